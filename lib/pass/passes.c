/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/passes.h"

#include "dialect/bridge.h"

#include <pthread.h>
#include <stddef.h>

static const tm_pass_info *const passes[] = {
	NULL,
};

static const tm_pipeline_info *const pipelines[] = {
	NULL,
};

static void
register_all(void)
{
	for (size_t i = 0; passes[i]; i++)
		tm_pass_register(passes[i]);
	for (size_t i = 0; pipelines[i]; i++)
		tm_pipeline_register(pipelines[i]);
}

void
tm_passes_register(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, register_all);
}

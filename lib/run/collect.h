/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_COLLECT_H
#define TM_RUN_COLLECT_H

#include <mlir-c/IR.h>
#include <stdbool.h>
#include <stddef.h>

/* Ops found below another, in program order, to be rewritten one by one. */
typedef struct tm_found {
	MlirOperation *v; /* owned */
	size_t n, cap;
	bool failed; /* no memory: the list is not complete */
} tm_found;

/* All ops at and below ROOT that WANTED accepts. */
tm_found tm_collect(MlirOperation root,
                      bool (*wanted)(MlirOperation op, void *data), void *data);
void tm_found_free(tm_found *ops);
bool tm_op_is(MlirOperation op, const char *name);

#endif

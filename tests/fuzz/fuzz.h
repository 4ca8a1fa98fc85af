/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_TESTS_FUZZ_H
#define TM_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

/* libFuzzer's entry, one per target; returns 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Reads every byte, so that a sanitizer notices what may not be read. */
__attribute__((unused)) static void
fuzz_touch(const void *data, size_t size)
{
	volatile uint8_t sum = 0;

	for (size_t i = 0; i < size; i++)
		sum = (uint8_t)(sum + ((const uint8_t *)data)[i]);
}

#endif

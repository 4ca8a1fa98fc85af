/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls what torch-mlir-compile made of weight.mlir, see tools.sh. */
#include <stdint.h>
#include <stdio.h>

typedef struct results {
	int64_t n;
	float v;
} results;

void _mlir_ciface_weight(results *out, int64_t n);

int
main(void)
{
	results out;

	for (int64_t i = 0; i < 3; i++) {
		_mlir_ciface_weight(&out, i);
		printf("%g ", (double)out.v);
	}
	putchar('\n');
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls what torch-mlir-compile made of scale.mlir, see tools.sh. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct vector {
	float *allocated, *aligned;
	int64_t offset, sizes[1], strides[1];
} vector;

typedef struct matrix {
	float *allocated, *aligned;
	int64_t offset, sizes[2], strides[2];
} matrix;

typedef struct results {
	matrix r;
	int64_t n;
} results;

void _mlir_ciface_scale(results *out, matrix *x, vector *y, int64_t n);

int
main(int argc, char **argv)
{
	float x[2][3] = { { 0, 1, 2 }, { 3, 4, 5 } }, y[3] = { 0.5f, -1, 3 };
	matrix mx = { x[0], x[0], 0, { 2, 3 }, { 3, 1 } };
	vector vy = { y, y, 0, { 3 }, { 1 } };
	results out;

	_mlir_ciface_scale(&out, &mx, &vy, argc > 1 ? atoi(argv[1]) : 7);
	for (int i = 0; i < 6; i++)
		printf("%g ", (double)out.r.aligned[i]);
	printf("%d %d %d\n", (int)out.r.sizes[0], (int)out.r.sizes[1],
	       (int)out.n);
	free(out.r.allocated);
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_KERNEL_H
#define TM_RUN_KERNEL_H

#include "base/status.h"

#include <stddef.h>

enum { TM_KERNEL_DIMS = 16, TM_KERNEL_NAME = 40 };

/* The operands: one whose elements are broadcast (S), one that is read in
 * vectors (V), and the result (C). */
typedef enum tm_side { TM_SIDE_S, TM_SIDE_V, TM_SIDE_C, TM_NUM_SIDES } tm_side;

/*
 * What a kernel's code depends on.  Extents and strides are arguments: four
 * indices per dimension (extent, strides of S, V and C), in the order of the
 * loops.  Zero-initialise: kernels are compared as bytes.
 */
typedef struct tm_kernel {
	char type[TM_NUM_SIDES][16]; /* element types: "f32" */
	char cast[TM_NUM_SIDES][24]; /* "arith.extsi", or empty: of S and V */
	char mul[16], add[16];       /* "arith.mulf" */
	int lanes;                   /* of a vector of C's elements */
	int num_loops;    /* dimensions of C; one loop each */
	int num_sums;     /* dimensions that are summed over, innermost */
	int row;          /* the loop that is unrolled in registers, or -1 */
	int column;       /* the loop over vectors */
	int rows;         /* how many of ROW a tile has */
	bool varies[2][2]; /* [S or V][0: with ROW, 1: with COLUMN] */
	bool gather;      /* V's elements are apart along COLUMN */
} tm_kernel;

/* Writes the kernel as a private func.func called NAME.  The text is owned
 * by the caller; NULL where memory is exhausted. */
char *tm_kernel_text(const tm_kernel *kernel, const char *name);

#endif

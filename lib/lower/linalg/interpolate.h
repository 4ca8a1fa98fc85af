/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_LINALG_INTERPOLATE_H
#define TM_LOWER_LINALG_INTERPOLATE_H

#include "lower/linalg/linalg.h"

/* Which elements along one dimension make a value, and how much of each. */
typedef struct tm_taps {
	int n;
	MlirValue index[4];  /* of type index */
	MlirValue weight[4]; /* null: 1 */
	MlirValue inside[4]; /* an i1: counts at all; null: yes */
} tm_taps;

enum { TM_MAX_TAPPED = 3 };

/* The weighted sum, in DTYPE, of the elements of SOURCE (of type FROM) at
 * the indices LEAD followed by every combination of TAPS. */
MlirValue tm_interpolate(tm_builder *b, MlirValue source, tm_dtype from,
                         tm_dtype dtype, int lead, const MlirValue *at,
                         int n, const tm_taps *taps);
/* Weights of the four neighbours for the fraction T; A: Keys' parameter. */
void tm_cubic_weights(tm_builder *b, tm_dtype dtype, MlirValue t,
                      MlirValue weight[4]);
/* X rounded down, as a number and as an index. */
MlirValue tm_floor_index(tm_builder *b, tm_dtype dtype, MlirValue x,
                         MlirValue *floor);
/* X limited to [0, SIZE). */
MlirValue tm_clamp_index(tm_builder *b, MlirValue x, tm_ix size);

#endif

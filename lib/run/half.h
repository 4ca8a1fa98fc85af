/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_HALF_H
#define TM_RUN_HALF_H

#include <stdint.h>

/* The bits of the nearest IEEE binary16 or bfloat16, ties to even; the other
 * direction is tm_float_decode(). */
uint16_t tm_half_from_float(float value);
uint16_t tm_half_from_double(double value);
uint16_t tm_bfloat_from_float(float value);
uint16_t tm_bfloat_from_double(double value);

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_ELEMENT_H
#define TM_BASE_ELEMENT_H

#include "base/array.h"

/* Elements one by one; arrays may be unaligned.  AT is not checked. */

/* Element AT of an array of integers or booleans.  uint64 comes back as the
 * int64 with the same bits. */
int64_t tm_element_int(const tm_array *array, int64_t at);
/* Element AT of an array of floats; of a complex one, element AT / 2's real
 * (AT even) or imaginary part. */
double tm_element_real(const tm_array *array, int64_t at);

#endif

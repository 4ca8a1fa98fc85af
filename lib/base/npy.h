/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_NPY_H
#define TM_BASE_NPY_H

#include "base/arena.h"
#include "base/array.h"

#include <stdio.h>

/* Whether BYTES begins like a .npy file. */
bool tm_npy_detect(tm_bytes bytes);

/*
 * Reads a .npy file.  The data are borrowed from BYTES where they are
 * little-endian, in C order and aligned, else copied.  Free with
 * tm_array_free().
 */
TM_NODISCARD tm_status tm_npy_read(tm_array *out, tm_bytes bytes,
                                   uint64_t origin, tm_error *err);

/*
 * Writes ARRAY as a .npy file (version 1.0).  Element types that NumPy lacks
 * are widened, see tm_dtype_widened().
 */
TM_NODISCARD tm_status tm_npy_write(FILE *file, const tm_array *array,
                                    tm_error *err);

/*
 * Reads every array of a .npz file, a zip archive of .npy files, in the
 * archive's order.  NAMES are borrowed from BYTES, without ".npy"; both
 * tables belong to ARENA, the arrays are freed one by one.
 */
TM_NODISCARD tm_status tm_npz_read(tm_array **arrays, tm_str **names,
                                   size_t *count, tm_bytes bytes,
                                   tm_arena *arena, tm_error *err);

#endif

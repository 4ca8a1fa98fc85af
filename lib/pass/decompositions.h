/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_DECOMPOSITIONS_H
#define TM_PASS_DECOMPOSITIONS_H

#include "pass/rewrite.h"

/* Decompositions that rows name where text cannot say it. */
tm_status decompose_einsum(tm_rewrite *rw); /* einsum.c */

#endif

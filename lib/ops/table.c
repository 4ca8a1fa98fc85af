/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The rows as data.  This is the one file that names functions of all rooms
 * (rules of infer, lowerings of lower), so that no room has to register
 * itself; it has no code of its own.
 */
#include "infer/infer.h"
#include "lower/common.h"
#include "lower/linalg/linalg.h"
#include "lower/stablehlo/stablehlo.h"
#include "lower/tosa/tosa.h"
#include "ops/op.h"
#include "pass/decompositions.h"

const tm_op_info tm_ops[TM_NUM_OPS] = {
#define OP(id, sig, ...) [TM_OP_##id] = { .schema = sig, __VA_ARGS__ },
#include "ops/torch.def"
#undef OP
};

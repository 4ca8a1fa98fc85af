/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_DIALECT_VERIFY_H
#define TM_DIALECT_VERIFY_H

#include "dialect/ops.h"

/* What the row of a hand-written op asks for beyond its columns; OP has the
 * operands, results, attributes and regions that they say. */
bool tm_verify_hand(MlirOperation op, const tm_op_def *def);

/* The functions that rows name, by family. */
typedef bool tm_verify_fn(MlirOperation op);

tm_verify_fn verify_tuple_construct, verify_list_construct,
        verify_dict_construct, verify_derefine, verify_static_info_cast,
        verify_same_tensor, verify_overwrite, verify_tensor_literal,
        verify_vtensor_literal, verify_bind_symbolic_shape,
        verify_hop_flex_attention, verify_builtin_tensor;

#endif

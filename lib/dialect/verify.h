/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_DIALECT_VERIFY_H
#define TM_DIALECT_VERIFY_H

#include "dialect/ops.h"

/* What the row of a hand-written op asks for beyond its columns; OP has the
 * operands, results, attributes and regions that they say. */
bool tm_verify_hand(MlirOperation op, const tm_op_def *def);

/* The functions that rows name, one file per family. */
typedef bool tm_verify_fn(MlirOperation op);

/* The one of OP's row: ops are told apart by it.  NULL if it has none. */
tm_verify_fn *tm_verifier_of(MlirOperation op);

/* verify_value.c */
tm_verify_fn verify_tuple_construct, verify_list_construct,
        verify_dict_construct, verify_derefine, verify_static_info_cast,
        verify_same_tensor, verify_overwrite, verify_tensor_literal,
        verify_vtensor_literal, verify_bind_symbolic_shape,
        verify_hop_flex_attention, verify_builtin_tensor;
/* verify_region.c */
tm_verify_fn verify_prim_if, verify_if_yield, verify_prim_loop,
        verify_loop_condition, verify_calculate, verify_yield_per_result;
/* verify_graph.c */
tm_verify_fn verify_nn_module, verify_slot, verify_class_type,
        verify_in_class_type, verify_global_slot, verify_module_initializer,
        verify_initialize_global_slots;
/* verify_tm.c */
tm_verify_fn verify_tm_scan, verify_tm_scatter, verify_tm_sort,
        verify_tm_attention, verify_tm_topk;

#endif

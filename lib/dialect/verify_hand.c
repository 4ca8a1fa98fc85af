/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/verify.h"

#define verify_none NULL
#define verify_nn_module NULL
#define verify_slot NULL
#define verify_class_type NULL
#define verify_in_class_type NULL
#define verify_global_slot NULL
#define verify_module_initializer NULL
#define verify_initialize_global_slots NULL
#define verify_prim_loop NULL
#define verify_loop_condition NULL
#define verify_prim_if NULL
#define verify_if_yield NULL
#define verify_calculate NULL
#define verify_yield_per_result NULL
#define verify_tm_scan NULL
#define verify_tm_scatter NULL
#define verify_tm_sort NULL
#define verify_tm_attention NULL
#define verify_tm_topk NULL

/* The verify column of handwritten.def. */
static tm_verify_fn *const rows[] = {
#define HAND(name, traits, signature, attrs, regions, format, verify) \
	verify_##verify,
#include "ops/handwritten.def"
#undef HAND
};

bool
tm_verify_hand(MlirOperation op, const tm_op_def *def)
{
	return !rows[def->hand] || rows[def->hand](op);
}

bool
tm_op_refers_to_symbols(const tm_op_def *def)
{
	(void)def;
	return false;
}

bool
tm_op_verify_symbols(MlirOperation op, const tm_op_def *def)
{
	(void)op;
	(void)def;
	return true;
}

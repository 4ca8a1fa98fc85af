/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/verify.h"

#define verify_none NULL

/* The verify column of handwritten.def. */
static tm_verify_fn *const rows[] = {
#define HAND(name, traits, signature, attrs, regions, format, verify) \
	verify_##verify,
#include "ops/handwritten.def"
#undef HAND
};

tm_verify_fn *
tm_verifier_of(MlirOperation op)
{
	const tm_op_def *def = tm_op_def_of(op);

	return def && def->hand >= 0 ? rows[def->hand] : NULL;
}

bool
tm_verify_hand(MlirOperation op, const tm_op_def *def)
{
	return !rows[def->hand] || rows[def->hand](op);
}

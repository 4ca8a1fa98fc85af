/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_DIALECT_OPS_H
#define TM_DIALECT_OPS_H

#include "dialect/bridge.h"

/* Of use to the verifiers, inside this room. */

/* An inherent attribute; null where OP has none of that name. */
MlirAttribute tm_op_attr_of(MlirOperation op, const char *name);
/* Reports "'torch.x' op …" and returns false. */
bool tm_op_error(MlirOperation op, const char *format, ...) TM_PRINTF(2, 3);
/* The tensor type (of KIND) that a literal with ELEMENTS has; null if none:
 * signless integers of more than one bit are signed there. */
MlirType tm_literal_type(tm_type_kind kind, MlirAttribute elements);
/* Is ELEMENT the type in which MLIR keeps DTYPE (its sign dropped)? */
bool tm_type_same_storage(MlirType dtype, MlirType element);
/* May a value of TYPE be passed to (or come out of) a parameter ARG? */
bool tm_arg_accepts(const tm_schema_arg *arg, MlirType type);

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_OPS_PYTHON_H
#define TM_OPS_PYTHON_H

#include "base/str.h"

/* The operators ("aten::add.int aten::add.float …") that compute what the
 * Python function NAME ("_operator.add") does; empty if it is not known. */
tm_str tm_python_operators(tm_str name);

#endif

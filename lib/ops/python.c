/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ops/python.h"

static const struct {
	tm_str function, operators;
} functions[] = {
#define PYTHON(function, operators)            \
	{ { function, sizeof(function) - 1 }, \
	  { operators, sizeof(operators) - 1 } },
#include "ops/python.def"
#undef PYTHON
};

tm_str
tm_python_operators(tm_str name)
{
	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
		if (tm_str_eq(name, functions[i].function))
			return functions[i].operators;
	return (tm_str){ "", 0 };
}

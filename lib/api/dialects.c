/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "torch-mlir-c/Dialects.h"

#include "dialect/dialect.h"

/* What a dialect handle points to.  mlir/CAPI/Registration.h declares the
 * same, but in a C++ header. */
struct MlirDialectRegistrationHooks {
	void (*insert)(MlirDialectRegistry registry);
	MlirDialect (*load)(MlirContext context);
	MlirStringRef (*name)(void);
};

static MlirStringRef
name(void)
{
	return mlirStringRefCreate("torch", 5);
}

static MlirDialect
load(MlirContext context)
{
	const MlirDialectRegistry registry = mlirDialectRegistryCreate();

	tm_dialect_register(registry);
	mlirContextAppendDialectRegistry(context, registry);
	mlirDialectRegistryDestroy(registry);
	return mlirContextGetOrLoadDialect(context, name());
}

MlirDialectHandle
mlirGetDialectHandle__torch__(void)
{
	static const struct MlirDialectRegistrationHooks hooks = {
		tm_dialect_register, load, name
	};

	return (MlirDialectHandle){ &hooks };
}

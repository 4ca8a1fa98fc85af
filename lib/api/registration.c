/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "torch-mlir-c/Registration.h"

#include "dialect/dialect.h"
#include "pass/passes.h"
#include "run/context.h"

void
torchMlirRegisterAllDialects(MlirContext context)
{
	const MlirDialectRegistry registry = mlirDialectRegistryCreate();

	tm_dialect_register(registry);
	tm_run_register_dialects(registry);
	mlirContextAppendDialectRegistry(context, registry);
	mlirDialectRegistryDestroy(registry);
	mlirContextGetOrLoadDialect(context,
	                            mlirStringRefCreateFromCString("torch"));
}

void
torchMlirRegisterAllPasses(void)
{
	/* each remembers that it was here */
	tm_run_register_passes();
	tm_passes_register();
}

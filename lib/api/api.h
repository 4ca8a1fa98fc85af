/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_API_API_H
#define TM_API_API_H

#include "base/status.h"
#include "torch-mlir-c/Status.h"

/*
 * What the public functions share.  Each checks its arguments, makes one call
 * inward, and ends with
 *
 *	return tm_api_result(status, &err, error);
 *
 * which fills the caller's error, if there is one and something failed.
 */
TorchMlirStatus tm_api_result(tm_status status, const tm_error *err,
                              TorchMlirError *out);

#endif

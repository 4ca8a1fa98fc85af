/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_ELEMENTS_H
#define TM_IMPORT_ELEMENTS_H

#include "base/array.h"
#include "base/mapping.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/IR.h>

/*
 * The values of ARRAY as an attribute of type tensor<…xT>, where T is signed
 * as torch.vtensor.literal wants it.  A few values become dense<…>.  More
 * become dense_resource<NAME>, which borrows ARRAY's data if that lies in
 * MAPPING (NULL: nowhere) and else copies it.  Null where memory is
 * exhausted.
 */
MlirAttribute tm_elements(MlirContext ctx, const tm_array *array, tm_str name,
                          tm_mapping *mapping);

#endif

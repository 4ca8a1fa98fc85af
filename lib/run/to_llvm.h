/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_TO_LLVM_H
#define TM_RUN_TO_LLVM_H

#include "base/bytes.h"

#include <mlir-c/IR.h>

/* A constant that stays where it is: the code refers to it by NAME. */
typedef struct tm_extern {
	char *name;     /* owned */
	tm_bytes bytes; /* borrowed from the context */
	size_t align;   /* what the code expects */
} tm_extern;

typedef struct tm_externs {
	tm_extern *v; /* owned */
	size_t n;
} tm_externs;

void tm_externs_free(tm_externs *externs);

/*
 * The function that a program consists of: "main", or else the only public
 * one with a body.  Null, with ERR set, where there is none or where MODULE
 * calls functions that it does not define.
 */
MlirOperation tm_run_entry(MlirModule module, tm_error *err);

/* "_mlir_ciface_main": what the entry's C interface will be called. */
TM_NODISCARD tm_status tm_run_ciface_name(MlirModule module, char *text,
                                          size_t cap, tm_error *err);

/*
 * Lowers MODULE in place, from linalg on tensors to the LLVM dialect, with
 * the C interface _mlir_ciface_NAME for the entry function.  Arguments are
 * never written to; results are memory from malloc that the caller owns.
 * VECTOR_BITS is the width of the target's vector registers, 0 to use none.
 * With EXTERNS, weights that are dense_resource attributes are not copied
 * into the code but listed there.
 */
TM_NODISCARD tm_status tm_run_to_llvm(MlirModule module, int vector_bits,
                                      tm_externs *externs, tm_error *err);

/* The same for the part from TOSA to linalg on tensors. */
TM_NODISCARD tm_status tm_run_tosa_to_linalg(MlirModule module, tm_error *err);

#endif

## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include lib/lower/linalg/local.mk
include lib/lower/tosa/local.mk
include lib/lower/stablehlo/local.mk

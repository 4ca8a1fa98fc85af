## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
torchmlircdir = $(includedir)/torch-mlir-c
torchmlirc_HEADERS =

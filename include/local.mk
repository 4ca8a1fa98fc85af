## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
torchmlircdir = $(includedir)/torch-mlir-c
torchmlirc_HEADERS = \
	include/torch-mlir-c/Program.h \
	include/torch-mlir-c/Status.h
mlir_headers = \
	include/torch-mlir-c/Dialects.h \
	include/torch-mlir-c/Model.h \
	include/torch-mlir-c/Registration.h \
	include/torch-mlir-c/TorchTypes.h
## Of no use where MLIR is hidden in the library.
if !MLIR_STATIC
torchmlirc_HEADERS += $(mlir_headers)
endif

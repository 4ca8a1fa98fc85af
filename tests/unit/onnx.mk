## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
check_PROGRAMS += tests/unit/t-onnx-tensor tests/unit/t-onnx-table \
	tests/unit/t-onnx-import \
	tests/unit/t-fuzz-onnx
tests_unit_t_fuzz_onnx_SOURCES = tests/unit/t-fuzz-onnx.c tests/fuzz/fuzz-onnx.c
TESTS += tests/conformance/libonnx.sh

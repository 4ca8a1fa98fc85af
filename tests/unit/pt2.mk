## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
check_PROGRAMS += tests/unit/t-archive tests/unit/t-pt2-reader \
	tests/unit/t-fuzz-pt2 tests/unit/t-pt2-import \
	tests/unit/t-pt2-numbers
tests_unit_t_fuzz_pt2_SOURCES = tests/unit/t-fuzz-pt2.c tests/fuzz/fuzz-pt2.c
TESTS += tests/import/pt2/import.sh
tests/import/pt2/import.log: bin/torch-mlir-import bin/torch-mlir-opt

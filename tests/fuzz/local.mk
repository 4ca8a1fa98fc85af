## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## if ENABLE_FUZZERS
## noinst_PROGRAMS += tests/fuzz/fuzz-foo
## tests_fuzz_fuzz_foo_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_LDFLAGS)
## endif
if ENABLE_FUZZERS
noinst_PROGRAMS += tests/fuzz/fuzz-onnx tests/fuzz/fuzz-pt2
tests_fuzz_fuzz_onnx_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_LDFLAGS)
tests_fuzz_fuzz_pt2_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_LDFLAGS)
endif

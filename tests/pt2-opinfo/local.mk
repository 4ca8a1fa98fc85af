## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## The recorded samples of PyTorch's operator database.
EXTRA_PROGRAMS += tests/pt2-opinfo/run-opinfo
tests_pt2_opinfo_run_opinfo_LDADD = $(LDADD) $(ZLIB_LIBS)

## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
TESTS += tests/models/models.sh
tests/models/models.log: $(bin_PROGRAMS) examples/digits/show$(EXEEXT)

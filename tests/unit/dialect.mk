## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## check_PROGRAMS += tests/unit/t-foo        (made of tests/unit/t-foo.c)
check_PROGRAMS += tests/unit/t-dialect
check_PROGRAMS += tests/unit/t-hostile

## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
check_PROGRAMS += tests/unit/t-expr
check_PROGRAMS += tests/unit/t-schema
check_PROGRAMS += tests/unit/t-table

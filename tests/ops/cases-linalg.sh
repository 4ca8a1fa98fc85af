#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Recorded cases of PyTorch's answers, run by way of linalg.
target=linalg
. "$srcdir/tests/ops/cases.sh"

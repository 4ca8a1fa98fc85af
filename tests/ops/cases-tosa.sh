#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Recorded cases of PyTorch's answers, run by way of tosa.
target=tosa
. "$srcdir/tests/ops/cases.sh"

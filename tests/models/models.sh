#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Small networks give PyTorch's numbers through every file they were exported
# to, at both recorded sizes; so do the digits of the quick start.
. "$top_srcdir/tests/house/tap.sh"
tool=$top_builddir/bin/torch-mlir-run
test -x "$tool" || skip_all "no torch-mlir-run"

for dir in "$top_srcdir"/tests/models/*/; do
	for model in "$dir"*.pt2 "$dir"*.onnx; do
		ok "$(basename "$model")" "$tool" "$model" \
			--test-data "$dir" --rtol 1e-4 --atol 1e-5
	done
done
ok "digits" "$top_builddir/examples/digits/show" "$tool" \
	"$top_srcdir/examples/digits"
tap_done

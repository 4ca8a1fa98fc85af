#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Small networks, and real architectures at reduced width, give PyTorch's
# numbers through every file they were exported to, at all recorded sizes; so
# do the digits of the quick start.
. "$top_srcdir/tests/house/tap.sh"
tool=$top_builddir/bin/torch-mlir-run
test -x "$tool" || skip_all "no torch-mlir-run"

# run FOLDER MODEL
run()
{
	rtol=1e-4 atol=1e-5
	case $2 in *_bf16*) rtol=2e-2 atol=2e-2 ;; esac
	ok "$(basename "$2")" "$tool" "$2" --test-data "$1" \
		--rtol $rtol --atol $atol
}

for dir in "$top_srcdir"/tests/models/*/ "$top_srcdir"/tests/programs/*/; do
	for model in "$dir"*.pt2 "$dir"*.onnx; do
		case $model in
		*/lstm.pt2) skip lstm.pt2 "aten.lstm.input has no row" ;;
		*) run "$dir" "$model" ;;
		esac
	done
done
ok "digits" "$top_builddir/examples/digits/show" "$tool" \
	"$top_srcdir/examples/digits"
tap_done

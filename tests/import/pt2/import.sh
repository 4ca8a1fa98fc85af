#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Every good-* archive beside this script is imported, and torch-mlir-opt
# verifies what comes out; bad-* end with status 1 and unsupported-* with 3,
# each with one line that says why.
. "$top_srcdir/tests/house/tap.sh"
here=$top_srcdir/tests/import/pt2
out=$tap_dir/out.mlir

imports()
{
	torch-mlir-import "$@" -o "$out" && torch-mlir-opt "$out" -o "$tap_dir/again" &&
		torch-mlir-import "$@" --emit=bytecode -o "$out" &&
		torch-mlir-opt "$out" -o "$tap_dir/binary" && cmp "$tap_dir/again" "$tap_dir/binary"
}

# refuses STATUS FILE: one line, no module.  32M make the bombs too large.
refuses()
{
	want=$1
	shift
	torch-mlir-import --max-memory=32M "$@" >"$out" 2>"$tap_dir/err"
	got=$?
	cat "$tap_dir/err"
	test "$got" -eq "$want" && test ! -s "$out" && test "$(wc -l <"$tap_dir/err")" -eq 1
}

# The same module, wherever its weights are kept: external ones come back.
weights()
{
	torch-mlir-import "$1" --weights=external -o "$tap_dir/w.mlir" &&
		test -s "$tap_dir/w.mlir.safetensors" &&
		! grep -q '0x' "$tap_dir/w.mlir" &&
		torch-mlir-import "$tap_dir/w.mlir" -o "$tap_dir/back" &&
		torch-mlir-import "$1" -o "$tap_dir/resource" &&
		sed 's/weight_1/weight/' "$tap_dir/back" | cmp - "$tap_dir/resource" &&
		torch-mlir-import "$1" --weights=inline -o "$tap_dir/inline" &&
		! grep -q dense_resource "$tap_dir/inline"
}

no_weights()
{
	rm "$tap_dir/w.mlir.safetensors"
	! torch-mlir-import "$tap_dir/w.mlir" -o "$tap_dir/back"
}

for f in "$here"/good-*.pt2; do
	ok "${f##*/}" imports "$f"
done
for f in "$here"/bad-*.pt2; do
	ok "${f##*/}" refuses 1 "$f"
done
for f in "$here"/unsupported-*.pt2; do
	ok "${f##*/}" refuses 3 "$f"
done
two=$here/unsupported-two_models.pt2
ok "a model by name" imports "$two" --model=second.v1
ok "a model that is not there" refuses 3 "$two" --model=third
ok "weights in the module and beside it" weights "$here/good-conv_bn.torch2.6.pt2"
ok "weights that are lost" no_weights
tap_done

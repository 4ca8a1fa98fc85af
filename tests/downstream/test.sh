#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Programs of others build against the installed tree, with nothing but what
# pkg-config says, and run.
. "$top_srcdir/tests/house/tap.sh"
src=$top_srcdir/tests/downstream
digits=$top_srcdir/examples/digits/digits
model=$digits.onnx
command -v pkg-config >/dev/null || skip_all "no pkg-config"
test -z "$SAN_FLAGS" || skip_all "the sanitizers would have to come first"

install_tree()
{
	# not as a child of the make that runs this test
	env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS make -s -C "$top_builddir" \
		install DESTDIR="$tap_dir/root"
}

# pkg-config of the installed tree alone; DESTDIR moves the prefix.
pc()
{
	PKG_CONFIG_LIBDIR=$(dirname "$pcfile"):$(pkg-config --variable \
		pc_path pkg-config) \
		pkg-config --define-variable=prefix="$root$prefix" "$@" torch-mlir
}

build()
{
	out=$1
	shift
	# shellcheck disable=SC2046,SC2086 # lists of words
	$CC -Wall -Wextra -Werror -o "$tap_dir/$out" "$src/$out.c" \
		$(pc --cflags) $(pc "$@")
}

run()
{
	"$tap_dir/run" "$model" | tee "$tap_dir/out" &&
		grep -qx 'torch-mlir .*: 1 output of float32, 40 bytes' \
			"$tap_dir/out"
}

# lower TARGET DIALECT MODEL PIPELINE: down to TARGET, which has DIALECT's ops
lower()
{
	"$tap_dir/lower" "$3" "$4" "torch-backend-to-$1-backend-pipeline" \
		>"$tap_dir/out" && grep -q "$2\\." "$tap_dir/out" &&
		! grep -E '!torch|torch\.(aten|constant)' "$tap_dir/out"
}

refuses()
{
	! "$tap_dir/run" "$src/run.c" 2>"$tap_dir/out" &&
		grep -q 'run.c: ' "$tap_dir/out"
}

ok "make install" install_tree
root=$tap_dir/root
pcfile=$(find "$root" -name torch-mlir.pc)
prefix=$(sed -n 's/^prefix=//p' "$pcfile")
LD_LIBRARY_PATH=$(dirname "$(find "$root" -name libtorch-mlir.so)")
export LD_LIBRARY_PATH

ok "run.c builds with pkg-config" build run --libs
ok "run.c runs a model" run
ok "run.c says what is wrong with a file" refuses
if test "$with_mlir" = static; then
	skip "lower.c" "MLIR is hidden in a static build"
	tap_done
fi
ok "lower.c builds with pkg-config --static" build lower --libs --static
ok "lower.c takes an ONNX model to linalg" lower linalg-on-tensors linalg \
	"$digits.onnx" torch-onnx-to-torch-backend-pipeline
ok "lower.c takes a PyTorch program to linalg" lower linalg-on-tensors linalg \
	"$digits.pt2" torchdynamo-export-to-torch-backend-pipeline
for target in tosa stablehlo; do
	ok "lower.c takes a layer to $target" lower $target $target \
		"$src/layer.mlir" torch-function-to-torch-backend-pipeline
done
tap_done

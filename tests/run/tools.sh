#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# torch-mlir-run and torch-mlir-compile: what they do, say, and return.
. "$top_srcdir/tests/house/tap.sh"
data=$top_srcdir/tests/run
model=$data/scale.mlir
set0=$data/good/test_data_set_0
set1=$data/good/test_data_set_1
inputs="-i $set0/input_0.pb -i $set1/input_1.npy -i $set0/input_2.pb"

# gives STATUS TEXT COMMAND...: the exit status, and a line of the output.
gives()
{
	want=$1 text=$2
	shift 2
	"$@" >"$tap_dir/out" 2>&1
	got=$?
	cat "$tap_dir/out"
	test "$got" -eq "$want" || { echo "exit status $got"; return 1; }
	test -z "$text" || grep -qF -- "$text" "$tap_dir/out"
}

# shellcheck disable=SC2086 # a list of words
run()
{
	torch-mlir-run "$model" "$@"
}

# ---- torch-mlir-run --------------------------------------------------------
ok "outputs are printed" gives 0 \
	"output 0: float32[2,3] = 0.5 1 7 6.5 7 13" run $inputs
ok "a number is printed" gives 0 "output 1: int64[] = 7" run $inputs
ok "outputs are written" gives 0 "" run $inputs -o "$tap_dir/o"
cp "$set0"/input_?.pb "$tap_dir/o"
ok "what was written can be compared" gives 0 "output 0: largest difference 0" \
	run --test-data="$tap_dir/o"
ok "a folder of outputs may exist" gives 0 "" run $inputs -o "$tap_dir/o"
ok "a folder that cannot be made" gives 1 "No such file or directory" \
	run $inputs -o "$tap_dir/no/such"
ok "the optimization level" gives 0 "output 0: float32[2,3] = 0.5 1 7" \
	run $inputs -O0

ok "test data agree" gives 0 "test_data_set_1: output 0: largest difference 0" \
	run --test-data "$data/good"
ok "test data differ" gives 1 "FAILED, 1 elements, the first at 5" \
	run --test-data "$data/bad"
ok "the largest differences" gives 1 \
	"largest difference 0.25 absolute, 0.0189 relative" \
	run --test-data "$data/bad"
ok "within an absolute tolerance" gives 0 "ok" \
	run --test-data "$data/bad" --atol=0.3
ok "within a relative tolerance" gives 0 "ok" \
	run --test-data "$data/bad" --rtol=0.02
ok "no test data" gives 1 "no test_data_set_* in it" \
	run --test-data "$tap_dir"
ok "no folder of test data" gives 1 "No such file or directory" \
	run --test-data "$tap_dir/none"

ok "too few inputs" gives 1 "2 inputs given, the model takes 3" \
	run -i "$set0/input_0.pb" -i "$set0/input_1.pb"
ok "wrong shape" gives 1 \
	"input 0 is float32[2,4], the model takes float32[?,3]" \
	run -i "$data/wide.npy" -i "$set0/input_1.pb" -i "$set0/input_2.pb"
ok "wrong element type" gives 1 \
	"input 0 is float64[2,3], the model takes float32[?,3]" \
	run -i "$data/double.npy" -i "$set0/input_1.pb" -i "$set0/input_2.pb"
ok "a check fails while running" gives 1 \
	"aten.scale: n must be less than 100" \
	run -i "$set0/input_0.pb" -i "$set0/input_1.pb" -i "$data/hundred.npy"
ok "no such input" gives 1 "No such file or directory" run -i "$tap_dir/none"
ok "an input that is none" gives 1 "$model" run -i "$model" -i "$model"

ok "no such model" gives 1 "No such file or directory" \
	torch-mlir-run "$tap_dir/none.mlir"
echo 'func.func @main( {' >"$tap_dir/bad.mlir"
ok "a model with a fault has a place" gives 1 'bad.mlir":1:17' \
	torch-mlir-run "$tap_dir/bad.mlir"
: >"$tap_dir/empty"
ok "an empty model" gives 1 "$tap_dir/empty" torch-mlir-run "$tap_dir/empty"
ok "no model" gives 2 "no MODEL given" torch-mlir-run
ok "two models" gives 2 "more than one MODEL given" torch-mlir-run a b
ok "an unknown option" gives 2 "unknown option '--frob'" run --frob
ok "an option without its value" gives 2 "option '-i' needs an argument" run -i
ok "a tolerance that is none" gives 2 "--rtol takes a number" run --rtol=x
ok "a target that is none" gives 2 "unknown target 'foo'" run -t foo
ok "StableHLO cannot be run" gives 3 "StableHLO cannot be run here" \
	run -t stablehlo $inputs
ok "inputs beside test data" gives 2 "no --input" \
	run --test-data "$data/good" -i x
ok "--help" gives 0 "--test-data=DIR" torch-mlir-run --help
ok "--version" gives 0 "torch-mlir-run (torch-mlir) " torch-mlir-run --version

# ---- torch-mlir-compile ----------------------------------------------------
compile()
{
	torch-mlir-compile "$model" "$@"
}
ok "linalg stays linalg" gives 0 "linalg.generic" compile
ok "LLVM IR" gives 0 "@_mlir_ciface_main(ptr" compile -t llvm
ok "LLVM IR exports one function" test \
	"$(compile -t llvm 2>&1 | grep '^define' | grep -vc ' internal ')" -eq 1
ok "no such target" gives 3 "foo" compile -t object --triple=foo
ok "bytecode" gives 0 "" compile --emit=bytecode -o "$tap_dir/m.mlirbc"
ok "bytecode runs" gives 0 "output 1: int64[] = 7" \
	torch-mlir-run "$tap_dir/m.mlirbc" $inputs
ok "bytecode is not for objects" gives 2 "--emit=bytecode is for MLIR" \
	compile --emit=bytecode -t object
ok "a name that is none" gives 2 "is no name for a C function" \
	compile -t object --entry=a-b
ok "no way up" gives 3 "no way leads from linalg to TOSA" compile -t tosa
ok "an output that cannot be written" gives 1 "No such file or directory" \
	compile -o "$tap_dir/no/such"

if command -v "${CC%% *}" >/dev/null 2>&1; then
	ok "an object" gives 0 "" \
		compile -t object --entry=scale -o "$tap_dir/scale.o"
	# shellcheck disable=SC2086 # the compiler may have options
	ok "links into a C program" gives 0 "" ${CC:-cc} \
		"$data/ciface.c" "$tap_dir/scale.o" -lm -o "$tap_dir/ciface"
	ok "which runs" gives 0 "0.5 1 7 6.5 7 13 2 3 7" "$tap_dir/ciface"
	ok "and checks" gives 134 "aten.scale: n must be less than 100" \
		sh -c "'$tap_dir/ciface' 100; exit \$?"
	ok "an object with a weight" gives 0 "" torch-mlir-compile \
		"$data/weight.mlir" -t object --entry=weight -o "$tap_dir/w.o"
	# shellcheck disable=SC2086
	ok "links too" gives 0 "" ${CC:-cc} \
		"$data/weight.c" "$tap_dir/w.o" -o "$tap_dir/weight"
	ok "and has it" gives 0 "1 2 3" "$tap_dir/weight"
else
	skip "an object in a C program" "no C compiler"
fi
tap_done

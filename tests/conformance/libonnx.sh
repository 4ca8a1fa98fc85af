#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs the model directories of ONNX's own tests (Debian's libonnx-testdata)
# with torch-mlir-run --test-data and compares with the list of those that
# pass: one that fails though it is listed fails this test, one that passes
# though it is not listed is named.
#
#	TM_CONFORMANCE=all   all of them and a table by operator; otherwise
#	                     every eighth of the list
#	TM_ONNX_DATA=DIR     where they are
#	TM_JOBS=N            that many at a time (2)
. "$top_srcdir/tests/house/tap.sh"
data=${TM_ONNX_DATA:-/usr/share/libonnx-testdata/data}
list=$top_srcdir/tests/conformance/libonnx.pass
test -d "$data/node" || skip_all "no ONNX test data in $data"
run=$top_builddir/bin/torch-mlir-run
test -x "$run" || skip_all "torch-mlir-run is not built"

if test "${TM_CONFORMANCE:-}" = all; then
	(cd "$data" && ls -d */*/test_data_set_0) | sed 's|/test_data_set_0||' \
		>"$tap_dir/dirs"
else
	# releases of ONNX name a few of them differently
	awk 'NR % 8 == 1' "$list" | while read -r dir; do
		test ! -f "$data/$dir/model.onnx" || echo "$dir"
	done >"$tap_dir/dirs"
fi

cat >"$tap_dir/one" <<EOF
#!/bin/sh
if timeout 120 "$run" "$data/\$1/model.onnx" --test-data "$data/\$1" \
	>"$tap_dir/out.\$\$" 2>&1
then echo "pass \$1"
else echo "fail \$1"; sed "s|^|# \$1: |" "$tap_dir/out.\$\$" >&2
fi
rm -f "$tap_dir/out.\$\$"
EOF
chmod +x "$tap_dir/one"
xargs -P "${TM_JOBS:-2}" -n 1 "$tap_dir/one" <"$tap_dir/dirs" \
	>"$tap_dir/result" 2>"$tap_dir/why"

sed -n 's/^pass //p' "$tap_dir/result" | LC_ALL=C sort >"$tap_dir/passed"
LC_ALL=C sort "$tap_dir/dirs" >"$tap_dir/sorted"
LC_ALL=C sort "$list" | LC_ALL=C comm -12 - "$tap_dir/sorted" >"$tap_dir/listed"

regressions()
{
	LC_ALL=C comm -23 "$tap_dir/listed" "$tap_dir/passed" >"$tap_dir/lost"
	while read -r dir; do
		echo "$dir is listed but fails"
		grep -F "# $dir: " "$tap_dir/why" | head -3
	done <"$tap_dir/lost"
	test ! -s "$tap_dir/lost"
}

# "Conv 7 of 8", by the first operator of each model.
by_operator()
{
	while read -r result dir; do
		op=$("$top_builddir/bin/torch-mlir-import" "$data/$dir/model.onnx" |
			grep -o 'onnx\.[A-Za-z]*"' | grep -v Constant |
			sed -n '1s/"//p')
		echo "$result ${op:-none}"
	done <"$tap_dir/result" | awk '
		{ n[$2]++; if ($1 == "pass") p[$2]++ }
		END { for (o in n) printf "# %s: %d of %d\n", o, p[o], n[o] }' |
		LC_ALL=C sort
}

if test "${TM_CONFORMANCE:-}" = all; then
	by_operator
	LC_ALL=C comm -13 "$tap_dir/listed" "$tap_dir/passed" |
		sed 's/^/# not listed but passes: /'
	LC_ALL=C comm -23 "$tap_dir/sorted" "$tap_dir/passed" | sed 's/^/# fails: /'
fi
echo "# $(wc -l <"$tap_dir/passed") of $(wc -l <"$tap_dir/dirs") pass"
ok "some directories were run" test -s "$tap_dir/passed"
ok "none of the listed directories fails" regressions
tap_done

#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The headers declare, the map lists and the library exports the same names.
. "$top_srcdir/tests/house/tap.sh"
headers=$(find "$top_srcdir/include/torch-mlir-c" -name '*.h')
test -n "$headers" || skip_all "no header"
lib=$top_builddir/lib/.libs/libtorch-mlir.so
test -e "$lib" || skip_all "no shared library"

# shellcheck disable=SC2086 # a list of words
"$top_srcdir/build-aux/abi-names.sh" $headers >"$tap_dir/declared"
awk '/^TORCH_MLIR_/ { tier = /MLIR_[0-9]+ \{/ && /_MLIR_[0-9]*[0-9] \{$/ &&
		$1 !~ /^TORCH_MLIR_[0-9.]+$/ ? "mlir" : "free" }
	/^\t\t[A-Za-z]/ { sub(/;/, ""); print tier, $1 }' \
	"$top_builddir/lib/torch-mlir.map" | LC_ALL=C sort >"$tap_dir/listed"
${NM:-nm} -D --defined-only --with-symbol-versions "$lib" |
	awk '$2 != "A" && $3 !~ /^__(asan|odr_asan|ubsan|sanitizer|start|stop)/ {
		n = $3; tier = n ~ /@.*_MLIR_[0-9]+$/ &&
			n !~ /@TORCH_MLIR_[0-9.]+$/ ? "mlir" : "free"
		sub(/@.*/, "", n); print tier, n }' |
	LC_ALL=C sort >"$tap_dir/exported"

ok "the headers declare functions" test -s "$tap_dir/declared"
ok "the map lists what the headers declare (run build-aux/update-map.sh)" \
	diff -u "$tap_dir/listed" "$tap_dir/declared"
# A static build hides MLIR, and with it the functions that take its types.
test "$with_mlir" != static || sed -i '/^mlir /d' "$tap_dir/listed"
ok "the library exports what the map lists" \
	diff -u "$tap_dir/listed" "$tap_dir/exported"
tap_done

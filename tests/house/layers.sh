#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The rooms of lib/ use only rooms below them (doc/architecture.md):
#	base < ops < dialect < infer < lower, import < pass < run < api < bin
# Asked of the object files, where a forgotten include cannot hide it.
. "$top_srcdir/tests/house/tap.sh"
cd "$top_builddir" || exit 99

# Prints "D|U NAME ROOM FILE" of every symbol of ours.
symbols()
{
	find lib $(test ! -d bin || echo bin) -name '*.o' ! -path 'lib/*/.libs/*.so*' | while read -r o; do
		case $o in
		# libtool may keep a second object beside the one in .libs
		*/.libs/*) ;;
		lib/*) test ! -e "${o%/*}/.libs/${o##*/}" || continue ;;
		esac
		room=$(echo "$o" | sed 's|^lib/\([a-z]*\)/.*|\1|; s|^bin/.*|bin|')
		${NM:-nm} "$o" | awk -v room="$room" -v file="$o" '
			NF == 2 && $1 == "U" { print "U", $2, room, file }
			NF == 3 && $2 ~ /[A-TV-Z]/ { print "D", $3, room, file }'
	done
}

symbols >"$tap_dir/symbols"

upward()
{
	awk '
	BEGIN {
		n = split("base ops dialect infer lower pass run api bin", r)
		for (i = 1; i <= n; i++)
			rank[r[i]] = i
		rank["import"] = rank["lower"]
	}
	NR == FNR { if ($1 == "D") { home[$2] = $3 } next }
	$1 == "U" && ($2 in home) && home[$2] != $3 {
		# The table is where a row names the functions of its columns.
		if ($4 ~ /^lib\/ops\/(\.libs\/)?(op|table)[^\/]*\.o$/)
			next
		if (!($3 in rank) || rank[home[$2]] >= rank[$3])
			print $4 ": " $2 " of " home[$2]
	}' "$tap_dir/symbols" "$tap_dir/symbols" | LC_ALL=C sort -u | grep . &&
		return 1
	return 0
}

base_has_mlir()
{
	awk '$1 == "U" && $3 == "base" && $2 ~ /^(mlir[A-Z]|LLVM|_ZN4(mlir|llvm))/ {
		print $4 ": " $2 }' "$tap_dir/symbols" | grep . && return 1
	return 0
}

ok "there are symbols to look at" test -s "$tap_dir/symbols"
ok "no room uses one above it" upward
ok "lib/base knows nothing of MLIR" base_has_mlir
tap_done

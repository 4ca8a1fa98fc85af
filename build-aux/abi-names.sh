#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# abi-names.sh HEADER...: prints the functions that the public headers
# declare, sorted, each with its tier: "free NAME" where the signature names no
# MLIR type, "mlir NAME" where it does.
set -eu
awk '
function declaration(text,    name) {
	if (text ~ /MLIR_DECLARE_CAPI_DIALECT_REGISTRATION *\(/) {
		name = text
		sub(/.*MLIR_DECLARE_CAPI_DIALECT_REGISTRATION *\([^,]*, */, "", name)
		sub(/ *\).*/, "", name)
		print "mlir mlirGetDialectHandle__" name "__"
		return
	}
	if (text !~ /_EXPORTED/ || !match(text, /torchMlir[A-Za-z0-9_]* *\(/))
		return
	name = substr(text, RSTART, RLENGTH)
	sub(/ *\($/, "", name)
	print (text ~ /[^A-Za-z0-9_]Mlir[A-Z]/ ? "mlir " : "free ") name
}
/^[ \t]*#/ { while (/\\$/) if ((getline) <= 0) break; next }
{
	sub(/\/\/.*/, "")
	all = all " " $0
}
END {
	# comments, then one declaration per ";" or brace
	while (match(all, /\/\*/)) {
		head = substr(all, 1, RSTART - 1)
		rest = substr(all, RSTART + 2)
		end = index(rest, "*/")
		all = head " " (end ? substr(rest, end + 2) : "")
	}
	n = split(all, part, /[;{}]/)
	for (i = 1; i <= n; i++)
		declaration(part[i])
}' "$@" </dev/null | LC_ALL=C sort -u

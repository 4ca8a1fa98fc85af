#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# abi-names.sh HEADER...: prints the functions that the public headers
# declare, sorted, each with its tier: "mlir NAME" where the header needs those
# of MLIR, "free NAME" where it does not.
set -eu
for header in "$@"; do
	tier=free
	! grep -q '^#include "mlir-c/' "$header" || tier=mlir
	awk -v tier=$tier '
function declaration(text,    name) {
	if (text ~ /MLIR_DECLARE_CAPI_DIALECT_REGISTRATION *\(/) {
		name = text
		sub(/.*MLIR_DECLARE_CAPI_DIALECT_REGISTRATION *\([^,]*, */, "", name)
		sub(/ *\).*/, "", name)
		print tier, "mlirGetDialectHandle__" name "__"
		return
	}
	if (text !~ /_EXPORTED/ || !match(text, /torchMlir[A-Za-z0-9_]* *\(/))
		return
	name = substr(text, RSTART, RLENGTH)
	sub(/ *\($/, "", name)
	print tier, name
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
}' "$header"
done | LC_ALL=C sort -u

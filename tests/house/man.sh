#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Every tool has a manual page, with every option of its --help in it, and
# mandoc finds nothing to say about any page.
. "$top_srcdir/tests/house/tap.sh"

# torch-mlir-opt and the language server print the options of MLIR and LLVM
# too; their pages name those of this project.
options()
{
	case $1 in
	*-opt | *-lsp-server) "$top_builddir/bin/$1" --help | sed -n \
		's/^ *--\(torch[a-z0-9-]*\|onnx-to-torch[a-z-]*\|convert-torch[a-z-]*\).*/\1/p' ;;
	*) "$top_builddir/bin/$1" --help | grep -oE -- '(^|[ ,[|])--[a-z][a-z0-9-]*' |
		sed 's/.*--//' ;;
	esac | LC_ALL=C sort -u
}

undocumented()
{
	options "$1" >"$tap_dir/options" || return
	test -s "$tap_dir/options" || { echo "no option in --help"; return 1; }
	sed 's/\\-/-/g' "$2" >"$tap_dir/page"
	bad=0
	while read -r o; do
		grep -qE -- "(Fl |Cm |--?)-?$o( |=|\$)" "$tap_dir/page" ||
			{ echo "--$o"; bad=1; }
	done <"$tap_dir/options"
	return $bad
}

quiet()
{
	"$MANDOC" -Tlint -Wwarning "$1"
}

for tool in "$top_builddir"/bin/torch-mlir-*; do
	name=${tool##*/}
	case $name in *.*) continue ;; esac
	test -x "$tool" || continue
	page=$top_srcdir/man/$name.1
	ok "$name has a manual page" test -f "$page"
	ok "the page of $name has every option" undocumented "$name" "$page"
done
for page in "$top_srcdir"/man/*.[137] "$top_builddir"/man/*.[137]; do
	test -f "$page" || continue
	if test "${MANDOC:-no}" = no; then
		skip "mandoc on ${page##*/}" "no mandoc"
	else
		ok "mandoc has nothing to say about ${page##*/}" quiet "$page"
	fi
done
test "$tap_count" -gt 0 || skip_all "no tool"
tap_done

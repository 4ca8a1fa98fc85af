#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What keeps the house small: C++ stays a thin bridge, files and functions
# stay readable.  doc/style.md gives the reasons.
. "$top_srcdir/tests/house/tap.sh"
"$top_srcdir/build-aux/source-files.sh" "$top_srcdir" bin include lib |
	grep -E '\.(c|h|cpp|def)$' | sed "s|^|$top_srcdir/|" >"$tap_dir/files"
test -s "$tap_dir/files" || skip_all "no sources"

cpp_budget()
{
	n=$(grep '\.cpp$' "$tap_dir/files" | xargs -r cat | wc -l)
	echo "$n lines of C++"
	test "$n" -le 1200
}

# Tables of rows (*.def) may be as long as they need to be.
long_files()
{
	grep -v '\.def$' "$tap_dir/files" | xargs awk '
		FNR == 1 { if (n > 1000) print name, n; name = FILENAME }
		{ n = FNR }
		END { if (n > 1000) print name, n }' | grep . && return 1
	return 0
}

# From the "{" in the first column to the "}" there.
long_functions()
{
	grep '\.c$' "$tap_dir/files" | xargs awk '
		/^\{/ { start = FNR }
		/^\}/ && start {
			if (FNR - start > 100)
				print FILENAME ":" start, FNR - start, "lines"
			start = 0
		}' | grep . && return 1
	return 0
}

ok "at most 1200 lines of C++" cpp_budget
ok "no file over 1000 lines" long_files
ok "no function over 100 lines" long_functions
tap_done

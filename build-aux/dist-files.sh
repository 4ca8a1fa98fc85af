#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# dist-files.sh SRCDIR DISTDIR PATH...: copies the source files below each PATH
# of SRCDIR to DISTDIR.  In a git work tree those are the tracked files, in an
# unpacked release all but what a build leaves behind.
set -eu
srcdir=$1
distdir=$(cd "$2" && pwd)
shift 2
cd "$srcdir"

list()
{
	if test -e .git && git ls-files "$@" 2>/dev/null; then
		return
	fi
	for p in "$@"; do
		test -e "$p" || continue
		find "$p" \( -name .libs -o -name .deps -o -name __pycache__ \) \
			-prune -o -type f ! -name '*.o' ! -name '*.lo' \
			! -name '*.la' ! -name '*.log' ! -name '*.trs' \
			! -name .dirstamp -print
	done
}

list "$@" | while IFS= read -r f; do
	test -f "$f" || continue
	test ! -e "$distdir/$f" || continue
	mkdir -p "$distdir/$(dirname "$f")"
	cp -p "$f" "$distdir/$f"
done

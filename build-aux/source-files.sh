#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# source-files.sh SRCDIR [PATH...]: prints the source files below each PATH
# (default: all) of SRCDIR.  In a git work tree those are the tracked files,
# in an unpacked release all but what a build leaves behind.
set -eu
cd "$1"
shift
test $# -gt 0 || set -- .

if test -e .git && command -v git >/dev/null; then
	exec git -c safe.directory='*' ls-files "$@"
fi
for p in "$@"; do
	test -e "$p" || continue
	find "$p" \( -name .libs -o -name .deps -o -name __pycache__ \
		-o -name '.git' -o -name 'autom4te.cache' \) \
		-prune -o -type f ! -name '*.o' ! -name '*.lo' \
		! -name '*.la' ! -name '*.log' ! -name '*.trs' \
		! -name .dirstamp -print
done | sed 's|^\./||'

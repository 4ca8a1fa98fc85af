#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# dist-files.sh SRCDIR DISTDIR PATH...: copies the source files below each PATH
# of SRCDIR to DISTDIR, unless automake has put them there already.
set -eu
srcdir=$1
distdir=$2
shift 2

"$(dirname "$0")/source-files.sh" "$srcdir" "$@" | while IFS= read -r f; do
	test -f "$srcdir/$f" || continue
	test ! -e "$distdir/$f" || continue
	mkdir -p "$distdir/$(dirname "$f")"
	cp -p "$srcdir/$f" "$distdir/$f"
done

#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Every file names its licence near its top; debian/copyright speaks for the
# files that cannot.
. "$top_srcdir/tests/house/tap.sh"
tag='SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception'

"$top_srcdir/build-aux/source-files.sh" "$top_srcdir" \
	.ci .clang-format Makefile.am bootstrap bin build-aux configure.ac doc \
	examples include lib m4 man quickstart rpm scripts tests tools \
	torch-mlir.pc.in CONTRIBUTING.md NEWS README.md SECURITY.md |
while read -r f; do
	case $f in
	# autoconf-archive's macros say theirs; what autoreconf adds is not ours
	m4/ax_*.m4 | m4/l*.m4 | m4/pkg.m4) continue ;;
	# data, without a comment syntax or with bytes that count
	*.onnx | *.pt2 | *.npy | *.npz | *.pb | *.pt | *.bin | *.json | *.txt | \
	*.tsv | *.csv | *.pass | *.zip | *.mlirbc | *.png | *.svg | *.pkl | *.gz) continue ;;
	tests/*/good-* | tests/*/bad-* | tests/*/unsupported-*) continue ;;
	build-aux/*) case $f in
		*source-files.sh | *dist-files.sh | *abi-*.sh | *update-*.sh) ;;
		*) continue ;;
		esac ;;
	esac
	test -s "$top_srcdir/$f" || continue
	head -n 5 "$top_srcdir/$f" | grep -qF "$tag" || echo "$f"
done >"$tap_dir/untagged"

ok "every source file has an SPDX line" diff /dev/null "$tap_dir/untagged"
tap_done

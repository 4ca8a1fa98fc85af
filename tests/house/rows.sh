#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The rows of each file of the op table are in the order of their ids, so that
# branches which add some merge, and a reader finds them.
. "$top_srcdir/tests/house/tap.sh"
for def in "$top_srcdir"/lib/ops/*.def; do
	case ${def##*/} in
	registry.def | handwritten.def | fn.def | onnx.def | fold.def | \
		alias.def | python.def | torch.def) continue ;;
	esac
	sed -n 's/^[A-Z_]*(\([a-z][A-Za-z0-9_]*\),.*/\1/p' "$def" >"$tap_dir/rows"
	ok "rows of ${def##*/} are sorted" env LC_ALL=C sort -c "$tap_dir/rows"
done
tap_done

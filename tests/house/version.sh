#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# configure.ac is where the version is; what else says it agrees.
. "$top_srcdir/tests/house/tap.sh"
version=$(sed -n 's/^AC_INIT(\[[^]]*\],\[\([^]]*\)\].*/\1/p' \
	"$top_srcdir/configure.ac")

ok "configure.ac has a version" test -n "$version"
ok "torch-mlir.pc" grep -qx "Version: $version" "$top_builddir/torch-mlir.pc"
ok "rpm" grep -qE "^Version: +$version\$" "$top_srcdir/rpm/torch-mlir.spec"
ok "NEWS" grep -q "^## $version" "$top_srcdir/NEWS"
# a release has no debian/
if test -f "$top_srcdir/debian/changelog"; then
	ok "debian/changelog" grep -q "^torch-mlir ($version-" \
		"$top_srcdir/debian/changelog"
fi
for tool in "$top_builddir"/bin/torch-mlir-*; do
	name=${tool##*/}
	case $name in *.* | *-opt | *-lsp-server) continue ;; esac
	test -x "$tool" || continue
	ok "$name --version" \
		sh -c "'$tool' --version | grep -qF '$version'"
done
tap_done

#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Scripts call torch-mlir-run thousands of times: it may take at most 1.3
# times what mlir-opt --version takes with the shared libraries of MLIR, 0.4
# times with --with-mlir=static.  Both are run in turn, and the best of each
# counts, so that a busy machine disturbs neither more than the other.
. "$top_srcdir/tests/house/tap.sh"
tool=$top_builddir/bin/torch-mlir-run
test -x "$tool" || skip_all "no torch-mlir-run"
test "${MLIR_OPT:-no}" != no || skip_all "no mlir-opt"
test -z "$SAN_FLAGS" || skip_all "sanitizers slow it down"
case $(date +%N) in *[!0-9]*) skip_all "date has no nanoseconds" ;; esac
# libtool's script in bin/ would count its own start
test ! -x "$top_builddir/bin/.libs/torch-mlir-run" ||
	tool=$top_builddir/bin/.libs/torch-mlir-run
LD_LIBRARY_PATH=$top_builddir/lib/.libs${LD_LIBRARY_PATH+:$LD_LIBRARY_PATH}
export LD_LIBRARY_PATH

# Microseconds that a command takes.
took()
{
	begin=$(date +%s%N)
	"$@" >/dev/null 2>&1 || return
	end=$(date +%s%N)
	echo $(((end - begin) / 1000))
}

best_ours=999999999
best_theirs=999999999
measure()
{
	for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
		ours=$(took "$tool" --version) || return
		theirs=$(took "$MLIR_OPT" --version) || return
		test "$ours" -ge "$best_ours" || best_ours=$ours
		test "$theirs" -ge "$best_theirs" || best_theirs=$theirs
	done
}

fast()
{
	limit=130
	test "$with_mlir" != static || limit=40
	measure || return
	echo "ours $best_ours us, mlir-opt $best_theirs us, limit $limit %"
	test $((best_ours * 100)) -le $((best_theirs * limit))
}

ok "torch-mlir-run starts fast" fast
tap_done

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# For shell tests: . "$top_srcdir/tests/house/tap.sh"
tap_count=0

# ok NAME COMMAND...: a check that passes where the command succeeds; shows
# its output where it does not.
ok()
{
	tap_name=$1
	shift
	tap_count=$((tap_count + 1))
	if tap_out=$("$@" 2>&1); then
		echo "ok $tap_count - $tap_name"
	else
		echo "not ok $tap_count - $tap_name"
		printf '%s\n' "$tap_out" | head -n 100 | sed 's/^/# /'
	fi
}

# skip NAME REASON
skip()
{
	tap_count=$((tap_count + 1))
	echo "ok $tap_count - $1 # SKIP $2"
}

# skip_all REASON: nothing of this test can run here.
skip_all()
{
	echo "1..0 # SKIP $1"
	exit 0
}

# A scratch folder, removed at the end.
tap_dir=$(mktemp -d "${TMPDIR:-/tmp}/torch-mlir.XXXXXX") || exit 99
trap 'rm -rf "$tap_dir"' EXIT
trap 'exit 99' HUP INT TERM

# Prints the plan; the script's last command.  Exits with zero: what failed
# has been said, and another status would count as one more failure.
tap_done()
{
	echo "1..$tap_count"
	exit 0
}

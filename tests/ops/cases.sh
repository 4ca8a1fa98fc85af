#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The recorded cases through one target: sourced by cases-TARGET.sh with
# $target set.  Lines of the file known-TARGET, "OP.mlir:CASE reason", are
# cases that do not hold yet; one that holds is told, so that it goes.
known=$srcdir/tests/ops/known-$target
run=$top_builddir/tests/ops/run-cases
find "$srcdir/tests/ops" -name '*.mlir' | LC_ALL=C sort |
  xargs -n 40 "$run" -t "$target" |
  awk -v known="$known" '
    BEGIN { while ((getline line < known) > 0)
              if (line !~ /^#/ && line != "") {
                name = line; sub(/ .*/, "", name)
                why[name] = substr(line, length(name) + 2) } }
    /^(not )?ok / {
      bad = /^not/; text = $0; sub(/^(not )?ok [0-9]+ - /, "", text)
      name = text; sub(/(: | #).*/, "", name); sub(/ $/, "", name)
      if (bad && (name in why)) {
        print "ok " ++n " - " name " # SKIP known: " why[name]; next }
      if (!bad && (name in why) && text !~ /SKIP/) {
        print "not ok " ++n " - " name ": holds now; take it out of the list"
        next }
      print (bad ? "not ok " : "ok ") ++n " - " text }
    /^1\.\.0/ { print "not ok " ++n " - no case ran" }
    END { print "1.." n }'

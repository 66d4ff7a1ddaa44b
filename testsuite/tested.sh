#!/bin/sh
# Put what a check has counted into the table of what was tested.
#
# Usage: tested.sh TABLE COMPILER TARGET AREAS LEVELS REVISION <OUTPUT
#
# OUTPUT is what run-check.sh printed.  Each board in it becomes a row of
# TABLE, doc/tested.md, with today's date; it takes the place of the row of the
# same compiler, target, board, areas and levels, if there is one.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

LC_ALL=C
export LC_ALL
table=$1
shift
[ -f "$table" ] && [ -w "$table" ] || exit 0

awk -v compiler="$1" -v target="$2" -v areas="$3" -v levels="$4" \
    -v last="| $5 | $(date -u +%Y-%m-%d) | |" '
  FILENAME == "-" && /^[^ ]+: [0-9]+ passed, [0-9]+ failed, [0-9]+ uns/ {
    board = $1
    sub(/:$/, "", board)
    key = "| " compiler " | " target " | " board " | " areas " | " levels " |"
    if (!(key in row))
      keys[++n] = key
    row[key] = key " " $2 " | " $4 " " last
  }
  FILENAME == "-" { next }
  # The first five cells of a row.
  {
    key = $0
    match(key, /^\|([^|]*\|)([^|]*\|)([^|]*\|)([^|]*\|)([^|]*\|)/)
    key = substr(key, 1, RLENGTH)
    print key in row ? row[key] : $0
    delete row[key]
  }
  END {
    for (i = 1; i <= n; i++)
      if (keys[i] in row)
	print row[keys[i]]
  }' - "$table" >"$table.new" && cat "$table.new" >"$table"
status=$?
rm -f "$table.new"
exit $status

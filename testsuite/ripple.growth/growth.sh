#!/bin/sh
# Compare what the compiler needs for N of something and for four times as
# many: eight times the user time at most, which leaves room for what is not
# linear in GCC itself and for a machine that is busy, and 900 MB.
#
# Usage: growth.sh AXIS N COMPILER...
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

dir=$(dirname "$0") axis=$1 n=$2
shift 2
ulimit -v 900000

# Hundredths of seconds of user time for $1 of them.
measure ()
{
  sh "$dir/gen.sh" "$axis" "$1" >"growth-$axis.c"
  shift
  (
    "$@" -o "growth-$axis.o" "growth-$axis.c" >&2 || exit 1
    times | sed -n '2s/^\([0-9]*\)m\([0-9]*\)\.\([0-9][0-9]\).*/\1 \2 \3/p' \
      | awk '{ print $1 * 6000 + $2 * 100 + $3 }'
  )
}

few=$(measure "$n" "$@") && many=$(measure $((4 * n)) "$@") || exit 1
rm -f "growth-$axis.c" "growth-$axis.o"
[ "$many" -le $((8 * few + 50)) ] || {
  echo "$n take 0.01 s times $few, $((4 * n)) take $many"
  exit 1
}

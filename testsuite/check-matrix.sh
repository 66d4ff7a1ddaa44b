#!/bin/sh
# Build and test the plugin for every GCC of this machine.
#
# Usage: check-matrix.sh SOURCE COMPILER...
#
# Makes a build tree matrix/COMPILER for each.  A compiler that is missing,
# or whose plugin headers are, is reported as untested.  The last line is
# "N passed, M failed".  LEVELS narrows the levels.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source=$1
shift
unset MAKEFLAGS MFLAGS MAKELEVEL
passed=0 failed=0

# Print what went wrong in log $1 and count it.
broken ()
{
  tail -n 20 "$1"
  failed=$((failed + 1))
}

for cc; do
  if ! "$cc" -dumpversion >/dev/null 2>&1 \
     || [ ! -f "$("$cc" -print-file-name=plugin)/include/gcc-plugin.h" ]; then
    echo "$cc: untested, the compiler or its plugin headers are missing"
    continue
  fi
  echo "$cc:"
  dir=matrix/$cc
  mkdir -p "$dir" || exit 1
  if ! (cd "$dir" && "$source/configure" RIPPLE_CC="$cc") \
	 >"$dir/configure.out" 2>&1; then
    broken "$dir/configure.out"
    continue
  fi
  if ! make -C "$dir" >"$dir/make.out" 2>&1; then
    broken "$dir/make.out"
    continue
  fi
  make -C "$dir" check LEVELS="${LEVELS-}" >"$dir/check.out" 2>&1
  sed -n '/^FAIL/p' "$dir/check.out"
  counts=$(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' \
	     "$dir/check.out" | tail -n 1)
  if [ -z "$counts" ]; then
    broken "$dir/check.out"
    continue
  fi
  echo "  ${counts% *} passed, ${counts#* } failed"
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
done
echo "$passed passed, $failed failed"
[ "$passed" -gt 0 ] && [ "$failed" -eq 0 ]

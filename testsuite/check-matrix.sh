#!/bin/sh
# Build and test the plugin for every GCC of this machine.
#
# Usage: check-matrix.sh SOURCE COMPILER...
#
# Makes a build tree matrix/COMPILER for each, runs "make check" there and, if
# the compiler is a cross compiler, "make check-scalable" and, if it knows SME,
# "make check-streaming", and prints
# "COMPILER: P passed, F failed", or "COMPILER: untested: WHY" if it, its
# plugin headers or the emulator for its programs are missing.  The last line
# is "N passed, M failed".  LEVELS narrows the levels, RUNTESTFLAGS the areas,
# SAMPLE takes one test of so many.
# What was counted is put into SOURCE/doc/tested.md, or $RIPPLE_TESTED: see
# tested.sh.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source=$1
shift
unset MAKEFLAGS MFLAGS MAKELEVEL
passed=0 failed=0
revision=$("$source/testsuite/revision.sh" "$source")
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)

# The emulator that programs of $cc need, or nothing.
emulator ()
{
  case $cc in
    */* | gcc*) ;;
    *-*-*-gcc*) echo "qemu-${cc%%-*}" ;;
  esac
}

# Put what log $2 of "make $1" for $cc counts into the table.
record ()
{
  areas=$(echo "${RUNTESTFLAGS:-all}" | sed 's/\.exp//g')
  [ "$1" = check ] || areas=scalable
  [ -n "${SAMPLE-}" ] \
    || "$source/testsuite/tested.sh" \
	 "${RIPPLE_TESTED:-$source/doc/tested.md}" \
	 "GCC $("$cc" -dumpfullversion)" "$("$cc" -dumpmachine)" "$areas" \
	 "${LEVELS:-default}" "$revision" <"$2"
}

# Print what went wrong in log $1 for $cc and count it.
broken ()
{
  tail -n 20 "$1"
  echo "$cc: 0 passed, 1 failed"
  failed=$((failed + 1))
}

for cc; do
  if ! "$cc" -dumpversion >/dev/null 2>&1; then
    echo "$cc: untested: it is missing"
    continue
  fi
  if [ ! -f "$("$cc" -print-file-name=plugin)/include/gcc-plugin.h" ]; then
    echo "$cc: untested: its plugin headers are missing"
    continue
  fi
  qemu=$(emulator)
  if [ -n "$qemu" ] && ! command -v "$qemu" >/dev/null; then
    echo "$cc: untested: $qemu is missing"
    continue
  fi
  echo "$cc: building"
  dir=matrix/$cc
  mkdir -p "$dir" || exit 1
  if [ ! -f "$dir/config.status" ] \
     && ! (cd "$dir" && "$source/configure" --enable-pch RIPPLE_CC="$cc") \
	    >"$dir/configure.out" 2>&1; then
    broken "$dir/configure.out"
    continue
  fi
  if ! make -C "$dir" -j"$jobs" >"$dir/make.out" 2>&1; then
    broken "$dir/make.out"
    continue
  fi
  tasks=check
  [ -z "$qemu" ] || tasks="check check-scalable"
  ! echo | "$cc" -march=armv9-a+sme -E - >/dev/null 2>&1 \
    || tasks="$tasks check-streaming"
  good=0 bad=0
  for task in $tasks; do
    out=$dir/$task.out
    echo "$cc: make $task"
    make -C "$dir" $task LEVELS="${LEVELS-}" \
      ${SAMPLE:+SAMPLE="$SAMPLE"} >"$out" 2>&1
    sed -n '/^FAIL/p' "$out"
    counts=$(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' \
	       "$out" | tail -n 1)
    if [ -z "$counts" ]; then
      broken "$out"
      continue 2
    fi
    record $task "$out"
    good=$((good + ${counts% *})) bad=$((bad + ${counts#* }))
  done
  echo "$cc: $good passed, $bad failed"
  passed=$((passed + good))
  failed=$((failed + bad))
done
echo "$passed passed, $failed failed"
[ "$passed" -gt 0 ] && [ "$failed" -eq 0 ]

#!/bin/sh
# Compare results and floating-point exceptions of the kernels of gen.c with
# those of the scalar program.
#
# Usage: run.sh CC PLUGIN FIRST COUNT
#
# For each instruction set of this x86, or for any other target: all exceptions
# with -ftrapping-math, those that are promised by default without.  Prints
# what differs, and "PASS FLAGS" or "FAIL FLAGS (how many)" for each; the exit
# status is 0 if all pass.
# The optimisation level depends on FIRST.  FUZZ_HOST_CC: a compiler for the
# generator, cc by default; FUZZ_FLAGS: flags that choose the instruction set;
# FUZZ_RUN: a command that runs programs.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

if [ $# -ne 4 ]; then
  echo "usage: $0 CC PLUGIN FIRST COUNT" >&2
  exit 2
fi
cc=$1 plugin=$2 first=$3 count=$4
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/exceptions.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
${FUZZ_HOST_CC:-cc} -O1 -o "$work/gen" "$here/gen.c" || exit 2
common="-w -ffp-contract=off -I$here -I$here/../../include"
pairs=$("$work/gen")
machine=$($cc -dumpmachine)
bad=0

# Does this machine run programs compiled with flag $1?
runs ()
{
  echo 'int main (void) { return 0; }' >"$work/probe.c"
  $cc $1 -o "$work/probe" "$work/probe.c" 2>/dev/null && "$work/probe"
}

# Compile the kernels with the plugin and flags $1 and check them as $2 says.
try ()
{
  if ! (ulimit -t 300; exec $cc -fplugin="$plugin" $1 $common -c \
	-o "$work/lanes.o" "$work/kernels.c") >"$work/log" 2>&1; then
    head -n 5 "$work/log"
    result="does not compile"
  elif ! $cc -o "$work/check" "$work/check.o" "$work/scalar.o" \
	 "$work/lanes.o" -lm; then
    result="does not link"
  else
    timeout 120 $FUZZ_RUN "$work/check" $2 >"$work/log" 2>&1
    status=$?
    result=$(tail -n 1 "$work/log")
    if [ $status -eq 0 ]; then
      echo "PASS $1"
      return
    fi
    head -n 20 "$work/log"
  fi
  echo "FAIL $1 ($result)"
  bad=$((bad + 1))
}

# The same with both promises for the instruction set of flags $1.
both ()
{
  try "$1 $level -ftrapping-math" all
  try "$1 $level"
}

$cc -O0 $common -c -o "$work/check.o" "$here/check.c" || exit 2
last=$((first + count))
[ "$last" -gt "$pairs" ] && last=$pairs
while [ "$first" -lt "$last" ]; do
  some=$((last - first > 250 ? 250 : last - first))
  "$work/gen" "$first" "$some" >"$work/kernels.c"
  $cc -O0 -DSCALAR $common -c -o "$work/scalar.o" "$work/kernels.c" || exit 2
  case $((first / 250 % 4)) in
    0) level=-O2 ;; 1) level=-O0 ;; 2) level=-O3 ;; *) level=-Os ;;
  esac
  case $machine in
    x86_64*)
      for isa in native x86-64-v3 x86-64; do
	runs -march=$isa && both -march=$isa
      done ;;
    *) both "$FUZZ_FLAGS" ;;
  esac
  first=$((first + some))
done
[ $bad -eq 0 ]

#!/bin/sh
# Count the instructions that the functions of mathematics execute on lanes on
# AArch64, against SLEEF's called from intrinsics.
#
# Usage: count.sh BUILDDIR [FUNCTION...]
#
# loops.c and acle.c are the variants, for Advanced SIMD and for SVE with
# vectors of 128 and 512 bits.  qemu counts by a plugin (../aarch64/count.c):
# the difference of two runs that differ in the number of calls.  The table
# shows instructions for 1024 elements with Ripple, and instructions of Ripple
# / instructions of SLEEF: above 1, Ripple executes more.  Results need not
# agree to the bit: they are compared in four digits.
#
# From the environment:
#   RIPPLE_SLEEF   the directory of libsleef.so for AArch64
#   RIPPLE_CC, RIPPLE_PLUGIN, RIPPLE_QEMU, HOST_CC   see ../aarch64/run.sh
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
work=bench-math cc=aarch64-linux-gnu-gcc
. "$source_dir/../setup.sh"
qemu=${RIPPLE_QEMU:-qemu-aarch64 -L /usr/aarch64-linux-gnu}
[ -f "${RIPPLE_SLEEF-}/libsleef.so" ] \
  || die "RIPPLE_SLEEF is not the directory of libsleef.so for AArch64"
${HOST_CC:-cc} -O2 -shared -fPIC -o count.so "$source_dir/../aarch64/count.c" \
  || die "count.c does not compile"

# build NAME FLAG...: the program NAME with both variants
build ()
{
  name=$1
  shift
  $cc "$@" -O2 -DRIPPLE -DVARIANT=ripple -DBYTES=16 -fplugin="$plugin" \
    -I"$source_dir/../../../include" -c -o $name-ripple.o \
    "$source_dir/loops.c" \
    && $cc "$@" -O3 -c -o $name-acle.o "$source_dir/acle.c" \
    && $cc "$@" -O2 -o $name "$source_dir/main.c" $name-ripple.o $name-acle.o \
      -L"$RIPPLE_SLEEF" -lsleef -Wl,-rpath,"$RIPPLE_SLEEF" -lm \
    || die "$name does not compile"
}
build simd -march=armv8-a
build sve -march=armv8.2-a+sve -DSCALABLE

# run PROGRAM BITS VARIANT TIMES FUNCTION: the sum in $result, the instructions
# in $executed.
run ()
{
  rm -f executed.log
  result=$($qemu -cpu max,sve-default-vector-length=$(($2 / 8)) \
    -plugin ./count.so -d plugin -D executed.log ./$1 -count $3 $4 $5) \
    || die "$3 $5 fails"
  executed=$(tail -n 1 executed.log)
}

# count PROGRAM BITS VARIANT FUNCTION: the instructions of 8 calls in $calls.
count ()
{
  run $1 $2 $3 2 $4
  calls=$executed
  run $1 $2 $3 10 $4
  calls=$((executed - calls))
}

status=0
set -- ${*:-$(awk '{
  while (match ($0, /(ONE|TWO) \([a-z]+[0-9]?[a-z]*,/)) {
    name = substr ($0, RSTART + 5, RLENGTH - 6); print name "f " name
    $0 = substr ($0, RSTART + RLENGTH)
  }
}' "$source_dir/kernels.h" | grep -v '^name')}
printf '%-10s %10s %7s %10s %7s %10s %7s\n' function "Adv. SIMD" /SLEEF \
  "SVE 128" /SLEEF "SVE 512" /SLEEF
for function; do
  row=
  for machine in simd:128 sve:128 sve:512; do
    count ${machine%:*} ${machine#*:} ripple $function
    ours=$calls expected=$result
    count ${machine%:*} ${machine#*:} sleef $function
    if [ "$result" != "$expected" ]; then
      echo "$function: sleef gives $result, ripple $expected" >&2
      status=1
    fi
    row="$row $(awk "BEGIN {
      printf \"%10d %7.2f\", $ours / 8, $ours / $calls }")"
  done
  printf '%-10s%s\n' $function "$row"
done
exit $status

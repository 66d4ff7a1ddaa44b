#!/bin/sh
# Count the instructions that products and transposes of matrices execute on
# SME's tiles: against intrinsics, the same program without tiles (SVE) and
# GCC's vectorizer.
#
# Usage: run.sh BUILDDIR [KERNEL...]
#
# kernels.h shows the kernels; loops.c and acle.c are the variants, compiled by
# the same GCC; main.c runs one of them.  qemu counts by a plugin (../aarch64/
# count.c) or, if it knows none, slowly by a log of all instructions: the
# difference of two runs that differ in the number of calls.  The
# table shows instructions of Ripple / instructions of the other, for vectors
# of 128, 512 and 2048 bits: above 1, Ripple is slower.  The exit status tells
# whether all results are the same.  (qemu 7.2 computes products of bytes
# wrongly, but counts them.)
#
# From the environment:
#   RIPPLE_CC      the cross compiler, GCC 14 or newer (default: that which
#                  BUILDDIR is configured for)
#   RIPPLE_PLUGIN  the plugin (default: ripple.so in BUILDDIR)
#   RIPPLE_QEMU    default: qemu-aarch64
#   EXTENSIONS     default: +sme+sme-f64f64; with +sme2+sme-f64f64 loads are
#                  those of SME2, and there are products of 16-bit numbers
#                  (s16gemm_nn); qemu 11 knows it
#   HOST_CC        compiles count.c (default: cc)
#   SIZES, BITS    default: 64 100 256, 128 512 2048
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
work=bench-sme cc=aarch64-linux-gnu-gcc
. "$source_dir/../setup.sh"
qemu=${RIPPLE_QEMU:-qemu-aarch64}
trace="-one-insn-per-tb -d exec,nochain"
if $qemu --help | grep -e -plugin >/dev/null; then
  trace=
  ${HOST_CC:-cc} -O2 -shared -fPIC -o count.so \
    "$source_dir/../aarch64/count.c" || die "count.c does not compile"
fi

extensions=${EXTENSIONS:-+sme+sme-f64f64}
kernels="sgemm_tn sgemm_nn dgemm_tn s8gemm_nn transpose"
case $extensions in *+sme2*) kernels="$kernels s16gemm_nn" ;; esac

# build VARIANT SOURCE FLAG...
build ()
{
  variant=$1 source=$2
  shift 2
  $cc -march=armv9-a$extensions -static "$@" -o "$variant" \
    "$source_dir/main.c" "$source_dir/$source" \
    || die "$source does not compile"
}

ours="-DRIPPLE -fplugin=$plugin -I$source_dir/../../../include"
build ripple loops.c -O2 $ours
build sve loops.c -O2 $ours -fplugin-arg-ripple-sme=off
build gcc loops.c -O3 -ffast-math
build acle acle.c -O3

# run CPU COMMAND...: run it; the instructions in $executed, what it prints in
# $result.
run ()
{
  cpu=$1
  shift
  rm -f executed.log
  if [ -z "$trace" ]; then
    result=$($qemu -cpu $cpu -plugin ./count.so -d plugin -D executed.log \
	       "$@") || die "$* fails"
    executed=$(tail -n 1 executed.log)
    return
  fi
  mkfifo executed.log
  grep -c ^Trace executed.log >executed &
  result=$($qemu -cpu $cpu $trace -D executed.log "$@") || die "$* fails"
  wait
  executed=$(cat executed)
}

# count VARIANT BITS KERNEL N: the instructions of a call in $calls, the
# checksum in $result.
count ()
{
  calls=0
  for repeat in 1 3; do
    bytes=$(($2 / 8))
    lengths=sve-default-vector-length=$bytes,sme-default-vector-length=$bytes
    run max,$lengths,sme_fa64=off ./$1 $3 $4 $repeat
    calls=$((executed - calls))
  done
  calls=$((calls / 2))
}

status=0
printf '%-10s %5s %5s %10s %8s %8s %8s\n' kernel n bits ripple /ACLE /SVE /GCC
for kernel in ${*:-$kernels}; do
  for n in ${SIZES:-64 100 256}; do
    for bits in ${BITS:-128 512 2048}; do
      count ripple $bits $kernel $n
      ripple=$calls expected=$result
      ratios=
      for other in acle sve gcc; do
	count $other $bits $kernel $n
	if [ "$result" != "$expected" ]; then
	  echo "$kernel $n: $other gives $result, ripple $expected" >&2
	  status=1
	fi
	ratios="$ratios $(awk "BEGIN { printf \"%8.3f\", $ripple / $calls }")"
      done
      printf '%-10s %5d %5d %10d%s\n' $kernel $n $bits $ripple "$ratios"
    done
  done
done
exit $status

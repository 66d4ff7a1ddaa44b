#!/bin/sh
# Count the instructions that scalable blocks execute on SVE, against GCC's
# vectorizer and against intrinsics.
#
# Usage: run.sh BUILDDIR [KERNEL...]
#
# kernels.h shows the kernels; ripple.c, scalar.c and acle.c are the variants,
# compiled by the same GCC with the same options; main.c runs one of them.
# qemu counts by a plugin of its own (count.c): the difference of two runs
# that differ in the number of calls.  A count says nothing of caches or of
# what a core does at once, but is the same every time.  The table shows
# instructions of Ripple / instructions of the other, for vectors of 128, 256
# and 512 bits: above 1, Ripple is slower.  The exit status tells whether all
# results are right, not how many instructions they took.
#
# From the environment:
#   RIPPLE_CC      the cross compiler (default: that which BUILDDIR is
#                  configured for, else aarch64-linux-gnu-gcc)
#   RIPPLE_PLUGIN  the plugin (default: ripple.so in BUILDDIR)
#   RIPPLE_QEMU    default: qemu-aarch64 -L /usr/aarch64-linux-gnu
#   HOST_CC        compiles count.c (default: cc)
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
work=bench-aarch64 cc=aarch64-linux-gnu-gcc
. "$source_dir/../setup.sh"
qemu=${RIPPLE_QEMU:-qemu-aarch64 -L /usr/aarch64-linux-gnu}

flags="-march=armv8.2-a+sve -O3 -ffast-math -static"
${HOST_CC:-cc} -O2 -shared -fPIC -o count.so "$source_dir/count.c" \
  || die "count.c does not compile"
for variant in ripple scalar acle; do
  own=
  [ $variant != ripple ] \
    || own="-fplugin=$plugin -I$source_dir/../../../include"
  $cc $flags $own -o $variant "$source_dir/main.c" \
    "$source_dir/$variant.c" || die "$variant.c does not compile"
done

# run VARIANT BITS KERNEL N REPEAT: the checksum in $result, the instructions
# in $executed.
run ()
{
  rm -f executed.log
  result=$($qemu -cpu max,sve-default-vector-length=$(($2 / 8)) \
    -plugin ./count.so -d plugin -D executed.log ./$1 $3 $4 $5) \
    || die "$1 $3 fails"
  executed=$(tail -n 1 executed.log)
}

# count VARIANT BITS KERNEL N: the instructions of 80 calls in $calls.  Reading
# their number and printing the sum takes some that differ, few to so many.
count ()
{
  run $1 $2 $3 $4 10
  calls=$executed
  run $1 $2 $3 $4 90
  calls=$((executed - calls))
}

status=0
printf '%-10s %6s %5s %10s %8s %8s\n' kernel n bits ripple /GCC /ACLE
for row in saxpy:100 saxpy:10000 dot:100 dot:10000 threshold:100 \
	   threshold:10000 stencil:100 stencil:10000 dot8:100 dot8:10000 \
	   complex:100 complex:10000 sparse:100 sparse:10000 product:20 \
	   product:100 mandelbrot:80; do
  kernel=${row%:*} n=${row#*:}
  case " ${*:-$kernel} " in
    *" $kernel "*) ;;
    *) continue ;;
  esac
  for bits in 128 256 512; do
    count ripple $bits $kernel $n
    ours=$calls expected=$result
    ratios=
    for other in scalar acle; do
      count $other $bits $kernel $n
      # With -ffast-math GCC fuses what it likes: a pixel of Mandelbrot's set
      # may leave the loop elsewhere.  The others must agree to the digit.
      few=0
      [ $kernel != mandelbrot ] || few=$((result / 10000))
      if [ "$result" != "$expected" ] \
	 && { [ $few = 0 ] || [ $((result - expected)) -gt $few ] \
	      || [ $((expected - result)) -gt $few ]; }; then
	echo "$kernel $n: $other gives $result, ripple $expected" >&2
	status=1
      fi
      ratios="$ratios $(awk "BEGIN { printf \"%8.2f\", $ours / $calls }")"
    done
    printf '%-10s %6d %5d %10d%s\n' $kernel $n $bits $((ours / 80)) "$ratios"
  done
done
exit $status

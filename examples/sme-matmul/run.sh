#!/bin/sh
# Build the product of two matrices for SME, run it at three lengths of
# vectors, check it, and print how many instructions it takes: by tiles, by
# vectors (SVE), and their ratio.
#
# Usage: run.sh [N]			N x N matrices, 64 if it is not given
#
# It needs GCC 14 or newer for AArch64, the plugin built for it, and qemu 8.1
# or newer.  From the environment:
#   RIPPLE_CC      the compiler (default: aarch64-linux-gnu-gcc-14)
#   RIPPLE_PLUGIN  the plugin, a file or the name of an installed one (default:
#                  ripple)
#   RIPPLE_RUN     default: qemu-aarch64
#
# This file is in the public domain; copy from it what you like.

n=${1:-64}
source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
cc=${RIPPLE_CC:-aarch64-linux-gnu-gcc-14}
plugin=${RIPPLE_PLUGIN:-ripple}
qemu=${RIPPLE_RUN:-qemu-aarch64}
work=$(mktemp -d) && cd "$work" || exit 2
trap 'rm -rf "$work"' EXIT
include=
[ ! -d "$source_dir/../../include" ] || include=-I$source_dir/../../include

# build PROGRAM FLAG...
build ()
{
  program=$1
  shift
  $cc -O3 -march=armv9-a+sme -static $include "$@" -o "$program" \
    "$source_dir/matmul.c" || exit 1
}

build tiles -fplugin="$plugin"
build vectors -fplugin="$plugin" -fplugin-arg-ripple-sme=off

# instructions PROGRAM BITS TIMES: how many it executes.
instructions ()
{
  bytes=$(($2 / 8))
  lengths=sve-default-vector-length=$bytes,sme-default-vector-length=$bytes
  $qemu -cpu max,$lengths,sme_fa64=off -one-insn-per-tb -d exec,nochain \
    -D trace ./$1 "$n" $3 || exit 1
  grep -c ^Trace trace
}

printf '%6s %12s %12s %8s\n' bits tiles vectors ratio
for bits in 128 512 2048; do
  counts=
  for program in tiles vectors; do
    once=$(instructions $program $bits 1) || exit 1
    twice=$(instructions $program $bits 2) || exit 1
    counts="$counts $((twice - once))"
  done
  echo "$bits $counts" \
    | awk '{ printf "%6d %12d %12d %8.2f\n", $1, $2, $3, $3 / $2 }'
done

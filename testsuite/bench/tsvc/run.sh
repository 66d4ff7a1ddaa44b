#!/bin/sh
# Time the plugin against GCC's vectorizer and OpenMP simd on the loops of the
# Test Suite for Vectorizing Compilers, TSVC_2.
#
# Usage: run.sh BUILDDIR TSVC_2 [LOOP...]
#
# TSVC_2 is a checkout of https://github.com/UoB-HPC/TSVC_2, which is read
# only.  loops.txt says which of its loops are annotated, filter.awk takes each
# out with the annotations, and main.c says how the variants are checked and
# timed.  They are
#   gcc     the loop as it is, -O3
#   omp     annotated for OpenMP simd, -Ofast
#   ripple  annotated with blocks of 32 lanes, -O3
# The table shows time of the other / time of Ripple: above 1, Ripple is
# faster.  Behind it stand the loops in which it has less than 0.9 of GCC's
# speed, the geometric means, and what is computed wrong.  The exit status
# tells whether all results are right.  BUILDDIR/bench-tsvc has for each loop
# its C file, the variants' assembler files and what the compiler said, and
# results.tsv.
#
# From the environment, besides the variables of main.c:
#   LEN                 the length of arrays, a multiple of 40 and at most
#                       64000: 2000 (default, for the L1 cache) or 32000 (L2),
#                       for instance.  Matrices are 64 x 64 up to 4000, else
#                       256 x 256
#   LANES               lanes of a block (32; s424 allows at most 64)
#   TSVC_RIPPLE_FLAGS   further flags for the Ripple variant
#   RIPPLE_CC, RIPPLE_PLUGIN, RIPPLE_BENCH_FLAGS, RIPPLE_RUN
#                       as in ../run.sh
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
if [ $# -lt 2 ]; then
  echo "run.sh: usage: run.sh BUILDDIR TSVC_2 [LOOP...]" >&2
  exit 2
fi
where=$1
tsvc=$(CDPATH= cd "$2" && pwd) || exit 2
shift 2
set -- "$where" "$@"
work=bench-tsvc cc=gcc
. "$source_dir/../setup.sh"
machine=${RIPPLE_BENCH_FLAGS--march=native}
ripple_flags="-I$source_dir/../../../include $TSVC_RIPPLE_FLAGS"
[ "$plugin" = none ] || ripple_flags="-fplugin=$plugin $ripple_flags"
[ -f "$tsvc/src/tsvc.c" ] || die "no src/tsvc.c in $tsvc"

length=${LEN:-2000}
[ $((length % 40)) -eq 0 ] && [ "$length" -le 64000 ] \
  || die "LEN must be a multiple of 40, and at most 64000"
rows=256
[ "$length" -gt 4000 ] || rows=64

# A copy of what surrounds the loops, with these lengths.
for file in common.h array_defs.h common.c; do
  sed -e "s/^\\(#define LEN_1D\\).*/\\1 $length/" \
      -e "s/^\\(#define LEN_2D\\).*/\\1 $rows/" "$tsvc/src/$file" > "$file" \
    || exit 2
done

# Compile variant $1 of the loop with the flags that follow.
variant ()
{
  variant=$1
  shift
  if $cc $machine "$@" -I. -I"$source_dir" -D"$name=${name}_$variant" \
	 -S "$name.c" -o "$name.$variant.s" 2> "$name.$variant.log"; then
    return 0
  fi
  echo "run.sh: $name: $variant does not compile" >&2
  sed 5q "$name.$variant.log" >&2
  status=1
  return 1
}

status=0
objects=
: > loops.def
# Without -r: a backslash continues a line.
while read name loop settings; do
  case $name in
    ''|'#'*) continue ;;
  esac
  case " ${*:-$name} " in
    *" $name "*) ;;
    *) continue ;;
  esac
  argument=none near=0
  for setting in $settings; do
    case $setting in
      arg=*) argument=${setting#arg=} ;;
      near) near=1 ;;
      swap) break ;;
    esac
  done
  awk -v entry="$name $loop $settings" -f "$source_dir/filter.awk" \
      "$tsvc/src/tsvc.c" > "$name.c" \
    && variant gcc -O3 \
    && variant omp -Ofast -fopenmp-simd -DOMP \
    && variant ripple -O3 -DRIPPLE -DLANES="${LANES:-32}" $ripple_flags \
    || { status=1; continue; }
  echo "LOOP ($name, $argument, $near)" >> loops.def
  objects="$objects $name.gcc.s $name.omp.s $name.ripple.s"
done < "$source_dir/loops.txt"

# -Ofast here has the program take subnormal numbers as zero, in all variants:
# many loops come to them after some repetitions.
$cc -O1 -w $machine -Dprintf=quiet_printf -I. -c common.c -o common.o \
  && $cc -O2 $machine -I. -I"$source_dir" -c "$source_dir/main.c" -o main.o \
  && $cc -Ofast $machine $objects main.o common.o -o bench -lm || exit 2
$RIPPLE_RUN ./bench > results.tsv || status=1

echo "GCC $($cc -dumpfullversion -dumpversion), $machine, length $length"
echo "time of the other / time of Ripple; above 1: Ripple is faster"
echo
awk -F '\t' -f "$source_dir/table.awk" results.tsv
echo "figures: $PWD/results.tsv"
exit $status

#!/bin/sh
# Measure the errors of the functions of mathematics on lanes: float functions
# of one number for all 2^32 arguments, the others for random ones against
# MPFR, with fused operations and without.
#
# Usage: run.sh BUILDDIR [NAME...]
#
# Names end with f for float, as in <math.h>.  All take some hours; where there
# is libmvec, the float functions take a minute each.  The last lines are a
# table of the largest errors in ULP.  Then come the functions of the option
# math=exact, for all arguments, too, in a minute each, but a quarter of an
# hour for powf.  The exit status tells whether all errors are as small as
# floats.c and numbers.c demand, and these 0.
#
# From the environment:
#   RIPPLE_CC, RIPPLE_PLUGIN   as for the benchmarks
#   STEP       of the arguments: 1 is all (default)
#   COUNT      of random arguments: default 10000000, with exact ten times that
#   ROUND      up, down, zero: the rounding mode
#   MATH_FLAGS   e.g. -ffp-contract=off
#   MATH_NATIVE  flags for the estimates of errors; default: -march=native
#   MATH_FUSED, MATH_PLAIN  flags for targets with and without fused
#              operations; default for x86: -mavx2 -mfma, -msse2
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
work=check-math cc=gcc
. "$source_dir/../bench/setup.sh"
fused=${MATH_FUSED--mavx2 -mfma}
plain=${MATH_PLAIN--msse2}
status=0

# measure LABEL FLAG...: the lines of both programs in LABEL.
measure ()
{
  label=$1
  shift
  flags="-O2 -fplugin=$plugin -I$source_dir/../../include $MATH_FLAGS"
  $cc $flags "$@" -DESTIMATES -o floats "$source_dir/floats.c" estimates.o \
	$libraries \
    && $cc $flags "$@" -DWITH_MPFR -o numbers "$source_dir/numbers.c" -lmpfr \
	 -lgmp -lm || die "the programs do not compile"
  { ./floats -${STEP:-1} $names || echo failed
    ./numbers -${COUNT:-10000000} $names || echo failed
  } | tee "$label.log"
  ! grep '^failed' "$label.log" >/dev/null || status=1
}

names=$*
libraries=-lm
echo 'int main (void) { return 0; }' >probe.c
if $cc -o probe probe.c -lmvec 2>/dev/null; then
  libraries="-lmvec -lm"
fi
$cc -O3 ${MATH_NATIVE--march=native} -fno-math-errno -fno-trapping-math \
  -fopenmp-simd -D__FAST_MATH__ -c "$source_dir/estimates.c" \
  || die "estimates.c does not compile"
measure fused $fused
measure plain $plain
exact="-O2 -fplugin=$plugin -I$source_dir/../../include $MATH_FLAGS"
lanes="$exact -fplugin-arg-ripple-math=exact -c $source_dir/exact-lanes.c"
# What matters is that nothing is fused: AVX2 is quicker than SSE2.
$cc $lanes $fused -DVARIANT=fused -o fused.o \
  && $cc $lanes ${MATH_PLAIN--mavx2 -mno-fma} -DVARIANT=plain -o plain.o \
  && $cc $exact -O3 $fused -o exact "$source_dir/exact.c" fused.o plain.o \
       -lmpfr -lgmp -lm || die "the programs do not compile"
./exact -${STEP:-1} $names || status=1
echo
echo "function    fused  plain"
awk 'NF < 5 || $3 != "at" { next }
     FILENAME == "fused.log" { fused[$1] = $2; next }
     { printf "%-10s %6.3f %6.3f\n", $1, fused[$1], $2 }' fused.log plain.log
exit $status

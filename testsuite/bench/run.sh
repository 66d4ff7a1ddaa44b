#!/bin/sh
# Time the plugin against GCC's vectorizer, OpenMP simd, hand-written AVX-512
# and, if it is installed, ISPC (by AVX-512 or AVX2, as the machine has it).
#
# Usage: run.sh BUILDDIR [KERNEL...]
#
# Each kernel is a directory: scalar.c, omp.c, ripple.c, intrin.c, kernel.ispc
# and main.c with its sizes; bench.h says how the variants are checked and
# timed.  The table shows time of Ripple / time of the other: above 1, Ripple
# is slower; half of the rounds are within the percent behind it.  With all
# quartiles it is bench/results.tsv in BUILDDIR, and a chart of it
# bench/results.svg.  "intrin" has the same blocks as the Ripple variant and is
# compiled by the same GCC.  The exit status tells whether all results are
# right, not how fast they are.
#
# From the environment, besides the variables of bench.c:
#   RIPPLE_CC           the GCC to use (default: the one that BUILDDIR is
#                       configured for, else gcc)
#   RIPPLE_PLUGIN       the plugin (default: ripple.so in BUILDDIR); "none"
#                       compiles the annotated loops as plain ones
#   RIPPLE_BENCH_FLAGS  the machine (default: -march=native)
#   RIPPLE_RUN          a command that runs the programs, for instance an
#                       emulator
#   ISPC                default: ispc
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
work=bench cc=gcc
. "$source_dir/setup.sh"
machine=${RIPPLE_BENCH_FLAGS--march=native}
ispc=${ISPC:-ispc}
ripple_flags="-I$source_dir/../../include"
[ "$plugin" = none ] || ripple_flags="-fplugin=$plugin $ripple_flags"

# The kernels: name in the table, directory, definitions.
kernels='
saxpy		saxpy
dot		dot
threshold	threshold
threshold-u8	threshold-u8
sgemm-16x16	sgemm	-DTILE_X=16 -DTILE_Y=16
sgemm-32x8	sgemm	-DTILE_X=32 -DTILE_Y=8
sgemm-at-16x16	sgemm	-DTILE_X=16 -DTILE_Y=16 -DTRANSPOSED_A
stencil3d	stencil3d
rgb2gray	rgb2gray
mandelbrot-16	mandelbrot	-DLANES=16
mandelbrot-32	mandelbrot	-DLANES=32
mandelbrot-64	mandelbrot	-DLANES=64'

# Can the machine run what the hand-written variants need?
avx512=no
wide=
cat > probe.c <<'END'
#if !(defined __AVX512BW__ && defined __AVX512DQ__ && defined __BMI2__)
# error no AVX-512
#endif
int
main (void)
{
  return !__builtin_cpu_supports ("avx512bw");
}
END
if $cc $machine probe.c -o probe 2> /dev/null && $RIPPLE_RUN ./probe; then
  avx512=yes
  wide=-mprefer-vector-width=512	# Many tunings stop at 256 bits.
else
  echo "intrin, gcc_O3_512: skipped: no AVX-512"
fi
if [ $avx512 = yes ]; then
  ispc_target=avx512skx-x16
elif echo | $cc $machine -dM -E - | grep -q __AVX2__; then
  ispc_target=avx2-i32x16
else
  ispc_target=
fi
have_ispc=no
if ! command -v "$ispc" > /dev/null; then
  echo "ispc: skipped: not found"
elif [ -z "$ispc_target" ]; then
  echo "ispc: skipped: no AVX2"
else
  have_ispc=yes
fi

# Compile variant $1 from source $2 with the flags that follow.  What does not
# compile is left out of the table, and the run fails.
variant ()
{
  name=$1
  source=$2
  shift 2
  if $cc $machine "$@" $defines -DKERNEL="kernel_$name" -I"$source_dir" \
	 -c "$source_dir/$directory/$source" -o "$name.o" 2> "$name.log"; then
    printf 'VARIANT (%s)\n' "$name" >> variants.def
    objects="$objects $name.o"
  else
    echo "run.sh: $kernel: $source does not compile" >&2
    sed 10q "$name.log" >&2
    status=1
  fi
}

run_kernel ()
{
  kernel=$1
  directory=$2
  shift 2
  defines=$*
  objects=
  mkdir -p "$work/$kernel" && cd "$work/$kernel" || exit 2
  : > variants.def
  variant plain scalar.c -O1 -fno-tree-vectorize
  variant gcc_O3 scalar.c -O3
  variant gcc_Ofast scalar.c -Ofast
  variant omp omp.c -Ofast -fopenmp-simd $wide
  variant ripple ripple.c -O3 $ripple_flags
  if [ $avx512 = yes ]; then
    variant gcc_O3_512 scalar.c -O3 $wide
    variant intrin intrin.c -O3
  fi
  if [ $have_ispc = yes ] \
     && "$ispc" --woff -O3 --target=$ispc_target $defines \
	  -DKERNEL=kernel_ispc "$source_dir/$directory/kernel.ispc" \
	  -o ispc.o 2> ispc.log
  then
    echo 'VARIANT (ispc)' >> variants.def
    objects="$objects ispc.o"
  fi
  $cc -O2 $machine -DNAME="\"$kernel\"" -I. -I"$source_dir" $objects \
      "$source_dir/bench.c" "$source_dir/$directory/main.c" -o bench -lm \
    || exit 2
  $RIPPLE_RUN ./bench >> ../results.tsv || status=1
  cd "$work" || exit 2
}

status=0
printf 'kernel\tsize\tns_per_element\tpeer\tratio\tlow\thigh\n' > results.tsv
while read -r kernel directory defines; do
  [ -n "$kernel" ] || continue
  case " ${*:-$kernel} " in
    *" $kernel "*) run_kernel "$kernel" "$directory" $defines ;;
  esac
done <<END
$kernels
END

echo
echo "GCC $($cc -dumpfullversion -dumpversion), $machine"
echo "time of Ripple / time of the other; above 1: Ripple is slower"
echo
awk -F '\t' -f "$source_dir/table.awk" results.tsv
awk -F '\t' -v title="GCC $($cc -dumpfullversion -dumpversion), $machine" \
    -f "$source_dir/chart.awk" results.tsv > results.svg
echo "figures: $PWD/results.tsv, chart: $PWD/results.svg"
exit $status

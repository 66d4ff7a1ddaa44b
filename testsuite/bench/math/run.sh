#!/bin/sh
# Time the functions of mathematics on lanes against vector libraries, GCC's
# vectorizer, ISPC and, for expf, intrinsics.
#
# Usage: run.sh BUILDDIR [FUNCTION...]
#
# The table shows the time of an element with Ripple, in ns, and time of Ripple
# / time of the other: above 1, Ripple is slower.  "fast" and "exact" are
# Ripple with the option math=fast and math=exact, "libmvec" and "sleef" with
# those; "gcc" is -Ofast -fopenmp-simd, that is libmvec, too.
#
# From the environment:
#   RIPPLE_CC, RIPPLE_PLUGIN, RIPPLE_BENCH_FLAGS   see ../run.sh
#   ISPC        default: ispc; RIPPLE_ISPC_TARGET: default avx2-i32x8
#   RIPPLE_RUN  a command that runs the program
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
work=bench-math cc=gcc
. "$source_dir/../setup.sh"
machine=${RIPPLE_BENCH_FLAGS--march=native}
ispc=${ISPC:-ispc}

# The bytes of a vector, which a block has.
bytes=16
case $($cc $machine -dM -E - </dev/null) in
  *__AVX512F__*) bytes=64 target=avx512skx-x16 ;;
  *__AVX2__*) bytes=32 target=avx2-i32x8 ;;
  *__SSE2__*) target=sse4-i32x4 ;;
  *) target= ;;
esac
target=${RIPPLE_ISPC_TARGET:-$target}

# variant NAME FLAG...: compile loops.c as NAME
objects=
variant ()
{
  name=$1
  shift
  $cc $machine -DVARIANT="$name" -DBYTES=$bytes "$@" -c -o "$name.o" \
    "$source_dir/loops.c" || die "$name does not compile"
  objects="$objects $name.o"
}

ours="-O2 -DRIPPLE -fplugin=$plugin -I$source_dir/../../../include"
arg=-fplugin-arg-ripple-math
variant ripple $ours
variant fast $ours $arg=fast
variant exact $ours $arg=exact
variant gcc -Ofast -fopenmp-simd
libraries=-lm
echo 'int main (void) { return 0; }' >probe.c
if $cc -o probe probe.c -lmvec 2>/dev/null; then
  variant libmvec $ours $arg=libmvec
  libraries="-lmvec -lm"
fi
if $cc -o probe probe.c -lsleef 2>/dev/null; then
  variant sleef $ours $arg=sleef
  # By the names that SLEEF alone has for them: _ZGVdN8v_expf is
  # Sleef_expf8_u10avx2.
  objcopy $(nm -u sleef.o | awk '
    match ($2, /^_ZGV[bcde]N[0-9]+v+_/) {
      n = substr ($2, RLENGTH + 1); isa = substr ($2, 5, 1)
      lanes = $2; sub (/^_ZGV.N/, "", lanes); sub (/v.*/, "", lanes)
      bytes = isa == "b" ? 16 : isa == "e" ? 64 : 32
      single = bytes / lanes == 4
      if (single) sub (/f$/, "", n)
      ulp = n == "hypot" ? "u05" : "u10"
      set = isa == "b" ? "sse2" : isa == "c" ? "avx" : isa == "d" ? "avx2" \
	    : "avx512f"
      print "--redefine-sym=" $2 "=Sleef_" n (single ? "f" : "d") lanes "_" \
	    ulp set
    }') sleef.o
  libraries="-lsleef $libraries"
fi
$cc $machine -O3 -c -o hand.o "$source_dir/hand.c" && objects="$objects hand.o"
if [ -n "$target" ] && command -v "${ispc%% *}" >/dev/null; then
  $ispc -O3 --pic --woff --target=$target "$source_dir/kernel.ispc" -o ispc.o \
    && objects="$objects ispc.o"
fi
$cc -O2 -o main "$source_dir/main.c" $objects $libraries \
  || die "the program does not link"
exec $RIPPLE_RUN ./main "$@"

#!/bin/sh
# Are annotated loops ever slower than what GCC's vectorizer makes of the same
# loops without annotation?  Kernels as people write them, not as the plugin
# or GCC would like them best.
#
# Usage: run.sh BUILDDIR [KERNEL...]
#
# Each area is a file (la.c, cc.cc, ...), compiled by gcc -O3 with the plugin
# and without: bench-natural/AREA-ripple.o and AREA-gcc.o in BUILDDIR, with the
# messages in .log.  main.c says how the variants are checked and timed.
# Printed is time of GCC / time of Ripple: above 1, Ripple is faster; half of
# the rounds are within the percent behind it.  Then come those below 0.95, the
# slowest first, and the geometric mean.  The exit status tells whether all
# compiled and all results are right, not how fast they are.
#
# From the environment, besides the variables of main.c:
#   RIPPLE_CC, RIPPLE_CXX  the GCC to use (default: the one that BUILDDIR is
#                          configured for, else gcc; RIPPLE_CC with g++ for
#                          gcc)
#   RIPPLE_PLUGIN          the plugin (default: ripple.so in BUILDDIR)
#   RIPPLE_BENCH_FLAGS     the machine (default: -march=native)
#   NATURAL_FLAGS          more flags for both, such as -ffast-math
#   NATURAL_RIPPLE_FLAGS   more flags with the plugin
#   RIPPLE_RUN             a command that runs the program, for instance an
#                          emulator
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
work=bench-natural cc=gcc
. "$source_dir/../setup.sh"
cxx=${RIPPLE_CXX:-$(echo "$cc" | sed 's/gcc\([^/]*\)$/g++\1/')}
flags="-O3 ${RIPPLE_BENCH_FLAGS--march=native} $NATURAL_FLAGS"
ripple_flags="-fplugin=$plugin -I$source_dir/../../../include
  -DRIPPLE_VARIANT $NATURAL_RIPPLE_FLAGS"

status=0
objects=
for source in "$source_dir"/*.c "$source_dir"/*.cc; do
  file=${source##*/}
  area=${file%.*}
  [ "$area" != main ] || continue
  # Only what is asked for is compiled.
  wanted=yes
  for kernel; do
    wanted=no
    if grep -Eq "^(NATURAL_)?CASE.*[(]$kernel," "$source"; then
      wanted=yes
      break
    fi
  done
  [ $wanted = yes ] || continue
  case $file in
    *.cc) compile="$cxx -std=c++17" ;;
    *) compile="$cc -std=c11" ;;
  esac
  for variant in gcc ripple; do
    own=
    [ $variant = gcc ] || own=$ripple_flags
    if $compile $flags $own -c "$source" -o "$area-$variant.o" \
	 2> "$area-$variant.log"; then
      objects="$objects $area-$variant.o"
    else
      echo "run.sh: $file does not compile ($variant):"
      grep -m 5 -E 'error:|internal compiler' "$area-$variant.log"
      status=1
    fi
  done
done
[ -n "$objects" ] || die "no kernel: $*"
$cc -O2 -c "$source_dir/main.c" -o main.o \
  && $cxx main.o $objects -o natural -lm || exit 2

$RIPPLE_RUN ./natural "$@" > results.tsv || status=1
awk -F '\t' '
  $2 == "WRONG" { print "WRONG " $1 " (" $3 ")"; next }
  {
    printf "%-22s %6.2f +-%2.0f%%\n", $1, $2, ($4 - $3) / 2 / $2 * 100
    sum += log($2)
    count++
  }
  END {
    if (count)
      printf "\ngeometric mean of %d: %.2f\n", count, exp(sum / count)
  }' results.tsv > table
sed '/^$/,$d' table
echo
echo "GCC $($cc -dumpfullversion -dumpversion), $flags"
echo "below 0.95, where Ripple is slower:"
awk -F '\t' '$2 != "WRONG" && $2 < 0.95 {
  printf "%6.2f %s\t%d ns, GCC %d\n", $2, $1, $6, $5 }' results.tsv | sort -n
sed -n '/^$/,$p' table
echo "figures: $PWD/results.tsv"
exit $status

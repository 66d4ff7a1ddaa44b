#!/bin/sh
# Compile random Ripple programs with and without the plugin and compare what
# they print.
#
# Usage: run.sh CC PLUGIN FIRST-SEED COUNT
#
# Prints "PASS SEED" or "FAIL SEED (reason; flags)" for each; the exit status
# is 0 if all pass.  A failing program is kept in $FUZZ_KEEP, if that is set.
# The optimisation level, the instruction set and the language depend on the
# seed; every sixteenth program is emulated.  For a program that fails the
# reason says what it does when it is emulated.  FUZZ_FLAGS: flags instead of
# those, with -DSCALABLE for blocks of scalable size; FUZZ_HOST_CC: a compiler
# for the generator, cc by default; FUZZ_RUN: a command that runs programs.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

if [ $# -ne 4 ]; then
  echo "usage: $0 CC PLUGIN FIRST-SEED COUNT" >&2
  exit 2
fi
cc=$1 plugin=$2 seed=$3 last=$(($3 + $4))
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/fuzz.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
gen=$work/gen
${FUZZ_HOST_CC:-cc} -O1 -o "$gen" "$here/gen.c" || exit 2
name=${plugin##*/}
emulate=-fplugin-arg-${name%.so}-emulate
common="-w -ffp-contract=off -I$here/../../include"

# Does this machine run programs compiled with flag $1?
runs ()
{
  echo 'int main (void) { return 0; }' >"$work/probe.c"
  $cc $1 -o "$work/probe" "$work/probe.c" 2>/dev/null && "$work/probe"
}

isas=
case $($cc -dumpmachine) in
  x86_64*)
    isas="-march=x86-64 -march=x86-64"
    grep avx2 /proc/cpuinfo >/dev/null 2>&1 \
      && isas="-march=x86-64-v3 -march=x86-64"
    runs -march=native && isas="-march=native -march=native $isas" ;;
esac

# Word number $1 of the others.
word ()
{
  shift $(($1 % ($# - 1) + 1))
  echo "$1"
}

# The flags for seed $1.
flags ()
{
  if [ -n "$FUZZ_FLAGS" ]; then
    echo "$FUZZ_FLAGS"
    return
  fi
  set -- "$1" "$(word "$1" -O2 -O0 -O3 -O1 -O2 -Os -Og)"
  [ -n "$isas" ] && set -- "$@" "$(word $(($1 / 7)) $isas)"
  [ $(($1 % 5)) -eq 4 ] && set -- "$@" -xc++
  [ $(($1 % 16)) -eq 8 ] && set -- "$@" "$emulate"
  shift
  echo "$*"
}

# Compile with the plugin and flags $@.  The limit is one of processor time:
# a busy machine is no failure.
compile ()
{
  (ulimit -t 120; exec $cc -fplugin="$plugin" "$@" $common)
}

# What the program that failed does without vectors.
emulated ()
{
  if ! compile $flags "$emulate" -o "$work/ripple" "$file" 2>/dev/null \
     || ! timeout 60 $FUZZ_RUN "$work/ripple" >"$work/emulated" \
	  2>/dev/null; then
    echo "fails, too"
  elif cmp -s "$work/want" "$work/emulated"; then
    echo "is right"
  else
    echo "differs, too"
  fi
}

bad=0
while [ "$seed" -lt "$last" ]; do
  flags=$(flags "$seed")
  lang=
  case $flags in *-xc++*) lang=-xc++ ;; esac
  file=$work/fuzz-$seed.c
  reason=
  "$gen" "$seed" >"$file"
  if ! $cc $lang -O0 $common -o "$work/scalar" "$file" 2>"$work/log" \
     || ! timeout 20 $FUZZ_RUN "$work/scalar" >"$work/want"; then
    reason="the scalar program fails"
  elif ! compile $flags -o "$work/ripple" "$file" 2>"$work/log"; then
    reason="does not compile: $(grep -E -m 1 'error|internal' "$work/log" \
				| sed "s|$work/||")"
  elif ! timeout 20 $FUZZ_RUN "$work/ripple" >"$work/got" 2>/dev/null; then
    reason="crashes"
  elif ! cmp -s "$work/want" "$work/got"; then
    reason="differs: $(diff "$work/want" "$work/got" | grep '^>' \
		       | head -n 3 | tr '\n' ' ')"
  fi
  if [ -z "$reason" ]; then
    echo "PASS $seed"
  else
    echo "FAIL $seed ($reason; emulated: $(emulated); $flags)"
    bad=$((bad + 1))
    [ -n "$FUZZ_KEEP" ] && mkdir -p "$FUZZ_KEEP" && cp "$file" "$FUZZ_KEEP"
  fi
  rm -f "$file"
  seed=$((seed + 1))
done
[ $bad -eq 0 ]

#!/bin/sh
# Compile random Ripple programs and compare what they do with what they mean.
#
# Usage: run.sh CC PLUGIN FIRST-SEED COUNT [KIND]
#
# KIND is `loops' (gen.c, by default): annotated loops, which print the same
# without the plugin; `blocks' (blocks.c): block functions with a reference
# that executes them in lockstep, many kernels in a program; `catch'
# (catch.c): block functions in C++ that catch exceptions and call themselves,
# compared with scalar ones; `products' (products.c): nests of annotated loops
# that add products, for boards with a matrix unit, which print the same
# without the plugin; `turned' (turned.c): blocks that are transposed, for
# such boards, compared with loops; or `statements' (statements.c): SPMD code
# of blocks with two scalable sizes, compared with loops for each statement.
#
# Prints "PASS SEED" or "FAIL SEED (reason; flags)" for each; the exit status
# is 0 if all pass.  A failing program is kept in $FUZZ_KEEP, if that is set.
# The optimisation level, the instruction set and the language depend on the
# seed; every sixteenth program is emulated, and GCC checks what it is given
# (-fchecking) for every third.  For a program that fails the
# reason says what it does when it is emulated.  FUZZ_LEVELS: levels to choose
# from; FUZZ_BOARDS: names in ../boards to choose from; FUZZ_FLAGS: flags
# instead of all those, with -DSCALABLE for loops in blocks of scalable size
# and -DSTREAMING for those in SME's streaming mode;
# FUZZ_KERNELS: how many kernels a program has, instead of 20 to 39 of blocks,
# 3 of kind catch, 4 of products and 8 of statements and turned;
# FUZZ_HOST_CC: a compiler for the generator, cc by default; FUZZ_RUN: a
# command that runs programs.  A line for the file RUNS is appended to
# $FUZZ_RUNS, if that is set.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

if [ $# -lt 4 ] || [ $# -gt 5 ]; then
  echo "usage: $0 CC PLUGIN FIRST-SEED COUNT [KIND]" >&2
  exit 2
fi
cc=$1 plugin=$2 seed=$3 last=$(($3 + $4)) kind=${5:-loops}
case $kind in
  loops) sources=gen.c FUZZ_KERNELS= ;;
  blocks)
    sources="blocks.c blocks-expression.c blocks-flow.c blocks-statement.c
	     blocks-standard.c" ;;
  catch) sources=catch.c ;;
  products) sources=products.c ;;
  statements) sources=statements.c ;;
  turned) sources=turned.c ;;
  *)
    echo "$0: no kind $kind" >&2
    exit 2 ;;
esac
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/fuzz.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
gen=$work/gen
(cd "$here" && ${FUZZ_HOST_CC:-cc} -O1 -o "$gen" $sources source.c) || exit 2
name=${plugin##*/}
emulate=-fplugin-arg-${name%.so}-emulate
contract=off
[ $kind != products ] || contract=fast
common="-w -ffp-contract=$contract -I$here/../../include -I$here"

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

# What board $2 says of $1: its file is Tcl.
board_info ()
{
  expect -c "proc set_board_info { name value } {
	       if { \$name eq {ripple_$1} } { puts [join \$value] }
	     }
	     source {$here/../boards/$2.exp}
	     exit" </dev/null
}

# The board for seed $1.
board ()
{
  word $(($1 / 7)) $FUZZ_BOARDS
}

# The command that runs the program of seed $1.
runner ()
{
  if [ -n "$FUZZ_RUN" ] || [ -z "$FUZZ_BOARDS" ]; then
    echo "$FUZZ_RUN"
    return
  fi
  lengths=$(board_info lengths "$(board "$1")")
  length=$(word "$1" ${lengths:-none})
  board_info run "$(board "$1")" | sed "s/@/$length/g"
}

# The flags for seed $1.
flags ()
{
  if [ -n "$FUZZ_FLAGS" ]; then
    echo "$FUZZ_FLAGS"
    return
  fi
  set -- "$1" "$(word "$1" ${FUZZ_LEVELS:--O2 -O0 -O3 -O1 -O2 -Os -Og})"
  if [ -n "$FUZZ_BOARDS" ]; then
    set -- "$@" "$(board_info flags "$(board "$1")")"
  elif [ -n "$isas" ]; then
    set -- "$@" "$(word $(($1 / 7)) $isas)"
  fi
  [ $kind = loops ] && [ $(($1 % 5)) -eq 4 ] && set -- "$@" -xc++
  [ $kind = catch ] && set -- "$@" -xc++
  case $kind in
    products | turned)
      [ $(($1 % 4)) -eq 0 ] \
	|| set -- "$@" "-fplugin-arg-${name%.so}-sme=on" ;;
  esac
  [ $(($1 % 16)) -eq 8 ] && set -- "$@" "$emulate"
  [ $(($1 % 3)) -eq 1 ] && set -- "$@" -fchecking
  shift
  echo "$*"
}

# Compile with the plugin and flags $@.  The limit is one of processor time:
# a busy machine is no failure.
compile ()
{
  (ulimit -t 120; exec $cc -fplugin="$plugin" "$@" $common)
}

# Run program $1.
execute ()
{
  (ulimit -t 20; exec timeout 200 $run "$1")
}

# Make $work/want, what the program prints as it should.
expect_loops ()
{
  $cc $lang -O0 $common -o "$work/scalar" "$file" 2>"$work/log" \
    && execute "$work/scalar" >"$work/want"
}

# Compile what the program compares itself with, with the flags $@ too; it
# should print nothing.
expect_blocks ()
{
  machine=
  case $flags in *-m32*) machine="-m32 -msse2 -mfpmath=sse" ;; esac
  : >"$work/want"
  $cc $machine -O0 -fwrapv $common -DREFERENCE "$@" \
    -c -o "$work/reference.o" "$file" 2>"$work/log"
}

expect_products ()
{
  expect_loops
}

build_products ()
{
  build_loops "$@"
}

expect_catch ()
{
  : >"$work/want"
}

expect_turned ()
{
  : >"$work/want"
}

build_turned ()
{
  build_loops "$@"
}

expect_statements ()
{
  : >"$work/want"
}

build_loops ()
{
  compile "$@" -o "$work/ripple" "$file" 2>"$work/log"
}

build_catch ()
{
  compile "$@" -o "$work/ripple" "$file" -lstdc++ 2>"$work/log"
}

# Compile with the flags $@; a kernel with what the manual says is refused, by
# error $1, is left out: of what $2 makes, too.
build_without ()
{
  error=$1 other=$2
  shift 2
  without=
  until compile "$@" $without -o "$work/ripple" "$file" 2>"$work/log"; do
    at=$(sed -n 's/^[^:]*:\([0-9]*\):.*\['"$error"'\]$/\1/p' \
	   "$work/log" | head -n 1)
    [ -n "$at" ] || return 1
    k=$(head -n "$at" "$file" | sed -n 's/^.. Kernel \([0-9]*\).*/\1/p' \
	  | tail -n 1)
    case " $without " in *" -DWITHOUT_$k "*) return 1 ;; esac
    without="$without -DWITHOUT_$k"
    $other $without || return 1
    refused=$((refused + 1))
  done
}

build_blocks ()
{
  build_without ripple-scalar-leaving expect_blocks "$@" "$work/reference.o"
}

build_statements ()
{
  build_without ripple-scalable-two : "$@"
}

# What the program that failed does without vectors.
emulated ()
{
  if ! build_$kind $flags "$emulate" 2>/dev/null \
     || { timeout 60 $run "$work/ripple" >"$work/emulated" 2>/dev/null
	  [ $? -gt 1 ]; }; then
    echo "fails, too"
  elif cmp -s "$work/want" "$work/emulated"; then
    echo "is right"
  else
    echo "differs, too"
  fi
}

first=$seed
bad=0 kernels=0 refused=0
while [ "$seed" -lt "$last" ]; do
  flags=$(flags "$seed")
  run=$(runner "$seed")
  lang=
  case $flags in *-xc++*) lang=-xc++ ;; esac
  file=$work/fuzz-$seed.c
  reason=
  "$gen" "$seed" $FUZZ_KERNELS >"$file"
  kernels=$((kernels + $(grep -c '^kernel[0-9]* (.*[^;]$' "$file")))
  if ! expect_$kind; then
    reason="the scalar program fails"
  elif ! build_$kind $flags; then
    reason="does not compile: $(grep -E -m 1 'error|internal' "$work/log" \
				| sed "s|$work/||")"
  else
    execute "$work/ripple" >"$work/got" 2>/dev/null
    status=$?
    if ! cmp -s "$work/want" "$work/got"; then
      reason="differs: $(diff "$work/want" "$work/got" | grep '^>' \
			 | head -n 3 | tr '\n' ' ')"
    elif [ $status -ne 0 ]; then
      reason="crashes"
    fi
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
[ -n "$FUZZ_RUNS" ] \
  && printf '%s\t%s\t%s\t%s\t%s\t%d\t%d\t%d\t%d\t%d\n' "$kind" \
       "$($cc -dumpmachine)" "gcc-$($cc -dumpversion)" \
       "${FUZZ_FLAGS:-${FUZZ_BOARDS:-all}}" \
       "${FUZZ_LEVELS:-all}" "$first" $((last - first)) $kernels $refused \
       $bad >>"$FUZZ_RUNS"
[ $bad -eq 0 ]

#!/bin/sh
# Programs that others wrote, as a workload: nothing of them is kept here.
#
# Usage: run.sh CC PLUGIN vect DIR      DIR: gcc/testsuite/gcc.dg/vect of GCC's
#                                       sources
#        run.sh CC PLUGIN ripple DIR    DIR: LLVM-Ripple's test suite
#                                       (Ripple-Programming, ripple-test-suite)
#        run.sh CC PLUGIN calls DIR     DIR: any C files, such as
#                                       gcc/testsuite/gcc.c-torture/compile
#        run.sh CC PLUGIN results DIR   the same
#
# vect: the loops that GCC itself vectorizes, but for reductions, are annotated
# and the programs, which check their results, are run with the plugin.
# ripple: the programs are compiled as they stand and run.
# calls: each function is called by lanes, under a condition, and compiled; if
# that fails, each call by itself.
# results: each function of numbers is called with some, in an annotated loop
# under a condition, and its results are compared with those of the plain loop,
# unless the undefined behaviour sanitizer stops that.  What it does not know,
# such as functions that return nothing, makes false WRONGs: look at them.
#
# Prints a line for each program: "right", "WRONG", "CRASH" (of the compiler),
# "compiles", "refused ID", "warned ID" (the loop is not parallel, so that its
# results may differ), or why it is no test here; then how many of each.
# The exit status is 1 if there is a WRONG or a CRASH.  FOREIGN_FLAGS: flags of
# the compiler, "-O2 -march=native" by default; FOREIGN_LANES: lanes of the
# blocks, 8; FOREIGN_RUN: a command that runs programs.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

if [ $# -ne 4 ]; then
  sed -n '4,11s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
cc=$1 plugin=$2 kind=$3 dir=$(cd "$4" && pwd) || exit 2
here=$(cd "$(dirname "$0")" && pwd)
include=$here/../../include
: "${FOREIGN_FLAGS:=-O2 -march=native}" "${FOREIGN_LANES:=8}"
work=$(mktemp -d "${TMPDIR:-/tmp}/foreign.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
LC_ALL=C
export LC_ALL
log=$work/log results=$work/results
ripple="-fplugin=$plugin -I$include"

say ()
{
  echo "$1: $2"
  echo "$2" >>"$results"
}

# Compile with $@; limited, with the messages in $log.
compile ()
{
  (ulimit -t 120; exec $cc "$@") >"$log" 2>&1
}

# What kept the compiler from its work, by $log.
failure ()
{
  if grep -q 'internal compiler error' "$log"; then
    echo "CRASH"
  else
    id=$(sed -n 's/.*error:.*\[ripple-\([a-z-]*\)\].*/\1/p' "$log" | head -n 1)
    echo "${id:+refused $id}"
  fi
}

# Annotate the loops on the lines $2 of file $1.  One that is the body of
# another statement stays as it is.
annotate ()
{
  awk -v lines=" $2 " -v lanes="$FOREIGN_LANES" '
    BEGIN { print "#include <ripple.h>"; print "#line 1" }
    index(lines, " " NR " ") && /^[ \t]*for *\(/ && last !~ /\)[ \t]*$|else/ {
      print "ripple_block_t rb_" NR " = ripple_set_block_shape (0, " \
	    lanes ");"
      print "#pragma ripple parallel Block(rb_" NR ") Dims(0)"
      print "#line " NR
    }
    { print }
    NF && !/^[ \t]*\/[\/*]/ { last = $0 }' "$1"
}

# Does program $1 exit with 0?
succeeds ()
{
  timeout 60 $FOREIGN_RUN "$1" >"$log" 2>&1
}

run_vect ()
{
  for file in "$dir"/*.c; do
    name=${file##*/}
    flags="$FOREIGN_FLAGS -w -I$dir"
    if ! compile $flags -fno-tree-vectorize -o "$work/plain" "$file" -lm \
       || ! succeeds "$work/plain"; then
      continue
    fi
    compile $flags -O3 -fopt-info-vec-all-internals -S -o "$work/s" "$file"
    # A reduction would have to be said with a clause.
    lines=$(sed -n -e "s/.*${name}:\([0-9]*\):.*loop vectorized.*/\1 1/p" \
		-e "s/.*${name}:\([0-9]*\):.*[dD]etected reduction.*/\1 0/p" \
		"$log" | sort -u -k 1n -k 2n \
	    | awk '!seen[$1]++ && $2 { printf "%d ", $1 }')
    annotate "$file" "$lines" >"$work/a.c"
    grep -q '^#pragma ripple' "$work/a.c" || continue
    if ! compile $flags $ripple -o "$work/annotated" \
	 "$work/a.c" -lm; then
      why=$(failure)
      say "$name" "${why:-cannot be annotated}"
      continue
    fi
    if succeeds "$work/annotated"; then
      say "$name" right
      continue
    fi
    compile $FOREIGN_FLAGS -I"$dir" $ripple -S -o "$work/s" "$work/a.c"
    id=$(sed -n 's/.*warning:.*\[ripple-\([a-z-]*\)\].*/\1/p' "$log" \
	 | head -n 1)
    [ -n "$id" ] && say "$name" "warned $id" || say "$name" WRONG
  done
}

# The program made of the sources $2..., called $1.
run_program ()
{
  program=$1 objects= missing=
  shift
  for file; do
    object=$work/$(echo "$file" | tr / _).o
    flags="$FOREIGN_FLAGS -w -std=gnu++17 -I$dir/include $ripple"
    if ! compile $flags -xc++ -c -o "$object" \
	 -D__builtin_readcyclecounter=__builtin_ia32_rdtsc "$dir/$file"; then
      why=$(failure)
      say "$file" "${why:-no C++ of GCC, or for another machine}"
      missing=yes
    else
      objects="$objects $object"
    fi
  done
  [ -n "$missing" ] && [ "$program" = nn ] && return
  if ! compile -o "$work/$program" $objects -lstdc++ -lm; then
    say "$program" "does not link (needs ISPC?)"
  elif ! succeeds "$work/$program" || grep -q '^FAIL' "$log"; then
    say "$program" "WRONG: $(grep -c '^FAIL' "$log") of its tests"
  else
    echo "$program: $(grep -c '^PASS' "$log") of its tests pass"
    say "$program" right
  fi
}

run_calls ()
{
  for file in "$dir"/*.c; do
    name=${file##*/}
    flags="$FOREIGN_FLAGS -w -I$dir -S -o $work/s"
    compile $flags -aux-info "$work/declared" "$file" || continue
    (cat "$file"; echo
     awk -v lanes="$FOREIGN_LANES" -f "$here/calls.awk" "$work/declared") \
      >"$work/$name"
    calls=$(grep -c '^#if .* ONLY ==' "$work/$name")
    if compile $flags $ripple "$work/$name"; then
      say "$name" compiles
      continue
    fi
    call=1
    while [ $call -le "$calls" ]; do
      if compile $flags $ripple -DONLY=$call "$work/$name"; then
	say "$name, call $call" compiles
      else
	why=$(failure)
	say "$name, call $call" "${why:-cannot be called so}"
      fi
      call=$((call + 1))
    done
    rm "$work/$name"
  done
}

# The program of FILE and the driver, called $1, with the flags that follow.
driven ()
{
  program=$1
  shift
  compile $flags "$@" -o "$work/$program" "$work/$name" "$here/driver.c" -lm
}

# Compare what calls number $1 of FILE print, of "all" or one.
compare_results ()
{
  only=
  [ "$1" = all ] || only=-DONLY=$1
  if ! driven plain $only -fno-tree-vectorize "-I$include" \
	 -fsanitize=undefined -fsanitize-undefined-trap-on-error; then
    [ "$1" = all ] || say "$name, call $1" "no test here"
    return 1
  fi
  if ! driven lanes $only $ripple; then
    why=$(failure)
    [ "$1" = all ] || say "$name, call $1" "${why:-no test here}"
    return 1
  fi
  $FOREIGN_RUN "$work/plain" >"$work/plain.out" 2>/dev/null
  $FOREIGN_RUN "$work/lanes" >"$work/lanes.out" 2>/dev/null
  # Nothing is expected of calls that do not come back.
  bad=$(awk 'NR == FNR { want[$1] = $0; next }
	     want[$1] !~ / stopped$/ && want[$1] != $0 { print $1 }' \
	  "$work/plain.out" "$work/lanes.out")
  for call in $bad; do
    say "$name, call $call" WRONG
  done
  [ -n "$bad" ] || say "$name${only:+, call $1}" right
}

run_results ()
{
  for file in "$dir"/*.c; do
    name=${file##*/}
    flags="$FOREIGN_FLAGS -w -fwrapv -fno-strict-aliasing -I$dir"
    compile $flags -S -o "$work/s" -aux-info "$work/declared" "$file" \
      || continue
    (echo '#define main foreign_main'
     echo "#line 1 \"$name\""
     cat "$file"
     echo
     awk -v lanes="$FOREIGN_LANES" -v results=1 -f "$here/calls.awk" \
       "$work/declared") >"$work/$name"
    calls=$(grep -c '^#if .* ONLY ==' "$work/$name")
    if [ "$calls" -gt 0 ] && ! compare_results all; then
      call=1
      while [ $call -le "$calls" ]; do
	compare_results $call
	call=$((call + 1))
      done
    fi
    rm "$work/$name"
  done
}

case $kind in
  vect) run_vect ;;
  results) run_results ;;
  calls) run_calls ;;
  ripple)
    cd "$dir" || exit 2
    run_program regressions regression/*.cpp main.sample.cpp
    run_program nn mini_apps/fully_connected_nn/*.cpp
    run_program perf mini_apps/perf/x86/*.cpp main.sample.cpp ;;
  *) echo "run.sh: vect, ripple, calls or results, not $kind" >&2; exit 2 ;;
esac
echo
sort "$results" | uniq -c
! grep -E '^(WRONG|CRASH)' "$results" >/dev/null

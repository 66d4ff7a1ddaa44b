#!/bin/sh
# Programs that others wrote, as a workload: nothing of them is kept here.
#
# Usage: foreign.sh CC PLUGIN vect DIR      DIR: gcc/testsuite/gcc.dg/vect of
#                                           GCC's sources
#        foreign.sh CC PLUGIN ripple DIR    DIR: LLVM-Ripple's test suite
#                                           (Ripple-Programming,
#                                           ripple-test-suite)
#        foreign.sh CC PLUGIN calls DIR     DIR: any C files, such as
#                                           gcc/testsuite/gcc.c-torture/compile
#
# vect: the loops that GCC itself vectorizes, but for reductions, are annotated
# and the programs, which check their results, are run with the plugin.
# ripple: the programs are compiled as they stand and run.
# calls: each function is called by lanes, under a condition, and compiled; if
# that fails, each call by itself.
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
: "${FOREIGN_FLAGS:=-O2 -march=native}" "${FOREIGN_LANES:=8}"
work=$(mktemp -d "${TMPDIR:-/tmp}/foreign.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
LC_ALL=C
export LC_ALL
log=$work/log results=$work/results
ripple="-fplugin=$plugin -I$here/../include"

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

# Functions that call for lanes those that the lines of -aux-info name.
call_by_lanes ()
{
  echo '#include <ripple.h>'
  echo '#define complex _Complex'
  awk -v lanes="$FOREIGN_LANES" '
    # The text TEXT, which declares NAME, for TO.
    function declare(text, name, to) {
      sub(/^ +/, "", text)
      if (text ~ ("[ *]" name "$"))
        return substr(text, 1, length(text) - length(name)) to
      if (match(text, "[*]" name "[])]"))
        return substr(text, 1, RSTART) to substr(text, RSTART + RLENGTH - 1)
      return "?"
    }
    match($0, /:[0-9]+:[NO]F \*\/ (static|extern) /) {
      text = substr($0, RSTART + RLENGTH)
      list = text
      sub(/.*\/\* \(/, "", list)
      sub(/\).*/, "", list)
      sub(/; \/\*.*/, "", text)
      n = split(list, names, ", ")
      if (!n)
        sub(/\(void\)$/, "()", text)
      # The parameters are behind the last bracket that opens at level 0.
      level = 0
      for (i = length(text); i; i--) {
        c = substr(text, i, 1)
        level += (c == ")") - (c == "(")
        if (c == "(" && !level)
          break
      }
      head = substr(text, 1, i - 1)
      sub(/ +$/, "", head)
      name = head
      sub(/.*[ *]/, "", name)
      parameters = substr(text, i + 1, length(text) - i - 1)
      sub(/,? *\.\.\.$/, "", parameters)
      own = "const int *ripple_on"
      args = ""
      k = 1
      part = ""
      level = 0
      for (i = 1; n && i <= length(parameters) + 1; i++) {
        c = substr(parameters, i, 1)
        level += (c == "(" || c == "[" || c == "{") \
                 - (c == ")" || c == "]" || c == "}")
        if (c != "" && (c != "," || level)) {
          part = part c
          continue
        }
        own = own ", " declare(part, names[k], "(*ripple_" k ")")
        args = args (k > 1 ? ", " : "") "ripple_" k "[ripple_v]"
        k++
        part = ""
      }
      if (own ~ /\?/ || name !~ /^[A-Za-z_0-9]+$/)
        next
      result = head !~ /^void [^ ]*$/
      print "#if !defined ONLY || ONLY == " ++calls
      star = args
      gsub(/\[ripple_v\]/, "[0]", star)
      if (result)
        own = own ", __typeof__ (" name " (" star ")) *ripple_r"
      print "void ripple_call_" calls " (" own ")"
      print "{"
      print "  ripple_block_t ripple_b"
      print "    = ripple_set_block_shape (0, " lanes ");"
      print "  int ripple_v = ripple_id (ripple_b, 0);"
      print "  if (ripple_on[ripple_v])"
      print "    " (result ? "ripple_r[ripple_v] = " : "") name \
            " (" args ");"
      print "}"
      print "#endif"
    }'
}

run_calls ()
{
  for file in "$dir"/*.c; do
    name=${file##*/}
    flags="$FOREIGN_FLAGS -w -I$dir -S -o $work/s"
    compile $flags -aux-info "$work/declared" "$file" || continue
    (cat "$file"; echo; call_by_lanes <"$work/declared") >"$work/$name"
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

case $kind in
  vect) run_vect ;;
  calls) run_calls ;;
  ripple)
    cd "$dir" || exit 2
    run_program regressions regression/*.cpp main.sample.cpp
    run_program nn mini_apps/fully_connected_nn/*.cpp
    run_program perf mini_apps/perf/x86/*.cpp main.sample.cpp ;;
  *) echo "foreign.sh: vect, ripple or calls, not $kind" >&2; exit 2 ;;
esac
echo
sort "$results" | uniq -c
! grep -E '^(WRONG|CRASH)' "$results" >/dev/null

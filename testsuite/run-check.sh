#!/bin/sh
# Run the DejaGnu tests by several processes and add up what they say.
#
# Usage: run-check.sh TESTSUITE JOBS BOARDS [RUNTEST-FLAGS...]
#
# Runs in the build tree's directory testsuite, with its site.exp; leaves
# ripple.sum and ripple.log there.  RUNTEST in the environment is the runtest
# to use; LEVELS narrows the levels, LENGTHS says at how many lengths of
# vectors a program runs, SAMPLE that one test of so many is run: on each board
# others.  Prints every ten seconds how far it is, failures
# when they happen, and what each board and each of its areas counts.  The last
# line printed is "N passed, M failed"; the exit status is 0 if N > 0 and M is
# 0.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

exec </dev/null
suite=$1 jobs=$2 boards=$3
shift 3
: "${RUNTEST:=runtest}"
LC_ALL=C
export LC_ALL

if ! command -v "$RUNTEST" >/dev/null; then
  echo "run-check.sh: runtest is missing: install dejagnu" >&2
  exit 1
fi

# A directory without a driver would be passed over in silence.
for dir in "$suite"/ripple.*/; do
  ls "$dir" | grep '\.exp$' >/dev/null || {
    echo "run-check.sh: $dir has no .exp file: copy ripple.loop/loop.exp" >&2
    exit 1
  }
done

rm -rf run.* ripple.sum ripple.log
RIPPLE_CLAIMS=$PWD/run.claims
export RIPPLE_CLAIMS

# What make says to its children is not meant for the tests.
unset MAKEFLAGS MFLAGS MAKELEVEL

# Tests that crash are failures, not files.
ulimit -c 0

pids= progress=
trap 'kill $pids $progress 2>/dev/null; exit 1' HUP INT TERM

# Be runtest in directory run.$1 on $board; the other arguments are for it.
run ()
{
  cd "run.$1" || exit 1
  shift
  exec "$RUNTEST" --tool ripple --srcdir "$suite" --target_board "$board" "$@"
}

# Start the processes for $board; the arguments are for runtest.
start ()
{
  mkdir run.claims run.total
  cp site.exp run.total
  total=$(RIPPLE_CLAIMS=count run total "$@" 2>&1 | grep -c '^claim$')
  rm -r run.total
  n=0
  pids=
  while [ $n -lt "$jobs" ]; do
    n=$((n + 1))
    mkdir run.$n
    cp site.exp run.$n
    run $n "$@" >run.$n/output 2>&1 &
    pids="$pids $!"
  done
}

# Print how far the processes are and the failures of which nothing has been
# said, again and again.
follow ()
{
  began=$(date +%s)
  : >run.said
  while sleep 10 >/dev/null 2>&1; do
    grep -hE "^($bad):" run.[0-9]*/output | sort >run.failures
    comm -13 run.said run.failures
    mv run.failures run.said
    begun=$(ls run.claims | wc -l)
    [ "$begun" -gt 0 ] && [ "$begun" -lt "$total" ] || continue
    seconds=$((($(date +%s) - began) * (total - begun) / begun))
    echo "$board: $begun of $total tests, $(wc -l <run.said) failures," \
	 "$((seconds / 60)):$(printf %02d $((seconds % 60))) left"
  done
}

# What each area of board.sum counts.  What an area does outside of its
# directory has the name of that.
areas ()
{
  awk -v bad="^($bad):" -v board="$board" '
    /^[A-Z]*: / {
      area = $2
      sub("/.*", "", area)
      if (!(area in seen))
	name[++n] = area
      seen[area] = 1
      good[area] += /^PASS:/
      wrong[area] += $0 ~ bad
    }
    END {
      for (i = 1; i <= n; i++)
	printf "%s: %s: %d passed, %d failed\n", board, name[i],
	       good[name[i]], wrong[name[i]]
    }' board.sum
}

# How many results of board.sum are of the kinds $1.
count ()
{
  grep -cE "^($1):" board.sum
}

passed=0 failed=0
kinds='PASS|FAIL|XPASS|XFAIL|KPASS|KFAIL|UNRESOLVED|UNTESTED|UNSUPPORTED'
bad='FAIL|XPASS|KPASS|UNRESOLVED'
RIPPLE_SKIPPED=-1
export RIPPLE_SKIPPED
for board in $boards; do
  RIPPLE_SKIPPED=$((RIPPLE_SKIPPED + 1))
  start "$@"
  follow &
  progress=$!
  for pid in $pids; do
    wait "$pid"
  done
  kill $progress
  # A process without a summary has failed, whatever it counted; so has one
  # that a signal ended, which writes a summary.
  for dir in run.[0-9]*; do
    grep '=== ripple Summary' $dir/ripple.sum >/dev/null 2>&1 \
      && ! grep '^got a [A-Z]* signal' $dir/ripple.log >/dev/null && continue
    failed=$((failed + 1))
    echo "ERROR: a test process did not finish:"
    tail -n 20 $dir/output
  done
  cat run.[0-9]*/ripple.log 2>/dev/null >>ripple.log
  cat run.[0-9]*/ripple.sum 2>/dev/null \
    | grep -E "^($kinds|ERROR|WARNING):" | sort -k 2 >board.sum
  { echo "		=== ripple tests on $board ==="; cat board.sum; } \
    >>ripple.sum
  areas
  echo "$board: $(count PASS) passed, $(count "$bad") failed," \
       "$(count UNSUPPORTED) unsupported"
  grep -E "^($bad|ERROR|WARNING|UNTESTED|XFAIL|KFAIL):" board.sum
  passed=$((passed + $(count PASS)))
  failed=$((failed + $(count "$bad")))
  rm -rf run.* board.sum
done

{
  echo
  echo "# of expected passes		$passed"
  echo "# of failures			$failed"
} >>ripple.sum
echo "Results are in $PWD/ripple.sum, details in ripple.log."
echo "$passed passed, $failed failed"
[ "$passed" -gt 0 ] && [ "$failed" -eq 0 ]

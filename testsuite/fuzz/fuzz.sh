#!/bin/sh
# Long runs: random programs until it is stopped, several at a time.
#
# Usage: fuzz.sh CC PLUGIN [FIRST-SEED [JOBS]]
#
# Prints failures, and how far it is after each round.  Failing programs are
# kept in the directory fuzz-failures.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

cc=${1:?usage: fuzz.sh CC PLUGIN [FIRST-SEED [JOBS]]} plugin=${2:?PLUGIN}
seed=${3:-1000} jobs=${4:-2}
here=$(cd "$(dirname "$0")" && pwd)
FUZZ_KEEP=${FUZZ_KEEP:-$PWD/fuzz-failures}
export FUZZ_KEEP
pids=
trap 'kill $pids 2>/dev/null; exit 1' HUP INT TERM
while :; do
  pids=
  n=0
  while [ $n -lt "$jobs" ]; do
    "$here/run.sh" "$cc" "$plugin" "$seed" 50 | grep -v '^PASS' &
    pids="$pids $!"
    seed=$((seed + 50))
    n=$((n + 1))
  done
  wait
  echo "seeds below $seed are done"
done

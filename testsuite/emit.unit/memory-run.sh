#!/bin/sh
# Run the tests of plugin/emit/memory/memory.h.
#
#   memory-run.sh CC PLUGIN [FLAGS [RUN [SELECT]]]
#
# CC is the compiler, PLUGIN the shared object linked from memory-test.cc and
# the objects of plugin/emit, plugin/target and plugin/core; FLAGS is one word
# list of options for the tested code, RUN what runs a program of CC (empty:
# nothing), SELECT a part of the names of the accesses (empty: all).  Prints
# PASS or FAIL; the accesses that fail go to standard error.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

dir=$(cd "$(dirname "$0")" && pwd) || exit 2
cc=$1 plugin=$2 flags=${3--O2} run=${4-} select=${5-}
[ -n "$plugin" ] || { echo "usage: $0 CC PLUGIN [FLAGS [RUN [SELECT]]]" >&2
		      exit 2; }
case $plugin in /*) ;; *) plugin=$PWD/$plugin;; esac
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

status=0
for kind in M_ld_ M_st_; do
  # Shorter programs keep the compiler's memory small.
  case $select in
    '') part=$kind;;
    $kind*) part=$select;;
    *) continue;;
  esac
  # shellcheck disable=SC2086
  if python3 "$dir/memory-gen.py" "$part" >"$tmp/t.c" \
     && $cc $flags -w -I"$dir" "-fplugin=$plugin" "$tmp/t.c" \
	-o "$tmp/t" \
     && $run "$tmp/t" >&2
  then
    echo "PASS: memory $part $flags"
  else
    echo "FAIL: memory $part $flags"
    status=1
  fi
done
exit $status

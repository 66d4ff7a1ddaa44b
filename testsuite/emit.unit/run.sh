#!/bin/sh
# Run the tests of plugin/emit.
#
#   run.sh CC PLUGIN [FLAGS [RUN [N...]]]
#
# CC is the compiler, PLUGIN the shared object linked from emit-test.cc and
# the objects of plugin/emit, plugin/target and plugin/core; FLAGS is one word
# list of options for the tested code, RUN what runs a program of CC (empty:
# nothing), N the numbers of lanes (default 3 16 37 64).  Prints one line PASS
# or FAIL for each group of tests; the reasons go to standard error.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

dir=$(cd "$(dirname "$0")" && pwd) || exit 2
cc=$1 plugin=$2 flags=${3--O2} run=${4-}
[ -n "$plugin" ] || { echo "usage: $0 CC PLUGIN [FLAGS [RUN [N...]]]" >&2
		      exit 2; }
case $plugin in /*) ;; *) plugin=$PWD/$plugin;; esac
[ $# -gt 4 ] && shift 4 || set -- 3 16 37 64
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

"$dir/emit-list.sh" "$@" >"$tmp/list.h" || exit 2
# shellcheck disable=SC2086
if ! $cc -O1 -fwrapv -w -c "$dir/emit-ref.c" -o "$tmp/ref.o" \
   || ! $cc $flags -w "-fplugin=$plugin" "-DLIST=\"$tmp/list.h\"" \
	-c "$dir/emit-kernels.c" -o "$tmp/kernels.o" \
   || ! $cc "$tmp/kernels.o" "$tmp/ref.o" -lm -o "$tmp/test"
then
  echo "FAIL: emit compile $flags"
  exit 1
fi
# shellcheck disable=SC2086
$run "$tmp/test" "$flags" || { echo "FAIL: emit exit status $flags"; exit 1; }

#!/bin/sh
# Link the plugin so that every GCC can load it, if only to say that it is
# the wrong one.
#
# Usage: link.sh COMMAND... -o OUTPUT OBJECT... ARGUMENT...
#
# GCC loads a plugin only if the compiler defines every symbol that it refers
# to, and another release lacks some: the user would see the name of one of
# them and nothing else.  A weak reference may stay undefined.  So what is
# left to the compiler by the usual link is made weak, and plugin_init can
# compare the releases (core/gcc-check.c).
#
# LD, NM and OBJCOPY in the environment are the programs to use.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

set -e
# COMMAND... -o OUTPUT stays in "$@".
objects= libraries= output= last=
for arg; do
  shift
  case $arg in
    *.o) objects="$objects $arg" ;;
    *)
      [ "$last" != -o ] || output=$arg
      if [ -z "$objects" ]; then
	set -- "$@" "$arg"
      else
	libraries="$libraries $arg"
      fi
      ;;
  esac
  last=$arg
done

"$@" $objects $libraries
trap 'rm -f "$output.o" "$output.weak"' EXIT
# Those of the C library have versions.
$NM -D --undefined-only "$output" \
  | sed -n 's/^ *U \([^@]*\)$/\1/p' | grep -v '^__gmp' >"$output.weak"
$LD -r -o "$output.o" $objects
$OBJCOPY --weaken-symbols="$output.weak" "$output.o"
"$@" "$output.o" $libraries

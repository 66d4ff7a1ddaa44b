#!/bin/sh
# GCC's own warnings, with and without the plugin.  What lanes become is not
# what the user wrote: of that GCC must not warn.
#
# Usage: warnings.sh CC PLUGIN FILE...
#
# Compiles each program both ways and prints the warnings, but for the
# plugin's, that come with the plugin only: file, line and option.  A program
# that is none without the plugin is compared with itself at -O0, where GCC
# does not look at values.  Then it says how many programs were compared, and
# how many do not compile.  The exit status is 1 if there was such a warning.
# WARNINGS_FLAGS: flags of the compiler, "-O2 -Wall -Wextra" by default.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

if [ $# -lt 3 ]; then
  sed -n '5s/^# //p' "$0" >&2
  exit 2
fi
cc=$1 plugin=$2
shift 2
: "${WARNINGS_FLAGS:=-O2 -Wall -Wextra}"
include=$(cd "$(dirname "$0")/../include" && pwd) || exit 2
work=$(mktemp -d "${TMPDIR:-/tmp}/warnings.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
LC_ALL=C
export LC_ALL
compared=0 other=0 found=0

# Compile FILE with the flags $@, for its warnings: to the file OUT.
warnings_of ()
{
  file=$1 out=$2
  shift 2
  (ulimit -t 300
   exec $cc $WARNINGS_FLAGS "$@" -I"$include" -fdiagnostics-plain-output \
	-Wno-unknown-pragmas -S -o /dev/null "$file") >"$work/log" 2>&1 \
    || return
  sed -n 's/^\([^ :]*:[0-9]*\):.* warning: .*\[\(-W[^]=]*\).*/\1 \2/p' \
      "$work/log" | sort -u >"$out"
}

for file; do
  if ! warnings_of "$file" "$work/without" \
     && ! warnings_of "$file" "$work/without" "-fplugin=$plugin" -O0; then
    other=$((other + 1))
  elif ! warnings_of "$file" "$work/with" "-fplugin=$plugin"; then
    echo "$file: does not compile with the plugin"
    found=$((found + 1))
  else
    compared=$((compared + 1))
    comm -13 "$work/without" "$work/with" >"$work/only"
    cat "$work/only"
    found=$((found + $(wc -l <"$work/only")))
  fi
done
echo "$compared compared, $other do not compile," \
     "$found warnings of the plugin's making"
[ "$found" -eq 0 ]

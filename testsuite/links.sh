#!/bin/sh
# Which files of the plugin need which, by the symbols of the objects in a
# build tree, as a call between C++ files is in no include; and by includes.
#
# Usage: links.sh BUILD
#
# Prints the circles (files that need each other), and what is bad: more
# circles than MOST, one across rooms, and a file that needs one of a higher
# room; no objects are bad, too.  Exit status 0 if nothing is.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

if [ $# -ne 1 ]; then
  sed -n '5s/^# //p' "$0" >&2
  exit 2
fi
LC_ALL=C
export LC_ALL
plugin=$(cd "$(dirname "$0")/../plugin" && pwd) || exit 2
cd "$1/plugin" || exit 2

{
  # An older build may have left objects of files that are gone.
  sed -n 's,^.*plugin/\(\(.*/\)*\)\([^/]*\)\.cc*[^a-z]*$,\1ripple_so-\3.o,p' \
      "$plugin/sources.mk" | sort | while read -r object; do
    nm "$object" | sed "s|^|$object |"
  done
  (cd "$plugin" && grep -r --include='*.cc' --include='*.h' \
     '^#include "[a-z].*/' .)
} | awk '
  # FILE:#include "HEADER".  emit/lanes.h is for who is above all its rooms.
  /:#include/ {
    split($0, part, /[:"]/)
    sub(/^\.\//, "", part[1])
    if (part[1] != "emit/lanes.h")
      includes[++included] = part[1] " " part[3]
    next
  }
  # OBJECT [VALUE] TYPE SYMBOL
  function file(object)
  {
    sub(/^\.\//, "", object)
    sub(/ripple_so-/, "", object)
    sub(/\.o$/, "", object)
    return object
  }
  function room(f)
  {
    return sub(/\/[^\/]*$/, "", f) ? f : "plugin"
  }
  # Mark all that FROM needs, by others, too.
  function visit(from, at,    list, n, i)
  {
    n = split(needs[at], list, " ")
    for (i = 1; i <= n; i++)
      if (!((from, list[i]) in reaches)) {
	reaches[from, list[i]] = 1
	visit(from, list[i])
      }
  }
  {
    f = file($1)
    files[f] = 1
    if ($(NF - 1) ~ /^[TDBR]$/)
      where[$NF] = f
    else if ($(NF - 1) == "U")
      uses[++count] = f " " $NF
  }
  END {
    MOST = 4
    n = split("core report emit emit/value emit/arith emit/permute" \
	      " emit/memory emit/tensor target front analysis late" \
	      " transform/cfg transform/handlers transform/masks" \
	      " transform/loops transform/tune transform/calls" \
	      " transform/tiles" \
	      " transform/render transform/locals transform/flow transform" \
	      " plugin", order, " ")
    for (i = 1; i <= n; i++)
      height[order[i]] = i
    for (i = 1; i <= count; i++) {
      split(uses[i], u, " ")
      if (!(u[2] in where) || where[u[2]] == u[1])
	continue
      to = where[u[2]]
      if (!((u[1], to) in known)) {
	known[u[1], to] = 1
	needs[u[1]] = needs[u[1]] " " to
      }
      if (!(room(u[1]) in height)) {
	print room(u[1]) ": a room that links.sh does not know"
	bad = 1
      }
      if (height[room(u[1])] < height[room(to)]) {
	print u[1] " needs " to ", of a higher room (" u[2] ")"
	bad = 1
      }
    }
    for (i = 1; i <= included; i++) {
      split(includes[i], u, " ")
      if (height[room(u[1])] < height[room(u[2])]) {
	print u[1] " includes " u[2] ", of a higher room"
	bad = 1
      }
    }
    for (f in files) {
      visit(f, f)
      found++
    }
    if (!found || !count) {
      print "no objects, or no symbols in them"
      bad = 1
    }
    for (f in files)
      if (!(f in done)) {
	circle = f
	size = 1
	for (g in files)
	  if (g != f && (f, g) in reaches && (g, f) in reaches) {
	    circle = circle " " g
	    size++
	    done[g] = 1
	    if (room(f) != room(g)) {
	      print f " and " g " need each other across rooms"
	      bad = 1
	    }
	  }
	if (size > 1) {
	  print "circle of " size ": " circle
	  circles++
	}
      }
    if (circles > MOST) {
      print circles " circles, at most " MOST " are allowed"
      bad = 1
    }
    exit bad
  }'

#!/bin/sh
# A program with N of something.
#
# Usage: gen.sh AXIS N
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

axis=$1 n=$2

# Print TEXT for each K from 1 to N; @ is K and % is K - 1.
each ()
{
  awk -v n="$n" -v text="$1" 'BEGIN {
    for (k = 1; k <= n; k++)
      {
	s = text
	gsub (/@/, k, s)
	gsub (/%/, k - 1, s)
	print s
      }
  }'
}

# The loop whose body comes next, over N lanes.
loop ()
{
  echo "void f (int n, int *restrict a, const int *restrict b) {"
  echo "ripple_block_t B = ripple_set_block_shape (0, $1);"
  echo "ripple_parallel (B, 0);"
  echo "for (int i = 0; i < n; i++) { int x = b[i];"
}

echo "#include <ripple.h>"
case $axis in
  lanes)
    loop "$n"; echo "a[i] = 2 * x; } }" ;;
  straight)
    echo "void f (int *a, int *b) {"
    echo "size_t v = ripple_id (ripple_set_block_shape (0, $n), 0);"
    echo "a[v] = 2 * b[v]; }" ;;
  apart)
    echo "void f (int *a, int *b, int r) {"
    echo "size_t v = ripple_id (ripple_set_block_shape (0, $n), 0);"
    echo "a[v * r] += 2 * b[v * r]; }" ;;
  costly)
    echo "void f (long *a, long *b) {"
    echo "size_t v = ripple_id (ripple_set_block_shape (0, $n), 0);"
    echo "a[v] = a[v] % b[v] + __builtin_popcountl (b[v]); }" ;;
  indices)
    echo "void f (int *a, int *b, int *x) {"
    echo "size_t v = ripple_id (ripple_set_block_shape (0, $n), 0);"
    echo "int i = x[v]; a[i] += 2 * b[i]; }" ;;
  statements)
    loop 8; each "x = (x ^ @) + b[i];"; echo "a[i] = x; } }" ;;
  branches)
    loop 8; each "if (x > @) x -= b[i]; else x *= 3;"; echo "a[i] = x; } }" ;;
  lane-loops)
    loop 8; each "while (x > @) x -= 3;"; echo "a[i] = x; } }" ;;
  nested-lane-loops)
    loop 8; each "while (x > @) { x -= 3;"; each "}"; echo "a[i] = x; } }" ;;
  calls)
    echo "static int g0 (int x) { return x + 1; }"
    each "static int g@ (int x) { return g% (x * 3) ^ g% (x + @); }"
    loop 8; echo "a[i] = g$n (x); } }" ;;
  functions)
    each "void f@ (int n, int *a) {
	  ripple_block_t B = ripple_set_block_shape (0, 8);
	  ripple_parallel (B, 0);
	  for (int i = 0; i < n; i++) if (a[i] > @) a[i] += n; }" ;;
  nested-loops)
    echo "void f (int n, int *a) {"
    echo "ripple_block_t B = ripple_set_block_shape (0" \
	 "$(each ', 2' | tr -d '\n'));"
    each "ripple_parallel (B, %); for (int i@ = 0; i@ < n; i@++)"
    echo "a[i1] += n; }" ;;
  tiles)
    array=$(each '[4]' | tr -d '\n')
    echo "void f (int n, int (*restrict a)$array," \
	 "const int (*restrict b)$array) {"
    echo "ripple_block_t B = ripple_set_block_shape (0" \
	 "$(each ', 2' | tr -d '\n'));"
    each "ripple_parallel (B, %); for (int i@ = 0; i@ < n; i@++)"
    at=$(each '[i@]' | tr -d '\n')
    echo "a[0]$at += 3 * b[0]$at; }" ;;
esac

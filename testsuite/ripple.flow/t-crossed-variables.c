/* { dg-do run } */
/* { dg-options "-w" } */

/* Scalars of which one path reads what another has assigned: with a number
   before, which is not to be propagated into the other path, as the condition
   of a branch, in the number of iterations, by a copy, in a switch.  Where
   lanes take the first path, all of the second one see NEW_VALUE.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../ripple-test.h"

#define N 16
#define NEW_VALUE 2

static int in[N], got[N], source = NEW_VALUE;

/* What lanes of the second path see, if some LEAVE by the first.  */

static int
seen (int old, int leave)
{
  return leave ? NEW_VALUE : old;
}

/* A branch, behind a path that returns, with a variable that lanes write a
   part of, so that it stays in memory.  */

static inline int
branch (ripple_block_t b, int k)
{
  int v = ripple_id (b, 0);
  if (in[v] > 3)
    {
      k = source;
      return in[v] + k;
    }
  if (k * 2 + 1 == 1)
    return v;
  long long l = ripple_broadcast (b, 1, 7LL);
  int other = v + 1;
  memcpy ((char *) &l + 4, &other, 2);
  memcpy (&other, (char *) &l + 4, 2);
  return other * 10 + k;
}

/* The iterations of a loop, unrolled since L is an array of lanes.  */

static inline int
counted (ripple_block_t b, int k)
{
  int v = ripple_id (b, 0), l[4] = { v, v + 1, v + 2, v + 3 }, s = 0;
  if (in[v] > 3)
    {
      k = source;
      return in[v];
    }
  for (; k < 4; k++)
    s += l[k];
  return s;
}

static inline int
exits (ripple_block_t b, int k)
{
  int v = ripple_id (b, 0), l[4] = { v, v + 1, v + 2, v + 3 }, s = 0;
  if (in[v] > 3)
    {
      k = source;
      return in[v];
    }
  for (; k != 9; k++)
    {
      if (k + 1 == 4)
	break;
      s += l[k];
    }
  return s + k;
}

/* A loop that begins with a copy; no array.  */

static inline int
copied (ripple_block_t b, int n)
{
  int v = ripple_id (b, 0), s = 0;
  if (in[v] > 3)
    n = source;
  else
    for (int i = n; i < 4; i++)
      s += in[v] * i + 1;
  return s;
}

/* The copy is made before the paths part, and is what it was.  */

static inline int
saved (ripple_block_t b, int n)
{
  int v = ripple_id (b, 0), l[2] = { v, v + 1 }, s = 0, old = n;
  if (in[v] > 3)
    n = source;
  else
    for (int i = old; i < 2; i++)
      s += l[i] + n;
  return s;
}

/* A switch with lanes; one with the scalar within.  */

static inline int
cases (ripple_block_t b, int n)
{
  int v = ripple_id (b, 0), l[2] = { v, v + 1 }, s = 0;
  switch (in[v])
    {
    case 7:
      n = source;
      break;
    case 1:
      switch (n)
	{
	case 0: s = l[0]; break;
	case NEW_VALUE: s = l[1] + 100; break;
	default: s = -1;
	}
      break;
    default:
      s = n;
    }
  return s;
}

/* A path that leaves a loop.  */

static inline int
leaves (ripple_block_t b, int n)
{
  int v = ripple_id (b, 0), l[2] = { v, v + 1 }, s = 0;
  for (int i = 0; i < 2; i++)
    {
      if (in[v] > 3)
	{
	  n = source;
	  break;
	}
      s += n == 0 ? l[i] : l[1] * 100 + n;
    }
  return s;
}

/* The scalar has one dimension, the condition two.  */

static inline int
rows (ripple_block_t b, int n)
{
  int v = ripple_id (b, 0), w = ripple_id (b, 1), r = n * w;
  if (in[v] > 3 + w)
    {
      r = w + 5;
      return in[v] + r;
    }
  return in[v] * 8 + r;
}

#define KERNEL(NAME, OLD)						\
NOIPA static void							\
run_##NAME (void)							\
{									\
  ripple_block_t b = ripple_set_block_shape (0, N);			\
  int v = ripple_id (b, 0);						\
  got[v] = NAME (b, OLD);						\
}

KERNEL (branch, 0)
KERNEL (counted, 0)
KERNEL (exits, 0)
KERNEL (copied, 0)
KERNEL (saved, 0)
KERNEL (cases, 0)
KERNEL (leaves, 0)

static int got_rows[4][N];

NOIPA static void
run_rows (void)
{
  ripple_block_t b = ripple_set_block_shape (0, N, 4);
  int v = ripple_id (b, 0), w = ripple_id (b, 1);
  got_rows[w][v] = rows (b, 0);
}

NOIPA static void
check (int leave)
{
  int k = seen (0, leave), s;
  run_branch ();
  for (int v = 0; v < N; v++)
    CHECK (got[v] == (in[v] > 3 ? in[v] + NEW_VALUE
		      : k * 2 + 1 == 1 ? v : (v + 1) * 10 + k));
  run_counted ();
  for (int v = 0; v < N; v++)
    {
      s = 0;
      for (int i = k; i < 4; i++)
	s += v + i;
      CHECK (got[v] == (in[v] > 3 ? in[v] : s));
    }
  run_exits ();
  for (int v = 0; v < N; v++)
    {
      s = 0;
      for (int i = k; i < 3; i++)
	s += v + i;
      CHECK (got[v] == (in[v] > 3 ? in[v] : s + 3));
    }
  run_copied ();
  for (int v = 0; v < N; v++)
    {
      s = 0;
      for (int i = k; i < 4; i++)
	s += in[v] * i + 1;
      CHECK (got[v] == (in[v] > 3 ? 0 : s));
    }
  run_saved ();
  for (int v = 0; v < N; v++)
    CHECK (got[v] == (in[v] > 3 ? 0 : v + v + 1 + 2 * k));
  run_cases ();
  for (int v = 0; v < N; v++)
    CHECK (got[v] == (in[v] == 7 ? 0 : in[v] == 1
		      ? (k == 0 ? v : v + 101) : k));
  run_leaves ();
  for (int v = 0; v < N; v++)
    CHECK (got[v] == (in[v] > 3 ? 0 : k == 0 ? v + v + 1
		      : ((v + 1) * 100 + k) * 2));
  run_rows ();
  for (int w = 0; w < 4; w++)
    for (int v = 0; v < N; v++)
      {
	int some = 0;
	for (int x = 0; x < N; x++)
	  some |= in[x] > 3 + w;
	CHECK (got_rows[w][v] == in[v] * (in[v] > 3 + w ? 1 : 8)
				 + (some ? w + 5 : 0));
      }
}

int
main (void)
{
  for (int v = 0; v < N; v++)
    in[v] = v & 1;
  check (0);
  for (int v = 0; v < N; v += 3)
    in[v] = 7;
  check (1);
  for (int v = 0; v < N; v++)
    in[v] = 7;
  check (1);
  return 0;
}

/* Both paths of a branch update one place: it is loaded once and stored once,
   if nobody can tell.  */
/* { dg-do run } */
/* { dg-options "-w -ffp-contract=off" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-asm-options "-O2 -mavx2 -ffp-contract=off -DMERGED" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vmaskmovps} } */
#include "../ripple-test.h"
#include <string.h>

enum { N = 83, M = N + 17 };

#ifndef BLOCK
# define BLOCK 8
#endif

typedef struct { float u, v; } pair;

/* KERNEL (NAME, BODY): NAME_lanes and NAME_plain do BODY for each i.  */

#define ARGUMENTS							\
  int n, float *restrict a, const float *restrict b,			\
  const float *restrict c, const int *restrict k, float *p, float *q,	\
  pair *restrict s
#define KERNEL(NAME, ...)						\
  NOIPA static void							\
  NAME##_lanes (ARGUMENTS)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    PARALLEL (block, 0);					\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__;							\
  }									\
  NOIPA static void							\
  NAME##_plain (ARGUMENTS)						\
  {									\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__;							\
  }
#ifdef MERGED
# define PARALLEL ripple_parallel_full
#else
# define PARALLEL ripple_parallel
#endif

KERNEL (updates, {
  float x = b[i], y = c[i];
  if (x > 0) a[i] += y; else a[i] -= x;
})
KERNEL (scaled, {
  float x = b[i], y = c[i];
  if (x > y) a[i] *= y; else a[i] = a[i] * x + 1;
})
KERNEL (three, {
  float x = b[i], y = c[i];
  if (x > y) a[i] += y; else if (x > 0) a[i] += x; else a[i] -= 1;
})
KERNEL (one_loads, {
  float x = b[i], y = c[i];
  if (x > y) a[i] += y; else a[i] = x;
})
KERNEL (twice, {
  float x = b[i], y = c[i];
  if (x > y) { a[i] += y; a[i] *= 2; } else { a[i] -= y; a[i] *= 3; }
})
KERNEL (ways, {
  float x = b[i], y = c[i];
  int way = k[i];
  switch (way)
    {
    case 2: a[i] += x; break;
    case 7: case 3: a[i] -= y; break;
    case 5: a[i] = x; break;
    default: a[i] += x * y;
    }
})
KERNEL (two_places, {
  float x = b[i], y = c[i];
  if (x > 0) { a[i] += y; s[i].u -= x; s[i].v = y; }
  else { a[i] -= x; s[i].u = x; s[i].v += 1; }
})
KERNEL (overwritten, {
  float x = b[i], y = c[i];
  a[i] = x;
  if (y > 0) a[i] *= 2;
  if (x > y) a[i] += 1;
})
KERNEL (set_before, {
  float x = b[i], y = c[i];
  a[i] = 0;
  if (x > 0) a[i] = y; else if (x > -1) a[i] = x;
})

KERNEL (joined_ways, {
  float x = b[i], y = c[i];
  switch (k[i])
    {
    case 1: goto one;
    case 2: goto two;
    case 3: goto three;
    case 4: goto four;
    }
 one: a[i] += x; goto end;
 two: a[i] += y; goto end;
 three: a[i] *= x; goto end;
 four: a[i] = y * y;
 end:;
})
#ifndef MERGED
KERNEL (clamped, {
  if (a[i] < -1) a[i] = -1;
  if (a[i] > 2) a[i] = 2;
})
KERNEL (overwritten_in_part, {
  if (b[i] > 0)
    {
      a[i] = c[i];
      if (k[i] & 1) { a[i] = b[i]; s[i].u = a[i]; }
    }
  if (k[i] & 2) a[i] += c[i];
  s[i].v = a[i];
})
KERNEL (other_lanes_between, {
  if (b[i] > 0) a[i] = c[i];
  if (k[i] & 1) s[i].u = a[i];
  if (b[i] > 1) a[i] -= 1;
})
KERNEL (same_twice, {
  if (b[i] > 0) a[i] = c[i];
  if (b[i] > 0) { s[i].u = a[i]; a[i] = b[i]; }
  else { s[i].v = a[i]; a[i] = 3; }
})
KERNEL (elsewhere, {
  if (b[i] > 0) a[i] += c[i]; else a[i] += c[i + 1] - b[i + 2];
})
KERNEL (nested, {
  if (b[i] > 0)
    {
      if (c[i] > 0) a[i] += 1; else a[i] += b[i];
    }
  else if (c[i] > 1)
    a[i] -= 2;
  else
    {
      a[i] *= 2;
      if (k[i] & 1)
	a[i] += c[i];
    }
})
KERNEL (some, {
  if (b[i] > 0)
    {
      if (k[i] & 1)
	{
	  if (c[i] > 0) a[i] += 1; else a[i] -= 1;
	}
    }
  else if (k[i] & 2)
    a[i] += 3;
})
KERNEL (cases, {
  switch (k[i] & 3)
    {
    case 0: a[i] += b[i]; break;
    case 1: a[i] -= c[i]; break;
    case 2: a[i] *= 2; break;
    default: a[i] = 1;
    }
})
KERNEL (jumps, {
  switch (k[i])
    {
    case 1: goto one;
    case 2: goto two;
    case 3: goto three;
    }
 one: a[i] += b[i]; goto end;
 two: a[i] += c[i]; goto end;
 three: a[i] *= b[i];
 end:;
})
KERNEL (without_else, {
  if (b[i] > 0) a[i] += c[i];
  else if (k[i] == 2) a[i] -= c[i];
  else if (k[i] == 4) a[i] = 0;
})
KERNEL (falls_through, {
  switch (k[i])
    {
    case 1: a[i] += b[i];
    case 2: a[i] += c[i]; break;
    case 4: a[i] = 1;
    }
})
KERNEL (fields_of_two, {
  if (b[i] > 0) { s[i].u = s[i].v + 1; s[i].v = c[i]; }
  else { s[i].v = s[i].u - 1; s[i].u += c[i]; }
})
KERNEL (fields, {
  if (b[i] > 0) { s[i].u += c[i]; s[i].v -= 1; }
  else { s[i].u -= c[i]; s[i].v += b[i]; }
})
/* P and Q may be the same: the second path sees what the lanes of the first
   one have written.  */
#define PATHS(NAME, C, A, B)						\
  NOIPA static void							\
  NAME##_lanes (ARGUMENTS)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (C) A; else B;							\
  }									\
  NOIPA static void							\
  NAME##_plain (ARGUMENTS)						\
  {									\
    for (int first = 0; first < n; first += BLOCK)			\
      for (int path = 0; path < 2; path++)				\
	for (int i = first; i < n && i < first + BLOCK; i++)		\
	  {								\
	    if (path == 0 && (C)) A;					\
	    if (path == 1 && !(C)) B;					\
	  }								\
  }

PATHS (same, k[i] & 1, p[i] += q[i], p[i] += q[i + 1])
PATHS (behind, k[i] & 1, p[i] += 1, p[i] = q[i] + p[i])
PATHS (before, k[i] & 1, p[i] += q[i + 1], p[i] -= 1)
/* The neighbour of another path's lane.  */
KERNEL (neighbour, {
  if (k[i] & 1) s[i].u += 1; else s[i].u = s[i].v + 2;
})
KERNEL (read_between, {
  if (b[i] > 0) a[i] += c[i]; else { p[i] = a[i]; a[i] -= 1; }
})
KERNEL (read_behind, {
  if (b[i] > 0) a[i] += c[i]; else a[i] -= 1;
  p[i] = a[i];
})
KERNEL (read_after, {
  if (b[i] > 0)
    a[i] = c[i];
  p[i] = a[i] * b[i] + a[i];
})
KERNEL (read_twice, {
  if (b[i] > 0)
    a[i] += c[i];
  s[i].u = a[i];
  if (!(k[i] & 1))
    a[i] = s[i].u + 1;
  s[i].v = a[i] - c[i];
})
KERNEL (read_inside, {
  if (b[i] > 0)
    {
      if (k[i] & 2)
	a[i] -= 3;
      if (a[i] > c[i])
	p[i] = a[i];
    }
})
#endif

#ifndef MERGED
static float f[6][M];
static int k[M];
static pair s[2][M];

/* SHIFT: of Q from P, in elements; -1: another array.  */

static void
run (void (*function) (ARGUMENTS), int which, int n, int shift)
{
  float *p = f[2 + which], *a = f[which], *q = shift < 0 ? f[5] : p + shift;
  for (int i = 0; i < M; i++)
    {
      a[i] = i % 7 - 3;
      p[i] = i * 3 % 11 - 4;
      k[i] = i * 5 % 13;
      f[4][i] = i * 7 % 5 - 2;
      f[5][i] = i * 3 % 7 - 3;
      s[which][i].u = i % 5;
      s[which][i].v = i % 3;
    }
  function (n, a, f[4], f[5], k, p, q, s[which]);
}

#define CHECK_ONE(NAME)	check (NAME##_lanes, NAME##_plain, 0)
#define CHECK_SHIFTED(NAME) check (NAME##_lanes, NAME##_plain, 1)

static void
check (void (*lanes) (ARGUMENTS), void (*plain) (ARGUMENTS), int shifted)
{
  static const int sizes[] = { 0, 1, 7, 8, 9, 31, N };
  for (int i = 0; i < 7; i++)
    for (int shift = -1; shift < shifted; shift++)
      {
	run (lanes, 0, sizes[i], shift);
	run (plain, 1, sizes[i], shift);
	CHECK (memcmp (f[0], f[1], sizeof f[0]) == 0);
	CHECK (memcmp (f[2], f[3], sizeof f[2]) == 0);
	CHECK (memcmp (s[0], s[1], sizeof s[0]) == 0);
      }
}

int
main (void)
{
  CHECK_ONE (updates);
  CHECK_ONE (scaled);
  CHECK_ONE (three);
  CHECK_ONE (one_loads);
  CHECK_ONE (twice);
  CHECK_ONE (ways);
  CHECK_ONE (joined_ways);
  CHECK_ONE (two_places);
  CHECK_ONE (overwritten);
  CHECK_ONE (set_before);
  CHECK_ONE (clamped);
  CHECK_ONE (overwritten_in_part);
  CHECK_ONE (other_lanes_between);
  CHECK_ONE (same_twice);
  CHECK_ONE (elsewhere);
  CHECK_ONE (nested);
  CHECK_ONE (some);
  CHECK_ONE (cases);
  CHECK_ONE (jumps);
  CHECK_ONE (without_else);
  CHECK_ONE (falls_through);
  CHECK_ONE (fields_of_two);
  CHECK_ONE (fields);
  CHECK_SHIFTED (same);
  CHECK_SHIFTED (behind);
  CHECK_SHIFTED (before);
  CHECK_ONE (neighbour);
  CHECK_ONE (read_between);
  CHECK_ONE (read_behind);
  CHECK_ONE (read_after);
  CHECK_ONE (read_twice);
  CHECK_ONE (read_inside);
  return 0;
}
#endif

/* Pointers that may point anywhere: what lanes store is seen by those that
   load behind it, wherever the two overlap, and what is stored to is not
   stored twice where they do not.  */
/* { dg-do run } */
/* { dg-options "-w -fno-strict-aliasing -fwrapv -ffp-contract=off" } */
/* { dg-isa "native avx512 avx2 sse2" } */
#include "../ripple-test.h"
#include <string.h>

#ifndef BLOCK
# define BLOCK 8
#endif

enum { BYTES = 4096, AT = 1536, FARTHEST = 200 };

typedef struct { float u, v; } pair;
typedef struct { unsigned char r, g, b; } rgb;
typedef struct { int p, q, r; } triple;

/* What all lanes from FIRST to END - 1 for which C holds do: D = V.  */

#define ALL(C, D, V)							\
  {									\
    int i = first;							\
    __typeof__ (D) all[BLOCK];						\
    for (; i < end; i++)						\
      if (C)								\
	all[i - first] = V;						\
    for (i = first; i < end; i++)					\
      if (C)								\
	D = all[i - first];						\
  }

#define LANES(NAME, P, Q, ...)						\
  NOIPA static void							\
  NAME##_lanes (int n, P *p, Q *q)					\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }

#define MODEL(NAME, P, Q, ...)						\
  NOIPA static void							\
  NAME##_model (int n, P *p, Q *q)					\
  {									\
    for (int first = 0; first < n; first += BLOCK)			\
      {									\
	int end = first + BLOCK < n ? first + BLOCK : n;		\
	__VA_ARGS__							\
      }									\
  }

/* KERNEL (NAME, P, Q, D1, V1, D2, V2): for each i  D1 = V1; D2 = V2,  which
   lanes do one after the other, P and Q being the types of what p and q point
   to.  */

#define KERNEL(NAME, P, Q, D1, V1, D2, V2)				\
  LANES (NAME, P, Q, { D1 = V1; D2 = V2; })				\
  MODEL (NAME, P, Q, ALL (1, D1, V1) ALL (1, D2, V2))

/* BRANCH (NAME, P, Q, T, X, C, D1, V1, D2, V2): the same for

     T x = X; if (C) D1 = V1; else D2 = V2;  */

#define BRANCH(NAME, P, Q, T, X, C, D1, V1, D2, V2)			\
  LANES (NAME, P, Q, { T x = X; if (C) D1 = V1; else D2 = V2; })	\
  MODEL (NAME, P, Q, T xs[BLOCK];					\
	 for (int i = first; i < end; i++)				\
	   xs[i - first] = X;						\
	 AT_ONCE (T, C, D1, V1) AT_ONCE (T, !(C), D2, V2))
#define AT_ONCE(T, C, D, V)						\
  ALL (({ T x = xs[i - first]; C; }), D, ({ T x = xs[i - first]; V; }))

/* OVERWRITE (NAME, P, Q, D1, V1, T, X, C, D2, V2): the same for

     D1 = V1; T x = X; if (C) D2 = V2;  */

#define OVERWRITE(NAME, P, Q, D1, V1, T, X, C, D2, V2)			\
  LANES (NAME, P, Q, { D1 = V1; T x = X; if (C) D2 = V2; })		\
  MODEL (NAME, P, Q, T xs[BLOCK];					\
	 ALL (1, D1, V1)						\
	 for (int i = first; i < end; i++)				\
	   xs[i - first] = X;						\
	 AT_ONCE (T, C, D2, V2))

/* The same as BRANCH with two assignments on each path.  */

#define BRANCH_OF_TWO(NAME, P, Q, T, X, C, D1, V1, D2, V2, D3, V3, D4, V4) \
  LANES (NAME, P, Q, { T x = X; if (C) { D1 = V1; D2 = V2; }		\
		       else { D3 = V3; D4 = V4; } })			\
  MODEL (NAME, P, Q, T xs[BLOCK];					\
	 for (int i = first; i < end; i++)				\
	   xs[i - first] = X;						\
	 AT_ONCE (T, C, D1, V1) AT_ONCE (T, C, D2, V2)			\
	 AT_ONCE (T, !(C), D3, V3) AT_ONCE (T, !(C), D4, V4))

KERNEL (records, pair, float, p[i].u, q[i], p[i].v, q[i + 3])
KERNEL (records_of_records, pair, pair, p[i].u, q[i].v, p[i].v, q[i].u)
KERNEL (apart, float, float, p[2 * i], q[i], p[2 * i + 1], q[i + 1])
KERNEL (colours, rgb, unsigned char, p[i].r, q[i], p[i].g, p[i].b + q[i])
KERNEL (wider, float, unsigned char, p[i], q[i], p[i], p[i] + q[i + 1])
KERNEL (narrower, unsigned char, int, p[i], q[i], p[i], p[i] + q[i])
KERNEL (first, int, int, p[i], q[0], p[i], p[i] + q[1])
KERNEL (thirds, triple, int, p[i].q, q[i], p[i].p, q[i] + 1)
KERNEL (back, int, int, p[i], q[60 - i], p[i], p[i] + q[i])
BRANCH (larger, int, int, int, q[i] - q[i + 1], x > 0, p[i], q[i], p[i],
	q[i + 1])
BRANCH (updates, int, int, int, q[i], x & 1, p[i], p[i] + q[i], p[i],
	p[i] - q[i + 2])
BRANCH (of_fields, pair, float, float, q[i], x > 3, p[i].u, p[i].u + q[i],
	p[i].u, p[i].v + q[i])
BRANCH (of_bytes, int, unsigned char, int, q[i], x & 1, p[i], q[i], p[i],
	q[i + 5])
BRANCH_OF_TWO (two_stores, int, int, int, p[i], x & 1, p[i], x + 1, q[i],
	       p[i] + 2, p[i], q[i], q[i], 7)
BRANCH_OF_TWO (neighbours, int, int, int, q[i], x & 1, p[i], x + 1, p[i + 1],
	       q[i], p[i], q[i], p[i + 1], 7)
BRANCH_OF_TWO (pairs, pair, pair, float, q[i].u, x > 2, p[i].u, x + 1, p[i].v,
	       q[i].v, p[i].u, q[i].v, p[i].v, q[i].u)
BRANCH_OF_TWO (wide_and_narrow, int, unsigned char, int, q[i], x & 1, p[i],
	       x + 1, q[i], p[i], p[i], q[i], q[i], 7)

OVERWRITE (in_part, int, int, p[i], q[i], int, q[i + 1], x & 1, p[i],
	   p[i] + q[i + 2])
OVERWRITE (by_itself, int, int, p[i], q[i] + 1, int, p[i], x & 1, p[i], x + 1)
OVERWRITE (by_bytes, int, unsigned char, p[i], q[i], int, q[i + 1], x & 1,
	   p[i], p[i] + q[i])
OVERWRITE (field, pair, pair, p[i].u, q[i].v, float, p[i].v, x > 3, p[i].u,
	   p[i].u + q[i].u)

/* STEP: what Q's distance from P is
   a multiple of.  */

static void
check (void (*lanes) (), void (*model) (), int step)
{
  static _Alignas (64) unsigned char m[2][BYTES];
  static const int counts[] = { 0, 1, BLOCK - 1, BLOCK, BLOCK + 1,
				2 * BLOCK + 3, 61 };
  for (int shift = -FARTHEST; shift <= FARTHEST; shift += step)
    for (int k = 0; k < 7; k++)
      {
	for (int i = 0; i < BYTES; i++)
	  m[0][i] = m[1][i] = i % 4 == 3 ? 0x3f : i * 7 % 61;
	lanes (counts[k], m[0] + AT, m[0] + AT + shift);
	model (counts[k], m[1] + AT, m[1] + AT + shift);
	CHECK_SAME (m[0], m[1], BYTES);
      }
}

#define CHECK_ONE(NAME, STEP) check (NAME##_lanes, NAME##_model, STEP)

int
main (void)
{
  CHECK_ONE (records, 4);
  CHECK_ONE (records_of_records, 4);
  CHECK_ONE (apart, 4);
  CHECK_ONE (colours, 1);
  CHECK_ONE (wider, 1);
  CHECK_ONE (narrower, 4);
  CHECK_ONE (first, 4);
  CHECK_ONE (thirds, 4);
  CHECK_ONE (back, 4);
  CHECK_ONE (larger, 4);
  CHECK_ONE (updates, 4);
  CHECK_ONE (of_fields, 4);
  CHECK_ONE (of_bytes, 1);
  CHECK_ONE (two_stores, 4);
  CHECK_ONE (neighbours, 4);
  CHECK_ONE (pairs, 4);
  CHECK_ONE (wide_and_narrow, 1);
  CHECK_ONE (in_part, 4);
  CHECK_ONE (by_itself, 4);
  CHECK_ONE (by_bytes, 1);
  CHECK_ONE (field, 4);
  return 0;
}

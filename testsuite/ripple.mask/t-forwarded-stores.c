/* What is loaded behind stores by some lanes is chosen from what these stored
   and what was there before (forwarded-stores.cc): in all orders of conditions
   and stores, whether no lane, some or all of a block take a path.  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O3 -march=x86-64-v4 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vmov[au]ps	[^\n]*\{%k[1-7]\}\{z\}} one } */
#include "../ripple-test.h"

enum { MOST = 130 };

#ifndef ONE
# define KEPT NOIPA static
# define PARALLEL ripple_parallel
#else
/* Without the mask of a remainder.  */
# define KEPT
# define PARALLEL ripple_parallel_full
#endif

/* KERNEL (NAME, B, QUALIFIER, BODY): BODY for each I.  */
#define KERNEL(NAME, B, QUALIFIER, ...)					\
  KEPT void								\
  NAME (int n, int u, float *QUALIFIER a, float *QUALIFIER b,		\
	float *QUALIFIER c, const float *QUALIFIER d)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	__VA_ARGS__							\
      }									\
  }									\
  NOIPA static void							\
  NAME##_plain (int n, int u, float *a, float *b, float *c,		\
		const float *d)						\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	__VA_ARGS__							\
      }									\
  }

#ifndef ONE
#define EACH(DO)							\
  DO (both_ways, 8, restrict,						\
      if (a[i] > 0) c[i] = d[i] - c[i]; else b[i] = d[i] - b[i];	\
      a[i] = b[i] + c[i] * d[i];)					\
  DO (other_lanes, 16, restrict,					\
      if (c[i] < 0) b[i] = a[i] + d[i]; else a[i] = c[i] + d[i];)	\
  DO (stored_first, 16, restrict,					\
      if (c[i] < 0) a[i] = c[i] + d[i];					\
      if (c[i] >= 0) b[i] = a[i] + d[i];)				\
  DO (nested, 32, restrict,						\
      if (a[i] > 0) c[i] = d[i] - c[i];					\
      else								\
	{								\
	  b[i] = d[i] - b[i];						\
	  if (b[i] > a[i]) c[i] += d[i];				\
	}								\
      a[i] = b[i] + c[i] * d[i];)					\
  DO (three_stores, 8, restrict,					\
      if (a[i] > 0) b[i] = 1;						\
      if (c[i] > 0) b[i] += 2;						\
      if (d[i] > 0) b[i] *= 3;						\
      a[i] = b[i];)							\
  DO (overwritten, 8, restrict,						\
      if (a[i] > 0) b[i] = a[i];					\
      b[i] = b[i] + d[i];						\
      if (c[i] > 0) b[i] = b[i] * 2;					\
      c[i] = b[i];)							\
  DO (all_store, 16, restrict,						\
      b[i] = d[i];							\
      if (a[i] > 0) { b[i] = c[i]; a[i] = b[i] + 1; }			\
      else if (c[i] > 0) a[i] = b[i] - 1;				\
      c[i] = b[i];)							\
  DO (within, 16, restrict,						\
      if (a[i] > 0)							\
	{								\
	  if (d[i] > 1) b[i] = d[i];					\
	  c[i] += b[i];							\
	  if (d[i] < 0) c[i] = 2;					\
	  b[i] += c[i];							\
	})								\
  DO (early, 8, restrict,						\
      if (a[i] > 0) { b[i] = 5; if (c[i] > 0) continue; b[i] += 1; }	\
      c[i] = b[i] + 1;)							\
  DO (by_number, 16, restrict,						\
      if (a[i] > 0) b[i] = c[i];					\
      if (u) { if (c[i] > 0) b[i] += 2; } else c[i] = b[i];		\
      a[i] = b[i] + c[i];)						\
  DO (switched, 8, restrict,						\
      switch ((int) a[i])						\
	{								\
	case 1: b[i] = 1;						\
	case 2: b[i] += 2; break;					\
	case -1: b[i] = c[i]; c[i] = 0; break;				\
	default: c[i] = b[i];						\
	}								\
      a[i] = b[i] - c[i];)						\
  DO (looped, 8, restrict,						\
      if (a[i] > 0) b[i] = 1;						\
      for (int k = 0; k < 3; k++)					\
	{								\
	  if (c[i] > k) b[i] += k;					\
	  c[i] += b[i];							\
	}								\
      a[i] = b[i];)							\
  DO (rarely, 16, restrict,						\
      if (__builtin_expect (a[i] > 3, 0))				\
	{ b[i] = d[i] * 2; c[i] = b[i] / 4; }				\
      a[i] = b[i] + c[i];)						\
  DO (may_alias, 16, ,							\
      if (a[i] > 0) c[i] = d[i] - c[i]; else b[i] = d[i] - b[i];	\
      a[i] = b[i] + c[i] * d[i];)
#else
#define EACH(DO)							\
  DO (one, 32, restrict,						\
      if (a[i] > 0) c[i] = d[i] - c[i]; else b[i] = d[i] - b[i];	\
      a[i] = b[i] + c[i] * d[i];)
#endif

EACH (KERNEL)

/* PATTERN 0 to 4: what a and c are.  */
static float
number (int i, int pattern)
{
  switch (pattern)
    {
    case 0: return 1 + i % 3;
    case 1: return -1 - i % 3;
    case 2: return i % 5 - 2;
    case 3: return i % 40 < 20 ? 2 : -2;
    default: return i % 37 == 5 ? 4 : -1;
    }
}

typedef void kernel (int, int, float *, float *, float *, const float *);

static void
check (kernel *f, kernel *plain, int n, int u, int pattern, int of_c)
{
  float *p[4], want[3][MOST + 1];
  for (int k = 0; k < 4; k++)
    p[k] = buf_new (n * sizeof (float), BUF_END);
  for (int i = 0; i < n; i++)
    {
      want[0][i] = p[0][i] = number (i, pattern);
      want[1][i] = p[1][i] = i % 7 - 2;
      want[2][i] = p[2][i] = number (i / 2, of_c);
      p[3][i] = i % 6 - 2;
    }
  f (n, u, p[0], p[1], p[2], p[3]);
  plain (n, u, want[0], want[1], want[2], p[3]);
  for (int k = 0; k < 3; k++)
    CHECK_SAME (p[k], want[k], n);
  buf_free_all ();
}

int
main (void)
{
  static const int lengths[] = { 0, 1, 7, 16, 33, 64, MOST };
#define CHECK_ONE(NAME, B, QUALIFIER, ...)				\
  check (NAME, NAME##_plain, lengths[k], u, pattern, of_c);
  for (unsigned k = 0; k < sizeof lengths / sizeof *lengths; k++)
    for (int u = 0; u < 2; u++)
      for (int pattern = 0; pattern < 5; pattern++)
	for (int of_c = 0; of_c < 5; of_c++)
	  {
	    EACH (CHECK_ONE)
	  }
  return 0;
}

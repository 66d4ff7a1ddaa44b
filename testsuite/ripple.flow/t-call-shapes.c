/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native sse2" } */
/* A block function's result has the shape of what it returns, not that of its
   arguments; nor has, then, a variable that gets it and is changed in a loop.
   Lanes share an element of such a variable, so that what one way of a
   condition makes of it the next one sees.  */
#include "../ripple-test.h"

enum { X = 4, Y = 5, LANES = X * Y };

static int
one (ripple_block_t block, const int *a, int wide)
{
  (void) block;
  return wide ? a[1] : a[1];
}

static int
row (ripple_block_t block, const int *a, int wide)
{
  (void) wide;
  return a[ripple_id (block, 0)];
}

/* CHANGE in a loop of COUNT rounds, which lanes may leave one by one.  */
#define KERNEL(NAME, PART, WIDE, COUNT)					\
NOIPA static void							\
NAME (int *o, const int *a, const int *b)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, X, Y);		\
  size_t v0 = ripple_id (block, 0), v1 = ripple_id (block, 1);		\
  int t = PART (block, a, WIDE);					\
  if (b[v0 + X * v1] > 2)						\
    for (int k = 0; k < COUNT; k++)					\
      {									\
	t = t * 3 + a[X];						\
	if (a[X + 1] && k == 2)						\
	  break;							\
      }									\
  else									\
    o[v0 + X * v1] = t;							\
}

/* What it does to the rows and columns of OWN elements of T, in lockstep.  */
static void
model (int *o, const int *a, const int *b, int own, int count, int by_lane)
{
  int t[X];
  for (int x = 0; x < X; x++)
    t[x] = own ? a[x] : a[1];
  for (int k = 0; k < (a[X + 1] ? 3 : Y); k++)
    {
      int any[X] = { 0 };
      for (int i = 0; i < LANES; i++)
	if (b[i] > 2 && k < (by_lane ? i / X : count))
	  any[own ? i % X : 0] = 1;
      for (int x = 0; x < X; x++)
	if (any[own ? x : 0])
	  t[x] = t[x] * 3 + a[X];
    }
  for (int i = 0; i < LANES; i++)
    if (b[i] <= 2)
      o[i] = t[i % X];
}

KERNEL (row_narrow, row, (int) v1, 4)
KERNEL (row_wide, row, b[v0 + X * v1], 4)
KERNEL (row_lanes, row, b[v1], (int) v1)
KERNEL (one_narrow, one, 3, 4)
KERNEL (one_lanes, one, 3, (int) v1)

#define CHECK_KERNEL(NAME, OWN, BY_LANE)				\
  {									\
    int got[LANES] = { 0 }, want[LANES] = { 0 };			\
    NAME (got, a, b);							\
    model (want, a, b, OWN, 4, BY_LANE);				\
    CHECK_SAME (got, want, LANES);					\
  }

int
main (void)
{
  for (int m = 0; m < 60; m++)
    {
      int a[X + 2], b[LANES];
      for (int i = 0; i < X + 2; i++)
	a[i] = rnd () % 4;
      for (int i = 0; i < LANES; i++)
	b[i] = rnd () % 4;
      CHECK_KERNEL (row_narrow, 1, 0)
      CHECK_KERNEL (row_wide, 1, 0)
      CHECK_KERNEL (row_lanes, 1, 1)
      CHECK_KERNEL (one_narrow, 0, 0)
      CHECK_KERNEL (one_lanes, 0, 1)
    }
  return 0;
}

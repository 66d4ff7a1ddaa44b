/* { dg-do run } */
/* A reduction along a declared dimension of extent 1 changes nothing along
   it.  */
#include "../ripple-test.h"

static int
total_of (ripple_block_t BS, const int *a)
{
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  return ripple_reduceadd (0b11, a[x + 8 * y]);
}

NOIPA static int
column (const int *a)
{
  return total_of (ripple_set_block_shape (0, 8, 1), a);
}

NOIPA static int
row (const int *a)
{
  return total_of (ripple_set_block_shape (0, 1, 8), a);
}

NOIPA static int
both (const int *a)
{
  return total_of (ripple_set_block_shape (0, 8, 8), a);
}

/* The value does not mention the dimension.  */

NOIPA static int
unmentioned (const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 1, 1);
  size_t x = ripple_id (BS, 0);
  return ripple_reducemax (0b101, a[x]);
}

/* Only the dimension of extent 1: nothing is reduced.  */

NOIPA static void
nothing (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 1);
  size_t x = ripple_id (BS, 0);
  c[x] = ripple_reduceadd (0b10, a[x]);
}

/* A slice has extent 1 where its source had more.  */

NOIPA static int
sliced (const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  int t = a[x + 8 * y];
  return ripple_reduceadd (0b11, ripple_slice (t, -1, 3));
}

/* Under a condition, in a loop.  */

NOIPA static int
masked (const int *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 1);
  int sum = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int t = ripple_broadcast (BS, 1, 0);
      if (a[i] > 20)
	t = a[i];
      sum += ripple_reduceadd (0b11, t);
    }
  return sum;
}

int
main (void)
{
  int a[64], c[8], all = 0, down = 0, slice = 0, big = 0;
  for (int i = 0; i < 64; i++)
    a[i] = rnd () % 100;
  for (int i = 0; i < 64; i++)
    {
      all += a[i];
      down += a[8 * (i & 7)] * (i < 8);
      slice += i / 8 == 3 ? a[i] : 0;
      big += i < 43 && a[i] > 20 ? a[i] : 0;
    }
  int across = 0, most = 0;
  for (int i = 0; i < 8; i++)
    {
      across += a[i];
      most = a[i] > most ? a[i] : most;
    }
  CHECK (column (a) == across);
  CHECK (row (a) == down);
  CHECK (both (a) == all);
  CHECK (unmentioned (a) == most);
  CHECK (sliced (a) == slice);
  CHECK (masked (a, 43) == big);
  nothing (a, c);
  for (int i = 0; i < 8; i++)
    CHECK (c[i] == a[i]);
  return 0;
}

/* { dg-do run } */
/* A counter declared outside has the sequential exit value afterwards.  */
#include "../ripple-test.h"
#define B 8

NOIPA static int
up (int lo, int n, int *c)
{
  int i;
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (i = lo; i < n; i++)
    c[i] = i;
  return i;
}

NOIPA static long
step (int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  long i = 77;
  ripple_parallel (BS, 0);
  for (i = 0; i < n; i += 3)
    c[i] = 3 * i;
  return i;
}

NOIPA static int
down (int n, int *c)
{
  short i;
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (i = n - 1; i >= 0; i -= 2)
    c[i] = 5 * i;
  return i;
}

NOIPA static unsigned
peel (unsigned n, int *c)
{
  unsigned i;
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel_peel (BS, 0);
  for (i = 0; i < n; i++)
    c[i] = 7 * i;
  return i;
}

NOIPA static size_t
full (size_t n, int *c)
{
  size_t i;
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel_full (BS, 0);
  for (i = 0; i < n; i++)
    c[i] = 9 * i;
  return i;
}

int
main (void)
{
  for (int n = 0; n < 5 * B; n++)
    {
      int i, *c = (int *) buf_new (n * sizeof (int), n % PLACES);
      memset (c, 0, n * sizeof (int));
      CHECK (up (0, n, c) == n);
      for (i = 0; i < n; i++)
	CHECK (c[i] == i);
      CHECK (up (n + 3, n, c) == n + 3);
      CHECK (step (n, c) == (n + 2) / 3 * 3);
      for (i = 0; i < n; i++)
	CHECK (c[i] == (i % 3 ? i : 3 * i));
      CHECK (down (n, c) == -1 - n % 2);
      for (i = n - 1; i >= 0; i -= 2)
	CHECK (c[i] == 5 * i);
      CHECK (peel (n, c) == (unsigned) n);
      for (i = 0; i < n; i++)
	CHECK (c[i] == 7 * i);
      if (n % B == 0)
	{
	  CHECK (full (n, c) == (size_t) n);
	  for (i = 0; i < n; i++)
	    CHECK (c[i] == 9 * i);
	}
      buf_free_all ();
    }
  return 0;
}

/* { dg-do run } */
/* Lane addresses and scalar pointers as arguments.  */
#include "../ripple-test.h"
#define B 8

static int
first (const int *p)
{
  return p[0] - p[1];
}

static int
at (const int *base, int i)
{
  return base[i] + 1;
}

static const int *
next (const int *p)
{
  return p + 1;
}

NOIPA static void
kernel (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = first (&a[i]) + at (a, i) + *next (a + i);
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      int *a = (int *) buf_new ((n + 1) * sizeof *a, k % PLACES);
      int *c = (int *) buf_new (n * sizeof *c, k % PLACES);
      for (int i = 0; i <= n; i++)
	a[i] = rnd () & 0xffff;
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 2 * a[i] + 1);
      buf_free_all ();
    }
  return 0;
}

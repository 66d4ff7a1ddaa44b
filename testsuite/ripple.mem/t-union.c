/* { dg-do run } */
/* Members of a union in memory.  */
#include "../ripple-test.h"
#define B 8
union u { int i; float f; unsigned char b[4]; };

NOIPA static void
kernel (int n, const union u *a, union u *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i].i = a[i].i & 0x7fffffff;
      c[i].b[0] = a[i].b[3];
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      union u *a = (union u *) buf_new (4 * n, k % PLACES);
      union u *c = (union u *) buf_new (4 * n, k % PLACES);
      for (int i = 0; i < n; i++)
	a[i].i = rnd ();
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	{
	  union u e;
	  e.i = a[i].i & 0x7fffffff;
	  e.b[0] = a[i].b[3];
	  CHECK (c[i].i == e.i);
	}
      buf_free_all ();
    }
  return 0;
}

/* { dg-do run } */
/* { dg-require float16 gcc-12 } */
/* Reductions of _Float16.  */
#include "../ripple-test.h"

#define B 16

NOIPA static void
kernel (const _Float16 *a, _Float16 *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  r[0] = ripple_reduceadd (1, a[v]);
  r[1] = ripple_reducemin (1, a[v]);
  r[2] = ripple_reducemax (1, a[v]);
}

int
main (void)
{
  for (int t = 0; t < 50; t++)
    {
      _Float16 a[B], r[3];
      float sum = 0, lo = 1e9f, hi = -1e9f;
      for (int i = 0; i < B; i++)
	{
	  float f = (int) (rnd () % 101) - 50;
	  a[i] = (_Float16) f;
	  sum += f;
	  lo = f < lo ? f : lo;
	  hi = f > hi ? f : hi;
	}
      kernel (a, r);
      CHECK ((float) r[0] == sum && (float) r[1] == lo && (float) r[2] == hi);
    }
  return 0;
}

/* { dg-do run } */
/* The result has the type of the operand: chars wrap, expressions promote.  */
#include "../ripple-test.h"

#define B 16

NOIPA static void
kernel (const unsigned char *a, int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  unsigned char x = a[v];
  signed char y = a[v];
  _Bool b = a[v] > 100;
  r[0] = ripple_reduceadd (1, x);
  r[1] = ripple_reduceadd (1, x + 0);
  r[2] = ripple_reduceadd (1, y);
  r[3] = ripple_reduceadd (1, (int) b);
  r[4] = sizeof ripple_reduceadd (1, x) + 10 * sizeof ripple_reducemul (1, 1L);
  r[5] = ripple_reduceadd (1, x > y);
}

int
main (void)
{
  for (int t = 0; t < 50; t++)
    {
      unsigned char a[B];
      int r[6], sum = 0, over = 0, negative = 0;
      for (int i = 0; i < B; i++)
	{
	  a[i] = rnd ();
	  sum += a[i];
	  over += a[i] > 100;
	  negative += a[i] > 127;
	}
      kernel (a, r);
      CHECK (r[0] == (unsigned char) sum && r[1] == sum);
      CHECK (r[2] == (signed char) sum && r[3] == over);
      CHECK (r[4] == 1 + 10 * sizeof (long) && r[5] == negative);
    }
  return 0;
}

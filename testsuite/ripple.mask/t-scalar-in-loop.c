/* { dg-do run } */
/* { dg-options "-w" } */
/* Scalars under shaped conditions inside uniform loops, and the scalar
   condition of a uniform loop that depends on them.  */
#include "../ripple-test.h"
#define B 8

NOIPA static int
kernel (const int *a, int m)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int found = 0, at = -1;
  for (int k = 0; k < m && !found; k++)
    if (a[k * B + v] > 250)
      {
	found = 1;
	at = k;
      }
  return at;
}

int
main (void)
{
  for (int t = 0; t < 200; t++)
    {
      int a[10 * B], e = -1;
      for (int i = 0; i < 10 * B; i++)
	{
	  a[i] = rnd () % 256;
	  if (a[i] > 250 && e < 0)
	    e = i / B;
	}
      CHECK (kernel (a, 10) == e);
    }
  return 0;
}

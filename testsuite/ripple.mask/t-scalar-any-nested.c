/* { dg-do run } */
/* { dg-options "-w" } */
/* Scalars under nested shaped conditions.  */
#include "../ripple-test.h"
#define B 8

NOIPA static int
kernel (const int *a, const int *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 0, y = 0, count = 100;
  if (a[v] > 0)
    {
      count++;
      if (b[v] > 0)
	{
	  x = 1;
	  count += 10;
	}
      else
	y = 2;
    }
  return (x + y) * 1000 + count;
}

int
main (void)
{
  for (int k = 0; k < 4096; k++)
    {
      int a[B], b[B], any = 0, both = 0, only = 0;
      for (int i = 0; i < B; i++)
	{
	  a[i] = (int) (rnd () % 5) - 3;
	  b[i] = (int) (rnd () % 5) - (k & 1 ? 3 : 1);
	  any |= a[i] > 0;
	  both |= a[i] > 0 && b[i] > 0;
	  only |= a[i] > 0 && b[i] <= 0;
	}
      int sum = both + 2 * only, count = 100 + any + 10 * both;
      CHECK (kernel (a, b) == sum * 1000 + count);
    }
  return 0;
}

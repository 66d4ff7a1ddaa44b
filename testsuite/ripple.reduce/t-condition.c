/* { dg-do run } */
/* Reductions in conditions of if and while: uniform control.  */
#include "../ripple-test.h"

#define B 8

NOIPA static int
kernel (unsigned *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  unsigned x = a[v];
  int rounds = 0;
  while (ripple_reduceor (1, x > 1))
    {
      x = x > 1 ? x / 2 : x;
      rounds++;
      if (rounds == 40)
	break;
    }
  if (ripple_reduceand (1, x == 1))
    a[v] = 7;
  else
    a[v] = x;
  return rounds;
}

int
main (void)
{
  for (int t = 0; t < 100; t++)
    {
      unsigned a[B], b[B];
      int e = 0, ones = 1;
      for (int i = 0; i < B; i++)
	{
	  b[i] = a[i] = (rnd () >> (t % 32)) | (t & 1);
	  int k = 0;
	  for (; b[i] > 1; b[i] /= 2)
	    k++;
	  e = k > e ? k : e;
	  ones &= b[i] == 1;
	}
      CHECK (kernel (a) == e);
      for (int i = 0; i < B; i++)
	CHECK (a[i] == (ones ? 7 : b[i]));
    }
  return 0;
}

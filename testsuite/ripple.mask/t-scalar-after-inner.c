/* { dg-do run } */
/* { dg-options "-w" } */
/* What must not run if no lane is active, behind an inner condition: all
   lanes of the outer way come to it.  */
#include "../ripple-test.h"
#define B 8

static int calls;

NOIPA static void
count (void)
{
  calls++;
}

NOIPA static void
kernel (const int *a, const int *b, int *x, int *y, int *p, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (a[v] > 0)
    {
      x[v] = 1;
      if (b[v] > 0)
	y[v] = 2;
      *p = 100 / n;
      if (b[v] < 0)
	y[v] = 3;
      else
	x[v] = 4;
      count ();
    }
}

int
main (void)
{
  for (int k = 0; k < 500; k++)
    {
      int a[B], b[B], x[B], y[B], p = -1, any = 0;
      for (int i = 0; i < B; i++)
	{
	  a[i] = (int) (rnd () % 4) - 3 + (k & 1);
	  b[i] = (int) (rnd () % 3) - 1;
	  x[i] = y[i] = 0;
	  any |= a[i] > 0;
	}
      calls = 0;
      kernel (a, b, x, y, &p, any ? 7 : 0);
      CHECK (p == (any ? 14 : -1));
      CHECK (calls == any);
      for (int i = 0; i < B; i++)
	{
	  CHECK (x[i] == (a[i] <= 0 ? 0 : b[i] < 0 ? 1 : 4));
	  CHECK (y[i] == (a[i] <= 0 || !b[i] ? 0 : b[i] > 0 ? 2 : 3));
	}
    }
  return 0;
}

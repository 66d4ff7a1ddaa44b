/* { dg-do run } */
/* { dg-options "-fexceptions" } */
/* Cleanups of C, which the exceptions of other languages run: each lane has
   its own, and runs it before the next lane makes something.  */
#include "../ripple-test.h"

static int live;

NOIPA static int
make (int x)
{
  live++;
  return x;
}

NOIPA static void
destroy (int *p)
{
  live -= *p < 1000;
  *p = 5000;
}

extern int other (int);

NOIPA static void
kernel (int n, const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (x[i] & 1)
      {
	__attribute__ ((cleanup (destroy))) int h = make (x[i]);
	y[i] = other (h) + 1;
      }
}

NOIPA int
other (int x)
{
  CHECK (live == 1);
  return 2 * x;
}

int
main (void)
{
  int x[20], y[20];
  for (int n = 0; n < 20; n++)
    {
      for (int i = 0; i < 20; i++)
	x[i] = i, y[i] = -1;
      kernel (n, x, y);
      CHECK (live == 0);
      for (int i = 0; i < 20; i++)
	CHECK (y[i] == (i < n && (i & 1) ? 2 * i + 1 : -1));
    }
  return 0;
}

/* { dg-do run } */
/* Values assigned and counted under conditions of a lane function are the
   lanes' own, also in uniform loops (decision on lane functions).  */
#include "../ripple-test.h"
#define B 16

static int
classify (int x)
{
  int kind = 0;
  if (x < 0)
    kind = 1;
  else if (x > 100)
    kind = 2;
  return kind;
}

static int
bits (unsigned x)
{
  int count = 0;
  for (int k = 0; k < 32; k++)
    if (x >> k & 1)
      count++;
  return count;
}

static unsigned
collatz (unsigned x)
{
  unsigned steps = 0;
  for (int k = 0; k < 6; k++)
    {
      if (x == 1)
	continue;
      steps++;
      x = x & 1 ? 3 * x + 1 : x / 2;
    }
  return steps * 1000 + x % 1000;
}

NOIPA static void
kernel (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[3 * i] = classify (a[i]);
      c[3 * i + 1] = bits (a[i]);
      c[3 * i + 2] = collatz (1 + (a[i] & 63));
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      BUF (int, a, n, k % PLACES);
      BUF (int, c, 3 * n, k % PLACES);
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[3 * i] == (a[i] < 0 ? 1 : a[i] > 100 ? 2 : 0));
	  CHECK (c[3 * i + 1] == __builtin_popcount (a[i]));
	  CHECK (c[3 * i + 2] == (int) collatz (1 + (a[i] & 63)));
	}
      buf_free_all ();
    }
  return 0;
}

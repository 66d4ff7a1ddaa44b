/* { dg-do run } */
/* Variables that are declared in an annotated loop belong to the iteration, so
   that a function elsewhere gets the address of another one in each lane.  */
#include "../ripple-test.h"
#include <math.h>

enum { N = 50 };

NOIPA void
read_both (int i, int *a, int b[2])
{
  *a = i * 3;
  b[i & 1] = i;
  b[~i & 1] = -i;
}

NOIPA static void
loop (int n, const double *x, double *y, int *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int e, a, b[2];

      y[i] = frexp (x[i], &e);
      read_both (i, &a, b);
      z[i] = e + a * 100 + b[0] * 10000;
    }
}

int
main (void)
{
  static double x[N], y[N];
  static int z[N];

  for (int i = 0; i < N; i++)
    x[i] = i * i * .3;
  for (int n = 0; n <= N; n += n < 10 ? 1 : 20)
    {
      memset (z, 0, sizeof z);
      loop (n, x, y, z);
      for (int i = 0; i < N; i++)
	{
	  int e;
	  double m = frexp (x[i], &e);

	  CHECK (z[i] == (i < n ? e + i * 300 + (i & 1 ? -i : i) * 10000
			  : 0));
	  CHECK (i >= n || y[i] == m);
	}
    }
  return 0;
}

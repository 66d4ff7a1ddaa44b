/* { dg-do run } */
/* { dg-options "-w" } */
/* The mask of a block that nothing but its loads and stores needs outlives the
   search for values that nobody uses, which comes with integer sums.  */
#include "../ripple-test.h"

enum { N = 5 };

static unsigned char z[2 * N];
static int w[N];

NOIPA static double
value (double x)
{
  return x;
}

static long long
part (ripple_block_t B, double unused, unsigned char x, int n)
{
  size_t v = ripple_id (B, 0);
  ripple_parallel (B, 0)
  for (int i = 0; i < n; i++)
    switch ((x + z[v]) & 7)
      {
      case 1 ... 2:
	x = w[v] + z[v];
	break;
      case 3 ... 5:
	{
	  long long nothing = 0;
	}
      }
}

NOIPA static int
kernel (int n)
{
  ripple_block_t B = ripple_set_block_shape (0, N, 1, 1);
  size_t v = ripple_id (B, 0);
  int sum = 0;
  for (int k = 0; k < n; k++)
    sum += ripple_reduceadd (1, ripple_broadcast (B, 1, w[v] + k));
  part (B, value (z[n]), 0, n);
  return sum;
}

int
main (void)
{
  for (int i = 0; i < N; i++)
    z[i] = i, w[i] = 3 * i;
  CHECK (kernel (0) == 0);
  CHECK (kernel (4) == 4 * 30 + 6 * N);
  return 0;
}

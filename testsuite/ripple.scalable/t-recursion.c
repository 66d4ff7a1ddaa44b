/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A recursive function that gets a block of scalable size.  */
#include "ripple-test.h"

enum { N = 90 };

static __attribute__ ((noinline)) void
halve (ripple_block_t block, int x, int *steps, int64_t *sum)
{
  if (x <= 0)
    return;
  *steps += 1;
  *sum += (int64_t) x << ripple_id (block, 0) % 3;
  halve (block, x / 2, steps, sum);
}

/* A result, which is the shape of a base case.  */
static int
bits (ripple_block_t block, int x)
{
  return x <= 0 ? 0 : bits (block, x / 2) + (x & 1);
}

NOIPA static void
kernel (int n, const int *a, int *c, int64_t *d)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (a[i] & 1)
      {
	halve (block, a[i], c + i, d + i);
	c[i] += bits (block, a[i]) << 8;
      }
}

int
main (void)
{
  for (int n = 0; n < N; n += n < 18 ? 1 : 31)
    {
      int a[N], c[N] = { 0 };
      int64_t d[N] = { 0 };
      for (int i = 0; i < N; i++)
	a[i] = (int) rnd () % 1000;
      kernel (n, a, c, d);
      for (int i = 0; i < N; i++)
	{
	  size_t lane = i % (4 * ripple_vscale ());
	  int steps = 0;
	  int64_t sum = 0;
	  if (i < n && a[i] & 1)
	    for (int x = a[i]; x > 0; x /= 2)
	      {
		steps++;
		sum += (int64_t) x << lane % 3;
	      }
	  steps += (sum ? __builtin_popcount (a[i]) : 0) << 8;
	  CHECK (c[i] == steps && d[i] == sum);
	}
    }
  return 0;
}

/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers of four bytes by 64-bit indices, more than fit in registers, with
   and without masks: each keeps its own mask.  */
#include "../ripple-test.h"

enum { N = 300 };

static int a[4 * N];
static float f[4 * N];
static long p[N], q[N], r[N];
static int out[N];
static float fout[N];

NOIPA static void
all (long n)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);

  ripple_parallel (block, 0);
  for (long i = 0; i < n; i++)
    out[i] = (77 * a[p[i]] + 150 * a[q[i]] + 29 * a[r[i]] + 128) >> 8;
}

NOIPA static void
some (long n, float limit)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);

  ripple_parallel (block, 0);
  for (long i = 0; i < n; i++)
    {
      float s = f[p[i]];

      if (s > limit)
	s += 2 * f[q[i]];
      if (s < 4 * limit)
	s -= f[r[i]] * f[q[i] + 1];
      fout[i] = s;
    }
}

int
main (void)
{
  int i, n;

  for (i = 0; i < 4 * N; i++)
    {
      a[i] = i * 37 % 1000 - 400;
      f[i] = i * 53 % 400 / 4.0f;
    }
  for (i = 0; i < N; i++)
    {
      p[i] = i * 7 % (4 * N - 1);
      q[i] = i * 31 % (4 * N - 1);
      r[i] = i * 101 % (4 * N - 1);
    }
  for (n = 0; n <= N; n += n < 3 ? 1 : 33)
    {
      for (i = 0; i < N; i++)
	out[i] = -1, fout[i] = -1;
      all (n);
      some (n, 30);
      for (i = 0; i < N; i++)
	{
	  float s = f[p[i]];

	  if (s > 30)
	    s += 2 * f[q[i]];
	  if (s < 120)
	    s -= f[r[i]] * f[q[i] + 1];
	  CHECK (out[i] == (i < n ? (77 * a[p[i]] + 150 * a[q[i]]
				     + 29 * a[r[i]] + 128) >> 8 : -1));
	  CHECK (fout[i] == (i < n ? s : -1));
	}
    }
  return 0;
}

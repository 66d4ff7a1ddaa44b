/* { dg-do run } */
/* Shuffles of pointers, and of what they point to.  */
#include "../ripple-test.h"
#define N 11

static size_t
rev (size_t k, size_t n)
{
  return n - 1 - k;
}

static size_t
odd (size_t k, size_t n)
{
  return (2 * k + 1) % (2 * n);
}

NOIPA static void
kernel (int **in, const int *base, int **out, int *r, const int **q)
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0);
  int *p = in[v];
  const int *c = base + v;
  out[v] = ripple_shuffle_p (p, rev);
  r[v] = *ripple_shuffle_p (p, rev);
  q[v] = ripple_shuffle_pair_p (p, c, odd);
  r[N + v] = *ripple_shuffle_p (c, rev);
}

int
main (void)
{
  int x[N], y[N], *in[N], *out[N], r[2 * N];
  const int *q[N];
  for (int i = 0; i < N; i++)
    {
      x[i] = i * i;
      y[i] = -i;
      in[i] = x + i * 3 % N;
    }
  kernel (in, y, out, r, q);
  for (size_t k = 0; k < N; k++)
    {
      size_t j = odd (k, N);
      CHECK (out[k] == in[N - 1 - k] && r[k] == *in[N - 1 - k]);
      CHECK (q[k] == (j < N ? in[j] : y + j - N));
      CHECK (r[N + k] == -(int) (N - 1 - k));
    }
  return 0;
}

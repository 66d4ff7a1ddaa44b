/* { dg-do run } */
/* Sizes that are known at run time only, as indices and steps of scalar loops:
   GCC's optimisers of such loops take numbers for granted.  */
#include "../ripple-test.h"

NOIPA static void
strided (int n, const int *a, unsigned *r)
{
  long v = ripple_vscale ();
  for (int i = 0; i < n; i++)
    r[i] = (unsigned) a[i * v] + a[i * v + 1] + a[i * v + 2];
}

/* What one iteration loads the next ones use again.  */

NOIPA static int
neighbours (int n, const int *a)
{
  int s = 0;
  for (int i = 0; i < n; i++)
    s += a[(i + 2) * ripple_vscale ()] * a[(i + 1) * ripple_vscale ()]
	 - a[i * ripple_vscale ()];
  return s;
}

NOIPA static int
two_dims (int n, int m, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 3 * ripple_vscale ());
  long w = ripple_get_block_size (BS, 0);
  int s = 0;
  for (int j = 0; j < m; j++)
    for (int i = 0; i < n; i++)
      s += a[(j + 2) * w + i] * 3 + a[(j + 1) * w + i] * 5 + a[j * w + i];
  return s;
}

NOIPA static int
step (int n, int *a)
{
  int k = 0;
  for (int i = 0; i < n; i += 5 * ripple_vscale ())
    a[i] += a[i + 1] + k++;
  return k;
}

/* Elements of one array, whose indices GCC compares.  */

static int x[1024], y[1024];

NOIPA static void
dependences (int n)
{
  long v = ripple_vscale ();
  for (int i = 0; i < n; i++)
    x[i + v] = x[i] + x[2 * i + v] + 1;
  for (int i = 0; i < n; i++)
    x[2 * i + v] = x[3 * i + 2 * v + 1] + x[i + 3];
  for (int i = 0; i < n; i++)
    x[i] = x[i + v] * 2 + x[i + 2 * v] + x[i + 3 * v];
}

int
main (void)
{
  enum { N = 40 };
  unsigned v = ripple_vscale (), size = (N + 3) * (v + 1) * 3 + N;
  BUF (int, a, size, BUF_MIDDLE);
  unsigned r[N];
  int s = 0, t = 0, k = 0;
  strided (N, a, r);
  for (unsigned i = 0; i < N; i++)
    CHECK (r[i] == (unsigned) a[i * v] + a[i * v + 1] + a[i * v + 2]);
  for (unsigned i = 0; i < size; i++)
    a[i] = i % 97;
  for (unsigned i = 0; i < N; i++)
    s += a[(i + 2) * v] * a[(i + 1) * v] - a[i * v];
  CHECK (neighbours (N, a) == s);
  for (unsigned j = 0; j < 7; j++)
    for (unsigned i = 0; i < N; i++)
      t += a[(j + 2) * 3 * v + i] * 3 + a[(j + 1) * 3 * v + i] * 5
	   + a[j * 3 * v + i];
  CHECK (two_dims (N, 7, a) == t);
  int *b = (int *) buf_copy (a, size * sizeof (int), BUF_MIDDLE);
  for (unsigned i = 0; i < N; i += 5 * v)
    b[i] += b[i + 1] + k++;
  CHECK (step (N, a) == k);
  CHECK_SAME (a, b, size);
  for (int i = 0; i < 1024; i++)
    x[i] = y[i] = i * 7 % 31;
  dependences (N);
  for (unsigned i = 0; i < N; i++)
    y[i + v] = y[i] + y[2 * i + v] + 1;
  for (unsigned i = 0; i < N; i++)
    y[2 * i + v] = y[3 * i + 2 * v + 1] + y[i + 3];
  for (unsigned i = 0; i < N; i++)
    y[i] = y[i + v] * 2 + y[i + 2 * v] + y[i + 3 * v];
  CHECK_SAME (x, y, 1024);
  return 0;
}

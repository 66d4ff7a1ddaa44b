/* { dg-do run } */
/* Shuffles of scalars, constants, lane numbers, conditions, of operands of
   different shapes, of shuffles.  */
#include "../ripple-test.h"
#include <stdbool.h>
#define X 6
#define Y 3
#define N (X * Y)

static size_t
rev (size_t k, size_t n)
{
  return n - 1 - k;
}

static size_t
other (size_t k, size_t n)
{
  return k + n;
}

static size_t
zip (size_t k, size_t n)
{
  return k % 2 * n + k / 2;
}

NOIPA static void
kernel (const int *a, int s, int *r, bool *c, unsigned char *u, float *f)
{
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1), v = x + X * y;
  int row = a[x], col = a[X + y];
  bool big = a[v] > 3;
  r[v] = ripple_shuffle_pair (row, col, zip);
  r[N + v] = (int) ripple_shuffle (v, rev);
  r[2 * N + v] = ripple_shuffle_pair (row, s, other) + col * 0;
  r[3 * N + x] = ripple_shuffle (row, rev);
  r[4 * N + y] = ripple_shuffle (col, rev);
  r[5 * N] = ripple_shuffle (s, rev);
  r[5 * N + 1] = ripple_shuffle_pair (s, s + 1, other);
  r[6 * N + v] = ripple_shuffle (ripple_shuffle (a[v], rev), rev);
  c[v] = ripple_shuffle (big, rev);
  c[N + v] = ripple_shuffle (a[v] > 3 && a[v] < 10, rev);
  u[v] = ripple_shuffle ((unsigned char) (a[v] * 100), rev);
  f[v] = ripple_shuffle_pair ((float) row, 2.5f, zip) + (float) y * 0;
  r[7 * N + v] = ripple_shuffle (a[v] > 5 ? row : col, rev);
}

int
main (void)
{
  int a[N], r[8 * N];
  bool c[2 * N];
  unsigned char u[N];
  float f[N];
  for (int i = 0; i < N; i++)
    a[i] = i * 5 % 17;
  kernel (a, 77, r, c, u, f);
  for (size_t k = 0; k < N; k++)
    {
      size_t z = zip (k, N), w = N - 1 - k, h = k / 2;
      CHECK (r[k] == (z < N ? a[z % X] : a[X + (z - N) / X]));
      CHECK (r[N + k] == (int) (N - 1 - k));
      CHECK (r[2 * N + k] == 77);
      CHECK (k >= X || r[3 * N + k] == a[X - 1 - k]);
      CHECK (k >= Y || r[4 * N + k] == a[X + Y - 1 - k]);
      CHECK (r[6 * N + k] == a[k]);
      CHECK (c[k] == (a[w] > 3));
      CHECK (c[N + k] == (a[w] > 3 && a[w] < 10));
      CHECK (u[k] == (unsigned char) (a[w] * 100));
      CHECK (r[7 * N + k] == (a[w] > 5 ? a[w % X] : a[X + w / X]));
      size_t i = k % X, j = i % 2 * X + i / 2;
      CHECK (f[k] == (j < X ? (float) a[j] : 2.5f));
      (void) h;
    }
  CHECK (r[5 * N] == 77 && r[5 * N + 1] == 78);
  return 0;
}

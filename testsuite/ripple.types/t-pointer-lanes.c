/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Pointers to pointers; pointers compared, subtracted, tested and stored;
   addresses of members.  */
#include "../ripple-test.h"
#define B 16

struct point { char c; float x, y; short s; };

NOIPA static void
rows (int m, int n, float (**out)[64], float (**in)[64])
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (BS, 0);
      for (int v = 0; v < n; v++)
	(*out[i])[v] = (*in[i])[v] * 2;
    }
}

NOIPA static void
pointers (int m, int n, float *out[][64], float **in)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (BS, 0);
      for (int v = 0; v < n; v++)
	*(out[i][v]) = *(in[v]);
    }
}

NOIPA static void
arithmetic (int n, int **a, int **p, int **q, int *less, long *d, int *nil)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int v = 0; v < n; v++)
    {
      less[v] = p[v] < q[v];
      d[v] = p[v] - q[v];
      nil[v] = !p[v];
      a[v] = p[v] && p[v] >= q[v] ? p[v] : q[v];
      if (p[v])
	nil[v] += *p[v];
      else
	a[v] = &nil[v];
    }
}

NOIPA static void
members (int n, struct point *c, struct point **l, float *s, float **at)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int v = 0; v < n; v++)
    {
      s[v] = c[v].y + l[v]->x + (float) l[v]->s + c[v].c;
      at[v] = &c[v].y;
      if (s[v] > 0)
	l[v]->y = c[v].x;
      c[v].s = v;
    }
}

static void
test_arithmetic (void)
{
  int x[64], *a[64], *p[64], *q[64], less[64], nil[64];
  long d[64];
  for (int k = 0; k < 64; k++)
    {
      x[k] = k + 7;
      p[k] = k % 3 ? &x[k * 7 & 63] : NULL;
      q[k] = k % 3 ? &x[k * 11 & 63] : (int *) (4l * k);
    }
  arithmetic (61, a, p, q, less, d, nil);
  for (int k = 0; k < 61; k++)
    {
      CHECK (less[k] == (p[k] < q[k]));
      CHECK (d[k] == ((long) p[k] - (long) q[k]) / 4);
      CHECK (nil[k] == (p[k] ? *p[k] : 1));
      CHECK (a[k] == (!p[k] ? &nil[k] : p[k] >= q[k] ? p[k] : q[k]));
    }
}

static void
test_members (void)
{
  struct point c[64], was[64], m[64], *l[64];
  float s[64], *at[64];
  memset (c, 0x11, sizeof c);
  for (int k = 0; k < 64; k++)
    {
      c[k].c = k % 20;
      c[k].x = k;
      c[k].y = -k;
      c[k].s = 300 - k;
      l[k] = &m[63 - k];
      l[k]->x = k % 5;
      l[k]->s = -k * 2 + 50;
      l[k]->y = 5;
    }
  memcpy (was, c, sizeof c);
  members (45, c, l, s, at);
  for (int k = 0; k < 45; k++)
    {
      float want = -k + k % 5 + (-k * 2 + 50) + k % 20;
      CHECK (s[k] == want && at[k] == &c[k].y);
      CHECK (l[k]->y == (want > 0 ? k : 5));
      CHECK (c[k].s == k);
      c[k].s = 300 - k;
    }
  CHECK (!memcmp (c, was, sizeof c));
}

int
main (void)
{
  static float in[3][64], out[3][64];
  static float *to[2][64], *from[64];
  float (*I[3])[64], (*O[3])[64];
  for (int i = 0; i < 3; i++)
    {
      I[i] = &in[i];
      O[i] = &out[i];
      for (int k = 0; k < 64; k++)
	in[i][k] = i * 100 + k;
    }
  rows (3, 37, O, I);
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 64; k++)
      CHECK (out[i][k] == (k < 37 ? 2 * in[i][k] : 0));
  for (int k = 0; k < 64; k++)
    {
      to[0][k] = &out[0][63 - k];
      to[1][k] = &out[1][k * 5 & 63];
      from[k] = &in[1][k * 3 & 63];
    }
  pointers (2, 50, to, from);
  for (int k = 0; k < 50; k++)
    CHECK (out[0][63 - k] == in[1][k * 3 & 63]
	   && out[1][k * 5 & 63] == in[1][k * 3 & 63]);
  test_arithmetic ();
  test_members ();
  return 0;
}

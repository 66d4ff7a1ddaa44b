/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Objects of classes as arguments and results of calls that are done lane by
   lane: with constructors and destructors, which count, and without.  */
#include "../ripple-test.h"
#define N 29

static int made, gone;

struct counted
{
  int x;
  double y;
  counted (int a, double b) : x (a), y (b) { made++; }
  counted (const counted &o) : x (o.x), y (o.y) { made++; }
  counted &operator= (const counted &) = default;
  ~counted () { gone++; }
};

struct pair
{
  float a, b;
  pair (float x = 0, float y = 0) : a (x), b (y) {}
  NOIPA pair plus (const pair &o) const { return pair (a + o.a, b - o.b); }
};

NOIPA static counted
change (counted c, int k)
{
  return counted (c.x + k, c.y * 2);
}

NOIPA_NORMAL static _Complex double
turn (_Complex double z, double x)
{
  return -z + x;
}

NOIPA static void
objects (int n, const int *on, const double *y, int *x, double *z)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (on[i])
      {
	counted c = change (counted (i, y[i]), 3);
	x[i] = c.x;
	z[i] = change (c, 1).y;
      }
}

NOIPA static void
members (int n, pair *p, const pair *q, _Complex double *z)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      p[i] = p[i].plus (q[i]).plus (pair (1, i));
      z[i] = turn (z[i], 2.5) * 3.0;
    }
}

int
main ()
{
  int on[N], x[N], active = 0;
  double y[N], z[N];
  pair p[N], q[N];
  _Complex double c[N];
  for (int i = 0; i < N; i++)
    {
      on[i] = i % 3 != 1;
      active += on[i];
      x[i] = -1;
      y[i] = i * 0.5;
      z[i] = -1;
      p[i] = pair (i, 2 * i);
      q[i] = pair (3, i);
      c[i] = i;
    }
  objects (N, on, y, x, z);
  for (int i = 0; i < N; i++)
    CHECK (on[i] ? x[i] == i + 3 && z[i] == y[i] * 4
	   : x[i] == -1 && z[i] == -1);
  /* The object, its copy, and the two results; of C a copy.  */
  CHECK (made == gone && made >= 4 * active && made <= 5 * active);
  members (N, p, q, c);
  for (int i = 0; i < N; i++)
    {
      CHECK (p[i].a == i + 4 && p[i].b == 2 * i - i - i);
      CHECK (c[i] == turn (i, 2.5) * 3.0);
    }
  return 0;
}

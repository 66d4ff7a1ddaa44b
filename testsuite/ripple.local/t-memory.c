/* { dg-do run } */
/* { dg-options "-ffp-contract=off" } */
/* { dg-isa "native avx2 sse2" } */
/* Local variables of lanes that stay in memory: unions, the bytes of a value,
   tables per lane, structures passed to and returned by functions elsewhere,
   under masks and in loops that lanes leave.  */
#include "../ripple-test.h"
#include <complex.h>
#include <math.h>

enum
{
  N = 70
};

struct pair
{
  int i;
  float f;
};
struct big
{
  char c;
  double d[3];
  short s;
  struct pair p;
};
union bits
{
  float f;
  unsigned u;
  unsigned char b[4];
};

NOIPA struct pair
outside (struct pair p, int k)
{
  struct pair r = { p.i + k, p.f * 2 };
  return r;
}
NOIPA struct big
larger (struct big b)
{
  b.d[1] += b.p.i;
  b.s++;
  return b;
}
NOIPA void
fill (int *t, int n, int v)
{
  for (int i = 0; i < n; i++)
    t[i] = v + i;
}
NOIPA_NORMAL double _Complex turn (double _Complex z) { return z * 1i + 1; }

NOIPA static void
punned (int n, const float *x, unsigned *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      union bits u;
      unsigned v, w;
      float f = x[i];
      u.f = x[i];
      if (u.b[3] & 0x80)
	u.b[0] ^= 0xff;
      memcpy (&v, &f, sizeof v);
      __builtin_memcpy (&w, &x[i], 4);
      y[i] = u.u + v * 3 + (w >> 7);
    }
}

NOIPA static void
tables (int n, const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int count[8] = { 0 }, order[40];
      int best = ripple_broadcast (block, 1, 0);
      for (int k = 0; k < 40; k++)
	order[k] = x[i] * k % 41;
      for (int k = 0; k < 40; k++)
	count[order[k] & 7]++;
      if (x[i] & 1)
	count[2] = 100;
      while (best < 7 && count[best] < 6)
	best++;
      y[i] = best * 1000 + count[best] * 10 + order[x[i] & 31];
    }
}

NOIPA static void
elsewhere (int n, const int *x, int *y, float *z, double *d)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      struct pair p = { x[i], x[i] * .5f }, q = p;
      struct big b = { 1, { 1, 2, 3 }, 7, { 0, 0 } };
      b.p = p;
      if (x[i] % 3)
	q = outside (p, i);
      b = larger (b);
      y[i] = q.i;
      z[i] = q.f;
      d[i] = b.d[0] + b.d[1] * 2 + b.d[2] + b.s + b.p.f + b.c;
    }
}

NOIPA static void
complexes (int n, const double _Complex *x, double _Complex *z, double *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      double _Complex w = x[i] * x[i] - 1i, t[3];
      __real__ w += 1;
      for (int k = 0; k < 3; k++)
	t[k] = w * k;
      if (creal (x[i]) > 2)
	w = turn (w) + t[2];
      z[i] = ~w / (t[1] + 3);
      a[i] = cabs (t[1]);
    }
}

static int
lane_function (int x)
{
  int t[4] = { 1, 2, 3, 4 };
  struct pair p = { 5, 6 };
  if (x > 10)
    t[1] = 20, p.i = 7;
  t[x & 3] += x;
  return t[0] + t[1] * 10 + t[2] * 100 + t[3] * 1000 + p.i;
}

NOIPA static void
functions (int n, const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = lane_function (x[i]);
}

NOIPA static void
tiles (int n, int m, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 4, 4);
  ripple_parallel (block, 1);
  for (int j = 0; j < m; j++)
    {
      float row[3];
      for (int k = 0; k < 3; k++)
	row[k] = x[j] + k;
      ripple_parallel (block, 0);
      for (int i = 0; i < n; i++)
	{
	  float t[2] = { row[0] * i, row[2] };
	  t[i & 1] += 100;
	  y[j * n + i] = t[0] + t[1] * 2 + row[1];
	}
    }
}

static int
choose (struct pair p, struct pair q)
{
  struct pair r = p.i > q.i ? p : q;
  return r.i + (int)r.f;
}

NOIPA static void
choices (int n, const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      struct pair a = { 30, 1 }, b = { 40, 2 }, c = x[i] > 35 ? a : b;
      struct pair d = { x[i], 3 };
      y[i] = c.i * 1000 + choose (d, a) + (x[i] & 1 ? b : a).i;
    }
}

NOIPA static void
outs (int n, const double *x, double *y, int *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      double whole = x[i];
      int e = (int)x[i];
      double m = frexp (x[i], &e);
      double part = modf (x[i] * 3, &whole);
      y[i] = m + whole * 10 + part;
      z[i] = e;
    }
}

int
main (void)
{
  static float x[N], z[N], t[N * N];
  static int u[N], v[N];
  static unsigned y[N];
  static double d[N], g[N];
  static double _Complex c[N], w[N];
  for (int i = 0; i < N; i++)
    {
      x[i] = (i % 2 ? -1 : 1) * i * .37f;
      u[i] = i * 7 % 83;
      g[i] = x[i];
      c[i] = i % 5 + (i % 7) * 1i;
    }
  for (int n = 0; n <= N; n += n < 3 ? 1 : 22)
    {
      memset (y, 1, sizeof y);
      punned (n, x, y);
      for (int i = 0; i < N; i++)
	{
	  union bits b;
	  unsigned k;
	  b.f = x[i];
	  memcpy (&k, &x[i], 4);
	  if (b.b[3] & 0x80)
	    b.b[0] ^= 0xff;
	  CHECK (y[i] == (i < n ? b.u + k * 3 + (k >> 7) : 0x01010101));
	}
      tables (n, u, v);
      for (int i = 0; i < n; i++)
	{
	  int count[8] = { 0 }, order[40];
	  int best = 0;
	  for (int k = 0; k < 40; k++)
	    count[(order[k] = u[i] * k % 41) & 7]++;
	  if (u[i] & 1)
	    count[2] = 100;
	  while (best < 7 && count[best] < 6)
	    best++;
	  CHECK (v[i] == best * 1000 + count[best] * 10 + order[u[i] & 31]);
	}
      elsewhere (n, u, v, z, d);
      for (int i = 0; i < n; i++)
	{
	  int k = u[i] % 3 != 0;
	  CHECK (v[i] == (k ? u[i] + i : u[i]));
	  CHECK (z[i] == (k ? u[i] : u[i] * .5f));
	  CHECK (d[i] == 1 + (2 + u[i]) * 2 + 3 + 8 + u[i] * .5f + 1);
	}
      complexes (n, c, w, d);
      for (int i = 0; i < n; i++)
	{
	  double _Complex b = c[i] * c[i] - 1i + 1, e = b;
	  if (creal (c[i]) > 2)
	    b = turn (b) + e * 2;
	  CHECK (cabs (w[i] - ~b / (e + 3)) < 1e-9);
	  CHECK (fabs (d[i] - cabs (e)) < 1e-9);
	}
      functions (n, u, v);
      for (int i = 0; i < n; i++)
	CHECK (v[i] == lane_function (u[i]));
      choices (n, u, v);
      for (int i = 0; i < n; i++)
	CHECK (v[i]
	       == (u[i] > 35 ? 30 : 40) * 1000 + (u[i] > 30 ? u[i] + 3 : 31)
		      + (u[i] & 1 ? 40 : 30));
      outs (n, g, d, v);
      for (int i = 0; i < n; i++)
	{
	  int e;
	  double a, m = frexp (g[i], &e), b = modf (g[i] * 3, &a);
	  CHECK (d[i] == m + a * 10 + b && v[i] == e);
	}
      tiles (n, 9, x, t);
      for (int j = 0; j < 9; j++)
	for (int i = 0; i < n; i++)
	  {
	    float a[2] = { x[j] * i, x[j] + 2 };
	    a[i & 1] += 100;
	    CHECK (t[j * n + i] == a[0] + a[1] * 2 + (x[j] + 1));
	  }
    }
  return 0;
}

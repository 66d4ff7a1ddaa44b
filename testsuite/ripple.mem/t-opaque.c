/* { dg-do run } */
/* { dg-require int128 } */
/* What no vector has is moved by lanes all the same: long double, __int128,
   decimal numbers and vectors, as members and by themselves; structures of
   very many words; volatile bit-fields.  */
#include "../ripple-test.h"
#define B 6
typedef float v4 __attribute__ ((vector_size (16)));
typedef short v2 __attribute__ ((vector_size (4)));

struct mix
{
  char c;
  long double l;
  __int128 i;
  v4 v;
  v2 w;
  int x;
};
struct __attribute__ ((packed)) tight
{
  char c;
  long double l;
  v4 v;
  int x;
};

#define LOOP								\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)

/* Members one by one, from other places, under masks.  */
NOIPA static void
members (int n, const struct mix *a, struct mix *c, struct tight *t)
{
  LOOP
    {
      c[i].l = a[n - 1 - i].l;
      t[i].l = c[i].l;
      if (a[i].x & 1)
	{
	  c[i].i = a[i].i;
	  t[i].v = a[i].v;
	}
      else
	c[i].w = a[i].w;
      c[i].v = a[i].v;
      c[i].x = a[i].x + 1;
    }
}

/* The same value for all lanes.  */
NOIPA static void
uniform (int n, long double l, v4 v, struct mix *c)
{
  LOOP
    {
      c[i].l = l + 1;
      if (i % 3 == 0)
	c[i].v = v;
      c[i].i = -3;
    }
}

/* In local variables.  */
NOIPA static void
locals (int n, const struct mix *a, int *x)
{
  LOOP
    {
      struct mix m = { 0 }, k;
      m.l = 2;
      m.c = a[i].c;
      m.x = a[i].x * 2;
      m.v = a[i].v;
      k = m;
      x[i] = k.x + k.c;
    }
}

NOIPA static void
arrays (int n, const long double *a, long double *b, const v4 *v, v4 *w)
{
  LOOP
    {
      b[2 * i] = a[i];
      if (i != 4)
	w[i] = v[n - 1 - i];
    }
}

struct large
{
  char name[100];
  int x[17];
  double d[70];
  unsigned bits : 5;
};
NOIPA static void
larges (int n, const struct large *a, struct large *c, struct large *z)
{
  LOOP
    {
      c[i] = a[n - 1 - i];
      if (a[i].x[3] & 1)
	z[i] = (struct large) { 0 };
      c[i].x[16] = i;
    }
}

struct flags
{
  volatile unsigned a : 5, b : 11;
  volatile int c : 20;
  volatile unsigned char d : 3;
};
NOIPA static void
flags (int n, struct flags *f, int *x)
{
  LOOP
    {
      x[i] = f[i].a + f[i].c;
      f[i].b = x[i];
      if (x[i] & 1)
	f[i].d = i;
      else
	f[i].c -= i;
    }
}

#define N 20
static struct mix a[N], c[N], e[N];
static struct tight t[N], u[N];
static struct large la[N], lc[N], lz[N], le[N];
static struct flags f[N], g[N];

int
main (void)
{
  for (int n = 0; n < N; n++)
    {
      int x[N], y[N];
      long double p[N], q[2 * N];
      v4 v[N], w[N];
      memset (t, 1, sizeof t);
      memset (u, 1, sizeof u);
      memset (e, 0, sizeof e);
      for (int i = 0; i < N; i++)
	{
	  a[i].c = i;
	  a[i].l = i + 0.5L;
	  a[i].i = (__int128) rnd () << 70 | rnd ();
	  a[i].v = (v4) { i, 2 * i, 3, rnd () % 100 };
	  a[i].w = (v2) { i, -i };
	  a[i].x = rnd () % 100;
	  c[i] = e[i];
	  p[i] = i * 0.25L;
	  q[2 * i] = q[2 * i + 1] = 7;
	  v[i] = a[i].v;
	  w[i] = (v4) { 1, 2, 3, 4 };
	  memset (&la[i], rnd (), sizeof la[i]);
	  memset (&lc[i], 3, sizeof lc[i]);
	  memset (&lz[i], 4, sizeof lz[i]);
	  le[i] = lz[i];
	  memset (&f[i], 0, sizeof f[i]);
	  f[i].a = rnd ();
	  f[i].c = rnd ();
	  f[i].d = rnd ();
	  g[i] = f[i];
	}
      members (n, a, c, t);
      for (int i = 0; i < N; i++)
	{
	  if (i < n)
	    {
	      int odd = a[i].x & 1;
	      e[i].l = a[n - 1 - i].l;
	      u[i].l = e[i].l;
	      if (odd)
		e[i].i = a[i].i, u[i].v = a[i].v;
	      else
		e[i].w = a[i].w;
	      e[i].v = a[i].v;
	      e[i].x = a[i].x + 1;
	    }
	  CHECK (c[i].l == e[i].l && c[i].i == e[i].i && c[i].x == e[i].x);
	  CHECK_SAME (&c[i].v, &e[i].v, 1);
	  CHECK_SAME (&c[i].w, &e[i].w, 1);
	  CHECK_SAME (&t[i].v, &u[i].v, 1);
	  CHECK_SAME (&t[i].c, &u[i].c, 1);
	  CHECK_SAME (&t[i].x, &u[i].x, 1);
	  CHECK (i >= n || t[i].l == u[i].l);
	}
      uniform (n, 3, (v4) { 4, 5, 6, 7 }, c);
      for (int i = 0; i < N; i++)
	{
	  v4 k = e[i].v;
	  if (i < n && i % 3 == 0)
	    k = (v4) { 4, 5, 6, 7 };
	  CHECK (c[i].l == (i < n ? 4 : e[i].l));
	  CHECK (c[i].i == (i < n ? -3 : e[i].i) && c[i].x == e[i].x);
	  CHECK_SAME (&c[i].v, &k, 1);
	}
      locals (n, a, x);
      for (int i = 0; i < n; i++)
	CHECK (x[i] == a[i].x * 2 + a[i].c);
      arrays (n, p, q, v, w);
      for (int i = 0; i < N; i++)
	{
	  v4 k = { 1, 2, 3, 4 };
	  CHECK (q[2 * i] == (i < n ? p[i] : 7) && q[2 * i + 1] == 7);
	  CHECK_SAME (&w[i], i < n && i != 4 ? &v[n - 1 - i] : &k, 1);
	}
      larges (n, la, lc, lz);
      for (int i = 0; i < N; i++)
	if (i < n)
	  {
	    struct large k = la[n - 1 - i];
	    k.x[16] = i;
	    CHECK_SAME (&lc[i], &k, 1);
	    memset (&k, 0, sizeof k);
	    CHECK_SAME (&lz[i], la[i].x[3] & 1 ? &k : &le[i], 1);
	  }
	else
	  {
	    CHECK (lc[i].x[16] == 0x03030303);
	    CHECK_SAME (&lz[i], &le[i], 1);
	  }
      flags (n, f, x);
      for (int i = 0; i < N; i++)
	{
	  if (i < n)
	    {
	      y[i] = g[i].a + g[i].c;
	      g[i].b = y[i];
	      if (y[i] & 1)
		g[i].d = i;
	      else
		g[i].c -= i;
	      CHECK (x[i] == y[i]);
	    }
	  CHECK (f[i].a == g[i].a && f[i].b == g[i].b && f[i].c == g[i].c
		 && f[i].d == g[i].d);
	}
    }
  return 0;
}

/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx2 sse2" } */
/* Fields of structures: different types, nested, behind a store that changes
   them, in rows, and in separate arrays of records.  */
#include "../ripple-test.h"
#define B 16

struct mixed { float x; int id; unsigned mask; float y; };
struct pair { struct { short re, im; } a, b; };

NOIPA static void
mixed_fields (int n, const struct mixed *p, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = p[i].y - p[i].x * (float) (p[i].id & (int) (p[i].mask & 15));
}

NOIPA static void
nested (size_t n, const struct pair *p, short *re, short *im)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (size_t i = 0; i < n; i++)
    {
      re[i] = 1u * p[i].a.re * p[i].b.re - p[i].a.im * p[i].b.im;
      im[i] = 1u * p[i].a.re * p[i].b.im + p[i].a.im * p[i].b.re;
    }
}

/* The store of y is seen by the loads behind it.  */

NOIPA static void
swap (int n, struct mixed *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      float x = p[i].x;
      p[i].y = x + 1;
      p[i].x = p[i].y * 2;
      p[i].id = (int) p[i].x - p[i].id;
    }
}

/* Two arrays, and two records of one that are no neighbours.  */

NOIPA static void
two_arrays (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[2 * i] * b[2 * i + 1] - a[2 * i + 1] * b[2 * i]
	   + a[2 * i + 20] * a[2 * i + 3] - a[2 * i + 21];
}

NOIPA static void
rows (int n, int stride, const unsigned char *p, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  for (int j = 0; j < 4; j++)
    c[j * n] = 0;
  size_t y = ripple_id (BS, 1);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[y * n + i] = p[y * stride + 3 * i] + p[y * stride + 3 * i + 1]
		   - p[y * stride + 3 * i + 2];
}

static void
try_structures (int n, int place)
{
  struct mixed *p = (struct mixed *) buf_new (n * sizeof *p, place);
  struct mixed *q;
  float *c = (float *) buf_new (n * sizeof (float), place);
  BUF (short, s, 4 * n, place);
  short *re = (short *) buf_new (2 * n, place);
  short *im = (short *) buf_new (2 * n, place);
  const struct pair *z = (const struct pair *) s;
  for (int i = 0; i < n; i++)
    {
      p[i].x = (float) (rnd () % 100);
      p[i].y = (float) (rnd () % 100);
      p[i].id = (int) (rnd () % 1000);
      p[i].mask = rnd ();
    }
  mixed_fields (n, p, c);
  for (int i = 0; i < n; i++)
    CHECK (c[i] == p[i].y - p[i].x * (float) (p[i].id
					      & (int) (p[i].mask & 15)));
  nested (n, z, re, im);
  for (int i = 0; i < n; i++)
    {
      CHECK (re[i] == (short) (1u * z[i].a.re * z[i].b.re
			       - z[i].a.im * z[i].b.im));
      CHECK (im[i] == (short) (1u * z[i].a.re * z[i].b.im
			       + z[i].a.im * z[i].b.re));
    }
  q = (struct mixed *) buf_copy (p, n * sizeof *p, place);
  swap (n, p);
  for (int i = 0; i < n; i++)
    {
      CHECK (p[i].y == q[i].x + 1);
      CHECK (p[i].x == p[i].y * 2);
      CHECK (p[i].id == (int) p[i].x - q[i].id && p[i].mask == q[i].mask);
    }
  buf_free_all ();
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B), place = k % PLACES;
      try_structures (n, place);
      int m = n ? 2 * n + 20 : 0;
      BUF (float, a, m, place);
      BUF (float, b, n ? 2 * n : 0, place);
      BUF (float, c, n, place);
      two_arrays (n, a, b, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == a[2 * i] * b[2 * i + 1] - a[2 * i + 1] * b[2 * i]
		       + a[2 * i + 20] * a[2 * i + 3] - a[2 * i + 21]);
      int stride = 3 * n + 5;
      BUF (unsigned char, p, n ? 3 * stride + 3 * n : 0, place);
      BUF (unsigned char, r, 4 * n + 3 * !n, place);
      if (n)
	rows (n, stride, p, r);
      for (int y = 0; y < 4; y++)
	for (int i = 0; i < n; i++)
	  CHECK (r[y * n + i] == (unsigned char)
		 (p[y * stride + 3 * i] + p[y * stride + 3 * i + 1]
		  - p[y * stride + 3 * i + 2]));
      buf_free_all ();
    }
  return 0;
}

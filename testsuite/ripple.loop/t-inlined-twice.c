/* Functions with annotated loops that are inlined twice into one: each copy
   compares its own addresses, and has its own remainder.  */
/* { dg-do run } */
/* { dg-options "-w" } */
#include "../ripple-test.h"

enum { MOST = 400 };

static inline void
scale (int n, const float *x, float *y, ripple_block_t block)
{
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = x[i] * 2 + 1;
}

static void
scale_model (int n, const float *x, float *y, int lanes)
{
  for (int c = 0; c < n; c += lanes)
    {
      float v[16];
      for (int i = c; i < n && i < c + lanes; i++)
	v[i - c] = x[i] * 2 + 1;
      for (int i = c; i < n && i < c + lanes; i++)
	y[i] = v[i - c];
    }
}

static inline void
multiply (int n, const float *a, const float *b, float *c,
	  ripple_block_t block)
{
  ripple_parallel (block, 1);
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float sum = 0;
	  for (int k = 0; k < n; k++)
	    sum += a[i * n + k] * b[k * n + j];
	  c[i * n + j] = sum;
	}
    }
}

static void
multiply_model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i += 4)
    for (int j = 0; j < n; j += 8)
      {
	float v[4][8];
	for (int y = i; y < n && y < i + 4; y++)
	  for (int x = j; x < n && x < j + 8; x++)
	    {
	      v[y - i][x - j] = 0;
	      for (int k = 0; k < n; k++)
		v[y - i][x - j] += a[y * n + k] * b[k * n + x];
	    }
	for (int y = i; y < n && y < i + 4; y++)
	  for (int x = j; x < n && x < j + 8; x++)
	    c[y * n + x] = v[y - i][x - j];
      }
}

NOIPA static void
scale_twice (int n, int m, const float *a, float *b, const float *c, float *d)
{
  ripple_block_t four = ripple_set_block_shape (0, 4);
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  scale (n, a, b, four);
  scale (m, c, d, eight);
  scale (m, c, d, four);
}

NOIPA static void
multiply_twice (int n, int m, const float *a, const float *b, float *c,
		const float *d, const float *e, float *f)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 4);
  multiply (n, a, b, c, block);
  multiply (m, d, e, f, block);
}

static float got[2 * MOST], want[2 * MOST];

static void
begin (void)
{
  for (int i = 0; i < 2 * MOST; i++)
    got[i] = want[i] = (float) (i * 7 % 5 - 2);
}

int
main (void)
{
  for (int n = 0; n < 40; n += 3)
    for (int m = 0; m < 40; m += 5)
      for (int at = 0; at < 24; at++)
	{
	  begin ();
	  scale_twice (n, m, got, got + at, got + MOST + 24 - at,
		       got + MOST + 24);
	  scale_model (n, want, want + at, 4);
	  scale_model (m, want + MOST + 24 - at, want + MOST + 24, 8);
	  scale_model (m, want + MOST + 24 - at, want + MOST + 24, 4);
	  CHECK_SAME (got, want, 2 * MOST);
	}
  for (int n = 0; n < 12; n++)
    for (int at = 0; at < 200; at += 7)
      {
	begin ();
	multiply_twice (n, 11 - n, got, got + 144, got + at, got + MOST,
			got + MOST + 144, got + MOST + 200 - at);
	multiply_model (n, want, want + 144, want + at);
	multiply_model (11 - n, want + MOST, want + MOST + 144,
			want + MOST + 200 - at);
	CHECK_SAME (got, want, 2 * MOST);
      }
  return 0;
}

/* Indices of 32 bits that wrap, so that what is far in numbers is near in
   memory: what the addresses say before a loop is right nevertheless
   (address-tests.cc).  */
/* { dg-do run } */
/* { dg-options "-w" } */
#include "../ripple-test.h"

enum { MOST = 600 };

#define LOOP(NAME, PARAMETER, INDEX)					\
  NOIPA static void							\
  NAME (unsigned n, PARAMETER off, const float *x, float *y)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 4);		\
    ripple_parallel (block, 0);						\
    for (unsigned i = 32; i < n; i++)					\
      y[i] = x[INDEX] + 1;						\
  }									\
  static void								\
  NAME##_model (unsigned n, PARAMETER off, const float *x, float *y)	\
  {									\
    for (unsigned c = 32; c < n; c += 4)				\
      {									\
	float v[4];							\
	for (unsigned i = c; i < n && i < c + 4; i++)			\
	  v[i - c] = x[INDEX] + 1;					\
	for (unsigned i = c; i < n && i < c + 4; i++)			\
	  y[i] = v[i - c];						\
      }									\
  }

LOOP (plus, unsigned, i + off)
LOOP (minus, unsigned, i - off)
LOOP (cut, uint64_t, (unsigned) (i + off))
LOOP (mixed, int, i + off)
LOOP (twice, unsigned, 2 * i + off)

/* Rows of C may go down, or be one.  */

NOIPA static void
rows (unsigned n, unsigned m, unsigned from, unsigned w, const float *a,
      float *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 4);
  ripple_parallel (block, 1);
  for (unsigned i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);
      for (unsigned j = 0; j < m; j++)
	{
	  float sum = 0;
	  for (unsigned k = 0; k < 3; k++)
	    sum += a[i * 3 + k] * a[k * m + j];
	  c[from + i * w + j] = sum;
	}
    }
}

static void
rows_model (unsigned n, unsigned m, unsigned from, unsigned w, const float *a,
	    float *c)
{
  for (unsigned i = 0; i < n; i += 4)
    for (unsigned j = 0; j < m; j += 8)
      {
	float v[4][8] = { { 0 } };
	for (unsigned y = 0; y < 4 && i + y < n; y++)
	  for (unsigned x = 0; x < 8 && j + x < m; x++)
	    for (unsigned k = 0; k < 3; k++)
	      v[y][x] += a[(i + y) * 3 + k] * a[k * m + j + x];
	for (unsigned y = 0; y < 4 && i + y < n; y++)
	  for (unsigned x = 0; x < 8 && j + x < m; x++)
	    c[from + (i + y) * w + j + x] = v[y][x];
      }
}

static float got[MOST], want[MOST];

static void
begin (void)
{
  for (int i = 0; i < MOST; i++)
    got[i] = want[i] = (float) (i * 7 % 5 - 2);
}

#define TRY_ONE(NAME, OFF, AT)						\
  do									\
    {									\
      begin ();								\
      NAME (n, OFF, got + 100, got + 100 + (AT));			\
      NAME##_model (n, OFF, want + 100, want + 100 + (AT));		\
      CHECK_SAME (got, want, MOST);					\
    }									\
  while (0)

int
main (void)
{
  for (unsigned n = 32; n < 110; n += 11)
    for (int off = -32; off <= 40; off++)
      for (int at = -3; at <= 3; at += 3)
	{
	  TRY_ONE (plus, (unsigned) off, at);
	  TRY_ONE (minus, (unsigned) -off, at);
	  TRY_ONE (cut, (uint64_t) (int64_t) off, at);
	  TRY_ONE (cut, ((uint64_t) 7 << 32) + (unsigned) off, at);
	  TRY_ONE (mixed, off, at);
	  TRY_ONE (twice, (unsigned) off, at);
	}
  for (unsigned n = 0; n < 14; n++)
    for (int w = -20; w <= 20; w++)
      {
	begin ();
	rows (n, 17, 300, (unsigned) w, got, got);
	rows_model (n, 17, 300, (unsigned) w, want, want);
	CHECK_SAME (got, want, MOST);
      }
  return 0;
}

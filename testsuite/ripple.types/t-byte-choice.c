/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Bytes that are chosen, as C's int, by conditions on int.  */
#include "../ripple-test.h"

typedef unsigned char u8;

static inline int
paeth (int a, int b, int c)
{
  int p = b - c, q = a - c;
  int pa = abs (p), pb = abs (q), pc = abs (p + q);
  return (pa <= pb && pa <= pc) ? a : (pb <= pc) ? b : c;
}

static inline int
middle (int a, int b, int c)
{
  if (a > b)
    {
      int t = a;
      a = b;
      b = t;
    }
  if (c < a)
    return a;
  else if (c > b)
    return b;
  return c;
}

#define TEST(NAME, FUNCTION)						\
NOIPA void								\
NAME (int n, const u8 *r, const u8 *q, u8 *d)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 64);			\
  ripple_parallel (BS, 0);						\
  for (int i = 4; i < n; i++)						\
    d[i] = r[i] - FUNCTION (r[i - 4], q[i], q[i - 4]);			\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int k = 0; k < TRIPS * PLACES; k++)				\
    {									\
      int n = trip (k / PLACES, 64);					\
      BUF (u8, r, n, k % PLACES);					\
      BUF (u8, q, n, k % PLACES);					\
      BUF (u8, d, n, k % PLACES);					\
      for (int i = 0; i < n; i++)					\
	{								\
	  r[i] = i * 77 ^ i >> 3;					\
	  q[i] = i * i * 31;						\
	  d[i] = 1;							\
	}								\
      NAME (n, r, q, d);						\
      for (int i = 0; i < n; i++)					\
	CHECK (d[i] == (u8) (i < 4 ? 1 : r[i] - FUNCTION (r[i - 4], q[i], \
							  q[i - 4])));	\
      buf_free_all ();							\
    }									\
}

/* { dg-asm-not "vpmov.xbd|vpmov.xwd|vpackusdw" row } */
TEST (row, paeth)
/* { dg-asm-not "vpmov.xbd|vpmov.xwd|vpackusdw" median } */
TEST (median, middle)

int
main (void)
{
  try_row ();
  try_median ();
  return 0;
}

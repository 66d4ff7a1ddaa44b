/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Histograms: addresses that are put together in each lane from indices of
   all sizes and signs, and from several of them; elements that are the keys
   themselves.  */
#include "../ripple-test.h"

enum { MOST = 300, BINS = 256 };

/* B lanes; keys of type I, a bin for each of their values modulo BINS, in the
   middle of what is counted, so that indices may be negative.  */

#define HISTOGRAM(B, I, T)						\
  NOIPA static void							\
  kernel_##B##_##I (int n, const I *x, const T *w, T *h, T (*two)[BINS]) \
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	ripple_updateadd (&h[x[i]], 1);					\
	ripple_updateadd (&h[(int) (x[i] & 15) - 3], w[i]);		\
	ripple_updatemax (h + 100 + (w[i] > 2), (T) x[i]);		\
	ripple_updateadd (&two[i & 3][x[i] & 127], w[i]);		\
	if (x[i] & 1)							\
	  ripple_updateadd (&h[x[i] >> 2], 2);				\
      }									\
  }									\
  NOIPA static void							\
  scalar_##B##_##I (int n, const I *x, const T *w, T *h,		\
		    T (*two)[BINS])					\
  {									\
    for (int b = 0; b < n; b += B)					\
      {									\
	int m = b + B < n ? b + B : n;					\
	for (int i = b; i < m; i++)					\
	  h[x[i]] += 1;							\
	for (int i = b; i < m; i++)					\
	  h[(int) (x[i] & 15) - 3] += w[i];				\
	for (int i = b; i < m; i++)					\
	  if ((T) x[i] > h[100 + (w[i] > 2)])				\
	    h[100 + (w[i] > 2)] = (T) x[i];				\
	for (int i = b; i < m; i++)					\
	  two[i & 3][x[i] & 127] += w[i];				\
	for (int i = b; i < m; i++)					\
	  if (x[i] & 1)							\
	    h[x[i] >> 2] += 2;						\
      }									\
  }									\
  HELPER void								\
  try_##B##_##I (int low)						\
  {									\
    I x[MOST];								\
    T w[MOST], h[2][BINS + 128], two[2][4][BINS];			\
    for (int n = 0; n < MOST; n += 1 + n / 3)				\
      {									\
	memset (h, 0, sizeof h);					\
	memset (two, 0, sizeof two);					\
	for (int i = 0; i < MOST; i++)					\
	  {								\
	    x[i] = (I) (rnd () % 128 + low);				\
	    w[i] = (T) (i % 5);						\
	  }								\
	kernel_##B##_##I (n, x, w, h[0] + 128, two[0]);			\
	scalar_##B##_##I (n, x, w, h[1] + 128, two[1]);			\
	CHECK (memcmp (h[0], h[1], sizeof h[0]) == 0);			\
	CHECK (memcmp (two[0], two[1], sizeof two[0]) == 0);		\
      }									\
  }

typedef unsigned char octet;
typedef signed char schar;
typedef unsigned long ulong;

HISTOGRAM (32, octet, unsigned)
HISTOGRAM (16, schar, float)
HISTOGRAM (13, octet, octet)
HISTOGRAM (128, short, double)
HISTOGRAM (8, unsigned, short)
HISTOGRAM (6, int, long)
HISTOGRAM (4, ulong, schar)

/* What is counted are the keys: all of a block are read before.  */

NOIPA static void
count_itself (octet *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  ripple_updateadd (&x[x[v]], 1);
}

int
main (void)
{
  try_32_octet (0);
  try_16_schar (-64);
  try_13_octet (10);
  try_128_short (-100);
  try_8_unsigned (0);
  try_6_int (-20);
  try_4_ulong (3);

  octet x[16], want[16] = { 0 };
  for (int k = 0; k < 16; k++)
    x[k] = want[k] = k * 5 % 16;
  for (int k = 0; k < 16; k++)
    want[k * 5 % 16]++;
  count_itself (x);
  CHECK (memcmp (x, want, 16) == 0);
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-levels -O0 -O2 } */
/* Histograms in a table of each lane's own: keys that all differ, that are all
   the same, at both ends of the table, under a mask, and remainders.  */
#include "../ripple-test.h"

enum { MOST = 150, BINS = 256 };

#define HISTOGRAM(B, I, T)						\
  NOIPA static void							\
  kernel_##B##_##I (int n, const I *x, const T *w, T *h)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    T mine[BINS];							\
    for (int k = 0; k < BINS; k++)					\
      mine[k] = ripple_broadcast (block, 1, (T) 0);			\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	mine[x[i]]++;							\
	if (w[i] > 2)							\
	  mine[BINS - 1 - x[i]] += w[i];				\
      }									\
    for (int k = 0; k < BINS; k++)					\
      h[k] += ripple_reduceadd (1, mine[k]);				\
  }									\
  HELPER void								\
  try_##B##_##I (unsigned distinct)					\
  {									\
    I x[MOST];								\
    T w[MOST], h[BINS], want[BINS];					\
    for (int n = 0; n < MOST; n += 1 + n / 3)				\
      {									\
	for (int k = 0; k < BINS; k++)					\
	  h[k] = want[k] = (T) k;					\
	for (int i = 0; i < MOST; i++)					\
	  {								\
	    x[i] = (I) (255 - rnd () % distinct);			\
	    w[i] = (T) (i % 5);						\
	  }								\
	kernel_##B##_##I (n, x, w, h);					\
	for (int i = 0; i < n; i++)					\
	  {								\
	    want[x[i]]++;						\
	    if (w[i] > 2)						\
	      want[BINS - 1 - x[i]] += w[i];				\
	  }								\
	CHECK_SAME (h, want, BINS);					\
      }									\
  }

typedef unsigned char octet;

HISTOGRAM (32, octet, unsigned)
HISTOGRAM (16, unsigned, unsigned)
HISTOGRAM (8, short, float)
HISTOGRAM (13, int, short)

int
main (void)
{
  static const unsigned distinct[] = { 1, 2, 30, 256 };

  for (int i = 0; i < 4; i++)
    {
      try_32_octet (distinct[i]);
      try_16_unsigned (distinct[i]);
      try_8_short (distinct[i]);
      try_13_int (distinct[i]);
    }
  return 0;
}

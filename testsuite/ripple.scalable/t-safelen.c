/* { dg-do run } */
/* { dg-require scalable } */
/* Safelen is kept whatever the length of the vectors is.  */
#include "ripple-test.h"

enum { N = 500 };
static int got[N], want[N];

#define KERNEL(LENGTH, CLAUSES)						\
  NOIPA static void							\
  kernel_##LENGTH (int n)						\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (4));		\
    _Pragma (CLAUSES)							\
    for (int i = 0; i < n; i++)						\
      got[i + LENGTH]							\
	= (int) (got[i] * 3u + (unsigned) got[i + LENGTH]);		\
  }

KERNEL (1, "ripple parallel Block (block) Dims (0) Safelen (1)")
KERNEL (8, "ripple parallel Block (block) Dims (0) Safelen (8)")
KERNEL (63, "ripple parallel Block (block) Dims (0) Safelen (63)")
KERNEL (64, "ripple parallel Block (block) Dims (0) Safelen (64)")

#define TRY_LENGTH(LENGTH)						\
  for (int n = 0; n < 400; n += n < 70 ? 1 : 61)			\
    {									\
      for (int i = 0; i < N; i++)					\
	got[i] = want[i] = (int) (rnd () % 100);			\
      kernel_##LENGTH (n);						\
      for (int i = 0; i < n; i++)					\
	want[i + LENGTH]						\
	  = (int) (want[i] * 3u + (unsigned) want[i + LENGTH]);		\
      CHECK_SAME (got, want, N);					\
    }

int
main (void)
{
  TRY_LENGTH (1)
  TRY_LENGTH (8)
  TRY_LENGTH (63)
  TRY_LENGTH (64)
  return 0;
}

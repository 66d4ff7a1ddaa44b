/* { dg-do run } */
/* { dg-levels "-O0 -O2 -O3" } */
/* { dg-require avx2 } */
/* Functions with target attributes of their own.  */
#include "../ripple-test.h"

#define TEST(NAME, ATTRIBUTE)						\
NOIPA ATTRIBUTE static float						\
kernel_##NAME (int n, const float *a, const float *b, float *c)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 16);			\
  float s = 0;								\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    if (a[i] > b[i])							\
      {									\
	c[i] = a[i] - b[i];						\
	s += c[i];							\
      }									\
  return ripple_reduceadd (1, s);					\
}

TEST (plain, )
TEST (avx2, __attribute__ ((target ("avx2,fma"))))
TEST (sse41, __attribute__ ((target ("no-avx,sse4.1"))))

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, 16);
      BUF (float, a, n, k % PLACES);
      BUF (float, b, n, k % PLACES);
      BUF (float, c, n, k % PLACES);
      float *d = (float *) buf_copy (c, n * sizeof *c, k % PLACES);
      float *f = (float *) buf_copy (c, n * sizeof *c, k % PLACES);
      float e = 0;
      for (int i = 0; i < n; i++)
	e += a[i] > b[i] ? a[i] - b[i] : 0;
      CHECK (kernel_plain (n, a, b, c) == e);
      CHECK (kernel_avx2 (n, a, b, d) == e);
      CHECK (kernel_sse41 (n, a, b, f) == e);
      CHECK_SAME (c, d, n);
      CHECK_SAME (c, f, n);
      for (int i = 0; i < n; i++)
	CHECK (a[i] <= b[i] || c[i] == a[i] - b[i]);
      buf_free_all ();
    }
  return 0;
}

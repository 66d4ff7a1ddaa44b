/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers whose elements lie at both edges of their pages.  */
#include "../ripple-test.h"
#define B 16

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (int n, const T *a, const int *k, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[k[i]] = a[k[i]];							\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int n = 0; n < 40; n++)						\
    for (int place = BUF_END; place <= BUF_START; place++)		\
      {									\
	BUF (T, a, n, place);						\
	BUF (T, c, n, place);						\
	int *k = (int *) buf_new (n * sizeof *k, place);		\
	for (int i = 0; i < n; i++)					\
	  k[i] = n - 1 - i;						\
	kernel_##NAME (n, a, k, c);					\
	CHECK_SAME (c, a, n);						\
	buf_free_all ();						\
      }									\
}

TEST (u8, unsigned char)
TEST (i16, short)
TEST (f32, float)
TEST (f64, double)

int
main (void)
{
  try_u8 ();
  try_i16 ();
  try_f32 ();
  try_f64 ();
  return 0;
}

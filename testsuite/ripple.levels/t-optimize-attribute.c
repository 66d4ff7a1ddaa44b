/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* Functions with optimisation levels of their own.  */
#include "../ripple-test.h"

#define TEST(NAME, ATTRIBUTE)						\
NOIPA ATTRIBUTE static int						\
kernel_##NAME (int n, const int *a, int *c)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 16);			\
  int s = 0;								\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      c[i] = a[i] * 3;							\
      s += c[i] & 0xff;							\
    }									\
  return ripple_reduceadd (1, s);					\
}

TEST (o0, __attribute__ ((optimize ("O0"))))
TEST (o3, __attribute__ ((optimize ("O3"))))
TEST (os, __attribute__ ((optimize ("Os"))))
TEST (cold, __attribute__ ((cold)))
TEST (hot, __attribute__ ((hot, flatten)))

int
main (void)
{
  for (int n = 0; n < 50; n++)
    {
      int a[50], c[50], e = 0;
      for (int i = 0; i < n; i++)
	{
	  a[i] = rnd () & 0xffff;
	  e += a[i] * 3 & 0xff;
	}
      CHECK (kernel_o0 (n, a, c) == e);
      CHECK (kernel_o3 (n, a, c) == e);
      CHECK (kernel_os (n, a, c) == e);
      CHECK (kernel_cold (n, a, c) == e);
      CHECK (kernel_hot (n, a, c) == e);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 3 * a[i]);
    }
  return 0;
}

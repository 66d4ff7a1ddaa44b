/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* NaN: max and min ignore it, maximum and minimum propagate it.  */
#include "../ripple-test.h"

#define B 8

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (const T *a, T *r)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  r[0] = ripple_reducemin (1, a[v]);					\
  r[1] = ripple_reducemax (1, a[v]);					\
  r[2] = ripple_reduceminimum (1, a[v]);				\
  r[3] = ripple_reducemaximum (1, a[v]);				\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int set = 0; set < 256; set++)					\
    {									\
      T a[B], r[4], lo = __builtin_inf (), hi = -__builtin_inf ();	\
      for (int i = 0; i < B; i++)					\
	if (set >> i & 1)						\
	  a[i] = __builtin_nan ("");					\
	else								\
	  {								\
	    a[i] = (int) (rnd () % 201) - 100;				\
	    lo = a[i] < lo ? a[i] : lo;					\
	    hi = a[i] > hi ? a[i] : hi;					\
	  }								\
      kernel_##NAME (a, r);						\
      if (set == 255)							\
	CHECK (r[0] != r[0] && r[1] != r[1]);				\
      else								\
	CHECK (r[0] == lo && r[1] == hi);				\
      if (set)								\
	CHECK (r[2] != r[2] && r[3] != r[3]);				\
      else								\
	CHECK (r[2] == lo && r[3] == hi);				\
    }									\
}

TEST (f32, float)
TEST (f64, double)

int
main (void)
{
  try_f32 ();
  try_f64 ();
  return 0;
}

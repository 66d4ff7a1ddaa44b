/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Several lanes store to one address: the highest lane wins, in full
   blocks, remainders and under masks, for every element type.  */
#include "../ripple-test.h"
#define B 16

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (const int *to, const int *on, const T *a, T *c, T *d)	\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  c[to[v]] = a[v];							\
  if (on[v])								\
    d[to[v]] = a[v];							\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int t = 0; t < 100; t++)						\
    {									\
      int to[B], on[B], size = 1 + t % B;				\
      T a[B], c[B] = { 0 }, d[B] = { 0 }, e[B] = { 0 }, f[B] = { 0 };	\
      FILL (T, a, B);							\
      for (int i = 0; i < B; i++)					\
	{								\
	  to[i] = rnd () % size;					\
	  e[to[i]] = a[i];						\
	  if ((on[i] = rnd () & 1))					\
	    f[to[i]] = a[i];						\
	}								\
      kernel_##NAME (to, on, a, c, d);					\
      CHECK_SAME (c, e, B);						\
      CHECK_SAME (d, f, B);						\
    }									\
}

TEST (i8, signed char)
TEST (u16, unsigned short)
TEST (i32, int)
TEST (f32, float)
TEST (u64, unsigned long)
TEST (f64, double)

int
main (void)
{
  try_i8 ();
  try_u16 ();
  try_i32 ();
  try_f32 ();
  try_u64 ();
  try_f64 ();
  return 0;
}

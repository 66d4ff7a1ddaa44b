#include "../ripple-test.h"

#define EACH(M)								\
  M (i8, signed char) M (u8, unsigned char) M (c, char)			\
  M (i16, short) M (u16, unsigned short) M (i32, int)			\
  M (u32, unsigned) M (i64, long) M (u64, unsigned long)		\
  M (ll, long long) M (f32, float) M (f64, double)

/* Transposed by shapes: 60 lanes as 5 x 12, as 3 x 4 x 5 and as a row.  */
#define KERNEL(S, T)							\
NOIPA static void							\
reshape_##S (const T *a, T *two, T *three, T *masked, T *one)		\
{									\
  ripple_block_t b1 = ripple_set_block_shape (0, 60);			\
  ripple_block_t b2 = ripple_set_block_shape (0, 5, 12);		\
  ripple_block_t b3 = ripple_set_block_shape (0, 3, 4, 5);		\
  ripple_block_t b0 = ripple_set_block_shape (0, 1, 1);			\
  size_t v = ripple_id (b1, 0);						\
  size_t x = ripple_id (b2, 0), y = ripple_id (b2, 1);			\
  size_t p = ripple_id (b3, 0), q = ripple_id (b3, 1);			\
  size_t r = ripple_id (b3, 2);						\
  T t = ripple_reshape (b2, a[v]);					\
  two[12 * x + y] = t;							\
  three[20 * p + 5 * q + r] = ripple_reshape (b3, t);			\
  if (v % 3 == 1)							\
    masked[v] = ripple_reshape (b1, (T) (t + (T) 1));			\
  one[0] = ripple_reshape (b0, a[7]);					\
  one[1] = ripple_reduceadd (1, ripple_reshape (b1, (T) (x + 5 * y)));	\
}									\
NOIPA static void							\
check_##S (void)							\
{									\
  T a[60], two[60], three[60], masked[60], one[2];			\
  FILL (T, a, 60);							\
  memset (masked, 0, sizeof masked);					\
  reshape_##S (a, two, three, masked, one);				\
  for (int i = 0; i < 60; i++)						\
    {									\
      T up = (T) (a[i] + (T) 1);					\
      CHECK (two[12 * (i % 5) + i / 5] == a[i]);			\
      CHECK (three[20 * (i % 3) + 5 * (i / 3 % 4) + i / 12] == a[i]);	\
      CHECK (masked[i] == (i % 3 == 1 ? up : (T) 0));			\
    }									\
  CHECK (one[0] == a[7] && one[1] == (T) 1770);				\
}
EACH (KERNEL)

NOIPA static void
pointers (int *const *a, const int **o)
{
  ripple_block_t b1 = ripple_set_block_shape (0, 12);
  ripple_block_t b2 = ripple_set_block_shape (0, 3, 4);
  size_t v = ripple_id (b1, 0);
  size_t x = ripple_id (b2, 0), y = ripple_id (b2, 1);
  o[4 * x + y] = ripple_reshape_ptr (b2, a[v]);
  o[12 + v] = ripple_reshape_ptr (b1, ripple_reshape_ptr (b2, a[0] + v));
}

NOIPA static void
loop (int n, const float *a, float *o)
{
  ripple_block_t b1 = ripple_set_block_shape (0, 16);
  ripple_block_t b2 = ripple_set_block_shape (0, 4, 4);
  ripple_parallel_full (b1, 0);
  for (int i = 0; i < n; i++)
    {
      float row = ripple_reduceadd (1, ripple_reshape (b2, a[i]));
      o[i] = ripple_reshape (b1, ripple_broadcast (b2, 1, row));
    }
}

int
main (void)
{
#define RUN(S, T) check_##S ();
  EACH (RUN)
  int array[40], *a[12];
  const int *o[24];
  for (int i = 0; i < 12; i++)
    a[i] = array + i * 3 % 12;
  pointers (a, o);
  for (int i = 0; i < 12; i++)
    CHECK (o[4 * (i % 3) + i / 3] == a[i] && o[12 + i] == a[0] + i);
  float f[48], g[48];
  FILL (float, f, 48);
  loop (48, f, g);
  for (int i = 0; i < 48; i++)
    {
      float sum = 0;
      for (int k = i / 4 * 4; k < i / 4 * 4 + 4; k++)
	sum += f[k];
      CHECK (g[i] == sum);
    }
  return 0;
}

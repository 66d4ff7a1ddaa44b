/* { dg-do run } */
/* Lanes beyond the bound are off where the counter's type would wrap.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
to_int_max (int lo, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = lo; i < INT_MAX; i++)
    c[i - lo] = i & 127;
}

NOIPA static void
to_uint_max (unsigned lo, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (unsigned i = lo; i < UINT_MAX; i++)
    c[i - lo] = i & 127;
}

NOIPA static void
to_uchar_max (int lo, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (unsigned char i = lo; i < 255; i++)
    c[i - lo] = i & 127;
}

NOIPA static void
to_short_max (int lo, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (short i = lo; i < SHRT_MAX; ++i)
    c[i - lo] = i & 127;
}

NOIPA static void
to_int_min (int hi, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = hi; i > INT_MIN; i--)
    c[hi - i] = i & 127;
}

NOIPA static void
to_zero (unsigned hi, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (unsigned i = hi; i > 0; i--)
    c[hi - i] = i & 127;
}

NOIPA static void
to_size_max (size_t lo, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (size_t i = lo; i < SIZE_MAX; i++)
    c[i - lo] = i & 127;
}

#define TEST(FN, FIRST, DIR)						\
  do									\
    {									\
      unsigned char *c = (unsigned char *) buf_new (n, n % PLACES);	\
      FN ((FIRST), c);							\
      for (int k = 0; k < n; k++)					\
	CHECK (c[k] == (((FIRST) DIR k) & 127));			\
      buf_free_all ();							\
    }									\
  while (0)

int
main (void)
{
  for (int n = 0; n <= 50; n++)
    {
      TEST (to_int_max, INT_MAX - n, +);
      TEST (to_uint_max, UINT_MAX - n, +);
      TEST (to_uchar_max, 255 - n, +);
      TEST (to_short_max, SHRT_MAX - n, +);
      TEST (to_int_min, INT_MIN + n, -);
      TEST (to_zero, (unsigned) n, -);
      TEST (to_size_max, SIZE_MAX - n, +);
    }
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Masked loads and stores of 8- and 16-bit elements, all masks: none, all,
   few and most lanes, next to pages that cannot be touched; what is off is
   not written, not even with its own value.  */
#include "../ripple-test.h"

#define KERNEL(T, B, NAME)						\
  NOIPA static void							\
  NAME (int n, const unsigned char *m, const T *a, T *c)		\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      if (m[i])								\
	c[i] = a[i] + 1;						\
  }									\
  static void								\
  NAME##_try (void)							\
  {									\
    for (int k = 0; k < TRIPS * PLACES * 5; k++)			\
      {									\
	int n = trip (k / PLACES % TRIPS, B), kind = k / PLACES / TRIPS; \
	BUF (unsigned char, m, n, k % PLACES);				\
	BUF (T, a, n, k % PLACES);					\
	BUF (T, c, n, k % PLACES);					\
	T *want = (T *) buf_copy (c, n * sizeof (T), BUF_MIDDLE);	\
	for (int i = 0; i < n; i++)					\
	  {								\
	    m[i] = (kind == 0 ? 0 : kind == 1 ? 1 : kind == 2 ? rnd () & 1 \
		    : kind == 3 ? rnd () % 16 == 0 : rnd () % 16 != 0);	\
	    if (m[i])							\
	      want[i] = a[i] + 1;					\
	  }								\
	NAME (n, m, a, c);						\
	CHECK_SAME (c, want, n);					\
	buf_free_all ();						\
      }									\
  }
KERNEL (uint8_t, 64, u8_64)
KERNEL (int8_t, 16, i8_16)
KERNEL (uint8_t, 5, u8_5)
KERNEL (int8_t, 100, i8_100)
KERNEL (uint8_t, 256, u8_256)
KERNEL (uint16_t, 32, u16_32)
KERNEL (int16_t, 64, i16_64)
KERNEL (int16_t, 11, i16_11)
KERNEL (_Bool, 64, bool_64)

/* Lanes that are off lie in a page that cannot be read or written.  */

NOIPA static void
inside (int n, const unsigned char *a, unsigned char *c, int lo, int hi)
{
  ripple_block_t BS = ripple_set_block_shape (0, 64);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n; i++)
    if (i >= lo && i < hi)
      c[i] = a[i] ^ 1;
}

int
main (void)
{
  u8_64_try ();
  i8_16_try ();
  u8_5_try ();
  i8_100_try ();
  u8_256_try ();
  u16_32_try ();
  i16_64_try ();
  i16_11_try ();
  bool_64_try ();
  for (int lo = 0; lo < 64; lo += 3)
    for (int hi = lo + 1; hi <= 64; hi += 5)
      for (int place = 0; place < PLACES; place++)
	{
	  BUF (unsigned char, a, hi - lo, place);
	  BUF (unsigned char, c, hi - lo, place);
	  inside (64, a - lo, c - lo, lo, hi);
	  for (int i = 0; i < hi - lo; i++)
	    CHECK (c[i] == (a[i] ^ 1));
	  buf_free_all ();
	}
  return 0;
}

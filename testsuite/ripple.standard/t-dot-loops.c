/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Sums of products, of bytes and of differences of bytes, of loops and of
   blocks: at the ends of the types, under masks, in remainders.  */
#include "../ripple-test.h"

#define ABS(X) ((X) < 0 ? -(X) : (X))

#define SUM(NAME, T, U, R, LANES, COND, EXPR)				\
NOIPA static R								\
NAME (int n, const T *a, const U *b)					\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  R s = 7;								\
  _Pragma ("ripple parallel Block(block) Dims(0) reduction(+:s)")	\
  for (int i = 0; i < n; i++)						\
    if (COND)								\
      s += EXPR;							\
  return s;								\
}									\
NOIPA_NORMAL static R							\
NAME##_model (int n, const T *a, const U *b)				\
{									\
  R s = 7;								\
  for (int i = 0; i < n; i++)						\
    if (COND)								\
      s += EXPR;							\
  return s;								\
}									\
static void								\
test_##NAME (void)							\
{									\
  for (int place = 0; place < PLACES; place++)				\
    for (int n = 0; n < 600; n += n < 70 ? 1 : 77)			\
      {									\
	BUF (T, a, n, place);						\
	BUF (U, b, n, place);						\
	if (n % 3 == 0)							\
	  for (int i = 0; i < n; i++)					\
	    {								\
	      a[i] = (T) (n & 1 ? 128 : 255);				\
	      b[i] = (U) (n & 2 ? 128 : n & 4 ? 255 : 0);		\
	    }								\
	CHECK (NAME (n, a, b) == NAME##_model (n, a, b));		\
	buf_free_all ();						\
      }									\
}

#define ALL(M)								\
  M (ii, int8_t, int8_t, int, 64, 1, a[i] * b[i])			\
  M (uu, uint8_t, uint8_t, int, 64, 1, a[i] * b[i])			\
  M (ui, uint8_t, int8_t, int, 64, 1, a[i] * b[i])			\
  M (ii_odd, int8_t, int8_t, int, 52, 1, a[i] * b[i])			\
  M (ii_if, int8_t, int8_t, int, 64, b[i] > 3, a[i] * b[i])		\
  M (uu_if, uint8_t, uint8_t, unsigned, 64, a[i] & 1, a[i] * b[i])	\
  M (words, int16_t, int16_t, int, 32, 1, a[i] * b[i])			\
  M (bytes, uint8_t, uint8_t, unsigned, 64, 1, a[i])			\
  M (bytes_if, uint8_t, uint8_t, int, 64, b[i] < 9, a[i])		\
  M (bytes_64, uint8_t, uint8_t, uint64_t, 64, 1, a[i])			\
  M (signed_bytes, int8_t, int8_t, int, 64, 1, a[i])			\
  M (sad, uint8_t, uint8_t, int, 64, 1, __builtin_abs (a[i] - b[i]))	\
  M (sad_odd, uint8_t, uint8_t, int, 48, 1, __builtin_abs (a[i] - b[i])) \
  M (sad_if, uint8_t, uint8_t, int, 64, a[i] > 2,			\
     __builtin_abs (b[i] - a[i]))					\
  M (sad_choice, uint8_t, uint8_t, int, 64, 1,				\
     a[i] > b[i] ? a[i] - b[i] : b[i] - a[i])				\
  M (sad_macro, uint8_t, uint8_t, int, 64, 1, ABS (a[i] - b[i]))	\
  M (sad_signed, int8_t, int8_t, int, 64, 1, __builtin_abs (a[i] - b[i])) \
  M (sad_const, uint8_t, uint8_t, int, 64, 1, __builtin_abs (a[i] - 100)) \
  M (sad_mixed, uint8_t, int8_t, int, 64, 1, __builtin_abs (a[i] - b[i]))

ALL (SUM)

#define CALL(NAME, ...) test_##NAME ();

int
main (void)
{
  ALL (CALL)
  return 0;
}

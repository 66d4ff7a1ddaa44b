/* { dg-do run } */
/* Remainders of loops with scalable blocks: masked, predicated, peeled, and
   what is chosen without a clause.  */
/* { dg-asm-require sve } */
/* { dg-asm-options {-O2 -march=armv8.2-a+sve} } */
/* { dg-asm {\twhilelo\tp[0-9]+\.s, x.*\n\tb\.any\t} floats_any } */
/* { dg-asm {\tb\.any\t} floats_predicate } */
/* { dg-asm-not {\tb\.any\t} floats_mask } */
/* { dg-asm {\tb\.any\t} many_predicate } */
#include "../ripple-test.h"

#define LOOP(NAME, T, LANES, CLAUSE)					\
  NOIPA static void							\
  NAME (int n, const T *a, const T *b, T *c)				\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (LANES)); \
    CLAUSE								\
    for (int i = 0; i < n; i++)						\
      c[i] = a[i] > b[i] ? a[i] - b[i] : a[i] + 2 * b[i];		\
  }									\
									\
  static void								\
  NAME##_model (int n, const T *a, const T *b, T *c)			\
  {									\
    for (int i = 0; i < n; i++)						\
      c[i] = a[i] > b[i] ? a[i] - b[i] : a[i] + 2 * b[i];		\
  }

#define PRAGMA(...) _Pragma (#__VA_ARGS__)
#define LOOPS(NAME, T, LANES)						\
  LOOP (NAME##_any, T, LANES, ripple_parallel (BS, 0))			\
  LOOP (NAME##_mask, T, LANES,						\
	PRAGMA (ripple parallel Block (BS) Dims (0) Tail (mask)))	\
  LOOP (NAME##_predicate, T, LANES,					\
	PRAGMA (ripple parallel Block (BS) Dims (0) Tail (predicate)))	\
  LOOP (NAME##_peel, T, LANES,						\
	PRAGMA (ripple parallel Block (BS) Dims (0) Tail (peel)))

/* One vector, a part of one, several, and an odd number.  */
LOOPS (floats, float, 4)
LOOPS (halves, float, 2)
LOOPS (bytes, uint8_t, 16)
LOOPS (many, uint16_t, 24)
LOOPS (mixed, int64_t, 3)

#define TRY_LOOPS(NAME, T, LANES)					\
  do									\
    {									\
      int size = (int) ripple_scalable (LANES);				\
									\
      TRY (size, T, T, 1, 0, NAME##_any, NAME##_any_model);		\
      TRY (size, T, T, 1, 0, NAME##_mask, NAME##_mask_model);		\
      TRY (size, T, T, 1, 0, NAME##_predicate, NAME##_predicate_model);	\
      TRY (size, T, T, 1, 0, NAME##_peel, NAME##_peel_model);		\
    }									\
  while (0)

/* What goes from block to block.  */

NOIPA static double
sum (size_t n, const double *x, size_t *blocks)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (2));
  double s = 0;
  size_t count = 0;
#pragma ripple parallel Block (BS) Dims (0) reduction (+: s)
  for (size_t i = 0; i < n; i++)
    {
      s += x[i];
      count++;
    }
  *blocks = count;
  return s;
}

/* Counters of 8 bits, and masks of bytes and of words in one loop.  */

NOIPA static void
widen (uint8_t n, const uint8_t *a, uint32_t *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (16));
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (uint8_t i = 0; i < n; i++)
    c[i] = a[i] * 257u;
}

int
main (void)
{
  TRY_LOOPS (floats, float, 4);
  TRY_LOOPS (halves, float, 2);
  TRY_LOOPS (bytes, uint8_t, 16);
  TRY_LOOPS (many, uint16_t, 24);
  TRY_LOOPS (mixed, int64_t, 3);
  for (int n = 0; n < 256; n++)
    {
      size_t blocks, size = ripple_scalable (2);
      double s = 0;
      BUF (double, x, n, n % PLACES);
      BUF (uint8_t, a, n, n % PLACES);
      BUF (uint32_t, c, n, n % PLACES);
      for (int i = 0; i < n; i++)
	s += x[i];
      CHECK (sum (n, x, &blocks) == s);
#ifdef __RIPPLE__
      CHECK (blocks == (n + size - 1) / size);
#endif
      widen (n, a, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == a[i] * 257u);
      buf_free_all ();
    }
  return 0;
}

/* { dg-do run } */
/* { dg-options "-w" } */
/* Lanes one before the other, in blocks of scalable sizes: whole vectors that
   are reversed, of all element types, with first lanes and other masks, rows
   of tiles, both ends of what may be touched.  */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm-not {z[0-9]+\.[sd], [su]xtw|, z[0-9]+\.[sd]\]} load_int32_t_4 } */
/* { dg-asm-times {\trev\tz[0-9]+\.s} 5 load_int32_t_4 } */
/* { dg-asm {\trev\tp[0-9]+\.s} load_int32_t_4 } */
/* { dg-asm-not {z[0-9]+\.[sd], [su]xtw|, z[0-9]+\.[sd]\]} store_double_2 } */
/* { dg-asm-times {\trev\tz[0-9]+\.d} 5 store_double_2 } */
/* { dg-asm-not {z[0-9]+\.[sd], [su]xtw|, z[0-9]+\.[sd]\]} some_uint8_t_16 } */
/* { dg-asm-not {z[0-9]+\.[sd], [su]xtw|, z[0-9]+\.[sd]\]} rows } */
#include "ripple-test.h"

enum { N = 300 };

#define EACH(M)								\
  M (int8_t, 4) M (uint8_t, 16) M (int16_t, 8) M (uint16_t, 3)		\
  M (int32_t, 4) M (float, 10) M (int64_t, 3) M (double, 2)		\
  M (float, 1)

#define KERNELS(T, LANES)						\
NOIPA void								\
load_##T##_##LANES (int n, const T *a, T *r)				\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (int i = 0; i < n; i++)						\
    r[i] = a[n - 1 - i];						\
}									\
NOIPA void								\
store_##T##_##LANES (int n, const T *a, T *r)				\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (int i = 0; i < n; i++)						\
    r[n - 1 - i] = a[i] + 1;						\
}									\
NOIPA void								\
some_##T##_##LANES (int n, const T *a, const T *c, T *r)		\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (int i = 0; i < n; i++)						\
    if (c[i] > 3)							\
      r[n - 1 - i] = a[n - 1 - i] + c[i];				\
}									\
static void								\
test_##T##_##LANES (int n)						\
{									\
  for (int place = 0; place < PLACES; place++)				\
    {									\
      BUF (T, a, n, place);						\
      BUF (T, c, n, place);						\
      BUF (T, r, n, place);						\
      T want[N + 1];							\
      for (int i = 0; i < n; i++)					\
	want[i] = a[n - 1 - i];						\
      load_##T##_##LANES (n, a, r);					\
      CHECK_SAME (r, want, n);						\
      for (int i = 0; i < n; i++)					\
	want[n - 1 - i] = a[i] + 1;					\
      store_##T##_##LANES (n, a, r);					\
      CHECK_SAME (r, want, n);						\
      for (int i = 0; i < n; i++)					\
	if (c[i] > 3)							\
	  want[n - 1 - i] = a[n - 1 - i] + c[i];			\
      some_##T##_##LANES (n, a, c, r);					\
      CHECK_SAME (r, want, n);						\
      buf_free_all ();							\
    }									\
}
EACH (KERNELS)

/* Each row backwards, the rows at a distance that is not known.  */
NOIPA void
rows (const float *a, size_t stride, float *r)
{
  ripple_block_t b = ripple_set_block_shape (0, ripple_scalable (4), 3);
  size_t x = ripple_id (b, 0), y = ripple_id (b, 1);
  size_t n = ripple_get_block_size (b, 0);
  r[y * n + x] = a[y * stride + n - 1 - x] * 2;
}

/* What is there is no lane's own.  */
NOIPA void
in_place (int n, int *a)
{
  ripple_block_t b = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (b, 0);
  for (int i = 0; i < n / 2; i++)
    {
      int x = a[i], y = a[n - 1 - i];
      a[i] = y;
      a[n - 1 - i] = x;
    }
}

#define TEST(T, LANES) test_##T##_##LANES (n);

int
main (void)
{
  static const int counts[] = { 0, 1, 2, 15, 16, 33, 130, N };
  for (unsigned k = 0; k < sizeof counts / sizeof *counts; k++)
    {
      int n = counts[k], a[N + 2], want[N + 2];
      EACH (TEST)
      FILL (int, a, N + 2);
      memcpy (want, a, sizeof a);
      for (int i = 0; i < n; i++)
	want[1 + i] = a[n - i];
      in_place (n, a + 1);
      CHECK_SAME (a, want, N + 2);
    }
  static float a[4 * 64 * 3], r[64 * 3];
  size_t n = 4 * ripple_vscale ();
  FILL (float, a, 4 * 64 * 3);
  rows (a, n + 7, r);
  for (size_t y = 0; y < 3; y++)
    for (size_t x = 0; x < n; x++)
      CHECK (r[y * n + x] == a[y * (n + 7) + n - 1 - x] * 2);
  return 0;
}

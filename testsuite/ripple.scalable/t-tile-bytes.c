/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Tiles of scalable rows of small elements: these are extended as they are
   loaded, and nothing goes through memory.  */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm-times {\tmla\tz} 4 product_int8_t } */
/* { dg-asm-times {\tmla\tz} 4 product_int16_t } */
/* { dg-asm-not {st1b|[sd], [su]xtw|unpk|\t[su]xt[bhl]\tz} product_int8_t } */
/* { dg-asm-not {st1h|[sd], [su]xtw|unpk|\t[su]xt[bhl]\tz} product_int16_t } */
/* { dg-asm-not {[sd], [su]xtw} copy } */
#include "ripple-test.h"

enum { PITCH = 70 };

#define TILE(A, B)							\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (A), B);		\
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);

/* Products, added up in U; sums of all of them, and which are how large.  */
#define KERNELS(T, U, A, B)						\
  NOIPA static void							\
  product_##T (int depth, const T *a, const T *b, U *c)			\
  {									\
    TILE (A, B)								\
    U sum = c[y * PITCH + x];						\
    for (int k = 0; k < depth; k++)					\
      sum += (U) a[y * PITCH + k] * (U) b[k * PITCH + x];		\
    c[y * PITCH + x] = sum;						\
  }									\
  NOIPA static U							\
  sums_##T (const T *a, const T *b, T *least, T *cut)			\
  {									\
    TILE (A, B)								\
    T v = a[y * PITCH + x], w = b[y * PITCH + x];			\
    *least = ripple_reducemin (3, v);					\
    if (v < w || y == 1)						\
      cut[y * PITCH + x] = (T) ((v + w + 1) >> 1);			\
    return ripple_reduceadd (3, (U) v * (U) w);				\
  }									\
  static void								\
  test_##T (void)							\
  {									\
    static T a[B * PITCH], b[B * PITCH], cut[B * PITCH], want[B * PITCH]; \
    static U c[B * PITCH], e[B * PITCH];				\
    int lanes = (int) (A * ripple_vscale ());				\
    for (int i = 0; i < B * PITCH; i++)					\
      {									\
	a[i] = (T) (i * 37 + 11);					\
	b[i] = (T) (i * 53 + 99);					\
	c[i] = e[i] = (U) i;						\
      }									\
    for (int depth = 0; depth <= B; depth++)				\
      {									\
	product_##T (depth, a, b, c);					\
	for (int y = 0; y < B; y++)					\
	  for (int x = 0; x < lanes; x++)				\
	    for (int k = 0; k < depth; k++)				\
	      e[y * PITCH + x] += (U) a[y * PITCH + k]			\
				  * (U) b[k * PITCH + x];		\
	CHECK_SAME (c, e, B * PITCH);					\
      }									\
    T least, low = a[0];						\
    U sum = 0, all = sums_##T (a, b, &least, cut);			\
    for (int y = 0; y < B; y++)						\
      for (int x = 0; x < lanes; x++)					\
	{								\
	  T v = a[y * PITCH + x], w = b[y * PITCH + x];			\
	  low = v < low ? v : low;					\
	  sum += (U) v * (U) w;						\
	  if (v < w || y == 1)						\
	    want[y * PITCH + x] = (T) ((v + w + 1) >> 1);		\
	}								\
    CHECK (least == low);						\
    CHECK (all == sum);							\
    CHECK_SAME (cut, want, B * PITCH);					\
  }

KERNELS (int8_t, int32_t, 4, 4)
KERNELS (uint8_t, uint32_t, 4, 3)
KERNELS (int16_t, int32_t, 4, 4)
KERNELS (uint16_t, uint64_t, 4, 2)
KERNELS (int32_t, int64_t, 4, 3)

/* Rows that are copied, and turned round.  */

NOIPA static void
copy (const uint8_t *a, uint8_t *c, uint8_t *turned)
{
  TILE (4, 3)
  size_t n = ripple_get_block_size (block, 0);
  uint8_t v = a[y * PITCH + x];

  c[y * PITCH + x] = v;
  turned[y * PITCH + n - 1 - x] = v;
}

static void
test_copy (void)
{
  static uint8_t a[3 * PITCH], c[3 * PITCH], turned[3 * PITCH];
  int lanes = (int) (4 * ripple_vscale ());

  for (int i = 0; i < 3 * PITCH; i++)
    a[i] = (uint8_t) (i + 77);
  copy (a, c, turned);
  for (int y = 0; y < 3; y++)
    for (int x = 0; x < lanes; x++)
      {
	CHECK (c[y * PITCH + x] == a[y * PITCH + x]);
	CHECK (turned[y * PITCH + lanes - 1 - x] == a[y * PITCH + x]);
      }
}

/* Floats of 16 bits.  */

#if defined __FLT16_MAX__ && (!defined __riscv || defined __riscv_zvfh)
NOIPA static void
half (const _Float16 *a, const int8_t *b, float *c)
{
  TILE (4, 3)
  c[y * PITCH + x] = (float) a[y * PITCH + x] * (float) b[x];
}

static void
test_half (void)
{
  static _Float16 a[3 * PITCH];
  static int8_t b[PITCH];
  static float c[3 * PITCH];

  for (int i = 0; i < 3 * PITCH; i++)
    {
      a[i] = (_Float16) i;
      b[i % PITCH] = (int8_t) i;
    }
  half (a, b, c);
  for (int y = 0; y < 3; y++)
    for (int x = 0; x < (int) (4 * ripple_vscale ()); x++)
      CHECK (c[y * PITCH + x] == (float) a[y * PITCH + x] * (float) b[x]);
}
#else
# define test_half() (void) 0
#endif

int
main (void)
{
  test_int8_t ();
  test_uint8_t ();
  test_int16_t ();
  test_uint16_t ();
  test_int32_t ();
  test_copy ();
  test_half ();
  return 0;
}

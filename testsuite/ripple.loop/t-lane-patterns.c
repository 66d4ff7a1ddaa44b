/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {gather|scatter} } */
/* Lane numbers behind shifts, masks and divisions by powers of two, as
   indices: nothing is read that the program does not read.  */
#ifdef ONE
# include <stdint.h>
# include <stddef.h>
# include <ripple.h>
#else
# include "ripple-test.h"
#endif

enum { N = 150 };

/* EACH (NAME, INDEX): INDEX is at least 0 and at most as large as i + 16.  */
#define EACH_KNOWN(DO)							\
  DO (half, i >> 1)							\
  DO (third_bit, i / 8)							\
  DO (rest, i % 4)							\
  DO (rest_masked, i & 7)						\
  DO (down, i & ~3)							\
  DO (last_of_4, i | 3)							\
  DO (swapped, i ^ 1)							\
  DO (turned, i ^ 15)							\
  DO (rows, (i & ~7) | (i & 1) << 2 | (i & 6) >> 1)			\
  DO (doubled, (i >> 2) * 2 + (i & 1))					\
  DO (mirrored, (i & ~3) + 3 - i % 4)					\
  DO (half_up, (i + 1) >> 1)						\
  DO (next, (i & 3) + 1)						\
  DO (shifted, (i >> 1) << 1)						\
  DO (some_bits, i & 5)
/* These depend on more than the lane in its block.  */
#define EACH_OTHER(DO)							\
  DO (thirds, i / 3)							\
  DO (rest_of_5, i % 5)							\
  DO (many_bits, i & 1023)						\
  DO (far_swap, i ^ (1 << 30) ^ (1 << 30))

#define LOAD(NAME, INDEX)						\
  KERNEL (NAME##_byte, uint8_t, int, o[i] = a[INDEX] + 1)		\
  KERNEL (NAME##_float, float, unsigned, o[i] = a[INDEX] * 2)		\
  KERNEL (NAME##_double, double, size_t, o[i] = a[INDEX])
#define STORE(NAME, INDEX)						\
  KERNEL (NAME##_stored, short, long, o[INDEX] = a[i])			\
  KERNEL (NAME##_stored_int, int, int, o[INDEX] = a[i])

#define KERNEL(NAME, T, COUNTER, ...)					\
  void									\
  NAME (COUNTER n, T *restrict o, T *restrict a)			\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
    _Pragma ("ripple parallel Block(bs) Dims(0)")			\
    for (COUNTER i = 0; i < n; i++)					\
      __VA_ARGS__;							\
  }

#ifdef ONE
# define BLOCK 16
void
last_of_4 (int n, float *restrict o, const float *restrict a)
{
  ripple_block_t bs = ripple_set_block_shape (0, BLOCK);
  for (int j = 0; j < n / BLOCK; j++)
    {
      int l = ripple_id (bs, 0), i = j * BLOCK + l;
      o[i] = a[i | 3] * a[i >> 1] + a[i ^ 2];
      o[i ^ 1] = a[i];
    }
}

KERNEL (unsigned_down, float, unsigned, o[i] = a[i & ~3u] + a[i / 2])
KERNEL (int_down, float, int, o[i] = a[i & ~3] + a[i / 2] + a[i % 4])
KERNEL (size_down, float, size_t, o[i] = a[i & ~3] + a[i / 2] + a[i % 4])
#else

/* A plain loop, in the order of the program.  */
#define PLAIN(NAME, T, COUNTER, ...)					\
  __attribute__ ((noipa, optimize ("O0"))) static void			\
  NAME (COUNTER n, T *restrict o, T *restrict a)			\
  {									\
    for (COUNTER i = 0; i < n; i++)					\
      __VA_ARGS__;							\
  }

#define BLOCK 16
EACH_KNOWN (LOAD)
EACH_OTHER (LOAD)
EACH_KNOWN (STORE)
#undef LOAD
#undef STORE
#undef BLOCK
#define LOAD(NAME, INDEX)						\
  KERNEL (NAME##_byte_64, uint8_t, size_t, o[i] = a[INDEX] + 1)		\
  KERNEL (NAME##_double_64, double, int, o[i] = a[INDEX])
#define BLOCK 64
EACH_KNOWN (LOAD)
EACH_OTHER (LOAD)
#undef LOAD
#undef BLOCK
#define LOAD(NAME, INDEX)						\
  KERNEL (NAME##_float_6, float, long, o[i] = a[INDEX] * 2)
#define BLOCK 6
EACH_KNOWN (LOAD)
EACH_OTHER (LOAD)
#undef LOAD
#define LOAD(NAME, INDEX)						\
  PLAIN (NAME##_byte_plain, uint8_t, int, o[i] = a[INDEX] + 1)		\
  PLAIN (NAME##_float_plain, float, int, o[i] = a[INDEX] * 2)		\
  PLAIN (NAME##_double_plain, double, int, o[i] = a[INDEX])
#define STORE(NAME, INDEX)						\
  PLAIN (NAME##_stored_plain, short, int, o[INDEX] = a[i])		\
  PLAIN (NAME##_stored_int_plain, int, int, o[INDEX] = a[i])
EACH_KNOWN (LOAD)
EACH_OTHER (LOAD)
EACH_KNOWN (STORE)

/* Signed numbers from below zero, and unsigned ones round zero.  */
NOIPA static void
below (int *restrict o, const int *restrict a)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  int l = ripple_id (bs, 0);
  for (int j = -64; j < 64; j += 16)
    {
      int i = j + l;
      o[i] = a[i >> 2] + 3 * a[i & ~1] + 5 * a[i / 4] + 7 * a[i % 4]
	     + 11 * a[(i - 1) >> 1];
    }
}

NOIPA static void
round_zero (int *restrict o, const int *restrict a)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  unsigned l = ripple_id (bs, 0);
  for (unsigned j = 0; j < 64; j += 16)
    {
      unsigned i = j + l;
      size_t k = i;
      o[i] = a[(i - 1) >> 28] + 3 * a[((k - 1) >> 60) + 4]
	     + 5 * a[(uint8_t) (i * 16) >> 4] + 7 * a[(i << 28) >> 28];
    }
}

/* So many elements from 0 on are accessed.  */
#define EXTENT(INDEX)							\
  ({ int most = -1;							\
     for (int i = 0; i < n; i++)					\
       most = INDEX > most ? INDEX : most;				\
     most + 1; })

/* T elements that end where a page does that must not be touched.  */
static char *pages;
enum { PAGE = 65536 };
#define AT_END(T, COUNT) ((T *) (pages + PAGE - (COUNT) * sizeof (T)))

#define COMPARE_LOAD(NAME, PLAIN, T, INDEX)				\
  for (int n = 0; n <= N; n += n < 36 ? 1 : 17)				\
    {									\
      static T got[N + 1], want[N + 1];					\
      int extent = EXTENT (INDEX);					\
      T *a = AT_END (T, extent);					\
      for (int i = 0; i < extent; i++)					\
	a[i] = i * 37 % 101;						\
      for (int i = 0; i <= N; i++)					\
	got[i] = want[i] = 99;						\
      NAME (n, got, a);							\
      PLAIN (n, want, a);						\
      CHECK (memcmp (got, want, sizeof got) == 0);			\
    }
#define COMPARE_STORE(NAME, PLAIN, T, INDEX)				\
  for (int n = 0; n <= N; n += n < 36 ? 1 : 17)				\
    {									\
      static T a[N], want[N + 20];					\
      int extent = EXTENT (INDEX);					\
      T *got = AT_END (T, extent);					\
      for (int i = 0; i < N; i++)					\
	a[i] = i * 37 % 101;						\
      for (int i = 0; i < extent; i++)					\
	got[i] = want[i] = -1;						\
      NAME (n, got, a);							\
      PLAIN (n, want, a);						\
      CHECK (memcmp (got, want, extent * sizeof want[0]) == 0);		\
    }

#define LOADS(NAME, INDEX)						\
  COMPARE_LOAD (NAME##_byte, NAME##_byte_plain, uint8_t, (INDEX))	\
  COMPARE_LOAD (NAME##_float, NAME##_float_plain, float, (INDEX))	\
  COMPARE_LOAD (NAME##_double, NAME##_double_plain, double, (INDEX))	\
  COMPARE_LOAD (NAME##_byte_64, NAME##_byte_plain, uint8_t, (INDEX))	\
  COMPARE_LOAD (NAME##_double_64, NAME##_double_plain, double, (INDEX))	\
  COMPARE_LOAD (NAME##_float_6, NAME##_float_plain, float, (INDEX))
#define STORES(NAME, INDEX)						\
  COMPARE_STORE (NAME##_stored, NAME##_stored_plain, short, (INDEX))	\
  COMPARE_STORE (NAME##_stored_int, NAME##_stored_int_plain, int, (INDEX))

int
main (void)
{
  pages = mmap (NULL, 2 * PAGE, PROT_READ | PROT_WRITE,
		MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK (pages != MAP_FAILED
	 && mprotect (pages + PAGE, PAGE, PROT_NONE) == 0);
  EACH_KNOWN (LOADS)
  EACH_OTHER (LOADS)
  EACH_KNOWN (STORES)

  static int a[256], o[256];
  for (int i = 0; i < 256; i++)
    a[i] = i * i * 17 % 1009;
  below (o + 128, a + 128);
  for (int i = -64; i < 64; i++)
    {
      const int *c = a + 128;
      CHECK (o[128 + i] == c[i >> 2] + 3 * c[i & ~1] + 5 * c[i / 4]
			   + 7 * c[i % 4] + 11 * c[(i - 1) >> 1]);
    }
  round_zero (o, a);
  for (unsigned i = 0; i < 64; i++)
    {
      size_t k = i;
      CHECK (o[i] == a[(i - 1) >> 28] + 3 * a[((k - 1) >> 60) + 4]
		     + 5 * a[(uint8_t) (i * 16) >> 4]
		     + 7 * a[(i << 28) >> 28]);
    }
  return 0;
}
#endif

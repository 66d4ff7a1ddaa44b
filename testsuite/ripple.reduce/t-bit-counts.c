/* Sums of bits that are counted: those of wide numbers are added up as wide,
   those of narrow ones as narrow as they are.  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -mavx512vpopcntdq" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vpmovq[bd]|vpsadbw} longs } */
/* { dg-asm {vpopcntq} longs } */
#include "../ripple-test.h"

#define KERNEL(NAME, T, R, COUNT)					\
  NOIPA static R							\
  NAME (int n, const T *x, const T *y)					\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    R sum = 0;								\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      sum += COUNT (x[i] ^ y[i]);					\
    return ripple_reduceadd (1, sum);					\
  }									\
  NOIPA static R							\
  NAME##_plain (int n, const T *x, const T *y)				\
  {									\
    R sum = 0;								\
    for (int i = 0; i < n; i++)						\
      sum += COUNT (x[i] ^ y[i]);					\
    return sum;								\
  }

#define EACH(DO)							\
  DO (longs, uint64_t, uint64_t, __builtin_popcountll)			\
  DO (longs_int, uint64_t, int, __builtin_popcountll)			\
  DO (ints, uint32_t, int, __builtin_popcount)				\
  DO (ints_long, uint32_t, long, __builtin_popcount)			\
  DO (shorts, uint16_t, int, __builtin_popcount)			\
  DO (bytes, uint8_t, unsigned, __builtin_popcount)			\
  DO (bytes_long, uint8_t, uint64_t, __builtin_popcount)

EACH (KERNEL)

#define CHECK_EACH(NAME, T, R, COUNT)					\
  CHECK (NAME (n, (const T *) x, (const T *) y)				\
	 == NAME##_plain (n, (const T *) x, (const T *) y));

int
main (void)
{
  enum { MOST = 600 };
  static uint64_t x[MOST], y[MOST];
  for (int i = 0; i < MOST; i++)
    {
      x[i] = 0x9e3779b97f4a7c15u * (i + 1);
      y[i] = i % 7 ? x[i] >> 9 ^ (uint64_t) i << 40 : ~x[i];
    }
  for (int n = 0; n <= MOST; n += n < 70 ? 1 : 53)
    {
      EACH (CHECK_EACH)
    }
  return 0;
}

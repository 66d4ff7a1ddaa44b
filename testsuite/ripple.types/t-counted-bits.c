/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -march=icelake-server -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm {vpopcntd} words } */
/* { dg-asm {vpopcntd} others } */
/* { dg-asm {vpopcntq} longs } */
/* Bits that are counted in parallel, as programs without an instruction for it
   do.  */
#ifdef ONE
# include <stdint.h>
# include <ripple.h>
# define KEPT
#else
# include "ripple-test.h"
# define KEPT NOIPA static
#endif

static inline uint32_t
count32 (uint32_t v)
{
  v -= v >> 1 & 0x55555555;
  v = (v & 0x33333333) + (v >> 2 & 0x33333333);
  return ((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
}

static inline uint32_t
other32 (uint32_t v)
{
  v = (v >> 1 & 0x55555555) + (v & 0x55555555);
  v = (v & 0x33333333) + (v >> 2 & 0x33333333);
  v = (v >> 4 & 0x0f0f0f0f) + (v & 0x0f0f0f0f);
  return 0x01010101 * v >> 24;
}

static inline uint64_t
count64 (uint64_t v)
{
  v -= v >> 1 & 0x5555555555555555;
  v = (v & 0x3333333333333333) + (v >> 2 & 0x3333333333333333);
  return ((v + (v >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56;
}

/* Not counts.  */
static inline uint32_t
wrong_shift (uint32_t v)
{
  v -= v >> 1 & 0x55555555;
  v = (v & 0x33333333) + (v >> 3 & 0x33333333);
  return ((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
}

static inline uint32_t
wrong_mask (uint32_t v)
{
  v -= v >> 1 & 0x55555545;
  v = (v & 0x33333333) + (v >> 2 & 0x33333333);
  return ((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
}

static inline uint32_t
wrong_value (uint32_t v, uint32_t w)
{
  v -= w >> 1 & 0x55555555;
  v = (v & 0x33333333) + (v >> 2 & 0x33333333);
  return ((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
}

static inline uint32_t
wrong_byte (uint32_t v)
{
  v -= v >> 1 & 0x55555555;
  v = (v & 0x33333333) + (v >> 2 & 0x33333333);
  return ((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 16;
}

#define KERNEL(NAME, T, R, EXPRESSION)					\
  KEPT void								\
  NAME (int n, const T *a, R *restrict r)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = EXPRESSION;						\
  }

KERNEL (words, uint32_t, uint32_t, count32 (a[i]))
KERNEL (others, uint32_t, uint32_t, other32 (a[i]) + 1)
KERNEL (longs, uint64_t, uint64_t, count64 (a[i]))
#ifndef ONE
KERNEL (narrow, uint32_t, uint8_t, count32 (a[i]))
KERNEL (shift, uint32_t, uint32_t, wrong_shift (a[i]))
KERNEL (mask, uint32_t, uint32_t, wrong_mask (a[i]))
KERNEL (value, uint32_t, uint32_t, wrong_value (a[i], a[i] + 77))
KERNEL (byte, uint32_t, uint32_t, wrong_byte (a[i]))
KERNEL (signed_word, int32_t, int32_t, count32 (a[i] ^ a[i] >> 7))

enum { N = 90 };

#define COMPARE(NAME, T, R, EXPRESSION)					\
  {									\
    static T a[N];							\
    static R r[N];							\
    for (int i = 0; i < N; i++)						\
      a[i] = i < 64 ? (T) (1ull << i % (8 * sizeof (T))) : (T) ~0 >> i % 17;\
    for (int i = 30; i < 60; i++)					\
      a[i] = a[i] * 0x9e3779b97f4a7c15;					\
    for (int n = 0; n <= N; n += 15)					\
      {									\
	memset (r, 0, sizeof r);					\
	NAME (n, a, r);							\
	for (int i = 0; i < n; i++)					\
	  CHECK (r[i] == (R) (EXPRESSION));				\
      }									\
  }

int
main (void)
{
  COMPARE (words, uint32_t, uint32_t, __builtin_popcount (a[i]))
  COMPARE (others, uint32_t, uint32_t, __builtin_popcount (a[i]) + 1)
  COMPARE (longs, uint64_t, uint64_t, __builtin_popcountll (a[i]))
  COMPARE (narrow, uint32_t, uint8_t, __builtin_popcount (a[i]))
  COMPARE (shift, uint32_t, uint32_t, wrong_shift (a[i]))
  COMPARE (mask, uint32_t, uint32_t, wrong_mask (a[i]))
  COMPARE (value, uint32_t, uint32_t, wrong_value (a[i], a[i] + 77))
  COMPARE (byte, uint32_t, uint32_t, wrong_byte (a[i]))
  COMPARE (signed_word, int32_t, int32_t,
	   __builtin_popcount (a[i] ^ a[i] >> 7))
  return 0;
}
#endif

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Absolute values of what C promotes and the program cuts again, in blocks
   that fill vectors and that do not.  */
#include "../ripple-test.h"

typedef uint8_t u8;
typedef int8_t i8;
typedef uint16_t u16;
typedef int16_t i16;
typedef uint32_t u32;

/* X (name, type of the result, expression) on x: u8, y: u16, z: u32.  */
#define CASES(X)							\
  X (complement, u8, abs (255 - x))					\
  X (word, u16, abs (65535 - y))					\
  X (cut, u8, abs (255 - (u8) z))					\
  X (cut_word, u16, abs (65535 - (u16) z))				\
  X (mixed, u8, abs (65535 - y))					\
  X (difference, u8, abs (x - (u8) z))					\
  X (plain, u8, abs (x))						\
  X (sum, u8, abs (x + 1))						\
  X (sum_word, u16, abs (x + y))					\
  X (shifted, u8, abs (x >> 1))						\
  X (masked, i8, abs ((int) (z & 255)))					\
  X (wide, u32, labs ((long) z))					\
  X (wide_complement, u32, labs (0xffffffffl - z))			\
  X (short_, u8, abs ((i16) x))						\
  X (chosen, u8, abs (u ? x : (u8) z))					\
  X (chosen_lane, u8, abs (y & 1 ? x : (u8) z))				\
  X (signed_, i8, abs ((i8) x))						\
  X (negative, u8, abs (-x))						\
  X (below, u8, abs (x - 256))						\
  X (array, u8, (t[u & 3] = x, abs (t[u & 3])))

#define KERNEL(NAME, T, E)						\
NOIPA static void							\
BLOCK (NAME) (int u, const u8 *a, const u16 *b, const u32 *c, T *r)	\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t i = ripple_id (BS, 0);						\
  u8 x = a[i];								\
  u16 y = b[i];								\
  u32 z = c[i];								\
  int t[4];								\
  (void) x, (void) y, (void) z, (void) u, (void) t;			\
  r[i] = E;								\
}

#define B 13
#define BLOCK(NAME) b13_##NAME
CASES (KERNEL)
#undef B
#undef BLOCK
#define B 16
#define BLOCK(NAME) b16_##NAME
CASES (KERNEL)
#undef B
#undef BLOCK
#define B 64
#define BLOCK(NAME) b64_##NAME
CASES (KERNEL)

#define CHECK_CASE(NAME, T, E)						\
  {									\
    T r13[64], r16[64], r64[64];					\
    b13_##NAME (u, a, b, c, r13);					\
    b16_##NAME (u, a, b, c, r16);					\
    b64_##NAME (u, a, b, c, r64);					\
    for (int i = 0; i < 64; i++)					\
      {									\
	u8 x = a[i];							\
	u16 y = b[i];							\
	u32 z = c[i];							\
	int t[4];							\
	T want = E;							\
	(void) x, (void) y, (void) z, (void) t;				\
	CHECK (i >= 13 || r13[i] == want);				\
	CHECK (i >= 16 || r16[i] == want);				\
	CHECK (r64[i] == want);						\
      }									\
  }

int
main (void)
{
  u8 a[64];
  u16 b[64];
  u32 c[64];
  for (int u = 0; u < 4; u++)
    {
      for (int i = 0; i < 64; i++)
	{
	  a[i] = rnd ();
	  b[i] = rnd ();
	  c[i] = rnd ();
	}
      CASES (CHECK_CASE)
    }
  return 0;
}

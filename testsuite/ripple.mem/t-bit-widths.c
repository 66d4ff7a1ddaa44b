/* { dg-do run } */
/* Bit-fields of many widths and types, signed ones of one bit too, and shifts
   of a program that extend the sign of so many bits.  */
#include "../ripple-test.h"
#define B 13
#define N 29

#define BODY(s, r, x, T, W)						\
  {									\
    r += s.f + 2 * s.g;							\
    if (s.g > s.f)							\
      s.f = s.g;							\
    else if (x & 1)							\
      s.f += x;								\
    else								\
      s.g = x >> 2;							\
    s.h++;								\
    s.k = -s.k;								\
    if (s.h == s.k)							\
      s.k ^= 1;								\
    T y = x;								\
    y = (T) ((uint64_t) y << (8 * sizeof (T) - W));			\
    r ^= y >> (8 * sizeof (T) - W);					\
  }

#define TEST(T, W)							\
struct T##_##W { T f : W, g : W; char c; T h : W, k : W; };		\
NOIPA static void							\
kernel_##T##_##W (struct T##_##W *s, int *r, const int *x)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int v = 0; v < N; v++)						\
    BODY (s[v], r[v], x[v], T, W)					\
}									\
static void								\
try_##T##_##W (void)							\
{									\
  struct T##_##W s[N], t[N];						\
  int r[N] = { 0 }, e[N] = { 0 }, x[N];					\
  FILL (unsigned char, (unsigned char *) s, sizeof s);			\
  FILL (int, x, N);							\
  memcpy (t, s, sizeof s);						\
  kernel_##T##_##W (s, r, x);						\
  for (int v = 0; v < N; v++)						\
    BODY (t[v], e[v], x[v], T, W)					\
  CHECK_SAME (r, e, N);							\
  CHECK_SAME (s, t, N);							\
}

typedef signed char i8;
typedef short i16;
typedef int i32;
typedef long long i64;
typedef unsigned char u8;
typedef unsigned u32;
typedef unsigned long long u64;

#define EACH(X)								\
  X (i8, 1) X (i8, 2) X (i8, 3) X (i8, 7) X (i8, 8)			\
  X (i16, 1) X (i16, 2) X (i16, 9) X (i16, 15)				\
  X (i32, 1) X (i32, 2) X (i32, 8) X (i32, 13) X (i32, 31)		\
  X (i64, 1) X (i64, 5) X (i64, 31) X (i64, 33) X (i64, 63)		\
  X (u8, 2) X (u8, 7) X (u32, 3) X (u32, 17) X (u64, 2) X (u64, 47)
#define RUN(T, W) try_##T##_##W ();

EACH (TEST)

int
main (void)
{
  EACH (RUN)
  return 0;
}

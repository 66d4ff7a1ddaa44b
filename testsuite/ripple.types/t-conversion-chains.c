/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Every conversion of a chain happens: (T) (U) x for all pairs of types, also
   by way of a variable and of memory.  */
#include "../ripple-test.h"

typedef signed char i8;
typedef unsigned char u8;
typedef short i16;
typedef unsigned short u16;
typedef unsigned u32;
typedef long long i64;
typedef unsigned long long u64;
#ifdef __FLT16_MAX__
typedef _Float16 f16;
# define IF_F16(X) X
#else
typedef float f16;
# define IF_F16(X)
#endif
#if defined __BFLT16_MAX__ && defined __SSE2__
typedef __bf16 bf16;
# define IF_BF16(X) X
#else
typedef float bf16;
# define IF_BF16(X)
#endif

/* Numbers that all types hold in part, halfway cases of the narrower floats,
   and others.  */
static const double numbers[] =
  { 0, 1, 2.5, 3, 17.0 / 3, 100.1, 126, 63 + 1.0 / 32, 1 + 0x1p-8, 1 + 0x1p-9,
    1 + 0x1p-11, 1 + 0x1.8p-10, 1 + 0x1p-11 + 0x1p-40, 1 + 0x1p-24,
    1 + 0x1p-24 + 0x1p-50, 1 + 0x1.8p-23, 0.1, 1.0 / 3, 77.7 };
#define COUNT (int) (sizeof numbers / sizeof numbers[0])

#define CHAIN(T, U, V)							\
NOIPA static void							\
T##_##U##_##V (int n, const V *x, T *a, U *b, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      U u = (U) x[i];							\
      a[i] = (T) (U) x[i];						\
      b[i] = (U) x[i];							\
      c[i] = (T) u;							\
    }									\
}									\
NOIPA static void							\
block_##T##_##U##_##V (const V *x, T *a)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, COUNT);		\
  size_t v = ripple_id (BS, 0);						\
  a[v] = (T) (U) x[v];							\
}									\
static void								\
try_##T##_##U##_##V (void)						\
{									\
  V x[COUNT];								\
  T want[COUNT], a[COUNT], c[COUNT];					\
  U b[COUNT], mid[COUNT];						\
  for (int i = 0; i < COUNT; i++)					\
    {									\
      x[i] = (V) numbers[i];						\
      volatile U u = (U) x[i];						\
      volatile T t = (T) u;						\
      mid[i] = u;							\
      want[i] = t;							\
    }									\
  T##_##U##_##V (COUNT, x, a, b, c);					\
  CHECK_SAME (a, want, COUNT);						\
  CHECK_SAME (b, mid, COUNT);						\
  CHECK_SAME (c, want, COUNT);						\
  block_##T##_##U##_##V (x, a);						\
  CHECK_SAME (a, want, COUNT);						\
}

#define ALL(X)								\
  X (double, float, double) X (i64, float, double)			\
  IF_F16 (X (double, f16, double) X (float, f16, double)		\
	  X (f16, float, double) X (double, f16, float)			\
	  X (float, f16, float) X (i64, f16, float) X (f16, float, f16)	\
	  X (double, float, f16) X (f16, double, f16) X (i8, f16, double) \
	  X (float, f16, int) X (double, f16, i64) X (f16, u8, float)	\
	  X (f16, int, double) X (f16, i16, f16))			\
  IF_BF16 (X (double, bf16, double) X (float, bf16, double)		\
	   X (bf16, float, double) X (double, bf16, float)		\
	   X (float, bf16, float) X (i64, bf16, float)			\
	   X (bf16, double, bf16) X (float, bf16, int)			\
	   X (bf16, f16, float) X (f16, bf16, double)			\
	   X (double, bf16, i64))					\
  X (float, double, float) X (float, int, float) X (float, i8, double)	\
  X (double, u8, float) X (double, i64, double) X (float, i64, float)	\
  X (double, u32, double) X (float, u64, double) X (int, float, double)	\
  X (u64, float, double) X (int, float, int) X (i64, float, i64)	\
  X (i64, double, i64) X (u64, float, u64) X (double, float, u64)	\
  X (double, float, i64) X (double, float, int) X (double, float, u32)	\
  X (i16, float, double) X (u8, double, float) X (double, i16, float)	\
  X (double, u16, double) X (i64, i8, float) X (u32, float, u32)

ALL (CHAIN)

#define TRY_CHAIN(T, U, V) try_##T##_##U##_##V ();

int
main (void)
{
  ALL (TRY_CHAIN)
  return 0;
}

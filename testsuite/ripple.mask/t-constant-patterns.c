/* { dg-do run } */
/* Masks that are known: the same patterns of lanes for several numbers of
   lanes and sizes of elements, in one unit, in functions that have options of
   their own and in one function.  */
#include "../ripple-test.h"

#define OWN __attribute__ ((optimize ("tree-vectorize")))

/* Lane v is on if bit v % 8 of PATTERN is; what the bit behind it says is
   another mask.  */
#define ON(pattern, v) ((pattern) >> ((v) & 7) & 1)

#define PART(T, L, PATTERN)						\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, L);			\
    size_t v = ripple_id (b, 0);					\
    T *p = o, *q = o + L;						\
    if (ON (PATTERN, v))						\
      p[v] = -a[v];							\
    if (ON (PATTERN, v + 1) && a[v] > 0)				\
      q[v] = 7;								\
    else if (ON (PATTERN, v))						\
      q[v] = a[v];							\
  }

#define KERNEL(T, L, P, WHERE, NAME)					\
NOIPA WHERE static void							\
NAME##_##T##_##L##_##P (const T *a, T *o)				\
PART (T, L, P)

#define KERNELS(T, P)							\
KERNEL (T, 2, P, , f) KERNEL (T, 4, P, , f) KERNEL (T, 8, P, , f)	\
KERNEL (T, 16, P, , f) KERNEL (T, 13, P, , f)				\
KERNEL (T, 32, P, OWN, f) KERNEL (T, 4, P, OWN, g)			\
KERNEL (T, 8, P, OWN, g)						\
NOIPA static void							\
all_##T##_##P (const T *a, T *o)					\
{									\
  PART (T, 4, P) o += 32; PART (T, 8, P) o += 32;			\
  PART (T, 2, P) o += 32; PART (T, 16, P)				\
}

typedef signed char i8;
typedef short i16;
typedef long long i64;

KERNELS (i8, 0x55)
KERNELS (i8, 0x11)
KERNELS (i16, 0x55)
KERNELS (i16, 0x33)
KERNELS (int, 0x22)
KERNELS (int, 0x55)
KERNELS (int, 0x77)
KERNELS (i64, 0x55)
KERNELS (i64, 0x11)
KERNELS (i64, 0xee)
KERNELS (float, 0x55)
KERNELS (float, 0x22)
KERNELS (double, 0x33)

#define MODEL(T, L, PATTERN)						\
  for (int v = 0; v < L; v++)						\
    {									\
      if (ON (PATTERN, v))						\
	w[v] = -a[v];							\
      if (ON (PATTERN, v + 1) && a[v] > 0)				\
	w[L + v] = 7;							\
      else if (ON (PATTERN, v))						\
	w[L + v] = a[v];						\
    }

#define CASE(T, L, P, NAME)						\
  {									\
    T got[64], want[64], *w = want;					\
    for (int i = 0; i < 64; i++)					\
      got[i] = want[i] = i;						\
    NAME##_##T##_##L##_##P (a, got);					\
    MODEL (T, L, P)							\
    CHECK_SAME (got, want, 64);						\
  }

#define TEST(T, P)							\
  {									\
    T a[32], got[128], want[128], *w = want;				\
    for (int i = 0; i < 32; i++)					\
      a[i] = i % 3 == 1 ? -i - 1 : i + 1;				\
    CASE (T, 2, P, f) CASE (T, 4, P, f) CASE (T, 8, P, f)		\
    CASE (T, 16, P, f) CASE (T, 13, P, f) CASE (T, 32, P, f)		\
    CASE (T, 4, P, g) CASE (T, 8, P, g)					\
    for (int i = 0; i < 128; i++)					\
      got[i] = want[i] = i;						\
    all_##T##_##P (a, got);						\
    MODEL (T, 4, P) w += 32; MODEL (T, 8, P) w += 32;			\
    MODEL (T, 2, P) w += 32; MODEL (T, 16, P)				\
    CHECK_SAME (got, want, 128);					\
  }

int
main (void)
{
  TEST (i8, 0x55)
  TEST (i8, 0x11)
  TEST (i16, 0x55)
  TEST (i16, 0x33)
  TEST (int, 0x22)
  TEST (int, 0x55)
  TEST (int, 0x77)
  TEST (i64, 0x55)
  TEST (i64, 0x11)
  TEST (i64, 0xee)
  TEST (float, 0x55)
  TEST (float, 0x22)
  TEST (double, 0x33)
  return 0;
}

/* { dg-do run } */
/* Loops that do not run at all touch nothing, not even a null pointer.  */
#include "../ripple-test.h"
#define B 32

NOIPA static void
kernel (int lo, int hi, const float *a, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = lo; i < hi; i++)
    c[i] = a[i] + 1;
  ripple_parallel_full (BS, 0);
  for (int i = lo; i < hi; i++)
    c[i] = a[i] + 1;
  ripple_parallel_peel (BS, 0);
  for (int i = lo; i < hi; i++)
    c[i] = a[i] + 1;
  ripple_parallel (BS, 0);
  for (int i = hi; i > lo; i -= 3)
    c[i] = a[i] + 1;
}

NOIPA static void
kernel_u (unsigned lo, unsigned hi, const float *a, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (unsigned i = lo; i < hi; i++)
    c[i] = a[i] + 1;
}

/* Constant bounds that no counter passes: front ends fold some of the
   conditions to false.  */
enum { NONE = 0 };
#define EACH(C)								\
  C (signed char, SCHAR_MIN, SCHAR_MAX)					\
  C (unsigned char, 0, UCHAR_MAX)					\
  C (short, SHRT_MIN, SHRT_MAX)						\
  C (unsigned short, 0, USHRT_MAX)					\
  C (int, INT_MIN, INT_MAX)						\
  C (unsigned, 0, UINT_MAX)						\
  C (long long, LLONG_MIN, LLONG_MAX)					\
  C (unsigned long long, 0, ULLONG_MAX)

static int after;

/* The counter's value behind the loop is the first one.  */
#define NEVER(T, COND, STEP)						\
  {									\
    T i;								\
    ripple_parallel (BS, 0);						\
    for (i = (T) n; COND; STEP)						\
      c[i] = a[i] + 1;							\
    CHECK (i == (T) n);							\
    ripple_parallel (BS, 0);						\
    for (T j = 0; j < 0; j++)						\
      c[j] = 1;								\
    after++;								\
  }
#define BOTH_ENDS(T, MIN, MAX)						\
  NEVER (T, i < MIN, i++)						\
  NEVER (T, i > MAX, i--)						\
  NEVER (T, MIN > i, i += 3)						\
  NEVER (T, !(i >= MIN), i++)						\
  NEVER (T, (after++, i > MAX), i--)

NOIPA static void
never (int n, const float *a, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  EACH (BOTH_ENDS)
  ripple_parallel (BS, 0);
  for (unsigned i = 0; i < NONE; i++)
    c[i] = 1;
  ripple_parallel_full (BS, 0);
  for (unsigned i = 0; i < NONE; i++)
    c[i] = 1;
  float sum = 5;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: sum)
  for (unsigned char i = 0; i < NONE; i++)
    sum += a[i];
  CHECK (sum == 5);
  ripple_parallel (BS, 0);
  for (int k = 0; k < n; k++)
    {
      c[k] = a[k];
      ripple_parallel_peel (BS, 0);
      for (size_t i = 0; i < NONE; i++)
	c[i] = 1;
    }
}

int
main (void)
{
  float x[40], y[40];
  FILL (float, x, 40);
  never (40, x, y);
  CHECK_SAME (y, x, 40);
  CHECK (after == 8 * 6);
  kernel (0, 0, NULL, NULL);
  kernel (5, 5, NULL, NULL);
  kernel (1, 0, NULL, NULL);
  kernel (0, -1, NULL, NULL);
  kernel (INT_MAX, INT_MIN, NULL, NULL);
  kernel (100, -100, NULL, NULL);
  kernel_u (0, 0, NULL, NULL);
  kernel_u (10, 3, NULL, NULL);
  kernel_u (UINT_MAX, 3, NULL, NULL);
  return 0;
}

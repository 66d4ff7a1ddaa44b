/* { dg-do run } */
/* { dg-options "-fno-trapping-math" } */
/* _Atomic elements: one access for each lane, whole operations too.  */
#include "../ripple-test.h"
#define B 6

#define KERNEL(NAME, T, BODY)						\
  NOIPA static void							\
  NAME (int n, _Atomic T *x, const T *y)				\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      BODY								\
  }
#define KERNELS(S, T)							\
  KERNEL (store_##S, T, x[i] = y[i];)					\
  KERNEL (load_##S, T, { T t = x[i]; x[i] = t + 1; })			\
  KERNEL (add_##S, T, x[i] += y[i];)					\
  KERNEL (some_##S, T, if (y[i] > 3) x[i] += y[i]; else x[i]--;)	\
  KERNEL (sum_##S, T, x[0] += y[i];)					\
  KERNEL (sum_some_##S, T, if (y[i] > 3) x[i / 4] += y[i];)
KERNELS (i8, signed char)
KERNELS (i32, int)
KERNELS (i64, long long)
KERNELS (f32, float)
KERNELS (f64, double)

#define CHECK_ALL(T)							\
  for (int i = 0; i < n + 1; i++)					\
    CHECK (x[i] == e[i]);
#define TEST(S, T)							\
  {									\
    _Atomic T x[N + 1];							\
    T y[N], e[N + 1];							\
    for (int i = 0; i < n + 1; i++)					\
      x[i] = e[i] = 20 - i;						\
    for (int i = 0; i < n; i++)						\
      y[i] = rnd () % 8;						\
    add_##S (n, x, y);							\
    for (int i = 0; i < n; i++)						\
      e[i] += y[i];							\
    CHECK_ALL ()							\
    some_##S (n, x, y);							\
    for (int i = 0; i < n; i++)						\
      e[i] = y[i] > 3 ? e[i] + y[i] : e[i] - 1;				\
    CHECK_ALL ()							\
    load_##S (n, x, y);							\
    for (int i = 0; i < n; i++)						\
      e[i]++;								\
    CHECK_ALL ()							\
    sum_##S (n, x, y);							\
    for (int i = 0; i < n; i++)						\
      e[0] += y[i];							\
    CHECK_ALL ()							\
    sum_some_##S (n, x, y);						\
    for (int i = 0; i < n; i++)						\
      if (y[i] > 3)							\
	e[i / 4] += y[i];						\
    CHECK_ALL ()							\
    store_##S (n, x, y);						\
    for (int i = 0; i < n; i++)						\
      e[i] = y[i];							\
    CHECK_ALL ()							\
  }
#define N 15

int
main (void)
{
  for (int n = 0; n < N; n++)
    {
      TEST (i8, signed char)
      TEST (i32, int)
      TEST (i64, long long)
      TEST (f32, float)
      TEST (f64, double)
    }
  return 0;
}

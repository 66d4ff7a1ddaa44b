// { dg-do run }
// { dg-options "-fplugin-arg-ripple-math=scalar" }
// { dg-std "c++17 c++11 c++20 c++23" }
// ripple_math.h in C++: overloads, templates, lambdas.
#include "../ripple-test.h"
#include <cmath>
#include <ripple_math.h>

template<typename T, typename F>
static void
apply (int n, const T *x, T *y, F f)
{
  ripple_block_t b = ripple_set_block_shape (0, 16);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    y[i] = f (x[i]);
}

template<typename T>
static void
classes (int n, const T *x, int *y)
{
  ripple_block_t b = ripple_set_block_shape (0, 16);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    y[i] = 4 * (isnan (x[i]) ? 1 : 0) + 2 * (isinf (x[i]) ? 1 : 0)
	   + (isfinite (x[i]) ? 1 : 0);
}

template<typename T>
static void
check_classes (bool is_float)
{
  T x[37];
  int y[37];
  for (int i = 0; i < 37; i++)
    {
      x[i] = (T) (i - 3);
      if (is_float && i % 5 == 1)
	x[i] = (T) __builtin_nanf ("");
      if (is_float && i % 5 == 2)
	x[i] = (T) -__builtin_inff ();
    }
  classes (37, x, y);
  for (int i = 0; i < 37; i++)
    CHECK (y[i] == (!is_float ? 1 : i % 5 == 1 ? 4 : i % 5 == 2 ? 2 : 1));
}

template<typename T, typename F>
static void
check (F f)
{
  T x[37], y[37];
  for (int i = 0; i < 37; i++)
    x[i] = (T) (i * 0.25f);
  apply (37, x, y, f);
  for (int i = 0; i < 37; i++)
    {
      volatile T e = f (x[i]);
      CHECK (y[i] == e);
    }
}

int
main ()
{
  check<float> ([] (float x) { return exp10f (x) + roundevenf (x); });
  check<double> ([] (double x) { return exp10 (x) + roundeven (x); });
  check<double> ([] (double x) { return std::sqrt (x) + sqrt (x); });
  check_classes<float> (true);
  check_classes<double> (true);
  check_classes<int> (false);
  check_classes<signed char> (false);
  check_classes<unsigned long> (false);
#if defined __RIPPLE_HAVE_F16 && defined __FLT16_MAX__
  check<__ripple_f16> ([] (__ripple_f16 x) { return sinf16 (x); });
  check<__ripple_f16> ([] (__ripple_f16 x) { return powf16 (x, x); });
  check<__ripple_f16> ([] (__ripple_f16 x) { return ldexpf16 (x, 3); });
  check_classes<__ripple_f16> (true);
#endif
#if defined __RIPPLE_HAVE_F16 && defined __BFLT16_MAX__
  check<__ripple_bf16> ([] (__ripple_bf16 x) { return roundbf16 (x); });
  check<__ripple_bf16> ([] (__ripple_bf16 x) { return atan2bf16 (x, x); });
  check_classes<__ripple_bf16> (true);
#endif
  long double l = 2;
  CHECK (sqrtl (l) > 1.4L && !isnan (l) && isfinite (l) && !isinf (l));
  return 0;
}

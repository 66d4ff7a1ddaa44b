/* { dg-do run } */
/* { dg-std "gnu++17 c++11 c++14 gnu++20" } */
/* { dg-options "-fchecking" } */
/* Clang's elementwise functions in constant expressions, templates, lambdas
   and other namespaces.  Functions for different types are different symbols,
   which GCC checks.  */
#include "../ripple-test.h"

#define F(NAME) __builtin_elementwise_##NAME

static_assert (F (max) (3, -4) == 3 && F (min) (3u, 4u) == 3, "");
static_assert (F (abs) (-7) == 7 && F (abs) (INT_MIN) == INT_MIN, "");
static_assert (F (abs) ((signed char) -128) == -128, "");
static_assert (F (add_sat) (INT_MAX, 1) == INT_MAX, "");
static_assert (F (add_sat) ((short) -32768, (short) -1) == -32768, "");
static_assert (F (add_sat) (1u, 4294967295u) == 4294967295u, "");
static_assert (F (add_sat) (LONG_MIN, LONG_MAX) == -1, "");
static_assert (F (sub_sat) (1u, 2u) == 0, "");
static_assert (F (sub_sat) (INT_MIN, 1) == INT_MIN, "");
static_assert (F (sub_sat) (0, INT_MIN) == INT_MAX, "");
static_assert (F (sub_sat) ((signed char) -5, (signed char) -8) == 3, "");
static_assert (F (popcount) ((signed char) -1) == 8, "");
static_assert (F (bitreverse) ((unsigned short) 0x1234) == 0x2c48, "");
static_assert (F (bitreverse) (1ull) == 1ull << 63, "");
static_assert (F (clzg) (1) == 31, "");
static_assert (F (clzg) ((short) 0, (short) 16) == 16, "");
static_assert (F (ctzg) (8ul) == 3 && F (ctzg) (0ul, 9ul) == 9, "");
static_assert (F (fshl) (0x12345678u, 0x9abcdef0u, 36u) == 0x23456789u, "");
static_assert (F (fshr) (0x12345678u, 0x9abcdef0u, 36u) == 0x89abcdefu, "");
static_assert (F (fshr) ((char) 1, (char) 2, (char) 8) == 2, "");
static_assert (F (fma) (2.0, 3.0, 1.0) == 7, "");
#ifdef __SIZEOF_INT128__
static_assert (F (ctzg) ((unsigned __int128) 1 << 100) == 100, "");
#endif

template <typename T>
constexpr T
clamp (T x, T lo, T hi)
{
  return F (min) (F (max) (x, lo), hi);
}
static_assert (clamp (7, 0, 5) == 5 && clamp (7.5, 8.0, 9.0) == 8, "");

namespace other
{
  struct counted
  {
    int calls;
    float next () { return ++calls; }
  };

  template <typename T>
  T
  half (T x)
  {
    return F (sqrt) (F (abs) (x)) / 2;
  }
}

template <typename T>
NOIPA void
kernel (int n, const T *a, T *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  auto limited = [] (T x) { return clamp (x, T (-2), T (9)); };
  ripple_parallel (BS, 0);
  for (int i = 0; i < F (min) (n, 100); i++)
    {
      r[i] = limited (a[i]);
      if (F (max) (a[i], T (3)) == T (3))
	r[i] = other::half (r[i] * r[i]);
    }
}

template <typename T>
void
test ()
{
  T a[100], r[100];
  for (int i = 0; i < 100; i++)
    {
      a[i] = T (i % 20 - 7);
      r[i] = 0;
    }
  kernel (120, a, r);
  for (int i = 0; i < 100; i++)
    {
      T want = a[i] < -2 ? -2 : a[i] > 9 ? 9 : a[i];
      CHECK (r[i] == (a[i] <= 3 ? (want < 0 ? -want : want) / 2 : want));
    }
}

int
main ()
{
  test<float> ();
  test<double> ();
  other::counted c = { 0 };
  CHECK (F (max) (c.next (), c.next ()) == 2 && c.calls == 2);
  CHECK (F (sqrt) (c.next ()) > 1.7f && c.calls == 3);
  CHECK (F (fma) (c.next (), c.next (), c.next ()) > 0 && c.calls == 6);
  CHECK (F (max) (1.0L, 2.0L) == 2 && F (exp2) (3.0L) == 8);
  struct { int narrow : 5; } field = { -9 };
  CHECK (F (abs) (field.narrow) == 9);
  return 0;
}

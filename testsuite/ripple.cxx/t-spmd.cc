/* { dg-do run } */
// The SPMD model in C++: auto handles, templates, namespaces.
#include "../ripple-test.h"

namespace lanes
{
template <size_t N>
static inline void
axpy (float k, const float *x, float *y)
{
  auto BS = ripple_set_block_shape (0, N);
  auto v = ripple_id (BS, 0);
  y[v] += k * x[v];
}
}

template <typename T>
NOIPA static void
iota (T *out)
{
  constexpr auto size = 128 / sizeof (T);
  const auto BS = ripple_set_block_shape (0, size / 4, 2);
  auto x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  out[y * ripple_get_block_size (BS, 0) + x] = static_cast<T> (10 * y + x);
}

template <typename T>
static void
check ()
{
  constexpr int half = 128 / sizeof (T) / 4;
  T out[2 * half];
  iota (out);
  for (int i = 0; i < 2 * half; i++)
    CHECK (out[i] == (T) (i / half * 10 + i % half));
}

int
main ()
{
  float x[24], y[24];
  for (int i = 0; i < 24; i++)
    x[i] = i, y[i] = 100;
  lanes::axpy<24> (2, x, y);
  lanes::axpy<3> (1, x, y);
  for (int i = 0; i < 24; i++)
    CHECK (y[i] == 100 + 2 * i + (i < 3 ? i : 0));
  check<char> ();
  check<short> ();
  check<int> ();
  check<double> ();
  return 0;
}

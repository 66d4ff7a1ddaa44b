/* { dg-do run } */
/* { dg-options "-std=gnu++20" } */
// C++20: abbreviated templates, concepts, template lambdas, constexpr if.
#include "../ripple-test.h"

template <typename T>
concept number = requires (T x) { x + x; };

NOIPA static void
add (int n, number auto *c, const auto *a, auto k)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if constexpr (sizeof (*c) > 2)
      c[i] = a[i] + k;
    else
      c[i] = a[i] - k;
}

NOIPA static void
each (int n, int *c)
{
  auto f = [&]<int K> ()
    {
      ripple_block_t BS = ripple_set_block_shape (0, K);
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[i] += K;
    };
  f.template operator()<8> ();
  f.template operator()<3> ();
}

int
main ()
{
  for (int n = 0; n < 30; n++)
    {
      int a[30], c[30];
      short s[30];
      for (int i = 0; i < n; i++)
	a[i] = rnd () & 0xfff;
      add (n, c, a, 5);
      add (n, s, a, 5);
      each (n, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == a[i] + 16 && s[i] == a[i] - 5);
    }
  return 0;
}

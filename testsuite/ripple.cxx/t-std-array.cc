/* { dg-do run } */
// std::array and std::vector as the memory of lanes.
#include "../ripple-test.h"
#include <array>
#include <vector>

NOIPA static void
kernel (std::vector<int> &v, const std::array<int, 24> &a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  const size_t n = v.size ();
  int *p = v.data ();
  ripple_parallel (BS, 0);
  for (size_t i = 0; i < n; i++)
    p[i] += a[i];
  ripple_parallel (BS, 0);
  for (size_t i = 0; i < v.size (); i++)
    v[i] *= 2;
}

int
main ()
{
  std::array<int, 24> a;
  for (int n = 0; n <= 24; n++)
    {
      std::vector<int> v (n), e (n);
      for (int i = 0; i < 24; i++)
	a[i] = rnd () & 0xffff;
      for (int i = 0; i < n; i++)
	{
	  v[i] = rnd () & 0xffff;
	  e[i] = 2 * (v[i] + a[i]);
	}
      kernel (v, a);
      CHECK (v == e);
    }
  return 0;
}

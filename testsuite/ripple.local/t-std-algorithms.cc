/* { dg-do run } */
// std::min, std::max, std::swap, std::abs and std::clamp on lanes.
#include "../ripple-test.h"
#include <algorithm>
#include <cstdlib>

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i] >> 4, y = b[i] >> 4;
      c[4 * i] = std::min (x, y);
      c[4 * i + 1] = std::max (x, 100);
      c[4 * i + 2] = std::clamp (x, -1000, 1000) + std::abs (y);
      std::swap (x, y);
      c[4 * i + 3] = std::min (a[i], b[i]) ^ x;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int x = a[i] >> 4, y = b[i] >> 4;
      c[4 * i] = x < y ? x : y;
      c[4 * i + 1] = x > 100 ? x : 100;
      c[4 * i + 2] = (x < -1000 ? -1000 : x > 1000 ? 1000 : x)
	+ (y < 0 ? -y : y);
      c[4 * i + 3] = (a[i] < b[i] ? a[i] : b[i]) ^ y;
    }
}

int
main ()
{
  TRY (16, int, int, 4, 0, kernel, model);
  return 0;
}

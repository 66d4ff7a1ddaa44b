/* { dg-do run } */
/* { dg-options "-std=c++11 -D_GNU_SOURCE" } */
// C++11.
#include "../ripple-test.h"

template <typename T>
NOIPA static T
kernel (int n, const T *a)
{
  auto BS = ripple_set_block_shape (0, 8);
  T s = T ();
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    s += a[i] > 0 ? a[i] : T (1);
  return ripple_reduceadd (1, s);
}

int
main ()
{
  for (int n = 0; n < 40; n++)
    {
      int a[40], e = 0;
      for (int i = 0; i < n; i++)
	{
	  a[i] = (int) (rnd () % 100) - 50;
	  e += a[i] > 0 ? a[i] : 1;
	}
      CHECK (kernel (n, a) == e);
    }
  return 0;
}

/* A counter that is declared outside of the loop, captured and referred to in
   the body.  */
/* { dg-do run } */

#include <ripple.h>
#include <algorithm>
#include "../ripple-test.h"

static int a[100];

template <typename T> NOIPA T
f (T n)
{
  ripple_block_t b = ripple_set_block_shape (0, 8);
  T i;
  ripple_parallel (b, 0);
  for (i = 0; i < n; ++i)
    {
      auto get = [&] { return i + 1; };
      a[i] = get () + std::max (i, T (7));
      const T &r = i;
      a[i] += r;
    }
  ripple_parallel (b, 0);
  for (i = 0; i < n; i += 2)
    a[i] += std::min (i, T (9));
  return i;
}
int
main ()
{
  for (int n : { 0, 1, 8, 29 })
    {
      CHECK (f<int> (n) == (n + 1) / 2 * 2);
      CHECK (f<unsigned char> (n) == (n + 1) / 2 * 2);
      for (int i = 0; i < n; i++)
	CHECK (a[i] == 2 * i + 1 + std::max (i, 7)
		       + (i & 1 ? 0 : std::min (i, 9)));
    }
  return 0;
}

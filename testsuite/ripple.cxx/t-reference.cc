/* { dg-do run } */
// References to scalars, arrays, pointers and lanes.
#include "../ripple-test.h"

static inline void
bump (int &x, int k)
{
  x += k;
}

NOIPA static void
kernel (const int &n, int (&fixed)[40], int *&p, const int &k, long &out)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int &lane = p[i];
      const int &in = fixed[i];
      lane = in * k;
      bump (p[i], i);
      bump (lane, 1);
    }
  out = n;
  p++;
}

int
main ()
{
  int fixed[40], c[41];
  for (int n = 0; n <= 40; n++)
    {
      for (int i = 0; i < 40; i++)
	fixed[i] = rnd () & 0xffff;
      c[n] = 77;
      int *p = c, k = 3;
      long out;
      kernel (n, fixed, p, k, out);
      CHECK (p == c + 1 && out == n && c[n] == 77);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 3 * fixed[i] + i + 1);
    }
  return 0;
}

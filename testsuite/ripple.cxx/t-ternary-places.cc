/* { dg-do run } */
/* { dg-options "-w" } */
/* ?: with scalar arms is data in templates, lambdas and constants.  */
#include "../ripple-test.h"
#define B 8

template <typename T>
static inline T
returned (ripple_block_t BS, const int *b, T s)
{
  T r = b[ripple_id (BS, 0)] > 0 ? s : T (-s);
  return r;
}

NOIPA static void
kernel (const int *b, int s, int *instance, int *lambda, int *constant)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  instance[v] = returned<int> (BS, b, s);
  auto choose = [] (int x, int y)
    {
      int z = x > 0 ? y : -y;
      return z;
    };
  lambda[v] = choose (b[v], s);
  const int c = b[v] > 0 ? s : -s;
  constant[v] = c;
}

int
main ()
{
  for (int t = 1; t < 100; t++)
    {
      int b[B], r[3][B];
      for (int i = 0; i < B; i++)
	b[i] = (int) (rnd () % 9) - (t % 10);
      kernel (b, t, r[0], r[1], r[2]);
      for (int k = 0; k < 3; k++)
	for (int i = 0; i < B; i++)
	  CHECK (r[k][i] == (b[i] > 0 ? t : -t));
    }
  return 0;
}

/* { dg-do run } */
// Range-based for round annotated loops.
#include "../ripple-test.h"

NOIPA static void
kernel (int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  static const short terms[] = { 5, 7, -2 };
  for (int i = 0; i < n; i++)
    c[i] = 0;
  for (short t : terms)
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[i] += t * i;
    }
  for (const auto &t : terms)
    ripple_parallel (BS, 0)
    for (int i = 0; i < n; i++)
      c[i] ^= t;
}

int
main ()
{
  for (int n = 0; n < 30; n++)
    {
      int c[31];
      c[n] = 77;
      kernel (n, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == ((((10 * i) ^ 5) ^ 7) ^ -2));
      CHECK (c[n] == 77);
    }
  return 0;
}

/* { dg-do run } */
/* GNU vector types in the uniform code of a function with blocks.  */
#include "../ripple-test.h"
#define B 8
typedef int v4 __attribute__ ((vector_size (16)));

NOIPA static void
kernel (int n, const int *a, int *c, v4 *out)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  v4 k = { 1, 2, 3, n };
  k = k * 2 + (k > 2);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] + k[1];
  *out = k;
}

int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      int a[30], c[30];
      v4 out;
      for (int i = 0; i < n; i++)
	a[i] = rnd () & 0xffff;
      kernel (n, a, c, &out);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == a[i] + 4);
      CHECK (out[0] == 2 && out[2] == 5 && out[3] == 2 * n - (n > 2));
    }
  return 0;
}

/* { dg-do run } */
/* A load from a scalar address under a shaped condition does not happen
   when no lane is active.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (const int *a, const int *p, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (a[v] > 0)
    c[v] = *p + a[v];
}

int
main (void)
{
  for (int set = 0; set < 256; set++)
    {
      int a[B], c[B] = { 0 }, x = 1000;
      for (int i = 0; i < B; i++)
	a[i] = set >> i & 1 ? i + 1 : -5;
      kernel (a, set ? &x : NULL, c);
      for (int i = 0; i < B; i++)
	CHECK (c[i] == (set >> i & 1 ? 1001 + i : 0));
    }
  return 0;
}

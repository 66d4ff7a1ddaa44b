/* { dg-do run } */
/* Labels, goto and computed goto in the uniform code of a function.  */
#include "../ripple-test.h"
#define B 8

NOIPA static int
kernel (int n, int k, int *c)
{
  static const void *const targets[] = { &&one, &&two, &&done };
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int rounds = 0;
again:
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] += 1;
  if (++rounds < 3)
    goto again;
  goto *targets[k];
one:
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] += 10;
two:
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] += 100;
done:
  return rounds;
}

int
main (void)
{
  for (int n = 0; n < 20; n++)
    for (int k = 0; k < 3; k++)
      {
	int c[20] = { 0 };
	CHECK (kernel (n, k, c) == 3);
	for (int i = 0; i < 20; i++)
	  CHECK (c[i] == (i >= n ? 0 : k == 0 ? 113 : k == 1 ? 103 : 3));
      }
  return 0;
}

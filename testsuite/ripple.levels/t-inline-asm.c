/* { dg-do run } */
/* Inline assembler on uniform data next to lanes.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int k = n;
  __asm__ ("" : "+r" (k));
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] + k;
  __asm__ volatile ("" : : "r" (c) : "memory");
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int t = 5;
      __asm__ ("" : "+r" (t));
      c[i] += t;
    }
}

int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      int a[30], c[30];
      for (int i = 0; i < n; i++)
	a[i] = rnd () & 0xffff;
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == a[i] + n + 5);
    }
  return 0;
}

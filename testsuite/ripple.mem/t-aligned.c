/* { dg-do run } */
/* Promised alignment of arrays and through __builtin_assume_aligned.  */
#include "../ripple-test.h"
#define B 16
static int ga[96] __attribute__ ((aligned (64)));
static int gc[96] __attribute__ ((aligned (64)));

NOIPA static void
kernel (int n, const int *a, int *c)
{
  const int *p = (const int *) __builtin_assume_aligned (a, 64);
  int *q = (int *) __builtin_assume_aligned (c, 64, 8);
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    q[i] = p[i] + ga[i] - ga[i + 1];
}

int
main (void)
{
  static int a[96] __attribute__ ((aligned (64)));
  for (int i = 0; i < 96; i++)
    ga[i] = rnd () & 0xfff, a[i] = rnd () & 0xfff;
  for (int n = 0; n < 90; n++)
    {
      memset (gc, 0, sizeof gc);
      kernel (n, a, gc + 2);
      for (int i = 0; i < n; i++)
	CHECK (gc[i + 2] == a[i] + ga[i] - ga[i + 1]);
      CHECK (gc[0] == 0 && gc[1] == 0 && gc[n + 2] == 0);
    }
  return 0;
}

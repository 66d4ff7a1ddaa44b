/* { dg-do run } */
/* Calls through pointers: scalar operands once, tensors lane by lane.  */
#include "../ripple-test.h"
#define B 8

static int calls;

NOIPA static int
twice (int x)
{
  calls++;
  return 2 * x;
}

NOIPA static void
kernel (int (*f) (int), const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int k = f (3);
  c[v] = f (a[v]) + k;
}

int
main (void)
{
  int a[B], c[B];
  for (int i = 0; i < B; i++)
    a[i] = rnd () & 0xffff;
  kernel (twice, a, c);
  CHECK (calls == 1 + B);
  for (int i = 0; i < B; i++)
    CHECK (c[i] == 2 * a[i] + 6);
  return 0;
}

/* { dg-do run } */
/* Stores to scalar addresses of scalar values between tensor statements,
   and loads that follow them.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int *p, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  p[0] = 5;
  c[v] = p[0] + v;
  p[1] = c[3];
  c[0] = p[1] + 100;
  p[2] = c[0] + c[7];
}

int
main (void)
{
  int p[4] = { 1, 2, 3, 4 }, c[B];
  kernel (p, c);
  CHECK (p[0] == 5 && p[1] == 8 && p[2] == 108 + 12 && p[3] == 4);
  CHECK (c[0] == 108);
  for (int i = 1; i < B; i++)
    CHECK (c[i] == 5 + i);
  return 0;
}

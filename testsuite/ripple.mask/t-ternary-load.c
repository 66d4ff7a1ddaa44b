/* { dg-do run } */
/* ?: guards a load and a division.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int k = a[i] & 7;
      c[i] = k < i ? b[i - k] : -1;
      c[i] += b[i] > 0 ? (a[i] & 0xffff) / b[i] : 5u;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int k = a[i] & 7;
      c[i] = k < i ? b[i - k] : -1;
      c[i] += b[i] > 0 ? (a[i] & 0xffff) / b[i] : 5u;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

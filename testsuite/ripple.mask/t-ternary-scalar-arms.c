/* { dg-do run } */
/* ?: with scalar arms has the shape of the condition.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = b[i] > 0 ? 1 : 0;
      int sign = a[i] < 0 ? -1 : 1;
      int scaled = a[i] & 1 ? n : 7;
      c[i] += sign * 100 + scaled;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      c[i] = b[i] > 0 ? 1 : 0;
      int sign = a[i] < 0 ? -1 : 1;
      int scaled = a[i] & 1 ? n : 7;
      c[i] += sign * 100 + scaled;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

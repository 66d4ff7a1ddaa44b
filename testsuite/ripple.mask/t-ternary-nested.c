/* { dg-do run } */
/* ?: in the arms and in the condition of ?:.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i];
      c[i] = x < 0 ? -1 : x == 0 ? 0 : x < 100 ? 1 : y > 0 ? 2 : 3;
      c[i] += (x > 0 ? y > 0 : y < 0) ? 10 : 20;
      c[i] += (x & 1 ? x & 0xff : y & 0xff) * (y & 1 ? 2 : 3);
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i];
      c[i] = x < 0 ? -1 : x == 0 ? 0 : x < 100 ? 1 : y > 0 ? 2 : 3;
      c[i] += (x > 0 ? y > 0 : y < 0) ? 10 : 20;
      c[i] += (x & 1 ? x & 0xff : y & 0xff) * (y & 1 ? 2 : 3);
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* Compound assignment on float.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      float x = a[i], y = b[i];
      x += y;
      x *= 2;
      x -= 1;
      x /= 4;
      x++;
      --x;
      c[i] = x;
      c[i] += y;
      c[i] *= 0.5;
      c[i] -= 3;
      c[i] /= 2;
      c[i]++;
    }
}

NOIPA static void
model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    {
      float x = a[i], y = b[i];
      x += y;
      x *= 2;
      x -= 1;
      x /= 4;
      x++;
      --x;
      c[i] = x;
      c[i] += y;
      c[i] *= 0.5;
      c[i] -= 3;
      c[i] /= 2;
      c[i]++;
    }
}

int
main (void)
{
  TRY (B, float, float, 1, 0, kernel, model);
  return 0;
}

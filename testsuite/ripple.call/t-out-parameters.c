/* { dg-do run } */
/* Out-parameters: addresses of lanes' locals that flow through calls.  */
#include "../ripple-test.h"
#define B 8

static void
divide (int x, int y, int *quotient, int *rest)
{
  *quotient = x / y;
  *rest = x % y;
}

static inline void
swap (int *x, int *y)
{
  int t = *x;
  *x = *y;
  *y = t;
}

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int q, r, x = a[i] & 0xffff, y = 1 + (b[i] & 15);
      divide (x, y, &q, &r);
      if (q > r)
	swap (&q, &r);
      c[i] = 1000 * q + r;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int x = a[i] & 0xffff, y = 1 + (b[i] & 15), q = x / y, r = x % y;
      c[i] = q > r ? 1000 * r + q : 1000 * q + r;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

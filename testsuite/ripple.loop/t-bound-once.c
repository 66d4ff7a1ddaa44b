/* { dg-do run } */
/* The bound of an annotated loop is any expression, evaluated once.  */
#include "../ripple-test.h"
#define B 8

static int calls;

NOIPA static int
bound (int n)
{
  calls++;
  return n;
}

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < bound (n); i++)
    c[i] = a[i] ^ b[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
#ifdef __RIPPLE__
  CHECK (calls == 1);
#endif
  calls = 0;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

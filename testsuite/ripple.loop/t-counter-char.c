/* { dg-do run } */
/* Plain char as a counter, and bounds wider than the counter.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const char *a, const char *b, char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  long long bound = n;
  ripple_parallel (BS, 0);
  for (char i = 0; i < bound; i++)
    c[(int) i] = a[(int) i] ^ b[(int) i] ^ i;
}

NOIPA static void
model (int n, const char *a, const char *b, char *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i] ^ i;
}

int
main (void)
{
  TRY (B, char, char, 1, 0, kernel, model);
  return 0;
}

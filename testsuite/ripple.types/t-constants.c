/* { dg-do run } */
/* Constants of every type next to lanes; suffixes, characters, negative
   and wide values.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const signed char *a, const signed char *b, long *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  (void) b;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[8 * i] = a[i] + 0x123456789aL;
      c[8 * i + 1] = a[i] + 4000000000u;
      c[8 * i + 2] = a[i] + 'x';
      c[8 * i + 3] = a[i] * -3;
      c[8 * i + 4] = a[i] & 0xff;
      c[8 * i + 5] = 2.5 * a[i];
      c[8 * i + 6] = a[i] - 2.0f;
      c[8 * i + 7] = 42;
    }
}

NOIPA static void
model (int n, const signed char *a, const signed char *b, long *c)
{
  (void) b;
  for (int i = 0; i < n; i++)
    {
      c[8 * i] = a[i] + 0x123456789aL;
      c[8 * i + 1] = a[i] + 4000000000u;
      c[8 * i + 2] = a[i] + 'x';
      c[8 * i + 3] = a[i] * -3;
      c[8 * i + 4] = a[i] & 0xff;
      c[8 * i + 5] = 2.5 * a[i];
      c[8 * i + 6] = a[i] - 2.0f;
      c[8 * i + 7] = 42;
    }
}

int
main (void)
{
  TRY (B, signed char, long, 8, 0, kernel, model);
  return 0;
}

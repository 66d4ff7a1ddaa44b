/* { dg-do run } */
/* Compound assignment to locals and memory on unsigned char.  */
#include "../ripple-test.h"
#define B 64

NOIPA static void
kernel (int n, const unsigned char *a, const unsigned char *b,
	unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned char x = a[i], y = b[i];
      x += y;
      x -= 3;
      x *= 5;
      x ^= y;
      x |= y & 7;
      x &= ~2;
      x <<= 2;
      x >>= 1;
      x /= 3;
      x %= 77;
      c[i] = x;
      c[i] += y & 7;
      c[i] -= 1;
      c[i] ^= 9;
      c[i] |= 2;
      c[i] &= 0x7e;
      c[i] >>= 1;
      c[i] <<= 2;
      c[i] *= 3;
      c[i] /= 2;
      c[i] %= 50;
      c[i]++;
      --c[i];
    }
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned char x = a[i], y = b[i];
      x += y;
      x -= 3;
      x *= 5;
      x ^= y;
      x |= y & 7;
      x &= ~2;
      x <<= 2;
      x >>= 1;
      x /= 3;
      x %= 77;
      c[i] = x;
      c[i] += y & 7;
      c[i] -= 1;
      c[i] ^= 9;
      c[i] |= 2;
      c[i] &= 0x7e;
      c[i] >>= 1;
      c[i] <<= 2;
      c[i] *= 3;
      c[i] /= 2;
      c[i] %= 50;
      c[i]++;
      --c[i];
    }
}

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 1, 0, kernel, model);
  return 0;
}

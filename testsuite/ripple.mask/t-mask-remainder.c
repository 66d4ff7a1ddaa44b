/* { dg-do run } */
/* The remainder's mask and a condition together, several accesses.  */
#include "../ripple-test.h"
#define B 32

NOIPA static void
kernel (int n, const unsigned char *a, const unsigned char *b,
	unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > b[i])
      {
	c[i] = a[i] - b[i];
	if (i + 1 < n)
	  c[i] ^= a[i + 1];
      }
    else if (i > 0)
      c[i] = b[i - 1];
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b,
       unsigned char *c)
{
  for (int i = 0; i < n; i++)
    if (a[i] > b[i])
      {
	c[i] = a[i] - b[i];
	if (i + 1 < n)
	  c[i] ^= a[i + 1];
      }
    else if (i > 0)
      c[i] = b[i - 1];
}

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 1, 0, kernel, model);
  return 0;
}

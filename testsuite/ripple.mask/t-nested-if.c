/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conditions inside conditions: the masks are joined by and.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > 0)
      {
	c[i] = 1;
	if (b[i] > 0)
	  {
	    c[i] = 2;
	    if ((a[i] ^ b[i]) & 1)
	      c[i] = 3;
	    else
	      c[i] ^= a[i];
	  }
	else
	  {
	    if (b[i] & 1)
	      c[i] = 4;
	  }
      }
    else if (b[i] == a[i])
      c[i] = 6;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    if (a[i] > 0)
      {
	c[i] = 1;
	if (b[i] > 0)
	  {
	    c[i] = 2;
	    if ((a[i] ^ b[i]) & 1)
	      c[i] = 3;
	    else
	      c[i] ^= a[i];
	  }
	else
	  {
	    if (b[i] & 1)
	      c[i] = 4;
	  }
      }
    else if (b[i] == a[i])
      c[i] = 6;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

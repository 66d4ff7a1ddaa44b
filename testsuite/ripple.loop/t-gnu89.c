/* { dg-do run } */
/* { dg-options "-std=gnu89" } */
/* C89: the counter declared outside, declarations first.  */
#include <ripple.h>
#include <stdlib.h>

__attribute__ ((noipa)) static int
kernel (int n, const short *a, short *c)
{
  int i;
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (i = 0; i < n; i++)
    {
      short t;
      t = a[i];
      c[i] = t ^ i;
    }
  return i;
}

int
main (void)
{
  int n, i;
  for (n = 0; n < 70; n++)
    {
      short a[70], c[71];
      for (i = 0; i < n; i++)
	a[i] = 12345 * i;
      c[n] = 77;
      if (kernel (n, a, c) != n || c[n] != 77)
	abort ();
      for (i = 0; i < n; i++)
	if (c[i] != (short) (a[i] ^ i))
	  abort ();
    }
  return 0;
}

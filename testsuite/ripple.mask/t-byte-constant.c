/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Masks of bytes that become constants once the compiler sees that a tail of
   a block of two has one lane.  */
#include "../ripple-test.h"
enum { PITCH = 22, ROWS = 10 };
struct pair { short a; signed char b; };

NOIPA static void
kernel (int n, int m, struct pair *s)
{
  ripple_block_t BS = ripple_set_block_shape (0, 2, 5);
  ripple_parallel (BS, 1);
  for (int y = 0; y != m; y++)
    {
      ripple_parallel (BS, 0);
      for (short x = 0; x < (short) n; x++)
	if (60u > (unsigned) s[y * PITCH + x].b)
	  s[y * PITCH + x].b = 3;
    }
}

int
main (void)
{
  for (int m = 0; m < 9; m++)
    for (int n = 0; n < 9; n++)
      {
	struct pair s[PITCH * ROWS];
	for (int i = 0; i < PITCH * ROWS; i++)
	  s[i].a = 0, s[i].b = i % 3 ? -5 * i : i;
	kernel (n, m, s);
	for (int i = 0; i < PITCH * ROWS; i++)
	  {
	    signed char e = i % 3 ? -5 * i : i;
	    if (i / PITCH < m && i % PITCH < n && e >= 0 && e < 60)
	      e = 3;
	    CHECK (s[i].b == e);
	  }
      }
  return 0;
}

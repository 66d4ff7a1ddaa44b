/* { dg-do run } */
/* Bit-fields in the uniform code of a function with blocks.  */
#include "../ripple-test.h"
#define B 8
struct flags { unsigned on : 1; int scale : 5; uint64_t count : 40; };

NOIPA static void
kernel (int n, struct flags *f, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  f->count += n;
  if (f->on)
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[i] = a[i] * f->scale;
    }
  f->scale = -f->scale;
}

int
main (void)
{
  for (int n = 0; n < 20; n++)
    {
      struct flags f = { (unsigned) n & 1, n % 15, (uint64_t) 1 << 35 };
      int a[20], c[20] = { 0 };
      for (int i = 0; i < 20; i++)
	a[i] = rnd () & 0xfff;
      kernel (n, &f, a, c);
      CHECK (f.count == ((uint64_t) 1 << 35) + n && f.scale == -(n % 15));
      for (int i = 0; i < 20; i++)
	CHECK (c[i] == (i < n && n & 1 ? a[i] * (n % 15) : 0));
    }
  return 0;
}

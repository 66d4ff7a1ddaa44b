/* { dg-do run } */
/* Mutual recursion, two recursive calls, recursion on memory, and a
   function whose variable is given to a recursive one: each lane has its
   own.  */
#include "../ripple-test.h"
#define B 8
static int odd (int x);
static int
even (int x)
{
  return x == 0 ? 1 : odd (x - 1);
}
static int
odd (int x)
{
  return x == 0 ? 0 : even (x - 1);
}
static unsigned
fib (unsigned x)
{
  return x < 2 ? x : fib (x - 1) + fib (x - 2);
}
static int
ack (int m, int n)
{
  if (m == 0)
    return n + 1;
  if (n == 0)
    return ack (m - 1, 1);
  return ack (m - 1, ack (m, n - 1));
}
static int
gcd (int a, int b)
{
  return b ? gcd (b, a % b) : a;
}
static void
count (int *p, int n)
{
  if (n)
    {
      ++*p;
      count (p, n - 1);
    }
}
static int
viamut (int x)
{
  int r = 0;
  count (&r, x);
  return r;
}
NOIPA static void
kernel (int n, const int *a, int *c, int w)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] % 3)
      {
	if (w == 0)
	  c[i] = even (a[i]);
	else if (w == 1)
	  c[i] = fib (a[i]);
	else if (w == 2)
	  c[i] = ack (2, a[i]);
	else if (w == 3)
	  c[i] = gcd (a[i], 12);
	else if (w == 4)
	  count (&c[i], a[i]);
	else if (w == 5)
	  c[i] = viamut (a[i]);
      }
}
int
main (void)
{
  for (int w = 0; w < 6; w++)
    for (int n = 0; n < 30; n++)
      {
	int a[31], c[31];
	for (int i = 0; i < n; i++)
	  a[i] = (int)(rnd () % 12), c[i] = 99;
	c[n] = 77;
	kernel (n, a, c, w);
	for (int i = 0; i < n; i++)
	  {
	    int x = a[i], r = w == 0   ? even (x)
			      : w == 1 ? fib (x)
			      : w == 2 ? ack (2, x)
			      : w == 3 ? gcd (x, 12)
			      : w == 4 ? 99 + x
				       : x;
	    CHECK (c[i] == (x % 3 == 0 ? 99 : r));
	  }
	CHECK (c[n] == 77);
      }
  return 0;
}

/* { dg-do run } */
/* Calls through pointers: one for all lanes, one per lane, one that is
   known.  Each lane calls once, in order.  */
#include "../ripple-test.h"
#define B 8
int calls;
int log_[1000];
NOIPA static int
twice (int x)
{
  log_[calls++] = x;
  return 2 * x;
}
NOIPA static int
neg (int x)
{
  log_[calls++] = x;
  return -x;
}
NOIPA static int
inc (int x)
{
  log_[calls++] = x;
  return x + 1;
}
typedef int (*ft) (int);
static ft table[3] = { twice, neg, inc };
static int
apply (ft f, int x)
{
  return f (x);
}
static void
vtwice (int *p)
{
  *p *= 2;
}
NOIPA static void
kernel (int n, const int *a, int *c, int w, ft f, void (*g) (int *))
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] % 3)
      {
	if (w == 0)
	  c[i] = f (a[i]);
	else if (w == 1)
	  c[i] = table[a[i] & 1](a[i]);
	else if (w == 2)
	  c[i] = table[i % 3](7);
	else if (w == 3)
	  c[i] = apply (inc, a[i]);
	else if (w == 4)
	  g (&c[i]);
	else if (w == 5)
	  {
	    ft h = a[i] > 4 ? neg : twice;
	    c[i] = h (a[i]);
	  }
	else if (w == 6)
	  c[i] = f (7);
	else if (w == 7)
	  (void)table[a[i] & 1](a[i]);
      }
}
int
main (void)
{
  for (int w = 0; w < 8; w++)
    for (int n = 0; n < 30; n++)
      {
	int a[31], c[31], at = 0, any = 0;
	for (int i = 0; i < n; i++)
	  a[i] = (int)(rnd () % 12), c[i] = 99;
	c[n] = 77;
	calls = 0;
	kernel (n, a, c, w, neg, vtwice);
	int k = calls, lg[1000];
	memcpy (lg, log_, sizeof lg);
	calls = 0;
	for (int i = 0; i < n; i++)
	  {
	    int e = 99, x = a[i];
	    if (x % 3)
	      switch (w)
		{
		case 0:
		  e = neg (x);
		  break;
		case 1:
		  e = table[x & 1](x);
		  break;
		case 2:
		  e = table[i % 3](7);
		  break;
		case 3:
		  e = inc (x);
		  break;
		case 4:
		  e = 198;
		  break;
		case 5:
		  e = x > 4 ? neg (x) : twice (x);
		  break;
		case 6:
		  e = -7;
		  break;
		case 7:
		  table[x & 1](x);
		}
	    CHECK (c[i] == e);
	  }
	if (w != 6)
	  {
	    CHECK (k == calls);
	    for (int i = 0; i < k; i++)
	      CHECK (lg[i] == log_[i]);
	  }
	else
	  {
	    for (int b = 0; b < n; b += B)
	      {
		int any = 0;
		for (int j = b; j < b + B && j < n; j++)
		  any |= a[j] % 3 != 0;
		at += any;
	      }
	    CHECK (k == at);
	  }
	CHECK (c[n] == 77);
      }
  return 0;
}

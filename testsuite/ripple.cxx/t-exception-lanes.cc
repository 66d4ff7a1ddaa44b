/* { dg-do run } */
/* What a function called lane by lane throws is caught where the call
   stands; lanes behind it are not called.  */
#include "../ripple-test.h"
#include <stdexcept>
#include <setjmp.h>
#define B 8
int cnt;
int lg[100];
__attribute__ ((noipa)) int
thrower (int x)
{
  lg[cnt++] = x;
  if (x == 7)
    throw x;
  return x * 2;
}
struct guard
{
  int *p;
  ~guard () { ++*p; }
};
int dtor;
NOIPA static int
kernel (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int r = 0;
  try
    {
      guard g = { &dtor };
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	{
	  if (a[i] % 3)
	    c[i] = thrower (a[i]);
	}
    }
  catch (int e)
    {
      r = e;
    }
  return r;
}
NOIPA static int
kernel2 (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 0;
  try
    {
      x = a[v];
      x += 1;
      c[v] = thrower (a[v]) + x;
      x += 3;
      c[v] += thrower (a[v]);
    }
  catch (int e)
    {
      c[v] = x;
      return e;
    }
  return 0;
}
NOIPA static void
kernel3 (const int *a, int *c) noexcept
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  c[v] = thrower (a[v]);
}
int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      int a[31], c[31];
      for (int i = 0; i < n; i++)
	a[i] = (int)(rnd () % 32), c[i] = 99;
      c[n] = 77;
      cnt = 0;
      dtor = 0;
      int r = kernel (n, a, c);
      CHECK (dtor == 1);
      int first = n;
      for (int i = n; i-- > 0;)
	if (a[i] == 7)
	  first = i;
      CHECK (r == (first < n ? 7 : 0));
      int k = 0;
      for (int i = 0; i < n && i <= first; i++)
	if (a[i] % 3)
	  CHECK (lg[k++] == a[i]);
      CHECK (k == cnt);
      if (first == n)
	for (int i = 0; i < n; i++)
	  CHECK (c[i] == (a[i] % 3 ? 2 * a[i] : 99));
      CHECK (c[n] == 77);
    }
  int a[8] = { 1, 2, 3, 4, 5, 6, 9, 8 }, c[8];
  cnt = 0;
  CHECK (kernel2 (a, c) == 0);
  for (int i = 0; i < 8; i++)
    CHECK (c[i] == 2 * a[i] + a[i] + 1 + 2 * a[i]);
  a[4] = 7;
  cnt = 0;
  CHECK (kernel2 (a, c) == 7);
  CHECK (cnt == 5);
  for (int i = 0; i < 8; i++)
    CHECK (c[i] == a[i] + 1);
  a[4] = 8;
  kernel3 (a, c);
  for (int i = 0; i < 8; i++)
    CHECK (c[i] == 2 * a[i]);
  return 0;
}

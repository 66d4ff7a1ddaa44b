/* { dg-do run } */
/* Lane functions of every linkage and with every attribute that says
   something of inlining.  */
#include "../ripple-test.h"
#define B 8
__attribute__ ((noinline)) static int
f_noinline (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
int
f_extern (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
__attribute__ ((cold)) int
f_cold (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
static inline __attribute__ ((always_inline)) int
f_always (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
__attribute__ ((flatten)) static int
f_flatten (int x)
{
  return f_noinline (x);
}
extern inline __attribute__ ((gnu_inline)) int
f_gnu (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
int f_alias (int x) __attribute__ ((alias ("f_extern")));
__attribute__ ((weak)) int
f_weak (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
__attribute__ ((noclone, noipa)) int
f_noipa (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
__attribute__ ((const)) int
f_const (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
__attribute__ ((optimize ("O0"))) int
f_o0 (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
__attribute__ ((visibility ("hidden"))) int
f_hidden (int x)
{
  if (x > 3)
    return x * 2;
  return -x;
}
typedef int (*ft) (int);
NOIPA static void
kernel (int n, const int *a, int *c, int which)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] != 5)
	switch (which)
	  {
	  case 0:
	    c[i] = f_noinline (a[i]);
	    break;
	  case 1:
	    c[i] = f_extern (a[i]);
	    break;
	  case 2:
	    c[i] = f_cold (a[i]);
	    break;
	  case 3:
	    c[i] = f_always (a[i]);
	    break;
	  case 4:
	    c[i] = f_flatten (a[i]);
	    break;
	  case 5:
	    c[i] = f_cold (a[i]);
	    break;
	  case 6:
	    c[i] = f_alias (a[i]);
	    break;
	  case 7:
	    c[i] = f_weak (a[i]);
	    break;
	  case 8:
	    c[i] = f_noipa (a[i]);
	    break;
	  case 9:
	    c[i] = f_const (a[i]);
	    break;
	  case 10:
	    c[i] = f_o0 (a[i]);
	    break;
	  case 11:
	    c[i] = f_hidden (a[i]);
	    break;
	  }
    }
}
int
main (void)
{
  for (int w = 0; w < 12; w++)
    for (int n = 0; n < 30; n++)
      {
	int a[31], c[31];
	for (int i = 0; i < n; i++)
	  a[i] = (int)(rnd () % 12) - 3, c[i] = 99;
	c[n] = 77;
	kernel (n, a, c, w);
	for (int i = 0; i < n; i++)
	  CHECK (c[i] == (a[i] == 5 ? 99 : f_noinline (a[i])));
	CHECK (c[n] == 77);
      }
  return 0;
}

/* { dg-do run } */
/* setjmp around a loop of lanes, longjmp and exit from one lane, a lane
   function that might abort.  */
#include "../ripple-test.h"
#include <setjmp.h>
#define B 8
jmp_buf jb;
int cnt;
NOIPA int
jumper (int x)
{
  cnt++;
  if (x == 7)
    longjmp (jb, 3);
  return x * 2;
}
NOIPA static int
kernel (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  if (setjmp (jb))
    return 1;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] % 3)
      c[i] = jumper (a[i]);
  return 0;
}
NOIPA static int
kernel2 (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] == 7)
      exit (c[i]);
  return 0;
}
static int
chk (int x)
{
  if (x == 100)
    abort ();
  return x + 1;
}
NOIPA static int
kernel3 (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = chk (a[i]);
  return 0;
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
      int r = kernel (n, a, c);
      int first = n, k = 0;
      for (int i = n; i-- > 0;)
	if (a[i] == 7)
	  first = i;
      CHECK (r == (first < n));
      for (int i = 0; i < n && i <= first; i++)
	k += a[i] % 3 != 0;
      CHECK (k == cnt);
      if (first == n)
	for (int i = 0; i < n; i++)
	  CHECK (c[i] == (a[i] % 3 ? 2 * a[i] : 99));
      CHECK (c[n] == 77);
      kernel3 (n, a, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == a[i] + 1);
    }
  int a[] = { 1, 2, 3, 4, 5, 6, 8, 8, 1, 7, 7 }, c[11];
  for (int i = 0; i < 11; i++)
    c[i] = i;
  kernel2 (8, a, c);
  c[9] = 0;
  kernel2 (11, a, c);
  return 1;
}

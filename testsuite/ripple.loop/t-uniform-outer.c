/* { dg-do run } */
/* Annotated loops inside for, while, do, if and switch on scalars.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int m, int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  for (int j = 0; j < m; j++)
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[i] += j;
      if (j == 5)
	break;
    }
  int k = 0;
  do
    {
      ripple_parallel (BS, 0);
      for (int i = k; i < n; i++)
	c[i] += 1000;
    }
  while (++k < m);
  switch (m % 3)
    {
    case 0:
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[i] ^= 1;
      break;
    case 1:
      {
	ripple_parallel (BS, 0);
	for (int i = 0; i < n; i++)
	  c[i] ^= 2;
      }
      /* Fall through.  */
    default:
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[i] ^= 4;
    }
}

NOIPA static void
model (int m, int n, int *c)
{
  for (int i = 0; i < n; i++)
    {
      for (int j = 0; j < m && j <= 5; j++)
	c[i] += j;
      c[i] += 1000 * (i + 1 < m ? i + 1 : m ? m : 1);
      c[i] ^= m % 3 == 0 ? 1 : m % 3 == 1 ? 6 : 4;
    }
}

int
main (void)
{
  for (int m = 0; m < 10; m++)
    for (int n = 0; n < 20; n++)
      {
	int *c = (int *) buf_new (n * sizeof *c, n % PLACES);
	for (int i = 0; i < n; i++)
	  c[i] = rnd () & 0xffff;
	int *e = (int *) buf_copy (c, n * sizeof *c, BUF_MIDDLE);
	kernel (m, n, c);
	model (m, n, e);
	CHECK_SAME (c, e, n);
	buf_free_all ();
      }
  return 0;
}

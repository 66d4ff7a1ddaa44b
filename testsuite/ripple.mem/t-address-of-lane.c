/* { dg-do run } */
/* &a[i] kept in a pointer variable, compared, dereferenced later.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, int *a, int *b, int **where)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int *p = a[i] > b[i] ? &a[i] : &b[i];
      *p += 1;
      where[i] = p;
      int *q = &a[n - 1 - i];
      if (p == q)
	where[i] = NULL;
    }
}

int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      int *a = (int *) buf_new (n * sizeof *a, n % PLACES);
      int *b = (int *) buf_new (n * sizeof *a, n % PLACES);
      int **where = (int **) buf_new (n * sizeof *where, n % PLACES);
      for (int i = 0; i < n; i++)
	a[i] = rnd () & 0xffff, b[i] = rnd () & 0xffff;
      int *a0 = (int *) buf_copy (a, n * sizeof *a, BUF_MIDDLE);
      int *b0 = (int *) buf_copy (b, n * sizeof *b, BUF_MIDDLE);
      kernel (n, a, b, where);
      for (int i = 0; i < n; i++)
	{
	  int left = a0[i] > b0[i];
	  CHECK (a[i] == a0[i] + left && b[i] == b0[i] + !left);
	  CHECK (where[i] == (left && i == n - 1 - i ? NULL
			      : left ? &a[i] : &b[i]));
	}
      buf_free_all ();
    }
  return 0;
}

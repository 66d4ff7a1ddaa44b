/* { dg-do run } */
/* Conditions that hold nowhere: null pointers are not followed.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, int *const *table, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > 100)
      {
	*table[i] = i;
	c[i] = 5 / a[i];
      }
}

int
main (void)
{
  for (int k = 0; k < TRIPS; k++)
    {
      int n = trip (k, B);
      int *a = (int *) buf_new (n * sizeof *a, BUF_END);
      for (int i = 0; i < n; i++)
	a[i] = -i;
      kernel (n, a, NULL, NULL);
      buf_free_all ();
    }
  return 0;
}

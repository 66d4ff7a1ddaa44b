/* The counter of an annotated loop is not set by a reference either.  */
/* { dg-do error } */

#include <ripple.h>

static void
next (int *i)
{
  ++*i;	/* { dg-error "3: assigns to its counter 'k'.*ripple-loop-counter-set" } */
}

void
f (int n, int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    [&] { i++; } ();	/* { dg-error "12: assigns to its counter 'i'" } */
  ripple_parallel (block, 0);
  for (int j = 0; j < n; j++)
    {
      int &alias = j;
      alias = a[j];	/* { dg-error "13: assigns to its counter 'j'" } */
    }
  ripple_parallel (block, 0);
  for (int k = 0; k < n; k++)
    {
      next (&k);
      a[k] = k;
    }
}

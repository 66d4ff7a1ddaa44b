/* The option dump=masks.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-dump=masks" } */

#include <ripple.h>

void
f (int n, int *a, int *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);	/* { dg-note "3: under a mask: the remainder .ripple-mask" } */
  for (int i = 0; i < n; i++)
    {
      if (a[i] > 0)
	{
	  b[i] = a[i];	/* { dg-note "mask: the condition at 15:10 .ripple-mask" } */
	  if (b[i] & 1)
	    continue;
	  b[2 * i] = 1;	/* { dg-note "mask: the condition at 15:10 and not the condition at 18:7" } */
	  /* { dg-note "the remainder and the condition at 15:10 and not the condition at 18:7" "" { target *-*-* } .-1 } */
	}
      else
	a[i] = 5;	/* { dg-note "mask: not the condition at 15:10" } */
      while (a[i] < 10)
	a[i]++;	/* { dg-note "those still in the loop and the condition at 25:19" } */
    }
}

/* Nothing to show.  */

void
g (int n, int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    if (n > 5)
      a[i] = n;
}

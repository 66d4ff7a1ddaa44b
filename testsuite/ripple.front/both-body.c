/* { dg-do error } */
/* What the body of an annotated loop may not do.  */
#include <ripple.h>

extern float a[];
extern int h (int *);

int
f (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int i, j;

#pragma ripple parallel Block(BS) Dims(0)	/* { dg-note "9: the loop is made parallel here.*ripple-loop-directive" } */
  for (i = 0; i < n; i++)
    if (a[i] > 0)
      break;	/* { dg-error "7: 'break' leaves a ripple parallel loop.*ripple-loop-leave" } */
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-note "9: the loop is made parallel here" } */
  for (i = 0; i < n; i++)
    {
      for (j = 0; j < 3; j++)
	if (a[j] > 0)
	  return i;	/* { dg-error "18: 'return' leaves a ripple parallel loop" } */
    }
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i++)
    {
      switch (n)
	{
	case 1:
	  goto out;	/* { dg-error "a jump leaves a ripple parallel loop" } */
	}
    }
out:
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i++)
    {
      if (a[i] > 0)
	goto next;
      a[i] = 0;
    next:	/* { dg-error "5: the label 'next' is in a ripple parallel loop, .*ripple-loop-label" } */
      a[i] += 1;
    }
  if (n > 5)
    goto next;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i++)
    {
#pragma ripple parallel Block(BS) Dims(1)
      for (j = 0; j < n; j++)
	{
	  a[i] = 0;
	inner:	/* { dg-error "9: the label 'inner' is in a ripple parallel loop" } */
	  a[j] += 1;
	}
      if (a[i] > 0)
	goto inner;
    }
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i++)
    {
      void *p = n > 3 ? &&named : 0;
      a[i] = p != 0;
    named:	/* { dg-error "5: the label 'named' is in a ripple parallel loop" } */
      a[i] += 1;
    }
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i++)
    a[i] = i++;	/* { dg-error "13: assigns to its counter 'i'" } */
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i++)
    {
      for (i = 0; i < 3; i++)	/* { dg-error "14: assigns to its counter 'i'" } */
	a[i] = 0;
    }
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i++)
    i += h (0);	/* { dg-error "7: assigns to its counter 'i'" } */
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i++)
#pragma ripple parallel Block(BS) Dims(0)
    for (j = 0; j < i; j++)
      {
	if (a[i] > 0)
	  break;	/* { dg-error "11: 'break' leaves" } */
      }
  return 0;
}

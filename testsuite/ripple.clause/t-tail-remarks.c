/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-report=all -fplugin-arg-ripple-tail=predicate" } */
/* The option tail=predicate is for loops whose clauses leave it open.  */
#include <ripple.h>

void
f (int n, int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (BS) Dims (0)	/* { dg-note "vectorized: .*remainder: predicated" } */
  for (int i = 0; i < n; i++)
    a[i]++;
#pragma ripple parallel Block (BS) Dims (0) Tail (mask)	/* { dg-note "remainder: masked" } */
  for (int i = 0; i < n; i++)
    a[i]++;
#pragma ripple parallel Block (BS) Dims (0) Tail (peel)	/* { dg-note "remainder: scalar" } */
  for (int i = 0; i < n; i++)
    a[i]++;
#pragma ripple parallel Block (BS) Dims (0) NoRemainder	/* { dg-note "remainder: none" } */
  for (int i = 0; i < n; i++)
    a[i]++;
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)	/* { dg-note "remainder: predicated" } */
  for (int i = 0; i < n; i++)
    a[i]++;
  ripple_parallel (BS, 0);	/* { dg-note "remainder: predicated" } */
  for (int i = 0; i < n; i++)
    a[i]++;
  ripple_parallel_peel (BS, 0);	/* { dg-note "remainder: scalar" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}

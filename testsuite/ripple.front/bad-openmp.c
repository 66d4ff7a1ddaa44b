/* { dg-do error } */
/* { dg-options "-fopenmp" } */
/* A loop belongs to one directive; an annotated loop in an OpenMP loop is
   fine.  */
#include <ripple.h>

extern int a[];

void
f (int n, ripple_block_t BS)
{
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: but an OpenMP directive follows" } */
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    a[i]++;
#pragma omp for
  ripple_parallel (BS, 0);	/* { dg-error "3: (for statement|loop nest) expected before '#pragma'" } */
  for (int i = 0; i < n; i++)
    a[i]++;
#pragma omp parallel for
  for (int j = 0; j < n; j++)
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	a[i]++;
    }
}

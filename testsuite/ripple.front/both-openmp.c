/* { dg-do error } */
/* { dg-options "-fopenmp" } */
/* { dg-require openmp } */
/* Directives of OpenMP for a loop, over a directive of ours: GCC's error names
   none, so a note says how threads and lanes share a loop.  */
#include <ripple.h>

void
f (int n, float *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

#pragma omp parallel for
#pragma ripple parallel Block(block) Dims(0)	/* { dg-error "9: (for statement|loop nest) expected|is not allowed here" } */
  /* { dg-note "9: OpenMP takes a 'for' loop here.*ripple-openmp-loop" .-1 } */
  for (int i = 0; i < n; i++)
    x[i] *= 2;

#pragma omp simd \
  safelen (16)

  ripple_parallel (block, 0);	/* { dg-error "3: (for statement|loop nest) expected|is not allowed here" } */
  /* { dg-note "3: OpenMP takes a 'for' loop here.*ripple-openmp-loop" .-1 } */
  for (int i = 0; i < n; i++)
    x[i] *= 2;
}

/* { dg-do error } */
/* Blocks that are longer than Safelen, and lengths that are none.  */
#include <ripple.h>

#define LOOP for (int i = 0; i < n; i++) a[i]++

void
f (int n, float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  enum { SEVEN = 7 };

#pragma ripple parallel Block(BS) Dims(0) Safelen(7)	/* { dg-error "9: blocks of 8 lanes \\(Tensor\\\[8\\\]\\), but 'Safelen\\(7\\)' says that no more than 7 iterations" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(8)
  LOOP;
#pragma ripple parallel Block(BS) Dims(0, 1) safelen(31)	/* { dg-error "9: blocks of 32 lanes \\(Tensor\\\[8\\\]\\\[4\\\]\\), but 'Safelen\\(31\\)'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) SAFELEN(SEVEN + 1)
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(SEVEN)
#pragma ripple parallel Block(BS) Dims(1) Safelen(SEVEN)	/* { dg-error "9: blocks of 32 lanes" .-1 } */
  LOOP;
  ripple_parallel_safelen (BS, 3, 1);	/* { dg-error "3: blocks of 4 lanes.*ripple-safelen" } */
  LOOP;
}

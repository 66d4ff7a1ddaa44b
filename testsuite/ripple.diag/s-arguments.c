/* { dg-do error } */
/* { dg-options "-Wno-int-conversion" } */
/* { dg-require "!gcc-14" } */
/* Arguments in a wrong order.  From GCC 14 on the front end refuses most.  */
#include <ripple.h>

void
f (float *a, float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (BS, 0);

  a[ripple_id (0, BS)] = 1; /* { dg-error "5: the arguments of 'ripple_id' are swapped; it takes the block first.*ripple-arguments-swapped" } */
  a[ripple_id (16, 0)] = 1; /* { dg-error "5: a number is passed to 'ripple_id' for the block.*ripple-block-number" } */
  b[0] = ripple_reduceadd (a[v], 1); /* { dg-error "10: the arguments of 'ripple_reduceadd' are swapped; it takes the bit mask" } */
  b[1] = ripple_reducemax (BS, a[v]); /* { dg-error "10: a block is passed to 'ripple_reducemax' for the dimensions; pass a bit mask.*ripple-mask-block" } */
}

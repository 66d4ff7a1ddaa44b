/* { dg-do error } */
/* What an accumulator of <ripple/sme.h> cannot be.  */
#include <ripple/sme.h>

void
no_block (float *p)
{
  sme_outeracc (p[0], p[1]);	/* { dg-error {3: nothing in this function says which block the accumulator is: call 'sme_clearacc .block.'.*ripple-accumulator} } */
}

void
three_dimensions (float *p)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 4, 4);
  sme_clearacc (bs);	/* { dg-error {3: the accumulator is a block of shape Tensor\[4\]\[4\]\[4\]: it must have a fixed number.*ripple-accumulator} } */
  sme_readacc_f32 (bs, p, 4);
}

void
two (float *p)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 4);
  ripple_block_t other = ripple_set_block_shape (0, 4, 8);
  sme_clearacc (bs);
  *p = getAccumHorizSlice_f32 (other, 0);	/* { dg-error {8: this accumulator has the shape Tensor\[4\]\[8\], another one in the same function Tensor\[4\]\[4\]: a function has one.*ripple-accumulator} } */
}

void
factors (float *p, signed char *q)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 8);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  sme_clearacc (bs);
  sme_outeracc (p[y], p[x]);
  sme_outeracc (p[x], p[y]);	/* { dg-error {3: the accumulator needs a factor of 8 lanes for its rows, along dimension 0 or 1, and one of 4 for its columns, along dimension 0; the factors have the shapes Tensor\[4\] and Tensor\[1\]\[8\].*ripple-accumulator} } */
  sme_outeracc (p[x + y], 1);	/* { dg-error {3: .*the factors have the shapes Tensor\[4\]\[8\] and Scalar.*ripple-accumulator} } */
  outerProductAccumulate_i8 (q[x], q[x]);	/* { dg-error {3: .*needs a factor of 32 lanes for its rows, along dimension 0 or 1, and one of 16.*ripple-accumulator} } */
}

void
condition (float *p)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 4);
  size_t x = ripple_id (ripple_set_block_shape (0, 4), 0);
  sme_clearacc (bs);
  if (x < 3)
    sme_outeracc (p[x], p[x]);	/* { dg-error {5: an outer product of factors along dimension 0 cannot be under a condition with lanes: let the lanes that are off be zero instead.*ripple-accumulator} } */
}

/* Messages whose advice depends on what the program does.  */
/* { dg-do error } */
#include <ripple.h>

void
blocks (float *x)
{
  ripple_block_t b = ripple_set_block_shape (0, 16);
  ripple_block_t q = ripple_set_block_shape (0, 8);
  x[ripple_id (b, 0)] = x[ripple_id (q, 0)];	/* { dg-error "23: the blocks of the two sides of this assignment differ in dimension 0: the value has the shape 'Tensor.8.', the address has the shape 'Tensor.16.'.*ripple-store-larger" } */
  /* { dg-note "5: the shape 'Tensor.16.' comes from" "" { target *-*-* } .-1 } */
  /* { dg-note "27: the shape 'Tensor.8.' comes from" "" { target *-*-* } .-2 } */
}

void
array (int n, float *x)
{
  ripple_block_t b = ripple_set_block_shape (0, 16);
  ripple_parallel (b, 0);	/* { dg-note "3: this annotated loop gives" } */
  for (int i = 0; i < n; i++)
    {
      float t[n];
      t[0] = x[i];		/* { dg-error "12: this array, whose length is no constant, is shared by all lanes" } */
      x[i] = t[0];
    }
}

/* { dg-do error } */
/* ripple_parallel_idx names an enclosing loop by block and dimensions.  */
#include <ripple.h>

extern size_t a[];

void
f (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  ripple_block_t B2 = ripple_set_block_shape (0, 8, 4);

  a[0] = ripple_parallel_idx (BS, 0);	/* { dg-error "10: not within the scope of a ripple_parallel with matching block shape.*ripple-parallel-idx" } */
  ripple_parallel (BS, 0, 1);
  for (int i = 0; i < n; i++)
    {
      a[i] = ripple_parallel_idx (BS, 0, 1);
      a[i] = ripple_parallel_idx (BS, 0);	/* { dg-error "14: not within the scope" } */
      a[i] = ripple_parallel_idx (BS, 1, 0);	/* { dg-error "14: not within the scope" } */
      a[i] = ripple_parallel_idx (B2, 0, 1);	/* { dg-error "14: not within the scope" } */
      a[i] = ripple_parallel_idx (BS, 0, -1);	/* { dg-error "14: not within the scope" } */
      a[i] = ripple_parallel_idx (BS, 0, 1.5);	/* { dg-error "14: argument 3 of .* must be a scalar integer type \\(was 'double'\\)" } */
      a[i] = ripple_parallel_idx (BS, 0, n);	/* { dg-error "14: must be a constant integer" } */
    }
}

/* { dg-do error } */
/* Macros of loops with arguments that are missing.  */
#include <ripple.h>

void
f (int *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int i;

  ripple_parallel_full (); /* { dg-error "3: expected identifier in '#pragma ripple parallel Block..'.*ripple-directive-block" } */
  for (i = 0; i < n; i++)
    a[i] = 0;
  ripple_parallel_peel (BS); /* { dg-error "3: expected a dimension.*ripple-directive-dim" } */
  for (i = 0; i < n; i++)
    a[i] = 0;
  ripple_parallel_safelen (BS, 8); /* { dg-error "3: expected a dimension" } */
  for (i = 0; i < n; i++)
    a[i] = 0;
  ripple_parallel_safelen (BS); /* { dg-error "3: expected a dimension" } */
  for (i = 0; i < n; i++)
    a[i] = 0;
  ripple_parallel (a, 0); /* { dg-error "3: 'a' has the type 'int .' and is no block" } */
  for (i = 0; i < n; i++)
    a[i] = 0;
}

/* { dg-do error } */
/* A scalar that a loop counts which lanes leave one by one: a warning at the
   count, a note at the condition.  */
/* { dg-options "-Werror" } */
#include <ripple.h>

int
slowest (const int *length)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  int v = (int) ripple_id (block, 0), k = 0;
  while (k < length[v]) /* { dg-note {the condition is here} } */
    k++; /* { dg-error {'k' is a scalar that is assigned under a condition with the shape 'Tensor\[16\]'} } */
  return k;
}

/* { dg-do error } */
/* Volatile bit-fields of lanes.  */
#include <ripple.h>

struct s { unsigned a : 3; volatile unsigned b : 7; };

void
f (int n, struct s *s)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    s[i].b = i; /* { dg-error {bit-field.*Tensor\[8\]} } */
}

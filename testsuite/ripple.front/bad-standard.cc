/* C++98 is too old; that is the error, and nothing follows it.  */
/* { dg-do error } */
/* { dg-options "-std=c++98" } */
#include <ripple.h>	/* { dg-error "ripple.h needs C\\+\\+11 or later: compile with" "" { target *-*-* } 0 } */
/* { dg-error "compilation terminated|C\\+\\+11, which ripple.h needs" "" { target *-*-* } 0 } */

void
f (int n, int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    x[i]++;
}

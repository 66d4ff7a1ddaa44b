/* { dg-do error } */
/* { dg-options "-fno-signed-zeros -fplugin-arg-ripple-math=exact" } */
/* Results that are rounded correctly, with an option that changes values: on
   the command line, or for one function.  */
#include <math.h>
#include <ripple.h>

void
f (float *y, const float *x)
{
  size_t v = ripple_id (ripple_set_block_shape (0, 8), 0);
  y[v] = sinf (x[v]); /* { dg-error {10: the result of 'sinf' is to be rounded correctly, as the option 'math' has the value 'exact', which '-fno-signed-zeros' forbids.*ripple-math-exact} } */
}

__attribute__ ((optimize ("associative-math"))) void
g (float *y, const float *x)
{
  size_t v = ripple_id (ripple_set_block_shape (0, 8), 0);
  y[v] = expf (x[v]); /* { dg-error {10: the result of 'expf' is to be rounded correctly.*ripple-math-exact} } */
}

/* No such functions.  */

void
h (double *y, const double *x)
{
  size_t v = ripple_id (ripple_set_block_shape (0, 8), 0);
  y[v] = sin (x[v]);
}

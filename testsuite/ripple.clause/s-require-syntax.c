/* What clause Require can ask for.  */
/* { dg-do error } */
#include <ripple.h>

void
f (int n, float *x)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (B) Dims (0) Require (speed) /* { dg-error "53: expected 'vector', what 'Require' can ask for: that nothing in the loop is done lane by lane .ripple-directive-require" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Require () /* { dg-error "53: expected 'vector'" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Require (vector /* { dg-error "expected '\\)' after vector" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Require (vector) Require (vector) /* { dg-error "Require" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
}

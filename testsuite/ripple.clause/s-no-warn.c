/* The clause NoWarn names warnings that there are.  */
/* { dg-do error } */
#include <ripple.h>

void
f (int n, float *x)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (B) Dims (0) NoWarn (carried-valu) /* { dg-error "52: there is no warning '.ripple-carried-valu.'; did you mean 'carried-value'. .ripple-directive-no-warn" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) NoWarn () /* { dg-error "52: expected the id of a warning" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) NoWarn (lane-conflict /* { dg-error "expected '\\)' after lane-conflict" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) NoWarn /* { dg-error "expected '\\(' after 'NoWarn'" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma riple parallel Block (B) Dims (0) /* { dg-error "9: unknown directive '#pragma riple parallel'; did you mean '#pragma ripple parallel'. .ripple-directive-name" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
}

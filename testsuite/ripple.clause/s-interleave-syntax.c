/* How many blocks clause Interleave can let run together.  */
/* { dg-do error } */
#include <ripple.h>

void
f (int n, float *x)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (B) Dims (0) Interleave (0) /* { dg-error "56: expected how many blocks 'Interleave' lets run together: an integer constant expression from 1 to 16 .ripple-directive-interleave" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Interleave (17) /* { dg-error "56: expected how many blocks" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Interleave (n) /* { dg-error "56: expected how many blocks" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Interleave () /* { dg-error "56: expected how many blocks" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Interleave (4 /* { dg-error "expected '\\)' after the number of blocks" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Interleave (4) Interleave (4) /* { dg-error "59: clause 'Interleave' is given twice" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Interlave (4) /* { dg-error "44: unknown clause 'Interlave' .*; did you mean 'Interleave'" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
}

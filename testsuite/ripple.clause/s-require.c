/* Clause Require (vector): what is done lane by lane is an error.  */
/* { dg-do error } */
/* { dg-require "vectors" } */
#include <ripple.h>

extern float unknown (float);

void
refused (int n, int stride, const int *k, const float *a, float *b)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (B) Dims (0) Require (vector)
  for (int i = 0; i < n; i++)
    b[i] = a[k[i]];		/* { dg-error "13: this is not done by whole vectors, which the clause 'Require \\(vector\\)' of the loop asks for; change it, or leave the clause out .ripple-require" } */
  /* { dg-note "its index is not affine" "" { target *-*-* } .-1 } */
#pragma ripple parallel Block (B) Dims (0) Require (vector)
  for (int i = 0; i < n; i++)
    b[i * stride] = a[i];	/* { dg-error "not done by whole vectors" } */
#pragma ripple parallel Block (B) Dims (0) Require (vector)
  for (int i = 0; i < n; i++)
    b[i] = unknown (a[i]);	/* { dg-error "not done by whole vectors" } */
}

/* Loops without the clause, and what is vectors.  */
void
accepted (int n, const int *k, const float *a, float *b)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (B) Dims (0) NoRemainder Require (vector)
  for (int i = 0; i < n; i++)
    b[i] = 2 * a[2 * i] + a[2 * i + 1];
#pragma ripple parallel Block (B) Dims (0)
  for (int i = 0; i < n; i++)
    b[i] = unknown (a[k[i]]);
}

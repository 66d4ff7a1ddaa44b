/* The option dump=accesses.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-dump=accesses" } */

#include <ripple.h>

void
f (int n, long step, const int *order, const float *x, volatile float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float t = x[i];	/* { dg-note "13: this load of the shape 'Tensor.16.' is done by whole vectors; stride 4 bytes in dimension 0; all lanes .ripple-access" } */
      /* { dg-note "whole vectors; stride 4 bytes in dimension 0; the first lanes" "" { target *-*-* } .-1 } */
      t += x[n - i];	/* { dg-note "load .* reversed; stride -4 bytes in dimension 0; all" } */
      t += x[i * step];	/* { dg-note "load .* stride not constant in dimension 0; all" } */
      t += x[order[i]];	/* { dg-note "load .* an index for each lane; all" } */
      if (t > 0)
	y[i] = t;	/* { dg-note "store .* single elements; stride 4 bytes in dimension 0; lanes of a mask" } */
    }
}

void
rows (const short *x, long pitch, short *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 4);
  size_t i = ripple_id (block, 0), j = ripple_id (block, 1);

  y[j * 8 + i] = x[j * pitch + i];	/* { dg-note "store of the shape 'Tensor.8..4.' .*whole vectors; stride 2 bytes in dimension 0, 16 bytes in dimension 1; all lanes" } */
  /* { dg-note "load .*stride 2 bytes in dimension 0, not constant in dimension 1; all" "" { target *-*-* } .-1 } */
}

/* Records are loaded and stored as whole vectors; each field is shown.  */

struct pair { float re, im; };

void
records (const struct pair *x, struct pair *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);

  y[v].re = x[v].im;	/* { dg-note "11: this store of the shape .*; stride 8 bytes in dimension 0; all lanes" } */
  /* { dg-note "this load .*stride 8 bytes in dimension 0; all lanes" "" { target *-*-* } .-1 } */
  y[v].im = 2;		/* { dg-note "11: this store of the shape .*; stride 8 bytes in dimension 0; all lanes" } */
}

/* { dg-do run } */
/* { dg-options "-w -fchecking -ffp-contract=off" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -ffp-contract=off -DONE" } */
/* { dg-asm-require "x86" } */
/* Eight vectors of sums, four for each vector that is loaded.  */
/* { dg-asm-times {vmulps\t%zmm[0-9]+, %zmm[0-9]+, %zmm} 8 product } */
/* Rows whose sums are in loops inside annotated ones are computed several at a
   time (jam-rows.cc), and loops that look like that.  */
#include "jammed-products.h"

KERNEL (product, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0;
	      for (int k = 0; k < l; k++)
		s += a[i * l + k] * b[k * n + j];
	      c[i * n + j] = s;
	    })
#ifndef ONE
KERNEL (updated, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = c[i * n + j];
	      for (int k = 0; k < l; k++)
		s += a[i * l + k] * b[k * n + j];
	      c[i * n + j] = s * .5f;
	    })
KERNEL (open, ,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0;
	      for (int k = 0; k < l; k++)
		s += a[i * l + k] * b[k * n + j];
	      c[i * n + j] = s;
	    })
KERNEL (two_sums, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0, t = 1;
	      for (int k = 0; k < l; k++)
		{
		  s += a[i * l + k] * b[k * n + j];
		  t = t * .5f + b[k * n + j];
		}
	      c[i * n + j] = s - t;
	    })
KERNEL (two_loops, restrict,
	for (int i = m; i-- > 0;)
	  PARALLEL COLUMNS
	    {
	      float s = i;
	      for (int k = 0; k < l; k++)
		s += a[i * l + k] * b[k * n + j];
	      for (int k = 0; k < l; k += 2)
		s = s * .5f + a[i * l + k];
	      c[i * n + j] = s;
	    })
KERNEL (nested, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0;
	      for (int p = 0; p < 2; p++)
		for (int k = 0; k < l; k++)
		  s += a[i * l + k] * b[(k / 2) * n + j] * p;
	      c[i * n + j] = s;
	    })
KERNEL (turned, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0, t = 1;
	      for (int k = 0; k < l; k++)
		{
		  float u = s;
		  s = t + a[i * l + k] * b[k * n + j];
		  t = u;
		}
	      c[i * n + j] = s + t;
	    })
KERNEL (largest, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0;
	      for (int k = 0; k < l; k++)
		if (a[i * l + k] + b[k * n + j] > s)
		  s = a[i * l + k] + b[k * n + j];
	      c[i * n + j] = s;
	    })
KERNEL (left, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0;
	      for (int k = 0; k < l; k++)
		{
		  if (a[i * l + k] > 3)
		    break;
		  s += a[i * l + k] * b[k * n + j];
		}
	      c[i * n + j] = s;
	    })
KERNEL (triangle, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0;
	      for (int k = 0; k < (i < l ? i : l); k++)
		s += a[i * l + k] * b[k * n + j];
	      c[i * n + j] = s;
	    })
KERNEL (counted, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0;
	      int steps = 0;
	      for (float f = 0; f < l; f += .75f, steps++)
		s += b[steps / 2 * n + j] * i;
	      c[i * n + j] = s + steps;
	    })
KERNEL (wide, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0;
	      for (int k = 0; k < l; k++)
		s += a[i * l + k] * b[k * n + j];
	      c[i * w + j] = s;
	    })
KERNEL (above, restrict,
	for (int i = 1; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = c[(i - 1) * n + j];
	      for (int k = 0; k < l; k++)
		s = s * .5f + b[k * n + j];
	      c[i * n + j] = s;
	    })
KERNEL (stored, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      float s = 0;
	      for (int k = 0; k < l; k++)
		{
		  s += a[i * l + k] * b[k * n + j];
		  c[i * n + j] = s;
		}
	    })
KERNEL (last_row, restrict,
	float last = 0;
	int i = 0;
	for (; i < m; i++)
	  {
	    last = a[i];
	    PARALLEL COLUMNS
	      {
		float s = last;
		for (int k = 0; k < l; k++)
		  s += b[k * n + j];
		c[i * n + j] = s;
	      }
	  }
	c[0] += last + i;)
KERNEL (filter, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL for (int j = 0; j < n - 2; j++)
	    {
	      float s = 0;
	      for (int k = 0; k < 3; k++)
		s += a[k] * b[i * n + j + k];
	      c[i * n + j] = s;
	    })

static product_t *const kernels[][2] =
{
  BOTH (product), BOTH (updated), BOTH (open), BOTH (two_sums),
  BOTH (two_loops), BOTH (nested), BOTH (turned), BOTH (largest), BOTH (left),
  BOTH (triangle), BOTH (counted), BOTH (wide), BOTH (above), BOTH (stored),
  BOTH (last_row), BOTH (filter)
};

int
main (void)
{
  try_kernels (kernels, sizeof kernels / sizeof kernels[0]);
  /* What is stored is among the factors, or among what is multiplied: as far
     from it as blocks see nothing of it.  */
  for (int at = 0; at < 5; at++)
    {
      fill ();
      open (M, 3, 16, 0, c[0] + at, b, c[0] + 16 * (M + 1));
      open_plain (M, 3, 16, 0, c[1] + at, b, c[1] + 16 * (M + 1));
      CHECK (memcmp (c[0], c[1], sizeof c[0]) == 0);
      fill ();
      open (M, 3, 16, 0, a, c[0] + 16 * at, c[0]);
      open_plain (M, 3, 16, 0, a, c[1] + 16 * at, c[1]);
      CHECK (memcmp (c[0], c[1], sizeof c[0]) == 0);
    }
  return 0;
}
#endif

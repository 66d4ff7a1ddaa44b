/* { dg-do run } */
/* { dg-options "-w -fchecking -ffp-contract=off" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -ffp-contract=off -DONE" } */
/* { dg-asm-require "x86" } */
/* Sixteen factors stay in registers.  */
/* { dg-asm {vmulps\t%zmm(1[6-9]|2[0-9]), %zmm[0-9]+, %zmm} product } */
/* { dg-asm {vmulps\t%zmm(1[6-9]|2[0-9]), %zmm[0-9]+, %zmm} pointers } */
/* Rows of products that use the same rows are computed several at a time
   (jam-rows.cc), and loops that look like that.  */
#include "jammed-products.h"

KERNEL (product, restrict,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < l; k++)
	    PARALLEL COLUMNS c[i * n + j] += a[i * l + k] * b[k * n + j];)
KERNEL (pointers, restrict,
	const float *from = a;
	float *to = c;
	for (int i = 0; i < m; i++, to += n, from += l)
	  for (int k = 0; k < l; k++)
	    PARALLEL COLUMNS to[j] += from[k] * b[k * n + j];)
#ifndef ONE
KERNEL (cleared, restrict,
	for (int i = 0; i < m; i++)
	  {
	    PARALLEL COLUMNS c[(long) i * n + j] = 0;
	    for (int k = 0; k < l; k++)
	      {
		float f = a[(long) i * l + k];
		PARALLEL COLUMNS
		  c[(long) i * n + j] += f * b[(long) k * n + j];
	      }
	    PARALLEL COLUMNS c[(long) i * n + j] *= .5f;
	  })
KERNEL (down, restrict,
	for (int i = m; i-- > 0;)
	  for (unsigned k = 0; k < l; k += 2)
	    PARALLEL COLUMNS c[i * n + j] += a[i * l + k] * b[k * n + j];)
/* No promise: tested at run time.  */
KERNEL (open, ,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < l; k++)
	    PARALLEL COLUMNS c[i * n + j] += a[i * l + k] * b[k * n + j];)
/* Rows that may overlap.  */
KERNEL (wide, restrict,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < l; k++)
	    PARALLEL COLUMNS
	      c[i * w + j] = c[i * w + j] * .5f + a[i * l + k] * b[k * n + j];)
/* Not one after the other in each row.  */
KERNEL (carried, restrict,
	for (int i = 0; i < m; i++)
	  {
	    float f = i;
	    for (int k = 0; k < l; k++)
	      {
		PARALLEL COLUMNS c[i * n + j] += f * b[k * n + j];
		f = f * .5f + a[i * l + k];
	      }
	  })
KERNEL (triangle, restrict,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < (i < l ? i : l); k++)
	    PARALLEL COLUMNS c[i * n + j] += a[i * l + k] * b[k * n + j];)
KERNEL (short_rows, restrict,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < l; k++)
	    PARALLEL for (int j = 0; j < (n < i ? n : i); j++)
	      c[i * n + j] += a[i * l + k] * b[k * n + j];)
KERNEL (above, restrict,
	for (int i = 1; i < m; i++)
	  for (int k = 0; k < l; k++)
	    PARALLEL COLUMNS
	      c[i * n + j] += c[(i - 1) * n + j] * .125f + b[k * n + j];)
KERNEL (beside, restrict,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < l; k++)
	    PARALLEL COLUMNS c[i * n + j + k] += b[k * n + j];)
KERNEL (first_element, restrict,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < l; k++)
	    PARALLEL COLUMNS c[i * n + j] += c[0] * .0625f + b[k * n + j];)
KERNEL (scalar, restrict,
	for (int i = 0; i < m; i++)
	  {
	    c[i * n] = 3;
	    for (int k = 0; k < l; k++)
	      PARALLEL COLUMNS c[i * n + j] += a[i * l + k] * b[k * n + j];
	  })
KERNEL (left, restrict,
	for (int i = 0; i < m; i++)
	  {
	    if (a[i] > 2)
	      break;
	    for (int k = 0; k < l; k++)
	      PARALLEL COLUMNS c[i * n + j] += a[i * l + k] * b[k * n + j];
	  })
KERNEL (chosen, restrict,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < l; k++)
	    if (a[i * l + k] > 1)
	      PARALLEL COLUMNS c[i * n + j] += a[i * l + k] * b[k * n + j];)
KERNEL (masked, restrict,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < l; k++)
	    PARALLEL COLUMNS
	      if (b[k * n + j] > 1)
		c[i * n + j] += a[i * l + k] * b[k * n + j];)
KERNEL (most, restrict,
	for (int i = 0; i < m; i++)
	  for (int k = 0; k < l; k++)
	    {
	      float f = a[i * l + k];
	      PARALLEL COLUMNS
		c[i * n + j] = c[i * n + j] > f + b[k * n + j]
			       ? c[i * n + j] : f + b[k * n + j];
	    })

static product_t *const kernels[][2] =
{
  BOTH (product), BOTH (pointers), BOTH (cleared), BOTH (down), BOTH (open),
  BOTH (wide), BOTH (carried), BOTH (triangle), BOTH (short_rows),
  BOTH (above), BOTH (beside), BOTH (first_element), BOTH (scalar),
  BOTH (left), BOTH (chosen), BOTH (masked), BOTH (most)
};

int
main (void)
{
  try_kernels (kernels, sizeof kernels / sizeof kernels[0]);
  /* What is updated is among the factors, or among what is multiplied: as far
     from it as blocks see nothing of it.  */
  for (int at = 0; at < 5; at++)
    {
      fill ();
      open (M, 3, 16, 0, c[0] + at, b, c[0]);
      open_plain (M, 3, 16, 0, c[1] + at, b, c[1]);
      CHECK (memcmp (c[0], c[1], sizeof c[0]) == 0);
      fill ();
      open (M, 3, 16, 0, a, c[0] + 16 * at, c[0]);
      open_plain (M, 3, 16, 0, a, c[1] + 16 * at, c[1]);
      CHECK (memcmp (c[0], c[1], sizeof c[0]) == 0);
    }
  return 0;
}
#endif

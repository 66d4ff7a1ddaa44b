/* main KERNEL N REPEAT: call a kernel REPEAT times, print a checksum.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "kernels.h"

enum { MOST = 32768 };
static float x[MOST], y[MOST], z[MOST];
static int8_t b[MOST], c[MOST];
static int column[MOST], count[MOST];
static double sum;

/* All numbers are small multiples of 1/8, so that sums are exact.  */

static void
fill (void)
{
  unsigned r = 1;
  for (int i = 0; i < MOST; i++)
    {
      r = r * 1103515245 + 12345;
      x[i] = (float) (r >> 16 & 15) / 8 - 1;
      y[i] = (float) (r >> 20 & 15) / 8 - 1;
      b[i] = (int8_t) (r >> 16);
      c[i] = (int8_t) (r >> 8);
      column[i] = (int) (r >> 16) % (MOST / 2);
    }
}

/* In the order of names.  */
enum kernel
{
  SAXPY, DOT, THRESHOLD, STENCIL, DOT8, COMPLEX, SPARSE, PRODUCT, MANDELBROT,
  KERNELS
};
static const char *const names[KERNELS] =
  {
    "saxpy", "dot", "threshold", "stencil", "dot8", "complex", "sparse",
    "product", "mandelbrot"
  };

static void
run (enum kernel k, int n)
{
  switch (k)
    {
    case SAXPY:
      saxpy (n, 0.5f, x, z);
      break;
    case DOT:
      sum += dot (n, x, y);
      break;
    case THRESHOLD:
      threshold (n, 0.25f, x, z);
      break;
    case STENCIL:
      stencil (n, x, z);
      break;
    case DOT8:
      sum += dot8 (n, b, c);
      break;
    case COMPLEX:
      complex_product (n, x, y, z);
      break;
    case SPARSE:
      sum += sparse (n, x, column, y);
      break;
    case PRODUCT:
      product (n, x, y, z);
      break;
    case MANDELBROT:
      mandelbrot (n, 2.5f / n, 100, count);
      break;
    default:
      abort ();
    }
}

int
main (int argc, char **argv)
{
  int k = 0;

  if (argc != 4)
    return 2;
  while (k < KERNELS && strcmp (names[k], argv[1]))
    k++;
  fill ();
  int n = atoi (argv[2]);
  for (int i = atoi (argv[3]); i > 0; i--)
    run ((enum kernel) k, n);
  for (int i = 0; i < MOST; i++)
    sum += z[i] + count[i];
  printf ("%.9g\n", sum);
  return 0;
}

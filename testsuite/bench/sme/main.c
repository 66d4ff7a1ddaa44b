/* Run a kernel so many times and print a checksum of what it computed.

   Usage: VARIANT KERNEL N REPEAT

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "kernels.h"

enum { MAX = 300, ELEMENTS = MAX * MAX, ROOM = 64 * ELEMENTS };

static float a32[ELEMENTS], b32[ELEMENTS], c32[ELEMENTS];
static double a64[ELEMENTS], b64[ELEMENTS], c64[ELEMENTS];
static int8_t a8[ELEMENTS], b8[ELEMENTS];
static int16_t a16[ELEMENTS], b16[ELEMENTS];
static uint32_t from[ELEMENTS], to[ELEMENTS];
static int32_t c[ELEMENTS];
static char room[ROOM];

static void
run (const char *kernel, size_t n)
{
  if (strcmp (kernel, "sgemm_tn") == 0)
    sgemm_tn (n, a32, b32, c32, room);
  else if (strcmp (kernel, "sgemm_nn") == 0)
    sgemm_nn (n, a32, b32, c32, room);
  else if (strcmp (kernel, "dgemm_tn") == 0)
    dgemm_tn (n, a64, b64, c64, room);
  else if (strcmp (kernel, "s8gemm_nn") == 0)
    s8gemm_nn (n, a8, b8, c, room);
  else if (strcmp (kernel, "s16gemm_nn") == 0)
    s16gemm_nn (n, a16, b16, c, room);
  else
    transpose (n, from, to);
}

int
main (int argc, char **argv)
{
  if (argc != 4 || strtoul (argv[2], NULL, 0) > MAX)
    return 2;
  size_t n = strtoul (argv[2], NULL, 0);
  uint32_t r = 1, sum = 0;
  for (size_t i = 0; i < n * n; i++)
    {
      r = r * 1664525 + 1013904223;
      a64[i] = a32[i] = (int) (r >> 28) - 8;
      b64[i] = b32[i] = (int) (r >> 24 & 15) - 8;
      a8[i] = r >> 16;
      b8[i] = r >> 8;
      a16[i] = (int) (r >> 20) - 2048;
      b16[i] = (int) (r >> 8 & 0xfff) - 2048;
      from[i] = r;
    }
  for (unsigned long t = strtoul (argv[3], NULL, 0); t > 0; t--)
    run (argv[1], n);
  for (size_t i = 0; i < n * n; i++)
    sum = sum * 31 + (int) c32[i] + (int) c64[i] + c[i] + to[i];
  printf ("%u\n", (unsigned) sum);
  return 0;
}

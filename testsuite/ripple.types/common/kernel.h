/* A test of one element type: the statements in the file BODY, which compute
   SCALE results in C from x and y, as a loop on blocks and as a scalar loop.
   Before it one of i8.h to f64.h is included, which define

     T		the type
     B		lanes of the block
     W		an unsigned type at least as wide as int and T
     U		T if its arithmetic cannot overflow, else W
     SMALL (X)	bits of X so few that sums and products do not overflow
     OVERFLOW_P (X, Y)	true if X / Y overflows

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define KERNEL all
#include "pair.h"

int
main (void)
{
  TRY (B, T, T, SCALE, 0, blocks_all, model_all);
  return 0;
}

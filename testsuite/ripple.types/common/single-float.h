/* All operators on a floating type that no vector has; see kernel.h.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define BODY "arith-float.h"
#define KERNEL arith
#include "pair.h"
#define BODY "compound-float.h"
#define KERNEL compound
#include "pair.h"

int
main (void)
{
  TRY (B, T, T, 8, 0, blocks_arith, model_arith);
  TRY (B, T, T, 1, 0, blocks_compound, model_compound);
  return 0;
}

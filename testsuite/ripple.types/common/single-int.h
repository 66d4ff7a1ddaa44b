/* All operators on an integer type that no vector has; see kernel.h.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define BODY "arith.h"
#define KERNEL arith
#include "pair.h"
#define BODY "compare.h"
#define KERNEL compare
#include "pair.h"
#define BODY "compound.h"
#define KERNEL compound
#include "pair.h"
#define BODY "div.h"
#define KERNEL div
#include "pair.h"
#define BODY "shift.h"
#define KERNEL shift
#include "pair.h"
#define BODY "unary.h"
#define KERNEL unary
#include "pair.h"

int
main (void)
{
  TRY (B, T, T, 4, 0, blocks_arith, model_arith);
  TRY (B, T, T, 8, 0, blocks_compare, model_compare);
  TRY (B, T, T, 1, 0, blocks_compound, model_compound);
  TRY (B, T, T, 2, 0, blocks_div, model_div);
  TRY (B, T, T, 4, 0, blocks_shift, model_shift);
  TRY (B, T, T, 8, 0, blocks_unary, model_unary);
  return 0;
}

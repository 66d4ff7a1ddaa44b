/* Compressions of RISC-V that keep the lanes behind what they pack.

   INPUT	(set (reg 90) (unspec [… (const_int 1) …] (reg 91) (reg 90)
			      UNSPEC_VCOMPRESS))
   OUTPUT	the same with (const_int 0): undisturbed tail

   Where a permutation takes its first lanes from one vector and its last ones
   from another, GCC 14 slides the last ones to their places and compresses the
   first ones over them with an agnostic tail: the processor may fill what lies
   behind with ones.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"
#include "target/riscv.h"

#if defined (GCC_RISCV_H)

/* The operands of UNSPEC_VCOMPRESS, and where its first one has the tail
   policy.  */

enum { CONTROL, FROM, OLD };
enum { TAIL_POLICY = 2 };

static void
keep_tail (rtx unspec)
{
  if (REG_P (XVECEXP (unspec, 0, OLD)))
    XVECEXP (XVECEXP (unspec, 0, CONTROL), 0, TAIL_POLICY) = const0_rtx;
}

void
ripple_compressed_tails (function *fn)
{
  riscv_change_unspecs (fn, UNSPEC_VCOMPRESS, keep_tail);
}

#endif

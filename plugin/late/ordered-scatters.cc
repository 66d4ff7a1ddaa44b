/* Scatters of RISC-V that store the highest lane last.

   INPUT	(set (mem:BLK …) (unspec:BLK [mask, pointer, offsets, value]
					     UNSPEC_UNORDERED))
   OUTPUT	the same with UNSPEC_ORDERED: vsoxei instead of vsuxei

   IFN_MASK_LEN_SCATTER_STORE becomes an instruction that may store its
   elements in any order.  Where lanes have one address, the highest wins.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"
#include "target/riscv.h"

#if defined (GCC_RISCV_H)

static void
order (rtx unspec)
{
  XINT (unspec, 1) = UNSPEC_ORDERED;
}

void
ripple_ordered_scatters (function *fn)
{
  riscv_change_unspecs (fn, UNSPEC_UNORDERED, order);
}

#endif

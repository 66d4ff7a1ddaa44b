/* Constant masks of RISC-V that GCC must not merge.

   INPUT	.LC0 = { -1, 0, -1, 0 } of a mask of 4 lanes, .LC1 = { -1, 0,
		-1, 0, -1, 0, -1, 0 } of a mask of 8 lanes
   OUTPUT	two constants

   Where the length of vectors is told (-mrvv-vector-bits), GCC 14 compares
   the bytes of the two with the pattern repeated, finds them equal and keeps
   .LC0, of which it then writes four bits.

   Whether a constant is compared is decided when it is made, in the expansion
   of the first function that needs it.  This stands before that, and in a link
   with -flto before the expansion of each function.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "riscv.h"

#if defined (GCC_RISCV_H)

void
ripple_merged_masks (function *)
{
# if GCCPLUGIN_VERSION < 15000 && defined (HAVE_RVVM1SImode)
  /* An option of the whole unit, of which no constants are merged then.  */
  if (TARGET_VECTOR && GET_MODE_SIZE (RVVM1SImode).is_constant ())
    flag_merge_constants = 0;
# endif
}

#endif

/* RISC-V V.  Values of constant size are in vectors of the length that every
   machine has that the program may run on, those of scalable size in groups
   of registers.

   INPUT	8 * vscale lanes of 1, 4 and 8 bytes
   OUTPUT	one part each, of half a register, of 2 and of 4; the mask of
		all of them is one type

   Conversions then are one instruction for a part, and gathers take offsets
   of any size.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "../emit/lanes-private.h"
#include "riscv.h"

#if defined (GCC_RISCV_H)

enum { MOST_NATIVE_BYTES = 512 };

static unsigned
riscv_native_bytes (unsigned)
{
# if defined (HAVE_RVVM1SImode)
  if (TARGET_VECTOR)
    {
      unsigned bytes = constant_lower_bound (GET_MODE_SIZE (RVVM1SImode));

      return MIN (MAX (bytes, 16u), (unsigned) MOST_NATIVE_BYTES);
    }
# endif
  return 16;
}

/* With another least length than 128 bits vscale is no number that a mode
   knows; and parts of 2 lanes for each vscale must exist for all elements.  */

bool
riscv_scalable_p (void)
{
# if defined (HAVE_RVVM1SImode)
  return (TARGET_VECTOR && TARGET_VECTOR_ELEN_64 && TARGET_VECTOR_ELEN_FP_64
	  && known_eq (GET_MODE_SIZE (RVVM1SImode),
		       ripple_vscale * (unsigned) SCALABLE_BYTES));
# else
  return false;
# endif
}

const ripple_target ripple_riscv_target =
{
  "riscv", riscv_native_bytes, NULL, NULL, NULL, NULL, NULL,
  false, NULL, false, NULL, NULL
};

#endif

/* The alignment of frames that the address sanitizer moves.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "transform/transform.h"

/* The address sanitizer may keep the variables of a frame in heap memory that
   is aligned to 32 bytes only, unless one of them asks for more; GCC then
   takes those that are at a multiple of 64 bytes in the frame for aligned to
   64 (left over from PR sanitizer/110027).  Ask for it where vectors are as
   long as that.  */

void
align_sanitized_frame (void)
{
  unsigned bytes = ripple_native_bytes (1), i;
  tree var;

  if (bytes <= 32 || !sanitize_flags_p (SANITIZE_ADDRESS))
    return;
  FOR_EACH_LOCAL_DECL (cfun, i, var)
    if (auto_var_in_fn_p (var, cfun->decl) && !is_gimple_reg (var)
	&& tree_fits_uhwi_p (DECL_SIZE_UNIT (var))
	&& tree_to_uhwi (DECL_SIZE_UNIT (var)) >= bytes
	&& DECL_ALIGN_UNIT (var) < bytes)
      {
	SET_DECL_ALIGN (var, bytes * BITS_PER_UNIT);
	DECL_USER_ALIGN (var) = 1;
      }
}

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

static void
align_variables (unsigned bytes)
{
  unsigned i;
  tree var;

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

/* What alloca gives is aligned to 32 bytes there, too, though GCC takes it for
   aligned to BIGGEST_ALIGNMENT, unless the call asks for that.  */

static void
align_allocated (void)
{
  basic_block bb;

  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (!gimple_call_builtin_p (s, BUILT_IN_ALLOCA))
	  continue;
	gcall *call
	  = gimple_build_call (builtin_decl_implicit
				 (BUILT_IN_ALLOCA_WITH_ALIGN),
			       2, gimple_call_arg (s, 0),
			       size_int (BIGGEST_ALIGNMENT));
	gimple_call_set_lhs (call, gimple_call_lhs (s));
	gimple_set_location (call, gimple_location (s));
	gimple_move_vops (call, s);
	gsi_replace (&g, call, true);
      }
}

void
align_sanitized_frame (void)
{
  unsigned bytes = ripple_native_bytes (1);

  if (bytes <= 32 || !sanitize_flags_p (SANITIZE_ADDRESS))
    return;
  align_variables (bytes);
  align_allocated ();
}

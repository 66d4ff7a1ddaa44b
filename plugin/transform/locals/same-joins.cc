/* Values that are joined twice.

   INPUT	x = PHI <a, b>; y = PHI <a', b>		where a' is a copy of a
   OUTPUT	x = PHI <a, b>, and x where y was

   References that are chosen by conditions, as the results of std::min are,
   become values, one for each load from them.  What compares and chooses the
   same value is a minimum, not so what compares one and chooses the other.

   Called when all local variables are values.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/locals.h"

namespace {

/* True if PHI, of lanes, may be joined with another one.  */

bool
plain_join_p (gphi *phi)
{
  tree x = gimple_phi_result (phi), var = SSA_NAME_VAR (x);
  return !virtual_operand_p (x) && varying_p (x)
	 && !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (x)
	 && !(var && VAR_P (var) && conditional_variable_p (var));
}

bool
same_join_p (gphi *a, gphi *b)
{
  if (!types_compatible_p (TREE_TYPE (gimple_phi_result (a)),
			   TREE_TYPE (gimple_phi_result (b))))
    return false;
  for (unsigned i = 0; i < gimple_phi_num_args (a); i++)
    if (!operand_equal_p (copied_value (gimple_phi_arg_def (a, i)),
			  copied_value (gimple_phi_arg_def (b, i)), 0))
      return false;
  return true;
}

/* Let what joins in BB join once.  True if something did twice.  */

bool
merge_joins_of (basic_block bb)
{
  auto_vec<gphi *> kept;
  bool merged = false;
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);)
    {
      gphi *phi = p.phi ();
      gphi *same = NULL;
      for (unsigned i = 0; plain_join_p (phi) && i < kept.length (); i++)
	if (same_join_p (kept[i], phi))
	  same = kept[i];
      if (!same)
	{
	  if (plain_join_p (phi))
	    kept.safe_push (phi);
	  gsi_next (&p);
	  continue;
	}
      replace_uses_by (gimple_phi_result (phi), gimple_phi_result (same));
      remove_phi_node (&p, true);
      merged = true;
    }
  return merged;
}

} // anonymous namespace

bool
merge_joins (void)
{
  bool merged = false;
  if (!optimize)
    return false;
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo, false);
  for (int i = 0; i < n; i++)
    merged |= merge_joins_of (BASIC_BLOCK_FOR_FN (cfun, rpo[i]));
  free (rpo);
  return merged;
}

/* Complex numbers in lanes become two real ones, by GCC's own pass, which runs
   on all functions later.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "context.h"
#include "analysis/overlay.h"
#include "transform/transform.h"

static bool
complex_p (tree name)
{
  return TREE_CODE (TREE_TYPE (name)) == COMPLEX_TYPE;
}

/* How much there is to do: lowering makes calls of other operations.  */

static unsigned
complex_work (void)
{
  unsigned v, n = 0;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (complex_p (name) && shaped_p (name))
      {
	gimple *def = SSA_NAME_DEF_STMT (name);
	if (is_gimple_call (def))
	  n++;
	else if (!is_gimple_assign (def)
		 || gimple_assign_rhs_code (def) != COMPLEX_EXPR)
	  n += 1000;
      }
  return n;
}

/* Remove complex numbers that nobody needs in one piece.  */

static void
remove_unused (void)
{
  bool changed;
  unsigned v;
  tree name;
  do
    {
      changed = false;
      FOR_EACH_SSA_NAME (v, name, cfun)
	{
	  gimple *def = SSA_NAME_DEF_STMT (name);
	  if (!complex_p (name) || !has_zero_uses (name) || !gimple_bb (def)
	      || gimple_vdef (def))
	    continue;
	  gimple_stmt_iterator g = gsi_for_stmt (def);
	  if (gimple_code (def) == GIMPLE_PHI)
	    remove_phi_node (&g, true);
	  else if (is_gimple_assign (def))
	    {
	      gsi_remove (&g, true);
	      release_defs (def);
	    }
	  else
	    continue;
	  changed = true;
	}
    }
  while (changed);
}

/* Let the parts of numbers that were put together be what they were made
   of.  */

static void
simplify_parts (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	enum tree_code code = is_gimple_assign (s)
			      ? gimple_assign_rhs_code (s) : ERROR_MARK;
	if (code != REALPART_EXPR && code != IMAGPART_EXPR)
	  continue;
	tree x = TREE_OPERAND (gimple_assign_rhs1 (s), 0);
	gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
	if (def && is_gimple_assign (def)
	    && gimple_assign_rhs_code (def) == COMPLEX_EXPR)
	  {
	    gimple_assign_set_rhs_from_tree
	      (&g, code == REALPART_EXPR ? gimple_assign_rhs1 (def)
					 : gimple_assign_rhs2 (def));
	    update_stmt (gsi_stmt (g));
	  }
      }
  remove_unused ();
}

bool
lower_complex_lanes (void)
{
  static gimple_opt_pass *pass;
  static function *owner;
  static unsigned left;
  unsigned v;
  tree name;
  simplify_parts ();
  basic_block bb;
  /* Per block, the marks of its complex PHIs, which their parts inherit.  */
  hash_map<basic_block, unsigned> marks;

  unsigned work = complex_work ();
  if (work == 0 || (owner == cfun && work == left))
    return false;
  owner = cfun;
  left = work;
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
      if (complex_p (gimple_phi_result (p.phi ())))
	marks.get_or_insert (bb)
	  |= overlay_info (gimple_phi_result (p.phi ()))->flags
	     & (VALUE_LANE_CODE | VALUE_DATA_PHI);
  bitmap old = BITMAP_ALLOC (NULL);
  FOR_EACH_SSA_NAME (v, name, cfun)
    bitmap_set_bit (old, v);
  /* Without optimisation it would leave all multiplications to libgcc.  */
  int level = optimize;
  optimize = MAX (level, 1);
  if (!pass)
    pass = make_pass_lower_complex (g);
  pass->execute (cfun);
  optimize = level;
  for (auto it = marks.begin (); it != marks.end (); ++it)
    for (gphi_iterator p = gsi_start_phis ((*it).first); !gsi_end_p (p);
	 gsi_next (&p))
      if (!bitmap_bit_p (old, SSA_NAME_VERSION (gimple_phi_result
						  (p.phi ()))))
	overlay_info (gimple_phi_result (p.phi ()))->flags |= (*it).second;
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  simplify_parts ();
  cgraph_edge::rebuild_edges ();
  BITMAP_FREE (old);
  return true;
}

/* Complex numbers in lanes become two real ones, by GCC's own pass, which runs
   on all functions later.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "context.h"
#include "transform/locals/locals.h"

static bool
complex_p (tree name)
{
  return TREE_CODE (TREE_TYPE (name)) == COMPLEX_TYPE;
}

/* True if a statement compares the complex number NAME.  */

static bool
compared_p (tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      if (gimple_code (s) == GIMPLE_COND
	  || (is_gimple_assign (s)
	      && TREE_CODE_CLASS (gimple_assign_rhs_code (s))
		 == tcc_comparison))
	return true;
    }
  return false;
}

/* How much is left to lower: an operation on complex numbers with lanes counts
   1000, a call 1, since lowering makes calls.  ONE is set to such a
   number.  */

static unsigned
complex_work (tree *one)
{
  unsigned v, n = 0;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (complex_p (name) && varying_p (name))
      {
	gimple *def = SSA_NAME_DEF_STMT (name);
	*one = name;
	if (is_gimple_call (def))
	  n++;
	else if (!is_gimple_assign (def)
		 || gimple_assign_rhs_code (def) != COMPLEX_EXPR
		 || compared_p (name))
	  n += 1000;
      }
  return n;
}

/* GCC's pass leaves functions alone that only copy and choose complex numbers.
   Add an operation, on numbers like NAME, that nobody needs.  */

static void
add_operation (tree name)
{
  tree type = TREE_TYPE (name);
  gimple_stmt_iterator g
    = gsi_after_labels (single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
  gsi_insert_before (&g, gimple_build_assign (make_ssa_name (type), CONJ_EXPR,
					      build_zero_cst (type)),
		     GSI_SAME_STMT);
}

/* The statement that puts the complex number NAME together and has no other
   effect, or null.  */

static gimple *
made_by (tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  bool only = (complex_p (name) && gimple_bb (def) && !gimple_vdef (def)
	       && (gimple_code (def) == GIMPLE_PHI || is_gimple_assign (def)));
  return only ? def : NULL;
}

/* True if S uses complex numbers for more than to make one.  */

static bool
uses_complex_p (gimple *s)
{
  tree lhs = gimple_get_lhs (s);
  return (!is_gimple_debug (s)
	  && !(lhs && TREE_CODE (lhs) == SSA_NAME && made_by (lhs)));
}

/* Remove complex numbers that nobody needs in one piece; those that loops
   carry are needed only by each other.  */

static void
remove_unused (void)
{
  unsigned v;
  tree name;
  auto_vec<tree> needed, unused;
  bitmap seen = BITMAP_ALLOC (NULL);
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (complex_p (name))
      {
	gimple *use;
	imm_use_iterator it;
	FOR_EACH_IMM_USE_STMT (use, it, name)
	  if (uses_complex_p (use) && bitmap_set_bit (seen, v))
	    needed.safe_push (name);
      }
  while (!needed.is_empty ())
    if (gimple *def = made_by (needed.pop ()))
      {
	use_operand_p use;
	ssa_op_iter it;
	FOR_EACH_PHI_OR_STMT_USE (use, def, it, SSA_OP_USE)
	  if (TREE_CODE (USE_FROM_PTR (use)) == SSA_NAME
	      && complex_p (USE_FROM_PTR (use))
	      && bitmap_set_bit (seen,
				 SSA_NAME_VERSION (USE_FROM_PTR (use))))
	    needed.safe_push (USE_FROM_PTR (use));
      }
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (!bitmap_bit_p (seen, v) && made_by (name))
      unused.safe_push (name);
  for (unsigned i = 0; i < unused.length (); i++)
    {
      gimple *def = SSA_NAME_DEF_STMT (unused[i]);
      gimple_stmt_iterator g = gsi_for_stmt (def);
      if (gimple_code (def) == GIMPLE_PHI)
	remove_phi_node (&g, true);
      else
	{
	  gsi_remove (&g, true);
	  release_defs (def);
	}
    }
  BITMAP_FREE (seen);
}

/* Let the parts of numbers that were put together be what they were made of.
   True if there were any.  */

static bool
simplify_parts (void)
{
  bool simplified = false;
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
	    simplified = true;
	  }
      }
  remove_unused ();
  return simplified;
}

bool
lower_complex_lanes (void)
{
  static gimple_opt_pass *pass;
  /* The function that was here last, by number: its structure may be gone,
     and another one's be in its place.  */
  static int owner = -1;
  static unsigned left;
  unsigned v;
  tree name, one = NULL_TREE;
  bool simplified = simplify_parts ();
  basic_block bb;
  /* Per block, the marks of its complex PHIs, which their parts inherit.  */
  hash_map<basic_block, unsigned> marks;

  unsigned work = complex_work (&one);
  if (work == 0 || (owner == cfun->funcdef_no && work == left))
    return simplified;
  owner = cfun->funcdef_no;
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
      if (complex_p (gimple_phi_result (p.phi ())))
	marks.get_or_insert (bb)
	  |= overlay_info (gimple_phi_result (p.phi ()))->flags
	     & (VALUE_LANE_CODE | VALUE_DATA_PHI);
  bitmap old = BITMAP_ALLOC (NULL);
  FOR_EACH_SSA_NAME (v, name, cfun)
    bitmap_set_bit (old, v);
  add_operation (one);
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
  /* What the calls that lowering made are inlined to is lowered, too.  */
  left = complex_work (&one);
  return true;
}

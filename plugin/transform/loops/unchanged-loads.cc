/* Loads that give the same in all iterations of an annotated loop.

   INPUT	for (i = 0; i < m->n; i++)
		  m->y[i] = m->a * m->x[i];

   OUTPUT	if (n != 0)
		  y = m->y, a = m->a, x = m->x;
		for (i = 0; i < n; i++)
		  y[i] = a * x[i];

   if what the loop stores cannot be m->y, m->a or m->x, by their types or as
   they are of other objects.  So it is known that the addresses do not change,
   and these may be compared before the loop (analysis/address-tests.cc).

   GCC moves such loads, too, but later, and where they stand in a branch it
   does not, as they might trap.  Here one of these is moved

   if each iteration accesses what it loads, by one path or another;
   or if the same pointer leads to what each iteration accesses on both sides
   of it, less than a page apart.

   So are numbers, as the width / 2 that rows are apart, if they are known for
   all values of what they are made of, or each iteration makes them.

   Called before blocks are given other sizes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"
#include "transform/loops/sure-accesses.h"

namespace {

enum { MOST_LOADS = 64 };	/* Of a loop.  */

struct searched_loop : loop_accesses
{
  auto_vec<gimple *> moved;	/* What is computed before the loop, in this
				   order.  */
  hash_set<gimple *> kept;	/* What is to be known when it is compiled, so
				   that it stays as it is.  */
  hash_set<gimple *> known;	/* What is in MOVED,  */
  hash_set<gimple *> guarded;	/* and what only if there are iterations.  */
};

bool
inside_p (const searched_loop *s, gimple *stmt)
{
  return gimple_bb (stmt) && flow_bb_inside_loop_p (s->loop, gimple_bb (stmt));
}

/* True if some statement of the loop of S may change what REF is of.  */

bool
stored_p (const searched_loop *s, tree ref)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (s->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *stmt = gsi_stmt (g);
	  enum ripple_api api = ripple_api_call (stmt);
	  if (gimple_vdef (stmt)
	      && (api == API_NONE || api == API_TILE_STORE)
	      && stmt_may_clobber_ref_p (stmt, ref)
	      && !(gimple_assign_single_p (stmt)
		   && distinct_references_p (gimple_assign_lhs (stmt), ref)))
	    return true;
	}
  return false;
}

/* True if an iteration of S may end the program.  */

bool
may_end_p (const searched_loop *s)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (s->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) == API_NONE
	    && (gimple_code (gsi_stmt (g)) == GIMPLE_ASM
		|| (is_gimple_call (gsi_stmt (g))
		    && gimple_has_side_effects (gsi_stmt (g)))))
	  return true;
  return false;
}

/* True if STMT divides integers.  */

bool
division_p (gimple *stmt)
{
  return is_gimple_assign (stmt)
	 && (gimple_assign_rhs_code (stmt) == TRUNC_DIV_EXPR
	     || gimple_assign_rhs_code (stmt) == TRUNC_MOD_EXPR)
	 && INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_lhs (stmt)));
}

bool movable_p (searched_loop *s, gimple *stmt);

/* True if all names that STMT uses are known before the loop of S, if that has
   iterations, once what is moved there is.  */

bool
operands_movable_p (searched_loop *s, gimple *stmt)
{
  ssa_op_iter it;
  tree name;
  FOR_EACH_SSA_TREE_OPERAND (name, stmt, it, SSA_OP_USE)
    if (!movable_p (s, SSA_NAME_DEF_STMT (name)))
      return false;
  return true;
}

/* True if STMT uses what is known only if the loop of S has iterations.  */

bool
uses_guarded_p (searched_loop *s, gimple *stmt)
{
  ssa_op_iter it;
  tree name;
  FOR_EACH_SSA_TREE_OPERAND (name, stmt, it, SSA_OP_USE)
    if (s->guarded.contains (SSA_NAME_DEF_STMT (name)))
      return true;
  return false;
}

/* True if what STMT makes is known before the loop of S, if that has
   iterations; if it is to be moved for that, it is noted.  */

bool
movable_p (searched_loop *s, gimple *stmt)
{
  if (!inside_p (s, stmt) || s->known.contains (stmt))
    return true;
  if (!gimple_call_builtin_p (stmt, BUILT_IN_ASSUME_ALIGNED)
      && (!is_gimple_assign (stmt) || gimple_has_volatile_ops (stmt)
	  || TREE_CODE (gimple_assign_lhs (stmt)) != SSA_NAME
	  || stmt_could_throw_p (cfun, stmt)))
    return false;
  tree lhs = gimple_get_lhs (stmt);
  if (!lhs || varying_p (lhs) || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (lhs))
    return false;
  if (s->kept.contains (stmt) || constant_value (lhs))
    return false;
  reached_bytes a;
  bool load = gimple_assign_load_p (stmt), trap = gimple_could_trap_p (stmt);
  if (load
      ? (!is_gimple_reg_type (TREE_TYPE (lhs))
	 || !find_access (gimple_assign_rhs1 (stmt), &a)
	 || !sure_access_p (s, &a)
	 || stored_p (s, gimple_assign_rhs1 (stmt)))
      : (gimple_vuse (stmt)
	 || (trap && (!each_iteration_p (s, gimple_bb (stmt))
		      || may_end_p (s)))))
    return false;
  if (!operands_movable_p (s, stmt))
    return false;
  if ((load && !VAR_P (a.pointer)) || (trap && !division_p (stmt))
      || uses_guarded_p (s, stmt))
    s->guarded.add (stmt);
  s->known.add (stmt);
  s->moved.safe_push (stmt);
  return true;
}

/* Note in S what the scalar OP, an argument of a ripple_* function, is made
   of.  */

void
keep (searched_loop *s, tree op)
{
  ssa_op_iter it;
  tree name;
  gimple *def = TREE_CODE (op) == SSA_NAME && !varying_p (op)
		? SSA_NAME_DEF_STMT (op) : NULL;
  if (!def || !inside_p (s, def) || !is_gimple_assign (def)
      || s->kept.add (def))
    return;
  FOR_EACH_SSA_TREE_OPERAND (name, def, it, SSA_OP_USE)
    keep (s, name);
}

void
find_kept (searched_loop *s)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (s->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) != API_NONE)
	  for (unsigned i = 0; i < gimple_call_num_args (gsi_stmt (g)); i++)
	    keep (s, gimple_call_arg (gsi_stmt (g), i));
}

void
forget (searched_loop *s, gimple *stmt)
{
  s->known.remove (stmt);
  s->guarded.remove (stmt);
}

/* True if STMT computes an integer, which is one for all operands with which
   it does not trap, from what is known before the loop of S.  */

bool
unchanged_number_p (searched_loop *s, gimple *stmt)
{
  ssa_op_iter it;
  tree name;
  if (!is_gimple_assign (stmt) || gimple_vuse (stmt)
      || !INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_lhs (stmt)))
      || gimple_assign_rhs_class (stmt) == GIMPLE_SINGLE_RHS)
    return false;
  switch (gimple_assign_rhs_code (stmt))
    {
    case RSHIFT_EXPR:
      if (TREE_CODE (gimple_assign_rhs2 (stmt)) != INTEGER_CST)
	return false;
      break;
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
    CASE_CONVERT:
    case BIT_AND_EXPR:
    case MIN_EXPR:
    case MAX_EXPR:
      break;
    default:
      if (!TYPE_OVERFLOW_WRAPS (TREE_TYPE (gimple_assign_lhs (stmt))))
	return false;
    }
  FOR_EACH_SSA_TREE_OPERAND (name, stmt, it, SSA_OP_USE)
    if (inside_p (s, SSA_NAME_DEF_STMT (name))
	&& !s->known.contains (SSA_NAME_DEF_STMT (name)))
      return false;
  return true;
}

/* Note in S the loads that are to be moved, and what they need, and numbers,
   which addresses may be made of.  */

void
find_loads (searched_loop *s)
{
  basic_block bb;
  unsigned loads = 0;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (s->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  unsigned before = s->moved.length ();
	  if (unchanged_number_p (s, gsi_stmt (g)))
	    movable_p (s, gsi_stmt (g));
	  else if (gimple_assign_load_p (gsi_stmt (g)) && loads++ < MOST_LOADS
		   && !movable_p (s, gsi_stmt (g)))
	    /* What only it needed stays.  */
	    while (s->moved.length () > before)
	      forget (s, s->moved.pop ());
	}
}

/* Let what uses NAME, but for what is in BB, use OTHER.  */

void
replace_uses (tree name, tree other, basic_block bb)
{
  imm_use_iterator it;
  use_operand_p use;
  gimple *stmt;
  FOR_EACH_IMM_USE_STMT (stmt, it, name)
    if (stmt != SSA_NAME_DEF_STMT (other) && gimple_bb (stmt) != bb)
      {
	FOR_EACH_IMM_USE_ON_STMT (use, it)
	  SET_USE (use, other);
	update_stmt (stmt);
      }
}

/* True if A and B, assignments or calls, compute the same.  */

bool
same_p (gimple *a, gimple *b)
{
  if (gimple_code (a) != gimple_code (b)
      || gimple_num_ops (a) != gimple_num_ops (b)
      || !types_compatible_p (TREE_TYPE (gimple_get_lhs (a)),
			      TREE_TYPE (gimple_get_lhs (b)))
      || (is_gimple_assign (a)
	  && gimple_assign_rhs_code (a) != gimple_assign_rhs_code (b)))
    return false;
  for (unsigned i = 1; i < gimple_num_ops (a); i++)
    if (!gimple_op (a, i) || !gimple_op (b, i)
	? gimple_op (a, i) != gimple_op (b, i)
	: !operand_equal_p (gimple_op (a, i), gimple_op (b, i), 0))
      return false;
  return true;
}

/* Compute once what S has noted more than once.  */

void
merge_loads (searched_loop *s)
{
  for (unsigned i = 0; i < s->moved.length (); i++)
    for (unsigned k = 0; k < i; k++)
      if (same_p (s->moved[i], s->moved[k]))
	{
	  replace_uses (gimple_get_lhs (s->moved[i]),
			gimple_get_lhs (s->moved[k]), NULL);
	  gimple_stmt_iterator g = gsi_for_stmt (s->moved[i]);
	  forget (s, s->moved[i]);
	  gsi_remove (&g, true);
	  release_defs (s->moved[i]);
	  s->moved.ordered_remove (i--);
	  break;
	}
}

/* Move STMT to the end of BB.  */

void
move_to (gimple *stmt, basic_block bb)
{
  gimple_stmt_iterator from = gsi_for_stmt (stmt), to = gsi_last_bb (bb);
  if (gimple_vuse (stmt))
    gimple_set_vuse (stmt, NULL_TREE);
  gsi_move_after (&from, &to);
  update_stmt (stmt);
}

/* Let the division STMT, which is moved to the end of BB, be one by 1 if the
   loop has no iterations, N.  GCC may move it on, which it could not out of a
   branch.  */

void
spare_division (gimple *stmt, tree n, basic_block bb)
{
  gimple_seq seq = NULL;
  location_t loc = gimple_location (stmt);
  tree by = gimple_assign_rhs2 (stmt), type = TREE_TYPE (by);
  if (tree_expr_nonzero_p (by))
    return;
  tree any = gimple_build (&seq, loc, NE_EXPR, boolean_type_node, n,
			   build_zero_cst (TREE_TYPE (n)));
  by = gimple_build (&seq, loc, COND_EXPR, type, any, by,
		     build_one_cst (type));
  gimple_stmt_iterator last = gsi_last_bb (bb);
  gsi_insert_seq_after (&last, seq, GSI_NEW_STMT);
  gimple_assign_set_rhs2 (stmt, by);
}

/* Let what STMT makes in SOME, which leads to the loop if that has iterations,
   be known there.  */

void
join_guarded (gimple *stmt, basic_block some)
{
  edge e;
  edge_iterator ei;
  tree name = gimple_get_lhs (stmt);
  gphi *phi = create_phi_node (copy_ssa_name (name), single_succ (some));
  FOR_EACH_EDGE (e, ei, single_succ (some)->preds)
    add_phi_arg (phi, e->src == some ? name
		 : build_zero_cst (TREE_TYPE (name)), e,
		 gimple_location (stmt));
  replace_uses (name, gimple_phi_result (phi), some);
}

/* Move what S has noted to before the loop.  */

void
move_loads (searched_loop *s)
{
  tree n = gimple_call_arg (s->marker, 3);
  basic_block all = split_edge (loop_preheader_edge (s->loop));
  for (unsigned i = 0; i < s->moved.length (); i++)
    if (!s->guarded.contains (s->moved[i]))
      {
	if (division_p (s->moved[i]))
	  spare_division (s->moved[i], n, all);
	move_to (s->moved[i], all);
      }
  if (s->guarded.is_empty ())
    return;
  gcond *any = gimple_build_cond (NE_EXPR, n, build_zero_cst (TREE_TYPE (n)),
				  NULL_TREE, NULL_TREE);
  gimple_stmt_iterator last = gsi_last_bb (all);
  basic_block some
    = insert_cond_bb (all, gsi_stmt (last), any,
		      profile_probability::very_likely ());
  for (unsigned i = 0; i < s->moved.length (); i++)
    if (s->guarded.contains (s->moved[i]))
      move_to (s->moved[i], some);
  for (unsigned i = 0; i < s->moved.length (); i++)
    if (s->guarded.contains (s->moved[i]))
      join_guarded (s->moved[i], some);
}

}

bool
move_unchanged_loads (void)
{
  auto_vec<gcall *> markers;
  bool changed = false;
  find_lane_markers (&markers);
  if (markers.is_empty () || !optimize)
    return false;
  begin_loops ();
  /* What is moved out of a loop at once need not be out of one in it.  */
  markers.qsort (outer_loops_first);
  for (unsigned i = 0; i < markers.length (); i++)
    {
      searched_loop s;
      s.marker = markers[i];
      s.loop = gimple_bb (s.marker)->loop_father;
      if (!loop_outer (s.loop))
	continue;
      find_accesses (&s);
      find_kept (&s);
      find_loads (&s);
      if (s.moved.is_empty ())
	continue;
      merge_loads (&s);
      move_loads (&s);
      changed = true;
    }
  loop_optimizer_finalize ();
  return changed;
}

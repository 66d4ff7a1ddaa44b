/* Reductions in loops: where only their sum is wanted, vectors are added, and
   reduced once behind the loop.

   INPUT	t_1 = PHI <t_0, t_2>;		one number
		r = __ripple_reduce_add (1, x);
		t_2 = t_1 + r;
		behind the loop: t_1

   OUTPUT	v_1 = PHI <0, v_2>;		lanes
		v_2 = v_1 + x;
		behind the loop: t_3 = t_0 + __ripple_reduce_add (1, v_1);

   Integers only: what is modulo 2 to their bits may be added in any order.
   Sums of products then are what dot-products.cc looks for.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/demanded-bits.h"
#include "emit/lanes.h"
#include "transform/loops/loops.h"
#include "transform/tune/dot-products.h"
#include "transform/tune/tune.h"

/* How many vectors may be added: they should stay in registers.  */
enum { MOST_VECTORS = 16 };

struct loop_sum
{
  gphi *phi;
  gimple *plus;
  gphi *join;			/* The sum, or what it was where there is
				   nothing to add; or null.  */
  gcall *call;
  class loop *loop;
  edge exit;
  auto_vec<gimple *> casts;	/* Between them, as sums that may wrap are
				   unsigned.  */
};

/* The only statement that uses NAME, but for debug statements, or null.  */

static gimple *
single_user (tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  gimple *user = NULL;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    if (!is_gimple_debug (USE_STMT (use)))
      {
	if (user)
	  return NULL;
	user = USE_STMT (use);
      }
  return user;
}

/* True if STMT converts integers of one size, or copies one.  */

static bool
sign_cast_p (gimple *stmt)
{
  return stmt
	 && (gimple_assign_cast_p (stmt)
	     || gimple_assign_ssa_name_copy_p (stmt))
	 && TREE_CODE (gimple_assign_rhs1 (stmt)) == SSA_NAME
	 && integer_p (gimple_assign_lhs (stmt))
	 && integer_p (gimple_assign_rhs1 (stmt))
	 && bits_of (gimple_assign_lhs (stmt))
	    == bits_of (gimple_assign_rhs1 (stmt));
}

/* The only statement that uses NAME, or null; or what its conversions in S are
   used by, with *NAME.  */

static gimple *
user_behind_casts (loop_sum *s, tree *name)
{
  gimple *user = single_user (*name);
  while (sign_cast_p (user))
    {
      s->casts.safe_push (user);
      *name = gimple_assign_lhs (user);
      user = single_user (*name);
    }
  return user;
}

/* What X is converted from, by conversions that are added to S.  */

static tree
before_casts (loop_sum *s, tree x)
{
  while (TREE_CODE (x) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (x)
	 && sign_cast_p (SSA_NAME_DEF_STMT (x)) && single_user (x))
    {
      s->casts.safe_push (SSA_NAME_DEF_STMT (x));
      x = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (x));
    }
  return x;
}

/* The same of the sum of S, *NAME, and of what it is where it is not computed,
   if it has not changed then.  */

static gimple *
sum_behind_join (loop_sum *s, tree *name)
{
  gimple *user = user_behind_casts (s, name);
  gphi *join = user ? dyn_cast<gphi *> (user) : NULL;
  s->join = NULL;
  if (!join || join == s->phi || gimple_phi_num_args (join) != 2
      || gimple_bb (join)->loop_father != s->loop
      || block_mask (gimple_bb (join)))
    return user;
  bool first = gimple_phi_arg_def (join, 0) == *name;
  if (gimple_phi_arg_def (join, first) != gimple_phi_result (s->phi)
      || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (gimple_phi_result (join)))
    return NULL;
  s->join = join;
  *name = gimple_phi_result (join);
  return user_behind_casts (s, name);
}

/* True if in its loop, S's, nothing but S's addition uses the PHI.  */

static bool
used_outside_only_p (const loop_sum *s)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, gimple_phi_result (s->phi))
    {
      gimple *user = USE_STMT (use);
      if (!is_gimple_debug (user) && user != s->plus && user != s->join
	  && !s->casts.contains (user)
	  && flow_bb_inside_loop_p (s->loop, gimple_bb (user)))
	return false;
    }
  return true;
}

/* True if CALL adds up all lanes of integers, where all are on.  */

static bool
whole_sum_p (gimple *call)
{
  enum reduce_op op;
  if (ripple_api_call (call, &op) != API_REDUCE || op != REDUCE_ADD
      || !gimple_call_lhs (call) || block_mask (gimple_bb (call)))
    return false;
  tree x = gimple_call_arg (call, 1);
  tree dims = constant_value (gimple_call_arg (call, 0));
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x) || !integer_p (x)
      || !dims || !tree_fits_uhwi_p (dims)
      || !types_compatible_p (TREE_TYPE (x),
			      TREE_TYPE (gimple_call_lhs (call))))
    return false;
  struct shape left = shape_reduce (overlay_shape (x), tree_to_uhwi (dims));
  unsigned n = shape_least_lanes (overlay_shape (x));
  return (shape_scalar_p (&left)
	  && CEIL (n, lanes_width (bits_of (x) / BITS_PER_UNIT, n))
	     <= MOST_VECTORS);
}

/* Set S to what sums up the reduction CALL; false if nothing does so only.  */

static bool
find_loop_sum (gimple *call, loop_sum *s)
{
  if (!whole_sum_p (call))
    return false;
  basic_block bb = gimple_bb (call);
  tree r = gimple_call_lhs (call);
  s->call = as_a<gcall *> (call);
  s->casts.truncate (0);
  s->plus = user_behind_casts (s, &r);
  s->loop = bb->loop_father;
  if (!s->plus || !is_gimple_assign (s->plus) || !loop_outer (s->loop)
      || gimple_assign_rhs_code (s->plus) != PLUS_EXPR
      || gimple_bb (s->plus)->loop_father != s->loop
      || block_mask (gimple_bb (s->plus)))
    return false;
  tree sum = gimple_assign_lhs (s->plus), from = gimple_assign_rhs1 (s->plus);
  if (from == r)
    from = gimple_assign_rhs2 (s->plus);
  from = before_casts (s, from);
  if (TREE_CODE (from) != SSA_NAME || from == r || varying_p (sum)
      || SSA_NAME_IS_DEFAULT_DEF (from)
      || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (from)
      || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (sum))
    return false;
  s->phi = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (from));
  if (!s->phi || gimple_bb (s->phi) != s->loop->header
      || gimple_phi_num_args (s->phi) != 2 || !s->loop->latch
      || block_mask (s->loop->header)
      || sum_behind_join (s, &sum) != s->phi
      || gimple_phi_arg_def (s->phi, loop_latch_edge (s->loop)->dest_idx)
	 != sum
      || !used_outside_only_p (s))
    return false;
  auto_vec<edge> exits = get_loop_exit_edges (s->loop);
  if (exits.length () != 1 || exits[0]->flags & EDGE_COMPLEX
      || !dominated_by_p (CDI_DOMINATORS, exits[0]->src, s->loop->header)
      || block_mask (exits[0]->src) || block_mask (exits[0]->dest))
    return false;
  s->exit = exits[0];
  return true;
}

/* Append A + B, of TYPE, to *SEQ.  */

static tree
append_plus (gimple_seq *seq, location_t loc, tree type, tree a, tree b)
{
  tree r = make_ssa_name (type);
  gimple *g = gimple_build_assign (r, PLUS_EXPR, a, b);
  gimple_set_location (g, loc);
  gimple_seq_add_stmt (seq, g);
  return r;
}

/* X converted to TYPE, appended to *SEQ.  */

static tree
append_cast (gimple_seq *seq, location_t loc, tree type, tree x)
{
  tree r = make_ssa_name (type);
  gimple *g = gimple_build_assign (r, NOP_EXPR, x);
  gimple_set_location (g, loc);
  gimple_seq_add_stmt (seq, g);
  return r;
}

/* Debug statements that show NAME, which goes away, show nothing.  */

static void
forget_debug_uses (tree name)
{
  imm_use_iterator it;
  gimple *user;
  FOR_EACH_IMM_USE_STMT (user, it, name)
    if (is_gimple_debug (user))
      {
	gimple_debug_bind_reset_value (user);
	update_stmt (user);
      }
}

/* Remove STMT, which makes NAME.  */

static void
remove_made (gimple *stmt, tree name)
{
  forget_debug_uses (name);
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  unlink_stmt_vdef (stmt);
  gsi_remove (&g, true);
  release_defs (stmt);
}

/* The vectors that are what the join of S is: V1 as they were, or V2.  */

static tree
join_vectors (const loop_sum *s, tree v1, tree v2)
{
  tree r = make_ssa_name (TREE_TYPE (v1));
  overlay_set_shape (r, overlay_shape (v1));
  basic_block bb = gimple_bb (s->join);
  gphi *phi = create_phi_node (r, bb);
  for (unsigned i = 0; i < 2; i++)
    add_phi_arg (phi, gimple_phi_arg_def (s->join, i)
		      == gimple_phi_result (s->phi) ? v1 : v2,
		 EDGE_PRED (bb, i), gimple_location (s->plus));
  return r;
}

/* Let S take vectors.  */

static void
make_loop_sum (const loop_sum *s)
{
  tree x = gimple_call_arg (s->call, 1), type = TREE_TYPE (x);
  tree sum = gimple_phi_result (s->phi), uns, total, all;
  edge latch = loop_latch_edge (s->loop);
  edge entry = EDGE_PRED (s->loop->header, 1 - latch->dest_idx);
  tree start = gimple_phi_arg_def (s->phi, entry->dest_idx);
  location_t loc = gimple_location (s->plus);
  gimple_seq seq = NULL;

  /* The vectors.  */
  tree v1 = make_ssa_name (type);
  gphi *phi = create_phi_node (v1, s->loop->header);
  tree v2 = append_plus (&seq, loc, type, v1, x);
  overlay_set_shape (v1, overlay_shape (x));
  overlay_set_shape (v2, overlay_shape (x));
  gimple_stmt_iterator g = gsi_for_stmt (s->call);
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  if (s->join)
    v2 = join_vectors (s, v1, v2);
  add_phi_arg (phi, build_zero_cst (type), entry, loc);
  add_phi_arg (phi, v2, latch, loc);

  /* Behind the loop; the sum in between may not fit.  */
  basic_block behind = split_edge (s->exit);
  tree args[2] = { gimple_call_arg (s->call, 0), v1 };
  seq = NULL;
  total = append_api_call (&seq, loc, type, "__ripple_reduce_add", 2, args);
  uns = unsigned_type_for (type);
  all = append_plus (&seq, loc, uns, append_cast (&seq, loc, uns, start),
		     append_cast (&seq, loc, uns, total));
  all = append_cast (&seq, loc, TREE_TYPE (sum), all);
  g = gsi_start_bb (behind);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);

  imm_use_iterator it;
  gimple *user;
  use_operand_p use;
  forget_debug_uses (sum);
  FOR_EACH_IMM_USE_STMT (user, it, sum)
    if (user != s->plus && user != s->join && !s->casts.contains (user)
	&& !is_gimple_debug (user))
      {
	FOR_EACH_IMM_USE_ON_STMT (use, it)
	  SET_USE (use, all);
	update_stmt (user);
      }
  tree next = gimple_assign_lhs (s->plus);
  g = gsi_for_phi (s->phi);
  remove_phi_node (&g, true);
  if (s->join)
    {
      forget_debug_uses (gimple_phi_result (s->join));
      g = gsi_for_phi (s->join);
      remove_phi_node (&g, true);
    }
  for (unsigned i = 0; i < s->casts.length (); i++)
    remove_made (s->casts[i], gimple_assign_lhs (s->casts[i]));
  remove_made (s->plus, next);
  remove_made (s->call, gimple_call_lhs (s->call));
}

void
find_loop_sums (void)
{
  auto_vec<gimple *> calls;
  basic_block bb;
  loop_sum s;

  FOR_EACH_BB_FN (bb, cfun)
    if (bb->loop_father && loop_outer (bb->loop_father))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (whole_sum_p (gsi_stmt (g)))
	  calls.safe_push (gsi_stmt (g));
  for (unsigned i = 0; i < calls.length (); i++)
    if (find_loop_sum (calls[i], &s))
      make_loop_sum (&s);
}

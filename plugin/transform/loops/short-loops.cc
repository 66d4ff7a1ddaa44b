/* Short loops over the fields of a record, or that add up narrow integers.

   INPUT	for (k = 0; k < 3; k++)		in an annotated loop of i
		  out[3 * i + k] = a[3 * i + k] * s;

   OUTPUT	out[3 * i] = a[3 * i] * s;
		out[3 * i + 1] = a[3 * i + 1] * s;
		out[3 * i + 2] = a[3 * i + 2] * s;

   so that what all lanes store, or load, is seen to be whole records, one
   behind the other.  GCC would unroll such a loop, too, but when each access
   is rendered.

   INPUT	unsigned char *a;  int s = 0;
		for (k = -1; k <= 1; k++)
		  s += a[i + k];

   The sum of so many bytes is seen to be no more than 765 then.

   INPUT	float v[4];		of which each lane has one
		for (k = 0; k < 4; k++)
		  v[k] = v[k] * s;

   OUTPUT	v[0] = v[0] * s; …

   so that the elements can be variables of their own.

   Called before annotated loops become other ones, or while local variables
   are taken apart, with shapes computed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"
#include "tree-scalar-evolution.h"

/* Loops of more iterations, or that would be more statements, stay.  Nests
   that only access records may have more.  */
enum
{
  MOST_ROUNDS = 8, MOST_STATEMENTS = 256, NARROW_BITS = 16,
  MOST_OF_NEST = 64, MOST_STATEMENTS_OF_RECORDS = 2000,
  MOST_ROUNDS_OF_LOCALS = 16, MOST_STATEMENTS_OF_LOCALS = 400
};

/* True if OUTER is an annotated loop, of one of MARKERS.  */

static bool
annotated_p (class loop *outer, const vec<gcall *> &markers)
{
  for (unsigned i = 0; i < markers.length (); i++)
    if (gimple_bb (markers[i])->loop_father == outer)
      return true;
  return false;
}

/* True if STMT makes a wider integer of a narrow one that lanes load.  */

static bool
widens_load_p (gimple *stmt)
{
  if (!gimple_assign_cast_p (stmt))
    return false;
  tree to = gimple_assign_lhs (stmt), from = gimple_assign_rhs1 (stmt);
  return INTEGRAL_TYPE_P (TREE_TYPE (to)) && TREE_CODE (from) == SSA_NAME
	 && varying_p (from) && INTEGRAL_TYPE_P (TREE_TYPE (from))
	 && TYPE_PRECISION (TREE_TYPE (from)) <= NARROW_BITS
	 && TYPE_PRECISION (TREE_TYPE (to)) > NARROW_BITS
	 && gimple_assign_load_p (SSA_NAME_DEF_STMT (from));
}

/* True if an integer of lanes goes from round to round of LOOP.  */

static bool
carries_integer_p (class loop *loop)
{
  for (gphi_iterator p = gsi_start_phis (loop->header); !gsi_end_p (p);
       gsi_next (&p))
    {
      tree x = gimple_phi_result (p.phi ());
      if (!virtual_operand_p (x) && varying_p (x)
	  && INTEGRAL_TYPE_P (TREE_TYPE (x)))
	return true;
    }
  return false;
}

/* True if REF, what each lane loads, is a field of a short record.  */

static bool
field_p (tree ref)
{
  enum { MOST_BYTES = 64 };
  HOST_WIDE_INT by, bytes = int_size_in_bytes (TREE_TYPE (ref));
  return (bytes > 0 && lanes_apart_by (ref, &by) && by >= 2 * bytes
	  && by <= MOST_BYTES);
}

/* True if REF, what each lane accesses, is one element behind the other from
   round to round of LOOP: its address has the counter of that, plain or times
   a constant.  */

static bool
next_field_p (tree ref, class loop *loop)
{
  auto_vec<tree> todo;
  hash_set<tree> seen;
  for (tree t = ref; handled_component_p (t); t = TREE_OPERAND (t, 0))
    if (TREE_CODE (t) == ARRAY_REF)
      todo.safe_push (TREE_OPERAND (t, 1));
  tree base = get_base_address (ref);
  if (base && TREE_CODE (base) == MEM_REF)
    todo.safe_push (TREE_OPERAND (base, 0));
  while (!todo.is_empty ())
    {
      tree x = todo.pop ();
      if (TREE_CODE (x) != SSA_NAME || seen.add (x))
	continue;
      gimple *def = SSA_NAME_DEF_STMT (x);
      if (gimple_code (def) == GIMPLE_PHI && gimple_bb (def) == loop->header)
	return true;
      if (is_gimple_assign (def) && !gimple_vuse (def))
	for (unsigned i = 1; i < gimple_num_ops (def); i++)
	  todo.safe_push (gimple_op (def, i));
    }
  return false;
}

/* How many rounds LOOP has if these are MOST at most, so that it may be
   unrolled; else 0.  */

static unsigned
few_rounds (class loop *loop, unsigned most = MOST_ROUNDS)
{
  edge exit = counted_exit (loop);
  if (!exit || exit->src != loop->header
      || !safe_dyn_cast<gcond *> (last_stmt (loop->header)))
    return 0;
  tree n = number_of_latch_executions (loop);
  return !tree_fits_uhwi_p (n) || tree_to_uhwi (n) > most
	 || tree_to_uhwi (n) < 2 ? 0 : tree_to_uhwi (n);
}

/* How often a loop in OUTER is entered for one lane, if OUTER is an annotated
   loop of one of MARKERS or such loops lead from there to it; else 0.  */

static unsigned
times_entered (class loop *outer, const vec<gcall *> &markers)
{
  unsigned times = 1;
  for (; times && !annotated_p (outer, markers); outer = loop_outer (outer))
    times = (loop_outer (outer) && times <= MOST_OF_NEST
	     ? times * few_rounds (outer) : 0);
  return times;
}

/* How many rounds LOOP has if it is to be unrolled, in a loop of one of
   MARKERS; else 0.  */

static unsigned
rounds_to_unroll (class loop *loop, const vec<gcall *> &markers)
{
  class loop *outer = loop_outer (loop);
  unsigned rounds = (loop->inner || loop->unroll == 1
		     || optimize_function_for_size_p (cfun)
		     ? 0 : few_rounds (loop));
  if (!rounds)
    return 0;
  bool stores = false, fields = false, widens = false, plain = true;
  bool records = true;
  unsigned statements = 0;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (is_gimple_debug (s))
	  continue;
	statements++;
	widens |= widens_load_p (s);
	/* Only the condition is in the header, and no lanes are its own.  */
	plain &= (body[i] != loop->header || gimple_code (s) == GIMPLE_COND)
		 && gimple_code (s) != GIMPLE_ASM
		 && ripple_api_call (s) != API_LANE
		 && (!is_gimple_call (s) || !gimple_has_side_effects (s)
		     || ripple_api_call (s) == API_FLAT);
	if (gimple_assign_load_p (s))
	  {
	    bool field = field_p (gimple_assign_rhs1 (s));
	    fields |= field && next_field_p (gimple_assign_rhs1 (s), loop);
	    records &= field;
	  }
	if (gimple_assign_single_p (s) && gimple_store_p (s))
	  {
	    tree ref = gimple_assign_lhs (s);
	    struct shape shape = overlay_address_shape (ref);
	    plain &= !gimple_has_volatile_ops (s);
	    records &= field_p (ref);
	    stores |= !shape_scalar_p (&shape) && next_field_p (ref, loop);
	  }
      }
  free (body);
  unsigned times = times_entered (outer, markers);
  bool in = times == 1 || (times && records);
  unsigned most = records ? MOST_STATEMENTS_OF_RECORDS : MOST_STATEMENTS;
  bool sums = widens && carries_integer_p (loop);
  /* Sums may be of rows.  */
  in |= sums && outer && annotated_p (loop_outer (outer), markers);
  return in && (stores || fields || sums) && plain
	 && statements * rounds * MAX (times, 1) <= most ? rounds : 0;
}

/* True if REF is an element of a local array of which lanes have copies,
   chosen in LOOP for all lanes.  */

static bool
chosen_element_p (tree ref, class loop *loop)
{
  tree var = local_variable (ref);
  if (!var || shape_scalar_p (local_shape (var)))
    return false;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF)
      {
	tree i = TREE_OPERAND (ref, 1);
	if (TREE_CODE (i) == SSA_NAME && !varying_p (i)
	    && gimple_bb (SSA_NAME_DEF_STMT (i))
	    && flow_bb_inside_loop_p (loop, gimple_bb (SSA_NAME_DEF_STMT (i))))
	  return true;
      }
  return false;
}

/* How many rounds LOOP has if it is to be unrolled for local arrays; else
   0.  */

static unsigned
rounds_over_locals (class loop *loop, const vec<gcall *> &)
{
  unsigned statements = 0, rounds;
  bool chosen = false, plain = true;
  if (loop->inner || loop->unroll == 1 || optimize_function_for_size_p (cfun))
    return 0;
  rounds = few_rounds (loop, MOST_ROUNDS_OF_LOCALS);
  bool counted = rounds > 0;
  if (!counted && !(rounds = known_rounds (loop, MOST_ROUNDS_OF_LOCALS)))
    return 0;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (body[i]);
	 !gsi_end_p (g); gsi_next_nondebug (&g))
      {
	gimple *s = gsi_stmt (g);
	statements++;
	plain &= (!counted || body[i] != loop->header
		  || gimple_code (s) == GIMPLE_COND)
		 && gimple_code (s) != GIMPLE_ASM && !is_gimple_call (s)
		 && !gimple_has_volatile_ops (s);
	if (gimple_assign_load_p (s))
	  chosen |= chosen_element_p (gimple_assign_rhs1 (s), loop);
	if (is_gimple_assign (s) && gimple_store_p (s))
	  chosen |= chosen_element_p (gimple_assign_lhs (s), loop);
      }
  free (body);
  return chosen && plain && statements * rounds <= MOST_STATEMENTS_OF_LOCALS
	 ? rounds : 0;
}

/* Let what is behind LOOP use what it knew at the end of its first round.  */

static void
leave_with_next (class loop *loop)
{
  for (gphi_iterator p = gsi_start_phis (loop->header); !gsi_end_p (p);
       gsi_next (&p))
    {
      imm_use_iterator it;
      use_operand_p use;
      gimple *stmt;
      tree now = gimple_phi_result (p.phi ());
      tree next = PHI_ARG_DEF_FROM_EDGE (p.phi (), loop_latch_edge (loop));
      FOR_EACH_IMM_USE_STMT (stmt, it, now)
	if (!flow_bb_inside_loop_p (loop, gimple_bb (stmt)))
	  {
	    FOR_EACH_IMM_USE_ON_STMT (use, it)
	      SET_USE (use, next);
	    update_stmt (stmt);
	  }
    }
}

/* Let LOOP be ROUNDS times its body.  */

static void
unroll (class loop *loop, unsigned rounds)
{
  for (unsigned i = 0; i < rounds; i++)
    {
      class loop *rest = append_copy (loop);
      if (!rest)
	return;
      edge exit = counted_exit (loop), latch = loop_latch_edge (loop);
      basic_block header = loop->header, behind = exit->dest;
      leave_with_next (loop);
      redirect_edge_and_branch (latch, behind);
      take_edge (EDGE_SUCC (header, EDGE_SUCC (header, 0) == exit));
      repair_loops ();
      loop = rest;
    }
  /* No round is left.  */
  take_edge (counted_exit (loop));
  remove_unreachable ();
  repair_loops ();
}

/* The number that NAME is given, or NAME.  */

static tree
number_of (tree name)
{
  gimple *def = (TREE_CODE (name) == SSA_NAME ? SSA_NAME_DEF_STMT (name)
		 : NULL);
  return (def && gimple_assign_single_p (def)
	  && TREE_CODE (gimple_assign_rhs1 (def)) == INTEGER_CST
	  ? gimple_assign_rhs1 (def) : name);
}

/* Is NAME, behind a loop, a value that lanes leave that loop with one by one,
   which is not what the last one leaves with?  */

static bool
left_value_p (tree name)
{
  basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (name));
  return (overlay_info (name)->flags & (VALUE_LANE_CODE | VALUE_DATA_PHI)
	  && bb->loop_father != single_pred (bb)->loop_father);
}

/* Let what has one path to come by be what it is there, and the counters of
   unrolled loops numbers.  */

static void
forget_single_phis (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (single_pred_p (bb))
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);)
	{
	  tree x = gimple_phi_result (p.phi ());
	  tree from = number_of (gimple_phi_arg_def (p.phi (), 0));
	  if (virtual_operand_p (x)
	      || (TREE_CODE (from) == SSA_NAME
		  && SSA_NAME_OCCURS_IN_ABNORMAL_PHI (from))
	      || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (x)
	      || (TREE_CODE (from) == SSA_NAME && left_value_p (x)))
	    {
	      gsi_next (&p);
	      continue;
	    }
	  replace_uses_by (x, from);
	  remove_phi_node (&p, true);
	}
}

/* The name or the number that STMT only gives another name; null if it does
   something else.  */

static tree
renamed (gimple *stmt)
{
  tree lhs = is_gimple_assign (stmt) ? gimple_assign_lhs (stmt) : NULL_TREE;
  if (!lhs || TREE_CODE (lhs) != SSA_NAME
      || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (lhs))
    return NULL_TREE;
  tree x = gimple_assign_rhs1 (stmt);
  if (gimple_assign_ssa_name_copy_p (stmt))
    return SSA_NAME_OCCURS_IN_ABNORMAL_PHI (x) ? NULL_TREE : x;
  tree y = gimple_num_ops (stmt) == 3 ? gimple_assign_rhs2 (stmt) : NULL_TREE;
  if (TREE_CODE (x) != INTEGER_CST || !INTEGRAL_TYPE_P (TREE_TYPE (lhs)))
    return NULL_TREE;
  if (gimple_assign_cast_p (stmt) || gimple_assign_single_p (stmt))
    x = fold_convert (TREE_TYPE (lhs), x);
  else if (y && TREE_CODE (y) == INTEGER_CST)
    x = const_binop (gimple_assign_rhs_code (stmt), TREE_TYPE (lhs), x, y);
  else
    return NULL_TREE;
  return x && TREE_CODE (x) == INTEGER_CST && !TREE_OVERFLOW (x)
	 ? x : NULL_TREE;
}

/* Let the names of BB that are but others, or numbers, be these.  */

static void
forget_copies (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
    {
      gimple *stmt = gsi_stmt (g);
      tree x = renamed (stmt);
      if (!x)
	{
	  gsi_next (&g);
	  continue;
	}
      replace_uses_by (gimple_assign_lhs (stmt), x);
      gsi_remove (&g, true);
      release_defs (stmt);
    }
}

/* Join the blocks of LOOP that follow each other.  */

static void
join_rounds (class loop *loop)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (bb->loop_father == loop)
      {
	while (single_succ_p (bb) && can_merge_blocks_p (bb, single_succ (bb)))
	  merge_blocks (bb, single_succ (bb));
	forget_copies (bb);
      }
  compact_blocks ();
}

/* Unroll the loops of which ROUNDS_OF says how often they run, among annotated
   ones of MARKERS.  True if there were any.  */

static bool
unroll_loops (const vec<gcall *> &markers,
	      unsigned (*rounds_of) (class loop *, const vec<gcall *> &))
{
  bool changed = false;
  while (true)
    {
      class loop *found = NULL;
      unsigned rounds = 0;
      bool counted = false;
      begin_loops ();
      scev_initialize ();
      for (class loop *loop : loops_list (cfun, LI_FROM_INNERMOST))
	if (!rounds)
	  {
	    rounds = rounds_of (loop, markers);
	    found = rounds ? loop : NULL;
	    counted = rounds && few_rounds (loop, rounds);
	  }
      scev_finalize ();
      if (!found)
	{
	  loop_optimizer_finalize ();
	  break;
	}
      rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
      found->unroll = 1;
      class loop *outer = loop_outer (found);
      if (counted)
	unroll (found, rounds);
      else
	peel_known_rounds (found);
      forget_single_phis ();
      join_rounds (outer);
      repair_loops ();
      end_loops ();
      changed = true;
      /* The copies have theirs, and a loop round this one may be next.  */
      overlay_forget_shapes ();
      compute_shapes (false);
    }
  return changed;
}

bool
unroll_short_loops (void)
{
  auto_vec<gcall *> markers;
  find_lane_markers (&markers);
  return !markers.is_empty () && optimize && !optimize_debug
	 && unroll_loops (markers, rounds_to_unroll);
}

bool
unroll_loops_over_locals (void)
{
  auto_vec<gcall *> none;
  bool arrays = false;
  unsigned i;
  tree var;
  FOR_EACH_LOCAL_DECL (cfun, i, var)
    arrays |= VAR_P (var) && !shape_scalar_p (local_shape (var));
  if (!arrays || !optimize || optimize_debug)
    return false;
  bool known = take_known_conditions ();
  return unroll_loops (none, rounds_over_locals) || known;
}

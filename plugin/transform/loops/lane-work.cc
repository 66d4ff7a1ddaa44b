/* What the body of an annotated loop does with data: what is loaded and
   stored, how many values are alive at a time, what goes from round to round
   of loops in it.

   INPUT	x = a[i]; y = b[i]; a[i] = x * y + x;
   OUTPUT	elements of 4 bytes, 5 operations, 12 bytes alive

   Block sizes are chosen by that (block-size.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/depend.h"
#include "analysis/same-value.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"

/* How an address or a number grows from lane to lane: by BY, or, if STEPPED,
   by a number that only the program knows; if neither KNOWN nor STEPPED, in
   another way.  */

struct lane_step
{
  bool known, stepped;
  HOST_WIDE_INT by;
};

static lane_step
lane_step_of (tree x, unsigned depth = 0)
{
  enum { DEEPEST = 8 };
  const lane_step none = { true, false, 0 }, other = { false, false, 0 };
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x))
    return none;
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (ripple_api_call (def) != API_NONE)
    return { true, false, 1 };
  if (depth > DEEPEST || !is_gimple_assign (def))
    return other;
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  tree_code code = gimple_assign_rhs_code (def);
  lane_step r = lane_step_of (a, depth + 1);
  switch (code)
    {
    case MULT_EXPR:
      if (TREE_CODE (a) == SSA_NAME && TREE_CODE (b) == SSA_NAME)
	return { false, varying_p (a) != varying_p (b), 0 };
      if (TREE_CODE (a) != SSA_NAME || !tree_fits_shwi_p (b))
	return { false, r.stepped, 0 };
      r.by *= (unsigned HOST_WIDE_INT) tree_to_shwi (b);
      return r;
    case PLUS_EXPR:
    case MINUS_EXPR:
    case POINTER_PLUS_EXPR:
      {
	lane_step of_b = lane_step_of (b, depth + 1);
	r.known &= of_b.known;
	r.stepped |= of_b.stepped;
	if (code == MINUS_EXPR)
	  r.by -= (unsigned HOST_WIDE_INT) of_b.by;
	else
	  r.by += (unsigned HOST_WIDE_INT) of_b.by;
	return r;
      }
    CASE_CONVERT:
    case SSA_NAME:
      return r;
    default:
      return other;
    }
}

/* By how many bytes the places that REF has in neighbouring lanes are
   apart.  */

static lane_step
reference_step (tree ref)
{
  lane_step r = { true, false, 0 };
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF)
      {
	lane_step of = lane_step_of (TREE_OPERAND (ref, 1));
	tree size = array_ref_element_size (ref);
	bool fits = tree_fits_shwi_p (size);
	r.stepped |= of.stepped || (of.by && !fits);
	r.known &= of.known && (fits || !of.by);
	if (fits)
	  r.by += of.by * tree_to_uhwi (size);
      }
  if (TREE_CODE (ref) == MEM_REF)
    {
      lane_step of = lane_step_of (TREE_OPERAND (ref, 0));
      r.stepped |= of.stepped;
      r.known &= of.known;
      r.by += (unsigned HOST_WIDE_INT) of.by;
    }
  return r;
}

bool
lanes_differ_by (tree x, HOST_WIDE_INT *by)
{
  lane_step step = lane_step_of (x);
  *by = step.by;
  return step.known;
}

bool
lanes_apart_by (tree ref, HOST_WIDE_INT *by)
{
  lane_step step = reference_step (ref);
  *by = step.by;
  return step.known;
}

/* True if STMT takes some bits of lane numbers: these are known numbers in
   blocks that begin at multiples of their size.  */

static bool
number_bits_p (gimple *stmt)
{
  gassign *a = dyn_cast<gassign *> (stmt);
  if (!a || gimple_num_ops (a) != 3
      || TREE_CODE (gimple_assign_rhs2 (a)) != INTEGER_CST)
    return false;
  switch (gimple_assign_rhs_code (a))
    {
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
    case RSHIFT_EXPR:
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
      {
	lane_step step = lane_step_of (gimple_assign_rhs1 (a));
	return step.known && step.by != 0;
      }
    default:
      return false;
    }
}

/* Note in W what STMT accesses; false if that has no elements.  */

static bool
note_access (lane_work *w, gimple *stmt)
{
  tree ref = gimple_store_p (stmt) ? gimple_get_lhs (stmt)
	     : gimple_assign_rhs1 (stmt);
  struct shape s = overlay_address_shape (ref);
  unsigned bytes = lane_bytes (TREE_TYPE (ref));
  if (shape_scalar_p (&s))
    return true;
  w->widest = MAX (w->widest, bytes);
  w->narrowest = w->narrowest ? MIN (w->narrowest, bytes) : bytes;
  if (!w->stored && gimple_store_p (stmt))
    w->stored = stmt;
  lane_step step = reference_step (ref);
  w->stepped |= (gimple_assign_load_p (stmt) ? step.stepped
		 : !step.known && !lanes_scatters_p (TREE_TYPE (ref)));
  w->neighbours += step.known && step.by == bytes;
  gassign *assign = dyn_cast<gassign *> (stmt);
  if (!w->streamed && assign && gimple_assign_nontemporal_move_p (assign))
    w->streamed = stmt;
  return bytes != 0;
}

/* Data: what comes from memory or is no address.  */

static bool
data_p (tree name, hash_map<tree, unsigned> *last)
{
  return TREE_CODE (name) == SSA_NAME && last->get (name);
}

/* Note in W and LAST what STMT, number AT, computes and uses.  */

static void
note_values (lane_work *w, gimple *stmt, unsigned at,
	     hash_map<tree, unsigned> *last, hash_set<tree> *uniform)
{
  ssa_op_iter it;
  tree use, name = gimple_code (stmt) == GIMPLE_PHI ? gimple_phi_result (stmt)
		   : gimple_get_lhs (stmt);
  /* What goes round in a loop in the loop is known behind it.  */
  bool data = gimple_assign_load_p (stmt)
	      || (gimple_code (stmt) == GIMPLE_PHI
		  && bb_loop_header_p (gimple_bb (stmt)));
  auto_vec<tree> uses;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
      uses.safe_push (gimple_phi_arg_def (phi, i));
  else
    FOR_EACH_SSA_TREE_OPERAND (use, stmt, it, SSA_OP_USE)
      uses.safe_push (use);
  for (unsigned i = 0; i < uses.length (); i++)
    if (data_p (uses[i], last))
      {
	last->put (uses[i], at);
	data = true;
      }
  if (!data)
    return;
  w->operations++;
  if (gimple_code (stmt) == GIMPLE_COND)
    w->conditions++;
  else if (gswitch *sw = dyn_cast<gswitch *> (stmt))
    w->conditions += gimple_switch_num_labels (sw) - 1;
  for (unsigned i = 0; i < uses.length (); i++)
    if (TREE_CODE (uses[i]) == SSA_NAME && !varying_p (uses[i])
	&& SCALAR_FLOAT_TYPE_P (TREE_TYPE (uses[i])))
      uniform->add (uses[i]);
  if (name && TREE_CODE (name) == SSA_NAME && !virtual_operand_p (name)
      && varying_p (name) && !POINTER_TYPE_P (TREE_TYPE (name)))
    last->put (name, at);
}

bool
common_rounds_p (class loop *loop)
{
  edge exit = single_exit (loop);
  gimple *last = exit ? last_stmt (exit->src) : NULL;
  ssa_op_iter it;
  tree name;
  if (!last || gimple_code (last) != GIMPLE_COND
      || exit->src->loop_father != loop
      || !dominated_by_p (CDI_DOMINATORS, loop->latch, exit->src))
    return false;
  FOR_EACH_SSA_TREE_OPERAND (name, last, it, SSA_OP_USE)
    if (varying_p (name))
      return false;
  return true;
}

/* What loops in LOOP use of what stands before them, and what goes round in
   them, is alive, by LAST, as long as they run.  True if something goes
   round.  */

static bool
extend_lives (class loop *loop, const vec<gimple *> &list,
	      hash_map<tree, unsigned> *last)
{
  hash_map<class loop *, unsigned> end;
  bool any = false;
  for (unsigned i = 0; i < list.length (); i++)
    for (class loop *l = gimple_bb (list[i])->loop_father; l != loop;
	 l = loop_outer (l))
      end.put (l, i);
  for (unsigned i = 0; i < list.length (); i++)
    for (class loop *l = gimple_bb (list[i])->loop_father; l != loop;
	 l = loop_outer (l))
      {
	ssa_op_iter it;
	use_operand_p use;
	bool head = gimple_code (list[i]) == GIMPLE_PHI
		    && gimple_bb (list[i]) == l->header;
	FOR_EACH_PHI_OR_STMT_USE (use, list[i], it, SSA_OP_USE)
	  {
	    tree name = USE_FROM_PTR (use);
	    unsigned *at = TREE_CODE (name) == SSA_NAME ? last->get (name)
			   : NULL;
	    if (!at)
	      continue;
	    bool inside = flow_bb_inside_loop_p (l, gimple_bb
						 (SSA_NAME_DEF_STMT (name)));
	    /* They share a register.  */
	    if (head && inside)
	      {
		name = gimple_phi_result (list[i]);
		any = true;
	      }
	    at = last->get (name);
	    if (at && (head || !inside))
	      *at = MAX (*at, *end.get (l));
	  }
      }
  return any;
}

bool
left_by_lanes_p (class loop *loop, class loop *annotated)
{
  for (; loop != annotated; loop = loop_outer (loop))
    if (!common_rounds_p (loop))
      return true;
  return false;
}

/* True if BB, in LOOP, is where products of complex numbers that are no
   numbers are computed again: that is jumped over where no lane is active.  */

static bool
rare_p (class loop *loop, basic_block bb)
{
  for (; bb != loop->header; bb = get_immediate_dominator (CDI_DOMINATORS, bb))
    if (single_pred_p (bb))
      {
	edge e = single_pred_edge (bb);
	gcond *c = safe_dyn_cast<gcond *> (last_stmt (e->src));
	if (c && e->flags & EDGE_TRUE_VALUE
	    && gimple_cond_code (c) == UNORDERED_EXPR)
	  return true;
      }
  return false;
}

/* True if a statement of LIST stores to where another one loads from.  */

static bool
updates_p (const vec<gimple *> &list)
{
  enum { MOST_PAIRS = 1000 };
  unsigned pairs = 0;
  for (unsigned i = 0; i < list.length (); i++)
    if (gassign *store = dyn_cast<gassign *> (list[i]))
      if (gimple_store_p (store))
	for (unsigned k = 0; k < i && pairs++ < MOST_PAIRS; k++)
	  if (gimple_assign_load_p (list[k])
	      && same_place_p (gimple_assign_rhs1 (list[k]),
			       gimple_assign_lhs (store)))
	    return true;
  return false;
}

/* True if LIST loads fields of the same records in front of a store and behind
   it, which may be to these.  */

static bool
loaded_apart_p (const vec<gimple *> &list)
{
  enum { MOST = 400 };
  if (list.length () > MOST)
    return false;
  for (unsigned i = 0; i < list.length (); i++)
    {
      HOST_WIDE_INT by, other;
      if (!gimple_assign_load_p (list[i]))
	continue;
      tree ref = gimple_assign_rhs1 (list[i]);
      if (!lanes_apart_by (ref, &by) || by == 0
	  || (HOST_WIDE_INT) absu_hwi (by)
	     == int_size_in_bytes (TREE_TYPE (ref)))
	continue;
      bool stored = false;
      for (unsigned k = i + 1; k < list.length (); k++)
	if (gimple_store_p (list[k]))
	  stored |= !loads_elsewhere_p (list[i], gimple_get_lhs (list[k]));
	else if (stored && gimple_assign_load_p (list[k])
		 && same_origin_p (ref, gimple_assign_rhs1 (list[k]))
		 && lanes_apart_by (gimple_assign_rhs1 (list[k]), &other)
		 && by == other)
	  return true;
    }
  return false;
}

/* Note in W if S adds or subtracts floating numbers.  */

static void
note_signs (lane_work *w, gimple *s)
{
  if (!is_gimple_assign (s)
      || !FLOAT_TYPE_P (TREE_TYPE (gimple_assign_lhs (s))))
    return;
  tree_code code = gimple_assign_rhs_code (s);
  w->adds |= code == PLUS_EXPR;
  w->subtracts |= code == MINUS_EXPR || code == NEGATE_EXPR;
}

bool
find_work (class loop *loop, lane_work *w)
{
  auto_vec<gimple *> list;
  hash_map<tree, unsigned> last;	/* Uses of data, in LIST.  */
  hash_set<tree> uniform;
  bool ok = true;
  *w = lane_work ();
  w->rounds = loop->inner;
  for (gphi_iterator p = gsi_start_nonvirtual_phis (loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    if (varying_p (gimple_phi_result (p.phi ())))
      {
	w->sums = true;
	w->program_sums |= !partial_of (p.phi (), loop_preheader_edge (loop));
      }
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo, false);
  for (int i = 0; i < n; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      if (!flow_bb_inside_loop_p (loop, bb) || rare_p (loop, bb))
	continue;
      bool left = left_by_lanes_p (bb->loop_father, loop);
      w->diverges |= left;
      for (gphi_iterator p = gsi_start_nonvirtual_phis (bb); !gsi_end_p (p);
	   gsi_next_nonvirtual_phi (&p))
	list.safe_push (p.phi ());
      for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb);
	   !gsi_end_p (g); gsi_next_nondebug (&g))
	{
	  gimple *s = gsi_stmt (g);
	  list.safe_push (s);
	  w->number_bits |= number_bits_p (s);
	  note_signs (w, s);
	  if (is_gimple_call (s) && ripple_api_call (s) != API_LANE)
	    w->calls = true;
	  if (gimple_store_p (s) || gimple_assign_load_p (s))
	    {
	      ok &= note_access (w, s);
	      w->diverges_far |= left;
	    }
	  /* To what it has stored it adds in the next round.  */
	  w->carried |= gimple_store_p (s) && bb->loop_father != loop;
	  if (gimple_store_p (s)
	      && !dominated_by_p (CDI_DOMINATORS, loop->latch, bb))
	    w->conditional_stores++;
	}
    }
  free (rpo);
  w->again = loop_depth (loop) > 1 && updates_p (list);
  for (unsigned i = 0; i < list.length (); i++)
    note_values (w, list[i], i, &last, &uniform);
  w->carried |= extend_lives (loop, list, &last);
  w->uniforms = uniform.elements ();
  w->kept_apart = kept_apart_p (list) || loaded_apart_p (list);

  /* The bytes that begin to live, less those that end, at each statement.  */
  auto_vec<int> change;
  change.safe_grow_cleared (list.length () + 1);
  for (unsigned i = 0; i < list.length (); i++)
    {
      tree name = gimple_code (list[i]) == GIMPLE_PHI
		  ? gimple_phi_result (list[i]) : gimple_get_lhs (list[i]);
      unsigned *end = name ? last.get (name) : NULL;
      if (!end || *end == i)
	continue;
      change[i] += lane_bytes (TREE_TYPE (name));
      change[*end] -= lane_bytes (TREE_TYPE (name));
    }
  int live = 0;
  for (unsigned i = 0; i < list.length (); i++)
    {
      live += change[i];
      w->live = MAX (w->live, (unsigned) MAX (live, 0));
    }
  return ok && w->widest;
}

/* Loops over the lanes of one block, in which lanes that are done later access
   what others have stored, are taken apart.

   All lanes of a block do a statement before any of them does the next one.
   If they are done a few at a time, so must be whatever is told apart by that;
   what lanes carry from one loop to the next one is kept in a room for all of
   them.

   INPUT	for (y, x)
		  {
		    t = a[x * n + y];
		    if (t > 0)
		      b[y * n + x] = t;		A and B may overlap
		  }

   OUTPUT	for (y, x)
		  {
		    on[y, x] = 0;
		    t = a[x * n + y];
		    if (t > 0)
		      room[y, x] = t, on[y, x] = 1;
		  }
		for (y, x)
		  if (on[y, x])
		    b[y * n + x] = room[y, x];

   In each of these loops the program only loads, or it stores once, which
   lanes do in their order.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "analysis/overlay.h"
#include "front/front.h"
#include "gimplify-me.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

/* A nest of loops over the lanes of one block.  */

struct lane_nest
{
  class loop *outer, *inner;
  auto_vec<gcall *> markers;	/* From outside.  */
  basic_block head, latch;	/* Of INNER: the marker's, and its end.  */
  /* What BACK, which stands behind FRONT alone, and what it dominates in front
     of AFTER do is done by another nest; AFTER may be LATCH.  */
  basic_block front, back, after;
  tree number;			/* Of the lane, from 0 on.  */
};

/* Let N be the nest whose outermost loop is LOOP; false if that is none.  */

static bool
read_nest (lane_nest *n, class loop *loop)
{
  n->outer = loop;
  for (class loop *l = loop; l && one_block_marker (l); l = l->inner)
    {
      n->inner = l;
      n->markers.safe_push (one_block_marker (l));
    }
  if (n->markers.is_empty () || one_block_marker (loop_outer (loop)))
    return false;
  return true;
}

/* Let what is done for a lane of N stand between blocks of their own.  */

static void
separate_ends (lane_nest *n)
{
  gcall *marker = n->markers.last ();
  gimple *count = SSA_NAME_DEF_STMT (gimple_call_arg (marker, 2));
  edge back = loop_latch_edge (n->inner);
  gimple *step = SSA_NAME_DEF_STMT (gimple_phi_arg_def (count,
							back->dest_idx));
  gimple_stmt_iterator g = gsi_for_stmt (step);
  gsi_prev (&g);
  edge e = gsi_end_p (g) ? split_block_after_labels (gimple_bb (step))
	   : split_block (gimple_bb (step), gsi_stmt (g));
  n->latch = e->dest;
  n->head = split_block (gimple_bb (marker), marker)->src;
}

/* True if MARKER's loop does a few lanes at a time.  */

static bool
cut_p (gcall *marker)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  struct shape s;
  tree all = poly_constant_value (gimple_call_arg (marker, 3));
  lane_dims (marker, LANE_DIM0, dim, extent, &s);
  return maybe_ne (tree_to_poly_uint64 (all), lanes_of_shape (&s));
}

/* The marker of a loop of N whose lanes may tell that they are done a few at a
   time; null if there is none.  */

static gcall *
lanes_tell (const lane_nest *n)
{
  for (unsigned i = 0; i < n->markers.length (); i++)
    if (cut_p (n->markers[i]) && !lanes_independent_p (n->markers[i]))
      return n->markers[i];
  return NULL;
}

/* The rooms of cfun: names of their addresses.  */
static hash_set<tree> *rooms;

/* True if STMT loads from a room or stores there.  */

static bool
in_room_p (gimple *stmt)
{
  if (!gimple_assign_single_p (stmt))
    return false;
  tree ref = gimple_vdef (stmt) ? gimple_assign_lhs (stmt)
	     : gimple_assign_rhs1 (stmt);
  if (TREE_CODE (ref) != MEM_REF
      || TREE_CODE (TREE_OPERAND (ref, 0)) != SSA_NAME)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (TREE_OPERAND (ref, 0));
  return is_gimple_assign (def)
	 && gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR
	 && rooms->contains (gimple_assign_rhs1 (def));
}

/* True if STMT accesses memory for the program, as far as GCC knows: what has
   operands for memory, but calls that only compute, and our own.  */

static bool
accesses_p (gimple *stmt)
{
  enum ripple_api api = ripple_api_call (stmt);
  return gimple_vuse (stmt) && !is_gimple_debug (stmt)
	 && !gimple_clobber_p (stmt) && api != API_BROADCAST
	 && (api == API_NONE || api == API_UNKNOWN
	     || !ripple_api_lanewise_p (api))
	 && !in_room_p (stmt);
}

/* True if control comes to BB of N by way of its back part only.  */

static bool
behind_p (const lane_nest *n, basic_block bb)
{
  return dominated_by_p (CDI_DOMINATORS, bb, n->back);
}

/* True if STMT accesses copies of a variable for lanes that are done together:
   they last as long as these are.  */

static bool
in_lane_copies_p (gimple *stmt)
{
  tree ref = gimple_assign_single_p (stmt)
	     ? gimple_vdef (stmt) ? gimple_assign_lhs (stmt)
	       : gimple_assign_rhs1 (stmt) : NULL_TREE;
  tree base = ref ? get_base_address (ref) : NULL_TREE;
  return base && DECL_P (base) && lane_copies_p (base);
}

/* True if STMT loads or stores a scalar that nothing else is to be done with,
   in memory that lasts.  */

static bool
movable_p (gimple *stmt)
{
  return gimple_assign_single_p (stmt) && !gimple_has_volatile_ops (stmt)
	 && is_gimple_reg_type (TREE_TYPE (gimple_assign_lhs (stmt)))
	 && !in_lane_copies_p (stmt);
}

/* Put the accesses of N into LIST, in the order of the program.  */

static void
find_accesses (const lane_nest *n, vec<gimple *> *list)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (n->inner, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (accesses_p (gsi_stmt (g)))
	  list->safe_push (gsi_stmt (g));
}

/* How many of LIST, the last ones, can be done by a nest of their own without
   that a lane tells: a store, or loads.  */

static unsigned
last_ones (const vec<gimple *> &list)
{
  unsigned i = list.length () - 1;
  while (i > 0 && !gimple_vdef (list[i]) && !gimple_vdef (list[i - 1])
	 && dominated_by_p (CDI_DOMINATORS, gimple_bb (list[i]),
			    gimple_bb (list[i - 1])))
    i--;
  return list.length () - i;
}

/* Put the edges by which control leaves the back part of N, if that goes on to
   the latch, into LEAVE.  False if more than arithmetic is done between there
   and the latch.  */

static bool
find_ends (const lane_nest *n, vec<edge> *leave)
{
  auto_vec<basic_block> list;
  hash_set<basic_block> seen;
  if (n->after != n->latch)
    return true;
  reach (n->back, n->latch, &seen, &list);
  list.safe_push (n->back);
  for (unsigned i = 0; i < list.length (); i++)
    if (behind_p (n, list[i]))
      {
	edge e;
	edge_iterator ei;
	FOR_EACH_EDGE (e, ei, list[i]->succs)
	  if (!behind_p (n, e->dest) && e->dest != n->latch)
	    leave->safe_push (e);
      }
    else if (list[i] != n->latch)
      {
	for (gphi_iterator p = gsi_start_phis (list[i]); !gsi_end_p (p);
	     gsi_next (&p))
	  if (!virtual_operand_p (gimple_phi_result (p.phi ())))
	    return false;
	for (gimple_stmt_iterator g = gsi_start_bb (list[i]); !gsi_end_p (g);
	     gsi_next (&g))
	  if (gimple_vuse (gsi_stmt (g)))
	    return false;
      }
  return true;
}

/* True if NAME is known in both parts of N: outside of the lanes' loops, or
   where they begin.  */

static bool
known_p (const lane_nest *n, tree name)
{
  basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (name));
  return !bb || bb == n->head || !flow_bb_inside_loop_p (n->inner, bb);
}

/* Put what NAME, or what it is computed from, needs of the front part of N
   behind it into KEPT; what is computed from what is known is not kept.  */

static void
find_kept (const lane_nest *n, tree name, hash_set<tree> *seen,
	   vec<tree> *kept)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  ssa_op_iter it;
  tree use;
  if (known_p (n, name) || behind_p (n, gimple_bb (def)) || seen->add (name))
    return;
  if (!is_gimple_assign (def) || gimple_vuse (def))
    kept->safe_push (name);
  else
    FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
      find_kept (n, use, seen, kept);
}

/* The statements of N that are done by another nest, and PHIs.  */

static void
statements_behind (const lane_nest *n, vec<gimple *> *list)
{
  basic_block *body = get_loop_body (n->inner);
  for (unsigned i = 0; i < n->inner->num_nodes; i++)
    if (n->after == n->latch
	? behind_p (n, body[i]) && body[i] != n->latch : body[i] == n->back)
      {
	for (gphi_iterator p = gsi_start_phis (body[i]); !gsi_end_p (p);
	     gsi_next (&p))
	  if (!virtual_operand_p (gimple_phi_result (p.phi ())))
	    list->safe_push (p.phi ());
	for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	     gsi_next (&g))
	  list->safe_push (gsi_stmt (g));
      }
  free (body);
}

/* Append to SEQ an assignment of X to a new name; the name.  */

static tree
append_name (gimple_seq *seq, tree x)
{
  tree r = make_ssa_name (TREE_TYPE (x));
  gimple_seq_add_stmt (seq, gimple_build_assign (r, x));
  return r;
}

/* Compute the number of the lane where N's lanes are known, last.  */

static void
number_lanes (lane_nest *n)
{
  gimple_seq seq = NULL;
  n->number = build_zero_cst (size_type_node);
  for (unsigned i = 0; i < n->markers.length (); i++)
    {
      /* What is a name may be a factor of addresses.  */
      tree lanes = append_name (&seq, gimple_call_arg (n->markers[i], 3));
      tree row = gimple_build (&seq, MULT_EXPR, size_type_node, n->number,
			       lanes);
      n->number = gimple_build (&seq, PLUS_EXPR, size_type_node, row,
				gimple_call_lhs (n->markers[i]));
    }
  n->number = append_name (&seq, n->number);
  gimple_stmt_iterator g = gsi_last_bb (n->head);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
}

/* The address of a room for one element of TYPE for each of N's lanes, which
   lasts as long as the function runs.  */

static tree
make_room (const lane_nest *n, tree type)
{
  gimple_seq seq = NULL;
  tree size = fold_convert (size_type_node, TYPE_SIZE_UNIT (type));
  for (unsigned i = 0; i < n->markers.length (); i++)
    {
      tree lanes = poly_constant_value (gimple_call_arg (n->markers[i], 3));
      size = gimple_build (&seq, MULT_EXPR, size_type_node, size, lanes);
    }
  tree decl = builtin_decl_explicit (BUILT_IN_ALLOCA_WITH_ALIGN);
  tree align = build_int_cst (size_type_node, BIGGEST_ALIGNMENT);
  gcall *call = gimple_build_call (decl, 2, size, align);
  tree room = make_ssa_name (ptr_type_node, call);
  gimple_call_set_lhs (call, room);
  gimple_seq_add_stmt (&seq, call);
  gimple_stmt_iterator g
    = gsi_after_labels (single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  cfun->calls_alloca = 1;
  rooms->add (room);
  return room;
}

/* Append to SEQ what computes the place of N's lane, of TYPE, in ROOM.  */

static tree
place_in_room (const lane_nest *n, gimple_seq *seq, tree room, tree type)
{
  tree at = gimple_build (seq, MULT_EXPR, size_type_node, n->number,
			  fold_convert (size_type_node,
					TYPE_SIZE_UNIT (type)));
  tree p = make_ssa_name (ptr_type_node);
  gimple_seq_add_stmt (seq, gimple_build_assign (p, POINTER_PLUS_EXPR, room,
						 at));
  return build2 (MEM_REF, type, p, build_zero_cst (ptr_type_node));
}

/* Append to SEQ what stores X in ROOM for N's lane.  */

static void
store_in_room (const lane_nest *n, gimple_seq *seq, tree room, tree x)
{
  tree place = place_in_room (n, seq, room, TREE_TYPE (x));
  gimple_seq_add_stmt (seq, gimple_build_assign (place, x));
}

/* Append to SEQ what loads an element of TYPE from there.  */

static tree
load_from_room (const lane_nest *n, gimple_seq *seq, tree room, tree type)
{
  return append_name (seq, place_in_room (n, seq, room, type));
}

static void
insert_at_end (basic_block bb, gimple_seq seq)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
}

static void
insert_at_start (basic_block bb, gimple_seq seq)
{
  gimple_stmt_iterator g = gsi_after_labels (bb);
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
}

/* What NAME, of the front part of N, is in the other one: one of THERE, or
   computed at the end of SEQ.  */

static tree
name_behind (const lane_nest *n, tree name, hash_map<tree, tree> *there,
	     gimple_seq *seq)
{
  ssa_op_iter it;
  use_operand_p u;
  tree use;
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (known_p (n, name) || behind_p (n, gimple_bb (def)))
    return name;
  if (tree *x = there->get (name))
    return *x;
  FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
    name_behind (n, use, there, seq);
  gimple *copy = gimple_copy (def);
  tree r = duplicate_ssa_name (name, copy);
  gimple_set_lhs (copy, r);
  gimple_seq_add_stmt (seq, copy);
  update_stmt (copy);
  FOR_EACH_SSA_USE_OPERAND (u, copy, it, SSA_OP_USE)
    SET_USE (u, name_behind (n, USE_FROM_PTR (u), there, seq));
  there->put (name, r);
  return r;
}

/* Let the other part of N use what is kept in rooms.  False, with nothing
   changed, if something cannot be kept.  */

static bool
keep_values (const lane_nest *n)
{
  auto_vec<gimple *> list;
  auto_vec<tree> kept;
  hash_set<tree> seen;
  hash_map<tree, tree> there;
  gimple_seq stores = NULL, seq = NULL;
  ssa_op_iter it;
  use_operand_p u;
  statements_behind (n, &list);
  for (unsigned i = 0; i < list.length (); i++)
    {
      if (is_gimple_debug (list[i]))
	continue;
      if (gphi *phi = dyn_cast<gphi *> (list[i]))
	FOR_EACH_PHI_ARG (u, phi, it, SSA_OP_USE)
	  find_kept (n, USE_FROM_PTR (u), &seen, &kept);
      else
	FOR_EACH_SSA_USE_OPERAND (u, list[i], it, SSA_OP_USE)
	  find_kept (n, USE_FROM_PTR (u), &seen, &kept);
    }
  for (unsigned i = 0; i < kept.length (); i++)
    if (!is_gimple_reg_type (TREE_TYPE (kept[i]))
	|| VECTOR_TYPE_P (TREE_TYPE (kept[i]))
	|| TREE_CODE (TYPE_SIZE_UNIT (TREE_TYPE (kept[i]))) != INTEGER_CST)
      return false;
  for (unsigned i = 0; i < kept.length (); i++)
    {
      tree type = TREE_TYPE (kept[i]), room = make_room (n, type);
      store_in_room (n, &stores, room, kept[i]);
      there.put (kept[i], load_from_room (n, &seq, room, type));
    }
  insert_at_end (n->front, stores);
  for (unsigned i = 0; i < list.length (); i++)
    {
      gphi *phi = dyn_cast<gphi *> (list[i]);
      if (is_gimple_debug (list[i]))
	{
	  if (gimple_debug_bind_p (list[i]))
	    gimple_debug_bind_reset_value (list[i]);
	}
      else if (phi)
	FOR_EACH_PHI_ARG (u, phi, it, SSA_OP_USE)
	  {
	    if (TREE_CODE (USE_FROM_PTR (u)) == SSA_NAME)
	      SET_USE (u, name_behind (n, USE_FROM_PTR (u), &there, &seq));
	  }
      else
	FOR_EACH_SSA_USE_OPERAND (u, list[i], it, SSA_OP_USE)
	  SET_USE (u, name_behind (n, USE_FROM_PTR (u), &there, &seq));
      if (!phi)
	update_stmt (list[i]);
    }
  insert_at_start (n->back, seq);
  return true;
}

/* Let N's markers say that lanes do not tell.  */

static void
promise (lane_nest *n)
{
  for (unsigned i = 0; i < n->markers.length (); i++)
    set_lane_flags (n->markers[i],
		    lane_flags (n->markers[i]) | LANE_BLOCK_INDEPENDENT);
}

/* Let what comes to the back part of N be noted; the room for that, null if
   all lanes do.  */

static tree
note_lanes (const lane_nest *n)
{
  gimple_seq seq = NULL;
  if (behind_p (n, n->latch))
    return NULL_TREE;
  tree on = make_room (n, boolean_type_node);
  store_in_room (n, &seq, on, boolean_true_node);
  insert_at_end (n->front, seq);
  seq = NULL;
  store_in_room (n, &seq, on, boolean_false_node);
  insert_at_start (single_succ (n->head), seq);
  return on;
}

/* Let N, a copy, do its back part only, which is left by LEAVE, for the lanes
   that are noted in ON unless that is null.  */

static void
do_back_only (lane_nest *n, const vec<edge> &leave, tree on)
{
  gimple_seq seq = NULL;
  edge e = single_succ_edge (n->head);
  redirect_edge_and_branch (e, n->back);
  if (n->after != n->latch)
    redirect_edge_and_branch (single_succ_edge (n->back), n->latch);
  for (unsigned i = 0; i < leave.length (); i++)
    redirect_edge_and_branch (single_succ_edge (split_edge (leave[i])),
			      n->latch);
  if (!on)
    return;
  n->number = gimple_get_lhs (last_stmt (n->head));
  tree x = load_from_room (n, &seq, on, boolean_type_node);
  gimple_seq_add_stmt (&seq, gimple_build_cond (NE_EXPR, x,
						boolean_false_node,
						NULL_TREE, NULL_TREE));
  insert_at_end (n->head, seq);
  e = single_succ_edge (n->head);
  e->flags = EDGE_TRUE_VALUE;
  e->probability = profile_probability::likely ();
  make_edge (n->head, n->latch, EDGE_FALSE_VALUE)->probability
    = profile_probability::unlikely ();
}

/* Remove blocks that control does not reach.  */

static void
remove_unreachable (void)
{
  basic_block bb;
  find_unreachable_blocks ();
  FOR_EACH_BB_FN (bb, cfun)
    if (!(bb->flags & BB_REACHABLE))
      {
	for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	     gsi_next (&p))
	  if (virtual_operand_p (gimple_phi_result (p.phi ())))
	    mark_virtual_phi_result_for_renaming (p.phi ());
	for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	     gsi_next (&g))
	  if (tree vdef = gimple_vdef (gsi_stmt (g)))
	    if (TREE_CODE (vdef) == SSA_NAME)
	      mark_virtual_operand_for_renaming (vdef);
      }
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  delete_unreachable_blocks ();
}

/* Let N do without its back part, and REST, a nest that is made behind it, do
   that.  False if that cannot be.  */

static bool
take_apart (lane_nest *n, lane_nest *rest)
{
  hash_map<basic_block, basic_block> copies;
  auto_vec<edge> leave;
  if (!find_ends (n, &leave))
    return false;
  number_lanes (n);
  if (!keep_values (n))
    return false;
  tree on = note_lanes (n);
  repair_loops ();
  class loop *copy = append_copy (n->outer, &copies);
  if (!copy)
    return false;
  /* It does all iterations once more.  */
  for (gphi_iterator p = gsi_start_phis (copy->header); !gsi_end_p (p);
       gsi_next (&p))
    if (!virtual_operand_p (gimple_phi_result (p.phi ())))
      SET_PHI_ARG_DEF (p.phi (), loop_preheader_edge (copy)->dest_idx,
		       build_zero_cst (size_type_node));
  rest->head = *copies.get (n->head);
  rest->latch = *copies.get (n->latch);
  rest->back = *copies.get (n->back);
  rest->after = *copies.get (n->after);
  for (unsigned i = 0; i < leave.length (); i++)
    leave[i] = find_edge (*copies.get (leave[i]->src),
			  *copies.get (leave[i]->dest));
  do_back_only (rest, leave, on);
  redirect_edge_and_branch (single_succ_edge (n->front), n->after);
  remove_unreachable ();
  repair_loops ();
  return read_nest (rest, copy);
}

/* Let the back part of N be STMT, if that stores, or begin with STMT, or with
   the loop in N that STMT stands in.  */

static void
split_nest (lane_nest *n, gimple *stmt)
{
  class loop *loop = gimple_bb (stmt)->loop_father;
  while (loop != n->inner && loop_outer (loop) != n->inner)
    loop = loop_outer (loop);
  basic_block bb = loop == n->inner ? gimple_bb (stmt)
		   : loop_preheader_edge (loop)->src;
  gimple_stmt_iterator g = loop == n->inner ? gsi_for_stmt (stmt)
			   : gsi_last_bb (bb);
  if (loop == n->inner)
    gsi_prev (&g);
  edge e = gsi_end_p (g) ? split_block_after_labels (bb)
	   : split_block (bb, gsi_stmt (g));
  n->front = e->src;
  n->back = e->dest;
  n->after = gimple_vdef (stmt) ? split_block (n->back, stmt)->dest : n->latch;
}

/* Take N apart, from the end on, until no lane can tell what others have done
   before it.  False if that cannot be.  */

static bool
distribute (lane_nest *n)
{
  auto_vec<gimple *> list;
  lane_nest rest;
  bool stores = false;
  separate_ends (n);
  find_accesses (n, &list);
  for (unsigned i = 0; i < list.length (); i++)
    {
      bool store = gimple_vdef (list[i]) != NULL_TREE;
      stores |= store;
      if (!movable_p (list[i])
	  || (store && gimple_bb (list[i])->loop_father != n->inner))
	return false;
    }
  unsigned last = stores ? last_ones (list) : list.length ();
  if (last == list.length ())
    {
      promise (n);
      return true;
    }
  split_nest (n, list[list.length () - last]);
  if (!take_apart (n, &rest))
    return false;
  promise (&rest);
  return distribute (n);
}

bool
distribute_lanes (void)
{
  auto_vec<class loop *> loops;
  hash_set<tree> made;
  bool changed = false;
  if (lanes_emulate)
    return false;
  rooms = &made;
  begin_loops ();
  for (unsigned i = 1; i < number_of_loops (cfun); i++)
    if (class loop *l = get_loop (cfun, i))
      loops.safe_push (l);
  for (unsigned i = 0; i < loops.length (); i++)
    {
      lane_nest n;
      gcall *marker = read_nest (&n, loops[i]) ? lanes_tell (&n) : NULL;
      if (!marker)
	continue;
      changed = true;
      location_t loc = stmt_location (marker);
      if (!distribute (&n))
	ripple_report (loc, RMK_SCALABLE_ORDER);
    }
  end_loops ();
  return changed;
}

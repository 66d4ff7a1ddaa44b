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
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/distribute.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

/* Let N be the nest whose outermost loop is LOOP; false if that is none.  */

static bool
read_nest (lane_nest *n, class loop *loop)
{
  n->outer = loop;
  n->markers.truncate (0);
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

/* True if STMT of N accesses memory for the program, as far as GCC knows: what
   has operands for memory, but calls that only compute, and our own.  */

static bool
accesses_p (const lane_nest *n, gimple *stmt)
{
  enum ripple_api api = ripple_api_call (stmt);
  return gimple_vuse (stmt) && !is_gimple_debug (stmt)
	 && !gimple_clobber_p (stmt) && api != API_BROADCAST
	 && (api == API_NONE || api == API_UNKNOWN
	     || !ripple_api_lanewise_p (api))
	 && !in_room_p (n, stmt);
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
	if (accesses_p (n, gsi_stmt (g)))
	  list->safe_push (gsi_stmt (g));
}

/* The outermost loop in N that STMT stands in; null if it stands in none.  */

static class loop *
loop_round (const lane_nest *n, gimple *stmt)
{
  class loop *loop = gimple_bb (stmt)->loop_father;
  if (loop == n->inner)
    return NULL;
  while (loop_outer (loop) != n->inner)
    loop = loop_outer (loop);
  return loop;
}

/* The same if one of LIST, N's accesses, stores there.  */

static class loop *
storing_loop_round (const lane_nest *n, gimple *stmt,
		    const vec<gimple *> &list)
{
  class loop *loop = loop_round (n, stmt);
  for (unsigned i = 0; loop && i < list.length (); i++)
    if (gimple_vdef (list[i]) && loop_round (n, list[i]) == loop)
      return loop;
  return NULL;
}

/* How many of LIST, N's accesses, the last ones, can be done by a nest of
   their own without that a lane tells: a store, loads, or a loop that
   stores.  */

static unsigned
last_ones (const lane_nest *n, const vec<gimple *> &list)
{
  unsigned i = list.length () - 1;
  class loop *loop = storing_loop_round (n, list[i], list);
  while (i > 0
	 && (loop ? loop_round (n, list[i - 1]) == loop
	     : !gimple_vdef (list[i]) && !gimple_vdef (list[i - 1])
	       && !storing_loop_round (n, list[i - 1], list)
	       && dominated_by_p (CDI_DOMINATORS, gimple_bb (list[i]),
				  gimple_bb (list[i - 1]))))
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

/* Let N's markers say that lanes do not tell.  */

static void
promise (lane_nest *n)
{
  for (unsigned i = 0; i < n->markers.length (); i++)
    set_lane_flags (n->markers[i],
		    lane_flags (n->markers[i]) | LANE_BLOCK_INDEPENDENT);
}

/* Let N, a copy, do its back part only, which is left by LEAVE, for the lanes
   that are noted in ON unless that is null.  */

static void
do_back_only (lane_nest *n, const vec<edge> &leave, tree on)
{
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
  test_noted (n, n->head, on);
  e = single_succ_edge (n->head);
  e->flags = EDGE_TRUE_VALUE;
  e->probability = profile_probability::likely ();
  make_edge (n->head, n->latch, EDGE_FALSE_VALUE)->probability
    = profile_probability::unlikely ();
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
  begin_anew (copy);
  rest->rooms = n->rooms;
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
  class loop *loop = loop_round (n, stmt);
  basic_block bb = loop ? loop_preheader_edge (loop)->src : gimple_bb (stmt);
  gimple_stmt_iterator g = loop ? gsi_last_bb (bb) : gsi_for_stmt (stmt);
  if (!loop)
    gsi_prev (&g);
  edge e = gsi_end_p (g) ? split_block_after_labels (bb)
	   : split_block (bb, gsi_stmt (g));
  n->front = e->src;
  n->back = e->dest;
  n->after = gimple_vdef (stmt) && !loop ? split_block (n->back, stmt)->dest
	     : n->latch;
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
      stores |= gimple_vdef (list[i]) != NULL_TREE;
      if (!movable_p (list[i]))
	return false;
    }
  unsigned last = stores ? last_ones (n, list) : list.length ();
  class loop *loop = stores ? storing_loop_round (n, list.last (), list)
		     : NULL;
  if (last < list.length ())
    {
      split_nest (n, list[list.length () - last]);
      if (!take_apart (n, &rest))
	return false;
      if (!loop)
	promise (&rest);
      else if (!distribute (&rest))
	return false;
      return distribute (n);
    }
  if (!loop)
    {
      promise (n);
      return true;
    }
  return interchange (n, loop) && read_nest (n, n->outer) && distribute (n);
}

bool
distribute_lanes (void)
{
  auto_vec<class loop *> loops;
  hash_set<tree> made;
  bool changed = false;
  if (lanes_emulate)
    return false;
  begin_loops ();
  for (unsigned i = 1; i < number_of_loops (cfun); i++)
    if (class loop *l = get_loop (cfun, i))
      loops.safe_push (l);
  for (unsigned i = 0; i < loops.length (); i++)
    {
      lane_nest n;
      n.rooms = &made;
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

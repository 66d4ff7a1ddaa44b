/* Objects of which each lane has one, and exceptions that leave lanes in
   between: those in front of the one that threw have made theirs, those behind
   it have not.

   INPUT	object::object (&a, x_1);
		…
		object::~object (&a);

   OUTPUT	made = 0;				at the beginning
		f.try.0 (&a, x_1, &made);		throws to PAD
		…
		m_2 = made;
		if (m_2 != 0) { made = 0; object::~object (&a); }

	pad:	m_3 = made;
		if (m_3 != 0) object::~object (&a);
		resx

   where f.try.0, which each lane calls, is

		object::object (a', x_1); *made' = 1;

   So what an exception destroys is what was made, also under a condition.
   Objects whose constructors cannot throw and which all lanes make are left as
   they are.  So are those in the body of an annotated loop that something else
   than their constructor may destroy by an exception: there a lane has
   destroyed its object before the next one makes its own (tried.cc).  So are
   those that nothing destroys by name, as the elements of an array.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/shapes.h"
#include "except.h"
#include "langhooks.h"
#include "transform/cfg/cfg.h"
#include "transform/handlers/handlers.h"
#include "transform/handlers/tried.h"

static void
mark_guarded (tree label)
{
  DECL_ATTRIBUTES (label)
    = tree_cons (get_identifier (GUARDED_ATTRIBUTE), NULL_TREE,
		 DECL_ATTRIBUTES (label));
}

/* The place whose address the argument ARG is, or null: where block functions
   were inlined it may come by copies.  */

static tree
place_of (tree arg)
{
  while (TREE_CODE (arg) == SSA_NAME)
    {
      gimple *def = SSA_NAME_DEF_STMT (arg);
      if (!gimple_assign_single_p (def) && !gimple_assign_cast_p (def))
	return NULL_TREE;
      arg = gimple_assign_rhs1 (def);
    }
  return TREE_CODE (arg) == ADDR_EXPR ? TREE_OPERAND (arg, 0) : NULL_TREE;
}

/* The local variable, or what of it, that the call S of a constructor or of a
   function that returns an object makes; its class is *TYPE.  Null if S is
   nothing of the kind.  What block functions make is seen when they have been
   inlined.  */

static tree
object_made (gimple *s, tree *type)
{
  tree place;
  if (!is_gimple_call (s) || ripple_api_call (s) != API_NONE
      || passes_block_p (s))
    return NULL_TREE;
  if (constructor_call_p (s))
    {
      place = place_of (gimple_call_arg (s, 0));
      if (!place)
	return NULL_TREE;
      *type = DECL_CONTEXT (gimple_call_fndecl (s));
    }
  else
    {
      place = gimple_call_lhs (s);
      if (!place || !TREE_ADDRESSABLE (TREE_TYPE (place)))
	return NULL_TREE;
      *type = TYPE_MAIN_VARIANT (TREE_TYPE (place));
    }
  return local_variable (place) ? place : NULL_TREE;
}

/* True if S destroys an object of class TYPE, and does not free it.  */

static bool
destructor_of_p (gimple *s, tree type)
{
  tree fn = is_gimple_call (s) ? gimple_call_fndecl (s) : NULL_TREE;
  return fn && DECL_CXX_DESTRUCTOR_P (fn)
	 && TYPE_MAIN_VARIANT (DECL_CONTEXT (fn)) == TYPE_MAIN_VARIANT (type)
	 && !id_equal (DECL_NAME (fn), "__dt_del ")
	 && gimple_call_num_args (s) == 1;
}

/* Put the calls in cfun that destroy PLACE, of class TYPE, into CALLS.
   Returns the destructor, or null if there is none.  */

static tree
find_destructor (tree place, tree type, vec<gimple *> *calls)
{
  basic_block bb;
  tree fn = NULL_TREE;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (destructor_of_p (gsi_stmt (g), type))
	{
	  tree at = place_of (gimple_call_arg (gsi_stmt (g), 0));
	  fn = fn ? fn : gimple_call_fndecl (gsi_stmt (g));
	  if (at && operand_equal_p (at, place))
	    calls->safe_push (gsi_stmt (g));
	}
  return fn;
}

static bool
throws_p (gimple *s)
{
  return stmt_could_throw_p (cfun, s) && lookup_stmt_eh_lp (s) >= 0;
}

static edge
eh_edge (basic_block bb)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (e->flags & EDGE_EH)
      return e;
  return NULL;
}

static void
append (basic_block bb, gimple *s, location_t loc)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gimple_set_location (s, loc);
  gsi_insert_after (&g, s, GSI_NEW_STMT);
}

static basic_block
new_block (basic_block after)
{
  basic_block bb = create_empty_bb (after);
  add_bb_to_loop (bb, after->loop_father);
  return bb;
}

/* Let what S, the last statement of its block, throws come to a new cleanup
   first.  Returns its landing pad, which only leads on, where S led.  */

static basic_block
add_cleanup (gimple *s)
{
  basic_block bb = gimple_bb (s), pad = new_block (bb);
  int outer = lookup_stmt_eh_lp (s);
  eh_region region
    = gen_eh_region_cleanup (get_eh_region_from_lp_number (outer));
  eh_landing_pad lp = gen_eh_landing_pad (region);
  edge old = eh_edge (bb);
  gresx *on = gimple_build_resx (region->index);
  lp->post_landing_pad = create_artificial_label (gimple_location (s));
  EH_LANDING_PAD_NR (lp->post_landing_pad) = lp->index;
  append (pad, gimple_build_label (lp->post_landing_pad),
	  gimple_location (s));
  append (pad, on, gimple_location (s));
  if (old)
    {
      remove_stmt_from_eh_lp (s);
      add_stmt_to_eh_lp (on, outer);
      redirect_edge_pred (old, pad);
    }
  add_stmt_to_eh_lp (s, lp->index);
  make_edge (bb, pad, EDGE_EH)->probability
    = profile_probability::very_unlikely ();
  if (!DECL_FUNCTION_PERSONALITY (cfun->decl))
    DECL_FUNCTION_PERSONALITY (cfun->decl) = lang_hooks.eh_personality ();
  return pad;
}

/* Let the statement S have a block of its own.  */

static void
isolate (gimple *s)
{
  basic_block bb = gimple_bb (s);
  gimple_stmt_iterator g = gsi_for_stmt (s);
  gsi_prev (&g);
  if (gsi_end_p (g) || gimple_code (gsi_stmt (g)) == GIMPLE_LABEL)
    split_block_after_labels (bb);
  else
    split_block (bb, gsi_stmt (g));
  bb = gimple_bb (s);
  if (s != last_stmt (bb))
    split_block (bb, s);
  else if (edge e = find_fallthru_edge (bb->succs))
    split_edge (e);
}

/* Let only the lanes of which MADE says so do BB, which has one statement and
   is followed by NEXT.  */

static void
guard (basic_block bb, basic_block next, tree made)
{
  basic_block test = split_edge (single_pred_edge (bb));
  location_t loc = gimple_location (last_stmt (bb));
  tree m = make_ssa_name (TREE_TYPE (made));
  gimple_stmt_iterator g = gsi_start_bb (bb);
  gimple *off = gimple_build_assign (made, boolean_false_node);
  append (test, gimple_build_assign (m, made), loc);
  append (test, gimple_build_cond (NE_EXPR, m, boolean_false_node, NULL_TREE,
				   NULL_TREE), loc);
  gimple_set_location (off, loc);
  gsi_insert_before (&g, off, GSI_SAME_STMT);
  edge e = single_succ_edge (test);
  e->flags = (e->flags & ~EDGE_FALLTHRU) | EDGE_TRUE_VALUE;
  e->probability = profile_probability::even ();
  make_edge (test, next, EDGE_FALSE_VALUE)->probability
    = profile_probability::even ();
}

/* Let S, which destroys an object, do so where MADE says that it was made.  */

static void
guard_destructor (gimple *s, tree made)
{
  isolate (s);
  basic_block bb = gimple_bb (s);
  guard (bb, find_fallthru_edge (bb->succs)->dest, made);
}

/* Let what S throws destroy the objects at PLACE of which MADE says that they
   were made, by FN.  */

static void
add_destructor (gimple *s, tree place, tree fn, tree made)
{
  basic_block pad = add_cleanup (s);
  eh_region region = pad_region (pad);
  gcall *call = gimple_build_call (fn, 1, build_fold_addr_expr
					    (unshare_expr (place)));
  gimple *label = first_stmt (pad);
  mark_guarded (gimple_label_label (as_a<glabel *> (label)));
  basic_block bb = split_block (pad, label)->dest;
  basic_block next = split_block_after_labels (bb)->dest;
  append (bb, call, gimple_location (s));
  guard (bb, next, made);
  if (!stmt_could_throw_p (cfun, call))
    return;
  eh_region never = gen_eh_region_must_not_throw (region);
  never->u.must_not_throw.failure_loc = gimple_location (s);
  never->u.must_not_throw.failure_decl
    = lang_hooks.eh_protect_cleanup_actions ();
  add_stmt_to_eh_lp (call, -never->index);
}

/* Let each lane make its object by S, by itself, and then say so by MADE.  */

static void
make_by_lane (gimple *s, tree made)
{
  tried t;
  basic_block bb = gimple_bb (s);
  basic_block after = split_edge (find_fallthru_edge (bb->succs));
  append (after, gimple_build_assign (made, boolean_true_node),
	  gimple_location (s));
  t.marker = as_a<gcall *> (s);
  t.loop = bb->loop_father;
  t.entry = bb;
  t.thrown = eh_edge (bb);
  bitmap_set_bit (t.blocks, bb->index);
  bitmap_set_bit (t.blocks, after->index);
  outline (&t);
}

/* An object of which each lane has one.  */

struct lane_object
{
  tree place;
  tree type;
  tree destructor;
  auto_vec<gimple *> makers;
  auto_vec<gimple *> destroyers;
};

/* True if BB is in the body of an annotated loop.  */

static bool
in_annotated_loop_p (basic_block bb)
{
  for (basic_block d = bb; d; d = get_immediate_dominator (CDI_DOMINATORS, d))
    for (gimple_stmt_iterator g = gsi_start_bb (d); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE
	  && flow_bb_inside_loop_p (d->loop_father, bb))
	return true;
  return false;
}

/* True if only exceptions lead to S.  */

static bool
by_exception_p (gimple *s)
{
  for (basic_block d = gimple_bb (s); d;
       d = get_immediate_dominator (CDI_DOMINATORS, d))
    if (landing_pad_of (d))
      return true;
  return false;
}

/* True if O needs a flag that says which lanes have made it.  */

static bool
needs_flag_p (lane_object *o)
{
  bool throws = false, under = false, left = false;
  for (unsigned i = 0; i < o->makers.length (); i++)
    {
      throws |= throws_p (o->makers[i]);
      under |= conditional_block_p (gimple_bb (o->makers[i]));
    }
  for (unsigned i = 0; i < o->destroyers.length (); i++)
    left |= by_exception_p (o->destroyers[i]);
  return in_annotated_loop_p (gimple_bb (o->makers[0]))
	 ? throws && !left : throws || (under && left);
}

/* Let a flag say which lanes have made O.  */

static void
add_flag (lane_object *o)
{
  tree made = lane_variable (boolean_type_node, "made");
  unsigned i;
  gimple_stmt_iterator g
    = gsi_after_labels (single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
  gsi_insert_before (&g, gimple_build_assign (made, boolean_false_node),
		     GSI_NEW_STMT);
  for (i = 0; i < o->destroyers.length (); i++)
    {
      for (basic_block d = gimple_bb (o->destroyers[i]); d;
	   d = get_immediate_dominator (CDI_DOMINATORS, d))
	if (cleanup_p (d))
	  {
	    mark_guarded (get_eh_landing_pad_from_number
			    (landing_pad_of (d))->post_landing_pad);
	    break;
	  }
      guard_destructor (o->destroyers[i], made);
    }
  for (i = 0; i < o->makers.length (); i++)
    {
      gimple *s = o->makers[i];
      bool throws = throws_p (s);
      isolate (s);
      if (throws)
	add_destructor (s, o->place, o->destructor, made);
      make_by_lane (s, made);
    }
}

/* Find the objects of cfun's lanes that are made by calls.  */

static void
find_objects (auto_delete_vec<lane_object> *objects)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	tree type, place = object_made (gsi_stmt (g), &type);
	unsigned i = 0;
	if (!place || shape_scalar_p (local_shape (local_variable (place))))
	  continue;
	while (i < objects->length ()
	       && !operand_equal_p ((*objects)[i]->place, place))
	  i++;
	if (i == objects->length ())
	  {
	    lane_object *o = new lane_object;
	    o->place = place;
	    o->type = type;
	    o->destructor = find_destructor (place, type, &o->destroyers);
	    objects->safe_push (o);
	  }
	(*objects)[i]->makers.safe_push (gsi_stmt (g));
      }
}

bool
guard_objects (void)
{
  auto_delete_vec<lane_object> objects;
  auto_vec<lane_object *> flagged;
  if (!flag_exceptions)
    return false;
  find_objects (&objects);
  if (objects.is_empty ())
    return false;
  begin_loops ();
  for (unsigned i = 0; i < objects.length (); i++)
    if (!objects[i]->destroyers.is_empty () && needs_flag_p (objects[i]))
      flagged.safe_push (objects[i]);
  for (unsigned i = 0; i < flagged.length (); i++)
    add_flag (flagged[i]);
  end_loops ();
  if (!flagged.is_empty ())
    cgraph_edge::rebuild_edges ();
  return !flagged.is_empty ();
}

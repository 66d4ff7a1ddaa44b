/* Block functions that call themselves: one instance for the blocks, shapes
   and mask of a call, a new function that gets tensors, and the mask, in
   arrays and gives its result so (instance.cc).

   It is transformed like what the program has: its call is inlined, and the
   calls of the function in there call instances in their turn, mostly this
   one.

   What shape the result has depends on itself then.  It is the least shape
   that comes out again: results are scalars first; a trial instance of each
   kind that is called shows what the results are if those of the calls in it
   are as known so far; and results grow until none of them does.  The trial
   instances are removed: what was inlined and taken apart in them went by
   shapes that were not final.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/shuffle.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/calls/inline.h"
#include "transform/calls/recursion.h"

/* More instances of one function would be made for ever; a message says this
   number, too.  */
enum { MAX_INSTANCES = 64 };

static vec<instance *> instances;
static auto_vec<cgraph_node *> waiting;
static void (*settle) (void);

static instance *
instance_of (cgraph_node *node)
{
  for (unsigned i = 0; i < instances.length (); i++)
    if (instances[i]->decl == node->decl)
      return instances[i];
  return NULL;
}

bool
instance_entry_p (cgraph_node *node, cgraph_node *callee)
{
  instance *in = instance_of (node);
  return in && in->callee == callee && !in->entered;
}

void
enter_instance (cgraph_node *node)
{
  if (instance *in = instance_of (node))
    in->entered = true;
}

void
settle_instances_by (void (*settle_shapes) (void))
{
  settle = settle_shapes;
}

cgraph_node *
next_instance (void)
{
  return waiting.is_empty () ? NULL : waiting.pop ();
}

void
transform_later (cgraph_node *node)
{
  waiting.safe_push (node);
}

void
forget_instances (void)
{
  for (unsigned i = 0; i < instances.length (); i++)
    delete instances[i];
  instances.truncate (0);
}

/* The conditions and loops that a call stands under.  */

/* True if control can go from FROM to TO, by at least one edge.  */

static bool
reaches_p (basic_block from, basic_block to)
{
  auto_bitmap seen;
  auto_vec<basic_block> work;
  work.safe_push (from);
  while (!work.is_empty ())
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, work.pop ()->succs)
	{
	  if (e->dest == to)
	    return true;
	  if (bitmap_set_bit (seen, e->dest->index))
	    work.safe_push (e->dest);
	}
    }
  return false;
}

/* The join of the shapes of all conditions that may decide whether a lane is
   on in BB, and of the lanes of annotated loops round it, to *S; false if
   they do not join.  */

static bool
mask_shape (basic_block at, struct shape *s)
{
  basic_block bb;
  unsigned dim;
  bool ok = true;
  *s = shape_scalar ();
  calculate_dominance_info (CDI_POST_DOMINATORS);
  FOR_EACH_BB_FN (bb, cfun)
    {
      gimple *last = last_stmt (bb);
      struct shape c = shape_scalar ();
      if (last && gimple_code (last) == GIMPLE_COND)
	ok &= shape_join (&c, overlay_shape (gimple_cond_lhs (last)),
			  overlay_shape (gimple_cond_rhs (last)), &dim);
      else if (last && gimple_code (last) == GIMPLE_SWITCH)
	c = *overlay_shape (gimple_switch_index (as_a<gswitch *> (last)));
      if (!shape_scalar_p (&c) && reaches_p (bb, at)
	  && !dominated_by_p (CDI_POST_DOMINATORS, bb, at))
	ok &= shape_join (s, s, &c, &dim);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) == API_LANE && reaches_p (bb, at)
	    && reaches_p (at, bb))
	  ok &= shape_join (s, s, overlay_shape (gimple_get_lhs
						 (gsi_stmt (g))), &dim);
    }
  free_dominance_info (CDI_POST_DOMINATORS);
  return ok;
}

/* True if values of TYPE may be copied to and from an array over the
   lanes.  */

static bool
copied_type_p (tree type)
{
  return !TREE_ADDRESSABLE (type) && !VECTOR_TYPE_P (type)
	 && TREE_CODE (TYPE_SIZE_UNIT (type)) == INTEGER_CST;
}

/* How the argument A is passed, to *P.  Null, or why it cannot be.  */

static const char *
find_passed (tree a, passed *p)
{
  bool parameter;
  p->type = TREE_TYPE (a);
  p->shape = overlay_operand_shape (a);
  if (ripple_block_type_p (p->type))
    {
      p->how = passed::HANDLE;
      return block_shape (a, &p->shape, &parameter) ? NULL
	     : "which block it gets must be known: call it for each";
    }
  p->how = shape_scalar_p (&p->shape) ? passed::SAME : passed::LANES;
  return p->how == passed::SAME || copied_type_p (p->type) ? NULL
	 : "an argument of lanes cannot be copied: pass its parts";
}

/* The number of the present round of the iteration over results, which
   instances have that were looked at in it.  */
static unsigned current_round;

/* True if IN is an instance of CALLEE for ARGS and MASK, whose result is used
   if RETURNS.  */

static bool
instance_for_p (instance *in, cgraph_node *callee, const vec<passed> &args,
		const struct shape *mask, bool returns)
{
  if (in->callee != callee || !shape_equal_p (&in->mask, mask)
      || in->returns != returns || in->args.length () != args.length ())
    return false;
  for (unsigned k = 0; k < args.length (); k++)
    if (in->args[k].how != args[k].how
	|| !types_compatible_p (in->args[k].type, args[k].type)
	|| (args[k].how != passed::SAME
	    && !shape_equal_p (&in->args[k].shape, &args[k].shape)))
      return false;
  return true;
}

/* The instance of CALLEE for ARGS and MASK, whose result is used if RETURNS;
   null if there would be too many.  */

static instance *
get_instance (cgraph_node *callee, const vec<passed> &args,
	      const struct shape *mask, bool returns)
{
  unsigned count = 0;
  for (unsigned i = 0; i < instances.length (); i++)
    {
      instance *in = instances[i];
      if (instance_for_p (in, callee, args, mask, returns))
	return in;
      count += (in->callee == callee
		&& (in->decl || in->round == current_round));
    }
  if (count >= MAX_INSTANCES)
    return NULL;
  instance *in = new instance ();
  in->callee = callee;
  in->returns = returns;
  in->mask = *mask;
  in->args.safe_splice (args);
  in->result = shape_scalar ();
  instances.safe_push (in);
  return in;
}

/* The instance of CALLEE by which CALL is replaced; if there can be none,
   null, and the reason in *WHY.  */

static instance *
instance_for_call (gcall *call, cgraph_node *callee, const char **why)
{
  struct shape mask;
  auto_vec<passed> args;
  *why = NULL;
  if (gimple_call_chain (call) || DECL_STATIC_CHAIN (callee->decl))
    *why = "a nested function cannot do so: define it outside";
  else if (stdarg_p (TREE_TYPE (callee->decl)))
    *why = "the number of its arguments must not be variable";
  else if (index_from_caller_p (callee->decl))
    *why = "the index function of a shuffle must not be its parameter";
  else if (!as_written (callee))
    *why = "GCC cannot copy it: drop 'noclone', or pass it the block";
  else if (gimple_call_lhs (call)
	   && TREE_ADDRESSABLE (TREE_TYPE (gimple_call_lhs (call))))
    *why = "its result is an object that only its class can copy: store it "
	   "through a pointer parameter";
  else if (!mask_shape (gimple_bb (call), &mask))
    *why = "the conditions of the call have shapes that do not join: give "
	   "their blocks equal sizes";
  for (unsigned i = 0; !*why && i < gimple_call_num_args (call); i++)
    {
      passed p;
      *why = find_passed (gimple_call_arg (call, i), &p);
      args.safe_push (p);
    }
  if (*why)
    return NULL;
  instance *in = get_instance (callee, args, &mask,
			       gimple_call_lhs (call) != NULL_TREE);
  if (!in)
    *why = "its arguments have more than 64 sets of shapes";
  return in;
}

/* The shapes of results.  */

/* A result has grown in this round.  */
static bool grew;

/* Find what the result of IN is in this round.  False after an error.  */

static bool
try_instance (instance *in, location_t loc)
{
  unsigned errors = ripple_errors, dim;
  struct shape scalar = shape_scalar (), s;
  in->round = current_round;
  in->trial = true;
  cgraph_node *node = make_instance (in, &scalar, loc);
  push_cfun (node->get_fun ());
  overlay_begin ();
  settle ();
  s = instance_result (in);
  overlay_end ();
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  pop_cfun ();
  node->remove ();
  in->decl = NULL_TREE;
  in->trial = false;
  if (ripple_errors != errors || !shape_join (&s, &s, &in->result, &dim))
    return false;
  grew |= !shape_equal_p (&s, &in->result);
  in->result = s;
  return true;
}

/* Find the shape of IN's result.  False after an error, and if there is
   none.  */

static bool
find_result (instance *in, location_t loc)
{
  static bool running;
  if (in->settled || (running && in->round == current_round))
    return true;
  if (running)
    return try_instance (in, loc);
  bool ok = true;
  running = true;
  do
    {
      current_round++;
      grew = false;
      ok = try_instance (in, loc);
    }
  while (ok && grew);
  running = false;
  for (unsigned i = 0; i < instances.length (); i++)
    if (ok && instances[i]->round == current_round)
      instances[i]->settled = true;
  return ok;
}

/* Calling instances.  */

/* Let the results of CALLS, which call FOUND, grow to what is known of them.
   *GROWN is set if one did.  False if there is none.  */

static bool
grow_results (const vec<wanted_call> &calls, const vec<instance *> &found,
	      bool *grown)
{
  for (unsigned i = 0; i < calls.length (); i++)
    {
      gcall *call = calls[i].edge->call_stmt;
      if (!gimple_call_lhs (call))
	continue;
      unsigned errors = ripple_errors;
      if (!find_result (found[i], LOCATION_LOCUS (gimple_location (call))))
	{
	  if (ripple_errors == errors)
	    report_recursion (call, calls[i].callee,
			      "the shapes of its results do not join: give "
			      "the blocks equal sizes");
	  return false;
	}
      *grown |= result_shape_grow (call, &found[i]->result);
    }
  return true;
}

bool
call_instances (cgraph_node *node, const vec<wanted_call> &calls)
{
  auto_vec<instance *> found;
  struct shape scalar = shape_scalar ();
  bool grown = false;
  for (unsigned i = 0; i < calls.length (); i++)
    if (gimple_call_lhs (calls[i].edge->call_stmt)
	&& !result_shape (calls[i].edge->call_stmt))
      grown |= result_shape_grow (calls[i].edge->call_stmt, &scalar);
  if (grown)
    return true;
  for (unsigned i = 0; i < calls.length (); i++)
    {
      const char *why = "it cannot be";
      gcall *call = calls[i].edge->call_stmt;
      instance *in = instances_possible_p ()
		     ? instance_for_call (call, calls[i].callee, &why) : NULL;
      if (!in)
	{
	  report_recursion (call, calls[i].callee, why);
	  return false;
	}
      found.safe_push (in);
    }
  if (!grow_results (calls, found, &grown))
    return false;
  instance *here = instance_of (node);
  if (grown || (here && here->trial))
    return grown;
  for (unsigned i = 0; i < calls.length (); i++)
    {
      gcall *call = calls[i].edge->call_stmt;
      /* The position of the call without the scope that it stands in.  */
      if (!found[i]->decl)
	waiting.safe_push (make_instance (found[i], &found[i]->result,
					  LOCATION_LOCUS (gimple_location
							  (call))));
      replace_by_instance (call, found[i]);
    }
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa_only_virtuals);
  cgraph_edge::rebuild_edges ();
  return true;
}

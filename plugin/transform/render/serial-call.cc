/* Calls without a vector form: once per active lane, in the order of the
   lanes.

   INPUT	_3 = fn (_2, n_1);	_2: Tensor[16], under the mask m_4
   OUTPUT	lane_arg = _2;  lane_mask = m_4;
		for (k = 0; k < 16; k++)
		  if (lane_mask[k])
		    lane_result[k] = fn (lane_arg[k], n_1);
		_3 = lane_result;

   What is put together from something smaller, such as an address from the
   index of an octet, is in an array as that, and is put together for each
   lane.  If it is one small integer, and the function is an inline one, an
   iteration does as many lanes as are in a word, which is loaded once.

   Objects in memory, structures for instance, are passed and returned where
   they are, by the address that each lane has.  The function may be a tensor,
   too: a pointer per lane.  If the call throws,
   the landing pad is reached from the call in the loop.  For scalable lanes
   the arrays are as long as these can be.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "emit/value/parts.h"
#include "report/report.h"
#include "transform/calls/inline.h"
#include "transform/cfg/cfg.h"
#include "transform/render/render-private.h"

/* A call that waits for its loop, which takes the place of MARK.  */

struct serial_call
{
  gimple *mark;		/* Where it stands; a GIMPLE_NOP.  */
  gcall *call;
  poly_uint64 n;
  auto_vec<tree> arrays;	/* Per argument, null if uniform or put
				   together; addresses of what is in
				   memory.  */
  tree k;			/* The lane, once the loop is there, the first
				   of TIMES ones that an iteration does; how
				   arguments are put together for each of
				   these; and these, if not null.  */
  unsigned times;
  auto_vec<gimple_seq> steps;
  tree bound;			/* The number of lanes.  */
  auto_vec<tree> args;
  tree callee;		/* Array of pointers to functions, or null.  */
  tree chain;		/* Array of static chains, or null.  */
  tree result;		/* Array, or null.  */
  tree place;		/* Array of addresses of the result, or null.  */
  tree mask;		/* Array of bytes, or null.  */
  int region;		/* In which the call must not throw, negative.  */
};

/* A new array of N elements of TYPE on the stack, or as many as N can be.  */

static tree
make_array (tree type, poly_uint64 n, const char *name)
{
  tree var = create_tmp_var_raw (build_array_type_nelts (type, lanes_most (n)),
				 name);
  TREE_ADDRESSABLE (var) = 1;
  /* Lanes that are off are read without having been written.  */
  suppress_warning (var);
  make_local (var);
  return var;
}

void
lanes_array_address (tree array, poly_uint64 n, lanes_address *a)
{
  tree elt = TREE_TYPE (TREE_TYPE (array));
  *a = lanes_address ();
  a->base = build_fold_addr_expr (array);
  a->shape = shape_1d (0, lanes_least (n), lanes_scalable_p (n));
  a->stride[0] = TYPE_SIZE_UNIT (elt);
  a->scale = 1;
  a->elt = elt;
  a->alias_type = build_pointer_type (elt);
  a->align = TYPE_ALIGN_UNIT (elt);
}

static tree
spill (emitter *e, lanes *v, tree type, const char *name)
{
  tree array = make_array (type, v->n, name);
  lanes_address a;
  lanes_mask all;
  all.kind = lanes_mask::ALL;
  lanes_array_address (array, v->n, &a);
  lanes_store (e, &a, v, &all);
  return array;
}

/* Why CALL is done lane by lane.  */

static const char *
serial_reason (gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  cgraph_node *node = cgraph_node::get (fn);
  if (fndecl_built_in_p (fn))
    return "it has no vector form on this target";
  /* Its body is known; inline functions and templates of C++ are weak,
     too.  */
  if (const char *why = why_not_inlined (call))
    return why;
  if (!node || !node->has_gimple_body_p ())
    return "its body is not in this unit";
  if (DECL_WEAK (fn))
    return "it is weak, so that another body may take its place";
  return "its body is chosen when the program is started";
}

/* The value OP of CALL as an array with an element per lane of S.  */

static tree
spill_operand (emitter *e, tree op, const struct shape *s, const char *name)
{
  return spill (e, value_lanes (e, op, s), TYPE_MAIN_VARIANT (TREE_TYPE (op)),
		name);
}

static bool
in_memory_p (tree op)
{
  return op && TREE_CODE (op) != SSA_NAME && !is_gimple_min_invariant (op);
}

/* How many lanes of CALL, which has no mask, an iteration does.  */

static unsigned
lanes_of_iteration (serial_call *c, gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  unsigned times = 1, made = 0;

  if (!optimize || optimize_size || BYTES_BIG_ENDIAN || lanes_emulate
      || !fn || !DECL_DECLARED_INLINE_P (fn) || !gimple_call_nothrow_p (call)
      || gimple_call_lhs (call) || gimple_call_chain (call)
      || gimple_call_noreturn_p (call) || c->region
      || lanes_scalable_p (c->n))
    return 1;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree a = gimple_call_arg (call, i);
      auto_vec<tree> pieces;

      if (in_memory_p (a))
	return 1;
      if (!varying_p (a) || !made_of_pieces_p (a, &pieces))
	continue;
      if (made++ || pieces.length () != 1
	  || TREE_CODE (TREE_TYPE (pieces[0])) != INTEGER_TYPE)
	return 1;
      times = (UNITS_PER_WORD
	       / tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (pieces[0]))));
    }
  return times && lanes_count (c->n) % times == 0 ? times : 1;
}

static tree element (tree array, tree index);

/* The elements of ARRAY from K on that are a word, computed in E.  */

static tree
load_word (emitter *e, tree array, tree k)
{
  tree word = integer_element (BITS_PER_WORD, true);
  tree p = build_fold_addr_expr (element (array, k));
  tree at = assign_step (e, gimple_build_assign (make_ssa_name
						 (TREE_TYPE (p)), p));
  tree alias = build_pointer_type_for_mode (char_type_node, ptr_mode, true);

  SET_DECL_ALIGN (array, MAX (DECL_ALIGN (array), TYPE_ALIGN (word)));
  return assign_step (e, gimple_build_assign (make_ssa_name (word),
					      build2 (MEM_REF, word, at,
						      build_zero_cst
							(alias))));
}

/* Let X, argument I of C, be put together in each lane from what is in arrays,
   with an element per lane of S; false if that is not less.  */

static bool
spill_pieces (serial_call *c, emitter *e, unsigned i, tree x,
	      const struct shape *s)
{
  auto_vec<tree> pieces, array, value;
  tree word = NULL_TREE;

  if (!made_of_pieces_p (x, &pieces))
    return false;
  for (unsigned k = 0; k < pieces.length (); k++)
    array.safe_push (spill_operand (e, pieces[k], s, "lane_piece"));
  for (unsigned j = 0; j < c->times; j++)
    {
      emitter lane = { c->steps[j], e->loc };

      value.truncate (0);
      for (unsigned k = 0; k < pieces.length (); k++)
	{
	  tree type = TREE_TYPE (pieces[k]), bits;

	  if (c->times == 1)
	    {
	      tree r = make_ssa_name (type);
	      value.safe_push (assign_step (&lane, gimple_build_assign
						     (r, element (array[k],
								  c->k))));
	      continue;
	    }
	  if (!word)
	    word = load_word (&lane, array[k], c->k);
	  bits = build_int_cst (integer_type_node, j * element_bits (type));
	  bits = gimple_build (&lane.seq, e->loc, RSHIFT_EXPR,
			       TREE_TYPE (word), word, bits);
	  value.safe_push (gimple_convert (&lane.seq, e->loc, type, bits));
	}
      c->args[j * gimple_call_num_args (c->call) + i]
	= put_together (&lane, x, pieces, value);
      c->steps[j] = lane.seq;
    }
  return true;
}

/* The addresses of REF, a memory reference, as an array with an element per
   lane of S; null if all lanes have the same.  */

static tree
spill_address (emitter *e, tree ref, const struct shape *s)
{
  struct shape own = overlay_address_shape (ref);
  if (shape_scalar_p (&own))
    return NULL_TREE;
  TREE_ADDRESSABLE (get_base_address (ref)) = 1;
  tree pointer = build_pointer_type (TREE_TYPE (ref));
  lanes *v = lanes_broadcast (e, render_address (e, ref, &own), &own, s);
  return spill (e, v, pointer, "lane_address");
}

lanes *
render_serial (emitter *e, gcall *call, const struct shape *s, tree mask,
	       bool unused)
{
  serial_call *c = new serial_call ();
  char text[SHAPE_TEXT];
  tree lhs = gimple_call_lhs (call);
  c->n = lanes_of_shape (s);
  c->region = lookup_stmt_eh_lp (call);
  c->mask = c->result = c->callee = NULL_TREE;
  c->k = make_ssa_name (sizetype);
  c->times = mask ? 1 : lanes_of_iteration (c, call);
  c->steps.safe_grow_cleared (c->times);
  c->bound = build_int_cst (sizetype, poly_int64 (c->n));
  /* GCC is not to unroll the loop further: machines that forward what was
     stored by the addresses of instructions know few of these.  */
  if (c->times > 1)
    c->bound = part_hide (e, c->bound, "=r");
  c->call = as_a<gcall *> (gimple_copy (call));
  c->args.safe_grow_cleared (c->times * gimple_call_num_args (call));
  shape_print (s, text, sizeof text);
  if (tree fn = gimple_call_fndecl (call))
    ripple_report (e->loc, RMK_CALL_SERIAL, fn, text, serial_reason (call));
  else if (!gimple_call_internal_p (call))
    ripple_report (e->loc, RMK_CALL_SERIAL_POINTER, text);
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree a = gimple_call_arg (call, i);
      c->arrays.safe_push (in_memory_p (a) ? spill_address (e, a, s)
			   : varying_p (a) && !spill_pieces (c, e, i, a, s)
			   ? spill_operand (e, a, s, "lane_arg")
			   : NULL_TREE);
    }
  c->place = in_memory_p (lhs) ? spill_address (e, lhs, s) : NULL_TREE;
  tree fn = ripple_call_pointer (call);
  if (fn && varying_p (fn))
    c->callee = spill_operand (e, fn, s, "lane_function");
  tree chain = gimple_call_chain (call);
  c->chain = varying_p (chain) ? spill_operand (e, chain, s, "lane_chain")
	     : NULL_TREE;
  if (lanes *m = value_mask_lanes (e, mask, s, 1))
    c->mask = spill (e, m, boolean_type_node, "lane_mask");
  if (lhs && varying_p (lhs))
    {
      tree type = TYPE_MAIN_VARIANT (TREE_TYPE (lhs));
      if (unused)
	type = build_qualified_type (type, TYPE_QUAL_VOLATILE);
      c->result = make_array (type, c->n, "lane_result");
      if (c->mask && !unused)
	exceptions_clear (e, c->result, type);
    }
  if (lhs && TREE_CODE (lhs) == SSA_NAME)
    gimple_call_set_lhs (c->call, NULL_TREE);
  c->mark = gimple_build_nop ();
  gimple_seq_add_stmt (&e->seq, c->mark);
  rendering->serial_calls.safe_push (c);
  if (!c->result || unused)
    return NULL;
  lanes_address a;
  lanes_mask all;
  all.kind = lanes_mask::ALL;
  lanes_array_address (c->result, lanes_of_shape (s), &a);
  return lanes_load (e, &a, &all);
}

/* The call stands in a loop of its own:

	for (k = 0; k < COUNT; k++)
	  { STEP; CALL; }  */

void
render_repeated (emitter *e, gcall *call, tree k, gimple_seq step, tree count)
{
  serial_call *c = new serial_call ();
  c->call = call;
  c->n = 1;
  c->k = k;
  c->times = 1;
  c->steps.safe_push (step);
  c->bound = count;
  c->arrays.safe_grow_cleared (gimple_call_num_args (call));
  c->args.safe_grow_cleared (gimple_call_num_args (call));
  c->mark = gimple_build_nop ();
  gimple_seq_add_stmt (&e->seq, c->mark);
  rendering->serial_calls.safe_push (c);
}

static tree
element (tree array, tree index)
{
  tree type = TREE_TYPE (TREE_TYPE (array));
  tree ref = build4 (ARRAY_REF, type, array, index, NULL_TREE, NULL_TREE);
  TREE_THIS_VOLATILE (ref) = TYPE_VOLATILE (type);
  return ref;
}

static void append (basic_block bb, gimple *s, location_t loc);

/* What lies at address K of ARRAY: the object that REF was.  */

static tree
place_of_lane (basic_block bb, tree array, tree k, tree ref, location_t loc)
{
  tree p = make_ssa_name (TREE_TYPE (TREE_TYPE (array)));
  append (bb, gimple_build_assign (p, element (array, k)), loc);
  return build2 (MEM_REF, TREE_TYPE (ref), p,
		 build_int_cst (reference_alias_ptr_type (ref), 0));
}

static void
append (basic_block bb, gimple *s, location_t loc)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gimple_set_location (s, loc);
  gsi_insert_after (&g, s, GSI_NEW_STMT);
}

/* Let what C's call may do besides returning, which leads out of the block
   AFTER now, lead out of BODY; unless it is what the last statement of AFTER
   may do.  */

static void
move_complex_edges (serial_call *c, basic_block after, basic_block body)
{
  edge e;
  edge_iterator ei;
  gimple *last = last_stmt (after);
  if (last && stmt_ends_bb_p (last))
    return;
  for (ei = ei_start (after->succs); (e = ei_safe_edge (ei));)
    {
      if (!(e->flags & EDGE_COMPLEX))
	{
	  ei_next (&ei);
	  continue;
	}
      edge to = make_edge (body, e->dest, e->flags);
      to->probability = profile_probability::very_unlikely ();
      for (gphi_iterator p = gsi_start_phis (e->dest); !gsi_end_p (p);
	   gsi_next (&p))
	add_phi_arg (p.phi (), PHI_ARG_DEF_FROM_EDGE (p.phi (), e), to,
		     gimple_phi_arg_location_from_edge (p.phi (), e));
      if (e->flags & EDGE_EH)
	for (gimple_stmt_iterator g = gsi_start_bb (e->dest); !gsi_end_p (g);
	     gsi_next (&g))
	  if (glabel *l = dyn_cast<glabel *> (gsi_stmt (g)))
	    if (int lp = EH_LANDING_PAD_NR (gimple_label_label (l)))
	      {
		add_stmt_to_eh_lp (c->call, lp);
		break;
	      }
      remove_edge (e);
    }
}

/* Append C's call for lane K, which is number J of an iteration, to BODY.
   Returns the block that goes on, null if the function does not return.  */

static basic_block
append_lane_call (serial_call *c, basic_block body, basic_block after, tree k,
		  unsigned j)
{
  location_t loc = gimple_location (c->call);
  unsigned n = c->arrays.length ();
  for (unsigned i = 0; i < n; i++)
    if (c->args[j * n + i])
      gimple_call_set_arg (c->call, i, c->args[j * n + i]);
    else if (c->arrays[i])
      {
	tree old = gimple_call_arg (c->call, i), a;
	if (in_memory_p (old))
	  {
	    tree ref = place_of_lane (body, c->arrays[i], k, old, loc);
	    a = ref;
	    if (is_gimple_reg_type (TREE_TYPE (ref)))
	      {
		a = make_ssa_name (TREE_TYPE (ref));
		append (body, gimple_build_assign (a, ref), loc);
	      }
	    gimple_call_set_arg (c->call, i, a);
	    continue;
	  }
	a = make_ssa_name (TREE_TYPE (TREE_TYPE (c->arrays[i])));
	append (body, gimple_build_assign (a, element (c->arrays[i], k)), loc);
	gimple_call_set_arg (c->call, i, a);
      }
  if (c->callee)
    {
      tree f = make_ssa_name (TREE_TYPE (TREE_TYPE (c->callee)));
      append (body, gimple_build_assign (f, element (c->callee, k)), loc);
      gimple_call_set_fn (c->call, f);
    }
  if (c->chain)
    {
      tree p = make_ssa_name (TREE_TYPE (TREE_TYPE (c->chain)));
      append (body, gimple_build_assign (p, element (c->chain, k)), loc);
      gimple_call_set_chain (c->call, p);
    }
  tree r = NULL_TREE, to = NULL_TREE;
  if (c->result)
    {
      tree type = TREE_TYPE (TREE_TYPE (c->result));
      r = make_ssa_name (TYPE_MAIN_VARIANT (type));
      gimple_call_set_lhs (c->call, r);
      to = element (c->result, k);
    }
  if (c->place)
    {
      to = place_of_lane (body, c->place, k, gimple_call_lhs (c->call), loc);
      if (is_gimple_reg_type (TREE_TYPE (to)))
	r = make_ssa_name (TREE_TYPE (to));
      gimple_call_set_lhs (c->call, r ? r : to);
    }
  gimple_set_vuse (c->call, NULL_TREE);
  gimple_set_vdef (c->call, NULL_TREE);
  append (body, c->call, loc);
  if (c->region < 0)
    add_stmt_to_eh_lp (c->call, c->region);
  move_complex_edges (c, after, body);
  if (gimple_call_noreturn_p (c->call))
    return NULL;
  if (EDGE_COUNT (body->succs) > 0)
    {
      basic_block next = create_empty_bb (body);
      if (current_loops)
	add_bb_to_loop (next, body->loop_father);
      make_edge (body, next, EDGE_FALLTHRU)->probability
	= profile_probability::very_likely ();
      body = next;
    }
  if (r)
    append (body, gimple_build_assign (to, r), loc);
  return body;
}

/* Append the calls of C of an iteration to BODY.  Returns the block that goes
   on, null if the function does not return.  */

static basic_block
append_iteration (serial_call *c, basic_block body, basic_block after)
{
  location_t loc = gimple_location (c->call);
  gcall *call = c->call;

  for (unsigned j = 0; j < c->times; j++)
    {
      gimple_stmt_iterator end = gsi_last_bb (body);
      tree k = c->k;

      gsi_insert_seq_after (&end, c->steps[j], GSI_CONTINUE_LINKING);
      if (c->times > 1)
	{
	  k = make_ssa_name (sizetype);
	  append (body, gimple_build_assign (k, PLUS_EXPR, c->k,
					     size_int (j)), loc);
	  c->call = as_a<gcall *> (gimple_copy (call));
	}
      body = append_lane_call (c, body, after, k, j);
    }
  return body;
}

/*   k = PHI <0, k'>;  if (mask[k]) result[k] = fn (arg[k] …);
     k' = k + 1;  if (k' < n) again.  */

static void
expand_serial_call (serial_call *c)
{
  location_t loc = gimple_location (c->call);
  basic_block before = gimple_bb (c->mark);
  edge out = split_block (before, c->mark);
  basic_block after = out->dest;
  basic_block head = split_edge (out);
  basic_block body = c->mask ? create_empty_bb (head) : head;
  if (current_loops && body != head)
    add_bb_to_loop (body, before->loop_father);
  remove_edge (single_succ_edge (head));
  tree k = c->k, next = make_ssa_name (sizetype);
  basic_block done = append_iteration (c, body, after);
  basic_block tail = create_empty_bb (done ? done : body);
  if (current_loops)
    add_bb_to_loop (tail, before->loop_father);
  if (c->mask)
    {
      tree m = make_ssa_name (boolean_type_node);
      append (head, gimple_build_assign (m, element (c->mask, k)), loc);
      append (head, gimple_build_cond (NE_EXPR, m, boolean_false_node,
				       NULL_TREE, NULL_TREE), loc);
      make_edge (head, body, EDGE_TRUE_VALUE)->probability
	= profile_probability::even ();
      make_edge (head, tail, EDGE_FALSE_VALUE)->probability
	= profile_probability::even ();
    }
  if (done)
    make_edge (done, tail, EDGE_FALLTHRU)->probability
      = profile_probability::always ();
  append (tail, gimple_build_assign (next, PLUS_EXPR, k, size_int (c->times)),
	  loc);
  append (tail, gimple_build_cond (LT_EXPR, next, c->bound, NULL_TREE,
				   NULL_TREE), loc);
  edge again = make_edge (tail, head, EDGE_TRUE_VALUE);
  again->probability = profile_probability::likely ();
  make_edge (tail, after, EDGE_FALSE_VALUE)->probability
    = profile_probability::unlikely ();
  gphi *phi = create_phi_node (k, head);
  add_phi_arg (phi, size_zero_node, find_edge (before, head), loc);
  add_phi_arg (phi, next, again, loc);
  gimple_stmt_iterator g = gsi_for_stmt (c->mark);
  gsi_remove (&g, true);
  /* A call that does not return has no edge to what follows; no lane goes
     there.  */
  if (EDGE_COUNT (after->succs) == 0)
    append (after, gimple_build_call (builtin_decl_implicit
				      (BUILT_IN_UNREACHABLE), 0), loc);
}

bool
expand_serial_calls (void)
{
  vec<serial_call *> &calls = rendering->serial_calls;
  /* The last one of a block first: what it throws leads out of the block.  */
  for (unsigned i = calls.length (); i-- > 0;)
    {
      expand_serial_call (calls[i]);
      delete calls[i];
    }
  return !calls.is_empty ();
}

/* True if CALL is a check of the sanitizer for undefined behaviour.  */

static bool
sanitizer_check_p (gcall *call)
{
  if (!gimple_call_internal_p (call))
    return false;
  switch (gimple_call_internal_fn (call))
    {
    case IFN_UBSAN_CHECK_ADD:
    case IFN_UBSAN_CHECK_SUB:
    case IFN_UBSAN_CHECK_MUL:
    case IFN_UBSAN_BOUNDS:
    case IFN_UBSAN_NULL:
    case IFN_UBSAN_OBJECT_SIZE:
    case IFN_UBSAN_PTR:
    case IFN_UBSAN_VPTR:
      return true;
    default:
      return false;
    }
}

void
render_check (emitter *e, gcall *call, tree mask)
{
  if (!sanitizer_check_p (call))
    return;
  struct shape s = overlay_call_shape (call);
  render_serial (e, call, &s, mask, true);
}

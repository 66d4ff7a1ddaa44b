/* Placeholders: statements that stand for control flow.

   A sequence holds no control flow, so guards and loops are emitted as calls
   of functions that do not exist, and lanes_expand_branches makes blocks of
   them:

	_9 = __ripple_guarded_load (_7, p_8, 4B);

   becomes

	if (_7 != 0)
	  _10 = MEM[p_8];
	_9 = PHI <_10, 0>

   and a loop

	for (k = 0; k < limit; k++)
	  if (mask[k])
	    values[k] = MEM[p_8 + offsets[k] * scale];

   or, where the mask is an integer,

	for (; bits; bits &= bits - 1)
	  k = ctz (bits) + limit, values[k] = MEM[p_8 + offsets[k] * scale];

   which also stores several fields of each record,

   and what stands between the marks of a choice

	__ripple_if (_7);  A;  __ripple_else ();  B;  __ripple_end ();
	_9 = __ripple_value (a_1, b_2);

   becomes

	if (_7 != 0)  A;  else  B;
	_9 = PHI <a_1, b_2>

   The calls carry all that is needed, so they may be copied meanwhile.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-blocks.h"
#include "emit/memory/memory-priv.h"

static const char *const placeholder_name[PLACEHOLDERS] = {
  "__ripple_guarded_load", "__ripple_guarded_store", "__ripple_loop_load",
  "__ripple_loop_store", "__ripple_prefix_load", "__ripple_prefix_store",
  "__ripple_prefix_gather", "__ripple_if", "__ripple_else", "__ripple_end",
  "__ripple_value"
};

/* The declarations live for one function, the one with this number: nothing
   keeps them from the garbage collector.  */
static tree placeholder_decl[PLACEHOLDERS];
static int placeholder_owner = -1;

static tree
placeholder_for (enum placeholder p)
{
  if (placeholder_owner != cfun->funcdef_no)
    memset (placeholder_decl, 0, sizeof placeholder_decl);
  placeholder_owner = cfun->funcdef_no;
  if (!placeholder_decl[p])
    {
      tree type = build_function_type (void_type_node, NULL_TREE);

      placeholder_decl[p] = build_fn_decl (placeholder_name[p], type);
    }
  return placeholder_decl[p];
}

/* Append the call of P with N arguments ARG; its value is of TYPE.  */

tree
emit_placeholder (emitter *e, enum placeholder p, tree type, unsigned n,
		  tree *arg)
{
  auto_vec<tree> args;
  gcall *c;
  tree lhs = NULL_TREE;

  for (unsigned i = 0; i < n; i++)
    args.safe_push (arg[i]);
  c = gimple_build_call_vec (placeholder_for (p), args);
  gimple_call_set_fntype (c, build_function_type (type, NULL_TREE));
  if (!VOID_TYPE_P (type))
    {
      lhs = make_ssa_name (type);
      gimple_call_set_lhs (c, lhs);
    }
  gimple_call_set_nothrow (c, true);
  gimple_set_location (c, e->loc);
  gimple_seq_add_stmt (&e->seq, c);
  return lhs;
}

tree
ref_from_align_word (location_t loc, tree pointer, tree word, tree type)
{
  unsigned HOST_WIDE_INT w = TREE_INT_CST_LOW (word);
  unsigned align = (unsigned) (w / 2) * BITS_PER_UNIT;
  tree ref;

  if (align < TYPE_ALIGN (type))
    type = build_aligned_type (type, align);
  if (w & 1)
    type = build_qualified_type (type, TYPE_QUAL_VOLATILE);
  ref = build2_loc (loc, MEM_REF, type, pointer,
		    build_int_cst (TREE_TYPE (word), 0));
  TREE_THIS_VOLATILE (ref) = w & 1;
  suppress_warning (ref, RIPPLE_OPT_ARRAY_BOUNDS);
  return ref;
}

/* Making blocks.  */

basic_block
new_block (basic_block after, profile_count count, class loop *father)
{
  basic_block bb = create_empty_bb (after);

  bb->count = count;
  if (current_loops)
    add_bb_to_loop (bb, father);
  return bb;
}

edge
new_edge (basic_block from, basic_block to, int flags,
	  profile_probability probability)
{
  edge e = make_edge (from, to, flags);

  e->probability = probability;
  return e;
}

void
append (basic_block bb, gimple *g, location_t loc)
{
  gimple_stmt_iterator gsi = gsi_last_bb (bb);

  gimple_set_location (g, loc);
  gsi_insert_after (&gsi, g, GSI_NEW_STMT);
}

tree
append_value (basic_block bb, tree type, tree rhs, location_t loc)
{
  tree lhs = make_ssa_name (type);

  append (bb, gimple_build_assign (lhs, rhs), loc);
  return lhs;
}

tree
append_binary (basic_block bb, enum tree_code code, tree type, tree a, tree b,
	       location_t loc)
{
  tree lhs = make_ssa_name (type);

  append (bb, gimple_build_assign (lhs, code, a, b), loc);
  return lhs;
}

void
remove_placeholder (gcall *call)
{
  gimple_stmt_iterator gsi = gsi_for_stmt (call);

  gimple_call_set_lhs (call, NULL_TREE);
  unlink_stmt_vdef (call);
  gsi_remove (&gsi, true);
  release_defs (call);
}

static void
expand_guard (gcall *call, bool store)
{
  location_t loc = gimple_location (call);
  tree lhs = gimple_call_lhs (call);
  tree type = (store ? TREE_TYPE (gimple_call_arg (call, GUARD_VALUE))
	       : gimple_call_return_type (call));
  basic_block bb = gimple_bb (call), then;
  edge skip = split_block (bb, call), back;
  tree ref = ref_from_align_word (loc, gimple_call_arg (call, GUARD_POINTER),
				  gimple_call_arg (call, GUARD_ALIGN), type);

  then = new_block (bb, bb->count.apply_scale (1, 2), bb->loop_father);
  skip->flags = EDGE_FALSE_VALUE;
  skip->probability = profile_probability::even ();
  new_edge (bb, then, EDGE_TRUE_VALUE, profile_probability::even ());
  back = new_edge (then, skip->dest, EDGE_FALLTHRU,
		   profile_probability::always ());
  append (bb, gimple_build_cond (NE_EXPR, gimple_call_arg (call, GUARD_COND),
				 build_zero_cst
				   (TREE_TYPE (gimple_call_arg (call,
								GUARD_COND))),
				 NULL_TREE, NULL_TREE), loc);
  if (store)
    append (then, gimple_build_assign (ref, gimple_call_arg (call,
							     GUARD_VALUE)),
	    loc);
  else
    {
      tree v = append_value (then, type, ref, loc);

      /* A vector may reach beyond the array, not beyond the page.  */
      suppress_warning (SSA_NAME_DEF_STMT (v));

      if (lhs)
	{
	  gphi *phi = create_phi_node (lhs, skip->dest);

	  add_phi_arg (phi, v, back, loc);
	  add_phi_arg (phi, build_zero_cst (type), skip, loc);
	}
    }
  remove_placeholder (call);
}

/* Append to BB the address of element K, of BYTES bytes, of the array at
   ARRAY.  */

static tree
append_element_pointer (basic_block bb, tree array, tree k, unsigned bytes,
			location_t loc)
{
  tree off = append_binary (bb, MULT_EXPR, sizetype, k, size_int (bytes), loc);

  return append_binary (bb, POINTER_PLUS_EXPR, TREE_TYPE (array), array, off,
			loc);
}

static tree
simple_ref (tree type, tree pointer)
{
  return build2 (MEM_REF, type, pointer,
		 build_int_cst (build_pointer_type (type), 0));
}

/* Append to BB the move of lane K.  */

static void
append_lane_move (basic_block bb, gcall *call, tree k, bool store)
{
  location_t loc = gimple_location (call);
  tree elt = TREE_TYPE (gimple_call_arg (call, LOOP_ELEMENT));
  tree base = gimple_call_arg (call, LOOP_POINTER);
  tree offsets = gimple_call_arg (call, LOOP_OFFSETS), off, p, v, mem, buf;

  if (integer_zerop (offsets))
    off = append_binary (bb, MULT_EXPR, sizetype, k,
			 gimple_call_arg (call, LOOP_STRIDE), loc);
  else
    {
      tree type = TREE_TYPE (gimple_call_arg (call, LOOP_OFFSET));

      p = append_element_pointer (bb, offsets, k,
				  (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT
							     (type)), loc);
      off = append_value (bb, type, simple_ref (type, p), loc);
      v = make_ssa_name (sizetype);
      append (bb, gimple_build_assign (v, NOP_EXPR, off), loc);
      off = append_binary (bb, MULT_EXPR, sizetype, v,
			   gimple_call_arg (call, LOOP_STRIDE), loc);
    }
  gimple_seq seq = NULL;
  tree lane = address_plus (&seq, base, off);
  gimple_stmt_iterator end = gsi_last_bb (bb);
  gsi_insert_seq_after (&end, seq, GSI_CONTINUE_LINKING);
  mem = ref_from_align_word (loc, lane, gimple_call_arg (call, LOOP_ALIGN),
			     elt);
  p = append_element_pointer (bb, gimple_call_arg (call, LOOP_VALUES), k,
			      (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT (elt)),
			      loc);
  buf = simple_ref (elt, p);
  v = append_value (bb, elt, store ? buf : mem, loc);
  append (bb, gimple_build_assign (store ? mem : buf, v), loc);
  for (unsigned i = LOOP_ELEMENT + 1; i < gimple_call_num_args (call); i += 2)
    {
      p = append_element_pointer (bb, gimple_call_arg (call, i), k,
				  tree_to_uhwi (TYPE_SIZE_UNIT (elt)), loc);
      v = append_value (bb, elt, simple_ref (elt, p), loc);
      p = append_binary (bb, POINTER_PLUS_EXPR, TREE_TYPE (lane), lane,
			 gimple_call_arg (call, i + 1), loc);
      mem = ref_from_align_word (loc, p, gimple_call_arg (call, LOOP_ALIGN),
				 elt);
      append (bb, gimple_build_assign (mem, v), loc);
    }
}

/* The loop over the lanes whose bits are on; LOOP_LIMIT is the lane of bit 0.
   One branch a lane, and only the last is not foreseen.  */

static void
expand_bit_loop (gcall *call, bool store)
{
  location_t loc = gimple_location (call);
  tree bits = gimple_call_arg (call, LOOP_BITS), type = TREE_TYPE (bits);
  tree b = make_ssa_name (type), k, less;
  basic_block bb = gimple_bb (call), head, body;
  class loop *outer = bb->loop_father;
  edge out = split_block (bb, call), first, again;
  basic_block after = out->dest;
  profile_probability likely = profile_probability::likely ();
  gphi *phi;
  gcall *ctz;

  head = new_block (bb, bb->count.apply_scale (16, 1), outer);
  body = new_block (head, head->count, outer);
  remove_edge (out);
  first = new_edge (bb, head, EDGE_FALLTHRU, profile_probability::always ());
  new_edge (head, body, EDGE_TRUE_VALUE, likely);
  new_edge (head, after, EDGE_FALSE_VALUE, likely.invert ());
  again = new_edge (body, head, EDGE_FALLTHRU, profile_probability::always ());

  phi = create_phi_node (b, head);
  append (head, gimple_build_cond (NE_EXPR, b, build_zero_cst (type),
				   NULL_TREE, NULL_TREE), loc);
  ctz = gimple_build_call (builtin_decl_implicit (BUILT_IN_CTZLL), 1, b);
  k = make_ssa_name (integer_type_node);
  gimple_call_set_lhs (ctz, k);
  append (body, ctz, loc);
  less = make_ssa_name (sizetype);
  append (body, gimple_build_assign (less, NOP_EXPR, k), loc);
  k = append_binary (body, PLUS_EXPR, sizetype, less,
		     gimple_call_arg (call, LOOP_LIMIT), loc);
  append_lane_move (body, call, k, store);
  less = append_binary (body, MINUS_EXPR, type, b, build_one_cst (type), loc);
  less = append_binary (body, BIT_AND_EXPR, type, b, less, loc);
  add_phi_arg (phi, bits, first, loc);
  add_phi_arg (phi, less, again, loc);
  if (current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
  remove_placeholder (call);
}

static void
expand_loop (gcall *call, bool store)
{
  location_t loc = gimple_location (call);
  tree mask = gimple_call_arg (call, LOOP_MASK), k, next, m;
  basic_block bb = gimple_bb (call), head, test = NULL, body, latch;
  class loop *outer = bb->loop_father;
  edge out = split_block (bb, call), first, again;
  basic_block after = out->dest;
  profile_probability likely = profile_probability::likely ();
  gphi *phi;

  head = new_block (bb, bb->count.apply_scale (16, 1), outer);
  test = new_block (head, head->count, outer);
  body = new_block (test, head->count.apply_scale (1, 2), outer);
  latch = new_block (body, head->count, outer);
  remove_edge (out);
  first = new_edge (bb, head, EDGE_FALLTHRU, profile_probability::always ());
  new_edge (head, test, EDGE_TRUE_VALUE, likely);
  new_edge (head, after, EDGE_FALSE_VALUE, likely.invert ());
  new_edge (body, latch, EDGE_FALLTHRU, profile_probability::always ());
  again = new_edge (latch, head, EDGE_FALLTHRU,
		    profile_probability::always ());

  k = make_ssa_name (sizetype);
  phi = create_phi_node (k, head);
  append (head, gimple_build_cond (LT_EXPR, k,
				   gimple_call_arg (call, LOOP_LIMIT),
				   NULL_TREE, NULL_TREE), loc);
  if (integer_zerop (mask))
    new_edge (test, body, EDGE_FALLTHRU, profile_probability::always ());
  else
    {
      tree byte = unsigned_char_type_node;

      m = append_value (test, byte,
			simple_ref (byte, append_element_pointer (test, mask,
								  k, 1, loc)),
			loc);
      append (test, gimple_build_cond (NE_EXPR, m, build_zero_cst (byte),
				       NULL_TREE, NULL_TREE), loc);
      new_edge (test, body, EDGE_TRUE_VALUE, profile_probability::even ());
      new_edge (test, latch, EDGE_FALSE_VALUE, profile_probability::even ());
    }
  append_lane_move (body, call, k, store);
  next = append_binary (latch, PLUS_EXPR, sizetype, k, size_one_node, loc);
  add_phi_arg (phi, size_zero_node, first, loc);
  add_phi_arg (phi, next, again, loc);

  /* The loop tree learns of the loop when it is repaired.  */
  if (current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
  remove_placeholder (call);
}

static bool
placeholder_p (gimple *s, enum placeholder p)
{
  return is_gimple_call (s) && placeholder_decl[p]
	 && gimple_call_fndecl (s) == placeholder_decl[p];
}

/* The placeholder P of a choice behind CALL in its block, other than those of
   choices in between.  */

static gcall *
next_placeholder (gcall *call, enum placeholder p)
{
  unsigned depth = 0;
  gimple_stmt_iterator gsi = gsi_for_stmt (call);
  for (gsi_next (&gsi);; gsi_next (&gsi))
    if (depth == 0 && placeholder_p (gsi_stmt (gsi), p))
      return as_a<gcall *> (gsi_stmt (gsi));
    else if (placeholder_p (gsi_stmt (gsi), CHOICE_IF))
      depth++;
    else if (placeholder_p (gsi_stmt (gsi), CHOICE_END))
      depth--;
}

/* The choice that begins with CALL.  */

static void
expand_choice (gcall *call)
{
  location_t loc = gimple_location (call);
  tree cond = gimple_call_arg (call, 0);
  gcall *middle = next_placeholder (call, CHOICE_ELSE);
  gcall *end = next_placeholder (middle, CHOICE_END);
  basic_block bb = gimple_bb (call);
  edge first = split_block (bb, call);
  edge between = split_block (first->dest, middle);
  edge second = split_block (between->dest, end);
  basic_block after = second->dest;
  edge one;

  first->flags = EDGE_TRUE_VALUE;
  first->probability = profile_probability::even ();
  new_edge (bb, between->dest, EDGE_FALSE_VALUE,
	    profile_probability::even ());
  one = new_edge (first->dest, after, EDGE_FALLTHRU,
		  profile_probability::always ());
  remove_edge (between);
  append (bb, gimple_build_cond (NE_EXPR, cond, boolean_false_node, NULL_TREE,
				 NULL_TREE), loc);
  for (;;)
    {
      gimple_stmt_iterator gsi = gsi_start_bb (after);
      if (gsi_end_p (gsi) || !placeholder_p (gsi_stmt (gsi), CHOICE_VALUE))
	break;
      gcall *value = as_a<gcall *> (gsi_stmt (gsi));
      gphi *phi = create_phi_node (gimple_call_lhs (value), after);
      add_phi_arg (phi, gimple_call_arg (value, 0), one, loc);
      add_phi_arg (phi, gimple_call_arg (value, 1), second, loc);
      remove_placeholder (value);
    }
  remove_placeholder (call);
  remove_placeholder (middle);
  remove_placeholder (end);
}

bool
lanes_expand_branches (void)
{
  auto_vec<gcall *> calls;
  auto_vec<enum placeholder> kinds;
  basic_block bb;

  if (placeholder_owner != cfun->funcdef_no)
    return false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
	 gsi_next (&gsi))
      {
	gcall *c = dyn_cast<gcall *> (gsi_stmt (gsi));
	tree decl = c ? gimple_call_fndecl (c) : NULL_TREE;

	for (unsigned p = 0; decl && p < PLACEHOLDERS; p++)
	  if (decl == placeholder_decl[p])
	    {
	      calls.safe_push (c);
	      kinds.safe_push ((enum placeholder) p);
	    }
      }
  /* Before blocks are cut.  */
  for (unsigned i = 0; i < calls.length (); i++)
    if (kinds[i] == PREFIX_GATHER)
      find_gather_indices (calls[i]);
  for (unsigned i = 0; i < calls.length (); i++)
    switch (kinds[i])
      {
      case GUARDED_LOAD:
      case GUARDED_STORE:
	expand_guard (calls[i], kinds[i] == GUARDED_STORE);
	break;
      case PREFIX_LOAD:
	expand_prefix_load (calls[i]);
	break;
      case PREFIX_STORE:
	expand_prefix_store (calls[i]);
	break;
      case PREFIX_GATHER:
	expand_prefix_gather (calls[i]);
	break;
      case CHOICE_IF:
	expand_choice (calls[i]);
	break;
      case CHOICE_ELSE:
      case CHOICE_END:
      case CHOICE_VALUE:
	/* Gone with the choice.  */
	break;
      default:
	if (integer_zerop (gimple_call_arg (calls[i], LOOP_BITS)))
	  expand_loop (calls[i], kinds[i] == LOOP_STORE);
	else
	  expand_bit_loop (calls[i], kinds[i] == LOOP_STORE);
	break;
      }
  placeholder_owner = -1;
  memset (placeholder_decl, 0, sizeof placeholder_decl);
  if (calls.is_empty ())
    return false;
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  return true;
}

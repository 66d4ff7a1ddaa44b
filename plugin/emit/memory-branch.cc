/* Loads and stores under a mask that the target has no instruction for.

   Three ways, the first that fits:

   staged	a prefix of evenly spaced lanes: memcpy between the memory and
		a buffer on the stack, vectors between the buffer and registers.
		No control flow.
   guarded	up to GUARDED_LANES lanes: every lane under its own branch.
   loop		one loop over the lanes, with the mask, the values and, if need
		be, the offsets in arrays on the stack.

   A sequence holds no control flow, so guards and loops are emitted as calls
   of functions that do not exist, and lanes_expand_branches makes blocks of
   them:

	_9 = __ripple_guarded_load (_7, p_8, 4B);

   becomes

	if (_7 != 0)
	  _10 = MEM[p_8];
	_9 = PHI <_10, 0>

   The calls carry all that is needed, so they may be copied meanwhile.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "memory-priv.h"

enum { GUARDED_LANES = 16, STAGED_BYTES = 1024 };

enum placeholder { GUARDED_LOAD, GUARDED_STORE, LOOP_LOAD, LOOP_STORE,
		   PLACEHOLDERS };

static const char *const placeholder_name[PLACEHOLDERS] = {
  "__ripple_guarded_load", "__ripple_guarded_store", "__ripple_loop_load",
  "__ripple_loop_store"
};

/* The declarations live for one function: nothing keeps them from the
   garbage collector.  */
static tree placeholder_decl[PLACEHOLDERS];
static function *placeholder_owner;

/* Arguments of the placeholders.  */
enum { GUARD_COND, GUARD_POINTER, GUARD_ALIGN, GUARD_VALUE };
enum { LOOP_LIMIT, LOOP_POINTER, LOOP_ALIGN, LOOP_STRIDE, LOOP_VALUES,
       LOOP_OFFSETS, LOOP_MASK, LOOP_ELEMENT };

static tree
placeholder_for (enum placeholder p)
{
  if (placeholder_owner != cfun)
    memset (placeholder_decl, 0, sizeof placeholder_decl);
  placeholder_owner = cfun;
  if (!placeholder_decl[p])
    {
      tree type = build_function_type (void_type_node, NULL_TREE);

      placeholder_decl[p] = build_fn_decl (placeholder_name[p], type);
    }
  return placeholder_decl[p];
}

/* Append the call of P with N arguments ARG; its value is of TYPE.  */

static tree
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

/* Alias type, alignment and volatility in one constant.  */

static tree
align_word (const mem_access *x)
{
  unsigned align = MIN (MAX (x->a->align, 1u),
			(unsigned) TYPE_ALIGN_UNIT (x->a->elt));

  return build_int_cst (x->a->alias_type, 2 * align + x->a->is_volatile);
}

static tree
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
  return ref;
}

/* Arrays on the stack.  */

static tree
new_buffer (tree elt, unsigned n)
{
  tree var = create_tmp_var (build_array_type_nelts (elt, n), "ripple_lanes");

  TREE_ADDRESSABLE (var) = 1;
  /* Lanes that are off are read without having been written.  */
  suppress_warning (var);
  SET_DECL_ALIGN (var, MAX (DECL_ALIGN (var), 16 * BITS_PER_UNIT));
  DECL_USER_ALIGN (var) = 1;
  return var;
}

/* The buffer's contents are not needed any more: its stack slot is free.  */

static void
end_buffer (emitter *e, tree var)
{
  gimple *g = gimple_build_assign (var, build_clobber (TREE_TYPE (var)));

  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
}

/* Lanes of A's type, one behind the other in VAR.  */

static void
buffer_address (lanes_address *b, tree var, tree elt, unsigned n)
{
  *b = lanes_address ();
  b->base = build_fold_addr_expr (var);
  b->shape = shape_1d (0, n, false);
  b->stride[0] = TYPE_SIZE_UNIT (elt);
  b->elt = elt;
  b->alias_type = build_pointer_type (elt);
  b->align = DECL_ALIGN_UNIT (var);
}

static tree
buffer_of_lanes (emitter *e, lanes *value)
{
  tree var = new_buffer (value->elt, value->n);
  lanes_address b;

  buffer_address (&b, var, value->elt, value->n);
  lanes_store (e, &b, value, NULL);
  return var;
}

/* The number of lanes that are on in X's prefix, as sizetype.  */

static tree
prefix_lanes (mem_access *x)
{
  return gimple_convert (&x->e->seq, x->e->loc, sizetype, access_count (x));
}

/* Staged.  */

static bool
staged_p (const mem_access *x, HOST_WIDE_INT *stride)
{
  unsigned HOST_WIDE_INT size;

  if (x->given->kind != lanes_mask::PREFIX || x->a->is_volatile
      || !single_stride_p (x, stride) || *stride == 0
      || !ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE
				  (TREE_TYPE (TREE_TYPE (x->a->base)))))
    return false;
  size = absu_hwi (*stride);
  if (size < x->es || size * x->n > STAGED_BYTES)
    return false;
  return size == x->es || (!x->store && size <= 8 * x->es);
}

static void
emit_memcpy (mem_access *x, tree to, tree from, tree bytes)
{
  gcall *c = gimple_build_call (builtin_decl_implicit (BUILT_IN_MEMCPY), 3, to,
				from, bytes);

  gimple_set_location (c, x->e->loc);
  gimple_seq_add_stmt (&x->e->seq, c);
}

/* Set *IN to X's address moved to a buffer with the same stride, which is
   returned, and *MEMORY and *BUFFER to the lowest byte of the prefix in
   either.  *BYTES is its size.  */

static tree
stage (mem_access *x, HOST_WIDE_INT stride, lanes_address *in, tree *memory,
       tree *buffer, tree *bytes)
{
  emitter *e = x->e;
  unsigned size = (unsigned) absu_hwi (stride);
  unsigned whole = (x->n - 1) * size + x->es;
  tree count = prefix_lanes (x), var, last;

  var = new_buffer (unsigned_char_type_node, whole);
  last = gimple_build (&e->seq, e->loc, MINUS_EXPR, sizetype, count,
		       size_one_node);
  last = gimple_build (&e->seq, e->loc, MULT_EXPR, sizetype, last,
		       size_int (size));
  *bytes = gimple_build (&e->seq, e->loc, PLUS_EXPR, sizetype, last,
			 size_int (x->es));
  *in = *x->a;
  in->base = build_fold_addr_expr (var);
  in->alias_type = build_pointer_type (unsigned_char_type_node);
  in->align = DECL_ALIGN_UNIT (var);
  *memory = x->a->base;
  *buffer = in->base;
  if (stride > 0)
    return var;

  /* Lane 0 is the last one in memory: the buffer is filled from its end.  */
  unsigned HOST_WIDE_INT at = whole - x->es;
  tree back = gimple_build (&e->seq, e->loc, MINUS_EXPR, sizetype, size_int (0),
			    last);

  in->align = (unsigned) MIN ((unsigned HOST_WIDE_INT) in->align, at & -at);
  in->base = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			   TREE_TYPE (in->base), in->base, size_int (at));
  *memory = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			  TREE_TYPE (*memory), *memory, back);
  *buffer = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			  TREE_TYPE (in->base), in->base, back);
  return var;
}

static lanes *
staged_load (mem_access *x, HOST_WIDE_INT stride)
{
  lanes_address in;
  tree memory, buffer, bytes;
  tree var = stage (x, stride, &in, &memory, &buffer, &bytes);
  lanes *r;

  emit_memcpy (x, buffer, memory, bytes);
  /* The elements as they are held: booleans are made by the caller.  */
  in.elt = x->elt;
  r = lanes_load (x->e, &in, NULL);
  end_buffer (x->e, var);
  return r;
}

static void
staged_store (mem_access *x, HOST_WIDE_INT stride, lanes *value)
{
  lanes_address in;
  tree memory, buffer, bytes;
  tree var = stage (x, stride, &in, &memory, &buffer, &bytes);

  in.elt = x->elt;
  lanes_store (x->e, &in, value, NULL);
  emit_memcpy (x, memory, buffer, bytes);
  end_buffer (x->e, var);
}

/* Guarded lanes.  */

static tree
lane_on (mem_access *x, unsigned k)
{
  tree count;

  if (x->given->kind == lanes_mask::LANES)
    return lanes_extract (x->e, access_mask (x), k);
  count = access_count (x);
  return gimple_build (&x->e->seq, x->e->loc, GT_EXPR, boolean_type_node,
		       count, build_int_cst (TREE_TYPE (count), k));
}

static lanes *
guarded_load (mem_access *x)
{
  auto_vec<tree> value;

  for (unsigned k = 0; k < x->n; k++)
    {
      tree arg[3];

      arg[GUARD_COND] = lane_on (x, k);
      arg[GUARD_POINTER] = access_lane_pointer (x, k);
      arg[GUARD_ALIGN] = align_word (x);
      value.safe_push (emit_placeholder (x->e, GUARDED_LOAD, x->elt, 3, arg));
    }
  return lanes_from_scalars (x->e, x->elt, x->n, value.address ());
}

static void
guarded_store (mem_access *x, lanes *value)
{
  for (unsigned k = 0; k < x->n; k++)
    {
      tree arg[4];

      arg[GUARD_COND] = lane_on (x, k);
      arg[GUARD_POINTER] = access_lane_pointer (x, k);
      arg[GUARD_ALIGN] = align_word (x);
      arg[GUARD_VALUE] = lanes_extract (x->e, value, k);
      emit_placeholder (x->e, GUARDED_STORE, void_type_node, 4, arg);
    }
}

/* The loop.  */

/* Byte offsets of X's lanes from its base, 64 bits each.  */

static lanes *
lane_offsets (mem_access *x)
{
  tree i64 = build_nonstandard_integer_type (64, 0);
  tree stride[SHAPE_RANK];
  lanes *r, *o;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    stride[d] = x->a->stride[d];
  r = lanes_series (x->e, i64, &x->a->shape, build_zero_cst (i64), stride);
  if (!x->a->offset)
    return r;
  o = lanes_convert (x->e, x->a->offset, i64);
  if (x->a->scale > 1)
    o = lanes_binary (x->e, MULT_EXPR, o,
		      lanes_splat (x->e, i64, 8, x->n,
				   build_int_cst (i64, x->a->scale)), NULL);
  return lanes_binary (x->e, PLUS_EXPR, r, o, NULL);
}

/* Emit the loop that moves X's lanes to or from the array VALUES.  */

static void
emit_lane_loop (mem_access *x, tree values)
{
  emitter *e = x->e;
  tree null = null_pointer_node, offsets = NULL_TREE, mask = NULL_TREE;
  tree arg[LOOP_ELEMENT + 1];
  HOST_WIDE_INT stride;

  arg[LOOP_LIMIT] = size_int (x->n);
  arg[LOOP_POINTER] = x->a->base;
  arg[LOOP_ALIGN] = align_word (x);
  arg[LOOP_STRIDE] = size_int (0);
  arg[LOOP_VALUES] = build_fold_addr_expr (values);
  arg[LOOP_OFFSETS] = null;
  arg[LOOP_MASK] = null;
  arg[LOOP_ELEMENT] = build_zero_cst (x->elt);
  if (x->given->kind == lanes_mask::PREFIX)
    arg[LOOP_LIMIT] = prefix_lanes (x);
  else
    {
      tree byte = unsigned_char_type_node;
      lanes *m = lanes_mask_resize (e, x->given->m, 1);

      mask = buffer_of_lanes (e, lanes_convert (e, m, byte));
      arg[LOOP_MASK] = build_fold_addr_expr (mask);
    }
  if (single_stride_p (x, &stride))
    arg[LOOP_STRIDE] = size_int (stride);
  else
    {
      offsets = buffer_of_lanes (e, lane_offsets (x));
      arg[LOOP_OFFSETS] = build_fold_addr_expr (offsets);
    }
  emit_placeholder (e, x->store ? LOOP_STORE : LOOP_LOAD, void_type_node,
		    LOOP_ELEMENT + 1, arg);
  if (mask)
    end_buffer (e, mask);
  if (offsets)
    end_buffer (e, offsets);
}

lanes *
branch_load (mem_access *x)
{
  HOST_WIDE_INT stride;
  lanes_address b;
  tree values;
  lanes *r;

  if (staged_p (x, &stride))
    return staged_load (x, stride);
  if (x->n <= GUARDED_LANES)
    return guarded_load (x);
  values = new_buffer (x->elt, x->n);
  emit_lane_loop (x, values);
  buffer_address (&b, values, x->elt, x->n);
  r = lanes_load (x->e, &b, NULL);
  end_buffer (x->e, values);
  return r;
}

void
branch_store (mem_access *x, lanes *value)
{
  HOST_WIDE_INT stride;
  tree values;

  if (staged_p (x, &stride))
    {
      staged_store (x, stride, value);
      return;
    }
  if (x->n <= GUARDED_LANES)
    {
      guarded_store (x, value);
      return;
    }
  values = buffer_of_lanes (x->e, value);
  emit_lane_loop (x, values);
  end_buffer (x->e, values);
}

/* Making blocks.  */

static basic_block
new_block (basic_block after, profile_count count, class loop *father)
{
  basic_block bb = create_empty_bb (after);

  bb->count = count;
  if (current_loops)
    add_bb_to_loop (bb, father);
  return bb;
}

static edge
new_edge (basic_block from, basic_block to, int flags,
	  profile_probability probability)
{
  edge e = make_edge (from, to, flags);

  e->probability = probability;
  return e;
}

/* Append G to BB.  */

static void
append (basic_block bb, gimple *g, location_t loc)
{
  gimple_stmt_iterator gsi = gsi_last_bb (bb);

  gimple_set_location (g, loc);
  gsi_insert_after (&gsi, g, GSI_NEW_STMT);
}

static tree
append_value (basic_block bb, tree type, tree rhs, location_t loc)
{
  tree lhs = make_ssa_name (type);

  append (bb, gimple_build_assign (lhs, rhs), loc);
  return lhs;
}

static tree
append_binary (basic_block bb, enum tree_code code, tree type, tree a, tree b,
	       location_t loc)
{
  tree lhs = make_ssa_name (type);

  append (bb, gimple_build_assign (lhs, code, a, b), loc);
  return lhs;
}

/* Remove CALL; the name of its value lives on.  */

static void
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
      tree i64 = build_nonstandard_integer_type (64, 0);

      p = append_element_pointer (bb, offsets, k, 8, loc);
      off = append_value (bb, i64, simple_ref (i64, p), loc);
      v = make_ssa_name (sizetype);
      append (bb, gimple_build_assign (v, NOP_EXPR, off), loc);
      off = v;
    }
  p = append_binary (bb, POINTER_PLUS_EXPR, TREE_TYPE (base), base, off, loc);
  mem = ref_from_align_word (loc, p, gimple_call_arg (call, LOOP_ALIGN), elt);
  p = append_element_pointer (bb, gimple_call_arg (call, LOOP_VALUES), k,
			      (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT (elt)),
			      loc);
  buf = simple_ref (elt, p);
  v = append_value (bb, elt, store ? buf : mem, loc);
  append (bb, gimple_build_assign (store ? mem : buf, v), loc);
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

bool
lanes_expand_branches (void)
{
  auto_vec<gcall *> calls;
  auto_vec<enum placeholder> kinds;
  basic_block bb;

  if (placeholder_owner != cfun)
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
  for (unsigned i = 0; i < calls.length (); i++)
    switch (kinds[i])
      {
      case GUARDED_LOAD:
      case GUARDED_STORE:
	expand_guard (calls[i], kinds[i] == GUARDED_STORE);
	break;
      default:
	expand_loop (calls[i], kinds[i] == LOOP_STORE);
	break;
      }
  placeholder_owner = NULL;
  memset (placeholder_decl, 0, sizeof placeholder_decl);
  if (calls.is_empty ())
    return false;
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  return true;
}

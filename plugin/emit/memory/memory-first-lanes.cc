/* The first lanes of a gather, where loads and insertions are quicker: in
   pieces of a power of two of lanes.

   INPUT	lanes_load { base p_1, offset i_2, shape [16] of float },
		lanes < n_3 on, where i_2 was loaded from q_4

   OUTPUT	if (n_3 & 8)
		  a = { p_1[q_4[0]], ..., p_1[q_4[7]] }, q_4 += 8;
		if (n_3 & 4)
		  b = { p_1[q_4[0]], ..., p_1[q_4[3]] }, q_4 += 4;
		if (n_3 & 3) ...
		  c = { p_1[q_4[0]], p_1[q_4[1]], p_1[q_4[2]], 0 };
		d = n_3 & 4 ? { b, c } : { c, 0 };
		v = n_3 & 8 ? { a, d } : { d, 0 };

   A short row is loaded once for each of its elements, while a gather takes
   the time of all lanes.  Indices that are not in memory any more, or were
   never, are taken out of their vector.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-blocks.h"
#include "emit/memory/memory-priv.h"

enum { PIECE_BYTES = 16, FEWEST_LANES = 8, MOST_PARTS = 2,
       MASK_OPERATIONS = 12 };

bool
first_lanes_p (mem_access *x)
{
  const lanes *offset = x->a->offset;
  return from_first_p (x) && !lanes_emulate && !x->single
	 && !BYTES_BIG_ENDIAN && x->es >= 4 && x->width >= FEWEST_LANES
	 && x->n % x->width == 0 && x->nparts <= MOST_PARTS
	 && offset->nparts == x->nparts && offset->width == x->width
	 && INTEGRAL_TYPE_P (offset->elt)
	 && TYPE_PRECISION (offset->elt) >= 32;
}

lanes *
first_lanes_load (mem_access *x)
{
  lanes *r = lanes_new (x->elt, x->es, x->n);
  place start = { 0, 0 };
  tree base = access_pointer (x, start);
  for (unsigned p = 0; p < x->nparts; p++)
    {
      tree arg[GATHER_ARGS];
      arg[GATHER_COUNT] = prefix_part_count (x, p);
      arg[GATHER_BASE] = base;
      arg[GATHER_ALIGN] = align_word (x);
      arg[GATHER_INDEX] = x->a->offset->part[p];
      arg[GATHER_INDEX_ELEMENT] = build_zero_cst (x->a->offset->elt);
      arg[GATHER_INDEX_ALIGN] = integer_zero_node;
      arg[GATHER_MASK] = access_part_mask (x, p);
      arg[GATHER_SCALE] = size_int (MAX (x->a->scale, 1u));
      arg[GATHER_WHOLE] = prefix_part_whole (x, p);
      r->part[p] = emit_placeholder (x->e, PREFIX_GATHER, x->vtype,
				     GATHER_ARGS, arg);
    }
  return r;
}

/* The load of the vector X, or null.  */

static gimple *
load_of (tree x)
{
  while (TREE_CODE (x) == SSA_NAME)
    {
      gimple *def = SSA_NAME_DEF_STMT (x);
      if (gimple_call_internal_p (def, IFN_MASK_LOAD)
	  || (gimple_assign_load_p (def) && !gimple_has_volatile_ops (def)))
	return def;
      if (!is_gimple_assign (def)
	  || gimple_assign_rhs_code (def) != VIEW_CONVERT_EXPR)
	return NULL;
      x = TREE_OPERAND (gimple_assign_rhs1 (def), 0);
    }
  return NULL;
}

/* True if A and B are one value, computed by the same operations, at most
   DEPTH of them one upon the other.  */

static bool
computed_alike_p (tree a, tree b, unsigned depth)
{
  if (a == b)
    return true;
  if (!a || !b || !depth || TREE_CODE (a) != TREE_CODE (b)
      || !types_compatible_p (TREE_TYPE (a), TREE_TYPE (b)))
    return false;
  if (TREE_CODE (a) == VIEW_CONVERT_EXPR)
    return computed_alike_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0),
			     depth - 1);
  if (TREE_CODE (a) == CONSTRUCTOR)
    return uniform_vector_p (a)
	   && computed_alike_p (uniform_vector_p (a), uniform_vector_p (b),
				depth - 1);
  if (TREE_CODE (a) != SSA_NAME)
    return operand_equal_p (a, b, 0);
  gassign *d = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (a));
  gassign *f = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (b));
  return d && f && !gimple_assign_load_p (d) && !gimple_assign_load_p (f)
	 && gimple_assign_rhs_code (d) == gimple_assign_rhs_code (f)
	 && computed_alike_p (gimple_assign_rhs1 (d), gimple_assign_rhs1 (f),
			      depth - 1)
	 && computed_alike_p (gimple_assign_rhs2 (d), gimple_assign_rhs2 (f),
			      depth - 1)
	 && computed_alike_p (gimple_assign_rhs3 (d), gimple_assign_rhs3 (f),
			      depth - 1);
}

/* Set *POINTER and *ALIGN to those of what LOAD loads: all lanes that the
   gather CALL has on.  False if it does not load them.  */

static bool
loaded_from (gimple *load, gcall *call, tree *pointer, tree *align)
{
  if (is_gimple_call (load))
    {
      *pointer = gimple_call_arg (load, 0);
      *align = gimple_call_arg (load, 1);
      /* In lanes that the load leaves out an index is 0, not what is
	 there.  */
      return computed_alike_p (gimple_call_arg (load, 2),
			       gimple_call_arg (call, GATHER_MASK),
			       MASK_OPERATIONS);
    }
  tree ref = gimple_assign_rhs1 (load);
  if (TREE_CODE (ref) != MEM_REF || !integer_zerop (TREE_OPERAND (ref, 1))
      || TREE_CODE (TREE_OPERAND (ref, 0)) != SSA_NAME)
    return false;
  *pointer = TREE_OPERAND (ref, 0);
  *align = build_int_cst (TREE_TYPE (TREE_OPERAND (ref, 1)),
			  TYPE_ALIGN (TREE_TYPE (ref)));
  return true;
}

/* True if S may change memory.  */

static bool
changes_memory_p (gimple *s)
{
  return gimple_store_p (s) || gimple_code (s) == GIMPLE_ASM
	 || (is_gimple_call (s)
	     && !(gimple_call_flags (s) & (ECF_CONST | ECF_PURE)));
}

void
find_gather_indices (gcall *call)
{
  gimple *load = load_of (gimple_call_arg (call, GATHER_INDEX));
  tree index = TREE_TYPE (gimple_call_arg (call, GATHER_INDEX_ELEMENT));
  tree vector = load ? TREE_TYPE (gimple_get_lhs (load)) : NULL_TREE;
  tree pointer, align;
  if (!load || gimple_bb (load) != gimple_bb (call) || !VECTOR_TYPE_P (vector)
      || !tree_int_cst_equal (TYPE_SIZE (index),
			      TYPE_SIZE (TREE_TYPE (vector)))
      || !loaded_from (load, call, &pointer, &align))
    return;
  gimple_stmt_iterator g = gsi_for_stmt (load);
  for (gsi_next (&g); gsi_stmt (g) != call; gsi_next (&g))
    if (changes_memory_p (gsi_stmt (g))
	/* Another part.  */
	&& !(is_gimple_call (gsi_stmt (g))
	     && gimple_call_same_target_p (gsi_stmt (g), call)))
      return;
  gimple_call_set_arg (call, GATHER_INDEX, pointer);
  gimple_call_set_arg (call, GATHER_INDEX_ALIGN, align);
}

/* The indices of the lanes from one on: in memory at POINTER, or the vector
   REST.  */

struct gather_indices
{
  tree pointer, rest;
};

/* Append to BB index K of I.  */

static tree
append_index (const piece_path *at, basic_block bb, gather_indices i,
	      unsigned k)
{
  tree type = TREE_TYPE (gimple_call_arg (at->call, GATHER_INDEX_ELEMENT));
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  tree value;
  if (i.pointer)
    {
      tree align = gimple_call_arg (at->call, GATHER_INDEX_ALIGN);
      tree own = tree_to_uhwi (align) < TYPE_ALIGN (type)
		 ? build_aligned_type (type, tree_to_uhwi (align)) : type;
      value = build2 (MEM_REF, own, i.pointer,
		      build_int_cst (TREE_TYPE (align), k * es));
    }
  else
    value = build3 (BIT_FIELD_REF, type, i.rest,
		    bitsize_int (es * BITS_PER_UNIT),
		    bitsize_int (k * es * BITS_PER_UNIT));
  return append_value (bb, type, value, at->loc);
}

/* Append to BB what lane K of those that I is of loads.  */

static tree
append_lane (const piece_path *at, basic_block bb, gather_indices i,
	     unsigned k)
{
  tree elt = TREE_TYPE (gimple_call_return_type (at->call));
  tree base = gimple_call_arg (at->call, GATHER_BASE);
  tree off = append_value (bb, sizetype,
			   build1 (NOP_EXPR, sizetype,
				   append_index (at, bb, i, k)), at->loc);
  off = append_binary (bb, MULT_EXPR, sizetype, off,
		       gimple_call_arg (at->call, GATHER_SCALE), at->loc);
  tree p = append_binary (bb, POINTER_PLUS_EXPR, TREE_TYPE (base), base, off,
			  at->loc);
  return append_value (bb, elt,
		       ref_from_align_word (at->loc, p,
					    gimple_call_arg (at->call,
							     GATHER_ALIGN),
					    elt), at->loc);
}

static tree
append_vector (basic_block bb, tree elt, const vec<tree> &value,
	       unsigned lanes, location_t loc)
{
  vec<constructor_elt, va_gc> *v = NULL;
  tree type = build_vector_type (elt, lanes);
  for (unsigned i = 0; i < value.length (); i++)
    CONSTRUCTOR_APPEND_ELT (v, NULL_TREE, value[i]);
  return append_value (bb, type, build_constructor (type, v), loc);
}

/* Append to BB the vector of the first LANES lanes, of which I are the
   indices.  */

static tree
append_lanes (const piece_path *at, basic_block bb, gather_indices i,
	      unsigned lanes)
{
  auto_vec<tree> value;
  for (unsigned k = 0; k < lanes; k++)
    value.safe_push (append_lane (at, bb, i, k));
  return append_vector (bb, TREE_TYPE (gimple_call_return_type (at->call)),
			value, lanes, at->loc);
}

/* Append to BB the indices behind LANES lanes of I.  */

static tree
append_behind (const piece_path *at, basic_block bb, gather_indices i,
	       unsigned lanes)
{
  tree type = TREE_TYPE (gimple_call_arg (at->call, GATHER_INDEX_ELEMENT));
  tree size = TYPE_SIZE (type);
  if (i.pointer)
    return append_binary (bb, POINTER_PLUS_EXPR, TREE_TYPE (i.pointer),
			  i.pointer,
			  size_int (lanes * tree_to_uhwi
				    (TYPE_SIZE_UNIT (type))), at->loc);
  tree half = build_vector_type (type, lanes);
  tree bits = bitsize_int (lanes * tree_to_uhwi (size));
  return append_value (bb, half, build3 (BIT_FIELD_REF, half, i.rest, bits,
					 bits), at->loc);
}

/* A vector of the first LANES lanes of I, fewer than which are on: COUNT.  */

static tree
few_lanes (piece_path *at, gather_indices i, tree count, unsigned lanes)
{
  tree elt = TREE_TYPE (gimple_call_return_type (at->call));
  auto_vec<tree> value;
  auto_vec<basic_block> then;
  /* Lane K is on if COUNT > K; each test stands where the one before has
     held.  */
  piece_path inner = *at;
  basic_block off[PIECE_BYTES];
  for (unsigned k = 0; k + 1 < lanes; k++)
    {
      basic_block on = fork_path (&inner, GT_EXPR, count, size_int (k));
      off[k] = inner.bb;
      then.safe_push (on);
      value.safe_push (append_lane (at, on, i, k));
      inner.bb = on;
    }
  /* The paths meet from the innermost one on.  */
  for (unsigned k = lanes - 1; k-- > 0;)
    {
      auto_vec<tree> none;
      for (unsigned j = k; j + 1 < lanes; j++)
	none.safe_push (build_zero_cst (elt));
      basic_block on = inner.bb;
      inner.bb = off[k];
      meet_paths (&inner, on, lanes - 1 - k, &value[k], none.address (),
		  &value[k]);
    }
  at->bb = inner.bb;
  value.safe_push (build_zero_cst (elt));
  return append_vector (at->bb, elt, value, lanes, at->loc);
}

/* The join of A and B, or of A and zeros.  */

static tree
append_halves (basic_block bb, tree a, tree b, location_t loc)
{
  auto_vec<tree> half;
  half.safe_push (a);
  half.safe_push (b ? b : build_zero_cst (TREE_TYPE (a)));
  return append_vector (bb, TREE_TYPE (TREE_TYPE (a)), half,
			2 * vector_lanes (TREE_TYPE (a)), loc);
}

void
expand_prefix_gather (gcall *call)
{
  piece_path at;
  begin_path (&at, call);
  basic_block after = cut_behind (&at), whole = NULL;
  tree type = gimple_call_return_type (call), elt = TREE_TYPE (type);
  tree count = gimple_call_arg (call, GATHER_COUNT), all = NULL_TREE;
  tree index = gimple_call_arg (call, GATHER_INDEX);
  bool memory = POINTER_TYPE_P (TREE_TYPE (index));
  gather_indices i = { memory ? index : NULL_TREE,
		       memory ? NULL_TREE : index };
  unsigned lanes = vector_lanes (type);
  unsigned least = PIECE_BYTES / tree_to_uhwi (TYPE_SIZE_UNIT (elt));
  auto_vec<tree> piece, bit;
  if (integer_onep (gimple_call_arg (call, GATHER_WHOLE)))
    {
      whole = fork_path (&at, GE_EXPR, count, size_int (lanes));
      all = append_lanes (&at, whole, i, lanes);
    }
  for (unsigned n = lanes / 2; n >= least; n /= 2)
    {
      tree on = append_binary (at.bb, BIT_AND_EXPR, sizetype, count,
			       size_int (n), at.loc);
      tree low = i.rest;
      if (!memory)
	{
	  tree half = build_vector_type (TREE_TYPE (TREE_TYPE (i.rest)), n);
	  low = append_value (at.bb, half,
			      build3 (BIT_FIELD_REF, half, i.rest,
				      TYPE_SIZE (half), bitsize_zero_node),
			      at.loc);
	}
      basic_block then = fork_path (&at, NE_EXPR, on, size_zero_node);
      tree x[2] = { append_lanes (&at, then, i, n),
		    append_behind (&at, then, i, n) };
      tree y[2] = { build_zero_cst (TREE_TYPE (x[0])),
		    memory ? i.pointer : low };
      tree r[2];
      meet_paths (&at, then, 2, x, y, r);
      (memory ? i.pointer : i.rest) = r[1];
      piece.safe_push (r[0]);
      bit.safe_push (on);
    }
  tree few = append_binary (at.bb, BIT_AND_EXPR, sizetype, count,
			    size_int (least - 1), at.loc);
  tree v = few_lanes (&at, i, few, least);
  while (!piece.is_empty ())
    {
      tree p = piece.pop ();
      basic_block then = fork_path (&at, NE_EXPR, bit.pop (), size_zero_node);
      tree x = append_halves (then, p, v, at.loc);
      tree y = append_halves (at.bb, v, NULL_TREE, at.loc);
      meet_paths (&at, then, 1, &x, &y, &v);
    }
  if (whole)
    meet_paths (&at, whole, 1, &all, &v, &v);
  end_path (&at, after, v);
}

/* The first lanes of a run, where masks are no registers: moved in pieces of
   a power of two of lanes.

   INPUT	lanes_store { base p_1, shape [8] of float }, lanes < n_2 on

   OUTPUT	if (n_2 >= 8)
		  MEM <vector(8) float> [p_1] = v_3;
		else
		  {
		    if (n_2 & 4)
		      MEM <vector(4) float> [p_1] = the low half of v_3,
		      p_1 += 16, v_3 = its high half;
		    if (n_2 & 2) ...
		    if (n_2 & 1) ...
		  }

   The branches go the same way in row after row, and what is loaded from
   there next need not wait for a masked store, which no load takes its value
   from.  Elements that no instruction loads under a mask are loaded so, too:

		b bytes < 16, b >= 8:	the first 8, and the last 8, shifted
		4 <= b < 8:		the first and the last 4
		...

   No byte is touched that is not there.  Little-endian only.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-blocks.h"
#include "emit/memory/memory-priv.h"

enum { MOST_PIECED_PARTS = 4, WORD_BYTES = 8, PIECE_BYTES = 16 };

/* Which lanes of part P may be on: none, all, or some.  */

enum part_lanes_on { PART_OFF, PART_ON, PART_SOME };

static enum part_lanes_on
part_on (const mem_access *x, unsigned p)
{
  unsigned first = p * x->width, valid = part_valid (x, p);
  if (x->given->hi <= first)
    return PART_OFF;
  return x->given->lo + 1 >= first + valid && valid == x->width
	 ? PART_ON : PART_SOME;
}

bool
prefix_pieces_p (const mem_access *x)
{
  HOST_WIDE_INT stride;
  unsigned some = 0, bytes = x->width * x->es;
  if (!x->masked || x->given->kind != lanes_mask::PREFIX || x->single
      || lanes_emulate || BYTES_BIG_ENDIAN || x->a->is_volatile
      || optimize_function_for_size_p (cfun)
      || (x->has_masks && (!x->store || masks_cheap_p (x->vtype)))
      || (bytes != WORD_BYTES && bytes != PIECE_BYTES
	  && bytes != 2 * PIECE_BYTES)
      || x->es > WORD_BYTES || !single_stride_p (x, &stride)
      || stride != (HOST_WIDE_INT) x->es
      || !ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE
				  (TREE_TYPE (TREE_TYPE (x->a->base)))))
    return false;
  for (unsigned p = 0; p < x->nparts; p++)
    some += part_on (x, p) == PART_SOME;
  return some <= MOST_PIECED_PARTS;
}

tree
prefix_part_count (mem_access *x, unsigned p)
{
  emitter *e = x->e;
  unsigned first = p * x->width;
  tree count = access_count (x), type = TREE_TYPE (count);
  tree before = build_int_cst (type, first);
  if (first && x->given->lo < first)
    count = gimple_build (&e->seq, e->loc, MAX_EXPR, type, count, before);
  if (first)
    count = gimple_build (&e->seq, e->loc, MINUS_EXPR, type, count, before);
  return gimple_convert (&e->seq, e->loc, sizetype, count);
}

tree
prefix_part_whole (const mem_access *x, unsigned p)
{
  return size_int (MIN (x->given->hi, x->n) - p * x->width >= x->width);
}

/* The arguments for part P, but the value.  */

static void
set_arguments (mem_access *x, unsigned p, tree *arg)
{
  arg[PREFIX_COUNT] = prefix_part_count (x, p);
  arg[PREFIX_POINTER] = access_lane_pointer (x, p * x->width);
  arg[PREFIX_ALIGN] = align_word (x);
  arg[PREFIX_WHOLE] = prefix_part_whole (x, p);
}

lanes *
prefix_load (mem_access *x)
{
  lanes *r = lanes_new (x->elt, x->es, x->n);
  for (unsigned p = 0; p < x->nparts; p++)
    switch (part_on (x, p))
      {
      case PART_OFF:
	r->part[p] = build_zero_cst (x->vtype);
	break;
      case PART_ON:
	r->part[p] = load_vector (x, x->at[p * x->width], x->vtype,
				  all_lanes);
	break;
      case PART_SOME:
	{
	  tree arg[PREFIX_VALUE];
	  set_arguments (x, p, arg);
	  r->part[p] = emit_placeholder (x->e, PREFIX_LOAD, x->vtype,
					 PREFIX_VALUE, arg);
	}
      }
  return r;
}

void
prefix_store (mem_access *x, lanes *value)
{
  for (unsigned p = 0; p < x->nparts; p++)
    switch (part_on (x, p))
      {
      case PART_OFF:
	break;
      case PART_ON:
	store_vector (x, x->at[p * x->width], value->part[p], all_lanes);
	break;
      case PART_SOME:
	{
	  tree arg[PREFIX_VALUE + 1];
	  set_arguments (x, p, arg);
	  arg[PREFIX_VALUE] = value->part[p];
	  emit_placeholder (x->e, PREFIX_STORE, void_type_node,
			    PREFIX_VALUE + 1, arg);
	}
      }
}

/* Control flow.  */

static tree
piece_ref (const piece_path *at, tree pointer, tree type)
{
  return ref_from_align_word (at->loc, pointer,
			      gimple_call_arg (at->call, PREFIX_ALIGN), type);
}

static tree
append_view (basic_block bb, tree type, tree x, location_t loc)
{
  if (types_compatible_p (type, TREE_TYPE (x)))
    return x;
  return append_value (bb, type, build1 (VIEW_CONVERT_EXPR, type, x), loc);
}

/* The part of X, BYTES long, from byte FROM on: a vector of ELT if that is
   longer than a word, else an integer.  */

static tree
append_piece (basic_block bb, tree x, unsigned from, unsigned bytes, tree elt,
	      location_t loc)
{
  tree type = unsigned_of_bytes (bytes);
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (elt));
  if (bytes > WORD_BYTES)
    type = build_vector_type (elt, bytes / es);
  else if (INTEGRAL_TYPE_P (TREE_TYPE (x)))
    {
      if (from)
	x = append_binary (bb, RSHIFT_EXPR, TREE_TYPE (x), x,
			   build_int_cst (integer_type_node,
					  from * BITS_PER_UNIT), loc);
      tree r = make_ssa_name (type);
      append (bb, gimple_build_assign (r, NOP_EXPR, x), loc);
      return r;
    }
  else
    {
      unsigned all = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (x)));
      x = append_view (bb, build_vector_type (type, all / bytes), x, loc);
    }
  return append_value (bb, type,
		       build3 (BIT_FIELD_REF, type, x,
			       bitsize_int (bytes * BITS_PER_UNIT),
			       bitsize_int (from * BITS_PER_UNIT)), loc);
}

static tree
append_pointer (basic_block bb, tree pointer, tree bytes, location_t loc)
{
  gimple_seq seq = NULL;
  tree p = address_plus (&seq, pointer, bytes);
  gimple_stmt_iterator end = gsi_last_bb (bb);
  gsi_insert_seq_after (&end, seq, GSI_CONTINUE_LINKING);
  if (is_gimple_mem_ref_addr (p))
    return p;
  return append_value (bb, TREE_TYPE (p), p, loc);
}

void
expand_prefix_store (gcall *call)
{
  piece_path at;
  begin_path (&at, call);
  basic_block after = cut_behind (&at);
  tree count = gimple_call_arg (call, PREFIX_COUNT);
  /* The pointer and the value that are left.  */
  tree rest[2] = { gimple_call_arg (call, PREFIX_POINTER),
		   gimple_call_arg (call, PREFIX_VALUE) };
  tree type = TREE_TYPE (rest[1]), elt = TREE_TYPE (type);
  unsigned width = vector_lanes (type);
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (elt));
  if (integer_onep (gimple_call_arg (call, PREFIX_WHOLE)))
    {
      basic_block whole = fork_path (&at, GE_EXPR, count, size_int (width));
      append (whole, gimple_build_assign (piece_ref (&at, rest[0], type),
					  rest[1]), at.loc);
      go_to (whole, after);
    }
  for (unsigned n = width / 2; n > 0; n /= 2)
    {
      unsigned bytes = n * es;
      tree bit = append_binary (at.bb, BIT_AND_EXPR, sizetype, count,
				size_int (n), at.loc);
      tree low = append_piece (at.bb, rest[1], 0, bytes, elt, at.loc);
      basic_block then = fork_path (&at, NE_EXPR, bit, size_zero_node);
      append (then, gimple_build_assign (piece_ref (&at, rest[0],
						    TREE_TYPE (low)), low),
	      at.loc);
      tree behind[2] = { NULL_TREE, NULL_TREE };
      tree same[2] = { rest[0], low };
      if (n > 1)
	{
	  behind[0] = append_pointer (then, rest[0], size_int (bytes),
				      at.loc);
	  behind[1] = append_piece (then, rest[1], bytes, bytes, elt, at.loc);
	}
      meet_paths (&at, then, n > 1 ? 2 : 0, behind, same, rest);
    }
  end_path (&at, after, NULL_TREE);
}

/* Append to BB the load of BYTES bytes, an integer, as a word.  */

static tree
append_word (const piece_path *at, basic_block bb, tree pointer,
	     unsigned bytes)
{
  tree word = unsigned_of_bytes (WORD_BYTES), type = unsigned_of_bytes (bytes);
  tree x = append_value (bb, type, piece_ref (at, pointer, type), at->loc);
  if (bytes == WORD_BYTES)
    return x;
  tree r = make_ssa_name (word);
  append (bb, gimple_build_assign (r, NOP_EXPR, x), at->loc);
  return r;
}

/* Append to BB the load of the last SIZE of BYTES bytes at POINTER, and
   8 * (BYTES - BIAS) bits.  */

static tree
append_last (const piece_path *at, basic_block bb, tree pointer, tree bytes,
	     unsigned size, unsigned bias, tree *bits)
{
  tree from = append_binary (bb, MINUS_EXPR, sizetype, bytes, size_int (size),
			     at->loc);
  tree last = append_pointer (bb, pointer, from, at->loc);
  from = append_binary (bb, MINUS_EXPR, sizetype, bytes, size_int (bias),
			at->loc);
  from = append_binary (bb, MULT_EXPR, sizetype, from,
			size_int (BITS_PER_UNIT), at->loc);
  *bits = make_ssa_name (integer_type_node);
  append (bb, gimple_build_assign (*bits, NOP_EXPR, from), at->loc);
  return append_word (at, bb, last, size);
}

/* Append to AT the load of BYTES < 8 bytes, elements of ES, as a word.  */

static tree
load_in_word (piece_path *at, tree pointer, tree bytes, unsigned es)
{
  tree word = unsigned_of_bytes (WORD_BYTES), r = build_zero_cst (word), bits;
  auto_vec<basic_block> then;
  auto_vec<tree> value;
  for (unsigned size = WORD_BYTES / 2; size >= es; size /= 2)
    {
      basic_block bb = fork_path (at, GE_EXPR, bytes, size_int (size));
      tree x = append_word (at, bb, pointer, size);
      /* One element alone is all there is.  */
      if (size > es)
	{
	  tree y = append_last (at, bb, pointer, bytes, size, size, &bits);
	  y = append_binary (bb, LSHIFT_EXPR, word, y, bits, at->loc);
	  x = append_binary (bb, BIT_IOR_EXPR, word, x, y, at->loc);
	}
      then.safe_push (bb);
      value.safe_push (x);
    }
  while (!then.is_empty ())
    {
      tree x = value.pop ();
      meet_paths (at, then.pop (), 1, &x, &r, &r);
    }
  return r;
}

/* Append to AT the load of BYTES < 16 bytes, elements of ES, as a vector of
   two words.  */

static tree
load_in_words (piece_path *at, tree pointer, tree bytes, unsigned es)
{
  tree word = unsigned_of_bytes (WORD_BYTES), bits, r;
  tree type = build_vector_type (word, 2);
  basic_block then = fork_path (at, GE_EXPR, bytes, size_int (WORD_BYTES));
  tree low[2] = { append_word (at, then, pointer, WORD_BYTES),
		  build_zero_cst (word) };
  if (es < WORD_BYTES)
    {
      /* 1 to 8 of the bytes are there already.  */
      tree y = append_last (at, then, pointer, bytes, WORD_BYTES,
			    PIECE_BYTES, &bits);
      tree by = append_binary (then, BIT_XOR_EXPR, integer_type_node, bits,
			       integer_minus_one_node, at->loc);
      y = append_binary (then, RSHIFT_EXPR, word, y, integer_one_node,
			 at->loc);
      low[1] = append_binary (then, RSHIFT_EXPR, word, y, by, at->loc);
    }
  tree none[2] = { load_in_word (at, pointer, bytes, es),
		   build_zero_cst (word) };
  tree x[2];
  meet_paths (at, then, 2, low, none, x);
  vec<constructor_elt, va_gc> *v = NULL;
  for (unsigned i = 0; i < 2; i++)
    CONSTRUCTOR_APPEND_ELT (v, NULL_TREE, x[i]);
  r = append_value (at->bb, type, build_constructor (type, v), at->loc);
  return r;
}

/* Append to BB the vector of A and, if that is not null, B behind it; else
   zeros.  */

static tree
append_join (basic_block bb, tree a, tree b, location_t loc)
{
  tree half = TREE_TYPE (a);
  tree type = build_vector_type (TREE_TYPE (half), 2 * vector_lanes (half));
  vec<constructor_elt, va_gc> *v = NULL;
  CONSTRUCTOR_APPEND_ELT (v, NULL_TREE, a);
  CONSTRUCTOR_APPEND_ELT (v, NULL_TREE, b ? b : build_zero_cst (half));
  return append_value (bb, type, build_constructor (type, v), loc);
}

/* Append to AT the load of fewer than 32 bytes, as a vector of words.  */

static tree
load_in_halves (piece_path *at, tree pointer, tree bytes, unsigned es)
{
  tree type = build_vector_type (unsigned_of_bytes (WORD_BYTES), 2), r;
  piece_path high = *at;
  high.bb = fork_path (at, GE_EXPR, bytes, size_int (PIECE_BYTES));
  tree low = append_value (high.bb, type, piece_ref (&high, pointer, type),
			   at->loc);
  tree p = append_pointer (high.bb, pointer, size_int (PIECE_BYTES), at->loc);
  tree b = append_binary (high.bb, MINUS_EXPR, sizetype, bytes,
			  size_int (PIECE_BYTES), at->loc);
  tree x = load_in_words (&high, p, b, es);
  x = append_join (high.bb, low, x, at->loc);
  tree y = load_in_words (at, pointer, bytes, es);
  y = append_join (at->bb, y, NULL_TREE, at->loc);
  meet_paths (at, high.bb, 1, &x, &y, &r);
  return r;
}

void
expand_prefix_load (gcall *call)
{
  piece_path at;
  begin_path (&at, call);
  basic_block after = cut_behind (&at), whole = NULL;
  tree type = gimple_call_return_type (call);
  tree pointer = gimple_call_arg (call, PREFIX_POINTER), all = NULL_TREE, x;
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (type)));
  tree bytes = append_binary (at.bb, MULT_EXPR, sizetype,
			      gimple_call_arg (call, PREFIX_COUNT),
			      size_int (es), at.loc);
  unsigned size = vector_lanes (type) * es;
  if (integer_onep (gimple_call_arg (call, PREFIX_WHOLE)))
    {
      whole = fork_path (&at, GE_EXPR, bytes, size_int (size));
      all = append_value (whole, type, piece_ref (&at, pointer, type), at.loc);
    }
  x = (size == WORD_BYTES ? load_in_word (&at, pointer, bytes, es)
       : size == PIECE_BYTES ? load_in_words (&at, pointer, bytes, es)
       : load_in_halves (&at, pointer, bytes, es));
  x = append_view (at.bb, type, x, at.loc);
  if (whole)
    meet_paths (&at, whole, 1, &all, &x, &x);
  end_path (&at, after, x);
}

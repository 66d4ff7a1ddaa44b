/* Places: the pointers, references and alignments of lanes in memory.

   INPUT	row 5 of an access whose rows are STRIDE bytes apart
   OUTPUT	p = base + 4 * STRIDE, hidden;  row 5 is at p + STRIDE

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "emit/memory/memory-priv.h"

enum
{
  MANY_ROWS = 8,		/* More pointers than registers are free.  */
  ROWS_BEHIND = 4		/* From one of their pointers to the next.  */
};

/* The value RHS of TYPE in a new SSA name.  */

tree
emit_rhs (emitter *e, tree type, tree rhs)
{
  tree lhs = make_ssa_name (type);
  gimple *g = gimple_build_assign (lhs, rhs);

  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  return lhs;
}

tree
address_plus (gimple_seq *seq, tree pointer, tree bytes)
{
  tree type = TREE_TYPE (pointer);

  bytes = gimple_convert (seq, UNKNOWN_LOCATION, sizetype, bytes);
  if (TREE_CODE (pointer) != INTEGER_CST)
    return gimple_build (seq, UNKNOWN_LOCATION, POINTER_PLUS_EXPR, type,
			 pointer, bytes);
  bytes = gimple_build (seq, UNKNOWN_LOCATION, PLUS_EXPR, sizetype, bytes,
			fold_convert (sizetype, pointer));
  return gimple_convert (seq, UNKNOWN_LOCATION, type, bytes);
}

static tree
add_bytes (mem_access *x, tree pointer, tree bytes)
{
  return address_plus (&x->e->seq, pointer, bytes);
}

/* Pointer to the start of row R, fit to be the base of a MEM_REF.  A row is
   some strides behind an earlier one: one or, where the compiler would keep
   the pointers to many rows in registers from one round of a loop to the next,
   up to four.  Every fourth pointer is hidden from it then, and an address has
   room for the strides behind that.  */

static tree
row_pointer (mem_access *x, unsigned r)
{
  tree *known = chunks_of_rows_p (x) ? x->a->rows->pointer
		: x->row_pointer.address ();
  tree p = known[r];

  if (p)
    return p;
  p = x->a->base;
  for (unsigned d = SHAPE_RANK; r > 0 && d-- > 0;)
    {
      unsigned s = x->row_stride[d];
      unsigned at = s ? (r / s) % x->a->shape.dim[d].fixed : 0, n = 1;
      tree by = x->a->stride[d];
      if (!at)
	continue;
      bool step = x->nrows >= MANY_ROWS && TREE_CODE (by) != INTEGER_CST;
      if (step)
	n = at % ROWS_BEHIND ? at % ROWS_BEHIND : +ROWS_BEHIND;
      by = gimple_convert (&x->e->seq, UNKNOWN_LOCATION, sizetype, by);
      by = gimple_build (&x->e->seq, UNKNOWN_LOCATION, MULT_EXPR, sizetype, by,
			 size_int (n));
      p = add_bytes (x, row_pointer (x, r - n * s), by);
      if (step && n == ROWS_BEHIND)
	p = part_hide (x->e, p, "=r");
      break;
    }
  if (!is_gimple_mem_ref_addr (p))
    p = emit_rhs (x->e, TREE_TYPE (p), p);
  known[r] = p;
  return p;
}

tree
access_pointer (mem_access *x, const place &at)
{
  tree p = row_pointer (x, at.row);

  return at.off_bytes ? add_bytes (x, p, size_int (at.off_bytes)) : p;
}

/* Known alignment of the element at AT.  Of another row it is known only that
   it is an element of this type.  */

unsigned
access_align_bytes (const mem_access *x, const place &at)
{
  unsigned HOST_WIDE_INT align = MAX (x->a->align, 1u);

  if (at.row || x->a->offset)
    align = MIN (align, (unsigned) TYPE_ALIGN_UNIT (x->a->elt));
  align |= (unsigned HOST_WIDE_INT) at.off_bytes;
  return (unsigned) MIN (align & -align, (unsigned HOST_WIDE_INT) 4096);
}

/* The position of a masked access to AT.  It has none if the lane there may be
   off, so that its address may be anywhere; the first lane of a
   prefix is on.  */

location_t
masked_location (const mem_access *x, const place &at)
{
  bool on = x->given && x->given->kind == lanes_mask::PREFIX
	    && at.row == 0 && at.off_bytes == 0;

  return on ? x->e->loc : UNKNOWN_LOCATION;
}

static tree
make_ref (mem_access *x, tree pointer, HOST_WIDE_INT off_bytes, tree type,
	  unsigned align_bytes)
{
  unsigned align = align_bytes * BITS_PER_UNIT;
  tree ref;

  if (align < TYPE_ALIGN (type))
    type = build_aligned_type (type, align);
  if (x->a->is_volatile)
    type = build_qualified_type (type, TYPE_QUAL_VOLATILE);
  ref = build2_loc (x->e->loc, MEM_REF, type, pointer,
		    build_int_cst (x->a->alias_type, off_bytes));
  lanes_reference (x->a, ref);
  if (x->a->is_volatile)
    TREE_THIS_VOLATILE (ref) = 1;
  /* Not all of it need be accessed, nor be there.  */
  if (x->masked || x->a->unsure)
    {
      suppress_warning (ref, RIPPLE_OPT_ARRAY_BOUNDS);
      suppress_warning (ref, OPT_Wuninitialized);
    }
  return ref;
}

/* An object of TYPE at AT.  */

tree
access_ref (mem_access *x, const place &at, tree type)
{
  return make_ref (x, row_pointer (x, at.row), at.off_bytes, type,
		   access_align_bytes (x, at));
}

static tree
fit_for_ref (emitter *e, tree p)
{
  return is_gimple_mem_ref_addr (p) ? p : emit_rhs (e, TREE_TYPE (p), p);
}

/* Byte offsets of X's lanes from its base, as ELT, but for those that are
   given lane by lane at run time.  */

lanes *
access_known_offsets (mem_access *x, tree elt)
{
  tree stride[SHAPE_RANK];
  auto_vec<tree> at;
  lanes *r;

  memcpy (stride, x->a->stride, sizeof stride);
  r = lanes_series (x->e, elt, &x->a->shape, build_zero_cst (elt), stride);
  if (!x->a->places)
    return r;
  for (unsigned k = 0; k < x->n; k++)
    at.safe_push (build_int_cst (elt, x->a->places[k]));
  return lanes_binary (x->e, PLUS_EXPR, r, lanes_constant (elt, x->n, at),
		       NULL);
}

/* The address of lane K, which is single.  */

static tree
scalar_pointer (emitter *e, const lanes_address *a, unsigned k)
{
  tree bytes = size_int (a->start), x;
  uint64_t index[SHAPE_RANK];

  shape_unflatten (&a->shape, k, index);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (a->stride[d])
      {
	x = part_binary (e, MULT_EXPR, sizetype,
			 gimple_convert (&e->seq, e->loc, sizetype,
					 a->stride[d]),
			 size_int (index[d]));
	bytes = part_binary (e, PLUS_EXPR, sizetype, bytes, x);
      }
  if (a->places)
    bytes = part_binary (e, PLUS_EXPR, sizetype, bytes,
			 size_int (a->places[k]));
  if (a->offset)
    {
      x = gimple_convert (&e->seq, e->loc, sizetype, a->offset->part[k]);
      x = part_binary (e, MULT_EXPR, sizetype, x,
		       size_int (MAX (a->scale, 1u)));
      bytes = part_binary (e, PLUS_EXPR, sizetype, bytes, x);
    }
  return address_plus (&e->seq, a->base, bytes);
}

/* True if V has been loaded as a whole, so that the compiler loads an element
   of it alone instead.  */

static bool
loaded_vector_p (tree v)
{
  gimple *def = TREE_CODE (v) == SSA_NAME ? SSA_NAME_DEF_STMT (v) : NULL;

  return def && gimple_assign_load_p (def);
}

/* Lane K of the offsets O, as sizetype.  Where two of them are one word, that
   is taken from the vector once, if the target says so.  */

static tree
lane_offset (emitter *e, lanes *o, unsigned k)
{
  tree v = o->part[k / o->width];
  location_t loc = e->loc;

  if (!ripple_current_target ()->words_by_shifts || BYTES_BIG_ENDIAN
      || o->es != 4 || o->width < 4
      || TYPE_PRECISION (sizetype) != 64 || TREE_CODE (v) != SSA_NAME
      || loaded_vector_p (v))
    return gimple_convert (&e->seq, loc, sizetype, lanes_extract (e, o, k));
  tree word = integer_element (64, TYPE_UNSIGNED (o->elt));
  tree words = build_vector_type (word, o->width / 2), w;

  w = part_extract (e, part_view (e, words, v), k % o->width / 2);
  if (k % 2 != 0)
    w = part_binary (e, RSHIFT_EXPR, word, w,
		     build_int_cst (integer_type_node, 32));
  else
    w = gimple_convert (&e->seq, loc, o->elt, w);
  return gimple_convert (&e->seq, loc, sizetype, w);
}

/* Pointer to lane K's element, run-time offset included, fit to be the base
   of a MEM_REF.  */

tree
access_lane_pointer (mem_access *x, unsigned k)
{
  emitter *e = x->e;
  if (lanes_emulate)
    return fit_for_ref (e, scalar_pointer (e, x->a, k));

  tree p = access_pointer (x, x->at[k]), off;

  if (!x->a->offset)
    return fit_for_ref (e, p);
  off = lane_offset (e, x->a->offset, k);
  if (x->a->scale > 1)
    off = gimple_build (&e->seq, e->loc, MULT_EXPR, sizetype, off,
			size_int (x->a->scale));
  return fit_for_ref (e, add_bytes (x, p, off));
}

/* The element at POINTER, a value of access_lane_pointer.  */

tree
lane_ref (mem_access *x, tree pointer)
{
  unsigned align = MIN (MAX (x->a->align, 1u),
			(unsigned) TYPE_ALIGN_UNIT (x->a->elt));

  return make_ref (x, pointer, 0, x->elt, align);
}

/* Runs: vectors and parts of vectors that lie in one piece of memory.

   All memory accesses of the emitter are made here (but those that need
   control flow): as MEM_REFs with the alias type of the scalar access, or
   as IFN_MASK_LOAD and IFN_MASK_STORE.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "emit/arith/masked-access.h"
#include "emit/memory/memory-priv.h"

/* The unsigned integer type of BYTES bytes.  */

tree
unsigned_of_bytes (unsigned bytes)
{
  return build_nonstandard_integer_type (bytes * BITS_PER_UNIT, 1);
}

/* The bits of VALUE as TYPE.  */

tree
emit_view (emitter *e, tree type, tree value)
{
  if (useless_type_conversion_p (type, TREE_TYPE (value)))
    return value;
  return gimple_build (&e->seq, e->loc, VIEW_CONVERT_EXPR, type, value);
}

/* The object of TYPE at bit POS_BITS of VALUE.  */

tree
emit_bits (emitter *e, tree type, tree value, unsigned pos_bits)
{
  return emit_rhs (e, type, build3 (BIT_FIELD_REF, type, value,
				    TYPE_SIZE (type), bitsize_int (pos_bits)));
}

/* The vector of the N values VALUE of type ELT.  */

tree
emit_vector_of (emitter *e, tree elt, unsigned n, tree *value)
{
  tree vtype = build_vector_type (elt, n);
  vec<constructor_elt, va_gc> *v = NULL;
  bool constant = true;

  for (unsigned i = 0; i < n; i++)
    constant &= CONSTANT_CLASS_P (value[i]);
  if (constant)
    {
      tree_vector_builder b (vtype, n, 1);

      for (unsigned i = 0; i < n; i++)
	b.quick_push (value[i]);
      return b.build ();
    }
  vec_alloc (v, n);
  for (unsigned i = 0; i < n; i++)
    CONSTRUCTOR_APPEND_ELT (v, NULL_TREE, value[i]);
  return emit_rhs (e, vtype, build_constructor (vtype, v));
}

/* Vectors A and B of the same type, one behind the other.  */

static tree
join_two (emitter *e, tree a, tree b)
{
  tree half = TREE_TYPE (a);
  tree vtype = build_vector_type (TREE_TYPE (half), 2 * vector_lanes (half));
  vec<constructor_elt, va_gc> *v = NULL;

  if (integer_zerop (a) && integer_zerop (b))
    return build_zero_cst (vtype);
  vec_alloc (v, 2);
  CONSTRUCTOR_APPEND_ELT (v, NULL_TREE, a);
  CONSTRUCTOR_APPEND_ELT (v, NULL_TREE, b);
  return emit_rhs (e, vtype, build_constructor (vtype, v));
}

/* The N (a power of two) vectors V, one behind the other.  V is clobbered.  */

tree
emit_join (emitter *e, tree *v, unsigned n)
{
  for (; n > 1; n /= 2)
    for (unsigned i = 0; i < n / 2; i++)
      v[i] = join_two (e, v[2 * i], v[2 * i + 1]);
  return v[0];
}

/* Lanes LO .. LO+C-1 of MASK, for vectors of C elements ELT.  */

tree
emit_sub_mask (emitter *e, tree mask, tree elt, unsigned lo, unsigned c)
{
  tree from = TREE_TYPE (mask);
  tree to = truth_type_for (build_vector_type (elt, c)), v;

  if (vector_lanes (from) == c)
    return emit_view (e, to, mask);
  if (TREE_CODE (mask) == VECTOR_CST)
    {
      tree_vector_builder b (to, c, 1);

      for (unsigned i = 0; i < c; i++)
	b.quick_push (integer_zerop (vector_cst_elt (mask, lo + i))
		      ? build_zero_cst (TREE_TYPE (to))
		      : build_all_ones_cst (TREE_TYPE (to)));
      return b.build ();
    }
  if (SCALAR_INT_MODE_P (TYPE_MODE (from))
      && SCALAR_INT_MODE_P (TYPE_MODE (to)))
    {
      tree ifrom = unsigned_of_bytes (tree_to_uhwi (TYPE_SIZE_UNIT (from)));
      tree ito = unsigned_of_bytes (tree_to_uhwi (TYPE_SIZE_UNIT (to)));
      tree bits = emit_view (e, ifrom, mask);

      if (lo)
	bits = gimple_build (&e->seq, e->loc, RSHIFT_EXPR, ifrom, bits,
			     build_int_cst (unsigned_type_node, lo));
      bits = gimple_convert (&e->seq, e->loc, ito, bits);
      /* GCC takes booleans of fewer lanes than bits for ones of several bits
	 each if it gets to know their value.  */
      if (c < TYPE_PRECISION (ito))
	bits = part_hide (e, bits, "=k");
      return emit_view (e, to, bits);
    }
  /* The two may be held in different ways: AVX-512 without VL has bits for
     64 bytes and vectors for less.  */
  v = part_mask_to_integers (e, mask,
			     (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT (elt)));
  return emit_view (e, to, part_mask_from_integers
			     (e, part_subvector (e, v, lo, c)));
}

/* The mask of VTYPE whose first C lanes are on.  */

tree
first_lanes_mask (tree vtype, unsigned c)
{
  return part_first_lanes (truth_type_for (vtype), c);
}

/* X's mask, cut for its elements.  */

lanes *
access_mask (mem_access *x)
{
  if (!x->mask)
    x->mask = (x->given->kind == lanes_mask::PREFIX
	       ? lanes_prefix (x->e, x->given->count, x->given->lo,
			       x->given->hi, x->es, x->n)
	       : lanes_mask_resize (x->e, x->given->m, x->es));
  return x->mask;
}

/* The number of lanes that are on in X's prefix, at most X->n, as unsigned
   int.  */

tree
access_count (mem_access *x)
{
  tree count = x->given->count, type = TREE_TYPE (count);

  count = gimple_build (&x->e->seq, x->e->loc, MIN_EXPR, type, count,
			build_int_cst (type, x->n));
  return gimple_convert (&x->e->seq, x->e->loc, unsigned_type_node, count);
}

/* The mask of part P.  Lanes that do not exist are off in it.  */

tree
access_part_mask (mem_access *x, unsigned p)
{
  tree m = access_mask (x)->part[p];
  unsigned valid = part_valid (x, p);

  if (valid < x->width)
    m = gimple_build (&x->e->seq, x->e->loc, BIT_AND_EXPR, TREE_TYPE (m), m,
		      emit_view (x->e, TREE_TYPE (m),
				 first_lanes_mask (x->vtype, valid)));
  return m;
}

/* The same with a length.  */

part_lanes
access_part_lanes (mem_access *x, unsigned p)
{
  lanes *m = access_mask (x);

  return m->length ? lengths_of_part (x->e, m, p)
	 : lanes_on (access_part_mask (x, p));
}

/* REF = VALUE.  */

void
emit_store (mem_access *x, tree ref, tree value)
{
  gimple *g = gimple_build_assign (ref, value);

  gimple_set_location (g, x->e->loc);
  gimple_seq_add_stmt (&x->e->seq, g);
}

/* The vector at AT = VALUE, past the cache if that is asked for and it is
   known to be aligned.  */

static void
store_whole (mem_access *x, const place &at, tree value)
{
  tree vtype = TREE_TYPE (value), type = NULL_TREE;
  const ripple_target *target = ripple_current_target ();

  if (x->a->streamed && target->streamed_type
      && access_align_bytes (x, at) >= tree_to_uhwi (TYPE_SIZE_UNIT (vtype)))
    type = target->streamed_type (vtype);
  if (type)
    value = emit_view (x->e, type, value);
  emit_store (x, access_ref (x, at, TREE_TYPE (value)), value);
  if (!type)
    return;
  gimple_assign_set_nontemporal_move (gimple_seq_last_stmt (x->e->seq), true);
  *x->a->streamed = true;
}

static tree
align_argument (mem_access *x, const place &at)
{
  return build_int_cst (x->a->alias_type,
			access_align_bytes (x, at) * BITS_PER_UNIT);
}

/* MASK, hidden in a mask register; see ripple_hide_load_mask_p.  */

static tree
hide_mask (emitter *e, tree mask)
{
  tree type = TREE_TYPE (mask);
  tree bits = build_nonstandard_integer_type (tree_to_uhwi (TYPE_SIZE (type)),
					      1);
  return emit_view (e, type, part_hide (e, emit_view (e, bits, mask), "=k"));
}

/* True if the masked store of VALUE must not see where VALUE comes from.  If
   that is a part of a 64-byte vector (also inside a gather), the x86 back end
   merges the two into one vextract under the mask, which, other than a masked
   move, faults for elements that are off.  */

static bool
hide_stored_value_p (tree value)
{
  tree type = TREE_TYPE (value);
  return TREE_CODE (value) == SSA_NAME
	 && SCALAR_INT_MODE_P (TYPE_MODE (truth_type_for (type)))
	 && known_lt (GET_MODE_SIZE (TYPE_MODE (type)), 64u);
}

static void
append_access (mem_access *x, const place &at, gcall *c)
{
  gimple_call_set_nothrow (c, true);
  gimple_set_location (c, masked_location (x, at));
  gimple_seq_add_stmt (&x->e->seq, c);
}

/* ON, lanes of VTYPE, for vectors of TYPE, as which those are moved.  */

static part_lanes
moved_lanes (emitter *e, tree vtype, tree type, const part_lanes &on)
{
  part_lanes r = on;
  tree mask = truth_type_for (type);

  if (type == vtype)
    return r;
  if (!r.length)
    r.length = size_int (vector_lanes (vtype));
  r.mask = (integer_all_onesp (on.mask) ? build_all_ones_cst (mask)
	    : lengths_in_register (e, mask, on.mask));
  return r;
}

static bool
every_lane_p (const part_lanes &on)
{
  return !on.mask || (!on.length && integer_all_onesp (on.mask));
}

/* V, loaded where MASK is on, with zeros elsewhere if the code might have any
   bits there (late/masked-loads.cc sees to that only where GCC optimises)
   and operations might raise exceptions for them.  */

static tree
with_zeros (emitter *e, tree v, tree mask)
{
  tree type = TREE_TYPE (v);

  if (optimize || !ripple_mask_load_keeps_p ()
      || mask_form (TREE_TYPE (mask)) == MASK_VALUES
      || !exceptions_zeros_p (TREE_TYPE (type)))
    return v;
  return part_select (e, mask, v, build_zero_cst (type));
}

/* Load VTYPE from AT, only the lanes ON.  */

tree
load_vector (mem_access *x, const place &at, tree vtype, const part_lanes &on)
{
  emitter *e = x->e;
  part_lanes some = on;

  if (on.mask && integer_zerop (on.mask))
    return build_zero_cst (vtype);
  if (every_lane_p (on))
    return emit_rhs (e, vtype, access_ref (x, at, vtype));
  bool permuted = (!x->win.vectors.is_empty ()
		   || (on.mask && CONSTANT_CLASS_P (on.mask)));
  if (ripple_hide_load_mask_p (vtype, permuted))
    some.mask = hide_mask (e, on.mask);
  tree type = lengths_moved_type (vtype, false);
  some = moved_lanes (e, vtype, type, some);
  gcall *c = masked_load (access_pointer (x, at), align_argument (x, at),
			  some, build_zero_cst (type));
  tree lhs = make_ssa_name (type);
  gimple_call_set_lhs (c, lhs);
  append_access (x, at, c);
  lhs = lengths_in_register (e, vtype, lhs);
  return on.length ? lhs : with_zeros (e, lhs, on.mask);
}

void
store_vector (mem_access *x, const place &at, tree value, const part_lanes &on)
{
  tree vtype = TREE_TYPE (value);

  if (on.mask && integer_zerop (on.mask))
    return;
  if (every_lane_p (on))
    {
      store_whole (x, at, value);
      return;
    }
  if (hide_stored_value_p (value))
    value = part_hide (x->e, value, "=v");
  tree type = lengths_moved_type (vtype, true);
  part_lanes some = moved_lanes (x->e, vtype, type, on);
  value = lengths_in_register (x->e, type, value);
  append_access (x, at, masked_store (access_pointer (x, at),
				      align_argument (x, at), some, value));
}

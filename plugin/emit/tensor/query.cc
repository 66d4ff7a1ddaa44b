/* Which lane of a mask is the first that is on, and one lane of a value.

   INPUT	a mask of 32 lanes of one byte
   OUTPUT	AVX2: vpmovmskb and tzcnt; SVE: brkb and cntp; RISC-V V:
		vfirst; where masks have no bits, the least of the numbers of
		the lanes that are on

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/tensor/tensor-private.h"
#include "emit/value/scalable-rows.h"

/* Words of bits that are looked through one by one.  */
enum { MOST_WORDS = 8 };

/* Which of M's bits is the first one, of type RESULT, or -1; null if the
   target does not tell them.  */

static tree
first_bit (emitter *e, lanes *m, tree result)
{
  auto_vec<tree> word;
  tree r = build_minus_one_cst (result);

  if (lanes_emulate || lanes_scalable_p (m->n)
      || lanes_count (m->n) > 64 * MOST_WORDS)
    return NULL_TREE;
  for (unsigned first = 0; first < lanes_count (m->n); first += 64)
    {
      tree bits = lanes_bits (e, m, first);

      if (!bits)
	return NULL_TREE;
      word.safe_push (bits);
    }
  for (unsigned i = word.length (); i-- > 0;)
    {
      tree type = TREE_TYPE (word[i]);
      tree k = gimple_build (&e->seq, e->loc, CFN_BUILT_IN_CTZLL,
			     integer_type_node,
			     gimple_convert (&e->seq, e->loc,
					     long_long_unsigned_type_node,
					     word[i]));
      tree some = part_binary (e, NE_EXPR, boolean_type_node, word[i],
			       build_zero_cst (type));

      k = part_binary (e, PLUS_EXPR, result,
		       gimple_convert (&e->seq, e->loc, result, k),
		       build_int_cst (result, 64 * i));
      r = gimple_build (&e->seq, e->loc, COND_EXPR, result, some, k, r);
    }
  return r;
}

/* The same by an instruction that searches a mask, or null.  */

static tree
first_by_parts (emitter *e, lanes *m, tree result)
{
  tree (*first) (emitter *, tree) = ripple_current_target ()->first_mask;
  tree r = build_minus_one_cst (result);
  poly_uint64 width = lanes_part_lanes (m->es, m->n);

  if (!first || lanes_single_p (m->es)
      || mask_form (TREE_TYPE (m->part[0])) != MASK_OPAQUE)
    return NULL_TREE;
  for (unsigned i = m->nparts; i-- > 0;)
    {
      tree k = first (e, mask_part_within (e, m, i)), type, some;

      if (!k)
	return NULL_TREE;
      type = TREE_TYPE (k);
      some = part_binary (e, LT_EXPR, boolean_type_node, k,
			  build_int_cst (type, poly_int64 (width)));
      k = gimple_convert (&e->seq, e->loc, result, k);
      if (i)
	k = part_binary (e, PLUS_EXPR, result, k,
			 build_int_cst (result, poly_int64 (width) * i));
      r = gimple_build (&e->seq, e->loc, COND_EXPR, result, some, k, r);
    }
  return r;
}

/* The same by a reduction: the number of a lane that is off has all bits.  */

static tree
least_number (emitter *e, lanes *m, tree result)
{
  unsigned bits = 8 * MIN (m->es, 4u);
  struct shape s = shape_1d (0, lanes_least (m->n), lanes_scalable_p (m->n));
  tree r, stride[SHAPE_RANK] = { size_one_node };

  while (bits < 32 && (uint64_t) (lanes_most (m->n) - 1) >> (bits - 1))
    bits *= 2;
  tree num = integer_element (bits, true);
  lanes *k = lanes_series (e, num, &s, size_zero_node, stride);
  k = lanes_select (e, m, k, lanes_splat (e, num, k->es, m->n,
					  build_minus_one_cst (num)));
  lanes_reduce (e, REDUCE_MIN, k, &s, 1, NULL, &r);
  r = gimple_convert (&e->seq, e->loc, integer_element (bits, false), r);
  return gimple_convert (&e->seq, e->loc, result, r);
}

tree
lanes_mask_first (emitter *e, lanes *m, tree result)
{
  tree r = first_bit (e, m, result);

  if (!r)
    r = first_by_parts (e, m, result);
  return r ? r : least_number (e, m, result);
}

lanes *
lanes_same (emitter *e, lanes *a, lanes *b)
{
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  lanes *r = lanes_compare (e, EQ_EXPR, a, b), *x;

  if (!SCALAR_FLOAT_TYPE_P (a->elt))
    return r;
  if (bytes <= MAX_VECTOR_ELEMENT)
    {
      tree num = integer_element (bytes * BITS_PER_UNIT, true);

      x = lanes_compare (e, EQ_EXPR, lanes_view (e, a, num),
			 lanes_view (e, b, num));
    }
  else
    x = lanes_binary (e, BIT_AND_EXPR,
		      lanes_compare (e, UNORDERED_EXPR, a, a),
		      lanes_compare (e, UNORDERED_EXPR, b, b), NULL);
  return lanes_binary (e, BIT_IOR_EXPR, r, x, NULL);
}

/* INDEX, a signed integer, modulo the N lanes of A, as a lane's number.  */

static tree
wrap_scalar (emitter *e, lanes *a, tree index)
{
  tree type = TREE_TYPE (index), n, r;

  if (!lanes_scalable_p (a->n) && pow2p_hwi (lanes_count (a->n)))
    return part_binary (e, BIT_AND_EXPR, sizetype,
			gimple_convert (&e->seq, e->loc, sizetype, index),
			size_int (lanes_count (a->n) - 1));
  n = lanes_scalable_p (a->n) ? scalable_amount (e, type, a->n)
      : build_int_cst (type, lanes_count (a->n));
  index = part_binary (e, TRUNC_MOD_EXPR, type, index, n);
  r = part_binary (e, LT_EXPR, boolean_type_node, index,
		   build_zero_cst (type));
  r = gimple_build (&e->seq, e->loc, COND_EXPR, type, r, n,
		    build_zero_cst (type));
  r = part_binary (e, PLUS_EXPR, type, index, r);
  return gimple_convert (&e->seq, e->loc, sizetype, r);
}

/* Lane INDEX of A, which is one vector, by an instruction, or null.  */

static tree
lane_of_vector (emitter *e, lanes *a, tree index)
{
  const ripple_target *target = ripple_current_target ();
  tree (*behind) (emitter *, tree, tree) = target->element_behind, r;

  if (a->nparts > 1 || lanes_single_p (a->es)
      || TREE_CODE (a->elt) == BOOLEAN_TYPE || lanes_constant_p (a))
    return NULL_TREE;
  if (target->element && (r = target->element (e, a->part[0], index)))
    return r;
  if (!behind)
    return NULL_TREE;
  lanes *m = lanes_prefix (e, index, 0, lanes_least (a->n), a->es, a->n);
  return behind (e, a->part[0], m->part[0]);
}

/* By way of memory, from which one lane is loaded, if there is no instruction
   for that.  On x86 VPERMD and VMOVD would take 0.8 of the time of that where
   nothing waits for the lane, but 1.2 of it where the next vector does.  */

tree
lanes_lane (emitter *e, lanes *a, tree index)
{
  struct shape s = shape_1d (0, lanes_least (a->n), lanes_scalable_p (a->n));

  index = wrap_scalar (e, a, index);
  if (TREE_CODE (index) == INTEGER_CST && !lanes_scalable_p (a->n))
    return lanes_extract (e, a, tree_to_uhwi (index));
  if (tree r = lane_of_vector (e, a, index))
    return r;
  tree p = scalable_to_buffer (e, a, &s);
  tree bytes = part_binary (e, MULT_EXPR, sizetype, index,
			    TYPE_SIZE_UNIT (a->elt));
  p = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, TREE_TYPE (p), p,
		    bytes);
  tree alias = build_pointer_type_for_mode (char_type_node, ptr_mode, true);
  tree v = make_ssa_name (a->elt);
  gimple *load = gimple_build_assign (v, build2 (MEM_REF, a->elt, p,
						 build_zero_cst (alias)));
  gimple_set_location (load, e->loc);
  gimple_seq_add_stmt (&e->seq, load);
  return v;
}

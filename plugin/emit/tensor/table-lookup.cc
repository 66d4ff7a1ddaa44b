/* Elements at indices of a small table in memory, all of which may be read.

   INPUT	a table of 64 bytes, an index for each of 32 lanes; AVX2
   OUTPUT	_1 = MEM <vector(16) unsigned char> [table];	4 such,
		_2 = {_1, _1};				twice each
		_3 = __builtin_ia32_pshufb256 (_2, index);	4 such
		selections by the bits of the index that these ignore

   The index need not be that of an element: lanes that are off have any.  An
   instruction looks elements up in a piece of the table, or in several; what
   several give is selected by bits of the index or, if it is zero or what was
   there before for indices behind the pieces, put together.  Where elements
   are made up of smaller ones, so are the indices.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/tensor/tensor-private.h"

struct table_plan
{
  emitter *e;
  unsigned es, count;		/* Of the table's elements.  */
  unsigned width;		/* Lanes of a vector of indices.  */
  table_form way;
  unsigned in_piece;		/* Elements of UNIT bytes in a piece.  */
  unsigned pieces;
  unsigned groups;		/* Instructions for one vector.  */
};

/* How COUNT elements of ES bytes are looked up by N indices; false if there is
   no way.  */

static bool
plan_table (table_plan *t, unsigned es, unsigned count, unsigned n)
{
  const ripple_target *target = ripple_current_target ();

  t->es = es;
  t->count = count;
  t->width = lanes_width (es, n);
  if (BYTES_BIG_ENDIAN || !target->table_way
      || !target->table_way (es, es * t->width, &t->way))
    return false;
  t->in_piece = t->way.piece / t->way.unit;
  t->pieces = CEIL (count * es, t->way.piece);
  t->groups = CEIL (t->pieces, t->way.most);
  return true;
}

/* Rough numbers of instructions for one vector: a selection counts twice, as
   some machines take two steps for it.  */

static unsigned
table_cost (const table_plan *t)
{
  unsigned single = t->pieces == 1 && t->way.most == 2 ? 1 : t->way.cost;
  unsigned cost = t->groups * single + (t->way.unit < t->es ? 3 : 0);

  return cost + 2 * (t->groups - 1)
	 + (t->way.zero ? 0 : ceil_log2 (t->groups));
}

/* The same for loads of the elements one by one, or their gather.  */

static unsigned
single_cost (const table_plan *t)
{
  bool gathers = ripple_current_target ()->gather && t->es >= 4;

  return gathers ? t->width * 3 / 2 : t->width * 2;
}

static bool
scalable_table_p (tree elt, unsigned count, poly_uint64 n)
{
  const ripple_target *target = ripple_current_target ();
  unsigned es = lanes_bytes (elt), width = lanes_width (es, n);
  emitter trial = { NULL, UNKNOWN_LOCATION };

  if (!target->table_way || !target->look_up || width < 2
      || CEIL (count, width) > (es <= 2 ? 4u : 2u))
    return false;
  tree num = integer_element ((scalable_groups_p () ? es
			       : SCALABLE_BYTES / width) * BITS_PER_UNIT,
			      true);
  struct shape s = shape_1d (0, CEIL (count, width) * width, true);
  if (lanes_width (es, lanes_of_shape (&s)) != width)
    return false;
  tree zero = build_zero_cst (lanes_part_type (num, 0, n));
  bool ok = target->look_up (&trial, zero, zero) != NULL_TREE;
  gimple_seq_discard (trial.seq);
  return ok;
}

bool
lanes_table_p (tree elt, unsigned count, poly_uint64 n)
{
  unsigned es = lanes_bytes (elt);
  table_plan t;

  if (lanes_single_p (es) || accesses_checked_p () || count == 0
      || count > MAX_TABLE_BYTES / es)
    return false;
  if (lanes_scalable_p (n))
    return scalable_table_p (elt, count, n);
  return (plan_table (&t, es, count, lanes_count (n))
	  && table_cost (&t) <= single_cost (&t));
}

/* The elements FIRST and so on, COUNT of them, of the table at A.  */

static lanes *
load_elements (emitter *e, const lanes_address *a, tree elt, unsigned first,
	       unsigned count)
{
  lanes_address x = lanes_address ();
  lanes_mask all = { lanes_mask::ALL, NULL_TREE, 0, 0, NULL };
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (elt));

  x.base = a->base;
  x.start = a->start + first * bytes;
  x.shape = shape_1d (0, count, false);
  x.stride[0] = size_int (bytes);
  x.elt = elt;
  x.alias_type = a->alias_type;
  x.align = a->align;
  return lanes_load (e, &x, &all);
}

/* Append the pieces of T, the table at A, to PIECE.  */

static void
load_pieces (table_plan *t, const lanes_address *a, vec<tree> *piece)
{
  tree elt = integer_element (t->es * BITS_PER_UNIT, true);
  tree unit = integer_element (t->way.unit * BITS_PER_UNIT, true);
  unsigned most = t->way.piece / t->es, times = t->width / most;

  for (unsigned i = 0; i < t->count; i += most)
    {
      auto_vec<tree> v;

      lanes_regroup (t->e, load_elements (t->e, a, elt, i,
					  MIN (most, t->count - i)),
		     most, &v);
      for (unsigned k = 1; k < times; k++)
	v.safe_push (v[0]);
      tree whole = part_concat (t->e, v.address (), times);
      piece->safe_push (part_view (t->e,
				   part_vector_type (unit, t->width * t->es
							   / t->way.unit),
				   whole));
    }
}

/* INDEX, of elements of ES bytes, as one of elements of UNIT bytes: each is
   repeated, multiplied, and followed by the next ones.  */

static tree
index_of_units (table_plan *t, tree index)
{
  emitter *e = t->e;
  tree type = TREE_TYPE (index), elt = TREE_TYPE (type);
  unsigned times = t->es / t->way.unit, bits = t->way.unit * BITS_PER_UNIT;
  unsigned HOST_WIDE_INT ones = 0, next = 0;

  if (times == 1)
    return index;
  for (unsigned i = 0; i < times; i++)
    {
      ones |= HOST_WIDE_INT_1U << i * bits;
      next |= (unsigned HOST_WIDE_INT) i << i * bits;
    }
  if (times == 2 && t->es == 8)
    {
      /* There is no multiplication of double words.  */
      index = part_binary (e, PLUS_EXPR, type, index, index);
      tree high = part_binary (e, LSHIFT_EXPR, type, index,
			       part_splat (e, type, build_int_cst (elt,
								   bits)));
      index = part_binary (e, BIT_IOR_EXPR, type, index, high);
    }
  else
    index = part_binary (e, MULT_EXPR, type, index,
			 part_splat (e, type,
				     build_int_cstu (elt, ones * times)));
  index = part_binary (e, PLUS_EXPR, type, index,
		       part_splat (e, type, build_int_cstu (elt, next)));
  return part_view (e, part_vector_type (integer_element (bits, true),
					 t->width * times), index);
}

/* The mask of the elements of INDEX with bit BIT.  */

static tree
bit_mask (emitter *e, tree index, unsigned bit)
{
  tree type = TREE_TYPE (index), elt = TREE_TYPE (type);
  unsigned bits = element_bits (elt);

  if (!ripple_current_target ()->selects_by_sign
      || mask_form (truth_type_for (type)) != MASK_VALUES)
    {
      tree on = part_binary (e, BIT_AND_EXPR, type, index,
			     part_splat (e, type,
					 build_int_cstu (elt, 1u << bit)));
      return part_compare (e, NE_EXPR, on, build_zero_cst (type));
    }
  if (unsigned up = bits - 1 - bit)
    {
      /* There is no shift of bytes; those of words leave the highest bit of
	 each byte the same.  */
      unsigned wide = MAX (bits, 16u);
      unsigned n = TYPE_VECTOR_SUBPARTS (type).to_constant ();
      tree num = integer_element (wide, true);
      tree words = part_vector_type (num, n * bits / wide);

      index = part_binary (e, LSHIFT_EXPR, words, part_view (e, words, index),
			   part_splat (e, words, build_int_cst (num, up)));
    }
  tree sign = part_vector_type (integer_element (bits, false),
				TYPE_VECTOR_SUBPARTS (type));
  return part_compare (e, LT_EXPR, part_view (e, sign, index),
		       build_zero_cst (sign));
}

static tree
add_constant (emitter *e, enum tree_code code, tree v,
	      unsigned HOST_WIDE_INT value)
{
  tree type = TREE_TYPE (v);

  return part_binary (e, code, type, v,
		      part_splat (e, type, build_int_cstu (TREE_TYPE (type),
							   value)));
}

/* The elements at INDEX, a vector.  */

static tree
look_up_vector (table_plan *t, vec<tree> &piece, tree index)
{
  const ripple_target *target = ripple_current_target ();
  emitter *e = t->e;
  unsigned in_group = t->in_piece * t->way.most, bits;
  auto_vec<tree> value;
  tree within = index;

  bits = element_bits (TREE_TYPE (TREE_TYPE (index)));
  if (t->way.sign && t->pieces * t->in_piece > 1u << (bits - 1))
    within = add_constant (e, BIT_AND_EXPR, index, t->in_piece - 1);
  for (unsigned i = 0; i < t->groups; i++)
    {
      unsigned first = i * t->way.most;

      if (t->way.zero && i)
	within = add_constant (e, MINUS_EXPR, index, i * in_group);
      tree old = t->way.merge && i ? value.pop () : NULL_TREE;
      value.safe_push (target->table (e, &t->way, piece.address () + first,
				      MIN (t->way.most, t->pieces - first),
				      within, old));
    }
  if (t->way.zero)
    for (unsigned i = 1; i < value.length (); i++)
      value[0] = part_binary (e, BIT_IOR_EXPR, TREE_TYPE (index), value[0],
			      value[i]);
  else
    for (unsigned bit = exact_log2 (in_group); value.length () > 1; bit++)
      {
	tree on = bit_mask (e, index, bit);
	unsigned m = 0;

	for (unsigned i = 0; i < value.length (); i += 2)
	  value[m++] = i + 1 < value.length ()
		       ? part_select (e, on, value[i + 1], value[i])
		       : value[i];
	value.truncate (m);
      }
  return value[0];
}

/* The same for lanes of scalable number: of the vectors that the table is in
   if they are short, those are behind its end that are not needed.  These are
   zero, as are lanes behind the end: there may be more than indices count.  */

static lanes *
scalable_table (emitter *e, const lanes_address *a, tree num, lanes *index)
{
  unsigned count = shape_lanes (&a->shape);
  unsigned width = lanes_width (index->es, index->n);
  lanes_address x = *a;
  lanes_mask first = { lanes_mask::PREFIX, size_int (count), 0, count, NULL };

  x.elt = num;
  x.shape = shape_1d (0, CEIL (count, width) * width, true);
  x.stride[0] = size_int (index->es);
  lanes *v = lanes_load (e, &x, &first);
  if (!ripple_current_target ()->masked_loads_zero)
    v = lanes_select (e, lanes_prefix (e, first.count, count, count,
				       index->es, v->n), v,
		      lanes_splat (e, num, v->es, v->n,
				   build_zero_cst (num)));
  return scalable_look_up (e, v, index, true);
}

lanes *
lanes_look_up_table (emitter *e, const lanes_address *a, lanes *index)
{
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  tree num = integer_element (es * BITS_PER_UNIT, true);
  auto_vec<tree> piece;
  table_plan t;
  lanes *r;

  if (lanes_scalable_p (index->n))
    r = scalable_table (e, a, num, index);
  else
    {
      plan_table (&t, es, shape_lanes (&a->shape), lanes_count (index->n));
      t.e = e;
      load_pieces (&t, a, &piece);
      r = lanes_new (num, 0, index->n);
      for (unsigned i = 0; i < r->nparts; i++)
	{
	  tree v = look_up_vector (&t, piece,
				   index_of_units (&t, index->part[i]));
	  r->part[i] = part_view (e, TREE_TYPE (index->part[i]), v);
	}
    }
  if (TREE_CODE (lanes_element_type (a->elt)) == BOOLEAN_TYPE)
    return lanes_convert (e, r, boolean_type_node);
  return lanes_view (e, r, lanes_element_type (a->elt));
}

tree
lanes_zero_table (unsigned bytes)
{
  tree elt = integer_element (BITS_PER_UNIT, true);
  auto_vec<tree> zeros;

  for (unsigned i = 0; i < bytes; i++)
    zeros.safe_push (build_zero_cst (elt));
  tree decl = read_only_table (elt, zeros);
  SET_DECL_ALIGN (decl, MAX_VECTOR_ELEMENT * BITS_PER_UNIT);
  return build_fold_addr_expr (decl);
}

/* Lanes that are wanted, one behind the other, and back.

   INPUT	16 lanes of 4 bytes, a mask
   OUTPUT	AVX-512: one vpcompressd;
		vectors of up to eight lanes, and an instruction that permutes
		by indices: the mask's bits choose a row of a table, which is
		the permutation; it takes lanes that are not wanted, which are
		0 by then, behind the others;
		else steps (compress-steps.cc), or where these are many, a
		scatter to memory

   Several vectors are compressed one by one and stored to memory, each where
   the lanes of the one before end.  Lanes are expanded by looking them up: the
   index is the number of lanes before that are on.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "emit/memory/memory-priv.h"
#include "emit/tensor/tensor-private.h"

/* Lanes whose mask is a row of the table.  */
enum { OCTET = 8 };

/* The most operations on vectors that steps are worth.  */
enum { MOST_STEPS = 16 };

static struct shape
row_of (poly_uint64 n)
{
  return shape_1d (0, lanes_least (n), lanes_scalable_p (n));
}

/* M as 0 and 1, of a type in which N can be counted.  */

static lanes *
countable (emitter *e, lanes *m, unsigned bits)
{
  while (bits < 32 && (uint64_t) lanes_most (m->n) >> bits)
    bits *= 2;
  return lanes_convert (e, m, integer_element (bits, true));
}

/* The same from the mask's bits, or null.  */

static tree
count_bits (emitter *e, lanes *m)
{
  tree word = integer_element (64, true), sum = NULL_TREE;

  if (lanes_single_p (m->es) || lanes_scalable_p (m->n)
      || lanes_constant_p (m)
      || !direct_internal_fn_supported_p (IFN_POPCOUNT, word,
					  OPTIMIZE_FOR_SPEED))
    return NULL_TREE;
  for (unsigned first = 0; first < lanes_count (m->n); first += 64)
    {
      tree bits = lanes_bits (e, m, first);

      if (!bits)
	return NULL_TREE;
      bits = gimple_build (&e->seq, e->loc, CFN_POPCOUNT, integer_type_node,
			   bits);
      sum = sum ? part_binary (e, PLUS_EXPR, integer_type_node, sum, bits)
	    : bits;
    }
  return sum;
}

tree
mask_part_within (emitter *e, const lanes *m, unsigned i)
{
  tree on = m->part[i], end = NULL_TREE;

  if (lanes_scalable_p (m->n))
    end = scalable_end_mask (e, m, i);
  else if ((i + 1) * m->width > lanes_count (m->n))
    end = part_first_lanes (TREE_TYPE (on), lanes_count (m->n) - i * m->width);
  return end ? part_binary (e, BIT_AND_EXPR, TREE_TYPE (on), on, end) : on;
}

/* The same by an instruction that counts lanes of masks, or null.  */

static tree
count_parts (emitter *e, lanes *m)
{
  const ripple_target *target = ripple_current_target ();
  tree sum = NULL_TREE;

  if (!target->count_mask || lanes_single_p (m->es)
      || mask_form (TREE_TYPE (m->part[0])) != MASK_OPAQUE)
    return NULL_TREE;
  for (unsigned i = 0; i < m->nparts; i++)
    {
      tree n = target->count_mask (e, mask_part_within (e, m, i));

      if (!n)
	return NULL_TREE;
      sum = sum ? part_binary (e, PLUS_EXPR, TREE_TYPE (n), sum, n) : n;
    }
  return sum;
}

/* The same of masks that are values by adding these up, or null.  */

static tree
count_values (emitter *e, lanes *m)
{
  tree sum = NULL_TREE, num, type;

  if (lanes_single_p (m->es) || lanes_scalable_p (m->n)
      || lanes_constant_p (m)
      || mask_form (TREE_TYPE (m->part[0])) != MASK_VALUES)
    return NULL_TREE;
  num = integer_element (m->es * BITS_PER_UNIT, true);
  type = lanes_part_type (num, m->es, m->n);
  if (!direct_internal_fn_supported_p (IFN_REDUC_PLUS, type,
				       OPTIMIZE_FOR_SPEED))
    return NULL_TREE;
  for (unsigned i = 0; i < m->nparts; i++)
    {
      tree v = part_mask_to_integers (e, mask_part_within (e, m, i), m->es);

      v = gimple_build (&e->seq, e->loc, CFN_REDUC_PLUS, num,
			part_view (e, type, v));
      v = gimple_convert (&e->seq, e->loc, sizetype,
			  part_unary (e, NEGATE_EXPR, num, v));
      sum = sum ? part_binary (e, PLUS_EXPR, sizetype, sum, v) : v;
    }
  return sum;
}

tree
lanes_mask_count (emitter *e, lanes *m)
{
  struct shape s = row_of (m->n);
  tree sum;

  if (!lanes_single_p (m->es) && !lanes_scalable_p (m->n)
      && lanes_constant_p (m))
    {
      unsigned on = 0;

      for (unsigned k = 0; k < lanes_count (m->n); k++)
	on += !integer_zerop (lanes_constant_lane (m, k));
      return size_int (on);
    }
  sum = count_bits (e, m);
  if (!sum)
    sum = count_values (e, m);
  if (!sum)
    sum = count_parts (e, m);
  if (!sum)
    lanes_reduce (e, REDUCE_ADD, countable (e, m, 8), &s, 1, NULL, &sum);
  return gimple_convert (&e->seq, e->loc, sizetype, sum);
}

/* For each lane, how many of M are on before it.  */

static lanes *
places (emitter *e, lanes *m, unsigned bits)
{
  struct shape s = row_of (m->n);

  return lanes_scan (e, REDUCE_ADD, countable (e, m, bits), &s, 0, true, NULL);
}

/* A compressed by M in memory, which is zero.  */

static lanes *
compress_in_memory (emitter *e, lanes *m, lanes *a)
{
  struct shape s = row_of (a->n);
  lanes *zero = lanes_splat (e, a->elt, a->es, a->n, build_zero_cst (a->elt));
  tree p = scalable_to_buffer (e, zero, &s);
  lanes_mask on = { lanes_mask::LANES, NULL_TREE, 0, 0, m };
  lanes_address x = lanes_address ();

  x.base = p;
  x.shape = s;
  x.elt = a->elt;
  x.alias_type = build_pointer_type_for_mode (char_type_node, ptr_mode, true);
  x.align = TYPE_ALIGN_UNIT (a->elt);
  x.offset = places (e, m, 32);
  x.scale = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  lanes_store (e, &x, a, &on);
  return scalable_from_buffer (e, p, zero, &s, NULL, &s);
}

/* V as the one part of lanes like A's.  */

static lanes *
one_part (const lanes *a, tree v)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  r->part[0] = v;
  return r;
}

/* The N lanes of type ELT in the vectors V, of which each has COUNT, and zero
   behind them.  */

static lanes *
append_vectors (emitter *e, const lanes *a, const vec<tree> &v,
		const vec<tree> &count)
{
  struct shape s = row_of (a->n);
  lanes *zero = lanes_splat (e, a->elt, a->es, a->n, build_zero_cst (a->elt));
  /* The last one begins before the end.  */
  tree p = scalable_to_buffer (e, zero, &s,
			       TYPE_VECTOR_SUBPARTS (TREE_TYPE (v[0])));
  tree at = p;

  for (unsigned i = 0; i < v.length (); i++)
    {
      poly_uint64 width = TYPE_VECTOR_SUBPARTS (TREE_TYPE (v[i]));
      lanes *x = lanes_new (a->elt, a->es, width);

      if (i)
	{
	  tree bytes = part_binary (e, MULT_EXPR, sizetype, count[i - 1],
				    size_int (a->es));
	  at = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			     TREE_TYPE (at), at, bytes);
	}
      x->part[0] = v[i];
      lanes_write (e, x, at);
    }
  return scalable_from_buffer (e, part_hide (e, p, "=r"), zero, &s, NULL, &s);
}

/* By an instruction for that, or null.  */

static lanes *
compress_natively (emitter *e, lanes *m, lanes *a, bool expand)
{
  const ripple_target *target = ripple_current_target ();
  auto_vec<tree> v, count;

  if (!target->compress || lanes_single_p (a->es)
      || (expand && a->nparts > 1))
    return NULL;
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree on = mask_part_within (e, m, i);
      tree r = target->compress (e, a->part[i], on, expand);

      if (!r)
	return NULL;
      v.safe_push (r);
      if (i + 1 == a->nparts)
	break;
      lanes *one = lanes_new (boolean_type_node, m->es,
			      lanes_part_lanes (m->es, m->n));
      one->part[0] = on;
      count.safe_push (lanes_mask_count (e, one));
    }
  return v.length () == 1 ? one_part (a, v[0])
	 : append_vectors (e, a, v, count);
}

/* A, of integers, compressed by M as words, for which there may be an
   instruction; null if there is none.  */

static lanes *
compress_words (emitter *e, lanes *m, lanes *a)
{
  tree elt = a->elt, word = integer_element (32, true);

  if (!ripple_current_target ()->compress || a->es >= 4
      || lanes_single_p (a->es))
    return NULL;
  a = compress_natively (e, lanes_mask_resize (e, m, 4),
			 lanes_convert (e, a, word), false);
  return a ? lanes_convert (e, a, elt) : NULL;
}

/* What rows of bytes, one for each mask of an octet, say.  */
enum octet_table
{
  TABLE_COMPRESS,	/* The lanes that are on, then the others.  */
  TABLE_EXPAND,		/* How many are on before each lane.  */
  TABLE_COUNT,		/* One byte: how many are on.  */
  TABLES
};

/* The row for BITS of the table KIND, without its end.  */

static void
push_row (vec<tree> *rows, enum octet_table kind, unsigned bits)
{
  tree byte = integer_element (8, true);

  if (kind == TABLE_COUNT)
    rows->safe_push (build_int_cst (byte, popcount_hwi (bits)));
  else if (kind == TABLE_EXPAND)
    for (unsigned k = 0; k < OCTET; k++)
      rows->safe_push (build_int_cst (byte,
				      popcount_hwi (bits & ((1 << k) - 1))));
  else
    for (unsigned on = 2; on-- > 0;)
      for (unsigned k = 0; k < OCTET; k++)
	if ((bits >> k & 1) == on)
	  rows->safe_push (build_int_cst (byte, k));
}

/* The table KIND, one for the unit.  */

static tree
octet_table (enum octet_table kind)
{
  static tree tables[TABLES];
  auto_vec<tree> rows;

  if (tables[kind])
    return tables[kind];
  for (unsigned bits = 0; bits < 1 << OCTET; bits++)
    push_row (&rows, kind, bits);
  tree table = read_only_table (integer_element (8, true), rows);
  SET_DECL_ALIGN (table, OCTET * BITS_PER_UNIT);
  return tables[kind] = table;
}

/* How lanes are compressed by the table.  */
struct by_table
{
  emitter *e;
  lanes *m;
  unsigned es, n;
  unsigned width;		/* Lanes of a vector.  */
  tree vtype;			/* Of its numbers.  */
  auto_vec<tree> word;		/* The mask's bits, 64 a time, or  */
  auto_vec<tree> number;	/* vectors of 0 and -1.  */
};

/* The bits of VALUE, a vector of 0 and -1 of which the lanes from FIRST on
   count as LANES do: an addition of one bit for each.  Null if the target has
   no instruction for that.  */

static tree
add_bits (by_table *x, tree value, unsigned first)
{
  tree type = TREE_TYPE (value), elt = TREE_TYPE (type);
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree_vector_builder weight (type, width, 1);

  if (!direct_internal_fn_supported_p (IFN_REDUC_PLUS, type,
				       OPTIMIZE_FOR_SPEED))
    return NULL_TREE;
  for (unsigned k = 0; k < width; k++)
    weight.quick_push (build_int_cst (elt, k < OCTET && first + k < x->n
					   ? 1 << k : 0));
  value = part_binary (x->e, BIT_AND_EXPR, type, value, weight.build ());
  return gimple_build (&x->e->seq, x->e->loc, CFN_REDUC_PLUS, elt, value);
}

/* The bits of the lanes of the octet that begins with FIRST, of sizetype; null
   if they cannot be had.  */

static tree
octet_bits (by_table *x, unsigned first)
{
  emitter *e = x->e;
  unsigned most = MIN (x->width, (unsigned) OCTET);
  tree bits;

  if (!x->number.is_empty ())
    {
      bits = add_bits (x, part_subvector (e, x->number[first / x->width],
					  first % x->width, most), first);
      return bits ? gimple_convert (&e->seq, e->loc, sizetype, bits) : bits;
    }
  bits = x->word[first / 64];
  tree type = TREE_TYPE (bits);
  bits = part_binary (e, RSHIFT_EXPR, type, bits,
		      build_int_cst (unsigned_type_node, first % 64));
  if (x->n - first > most || most < OCTET)
    bits = part_binary (e, BIT_AND_EXPR, type, bits,
			build_int_cst (type, (1 << most) - 1));
  return gimple_convert (&e->seq, e->loc, sizetype, bits);
}

/* Have the mask's bits ready; false if the target does not give them.  */

static bool
begin_bits (by_table *x)
{
  for (unsigned first = 0; first < x->n; first += 64)
    if (tree bits = lanes_bits (x->e, x->m, first))
      x->word.safe_push (bits);
    else
      break;
  if (x->word.length () == CEIL (x->n, 64))
    return true;
  tree num = integer_element (x->es * BITS_PER_UNIT, true);
  lanes *v = lanes_new (num, x->es, x->m->n);
  for (unsigned i = 0; i < v->nparts; i++)
    v->part[i] = part_view (x->e, lanes_part_type (num, x->es, v->n),
			    part_mask_to_integers (x->e, x->m->part[i],
						   x->es));
  lanes_regroup (x->e, v, x->width, &x->number);
  return octet_bits (x, 0) != NULL_TREE;
}

/* The first COUNT bytes of the row BITS of the table KIND.  */

static lanes *
load_row (emitter *e, enum octet_table kind, tree bits, unsigned count)
{
  tree p = build_fold_addr_expr (octet_table (kind));
  tree bytes = part_binary (e, MULT_EXPR, sizetype, bits, size_int (OCTET));

  p = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, TREE_TYPE (p), p,
		    bytes);
  return lanes_read (e, integer_element (8, true), count, p);
}

/* How many of BITS, an octet's, are on, of sizetype.  */

static tree
count_octet (emitter *e, tree bits)
{
  tree word = integer_element (64, true), n;

  if (direct_internal_fn_supported_p (IFN_POPCOUNT, word, OPTIMIZE_FOR_SPEED))
    n = gimple_build (&e->seq, e->loc, CFN_POPCOUNT, integer_type_node,
		      gimple_convert (&e->seq, e->loc, word, bits));
  else
    {
      tree p = build_fold_addr_expr (octet_table (TABLE_COUNT));

      p = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, TREE_TYPE (p), p,
			bits);
      n = lanes_extract (e, lanes_read (e, unsigned_intQI_type_node, 1, p), 0);
    }
  return gimple_convert (&e->seq, e->loc, sizetype, n);
}

/* The permutation of a vector whose octets have the BITS.  */

static tree
table_index (by_table *x, const vec<tree> &bits)
{
  emitter *e = x->e;
  tree num = TREE_TYPE (x->vtype);

  if (bits.length () == 1)
    return lanes_convert (e, load_row (e, TABLE_COMPRESS, bits[0], x->width),
			  num)->part[0];

  lanes *lo = load_row (e, TABLE_COMPRESS, bits[0], OCTET);
  lanes *hi = load_row (e, TABLE_COMPRESS, bits[1], OCTET);
  struct lanemap both;
  auto_vec<tree> base;

  lanemap_init (&both, 2 * OCTET, 2 * OCTET);
  for (unsigned k = 0; k < 2 * OCTET; k++)
    {
      both.from[k] = k;
      base.safe_push (build_int_cst (num, k / OCTET * OCTET));
    }
  lanes *r = lanes_permute_pair (e, lo, hi, &both);
  lanemap_clear (&both);
  r = lanes_binary (e, PLUS_EXPR, r, lanes_constant (num, 2 * OCTET, base),
		    NULL);
  return r->part[0];
}

/* The vector V from lane OCTET on, and zero.  */

static tree
second_octet (emitter *e, tree v)
{
  int sel[2 * OCTET];

  for (unsigned k = 0; k < 2 * OCTET; k++)
    sel[k] = OCTET + k;
  return part_permute (e, v, build_zero_cst (TREE_TYPE (v)), sel);
}

/* Begin X for lanes like A, of integers, and the mask M.  False if the target
   permutes no vectors by indices, or does not tell the bits of a mask.  */

static bool
begin_table (by_table *x, emitter *e, lanes *m, const lanes *a)
{
  x->e = e;
  x->m = m;
  x->es = a->es;
  x->n = lanes_count (a->n);
  x->width = MIN (a->width, a->es == 1 ? 2u * OCTET : (unsigned) OCTET);
  x->vtype = part_vector_type (a->elt, x->width);
  return (VECTOR_MODE_P (TYPE_MODE (x->vtype))
	  && can_vec_perm_var_p (TYPE_MODE (x->vtype))
	  && !optimize_function_for_size_p (cfun) && begin_bits (x));
}

/* For each lane of A, which is one vector of at most an octet, how many of M
   are on before it; null if that is in no table.  */

static lanes *
places_in_table (emitter *e, lanes *m, const lanes *a)
{
  by_table x;

  if (lanes_scalable_p (a->n) || lanes_single_p (a->es)
      || a->width > OCTET || a->nparts > 1 || !begin_table (&x, e, m, a))
    return NULL;
  return lanes_convert (e, load_row (e, TABLE_EXPAND, octet_bits (&x, 0), x.n),
			a->elt);
}

/* A, of integers, compressed by M; null if the target has no instructions for
   that.  */

static lanes *
compress_by_table (emitter *e, lanes *m, lanes *a)
{
  by_table x;
  auto_vec<tree> v, count, piece;

  if (!begin_table (&x, e, m, a))
    return NULL;
  a = lanes_quiet (e, a, m, 0);
  lanes_regroup (e, a, x.width, &piece);
  for (unsigned i = 0; i < piece.length (); i++)
    {
      auto_vec<tree> bits;

      for (unsigned k = 0; k < x.width && i * x.width + k < x.n; k += OCTET)
	bits.safe_push (octet_bits (&x, i * x.width + k));
      if (bits.length () == 1 && x.width > OCTET)
	bits.safe_push (size_zero_node);
      tree r = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, x.vtype,
			     piece[i], piece[i], table_index (&x, bits));
      v.safe_push (r);
      if (bits.length () > 1 && x.n > i * x.width + OCTET)
	v.safe_push (second_octet (e, r));
      for (unsigned k = 0; k < bits.length (); k++)
	count.safe_push (count_octet (e, bits[k]));
    }
  return v.length () == 1 && x.width == a->width ? one_part (a, v[0])
	 : append_vectors (e, a, v, count);
}

lanes *
lanes_compress (emitter *e, lanes *m, lanes *a)
{
  tree elt = a->elt;
  lanes *r;

  m = lanes_mask_resize (e, m, a->es);
  if (lanes_single_p (a->es))
    return compress_in_memory (e, m, a);
  a = lanes_view (e, a, integer_element (a->es * BITS_PER_UNIT, true));
  r = compress_natively (e, m, a, false);
  if (!r)
    r = compress_words (e, m, a);
  if (!r && !lanes_scalable_p (a->n))
    r = compress_by_table (e, m, a);
  if (!r && !lanes_scalable_p (a->n)
      && a->nparts * ceil_log2 (lanes_count (a->n)) <= MOST_STEPS
      && lanes_count (a->n) <= 1ull << MIN (8 * a->es, 16u))
    r = compress_by_steps (e, m, a, countable (e, m, a->es * BITS_PER_UNIT));
  if (!r)
    r = compress_in_memory (e, m, a);
  return lanes_view (e, r, elt);
}

lanes *
lanes_expand (emitter *e, lanes *m, lanes *a)
{
  tree elt = a->elt;
  lanes *r = NULL;

  m = lanes_mask_resize (e, m, a->es);
  if (!lanes_single_p (a->es))
    {
      a = lanes_view (e, a, integer_element (a->es * BITS_PER_UNIT, true));
      r = compress_natively (e, m, a, true);
    }
  if (!r)
    {
      unsigned bits = 8 * MIN (a->es, (unsigned) MAX_VECTOR_ELEMENT);
      lanes *index = places_in_table (e, m, a);

      r = lanes_look_up (e, a, index ? index : places (e, m, bits));
      r = lanes_select (e, m, r, lanes_splat (e, r->elt, r->es, r->n,
					      build_zero_cst (r->elt)));
    }
  return lanes_single_p (a->es) ? r : lanes_view (e, r, elt);
}

/* Gathers and scatters.

   The hook of the target takes as many indices as elements; where the native
   vectors differ in lanes (float data, 64-bit indices) a part is moved in
   pieces of the smaller number.

   Indices stay 32-bit if they are the program's own and nothing is added to
   them, or if all offsets are small constants.  Everything else is computed
   in 64 bits.

   Targets gather no elements of one or two bytes.  Under a mask these are
   taken out of the words of four that they are in, which are accessible if
   they are:

	word = gather from BASE - BASE % 4 + (index + BASE % 4 & ~3);
	element = word >> 8 * (index + BASE % 4 & 3);

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"

struct gather_index
{
  tree elt;		/* Signed integer of 32 or 64 bits.  */
  unsigned scale;
  bool add_places;	/* The affine part is in the index.  */
  bool multiply;	/* The address's scale is in the index.  */
};

static bool
scale_p (unsigned scale)
{
  return scale == 1 || scale == 2 || scale == 4 || scale == 8;
}

/* What indices X's lanes get.  */

static gather_index
choose_index (const mem_access *x)
{
  gather_index g;
  unsigned scale = MAX (x->a->scale, 1u);
  bool small = x->nrows == 1, zero = x->nrows == 1;

  for (unsigned k = 0; k < x->n; k++)
    {
      zero &= x->at[k].off_bytes == 0;
      small &= x->at[k].off_bytes == (int32_t) x->at[k].off_bytes;
    }
  if (x->a->offset)
    {
      tree t = x->a->offset->elt;

      small = (zero && scale_p (scale)
	       && (TYPE_PRECISION (t) < 32
		   || (TYPE_PRECISION (t) == 32 && !TYPE_UNSIGNED (t))));
    }
  g.add_places = !zero;
  g.multiply = x->a->offset && (!zero || !scale_p (scale));
  g.scale = x->a->offset && !g.multiply ? scale : 1;
  g.elt = build_nonstandard_integer_type (small ? 32 : 64, 0);
  return g;
}

static unsigned
index_bytes (const gather_index *g)
{
  return TYPE_PRECISION (g->elt) / BITS_PER_UNIT;
}

/* Lanes of a piece.  */

static unsigned
piece_lanes (const mem_access *x, const gather_index *g)
{
  return MIN (x->width, lanes_width (index_bytes (g), x->n));
}

/* True if the target can move X this way: found out by trying.  */

bool
gather_p (mem_access *x)
{
  const ripple_target *target = ripple_current_target ();
  gather_index g = choose_index (x);
  unsigned c = piece_lanes (x, &g);
  tree vtype = build_vector_type (x->elt, c), mask = NULL_TREE, zero;
  emitter trial = { NULL, UNKNOWN_LOCATION };
  bool ok;

  if (accesses_checked_p ()
      || !(x->store ? target->scatter != NULL : target->gather != NULL)
      || !ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE
				  (TREE_TYPE (TREE_TYPE (x->a->base)))))
    return false;
  if (x->masked || x->n % x->width)
    mask = first_lanes_mask (vtype, c);
  zero = build_zero_cst (build_vector_type (g.elt, c));
  if (x->store)
    ok = target->scatter (&trial, build_zero_cst (vtype), null_pointer_node,
			  zero, g.scale, mask);
  else
    ok = target->gather (&trial, vtype, null_pointer_node, zero, g.scale,
			 mask) != NULL_TREE;
  gimple_seq_discard (trial.seq);
  return ok;
}

bool
lanes_scatters_p (tree type)
{
  const ripple_target *target = ripple_current_target ();
  tree elt = lanes_element_type (type);
  if (!target->scatter || !elt || element_bits (elt) < 32
      || element_bits (elt) > 64)
    return false;
  unsigned es = element_bits (elt) / BITS_PER_UNIT;
  unsigned n = ripple_native_bytes (es) / es;
  tree vtype = build_vector_type (elt, MAX (n, 1));
  tree zero = build_zero_cst (build_vector_type (integer_element (es * 8, 0),
						 MAX (n, 1)));
  emitter trial = { NULL, UNKNOWN_LOCATION };
  bool ok = n > 1 && target->scatter (&trial, build_zero_cst (vtype),
				      null_pointer_node, zero, 1, NULL_TREE);
  gimple_seq_discard (trial.seq);
  return ok;
}

/* The index of every lane.  */

static lanes *
emit_index (mem_access *x, const gather_index *g)
{
  lanes *affine = NULL, *r;
  tree zero = build_zero_cst (g->elt);

  if (g->add_places && x->nrows == 1)
    {
      auto_vec<tree> v;

      for (unsigned k = 0; k < x->n; k++)
	v.safe_push (build_int_cst (g->elt, x->at[k].off_bytes));
      affine = lanes_constant (g->elt, x->n, v);
    }
  else if (g->add_places)
    affine = access_known_offsets (x, g->elt);
  if (!x->a->offset)
    return affine ? affine : lanes_splat (x->e, g->elt, 0, x->n, zero);
  r = lanes_convert (x->e, x->a->offset, g->elt);
  if (g->multiply && x->a->scale > 1)
    r = lanes_binary (x->e, MULT_EXPR, r,
		      lanes_splat (x->e, g->elt, index_bytes (g), x->n,
				   build_int_cst (g->elt, x->a->scale)),
		      NULL);
  return affine ? lanes_binary (x->e, PLUS_EXPR, r, affine, NULL) : r;
}

/* The mask of part P, null if all of its lanes take part.  */

static tree
gather_mask (mem_access *x, unsigned p)
{
  unsigned valid = part_valid (x, p);

  if (x->masked)
    return access_part_mask (x, p);
  return valid < x->width ? first_lanes_mask (x->vtype, valid) : NULL_TREE;
}

static tree
index_piece (mem_access *x, lanes *index, unsigned k, unsigned c)
{
  return part_subvector (x->e, index->part[k / index->width],
			  k % index->width, c);
}

/* Fill in the parts of RESULT that are gathered.  */

void
gather_load (mem_access *x, lanes *result)
{
  const ripple_target *target = ripple_current_target ();
  gather_index g = choose_index (x);
  unsigned c = piece_lanes (x, &g);
  lanes *index = emit_index (x, &g);
  tree vtype = build_vector_type (x->elt, c);
  place start = { 0, 0 };
  tree base = access_pointer (x, start);

  for (unsigned p = 0; p < x->nparts; p++)
    if (x->how[p] == HOW_GATHER)
      {
	tree mask = gather_mask (x, p);
	auto_vec<tree> v;

	for (unsigned i = 0; i < x->width; i += c)
	  {
	    unsigned k = p * x->width + i;

	    if (k >= x->n)
	      v.safe_push (build_zero_cst (vtype));
	    else
	      v.safe_push (target->gather
			     (x->e, vtype, base, index_piece (x, index, k, c),
			      g.scale,
			      mask ? emit_sub_mask (x->e, mask, x->elt, i, c)
			      : NULL_TREE));
	  }
	result->part[p] = emit_join (x->e, v.address (), v.length ());
      }
}

/* Scatter VALUE, in lane order.  */

void
scatter_store (mem_access *x, lanes *value)
{
  const ripple_target *target = ripple_current_target ();
  gather_index g = choose_index (x);
  unsigned c = piece_lanes (x, &g);
  lanes *index = emit_index (x, &g);
  place start = { 0, 0 };
  tree base = access_pointer (x, start);

  for (unsigned p = 0; p < x->nparts; p++)
    {
      tree mask = gather_mask (x, p);

      for (unsigned i = 0; i < x->width && p * x->width + i < x->n; i += c)
	target->scatter (x->e, part_subvector (x->e, value->part[p], i, c),
			 base,
			 index_piece (x, index, p * x->width + i, c), g.scale,
			 mask ? emit_sub_mask (x->e, mask, x->elt, i, c)
			 : NULL_TREE);
    }
}

/* Words.  */

enum { WORD_BYTES = 4 };

/* The indices of X's elements in bytes.  They have room for what lies in the
   word before the base.  */

static gather_index
choose_word_index (const mem_access *x)
{
  gather_index g = choose_index (x);
  tree t = x->a->offset ? x->a->offset->elt : NULL_TREE;
  bool small = t && !g.add_places && TYPE_PRECISION (t) < 32
	       && x->a->scale <= 4096;

  g.multiply = t != NULL_TREE;
  g.scale = 1;
  g.elt = build_nonstandard_integer_type (small ? 32 : 64, 0);
  return g;
}

/* The address of the words at OFFSET bytes from BASE.  */

static lanes_address
word_address (const mem_access *x, tree base, lanes *offset)
{
  lanes_address w = lanes_address ();

  w.base = base;
  w.shape = x->a->shape;
  w.offset = offset;
  w.scale = 1;
  w.elt = unsigned_of_bytes (WORD_BYTES);
  w.alias_type = build_pointer_type_for_mode (char_type_node, VOIDmode, true);
  w.align = WORD_BYTES;
  return w;
}

/* True if the elements of X are to be taken out of words: those at offsets of
   lanes; others there are better ways for.  */

bool
words_p (mem_access *x)
{
  mem_access words;
  lanes_mask some = { lanes_mask::LANES, NULL_TREE, 0, 0, NULL };
  lanes_address a = word_address (x, x->a->base, NULL);

  if (x->store || !x->a->offset || x->a->is_volatile || x->es >= WORD_BYTES
      || MAX (x->a->align, 1u) % x->es || BYTES_BIG_ENDIAN)
    return false;
  for (unsigned k = 0; k < x->n; k++)
    if (x->at[k].off_bytes % x->es)
      return false;
  access_init (&words, x->e, &a, false, &some);
  return gather_p (&words);
}

/* Load X's elements, under MASK.  */

lanes *
words_load (mem_access *x, const lanes_mask *mask)
{
  emitter *e = x->e;
  gather_index g = choose_word_index (x);
  tree word = unsigned_of_bytes (WORD_BYTES), elt = unsigned_of_bytes (x->es);
  place start = { 0, 0 };
  tree base = access_pointer (x, start);
  tree low = gimple_convert (&e->seq, e->loc, sizetype, base);
  low = gimple_build (&e->seq, e->loc, BIT_AND_EXPR, sizetype, low,
		      size_int (WORD_BYTES - 1));
  base = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, TREE_TYPE (base),
		       base, gimple_build (&e->seq, e->loc, NEGATE_EXPR,
					   sizetype, low));

  unsigned bytes = index_bytes (&g);
  lanes *at = emit_index (x, &g);
  lanes *rest = lanes_splat (e, g.elt, bytes, x->n,
			     build_int_cst (g.elt, WORD_BYTES - 1));
  at = lanes_binary (e, PLUS_EXPR, at,
		     lanes_splat (e, g.elt, bytes, x->n,
				  gimple_convert (&e->seq, e->loc, g.elt,
						  low)), NULL);
  lanes *in = lanes_binary (e, BIT_AND_EXPR, at, rest, NULL);
  lanes_address a = word_address (x, base, lanes_binary (e, MINUS_EXPR, at,
							 in, NULL));
  lanes *r = lanes_load (e, &a, mask);
  lanes *shift = lanes_binary (e, MULT_EXPR, lanes_convert (e, in, word),
			       lanes_splat (e, word, WORD_BYTES, x->n,
					    build_int_cst (word,
							   BITS_PER_UNIT)),
			       NULL);
  r = lanes_convert (e, lanes_binary (e, RSHIFT_EXPR, r, shift, NULL), elt);
  return useless_type_conversion_p (x->elt, elt) ? r
	 : lanes_view (e, r, x->elt);
}

/* Shifts and rotations.

   INPUT	x r<< 7 on 16 words; the upper half of x:y << n
   OUTPUT	AVX-512: one call of prold
		else: (x << 7) | (x >> 25)
		AVX512-VBMI2: one call of vpshldv
		else: x << n | y >> 1 >> (31 - n)

   The machine has counts per lane for few element sizes.  Where it has not,
   elements of twice the bits may do: a rotation is then a shift of the
   element beside itself, of bytes of the even and of the odd ones, by a
   product with a power of two if need be.  Two elements can be shifted one
   after the other, all by the count of each; and a rotation be done in as many
   steps as its count has bits.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

static lanes *
same (emitter *e, const lanes *a, unsigned x)
{
  return lanes_splat (e, a->elt, a->es, a->n, build_int_cst (a->elt, x));
}

/* True if there is an instruction for CODE on A by the counts B.  */

static bool
native_count_p (enum tree_code code, const lanes *a, const lanes *b)
{
  return lanes_native_p (code, a)
	 || (lanes_uniform_p (b)
	     && target_supports_op_p (TREE_TYPE (a->part[0]), code,
				      optab_scalar));
}

/* The least bits, more than A's, of elements that can be shifted (CODE) by
   counts per lane; 0 if there are none.  */

static unsigned
wider_bits (enum tree_code code, const lanes *a)
{
  for (unsigned bits = a->es * 16; bits <= 32; bits *= 2)
    {
      tree wide = integer_element (bits, TYPE_UNSIGNED (a->elt));
      tree type = lanes_part_type (wide, bits / 8, a->n);

      if (VECTOR_MODE_P (TYPE_MODE (type))
	  && target_supports_op_p (type, code, optab_vector))
	return bits;
    }
  return 0;
}

/* A >> B, arithmetic, as (A ^ s) >> B ^ s with s all sign bits.  */

static lanes *
shift_right_signed (emitter *e, lanes *a, lanes *b)
{
  lanes *u = lanes_as_unsigned (e, a);
  lanes *sign = lanes_compare (e, LT_EXPR, a, same (e, a, 0));

  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree s = part_mask_to_integers (e, sign->part[i], a->es), x;
      tree ut = TREE_TYPE (u->part[i]);

      s = part_view (e, ut, s);
      x = part_binary (e, BIT_XOR_EXPR, ut, u->part[i], s);
      x = part_binary (e, RSHIFT_EXPR, ut, x, b->part[i]);
      u->part[i] = part_binary (e, BIT_XOR_EXPR, ut, x, s);
    }
  return lanes_view (e, u, a->elt);
}

tree
elements_of (emitter *e, tree a, tree b, const int *sel)
{
  tree type = TREE_TYPE (a);
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  unsigned bits = element_bits (TREE_TYPE (type));
  vec_perm_builder builder (width, width, 1);

  for (unsigned k = 0; k < width; k++)
    builder.quick_push (sel[k]);
  vec_perm_indices indices (builder, a == b ? 1 : 2, width);
  if (!ripple_vec_perm_const_p (TYPE_MODE (type), indices))
    return NULL_TREE;
  tree numbers = part_vector_type (integer_element (bits, false), width);
  return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, a, b,
		       vec_perm_indices_to_tree (numbers, indices));
}

/* A shifted by B where a vector has two elements, and one count for both: all
   by the first count, and by the second; null elsewhere.  */

static lanes *
shift_two (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  tree type = TREE_TYPE (a->part[0]);
  int sel[2] = { 0, 3 };

  if (lanes_single_p (a->es) || lanes_scalable_p (a->n) || a->es != 8
      || a->width != 2 || !VECTOR_MODE_P (TYPE_MODE (type))
      || !target_supports_op_p (type, code, optab_scalar))
    return NULL;
  lanes *r = lanes_new (a->elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree v[2];
      for (unsigned k = 0; k < 2; k++)
	{
	  tree n = part_extract (e, b->part[i], k);
	  n = gimple_convert (&e->seq, e->loc, unsigned_type_node, n);
	  v[k] = part_binary (e, code, type, a->part[i], n);
	}
      if (!(r->part[i] = elements_of (e, v[0], v[1], sel)))
	return NULL;
    }
  return r;
}

lanes *
lanes_shift (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *u = lanes_as_unsigned (e, a);
  tree elt = a->elt, wide;
  unsigned bits;

  b = lanes_as_unsigned (e, b);
  if (code == LSHIFT_EXPR && !TYPE_UNSIGNED (elt))
    return lanes_view (e, lanes_shift (e, code, u, b), elt);
  if (code == LSHIFT_EXPR && !lanes_constant_p (a))
    if (lanes *r = lanes_shift_bytes_left (e, a, b))
      return r;
  if (native_count_p (code, a, b) || lanes_constant_p (a))
    return lanes_each (e, code, a, lanes_view (e, b, elt));
  if (code == RSHIFT_EXPR && !TYPE_UNSIGNED (elt) && lanes_native_p (code, u))
    return shift_right_signed (e, a, b);
  if (lanes *r = shift_two (e, code, a, b))
    return r;
  bits = wider_bits (code, a);
  if (!bits)
    return lanes_each (e, code, a, lanes_view (e, b, elt));
  wide = integer_element (bits, TYPE_UNSIGNED (elt));
  a = lanes_convert (e, a, wide);
  b = lanes_convert (e, b, wide);
  return lanes_convert (e, lanes_each (e, code, a, b), elt);
}

/* A rotated left by B by an instruction that the back end does not offer, or
   null.  */

static lanes *
rotate_by_target (emitter *e, lanes *a, lanes *b)
{
  tree (*rotate) (emitter *, tree, tree) = ripple_current_target ()->rotate;
  lanes *r = lanes_new (a->elt, a->es, a->n);

  for (unsigned i = 0; i < a->nparts; i++)
    {
      r->part[i] = rotate ? rotate (e, a->part[i], b->part[i]) : NULL_TREE;
      if (!r->part[i])
	return NULL;
    }
  return r;
}

/* A rotated right by B, in elements of type WIDE, with at least twice A's
   bits.  */

static lanes *
rotate_right_in (emitter *e, lanes *a, lanes *b, tree wide)
{
  tree elt = a->elt;
  unsigned bits = a->es * 8;

  a = lanes_convert (e, a, wide);
  a = lanes_each (e, BIT_IOR_EXPR, a,
		  lanes_each (e, LSHIFT_EXPR, a, same (e, a, bits)));
  a = lanes_each (e, RSHIFT_EXPR, a, lanes_convert (e, b, wide));
  return lanes_convert (e, a, elt);
}

/* The bytes X rotated left by those of N, below 8, as those of TYPE; null if
   there is nothing for it.  Each byte beside itself is a word.  */

static tree
rotate_bytes (emitter *e, tree type, tree x, tree n)
{
  static const unsigned char power[16]
    = { 1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128 };
  tree (*nibbles) (emitter *, tree, const unsigned char *)
    = ripple_current_target ()->nibbles;
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree elt = integer_element (16, true);
  tree words = part_vector_type (elt, width / 2);
  bool shifts = target_supports_op_p (words, LSHIFT_EXPR, optab_vector);
  tree low = part_splat (e, words, build_int_cst (elt, 0xff));
  tree eight = part_splat (e, words, build_int_cst (elt, 8)), r[2];

  if (!nibbles || (!shifts && !target_supports_op_p (words, MULT_EXPR,
						     optab_vector)))
    return NULL_TREE;
  if (!shifts && !(n = nibbles (e, n, power)))
    return NULL_TREE;
  for (unsigned odd = 0; odd < 2; odd++)
    {
      tree by = part_view (e, words, n);
      auto_vec<int> sel (width);
      for (unsigned k = 0; k < width; k++)
	sel.quick_push (k / 2 * 2 + odd);
      by = odd ? part_binary (e, RSHIFT_EXPR, words, by, eight)
	   : part_binary (e, BIT_AND_EXPR, words, by, low);
      if (!(r[odd] = elements_of (e, x, x, sel.address ())))
	return NULL_TREE;
      r[odd] = part_view (e, words, r[odd]);
      r[odd] = part_binary (e, shifts ? LSHIFT_EXPR : MULT_EXPR, words, r[odd],
			    by);
    }
  r[0] = part_binary (e, RSHIFT_EXPR, words, r[0], eight);
  r[1] = part_binary (e, BIT_AND_EXPR, words, r[1],
		      part_unary (e, BIT_NOT_EXPR, words, low));
  return part_view (e, type, part_binary (e, BIT_IOR_EXPR, words, r[0], r[1]));
}

/* The words X rotated left by those of N, below 16, as those of TYPE, by both
   halves of products with powers of two; null if there is nothing for it.  */

static tree
rotate_words (emitter *e, tree type, tree x, tree n)
{
  static const unsigned char low[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };
  static const unsigned char high[16]
    = { 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128 };
  tree (*nibbles) (emitter *, tree, const unsigned char *)
    = ripple_current_target ()->nibbles;
  tree elt = TREE_TYPE (type), p, q;
  tree bytes = part_vector_type (integer_element (8, true),
				 TYPE_VECTOR_SUBPARTS (type) * 2);

  if (!nibbles || !target_supports_op_p (type, MULT_EXPR, optab_vector)
      || !target_supports_op_p (type, MULT_HIGHPART_EXPR, optab_vector))
    return NULL_TREE;
  q = part_binary (e, LSHIFT_EXPR, type, n,
		   part_splat (e, type, build_int_cst (elt, 8)));
  p = nibbles (e, part_view (e, bytes, n), low);
  q = nibbles (e, part_view (e, bytes, q), high);
  if (!p || !q)
    return NULL_TREE;
  p = part_binary (e, BIT_AND_EXPR, type, part_view (e, type, p),
		   part_splat (e, type, build_int_cst (elt, 0xff)));
  p = part_binary (e, BIT_IOR_EXPR, type, p, part_view (e, type, q));
  q = part_binary (e, MULT_HIGHPART_EXPR, type, x, p);
  return part_binary (e, BIT_IOR_EXPR, type, q,
		      part_binary (e, MULT_EXPR, type, x, p));
}

/* The bytes or words A rotated left by N, below their bits, so, or null.  */

static lanes *
rotate_by_products (emitter *e, lanes *a, lanes *n)
{
  if (a->es > 2 || lanes_single_p (a->es) || lanes_scalable_p (a->n)
      || lanes_uniform_p (n)
      || !VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (a->part[0]))))
    return NULL;
  lanes *r = lanes_new (a->elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree type = TREE_TYPE (a->part[i]);
      r->part[i] = (a->es == 1
		    ? rotate_bytes (e, type, a->part[i], n->part[i])
		    : rotate_words (e, type, a->part[i], n->part[i]));
      if (!r->part[i])
	return NULL;
    }
  return r;
}

/* A rotated left by N, below its bits, in steps of 1, 2, 4, and so on.  */

static lanes *
rotate_by_steps (emitter *e, lanes *a, lanes *n)
{
  for (unsigned k = 1; k < a->es * 8; k *= 2)
    {
      lanes *x = lanes_each (e, LSHIFT_EXPR, a, same (e, a, k));
      lanes *y = lanes_each (e, RSHIFT_EXPR, a, same (e, a, a->es * 8 - k));
      lanes *on = lanes_each (e, BIT_AND_EXPR, n, same (e, n, k));

      on = lanes_compare (e, EQ_EXPR, on, same (e, n, 0));
      a = lanes_select (e, on, a, lanes_each (e, BIT_IOR_EXPR, x, y));
    }
  return a;
}

lanes *
lanes_rotate (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *u = lanes_as_unsigned (e, a), *back, *x, *y;
  enum tree_code other = code == LROTATE_EXPR ? RROTATE_EXPR : LROTATE_EXPR;
  enum tree_code shift = code == LROTATE_EXPR ? LSHIFT_EXPR : RSHIFT_EXPR;
  enum tree_code rest = code == LROTATE_EXPR ? RSHIFT_EXPR : LSHIFT_EXPR;
  lanes *low = same (e, u, a->es * 8 - 1);
  unsigned bits;

  if (!lanes_constant_p (a) && !native_count_p (code, u, b)
      && !native_count_p (other, u, b))
    {
      /* The instruction looks at the low bits only.  */
      b = lanes_as_unsigned (e, b);
      x = rotate_by_target (e, u, code == LROTATE_EXPR ? b
				  : lanes_each (e, MINUS_EXPR, same (e, u, 0),
						b));
      if (x)
	return lanes_view (e, x, a->elt);
    }
  b = lanes_each (e, BIT_AND_EXPR, lanes_as_unsigned (e, b), low);
  back = lanes_each (e, MINUS_EXPR, same (e, u, 0), b);
  back = lanes_each (e, BIT_AND_EXPR, back, low);
  if (lanes_constant_p (a))
    ;
  else if (native_count_p (code, u, b))
    return lanes_view (e, lanes_each (e, code, u, b), a->elt);
  else if (native_count_p (other, u, back))
    return lanes_view (e, lanes_each (e, other, u, back), a->elt);
  else if ((u->es == 1 || !native_count_p (RSHIFT_EXPR, u, b))
	   && (x = rotate_by_products (e, u,
				       code == LROTATE_EXPR ? b : back)))
    return lanes_view (e, x, a->elt);
  else if (!native_count_p (RSHIFT_EXPR, u, b)
	   && (bits = wider_bits (RSHIFT_EXPR, u)))
    {
      x = rotate_right_in (e, u, code == RROTATE_EXPR ? b : back,
			   integer_element (bits, true));
      return lanes_view (e, x, a->elt);
    }
  else if (u->es <= 2 && !lanes_single_p (u->es) && !lanes_scalable_p (u->n)
	   && !native_count_p (RSHIFT_EXPR, u, b)
	   && VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (u->part[0]))))
    {
      x = rotate_by_steps (e, u, code == LROTATE_EXPR ? b : back);
      return lanes_view (e, x, a->elt);
    }
  x = lanes_shift (e, shift, u, b);
  y = lanes_shift (e, rest, u, back);
  return lanes_view (e, lanes_each (e, BIT_IOR_EXPR, x, y), a->elt);
}

/* The funnel shift by an instruction of the target, or null.  */

static lanes *
funnel_by_target (emitter *e, bool left, lanes *high, lanes *low, lanes *c)
{
  tree (*funnel) (emitter *, bool, tree, tree, tree)
    = ripple_current_target ()->funnel;

  if (lanes_single_p (high->es) || !funnel)
    return NULL;
  lanes *r = lanes_new (high->elt, high->es, high->n);
  for (unsigned i = 0; i < r->nparts; i++)
    {
      r->part[i] = funnel (e, left, high->part[i], low->part[i], c->part[i]);
      if (!r->part[i])
	return NULL;
    }
  return r;
}

lanes *
lanes_funnel (emitter *e, bool left, lanes *high, lanes *low, lanes *count)
{
  tree elt = high->elt, uns = integer_element (high->es * 8, true);
  lanes *a = lanes_view (e, left ? high : low, uns);
  lanes *b = lanes_view (e, left ? low : high, uns), *c, *rest, *r;
  enum tree_code to = left ? LSHIFT_EXPR : RSHIFT_EXPR;
  enum tree_code back = left ? RSHIFT_EXPR : LSHIFT_EXPR;
  lanes *last = same (e, a, a->es * 8 - 1);

  c = lanes_view (e, count, uns);
  if ((r = funnel_by_target (e, left, left ? a : b, left ? b : a, c)))
    return lanes_view (e, r, elt);
  c = lanes_binary (e, BIT_AND_EXPR, c, last, NULL);
  tree all = lanes_uniform_p (c) ? lanes_constant_lane (c, 0) : NULL_TREE;
  if (all && integer_zerop (all))
    return lanes_view (e, a, elt);
  /* A shift by all bits is not defined.  */
  if (all)
    rest = lanes_binary (e, MINUS_EXPR, same (e, a, a->es * 8), c, NULL);
  else
    {
      b = lanes_binary (e, back, b, same (e, b, 1), NULL);
      rest = lanes_binary (e, BIT_XOR_EXPR, c, last, NULL);
    }
  r = lanes_binary (e, BIT_IOR_EXPR, lanes_binary (e, to, a, c, NULL),
		    lanes_binary (e, back, b, rest, NULL), NULL);
  return lanes_view (e, r, elt);
}

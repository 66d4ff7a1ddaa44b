/* Sums in fewer lanes than there are summands.

   INPUT	a, b: lanes of bytes, sums: a quarter as many of words
   OUTPUT	sums[k] + a[4k] * b[4k] + … + a[4k + 3] * b[4k + 3]

   This is what instructions for dot products do: nothing is widened, and the
   accumulators take no more registers than the factors.  Which lane of the
   sums a product goes to is of no interest to who asks for their total only.

   INPUT	two lanes of four bytes each, signed, where the instruction
		takes an unsigned factor: a, b
   OUTPUT	sums + (a + 128) * b - 128 * b

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

/* A vector like V of bytes of the sign UNS, all of which are X.  */

static tree
bytes_like (emitter *e, tree v, bool uns, int x)
{
  tree elt = integer_element (8, uns);
  return part_splat (e, part_vector_type (elt, TYPE_VECTOR_SUBPARTS
						 (TREE_TYPE (v))),
		     build_int_cst (elt, x));
}

/* The bytes of V with their sign bits changed, of the sign UNS: 128 more, or
   less.  */

static tree
flip_bytes (emitter *e, tree v, bool uns)
{
  tree flip = bytes_like (e, v, uns, uns ? 128 : -128);
  return part_binary (e, BIT_XOR_EXPR, TREE_TYPE (flip),
		      part_view (e, TREE_TYPE (flip), v), flip);
}

/* True if there is a sum in OUT of products of vectors A and B; if GROUPED,
   of neighbours.  */

static bool
native_dot_p (tree out, tree a, tree b, bool grouped)
{
  bool (*scatters) (tree, tree) = ripple_current_target ()->dot_scatters;
  return (ripple_dot_product_p (out, a, b)
	  && !(grouped && scatters && scatters (a, b)));
}

/* True if a sum in OUT of products of vectors of bytes, A and B, of one sign
   can be made of such of two signs.  */

static bool
dot_by_mixed_p (tree out, tree a, tree b, bool grouped)
{
  if (element_bits (TREE_TYPE (a)) != 8
      || TYPE_UNSIGNED (a) != TYPE_UNSIGNED (b))
    return false;
  poly_uint64 n = TYPE_VECTOR_SUBPARTS (a);
  return native_dot_p (out, part_vector_type (integer_element (8, true), n),
		       part_vector_type (integer_element (8, false), n),
		       grouped);
}

static bool
dot_p (tree out, tree a, tree b, bool grouped)
{
  return (native_dot_p (out, a, b, grouped)
	  || dot_by_mixed_p (out, a, b, grouped));
}

static tree
dot_part (emitter *e, tree sums, tree a, tree b, bool grouped)
{
  tree type = TREE_TYPE (sums);

  /* Of two signs GCC wants the unsigned one first.  */
  if (!TYPE_UNSIGNED (TREE_TYPE (a)))
    std::swap (a, b);
  if (native_dot_p (type, TREE_TYPE (a), TREE_TYPE (b), grouped))
    return gimple_build (&e->seq, e->loc, DOT_PROD_EXPR, type, a, b, sums);
  bool uns = TYPE_UNSIGNED (TREE_TYPE (a));
  tree flipped = flip_bytes (e, a, !uns), off;
  tree zero = build_zero_cst (type);
  if (uns)
    {
      off = gimple_build (&e->seq, e->loc, DOT_PROD_EXPR, type, b,
			  bytes_like (e, a, false, -128), zero);
      sums = gimple_build (&e->seq, e->loc, DOT_PROD_EXPR, type, b, flipped,
			   sums);
    }
  else
    {
      off = gimple_build (&e->seq, e->loc, DOT_PROD_EXPR, type,
			  bytes_like (e, a, true, 128), b, zero);
      sums = gimple_build (&e->seq, e->loc, DOT_PROD_EXPR, type, flipped, b,
			   sums);
    }
  return part_binary (e, MINUS_EXPR, type, sums, off);
}

/* True if N lanes of A make vectors with elements for which there is one sum
   of type ELT in vectors that end where those do: *IN and *OUT.  */

static bool
partial_sums_p (tree elt, tree a, poly_uint64 n, tree *out, tree *in)
{
  unsigned ratio = element_bits (elt) / element_bits (a);
  poly_uint64 m;

  if (ratio < 2 || !multiple_p (n, ratio, &m) || known_lt (m, 2u))
    return false;
  *out = lanes_part_type (elt, 0, m);
  *in = lanes_part_type (a, 0, n);
  poly_uint64 width = TYPE_VECTOR_SUBPARTS (*out);
  return (VECTOR_MODE_P (TYPE_MODE (*out)) && VECTOR_MODE_P (TYPE_MODE (*in))
	  && known_eq (TYPE_VECTOR_SUBPARTS (*in), width * ratio)
	  && multiple_p (m, width)
	  && (!lanes_scalable_p (n)
	      || known_eq (width,
			   lanes_part_lanes (element_bits (elt) / 8, n))));
}

bool
lanes_dot_p (tree elt, tree a, tree b, poly_uint64 n, bool directly)
{
  tree out, in;
  if (!partial_sums_p (elt, a, n, &out, &in))
    return false;
  b = lanes_part_type (b, 0, n);
  return (directly ? ripple_dot_product_p (out, in, b)
	  : dot_p (out, in, b, false));
}

/* True if eight differences of vectors of type IN, A and B, are added up to
   one number of type ELT, *SUM, by an instruction.  */

static bool
eight_differences (emitter *e, tree elt, tree in, tree a, tree b, tree *sum)
{
  bool (*how) (emitter *, tree, tree, tree, tree *)
    = ripple_current_target ()->sum_differences;
  return how && element_bits (elt) == 64 && how (e, in, a, b, sum);
}

/* SUMS plus the differences of A and B without their signs.  */

static tree
sad_part (emitter *e, tree sums, tree a, tree b)
{
  tree type = TREE_TYPE (sums), sum;
  if (eight_differences (e, TREE_TYPE (type), TREE_TYPE (a), a, b, &sum))
    return part_binary (e, PLUS_EXPR, type, sums, part_view (e, type, sum));
  if (ripple_current_target ()->sad_overwrites
      && TREE_CODE (sums) == SSA_NAME)
    sums = part_hide_vector (e, sums);
  return gimple_build (&e->seq, e->loc, SAD_EXPR, type, a, b, sums);
}

/* The type of vectors of unsigned bytes that has the bits of TYPE.  */

static tree
bytes_of (tree type)
{
  unsigned bytes = element_bits (TREE_TYPE (type)) / 8;
  return part_vector_type (integer_element (8, true),
			   TYPE_VECTOR_SUBPARTS (type) * bytes);
}

bool
lanes_sad_p (tree elt, tree a, poly_uint64 n)
{
  tree out, in;
  bool wide = element_bits (a) > 8;
  if ((wide && element_bits (elt) != 64)
      || !partial_sums_p (elt, a, n, &out, &in))
    return false;
  in = bytes_of (in);
  return (VECTOR_MODE_P (TYPE_MODE (in))
	  && ((!wide && ripple_sad_p (out, in))
	      || eight_differences (NULL, elt, in, NULL_TREE, NULL_TREE,
				    NULL)));
}

/* A vector of signed words, half as many as IN has bytes.  */

static tree
words_of (tree in)
{
  return part_vector_type (integer_element (16, false),
			   exact_div (TYPE_VECTOR_SUBPARTS (in), 2));
}

bool
lanes_small_dot_p (tree elt, poly_uint64 n)
{
  tree out, in;
  bool (*how) (emitter *, tree, tree, tree, tree *)
    = ripple_current_target ()->sum_products;
  if (!how || !partial_sums_p (elt, integer_element (8, true), n, &out, &in)
      || !how (NULL, in, NULL_TREE, NULL_TREE, NULL))
    return false;
  tree words = words_of (in);
  return (VECTOR_MODE_P (TYPE_MODE (words))
	  && native_dot_p (out, words, words, false));
}

lanes *
lanes_small_dot (emitter *e, lanes *sums, lanes *a, lanes *b)
{
  lanes *r = lanes_new (sums->elt, 0, sums->n);
  if (!TYPE_UNSIGNED (a->elt))
    std::swap (a, b);
  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree type = TREE_TYPE (a->part[i]), pairs = NULL_TREE;
      ripple_current_target ()->sum_products (e, type, a->part[i], b->part[i],
					      &pairs);
      r->part[i] = gimple_build (&e->seq, e->loc, DOT_PROD_EXPR,
				 TREE_TYPE (sums->part[i]), pairs,
				 build_one_cst (TREE_TYPE (pairs)),
				 sums->part[i]);
    }
  return r;
}

lanes *
lanes_sad (emitter *e, lanes *sums, lanes *a, lanes *b)
{
  lanes *r = lanes_new (sums->elt, 0, sums->n);

  gcc_assert (a->nparts == sums->nparts && b->nparts == a->nparts);
  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree bytes = bytes_of (TREE_TYPE (a->part[i]));
      r->part[i] = sad_part (e, sums->part[i],
			     part_view (e, bytes, a->part[i]),
			     part_view (e, bytes, b->part[i]));
    }
  return r;
}

lanes *
lanes_dot (emitter *e, lanes *sums, lanes *a, lanes *b)
{
  lanes *r = lanes_new (sums->elt, 0, sums->n);

  gcc_assert (a->nparts == sums->nparts && b->nparts == a->nparts);
  for (unsigned i = 0; i < r->nparts; i++)
    r->part[i] = dot_part (e, sums->part[i], a->part[i], b->part[i], false);
  return r;
}

/* Part K, from the low end, of COUNT of each lane of A, of 32 bits, in all of
   them: extended by its sign unless UNS.  */

static lanes *
piece (emitter *e, lanes *a, unsigned k, unsigned count, bool uns)
{
  unsigned bits = 32 / count;
  a = lanes_view (e, a, integer_element (32, uns));
  a = lanes_binary (e, LSHIFT_EXPR, a,
		    lanes_splat (e, a->elt, 4, a->n,
				 build_int_cst (a->elt, 32 - bits * (k + 1))),
		    NULL);
  a = lanes_binary (e, RSHIFT_EXPR, a,
		    lanes_splat (e, a->elt, 4, a->n,
				 build_int_cst (a->elt, 32 - bits)), NULL);
  return lanes_view (e, a, integer_element (32, true));
}

/* Bytes of V in words: the even ones, or the odd ones.  */

static tree
bytes_in_words (emitter *e, tree v, bool odd, bool uns)
{
  tree num = integer_element (16, uns);
  tree type = part_vector_type (num, TYPE_VECTOR_SUBPARTS (TREE_TYPE (v)) * 2);
  tree eight = part_splat (e, type, build_int_cst (num, 8));
  v = part_view (e, type, v);
  if (!odd && uns)
    v = part_binary (e, BIT_AND_EXPR, type, v,
		     part_splat (e, type, build_int_cst (num, 255)));
  else
    {
      if (!odd)
	v = part_binary (e, LSHIFT_EXPR, type, v, eight);
      v = part_binary (e, RSHIFT_EXPR, type, v, eight);
    }
  return part_view (e, part_vector_type (integer_element (16, false),
					 TYPE_VECTOR_SUBPARTS (type)), v);
}

/* SUMS, a vector of 32 bits, plus the products of parts of A and B of COUNT
   parts each, by instructions, or null.  */

static tree
dot_vector (emitter *e, unsigned count, bool ua, bool ub, tree a, tree b,
	    tree sums)
{
  tree out = TREE_TYPE (sums);
  poly_uint64 n = TYPE_VECTOR_SUBPARTS (out) * count;
  tree ta = part_vector_type (integer_element (32 / count, ua), n);
  tree tb = part_vector_type (integer_element (32 / count, ub), n);
  if (!VECTOR_MODE_P (TYPE_MODE (ta)) || !VECTOR_MODE_P (TYPE_MODE (out)))
    return NULL_TREE;
  if (dot_p (out, ta, tb, true))
    return dot_part (e, sums, part_view (e, ta, a), part_view (e, tb, b),
		     true);
  tree words = part_vector_type (integer_element (16, false),
				 TYPE_VECTOR_SUBPARTS (out) * 2);
  if (count != 4 || !VECTOR_MODE_P (TYPE_MODE (words))
      || !native_dot_p (out, words, words, true))
    return NULL_TREE;
  for (unsigned odd = 0; odd < 2; odd++)
    sums = dot_part (e, sums, bytes_in_words (e, a, odd, ua),
		     bytes_in_words (e, b, odd, ub), true);
  return sums;
}

/* The products of KIND of A and B added to SUMS, which wrap.  */

static lanes *
dot_wrapping (emitter *e, unsigned kind, lanes *a, lanes *b, lanes *sums)
{
  unsigned count = kind == DOT_I16I16 ? 2 : 4, i = 0;
  bool ua = kind == DOT_U8U8 || kind == DOT_U8I8, ub = kind == DOT_U8U8;
  tree u32 = integer_element (32, true), elt = sums->elt;
  sums = lanes_view (e, sums, u32);
  if (!lanes_single_p (4) && !(lanes_constant_p (a) && lanes_constant_p (b)))
    {
      lanes *r = lanes_new (u32, 4, sums->n);
      for (; i < r->nparts; i++)
	if (!(r->part[i] = dot_vector (e, count, ua, ub, a->part[i],
				       b->part[i], sums->part[i])))
	  break;
      if (i == r->nparts)
	return lanes_view (e, r, elt);
    }
  for (unsigned k = 0; k < count; k++)
    {
      lanes *x = lanes_binary (e, MULT_EXPR, piece (e, a, k, count, ua),
			       piece (e, b, k, count, ub), NULL);
      sums = lanes_binary (e, PLUS_EXPR, sums, x, NULL);
    }
  return lanes_view (e, sums, elt);
}

/* The same, cut off, by an instruction; or null.  */

static lanes *
dot_by_target (emitter *e, unsigned kind, lanes *a, lanes *b, lanes *sums)
{
  tree (*dot) (emitter *, bool, tree, tree, tree)
    = ripple_current_target ()->dot_saturated;
  if (!dot || lanes_single_p (4) || (kind != DOT_U8I8 && kind != DOT_I16I16))
    return NULL;
  lanes *r = lanes_new (sums->elt, 4, sums->n);
  for (unsigned i = 0; i < r->nparts; i++)
    if (!(r->part[i] = dot (e, kind == DOT_I16I16, sums->part[i], a->part[i],
			    b->part[i])))
      return NULL;
  return r;
}

lanes *
lanes_dot_add (emitter *e, unsigned kind, lanes *a, lanes *b, lanes *sums)
{
  if (!(kind & DOT_SATURATES))
    return dot_wrapping (e, kind, a, b, sums);
  kind &= ~DOT_SATURATES;
  if (lanes *r = dot_by_target (e, kind, a, b, sums))
    return r;
  tree elt = sums->elt;
  lanes *zero = lanes_splat (e, elt, 4, sums->n, build_zero_cst (elt));
  lanes *all = dot_wrapping (e, kind, a, b, zero);
  lanes *r = lanes_saturate (e, SATURATE_ADD, sums, all);
  if (kind != DOT_I16I16)
    return r;
  /* One sum of two products of words does not fit: that of four times the
     least word, which is the least number then.  */
  lanes *least = lanes_splat (e, elt, 4, sums->n, TYPE_MIN_VALUE (elt));
  lanes *most = lanes_splat (e, elt, 4, sums->n, TYPE_MAX_VALUE (elt));
  lanes *flip = lanes_binary (e, BIT_XOR_EXPR, sums, least, NULL);
  flip = lanes_select (e, lanes_compare (e, LT_EXPR, sums, zero), flip, most);
  return lanes_select (e, lanes_compare (e, EQ_EXPR, all, least), flip, r);
}

lanes *
lanes_fold (emitter *e, lanes *a, poly_uint64 n)
{
  lanes *r = lanes_new (a->elt, 0, n);
  auto_vec<tree> piece;

  if (a->width == r->width)
    for (unsigned i = 0; i < a->nparts; i++)
      piece.safe_push (a->part[i]);
  else
    lanes_regroup (e, a, r->width, &piece);
  for (unsigned i = 0; i < piece.length (); i++)
    {
      tree *sum = &r->part[i % r->nparts];
      *sum = i < r->nparts ? piece[i]
	     : part_binary (e, PLUS_EXPR, TREE_TYPE (*sum), *sum, piece[i]);
    }
  return r;
}

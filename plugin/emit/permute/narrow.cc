/* Numbers that are cut off where they do not fit in narrower ones.

   INPUT	64 ints as signed chars or the nearest end, AVX-512
   OUTPUT	two vpackssdw, a vpacksswb, and one permutation that puts what
		each 16 bytes have been packed from in order

   INPUT	16 ints, AVX-512; 8 * vscale ints, RISC-V V; SVE2
   OUTPUT	a vpmovsdb; two vnclip, of which the first one divides and
		rounds if that is wanted; two sqxtnb and uzp1 for each step

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith.h"
#include "emit/permute/permute-private.h"
#include "emit/value/parts.h"

/* A, integers, cut off at the ends of ELT that they can pass.  */

static lanes *
cut_off (emitter *e, lanes *a, tree elt)
{
  tree from = a->elt, lo = TYPE_MIN_VALUE (elt), hi = TYPE_MAX_VALUE (elt);
  if (tree_int_cst_lt (hi, TYPE_MAX_VALUE (from)))
    a = lanes_binary (e, MIN_EXPR, a,
		      lanes_splat (e, from, a->es, a->n,
				   fold_convert (from, hi)), NULL);
  if (tree_int_cst_lt (TYPE_MIN_VALUE (from), lo))
    a = lanes_binary (e, MAX_EXPR, a,
		      lanes_splat (e, from, a->es, a->n,
				   fold_convert (from, lo)), NULL);
  return a;
}

/* V, of 2^LEVELS vectors of 16 bytes or more that were packed two by two, each
   16 bytes by themselves, with the elements in their order.  */

static tree
in_order (emitter *e, tree v, unsigned levels)
{
  unsigned n = TYPE_VECTOR_SUBPARTS (TREE_TYPE (v)).to_constant ();
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (v)));
  unsigned rows = bytes / 16, count = 1u << levels, run = n / rows / count;
  auto_vec<int> sel;
  if (rows == 1)
    return v;
  /* Row R of the source vector S is run S of row R of the result.  */
  for (unsigned k = 0; k < n; k++)
    {
      unsigned piece = k / run, s = piece / rows, row = piece % rows;
      sel.safe_push ((row * count + s) * run + k % run);
    }
  return part_permute (e, v, v, sel.address ());
}

/* A narrowed by instructions that cut off, or null.  */

static lanes *
pack_lanes (emitter *e, lanes *a, tree elt)
{
  tree (*pack) (emitter *, tree, tree, tree)
    = ripple_current_target ()->pack_saturated;
  unsigned bits = element_bits (elt), from = element_bits (a->elt);
  if (!pack || lanes_single_p (a->es) || lanes_scalable_p (a->n)
      || lanes_constant_p (a))
    return NULL;
  tree type = lanes_part_type (elt, 0, a->n);
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  if (!VECTOR_MODE_P (TYPE_MODE (type)) || bytes < 16)
    return NULL;
  auto_vec<tree> v, out;
  lanes_regroup (e, a, bytes * 8 / from, &v);
  unsigned levels = exact_log2 (from / bits), count = 1u << levels;
  while (v.length () % count)
    v.safe_push (part_any (TREE_TYPE (v[0])));
  for (unsigned i = 0; i < v.length (); i += count)
    {
      auto_vec<tree> now;
      for (unsigned k = 0; k < count; k++)
	now.safe_push (v[i + k]);
      for (unsigned w = from / 2; w >= bits; w /= 2)
	{
	  /* On the way numbers are signed: only the last step may be to an
	     unsigned type.  */
	  bool uns = TYPE_UNSIGNED (w == bits ? elt : a->elt);
	  tree to = part_vector_type (integer_element (w, uns), bytes * 8 / w);
	  auto_vec<tree> next;
	  for (unsigned k = 0; k < now.length (); k += 2)
	    {
	      tree r = pack (e, to, now[k], now[k + 1]);
	      if (!r)
		return NULL;
	      next.safe_push (r);
	    }
	  now.truncate (0);
	  now.safe_splice (next);
	}
      out.safe_push (in_order (e, now[0], levels));
    }
  return lanes_ungroup (e, elt, a->n, out);
}

/* The low halves of the numbers A, of whole vectors of BYTES bytes.  */

static lanes *
permute_halves (emitter *e, lanes *a, tree elt, unsigned bytes)
{
  unsigned n = bytes * 8 / element_bits (elt);
  tree type = part_vector_type (elt, n);
  auto_vec<tree> v, out;
  auto_vec<int> sel;
  for (unsigned k = 0; k < n; k++)
    sel.safe_push (2 * k + BYTES_BIG_ENDIAN);
  lanes_regroup (e, a, n / 2, &v);
  if (v.length () % 2)
    v.safe_push (part_any (TREE_TYPE (v[0])));
  for (unsigned i = 0; i < v.length (); i += 2)
    out.safe_push (part_permute (e, part_view (e, type, v[i]),
				 part_view (e, type, v[i + 1]),
				 sel.address ()));
  return lanes_ungroup (e, elt, a->n, out);
}

/* The low bits of integers A as ELT, by packing several vectors into one; null
   if that is not better than a conversion.  FITS: the upper bits are zero.  */

static lanes *
pack_integers (emitter *e, lanes *a, tree elt, bool fits)
{
  unsigned bits = element_bits (elt), from = a->es * 8;
  if (!ripple_current_target ()->pack_saturated || lanes_single_p (a->es)
      || lanes_scalable_p (a->n) || a->nparts < 2 || from > 32 || bits >= from)
    return NULL;
  tree type = lanes_part_type (elt, 0, a->n), num = integer_element (from, 0);
  if (!tree_int_cst_equal (TYPE_SIZE (type),
			   TYPE_SIZE (TREE_TYPE (a->part[0]))))
    return NULL;
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  if (!fits && from == 2 * bits
      && ripple_current_target ()->halves_by_permutation
      && ripple_current_target ()->halves_by_permutation (bits / 8, bytes))
    return permute_halves (e, a, elt, bytes);
  a = lanes_view (e, a, num);
  if (!fits)
    a = lanes_binary (e, BIT_AND_EXPR, a,
		      lanes_splat (e, num, a->es, a->n,
				   build_int_cst (num, (1u << bits) - 1)),
		      NULL);
  lanes *r = pack_lanes (e, a, integer_element (bits, true));
  return r ? lanes_view (e, r, elt) : NULL;
}

lanes *
lanes_convert_fitting (emitter *e, lanes *a, tree elt, bool fits)
{
  lanes *r = (INTEGRAL_TYPE_P (a->elt) && INTEGRAL_TYPE_P (elt)
	      && TREE_CODE (elt) != BOOLEAN_TYPE
	      && TREE_CODE (a->elt) != BOOLEAN_TYPE && !lanes_constant_p (a)
	      && !lanes_single_p (lanes_bytes (elt))
	      ? pack_integers (e, a, elt, fits) : NULL);
  return r ? r : lanes_convert (e, a, elt);
}

/* A, of any sign, as numbers of the sign that ELT has, of which the same is
   left when they are cut off at the ends of ELT; null if that takes as long as
   cutting off.  */

static lanes *
with_sign_of (emitter *e, lanes *a, tree elt)
{
  bool uns = TYPE_UNSIGNED (elt);
  if ((bool) TYPE_UNSIGNED (a->elt) == uns)
    return a;
  if (!uns)
    return NULL;
  lanes *zero = lanes_splat (e, a->elt, a->es, a->n, build_zero_cst (a->elt));
  return lanes_view (e, lanes_binary (e, MAX_EXPR, a, zero, NULL),
		     integer_element (a->es * 8, true));
}

/* The parts of A divided by 2^N and rounded, each of a part of ELT, or of half
   a part if those are of 64 bits, by instructions, or null.  */

static lanes *
narrow_parts (emitter *e, lanes *a, tree elt, unsigned n)
{
  tree (*narrow) (emitter *, tree, tree, unsigned)
    = ripple_current_target ()->narrow_saturated;
  bool scalable = lanes_scalable_p (a->n);
  if (!narrow || lanes_single_p (a->es) || lanes_constant_p (a)
      || (scalable ? !scalable_groups_p () : a->nparts > 1 && a->es < 8)
      || !(a = with_sign_of (e, a, elt)))
    return NULL;
  unsigned bits = element_bits (elt), w = bits;
  /* Machines with groups of registers halve numbers; what becomes less than
     half a vector of 16 bytes is dear to put together.  */
  if (scalable)
    w = a->es * 4;
  while (!scalable && a->nparts > 1 && a->width * w < 64)
    w *= 2;
  tree to = integer_element (w, TYPE_UNSIGNED (elt));
  tree type = (a->nparts > 1 && !scalable
	       ? part_vector_type (to, MAX (a->width, 128 / w))
	       : lanes_part_type (to, 0, a->n));
  auto_vec<tree> v;
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree r = narrow (e, type, a->part[i], n);
      if (!r)
	return NULL;
      if (a->width * w < 128 && a->nparts > 1)
	r = part_subvector (e, r, 0, a->width);
      v.safe_push (r);
    }
  lanes *r;
  if (scalable || a->nparts == 1)
    {
      r = lanes_new (to, 0, a->n);
      gcc_assert (r->nparts == a->nparts);
      for (unsigned i = 0; i < r->nparts; i++)
	r->part[i] = v[i];
    }
  else
    r = lanes_ungroup (e, to, a->n, v);
  return w == bits ? lanes_view (e, r, elt) : lanes_narrow (e, r, elt);
}

/* A divided by 2^N, rounded and narrowed by instructions that leave the order
   as it is, or null.  */

static lanes *
pack_in_order (emitter *e, lanes *a, tree elt, unsigned n)
{
  tree (*pack) (emitter *, tree, tree, tree, unsigned)
    = ripple_current_target ()->pack_in_order;
  if (!pack || lanes_single_p (a->es) || lanes_constant_p (a)
      || (TYPE_UNSIGNED (a->elt) && !TYPE_UNSIGNED (elt)))
    return NULL;
  unsigned w = a->es * 4;
  if (w < element_bits (elt) || lanes_width (w / 8, a->n) != 2 * a->width)
    return NULL;
  bool last = w == element_bits (elt);
  tree to = integer_element (w, TYPE_UNSIGNED (last ? elt : a->elt));
  tree type = part_vector_type (to, TYPE_VECTOR_SUBPARTS
				      (TREE_TYPE (a->part[0])) * 2);
  auto_vec<tree> v;
  for (unsigned i = 0; i < a->nparts; i += 2)
    {
      tree r = pack (e, type, a->part[i],
		     a->part[MIN (i + 1, a->nparts - 1)], n);
      if (!r)
	return NULL;
      v.safe_push (r);
    }
  lanes *r = lanes_ungroup (e, to, a->n, v);
  return last ? lanes_view (e, r, elt) : lanes_narrow (e, r, elt);
}

lanes *
lanes_narrow (emitter *e, lanes *a, tree elt)
{
  unsigned bits = element_bits (elt);

  if (element_bits (a->elt) <= bits)
    return lanes_convert (e, cut_off (e, a, elt), elt);
  lanes *r = narrow_parts (e, a, elt, 0);
  if (!r)
    r = pack_in_order (e, a, elt, 0);
  if (!r)
    r = pack_lanes (e, a, elt);
  if (r)
    return r;
  /* What is cut off already has no sign that matters.  */
  lanes *cut = cut_off (e, a, elt);
  if (TYPE_UNSIGNED (a->elt))
    r = pack_lanes (e, lanes_view (e, cut, integer_element (a->es * 8, false)),
		    elt);
  return r ? r : lanes_convert (e, cut, elt);
}

lanes *
lanes_round_narrow (emitter *e, lanes *a, lanes *count, tree elt)
{
  tree n = (lanes_uniform_p (count) ? lanes_constant_lane (count, 0)
	    : NULL_TREE);
  /* What is held in few bits may be shifted by all of them.  */
  if (n && a->es < 8 && TREE_INT_CST_LOW (n) >= a->es * 8)
    {
      tree wide = integer_element (64, TYPE_UNSIGNED (a->elt));
      return lanes_round_narrow (e, lanes_convert (e, a, wide),
				 lanes_convert (e, count, wide), elt);
    }
  lanes *zero = lanes_splat (e, a->elt, a->es, a->n, build_zero_cst (a->elt));
  lanes *one = lanes_splat (e, a->elt, a->es, a->n, build_one_cst (a->elt));
  lanes *r, *last, *less;

  if (n && integer_zerop (n))
    return lanes_narrow (e, a, elt);
  /* What is narrowed again is rounded once.  */
  if (n && element_bits (a->elt) > element_bits (elt)
      && TREE_INT_CST_LOW (n) <= a->es * 4
      && ((r = narrow_parts (e, a, elt, TREE_INT_CST_LOW (n)))
	  || (r = pack_in_order (e, a, elt, TREE_INT_CST_LOW (n)))))
    return r;
  less = lanes_binary (e, MINUS_EXPR, count, one, NULL);
  /* With two bits less there is room for a sum.  */
  if (n && TREE_INT_CST_LOW (n) > 1)
    {
      r = lanes_binary (e, RSHIFT_EXPR, a, less, NULL);
      r = lanes_binary (e, PLUS_EXPR, r, one, NULL);
      return lanes_narrow (e, lanes_binary (e, RSHIFT_EXPR, r, one, NULL),
			   elt);
    }
  r = lanes_binary (e, RSHIFT_EXPR, a, count, NULL);
  if (!n)
    less = lanes_select (e, lanes_compare (e, EQ_EXPR, count, zero), zero,
			 less);
  last = lanes_binary (e, BIT_AND_EXPR,
		       lanes_binary (e, RSHIFT_EXPR, a, less, NULL), one,
		       NULL);
  if (!n)
    last = lanes_select (e, lanes_compare (e, EQ_EXPR, count, zero), zero,
			 last);
  return lanes_narrow (e, lanes_binary (e, PLUS_EXPR, r, last, NULL), elt);
}

/* The bytes of elements in another order.

   INPUT	lanes of 2 to 8 bytes, for each byte of a result the byte of
		the same lane that it is, or zero
   OUTPUT	a permutation of bytes, and a mask if some are zero; if all are
		in the opposite order, also shifts and a permutation of words,
		or shifts where the target has none

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute-private.h"

enum { MOST_BYTES = 8 };

/* V, a scalable part of elements of ES bytes, with these as FROM says, and
   anything where that is negative; null if the target has no permutation for
   that.  */

static tree
permute_scalable (emitter *e, tree v, unsigned es, const signed char *from)
{
  tree type = TREE_TYPE (v), num = integer_element (8, true);
  poly_uint64 n = ripple_vscale * (unsigned) SCALABLE_BYTES;
  tree bytes = part_vector_type (num, n);

  if (scalable_groups_p () || maybe_ne (TYPE_VECTOR_SUBPARTS (type) * es, n))
    return NULL_TREE;
  /* A pattern for each byte of an element.  */
  vec_perm_builder sel (n, es, 3);
  for (unsigned k = 0; k < 3 * es; k++)
    sel.quick_push (k / es * es + MAX (from[k % es], 0));
  vec_perm_indices indices (sel, 1, n);
  if (!ripple_vec_perm_const_p (TYPE_MODE (bytes), indices))
    return NULL_TREE;
  tree mask
    = vec_perm_indices_to_tree (build_vector_type (ssizetype, n), indices);
  v = part_view (e, bytes, v);
  v = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, bytes, v, v, mask);
  return part_view (e, type, v);
}

/* The same of a part of WIDTH lanes, of units of UNIT bytes, of which FROM[0],
   FROM[UNIT] and so on tell where they come from.  */

static tree
permute_part (emitter *e, tree v, unsigned es, unsigned width, unsigned unit,
	      const signed char *from)
{
  unsigned n = es / unit;
  tree units = part_vector_type (integer_element (8 * unit, true), width * n);
  auto_vec<int> sel;

  for (unsigned k = 0; k < width * n; k++)
    sel.safe_push (from[k % n * unit] < 0 ? LANE_ANY
		   : (int) (k / n * n + from[k % n * unit] / unit));
  tree r = part_view (e, units, v);
  r = part_permute (e, r, r, sel.address ());
  return part_view (e, TREE_TYPE (v), r);
}

/* True if FROM has the ES bytes in the opposite order.  */

static bool
reversal_p (unsigned es, const signed char *from)
{
  for (unsigned k = 0; k < es; k++)
    if (from[k] != (int) (es - 1 - k))
      return false;
  return true;
}

/* True if bytes do not change places in vectors of the target.  */

static bool
no_permutation_p (void)
{
  unsigned (*moves) (unsigned, unsigned)
    = ripple_current_target ()->permute_bytes;

  return moves && moves (1, 1) == 0;
}

/* True if the words of X's elements are moved by instructions.  */

static bool
words_p (const lanes *x)
{
  return (!lanes_scalable_p (x->n) && x->es > 2 && x->width * x->es == 16
	  && VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (x->part[0]))));
}

/* The bytes of X reversed: those of words by shifts, and then the words.  */

static lanes *
reverse_by_words (emitter *e, lanes *x)
{
  static const signed char order[2][MOST_BYTES]
    = { { 2, 3, 0, 1 }, { 6, 7, 4, 5, 2, 3, 0, 1 } };
  lanes *r = lanes_new (x->elt, x->es, x->n);

  for (unsigned i = 0; i < x->nparts; i++)
    {
      tree num = integer_element (16, true), type = TREE_TYPE (x->part[i]);
      tree words = part_vector_type (num, x->width * x->es / 2);
      tree eight = part_splat (e, words, build_int_cst (num, 8));
      tree v = part_view (e, words, x->part[i]);
      tree up = part_binary (e, LSHIFT_EXPR, words, v, eight);
      v = part_binary (e, RSHIFT_EXPR, words, v, eight);
      v = part_view (e, type, part_binary (e, BIT_IOR_EXPR, words, up, v));
      r->part[i] = permute_part (e, v, x->es, x->width, 2,
				 order[x->es == 8]);
    }
  return r;
}

/* The same by shifts.  */

static lanes *
reverse_by_shifts (emitter *e, lanes *x)
{
  if (words_p (x))
    return reverse_by_words (e, x);
  for (unsigned bytes = 2; bytes <= x->es; bytes *= 2)
    x = lanes_exchange_halves (e, x, bytes);
  return x;
}

unsigned
lanes_permute_bytes_cost (unsigned es, poly_uint64 n, const signed char *from)
{
  bool zero = false;

  if (lanes_single_p (es) || es == 1)
    return 0;
  for (unsigned k = 0; k < es; k++)
    zero |= from[k] < 0;
  if (no_permutation_p () || (lanes_scalable_p (n) && scalable_groups_p ()))
    return !reversal_p (es, from) ? 0 : es == 2 ? 3 : 5;
  if (lanes_scalable_p (n)
      && maybe_ne (lanes_part_lanes (es, n) * es,
		   ripple_vscale * (unsigned) SCALABLE_BYTES))
    return 0;
  return 1 + zero;
}

/* A with zero in the bytes for which FROM is negative.  */

static lanes *
clear_bytes (emitter *e, lanes *a, const signed char *from)
{
  unsigned HOST_WIDE_INT keep = 0;

  for (unsigned k = 0; k < a->es; k++)
    if (from[k] >= 0)
      keep |= HOST_WIDE_INT_UC (0xff) << 8 * k;
  if (keep == HOST_WIDE_INT_M1U >> (64 - 8 * a->es))
    return a;
  return lanes_binary (e, BIT_AND_EXPR, a,
		       lanes_splat (e, a->elt, a->es, a->n,
				    build_int_cstu (a->elt, keep)), NULL);
}

lanes *
lanes_permute_bytes (emitter *e, lanes *a, const signed char *from)
{
  lanes *x = lanes_as_unsigned (e, a), *r;
  bool reversal = reversal_p (x->es, from);
  signed char in_memory[MOST_BYTES];

  if (reversal && no_permutation_p ())
    return reverse_by_shifts (e, x);
  for (unsigned k = 0; k < x->es; k++)
    {
      int at = from[BYTES_BIG_ENDIAN ? x->es - 1 - k : k];
      in_memory[k] = at < 0 || !BYTES_BIG_ENDIAN ? at : x->es - 1 - at;
    }
  r = lanes_new (x->elt, x->es, x->n);
  for (unsigned i = 0; i < x->nparts; i++)
    {
      r->part[i] = (lanes_scalable_p (x->n)
		    ? permute_scalable (e, x->part[i], x->es, in_memory)
		    : permute_part (e, x->part[i], x->es, x->width, 1,
				    in_memory));
      if (!r->part[i])
	{
	  gcc_checking_assert (reversal);
	  return reverse_by_shifts (e, x);
	}
    }
  return clear_bytes (e, r, from);
}

lanes *
lanes_reverse_bytes (emitter *e, lanes *a)
{
  signed char from[MOST_BYTES];

  for (unsigned k = 0; k < a->es; k++)
    from[k] = a->es - 1 - k;
  return lanes_permute_bytes (e, a, from);
}

lanes *
lanes_rotate_as_bytes (emitter *e, lanes *a, lanes *count)
{
  tree c = (lanes_uniform_p (count) ? lanes_constant_lane (count, 0)
	    : NULL_TREE);
  unsigned bits = a->es * 8, by = c ? wi::to_widest (c).to_uhwi () % bits : 0;
  signed char from[MOST_BYTES];

  if (by == 0 || by % 8 || lanes_constant_p (a) || lanes_single_p (a->es)
      || target_supports_op_p (TREE_TYPE (a->part[0]), LROTATE_EXPR,
			       optab_vector)
      || target_supports_op_p (TREE_TYPE (a->part[0]), LROTATE_EXPR,
			       optab_scalar))
    return NULL;
  for (unsigned k = 0; k < a->es; k++)
    from[k] = (k + a->es - by / 8) % a->es;
  if (lanes_permute_bytes_cost (a->es, a->n, from) != 1)
    return NULL;
  return lanes_permute_bytes (e, a, from);
}

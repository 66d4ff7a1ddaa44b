/* Bytes where the back end has no instructions for them: products, and shifts
   to the left.

   INPUT	x * y
   OUTPUT	words, w = x, v = y:
		((w * v) & 0xff) | (w >> 8) * (v & 0xff00)

   INPUT	x << 4
   OUTPUT	(w << 4) & 0xf0f0

   INPUT	x * 9
   OUTPUT	(x << 3) + x

   INPUT	x * 77
   OUTPUT	((w * 77) & 0xff) | (w & 0xff00) * 77

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

/* How many operations a product by shifts and additions may take: one less
   than one by two multiplications, which take longer.  */
enum { MOST_OPERATIONS = 4 };

/* X times a constant as ((X << shift[0]) ± (X << shift[1]) ...) << last.  The
   first summand is added, or zero minus it if all are subtracted.  */
struct byte_sum
{
  unsigned n, shift[8];
  bool minus[8];
  unsigned last;
};

/* Operations for X << K.  */

static unsigned
shift_operations (unsigned k)
{
  return MIN (k, 2);
}

/* Set S to the digits of C in the non-adjacent form, and *S's last shift to
   LAST.  The operations that it takes.  */

static unsigned
byte_digits (byte_sum *s, unsigned c, unsigned last)
{
  unsigned cost = shift_operations (last);
  bool plus = false;
  s->n = 0;
  s->last = last;
  for (unsigned k = 0; c && k + last < 8; k++, c >>= 1)
    if (c & 1)
      {
	bool minus = (c & 3) == 3;
	s->shift[s->n] = k;
	s->minus[s->n++] = minus;
	cost += shift_operations (k);
	plus |= !minus;
	c += minus ? 1 : -1;
      }
  for (unsigned i = 0; plus && s->minus[0]; i++)
    if (!s->minus[i])
      {
	std::swap (s->shift[0], s->shift[i]);
	std::swap (s->minus[0], s->minus[i]);
      }
  return cost + s->n - plus;
}

/* The cheaper of two sums for C, in *S.  False if both take too many
   operations.  */

static bool
find_byte_sum (byte_sum *s, unsigned c)
{
  byte_sum whole;
  c &= 0xff;
  if (c == 0)
    return false;
  unsigned zeros = ctz_hwi (c);
  unsigned odd_cost = byte_digits (s, c >> zeros, zeros);
  unsigned cost = byte_digits (&whole, c, 0);
  if (cost < odd_cost)
    *s = whole;
  return MIN (cost, odd_cost) <= MOST_OPERATIONS;
}

bool
lanes_bytes_times_p (unsigned c)
{
  byte_sum s;
  return find_byte_sum (&s, c);
}

/* V, a vector of bytes, shifted to the left by K.  */

static tree
shift_part (emitter *e, tree v, unsigned k)
{
  tree type = TREE_TYPE (v), num = integer_element (16, true);
  if (k == 0)
    return v;
  if (k < 3)
    {
      for (; k > 0; k--)
	v = part_binary (e, PLUS_EXPR, type, v, v);
      return v;
    }
  tree words = part_vector_type (num, exact_div (TYPE_VECTOR_SUBPARTS (type),
						 2));
  tree w = part_binary (e, LSHIFT_EXPR, words, part_view (e, words, v),
			part_splat (e, words, build_int_cst (num, k)));
  return part_binary (e, BIT_AND_EXPR, type, part_view (e, type, w),
		      part_splat (e, type, build_int_cst (TREE_TYPE (type),
							  0xff << k & 0xff)));
}

static tree
sum_part (emitter *e, tree v, const byte_sum *s)
{
  tree type = TREE_TYPE (v), r = build_zero_cst (type);
  for (unsigned i = 0; i < s->n; i++)
    {
      tree x = shift_part (e, v, s->shift[i]);
      r = (i == 0 && !s->minus[0] ? x
	   : part_binary (e, s->minus[i] ? MINUS_EXPR : PLUS_EXPR, type, r,
			  x));
    }
  return shift_part (e, r, s->last);
}

/* The constant that all lanes of B are, or -1.  */

static int
byte_constant (const lanes *b)
{
  tree c = lanes_uniform_p (b) ? lanes_constant_lane (b, 0) : NULL_TREE;
  return c ? (wi::to_widest (c) & 0xff).to_shwi () : -1;
}

/* True if words are made of A's bytes: of those of whole vectors.  */

static bool
pairs_p (const lanes *a)
{
  return (a->es == 1 && ripple_current_target ()->no_byte_multiply
	  && !lanes_single_p (1) && a->width % 16 == 0
	  && VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (a->part[0]))));
}

lanes *
lanes_shift_bytes_left (emitter *e, lanes *a, lanes *b)
{
  int k = byte_constant (b);
  if (k < 1 || k > 7 || !pairs_p (a) || !TYPE_UNSIGNED (a->elt))
    return NULL;
  lanes *r = lanes_new (a->elt, 1, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = shift_part (e, a->part[i], k);
  return r;
}

/* A times C.  */

static lanes *
multiply_by_constant (emitter *e, lanes *a, unsigned c)
{
  tree num = integer_element (16, true), by = NULL_TREE;
  lanes *r = lanes_new (a->elt, 1, a->n);
  byte_sum s;

  if (find_byte_sum (&s, c))
    {
      for (unsigned i = 0; i < a->nparts; i++)
	r->part[i] = sum_part (e, a->part[i], &s);
      return r;
    }
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree type = TREE_TYPE (a->part[i]), x, odd, even;
      tree pairs = part_vector_type (num, a->width / 2);
      /* GCC would shift and add.  */
      if (!by)
	by = part_hide_vector (e, part_splat (e, pairs,
					      build_int_cst (num, c)));
      x = part_view (e, pairs, a->part[i]);
      even = part_binary (e, MULT_EXPR, pairs, x, by);
      even = part_binary (e, BIT_AND_EXPR, pairs, even,
			  part_splat (e, pairs, build_int_cst (num, 0xff)));
      x = part_binary (e, BIT_AND_EXPR, pairs, x,
		       part_splat (e, pairs, build_int_cst (num, 0xff00)));
      odd = part_binary (e, MULT_EXPR, pairs, x, by);
      x = part_binary (e, BIT_IOR_EXPR, pairs, even, odd);
      r->part[i] = part_view (e, type, x);
    }
  return r;
}

/* The low bytes of pairs are multiplied as they are, the high ones shifted
   down on one side only, which leaves the product where it belongs.  Better
   than unpacking, as the back end would do it.  */

lanes *
lanes_multiply_bytes (emitter *e, lanes *a, lanes *b)
{
  tree num = integer_element (16, true);
  int c = byte_constant (b);

  if (c > 0 && pairs_p (a))
    return multiply_by_constant (e, a, c);
  lanes *r = lanes_new (a->elt, 1, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree type = TREE_TYPE (a->part[i]), x, y, odd, even;
      tree pairs = part_vector_type (num, a->width / 2);
      tree low = part_splat (e, pairs, build_int_cst (num, 0xff));

      x = part_view (e, pairs, a->part[i]);
      y = part_view (e, pairs, b->part[i]);
      even = part_binary (e, MULT_EXPR, pairs, x, y);
      even = part_binary (e, BIT_AND_EXPR, pairs, even, low);
      x = part_binary (e, RSHIFT_EXPR, pairs, x,
		       part_splat (e, pairs, build_int_cst (num, 8)));
      y = part_binary (e, BIT_AND_EXPR, pairs, y,
		       part_splat (e, pairs, build_int_cst (num, 0xff00)));
      odd = part_binary (e, MULT_EXPR, pairs, x, y);
      x = part_binary (e, BIT_IOR_EXPR, pairs, even, odd);
      r->part[i] = part_view (e, type, x);
    }
  return r;
}

/* Saturating arithmetic.

   INPUT	a + b on 64 signed chars, AVX-512; on 16 ints
   OUTPUT	one vpaddsb; a sum, and where the signs of both operands differ
		from its sign the end of the type that has a's sign

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

static lanes *
splat (emitter *e, const lanes *a, tree value)
{
  return lanes_splat (e, a->elt, a->es, a->n, fold_convert (a->elt, value));
}

static lanes *
binary (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  return lanes_binary (e, code, a, b, NULL);
}

/* The end of A's type on the side of A's sign.  */

static lanes *
nearest_end (emitter *e, lanes *a)
{
  lanes *sign = binary (e, RSHIFT_EXPR, a,
			splat (e, a, size_int (a->es * 8 - 1)));

  return binary (e, BIT_XOR_EXPR, sign, splat (e, a, TYPE_MAX_VALUE (a->elt)));
}

/* True if all lanes of A are the constant C.  */

static bool
all_equal_p (const lanes *a, tree c)
{
  tree x = lanes_constant_lane (a, 0);

  return x && lanes_uniform_p (a) && tree_int_cst_equal (x, c);
}

/* B is the same in all lanes.  A is cut off where A OP B would leave the type,
   at bounds that are computed once.  */

static lanes *
add_uniform (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  enum tree_code inverse = code == PLUS_EXPR ? MINUS_EXPR : PLUS_EXPR;
  lanes *zero = splat (e, a, integer_zero_node);
  lanes *up = binary (e, MAX_EXPR, b, zero);
  lanes *down = binary (e, MIN_EXPR, b, zero);
  lanes *lo, *hi;

  if (code == MINUS_EXPR)
    std::swap (up, down);
  hi = binary (e, inverse, splat (e, a, TYPE_MAX_VALUE (a->elt)), up);
  lo = binary (e, inverse, splat (e, a, TYPE_MIN_VALUE (a->elt)), down);
  if (!all_equal_p (hi, TYPE_MAX_VALUE (a->elt)))
    a = binary (e, MIN_EXPR, a, hi);
  if (!all_equal_p (lo, TYPE_MIN_VALUE (a->elt)))
    a = binary (e, MAX_EXPR, a, lo);
  return binary (e, code, a, b);
}

static lanes *
add_signed (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *r, *over;

  if (code == PLUS_EXPR && lanes_uniform_p (a))
    std::swap (a, b);
  if (lanes_uniform_p (b))
    return add_uniform (e, code, a, b);
  r = binary (e, code, a, b);
  over = binary (e, BIT_AND_EXPR, binary (e, BIT_XOR_EXPR, a, r),
		 binary (e, BIT_XOR_EXPR, code == PLUS_EXPR ? r : a, b));
  over = lanes_compare (e, LT_EXPR, over, splat (e, a, integer_zero_node));
  return lanes_select (e, over, nearest_end (e, a), r);
}

static lanes *
add_unsigned (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *r;

  if (code == MINUS_EXPR && lanes_native_p (MAX_EXPR, a))
    return binary (e, code, binary (e, MAX_EXPR, a, b), b);
  if (code == MINUS_EXPR)
    return lanes_select (e, lanes_compare (e, LT_EXPR, a, b),
			 splat (e, a, integer_zero_node),
			 binary (e, code, a, b));
  if (lanes_uniform_p (a))
    std::swap (a, b);
  if (lanes_native_p (MIN_EXPR, a))
    return binary (e, code,
		   binary (e, MIN_EXPR, a, lanes_unary (e, BIT_NOT_EXPR, b)),
		   b);
  r = binary (e, code, a, b);
  return lanes_select (e, lanes_compare (e, LT_EXPR, r, a),
		       splat (e, a, TYPE_MAX_VALUE (a->elt)), r);
}

/* A << COUNT in elements of twice the size, where no bit is lost as long as
   COUNT, unsigned, is at most A's bits.  */

static lanes *
shift_wide (emitter *e, lanes *a, lanes *count)
{
  tree elt = a->elt;
  tree wide = integer_element (a->es * 16, TYPE_UNSIGNED (elt));
  lanes *r = binary (e, LSHIFT_EXPR, lanes_convert (e, a, wide),
		     lanes_convert (e, count, wide));

  r = binary (e, MIN_EXPR, r, splat (e, r, TYPE_MAX_VALUE (elt)));
  if (!TYPE_UNSIGNED (elt))
    r = binary (e, MAX_EXPR, r, splat (e, r, TYPE_MIN_VALUE (elt)));
  return lanes_convert (e, r, elt);
}

/* COUNT is unsigned and at most A's bits, which is one too many for the
   machine.  */

static lanes *
shift (emitter *e, lanes *a, lanes *count)
{
  unsigned bits = a->es * 8;
  lanes *c, *r, *limit;

  /* No machine shifts bytes by counts per lane; some back ends widen them, for
     each shift anew.  */
  if (a->es == 1 ? !lanes_constant_p (count)
      : a->es == 2 && !lanes_native_p (LSHIFT_EXPR, a))
    return shift_wide (e, a, count);
  c = binary (e, MIN_EXPR, count, splat (e, count, size_int (bits - 1)));
  c = lanes_view (e, c, a->elt);
  r = binary (e, LSHIFT_EXPR, a, c);
  /* All of a negative number's bits are lost with one less, too.  */
  if (!TYPE_UNSIGNED (a->elt))
    return lanes_select (e, lanes_compare (e, EQ_EXPR, a,
					   binary (e, RSHIFT_EXPR, r, c)),
			 r, nearest_end (e, a));
  limit = binary (e, RSHIFT_EXPR, splat (e, a, TYPE_MAX_VALUE (a->elt)), c);
  limit = lanes_select (e, lanes_compare (e, EQ_EXPR, c, count), limit,
			splat (e, a, integer_zero_node));
  return lanes_select (e, lanes_compare (e, GT_EXPR, a, limit),
		       splat (e, a, TYPE_MAX_VALUE (a->elt)), r);
}

lanes *
lanes_saturate_natively (emitter *e, enum saturate_op op, lanes *a, lanes *b)
{
  const ripple_target *target = ripple_current_target ();
  lanes *r = lanes_new (a->elt, a->es, a->n);

  if (lanes_single_p (a->es) || !target->saturate || lanes_constant_p (a))
    return NULL;
  for (unsigned i = 0; i < a->nparts; i++)
    {
      r->part[i] = target->saturate (e, op, a->part[i], b->part[i]);
      if (!r->part[i])
	return NULL;
    }
  return r;
}

lanes *
lanes_saturate (emitter *e, enum saturate_op op, lanes *a, lanes *b)
{
  enum tree_code code = op == SATURATE_SUB ? MINUS_EXPR : PLUS_EXPR;
  lanes *r;

  if (op == SATURATE_SHL)
    {
      b = lanes_view (e, b, integer_element (b->es * 8, true));
      b = binary (e, MIN_EXPR, b, splat (e, b, size_int (b->es * 8)));
    }
  if ((r = lanes_saturate_natively (e, op, a, b)))
    return r;
  return op == SATURATE_SHL ? shift (e, a, b)
	 : TYPE_UNSIGNED (a->elt) ? add_unsigned (e, code, a, b)
	 : add_signed (e, code, a, b);
}

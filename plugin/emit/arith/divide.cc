/* Integer division, which hardly any machine has for vectors.

   INPUT	a / b, a % b on ints
   OUTPUT	divisor a constant: TRUNC_DIV_EXPR by it, which GCC's vector
		  lowering turns into multiplications
		SVE, RISC-V V: the instruction
		elements up to 16 bits: floats, up to 32 bits: doubles
		elements of 64 bits, no vectors: scalars lane by lane

   The quotient of two integers below 2^16 in float, or below 2^32 in double,
   is at least 1/b away from the next integer, which is more than its last
   digit is worth: rounded in any direction and then truncated it is exact.
   Where the command line lets GCC divide inexactly, one step of correction
   follows.  No division here traps: lanes that are off divide by 1.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"
#include "emit/arith/exceptions.h"

static lanes *
unsigned_op (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  return lanes_binary (e, code, a, b, NULL);
}

static lanes *
constant_like (emitter *e, const lanes *a, int value)
{
  return lanes_splat (e, a->elt, a->es, a->n, build_int_cst (a->elt, value));
}

/* A and B with the quotient Q give the remainder.  */

static lanes *
remainder_of (emitter *e, lanes *a, lanes *b, lanes *q)
{
  /* GCC would make one operation of it all, and then one for each of the first
     few lanes.  */
  if (lanes_scalable_p (a->n))
    q = scalable_hide (e, q);
  return unsigned_op (e, MINUS_EXPR, a, unsigned_op (e, MULT_EXPR, q, b));
}

/* Q may be wrong by one in either direction; put it right.  */

static lanes *
correct_quotient (emitter *e, lanes *a, lanes *b, lanes *q)
{
  tree wide = integer_element (64, false), elt = a->elt;
  lanes *w = lanes_convert (e, a, wide), *d = lanes_convert (e, b, wide), *r;
  lanes *zero = constant_like (e, w, 0), *one = constant_like (e, w, 1);
  lanes *same, *low, *high, *step;

  /* With s = 1 if both signs agree, else -1:  0 <= r * sign (a) < |b|.  */
  q = lanes_convert (e, q, wide);
  r = remainder_of (e, w, d, q);
  same = lanes_compare (e, EQ_EXPR, lanes_compare (e, LT_EXPR, w, zero),
			lanes_compare (e, LT_EXPR, d, zero));
  step = lanes_select (e, same, one, constant_like (e, w, -1));
  r = lanes_select (e, lanes_compare (e, LT_EXPR, w, zero),
		    lanes_unary (e, NEGATE_EXPR, r), r);
  low = lanes_compare (e, LT_EXPR, r, zero);
  high = lanes_compare (e, GE_EXPR, r, lanes_unary (e, ABS_EXPR, d));
  q = lanes_select (e, low, unsigned_op (e, MINUS_EXPR, q, step),
		    lanes_select (e, high,
				  unsigned_op (e, PLUS_EXPR, q, step), q));
  return lanes_convert (e, q, elt);
}

static lanes *
quotient_by_floats (emitter *e, lanes *a, lanes *b)
{
  tree num = a->es <= 2 ? float_type_node : double_type_node, elt = a->elt;
  lanes *x = lanes_convert (e, a, num), *y = lanes_convert (e, b, num);
  /* A wider vector may have more lanes past the end.  */
  lanes *q = exceptions_kept_p (exceptions_of (RDIV_EXPR, num))
	     ? lanes_quiet_binary (e, RDIV_EXPR, x, y, NULL)
	     : lanes_binary (e, RDIV_EXPR, x, y, NULL);
  tree mid = elt;

  /* INT_MIN / -1 is undefined, but the narrow types' is not: it is computed
     in int.  */
  if (a->es < 4)
    mid = integer_element (32, false);
  q = lanes_convert (e, lanes_convert (e, q, mid), elt);
  if (flag_reciprocal_math || flag_unsafe_math_optimizations)
    q = correct_quotient (e, a, b, q);
  return q;
}

struct division
{
  lanes *a, *b;
  enum tree_code code;
};

static tree
scalar_division (emitter *e, unsigned k, void *data)
{
  division *d = (division *) data;

  return part_binary (e, d->code, d->a->elt, lanes_extract (e, d->a, k),
		      lanes_extract (e, d->b, k));
}

/* True if no lane of the constant B is 0, or -1 where that may overflow.  */

static bool
safe_divisor_p (const lanes *b)
{
  for (unsigned k = 0; k < lanes_least (b->n); k++)
    {
      tree c = lanes_constant_lane (b, k);

      if (integer_zerop (c)
	  || (!TYPE_UNSIGNED (b->elt) && integer_minus_onep (c)))
	return false;
    }
  return true;
}

/* A / B or A % B (CODE), truncating, B a safe constant: left to GCC's vector
   lowering if it can do that with vectors.  */

static lanes *
divide_by_constant (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree type = TREE_TYPE (a->part[i]), d = b->part[i];

      if ((i + 1) * a->width > lanes_least (a->n) && !lanes_scalable_p (a->n))
	{
	  /* Lanes past the end divide by what lane 0 does.  */
	  tree_vector_builder builder (type, a->width, 1);

	  for (unsigned k = 0; k < a->width; k++)
	    builder.quick_push (vector_cst_elt (d, i * a->width + k
						< lanes_least (a->n)
						? k : 0));
	  d = builder.build ();
	}
      r->part[i] = part_binary (e, code, type, a->part[i], d);
    }
  return r;
}

/* A / B by the instruction that there is for it.  */

static lanes *
divide_parts (emitter *e, lanes *a, lanes *b)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = part_binary (e, TRUNC_DIV_EXPR, TREE_TYPE (a->part[i]),
			      a->part[i], b->part[i]);
  return r;
}

static bool
powers_of_two_p (const lanes *b)
{
  for (unsigned k = 0; k < lanes_least (b->n); k++)
    if (!integer_pow2p (lanes_constant_lane (b, k))
	|| tree_int_cst_sgn (lanes_constant_lane (b, k)) < 0)
      return false;
  return true;
}

/* Truncating quotient.  */

static lanes *
quotient (emitter *e, lanes *a, lanes *b)
{
  bool is_unsigned = TYPE_UNSIGNED (a->elt);
  machine_mode mode = TYPE_MODE (TREE_TYPE (a->part[0]));
  division d = { a, b, TRUNC_DIV_EXPR };

  if (lanes_scalable_p (a->n))
    {
      tree elt = a->elt, wide = integer_element (32, is_unsigned);

      if (a->es < 4)
	return lanes_convert (e, quotient (e, lanes_convert (e, a, wide),
					   lanes_convert (e, b, wide)), elt);
      if (lanes_native_p (TRUNC_DIV_EXPR, a))
	return divide_parts (e, a, b);
      /* In double words, see lanes_width.  */
      wide = integer_element (64, is_unsigned);
      if (a->es == 4 && a->width == lanes_width (8, a->n))
	return lanes_convert (e, quotient (e, lanes_convert (e, a, wide),
					   lanes_convert (e, b, wide)), elt);
    }
  if (lanes_constant_p (b) && safe_divisor_p (b))
    {
      if (lanes_constant_p (a) || powers_of_two_p (b)
	  || (VECTOR_MODE_P (mode) && can_mult_highpart_p (mode, is_unsigned)))
	return divide_by_constant (e, TRUNC_DIV_EXPR, a, b);
      if (a->es == 1)
	{
	  tree wide = integer_element (16, is_unsigned), elt = a->elt;

	  a = lanes_convert (e, a, wide);
	  return lanes_convert (e, quotient (e, a, lanes_convert (e, b, wide)),
				elt);
	}
    }
  if (lanes_native_p (TRUNC_DIV_EXPR, a))
    return divide_parts (e, a, b);
  if (a->es <= 4 && VECTOR_MODE_P (mode))
    return quotient_by_floats (e, a, b);
  return lanes_map_scalars (e, a->elt, lanes_count (a->n), scalar_division,
			    &d);
}

/* The truncating quotient Q of A and B rounded as CODE says.  */

static lanes *
round_quotient (emitter *e, enum tree_code code, lanes *a, lanes *b, lanes *q)
{
  lanes *zero = constant_like (e, a, 0), *one = constant_like (e, a, 1);
  lanes *r = remainder_of (e, a, b, q), *off, *differ;
  bool floor_p = code == FLOOR_DIV_EXPR || code == FLOOR_MOD_EXPR;

  off = lanes_compare (e, NE_EXPR, r, zero);
  differ = lanes_compare (e, NE_EXPR, lanes_compare (e, LT_EXPR, a, zero),
			  lanes_compare (e, LT_EXPR, b, zero));
  if (!floor_p)
    differ = lanes_unary (e, BIT_NOT_EXPR, differ);
  off = lanes_binary (e, BIT_AND_EXPR, off, differ, NULL);
  return lanes_select (e, off,
		       unsigned_op (e, floor_p ? MINUS_EXPR : PLUS_EXPR, q,
				    one), q);
}

lanes *
lanes_divide (emitter *e, enum tree_code code, lanes *a, lanes *b, lanes *mask)
{
  bool mod_p = false, is_unsigned = TYPE_UNSIGNED (a->elt);
  lanes *q;

  switch (code)
    {
    case TRUNC_MOD_EXPR:
    case FLOOR_MOD_EXPR:
    case CEIL_MOD_EXPR:
      mod_p = true;
      break;
    case TRUNC_DIV_EXPR:
    case EXACT_DIV_EXPR:
    case FLOOR_DIV_EXPR:
    case CEIL_DIV_EXPR:
      break;
    default:
      return NULL;
    }
  if (mask && !(lanes_constant_p (b) && safe_divisor_p (b)))
    b = lanes_quiet (e, b, mask, 1);
  /* One scalar remainder is one instruction.  */
  if (code == TRUNC_MOD_EXPR && a->es == 8 && !lanes_constant_p (b)
      && !lanes_scalable_p (a->n) && !lanes_native_p (TRUNC_DIV_EXPR, a))
    {
      division d = { a, b, TRUNC_MOD_EXPR };

      return lanes_map_scalars (e, a->elt, lanes_count (a->n),
				scalar_division, &d);
    }
  q = quotient (e, a, b);
  if (code == CEIL_DIV_EXPR || code == CEIL_MOD_EXPR
      || (!is_unsigned && (code == FLOOR_DIV_EXPR || code == FLOOR_MOD_EXPR)))
    q = round_quotient (e, code, a, b, q);
  return mod_p ? remainder_of (e, a, b, q) : q;
}

bool
lanes_division_p (enum tree_code code)
{
  switch (code)
    {
    case TRUNC_DIV_EXPR: case FLOOR_DIV_EXPR: case CEIL_DIV_EXPR:
    case ROUND_DIV_EXPR: case EXACT_DIV_EXPR:
    case TRUNC_MOD_EXPR: case FLOOR_MOD_EXPR: case CEIL_MOD_EXPR:
    case ROUND_MOD_EXPR:
      return true;
    default:
      return false;
    }
}

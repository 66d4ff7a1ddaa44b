/* Functions of the C library and built-in functions that have a vector form:
   which of the operations of emit/ they are.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "transform/calls/inline.h"
#include "transform/render/render-private.h"

/* The functions of the library for float and double, for three integers.  */
#define FLOATS(NAME) CFN_BUILT_IN_##NAME: case CFN_BUILT_IN_##NAME##F
#define INTS(NAME) CFN_BUILT_IN_##NAME: case CFN_BUILT_IN_##NAME##L: \
  case CFN_BUILT_IN_##NAME##LL
/* Three results for two arguments.  */
#define ROUNDS(NAME) FLOATS (I##NAME): case FLOATS (L##NAME): \
  case FLOATS (LL##NAME)

/* The integer function FN of A, or null.  */

static lanes *
integer_function (emitter *e, combined_fn fn, lanes *a)
{
  tree num = a->elt;
  lanes *one = lanes_splat (e, num, a->es, a->n, build_one_cst (num));
  lanes *zero = lanes_splat (e, num, a->es, a->n, build_zero_cst (num)), *r;
  switch (fn)
    {
    case CFN_BUILT_IN_ABS:
    case CFN_BUILT_IN_LABS:
    case CFN_BUILT_IN_LLABS:
    case CFN_BUILT_IN_IMAXABS:
      return lanes_unary (e, ABS_EXPR, a);
    case INTS (POPCOUNT):
    case CFN_BUILT_IN_POPCOUNTIMAX:
      return lanes_popcount (e, a);
    case INTS (PARITY):
    case CFN_BUILT_IN_PARITYIMAX:
      r = lanes_popcount (e, a);
      return lanes_binary (e, BIT_AND_EXPR, r, lanes_view (e, one, r->elt),
			   NULL);
    case INTS (CLZ):
    case CFN_BUILT_IN_CLZIMAX:
      return lanes_leading_zeros (e, a);
    case INTS (CTZ):
    case CFN_BUILT_IN_CTZIMAX:
      return lanes_trailing_zeros (e, a);
    case INTS (FFS):
    case CFN_BUILT_IN_FFSIMAX:
      r = lanes_trailing_zeros (e, a);
      r = lanes_binary (e, PLUS_EXPR, r, lanes_view (e, one, r->elt), NULL);
      return lanes_select (e, lanes_compare (e, NE_EXPR, a, zero), r,
			   lanes_view (e, zero, r->elt));
    case INTS (CLRSB):
    case CFN_BUILT_IN_CLRSBIMAX:
      {
	/* The zeros in front of what differs from the sign, which is never
	   all.  */
	tree bits = build_int_cst (num, a->es * 8 - 1);
	r = lanes_splat (e, num, a->es, a->n, bits);
	r = lanes_binary (e, RSHIFT_EXPR, a, r, NULL);
	r = lanes_binary (e, BIT_XOR_EXPR, a, r, NULL);
	r = lanes_binary (e, LSHIFT_EXPR, r, one, NULL);
	r = lanes_binary (e, BIT_IOR_EXPR, r, one, NULL);
	return lanes_leading_zeros (e, r);
      }
    case CFN_BUILT_IN_BSWAP16:
    case CFN_BUILT_IN_BSWAP32:
    case CFN_BUILT_IN_BSWAP64:
      return lanes_reverse_bytes (e, a);
    default:
      return NULL;
    }
}

/* The function FN of the floating value A that says what A is, or null.  */

static lanes *
class_function (emitter *e, combined_fn fn, lanes *a)
{
  switch (fn)
    {
    case FLOATS (SIGNBIT):
      return lanes_float_class (e, FLOAT_SIGNBIT, a);
    case FLOATS (ISINF):
      return lanes_float_class (e, FLOAT_INFINITE, a);
    case FLOATS (ISNAN):
      return lanes_float_class (e, FLOAT_NAN, a);
    case FLOATS (FINITE):
    case CFN_BUILT_IN_ISFINITE:
      return lanes_float_class (e, FLOAT_FINITE, a);
    case CFN_BUILT_IN_ISNORMAL:
      return lanes_float_class (e, FLOAT_NORMAL, a);
    default:
      return NULL;
    }
}

/* The floating value A rounded as FN says, in A's type, or null.  */

static lanes *
rounding_function (emitter *e, combined_fn fn, lanes *a)
{
  switch (fn)
    {
    case FLOATS (FLOOR):
    case ROUNDS (FLOOR):
      return lanes_round (e, ROUND_DOWN, a);
    case FLOATS (CEIL):
    case ROUNDS (CEIL):
      return lanes_round (e, ROUND_UP, a);
    case FLOATS (TRUNC):
      return lanes_round (e, ROUND_TO_ZERO, a);
    case FLOATS (RINT):
    case ROUNDS (RINT):
    case FLOATS (NEARBYINT):
      return lanes_round (e, ROUND_CURRENT, a);
    case FLOATS (ROUND):
    case ROUNDS (ROUND):
      return lanes_round (e, ROUND_HALF_AWAY, a);
    case FLOATS (ROUNDEVEN):
      return lanes_round (e, ROUND_HALF_EVEN, a);
    default:
      return NULL;
    }
}

/* Let FN of the N floating values ARG, on lanes of shape S under MASK, raise
   nothing in lanes that are off.  */

static void
quiet_arguments (emitter *e, combined_fn fn, unsigned n, lanes **arg,
		 const struct shape *s, tree mask)
{
  enum exceptions_level level = EXCEPTIONS_ALL;
  bool sums = false;
  switch (fn)
    {
    case FLOATS (SQRT):
    case CFN_SQRT:
      level = EXCEPTIONS_OPERATIONS;
      break;
    case FLOATS (FMA):
    case CFN_FMA:
      sums = true;
      break;
    case FLOATS (FABS):
    case FLOATS (FMIN):
    case FLOATS (FMAX):
    case FLOATS (COPYSIGN):
      return;
    default:
      break;
    }
  if (!exceptions_kept_p (level))
    return;
  lanes *m = value_mask_lanes (e, mask, s, arg[0]->es);
  if (sums)
    {
      arg[1] = lanes_quiet (e, arg[1], m, 1);
      arg[2] = lanes_quiet (e, arg[2], m, 0);
    }
  else
    for (unsigned i = 0; i < n; i++)
      arg[i] = lanes_quiet (e, arg[i], m, level == EXCEPTIONS_ALL);
}

/* FN of the N floating values ARG, which are of one type, as is the result;
   or null.  */

static lanes *
float_function (emitter *e, combined_fn fn, gcall *call, unsigned n,
		lanes **arg)
{
  switch (fn)
    {
    case FLOATS (FABS):
      return lanes_unary (e, ABS_EXPR, arg[0]);
    case FLOATS (FMA):
    case CFN_FMA:
      return lanes_fma (e, arg[0], arg[1], arg[2]);
    case FLOATS (FMIN):
      return lanes_reduce_step (e, REDUCE_MIN, arg[0], arg[1]);
    case FLOATS (FMAX):
      return lanes_reduce_step (e, REDUCE_MAX, arg[0], arg[1]);
    case FLOATS (COPYSIGN):
      return lanes_copysign (e, arg[0], arg[1]);
    default:
      break;
    }
  internal_fn ifn = IFN_LAST;
  if (internal_fn_p (fn))
    ifn = as_internal_fn (fn);
  else if (tree d = gimple_call_fndecl (call))
    ifn = associated_internal_fn (d);
  if (ifn == IFN_LAST || !direct_internal_fn_p (ifn))
    return NULL;
  return lanes_ifn (e, ifn, n, arg);
}

/* The bits that CALL counts, in the type HELD in which it does.  */

static lanes *
narrow_count (emitter *e, gcall *call, const struct shape *s, tree held)
{
  tree arg = gimple_call_arg (call, 0);
  combined_fn fn = gimple_call_combined_fn (call);
  lanes *r = integer_function (e, fn, value_lanes_as (e, arg, s, held));
  unsigned more = TYPE_PRECISION (TREE_TYPE (arg)) - TYPE_PRECISION (held);

  r = lanes_view (e, r, held);
  switch (fn)
    {
    case INTS (CLZ):
      return lanes_binary (e, PLUS_EXPR, r,
			   lanes_splat (e, held, r->es, r->n,
					build_int_cst (held, more)), NULL);
    default:
      return r;
    }
}

/* CALL on lanes of shape S, of a function that is the instruction WHICH.  */

static lanes *
math_instruction_form (emitter *e, enum math_instruction which, gcall *call,
		       const struct shape *s)
{
  lanes *arg[2] = {};
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    arg[i] = value_lanes (e, gimple_call_arg (call, i), s);
  lanes *r = lanes_new (arg[0]->elt, arg[0]->es, arg[0]->n);
  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree part[2] = { arg[0]->part[i], arg[1] ? arg[1]->part[i] : NULL_TREE };
      r->part[i] = ripple_current_target ()->math_instruction (e, which, part);
      if (!r->part[i])
	return NULL;
    }
  return r;
}

lanes *
wide_count (emitter *e, gcall *call, const struct shape *s, tree elt)
{
  combined_fn fn = gimple_call_combined_fn (call);
  tree lhs = gimple_call_lhs (call), arg, type;

  if (!lhs || gimple_call_num_args (call) != 1 || fn == CFN_LAST
      || overlay_info (lhs)->held)
    return NULL;
  arg = gimple_call_arg (call, 0);
  type = lanes_element_type (TREE_TYPE (arg));
  if (!varying_p (arg) || !INTEGRAL_TYPE_P (TREE_TYPE (lhs)) || !type
      || TREE_CODE (type) != INTEGER_TYPE
      || lanes_single_p (lanes_bytes (type))
      || element_bits (type) != element_bits (elt)
      || TYPE_PRECISION (TREE_TYPE (lhs)) >= element_bits (elt))
    return NULL;
  lanes *r = integer_function (e, fn, value_lanes_as (e, arg, s, type));
  return r ? lanes_view (e, r, elt) : NULL;
}

lanes *
vector_form (emitter *e, gcall *call, const struct shape *s, tree mask)
{
  tree lhs = gimple_call_lhs (call);
  tree elt = lhs ? lanes_element_type (TREE_TYPE (lhs)) : NULL_TREE;
  unsigned n = gimple_call_num_args (call);
  lanes *arg[4], *r;
  combined_fn fn = gimple_call_combined_fn (call);
  if (enum math_instruction which
      = math_instruction_of (gimple_call_fndecl (call)))
    return math_instruction_form (e, which, call, s);
  if (n > 3 || n == 0 || !elt || fn == CFN_LAST)
    return NULL;
  if (varying_p (lhs) && overlay_info (lhs)->held)
    return narrow_count (e, call, s, overlay_info (lhs)->held);
  tree fndecl = gimple_call_fndecl (call);
  tree types = fndecl ? TYPE_ARG_TYPES (TREE_TYPE (fndecl)) : NULL_TREE;
  for (unsigned i = 0; i < n; i++)
    {
      /* C promotes arguments narrower than int.  */
      tree type = types ? TREE_VALUE (types)
		  : TREE_TYPE (gimple_call_arg (call, i));
      tree from = lanes_element_type (TREE_TYPE (gimple_call_arg (call, i)));
      type = lanes_element_type (type);
      if (!type || !from || lanes_single_p (lanes_bytes (type))
	  || (i > 0 && type != arg[0]->elt))
	return NULL;
      arg[i] = (INTEGRAL_TYPE_P (type) && INTEGRAL_TYPE_P (from)
		? value_lanes_as (e, gimple_call_arg (call, i), s, type)
		: value_lanes (e, gimple_call_arg (call, i), s));
      if (type != arg[i]->elt)
	arg[i] = lanes_convert (e, arg[i], type);
      types = types ? TREE_CHAIN (types) : NULL_TREE;
    }
  if (n == 1 && INTEGRAL_TYPE_P (arg[0]->elt))
    r = integer_function (e, fn, arg[0]);
  else if (!SCALAR_FLOAT_TYPE_P (arg[0]->elt))
    return NULL;
  else
    {
      r = n == 1 ? class_function (e, fn, arg[0]) : NULL;
      if (!r && n == 1)
	r = rounding_function (e, fn, arg[0]);
      if (!r && elt == arg[0]->elt)
	{
	  quiet_arguments (e, fn, n, arg, s, mask);
	  r = float_function (e, fn, call, n, arg);
	}
    }
  if (!r || r->elt == elt)
    return r;
  if (exceptions_kept_p (exceptions_of_conversion (elt, r->elt)))
    r = lanes_quiet (e, r, value_mask_lanes (e, mask, s, r->es), 0);
  return lanes_convert (e, r, elt);
}

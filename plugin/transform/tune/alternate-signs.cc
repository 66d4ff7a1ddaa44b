/* Sums and differences by turns, as in products of complex numbers.

   INPUT	re = a * c - b * d, im = a * d + b * c
		*p = PERM <re, im, { 0, 4, 1, 5 }>

   OUTPUT	*p = .VEC_FMADDSUB (ab, cc, ba * dd)

   for vectors AB of a and b by turns, as they are in memory, and so on: what
   is loaded need not be taken apart, and what is stored not be put together.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "optabs-decl.h"
#include "transform/tune/origins.h"

/* The operation of each element of O, ES bytes long, if that is CODE;
   ERROR_MARK if they are several.  Only those from element FROM on, each
   STEP-th.  */

static enum tree_code
code_of_each (const origin *o, unsigned es, unsigned from, unsigned step)
{
  enum tree_code code = ERROR_MARK;
  for (unsigned i = from * es; i < o->bytes; i += step * es)
    {
      gassign *g = (TREE_CODE (o->from[i]) == SSA_NAME
		    ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (o->from[i]))
		    : NULL);
      if (!g || o->from[i + es - 1] != o->from[i]
	  || (code != ERROR_MARK && gimple_assign_rhs_code (g) != code))
	return ERROR_MARK;
      code = gimple_assign_rhs_code (g);
    }
  return code;
}

static bool
has_p (internal_fn fn, tree type)
{
  return direct_internal_fn_supported_p (fn, type, OPTIMIZE_FOR_SPEED);
}

/* The products that A describes, and B added to them or, in the even lanes if
   EVEN, else in the others, subtracted from them; null if they are none, or
   there is no such instruction.  */

static tree
build_fused (replacement *r, origin *a, origin *b, tree type, bool even,
	     unsigned depth)
{
  internal_fn fn = even ? IFN_VEC_FMADDSUB : IFN_VEC_FMSUBADD;
  origin x, y;
  find_origins (r, a);
  if (flag_fp_contract_mode != FP_CONTRACT_FAST || !has_p (fn, type)
      || code_of_each (a, element_bytes (type), 0, 1) != MULT_EXPR
      || !types_compatible_p (TREE_TYPE (a->from[0]), type)
      || !operand_origins (r, a, 0, &x) || !operand_origins (r, a, 1, &y))
    return NULL_TREE;
  tree p = build_described (r, &x, type, depth);
  tree q = p ? build_described (r, &y, type, depth) : NULL_TREE;
  tree z = q ? build_described (r, b, type, depth) : NULL_TREE;
  return z ? append_operation (r, type,
			       gimple_build_call_internal (fn, 3, p, q, z))
	   : NULL_TREE;
}

tree
build_alternate (replacement *r, const origin *o, unsigned depth)
{
  origin a, b;
  tree type = TREE_TYPE (o->from[0]);
  unsigned es = element_bytes (type);
  enum tree_code even = code_of_each (o, es, 0, 2);
  enum tree_code odd = code_of_each (o, es, 1, 2);
  bool minus = even == MINUS_EXPR && odd == PLUS_EXPR;
  if (!VECTOR_FLOAT_TYPE_P (type)
      || (!minus && (even != PLUS_EXPR || odd != MINUS_EXPR))
      || !operand_origins (r, o, 0, &a) || !operand_origins (r, o, 1, &b))
    return NULL_TREE;
  if (tree x = build_fused (r, &a, &b, type, minus, depth + 1))
    return x;
  if (!has_p (IFN_VEC_ADDSUB, type))
    return NULL_TREE;
  tree p = build_described (r, &a, type, depth + 1);
  tree q = p ? build_described (r, &b, type, depth + 1) : NULL_TREE;
  if (q && !minus)
    q = append_operation (r, type,
			  gimple_build_assign (NULL_TREE, NEGATE_EXPR, q));
  return q ? append_operation (r, type,
			       gimple_build_call_internal (IFN_VEC_ADDSUB, 2,
							   p, q)) : NULL_TREE;
}

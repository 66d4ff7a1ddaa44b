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

bool
find_alternate_signs (replacement *r, const origin *o, bool fused,
		      alternate_signs *a)
{
  tree type = TREE_TYPE (o->from[0]);
  unsigned es = element_bytes (type);
  enum tree_code even = code_of_each (o, es, 0, 2);
  enum tree_code odd = code_of_each (o, es, 1, 2);
  bool minus = even == MINUS_EXPR && odd == PLUS_EXPR;
  origin x, y;
  if (!VECTOR_FLOAT_TYPE_P (type)
      || (!minus && (even != PLUS_EXPR || odd != MINUS_EXPR))
      || !operand_origins (r, o, 0, &x) || !operand_origins (r, o, 1, &y))
    return false;
  if (!fused)
    {
      a->fn = IFN_VEC_ADDSUB;
      a->operands = 2;
      a->negated = !minus;
      a->of[0] = x;
      a->of[1] = y;
      return has_p (a->fn, type);
    }
  a->fn = minus ? IFN_VEC_FMADDSUB : IFN_VEC_FMSUBADD;
  a->operands = 3;
  a->negated = false;
  a->of[2] = y;
  find_origins (r, &x);
  return flag_fp_contract_mode == FP_CONTRACT_FAST && has_p (a->fn, type)
	 && code_of_each (&x, es, 0, 1) == MULT_EXPR
	 && types_compatible_p (TREE_TYPE (x.from[0]), type)
	 && operand_origins (r, &x, 0, &a->of[0])
	 && operand_origins (r, &x, 1, &a->of[1]);
}

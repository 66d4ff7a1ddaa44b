/* Is what a loop computes for one field of a record what it computes for the
   first one, of other loads?

   Called by alike-fields.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/same-value.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/alike-fields.h"

enum { DEEPEST = 60, MOST_STEPS = 100000, MOST_CONSTANTS = 500 };

/* *D is how many bytes A is in front of B, if that is a constant.  */

bool
distance_p (const field_access *a, const field_access *b, HOST_WIDE_INT *d)
{
  struct poly p;
  mpz_t c;
  poly_init (&p);
  mpz_init (c);
  bool ok = poly_sub (&p, &b->at, &a->at) && poly_constant_p (&p, c)
	    && mpz_fits_slong_p (c);
  if (ok)
    *d = mpz_get_si (c);
  mpz_clear (c);
  poly_clear (&p);
  return ok;
}

/* True if B, a load, can be for field FIELD what A, another one, is for the
   first one.  */

static bool
pair_loads (field_loop *f, field_access *a, field_access *b, unsigned field)
{
  HOST_WIDE_INT d;
  if (a->store || b->store || a->bytes != b->bytes || a->stride != b->stride
      || !types_compatible_p (TREE_TYPE (a->ref), TREE_TYPE (b->ref))
      || !distance_p (a, b, &d) || d % a->bytes != 0
      || absu_hwi (d / a->bytes) > FARTHEST)
    return false;
  for (unsigned i = 0; i < f->pairs.length (); i++)
    {
      const field_pair &p = f->pairs[i];
      if (p.first == a && p.field == field && p.other != b)
	return false;
    }
  field_pair p = { a, b, field };
  f->pairs.safe_push (p);
  return true;
}

/* True if vectors may have different numbers for operand OP of STMT, at about
   the cost of one.  */

static bool
may_differ_p (gimple *stmt, unsigned op)
{
  tree type = TREE_TYPE (gimple_op (stmt, op));
  if (!is_gimple_assign (stmt)
      || !(SCALAR_FLOAT_TYPE_P (type)
	   || (INTEGRAL_TYPE_P (type) && TREE_CODE (type) != BOOLEAN_TYPE
	       && type_has_mode_precision_p (type))))
    return false;
  switch (gimple_assign_rhs_code (stmt))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case RDIV_EXPR:
    case MAX_EXPR:
    case MIN_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return true;
    default:
      return gimple_assign_single_p (stmt)
	     || (TREE_CODE_CLASS (gimple_assign_rhs_code (stmt))
		 == tcc_comparison);
    }
}

/* True if X, operand OP of STMT, which all lanes share, may be Y for number
   FIELD.  */

static bool
pair_constants (field_loop *f, gimple *stmt, unsigned op, tree x, tree y,
		unsigned field)
{
  bool same = same_value_p (x, y, DEEPEST);
  if (!same && (!stmt || inside_p (f, x) || inside_p (f, y)
		|| !may_differ_p (stmt, op) || !pow2p_hwi (f->fields)
		|| !types_compatible_p (TREE_TYPE (x), TREE_TYPE (y))))
    return false;
  if (!stmt)
    return true;
  if (f->constants.length () == MOST_CONSTANTS)
    return false;
  for (unsigned i = 0; i < f->constants.length (); i++)
    {
      const field_constant &c = f->constants[i];
      if (c.stmt == stmt && c.op == op && c.field == field
	  && !same_value_p (c.value, y, DEEPEST))
	return false;
    }
  field_constant c = { stmt, op, y, field };
  f->constants.safe_push (c);
  return true;
}

void
find_constants (field_loop *f)
{
  unsigned n = 0;
  for (unsigned i = 0; i < f->constants.length (); i++)
    {
      field_constant c = f->constants[i];
      tree first = copied_value (gimple_op (c.stmt, c.op));
      bool differs = false;
      for (unsigned k = 0; k < f->constants.length () && !differs; k++)
	{
	  const field_constant &d = f->constants[k];
	  differs = d.stmt == c.stmt && d.op == c.op
		    && !same_value_p (d.value, first, DEEPEST);
	}
      if (differs)
	f->constants[n++] = c;
    }
  f->constants.truncate (n);
}

/* True if X and X2, operands of S, are for the first field what Y and Y2 are
   for that of number FIELD.  */

static bool
both_alike_p (field_loop *f, gimple *s, tree x, tree y, tree x2, tree y2,
	      unsigned field, unsigned depth)
{
  unsigned old = f->pairs.length (), constants = f->constants.length ();
  if (alike_p (f, s, 1, x, y, field, depth)
      && alike_p (f, s, 2, x2, y2, field, depth))
    return true;
  f->pairs.truncate (old);
  f->constants.truncate (constants);
  f->alike.empty ();
  return false;
}

/* True if the element that X is, found by values, is for the first field what
   Y is for that of number FIELD.  */

static bool
alike_references_p (field_loop *f, tree x, tree y, unsigned field,
		    unsigned depth)
{
  for (; TREE_CODE (x) == TREE_CODE (y) && handled_component_p (x);
       x = TREE_OPERAND (x, 0), y = TREE_OPERAND (y, 0))
    if (TREE_CODE (x) == ARRAY_REF
	? (!alike_p (f, NULL, 0, TREE_OPERAND (x, 1), TREE_OPERAND (y, 1),
		     field, depth + 1)
	   || !types_compatible_p (TREE_TYPE (x), TREE_TYPE (y)))
	: (TREE_CODE (x) != COMPONENT_REF
	   || TREE_OPERAND (x, 1) != TREE_OPERAND (y, 1)))
      return false;
  if (TREE_CODE (x) != MEM_REF || TREE_CODE (y) != MEM_REF)
    return DECL_P (x) && x == y;
  return types_compatible_p (TREE_TYPE (x), TREE_TYPE (y))
	 && tree_int_cst_equal (TREE_OPERAND (x, 1), TREE_OPERAND (y, 1))
	 && alike_p (f, NULL, 0, TREE_OPERAND (x, 0), TREE_OPERAND (y, 0),
		     field, depth + 1);
}

bool
alike_p (field_loop *f, gimple *at, unsigned op, tree x, tree y,
	 unsigned field, unsigned depth)
{
  x = copied_value (x);
  y = copied_value (y);
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x))
    return (TREE_CODE (y) != SSA_NAME || !varying_p (y))
	   && pair_constants (f, at, op, x, y, field);
  if (TREE_CODE (y) != SSA_NAME || depth > DEEPEST
      || ++f->steps > MOST_STEPS || !inside_p (f, x)
      || !inside_p (f, y)
      || !types_compatible_p (TREE_TYPE (x), TREE_TYPE (y)))
    return false;
  if (f->alike.contains (std::make_pair (x, y)))
    return true;
  gimple *s = SSA_NAME_DEF_STMT (x), *t = SSA_NAME_DEF_STMT (y);
  field_access **a = f->of.get (s), **b = f->of.get (t);
  if (a || b)
    {
      if (!a || !b || !pair_loads (f, *a, *b, field))
	return false;
    }
  else if (gimple_assign_load_p (s) || gimple_assign_load_p (t))
    {
      if (!gimple_assign_load_p (s) || !gimple_assign_load_p (t)
	  || !alike_references_p (f, gimple_assign_rhs1 (s),
				  gimple_assign_rhs1 (t), field, depth))
	return false;
    }
  else if (gimple_code (s) != gimple_code (t)
	   || gimple_num_ops (s) != gimple_num_ops (t)
	   || s == f->loop.marker || t == f->loop.marker
	   || (is_gimple_assign (s)
	       ? gimple_assign_rhs_code (s) != gimple_assign_rhs_code (t)
	       : !is_gimple_call (s)
		 || gimple_call_fndecl (s) != gimple_call_fndecl (t)))
    return false;
  else if (is_gimple_assign (s) && gimple_num_ops (s) == 3
	   && commutative_tree_code (gimple_assign_rhs_code (s)))
    {
      tree p = gimple_assign_rhs1 (s), p2 = gimple_assign_rhs2 (s);
      tree q = gimple_assign_rhs1 (t), q2 = gimple_assign_rhs2 (t);
      if (!both_alike_p (f, s, p, q, p2, q2, field, depth + 1)
	  && !both_alike_p (f, s, p, q2, p2, q, field, depth + 1))
	return false;
    }
  else
    for (unsigned i = 1; i < gimple_num_ops (s); i++)
      {
	tree p = gimple_op (s, i), q = gimple_op (t, i);
	if (!p || !q || (is_gimple_call (s) && i < 3))
	  {
	    if (!is_gimple_call (s) && p != q)
	      return false;
	    continue;
	  }
	if (COMPARISON_CLASS_P (p))
	  {
	    if (TREE_CODE (p) != TREE_CODE (q)
		|| !alike_p (f, NULL, 0, TREE_OPERAND (p, 0),
			     TREE_OPERAND (q, 0), field, depth + 1)
		|| !alike_p (f, NULL, 0, TREE_OPERAND (p, 1),
			     TREE_OPERAND (q, 1), field, depth + 1))
	      return false;
	  }
	else if (!is_gimple_val (p) || !is_gimple_val (q)
		 || !alike_p (f, s, i, p, q, field, depth + 1))
	  return false;
      }
  f->alike.add (std::make_pair (x, y));
  return true;
}

/* Values that loops add to, block by block, in rendered code:

       a = PHI <first, next>
       next = a + x

   or what a mask leaves of that, VEC_COND_EXPR <m, a + x, a>, or the larger or
   the smaller one, VEC_COND_EXPR <a < x, x, a>.  Between a and
   next nothing else may use them, so that nobody sees what a is on the way.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/same-value.h"
#include "emit/machine.h"
#include "transform/tune/accumulators.h"
#include "transform/tune/tune.h"

/* The type of the elements of vectors of TYPE, or TYPE.  */

static tree
element_of (tree type)
{
  return VECTOR_TYPE_P (type) ? TREE_TYPE (type) : type;
}

static bool
integers_p (tree type)
{
  return INTEGRAL_TYPE_P (element_of (type))
	 && TREE_CODE (element_of (type)) != BOOLEAN_TYPE;
}

/* True if A and B have as many integers of as many bits.  */

static bool
same_bits_p (tree a, tree b)
{
  return integers_p (a) && integers_p (b)
	 && VECTOR_TYPE_P (a) == VECTOR_TYPE_P (b)
	 && TYPE_PRECISION (element_of (a)) == TYPE_PRECISION (element_of (b))
	 && (!VECTOR_TYPE_P (a) || known_eq (TYPE_VECTOR_SUBPARTS (a),
					     TYPE_VECTOR_SUBPARTS (b)));
}

/* The operation that the code of an assignment or the function of a call IFN
   does to its operand number *AT; ERROR_MARK if it is none.  */

static enum tree_code
operation_of_call (internal_fn ifn, unsigned *at)
{
  *at = 1;
  switch (ifn)
    {
    case IFN_FMA:
    case IFN_FNMA:
      *at = 2;
      return PLUS_EXPR;
    case IFN_COND_ADD:
    case IFN_COND_SUB:
      return PLUS_EXPR;
    case IFN_COND_MUL:
      return MULT_EXPR;
    case IFN_COND_MIN:
      return MIN_EXPR;
    case IFN_COND_MAX:
      return MAX_EXPR;
    default:
      return ERROR_MARK;
    }
}

/* True if CALL is a function of the target for the larger or smaller one of
   another number and A, which it is where neither is larger.  */

static bool
target_extremum_p (gimple *call, tree a)
{
  gcall *c = dyn_cast<gcall *> (call);
  bool (*extremum_p) (gcall *) = ripple_current_target ()->extremum_p;
  return c && extremum_p && extremum_p (c) && gimple_call_arg (c, 1) == a
	 && gimple_call_arg (c, 0) != a;
}

static enum tree_code
call_on (gcall *call, tree a)
{
  unsigned at, uses = 0, n = gimple_call_num_args (call);
  if (!gimple_call_internal_p (call))
    return ERROR_MARK;
  enum tree_code code = operation_of_call (gimple_call_internal_fn (call),
					   &at);
  if (code == ERROR_MARK || gimple_call_arg (call, at) != a)
    return ERROR_MARK;
  /* Under a mask what is left is the accumulator, too.  */
  bool masked = at == 1;
  for (unsigned i = 0; i < n; i++)
    uses += gimple_call_arg (call, i) == a;
  return (uses == (masked ? 2 : 1)
	  && (!masked || gimple_call_arg (call, n - 1) == a)
	  ? code : ERROR_MARK);
}

/* What S does to A: an operation, NOP_EXPR if it only changes the type, else
   ERROR_MARK.  */

static enum tree_code
operation_on (gimple *s, tree a)
{
  if (gcall *call = dyn_cast<gcall *> (s))
    return call_on (call, a);
  if (gimple_code (s) == GIMPLE_PHI)
    return gimple_phi_num_args (s) == 1 ? NOP_EXPR : ERROR_MARK;
  gassign *g = dyn_cast<gassign *> (s);
  if (!g || gimple_vuse (g))
    return ERROR_MARK;
  enum tree_code code = gimple_assign_rhs_code (g);
  tree x = gimple_assign_rhs1 (g), y = gimple_assign_rhs2 (g);
  switch (code)
    {
    case PLUS_EXPR:
    case MULT_EXPR:
    case MIN_EXPR:
    case MAX_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return (x == a) != (y == a) ? code : ERROR_MARK;
    case MINUS_EXPR:
      return x == a && y != a ? PLUS_EXPR : ERROR_MARK;
    case DOT_PROD_EXPR:
    case SAD_EXPR:
      return gimple_assign_rhs3 (g) == a && x != a && y != a
	     ? PLUS_EXPR : ERROR_MARK;
    case VIEW_CONVERT_EXPR:
    CASE_CONVERT:
      if (code == VIEW_CONVERT_EXPR)
	x = TREE_OPERAND (x, 0);
      return x == a && same_bits_p (TREE_TYPE (x),
				    TREE_TYPE (gimple_assign_lhs (g)))
	     ? NOP_EXPR : ERROR_MARK;
    default:
      return ERROR_MARK;
    }
}

/* Put what uses NAME in LOOP, but debug statements, into USES; false if that
   is more than two statements or in the header, where each block is begun, or
   something that is not in LOOP's blocks does and INNER.  */

static bool
find_uses (class loop *loop, tree name, bool inner, vec<gimple *> *uses)
{
  imm_use_iterator it;
  use_operand_p use;
  uses->truncate (0);
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      if (is_gimple_debug (s))
	continue;
      if (!flow_bb_inside_loop_p (loop, gimple_bb (s)))
	{
	  if (inner)
	    return false;
	}
      else if (gimple_bb (s) == loop->header && gimple_code (s) != GIMPLE_PHI)
	return false;
      else if (!uses->contains (s))
	uses->safe_push (s);
    }
  return uses->length () <= 2;
}

/* Is S what a mask takes of OLD, and of another value?  */

static bool
keeps_p (gimple *s, tree old)
{
  gassign *g = dyn_cast<gassign *> (s);
  return g && gimple_assign_rhs_code (g) == VEC_COND_EXPR
	 && gimple_assign_rhs1 (g) != old
	 && (gimple_assign_rhs2 (g) == old) != (gimple_assign_rhs3 (g) == old);
}

/* True if the statements USES of A in a loop compare A with another value, by
   what becomes *RELATION, and let the other value take its place where that
   holds; the result in *NEXT.  */

static bool
extremum_p (const vec<gimple *> &uses, tree a, enum tree_code *relation,
	    tree *next)
{
  for (unsigned k = 0; k < 2; k++)
    {
      gassign *c = dyn_cast<gassign *> (uses[k]);
      gassign *s = dyn_cast<gassign *> (uses[1 - k]);
      if (!c || !s || gimple_assign_rhs_code (s) != VEC_COND_EXPR
	  || gimple_assign_rhs1 (s) != gimple_assign_lhs (c)
	  || !has_single_use (gimple_assign_lhs (c)))
	continue;
      tree x = gimple_assign_rhs2 (c), yes = gimple_assign_rhs2 (s);
      tree no = gimple_assign_rhs3 (s), chosen = yes == a ? no : yes;
      *relation = gimple_assign_rhs_code (c);
      if (TREE_CODE_CLASS (*relation) != tcc_comparison)
	return false;
      if (x == a)
	{
	  x = gimple_assign_rhs1 (c);
	  *relation = swap_tree_comparison (*relation);
	}
      else if (gimple_assign_rhs1 (c) != a)
	return false;
      if (yes == a)
	*relation = invert_tree_comparison (*relation, HONOR_NANS (a));
      *next = gimple_assign_lhs (s);
      return x != a && same_as_before_p (x, chosen)
	     && (yes == a) != (no == a);
    }
  return false;
}

/* The operation that chooses where RELATION holds.  */

static enum tree_code
chosen_by (enum tree_code relation)
{
  switch (relation)
    {
    case LT_EXPR:
    case LE_EXPR:
      return MAX_EXPR;
    case GT_EXPR:
    case GE_EXPR:
      return MIN_EXPR;
    default:
      return ERROR_MARK;
    }
}

/* True if an accumulator that does CODE to TYPE, and perhaps has not the value
   that the program has when it begins, means the same.  */

static bool
associative_p (enum tree_code code, tree type, bool reassociate)
{
  tree elt = element_of (type);
  if (code == MIN_EXPR || code == MAX_EXPR)
    return integers_p (type) || SCALAR_FLOAT_TYPE_P (elt);
  if (SCALAR_FLOAT_TYPE_P (elt))
    return reassociate && (code == PLUS_EXPR || code == MULT_EXPR);
  /* Sums on the way must not overflow.  */
  return integers_p (type)
	 && (!TYPE_OVERFLOW_UNDEFINED (elt)
	     || code == BIT_AND_EXPR || code == BIT_IOR_EXPR
	     || code == BIT_XOR_EXPR)
	 && !TYPE_OVERFLOW_TRAPS (elt);
}

bool
find_accumulator (class loop *loop, gphi *phi, bool reassociate,
		  accumulator *a)
{
  tree result = gimple_phi_result (phi), now = result, kept = NULL_TREE;
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (loop));
  auto_vec<gimple *> uses;
  gimple *keeper = NULL;
  *a = { phi, ERROR_MARK, ERROR_MARK, NULL, 0 };
  if (TREE_CODE (next) != SSA_NAME || next == result
      || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (next))
    return false;
  while (now != next)
    {
      if (!find_uses (loop, now, now != result, &uses) || uses.is_empty ())
	return false;
      tree chosen;
      if (uses.length () == 2
	  && extremum_p (uses, now, &a->relation, &chosen))
	{
	  enum tree_code code = chosen_by (a->relation);
	  if (code == ERROR_MARK || a->code != ERROR_MARK
	      || (FLOAT_TYPE_P (TREE_TYPE (now)) && !reassociate))
	    return false;
	  a->code = code;
	  a->links = 2;
	  now = chosen;
	  continue;
	}
      /* A mask may take it as it was.  */
      if (uses.length () == 2)
	{
	  unsigned k = keeps_p (uses[0], now) ? 0 : 1;
	  if (keeper || !keeps_p (uses[k], now))
	    return false;
	  keeper = uses[k];
	  kept = now;
	  uses.unordered_remove (k);
	}
      gimple *s = uses[0];
      if (s == keeper)
	{
	  if (now == kept || !keeps_p (s, now))
	    return false;
	  keeper = NULL;
	  now = gimple_get_lhs (s);
	  continue;
	}
      enum tree_code code = operation_on (s, now);
      if (reassociate && a->code == ERROR_MARK && target_extremum_p (s, now))
	{
	  a->call = as_a<gcall *> (s);
	  code = MAX_EXPR;
	}
      else if (a->call && code != NOP_EXPR)
	return false;
      tree lhs = gimple_code (s) == GIMPLE_PHI ? gimple_phi_result (s)
		 : gimple_get_lhs (s);
      if (code == ERROR_MARK
	  || (code != NOP_EXPR && a->code != ERROR_MARK && code != a->code)
	  || (code != NOP_EXPR
	      && !associative_p (code, TREE_TYPE (lhs), reassociate)))
	return false;
      if (code != NOP_EXPR)
	{
	  a->code = code;
	  a->links++;
	}
      now = lhs;
    }
  /* The last one is only carried on.  */
  return !keeper && a->code != ERROR_MARK
	 && find_uses (loop, next, true, &uses) && uses.length () == 1
	 && uses[0] == phi;
}

tree
neutral_value (const accumulator *a, tree on_entry)
{
  tree type = TREE_TYPE (gimple_phi_result (a->phi));
  tree elt = element_of (type), one;
  switch (a->code)
    {
    case PLUS_EXPR:
      if (!SCALAR_FLOAT_TYPE_P (elt))
	return build_zero_cst (type);
      {
	REAL_VALUE_TYPE r = dconst0;
	r.sign = HONOR_SIGNED_ZEROS (elt);
	one = build_real (elt, r);
      }
      break;
    case MULT_EXPR:
      one = build_one_cst (elt);
      break;
    case BIT_XOR_EXPR:
      return build_zero_cst (type);
    default:
      /* The other operations may be done twice.  */
      return on_entry;
    }
  return VECTOR_TYPE_P (type) ? build_vector_from_val (type, one) : one;
}

tree
combine_accumulators (gimple_seq *seq, const accumulator *a, tree x, tree y)
{
  tree type = TREE_TYPE (x), elt = element_of (type);
  location_t loc = gimple_location (a->phi);
  bool wraps = (INTEGRAL_TYPE_P (elt) && TYPE_OVERFLOW_UNDEFINED (elt)
		&& (a->code == PLUS_EXPR || a->code == MULT_EXPR));
  if (a->relation != ERROR_MARK && SCALAR_FLOAT_TYPE_P (elt))
    {
      tree y_first = gimple_build (seq, loc, a->relation,
				   truth_type_for (type), x, y);
      return gimple_build (seq, loc, VEC_COND_EXPR, type, y_first, y, x);
    }
  if (a->call)
    {
      gcall *c = as_a<gcall *> (gimple_copy (a->call));
      tree old = gimple_call_arg (c, 1), other = gimple_call_arg (c, 0);
      for (unsigned i = 0; i < gimple_call_num_args (c); i++)
	if (gimple_call_arg (c, i) == old || gimple_call_arg (c, i) == other)
	  gimple_call_set_arg (c, i, gimple_call_arg (c, i) == old ? x : y);
      tree r = make_ssa_name (type, c);
      gimple_call_set_lhs (c, r);
      gimple_seq_add_stmt (seq, c);
      return r;
    }
  if (!wraps)
    return gimple_build (seq, loc, a->code, type, x, y);
  tree u = unsigned_type_for (type);
  x = gimple_build (seq, loc, VIEW_CONVERT_EXPR, u, x);
  y = gimple_build (seq, loc, VIEW_CONVERT_EXPR, u, y);
  return gimple_build (seq, loc, VIEW_CONVERT_EXPR, type,
		       gimple_build (seq, loc, a->code, u, x, y));
}

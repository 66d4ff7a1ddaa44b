/* Numbers that are divided only to see what is left.

   INPUT	int x;  x % 12 == 0
   OUTPUT	signed s = (unsigned) x * 0xaaaaaaab + C;
		s < K & (s & 3) == 0

   Let N be the bits of x, and the divisor D * 2^K, with D odd: the product of
   x and the inverse of D modulo 2^N is a bijection, which makes M * 2^K of
   M * D * 2^K.  Numbers that leave R are in an interval of M, so that a sum
   takes them to the least numbers whose low K bits are 0, and no others.  Sums
   that differ by 2^(N - 1) are compared as signed numbers, for which more
   machines have an instruction.

   Before forms are known: of the numbers of lanes these are lane numbers
   again, which need no multiplication.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "transform/tune/idioms.h"
#include "transform/tune/tune.h"

/* X leaves REST when it is divided by DIVISOR.  */
struct remainder_test
{
  tree x;
  widest_int divisor, rest;
};

/* A OP B as TYPE, made in front of G, or A converted if B is null.  */

static tree
operation (gimple_stmt_iterator *g, enum tree_code code, tree type, tree a,
	   tree b)
{
  tree r = make_ssa_name (type);
  gassign *op = (b ? gimple_build_assign (r, code, a, b)
		 : gimple_build_assign (r, code, a));
  gimple_set_location (op, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, op, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (a));
  return r;
}

/* True if X is made of numbers of at most 16 bits, so that it may be held in
   as many.  */

static bool
narrow_sum_p (tree x)
{
  x = original (x);
  gassign *def = (TREE_CODE (x) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!def || bits_of (x) != 32 || gimple_vuse (def)
      || CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (def)))
    return false;
  for (unsigned i = 1; i < gimple_num_ops (def); i++)
    {
      tree op = gimple_op (def, i);
      if (!integer_p (op)
	  || (!literal (op) && bits_of (unwidened (op)) > 16))
	return false;
    }
  return true;
}

/* How many statements use X.  */

static unsigned
uses_of (tree x)
{
  unsigned n = 0;
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, x)
    n += !is_gimple_debug (USE_STMT (use));
  return n;
}

/* True if the comparison A == B is such a test, *T.  */

static bool
remainder_test_p (tree a, tree b, remainder_test *t)
{
  enum { MOST_USES = 2 };
  tree rest = integer_p (a) && integer_p (b) ? literal (b) : NULL_TREE;
  gassign *mod = rest ? made_by (a, TRUNC_MOD_EXPR) : NULL;
  tree by = mod ? literal (gimple_assign_rhs2 (mod)) : NULL_TREE;

  if (!by || uses_of (original (a)) > MOST_USES)
    return false;
  t->x = unwidened (gimple_assign_rhs1 (mod));
  if (TREE_CODE (t->x) != SSA_NAME || !varying_p (t->x) || !integer_p (t->x)
      || narrow_sum_p (t->x))
    return false;
  tree type = TREE_TYPE (t->x);
  unsigned bits = TYPE_PRECISION (type);
  if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
    return false;
  t->divisor = wi::abs (wi::to_widest (by));
  t->rest = wi::to_widest (rest);
  return (wi::popcount (t->divisor) > 1
	  && wi::les_p (t->divisor, wi::to_widest (TYPE_MAX_VALUE (type)))
	  && wi::lts_p (wi::abs (t->rest), t->divisor)
	  && (!TYPE_UNSIGNED (type) || !wi::neg_p (t->rest)));
}

/* The inverse of the odd number D modulo 2^64.  */

static uint64_t
inverse_of (uint64_t d)
{
  uint64_t r = d;
  /* Three bits are right, and then twice as many.  */
  for (unsigned bits = 3; bits < 64; bits *= 2)
    r *= 2 - d * r;
  return r;
}

/* Make T, or its opposite if NEGATED, in front of G, as the comparison *CODE
   of *A and *B.  */

static void
make_test (gimple_stmt_iterator *g, const remainder_test *t, bool negated,
	   enum tree_code *code, tree *a, tree *b)
{
  tree type = element_like (t->x), uns, sign;
  unsigned n = TYPE_PRECISION (type), zeros = wi::ctz (t->divisor);
  uint64_t inverse = inverse_of (wi::lrshift (t->divisor, zeros).to_uhwi ());
  widest_int lo = wi::to_widest (TYPE_MIN_VALUE (type)), first = 0, last = 0;
  widest_int hi = wi::to_widest (TYPE_MAX_VALUE (type));

  /* REST + M * DIVISOR, from M = FIRST to LAST.  */
  if (!wi::neg_p (t->rest))
    last = wi::sdiv_trunc (hi - t->rest, t->divisor);
  if (!TYPE_UNSIGNED (type) && wi::les_p (t->rest, 0))
    first = wi::sdiv_trunc (lo - t->rest, t->divisor);
  widest_int half = wi::lshift (widest_int (1), n - 1);
  widest_int more = (half - t->rest * widest_int::from (inverse, UNSIGNED)
		     - wi::lshift (first, zeros));
  widest_int end = wi::lshift (last - first, zeros) + 1 - half;
  uns = lanes_element_type (build_nonstandard_integer_type (n, 1));
  sign = lanes_element_type (build_nonstandard_integer_type (n, 0));
  tree x = t->x;
  if (!types_compatible_p (TREE_TYPE (x), uns))
    x = operation (g, NOP_EXPR, uns, x, NULL_TREE);
  x = operation (g, MULT_EXPR, uns, x,
		 wide_int_to_tree (uns, wi::uhwi (inverse, 64)));
  x = operation (g, PLUS_EXPR, uns, x, wide_int_to_tree (uns, more));
  tree s = operation (g, NOP_EXPR, sign, x, NULL_TREE);
  *code = negated ? GT_EXPR : LT_EXPR;
  *a = s;
  *b = wide_int_to_tree (sign, negated ? end - 1 : end);
  if (zeros == 0)
    return;
  tree within = operation (g, *code, boolean_type_node, *a, *b);
  x = operation (g, BIT_AND_EXPR, uns, x,
		 wide_int_to_tree (uns, wi::mask (zeros, false, n)));
  tree whole = operation (g, negated ? NE_EXPR : EQ_EXPR, boolean_type_node, x,
			  build_zero_cst (uns));
  *code = negated ? BIT_IOR_EXPR : BIT_AND_EXPR;
  *a = within;
  *b = whole;
}

void
find_multiples (void)
{
  basic_block bb;
  remainder_test t;
  enum tree_code code;
  tree a, b;

  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gassign *stmt = dyn_cast<gassign *> (gsi_stmt (g));
	if (!stmt || gimple_vuse (stmt)
	    || TREE_CODE (gimple_assign_lhs (stmt)) != SSA_NAME
	    || !varying_p (gimple_assign_lhs (stmt)))
	  continue;
	code = gimple_assign_rhs_code (stmt);
	a = gimple_assign_rhs1 (stmt);
	b = gimple_assign_rhs2 (stmt);
	bool chosen = code == COND_EXPR && COMPARISON_CLASS_P (a);
	if (chosen)
	  {
	    code = TREE_CODE (a);
	    b = TREE_OPERAND (a, 1);
	    a = TREE_OPERAND (a, 0);
	  }
	if ((code != EQ_EXPR && code != NE_EXPR)
	    || !remainder_test_p (a, b, &t))
	  continue;
	make_test (&g, &t, code == NE_EXPR, &code, &a, &b);
	if (!chosen)
	  gimple_assign_set_rhs_with_ops (&g, code, a, b);
	else
	  {
	    tree c = (TREE_CODE_CLASS (code) == tcc_comparison
		      ? build2 (code, boolean_type_node, a, b)
		      : operation (&g, code, boolean_type_node, a, b));
	    gimple_assign_set_rhs1 (stmt, c);
	  }
	update_stmt (gsi_stmt (g));
      }
}

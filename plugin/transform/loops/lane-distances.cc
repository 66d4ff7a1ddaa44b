/* Distances that are the same in all lanes.

   INPUT	row = x + i * width, end = row + width;		in each lane
		for (p = row; p != end; p++)
		  sum += *p;

   OUTPUT	for (p = row, u = 0; u != width; p++, u++)
		  sum += *p;

   Pointers and numbers that differ from lane to lane, as iterators of C++ do,
   often are a known distance apart: the sums that they are have an addend in
   common, and the others all lanes share.  Comparisons of the two, and their
   difference, then are the same for all lanes, and a loop has no mask.  Values
   of the program keep their shapes: only what is made for conditions changes.

   A value is BASE * FACTORS + TERMS, where lanes differ in BASE alone.  What a
   loop adds in each round is a term, too: lanes that are in the loop have had
   the same rounds.

   Called when the program's counts are known, before anything else is done
   with loops.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/same-value.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

namespace {

enum { DEEPEST = 12, MOST_TERMS = 6, LONG = 64 };

/* VALUE, or with PHI what its loop has added to it, times the first FACTORS of
   the factors; to be subtracted with MINUS.  */

struct lane_term
{
  tree value;
  gphi *phi;
  unsigned factors;
  bool minus;
};

struct lane_sum
{
  tree base;
  auto_vec<tree> factors;
  auto_vec<lane_term> terms;
  /* Bits of the terms.  A narrower sum is the same in so many bits if it does
     not overflow.  */
  unsigned precision;
};

/* What a loop has added to the result of PHI, from 0 on, as TYPE.  */

struct added_number
{
  gphi *phi;
  tree type, sum;
};

struct distances
{
  hash_set<class loop *> annotated;
  auto_vec<added_number> added;
};

void
add_term (lane_sum *s, tree value, gphi *phi, bool minus)
{
  lane_term t = { value, phi, s->factors.length (), minus };
  s->terms.safe_push (t);
}

/* True if operations on numbers of TYPE have the same results in as many bits
   as S.  */

bool
exact_p (const lane_sum *s, tree type)
{
  return TYPE_PRECISION (type) >= s->precision
	 || (INTEGRAL_TYPE_P (type) && !TYPE_UNSIGNED (type)
	     && TYPE_OVERFLOW_UNDEFINED (type));
}

/* If DEF is a sum or, with PRODUCT, a product of which all lanes share one
   operand, the other one; the first one becomes a part of S.  Else null.  */

tree
split_operation (lane_sum *s, gassign *def, bool product)
{
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  tree_code code = gimple_assign_rhs_code (def);
  if ((code != PLUS_EXPR && code != MINUS_EXPR && code != POINTER_PLUS_EXPR
       && (code != MULT_EXPR || !product))
      || !exact_p (s, TREE_TYPE (gimple_assign_lhs (def))))
    return NULL_TREE;
  if (code != MINUS_EXPR && varying_p (b))
    std::swap (a, b);
  if (varying_p (b) || !varying_p (a))
    return NULL_TREE;
  if (code == MULT_EXPR)
    s->factors.safe_push (b);
  else
    add_term (s, b, NULL, code == MINUS_EXPR);
  return a;
}

/* Add to S what the loop that PHI heads adds to it in a round.  False if that
   is not the same for all lanes.  */

bool
split_round (lane_sum *s, gphi *phi)
{
  class loop *loop = gimple_bb (phi)->loop_father;
  tree x = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (loop));
  while (x && x != gimple_phi_result (phi) && s->terms.length () < MOST_TERMS)
    {
      gassign *def = TREE_CODE (x) == SSA_NAME
		     ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL;
      if (!def)
	return false;
      x = gimple_assign_ssa_name_copy_p (def) ? gimple_assign_rhs1 (def)
	  : split_operation (s, def, false);
    }
  return x == gimple_phi_result (phi);
}

/* The edge by which control enters the loop that PHI heads.  */

edge
entry_edge (gphi *phi)
{
  basic_block header = gimple_bb (phi);
  edge latch = loop_latch_edge (header->loop_father);
  return EDGE_PRED (header, EDGE_PRED (header, 0) == latch);
}

/* True if the loop that PHI heads, in which is USER, adds to it in each round
   what all lanes share.  */

bool
adds_p (distances *d, lane_sum *s, gphi *phi, basic_block user)
{
  basic_block header = gimple_bb (phi);
  class loop *loop = header->loop_father;
  lane_sum round;
  round.precision = s->precision;
  return loop->header == header && loop->latch
	 && EDGE_COUNT (header->preds) == 2
	 && single_succ_p (entry_edge (phi)->src)
	 && flow_bb_inside_loop_p (loop, user)
	 && !d->annotated.contains (loop)
	 && exact_p (s, TREE_TYPE (gimple_phi_result (phi)))
	 && split_round (&round, phi);
}

/* What a number that is converted by DEF is before, if S can go on with that;
   else null.  */

tree
split_conversion (const lane_sum *s, gassign *def)
{
  tree from = gimple_assign_rhs1 (def);
  tree to = TREE_TYPE (gimple_assign_lhs (def)), type = TREE_TYPE (from);
  if (TREE_CODE (from) != SSA_NAME
      || TREE_CODE (type) == BOOLEAN_TYPE
      || !((INTEGRAL_TYPE_P (type) && type_has_mode_precision_p (type))
	   || POINTER_TYPE_P (type))
      || !(INTEGRAL_TYPE_P (to) || POINTER_TYPE_P (to))
      || TYPE_PRECISION (type) > TYPE_PRECISION (to))
    return NULL_TREE;
  return TYPE_PRECISION (type) == TYPE_PRECISION (to) || exact_p (s, type)
	 ? from : NULL_TREE;
}

/* Let S be X, which lanes differ in and USER uses.  */

void
split (distances *d, lane_sum *s, tree x, basic_block user)
{
  for (unsigned i = 0; x; i++)
    {
      s->base = x;
      gimple *def = SSA_NAME_DEF_STMT (x);
      x = NULL_TREE;
      if (i == DEEPEST || s->terms.length () == MOST_TERMS)
	return;
      if (gphi *phi = dyn_cast<gphi *> (def))
	{
	  if (!adds_p (d, s, phi, user)
	      || !varying_p (PHI_ARG_DEF_FROM_EDGE (phi, entry_edge (phi))))
	    return;
	  add_term (s, NULL_TREE, phi, false);
	  x = PHI_ARG_DEF_FROM_EDGE (phi, entry_edge (phi));
	}
      else if (gassign *assign = dyn_cast<gassign *> (def))
	x = gimple_assign_ssa_name_copy_p (assign)
	    ? gimple_assign_rhs1 (assign)
	    : gimple_assign_cast_p (assign) ? split_conversion (s, assign)
	    : split_operation (s, assign, true);
    }
}

/* True if A and B are apart by what all lanes share.  */

bool
same_bases_p (const lane_sum *a, const lane_sum *b)
{
  if (a->factors.length () != b->factors.length ()
      || !same_value_p (a->base, b->base, DEEPEST))
    return false;
  for (unsigned i = 0; i < a->factors.length (); i++)
    if (!same_value_p (a->factors[i], b->factors[i], DEEPEST))
      return false;
  return true;
}

/* Leave out terms that A and B have in common.  */

void
cancel_terms (lane_sum *a, lane_sum *b)
{
  for (unsigned i = 0; i < a->terms.length (); i++)
    for (unsigned k = 0; k < b->terms.length (); k++)
      {
	const lane_term *t = &a->terms[i], *u = &b->terms[k];
	if (t->phi != u->phi || t->factors != u->factors
	    || t->minus != u->minus
	    || (!t->phi && !same_value_p (t->value, u->value, DEEPEST)))
	  continue;
	a->terms.ordered_remove (i--);
	b->terms.ordered_remove (k);
	break;
      }
}

/* The terms of S as TYPE, appended to SEQ; numbers that loops add are there
   already.  */

tree
add_terms (distances *d, gimple_seq *seq, const lane_sum *s, tree type)
{
  tree sum = build_zero_cst (type);
  for (unsigned i = 0; i < s->terms.length (); i++)
    {
      const lane_term *t = &s->terms[i];
      tree x = t->value;
      for (unsigned k = 0; t->phi && k < d->added.length (); k++)
	if (d->added[k].phi == t->phi && d->added[k].type == type)
	  x = d->added[k].sum;
      x = gimple_convert (seq, type, x);
      for (unsigned k = 0; k < t->factors; k++)
	x = gimple_build (seq, MULT_EXPR, type, x,
			  gimple_convert (seq, type, s->factors[k]));
      sum = gimple_build (seq, t->minus ? MINUS_EXPR : PLUS_EXPR, type, sum,
			  x);
    }
  return sum;
}

/* Let there be a number of TYPE that is what its loop has added to PHI.  */

void
count_added (distances *d, gphi *phi, tree type)
{
  for (unsigned k = 0; k < d->added.length (); k++)
    if (d->added[k].phi == phi && d->added[k].type == type)
      return;
  lane_sum round;
  gimple_seq seq = NULL;
  basic_block header = gimple_bb (phi);
  class loop *loop = header->loop_father;
  tree sum = make_ssa_name (type);
  gphi *counter = create_phi_node (sum, header);
  round.precision = TYPE_PRECISION (type);
  split_round (&round, phi);
  tree step = add_terms (d, &seq, &round, type);
  tree next = gimple_build (&seq, PLUS_EXPR, type, sum, step);
  /* Where its operands are there in any case.  */
  gimple_stmt_iterator g = gsi_last_bb (loop->latch);
  if (!gsi_end_p (g) && stmt_ends_bb_p (gsi_stmt (g)))
    gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  else
    gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
  add_phi_arg (counter, build_zero_cst (type), entry_edge (phi),
	       UNKNOWN_LOCATION);
  add_phi_arg (counter, next, loop_latch_edge (loop), UNKNOWN_LOCATION);
  added_number a = { phi, type, sum };
  d->added.safe_push (a);
}

void
count_all_added (distances *d, const lane_sum *s, tree type)
{
  for (unsigned i = 0; i < s->terms.length (); i++)
    if (s->terms[i].phi)
      count_added (d, s->terms[i].phi, type);
}

/* True if the terms of S, a number of BITS bits, fit in LONG bits for sure:
   numbers of all sizes are possible, but not several products of two.  */

bool
fits_p (const lane_sum *s, unsigned bits)
{
  unsigned products = 0;
  for (unsigned i = 0; i < s->terms.length (); i++)
    products += s->terms[i].factors;
  if (bits < LONG)
    return products <= 1;
  return s->terms.is_empty ()
	 || (s->terms.length () == 1
	     && (s->terms[0].factors == 0
		 || (s->terms[0].factors == 1 && s->terms[0].value
		     && integer_onep (s->terms[0].value))));
}

/* If lanes differ in A and B, but not in the result of CODE on them, the
   operands that CODE has instead; what they need is appended to SEQ, to be
   inserted in USER.  */

bool
shared_operands (distances *d, tree_code code, tree *a, tree *b,
		 gimple_seq *seq, basic_block user)
{
  tree type = TREE_TYPE (*a);
  if (!varying_p (*a) || !varying_p (*b)
      || !(POINTER_TYPE_P (type)
	   || (INTEGRAL_TYPE_P (type) && type_has_mode_precision_p (type)
	       && TREE_CODE (type) != BOOLEAN_TYPE))
      || TYPE_PRECISION (type) > LONG)
    return false;
  bool order = code != EQ_EXPR && code != NE_EXPR && code != MINUS_EXPR
	       && code != POINTER_DIFF_EXPR;
  if (order && (!TYPE_OVERFLOW_UNDEFINED (type)
		|| (INTEGRAL_TYPE_P (type) && TYPE_UNSIGNED (type))))
    return false;
  lane_sum left, right;
  left.precision = right.precision
    = order && INTEGRAL_TYPE_P (type) ? +LONG : TYPE_PRECISION (type);
  split (d, &left, *a, user);
  split (d, &right, *b, user);
  cancel_terms (&left, &right);
  if (!same_bases_p (&left, &right)
      /* Objects are shorter than half of what there are addresses for.  */
      || (order && INTEGRAL_TYPE_P (type)
	  && !(fits_p (&left, TYPE_PRECISION (type))
	       && fits_p (&right, TYPE_PRECISION (type)))))
    return false;
  tree wide = build_nonstandard_integer_type (left.precision, 1);
  count_all_added (d, &left, wide);
  count_all_added (d, &right, wide);
  *a = add_terms (d, seq, &left, wide);
  *b = add_terms (d, seq, &right, wide);
  if (order)
    {
      tree with_sign = build_nonstandard_integer_type (left.precision, 0);
      *a = gimple_convert (seq, with_sign, *a);
      *b = gimple_convert (seq, with_sign, *b);
    }
  return true;
}

/* Let STMT compare or subtract what all lanes share, if that is the same.  */

bool
share_distance (distances *d, gimple *stmt)
{
  gimple_seq seq = NULL;
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  tree_code code;
  tree a, b;
  if (gcond *cond = dyn_cast<gcond *> (stmt))
    {
      code = gimple_cond_code (cond);
      a = gimple_cond_lhs (cond);
      b = gimple_cond_rhs (cond);
      if (!shared_operands (d, code, &a, &b, &seq, gimple_bb (stmt)))
	return false;
      gimple_cond_set_lhs (cond, a);
      gimple_cond_set_rhs (cond, b);
    }
  else
    {
      code = gimple_assign_rhs_code (stmt);
      a = gimple_assign_rhs1 (stmt);
      b = gimple_assign_rhs2 (stmt);
      if (!shared_operands (d, code, &a, &b, &seq, gimple_bb (stmt)))
	return false;
      tree type = TREE_TYPE (gimple_assign_lhs (stmt));
      if (TREE_CODE_CLASS (code) == tcc_comparison)
	gimple_assign_set_rhs_with_ops (&g, code, a, b);
      else
	{
	  a = gimple_build (&seq, MINUS_EXPR, TREE_TYPE (a), a, b);
	  tree from = signed_type_for (TREE_TYPE (a));
	  a = gimple_convert (&seq, type, gimple_convert (&seq, from, a));
	  gimple_assign_set_rhs_from_tree (&g, a);
	}
    }
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  update_stmt (stmt);
  return true;
}

/* True if BB handles an exception: each lane throws for itself, so that what
   all lanes shared is not the same for all of them there.  */

bool
handles_p (basic_block bb)
{
  edge e;
  edge_iterator ei;
  for (; bb; bb = get_immediate_dominator (CDI_DOMINATORS, bb))
    FOR_EACH_EDGE (e, ei, bb->preds)
      if (e->flags & (EDGE_EH | EDGE_ABNORMAL))
	return true;
  return false;
}

/* True if nothing but conditions tell whether X has a shape.  A variable that
   gets another value in some lanes later has to keep it.  */

bool
only_decides_p (tree x, unsigned depth = 0)
{
  imm_use_iterator it;
  use_operand_p use;
  ssa_op_iter op;
  tree y;
  if (TREE_CODE (x) != SSA_NAME || depth > DEEPEST)
    return false;
  FOR_EACH_IMM_USE_FAST (use, it, x)
    {
      gimple *s = USE_STMT (use);
      if (is_gimple_debug (s) || gimple_code (s) == GIMPLE_COND)
	continue;
      if (!is_gimple_assign (s) || gimple_vuse (s))
	return false;
      bool others = false;
      FOR_EACH_SSA_TREE_OPERAND (y, s, op, SSA_OP_USE)
	others |= y != x && varying_p (y);
      if (!others && !only_decides_p (gimple_assign_lhs (s), depth + 1))
	return false;
    }
  return true;
}

/* True if STMT compares or subtracts for conditions.  */

bool
decides_p (gimple *stmt)
{
  if (gimple_code (stmt) == GIMPLE_COND)
    return true;
  if (!is_gimple_assign (stmt))
    return false;
  tree_code code = gimple_assign_rhs_code (stmt);
  return (code == POINTER_DIFF_EXPR || code == MINUS_EXPR
	  || TREE_CODE_CLASS (code) == tcc_comparison)
	 && only_decides_p (gimple_assign_lhs (stmt));
}

} // anonymous namespace

bool
share_distances (void)
{
  distances d;
  basic_block bb;
  bool changed = false;
  auto_vec<gcall *> markers;
  auto_vec<gimple *> wanted;
  if (!optimize)
    return false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
	 gsi_next_nondebug (&g))
      if (decides_p (gsi_stmt (g)))
	wanted.safe_push (gsi_stmt (g));
  begin_loops ();
  find_lane_markers (&markers);
  for (unsigned i = 0; i < markers.length (); i++)
    d.annotated.add (gimple_bb (markers[i])->loop_father);
  for (unsigned i = 0; i < wanted.length (); i++)
    if (!handles_p (gimple_bb (wanted[i])))
      changed |= share_distance (&d, wanted[i]);
  loop_optimizer_finalize ();
  return changed;
}

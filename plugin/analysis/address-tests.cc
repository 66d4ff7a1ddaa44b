/* Tests of addresses: does what an annotated loop accesses overlap?

   INPUT	for (i = 0; i < n; i++) y[i] = 2 * x[i];
   OUTPUT	y + 64 <= x || x + 64 <= y || y == x, for 16 lanes

   Where lanes move on alike, it is enough that those which run together are
   apart; else all of what one reference accesses is to be away from all of
   what the other does, in all rounds of the loops that they are in:

   INPUT	for (i = 0; i < n; i++)
		  for (j = 0; j < m; j++)
		    y[i] += x[j * w + i];
   OUTPUT	y + 4 * n <= x + MIN (0, 4 * w * (m - 1))
		|| x + MAX (0, 4 * w * (m - 1)) + 4 * n <= y

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/places.h"
#include "tree-ssa-loop.h"
#include "tree-chrec.h"
#include "tree-scalar-evolution.h"

/* If the name *OP changes in the loop DATA, that.  */

static tree
find_changed (tree *op, int *, void *data)
{
  const struct parallel_loop *loop = (const struct parallel_loop *) data;
  return TREE_CODE (*op) == SSA_NAME
	 && (varying_p (*op) || inside_p (loop, SSA_NAME_DEF_STMT (*op)))
	 ? *op : NULL_TREE;
}

/* EXPR as sizetype, before LOOP, appended to SEQ; or null.  */

static tree
build_expression (const struct parallel_loop *loop, tree expr, gimple_seq *seq)
{
  gimple_seq s = NULL;
  if (chrec_contains_undetermined (expr) || tree_contains_chrecs (expr, NULL)
      || walk_tree (&expr, find_changed, (void *) loop, NULL))
    return NULL_TREE;
  expr = force_gimple_operand (fold_convert (sizetype, unshare_expr (expr)),
			       &s, true, NULL_TREE);
  gimple_seq_add_seq (seq, s);
  return expr;
}

/* SYMBOL of LOOP as sizetype, before the loop, appended to SEQ; null if it is
   another one than a name from outside of the loop, or the address of a
   variable.  */

static tree
build_symbol (const struct parallel_loop *loop, unsigned symbol,
	      gimple_seq *seq)
{
  location_t loc = loop_location (loop);
  tree name = symbol_name (symbol);
  tree decl = name ? NULL_TREE : symbol_variable (symbol);
  if (decl)
    return gimple_convert (seq, loc, sizetype, build_fold_addr_expr (decl));
  if (!name || varying_p (name) || inside_p (loop, SSA_NAME_DEF_STMT (name)))
    return NULL_TREE;
  return gimple_convert (seq, loc, sizetype, name);
}

/* A * B, or their sum, appended to SEQ.  */

static tree
build_size (const struct parallel_loop *loop, gimple_seq *seq,
	    enum tree_code code, tree a, tree b)
{
  return gimple_build (seq, loop_location (loop), code, sizetype, a, b);
}

static tree
size_number (HOST_WIDE_INT n)
{
  return build_int_cst (sizetype, n);
}

/* The number that NAME has in the first and in the last round of its loop, in
   LOOP, in which STMT is executed; false if that is not known.  */

static bool
build_rounds (const struct parallel_loop *loop, tree name, gimple *stmt,
	      gimple_seq *seq, tree *first, tree *last)
{
  class loop *l = gimple_bb (SSA_NAME_DEF_STMT (name))->loop_father;
  edge exit = single_exit (l);
  affine_iv iv;
  if (!exit || !simple_iv (l, l, name, &iv, false)
      || !tree_fits_shwi_p (iv.step))
    return false;
  *first = build_expression (loop, iv.base, seq);
  tree rounds = build_expression (loop, number_of_latch_executions (l), seq);
  if (!*first || !rounds)
    return false;
  /* The condition of the loop is asked once more than what is behind it is
     done.  */
  if (exit->src == l->header && gimple_bb (stmt) != l->header
      && flow_bb_inside_loop_p (l, gimple_bb (stmt)))
    rounds = build_size (loop, seq, PLUS_EXPR, rounds, size_number (-1));
  rounds = build_size (loop, seq, MULT_EXPR, rounds,
		       size_number (tree_to_shwi (iv.step)));
  *last = build_size (loop, seq, PLUS_EXPR, *first, rounds);
  return true;
}

/* OP, which may be computed in LOOP in up to STEPS steps from what is not,
   before it, appended to SEQ; or null.  */

static tree
build_outside (const struct parallel_loop *loop, tree op, unsigned steps,
	       gimple_seq *seq)
{
  tree from[2];
  if (TREE_CODE (op) != SSA_NAME)
    return is_gimple_min_invariant (op) ? op : NULL_TREE;
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (varying_p (op))
    return NULL_TREE;
  if (!inside_p (loop, def))
    return op;
  if (!is_gimple_assign (def) || gimple_num_ops (def) > 3
      || gimple_vuse (def) || gimple_could_trap_p (def) || !steps)
    return NULL_TREE;
  for (unsigned i = 1; i < gimple_num_ops (def); i++)
    if (!(from[i - 1] = build_outside (loop, gimple_op (def, i), steps - 1,
				       seq)))
      return NULL_TREE;
  if (gimple_assign_single_p (def))
    return from[0];
  enum tree_code code = gimple_assign_rhs_code (def);
  return gimple_num_ops (def) == 2
	 ? gimple_build (seq, loop_location (loop), code, TREE_TYPE (op),
			 from[0])
	 : gimple_build (seq, loop_location (loop), code, TREE_TYPE (op),
			 from[0], from[1]);
}

tree
build_count (const struct parallel_loop *loop, gcall *marker, gimple_seq *seq)
{
  enum { MOST_STEPS = 8 };
  tree n = build_outside (loop, gimple_call_arg (marker, 3), MOST_STEPS, seq);
  return n ? gimple_convert (seq, loop_location (loop), sizetype, n) : n;
}

/* The marker of an annotated loop in LOOP whose lane NAME is, or null.  */

static gcall *
inner_marker (const struct parallel_loop *loop, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  return gimple_bb (def) && inside_p (loop, def)
	 && ripple_api_call (def) == API_LANE ? as_a<gcall *> (def) : NULL;
}

/* The same for what is no number of rounds: a lane of LOOP or of one in it, a
   small number of each lane, or a symbol that does not change.  *COUNTED is
   how many are.  */

static bool
build_ends (const struct parallel_loop *loop, unsigned symbol, gimple *stmt,
	    gimple_seq *seq, tree *first, tree *last, unsigned *counted)
{
  tree name = symbol_name (symbol);
  gcall *inner = name ? inner_marker (loop, name) : NULL;
  if ((name && name == loop->lane) || inner)
    {
      ++*counted;
      *first = size_zero_node;
      tree n = inner ? build_count (loop, inner, seq)
	       : gimple_convert (seq, loop_location (loop), sizetype,
				 gimple_call_arg (loop->marker, 3));
      if (!n)
	return false;
      *last = build_size (loop, seq, PLUS_EXPR, n, size_number (-1));
      return true;
    }
  HOST_WIDE_INT most;
  if (name && varying_p (name) && small_number_p (name, &most))
    {
      ++*counted;
      *first = size_zero_node;
      *last = size_int (most);
      return true;
    }
  if (name && inner_counter_p (loop, name))
    {
      ++*counted;
      return build_rounds (loop, name, stmt, seq, first, last);
    }
  *first = *last = build_symbol (loop, symbol, seq);
  return *first != NULL_TREE;
}

tree
build_poly (const struct parallel_loop *loop, const struct poly *p,
	    gimple_seq *seq, HOST_WIDE_INT *c, tree skip)
{
  tree sum = size_zero_node;
  *c = 0;
  for (unsigned i = 0; i < p->n; i++)
    {
      const struct poly_term *t = &p->term[i];
      if (!mpz_fits_slong_p (t->coef))
	return NULL_TREE;
      HOST_WIDE_INT coef = mpz_get_si (t->coef);
      if (!t->sym[0])
	{
	  *c = coef;
	  continue;
	}
      if (skip && symbol_name (t->sym[0]) == skip && !t->sym[1])
	continue;
      tree term = size_number (coef);
      for (unsigned k = 0; k < POLY_DEGREE && t->sym[k]; k++)
	{
	  tree name = build_symbol (loop, t->sym[k], seq);
	  if (!name)
	    return NULL_TREE;
	  term = build_size (loop, seq, MULT_EXPR, term, name);
	}
      sum = build_size (loop, seq, PLUS_EXPR, sum, term);
    }
  return sum;
}

/* True if no pointer is in P: as the distance of places in one object, which
   may be as many elements as the loop has iterations.  */

static bool
made_of_integers_p (const struct poly *p)
{
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
      {
	tree name = symbol_name (p->term[i].sym[k]);
	if (!name || !INTEGRAL_TYPE_P (TREE_TYPE (name)))
	  return false;
      }
  return true;
}

/* Append to SEQ the condition under which what LANES lanes of LOOP access by
   A, which move on by STRIDE bytes each, is away from what they access by B,
   which do the same; or, unless they are to be DISTINCT, the same for each
   lane.  Null if that is not known.  */

static tree
build_apart (const struct parallel_loop *loop, const place *a, const place *b,
	     HOST_WIDE_INT stride, unsigned lanes, bool distinct,
	     gimple_seq *seq)
{
  HOST_WIDE_INT c;
  location_t loc = loop_location (loop);
  struct poly difference;
  tree t = NULL_TREE, most = size_int (lanes);
  poly_init (&difference);
  if (poly_sub (&difference, &a->at, &b->at))
    t = build_poly (loop, &difference, seq, &c);
  if (t && !integer_zerop (t) && made_of_integers_p (&difference))
    {
      tree n = gimple_convert (seq, loc, sizetype,
			       gimple_call_arg (loop->marker, 3));
      most = build_size (loop, seq, MIN_EXPR, n, most);
    }
  poly_clear (&difference);
  if (!t || integer_zerop (t))
    return NULL_TREE;
  t = build_size (loop, seq, PLUS_EXPR, t, size_number (c));
  tree reach = build_size (loop, seq, MULT_EXPR, most, size_number (stride));
  reach = build_size (loop, seq, PLUS_EXPR, reach, size_number (-1));
  tree near = build_size (loop, seq, PLUS_EXPR, t, reach);
  reach = build_size (loop, seq, PLUS_EXPR, reach, reach);
  tree ok = gimple_build (seq, loc, GT_EXPR, boolean_type_node, near, reach);
  if (distinct)
    return ok;
  tree same = gimple_build (seq, loc, EQ_EXPR, boolean_type_node, t,
			    size_zero_node);
  return gimple_build (seq, loc, BIT_IOR_EXPR, boolean_type_node, ok, same);
}

/* Append to SEQ the lowest address that A has in LOOP, and the one behind the
   highest one, as *FROM and *TO.  False if that is not known.  */

static bool
build_range (const struct parallel_loop *loop, const place *a,
	     gimple_seq *seq, tree *from, tree *to)
{
  *from = size_zero_node;
  *to = size_number (a->size);
  for (unsigned i = 0; i < a->at.n; i++)
    {
      const struct poly_term *t = &a->at.term[i];
      unsigned counted = 0;
      if (!mpz_fits_slong_p (t->coef))
	return false;
      tree low = size_number (mpz_get_si (t->coef)), high = low;
      for (unsigned k = 0; k < POLY_DEGREE && t->sym[k]; k++)
	{
	  tree first, last;
	  if (!build_ends (loop, t->sym[k], a->stmt, seq, &first, &last,
			   &counted)
	      || counted > 1)
	    return false;
	  low = build_size (loop, seq, MULT_EXPR, low, first);
	  high = build_size (loop, seq, MULT_EXPR, high, last);
	}
      if (counted)
	{
	  location_t loc = loop_location (loop);
	  tree x = gimple_convert (seq, loc, ssizetype, low);
	  tree y = gimple_convert (seq, loc, ssizetype, high);
	  low = gimple_build (seq, loc, MIN_EXPR, ssizetype, x, y);
	  high = gimple_build (seq, loc, MAX_EXPR, ssizetype, x, y);
	  low = gimple_convert (seq, loc, sizetype, low);
	  high = gimple_convert (seq, loc, sizetype, high);
	}
      *from = build_size (loop, seq, PLUS_EXPR, *from, low);
      *to = build_size (loop, seq, PLUS_EXPR, *to, high);
    }
  return true;
}

static void
and_condition (const struct parallel_loop *loop, tree ok, gimple_seq *seq,
	       tree *safe)
{
  if (integer_onep (ok))
    return;
  *safe = *safe ? gimple_build (seq, loop_location (loop), BIT_AND_EXPR,
				boolean_type_node, *safe, ok) : ok;
}

/* AND to *SAFE the condition under which V, which STMT uses, is of its type
   throughout LOOP.  False if none is known.  */

static bool
build_kept (const struct parallel_loop *loop, gimple *stmt,
	    const narrow_value *v, gimple_seq *seq, tree *safe)
{
  location_t loc = loop_location (loop);
  tree low = TYPE_MIN_VALUE (v->type), high = TYPE_MAX_VALUE (v->type);
  tree from, to;
  place number = place ();
  number.stmt = stmt;
  poly_init (&number.at);
  number_value (v->op, &number.at);
  bool ok = build_range (loop, &number, seq, &from, &to);
  poly_clear (&number.at);
  if (!ok)
    return false;
  from = gimple_convert (seq, loc, ssizetype, from);
  to = gimple_convert (seq, loc, ssizetype, to);
  and_condition (loop, gimple_build (seq, loc, GE_EXPR, boolean_type_node,
				     from, fold_convert (ssizetype, low)),
		 seq, safe);
  and_condition (loop, gimple_build (seq, loc, LE_EXPR, boolean_type_node, to,
				     fold_convert (ssizetype, high)),
		 seq, safe);
  return true;
}

bool
build_plain_address (const struct parallel_loop *loop, const place *p,
		     gimple_seq *seq, tree *safe)
{
  auto_vec<narrow_value> narrow;
  narrow_values (place_ref (p), &narrow);
  if (narrow.length () > MOST_TESTS)
    return false;
  for (unsigned i = 0; i < narrow.length (); i++)
    if (!build_kept (loop, p->stmt, &narrow[i], seq, safe))
      return false;
  return true;
}

/* Append to SEQ the condition under which all that LOOP accesses by A is away
   from what it accesses by B.  Null if that is not known.  */

static tree
build_distinct (const struct parallel_loop *loop, const place *a,
		const place *b, gimple_seq *seq)
{
  location_t loc = loop_location (loop);
  tree from[2], to[2];
  if (!build_range (loop, a, seq, &from[0], &to[0])
      || !build_range (loop, b, seq, &from[1], &to[1]))
    return NULL_TREE;
  tree before = gimple_build (seq, loc, LE_EXPR, boolean_type_node, to[0],
			      from[1]);
  tree behind = gimple_build (seq, loc, GE_EXPR, boolean_type_node, from[0],
			      to[1]);
  return gimple_build (seq, loc, BIT_IOR_EXPR, boolean_type_node, before,
		       behind);
}

bool
build_all_distinct (const struct parallel_loop *loop, const place *a,
		    const place *b, gimple_seq *seq, tree *safe)
{
  tree ok = build_distinct (loop, a, b, seq);
  if (!ok || !build_plain_address (loop, a, seq, safe)
      || !build_plain_address (loop, b, seq, safe))
    return false;
  and_condition (loop, ok, seq, safe);
  return true;
}

/* What counts rounds of a loop in LOOP in the product T, or null.  */

static tree
term_counter (const struct parallel_loop *loop, const struct poly_term *t)
{
  for (unsigned k = 0; k < POLY_DEGREE && t->sym[k]; k++)
    if (tree name = symbol_name (t->sym[k]))
      if (inner_counter_p (loop, name))
	return name;
  return NULL_TREE;
}

/* Append to SEQ the condition under which what the lanes of LOOP, STRIDE bytes
   from each other, access at A in a round of a loop in it is away from what
   they access there in other rounds.  Null if that is not known.  */

static tree
build_rows_apart (const struct parallel_loop *loop, const place *a,
		  HOST_WIDE_INT stride, gimple_seq *seq)
{
  location_t loc = loop_location (loop);
  tree row = NULL_TREE;
  for (unsigned i = 0; i < a->at.n; i++)
    {
      const struct poly_term *t = &a->at.term[i];
      tree counter = term_counter (loop, t);
      affine_iv iv;
      if (!counter)
	continue;
      class loop *l = gimple_bb (SSA_NAME_DEF_STMT (counter))->loop_father;
      if (row || !mpz_fits_slong_p (t->coef)
	  || !simple_iv (l, l, counter, &iv, false)
	  || !tree_fits_shwi_p (iv.step))
	return NULL_TREE;
      row = size_number (mpz_get_si (t->coef) * tree_to_shwi (iv.step));
      for (unsigned k = 0, seen = 0; k < POLY_DEGREE && t->sym[k]; k++)
	if (symbol_name (t->sym[k]) != counter || seen++)
	  {
	    tree by = build_symbol (loop, t->sym[k], seq);
	    if (!by)
	      return NULL_TREE;
	    row = build_size (loop, seq, MULT_EXPR, row, by);
	  }
    }
  if (!row)
    return NULL_TREE;
  tree n = gimple_convert (seq, loc, sizetype,
			   gimple_call_arg (loop->marker, 3));
  n = build_size (loop, seq, PLUS_EXPR, n, size_number (-1));
  n = build_size (loop, seq, MULT_EXPR, n, size_number (stride));
  n = build_size (loop, seq, PLUS_EXPR, n, size_number (a->size - 1));
  /* ROW is not among -N, …, N.  */
  row = build_size (loop, seq, PLUS_EXPR, row, n);
  n = build_size (loop, seq, PLUS_EXPR, n, n);
  return gimple_build (seq, loc, GT_EXPR, boolean_type_node, row, n);
}

/* True if a small number of each lane is in P.  */

static bool
looked_up_p (const struct poly *p)
{
  HOST_WIDE_INT most;
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
      if (tree name = symbol_name (p->term[i].sym[k]))
	if (varying_p (name) && small_number_p (name, &most))
	  return true;
  return false;
}

bool
build_safe (const struct parallel_loop *loop, const place *a, place *b,
	    unsigned lanes, bool distinct, gimple_seq *seq, tree *safe)
{
  enum { FARTHEST = 1 << 16 };
  HOST_WIDE_INT stride = lane_stride (loop, &a->at);
  HOST_WIDE_INT other = lane_stride (loop, &b->at);
  tree ok = NULL_TREE;
  if (!fixed_p (loop, &a->at, true) || !fixed_p (loop, &b->at, true))
    return false;
  /* What is stored to a table is seen where it is looked up.  */
  if (a->base && a->base == b->base
      && (looked_up_p (&a->at) || looked_up_p (&b->at)))
    return false;
  bool rounds = !fixed_p (loop, &a->at) || !fixed_p (loop, &b->at);
  bool rows = stride >= MAX (a->size, b->size) && stride < FARTHEST;
  bool same = poly_equal_p (&a->at, &b->at);
  bool everywhere = !same && (rounds || !rows || stride != other);
  if (same)
    ok = rows && rounds
	 ? build_rows_apart (loop, a, stride, seq) : NULL_TREE;
  else if (everywhere)
    ok = build_distinct (loop, a, b, seq);
  else
    ok = build_apart (loop, a, b, stride, lanes, distinct, seq);
  if (!ok || !build_plain_address (loop, a, seq, safe)
      || !build_plain_address (loop, b, seq, safe))
    return false;
  b->near |= !everywhere;
  and_condition (loop, ok, seq, safe);
  return true;
}

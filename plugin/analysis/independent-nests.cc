/* Can blocks of two nested annotated loops be run as shorter or longer ones?

   INPUT	for (i = 0; i < n; i++)		in blocks of 4
		  for (j = 0; j < m; j++)	in blocks of 8
		    c[i * w + j] = ...;

   Other blocks store in another order.  Nobody can tell if each element is
   stored to by one pair of lanes only,

       |4 * w| >= 4 * m			rows do not overlap

   and if nothing else is accessed there but by the same lanes.

   Called by nest-size.cc, for nests that are elementwise.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/places.h"

/* Let STRIDE be how P changes with LANE, a number or a number times what is
   the same throughout OUTER; false if it changes by something else.  */

static bool
stride_along (const struct parallel_loop *outer, const struct poly *p,
	      tree lane, struct poly *stride)
{
  for (unsigned i = 0; i < p->n; i++)
    {
      const struct poly_term *t = &p->term[i];
      struct poly factor, other;
      unsigned lanes = 0;
      bool ok = true;
      poly_init (&factor);
      poly_init (&other);
      poly_set_mpz (&factor, t->coef);
      for (unsigned k = 0; k < POLY_DEGREE && t->sym[k]; k++)
	{
	  tree name = symbol_name (t->sym[k]);
	  if (name == lane && !lanes++)
	    continue;
	  poly_set_symbol (&other, t->sym[k]);
	  ok &= name && fixed_p (outer, &other) && name != outer->lane
		&& poly_mul (&factor, &factor, &other);
	}
      if (lanes)
	ok &= poly_add (stride, stride, &factor);
      poly_clear (&factor);
      poly_clear (&other);
      if (lanes && !ok)
	return false;
    }
  return true;
}

/* True if P, but for the lanes of OUTER and of INNER, is the same throughout
   OUTER.  */

static bool
fixed_in_nest_p (const struct parallel_loop *outer,
		 const struct parallel_loop *inner, const struct poly *p)
{
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
      {
	tree name = symbol_name (p->term[i].sym[k]);
	if (name && name != outer->lane && name != inner->lane
	    && (varying_p (name)
		|| inside_p (outer, SSA_NAME_DEF_STMT (name))))
	  return false;
      }
  return true;
}

/* What COUNT, a number of iterations, is a conversion of; less than none is
   none.  */

static tree
counted_value (tree count)
{
  while (TREE_CODE (count) == SSA_NAME)
    {
      gassign *def = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (count));
      tree from = def ? gimple_assign_rhs1 (def) : NULL_TREE;
      if (!def)
	break;
      bool clamped = gimple_assign_rhs_code (def) == MAX_EXPR
		     && integer_zerop (gimple_assign_rhs2 (def));
      bool same = gimple_assign_cast_p (def)
		  && INTEGRAL_TYPE_P (TREE_TYPE (from))
		  && TYPE_PRECISION (TREE_TYPE (from))
		     <= TYPE_PRECISION (TREE_TYPE (count));
      /* A negative number is a large one of an unsigned type.  */
      if (same && !TYPE_UNSIGNED (TREE_TYPE (from)))
	{
	  gassign *d = TREE_CODE (from) == SSA_NAME
		       ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (from)) : NULL;
	  same = d && gimple_assign_rhs_code (d) == MAX_EXPR
		 && integer_zerop (gimple_assign_rhs2 (d));
	}
      if (!clamped && !same && !gimple_assign_ssa_name_copy_p (def))
	break;
      count = from;
    }
  return count;
}

bool
build_beyond (const struct parallel_loop *outer,
	      const struct parallel_loop *loop, const struct poly *stride,
	      HOST_WIDE_INT size, gimple_seq *seq, tree *safe)
{
  const struct poly_term *t = &stride->term[0];
  tree count = counted_value (gimple_call_arg (loop->marker, 3));
  location_t loc = gimple_location (outer->marker);
  HOST_WIDE_INT c;
  if (poly_zero_p (stride))
    return false;
  if (stride->n == 1 && mpz_fits_slong_p (t->coef) && t->sym[0] && !t->sym[1]
      && symbol_name (t->sym[0]) == count
      && mpz_cmpabs_ui (t->coef, size) >= 0)
    return true;
  tree by = build_poly (outer, stride, seq, &c);
  tree n = by ? build_count (outer, loop->marker, seq) : NULL_TREE;
  if (!n)
    return false;
  by = gimple_build (seq, loc, PLUS_EXPR, sizetype, by,
		     build_int_cst (sizetype, c));
  by = gimple_convert (seq, loc, ssizetype, by);
  by = gimple_build (seq, loc, ABS_EXPR, ssizetype, by);
  n = gimple_build (seq, loc, MULT_EXPR, sizetype, n, size_int (size));
  tree ok = gimple_build (seq, loc, GE_EXPR, boolean_type_node, by,
			  gimple_convert (seq, loc, ssizetype, n));
  if (integer_zerop (ok))
    return false;
  if (!integer_onep (ok))
    *safe = *safe ? gimple_build (seq, loc, BIT_AND_EXPR, boolean_type_node,
				  *safe, ok) : ok;
  return true;
}

/* True if each pair of lanes of OUTER and INNER has another place P, or has it
   if *SAFE, computed by SEQ.  */

static bool
place_for_each_p (const struct parallel_loop *outer,
		  const struct parallel_loop *inner, const place *p,
		  gimple_seq *seq, tree *safe)
{
  struct poly rows, columns;
  mpz_t step;
  poly_init (&rows);
  poly_init (&columns);
  mpz_init (step);
  bool ok = fixed_in_nest_p (outer, inner, &p->at)
	    && stride_along (outer, &p->at, outer->lane, &rows)
	    && stride_along (outer, &p->at, inner->lane, &columns);
  if (ok && poly_constant_p (&columns, step)
      && mpz_cmpabs_ui (step, p->size) >= 0 && mpz_fits_slong_p (step))
    ok = build_beyond (outer, inner, &rows, absu_hwi (mpz_get_si (step)), seq,
		       safe);
  else if (ok)
    ok = poly_constant_p (&rows, step)
	 && mpz_cmpabs_ui (step, p->size) >= 0 && mpz_fits_slong_p (step)
	 && build_beyond (outer, outer, &columns,
			  absu_hwi (mpz_get_si (step)), seq, safe);
  poly_clear (&rows);
  poly_clear (&columns);
  mpz_clear (step);
  return ok;
}

/* True if the lanes of OUTER and of INNER do not access, at PLACES, what
   others of them store to, or do not if *SAFE, computed by SEQ.  */

static bool
build_no_conflict (const struct parallel_loop *outer,
		   const struct parallel_loop *inner,
		   const vec<place *> &places, gimple_seq *seq, tree *safe)
{
  unsigned tests = 0;
  for (unsigned i = 0; i < places.length (); i++)
    if (places[i]->store)
      {
	if (!place_for_each_p (outer, inner, places[i], seq, safe)
	    || !build_plain_address (outer, places[i], seq, safe))
	  return false;
	for (unsigned k = 0; k < places.length (); k++)
	  if (i != k && !(places[k]->store && k < i)
	      && !distinct_places_p (places[i], places[k])
	      && (places[i]->size != places[k]->size
		  || !poly_equal_p (&places[i]->at, &places[k]->at))
	      && (++tests > MOST_TESTS
		  || !build_all_distinct (outer, places[i], places[k], seq,
					  safe)))
	    return false;
      }
  return true;
}

/* True if STMT has lanes that are neither OUTER's nor INNER's: along other
   dimensions, or from outside.  */

static bool
uses_others_p (const struct parallel_loop *outer,
	       const struct parallel_loop *inner, gimple *stmt)
{
  ssa_op_iter it;
  tree name;
  FOR_EACH_SSA_TREE_OPERAND (name, stmt, it, SSA_OP_USE | SSA_OP_DEF)
    for (unsigned d = 0; d < SHAPE_RANK; d++)
      {
	const struct extent *e = &overlay_shape (name)->dim[d];
	const struct parallel_loop *loop
	  = extent_one_p (&outer->shape.dim[d]) ? inner : outer;
	if (!extent_one_p (e)
	    && (!extent_equal_p (e, &loop->shape.dim[d])
		|| !inside_p (loop, SSA_NAME_DEF_STMT (name))))
	  return true;
      }
  return false;
}

/* Note in PLACES what OUTER, INNER in it, access; false if that is not
   known.  */

static bool
note_nest_places (const struct parallel_loop *outer,
		  const struct parallel_loop *inner, vec<place *> *places)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (outer->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb);
	   !gsi_end_p (g); gsi_next_nondebug (&g))
	if (uses_others_p (outer, inner, gsi_stmt (g))
	    || !note_places (outer, gsi_stmt (g), places))
	  return false;
  return true;
}

bool
nest_independent_p (gcall *outer_marker, gcall *inner_marker, gimple_seq *seq,
		    tree *safe)
{
  struct parallel_loop outer, inner;
  auto_vec<place *> places;
  if (!loop_of_marker (&outer, outer_marker)
      || !loop_of_marker (&inner, inner_marker))
    return false;
  begin_addresses (&outer);
  bool ok = note_nest_places (&outer, &inner, &places)
	    && build_no_conflict (&outer, &inner, places, seq, safe);
  if (!ok)
    {
      gimple_seq_discard (*seq);
      *seq = NULL;
      *safe = NULL_TREE;
    }
  free_places (&places);
  end_addresses ();
  return ok;
}

/* True if P is close, or not known not to be, for neighbours along LANE, of
   OUTER or in it.  */

static bool
contiguous_p (const struct parallel_loop *outer, tree lane, const place *p)
{
  enum { CLOSE = 4 };
  struct poly along;
  mpz_t step;
  poly_init (&along);
  mpz_init (step);
  bool ok = !stride_along (outer, &p->at, lane, &along)
	    || (poly_constant_p (&along, step)
		&& mpz_cmpabs_ui (step, CLOSE * p->size) <= 0);
  poly_clear (&along);
  mpz_clear (step);
  return ok;
}

bool
rows_contiguous_p (gcall *outer_marker, gcall *inner_marker, gcall *columns)
{
  struct parallel_loop outer, inner;
  auto_vec<place *> places;
  if (!loop_of_marker (&outer, outer_marker)
      || !loop_of_marker (&inner, inner_marker))
    return false;
  begin_addresses (&outer);
  bool ok = note_nest_places (&outer, &inner, &places);
  for (unsigned i = 0; i < places.length () && ok; i++)
    ok = contiguous_p (&outer, gimple_call_lhs (columns), places[i]);
  free_places (&places);
  end_addresses ();
  return ok;
}

/* Can a block of an annotated loop be run as several shorter ones?

   A block runs each statement for all its lanes before the next one.  Shorter
   blocks, one after the other, do the same if no lane can tell what others
   have done:

     y[i] = 2 * x[i];			if y and x do not overlap

     t = a[i] + 1;			not: a shorter block would load what
     a[i + 8] = t;			the one before has stored

   Places are the same or distinct by their addresses (depend-address.cc), or
   distinct since they belong to different variables, or since one pointer is
   restrict.  A clause that says so is believed: Safelen of the block, or
   BlockIndependent.  Where only the program knows, a test of the addresses
   tells.

   Called by cut-blocks.cc and block-size.cc, for loops that are elementwise
   (elementwise.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/places.h"

/* True if STMT has lanes along the dimensions of LOOP that are not LOOP's: of
   another loop, or of the function.  */

static bool
uses_others_p (const struct parallel_loop *loop, gimple *stmt)
{
  ssa_op_iter it;
  tree name;
  FOR_EACH_SSA_TREE_OPERAND (name, stmt, it, SSA_OP_USE | SSA_OP_DEF)
    for (unsigned d = 0; d < SHAPE_RANK; d++)
      {
	const struct extent *e = &overlay_shape (name)->dim[d];
	if (!extent_one_p (e) && !extent_one_p (&loop->shape.dim[d])
	    && (!extent_equal_p (e, &loop->shape.dim[d])
		|| !inside_p (loop, SSA_NAME_DEF_STMT (name))))
	  return true;
      }
  return false;
}

/* True if what the lanes of LOOP do has no effect on each other but by the
   memory that is noted in PLACES.  */

static bool
separate_p (const struct parallel_loop *loop, vec<place *> *places)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (loop->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *s = gsi_stmt (g);
	  if (is_gimple_debug (s))
	    continue;
	  if (uses_others_p (loop, s) || !note_places (loop, s, places))
	    return false;
	}
  return true;
}

/* True if no lane of LOOP accesses what another one stores to at PLACES; or
   once for a block, by one statement, in the order of the lanes.  */

static bool
no_conflict_p (const struct parallel_loop *loop, const vec<place *> &places)
{
  for (unsigned i = 0; i < places.length (); i++)
    for (unsigned k = 0; k < places.length (); k++)
      if (places[i]->store
	  && (i != k || !same_order_p (loop, places[i]))
	  && !distinct_places_p (places[i], places[k])
	  && !apart_p (loop, places[i], places[k]))
	return false;
  return true;
}

/* Set *BYTES to how far B is from A, in LOOP, if lanes move on by both by the
   same number of bytes and that is the same in all of them.  */

static bool
distance_p (const struct parallel_loop *loop, const place *a, const place *b,
	    HOST_WIDE_INT *bytes)
{
  struct poly difference;
  mpz_t d;
  poly_init (&difference);
  mpz_init (d);
  bool ok = lane_stride (loop, &a->at) == lane_stride (loop, &b->at)
	    && poly_sub (&difference, &b->at, &a->at)
	    && poly_constant_p (&difference, d) && mpz_fits_slong_p (d);
  *bytes = ok ? mpz_get_si (d) : 0;
  mpz_clear (d);
  poly_clear (&difference);
  return ok;
}

/* Put the places of LOOP into RECORDS, that of PLACES[i] into
   RECORDS[(*OF)[i]]: the fields of one record that are all stored to, or all
   loaded, are a place of their size together, from the lowest of them on.
   They are no farther apart than the records, if that is known.  */

static void
find_records (const struct parallel_loop *loop, const vec<place *> &places,
	      vec<place> *records, vec<unsigned> *of)
{
  const HOST_WIDE_INT short_record = 16;
  for (unsigned i = 0; i < places.length (); i++)
    {
      const place *p = places[i];
      HOST_WIDE_INT stride = lane_stride (loop, &p->at), d;
      unsigned r = 0;
      for (; r < records->length (); r++)
	{
	  place *whole = &(*records)[r];
	  if (whole->store != p->store || !distance_p (loop, whole, p, &d))
	    continue;
	  HOST_WIDE_INT lo = MIN (d, 0), hi = MAX (d + p->size, whole->size);
	  if (hi - lo > (stride || p->store ? stride : short_record))
	    continue;
	  if (d < 0)
	    whole->at = p->at;
	  whole->size = hi - lo;
	  break;
	}
      if (r == records->length ())
	records->safe_push (*p);
      of->safe_push (r);
    }
}

/* AND to *SAFE a condition under which LANES lanes of LOOP do not conflict at
   PLACES; see build_safe.  Fields of one record are tested together.  */

static bool
build_no_conflict (const struct parallel_loop *loop,
		   const vec<place *> &places, unsigned lanes,
		   gimple_seq *seq, tree *safe)
{
  auto_vec<place> records;
  auto_vec<unsigned> of;
  enum { FREE, APART, DISTINCT };
  find_records (loop, places, &records, &of);
  unsigned n = records.length (), tests = 0;
  auto_vec<int> wanted;
  wanted.safe_grow_cleared (n * n);
  for (unsigned i = 0; i < places.length (); i++)
    for (unsigned k = 0; k < places.length (); k++)
      {
	place *a = places[i], *b = places[k];
	if (!a->store || (i == k && same_order_p (loop, a))
	    /* Two stores are met twice.  */
	    || (b->store && k < i)
	    || distinct_places_p (a, b)
	    /* And so are the places of both paths of a branch.  */
	    || first_of_place (places, i) < i
	    || first_of_place (places, k) < k)
	  continue;
	if (apart_p (loop, a, b))
	  {
	    b->near = true;
	    continue;
	  }
	int *w = &wanted[of[i] * n + of[k]];
	*w = MAX (*w, done_behind_p (loop, places, a, b) ? DISTINCT : APART);
      }
  for (unsigned i = 0; i < n * n; i++)
    if (wanted[i] != FREE
	&& (++tests > MOST_TESTS
	    || !build_safe (loop, &records[i / n], &records[i % n], lanes,
			    wanted[i] == DISTINCT, seq, safe)))
      return false;
  for (unsigned i = 0; i < places.length (); i++)
    places[i]->near |= records[of[i]].near;
  return true;
}

bool
loop_of_marker (struct parallel_loop *loop, gcall *marker)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  loop->marker = marker;
  loop->lane = gimple_call_lhs (marker);
  loop->loop = gimple_bb (marker)->loop_father;
  if (!loop->lane
      || !lane_dims (marker, LANE_DIM0, dim, extent, &loop->shape))
    return false;
  loop->lanes = shape_least_lanes (&loop->shape);
  return true;
}

/* True if it is known already which of PLACES are apart.  */

static bool
cliques_known_p (const vec<place *> &places)
{
  for (unsigned i = 0; i < places.length (); i++)
    for (unsigned k = 0; k < i; k++)
      if (in_other_clique_base_p (places[i], places[k]))
	return true;
  return false;
}

unsigned
new_clique (class loop *loop)
{
  /* Clique 1 is made anew with each points-to analysis.  */
  unsigned clique = cfun->last_clique = MAX (cfun->last_clique, 1) + 1;
  /* Unrolled rounds have it, too.  */
  for (class loop *l : loops_list (cfun, 0))
    if (flow_bb_inside_loop_p (loop, l->header))
      l->owned_clique = clique;
  return clique;
}

/* Let GCC see, too, which loads of PLACES are away from all stores there.  */

static void
set_cliques (const struct parallel_loop *loop, const vec<place *> &places)
{
  unsigned clique = new_clique (loop->loop);
  for (unsigned i = 0; i < places.length (); i++)
    {
      const place *p = places[i];
      tree base = get_base_address (place_ref (p));
      if (TREE_CODE (base) == MEM_REF && (p->store
		  || !places[first_of_place (places, i)]->near))
	{
	  MR_DEPENDENCE_CLIQUE (base) = clique;
	  MR_DEPENDENCE_BASE (base) = p->store ? 1 : 2;
	}
    }
}

bool
lanes_independent_p (gcall *marker, unsigned lanes, gimple_seq *seq,
		     tree *safe)
{
  struct parallel_loop loop;
  auto_vec<place *> places;
  if (!loop_of_marker (&loop, marker))
    return false;
  bool promised = tree_to_shwi (gimple_call_arg (marker, 1))
		  & (LANE_BLOCK_INDEPENDENT | LANE_LENGTH);
  begin_addresses (&loop);
  bool ok = (separate_p (&loop, &places)
	     && (promised || no_conflict_p (&loop, places)
		 || (lanes && build_no_conflict (&loop, places, lanes, seq,
						 safe))));
  if (!ok && lanes)
    {
      gimple_seq_discard (*seq);
      *seq = NULL;
      *safe = NULL_TREE;
    }
  if (ok && lanes && *safe && !cliques_known_p (places))
    set_cliques (&loop, places);
  free_places (&places);
  end_addresses ();
  return ok;
}

/* True if it is known whether any iteration of LOOP accesses by A what one
   accesses by B; in *MEET, if one does.  */

static bool
known_to_meet_p (const struct parallel_loop *loop, const place *a,
		 const place *b, bool *meet)
{
  HOST_WIDE_INT d, stride = absu_hwi (lane_stride (loop, &a->at));
  if (!stride || !distance_p (loop, a, b, &d))
    return false;
  HOST_WIDE_INT behind = (d % stride + stride) % stride;
  *meet = behind < a->size || stride - behind < b->size;
  return *meet || fixed_p (loop, &a->at);
}

bool
repeatable_p (gcall *marker, gimple_seq *seq, tree *safe)
{
  struct parallel_loop loop;
  auto_vec<place *> places;
  unsigned tests = 0;
  if (!loop_of_marker (&loop, marker))
    return false;
  begin_addresses (&loop);
  bool ok = separate_p (&loop, &places), meet;
  for (unsigned i = 0; i < places.length () && ok; i++)
    for (unsigned k = 0; k < places.length () && ok; k++)
      if (places[i]->store && !places[k]->store
	  && !distinct_places_p (places[i], places[k])
	  && first_of_place (places, i) == i
	  && first_of_place (places, k) == k)
	ok = known_to_meet_p (&loop, places[i], places[k], &meet)
	     ? !meet
	     : ++tests <= MOST_TESTS
	       && build_all_distinct (&loop, places[i], places[k], seq, safe);
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

/* True if each term of P, but for the lane of LOOP, is known to be a multiple
   of ALIGN.  */

static bool
multiple_of_p (const struct parallel_loop *loop, const struct poly *p,
	       unsigned align)
{
  for (unsigned i = 0; i < p->n; i++)
    {
      unsigned symbol = p->term[i].sym[0];
      tree name = symbol ? symbol_name (symbol) : NULL_TREE;
      tree decl = symbol && !name ? symbol_variable (symbol) : NULL_TREE;
      gimple *def = name ? SSA_NAME_DEF_STMT (name) : NULL;
      if (mpz_divisible_ui_p (p->term[i].coef, align)
	  || (name && name == loop->lane)
	  || (decl && DECL_ALIGN_UNIT (decl) >= align)
	  || (name && POINTER_TYPE_P (TREE_TYPE (name))
	      && get_pointer_alignment (name) / BITS_PER_UNIT >= align)
	  || (def && gimple_call_builtin_p (def, BUILT_IN_ASSUME_ALIGNED)
	      && gimple_call_num_args (def) == 2
	      && tree_fits_uhwi_p (gimple_call_arg (def, 1))
	      && tree_to_uhwi (gimple_call_arg (def, 1)) % align == 0))
	continue;
      return false;
    }
  return true;
}

tree
first_address (gcall *marker, gimple *stmt, unsigned align, gimple_seq *seq)
{
  struct parallel_loop loop;
  struct poly at;
  HOST_WIDE_INT c;
  tree ref = gimple_assign_lhs (stmt), r = NULL_TREE;
  gimple_seq built = NULL;
  if (!loop_of_marker (&loop, marker))
    return NULL_TREE;
  begin_addresses (&loop);
  poly_init (&at);
  reference_address (ref, &at, NULL);
  if (lane_stride (&loop, &at) == int_size_in_bytes (TREE_TYPE (ref))
      && !multiple_of_p (&loop, &at, align))
    r = build_poly (&loop, &at, &built, &c, loop.lane);
  if (r)
    {
      r = gimple_build (&built, loop_location (&loop), PLUS_EXPR, sizetype, r,
			build_int_cst (sizetype, c));
      gimple_seq_add_seq (seq, built);
    }
  poly_clear (&at);
  end_addresses ();
  return r;
}

bool
loaded_p (gcall *marker, gimple *stmt)
{
  struct parallel_loop loop;
  struct poly at, from;
  bool found = false;
  basic_block bb;
  if (!loop_of_marker (&loop, marker))
    return false;
  begin_addresses (&loop);
  poly_init (&at);
  poly_init (&from);
  reference_address (gimple_assign_lhs (stmt), &at, NULL);
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (loop.loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gimple_assign_load_p (gsi_stmt (g)))
	  {
	    reference_address (gimple_assign_rhs1 (gsi_stmt (g)), &from,
			       NULL);
	    found |= poly_equal_p (&at, &from);
	  }
  poly_clear (&at);
  poly_clear (&from);
  end_addresses ();
  return found;
}

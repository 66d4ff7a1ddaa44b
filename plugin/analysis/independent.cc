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
#include "analysis/depend.h"
#include "front/front.h"

enum { MOST_TESTS = 6 };

struct place
{
  gimple *stmt;
  bool store;
  tree base;			/* A variable, or a pointer that a parameter
				   had; null if neither is known.  */
  struct poly at;
  HOST_WIDE_INT size;
};

/* The pointer that address P starts from, if that is a parameter's.  */

static tree
base_pointer (const struct poly *p)
{
  tree base = NULL_TREE;
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
      {
	tree name = symbol_name (p->term[i].sym[k]);
	if (!name || !POINTER_TYPE_P (TREE_TYPE (name)))
	  continue;
	if (base || k > 0 || p->term[i].sym[1]
	    || mpz_cmp_ui (p->term[i].coef, 1) != 0
	    || !SSA_NAME_IS_DEFAULT_DEF (name) || !SSA_NAME_VAR (name)
	    || TREE_CODE (SSA_NAME_VAR (name)) != PARM_DECL)
	  return NULL_TREE;
	base = name;
      }
  return base;
}

/* True if STMT, in LOOP, loads from a variable what is the same before it.  */

static bool
unchanged_load_p (const struct parallel_loop *loop, gimple *stmt)
{
  if (!gimple_assign_load_p (stmt) || gimple_has_volatile_ops (stmt)
      || !VAR_P (gimple_assign_rhs1 (stmt)))
    return false;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (loop->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gimple_vdef (gsi_stmt (g))
	    && ripple_api_call (gsi_stmt (g)) == API_NONE
	    && stmt_may_clobber_ref_p (gsi_stmt (g),
				       gimple_assign_rhs1 (stmt)))
	  return false;
  return true;
}

/* True if P, but for the lane, is the same throughout an iteration of
   LOOP.  */

static bool
fixed_p (const struct parallel_loop *loop, const struct poly *p)
{
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
      {
	tree name = symbol_name (p->term[i].sym[k]);
	if (name && name != loop->lane
	    && (varying_p (name)
		|| (inside_p (loop, SSA_NAME_DEF_STMT (name))
		    && !unchanged_load_p (loop, SSA_NAME_DEF_STMT (name)))))
	  return false;
      }
  return true;
}

/* True if what a lane of LOOP accesses by A is away from what any other lane
   accesses by B.  */

static bool
apart_p (const struct parallel_loop *loop, const place *a, const place *b)
{
  HOST_WIDE_INT stride = absu_hwi (lane_stride (loop, &a->at));
  HOST_WIDE_INT size = MAX (a->size, b->size);
  struct poly difference;
  mpz_t d;
  bool apart = false;
  poly_init (&difference);
  mpz_init (d);
  if (fixed_p (loop, &a->at) && poly_sub (&difference, &a->at, &b->at)
      && poly_constant_p (&difference, d) && stride >= size
      && stride <= (HOST_WIDE_INT) (INT_MAX / loop->lanes))
    apart = mpz_cmpabs_ui (d, stride - size) <= 0;
  poly_clear (&difference);
  mpz_clear (d);
  return apart;
}

/* Note in PLACES what STMT accesses, but for what lanes have to themselves in
   a LOOP over one block; false if that is not known, or if shorter blocks
   would do it in another order.  */

static bool
note_places (const struct parallel_loop *loop, gimple *stmt,
	     vec<place *> *places)
{
  uint64_t row = 0;
  bool one_block = one_block_marker (loop->loop);
  if (is_gimple_debug (stmt) || gimple_clobber_p (stmt))
    return true;
  if (gimple_has_volatile_ops (stmt) || gimple_code (stmt) == GIMPLE_ASM)
    return false;
  if (!gimple_vuse (stmt))
    return true;
  if (is_gimple_call (stmt))
    return ripple_api_call (stmt) != API_NONE
	   && (ripple_api_call (stmt) != API_FLAT || one_block);
  bool store = gimple_store_p (stmt);
  if (!gimple_assign_single_p (stmt)
      || (!store && !gimple_assign_load_p (stmt)))
    return false;
  tree ref = store ? gimple_assign_lhs (stmt) : gimple_assign_rhs1 (stmt);
  tree base = get_base_address (ref);
  if (int_size_in_bytes (TREE_TYPE (ref)) <= 0
      || !is_gimple_reg_type (TREE_TYPE (ref)))
    return false;
  if (base && DECL_P (base) && lane_copies_p (base) && one_block)
    return true;
  place *p = XCNEW (place);
  p->stmt = stmt;
  p->store = store;
  p->size = int_size_in_bytes (TREE_TYPE (ref));
  poly_init (&p->at);
  reference_address (ref, &p->at, &row);
  p->base = base && DECL_P (base) ? base : base_pointer (&p->at);
  places->safe_push (p);
  return true;
}

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

gcall *
one_block_marker (class loop *loop)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, loop->header->succs)
    if (e->dest->loop_father == loop)
      for (gimple_stmt_iterator g = gsi_start_bb (e->dest); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) == API_LANE
	    && (tree_to_uhwi (gimple_call_arg (gsi_stmt (g), 1))
		& LANE_ONE_BLOCK))
	  return as_a<gcall *> (gsi_stmt (g));
  return NULL;
}

/* True if one block of LOOP, and shorter ones, store to P in the same order:
   once for each lane, and by lanes along no slower dimensions than LOOP's.
   Loops over one block in LOOP go along faster ones.  */

static bool
same_order_p (const struct parallel_loop *loop, const place *p)
{
  struct shape s = overlay_address_shape (gimple_assign_lhs (p->stmt));
  for (class loop *l = gimple_bb (p->stmt)->loop_father; l != loop->loop;
       l = loop_outer (l))
    if (!one_block_marker (l))
      return false;
  for (unsigned d = 0, seen = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&loop->shape.dim[d]))
      seen = 1;
    else if (seen && !extent_one_p (&s.dim[d]))
      return false;
  return true;
}

static tree
place_ref (const place *p)
{
  return p->store ? gimple_assign_lhs (p->stmt) : gimple_assign_rhs1 (p->stmt);
}

/* True if the store to A cannot change what B is of: another object, one of
   another type, or a variable of which none is a part.  */

static bool
distinct_places_p (const place *a, const place *b)
{
  return distinct_bases_p (a->base, b->base)
	 || distinct_types_p (place_ref (a), place_ref (b))
	 || (!b->store && VAR_P (gimple_assign_rhs1 (b->stmt))
	     && !stmt_may_clobber_ref_p (a->stmt,
					 gimple_assign_rhs1 (b->stmt)));
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

static location_t
loop_location (const struct parallel_loop *loop)
{
  return gimple_location (loop->marker);
}

/* SYMBOL of LOOP as sizetype, before the loop, appended to SEQ; null if it is
   another one than a name from outside of the loop, the address of a variable,
   or what a variable has that the loop does not change.  */

static tree
build_symbol (const struct parallel_loop *loop, unsigned symbol,
	      gimple_seq *seq)
{
  location_t loc = loop_location (loop);
  tree name = symbol_name (symbol);
  tree decl = name ? NULL_TREE : symbol_variable (symbol);
  if (decl)
    return gimple_convert (seq, loc, sizetype, build_fold_addr_expr (decl));
  if (!name || varying_p (name))
    return NULL_TREE;
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (inside_p (loop, def))
    {
      if (!unchanged_load_p (loop, def))
	return NULL_TREE;
      gimple *copy = gimple_copy (def);
      name = copy_ssa_name (name);
      gimple_set_lhs (copy, name);
      gimple_set_vuse (copy, NULL_TREE);
      gimple_seq_add_stmt (seq, copy);
    }
  return gimple_convert (seq, loc, sizetype, name);
}

/* Append to SEQ the value of P but for its constant and the product with SKIP,
   of sizetype; null if P is made of other things than build_symbol knows.  The
   constant is *C.  */

static tree
build_poly (const struct parallel_loop *loop, const struct poly *p,
	    gimple_seq *seq, HOST_WIDE_INT *c, tree skip = NULL_TREE)
{
  tree sum = size_zero_node;
  *c = 0;
  for (unsigned i = 0; i < p->n; i++)
    {
      if (!mpz_fits_slong_p (p->term[i].coef))
	return NULL_TREE;
      HOST_WIDE_INT coef = mpz_get_si (p->term[i].coef);
      if (!p->term[i].sym[0])
	{
	  *c = coef;
	  continue;
	}
      if (skip && symbol_name (p->term[i].sym[0]) == skip)
	continue;
      tree term = build_int_cst (sizetype, coef);
      for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
	{
	  tree name = build_symbol (loop, p->term[i].sym[k], seq);
	  if (!name)
	    return NULL_TREE;
	  term = gimple_build (seq, loop_location (loop), MULT_EXPR, sizetype,
			       term, name);
	}
      sum = gimple_build (seq, loop_location (loop), PLUS_EXPR, sizetype, sum,
			  term);
    }
  return sum;
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
  HOST_WIDE_INT c, reach = stride * lanes;
  location_t loc = loop_location (loop);
  struct poly difference;
  tree t = NULL_TREE;
  poly_init (&difference);
  if (poly_sub (&difference, &a->at, &b->at))
    t = build_poly (loop, &difference, seq, &c);
  poly_clear (&difference);
  if (!t || integer_zerop (t))
    return NULL_TREE;
  t = gimple_build (seq, loc, PLUS_EXPR, sizetype, t, build_int_cst (sizetype,
								     c));
  tree near = gimple_build (seq, loc, PLUS_EXPR, sizetype, t,
			    size_int (reach - 1));
  tree ok = gimple_build (seq, loc, GT_EXPR, boolean_type_node, near,
			  size_int (2 * reach - 2));
  if (distinct)
    return ok;
  tree same = gimple_build (seq, loc, EQ_EXPR, boolean_type_node, t,
			    size_zero_node);
  return gimple_build (seq, loc, BIT_IOR_EXPR, boolean_type_node, ok, same);
}

/* Append to SEQ the address that A has in the first iteration of LOOP, and
   behind that in the last one, as *FROM and *TO.  False if that is not
   known.  */

static bool
build_range (const struct parallel_loop *loop, const place *a,
	     HOST_WIDE_INT stride, gimple_seq *seq, tree *from, tree *to)
{
  HOST_WIDE_INT c;
  location_t loc = loop_location (loop);
  *from = build_poly (loop, &a->at, seq, &c, loop->lane);
  if (!*from)
    return false;
  *from = gimple_build (seq, loc, PLUS_EXPR, sizetype, *from,
			build_int_cst (sizetype, c));
  tree last = gimple_convert (seq, loc, sizetype,
			      gimple_call_arg (loop->marker, 3));
  last = gimple_build (seq, loc, MINUS_EXPR, sizetype, last, size_one_node);
  last = gimple_build (seq, loc, MULT_EXPR, sizetype, last,
		       size_int (stride));
  last = gimple_build (seq, loc, PLUS_EXPR, sizetype, last,
		       size_int (a->size));
  *to = gimple_build (seq, loc, PLUS_EXPR, sizetype, *from, last);
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
  if (!build_range (loop, a, lane_stride (loop, &a->at), seq, &from[0], &to[0])
      || !build_range (loop, b, lane_stride (loop, &b->at), seq, &from[1],
		       &to[1]))
    return NULL_TREE;
  tree before = gimple_build (seq, loc, LE_EXPR, boolean_type_node, to[0],
			      from[1]);
  tree behind = gimple_build (seq, loc, GE_EXPR, boolean_type_node, from[0],
			      to[1]);
  return gimple_build (seq, loc, BIT_IOR_EXPR, boolean_type_node, before,
		       behind);
}

/* AND to *SAFE a condition under which LANES lanes of LOOP that access A and B
   do not access what others store to, and what they store to themselves only
   if A and B need not be DISTINCT.  False if none is known.  */

static bool
build_safe (const struct parallel_loop *loop, const place *a, const place *b,
	    unsigned lanes, bool distinct, gimple_seq *seq, tree *safe)
{
  enum { FARTHEST = 1 << 16 };
  HOST_WIDE_INT stride = lane_stride (loop, &a->at);
  HOST_WIDE_INT other = lane_stride (loop, &b->at);
  if (!fixed_p (loop, &a->at) || !fixed_p (loop, &b->at)
      || stride < a->size || stride >= FARTHEST
      || other < 0 || other >= FARTHEST)
    return false;
  tree ok = stride != other ? build_distinct (loop, a, b, seq)
	    : stride < b->size ? NULL_TREE
	    : build_apart (loop, a, b, stride, lanes, distinct, seq);
  if (!ok)
    return false;
  *safe = *safe ? gimple_build (seq, loop_location (loop), BIT_AND_EXPR,
				boolean_type_node, *safe, ok) : ok;
  return true;
}

/* True if A and B are one place, accessed in the same way.  */

static bool
same_access_p (const place *a, const place *b)
{
  return a->store == b->store && a->size == b->size
	 && poly_equal_p (&a->at, &b->at);
}

/* The first of PLACES that is the one numbered I.  */

static unsigned
first_of_place (const vec<place *> &places, unsigned i)
{
  unsigned k = 0;
  while (!same_access_p (places[k], places[i]))
    k++;
  return k;
}

/* True if a lane of LOOP that has done A may do B behind it, in the same
   iteration.  */

static bool
leads_to_p (const struct parallel_loop *loop, gimple *a, gimple *b)
{
  hash_set<basic_block> seen;
  auto_vec<basic_block> todo;
  if (gimple_bb (a) == gimple_bb (b))
    for (gimple_stmt_iterator g = gsi_for_stmt (a); !gsi_end_p (g);
	 gsi_next (&g))
      if (gsi_stmt (g) == b)
	return true;
  todo.safe_push (gimple_bb (a));
  while (!todo.is_empty ())
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, todo.pop ()->succs)
	if (e->dest == gimple_bb (b))
	  return true;
	else if (e->dest != loop->loop->header && !seen.add (e->dest))
	  todo.safe_push (e->dest);
    }
  return false;
}

/* True if lanes of LOOP that have stored to A may do B, another store or a
   load: somebody may want to do the store later (tune/).  PLACES may be
   accessed more than once.  */

static bool
done_behind_p (const struct parallel_loop *loop, const vec<place *> &places,
	       const place *a, const place *b)
{
  enum { MOST_PLACES = 32 };
  if (b->store || places.length () > MOST_PLACES)
    return true;
  for (unsigned i = 0; i < places.length (); i++)
    for (unsigned k = 0; k < places.length (); k++)
      if (same_access_p (places[i], a) && same_access_p (places[k], b)
	  && leads_to_p (loop, places[i]->stmt, places[k]->stmt))
	return true;
  return false;
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

/* The fields of one record that are all stored to or all loaded: a place of
   their size together, from the lowest of them on.  */

struct record_fields
{
  place whole;			/* WHOLE.at is that of a field.  */
  bool behind;			/* See done_behind_p.  */
};

/* Put the places of LOOP into RECORDS, that of PLACES[i] into
   RECORDS[(*OF)[i]].  */

static void
find_records (const struct parallel_loop *loop, const vec<place *> &places,
	      vec<place> *records, vec<unsigned> *of)
{
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
	  if (hi - lo > stride)
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

/* The same for all of PLACES.  Fields of one record are tested together.  */

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
	const place *a = places[i], *b = places[k];
	if (!a->store || (i == k && same_order_p (loop, a))
	    /* Two stores are met twice.  */
	    || (b->store && k < i)
	    || distinct_places_p (a, b) || apart_p (loop, a, b)
	    /* And so are the places of both paths of a branch.  */
	    || first_of_place (places, i) < i
	    || first_of_place (places, k) < k)
	  continue;
	if (of[i] == of[k])
	  return false;
	int *w = &wanted[of[i] * n + of[k]];
	*w = MAX (*w, done_behind_p (loop, places, a, b) ? DISTINCT : APART);
      }
  for (unsigned i = 0; i < n * n; i++)
    if (wanted[i] != FREE
	&& (++tests > MOST_TESTS
	    || !build_safe (loop, &records[i / n], &records[i % n], lanes,
			    wanted[i] == DISTINCT, seq, safe)))
      return false;
  return true;
}

/* Let LOOP be that of MARKER; false if nobody asks for its lanes.  */

static bool
read_loop (struct parallel_loop *loop, gcall *marker)
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

bool
lanes_independent_p (gcall *marker, unsigned lanes, gimple_seq *seq,
		     tree *safe)
{
  struct parallel_loop loop;
  auto_vec<place *> places;
  if (!read_loop (&loop, marker))
    return false;
  bool promised = tree_to_shwi (gimple_call_arg (marker, 1))
		  & (LANE_BLOCK_INDEPENDENT | LANE_LENGTH);
  begin_addresses (&loop);
  bool ok = (separate_p (&loop, &places)
	     && (promised || no_conflict_p (&loop, places)
		 || (lanes && build_no_conflict (&loop, places, lanes, seq,
						 safe))));
  for (unsigned i = 0; i < places.length (); i++)
    {
      poly_clear (&places[i]->at);
      free (places[i]);
    }
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
  if (!read_loop (&loop, marker))
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
  if (!read_loop (&loop, marker))
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

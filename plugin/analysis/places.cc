/* What the statements of an annotated loop access, and which of these places
   are known to be apart.

   INPUT	y[i] = 2 * x[i];
   OUTPUT	x + 4 * i, loaded, and y + 4 * i, stored: distinct if x and y
		are different variables; each lane has an element of its own

   Places are the same or distinct by their addresses (depend-address.cc), or
   distinct since they belong to different variables, or since one pointer is
   restrict.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/places.h"
#include "front/front.h"

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

bool
inner_counter_p (const struct parallel_loop *loop, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (varying_p (name) || gimple_code (def) != GIMPLE_PHI)
    return false;
  class loop *counted = gimple_bb (def)->loop_father;
  return gimple_bb (def) == counted->header
	 && (flow_loop_nested_p (loop->loop, counted)
	     || (!loop->lane && counted == loop->loop));
}

bool
small_number_p (tree name, HOST_WIDE_INT *most)
{
  enum { MOST_BITS = 16 };
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (!INTEGRAL_TYPE_P (TREE_TYPE (name)) || !is_gimple_assign (def))
    return false;
  tree x = gimple_assign_rhs1 (def), by = gimple_assign_rhs2 (def);
  unsigned bits = MOST_BITS + 1;
  switch (gimple_assign_rhs_code (def))
    {
    CASE_CONVERT:
      if (INTEGRAL_TYPE_P (TREE_TYPE (x)) && TYPE_UNSIGNED (TREE_TYPE (x))
	  && (TYPE_PRECISION (TREE_TYPE (x))
	      < TYPE_PRECISION (TREE_TYPE (name))))
	bits = TYPE_PRECISION (TREE_TYPE (x));
      break;
    case RSHIFT_EXPR:
      if (TYPE_UNSIGNED (TREE_TYPE (x)) && tree_fits_uhwi_p (by)
	  && tree_to_uhwi (by) < TYPE_PRECISION (TREE_TYPE (x)))
	bits = TYPE_PRECISION (TREE_TYPE (x)) - tree_to_uhwi (by);
      break;
    case BIT_AND_EXPR:
      if (tree_fits_uhwi_p (by) && tree_to_uhwi (by) >> MOST_BITS == 0)
	{
	  *most = tree_to_uhwi (by);
	  return true;
	}
      break;
    default:
      break;
    }
  *most = (HOST_WIDE_INT_1 << MIN (bits, +MOST_BITS)) - 1;
  return bits <= MOST_BITS;
}

bool
fixed_p (const struct parallel_loop *loop, const struct poly *p, bool counted)
{
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
      {
	tree name = symbol_name (p->term[i].sym[k]);
	HOST_WIDE_INT most;
	if (name && name != loop->lane
	    && !(counted && (inner_counter_p (loop, name)
			     || small_number_p (name, &most)))
	    && (varying_p (name)
		|| inside_p (loop, SSA_NAME_DEF_STMT (name))))
	  return false;
      }
  return true;
}

/* The array references in REF from its base on, which is returned, and what is
   between them, into PARTS.  */

static tree
parts_of (tree ref, vec<tree> *parts)
{
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    parts->safe_insert (0, ref);
  return ref;
}

/* True if each lane of LOOP has an index of its own in A and in B, which are
   elements of arrays of one type: the same function of the lane.  */

static bool
own_index_p (const struct parallel_loop *loop, tree a, tree b)
{
  struct poly x, y, difference;
  bool own = false;
  poly_init (&x);
  poly_init (&y);
  poly_init (&difference);
  number_value (TREE_OPERAND (a, 1), &x);
  number_value (TREE_OPERAND (b, 1), &y);
  if (lane_stride (loop, &x) != 0 && fixed_p (loop, &x)
      && poly_sub (&difference, &x, &y))
    own = difference.n == 0;
  poly_clear (&x);
  poly_clear (&y);
  poly_clear (&difference);
  return own;
}

/* True if A and B are in parts of one array that each lane of LOOP has for
   itself, whatever the indices in these are: m[lane][i] and m[lane][k].  */

static bool
own_rows_p (const struct parallel_loop *loop, tree a, tree b)
{
  auto_vec<tree> x, y;
  tree p = parts_of (a, &x), q = parts_of (b, &y);
  if (TREE_CODE (p) == MEM_REF && TREE_CODE (q) == MEM_REF
      ? (TREE_OPERAND (p, 0) != TREE_OPERAND (q, 0)
	 || varying_p (TREE_OPERAND (p, 0))
	 || (TREE_CODE (TREE_OPERAND (p, 0)) == SSA_NAME
	     && inside_p (loop, SSA_NAME_DEF_STMT (TREE_OPERAND (p, 0))))
	 || !tree_int_cst_equal (TREE_OPERAND (p, 1), TREE_OPERAND (q, 1))
	 || !types_compatible_p (TREE_TYPE (p), TREE_TYPE (q)))
      : !DECL_P (p) || p != q)
    return false;
  for (unsigned i = 0; i < MIN (x.length (), y.length ()); i++)
    {
      if (TREE_CODE (x[i]) != TREE_CODE (y[i])
	  || !types_compatible_p (TREE_TYPE (x[i]), TREE_TYPE (y[i])))
	return false;
      if (TREE_CODE (x[i]) == ARRAY_REF)
	{
	  if (own_index_p (loop, x[i], y[i]))
	    return true;
	}
      else if (TREE_CODE (x[i]) != COMPONENT_REF
	       || TREE_OPERAND (x[i], 1) != TREE_OPERAND (y[i], 1)
	       || (TREE_CODE (TREE_TYPE (TREE_OPERAND (x[i], 0)))
		   != RECORD_TYPE))
	return false;
    }
  return false;
}

/* True if B, which all lanes of LOOP share, is in front of where the first
   lane accesses A, and others go on from there: x[j] with x[j + 1 + lane].  */

static bool
in_front_p (const struct parallel_loop *loop, const place *a, const place *b)
{
  HOST_WIDE_INT stride = lane_stride (loop, &a->at);
  struct poly difference, lane, factor;
  mpz_t d;
  bool front = false;
  if (stride == 0 || !fixed_p (loop, &a->at) || !fixed_p (loop, &b->at))
    return false;
  poly_init (&difference);
  poly_init (&lane);
  poly_init (&factor);
  mpz_init (d);
  poly_set_symbol (&lane, SSA_NAME_VERSION (loop->lane));
  poly_set_si (&factor, stride);
  if (poly_mul (&lane, &lane, &factor)
      && poly_sub (&difference, &b->at, &a->at)
      && poly_add (&difference, &difference, &lane)
      && poly_constant_p (&difference, d))
    front = (stride > 0 ? mpz_cmp_si (d, -b->size) <= 0
	     : mpz_cmp_si (d, a->size) >= 0);
  poly_clear (&difference);
  poly_clear (&lane);
  poly_clear (&factor);
  mpz_clear (d);
  return front;
}

bool
apart_p (const struct parallel_loop *loop, const place *a, const place *b)
{
  if (own_rows_p (loop, place_ref (a), place_ref (b))
      || in_front_p (loop, a, b))
    return true;
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
    {
      /* Less than a lane apart, or farther than the last one is from the
	 first.  */
      tree n = constant_value (gimple_call_arg (loop->marker, 3));
      apart = mpz_cmpabs_ui (d, stride - size) <= 0
	      || (n && tree_fits_uhwi_p (n) && tree_to_uhwi (n) != 0
		  && tree_to_uhwi (n) <= (uint64_t) (INT_MAX / stride)
		  && mpz_cmpabs_ui (d, stride * (tree_to_uhwi (n) - 1) + size)
		     >= 0);
    }
  poly_clear (&difference);
  mpz_clear (d);
  return apart;
}

bool
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
  /* Nobody stores to a string.  */
  if (base && TREE_CODE (base) == STRING_CST)
    return true;
  place *p = XCNEW (place);
  p->stmt = stmt;
  p->store = store;
  p->size = int_size_in_bytes (TREE_TYPE (ref));
  poly_init (&p->at);
  reference_address (ref, &p->at, &row);
  p->base = base && DECL_P (base) ? base : base_pointer (&p->at);
  if (!p->base)
    p->base = known_base (ref);
  places->safe_push (p);
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

bool
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

tree
place_ref (const place *p)
{
  return p->store ? gimple_assign_lhs (p->stmt) : gimple_assign_rhs1 (p->stmt);
}

bool
in_other_clique_base_p (const place *a, const place *b)
{
  tree x = get_base_address (place_ref (a));
  tree y = get_base_address (place_ref (b));
  return x && y && TREE_CODE (x) == MEM_REF && TREE_CODE (y) == MEM_REF
	 && MR_DEPENDENCE_CLIQUE (x) > 1
	 && MR_DEPENDENCE_CLIQUE (x) == MR_DEPENDENCE_CLIQUE (y)
	 && MR_DEPENDENCE_BASE (x) != MR_DEPENDENCE_BASE (y);
}

bool
distinct_places_p (const place *a, const place *b)
{
  return distinct_bases_p (a->base, b->base)
	 || in_other_clique_base_p (a, b)
	 || distinct_types_p (place_ref (a), place_ref (b))
	 || (!b->store && VAR_P (gimple_assign_rhs1 (b->stmt))
	     && !stmt_may_clobber_ref_p (a->stmt,
					 gimple_assign_rhs1 (b->stmt)));
}

bool
same_access_p (const place *a, const place *b)
{
  return a->store == b->store && a->size == b->size
	 && get_alias_set (place_ref (a)) == get_alias_set (place_ref (b))
	 && poly_equal_p (&a->at, &b->at);
}

unsigned
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

bool
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

void
free_places (vec<place *> *places)
{
  for (unsigned i = 0; i < places->length (); i++)
    {
      poly_clear (&(*places)[i]->at);
      free ((*places)[i]);
    }
}

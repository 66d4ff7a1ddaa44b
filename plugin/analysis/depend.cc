/* Warnings of annotated loops whose iterations depend on each other.

   A block runs each statement for all its lanes before the next one.  So an
   iteration sees what a statement in front of it does in an earlier iteration
   of its block, but not what a statement behind it does:

     a[i] = a[i - 1] + b[i];		reads what was there before the block

     a[i] = b[i];			as in the scalar loop
     c[i] = a[i - 1];

   If all iterations load one element, which one of them stores, its whole
   block sees what was there before, or what is there behind:

     a[i] = a[7] + b[i];		iterations 8 to 15 see the old one

   What all iterations load and store at one place is like a scalar; see
   depend-value.cc.  And lanes with one index update one place, which keeps the
   result of the last one only:

     h[x[i]] += 1;

   All that is legal, and almost never meant.  Iterations that a clause says to
   be independent, Safelen or BlockIndependent, are not looked at.

   Terms: of two accesses in an iteration the earlier one is that whose
   iteration comes first in the scalar loop.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "report/report.h"

struct loop_access
{
  gimple *stmt;
  bool store;
  struct poly at;
  uint64_t row;			/* See reference_address.  */
  HOST_WIDE_INT size;
  unsigned place;		/* In the order of the program.  */
};

/* Collect what the loop accesses.  */

static void
collect_accesses (const struct parallel_loop *loop, vec<loop_access *> *list)
{
  basic_block bb;
  unsigned place = 0;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (loop->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *stmt = gsi_stmt (g);
	  bool store = gimple_store_p (stmt) && is_gimple_assign (stmt);
	  if ((!store && !gimple_assign_load_p (stmt))
	      || gimple_clobber_p (stmt))
	    continue;
	  tree ref = store ? gimple_assign_lhs (stmt)
		     : gimple_assign_rhs1 (stmt);
	  HOST_WIDE_INT size = int_size_in_bytes (TREE_TYPE (ref));
	  if (size <= 0)
	    continue;
	  loop_access *a = XCNEW (loop_access);
	  a->stmt = stmt;
	  a->store = store;
	  a->size = size;
	  a->place = place++;
	  poly_init (&a->at);
	  reference_address (ref, &a->at, &a->row);
	  list->safe_push (a);
	}
}

static void
release_accesses (vec<loop_access *> *list)
{
  for (unsigned i = 0; i < list->length (); i++)
    {
      poly_clear (&(*list)[i]->at);
      free ((*list)[i]);
    }
}

/* True if an iteration comes to A before it comes to B.  */

static bool
before_p (const loop_access *a, const loop_access *b)
{
  basic_block bb_a = gimple_bb (a->stmt), bb_b = gimple_bb (b->stmt);
  if (bb_a != bb_b && dominated_by_p (CDI_DOMINATORS, bb_b, bb_a))
    return true;
  if (bb_a != bb_b && dominated_by_p (CDI_DOMINATORS, bb_a, bb_b))
    return false;
  return a->place < b->place;
}

HOST_WIDE_INT
lane_stride (const struct parallel_loop *loop, const struct poly *p)
{
  HOST_WIDE_INT stride = 0;
  for (unsigned i = 0; i < p->n; i++)
    {
      const struct poly_term *t = &p->term[i];
      for (unsigned k = 0; k < POLY_DEGREE && t->sym[k]; k++)
	{
	  tree name = symbol_name (t->sym[k]);
	  if (name && name == loop->lane)
	    {
	      if (k > 0 || t->sym[1] || !mpz_fits_slong_p (t->coef))
		return 0;
	      stride = mpz_get_si (t->coef);
	    }
	  else if (name && varying_p (name)
		   && ripple_api_call (SSA_NAME_DEF_STMT (name)) == API_NONE)
	    return 0;
	}
    }
  return stride;
}

/* The number of iterations of LOOP; UNKNOWN if that is no constant.  */

static uint64_t
iterations (const struct parallel_loop *loop, uint64_t unknown)
{
  tree n = constant_value (gimple_call_arg (loop->marker, 3));
  return n && tree_fits_uhwi_p (n) ? tree_to_uhwi (n) : unknown;
}

/* The least distance, in iterations, at which X accesses what Y does in the
   later iteration; 0 if the loop's blocks are shorter.  */

static uint64_t
distance (const struct parallel_loop *loop, const loop_access *x,
	  const loop_access *y)
{
  HOST_WIDE_INT stride = lane_stride (loop, &x->at), lo, hi;
  struct poly difference;
  mpz_t d;
  uint64_t most = MIN (loop->lanes, iterations (loop, UINT64_MAX)) - 1, k = 0;
  if (stride == 0)
    return 0;
  if (x->row)
    most = MIN (most, (x->row - 1) / absu_hwi (stride));
  poly_init (&difference);
  mpz_init (d);
  if (poly_sub (&difference, &x->at, &y->at)
      && poly_constant_p (&difference, d)
      && mpz_cmpabs_ui (d, INT_MAX) <= 0)
    {
      /* They overlap where LO < STRIDE * K < HI.  */
      lo = mpz_get_si (d) - y->size;
      hi = mpz_get_si (d) + x->size;
      if (stride < 0)
	{
	  stride = -stride;
	  std::swap (lo, hi);
	  lo = -lo;
	  hi = -hi;
	}
      k = lo < stride ? 1 : lo / stride + 1;
      if (stride * (HOST_WIDE_INT) k >= hi || k > most)
	k = 0;
    }
  poly_clear (&difference);
  mpz_clear (d);
  return k;
}

/* Warn if Y comes too early where lanes run together: X should have accessed
   the place in an earlier iteration.  True if it does.  */

static bool
warn_order (const struct parallel_loop *loop, const loop_access *x,
	    const loop_access *y)
{
  auto_diagnostic_group group;
  const char *does = y->store ? "stored" : "loaded";
  const char *did = x->store ? "stored" : "loaded";
  if (x == y || (!x->store && !y->store) || before_p (x, y))
    return false;
  uint64_t k = distance (loop, x, y);
  if (k == 0)
    return false;
  if (ripple_report (stmt_location (y->stmt), RMK_CARRIED_ACCESS, does, did,
		     k, loop->lanes, k))
    ripple_report (stmt_location (x->stmt), RMK_CARRIED_OTHER, did);
  return true;
}

/* True if P is the same for all lanes of LOOP.  */

static bool
same_for_lanes_p (const struct poly *p)
{
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
      {
	tree name = symbol_name (p->term[i].sym[k]);
	if (name && varying_p (name))
	  return false;
      }
  return true;
}

/* The iteration of LOOP in which STORE stores the one element that all load at
   LOAD, to *K; false if it is not sure that there is one.  */

static bool
stored_in (const struct parallel_loop *loop, const loop_access *store,
	   const loop_access *load, uint64_t *k)
{
  HOST_WIDE_INT stride = lane_stride (loop, &store->at);
  struct poly p, factor;
  mpz_t d;
  bool ok = false;
  if (stride == 0 || !same_for_lanes_p (&load->at))
    return false;
  poly_init (&p);
  poly_init (&factor);
  mpz_init (d);
  poly_set_symbol (&p, SSA_NAME_VERSION (loop->lane));
  poly_set_si (&factor, stride);
  /* LOAD - what STORE is in iteration 0 = STRIDE * K.  */
  if (poly_mul (&p, &p, &factor) && poly_add (&p, &p, &load->at)
      && poly_sub (&p, &p, &store->at) && poly_constant_p (&p, d)
      && mpz_divisible_ui_p (d, absu_hwi (stride)))
    {
      mpz_tdiv_q_ui (d, d, absu_hwi (stride));
      if (stride < 0)
	mpz_neg (d, d);
      ok = (mpz_sgn (d) >= 0
	    && mpz_cmp_ui (d, iterations (loop, loop->lanes)) < 0
	    && !(store->row
		 && mpz_cmp_ui (d, (store->row - 1) / absu_hwi (stride)) > 0));
    }
  if (ok)
    *k = mpz_get_ui (d);
  poly_clear (&factor);
  poly_clear (&p);
  mpz_clear (d);
  return ok;
}

/* True if each iteration of LOOP comes to A.  */

static bool
unconditional_p (const struct parallel_loop *loop, const loop_access *a)
{
  return dominated_by_p (CDI_POST_DOMINATORS, gimple_bb (loop->marker),
			 gimple_bb (a->stmt));
}

/* Warn if LOAD, which all iterations do at one place, sees what STORE does in
   one of them too early or too late.  */

static void
warn_element (const struct parallel_loop *loop, const loop_access *store,
	      const loop_access *load)
{
  auto_diagnostic_group group;
  uint64_t k, lane;
  if (!store->store || load->store || !unconditional_p (loop, store)
      || !unconditional_p (loop, load) || !stored_in (loop, store, load, &k))
    return;
  /* The store writes back what was loaded.  */
  if (gimple_assign_rhs1 (store->stmt) == gimple_assign_lhs (load->stmt))
    return;
  lane = k % loop->lanes;
  /* The iterations before it, or behind it, are all of other blocks.  */
  if (before_p (store, load)
      ? lane == 0
      : lane == loop->lanes - 1 || k + 1 == iterations (loop, 0))
    return;
  if (ripple_report (stmt_location (load->stmt), RMK_CARRIED_ELEMENT, k,
		     loop->lanes))
    ripple_report (stmt_location (store->stmt), RMK_CARRIED_OTHER, "stored");
}

/* Warn if LOAD, one of LIST, gets in all iterations what a store behind it
   left in an earlier one.  */

static void
warn_place (const struct parallel_loop *loop, const loop_access *load,
	    const vec<loop_access *> &list)
{
  const loop_access *behind = NULL;
  if (load->store || !same_for_lanes_p (&load->at)
      || gimple_has_volatile_ops (load->stmt)
      || TREE_CODE (gimple_assign_lhs (load->stmt)) != SSA_NAME)
    return;
  for (unsigned i = 0; i < list.length (); i++)
    if (list[i]->store && poly_equal_p (&list[i]->at, &load->at))
      {
	/* Each iteration stores to the place before it loads.  */
	if (before_p (list[i], load))
	  return;
	behind = list[i];
      }
  if (behind)
    warn_carried_load (loop, load->stmt, behind->stmt);
}

/* Lanes with one index.  */

/* The load that NAME is computed from, whose place differs from lane to lane;
   or null.  */

static gimple *
find_load (tree name, hash_set<tree> *seen)
{
  if (TREE_CODE (name) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (name)
      || !varying_p (name) || seen->add (name))
    return NULL;
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (gimple_assign_load_p (def))
    return def;
  ssa_op_iter i;
  tree use;
  FOR_EACH_SSA_TREE_OPERAND (use, def, i, SSA_OP_USE)
    if (gimple *load = find_load (use, seen))
      return load;
  return NULL;
}

/* The load of the index of address P, if the lanes of the loop may have the
   same; null if P tells lanes from each other.  */

static gimple *
colliding_index (const struct poly *p)
{
  gimple *load = NULL;
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
      {
	tree name = symbol_name (p->term[i].sym[k]);
	if (!name || !varying_p (name))
	  continue;
	/* Objects that pointers lead to are distinct, as a rule.  */
	if (ripple_api_call (SSA_NAME_DEF_STMT (name)) != API_NONE
	    || POINTER_TYPE_P (TREE_TYPE (name)))
	  return NULL;
	hash_set<tree> seen;
	if (!load)
	  load = find_load (name, &seen);
      }
  return load;
}

/* True if NAME is computed from what a statement of LIST loads at P.  */

static bool
uses_load_p (const struct parallel_loop *loop, tree name,
	     const struct poly *p, const vec<loop_access *> &list,
	     hash_set<tree> *seen)
{
  if (TREE_CODE (name) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (name)
      || seen->add (name))
    return false;
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (!inside_p (loop, def))
    return false;
  if (gimple_assign_load_p (def))
    for (unsigned i = 0; i < list.length (); i++)
      if (list[i]->stmt == def && poly_equal_p (&list[i]->at, p))
	return true;
  ssa_op_iter i;
  tree use;
  if (gphi *phi = dyn_cast<gphi *> (def))
    for (unsigned k = 0; k < gimple_phi_num_args (phi); k++)
      if (uses_load_p (loop, gimple_phi_arg_def (phi, k), p, list, seen))
	return true;
  FOR_EACH_SSA_TREE_OPERAND (use, def, i, SSA_OP_USE)
    if (uses_load_p (loop, use, p, list, seen))
      return true;
  return false;
}

static void
warn_conflict (const struct parallel_loop *loop, const loop_access *a,
	       const vec<loop_access *> &list)
{
  auto_diagnostic_group group;
  hash_set<tree> seen;
  gimple *index = a->store ? colliding_index (&a->at) : NULL;
  if (index && inside_p (loop, index)
      && uses_load_p (loop, gimple_assign_rhs1 (a->stmt), &a->at, list, &seen)
      && ripple_report (stmt_location (a->stmt), RMK_LANE_CONFLICT))
    ripple_report (stmt_location (index), RMK_LANE_CONFLICT_INDEX);
}

/* Loops.  */

/* Set *LOOP to that of MARKER; false if its iterations are independent, or
   nothing else that warnings are about.  */

static bool
read_parallel_loop (struct parallel_loop *loop, gcall *marker)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  tree flags = constant_value (gimple_call_arg (marker, 1));
  loop->marker = marker;
  loop->lane = gimple_call_lhs (marker);
  loop->loop = gimple_bb (marker)->loop_father;
  if (!loop->lane || !loop_outer (loop->loop) || !loop->loop->latch
      || !flags
      || (tree_to_uhwi (flags)
	  & (LANE_BLOCK_INDEPENDENT | LANE_LENGTH | LANE_ONE_BLOCK))
      || !lane_dims (marker, LANE_DIM0, dim, extent, &loop->shape))
    return false;
  loop->lanes = shape_least_lanes (&loop->shape);
  if (shape_scalable_p (&loop->shape))
    loop->lanes *= MAX_VSCALE;
  return loop->lanes > 1;
}

/* Do not give the warnings SET of what stands in LOOP; let it be done by whole
   vectors if VECTORS.  */

static void
silence_loop (class loop *loop, unsigned set, bool vectors)
{
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      {
	ripple_silence (gimple_location (gsi_stmt (g)), set);
	if (vectors)
	  ripple_require_vectors (gimple_location (gsi_stmt (g)));
      }
  free (body);
}

void
silence_loops (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE)
	if (tree flags = constant_value (gimple_call_arg (gsi_stmt (g), 1)))
	  {
	    unsigned all = tree_to_uhwi (flags);
	    bool vectors = all & LANE_REQUIRE_VECTOR;
	    unsigned set = (all & ~LANE_REQUIRE_VECTOR) >> LANE_NO_WARN_BIT;
	    if (set || vectors)
	      silence_loop (bb->loop_father, set, vectors);
	  }
}

static void
warn_loop (const struct parallel_loop *loop)
{
  auto_vec<loop_access *> list;
  warn_carried_values (loop);
  begin_addresses (loop);
  collect_accesses (loop, &list);
  for (unsigned i = 0; i < list.length (); i++)
    {
      for (unsigned k = 0; k < list.length (); k++)
	if (warn_order (loop, list[k], list[i]))
	  break;
      for (unsigned k = 0; k < list.length (); k++)
	warn_element (loop, list[k], list[i]);
      warn_place (loop, list[i], list);
      warn_conflict (loop, list[i], list);
    }
  release_accesses (&list);
  end_addresses ();
}

void
for_parallel_loops (void (*visit) (const struct parallel_loop *))
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	struct parallel_loop loop;
	if (ripple_api_call (gsi_stmt (g)) == API_LANE
	    && read_parallel_loop (&loop, as_a<gcall *> (gsi_stmt (g))))
	  visit (&loop);
      }
}

void
warn_dependences (void)
{
  calculate_dominance_info (CDI_POST_DOMINATORS);
  for_parallel_loops (warn_loop);
  free_dominance_info (CDI_POST_DOMINATORS);
}

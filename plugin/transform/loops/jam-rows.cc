/* Rounds of a loop round annotated loops are done several at a time, where
   they load, or store, the same.

   INPUT	for (i < m)
		  for (j, annotated)
		    y[j] += x[i] * a[i][j];

   OUTPUT	for (i < m - 3; i += 4)
		  for (j, annotated)
		    {
		      y[j] += x[i] * a[i][j];
		      y[j] += x[i + 1] * a[i + 1][j];
		      ...
		    }
		for (; i < m; i++)
		  as before

   so that what is updated is loaded and stored once for four rounds, and

   INPUT	for (i < n)
		  for (k < m)
		    for (j, annotated)
		      c[i][j] += a[i][k] * b[k][j];

   OUTPUT	for (i < n - 3; i += 4)
		  for (k < m)
		    for (j, annotated)
		      {
			c[i][j] += a[i][k] * b[k][j];
			c[i + 1][j] += a[i + 1][k] * b[k][j];
			...
		      }

   so that what all rows use is.  For each element the order of operations is
   that of the program.  The annotated loops must be elementwise; which places
   they may store to: independent-rounds.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "analysis/same-value.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"
#include "gimplify-me.h"
#include "tree-chrec.h"
#include "tree-ssa-loop.h"
#include "tree-scalar-evolution.h"

namespace {

enum
{
  ROWS = 4,			/* At a time,  */
  LINE_BYTES = 64,		/* or so many bytes of columns in short
				   loops, of up to  */
  FEW_STATEMENTS = 24,
  MOST_STATEMENTS = 48,		/* Of the annotated loops in a row,  */
  MOST_AROUND = 64		/* and round them.  */
};

/* A loop round annotated ones.  */

struct row_nest
{
  class loop *loop;
  unsigned depth;		/* Of the annotated ones in it.  */
  enum round_places kind;	/* What its stores are to.  */
  unsigned rows;		/* So many rounds are done at a time.  */
  auto_vec<basic_block> blocks;	/* Of it, those that dominate others first.  */
  auto_vec<gcall *> markers;	/* Of the annotated loops in it.  */
  auto_vec<gphi *> counters;
  auto_vec<tree> steps;		/* What they are counted by.  */
  /* Loads from where the same round stores to.  */
  hash_set<gimple *> updates;
  /* What is to be done in each round, and names that are other values in the
     next one.  */
  hash_set<gimple *> statements;
  hash_set<tree> names;
  unsigned in_bodies;		/* Statements in the annotated loops.  */
};

/* True if all that S does is to compute, or to load and store plainly.  */

bool
plain_statement_p (gimple *s)
{
  if (is_gimple_debug (s) || gimple_code (s) == GIMPLE_LABEL
      || gimple_code (s) == GIMPLE_PREDICT || gimple_nop_p (s)
      || ripple_api_call (s) == API_SET_SHAPE)
    return true;
  if (gimple_has_volatile_ops (s) || stmt_could_throw_p (cfun, s)
      || !is_gimple_assign (s) || gimple_clobber_p (s))
    return false;
  return !gimple_vuse (s)
	 || (gimple_assign_single_p (s)
	     && is_gimple_reg_type (TREE_TYPE (gimple_assign_lhs (s))));
}

/* True if BB, of R's loop, only goes on, or asks once whether a loop does.  */

bool
plain_block_p (const row_nest *r, basic_block bb)
{
  class loop *loop = bb->loop_father;
  if (bb != loop->header)
    return single_succ_p (bb);
  edge exit = counted_exit (loop);
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (bb));
  if (!exit || exit->src != bb || !cond || varying_p (gimple_cond_lhs (cond))
      || varying_p (gimple_cond_rhs (cond)))
    return false;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (loop == r->loop && gimple_vuse (gsi_stmt (g)))
      return false;
  return true;
}

bool
elementwise_marker_p (gcall *marker)
{
  return !(lane_flags (marker) & LANE_LENGTH) && !why_not_elementwise (marker);
}

/* True if R's loop has nothing in it but its counters, what is computed from
   them, and loops of that kind, of which the innermost ones are annotated.  */

bool
plain_nest_p (row_nest *r)
{
  /* So many rows may have been put together there.  */
  unsigned around = 0, rows = r->depth > 1 ? 1 : +ROWS;
  basic_block *bbs = get_loop_body_in_dom_order (r->loop);
  for (unsigned i = 0; i < r->loop->num_nodes; i++)
    r->blocks.safe_push (bbs[i]);
  free (bbs);
  for (unsigned i = 0; i < r->blocks.length (); i++)
    {
      basic_block bb = r->blocks[i];
      if (!plain_block_p (r, bb))
	return false;
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *s = gsi_stmt (g);
	  if (ripple_api_call (s) == API_LANE)
	    r->markers.safe_push (as_a<gcall *> (s));
	  else if (gimple_code (s) == GIMPLE_COND)
	    continue;
	  else if (!plain_statement_p (s)
		   || (bb->loop_father->inner
		       ? around++ >= rows * MOST_AROUND
		       : r->in_bodies++ >= rows * MOST_STATEMENTS))
	    return false;
	}
    }
  for (unsigned i = 0; i < r->markers.length (); i++)
    if (!elementwise_marker_p (r->markers[i]))
      return false;
  return !r->markers.is_empty ();
}

/* True if the counters of R's loop are known.  */

bool
find_counters (row_nest *r)
{
  for (gphi_iterator p = gsi_start_nonvirtual_phis (r->loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    {
      affine_iv iv;
      tree x = gimple_phi_result (p.phi ());
      if (!simple_iv (r->loop, r->loop, x, &iv, true)
	  || chrec_contains_undetermined (iv.step)
	  || tree_contains_chrecs (iv.step, NULL)
	  || (INTEGRAL_TYPE_P (TREE_TYPE (x)) && !iv.no_overflow
	      && TYPE_OVERFLOW_UNDEFINED (TREE_TYPE (x))))
	return false;
      r->counters.safe_push (p.phi ());
      r->steps.safe_push (iv.step);
      r->names.add (x);
    }
  return !r->counters.is_empty ();
}

/* True if S uses what is another value in the next round of R.  */

bool
of_round_p (row_nest *r, gimple *s)
{
  use_operand_p use;
  ssa_op_iter it;
  /* Also those in what it takes the address of.  */
  FOR_EACH_SSA_USE_OPERAND (use, s, it, SSA_OP_USE)
    if (r->names.contains (USE_FROM_PTR (use)))
      return true;
  return false;
}

/* True if an argument of PHI is another value in the next round of R.  */

bool
phi_of_round_p (row_nest *r, gphi *phi)
{
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    if (r->names.contains (gimple_phi_arg_def (phi, i)))
      return true;
  return false;
}

/* Find what is to be done in each round of R.  False if that is more than
   statements.  */

bool
find_statements (row_nest *r)
{
  for (unsigned i = 0; i < r->blocks.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_bb (r->blocks[i]);
	 !gsi_end_p (g); gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (is_gimple_debug (s)
	    || !(of_round_p (r, s) || gimple_store_p (s)
		 || r->updates.contains (s)))
	  continue;
	if (is_gimple_assign (s))
	  {
	    r->statements.add (s);
	    if (TREE_CODE (gimple_assign_lhs (s)) == SSA_NAME)
	      r->names.add (gimple_assign_lhs (s));
	  }
	else if (r->blocks[i] != r->loop->header)
	  return false;
      }
  for (unsigned i = 0; i < r->blocks.length (); i++)
    for (gphi_iterator p = gsi_start_nonvirtual_phis (r->blocks[i]);
	 !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
      if (r->blocks[i] != r->loop->header && phi_of_round_p (r, p.phi ()))
	return false;
  return true;
}

/* True if each store of R is to where it loads from.  */

bool
only_updates_p (row_nest *r)
{
  for (hash_set<gimple *>::iterator s = r->statements.begin ();
       s != r->statements.end (); ++s)
    if (gimple_store_p (*s))
      {
	bool updated = false;
	for (hash_set<gimple *>::iterator l = r->updates.begin ();
	     l != r->updates.end (); ++l)
	  updated |= same_place_p (gimple_assign_rhs1 (*l),
				   gimple_assign_lhs (*s));
	if (!updated)
	  return false;
      }
  return true;
}

/* True if lanes of R load in a loop in its loop what all rounds do.  */

bool
rows_share_loads_p (const row_nest *r)
{
  for (unsigned i = 0; i < r->markers.length (); i++)
    {
      basic_block bb = gimple_bb (r->markers[i]);
      if (loop_outer (bb->loop_father) != r->loop)
	for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	     gsi_next (&g))
	  if (gimple_assign_load_p (gsi_stmt (g))
	      && varying_p (gimple_assign_lhs (gsi_stmt (g)))
	      && !const_cast<row_nest *> (r)->statements.contains
		    (gsi_stmt (g)))
	    return true;
    }
  return false;
}

/* How many rounds of R are best done at once; if ALONG is not 0, lanes load
   what is so many bytes long, next to each other in all of them.  0 if they
   are best done one by one.  */

unsigned
rows_together (row_nest *r, unsigned along)
{
  bool body = loop_outer (gimple_bb (r->markers[0])->loop_father) == r->loop
	      && r->markers.length () == 1;
  if (r->kind == ROUNDS_UPDATE)
    return body && only_updates_p (r) ? +ROWS : 0;
  if (r->depth > 1)
    return rows_share_loads_p (r) ? +ROWS : 0;
  if (!body || !IN_RANGE (along, 4, 8))
    return 0;
  return r->in_bodies <= FEW_STATEMENTS ? LINE_BYTES / along : +ROWS;
}

/* The base of what the load or store S accesses, if that is reached from a
   pointer, else null.  */

tree
accessed_base (gimple *s)
{
  tree ref = gimple_store_p (s) ? gimple_assign_lhs (s)
	     : gimple_assign_rhs1 (s);
  tree base = get_base_address (ref);
  return base && TREE_CODE (base) == MEM_REF ? base : NULL_TREE;
}

/* In a clique, what is loaded and not stored to, and the first row.  */
enum { LOADED_BASE = 1, ROW_BASE = 2 };

/* Let GCC, and who comes next, see that what R loads by ACCESSES is away from
   what it stores to, but for updates; unless they see it already, in rows.  */

void
set_clique (row_nest *r, const vec<gimple *> &accesses)
{
  for (unsigned i = 0; i < accesses.length (); i++)
    if (tree base = accessed_base (accesses[i]))
      if (MR_DEPENDENCE_CLIQUE (base) > 1
	  && MR_DEPENDENCE_BASE (base) > ROW_BASE)
	return;
  /* Clique 1 is made anew with each points-to analysis.  */
  unsigned clique = cfun->last_clique = MAX (cfun->last_clique, 1) + 1;
  for (class loop *l : loops_list (cfun, 0))
    if (flow_bb_inside_loop_p (r->loop, l->header))
      l->owned_clique = clique;
  for (unsigned i = 0; i < accesses.length (); i++)
    if (tree base = accessed_base (accesses[i]))
      {
	bool own = gimple_store_p (accesses[i])
		   || r->updates.contains (accesses[i]);
	MR_DEPENDENCE_CLIQUE (base) = clique;
	MR_DEPENDENCE_BASE (base) = own ? ROW_BASE : LOADED_BASE;
      }
}

/* S is a copy for the round that is BY rounds ahead and has a row of its
   own.  */

void
set_row (gimple *s, unsigned by)
{
  if (gimple_assign_load_p (s) || gimple_store_p (s))
    if (tree base = accessed_base (s))
      if (MR_DEPENDENCE_BASE (base) == ROW_BASE)
	MR_DEPENDENCE_BASE (base) = ROW_BASE + by;
}

/* X plus BY, appended to SEQ.  */

tree
advanced (gimple_seq *seq, tree x, tree by)
{
  tree y = make_ssa_name (TREE_TYPE (x));
  enum tree_code code = POINTER_TYPE_P (TREE_TYPE (x)) ? POINTER_PLUS_EXPR
							: PLUS_EXPR;
  gimple_seq_add_stmt (seq, gimple_build_assign (y, code, x, by));
  return y;
}

/* STEP times N, of its type, appended to SEQ.  */

tree
times (gimple_seq *seq, tree step, unsigned n)
{
  return gimple_build (seq, MULT_EXPR, TREE_TYPE (step), step,
		       build_int_cst (TREE_TYPE (step), n));
}

tree
replace_name (tree *op, int *, void *data)
{
  hash_map<tree, tree> *names = (hash_map<tree, tree> *) data;
  if (TREE_CODE (*op) == SSA_NAME)
    if (tree *to = names->get (*op))
      *op = *to;
  return NULL_TREE;
}

/* A copy of S with what NAMES says for names, among which is its result
   then.  */

gimple *
renamed_copy (gimple *s, hash_map<tree, tree> *names)
{
  gimple *copy = gimple_copy (s);
  tree lhs = gimple_assign_lhs (s);
  for (unsigned i = 0; i < gimple_num_ops (copy); i++)
    if (gimple_op (copy, i))
      walk_tree (gimple_op_ptr (copy, i), replace_name, names, NULL);
  if (TREE_CODE (lhs) == SSA_NAME)
    {
      tree to = copy_ssa_name (lhs, copy);
      copy_flags (lhs, to);
      gimple_set_lhs (copy, to);
      names->put (lhs, to);
    }
  gimple_set_vuse (copy, NULL_TREE);
  gimple_set_vdef (copy, NULL_TREE);
  return copy;
}

/* Append SEQ to BB.  */

void
append_to_block (basic_block bb, gimple_seq seq)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  if (!gsi_end_p (g) && stmt_ends_bb_p (gsi_stmt (g)))
    gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  else
    gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
}

/* Do what R's loop does for the round that is BY rounds ahead, too, at the end
   of each of its blocks, for STATEMENTS.  */

void
add_row (row_nest *r, unsigned by, const vec<gimple *> &statements)
{
  gimple_seq before = NULL, first = NULL;
  hash_map<tree, tree> names;
  for (unsigned i = 0; i < r->counters.length (); i++)
    {
      tree x = gimple_phi_result (r->counters[i]);
      names.put (x, advanced (&first, x, times (&before, r->steps[i], by)));
    }
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (r->loop), before);
  gimple_stmt_iterator g = gsi_after_labels (r->loop->header);
  gsi_insert_seq_before (&g, first, GSI_SAME_STMT);
  for (unsigned i = 0; i < statements.length ();)
    {
      basic_block bb = gimple_bb (statements[i]);
      gimple_seq copies = NULL;
      for (; i < statements.length () && gimple_bb (statements[i]) == bb; i++)
	{
	  gimple *copy = renamed_copy (statements[i], &names);
	  if (r->kind == ROUNDS_OWN)
	    set_row (copy, by);
	  gimple_seq_add_stmt (&copies, copy);
	}
      append_to_block (bb, copies);
    }
}

/* Let R's loop run while N, the rounds that are left, are at least so many as
   are done together.  */

void
count_rows (row_nest *r, tree n)
{
  class loop *loop = r->loop;
  edge again = loop_latch_edge (loop);
  tree type = TREE_TYPE (n);
  gimple_seq before = NULL, seq = NULL;
  tree left = make_ssa_name (type), next = make_ssa_name (type);
  gphi *phi = create_phi_node (left, loop->header);
  gimple_seq_add_stmt (&seq, gimple_build_assign (next, MINUS_EXPR, left,
						  build_int_cst (type,
								 r->rows)));
  for (unsigned i = 0; i < r->counters.length (); i++)
    {
      tree x = gimple_phi_result (r->counters[i]);
      SET_PHI_ARG_DEF (r->counters[i], again->dest_idx,
		       advanced (&seq, x,
				 times (&before, r->steps[i], r->rows)));
    }
  append_to_block (again->src, seq);
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (loop), before);
  add_phi_arg (phi, n, loop_preheader_edge (loop), UNKNOWN_LOCATION);
  add_phi_arg (phi, next, again, UNKNOWN_LOCATION);
  gcond *cond = as_a<gcond *> (last_stmt (loop->header));
  bool stays = EDGE_SUCC (loop->header, 0)->flags & EDGE_TRUE_VALUE;
  edge e = EDGE_SUCC (loop->header, stays ? 0 : 1);
  stays = flow_bb_inside_loop_p (loop, e->dest);
  gimple_cond_set_condition (cond, stays ? GE_EXPR : LT_EXPR, left,
			     build_int_cst (type, r->rows));
  update_stmt (cond);
  loop->any_upper_bound = loop->any_likely_upper_bound = false;
  loop->any_estimate = false;
}

/* N, a number of rounds, unsigned, but 0 unless SAFE is true or null; to be
   computed by SEQ.  */

tree
rounds_together (tree n, tree safe, gimple_seq *seq)
{
  gimple_seq s = NULL;
  tree type = unsigned_type_for (TREE_TYPE (n));
  n = force_gimple_operand (fold_convert (type, unshare_expr (n)), &s, true,
			    NULL_TREE);
  gimple_seq_add_seq (seq, s);
  return safe ? gimple_build (seq, COND_EXPR, type, safe, n,
			      build_zero_cst (type)) : n;
}

/* Let R's loop do several rounds at a time, if it may and that is better.  */

bool
jam_rows (row_nest *r)
{
  gimple_seq seq = NULL;
  tree safe = NULL_TREE;
  unsigned along;
  if (!plain_nest_p (r) || !find_counters (r))
    return false;
  tree n = number_of_latch_executions (r->loop);
  if (!n || chrec_contains_undetermined (n) || TREE_CODE (n) == COND_EXPR
      || !INTEGRAL_TYPE_P (TREE_TYPE (n))
      || (tree_fits_uhwi_p (n) && tree_to_uhwi (n) < ROWS))
    return false;
  r->kind = places_of_rounds (r->loop, r->markers, &r->updates, &along, &seq,
			      &safe);
  if (r->kind == ROUNDS_DEPEND || !find_statements (r)
      || !(r->rows = rows_together (r, along)))
    {
      gimple_seq_discard (seq);
      return false;
    }
  auto_vec<gimple *> statements, accesses;
  for (unsigned i = 0; i < r->blocks.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_bb (r->blocks[i]);
	 !gsi_end_p (g); gsi_next (&g))
      {
	if (r->statements.contains (gsi_stmt (g)))
	  statements.safe_push (gsi_stmt (g));
	if (is_gimple_assign (gsi_stmt (g)) && gimple_vuse (gsi_stmt (g)))
	  accesses.safe_push (gsi_stmt (g));
      }
  rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
  if (!append_copy (r->loop))
    return false;
  set_clique (r, accesses);
  n = rounds_together (n, safe, &seq);
  for (unsigned i = 0; i < r->steps.length (); i++)
    {
      gimple_seq s = NULL;
      r->steps[i] = force_gimple_operand (unshare_expr (r->steps[i]), &s,
					  true, NULL_TREE);
      gimple_seq_add_seq (&seq, s);
    }
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (r->loop), seq);
  for (unsigned k = 1; k < r->rows; k++)
    add_row (r, k, statements);
  count_rows (r, n);
  return true;
}

/* The loop DEPTH loops outside that of MARKER; null if that, or one between
   them, is annotated or none.  */

class loop *
loop_around (gcall *marker, unsigned depth, const vec<gcall *> &markers)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  for (; depth > 0; depth--)
    {
      loop = loop_outer (loop);
      if (!loop || !loop_outer (loop))
	return NULL;
      for (unsigned i = 0; i < markers.length (); i++)
	if (gimple_bb (markers[i])->loop_father == loop)
	  return NULL;
    }
  return loop;
}

/* The same as jam_rows for the loop DEPTH loops outside that of MARKER.  */

bool
jam_around (gcall *marker, unsigned depth, const vec<gcall *> &markers,
	    hash_set<basic_block> *seen)
{
  begin_loops ();
  scev_initialize ();
  row_nest r;
  r.loop = loop_around (marker, depth, markers);
  r.depth = depth;
  r.in_bodies = 0;
  bool done = r.loop && !seen->add (r.loop->header) && jam_rows (&r);
  scev_finalize ();
  if (!done)
    {
      loop_optimizer_finalize ();
      return false;
    }
  end_loops ();
  overlay_forget_shapes ();
  compute_shapes (false);
  return true;
}

} // anonymous namespace

bool
jam_updated_rows (void)
{
  enum { DEEPEST = 2 };
  bool changed = false;
  if (!optimize || optimize_function_for_size_p (cfun))
    return false;
  /* From outside, where what loops access is compared once.  */
  for (unsigned depth = DEEPEST; depth > 0; depth--)
    {
      auto_vec<gcall *> markers;
      hash_set<basic_block> seen;
      find_lane_markers (&markers);
      for (unsigned i = 0; i < markers.length (); i++)
	changed |= jam_around (markers[i], depth, markers, &seen);
    }
  return changed;
}

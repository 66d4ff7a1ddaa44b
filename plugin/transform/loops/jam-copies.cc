/* The statements of a loop round annotated ones are copied, so that several of
   its rounds are done at once.

   INPUT	for (i < m)
		  {
		    t = x[i];
		    for (j, annotated)
		      y[j] += t * a[i][j];
		  }

   OUTPUT	for (left = m; left >= 2; left -= 2, i += 2)
		  {
		    t = x[i];
		    i1 = i + 1, t1 = x[i1];
		    for (j, annotated)
		      {
			y[j] += t * a[i][j];
			y[j] += t1 * a[i1][j];
		      }
		  }
		for (; i < m)
		  as before

   A copy of a statement stands at the end of the block of that.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/jam-rows.h"
#include "transform/loops/remainder.h"
#include "gimplify-me.h"
#include "tree-ssa-loop.h"

namespace {

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
  /* Rows of its own are told apart in a clique that nothing outside has.  */
  if (r->kind == ROUNDS_UPDATE)
    for (unsigned i = 0; i < accesses.length (); i++)
      if (tree base = accessed_base (accesses[i]))
	if (MR_DEPENDENCE_CLIQUE (base) > 1
	    && MR_DEPENDENCE_BASE (base) > ROW_BASE)
	  return;
  unsigned clique = new_clique (r->loop);
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

/* The counter X, increased N times by STEP, appended to SEQ; what can be
   computed before the loop is appended to BEFORE.  Where N steps together may
   not be of the type of X, though the sum is, it is computed modulo 2^n.  */

tree
advanced (gimple_seq *seq, gimple_seq *before, tree x, tree step, unsigned n)
{
  tree type = TREE_TYPE (step), y = make_ssa_name (TREE_TYPE (x));
  enum tree_code code = POINTER_TYPE_P (TREE_TYPE (x)) ? POINTER_PLUS_EXPR
							: PLUS_EXPR;
  if (TREE_CODE (step) != INTEGER_CST && TYPE_OVERFLOW_UNDEFINED (type))
    {
      type = unsigned_type_for (type);
      step = gimple_convert (before, type, step);
      x = gimple_convert (seq, type, x);
    }
  step = gimple_build (before, MULT_EXPR, type, step, build_int_cst (type, n));
  if (code == POINTER_PLUS_EXPR || type == TREE_TYPE (y))
    {
      gimple_seq_add_stmt (seq, gimple_build_assign (y, code, x, step));
      return y;
    }
  x = gimple_build (seq, code, type, x, step);
  gimple_seq_add_stmt (seq, gimple_build_assign (y, NOP_EXPR, x));
  return y;
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

/* The edge from LOOP's header into its body.  */

edge
stays_edge (class loop *loop)
{
  edge e = EDGE_SUCC (loop->header, 0);
  return flow_bb_inside_loop_p (loop, e->dest) ? e
	 : EDGE_SUCC (loop->header, 1);
}

/* Add to R's loop what its PHIS are for another round, and put that into
   NAMES.  */

void
begin_phis (row_nest *r, hash_map<tree, tree> *names, vec<gphi *> *phis)
{
  for (unsigned i = 0; i < r->phis.length (); i++)
    {
      tree x = gimple_phi_result (r->phis[i]), to = copy_ssa_name (x);
      copy_flags (x, to);
      phis->safe_push (create_phi_node (to, gimple_bb (r->phis[i])));
      names->put (x, to);
    }
}

/* Let PHIS be of what NAMES says for R's PHIS.  */

void
end_phis (row_nest *r, hash_map<tree, tree> *names, const vec<gphi *> &phis)
{
  for (unsigned i = 0; i < phis.length (); i++)
    for (unsigned k = 0; k < gimple_phi_num_args (phis[i]); k++)
      {
	tree x = gimple_phi_arg_def (r->phis[i], k), *to = names->get (x);
	add_phi_arg (phis[i], to ? *to : x,
		     gimple_phi_arg_edge (phis[i], k),
		     gimple_phi_arg_location (r->phis[i], k));
      }
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
      names.put (x, advanced (&first, &before, x, r->steps[i], by));
    }
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (r->loop), before);
  auto_vec<gphi *> phis;
  begin_phis (r, &names, &phis);
  /* The header may be where there are no such rounds any more.  */
  unsigned i = 0;
  for (; i < statements.length ()
	 && gimple_bb (statements[i]) == r->loop->header; i++)
    gimple_seq_add_stmt (&first, renamed_copy (statements[i], &names));
  gsi_insert_seq_on_edge_immediate (stays_edge (r->loop), first);
  while (i < statements.length ())
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
  end_phis (r, &names, phis);
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
		       advanced (&seq, &before, x, r->steps[i], r->rows));
    }
  append_to_block (again->src, seq);
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (loop), before);
  add_phi_arg (phi, n, loop_preheader_edge (loop), UNKNOWN_LOCATION);
  add_phi_arg (phi, next, again, UNKNOWN_LOCATION);
  gcond *cond = as_a<gcond *> (last_stmt (loop->header));
  bool stays = stays_edge (loop)->flags & EDGE_TRUE_VALUE;
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

} // anonymous namespace

bool
jam_copies (row_nest *r, tree n, tree safe, gimple_seq seq)
{
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

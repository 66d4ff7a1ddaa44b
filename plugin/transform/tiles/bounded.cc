/* Blocks that are transposed, of which not all lanes load or store.

   INPUT	if (i + y < m && j + x < n)	x, y: lanes of 16 by 16
		  e = a[(i + y) * n + j + x];
		e = ripple_shuffle (e, turn);
		if (j + y < n && i + x < m)
		  b[(j + y) * m + i + x] = e;
   OUTPUT	count[ROW] = i < m ? MIN (m - i, 16) : 0, and so COL

   What is stored must have been loaded.  The statements stand between two
   blocks then: that in front of the first condition, and that behind the store
   where all lanes meet again.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "transform/cfg/cfg.h"
#include "transform/tiles/linear.h"

/* The nearest block round those of N in which all lanes are on.  */

static basic_block
block_before (tile_nest *n)
{
  basic_block bb = gimple_bb (n->sums[0]->store);
  bb = nearest_common_dominator (CDI_DOMINATORS, bb, gimple_bb (n->turn));
  if (n->joined)
    bb = nearest_common_dominator (CDI_DOMINATORS, bb,
				   loaded_edge (n->joined)->src);
  if (n->fill)
    bb = nearest_common_dominator (CDI_DOMINATORS, bb, gimple_bb (n->fill));
  while (conditional_block_p (bb))
    bb = get_immediate_dominator (CDI_DOMINATORS, bb);
  return bb;
}

/* The first block behind that of N's store to which all lanes come.  */

static basic_block
block_behind (tile_nest *n)
{
  basic_block bb = gimple_bb (n->sums[0]->store);
  do
    bb = get_immediate_dominator (CDI_POST_DOMINATORS, bb);
  while (bb && !dominated_by_p (CDI_POST_DOMINATORS, n->before, bb));
  return bb;
}

/* Put the blocks of N between BEFORE and *BEHIND, in the order of the program,
   into LIST; if others come to *BEHIND, too, let it be a block in front of
   that.  False if control comes in elsewhere.  */

static bool
blocks_between (tile_nest *n, basic_block *behind, vec<basic_block> *list)
{
  auto_vec<basic_block> found;
  auto_vec<edge> out;
  hash_set<basic_block> seen;
  basic_block bb;
  edge e;
  edge_iterator ei;
  reach (n->before, *behind, &seen, &found);
  FOR_EACH_BB_FN (bb, cfun)
    if (bb != n->before && bb != *behind && found.contains (bb))
      {
	if (bb->loop_father != n->before->loop_father
	    || !dominated_by_p (CDI_DOMINATORS, bb, n->before))
	  return false;
	list->safe_push (bb);
      }
  if ((*behind)->loop_father != n->before->loop_father
      || *behind == n->before->loop_father->header)
    return false;
  if (dominated_by_p (CDI_DOMINATORS, *behind, n->before))
    return true;
  FOR_EACH_EDGE (e, ei, (*behind)->preds)
    if (e->src == n->before || list->contains (e->src))
      out.safe_push (e);
  *behind = merge_edges (out, *behind);
  return true;
}

/* True if BB has PHIs of values that N does not know of.  */

static bool
phis_p (tile_nest *n, basic_block bb)
{
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
    if (p.phi () != n->joined
	&& !virtual_operand_p (gimple_phi_result (p.phi ())))
      return true;
  return false;
}

/* True if STMT, between N's edges, computes what is the same for all lanes and
   can be computed in front of N.  */

static bool
movable_p (gimple *stmt)
{
  tree lhs = gimple_get_lhs (stmt);
  return lhs && TREE_CODE (lhs) == SSA_NAME && !varying_p (lhs)
	 && is_gimple_assign (stmt) && !gimple_vuse (stmt)
	 && !gimple_could_trap_p (stmt);
}

/* True if STMT does no more for N than to compute what differs from lane to
   lane, or to store its blocks.  */

static bool
part_p (tile_nest *n, gimple *stmt)
{
  tree lhs = gimple_get_lhs (stmt);
  if (stmt == n->sums[0]->store || stmt == n->fill || stmt == n->turn
      || gimple_code (stmt) == GIMPLE_COND
      || gimple_code (stmt) == GIMPLE_LABEL
      || gimple_code (stmt) == GIMPLE_PREDICT || gimple_nop_p (stmt)
      || buffer_access_p (n, stmt) || ripple_api_call (stmt) == API_ID)
    return true;
  return lhs && TREE_CODE (lhs) == SSA_NAME && is_gimple_assign (stmt)
	 && varying_p (lhs) && !gimple_has_volatile_ops (stmt);
}

/* True if NAME is used between the edges of N only, in blocks BBS, at N's
   store, or in what BODY has.  */

static bool
used_between_p (tile_nest *n, const vec<basic_block> &bbs, tree name)
{
  imm_use_iterator it;
  use_operand_p u;
  FOR_EACH_IMM_USE_FAST (u, it, name)
    {
      gimple *use = USE_STMT (u);
      if (!is_gimple_debug (use) && !bbs.contains (gimple_bb (use))
	  && use != n->joined && !n->body.contains (use)
	  && !(gimple_code (use) == GIMPLE_COND
	       && gimple_bb (use) == n->before))
	return false;
    }
  return true;
}

/* True if STMT gives one of NAMES.  */

static bool
gives_p (gimple *stmt, hash_set<tree> *names)
{
  tree lhs = gimple_get_lhs (stmt);
  return lhs && TREE_CODE (lhs) == SSA_NAME && names->contains (lhs);
}

/* Put the statements of N in BEFORE that load NAMES, or turn them, or need
   what those give, into its body.  False if something stores between them.  */

static bool
find_statements_before (tile_nest *n, hash_set<tree> *names)
{
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (n->before);
       !gsi_end_p (g); gsi_next_nondebug (&g))
    {
      gimple *s = gsi_stmt (g);
      ssa_op_iter it;
      tree use;
      if (stores_p (n, s) && !n->body.is_empty ())
	return false;
      bool needs = s == n->turn || s == n->fill;
      if (gives_p (s, names))
	{
	  needs = needs || loaded_p (n, gimple_get_lhs (s));
	  FOR_EACH_SSA_TREE_OPERAND (use, s, it, SSA_OP_USE)
	    needs = needs || n->body.contains (SSA_NAME_DEF_STMT (use));
	}
      if (needs)
	n->body.safe_push (s);
    }
  return true;
}

/* Put those in BBS there, and the store.  False if something else is done in
   these blocks.  */

static bool
find_statements_between (tile_nest *n, hash_set<tree> *names,
			 const vec<basic_block> &bbs)
{
  for (unsigned i = 0; i < bbs.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bbs[i]);
	 !gsi_end_p (g); gsi_next_nondebug (&g))
      {
	gimple *s = gsi_stmt (g);
	if (movable_p (s))
	  continue;
	if (!part_p (n, s))
	  return false;
	if (s == n->fill || s == n->sums[0]->store || gives_p (s, names))
	  n->body.safe_push (s);
      }
  return true;
}

/* True if nothing that N's blocks BBS, or its body, compute is used
   elsewhere.  */

static bool
results_apart_p (tile_nest *n, const vec<basic_block> &bbs)
{
  for (unsigned i = 0; i < bbs.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bbs[i]);
	 !gsi_end_p (g); gsi_next_nondebug (&g))
      {
	tree lhs = gimple_get_lhs (gsi_stmt (g));
	if (lhs && TREE_CODE (lhs) == SSA_NAME && !movable_p (gsi_stmt (g))
	    && !used_between_p (n, bbs, lhs))
	  return false;
      }
  for (unsigned i = 0; i < n->body.length (); i++)
    {
      tree lhs = gimple_get_lhs (n->body[i]);
      if (lhs && TREE_CODE (lhs) == SSA_NAME && !used_between_p (n, bbs, lhs))
	return false;
    }
  return !n->joined || used_between_p (n, bbs, gimple_phi_result (n->joined));
}

bool
bounded_p (tile_nest *n)
{
  return n->joined || conditional_block_p (gimple_bb (n->sums[0]->store))
	 || (n->fill && conditional_block_p (gimple_bb (n->fill)));
}

bool
find_both_bounds (tile_nest *n)
{
  auto_vec<nest_bound> outside;
  basic_block store = gimple_bb (n->sums[0]->store);
  basic_block load = gimple_bb (n->fill ? n->fill : n->turn);
  if (n->joined)
    load = loaded_edge (n->joined)->src;
  calculate_dominance_info (CDI_POST_DOMINATORS);
  outside.safe_splice (n->bounds);
  n->bounds.truncate (0);
  bool ok = n->extent[ROW] == n->extent[COL]
	    && find_bounds (n, n->before, load);
  n->loaded.safe_splice (n->bounds);
  n->bounds.truncate (0);
  ok = ok && find_bounds (n, n->before, store);
  free_dominance_info (CDI_POST_DOMINATORS);
  for (unsigned i = 0; i < n->bounds.length (); i++)
    {
      nest_bound *b = &n->bounds[i];
      b->along = b->along == ROW ? COL : ROW;
      std::swap (b->low.coef[ROW], b->low.coef[COL]);
    }
  n->bounds.safe_splice (outside);
  return ok;
}

bool
find_blocks_between (tile_nest *n, basic_block *behind, vec<basic_block> *list)
{
  gimple *store = n->sums[0]->store;
  if (stmt_ends_bb_p (store))
    return false;
  free_dominance_info (CDI_POST_DOMINATORS);
  split_block (gimple_bb (store), store);
  calculate_dominance_info (CDI_DOMINATORS);
  n->before = block_before (n);
  calculate_dominance_info (CDI_POST_DOMINATORS);
  *behind = block_behind (n);
  bool ok = *behind && *behind != EXIT_BLOCK_PTR_FOR_FN (cfun)
	    && last_stmt (n->before) && is_ctrl_stmt (last_stmt (n->before))
	    && blocks_between (n, behind, list) && !phis_p (n, *behind)
	    && (!n->joined || list->contains (gimple_bb (n->joined)));
  for (unsigned i = 0; ok && i < list->length (); i++)
    ok = !phis_p (n, (*list)[i]);
  free_dominance_info (CDI_POST_DOMINATORS);
  return ok;
}

bool
find_bounded (tile_nest *n, hash_set<tree> *names, const char **why)
{
  auto_vec<basic_block> bbs;
  basic_block behind;
  *why = "its loads and its store do not stand together";
  if (!find_blocks_between (n, &behind, &bbs)
      || !find_statements_before (n, names)
      || !find_statements_between (n, names, bbs)
      || !n->body.contains (n->sums[0]->store) || !all_loaded_p (n, names))
    return false;
  *why = "it has results other than what it stores";
  if (!results_apart_p (n, bbs))
    return false;
  *why = lanes_not_first;
  return find_both_bounds (n);
}

void
isolate_bounded (tile_nest *n)
{
  auto_vec<basic_block> bbs;
  gimple *cond = last_stmt (n->before);
  gimple_stmt_iterator to = gsi_for_stmt (cond);
  free_dominance_info (CDI_POST_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_POST_DOMINATORS);
  basic_block behind = block_behind (n);
  blocks_between (n, &behind, &bbs);
  free_dominance_info (CDI_POST_DOMINATORS);
  for (unsigned i = 0; i < bbs.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]); !gsi_end_p (g); )
      {
	gimple_stmt_iterator from = g;
	gsi_next (&g);
	if (movable_p (gsi_stmt (from)))
	  gsi_move_before (&from, &to);
      }
  gimple *first = cond;
  for (unsigned i = n->body.length (); i-- > 0; )
    if (gimple_bb (n->body[i]) == n->before)
      {
	gimple_stmt_iterator from = gsi_for_stmt (n->body[i]);
	to = gsi_for_stmt (first);
	gsi_move_before (&from, &to);
	first = n->body[i];
      }
  n->exit = split_block_after_labels (behind);
  to = gsi_for_stmt (first);
  gsi_prev (&to);
  n->entry = gsi_end_p (to) ? split_block_after_labels (n->before)
	     : split_block (n->before, gsi_stmt (to));
}

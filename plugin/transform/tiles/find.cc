/* Which nests of loops add products of rows and columns.

   INPUT	annotated loops over i and j, neither of them strip-mined, one
		in the other, and loops over k in both, or round them
   OUTPUT	a tile_nest (nest.h)

   What a value is told by its shape: one that differs along the dimension of
   the rows only is a factor for a row, whatever computes it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "transform/loops/loops.h"
#include "transform/tiles/linear.h"

/* Find the rows and columns of N's block, the only two dimensions of a value
   in its innermost loop.  */

static bool
find_block (tile_nest *n)
{
  class loop *inner = n->loop[STEP + n->steps - 1];
  basic_block bb = loop_entry (inner)->dest;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      tree lhs = is_gimple_assign (gsi_stmt (g))
		 ? gimple_assign_lhs (gsi_stmt (g)) : NULL_TREE;
      if (lhs && TREE_CODE (lhs) == SSA_NAME
	  && find_dimensions (n, overlay_shape (lhs)))
	return true;
    }
  return false;
}

tree
find_handle (const tile_nest *n)
{
  for (unsigned l = 0; l < STEP + n->steps; l++)
    if (n->marker[l])
      return gimple_call_arg (n->marker[l], 0);
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_ID)
	return gimple_call_arg (gsi_stmt (g), 0);
  return NULL_TREE;
}

/* The counter of the loop of MARKER in its own type, null if the loop does not
   use it.  */

static tree
counter_of (tile_nest *n, gcall *marker)
{
  for (unsigned i = 0; i < n->body.length (); i++)
    {
      tree lhs = gimple_get_lhs (n->body[i]);
      if (gimple_bb (n->body[i]) == gimple_bb (marker)
	  && TREE_CODE (lhs) == SSA_NAME
	  && temporary_name_p (SSA_NAME_IDENTIFIER (lhs), RIPPLE_COUNTER))
	return lhs;
    }
  return NULL_TREE;
}


bool
name_used_in_nest_p (tile_nest *n, tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    if (!is_gimple_debug (USE_STMT (use))
	&& !flow_bb_inside_loop_p (n->outer, gimple_bb (USE_STMT (use))))
      return false;
  return true;
}

/* True if N's loop L, of ROW and COL, carries nothing round but its counter
   and memory.  */

static bool
carries_counter_only_p (tile_nest *n, unsigned l)
{
  for (gphi_iterator p = gsi_start_nonvirtual_phis (n->loop[l]->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    if (gimple_phi_result (p.phi ()) != loop_counter (n, l))
      return false;
  return name_used_in_nest_p (n, loop_counter (n, l));
}

bool
used_in_nest_p (tile_nest *n, const vec<gimple *> &list)
{
  for (unsigned i = 0; i < list.length (); i++)
    {
      tree lhs = gimple_get_lhs (list[i]);
      if (TREE_CODE (lhs) == SSA_NAME && !name_used_in_nest_p (n, lhs))
	return false;
    }
  return true;
}

/* Find what N's outermost loop carries and is used behind it, but for sums.
   False if some of it does not count.  */

static bool
find_counted (tile_nest *n)
{
  for (gphi_iterator p = gsi_start_phis (n->outer->header); !gsi_end_p (p);
       gsi_next (&p))
    {
      tree r = gimple_phi_result (p.phi ());
      linear v;
      bool sum = virtual_operand_p (r) || name_used_in_nest_p (n, r);
      for (unsigned i = 0; i < n->sums.length (); i++)
	sum = sum || n->sums[i]->carried == r;
      if (sum)
	continue;
      if (!linear_value (n, r, &v, DEPTH_OF_NUMBER))
	return false;
      for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
	if (l != STEP && v.coef[l])
	  return false;
      n->counted.safe_push (r);
    }
  return true;
}

/* True if the statements of LIST, of N, differ by its rows and columns only,
   and what they use from outside of it is the same for all lanes.  */

static bool
lanes_of_nest_p (tile_nest *n, const vec<gimple *> &list)
{
  ssa_op_iter it;
  tree use;
  for (unsigned i = 0; i < list.length (); i++)
    {
      tree lhs = gimple_get_lhs (list[i]);
      if ((TREE_CODE (lhs) == SSA_NAME ? kind_of (n, lhs)
	   : kind_of_place (n, lhs)) < 0)
	return false;
      FOR_EACH_SSA_TREE_OPERAND (use, list[i], it, SSA_OP_USE)
	if (varying_p (use) && known_before_p (n, use))
	  return false;
    }
  return true;
}

/* By what the conditions behind the steps differ; -1 as for nest_kind.  */

static int
kind_of_conditions (tile_nest *n)
{
  int kind = 0;
  for (unsigned i = 0; i < n->behind.length () && kind >= 0; i++)
    if (gcond *c = safe_dyn_cast<gcond *> (last_stmt (n->behind[i])))
      {
	int a = kind_of (n, gimple_cond_lhs (c));
	int b = kind_of (n, gimple_cond_rhs (c));
	kind = a < 0 || b < 0 ? -1 : kind | a | b;
      }
  return kind;
}

/* The same of a PHI behind the steps, which conditions of KIND lead to: a
   scalar that is set if any lane of a block is on is none of the nest's.  */

static bool
phi_of_nest_p (tile_nest *n, gphi *phi, int kind)
{
  ssa_op_iter it;
  use_operand_p use;
  if (virtual_operand_p (gimple_phi_result (phi)))
    return true;
  FOR_EACH_PHI_ARG (use, phi, it, SSA_OP_USE)
    if (varying_p (USE_FROM_PTR (use))
	&& known_before_p (n, USE_FROM_PTR (use)))
      return false;
  int own = kind_of (n, gimple_phi_result (phi));
  return own >= 0 && (own & kind) == kind;
}

/* The same of what comes round with N's steps, and of N as a whole: lanes of
   no condition around it decide whether it is done.  */

static bool
all_lanes_p (tile_nest *n)
{
  for (unsigned q = 0; q < n->steps; q++)
    for (gphi_iterator p = gsi_start_phis (n->loop[STEP + q]->header);
	 !gsi_end_p (p); gsi_next (&p))
      {
	tree start = PHI_ARG_DEF_FROM_EDGE (p.phi (), n->enter[q]);
	if (TREE_CODE (start) == SSA_NAME && !virtual_operand_p (start)
	    && varying_p (start) && known_before_p (n, start))
	  return false;
      }
  int kind = kind_of_conditions (n);
  if (kind < 0)
    return false;
  for (unsigned i = 1; i < n->behind.length (); i++)
    for (gphi_iterator p = gsi_start_phis (n->behind[i]); !gsi_end_p (p);
	 gsi_next (&p))
      if (!phi_of_nest_p (n, p.phi (), kind))
	return false;
  return lanes_of_nest_p (n, n->body) && lanes_of_nest_p (n, n->after)
	 && (n->block || !conditional_block_p (n->entry->src));
}

/* How many iterations LOOP L of N leaves undone for each block, or 1: by
   clause NoRemainder only whole blocks are done.  0 if that is not known.  */

static unsigned
whole_block (tile_nest *n, unsigned l)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  struct shape s;
  tree flags = gimple_call_arg (n->marker[l], 1);
  if (!(tree_to_uhwi (flags) & LANE_NO_REMAINDER)
      || tree_to_uhwi (flags) & LANE_ONE_BLOCK)
    return 1;
  lane_dims (n->marker[l], LANE_DIM0, dim, extent, &s);
  return shape_scalable_p (&s) ? 0 : extent[0];
}

/* Find how many iterations of annotated rows and columns there are, of those
   that come to the steps.  */

static bool
find_counts (tile_nest *n)
{
  for (unsigned l = ROW; l <= COL; l++)
    {
      if (!n->marker[l])
	continue;
      n->count[l] = gimple_call_arg (n->marker[l], 3);
      n->whole[l] = whole_block (n, l);
      if (!computable_before_p (n, n->count[l]) || n->whole[l] == 0)
	return false;
    }
  if (!n->guarded)
    return true;
  tree rows = iterations_before (n, ROW);
  n->count[COL] = iterations_before (n, COL);
  n->count[ROW] = rows;
  n->limited = true;
  return find_guards (n);
}

bool
find_nest (tile_nest *n, class loop *outer, bool block, const char **why)
{
  *why = NULL;
  begin_nest (n, outer);
  n->block = block;
  if (!find_loops (n))
    return false;
  if (block && (n->steps == 0 || !find_block (n)))
    return false;
  gcall *marker = block ? NULL : n->marker[n->loop[ROW] == outer ? ROW : COL];
  n->loc = stmt_location (marker ? marker : last_stmt (outer->header));
  n->entry = loop_preheader_edge (outer);
  n->exit = loop_exit (outer);
  bool straight = find_before (n);
  if (!straight)
    find_all (n);
  for (unsigned l = 0; l < STEP + n->steps; l++)
    if (n->marker[l])
      n->counter[l] = counter_of (n, n->marker[l]);
  find_plain (n);
  n->products = multiplies_p (n);
  if (!clauses_add_p (n, why))
    return false;
  if (!straight)
    {
      n->products = adds_products_p (n);
      *why = "more than assignments is done in its loops";
      return false;
    }
  *why = "its loops of rows and columns do more than to count from 0 on";
  if (!block && (!loop_counter (n, ROW) || !loop_counter (n, COL)))
    return false;
  if (block && adds_products_p (n))
    find_step_counts (n, why);
  bool sums = find_sums (n);
  n->products = sums ? tile_use (n) != TILE_MOVED : adds_products_p (n);
  *why = "something else is done with what it adds up";
  if (!sums)
    return false;
  *why = "what is done before or behind the sums is more than assignments";
  if (!find_after (n))
    return false;
  if (!sums_apart_p (n, why))
    return false;
  n->handle = find_handle (n);
  if (!n->handle
      || (!block
	  && (!carries_counter_only_p (n, ROW)
	      || !carries_counter_only_p (n, COL)))
      || !used_in_nest_p (n, n->body) || !used_in_nest_p (n, n->after)
      || !find_counted (n) || (n->rounds && !n->counted.is_empty ()))
    {
      *why = "it has results other than what it stores";
      return false;
    }
  if (!all_lanes_p (n))
    {
      *why = "lanes of something else take part";
      return false;
    }
  if (block ? !find_box (n, n->entry->src) : !find_counts (n))
    {
      *why = block ? lanes_not_first
	     : "how many iterations take part is not known before it";
      return false;
    }
  return true;
}

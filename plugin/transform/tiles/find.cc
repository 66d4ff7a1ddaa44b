/* Which nests of loops add products of rows and columns.

   INPUT	annotated loops over i and j, neither of them strip-mined, one
		in the other, and a loop over k in both
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

static int
kind_of (const tile_nest *n, tree op)
{
  return nest_kind (n, overlay_shape (op));
}

/* The marker of LOOP, whose lanes are those of one dimension, *DIM; null if
   there is none.  */

static gcall *
marker_of (class loop *loop, unsigned *dim)
{
  gcall *found = NULL;
  uint64_t extent[SHAPE_RANK];
  unsigned dims[SHAPE_RANK];
  struct shape s;
  basic_block *bbs = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes && !found; i++)
    if (bbs[i]->loop_father == loop)
      for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) == API_LANE)
	  {
	    found = as_a<gcall *> (gsi_stmt (g));
	    break;
	  }
  free (bbs);
  if (!found || lane_dims (found, LANE_DIM0, dims, extent, &s) != 1)
    return NULL;
  *dim = dims[0];
  return found;
}

static bool
only_child_p (class loop *loop)
{
  return loop && !loop->next;
}

/* True if LOOP goes from its header to its end, and is left there only.  */

static bool
counted_p (class loop *loop)
{
  edge exit = loop_exit (loop);
  return exit && exit->src == loop->header && loop->latch;
}

/* Append the statements of BB, which is straight, to LIST.  False if one of
   them is none that can be computed anew elsewhere.  */

static bool
append_statements (basic_block bb, vec<gimple *> *list)
{
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
       gsi_next_nondebug (&g))
    {
      gimple *s = gsi_stmt (g);
      if (gimple_code (s) == GIMPLE_COND || gimple_code (s) == GIMPLE_LABEL
	  || gimple_code (s) == GIMPLE_PREDICT || gimple_nop_p (s))
	continue;
      if (ripple_api_call (s) != API_LANE
	  && (!is_gimple_assign (s) || gimple_has_volatile_ops (s)
	      || gimple_clobber_p (s)
	      || !is_gimple_reg_type (TREE_TYPE (gimple_get_lhs (s)))))
	return false;
      list->safe_push (s);
    }
  return true;
}

/* Append the statements of the blocks from BB, which stand in LOOP alone, up
   to END to LIST.  False if they are no straight line.  */

static bool
append_line (class loop *loop, basic_block bb, basic_block end,
	     vec<gimple *> *list)
{
  for (; bb != end; bb = single_succ (bb))
    if (bb->loop_father != loop || !single_pred_p (bb)
	|| !single_succ_p (bb) || !append_statements (bb, list))
      return false;
  return true;
}

/* The statements of N's steps.  */

static bool
find_steps (tile_nest *n)
{
  class loop *step = n->loop[STEP];
  return append_statements (step->header, &n->body)
	 && append_line (step, loop_entry (step)->dest, step->header,
			 &n->body);
}

/* Append BB, in the loop INNER, and the blocks behind it to N's, the last ones
   first.  False if one of them has statements, or edges, that cannot be had
   elsewhere.  */

static bool
append_behind (tile_nest *n, class loop *inner, basic_block bb,
	       hash_set<basic_block> *seen)
{
  edge e;
  edge_iterator ei;
  if (bb == inner->header || seen->add (bb))
    return true;
  gimple *last = last_stmt (bb);
  if (bb->loop_father != inner
      || (!single_succ_p (bb) && !safe_dyn_cast<gcond *> (last)))
    return false;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (e->flags & (EDGE_ABNORMAL | EDGE_EH)
	|| !append_behind (n, inner, e->dest, seen))
      return false;
  n->behind.safe_push (bb);
  return true;
}

/* Find what is done behind the steps.  */

static bool
find_behind (tile_nest *n, class loop *inner)
{
  hash_set<basic_block> seen;
  if (!append_behind (n, inner, n->leave_steps->dest, &seen))
    return false;
  n->behind.reverse ();
  for (unsigned i = 0; i < n->behind.length (); i++)
    if (!append_statements (n->behind[i], &n->after))
      return false;
  return true;
}

/* Those before and behind the steps.  */

static bool
find_rest (tile_nest *n)
{
  class loop *inner = n->outer->inner, *step = n->loop[STEP];
  auto_vec<gimple *> last;
  return append_line (n->outer, loop_entry (n->outer)->dest, inner->header,
		      &n->before)
	 && append_line (inner, loop_entry (inner)->dest, step->header,
			 &n->before)
	 && find_behind (n, inner)
	 && append_line (n->outer, loop_exit (inner)->dest,
			 n->outer->header, &last)
	 && last.length () == 1;
}

/* The definition of OP in the body of N's steps that is an assignment of CODE;
   null if it is none, or has another use.  */

static gimple *
defined_by (tile_nest *n, tree op, enum tree_code code)
{
  if (TREE_CODE (op) != SSA_NAME)
    return NULL;
  gimple *def = SSA_NAME_DEF_STMT (op);
  return is_gimple_assign (def) && gimple_assign_rhs_code (def) == code
	 && n->body.contains (def) && has_single_use (op) ? def : NULL;
}

/* Find the sum of N.  */

static bool
find_sum (tile_nest *n)
{
  class loop *step = n->loop[STEP];
  for (gphi_iterator p = gsi_start_phis (step->header); !gsi_end_p (p);
       gsi_next (&p))
    {
      tree r = gimple_phi_result (p.phi ());
      if (virtual_operand_p (r) || kind_of (n, r) != (1 << ROW | 1 << COL))
	continue;
      if (n->sum)
	return false;
      n->sum = p.phi ();
    }
  if (!n->sum)
    return false;
  tree r = gimple_phi_result (n->sum);
  tree next = PHI_ARG_DEF_FROM_EDGE (n->sum, loop_latch_edge (step));
  n->start = PHI_ARG_DEF_FROM_EDGE (n->sum, loop_preheader_edge (step));
  n->add = defined_by (n, next, PLUS_EXPR);
  if (!n->add)
    {
      n->add = defined_by (n, next, MINUS_EXPR);
      n->minus = true;
    }
  if (!n->add)
    return false;
  tree a = gimple_assign_rhs1 (n->add), b = gimple_assign_rhs2 (n->add);
  if (b == r && !n->minus)
    std::swap (a, b);
  /* C multiplies bytes as signed numbers.  */
  n->convert = INTEGRAL_TYPE_P (TREE_TYPE (r)) ? defined_by (n, b, NOP_EXPR)
	       : NULL;
  if (n->convert)
    b = gimple_assign_rhs1 (n->convert);
  if (TYPE_PRECISION (TREE_TYPE (b)) != TYPE_PRECISION (TREE_TYPE (r)))
    return false;
  n->product = a == r ? defined_by (n, b, MULT_EXPR) : NULL;
  if (!n->product)
    return false;
  a = gimple_assign_rhs1 (n->product);
  b = gimple_assign_rhs2 (n->product);
  if (kind_of (n, a) == 1 << COL)
    std::swap (a, b);
  n->factor[ROW] = a;
  n->factor[COL] = b;
  return kind_of (n, a) == 1 << ROW && kind_of (n, b) == 1 << COL;
}

/* The load of a byte that OP, a factor of N, is the conversion of; null if it
   is none.  */

static gimple *
byte_of (tile_nest *n, tree op)
{
  gimple *def = TREE_CODE (op) == SSA_NAME ? SSA_NAME_DEF_STMT (op) : NULL;
  if (!def || !n->body.contains (def) || !gimple_assign_cast_p (def))
    return NULL;
  tree x = gimple_assign_rhs1 (def);
  if (TREE_CODE (x) != SSA_NAME || TREE_CODE (TREE_TYPE (x)) != INTEGER_TYPE
      || TYPE_PRECISION (TREE_TYPE (x)) != BITS_PER_UNIT)
    return NULL;
  gimple *load = SSA_NAME_DEF_STMT (x);
  return n->body.contains (load) && gimple_assign_load_p (load) ? load : NULL;
}

/* True if the statements of N's body, but for the product, are each of one
   row, of one column or of neither, and store nothing.  */

static bool
body_apart_p (tile_nest *n)
{
  imm_use_iterator it;
  use_operand_p use;
  for (unsigned i = 0; i < n->body.length (); i++)
    {
      gimple *s = n->body[i];
      if (gimple_vdef (s) || !is_gimple_assign (s))
	return false;
      if (s == n->product || s == n->add || s == n->convert)
	continue;
      int kind = kind_of (n, gimple_assign_lhs (s));
      if (kind < 0 || kind == (1 << ROW | 1 << COL))
	return false;
    }
  FOR_EACH_IMM_USE_FAST (use, it, gimple_phi_result (n->sum))
    {
      gimple *s = USE_STMT (use);
      if (!is_gimple_debug (s) && s != n->add && n->body.contains (s))
	return false;
    }
  return true;
}

/* Let *COUNT be what the iterations of the loop of MARKER are, if that is
   known in front of N: a name from there, or what the statements before the
   loop make of such names.  */

static bool
count_known_p (tile_nest *n, tree count, unsigned depth)
{
  if (TREE_CODE (count) != SSA_NAME)
    return is_gimple_min_invariant (count);
  gimple *def = SSA_NAME_DEF_STMT (count);
  basic_block bb = gimple_bb (def);
  if (SSA_NAME_IS_DEFAULT_DEF (count) || !flow_bb_inside_loop_p (n->outer, bb))
    return true;
  if (invariant_load (n, def))
    return true;
  if (depth == 0 || !is_gimple_assign (def) || gimple_vuse (def)
      || gimple_num_ops (def) > 3 || kind_of (n, count) != 0)
    return false;
  for (unsigned i = 1; i < gimple_num_ops (def); i++)
    if (!count_known_p (n, gimple_op (def, i), depth - 1))
      return false;
  return true;
}

/* The counter of the loop of MARKER in its own type, null if the loop does not
   use it.  */

static tree
counter_of (tile_nest *n, gcall *marker)
{
  for (unsigned i = 0; i < n->before.length (); i++)
    {
      tree lhs = gimple_get_lhs (n->before[i]);
      if (gimple_bb (n->before[i]) == gimple_bb (marker)
	  && TREE_CODE (lhs) == SSA_NAME
	  && temporary_name_p (SSA_NAME_IDENTIFIER (lhs), RIPPLE_COUNTER))
	return lhs;
    }
  return NULL_TREE;
}

/* True if LOOP, of N, carries nothing round but its counter and memory.  */

static bool
carries_counter_only_p (class loop *loop, gcall *marker)
{
  for (gphi_iterator p = gsi_start_phis (loop->header); !gsi_end_p (p);
       gsi_next (&p))
    {
      tree r = gimple_phi_result (p.phi ());
      if (!virtual_operand_p (r) && r != gimple_call_arg (marker, 2))
	return false;
    }
  return true;
}

/* True if what LIST computes is used in N only.  */

static bool
used_in_nest_p (tile_nest *n, const vec<gimple *> &list)
{
  imm_use_iterator it;
  use_operand_p use;
  for (unsigned i = 0; i < list.length (); i++)
    {
      tree lhs = gimple_get_lhs (list[i]);
      if (TREE_CODE (lhs) != SSA_NAME)
	continue;
      FOR_EACH_IMM_USE_FAST (use, it, lhs)
	if (!is_gimple_debug (USE_STMT (use))
	    && !flow_bb_inside_loop_p (n->outer, gimple_bb (USE_STMT (use))))
	  return false;
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
      struct shape s = TREE_CODE (lhs) == SSA_NAME ? *overlay_shape (lhs)
		       : overlay_address_shape (lhs);
      if (nest_kind (n, &s) < 0)
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
  for (gphi_iterator p = gsi_start_phis (n->loop[STEP]->header);
       !gsi_end_p (p); gsi_next (&p))
    {
      tree start = PHI_ARG_DEF_FROM_EDGE (p.phi (), n->enter_steps);
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
  return lanes_of_nest_p (n, n->before) && lanes_of_nest_p (n, n->body)
	 && lanes_of_nest_p (n, n->after)
	 && !conditional_block_p (n->entry->src);
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
  if (!(tree_to_uhwi (flags) & LANE_NO_REMAINDER))
    return 1;
  lane_dims (n->marker[l], LANE_DIM0, dim, extent, &s);
  return shape_scalable_p (&s) ? 0 : extent[0];
}

bool
find_nest (tile_nest *n, gcall *marker, const char **why)
{
  enum { DEPTH = 8 };
  *why = NULL;
  n->outer = gimple_bb (marker)->loop_father;
  n->loc = stmt_location (marker);
  class loop *inner = n->outer->inner;
  class loop *step = inner ? inner->inner : NULL;
  if (!loop_outer (n->outer) || !only_child_p (inner) || !only_child_p (step)
      || step->inner)
    return false;
  unsigned dim[2];
  gcall *m[2] = { marker_of (n->outer, &dim[0]), marker_of (inner, &dim[1]) };
  if (!m[0] || m[0] != marker || !m[1] || dim[0] == dim[1])
    return false;
  /* The columns are the lanes of the lower dimension, in which memory goes
     up.  */
  unsigned col = dim[0] < dim[1] ? 0 : 1;
  n->marker[COL] = m[col];
  n->marker[ROW] = m[!col];
  n->dim[COL] = dim[col];
  n->dim[ROW] = dim[!col];
  n->loop[COL] = col == 0 ? n->outer : inner;
  n->loop[ROW] = col == 0 ? inner : n->outer;
  n->loop[STEP] = step;
  n->sum = NULL;
  n->minus = n->exact = false;
  if (!counted_p (n->outer) || !counted_p (inner) || !counted_p (step)
      || !find_steps (n) || !find_sum (n))
    return false;
  n->leave_steps = loop_exit (step);
  if (!find_rest (n))
    {
      *why = "what is done before or behind the sums is more than assignments";
      return false;
    }
  if (!carries_counter_only_p (n->loop[ROW], n->marker[ROW])
      || !carries_counter_only_p (n->loop[COL], n->marker[COL])
      || !used_in_nest_p (n, n->before) || !used_in_nest_p (n, n->body)
      || !used_in_nest_p (n, n->after))
    {
      *why = "it has results other than what it stores";
      return false;
    }
  for (unsigned l = ROW; l <= COL; l++)
    n->bytes[l] = byte_of (n, n->factor[l]);
  if (!n->bytes[ROW] || !n->bytes[COL]
      || TYPE_PRECISION (TREE_TYPE (gimple_phi_result (n->sum))) != 32)
    n->bytes[ROW] = n->bytes[COL] = NULL;
  n->entry = loop_preheader_edge (n->outer);
  n->exit = loop_exit (n->outer);
  n->enter_steps = loop_preheader_edge (step);
  n->next_step = loop_latch_edge (step);
  if (!all_lanes_p (n))
    {
      *why = "lanes of something else take part";
      return false;
    }
  if (!body_apart_p (n))
    {
      *why = "what it multiplies is computed from rows and columns together";
      return false;
    }
  for (unsigned l = ROW; l <= COL; l++)
    {
      n->count[l] = gimple_call_arg (n->marker[l], 3);
      n->counter[l] = counter_of (n, n->marker[l]);
      n->whole[l] = whole_block (n, l);
      if (!count_known_p (n, n->count[l], DEPTH) || n->whole[l] == 0)
	{
	  *why = "how many iterations there are is not known before it";
	  return false;
	}
    }
  return true;
}

/* What stands behind an annotated loop over whole blocks: what does the
   iterations that it leaves, and what runs instead of it where its block may
   not be another one than the program's.

   INPUT	for (c = 0; c < n - n % B; c += B)
		  body

   OUTPUT	that, and one of

       for (; c < n; c++)		one by one, with BlockIndependent, or
	 body				where masks are dear
       for (; c < n; c += V)		shorter blocks
	 body
       if (n % B && n >= B)		a last block, where masks are dear,
	 c = n - B, body		which does some again
       if (c < n) body			under the mask lane < n
					(remainder.cc)

   The copies are strip-mined in their turn, but for the last two.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"
#include "transform/loops/mined-loop.h"
#include "transform/loops/remainder.h"

/* In LOOP, the scalar copy of that of MARKER, variables of which lanes have
   copies are those of lane 0 along its dimensions.  */

static void
choose_lane_0 (class loop *loop, gcall *marker)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  struct shape s = shape_scalar ();
  unsigned n = lane_dims (marker, LANE_DIM0, dim, extent, &s);
  basic_block *body = get_loop_body (loop);

  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_FLAT)
	for (unsigned k = 0; k < gimple_call_num_args (gsi_stmt (g)); k += 3)
	  for (unsigned d = 0; d < n; d++)
	    if (dim[d] == tree_to_uhwi (gimple_call_arg (gsi_stmt (g), k)))
	      gimple_call_set_arg (gsi_stmt (g), k + 1, size_one_node);
  free (body);
}

/* Find the loops again, that of M too.  */

static void
begin_loops_anew (mined_loop *m)
{
  end_loops ();
  begin_loops ();
  rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
  m->loop = gimple_bb (m->marker)->loop_father;
}

/* Append a scalar loop for what is left of M's, LEFT iterations if that is not
   null; false if its body cannot be copied.  */

static bool
append_scalar_loop (const mined_loop *m, tree left = NULL_TREE)
{
  class loop *copy = append_copy (m->loop);
  gcall *other = copy ? copied_marker (copy, m->marker) : NULL;
  if (!other)
    return false;
  mask_deep_loops (copy);
  if (left)
    {
      /* They are few, and better unrolled.  */
      set_rounds (copy, left);
      copy->dont_vectorize = true;
    }
  else
    set_bound (copy, gimple_call_arg (other, 2), m->n);
  set_lane_flags (other, m->flags | LANE_SCALAR);
  reduce_before_tail (m->loop, copy);
  choose_lane_0 (copy, m->marker);
  return true;
}

/* Let LOOP, that of MARKER, begin with iteration C.  */

static void
begin_at (class loop *loop, gcall *marker, tree c)
{
  gphi *phi = as_a<gphi *> (SSA_NAME_DEF_STMT (gimple_call_arg (marker, 2)));
  SET_PHI_ARG_DEF (phi, loop_preheader_edge (loop)->dest_idx, c);
}

/* Append a loop over blocks of LANES lanes for what M's leaves, or for the
   last REST iterations; it is strip-mined in its turn.  Its marker, or null if
   its body cannot be copied.  */

static gcall *
append_shorter_blocks (const mined_loop *m, unsigned lanes,
		       tree rest = NULL_TREE)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  poly_uint64 wanted = lanes;
  struct shape s;
  class loop *copy = append_copy (m->loop);
  gcall *other = copy ? copied_marker (copy, m->marker) : NULL;
  if (!other)
    return NULL;
  if (lane_dims (other, LANE_DIM0, dim, extent, &s) != 1)
    gcc_unreachable ();
  if (rest)
    {
      gimple_seq seq = NULL;
      tree from = gimple_build (&seq, m->loc, MINUS_EXPR, TREE_TYPE (m->c),
				m->n, rest);
      gsi_insert_seq_on_edge_immediate (loop_preheader_edge (m->loop), seq);
      begin_at (copy, other, from);
    }
  set_lane_flags (other, m->flags & ~LANE_DISTRIBUTED);
  set_block_extents (other, handle_definition (gimple_call_arg (other, 0)), 1,
		     dim, &wanted);
  return other;
}

/* Append what does the REST iterations that M's loop leaves in shorter blocks,
   as F says, and then one by one; false if its body cannot be copied.  */

static bool
append_maskless_rest (const mined_loop *m, const fitted_loop *f, tree rest)
{
  unsigned block = lanes_least (m->block);
  unsigned lanes = f->rest && f->rest < block ? f->rest : block / 2;
  if (lanes < f->shortest)
    return append_scalar_loop (m, rest);
  gcall *other = append_shorter_blocks (m, lanes);
  if (other)
    make_shorter (other, m->marker, rest, block <= 2 * lanes);
  return other;
}

/* If iterations of M's loop may be done again, as F says, let the last ones,
   if there are as many as a block has lanes, do the *REST of them, which then
   is 0; false if its body cannot be copied.

       if (n % B && n >= B)
	 c = n - B, body  */

static bool
append_last_block (mined_loop *m, fitted_loop *f, tree *rest)
{
  tree type = TREE_TYPE (m->c), zero = build_zero_cst (type);
  gimple_seq seq = NULL;
  tree block = build_int_cst (type, poly_int64 (m->block));
  tree some = gimple_build (&seq, m->loc, NE_EXPR, boolean_type_node, *rest,
			    zero);
  tree full = gimple_build (&seq, m->loc, GE_EXPR, boolean_type_node, m->n,
			    block);
  tree done = gimple_build (&seq, m->loc, BIT_AND_EXPR, boolean_type_node,
			    some, full);
  if (f->repeatable)
    done = gimple_build (&seq, m->loc, BIT_AND_EXPR, boolean_type_node, done,
			 f->repeatable);
  if (f->done)
    {
      tree left = gimple_build (&seq, m->loc, BIT_NOT_EXPR, boolean_type_node,
				f->done);
      done = gimple_build (&seq, m->loc, BIT_AND_EXPR, boolean_type_node, done,
			   left);
    }
  tree from = gimple_build (&seq, m->loc, MINUS_EXPR, type, m->n, block);
  from = gimple_build (&seq, m->loc, COND_EXPR, type, done, from, m->n);
  f->done = f->done ? gimple_build (&seq, m->loc, BIT_IOR_EXPR,
				    boolean_type_node, done, f->done) : done;
  *rest = gimple_build (&seq, m->loc, COND_EXPR, type, f->done, zero, *rest);
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (m->loop), seq);

  class loop *copy = append_copy (m->loop);
  gcall *other = copy ? copied_marker (copy, m->marker) : NULL;
  if (!other)
    return false;
  begin_at (copy, other, from);
  set_lane_flags (other, (m->flags & ~LANE_DISTRIBUTED) | LANE_NO_REMAINDER);
  make_last_block (other);
  begin_loops_anew (m);
  return true;
}

bool
append_rest (mined_loop *m, tree rest)
{
  if (m->safelen || ((m->flags & LANE_BLOCK_INDEPENDENT)
		     && !(m->flags & LANE_NO_REMAINDER)))
    return append_scalar_loop (m);
  if (m->flags & (LANE_NO_REMAINDER | LANE_PREDICATE))
    return true;
  fitted_loop *f = lanes_scalable_p (m->block) ? NULL
		   : fitted_rest (m->marker);
  if (f && f->one_by_one)
    return append_maskless_rest (m, f, rest);
  /* Shorter blocks go on behind whole ones of them.  */
  unsigned lanes = rest_lanes (m->marker);
  if (lanes && known_gt (m->block, lanes) && multiple_p (m->block, lanes))
    return append_shorter_blocks (m, lanes);
  lanes = lanes_least (m->block);
  if (f && lanes > f->again)
    f = NULL;
  if (f && !append_last_block (m, f, &rest))
    return false;
  if (f && f->shortest && lanes / 2 >= f->shortest)
    return append_shorter_blocks (m, lanes / 2, rest);
  bool ok = append_remainder (m->marker, rest, m->block);
  m->loop = gimple_bb (m->marker)->loop_father;
  return ok;
}

/* The condition for what LOOP loads to be apart from what it stores does not
   hold.  */

static void
drop_cliques (class loop *loop)
{
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      for (unsigned k = 0; k < gimple_num_ops (gsi_stmt (g)); k++)
	{
	  tree op = gimple_op (gsi_stmt (g), k);
	  tree base = op && REFERENCE_CLASS_P (op) ? get_base_address (op)
		      : NULL_TREE;
	  if (base && TREE_CODE (base) == MEM_REF)
	    MR_DEPENDENCE_CLIQUE (base) = MR_DEPENDENCE_BASE (base) = 0;
	}
  free (body);
}

bool
append_fallback (mined_loop *m)
{
  tree safe = take_condition (m->marker);
  if (!safe)
    return true;
  class loop *copy = append_alternative (m->loop, safe);
  gcall *other = copy ? copied_marker (copy, m->marker) : NULL;
  if (!other)
    return false;
  make_fallback (m->marker, other);
  drop_cliques (copy);
  set_lane_flags (other, m->flags & ~(LANE_DISTRIBUTED | LANE_APART));
  begin_loops_anew (m);
  return true;
}

/* __builtin_prefetch with lanes: once for each line of the cache, or once for
   each lane if these have indices.

   INPUT	__builtin_prefetch (_2, 0, 3);	_2: Tensor[32], affine [0: 4]
   OUTPUT	__builtin_prefetch (base, 0, 3);
		__builtin_prefetch (base + 64, 0, 3);

   It has no effect but on time, also at an address where nothing is: lanes
   that are off take part unless their addresses may be anywhere.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory.h"
#include "transform/render/render-private.h"

/* What is looked at to find the counter of a loop.  */
enum { MAX_STEPS = 16 };

/* True if OP, an affine value, is computed from the counter of an annotated
   loop.  STEPS: left to look at.  */

static bool
from_counter_p (tree op, unsigned *steps)
{
  if (TREE_CODE (op) != SSA_NAME || !varying_p (op) || !*steps)
    return false;
  --*steps;
  if (overlay_info (op)->flags & VALUE_COUNTER)
    return true;
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (!is_gimple_assign (def))
    return false;
  for (unsigned i = 1; i < gimple_num_ops (def); i++)
    if (gimple_op (def, i) && from_counter_p (gimple_op (def, i), steps))
      return true;
  return false;
}

static gcall *
prefetch_of (gcall *call, tree pointer)
{
  gcall *p = as_a<gcall *> (gimple_copy (call));
  gimple_call_set_arg (p, 0, pointer);
  return p;
}

/* A CODE B as TYPE, computed in E.  Nothing defines the counter of a loop yet,
   so that this is not to be folded.  */

static tree
compute (emitter *e, enum tree_code code, tree type, tree a, tree b)
{
  return assign_step (e, gimple_build_assign (make_ssa_name (type), code, a,
					      b));
}

/* Number K of the points S from BASE, computed in E.  */

static tree
point_of_step (emitter *e, tree base, const prefetch_steps *s, tree k)
{
  tree off = compute (e, MULT_EXPR, sizetype, k, s->step);
  if (s->end)
    off = compute (e, MIN_EXPR, sizetype, off, s->end);
  if (s->back)
    off = compute (e, NEGATE_EXPR, sizetype, off, NULL_TREE);
  return compute (e, POINTER_PLUS_EXPR, TREE_TYPE (base), base, off);
}

bool
render_prefetch (emitter *e, gcall *call, tree mask)
{
  lanes_address a;
  prefetch_steps s;
  auto_vec<tree> points;
  unsigned steps = MAX_STEPS, n = gimple_call_num_args (call);
  if (!gimple_call_builtin_p (call, BUILT_IN_PREFETCH) || !n)
    return false;
  tree pointer = gimple_call_arg (call, 0);
  for (unsigned i = 1; i < n; i++)
    if (varying_p (gimple_call_arg (call, i)))
      return false;
  tree ref = build2 (MEM_REF, char_type_node, pointer,
		     build_zero_cst (ptr_type_node));
  access_address (e, ref, &a);
  if (a.offset && mask)
    return false;
  a.align = MAX (a.align, alignment_bytes (a.base, gimple_bb (call)));
  /* Where a mask controls the loop it is only the last iteration's.  */
  bool on = (!mask || (shape_scalable_p (&a.shape)
		       && overlay_info (mask)->flags & VALUE_PREFIX))
	    && from_counter_p (pointer, &steps);
  if (lanes_prefetch_points (e, &a, on, &points))
    for (unsigned i = 0; i < points.length (); i++)
      {
	gimple_seq before = NULL;
	tree p = force_gimple_operand (points[i], &before, true, NULL_TREE);
	gimple_seq_add_seq (&e->seq, before);
	gimple_seq_add_stmt (&e->seq, prefetch_of (call, p));
      }
  else if (lanes_prefetch_steps (e, &a, on, &s))
    {
      gcall *p = prefetch_of (call, a.base);
      tree k = make_ssa_name (sizetype);
      emitter lane = { NULL, e->loc };
      gimple_call_set_arg (p, 0, point_of_step (&lane, a.base, &s, k));
      render_repeated (e, p, k, lane.seq, s.count);
    }
  else
    return false;
  return true;
}

/* The shapes of what calls return.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/libraries.h"
#include "analysis/overlay.h"
#include "analysis/shapes-private.h"

static uint64_t
dims_argument (gimple *call, unsigned arg)
{
  tree c = constant_value (gimple_call_arg (call, arg));
  return c && tree_fits_uhwi_p (c) ? tree_to_uhwi (c) : 0;
}

/* Indices of the slice CALL into INDEX; false if one is not constant.  */

bool
slice_indices (gimple *call, int64_t *index)
{
  unsigned nargs = gimple_call_num_args (call);
  if (nargs < 2 || nargs > 1 + SHAPE_RANK)
    return false;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    {
      index[d] = -1;
      if (d + 1 >= nargs)
	continue;
      tree c = constant_value (gimple_call_arg (call, d + 1));
      if (!c || !tree_fits_shwi_p (c))
	return false;
      index[d] = tree_to_shwi (c);
    }
  return true;
}

bool
stack_shape (gimple *call, struct shape *s, unsigned *count)
{
  tree block = gimple_call_arg (call, 0);
  unsigned rank = declared_rank (block);
  if (!block_shape (block, s))
    return false;
  unsigned d = rank ? rank - 1 : 0;
  *count = s->dim[d].fixed;
  s->dim[d] = shape_scalar ().dim[d];
  return true;
}

bool
vector_shape (gimple *call, struct shape *s)
{
  unsigned dims = dims_argument (call, VEC_DIMS);
  if (!block_shape (gimple_call_arg (call, VEC_BLOCK), s))
    return false;
  for (unsigned d = dims; d < SHAPE_RANK; d++)
    s->dim[d] = shape_scalar ().dim[d];
  return true;
}

tree
vector_type_named (gimple *call)
{
  bool to = ripple_api_call (call) == API_TO_VEC;
  tree p = gimple_call_arg (call, to ? VEC_POINTER : VEC_VALUE);
  tree n = constant_value (gimple_call_arg (call, VEC_COUNT));
  if (!n || !integer_zerop (n))
    return NULL_TREE;
  return TREE_TYPE (TREE_CODE (p) == ADDR_EXPR ? TREE_OPERAND (p, 0)
		    : TREE_TYPE (p));
}

/* The rules of api.def: let *S, a scalar, be the shape of what CALL returns,
   as far as that is known.  */

static void
shape_of_scalar (gcall *, struct shape *)
{
}

/* That of all arguments.  */

static void
shape_of_joined (gcall *call, struct shape *s)
{
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    join_operand (s, gimple_call_arg (call, i), call);
}

/* Arguments have a join, but it is not that of the result.  */

static void
shape_of_counted (gcall *call, struct shape *)
{
  struct shape all = shape_scalar ();
  shape_of_joined (call, &all);
}

/* That of the last argument.  */

static void
shape_of_last (gcall *call, struct shape *s)
{
  join_operand (s, gimple_call_arg (call, gimple_call_num_args (call) - 1),
		call);
}

/* That of the block.  */

static void
shape_of_block (gcall *call, struct shape *s)
{
  struct shape block;
  if (block_shape (gimple_call_arg (call, 0), &block))
    *s = block;
}

/* A row of the accumulator: its lanes go along dimension 0.  */

static void
shape_of_row (gcall *call, struct shape *s)
{
  struct shape block;
  join_operand (s, gimple_call_arg (call, 1), call);
  if (block_shape (gimple_call_arg (call, 0), &block))
    s->dim[0] = block.dim[0];
}

static void
shape_of_id (gcall *call, struct shape *s)
{
  struct shape block;
  uint64_t d = dims_argument (call, 1);
  if (d < SHAPE_RANK && block_shape (gimple_call_arg (call, 0), &block))
    s->dim[d] = block.dim[d];
}

static void
shape_of_lane (gcall *call, struct shape *s)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  tree flags = constant_value (gimple_call_arg (call, 1));
  if (!flags || !(tree_to_uhwi (flags) & LANE_SCALAR))
    lane_dims (call, LANE_DIM0, dim, extent, s);
}

static void
shape_of_partial (gcall *call, struct shape *s)
{
  struct shape block;
  if (block_shape (gimple_call_arg (call, 0), &block))
    *s = shape_reduce (&block, ~dims_argument (call, 1));
}

static void
shape_of_combine (gcall *call, struct shape *s)
{
  join_operand (s, gimple_call_arg (call, 1), call);
  *s = shape_reduce (s, dims_argument (call, 2));
  join_operand (s, gimple_call_arg (call, 0), call);
}

static void
shape_of_reduce (gcall *call, struct shape *s)
{
  join_operand (s, gimple_call_arg (call, 1), call);
  *s = shape_reduce (s, dims_argument (call, 0));
}

static void
shape_of_ordered_add (gcall *call, struct shape *s)
{
  join_operand (s, gimple_call_arg (call, 2), call);
  *s = shape_reduce (s, dims_argument (call, 0));
  join_operand (s, gimple_call_arg (call, 1), call);
}

static void
shape_of_broadcast (gcall *call, struct shape *s)
{
  struct shape block;
  unsigned dim;
  join_operand (s, gimple_call_arg (call, 2), call);
  if (!block_shape (gimple_call_arg (call, 0), &block))
    return;
  block = shape_reduce (&block, ~dims_argument (call, 1));
  if (!shape_join (s, s, &block, &dim))
    join_failed (call, s, &block, dim);
}

static void
shape_of_slice (gcall *call, struct shape *s)
{
  int64_t index[SHAPE_RANK];
  if (!slice_indices (call, index))
    return;
  join_operand (s, gimple_call_arg (call, 0), call);
  *s = shape_slice (s, index);
}

static void
shape_of_shuffle (gcall *call, struct shape *s)
{
  join_operand (s, gimple_call_arg (call, 0), call);
}

static void
shape_of_shuffle_pair (gcall *call, struct shape *s)
{
  join_operand (s, gimple_call_arg (call, 1), call);
  join_operand (s, gimple_call_arg (call, 0), call);
}

static void
shape_of_vector (gcall *call, struct shape *s)
{
  struct shape v;
  if (vector_shape (call, &v))
    *s = v;
}

static void
shape_of_prefix (gcall *call, struct shape *s)
{
  overlay_info (gimple_call_lhs (call))->flags |= VALUE_PREFIX;
  join_operand (s, gimple_call_arg (call, 0), call);
}

static void
shape_of_flat (gcall *call, struct shape *s)
{
  for (unsigned i = 0; i < gimple_call_num_args (call); i += 3)
    s->dim[tree_to_uhwi (gimple_call_arg (call, i))] = flat_extent (call, i);
}

/* That of a call of another function: it is made lane by lane.  */

static void
shape_of_other (gcall *call, struct shape *s)
{
  if (const struct shape *known = result_shape (call))
    {
      *s = *known;
      return;
    }
  if (library_shape (call, s))
    return;
  /* Lanes have no vectors: a block function, not inlined yet, that makes one
     of them all.  */
  if (!gimple_call_internal_p (call)
      && VECTOR_TYPE_P (gimple_call_return_type (call)))
    return;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree a = gimple_call_arg (call, i);
      if (TREE_CODE (a) == SSA_NAME || TREE_CODE (a) == ADDR_EXPR)
	join_operand (s, a, call);
      else if (!is_gimple_min_invariant (a))
	join_reference (s, a, call);
    }
  if (tree pointer = ripple_call_pointer (call))
    join_operand (s, pointer, call);
  join_operand (s, gimple_call_chain (call), call);
}

void
call_shape (gcall *call, struct shape *s)
{
  static void (*const rules[]) (gcall *, struct shape *) =
  {
    shape_of_other,	/* API_NONE */
    shape_of_scalar,	/* API_UNKNOWN */
#define RIPPLE_API(ID, NAME, PUBLIC, TYPED, LEAST, MOST, SHAPE, LANEWISE, \
		   CHECK, RENDER) \
    shape_of_##SHAPE,
#include "analysis/api.def"
#undef RIPPLE_API
  };
  rules[ripple_api_call (call)] (call, s);
}

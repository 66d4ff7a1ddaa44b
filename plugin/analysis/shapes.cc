/* Shapes of all SSA names: a data-flow fixed point.

   A value has the join (implicit broadcast) of its operands' shapes, a load
   that of its address; the ripple_* functions have rules of their own.
   Control gives no shape (manual, "Implicit broadcasting"), except to results
   of conditional expressions and to what lane functions compute.  Shapes only
   grow, so the iteration ends.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/postdom.h"
#include "analysis/shapes.h"
#include "front/front.h"
#include "report/report.h"

/* Statements whose join failed, reported once; null: do not report yet.  */
static hash_set<gimple *> *failed;

enum { EXTENT_TEXT = 40 };

/* Write E to BUF as in a shape.  Returns BUF.  */

static const char *
extent_text (const struct extent *e, char buf[EXTENT_TEXT])
{
  snprintf (buf, EXTENT_TEXT, "%u%s", (unsigned) e->fixed,
	    e->scalable ? " x vscale" : "");
  return buf;
}

void
report_join (location_t loc, const struct shape *a, const struct shape *b,
	     unsigned dim)
{
  char ta[SHAPE_TEXT], tb[SHAPE_TEXT], ea[EXTENT_TEXT], eb[EXTENT_TEXT];
  shape_print (a, ta, sizeof ta);
  shape_print (b, tb, sizeof tb);
  ripple_report (loc, RMK_JOIN, extent_text (&a->dim[dim], ea),
		 extent_text (&b->dim[dim], eb), dim, ta, tb);
}

static void
join_failed (gimple *stmt, const struct shape *a, const struct shape *b,
	     unsigned dim)
{
  auto_diagnostic_group group;
  if (!failed || failed->add (stmt) || inherits_blame_p (stmt))
    return;
  report_join (stmt_location (stmt), a, b, dim);
  explain_shapes (stmt);
  blame (stmt);
}

/* *S := join of *S and T, the shape of an operand of STMT.  */

static void
join_shape (struct shape *s, const struct shape *t, gimple *stmt)
{
  unsigned dim;
  /* Most are alike.  */
  if (memcmp (s, t, sizeof *s) && !shape_join (s, s, t, &dim))
    join_failed (stmt, s, t, dim);
}

static void
join_operand (struct shape *s, tree op, gimple *stmt)
{
  /* Most operands are scalar.  */
  if (op && (TREE_CODE (op) != SSA_NAME || varying_p (op)))
    join_shape (s, overlay_shape (op), stmt);
}

static void
join_reference (struct shape *s, tree ref, gimple *stmt)
{
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF || TREE_CODE (ref) == ARRAY_RANGE_REF)
      {
	join_operand (s, TREE_OPERAND (ref, 1), stmt);
	/* Rows may have a size of each lane.  */
	join_operand (s, TREE_OPERAND (ref, 3), stmt);
      }
  if (TREE_CODE (ref) == MEM_REF || TREE_CODE (ref) == TARGET_MEM_REF)
    join_operand (s, TREE_OPERAND (ref, 0), stmt);
  else if (TREE_CODE (ref) == SSA_NAME)
    join_operand (s, ref, stmt);
  else if (tree var = local_variable (ref))
    join_shape (s, local_shape (var), stmt);
}

/* What control_operands says, which does not change while shapes are
   computed, by the index of the block.  */
static auto_vec<auto_vec<tree> *> *controls;

/* Join of *S and the shapes of the conditions that decide by which edge BB is
   reached.  */

static void
join_control (struct shape *s, basic_block bb, gimple *stmt)
{
  auto_vec<tree> *&ops = (*controls)[bb->index];
  if (!ops)
    {
      if (!ipdoms_known_p ())
	compute_ipdoms ();
      ops = new auto_vec<tree> ();
      control_operands (bb, ops);
    }
  for (unsigned i = 0; i < ops->length (); i++)
    join_operand (s, (*ops)[i], stmt);
}

static void
phi_shape (gphi *phi, struct shape *s)
{
  tree res = gimple_phi_result (phi);
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    join_operand (s, gimple_phi_arg_def (phi, i), phi);
  unsigned flags = overlay_info (res)->flags;
  if (conditional_name_p (SSA_NAME_IDENTIFIER (res)))
    overlay_info (res)->flags |= VALUE_DATA_PHI;
  else if (!(flags & (VALUE_LANE_CODE | VALUE_DATA_PHI)))
    return;
  join_control (s, gimple_bb (phi), phi);
}

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

gimple *
handle_definition (tree op)
{
  while (TREE_CODE (op) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (op))
    {
      gimple *def = SSA_NAME_DEF_STMT (op);
      if (ripple_api_call (def) == API_SET_SHAPE)
	return def;
      if (!gimple_assign_ssa_name_copy_p (def))
	return NULL;
      op = gimple_assign_rhs1 (def);
    }
  return NULL;
}

unsigned
declared_rank (tree handle)
{
  struct shape s;
  gimple *def = handle_definition (handle);
  tree c = NULL_TREE;
  if (def && gimple_call_num_args (def) <= SHAPE_DECLARED)
    return gimple_call_num_args (def) - SHAPE_SIZE0;
  if (def)
    c = constant_value (gimple_call_arg (def, SHAPE_DECLARED));
  if (c && tree_fits_uhwi_p (c) && tree_to_uhwi (c) <= SHAPE_RANK
      && !integer_zerop (c))
    return tree_to_uhwi (c);
  return block_shape (handle, &s) ? shape_rank (&s) : 0;
}

unsigned
operand_rank (tree op)
{
  auto_vec<tree> work;
  hash_set<tree> seen;
  unsigned rank = 0;
  ssa_op_iter it;
  use_operand_p u;
  if (TREE_CODE (op) == SSA_NAME)
    work.safe_push (op);
  while (!work.is_empty ())
    {
      tree name = work.pop ();
      gimple *def = SSA_NAME_DEF_STMT (name);
      if (seen.add (name) || SSA_NAME_IS_DEFAULT_DEF (name))
	continue;
      enum ripple_api api = ripple_api_call (def);
      /* What recursive calls pass in arrays may be of any block.  */
      if (api == API_FLAT)
	return SHAPE_RANK;
      if (api == API_ID || api == API_LANE || api == API_BROADCAST)
	rank = MAX (rank, declared_rank (gimple_call_arg (def, 0)));
      if (gphi *phi = dyn_cast<gphi *> (def))
	FOR_EACH_PHI_ARG (u, phi, it, SSA_OP_USE)
	  work.safe_push (USE_FROM_PTR (u));
      else
	FOR_EACH_SSA_USE_OPERAND (u, def, it, SSA_OP_USE)
	  work.safe_push (USE_FROM_PTR (u));
    }
  return rank;
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

static void
call_shape (gcall *call, struct shape *s)
{
  struct shape block;
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  int64_t index[SHAPE_RANK];
  unsigned nargs = gimple_call_num_args (call);

  switch (ripple_api_call (call))
    {
    case API_ID:
      if (nargs == 2 && block_shape (gimple_call_arg (call, 0), &block))
	{
	  uint64_t d = dims_argument (call, 1);
	  if (d < SHAPE_RANK)
	    s->dim[d] = block.dim[d];
	}
      break;

    case API_LANE:
      {
	tree flags = constant_value (gimple_call_arg (call, 1));
	if (!flags || !(tree_to_uhwi (flags) & LANE_SCALAR))
	  lane_dims (call, LANE_DIM0, dim, extent, s);
	break;
      }

    case API_PARTIAL:
      if (block_shape (gimple_call_arg (call, 0), &block))
	*s = shape_reduce (&block, ~dims_argument (call, 1));
      break;

    case API_COMBINE:
      join_operand (s, gimple_call_arg (call, 1), call);
      *s = shape_reduce (s, dims_argument (call, 2));
      join_operand (s, gimple_call_arg (call, 0), call);
      break;

    case API_REDUCE:
      if (nargs == 2)
	{
	  join_operand (s, gimple_call_arg (call, 1), call);
	  *s = shape_reduce (s, dims_argument (call, 0));
	}
      break;

    case API_ORDERED_ADD:
      if (nargs == 3)
	{
	  join_operand (s, gimple_call_arg (call, 2), call);
	  *s = shape_reduce (s, dims_argument (call, 0));
	  join_operand (s, gimple_call_arg (call, 1), call);
	}
      break;

    case API_BROADCAST:
      if (nargs == 3)
	{
	  uint64_t dims = dims_argument (call, 1);
	  unsigned d;
	  join_operand (s, gimple_call_arg (call, 2), call);
	  if (block_shape (gimple_call_arg (call, 0), &block))
	    {
	      block = shape_reduce (&block, ~dims);
	      if (!shape_join (s, s, &block, &d))
		join_failed (call, s, &block, d);
	    }
	}
      break;

    case API_SLICE:
      if (nargs > 0 && slice_indices (call, index))
	{
	  join_operand (s, gimple_call_arg (call, 0), call);
	  *s = shape_slice (s, index);
	}
      break;

    case API_SHUFFLE_PAIR:
      if (nargs == 3)
	join_operand (s, gimple_call_arg (call, 1), call);
      /* Fall through.  */
    case API_SHUFFLE:
      if (nargs >= 2)
	join_operand (s, gimple_call_arg (call, 0), call);
      break;

    case API_FLAT:
      for (unsigned i = 0; i < nargs; i += 3)
	s->dim[tree_to_uhwi (gimple_call_arg (call, i))]
	  = flat_extent (call, i);
      break;

    case API_PREFIX:
      join_operand (s, gimple_call_arg (call, 0), call);
      break;

    case API_RESHAPE:
    case API_STACK:
    case API_REINTERP:
      if (block_shape (gimple_call_arg (call, 0), &block))
	*s = block;
      break;

    case API_FROM_VEC:
      if (vector_shape (call, &block))
	*s = block;
      break;

    case API_ADD_SAT:
    case API_SUB_SAT:
    case API_SHL_SAT:
      for (unsigned i = 0; i < nargs; i++)
	join_operand (s, gimple_call_arg (call, i), call);
      break;

    case API_NONE:
      if (const struct shape *known = result_shape (call))
	{
	  *s = *known;
	  break;
	}
      /* Lanes have no vectors: a block function, not inlined yet, that makes
	 one of them all.  */
      if (!gimple_call_internal_p (call)
	  && VECTOR_TYPE_P (gimple_call_return_type (call)))
	break;
      for (unsigned i = 0; i < nargs; i++)
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
      break;

    default:
      break;
    }
}

static void
assign_shape (gimple *stmt, struct shape *s)
{
  for (unsigned i = 1; i < gimple_num_ops (stmt); i++)
    {
      tree op = gimple_op (stmt, i);
      if (!op)
	continue;
      if (TREE_CODE (op) == SSA_NAME)
	join_operand (s, op, stmt);
      else if (TREE_CODE (op) == ADDR_EXPR)
	join_reference (s, TREE_OPERAND (op, 0), stmt);
      else if (COMPARISON_CLASS_P (op))
	{
	  join_operand (s, TREE_OPERAND (op, 0), stmt);
	  join_operand (s, TREE_OPERAND (op, 1), stmt);
	}
      else if (TREE_CODE (op) == CONSTRUCTOR)
	{
	  unsigned k;
	  tree v;
	  FOR_EACH_CONSTRUCTOR_VALUE (CONSTRUCTOR_ELTS (op), k, v)
	    join_operand (s, v, stmt);
	}
      else if (handled_component_p (op) || TREE_CODE (op) == MEM_REF
	       || DECL_P (op))
	join_reference (s, op, stmt);
    }
}

/* Recompute the shape of STMT's result; true if it grew.  */

static bool
visit (gimple *stmt)
{
  tree lhs = gimple_code (stmt) == GIMPLE_PHI
	     ? gimple_phi_result (stmt) : gimple_get_lhs (stmt);
  if (lhs ? TREE_CODE (lhs) == SSA_NAME && virtual_operand_p (lhs)
	  : !is_gimple_call (stmt))
    return false;
  struct shape s = shape_scalar ();
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    phi_shape (phi, &s);
  else if (gcall *call = dyn_cast<gcall *> (stmt))
    call_shape (call, &s);
  else if (is_gimple_assign (stmt))
    assign_shape (stmt, &s);
  bool grew = local_store (stmt, &s);
  if (!lhs || TREE_CODE (lhs) != SSA_NAME
      || shape_equal_p (&s, overlay_shape (lhs)))
    return grew;
  overlay_set_shape (lhs, &s);
  return true;
}

void
compute_shapes (bool report)
{
  hash_set<gimple *> reported;
  auto_vec<auto_vec<tree> *> blocks;
  failed = report ? &reported : NULL;
  controls = &blocks;
  blocks.safe_grow_cleared (last_basic_block_for_fn (cfun));
  bool known = ipdoms_known_p ();
  free_dominance_info (CDI_POST_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  begin_local_shapes ();
  overlay_solve (visit);
  for (unsigned i = 0; i < blocks.length (); i++)
    delete blocks[i];
  if (!known)
    forget_ipdoms ();
  controls = NULL;
  failed = NULL;
}

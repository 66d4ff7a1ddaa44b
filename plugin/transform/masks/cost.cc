/* What code in lanes costs, and when it pays to jump over it: the one place
   that decides where lanes are tested.

   Costs are numbers of vector instructions that run for one block.  A jump
   over a node costs a test of its mask and, if it is hard to predict, a stall
   of some 20 cycles, in which two vector instructions each could have been
   done.  So a node is jumped over where no lane is active

     if it must not run then (any-lane-branches.cc);
     if it is a loop, whose cost nobody knows;
     if it costs more than DEAR;
     if it costs more than CHEAP and a scalar decides, which is the same for
     all lanes, and for the next block most of the time, or the program says
     that lanes do not come here as a rule: by __builtin_expect, by a label or
     a statement that is cold (unlikely), or of the other way that it is hot;
     if it stores under masks and each such vector costs more than STORED: a
     store that stores nothing is several times as slow as others, and GCC's
     vectoriser jumps over each.

   The opposite, code without masks where all lanes are active, pays where
   accesses under a mask are dear.  There the access itself makes the
   difference: whole vectors are loaded and stored if the mask says so
   (emit/memory/memory-branch.cc, and begin_whole_choice in memory.cc).
   Arithmetic is not masked at all.  What several paths store to one place is
   stored once behind them (tune/sink-stores.cc) unless one is jumped over.
   Such an access tests its mask in any case: one jump over it and what is
   stored costs no test more, and spares what it would load.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "gimple-predict.h"
#include "predict.h"
#include "analysis/overlay.h"
#include "analysis/same-value.h"
#include "emit/machine.h"
#include "transform/cfg/cfg.h"
#include "transform/masks/region.h"

enum { CHEAP = 8, DEAR = 60, STORED = 4 };

/* From an index to the address.  */
enum { MOST_STEPS = 6 };

/* In a region whose stores are compared.  */
enum { MOST_NODES = 64 };

enum { COST_SCALAR = 1, COST_SIMPLE = 1, COST_LONG_MULT = 3, COST_DIVIDE = 8,
       COST_MASKED_STORE = DEAR + 1, COST_SCATTERED_LANE = 2, COST_REDUCE = 6,
       COST_FUNCTION = 20, COST_CALL_LANE = 10 };

/* Vectors that hold a block of the shape S of elements of TYPE.  */

static unsigned
vectors (const struct shape *s, tree type)
{
  unsigned es = tree_fits_uhwi_p (TYPE_SIZE_UNIT (type))
		? MAX (tree_to_uhwi (TYPE_SIZE_UNIT (type)), 1u) : 1;
  if (es > 8)
    es = 8;
  unsigned native = ripple_native_bytes (es);
  return CEIL (shape_least_lanes (s) * es,
	       shape_scalable_p (s) ? unsigned (SCALABLE_BYTES) : native);
}

/* True if the value of NAME comes from memory or from a function, and so do
   the addresses made of it: they are those of a gather.  SEEN: names that were
   asked for.  */

static bool
from_data_p (tree name, hash_set<tree> *seen)
{
  if (TREE_CODE (name) != SSA_NAME || !varying_p (name) || seen->add (name))
    return false;
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (is_gimple_call (def))
    return ripple_api_call (def) == API_NONE;
  if (!is_gimple_assign (def))
    return false;
  if (gimple_assign_load_p (def))
    return true;
  ssa_op_iter it;
  tree use;
  FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
    if (from_data_p (use, seen))
      return true;
  return false;
}

static bool
stored_in_p (basic_block bb, tree place)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (gimple_store_p (gsi_stmt (g))
	&& same_place_p (gimple_get_lhs (gsi_stmt (g)), place))
      return true;
  return false;
}

/* True if another node of R than N stores where the store S does, or what
   comes before R.  */

static bool
stored_beside_p (region *r, node *n, gimple *s)
{
  tree place = gimple_get_lhs (s);
  if (r->nodes.length () > MOST_NODES)
    return false;
  for (unsigned i = 0; i < r->nodes.length (); i++)
    for (unsigned k = 0; k < r->nodes[i]->blocks.length (); k++)
      if (r->nodes[i] != n && stored_in_p (r->nodes[i]->blocks[k], place))
	return true;
  basic_block bb = r->top;
  for (unsigned i = 0; i < MOST_NODES; i++, bb = single_pred (bb))
    if (stored_in_p (bb, place))
      return true;
    else if (!single_pred_p (bb))
      break;
  return false;
}

static unsigned
access_cost (region *r, node *n, gimple *s, tree ref)
{
  struct shape a = overlay_address_shape (ref);
  hash_set<tree> seen;
  ssa_op_iter it;
  tree use, value = gimple_store_p (s) ? gimple_assign_rhs1 (s) : NULL_TREE;
  if (shape_scalar_p (&a))
    return COST_SCALAR;
  FOR_EACH_SSA_TREE_OPERAND (use, s, it, SSA_OP_USE)
    if (use != value && from_data_p (use, &seen))
      return COST_SCATTERED_LANE * shape_least_lanes (&a);
  return (value && ripple_masked_store_loses () && !stored_beside_p (r, n, s)
	  ? COST_MASKED_STORE : COST_SIMPLE)
	 * vectors (&a, TREE_TYPE (ref));
}

static unsigned
call_cost (gcall *s)
{
  tree lhs = gimple_call_lhs (s);
  if (ripple_api_call (s) != API_NONE)
    return COST_REDUCE;
  if (!lhs || !varying_p (lhs))
    return COST_FUNCTION;
  if (gimple_call_combined_fn (s) != CFN_LAST)
    return COST_FUNCTION * vectors (overlay_shape (lhs), TREE_TYPE (lhs));
  return COST_CALL_LANE * shape_least_lanes (overlay_shape (lhs));
}

static unsigned
operation_cost (gassign *s)
{
  tree type = TREE_TYPE (gimple_assign_lhs (s));
  switch (gimple_assign_rhs_code (s))
    {
    case SSA_NAME:
    case INTEGER_CST:
    case REAL_CST:
    CASE_CONVERT:
      /* Conversions often cost nothing, copies never anything.  */
      return 0;
    case MULT_EXPR:
      return INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) > 32
	     ? COST_LONG_MULT : COST_SIMPLE;
    case RDIV_EXPR:
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
      return COST_DIVIDE;
    default:
      return COST_SIMPLE;
    }
}

/* True if NAME is a part of addresses only: a pointer, or an integer of which
   all that is made are such parts, up to some DEPTH.  Lanes next to each other
   need one address; what others cost is in the access.  */

static bool
address_part_p (tree name, unsigned depth)
{
  imm_use_iterator it;
  use_operand_p use;

  if (TREE_CODE (name) != SSA_NAME || depth == 0)
    return false;
  if (POINTER_TYPE_P (TREE_TYPE (name)))
    return true;
  if (!INTEGRAL_TYPE_P (TREE_TYPE (name)))
    return false;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      if (!is_gimple_debug (s)
	  && !(is_gimple_assign (s)
	       && address_part_p (gimple_assign_lhs (s), depth - 1)))
	return false;
    }
  return !has_zero_uses (name);
}

static unsigned
statement_cost (region *r, node *n, gimple *s)
{
  if (gcall *call = dyn_cast<gcall *> (s))
    return call_cost (call);
  if (!is_gimple_assign (s) || gimple_clobber_p (s))
    return 0;
  if (gimple_store_p (s))
    return access_cost (r, n, s, gimple_assign_lhs (s));
  if (gimple_assign_load_p (s))
    return access_cost (r, n, s, gimple_assign_rhs1 (s));
  tree lhs = gimple_assign_lhs (s);
  if (address_part_p (lhs, MOST_STEPS))
    return 0;
  unsigned cost = operation_cost (as_a<gassign *> (s));
  return varying_p (lhs)
	 ? cost * vectors (overlay_shape (lhs), TREE_TYPE (lhs))
	 : MIN (cost, COST_SCALAR);
}

static unsigned
blocks_cost (region *r, node *n)
{
  unsigned cost = 0;
  for (unsigned i = 0; i < n->blocks.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_bb (n->blocks[i]); !gsi_end_p (g);
	 gsi_next (&g))
      cost += statement_cost (r, n, gsi_stmt (g));
  return cost;
}

/* The vectors that N, a node of R, first stores under its mask; 0 if it does
   not.  */

static unsigned
masked_stores (region *r, node *n)
{
  for (unsigned i = 0; i < n->blocks.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_bb (n->blocks[i]); !gsi_end_p (g);
	 gsi_next (&g))
      if (gimple_store_p (gsi_stmt (g)))
	{
	  tree ref = gimple_get_lhs (gsi_stmt (g));
	  struct shape s = overlay_address_shape (ref);
	  if (!shape_scalar_p (&s) && !shape_scalable_p (&s)
	      && !stored_beside_p (r, n, gsi_stmt (g)))
	    return vectors (&s, TREE_TYPE (ref));
	}
  return 0;
}

/* True if a scalar decides over some edge to N.  */

static bool
scalar_decides_p (node *n)
{
  for (unsigned i = 0; i < n->incoming.length (); i++)
    if (n->incoming[i].cond && !varying_p (n->incoming[i].cond))
      return true;
  return false;
}

/* True if COND is what __builtin_expect says is VALUE as a rule.  */

static bool
expected_p (tree cond, bool value)
{
  if (!cond || TREE_CODE (cond) != SSA_NAME)
    return false;
  gimple *s = SSA_NAME_DEF_STMT (cond);
  /* What is computed when the node is laid has no statement yet.  */
  if (!s)
    return false;
  if (is_gimple_assign (s)
      && (gimple_assign_rhs_code (s) == NE_EXPR
	  || gimple_assign_rhs_code (s) == EQ_EXPR)
      && integer_zerop (gimple_assign_rhs2 (s)))
    return expected_p (gimple_assign_rhs1 (s),
		       value == (gimple_assign_rhs_code (s) == NE_EXPR));
  if (is_gimple_assign (s)
      && (CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (s))
	  || gimple_assign_ssa_name_copy_p (s)))
    return expected_p (gimple_assign_rhs1 (s), value);
  return ripple_expected_value (s)
	 && TREE_CODE (gimple_call_arg (s, 1)) == INTEGER_CST
	 && integer_zerop (gimple_call_arg (s, 1)) == !value;
}

/* True if the program says PREDICTOR at the head of N.  */

static bool
predicted_p (node *n, enum br_predictor predictor)
{
  for (gimple_stmt_iterator g = gsi_start_bb (n->head); !gsi_end_p (g);
       gsi_next (&g))
    if (gimple_code (gsi_stmt (g)) == GIMPLE_PREDICT
	&& gimple_predict_predictor (gsi_stmt (g)) == predictor)
      return true;
  return false;
}

/* True if the other way of the condition by which IN is taken, an edge of R,
   leads where the program says that it is hot.  */

static bool
other_way_hot_p (region *r, const incoming_edge *in)
{
  for (unsigned i = 0; in->cond && i < r->nodes.length (); i++)
    {
      node *m = r->nodes[i];
      for (unsigned j = 0; j < m->incoming.length (); j++)
	if (m->incoming[j].cond == in->cond && m->incoming[j].from == in->from
	    && m->incoming[j].negated != in->negated)
	  return predicted_p (m, PRED_HOT_LABEL);
    }
  return false;
}

/* True if lanes come to N, a node of R, by no edge as a rule.  */

static bool
unlikely_p (region *r, node *n)
{
  if (predicted_p (n, PRED_COLD_LABEL))
    return true;
  for (unsigned i = 0; i < n->incoming.length (); i++)
    if (!expected_p (n->incoming[i].cond, n->incoming[i].negated)
	&& !other_way_hot_p (r, &n->incoming[i]))
      return false;
  return true;
}

/* True if N, a node of R that need not be jumped over, is worth a jump.  */

static bool
dear_p (region *r, node *n)
{
  if (n->cost > (scalar_decides_p (n) || n->unlikely ? CHEAP : DEAR))
    return true;
  unsigned stores = masked_stores (r, n);
  return stores && n->cost > STORED * stores;
}

enum test_reason
node_test (region *r, node *n)
{
  if (n->test != TEST_UNKNOWN)
    return n->test;
  n->test = node_needs_lane_p (n) ? TEST_NEEDED
	    : loop_header_p (n->head) ? TEST_LOOP : TEST_NONE;
  n->cost = blocks_cost (r, n);
  n->unlikely = unlikely_p (r, n);
  for (unsigned i = 0; i < n->inner.length (); i++)
    {
      node *in = n->inner[i];
      enum test_reason test = node_test (r, in);
      bool same_mask = all_lanes_come_p (r, n, in->head);
      if (same_mask)
	n->test = MAX (n->test, test);
      if (same_mask || test == TEST_NONE)
	n->cost += in->cost;
    }
  if (n->test == TEST_NONE && dear_p (r, n))
    n->test = TEST_COST;
  return n->test;
}

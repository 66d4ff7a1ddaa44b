/* The accumulator of <ripple/sme.h>: a block of two dimensions in memory, one
   for each function, that outer products are added to.

   INPUT	__ripple_acc_set (BS, 0)	outside of the loop
		__ripple_acc_outer (a[k * n + x], b[k * n + x])
		__ripple_acc_row (BS, 3)
   OUTPUT	acc[y * 32 + x] = 0
		acc[y * 32 + x] += a[k * n + y] * b[k * n + x]
		acc[3 * 32 + x]
		x, y: the lanes of block BS, of 32 rows and columns

   So the loops round the products are a nest like others, and tiles take it
   where there are any.

   The lanes of a row's factor may stand along the columns: what computes them
   is copied then, with the rows in place of the columns.  Four bytes that are
   multiplied at a time are four products, of every fourth lane each.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "analysis/show.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/tiles/room.h"
#include "transform/tiles/tiles.h"

/* Dimensions of the columns and of the rows.  */
enum { COLUMNS, ROWS };

struct accumulator
{
  auto_vec<gcall *> calls;
  tree block;			/* A handle of the program; null: none.  */
  unsigned extent[2];
  tree room;			/* The address of its elements.  */
  tree lane[2];			/* The position of each of its lanes.  */
};

/* True if CALL takes a block, the first argument.  */

static bool
names_block_p (gcall *call)
{
  enum ripple_api api = ripple_api_call (call);
  return api == API_ACC_SET || api == API_ACC_GET || api == API_ACC_ROW;
}

/* Put the calls of cfun that use the accumulator into A.  */

static void
find_calls (accumulator *a)
{
  basic_block bb;
  a->block = NULL_TREE;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      switch (ripple_api_call (gsi_stmt (g)))
	{
	case API_ACC_SET:
	case API_ACC_ADD:
	case API_ACC_OUTER:
	case API_ACC_GET:
	case API_ACC_ROW:
	  a->calls.safe_push (as_a<gcall *> (gsi_stmt (g)));
	default:
	  break;
	}
}

/* True if S has lanes along the dimensions of WHICH, a set, only, in fixed
   number.  */

static bool
lanes_along_p (const struct shape *s, unsigned which)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&s->dim[d])
	&& (s->dim[d].scalable || d > ROWS || !(which & 1 << d)))
      return false;
  return true;
}

/* Find the block of A; false if there is none, or no good one, which is
   reported if REPORT.  */

static bool
find_block (accumulator *a, bool report)
{
  struct shape s, first = shape_scalar ();
  for (unsigned i = 0; i < a->calls.length (); i++)
    {
      tree block = gimple_call_arg (a->calls[i], 0);
      location_t loc = stmt_location (a->calls[i]);
      /* Others report a block that is not known.  */
      if (!names_block_p (a->calls[i]) || !block_shape (block, &s))
	continue;
      if (!lanes_along_p (&s, 1 << COLUMNS | 1 << ROWS))
	{
	  if (report)
	    ripple_report (loc, RMK_ACC_BLOCK, check_text (&s));
	  return false;
	}
      if (!a->block)
	first = s;
      else if (!shape_equal_p (&s, &first))
	{
	  if (report)
	    ripple_report (loc, RMK_ACC_BLOCKS, check_text (&s),
			   check_text (&first));
	  return false;
	}
      a->block = block;
    }
  for (unsigned d = COLUMNS; d <= ROWS && a->block; d++)
    a->extent[d] = first.dim[d].fixed;
  for (unsigned i = 0; i < a->calls.length () && report && !a->block; i++)
    if (!names_block_p (a->calls[i]))
      ripple_report (stmt_location (a->calls[i]), RMK_ACC_NO_BLOCK);
  return a->block != NULL_TREE;
}

/* Factor L, of the columns or the rows, of CALL: of its type, not of the one
   that C promotes it to.  */

static tree
factor_of (gcall *call, unsigned l)
{
  tree op = gimple_call_arg (call, l);
  tree type = TREE_VALUE (TYPE_ARG_TYPES (gimple_call_fntype (call)));
  gimple *def = TREE_CODE (op) == SSA_NAME ? SSA_NAME_DEF_STMT (op) : NULL;
  if (def && gimple_assign_cast_p (def)
      && !useless_type_conversion_p (type, TREE_TYPE (op)))
    op = gimple_assign_rhs1 (def);
  return op;
}

/* How many lanes of the factors of CALL are multiplied at a time.  */

static unsigned
ways_of (gcall *call)
{
  tree type = TREE_VALUE (TYPE_ARG_TYPES (gimple_call_fntype (call)));
  return SCALAR_FLOAT_TYPE_P (type) ? 1 : 4;
}

/* True if OP can be the factor of CALL along the dimension L of A.  */

static bool
factor_p (const accumulator *a, gcall *call, tree op, unsigned l)
{
  const struct shape *s = overlay_shape (op);
  unsigned ways = ways_of (call);
  if (shape_scalar_p (s))
    return true;
  if (l == ROWS && ways == 1 && lanes_along_p (s, 1 << ROWS))
    return s->dim[ROWS].fixed == a->extent[ROWS];
  return lanes_along_p (s, 1 << COLUMNS)
	 && s->dim[COLUMNS].fixed == ways * a->extent[l]
	 && !conditional_block_p (gimple_bb (call));
}

/* True if the outer products can be added to A; what cannot is reported if
   REPORT.  */

static bool
factors_p (accumulator *a, bool report)
{
  bool ok = true;
  for (unsigned i = 0; i < a->calls.length (); i++)
    {
      gcall *call = a->calls[i];
      if (ripple_api_call (call) != API_ACC_OUTER)
	continue;
      tree row = gimple_call_arg (call, 0), col = gimple_call_arg (call, 1);
      if (factor_p (a, call, row, ROWS) && factor_p (a, call, col, COLUMNS))
	continue;
      ok = false;
      unsigned ways = ways_of (call);
      if (!report)
	continue;
      if (conditional_block_p (gimple_bb (call)))
	ripple_report (stmt_location (call), RMK_ACC_CONDITION);
      else
	ripple_report (stmt_location (call), RMK_ACC_FACTORS,
		       ways * a->extent[ROWS], ways * a->extent[COLUMNS],
		       check_text (overlay_shape (row)),
		       check_text (overlay_shape (col)));
    }
  return ok;
}

/* Make A's room, and what numbers its lanes, where cfun begins: so loops
   contain none of that.  */

static void
make_accumulator (accumulator *a)
{
  struct shape s = shape_scalar ();
  gimple_seq seq = NULL;
  edge e = single_succ_edge (ENTRY_BLOCK_PTR_FOR_FN (cfun));
  basic_block bb = split_edge (e);
  gimple_stmt_iterator at = gsi_start_bb (bb);
  for (unsigned d = COLUMNS; d <= ROWS; d++)
    s.dim[d].fixed = a->extent[d];
  tree room = make_room_variable (integer_type_node,
				  a->extent[COLUMNS] * a->extent[ROWS],
				  "accumulator");
  a->room = make_ssa_name (ptr_type_node);
  gsi_insert_after (&at, gimple_build_assign (a->room,
					      build_fold_addr_expr (room)),
		    GSI_CONTINUE_LINKING);
  tree handle = make_handle (&at, TREE_TYPE (a->block), &s);
  for (unsigned d = COLUMNS; d <= ROWS; d++)
    a->lane[d] = lane_number (&seq, handle, d);
  gsi_insert_seq_after (&at, seq, GSI_CONTINUE_LINKING);
}

/* Append to SEQ the place of A's elements of TYPE: those of ROW, or, if it is
   null, of all lanes.  */

static tree
append_place (gimple_seq *seq, accumulator *a, tree type, tree row)
{
  return room_place (seq, a->room, type, row ? row : a->lane[ROWS],
		     a->lane[COLUMNS], a->extent[COLUMNS]);
}

/* A copy of what computes a factor, for the lanes WAYS * l + WAY, where l goes
   along dimension L of A.  */

struct turning
{
  accumulator *a;
  unsigned l, ways, way;
  hash_map<tree, tree> names;
};

/* True if what OP is computed from can be copied: it depends on lanes along
   the columns alone, by positions in a block.  */

static bool
turnable_p (tree op, hash_set<tree> *seen)
{
  ssa_op_iter it;
  tree use;
  if (!varying_p (op) || seen->add (op))
    return true;
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (!lanes_along_p (overlay_shape (op), 1 << COLUMNS)
      || !gimple_bb (def) || conditional_block_p (gimple_bb (def)))
    return false;
  if (ripple_api_call (def) == API_ID)
    return true;
  if (!is_gimple_assign (def) || gimple_has_volatile_ops (def)
      || (gimple_assign_load_p (def)
	  && local_variable (gimple_assign_rhs1 (def))))
    return false;
  FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
    if (!turnable_p (use, seen))
      return false;
  return true;
}

static tree turn (turning *t, tree op);

static tree
turn_operand (tree *tp, int *walk, void *data)
{
  turning *t = (turning *) ((struct walk_stmt_info *) data)->info;
  if (TYPE_P (*tp))
    *walk = 0;
  if (TREE_CODE (*tp) == SSA_NAME)
    *tp = turn (t, *tp);
  return NULL_TREE;
}

/* What OP, which can be copied, is for the lanes of T.  */

static tree
turn (turning *t, tree op)
{
  gimple_seq seq = NULL;
  if (!varying_p (op))
    return op;
  if (tree *known = t->names.get (op))
    return *known;
  gimple *def = SSA_NAME_DEF_STMT (op);
  tree name, type = TREE_TYPE (op);
  if (ripple_api_call (def) == API_ID)
    {
      name = gimple_build (&seq, MULT_EXPR, type, t->a->lane[t->l],
			   build_int_cst (type, t->ways));
      name = gimple_build (&seq, PLUS_EXPR, type, name,
			   build_int_cst (type, t->way));
    }
  else
    {
      gimple *copy = gimple_copy (def);
      struct walk_stmt_info wi;
      memset (&wi, 0, sizeof wi);
      wi.info = t;
      name = make_ssa_name (type, copy);
      gimple_set_lhs (copy, name);
      for (unsigned i = 1; i < gimple_num_ops (copy); i++)
	{
	  gimple_set_op (copy, i, unshare_expr (gimple_op (copy, i)));
	  walk_tree (gimple_op_ptr (copy, i), turn_operand, &wi, NULL);
	}
      gimple_seq_add_stmt (&seq, copy);
    }
  gimple_stmt_iterator at = gsi_for_stmt (def);
  gimple_seq_set_location (seq, gimple_location (def));
  gsi_insert_seq_after (&at, seq, GSI_NEW_STMT);
  t->names.put (op, name);
  return name;
}

/* Append to SEQ a call of API, which returns a value of TYPE, with the N
   arguments ARG.  */

static tree
append_call (gimple_seq *seq, enum ripple_api api, tree type, unsigned n,
	     tree *arg)
{
  vec<tree> args = vNULL;
  for (unsigned i = 0; i < n; i++)
    args.safe_push (arg[i]);
  gcall *call = gimple_build_call_vec (ripple_api_make_typed (api, type),
				       args);
  args.release ();
  tree x = make_ssa_name (type, call);
  gimple_call_set_lhs (call, x);
  gimple_seq_add_stmt (seq, call);
  return x;
}

/* Append to SEQ X with its lanes, in their order, in a block of COLS columns
   and ROWS rows.  */

static tree
append_reshaped (gimple_seq *seq, accumulator *a, tree x, unsigned cols,
		 unsigned rows)
{
  struct shape s = shape_scalar ();
  s.dim[COLUMNS].fixed = cols;
  s.dim[ROWS].fixed = rows;
  gimple_stmt_iterator at = gsi_last (*seq);
  tree handle = make_handle (&at, TREE_TYPE (a->block), &s);
  *seq = gsi_seq (at);
  tree arg[2] = { handle, x };
  return append_call (seq, API_RESHAPE, TREE_TYPE (x), 2, arg);
}

/* Append to SEQ the lanes WAYS * l + WAY of the factor OP, where l goes along
   dimension L of A.  */

static tree
append_factor (gimple_seq *seq, accumulator *a, tree op, unsigned l,
	       unsigned ways, unsigned way)
{
  hash_set<tree> seen;
  const struct shape *s = overlay_shape (op);
  unsigned lanes = a->extent[l];
  if (shape_scalar_p (s) || (ways == 1 && lanes_along_p (s, 1 << l)))
    return op;
  if (turnable_p (op, &seen))
    {
      turning t;
      t.a = a;
      t.l = l;
      t.ways = ways;
      t.way = way;
      return turn (&t, op);
    }
  op = append_reshaped (seq, a, op, ways, lanes);
  tree arg[3] = { op, build_int_cst (integer_type_node, way),
		  integer_minus_one_node };
  if (ways > 1)
    op = append_call (seq, API_SLICE, TREE_TYPE (op), 3, arg);
  return l == ROWS ? op : append_reshaped (seq, a, op, lanes, 1);
}

/* Append to SEQ what CALL adds to A; its type is *TYPE.  */

static tree
append_sum (gimple_seq *seq, accumulator *a, gcall *call, tree type, tree x)
{
  unsigned ways = ways_of (call);
  if (ripple_api_call (call) == API_ACC_ADD)
    return gimple_build (seq, PLUS_EXPR, type, x,
			 gimple_convert (seq, type, factor_of (call, 0)));
  for (unsigned way = 0; way < ways; way++)
    {
      tree f[2], product_type = ways == 1 ? type : integer_type_node;
      for (unsigned i = 0; i < 2; i++)
	{
	  tree op = append_factor (seq, a, factor_of (call, i),
				   i == 0 ? ROWS : COLUMNS, ways, way);
	  f[i] = gimple_convert (seq, product_type, op);
	}
      tree product = gimple_build (seq, MULT_EXPR, product_type, f[0], f[1]);
      product = gimple_convert (seq, type, product);
      x = gimple_build (seq, PLUS_EXPR, type, x, product);
    }
  return x;
}

/* Let CALL be an access to A.  */

static void
lower_call (accumulator *a, gcall *call)
{
  gimple_seq seq = NULL;
  gimple_stmt_iterator at = gsi_for_stmt (call);
  enum ripple_api api = ripple_api_call (call);
  tree lhs = gimple_call_lhs (call), result = NULL_TREE, place, x, type;
  switch (api)
    {
    case API_ACC_GET:
    case API_ACC_ROW:
      x = NULL_TREE;
      if (api == API_ACC_ROW)
	x = gimple_convert (&seq, size_type_node, gimple_call_arg (call, 1));
      result = append_place (&seq, a, gimple_call_return_type (call), x);
      break;
    case API_ACC_SET:
      x = gimple_call_arg (call, 1);
      place = append_place (&seq, a, TREE_TYPE (x), NULL_TREE);
      gimple_seq_add_stmt (&seq, gimple_build_assign (place, x));
      result = build_zero_cst (TREE_TYPE (x));
      break;
    default:
      /* Sums of integers wrap.  */
      type = TREE_TYPE (factor_of (call, 0));
      if (!SCALAR_FLOAT_TYPE_P (type))
	type = unsigned_type_node;
      place = append_place (&seq, a, type, NULL_TREE);
      x = make_ssa_name (type);
      gimple_seq_add_stmt (&seq, gimple_build_assign (x, place));
      x = append_sum (&seq, a, call, type, x);
      gimple_seq_add_stmt (&seq, gimple_build_assign (unshare_expr (place),
						      x));
      break;
    }
  if (lhs)
    gimple_seq_add_stmt (&seq, gimple_build_assign (lhs, result));
  gimple_call_set_lhs (call, NULL_TREE);
  gimple_seq_set_location (seq, gimple_location (call));
  gsi_insert_seq_before (&at, seq, GSI_SAME_STMT);
  unlink_stmt_vdef (call);
  gsi_remove (&at, true);
  release_defs (call);
}

bool
lower_accumulator (void)
{
  accumulator a;
  find_calls (&a);
  if (a.calls.is_empty () || !find_block (&a, false) || !factors_p (&a, false))
    return false;
  make_accumulator (&a);
  for (unsigned i = 0; i < a.calls.length (); i++)
    lower_call (&a, a.calls[i]);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  return true;
}

void
check_accumulator (void)
{
  accumulator a;
  find_calls (&a);
  if (!a.calls.is_empty () && find_block (&a, true))
    factors_p (&a, true);
}

/* A nest becomes a function that does it by tiles of the matrix unit.

   OUTPUT, for VL lanes of a vector and 2 x 2 tiles:

       for (i = 0; i < rows; i = i + 2 * VL)
	 for (j = 0; j < cols; j = j + 2 * VL)
	   {
	     __ripple_tile_zero ();	or __ripple_tile_set_row (…)
	     for each step
	       {
		 a0, a1: VL rows of a each, as lanes; b0, b1: columns
		 __ripple_outer_add (BS, 0, a0, b0);  ...
	       }
	     for each row r of the tiles
	       {
		 sum = __ripple_tile_row (BS, t, r);	lanes are columns
		 after
	       }
	   }

   The function is a Ripple program of its own, with one block of VL lanes and
   masks for what is beyond the last row and column: the steps of the pipeline
   make vectors of it.  It is in streaming mode, where VL is another number
   than in the function that calls it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/machine.h"
#include "transform/calls/calls.h"
#include "transform/handlers/handlers.h"
#include "transform/tiles/builder.h"
#include "transform/tiles/linear.h"

enum { UNROLL = 4 };		/* The steps, and rows that are moved.  */

/* True if conditions decide behind the steps of N.  */

static bool
branches_p (tile_nest *n)
{
  for (unsigned i = 0; i < n->behind.length (); i++)
    if (!single_succ_p (n->behind[i]))
      return true;
  return false;
}

/* The access by which rows of the sums go to memory as they are, and nothing
   else is done with them; or by which they come from there, if START.  Null if
   there is none.  */

static nest_access *
plain_access (tile_nest *n, bool start)
{
  nest_access *found = NULL;
  tree sum = gimple_phi_result (n->sum);
  if (!start && branches_p (n))
    return NULL;
  for (unsigned i = 0; i < n->after.length () && !start; i++)
    if (gimple_vdef (n->after[i]))
      {
	if (found || gimple_assign_rhs1 (n->after[i]) != sum)
	  return NULL;
	found = access_of (n, n->after[i]);
      }
  if (start && TREE_CODE (n->start) == SSA_NAME && inside_p (n, n->start))
    found = access_of (n, SSA_NAME_DEF_STMT (n->start));
  return found && found->coef[COL]
	 && operand_equal_p (found->coef[COL],
			     TYPE_SIZE_UNIT (TREE_TYPE (sum)), 0)
	 && types_compatible_p (TREE_TYPE (found->ref), TREE_TYPE (sum))
	 ? found : NULL;
}

/* True if the sums begin with +0, which all tiles can be at once.  */

static bool
zero_start_p (tile_nest *n)
{
  tree x = n->start;
  while (TREE_CODE (x) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (x)
	 && gimple_assign_single_p (SSA_NAME_DEF_STMT (x)))
    x = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (x));
  return TREE_CODE (x) == REAL_CST ? real_zerop (x) && !REAL_VALUE_NEGATIVE
						       (TREE_REAL_CST (x))
	 : integer_zerop (x);
}

/* Put what rows are needed for into NEEDED: what they begin with if START,
   else what is stored behind the steps.  */

static void
need_rows (tile_nest *n, bool start, hash_set<tree> *needed)
{
  if (start)
    need (n, needed, n->start);
  for (unsigned i = 0; i < n->after.length () && !start; i++)
    if (gimple_vdef (n->after[i]))
      {
	ssa_op_iter it;
	tree use;
	FOR_EACH_SSA_TREE_OPERAND (use, n->after[i], it, SSA_OP_USE)
	  need (n, needed, use);
      }
  for (unsigned i = 0; i < n->behind.length () && !start; i++)
    if (gcond *c = safe_dyn_cast<gcond *> (last_stmt (n->behind[i])))
      {
	need (n, needed, gimple_cond_lhs (c));
	need (n, needed, gimple_cond_rhs (c));
      }
}

/* Row ROW of TILE, which is row I of the nest: let it be what the sums begin
   with if START, else do what is done behind the steps, for the lanes of
   COLS.  */

static void
append_row (builder *b, scope *cols, unsigned tile, tree row, tree i,
	    bool start, hash_set<tree> *needed)
{
  tile_nest *n = b->n;
  scope s (cols, 1 << COL);
  tree arg[4] = { b->block, build_int_cst (integer_type_node, tile),
		  compute (b, NOP_EXPR, unsigned_type_node, row), NULL_TREE };
  s.mask = cols->mask;
  s.names.put (gimple_call_lhs (n->marker[ROW]), i);
  copy_accesses (b, &s, n->before, needed, true);
  if (start)
    {
      arg[3] = value (b, &s, n->start);
      append_api (b, API_TILE_SET_ROW, void_type_node, 4, arg);
      return;
    }
  tree sum = gimple_phi_result (n->sum);
  s.names.put (sum, append_api (b, API_TILE_ROW, TREE_TYPE (sum), 3, arg));
  copy_behind (b, &s, needed);
}

/* Let the rows of the tiles be read, or set if START, row by row.  */

static void
append_rows (builder *b, bool start)
{
  tile_nest *n = b->n;
  tree type = TREE_TYPE (gimple_phi_result (n->sum));
  tree zero = build_zero_cst (size_type_node);
  nest_access *plain = plain_access (n, start);
  hash_set<tree> needed;
  auto_vec<scope *> cols;
  need_rows (n, start, &needed);
  for (unsigned c = 0; c < b->grid[COL]; c++)
    {
      cols.safe_push (new scope (b->top, 1 << COL));
      append_lanes (b, cols[c], COL, c);
    }
  for (unsigned r = 0; r < b->grid[ROW]; r++)
    {
      counted l;
      tree first = tile_first (b, ROW, r);
      tree row = open_loop (b, &l, zero, left_of (b, first, b->count[ROW]),
			    build_one_cst (size_type_node));
      tree i = sum_of (b, first, row);
      for (unsigned c = 0; c < b->grid[COL]; c++)
	if (plain)
	  append_move (b, start ? API_TILE_LOAD : API_TILE_STORE,
		       tile_number (b, r, c), row,
		       address_of (b, plain, i, tile_first (b, COL, c), zero),
		       cols[c]->count, false, type);
	else
	  append_row (b, cols[c], tile_number (b, r, c), row, i, start,
		      &needed);
      close_loop (b, &l);
    }
  for (unsigned c = 0; c < b->grid[COL]; c++)
    delete cols[c];
}

/* Make the block, whose vectors have elements like the sum's, at the end of
   B.  */

static void
append_block (builder *b)
{
  tree type = TREE_TYPE (gimple_phi_result (b->n->sum));
  struct shape s = shape_scalar ();
  b->least = SCALABLE_BYTES / tree_to_uhwi (TYPE_SIZE_UNIT (type));
  b->vl = build_int_cst (size_type_node,
			 poly_int64 (ripple_vscale) * (int) b->least);
  s.dim[0].fixed = b->least;
  s.dim[0].scalable = true;
  gimple_stmt_iterator g = gsi_last_bb (b->bb);
  b->block = make_handle (&g, TREE_TYPE (gimple_call_arg (b->n->marker[COL],
							  0)), &s);
  tree arg[2] = { b->block, integer_zero_node };
  b->id = append_api (b, API_ID, size_type_node, 2, arg);
}

/* The body of the function, whose only block is FIRST, with ROOM for
   copies.  */

static void
make_body (builder *b, basic_block first, tree room)
{
  tile_nest *n = b->n;
  scope top (NULL, 0);
  counted l[STEP];
  single_succ_edge (first)->flags = EDGE_FALLTHRU;
  basic_block last = split_edge (single_succ_edge (first));
  single_succ_edge (last)->flags = 0;
  b->bb = first;
  b->top = &top;
  append_block (b);
  for (unsigned k = ROW; k <= COL; k++)
    {
      b->count[k] = value_of_tree (b, iterations_before (n, k));
      b->grid[k] = 2;
    }
  b->grid[COL] = ripple_current_target ()->matrix->tiles
		   (TREE_TYPE (gimple_phi_result (n->sum)),
		    n->bytes[ROW] != NULL) / b->grid[ROW];
  begin_copies (b, room);
  if (n->bytes[ROW])
    append_byte_copies (b);
  else
    append_copies (b, COL);
  for (unsigned k = ROW; k <= COL; k++)
    {
      b->first[k] = open_loop (b, &l[k], build_zero_cst (size_type_node),
			       b->count[k], times_vl (b, b->grid[k]));
      if (k == ROW && !n->bytes[ROW])
	append_copies (b, ROW);
    }
  if (zero_start_p (n))
    append_api (b, API_TILE_ZERO, void_type_node, 0, NULL);
  else
    append_rows (b, true);
  if (n->bytes[ROW])
    append_byte_steps (b);
  else
    append_steps (b);
  append_rows (b, false);
  close_loop (b, &l[COL]);
  close_loop (b, &l[ROW]);
  b->bb = last;
  append (b, gimple_build_return (NULL_TREE));
}

/* Give the loops of cfun, which B has made, the form that GCC wants.  */

static void
finish_loops (builder *b)
{
  loops_state_set (LOOPS_NEED_FIXUP);
  calculate_dominance_info (CDI_DOMINATORS);
  fix_loop_structure (NULL);
  free_dominance_info (CDI_DOMINATORS);
  for (unsigned i = 0; i < b->unrolled.length (); i++)
    b->unrolled[i]->loop_father->unroll = UNROLL;
  cfun->has_unroll = true;
}

tree
make_tile_function (tile_nest *n, vec<tree> *args)
{
  builder b;
  auto_vec<tree> types;
  tree room = NULL_TREE;
  b.n = n;
  b.decl = declare_part (cfun->decl, build_function_type_list
				       (void_type_node, NULL_TREE), "tiles");
  ripple_current_target ()->matrix->claim (b.decl);
  bool copies = copy_bytes (n, NULL) != NULL_TREE;
  push_cfun (cfun);
  basic_block bb = init_lowered_empty_function
		     (b.decl, true, profile_count::uninitialized ());
  if (copies)
    {
      room = add_parameter (b.decl, ptr_type_node, "room");
      room = get_or_create_ssa_default_def (cfun, room);
      types.safe_push (ptr_type_node);
    }
  make_body (&b, bb, room);
  for (unsigned i = 0; i < b.args.length (); i++)
    types.safe_push (TREE_TYPE (b.args[i]));
  TREE_TYPE (b.decl) = build_function_type_array (void_type_node,
						  types.length (),
						  types.address ());
  finish_loops (&b);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  if (flag_checking)
    verify_gimple_in_cfg (cfun, true);
  pop_cfun ();
  args->safe_splice (b.args);
  transform_later (add_part (b.decl));
  return b.decl;
}

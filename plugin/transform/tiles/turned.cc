/* Which blocks of two dimensions are transposed, in SPMD code.

   INPUT	for (i = 0; i < m; i += 16)	any number of loops, or none
		  for (j = 0; j < n; j += 16)
		    {
		      t = a[(i + y) * n + j + x];
		      b[(j + x) * m + i + y] = 2 * t + 1;
		    }
		or
		      t = ripple_shuffle (a[(i + y) * n + j + x], turn);
		      b[(j + y) * m + i + x] = t;
   OUTPUT	a tile_nest of rows y and columns x, with loops of steps round
		them

		or, T being a local array,
		      t[y][x] = a[(i + y) * n + j + x];
		      b[(j + y) * m + i + x] = t[x][y];

   What a shuffle does is known by its map.  It is undone: lanes keep their
   places, and what is behind it, or in front of it, goes to other addresses.
   So is what goes by an array that has no other use.  Conditions between them:
   bounded.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "analysis/shuffle.h"
#include "transform/tiles/linear.h"

static tree
same_tree (tree *tp, int *, void *data)
{
  return *tp == ((struct walk_stmt_info *) data)->info ? *tp : NULL_TREE;
}

/* True if STMT mentions VAR.  */

static bool
mentions_p (gimple *stmt, tree var)
{
  struct walk_stmt_info wi;
  memset (&wi, 0, sizeof wi);
  wi.info = var;
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    if (walk_tree (gimple_op_ptr (stmt, i), same_tree, &wi, NULL))
      return true;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
      if (walk_tree (gimple_phi_arg_def_ptr (phi, i), same_tree, &wi, NULL))
	return true;
  return false;
}

/* True if nothing in cfun but N's FILL and TURN, and what ends its life,
   mentions the array that they access.  */

static bool
array_alone_p (tile_nest *n)
{
  basic_block bb;
  tree var = stored_array (n->fill);
  FOR_EACH_BB_FN (bb, cfun)
    {
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	if (mentions_p (p.phi (), var))
	  return false;
      for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb);
	   !gsi_end_p (g); gsi_next_nondebug (&g))
	if (mentions_p (gsi_stmt (g), var)
	    && !buffer_access_p (n, gsi_stmt (g)))
	  return false;
    }
  return true;
}

/* STMT if it stores a name to the local array VAR, else null.  */

static gimple *
filling (gimple *stmt, tree var)
{
  return gimple_assign_single_p (stmt) && gimple_vdef (stmt)
	 && !gimple_clobber_p (stmt) && stored_array (stmt) == var
	 && TREE_CODE (gimple_assign_rhs1 (stmt)) == SSA_NAME ? stmt : NULL;
}

/* The last store in front of LOAD, in its block or in those that come before
   it in the same loop, to the local array that LOAD is of; null if there is
   none.  */

static gimple *
filled_by (gimple *load)
{
  tree var = local_array (gimple_assign_rhs1 (load));
  if (!var)
    return NULL;
  basic_block last = gimple_bb (load);
  for (basic_block bb = last; bb != ENTRY_BLOCK_PTR_FOR_FN (cfun);
       bb = bb->prev_bb)
    for (gimple_stmt_iterator g = bb == last ? gsi_for_stmt (load)
				  : gsi_last_bb (bb);
	 bb->loop_father == last->loop_father && !gsi_end_p (g);
	 gsi_prev (&g))
      if (gimple *s = filling (gsi_stmt (g), var))
	return s;
  return NULL;
}

/* Let DEF, on the way to the store of N, be what turns N's blocks, or joins
   what is turned, if it is something that may.  */

static void
note_turn (tile_nest *n, gimple *def)
{
  if (gphi *phi = dyn_cast<gphi *> (def))
    {
      if (n->turn && !n->joined && loaded_edge (phi))
	n->joined = phi;
      return;
    }
  if (n->turn)
    return;
  if (ripple_api_call (def) != API_SHUFFLE)
    n->fill = gimple_assign_load_p (def) ? filled_by (def) : NULL;
  if (n->fill || ripple_api_call (def) == API_SHUFFLE)
    n->turn = def;
}

/* Put what OP, of N, is computed from into NAMES, but for the addresses of
   loads.  N->turn is the last shuffle, or array, on the way.  */

static void
find_names (tile_nest *n, tree op, hash_set<tree> *names)
{
  auto_vec<tree> work;
  work.safe_push (op);
  while (!work.is_empty ())
    {
      ssa_op_iter i;
      tree use, x = work.pop ();
      if (TREE_CODE (x) != SSA_NAME || !inside_p (n, x) || names->add (x))
	continue;
      gimple *def = SSA_NAME_DEF_STMT (x);
      note_turn (n, def);
      if (tree passed = passed_value (n, def))
	work.safe_push (passed);
      else if (is_gimple_call (def)
	       || (is_gimple_assign (def) && !gimple_vuse (def)))
	FOR_EACH_SSA_TREE_OPERAND (use, def, i, SSA_OP_USE)
	  work.safe_push (use);
    }
}

/* True if all NAMES can be computed elsewhere; find what loops count among
   them.  */

static bool
find_numbers (tile_nest *n, hash_set<tree> *names)
{
  for (hash_set<tree>::iterator i = names->begin (); i != names->end (); ++i)
    {
      gimple *def = SSA_NAME_DEF_STMT (*i);
      nest_number number;
      number.name = *i;
      if (kind_of (n, *i) < 0 || gimple_has_volatile_ops (def))
	return false;
      if (is_gimple_assign (def) || def == n->turn || def == n->joined
	  || counted_by (n, def) >= 0)
	continue;
      if (gimple_code (def) != GIMPLE_PHI
	  || !linear_value (n, *i, &number.value, DEPTH_OF_NUMBER))
	return false;
      n->numbers.safe_push (number);
    }
  return true;
}

/* True if each lane of N's rows and columns takes part in NAMES by a load of
   its own only, in front of the shuffle.  */

static bool
shuffle_alone_p (tile_nest *n, hash_set<tree> *names)
{
  hash_set<tree> behind;
  behind.add (gimple_get_lhs (n->turn));
  find_names (n, gimple_assign_rhs1 (n->sums[0]->store), &behind);
  for (hash_set<tree>::iterator i = names->begin (); i != names->end (); ++i)
    {
      int kind = kind_of (n, *i);
      bool load = loaded_p (n, *i);
      if ((kind != 0 && kind != BOTH) || (load && kind && behind.contains (*i))
	  || counted_by (n, SSA_NAME_DEF_STMT (*i)) >= 0)
	return false;
    }
  return true;
}

/* True if lane K of what the shuffle of N gives comes from row K % BY of rows
   of OUT lanes, for OUT * BY lanes.  */

static bool
turns_p (const struct lanemap *map, unsigned by, unsigned out)
{
  for (unsigned k = 0; k < map->n; k++)
    if (map->from[k] != (int) (k % by * out + k / by))
      return false;
  return true;
}

/* True if A, of N, has its rows next to each other: lane K of all is at K
   times its stride.  */

static bool
rows_together_p (tile_nest *n, const nest_access *a)
{
  return same_p (a->coef[ROW], times (n->count[COL], a->coef[COL]));
}

/* Let A be what it is if lanes are numbered by columns.  */

static void
number_by_columns (tile_nest *n, nest_access *a)
{
  a->coef[ROW] = a->coef[COL];
  a->coef[COL] = times (n->count[ROW], a->coef[ROW]);
}

/* True if what is stored by rows to N's array is loaded by columns, all of
   it.  */

static bool
array_turns_p (tile_nest *n)
{
  linear v, w;
  tree to = gimple_assign_lhs (n->fill), from = gimple_assign_rhs1 (n->turn);
  tree size = TYPE_SIZE_UNIT (TREE_TYPE (to));
  if (!types_compatible_p (TREE_TYPE (to), TREE_TYPE (from))
      || n->extent[ROW] != n->extent[COL]
      || !linear_offset (n, &to, &v) || !linear_offset (n, &from, &w)
      || to != from || !same_p (v.start, w.start))
    return false;
  std::swap (w.coef[ROW], w.coef[COL]);
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    if (!same_p (v.coef[l], w.coef[l]))
      return false;
  /* No two lanes share an element.  */
  unsigned along = same_p (v.coef[COL], size) ? COL : ROW;
  tree apart = v.coef[along == COL ? ROW : COL];
  return same_p (v.coef[along], size) && apart && tree_fits_uhwi_p (apart)
	 && tree_to_uhwi (apart) >= n->extent[along] * tree_to_uhwi (size);
}

/* True if the shuffle of N transposes: *STORE if, for lanes numbered by
   columns, it is the store that has other addresses, else the loads.  */

static bool
find_turn (tile_nest *n, bool *store)
{
  struct lanemap map;
  unsigned rows = n->extent[ROW], cols = n->extent[COL];
  *store = true;
  if (kind_of (n, gimple_get_lhs (n->turn)) != BOTH)
    return false;
  if (n->fill)
    return array_turns_p (n);
  if (!shuffle_map (as_a<gcall *> (n->turn), &map))
    return false;
  *store = turns_p (&map, rows, cols);
  bool ok = *store || turns_p (&map, cols, rows);
  lanemap_clear (&map);
  return ok;
}

bool
undo_turn (tile_nest *n)
{
  bool store;
  if (!n->turn)
    return true;
  if (!find_turn (n, &store))
    return false;
  bool square = n->extent[ROW] == n->extent[COL];
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (a->store != store || a->kind != BOTH)
	continue;
      if (square)
	std::swap (a->coef[ROW], a->coef[COL]);
      else if (rows_together_p (n, a))
	number_by_columns (n, a);
      else
	return false;
    }
  return true;
}

bool
numbers_apart_p (tile_nest *n)
{
  hash_set<tree> names;
  find_names (n, n->sums[0]->start, &names);
  for (hash_set<tree>::iterator i = names.begin (); i != names.end (); ++i)
    if (counted_by (n, SSA_NAME_DEF_STMT (*i)) >= 0)
      return false;
  return n->numbers.is_empty ();
}

/* Put the statements of NAMES that load, and those that need them, and the
   store into the body of N, which has no loops.  False if they do not stand in
   one basic block, or if something else there stores between them.  */

static bool
find_statements (tile_nest *n, hash_set<tree> *names)
{
  gimple *store = n->sums[0]->store;
  unsigned loads = 0;
  for (hash_set<tree>::iterator i = names->begin (); i != names->end (); ++i)
    loads += loaded_p (n, *i);
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (gimple_bb (store));
       gsi_stmt (g) != store; gsi_next_nondebug (&g))
    {
      gimple *s = gsi_stmt (g);
      tree lhs = gimple_get_lhs (s);
      if (stores_p (n, s) && !n->body.is_empty ())
	return false;
      if (s == n->fill)
	n->body.safe_push (s);
      if (!lhs || TREE_CODE (lhs) != SSA_NAME || !names->contains (lhs))
	continue;
      bool needs = loaded_p (n, lhs);
      loads -= needs;
      needs |= s == n->turn;
      ssa_op_iter it;
      tree use;
      FOR_EACH_SSA_TREE_OPERAND (use, s, it, SSA_OP_USE)
	needs |= names->contains (use)
		 && n->body.contains (SSA_NAME_DEF_STMT (use));
      if (needs)
	n->body.safe_push (s);
    }
  n->body.safe_push (store);
  return loads == 0;
}

/* True if what the statements in front of N's store give is used by them
   only.  */

static bool
used_by_store_p (tile_nest *n)
{
  for (unsigned i = 0; i + 1 < n->body.length (); i++)
    {
      imm_use_iterator it;
      use_operand_p use;
      tree lhs = gimple_get_lhs (n->body[i]);
      if (TREE_CODE (lhs) != SSA_NAME)
	continue;
      FOR_EACH_IMM_USE_FAST (use, it, lhs)
	if (!is_gimple_debug (USE_STMT (use))
	    && !n->body.contains (USE_STMT (use)))
	  return false;
    }
  return true;
}

void
isolate_turned (tile_nest *n)
{
  if (n->before)
    {
      isolate_bounded (n);
      return;
    }
  gimple *store = n->sums[0]->store;
  gimple_stmt_iterator to = gsi_for_stmt (store);
  for (unsigned i = 0; i + 1 < n->body.length (); i++)
    {
      gimple_stmt_iterator from = gsi_for_stmt (n->body[i]);
      gsi_move_before (&from, &to);
    }
  n->exit = split_block (gimple_bb (store), store);
  to = gsi_for_stmt (n->body[0]);
  gsi_prev (&to);
  n->entry = gsi_end_p (to) ? split_block_after_labels (gimple_bb (store))
	     : split_block (gimple_bb (store), gsi_stmt (to));
}

/* True if the loops round N's blocks carry nothing but numbers and memory, and
   the same for all lanes.  */

static bool
rounds_count_p (tile_nest *n)
{
  for (unsigned q = 0; q < n->steps; q++)
    {
      class loop *loop = n->loop[STEP + q];
      gimple *cond = last_stmt (loop->header);
      if (varying_p (gimple_cond_lhs (cond))
	  || varying_p (gimple_cond_rhs (cond)))
	return false;
      for (gphi_iterator p = gsi_start_phis (loop->header); !gsi_end_p (p);
	   gsi_next (&p))
	{
	  tree r = gimple_phi_result (p.phi ());
	  if (!virtual_operand_p (r)
	      && (varying_p (r) || !name_used_in_nest_p (n, r)))
	    return false;
	}
    }
  return true;
}

/* True if the loops of N do nothing but to store its blocks, and what NAMES
   load is loaded there.  */

static bool
find_rounds (tile_nest *n, hash_set<tree> *names)
{
  if (!find_loops (n) || !find_before (n) || !find_after (n)
      || !rounds_count_p (n) || !find_numbers (n, names)
      || !used_in_nest_p (n, n->body))
    return false;
  for (unsigned i = 0; i < n->body.length (); i++)
    if (stores_p (n, n->body[i]) && n->body[i] != n->sums[0]->store)
      return false;
  if (!all_loaded_p (n, names))
    return false;
  n->entry = loop_preheader_edge (n->outer);
  n->exit = loop_exit (n->outer);
  return true;
}

/* The dimension along which REF, of N, goes up element by element; -1 if that
   is not known.  */

static int
unit_stride (tile_nest *n, tree ref)
{
  linear v;
  struct shape s = overlay_address_shape (ref);
  if (nest_kind (n, &s) != BOTH || !linear_address (n, ref, &v))
    return -1;
  for (int l = ROW; l <= COL; l++)
    if (same_p (v.coef[l], TYPE_SIZE_UNIT (TREE_TYPE (ref))))
      return l;
  return -1;
}

/* True if N looks as if it transposed: NAMES are loaded along one dimension,
   and stored along another one, or a shuffle transposes them.  */

static bool
looks_turned_p (tile_nest *n, hash_set<tree> *names)
{
  int stored = unit_stride (n, gimple_assign_lhs (n->sums[0]->store));
  bool store;
  if (stored < 0)
    return false;
  for (hash_set<tree>::iterator i = names->begin (); i != names->end (); ++i)
    if (loaded_p (n, *i))
      {
	int l = unit_stride (n, gimple_assign_rhs1 (SSA_NAME_DEF_STMT (*i)));
	if (l >= 0)
	  return n->turn ? l == stored && find_turn (n, &store) : l != stored;
      }
  return n->turn && find_turn (n, &store);
}

/* True if all of NAMES are of N's own lanes.  */

static bool
own_lanes_p (tile_nest *n, hash_set<tree> *names)
{
  for (hash_set<tree>::iterator i = names->begin (); i != names->end (); ++i)
    if (other_lanes_p (n, SSA_NAME_DEF_STMT (*i)))
      return false;
  return true;
}

/* True if the blocks of N are known: what NAMES load comes to the store as the
   nest wants it; else *WHY says what is in the way.  */

static bool
turned_p (tile_nest *n, hash_set<tree> *names, const char **why)
{
  *why = "what is done on the way is more than assignments";
  if (!n->outer && !find_numbers (n, names))
    return false;
  *why = "the local array on the way is used elsewhere";
  if (n->fill && !array_alone_p (n))
    return false;
  *why = "more than one element makes what its shuffle moves";
  if (n->turn && !shuffle_alone_p (n, names))
    return false;
  if (!n->outer && n->turn && bounded_p (n))
    return own_lanes_p (n, names) && own_lanes_p (n, &n->in_steps)
	   && find_bounded (n, names, why);
  *why = "its loads and its store do not stand together";
  if (stmt_ends_bb_p (n->sums[0]->store))
    return false;
  if (n->outer ? !find_rounds (n, names) : !find_statements (n, names))
    return false;
  *why = "it has results other than what it stores";
  if (!n->outer && !used_by_store_p (n))
    return false;
  *why = "lanes of something else take part";
  if (!own_lanes_p (n, names) || !own_lanes_p (n, &n->in_steps))
    return false;
  *why = lanes_not_first;
  basic_block bb = n->outer ? n->entry->src : gimple_bb (n->sums[0]->store);
  return n->turn ? !conditional_block_p (bb) : find_box (n, bb);
}

/* What N's TURN turns, or what OP is but for copies.  */

static tree
before_turn (tile_nest *n, tree op)
{
  gimple *def = SSA_NAME_DEF_STMT (op);
  while (passed_value (n, def) || gimple_assign_ssa_name_copy_p (def))
    {
      tree passed = passed_value (n, def);
      op = passed ? passed : gimple_assign_rhs1 (def);
      def = SSA_NAME_DEF_STMT (op);
    }
  return op;
}

bool
find_turned (tile_nest *n, gimple *store, class loop *outer, const char **why)
{
  hash_set<tree> names;
  ssa_op_iter it;
  tree use, x = gimple_assign_rhs1 (store);
  struct shape shape = overlay_address_shape (gimple_assign_lhs (store));
  begin_nest (n, outer);
  n->block = n->turned = true;
  n->loc = stmt_location (store);
  *why = NULL;
  if (TREE_CODE (x) != SSA_NAME || gimple_has_volatile_ops (store)
      || !find_dimensions (n, &shape) || kind_of (n, x) != BOTH)
    return false;
  nest_sum *s = new nest_sum ();
  s->result = x;
  s->store = store;
  n->sums.safe_push (s);
  n->type = TREE_TYPE (x);
  n->ways = 0;
  find_names (n, x, &names);
  s->start = before_turn (n, x);
  FOR_EACH_SSA_TREE_OPERAND (use, store, it, SSA_OP_USE)
    need (n, &n->in_steps, use);
  if ((!outer && !looks_turned_p (n, &names)) || !turned_p (n, &names, why))
    return false;
  need (n, &n->outside, x);
  n->handle = find_handle (n);
  return n->handle != NULL_TREE;
}

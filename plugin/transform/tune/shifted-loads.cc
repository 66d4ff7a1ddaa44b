/* Vectors of a line of the cache that overlap.

   INPUT	a = MEM[p - 4];  b = MEM[p];  c = MEM[p + 4];	(16 floats)

   OUTPUT	b = MEM[p];
		before = .MASK_LOAD (p - 64, { 0, ... 0, -1 })
		behind = .MASK_LOAD (p + 64, { -1, 0, ... 0 })
		a = elements 15, 16, ... 30 of { before, b }
		c = elements 1, 2, ... 16 of { b, behind }

   All such vectors but one in sixteen cross lines, which takes an access more.
   If this is the case of most vectors that a loop loads, from neighbours of
   the same places, one permutation each costs less, unless what the loop
   computes keeps the pipes busy that permute: all come from what begins
   at one place modulo a line, the aligned one of the store of the loop if it
   has been led there (aligned-head.cc).  No other memory is touched.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/reference-strides.h"
#include "emit/machine.h"
#include "transform/tune/tune.h"

namespace {

enum
{
  LINE_BYTES = 64,		/* Of the cache.  */
  MOST_GROUPS = 16,		/* That are open at a time in a block.  */
  FAR_BYTES = 16 * LINE_BYTES,	/* From the first load of a group.  */
  LEAST_SPARED = 2		/* Loads.  */
};

struct shifted_load
{
  gassign *stmt;
  HOST_WIDE_INT at;		/* Behind the first one of the group.  */
};

struct load_group
{
  gassign *first;
  aff_tree address;		/* Of it.  */
  auto_vec<shifted_load> load;
};

/* What the vectors of a group are taken from, at a distance from the first
   one: what is loaded there, or the elements from LOW to HIGH of it.  */

struct line
{
  HOST_WIDE_INT at;
  gassign *load;
  unsigned low, high;
  tree value;
};

HOST_WIDE_INT
modulo_line (HOST_WIDE_INT x)
{
  return x & (LINE_BYTES - 1);
}

HOST_WIDE_INT
constant_part (const aff_tree &a)
{
  return modulo_line (a.offset.coeffs[0].to_uhwi ());
}

/* True if STMT loads, or stores if STORE, a vector of a line, of elements that
   an instruction shifts across two such.  */

bool
line_access_p (gimple *stmt, bool store)
{
  if (store ? !gimple_store_p (stmt) || !gimple_assign_single_p (stmt)
      : !gimple_assign_load_p (stmt))
    return false;
  tree ref = store ? gimple_assign_lhs (stmt) : gimple_assign_rhs1 (stmt);
  tree type = TREE_TYPE (ref);
  return TREE_CODE (ref) == MEM_REF && !TREE_THIS_VOLATILE (ref)
	 && TREE_CODE (TREE_OPERAND (ref, 0)) == SSA_NAME
	 && VECTOR_TYPE_P (type) && VECTOR_MODE_P (TYPE_MODE (type))
	 && known_eq (GET_MODE_SIZE (TYPE_MODE (type)), (unsigned) LINE_BYTES)
	 && GET_MODE_UNIT_SIZE (TYPE_MODE (type)) >= 4
	 && !stmt_can_throw_internal (cfun, stmt);
}

/* The elements of a vector that STMT loads.  */

unsigned
elements_of (gassign *stmt)
{
  return TYPE_VECTOR_SUBPARTS (TREE_TYPE (gimple_assign_lhs (stmt)))
	 .to_constant ();
}

/* True if what A and B load from one memory can be taken together.  */

bool
alike_p (gassign *a, gassign *b)
{
  tree ref_a = gimple_assign_rhs1 (a), ref_b = gimple_assign_rhs1 (b);
  return gimple_vuse (a) == gimple_vuse (b)
	 && types_compatible_p (TREE_TYPE (gimple_assign_lhs (a)),
				TREE_TYPE (gimple_assign_lhs (b)))
	 && types_compatible_p (TREE_TYPE (TREE_OPERAND (ref_a, 1)),
				TREE_TYPE (TREE_OPERAND (ref_b, 1)));
}

/* The line of the group that is AT behind its first load.  */

line *
line_at (auto_vec<line> *lines, HOST_WIDE_INT at, unsigned n)
{
  for (unsigned i = 0; i < lines->length (); i++)
    if ((*lines)[i].at == at)
      return &(*lines)[i];
  return lines->safe_push ({ at, NULL, n, 0, NULL_TREE });
}

/* The lines of G, if they begin at FROM modulo one: those that are loaded and
   what the others are taken from.  Returns how many loads are spared.  */

int
find_lines (const load_group &g, HOST_WIDE_INT from, auto_vec<line> *lines)
{
  unsigned n = elements_of (g.first), bytes = LINE_BYTES / n;
  int spared = 0;
  for (unsigned i = 0; i < g.load.length (); i++)
    if (modulo_line (g.load[i].at - from) == 0)
      line_at (lines, g.load[i].at, n)->load = g.load[i].stmt;
  for (unsigned i = 0; i < g.load.length (); i++)
    {
      HOST_WIDE_INT shift = modulo_line (g.load[i].at - from);
      if (shift == 0)
	continue;
      unsigned k = shift / bytes;
      line *l = line_at (lines, g.load[i].at - shift, n);
      l->low = MIN (l->low, k);
      l->high = n;
      l = line_at (lines, g.load[i].at - shift + LINE_BYTES, n);
      l->low = 0;
      l->high = MAX (l->high, k);
      spared++;
    }
  for (unsigned i = 0; i < lines->length (); i++)
    spared -= !(*lines)[i].load;
  return spared;
}

/* L, loaded in front of AT, where FIRST is loaded.  */

tree
load_line (const line &l, gassign *first, gimple_stmt_iterator *at)
{
  tree ref = gimple_assign_rhs1 (l.load ? l.load : first);
  tree vtype = TREE_TYPE (gimple_assign_lhs (first));
  tree base = TREE_OPERAND (gimple_assign_rhs1 (first), 0);
  tree off = TREE_OPERAND (gimple_assign_rhs1 (first), 1);
  tree alias = TREE_TYPE (off), value = make_ssa_name (vtype);
  off = wide_int_to_tree (alias, wi::to_wide (off) + l.at);
  gimple *load;
  if (l.load)
    {
      tree moved = build2 (MEM_REF, TREE_TYPE (ref), base, off);
      copy_warning (moved, ref);
      load = gimple_build_assign (value, moved);
    }
  else
    {
      unsigned n = elements_of (first);
      tree mask_type = truth_type_for (vtype);
      tree pointer = make_ssa_name (TREE_TYPE (base));
      gimple *step = gimple_build_assign (pointer, POINTER_PLUS_EXPR, base,
					  fold_convert (sizetype, off));
      gimple_set_location (step, gimple_location (first));
      gsi_insert_before (at, step, GSI_SAME_STMT);
      tree_vector_builder on (mask_type, n, 1);
      for (unsigned k = 0; k < n; k++)
	on.quick_push (k >= l.low && k < l.high
		       ? build_all_ones_cst (TREE_TYPE (mask_type))
		       : build_zero_cst (TREE_TYPE (mask_type)));
      load = ripple_build_mask_load (pointer,
				     build_int_cst (alias, LINE_BYTES / n
							   * BITS_PER_UNIT),
				     on.build (), build_zero_cst (vtype));
      gimple_call_set_lhs (load, value);
    }
  gimple_set_location (load, gimple_location (first));
  gimple_set_vuse (load, gimple_vuse (first));
  gsi_insert_before (at, load, GSI_SAME_STMT);
  return value;
}

/* Let LOAD take the elements from K on of A and, behind it, B instead.  */

void
shift_lines (gassign *load, tree a, tree b, unsigned k)
{
  gimple_stmt_iterator g = gsi_for_stmt (load);
  tree (*shift) (emitter *, tree, tree, unsigned)
    = ripple_current_target ()->shift_pair;
  emitter e = { NULL, gimple_location (load) };
  if (tree v = k && shift ? shift (&e, a, b, k) : a)
    {
      gsi_insert_seq_before (&g, e.seq, GSI_SAME_STMT);
      gimple_assign_set_rhs_from_tree (&g, v);
      gimple_set_vuse (gsi_stmt (g), NULL_TREE);
      update_stmt (gsi_stmt (g));
    }
}

/* Where the lines of G begin, whose block stores to a place that is STORE
   modulo a line, as far as that is known, or -1: there, if that is between
   elements, or else where most of them are.  */

HOST_WIDE_INT
best_begin (const load_group &g, HOST_WIDE_INT store)
{
  HOST_WIDE_INT best = 0;
  int most = 0;
  HOST_WIDE_INT from = modulo_line (store - constant_part (g.address));
  if (store >= 0 && from % (LINE_BYTES / elements_of (g.first)) == 0)
    return from;
  for (unsigned i = 0; i < g.load.length (); i++)
    {
      auto_vec<line> lines;
      from = modulo_line (g.load[i].at);
      int spared = find_lines (g, from, &lines);
      if (spared > most)
	{
	  most = spared;
	  best = from;
	}
    }
  return best;
}

/* Take the vectors of G from lines if that spares loads, and costs less than
   these among the LOADS of a block that computes COMPUTED other vectors.  */

void
shift_group (const load_group &g, HOST_WIDE_INT store, unsigned loads,
	     unsigned computed)
{
  auto_vec<line> lines;
  HOST_WIDE_INT from = best_begin (g, store);
  unsigned crossing = 0;
  for (unsigned i = 0; i < g.load.length (); i++)
    crossing += modulo_line (g.load[i].at - from) != 0;
  if (find_lines (g, from, &lines) < LEAST_SPARED
      || !ripple_current_target ()->crossing_loses (crossing, loads, computed))
    return;
  unsigned n = elements_of (g.first), bytes = LINE_BYTES / n;
  gimple_stmt_iterator at = gsi_for_stmt (g.first);
  for (unsigned i = 0; i < lines.length (); i++)
    lines[i].value = load_line (lines[i], g.first, &at);
  for (unsigned i = 0; i < g.load.length (); i++)
    {
      HOST_WIDE_INT shift = modulo_line (g.load[i].at - from);
      HOST_WIDE_INT begin = g.load[i].at - shift;
      tree a = line_at (&lines, begin, n)->value;
      tree b = shift ? line_at (&lines, begin + LINE_BYTES, n)->value : a;
      shift_lines (g.load[i].stmt, a, b, shift / bytes);
    }
}

/* Put LOAD into the group of GROUPS that it is near, or into a new one.  */

void
group_load (gassign *load, vec<load_group *> *groups, expansions **seen)
{
  HOST_WIDE_INT at;
  tree ref = gimple_assign_rhs1 (load);
  unsigned bytes = LINE_BYTES / elements_of (load);
  for (unsigned i = 0; i < groups->length (); i++)
    {
      load_group *g = (*groups)[i];
      if (alike_p (g->first, load)
	  && reference_distance (ref, &g->address, seen, &at)
	  && absu_hwi (at) <= FAR_BYTES)
	{
	  if (at % bytes == 0)
	    g->load.safe_push ({ load, at });
	  return;
	}
    }
  if (groups->length () == MOST_GROUPS)
    return;
  load_group *g = new load_group;
  g->first = load;
  expand_address (ref, &g->address, seen);
  g->load.safe_push ({ load, 0 });
  groups->safe_push (g);
}

/* True if S computes a vector.  */

bool
computes_vector_p (gimple *s)
{
  tree lhs = gimple_get_lhs (s);
  return lhs && TREE_CODE (lhs) == SSA_NAME && VECTOR_TYPE_P (TREE_TYPE (lhs))
	 && VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (lhs))) && !gimple_vuse (s)
	 && !(is_gimple_assign (s) && gimple_num_ops (s) == 2);
}

void
shift_loads_of (basic_block bb)
{
  auto_vec<load_group *> groups;
  unsigned loads = 0, computed = 0;
  expansions *seen = NULL;
  HOST_WIDE_INT store = -1;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      gimple *stmt = gsi_stmt (g);
      computed += computes_vector_p (stmt);
      if (line_access_p (stmt, false))
	{
	  group_load (as_a<gassign *> (stmt), &groups, &seen);
	  loads++;
	}
      else if (store < 0 && line_access_p (stmt, true))
	{
	  aff_tree to;
	  expand_address (gimple_assign_lhs (stmt), &to, &seen);
	  if (to.offset.is_constant ())
	    store = constant_part (to);
	}
    }
  for (unsigned i = 0; i < groups.length (); i++)
    {
      if (groups[i]->address.offset.is_constant ())
	shift_group (*groups[i], store, loads, computed);
      delete groups[i];
    }
  free_affine_expand_cache (&seen);
}

} // anonymous namespace

void
shift_overlapping_loads (void)
{
  basic_block bb;
  if (!optimize || optimize_function_for_size_p (cfun)
      || !ripple_current_target ()->crossing_loses)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    if (bb_loop_depth (bb) > 0)
      shift_loads_of (bb);
}

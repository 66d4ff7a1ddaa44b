/* Permutations of what is loaded near by.

   INPUT	a = MEM[p];  b = MEM[p + 64];  c = MEM[p + 128];	(bytes)
		x, y, z = the bytes of a, b and c by threes
		w = x, y, z and y by turns, from byte 16 of each on

   OUTPUT	v = MEM[p + 48];
		w = PERM <v, { 0, 1, 2, 1, 3, 4, 5, 4, ... }>

   What permutations of permutations make of what a few vectors hold is loaded
   as one vector, if it is no farther apart in memory, and all of that vector
   has been loaded anyway.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "optabs-decl.h"
#include "analysis/reference-strides.h"
#include "emit/machine.h"
#include "transform/tune/origins.h"
#include "transform/tune/tune.h"

namespace {

enum { MOST_LOADS = 8, FAR = 1 << 16 };

/* A vector that is loaded, AT bytes behind the first one that was found.  */

struct near_load
{
  gassign *stmt;
  int at, bytes;
};

/* Where the bytes of a vector are in memory, from the first load on.  */

struct window
{
  unsigned bytes;
  int at[MOST_BYTES];
  auto_vec<near_load, MOST_LOADS> load;
};

/* The load of W that makes X; null if that is none like the others.  */

const near_load *
load_of (window *w, tree x)
{
  gassign *g = (TREE_CODE (x) == SSA_NAME
		? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  for (unsigned i = 0; i < w->load.length (); i++)
    if (w->load[i].stmt == g)
      return &w->load[i];
  if (!g || !gimple_assign_load_p (g) || w->load.length () == MOST_LOADS
      || stmt_can_throw_internal (cfun, g))
    return NULL;
  tree ref = gimple_assign_rhs1 (g);
  HOST_WIDE_INT at = 0;
  if (TREE_CODE (ref) != MEM_REF || TREE_THIS_VOLATILE (ref)
      || TREE_CODE (TREE_OPERAND (ref, 0)) != SSA_NAME
      || reverse_storage_order_for_component_p (ref)
      || !ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (ref))))
    return NULL;
  if (w->load.length () > 0)
    {
      gassign *first = w->load[0].stmt;
      if (gimple_vuse (g) != gimple_vuse (first)
	  || gimple_bb (g) != gimple_bb (first)
	  || !reference_distance (ref, gimple_assign_rhs1 (first), &at)
	  || !IN_RANGE (at, -FAR, FAR))
	return NULL;
    }
  return w->load.safe_push ({ g, (int) at,
			      (int) vector_bytes (TREE_TYPE (x)) });
}

/* Set W to where the bytes of X are in memory; false if they are not.  */

bool
find_window (tree x, window *w)
{
  w->bytes = vector_bytes (TREE_TYPE (x));
  for (unsigned i = 0; i < w->bytes; i++)
    {
      tree from = x;
      unsigned at = i;
      look_behind (&from, &at);
      const near_load *l = load_of (w, from);
      if (!l)
	return false;
      w->at[i] = l->at + at;
    }
  return true;
}

/* True if byte AT is loaded.  */

bool
loaded_p (const window *w, int at)
{
  for (unsigned i = 0; i < w->load.length (); i++)
    if (IN_RANGE (at, w->load[i].at, w->load[i].at + w->load[i].bytes - 1))
      return true;
  return false;
}

/* True if a vector of W's bytes from BEGIN on has all of them, and is loaded
   anyway.  */

bool
begin_p (const window *w, int begin)
{
  for (unsigned i = 0; i < w->bytes; i++)
    if (!IN_RANGE (w->at[i], begin, begin + (int) w->bytes - 1)
	|| !loaded_p (w, begin + i))
      return false;
  return true;
}

/* Where a vector begins that has the bytes of W: where one that is loaded
   does, if possible.  False if there is none.  */

bool
find_begin (const window *w, int *begin)
{
  int lo = INT_MAX, hi = INT_MIN;
  for (unsigned i = 0; i < w->load.length (); i++)
    if (w->load[i].bytes == (int) w->bytes && begin_p (w, w->load[i].at))
      {
	*begin = w->load[i].at;
	return true;
      }
  for (unsigned i = 0; i < w->bytes; i++)
    {
      lo = MIN (lo, w->at[i]);
      hi = MAX (hi, w->at[i]);
    }
  /* What is left over lies behind, if that is loaded.  */
  *begin = lo;
  if (begin_p (w, lo))
    return true;
  *begin = hi + 1 - w->bytes;
  return begin_p (w, *begin);
}

/* The vector of W's bytes from BEGIN on.  */

tree
load_window (const window *w, int begin)
{
  gassign *last = w->load[0].stmt;
  for (unsigned i = 0; i < w->load.length (); i++)
    {
      if (w->load[i].at == begin && w->load[i].bytes == (int) w->bytes)
	return gimple_assign_lhs (w->load[i].stmt);
      if (stmt_dominates_stmt_p (last, w->load[i].stmt))
	last = w->load[i].stmt;
    }
  tree ref = gimple_assign_rhs1 (w->load[0].stmt);
  tree type = build_vector_type (unsigned_char_type_node, w->bytes);
  /* Bytes of any type may be there.  */
  tree off = wide_int_to_tree (ptr_type_node,
			       wi::to_wide (TREE_OPERAND (ref, 1)) + begin);
  tree r = make_ssa_name (type);
  tree place = build2 (MEM_REF, build_aligned_type (type, BITS_PER_UNIT),
		       TREE_OPERAND (ref, 0), off);
  /* What all of them are known to be apart from is not there either.  */
  bool same = true;
  for (unsigned i = 1; i < w->load.length (); i++)
    {
      tree other = gimple_assign_rhs1 (w->load[i].stmt);
      same &= (MR_DEPENDENCE_CLIQUE (other) == MR_DEPENDENCE_CLIQUE (ref)
	       && MR_DEPENDENCE_BASE (other) == MR_DEPENDENCE_BASE (ref));
    }
  if (same)
    {
      MR_DEPENDENCE_CLIQUE (place) = MR_DEPENDENCE_CLIQUE (ref);
      MR_DEPENDENCE_BASE (place) = MR_DEPENDENCE_BASE (ref);
    }
  gassign *load = gimple_build_assign (r, place);
  gimple_set_location (load, gimple_location (last));
  gimple_set_vuse (load, gimple_vuse (last));
  gimple_stmt_iterator g = gsi_for_stmt (last);
  gsi_insert_after (&g, load, GSI_SAME_STMT);
  return r;
}

/* The bytes of each unit that moves as a whole in W, which begins at BEGIN, if
   the machine has any order of such units; else 0.  */

unsigned
unit_of (const window *w, int begin)
{
  unsigned (*moves) (unsigned, unsigned)
    = ripple_current_target ()->permute_bytes;
  for (unsigned es = 8; es > 0; es /= 2)
    {
      unsigned i = 0;
      while (i < w->bytes && (w->at[i / es * es] - begin) % es == 0
	     && w->at[i] == w->at[i / es * es] + (int) (i % es))
	i++;
      if (i == w->bytes && moves (es, 1) >= w->bytes)
	return es;
    }
  return 0;
}

/* Let G permute what W has from BEGIN on, in units of ES bytes.  */

void
replace_by_window (gimple_stmt_iterator *g, const window *w, int begin,
		   unsigned es)
{
  gimple *stmt = gsi_stmt (*g);
  unsigned n = w->bytes / es;
  tree wanted = TREE_TYPE (gimple_assign_lhs (stmt));
  tree num = build_nonstandard_integer_type (8 * es, 1);
  tree type = build_vector_type (num, n);
  gimple_seq seq = NULL;
  location_t loc = gimple_location (stmt);
  vec_perm_builder sel (n, n, 1);
  for (unsigned i = 0; i < w->bytes; i += es)
    sel.quick_push ((w->at[i] - begin) / es);
  vec_perm_indices indices (sel, 1, n);
  if (!VECTOR_MODE_P (TYPE_MODE (type))
      || !ripple_vec_perm_const_p (TYPE_MODE (type), indices))
    return;
  tree v = gimple_build (&seq, loc, VIEW_CONVERT_EXPR, type,
			 load_window (w, begin));
  v = gimple_build (&seq, loc, VEC_PERM_EXPR, type, v, v,
		    vec_perm_indices_to_tree (build_vector_type (ssizetype, n),
					      indices));
  v = gimple_build (&seq, loc, VIEW_CONVERT_EXPR, wanted, v);
  gsi_insert_seq_before (g, seq, GSI_SAME_STMT);
  gimple_assign_set_rhs_from_tree (g, v);
  update_stmt (gsi_stmt (*g));
}

/* True if X is a permutation, seen as another type or not.  */

bool
permutation_p (tree x)
{
  while (TREE_CODE (x) == SSA_NAME)
    {
      gassign *g = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x));
      if (!g)
	return false;
      if (gimple_assign_rhs_code (g) == VEC_PERM_EXPR)
	return TREE_CODE (gimple_assign_rhs3 (g)) == VECTOR_CST;
      if (gimple_assign_rhs_code (g) != VIEW_CONVERT_EXPR)
	return false;
      x = TREE_OPERAND (gimple_assign_rhs1 (g), 0);
    }
  return false;
}

/* G permutes vectors.  */

void
try_permutation (gimple_stmt_iterator *g)
{
  gimple *stmt = gsi_stmt (*g);
  tree a = gimple_assign_rhs1 (stmt), b = gimple_assign_rhs2 (stmt);
  tree x = gimple_assign_lhs (stmt);
  unsigned bytes = vector_bytes (TREE_TYPE (x));
  window w;
  int begin;
  if (!bytes || !permutation_p (x)
      || (!permutation_p (a) && !permutation_p (b)
	  && (a == b || element_bytes (TREE_TYPE (x)) >= 4))
      || !find_window (x, &w) || !find_begin (&w, &begin))
    return;
  unsigned es = unit_of (&w, begin);
  if (es)
    replace_by_window (g, &w, begin, es);
}

} // anonymous namespace

/* What is used last comes first: what it was made of is not needed then.  */

void
permute_windows (void)
{
  basic_block bb;
  if (!optimize || !ripple_current_target ()->permute_bytes
      || BYTES_BIG_ENDIAN)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_last_bb (bb); !gsi_end_p (g);)
      {
	gimple *stmt = gsi_stmt (g);
	enum tree_code code = (is_gimple_assign (stmt)
			       ? gimple_assign_rhs_code (stmt) : ERROR_MARK);
	if ((code == VEC_PERM_EXPR || code == VIEW_CONVERT_EXPR)
	    && TREE_CODE (gimple_assign_lhs (stmt)) == SSA_NAME
	    && has_zero_uses (gimple_assign_lhs (stmt)))
	  {
	    gimple_stmt_iterator dead = g;
	    gsi_prev (&g);
	    gsi_remove (&dead, true);
	    release_defs (stmt);
	    continue;
	  }
	if (code == VEC_PERM_EXPR)
	  try_permutation (&g);
	gsi_prev (&g);
      }
}

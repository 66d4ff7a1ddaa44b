/* Vectors that overlap in memory, loaded to be permuted.

   INPUT	a = MEM[p];  b = MEM[p + 4];		(8 floats)
		x = PERM <a, { 0, 0, 0, 0, 4, 4, 4, 4 }>
		y = PERM <b, { 0, 0, 0, 0, 4, 4, 4, 4 }>

   OUTPUT	a = MEM[p];
		x = PERM <a, { 0, 0, 0, 0, 4, 4, 4, 4 }>
		y = PERM <a, { 1, 1, 1, 1, 5, 5, 5, 5 }>

   Where lanes use the fields of the records that they are in, each field is
   such a load; all but one would cross lines of the cache.  The last of them
   may be masked, for what lies behind the last record is not to be touched;
   if all of them together touch what one vector takes, that needs no mask.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "optabs-decl.h"
#include "analysis/reference-strides.h"
#include "emit/value/parts.h"
#include "transform/tune/idioms.h"
#include "transform/tune/origins.h"
#include "transform/tune/tune.h"

namespace {

enum
{
  FAR_BYTES = 4096,		/* From the first load of a group.  */
  MOST_GROUPS = 16,		/* That are open at a time.  */
  UNIT_BYTES = 16		/* Permutations within such are cheap.  */
};

/* A vector that is loaded.  */

struct shared_load
{
  gimple *stmt;
  tree ref;
  HOST_WIDE_INT at;		/* Bytes behind the first one of the group.  */
  HOST_WIDE_INT touched;	/* So many bytes, and no others.  */
  HOST_WIDE_INT lo, hi;		/* From where to where elements are used, if
				   that is by permutations only.  */
  bool permuted;		/* It is.  */
};

/* Loads of vectors of one size from one block and one memory.  */

struct load_group
{
  auto_vec<shared_load> load;
};

unsigned
element_of (const shared_load *l)
{
  return element_bytes (TREE_TYPE (gimple_get_lhs (l->stmt)));
}

/* The constant of STMT if that permutes the vector X alone; else null.  */

tree
permutation_of (gimple *stmt, tree x)
{
  return is_gimple_assign (stmt)
	 && gimple_assign_rhs_code (stmt) == VEC_PERM_EXPR
	 && gimple_assign_rhs1 (stmt) == x && gimple_assign_rhs2 (stmt) == x
	 && TREE_CODE (gimple_assign_rhs3 (stmt)) == VECTOR_CST
	 ? gimple_assign_rhs3 (stmt) : NULL_TREE;
}

/* Set SEL to the element that each of the N of X is in permutation PERM,
   moved by MOVED.  */

void
selected_elements (tree perm, unsigned n, HOST_WIDE_INT moved,
		   vec_perm_builder *sel)
{
  sel->new_vector (n, n, 1);
  for (unsigned i = 0; i < n; i++)
    sel->quick_push ((tree_to_uhwi (VECTOR_CST_ELT (perm, i)) & (n - 1))
		     + moved);
}

/* Find out how L's elements are used.  */

void
find_uses (shared_load *l)
{
  tree x = gimple_get_lhs (l->stmt), perm;
  unsigned es = element_of (l), n = vector_bytes (TREE_TYPE (x)) / es;
  imm_use_iterator it;
  use_operand_p use;
  l->permuted = !has_zero_uses (x);
  l->lo = HOST_WIDE_INT_MAX;
  l->hi = HOST_WIDE_INT_MIN;
  FOR_EACH_IMM_USE_FAST (use, it, x)
    if (is_gimple_debug (USE_STMT (use)))
      continue;
    else if ((perm = permutation_of (USE_STMT (use), x)))
      for (unsigned i = 0; i < n; i++)
	{
	  HOST_WIDE_INT k = tree_to_uhwi (VECTOR_CST_ELT (perm, i)) & (n - 1);
	  l->lo = MIN (l->lo, l->at + k * es);
	  l->hi = MAX (l->hi, l->at + (k + 1) * es);
	}
    else
      l->permuted = false;
  if (l->permuted && l->hi > l->at + l->touched)
    l->permuted = false;
}

/* True if all that a vector takes where L is, is touched by G's loads.  */

bool
all_touched_p (const load_group *g, const shared_load *l)
{
  HOST_WIDE_INT bytes = vector_bytes (TREE_TYPE (gimple_get_lhs (l->stmt)));
  HOST_WIDE_INT end = l->at + l->touched;
  bool longer = true;
  if (l->touched < bytes && !l->permuted)
    return false;
  while (end < l->at + bytes && longer)
    {
      longer = false;
      for (unsigned i = 0; i < g->load.length (); i++)
	{
	  const shared_load *o = &g->load[i];
	  if (o->at <= end && o->at + o->touched > end)
	    {
	      end = o->at + o->touched;
	      longer = true;
	    }
	}
    }
  return end >= l->at + bytes;
}

/* True if all elements of SEL, of ES bytes, come from the same unit of the
   vector that they go to.  */

bool
within_units_p (const vec_perm_builder &sel, unsigned es)
{
  for (unsigned i = 0; i < sel.length (); i++)
    if (i * es / UNIT_BYTES != sel[i].to_constant () * es / UNIT_BYTES)
      return false;
  return true;
}

/* True if the permutations of A can be of B, at no greater cost.  */

bool
covers_p (const shared_load *b, const shared_load *a)
{
  tree x = gimple_get_lhs (a->stmt), y = gimple_get_lhs (b->stmt);
  unsigned es = element_of (a), bytes = vector_bytes (TREE_TYPE (x));
  unsigned n = bytes / es;
  HOST_WIDE_INT moved = a->at - b->at;
  imm_use_iterator it;
  use_operand_p use;
  if (a == b)
    return true;
  if (!a->permuted || a->lo < b->at || a->hi > b->at + bytes || moved % es
      || !types_compatible_p (TREE_TYPE (x), TREE_TYPE (y)))
    return false;
  FOR_EACH_IMM_USE_FAST (use, it, x)
    if (tree perm = permutation_of (USE_STMT (use), x))
      {
	vec_perm_builder before, after;
	selected_elements (perm, n, 0, &before);
	selected_elements (perm, n, moved / (HOST_WIDE_INT) es, &after);
	vec_perm_indices indices (after, 1, n);
	if ((within_units_p (before, es) && !within_units_p (after, es))
	    || !ripple_vec_perm_const_p (TYPE_MODE (TREE_TYPE (x)), indices))
	  return false;
      }
  return true;
}

/* The vector that L loads, loaded where FIRST, the first one of the group,
   is.  */

tree
load_early (const shared_load *first, shared_load *l)
{
  tree ref = first->ref, own = l->ref, x = gimple_get_lhs (l->stmt);
  if (l == first && is_gimple_assign (l->stmt))
    return x;
  tree off = wide_int_to_tree (TREE_TYPE (TREE_OPERAND (own, 1)),
			       wi::to_wide (TREE_OPERAND (ref, 1)) + l->at);
  tree y = make_ssa_name (TREE_TYPE (x));
  tree early = build2 (MEM_REF, TREE_TYPE (own), TREE_OPERAND (ref, 0), off);
  MR_DEPENDENCE_CLIQUE (early) = MR_DEPENDENCE_CLIQUE (own);
  MR_DEPENDENCE_BASE (early) = MR_DEPENDENCE_BASE (own);
  gassign *load = gimple_build_assign (y, early);
  gimple_set_location (load, gimple_location (l->stmt));
  gimple_set_vuse (load, gimple_vuse (l->stmt));
  gimple_stmt_iterator g = gsi_for_stmt (first->stmt);
  gsi_insert_after (&g, load, GSI_SAME_STMT);
  replace_uses_by (x, y);
  return y;
}

/* Let the permutations of L be of Y, which B loads.  */

void
permute_other (const shared_load *l, const shared_load *b, tree y)
{
  tree x = gimple_get_lhs (l->stmt), perm;
  unsigned es = element_of (l), n = vector_bytes (TREE_TYPE (x)) / es;
  imm_use_iterator it;
  gimple *stmt;
  FOR_EACH_IMM_USE_STMT (stmt, it, x)
    if ((perm = permutation_of (stmt, x)))
      {
	vec_perm_builder sel;
	selected_elements (perm, n, (l->at - b->at) / (HOST_WIDE_INT) es,
			   &sel);
	vec_perm_indices indices (sel, 1, n);
	gimple_assign_set_rhs1 (stmt, y);
	gimple_assign_set_rhs2 (stmt, y);
	gimple_assign_set_rhs3 (stmt, vec_perm_indices_to_tree
					(TREE_TYPE (perm), indices));
	update_stmt (stmt);
      }
}

/* Let as few of G's loads as possible do.  */

void
share_group (load_group *g)
{
  unsigned n = g->load.length ();
  auto_vec<bool> done;
  done.safe_grow_cleared (n);
  if (n < 2)
    return;
  for (unsigned i = 0; i < n; i++)
    find_uses (&g->load[i]);
  while (true)
    {
      unsigned best = 0, most = 1;
      for (unsigned b = 0; b < n; b++)
	{
	  unsigned covered = 0;
	  if (done[b] || !all_touched_p (g, &g->load[b]))
	    continue;
	  for (unsigned i = 0; i < n; i++)
	    covered += !done[i] && covers_p (&g->load[b], &g->load[i]);
	  if (covered > most)
	    {
	      most = covered;
	      best = b;
	    }
	}
      if (most < 2)
	return;
      shared_load *b = &g->load[best];
      auto_vec<unsigned> others;
      for (unsigned i = 0; i < n; i++)
	if (!done[i] && i != best && covers_p (b, &g->load[i]))
	  others.safe_push (i);
      tree y = load_early (&g->load[0], b);
      for (unsigned i = 0; i < others.length (); i++)
	{
	  permute_other (&g->load[others[i]], b, y);
	  done[others[i]] = true;
	}
      done[best] = true;
    }
}

/* How many elements are on in the constant MASK, if these are the first ones;
   else 0.  */

unsigned
first_elements (tree mask)
{
  unsigned HOST_WIDE_INT n, on = 0;
  if (gassign *view = made_by (mask, VIEW_CONVERT_EXPR))
    {
      tree bits = hidden_value (TREE_OPERAND (gimple_assign_rhs1 (view), 0));
      if (!bits || !tree_fits_uhwi_p (bits))
	return 0;
      on = tree_to_uhwi (bits) + 1;
      return pow2p_hwi (on) ? exact_log2 (on) : 0;
    }
  if (TREE_CODE (mask) != VECTOR_CST
      || !TYPE_VECTOR_SUBPARTS (TREE_TYPE (mask)).is_constant (&n))
    return 0;
  while (on < n && !integer_zerop (VECTOR_CST_ELT (mask, on)))
    on++;
  for (unsigned i = on; i < n; i++)
    if (!integer_zerop (VECTOR_CST_ELT (mask, i)))
      return 0;
  return on;
}

/* If STMT loads a vector, or its first elements, from what a pointer points
   at, and that may be loaded elsewhere in its block, set *L to that; else
   return false.  */

bool
loads_vector_p (gimple *stmt, shared_load *l)
{
  tree x = gimple_get_lhs (stmt), ref = NULL_TREE;
  if (!x || TREE_CODE (x) != SSA_NAME || !VECTOR_TYPE_P (TREE_TYPE (x))
      || stmt_can_throw_internal (cfun, stmt))
    return false;
  unsigned bytes = vector_bytes (TREE_TYPE (x));
  if (!bytes || !pow2p_hwi (bytes))
    return false;
  l->touched = bytes;
  if (gimple_assign_load_p (stmt))
    ref = gimple_assign_rhs1 (stmt);
  else if (gimple_call_internal_p (stmt, IFN_MASK_LOAD))
    {
      unsigned n = first_elements (gimple_call_arg (stmt, 2));
      tree align = gimple_call_arg (stmt, 1);
      l->touched = n * element_bytes (TREE_TYPE (x));
      if (n == 0 || !tree_fits_uhwi_p (align))
	return false;
      ref = build2 (MEM_REF, build_aligned_type (TREE_TYPE (x),
						 tree_to_uhwi (align)),
		    gimple_call_arg (stmt, 0),
		    build_zero_cst (TREE_TYPE (align)));
    }
  l->stmt = stmt;
  l->ref = ref;
  return ref && TREE_CODE (ref) == MEM_REF && !TREE_THIS_VOLATILE (ref)
	 && TREE_CODE (TREE_OPERAND (ref, 0)) == SSA_NAME
	 && !reverse_storage_order_for_component_p (ref)
	 && ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (ref)));
}

/* Add L, a load of BB, to one of GROUPS.  */

void
add_load (vec<load_group *> *groups, shared_load l)
{
  for (unsigned i = groups->length (); i-- > 0;)
    {
      const shared_load *first = &(*groups)[i]->load[0];
      if (gimple_vuse (first->stmt) == gimple_vuse (l.stmt)
	  && (vector_bytes (TREE_TYPE (gimple_get_lhs (first->stmt)))
	      == vector_bytes (TREE_TYPE (gimple_get_lhs (l.stmt))))
	  && reference_distance (l.ref, first->ref, &l.at)
	  && IN_RANGE (l.at, -FAR_BYTES, FAR_BYTES))
	{
	  (*groups)[i]->load.safe_push (l);
	  return;
	}
    }
  if (groups->length () == MOST_GROUPS)
    {
      share_group ((*groups)[0]);
      delete (*groups)[0];
      groups->ordered_remove (0);
    }
  load_group *g = new load_group ();
  l.at = 0;
  g->load.safe_push (l);
  groups->safe_push (g);
}

} // anonymous namespace

void
share_permuted_loads (void)
{
  basic_block bb;
  if (!optimize)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    {
      auto_vec<load_group *> groups;
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  shared_load l;
	  if (loads_vector_p (gsi_stmt (g), &l))
	    add_load (&groups, l);
	}
      for (unsigned i = 0; i < groups.length (); i++)
	{
	  share_group (groups[i]);
	  delete groups[i];
	}
    }
}

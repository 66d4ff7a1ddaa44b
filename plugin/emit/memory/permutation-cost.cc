/* What permutations cost: rough counts of instructions, only good enough to
   order ways to move lanes.

   INPUT	two vectors of 4 floats, selector { 0, 4, 1, 5 }
   OUTPUT	1: lower halves by turns

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "emit/memory/memory-priv.h"
#include "emit/permute/permute.h"
#include "emit/value/parts.h"
#include "optabs-decl.h"

enum { CHUNK_BYTES = 16 };	/* Permutations within such are cheap.  */

/* Let *SEL, N numbers of elements of *ES bytes, be numbers of larger ones, as
   far as elements stay together.  */

static void
widen_elements (auto_vec<unsigned> *sel, unsigned *n, unsigned *es)
{
  while (*n > 1 && *es < CHUNK_BYTES)
    {
      for (unsigned k = 0; k < *n; k += 2)
	if ((*sel)[k] % 2 || (*sel)[k + 1] != (*sel)[k] + 1)
	  return;
      *n /= 2;
      *es *= 2;
      for (unsigned k = 0; k < *n; k++)
	(*sel)[k] = (*sel)[2 * k] / 2;
    }
}

/* How many instructions a permutation of two vectors of N elements of ES bytes
   by SEL takes, or of ONE, where narrow elements are moved within 16 bytes and
   words within a vector.  */

static unsigned
selector_cost (auto_vec<unsigned> *sel, unsigned n, unsigned es, bool one)
{
  widen_elements (sel, &n, &es);
  unsigned in_chunk = MAX (CHUNK_BYTES / es, 1u);
  bool within = true, blend = true, low = true, high = true, quads = es >= 4;
  for (unsigned k = 0; k < n; k++)
    {
      unsigned s = (*sel)[k] % n, c = k % in_chunk;
      unsigned first = k - c, upper = (*sel)[k] / n;
      within &= s / in_chunk == k / in_chunk;
      blend &= s == k;
      low &= s == first + c / 2 && upper == k % 2;
      high &= s == first + in_chunk / 2 + c / 2 && upper == k % 2;
      quads &= (upper == (c >= in_chunk / 2)
		&& s % in_chunk == (*sel)[c] % in_chunk);
    }
  if (one)
    return within || es >= 4 ? 1 : 4;
  if (blend || low || high || (within && quads) || es >= CHUNK_BYTES)
    return 1;
  return within || es >= 4 ? 3 : 9;
}

/* Cost of the statement G of a permutation; false if it is one that the
   target does not know.  */

static bool
permute_step_cost (gimple *g, unsigned *cost)
{
  const ripple_target *target = ripple_current_target ();
  tree vtype = TREE_TYPE (gimple_get_lhs (g)), elt = TREE_TYPE (vtype);
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (elt)), n, bytes;
  vec_perm_builder sel;
  tree cst;

  if (gimple_assign_rhs_code (g) != VEC_PERM_EXPR)
    {
      *cost += gimple_assign_rhs_code (g) != VIEW_CONVERT_EXPR;
      return true;
    }
  cst = gimple_assign_rhs3 (g);
  if (!tree_to_vec_perm_builder (&sel, cst))
    return false;
  bool one = gimple_assign_rhs1 (g) == gimple_assign_rhs2 (g);
  n = vector_lanes (vtype);
  bytes = n * es;
  vec_perm_indices indices (sel, one ? 1 : 2, n);
  /* Narrow elements mostly take more than one instruction.  */
  if (!target->permute_bytes || !target->permute_bytes (es, 1))
    *cost += es >= 4 ? 1 : 3;
  else if (target->permute_bytes (es, one ? 1 : 2) >= bytes)
    *cost += 1;
  else
    {
      auto_vec<unsigned> number (n);
      for (unsigned k = 0; k < n; k++)
	number.quick_push (TREE_INT_CST_LOW (VECTOR_CST_ELT (cst, k))
			   % (one ? n : 2 * n));
      *cost += selector_cost (&number, n, es, one);
    }
  return ripple_vec_perm_const_p (TYPE_MODE (vtype), indices);
}

bool
permutation_cost (tree elt, unsigned es, const struct lanemap *map,
		  unsigned *cost)
{
  emitter trial = { NULL, UNKNOWN_LOCATION };
  lanes *from = lanes_new (elt, es, map->n_from);
  tree vtype = lanes_part_type (elt, es, map->n_from), none;
  bool ok = true;

  /* Any loads: the folders want to see where a value comes from.  */
  none = build2 (MEM_REF, vtype, null_pointer_node,
		 build_zero_cst (build_pointer_type (vtype)));
  for (unsigned p = 0; p < from->nparts; p++)
    from->part[p] = emit_rhs (&trial, vtype, unshare_expr (none));
  lanes_permute (&trial, from, map);
  for (gimple_stmt_iterator gsi = gsi_start (trial.seq); !gsi_end_p (gsi);
       gsi_next (&gsi))
    if (!gimple_assign_load_p (gsi_stmt (gsi)))
      ok &= (is_gimple_assign (gsi_stmt (gsi))
	     && permute_step_cost (gsi_stmt (gsi), cost));
  gimple_seq_discard (trial.seq);
  return ok;
}

/* What each iteration of an annotated loop accesses.

   INPUT	for (i = 0; i < m->n; i++)
		  if (m->x[i] > 0)
		    m->y[i] = m->a * m->x[i];
		  else
		    m->y[i] = 0;

   OUTPUT	m->n, m->x and m->y, and so, if it is between two of these,
		m->a is there, too: pages are not that small

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/loops/sure-accesses.h"

enum
{
  PAGE = 4096,			/* No machine has smaller ones.  */
  MOST_STEPS = 16		/* From an address to the pointer in it.  */
};

/* Add the place of REF in what it is part of to A, and let the pointer or the
   variable of that be A's.  False if the place is not known.  */

static bool
add_reference (reached_bytes *a, tree ref)
{
  poly_int64 at = 0;
  HOST_WIDE_INT bytes;
  tree base = get_addr_base_and_unit_offset (ref, &at);
  if (!base || !at.is_constant (&bytes))
    return false;
  if (VAR_P (base))
    a->pointer = base;
  else if (TREE_CODE (base) == MEM_REF)
    {
      HOST_WIDE_INT more;
      if (!mem_ref_offset (base).to_shwi (&at) || !at.is_constant (&more))
	return false;
      bytes += more;
      a->pointer = TREE_OPERAND (base, 0);
    }
  else
    return false;
  a->from += bytes;
  a->to += bytes;
  return true;
}

bool
find_access (tree ref, reached_bytes *a)
{
  a->from = 0;
  a->to = int_size_in_bytes (TREE_TYPE (ref));
  if (a->to <= 0 || !add_reference (a, ref))
    return false;
  for (unsigned steps = 0; steps < MOST_STEPS; steps++)
    {
      gimple *def = TREE_CODE (a->pointer) == SSA_NAME
		    ? SSA_NAME_DEF_STMT (a->pointer) : NULL;
      if (!def || !is_gimple_assign (def))
	break;
      tree op = gimple_assign_rhs1 (def);
      if (gimple_assign_ssa_name_copy_p (def)
	  || (gimple_assign_cast_p (def) && TREE_CODE (op) == SSA_NAME
	      && POINTER_TYPE_P (TREE_TYPE (op))))
	a->pointer = op;
      else if (!gimple_assign_single_p (def) || TREE_CODE (op) != ADDR_EXPR
	       || !add_reference (a, TREE_OPERAND (op, 0)))
	break;
    }
  return TREE_CODE (a->pointer) == SSA_NAME || VAR_P (a->pointer);
}

static bool
note_access (gimple *stmt, tree, tree ref, void *data)
{
  loop_accesses *s = (loop_accesses *) data;
  reached_bytes a;
  if (find_access (ref, &a))
    {
      a.bb = gimple_bb (stmt);
      s->list.safe_push (a);
    }
  return false;
}

void
find_accesses (loop_accesses *s)
{
  basic_block bb = loop_preheader_edge (s->loop)->src;
  for (bool free = false; !free;)
    {
      for (gimple_stmt_iterator g = gsi_last_bb (bb); !gsi_end_p (g) && !free;
	   gsi_prev (&g))
	{
	  free = gimple_vdef (gsi_stmt (g)) && !gimple_store_p (gsi_stmt (g));
	  walk_stmt_load_store_ops (gsi_stmt (g), s, note_access, note_access);
	}
      if (!single_pred_p (bb) || single_pred (bb)->index < NUM_FIXED_BLOCKS)
	break;
      bb = single_pred (bb);
    }
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (s->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	walk_stmt_load_store_ops (gsi_stmt (g), s, note_access, note_access);
}

/* True if each iteration of S comes by a block of BLOCKS.  */

static bool
each_comes_by_p (const loop_accesses *s, hash_set<basic_block> *blocks)
{
  auto_vec<basic_block> todo;
  hash_set<basic_block> seen;
  todo.safe_push (gimple_bb (s->marker));
  while (!todo.is_empty ())
    {
      edge e;
      edge_iterator ei;
      basic_block bb = todo.pop ();
      if (blocks->contains (bb) || seen.add (bb))
	continue;
      if (bb == s->loop->latch)
	return false;
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (!flow_bb_inside_loop_p (s->loop, e->dest)
	    || e->dest == s->loop->header)
	  return false;
	else
	  todo.safe_push (e->dest);
    }
  return true;
}

bool
each_iteration_p (const loop_accesses *s, basic_block bb)
{
  hash_set<basic_block> blocks;
  blocks.add (bb);
  return each_comes_by_p (s, &blocks);
}

/* True if byte AT behind POINTER is accessed by each iteration of S, or before
   the loop.  */

static bool
accessed_p (const loop_accesses *s, tree pointer, HOST_WIDE_INT at)
{
  hash_set<basic_block> blocks;
  for (unsigned i = 0; i < s->list.length (); i++)
    {
      const reached_bytes *a = &s->list[i];
      if (a->pointer != pointer || at < a->from || at >= a->to)
	continue;
      if (!flow_bb_inside_loop_p (s->loop, a->bb))
	return true;
      blocks.add (a->bb);
    }
  return !blocks.is_empty () && each_comes_by_p (s, &blocks);
}

/* The same for a byte less than a page before AT, or behind it.  */

static bool
accessed_beside_p (const loop_accesses *s, tree pointer, HOST_WIDE_INT at,
		   bool before)
{
  for (unsigned i = 0; i < s->list.length (); i++)
    {
      const reached_bytes *a = &s->list[i];
      HOST_WIDE_INT other = before ? a->from : a->to - 1;
      if (a->pointer == pointer
	  && (before ? other <= at : other >= at)
	  && absu_hwi (other - at) < PAGE / 2
	  && accessed_p (s, pointer, other))
	return true;
    }
  return false;
}

bool
sure_access_p (const loop_accesses *s, const reached_bytes *a)
{
  if (VAR_P (a->pointer))
    {
      tree size = DECL_SIZE_UNIT (a->pointer);
      return !DECL_WEAK (a->pointer) && a->from >= 0 && size
	     && tree_fits_shwi_p (size) && a->to <= tree_to_shwi (size);
    }
  return accessed_beside_p (s, a->pointer, a->from, true)
	 && accessed_beside_p (s, a->pointer, a->to - 1, false);
}

/* Places that have been accessed before.

   INPUT	if (x[i] > 0) y[i] = x[i];

		a = load x[i];
		m = a > 0;
		b = load x[i], lanes of m;
		store y[i] = b, lanes of m;

   OUTPUT	b = load x[i];		so that GCC finds that it equals a

   A load whose lanes have all been accessed on the way to it, under a wider
   mask, cannot fault under that mask either, unless a call on the way may have
   taken the memory away.

   Nor can that of another field of the same records, but for the first or the
   last one, which may be on another page: lanes_load_in_page looks at that.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/reference-strides.h"
#include "analysis/same-value.h"
#include "transform/masks/masks.h"
#include "transform/render/render-private.h"

/* How many blocks a way between two accesses may have.  */
enum { MOST_BLOCKS = 32 };

static bool
may_free_p (gimple *stmt)
{
  if (gimple_code (stmt) == GIMPLE_ASM)
    return true;
  return is_gimple_call (stmt) && !gimple_call_internal_p (stmt)
	 && ripple_api_call (stmt) == API_NONE
	 && !(gimple_call_flags (stmt) & (ECF_CONST | ECF_PURE));
}

void
earlier_begin (void)
{
  basic_block bb;
  calculate_dominance_info (CDI_DOMINATORS);
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (may_free_p (gsi_stmt (g)))
	{
	  bitmap_set_bit (rendering->frees, bb->index);
	  break;
	}
}

void
earlier_statement (gimple *stmt)
{
  if (!bitmap_empty_p (rendering->frees) && may_free_p (stmt))
    rendering->accesses.truncate (0);
}

/* True if no call stands between the access in FROM and one that is being
   rendered in BB, which FROM dominates, that may take memory away.  Blocks on
   the way are rendered behind FROM: what they have called so far has forgotten
   the access.  Left are those that lead round a loop.  */

static bool
stays_p (basic_block from, basic_block bb)
{
  if (from == bb || bitmap_empty_p (rendering->frees))
    return true;
  auto_vec<basic_block, MOST_BLOCKS> way;
  way.quick_push (bb);
  for (unsigned i = 0; i < way.length (); i++)
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, way[i]->preds)
	{
	  if (e->src == from)
	    continue;
	  /* BB itself is such a block if it is on the way to itself.  */
	  if (bitmap_bit_p (rendering->frees, e->src->index))
	    return false;
	  if (way.contains (e->src))
	    continue;
	  if (way.length () == MOST_BLOCKS)
	    return false;
	  way.quick_push (e->src);
	}
    }
  return true;
}

/* True if A and B, offsets of gathers or null, are the same registers.  */

static bool
same_offset_p (const lanes *a, const lanes *b)
{
  if (a == b)
    return true;
  if (!a || !b || a->nparts != b->nparts || maybe_ne (a->n, b->n))
    return false;
  for (unsigned k = 0; k < a->nparts; k++)
    if (a->part[k] != b->part[k])
      return false;
  return true;
}

static bool
same_place_p (const lanes_address *a, const lanes_address *b)
{
  if (!same_offset_p (a->offset, b->offset)
      || (a->offset && a->scale != b->scale))
    return false;
  if (!shape_equal_p (&a->shape, &b->shape) || a->start != b->start
      || !operand_equal_p (TYPE_SIZE_UNIT (a->elt), TYPE_SIZE_UNIT (b->elt),
			   0))
    return false;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!same_value_p (a->stride[d], b->stride[d], 4))
      return false;
  if (a->places != b->places
      && (!a->places || !b->places
	  || memcmp (a->places, b->places,
		     shape_lanes (&a->shape) * sizeof a->places[0])))
    return false;
  return same_value_p (a->base, b->base, 12);
}

tree
earlier_mask (const lanes_address *a, tree ref, tree mask, basic_block bb,
	      bool note_only)
{
  vec<earlier_access> &accesses = rendering->accesses;
  if (a->is_volatile || lanes_emulate)
    return mask;
  if (mask && !note_only)
    for (unsigned i = 0; i < accesses.length (); i++)
      {
	const earlier_access &x = accesses[i];
	if (x.mask != mask && mask_within_p (mask, x.mask)
	    && (x.bb == bb || dominated_by_p (CDI_DOMINATORS, bb, x.bb))
	    && same_place_p (a, &x.a) && stays_p (x.bb, bb))
	  {
	    mask = x.mask;
	    break;
	  }
      }
  earlier_access now = { *a, ref, mask, bb };
  accesses.safe_push (now);
  return mask;
}

/* True if the lanes of A and B are as far apart.  */

static bool
same_steps_p (const lanes_address *a, const lanes_address *b)
{
  if (a->offset || b->offset || a->places || b->places
      || !shape_equal_p (&a->shape, &b->shape)
      || !operand_equal_p (TYPE_SIZE_UNIT (a->elt), TYPE_SIZE_UNIT (b->elt),
			   0))
    return false;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!same_value_p (a->stride[d], b->stride[d], 4))
      return false;
  return true;
}

bool
earlier_field (const lanes_address *a, tree ref, basic_block bb,
	       HOST_WIDE_INT *bytes)
{
  enum { MOST_LOOKED_AT = 16 };
  const vec<earlier_access> &accesses = rendering->accesses;
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt)), looked = 0;
  HOST_WIDE_INT record = record_bytes (a, es);
  if (!record)
    return false;
  for (unsigned i = accesses.length (); i-- > 0 && looked < MOST_LOOKED_AT;)
    {
      const earlier_access &x = accesses[i];
      if (x.mask || !same_steps_p (a, &x.a)
	  || (x.bb != bb && !dominated_by_p (CDI_DOMINATORS, bb, x.bb))
	  || !stays_p (x.bb, bb))
	continue;
      looked++;
      if (reference_distance (x.ref, ref, bytes) && *bytes % es == 0
	  && absu_hwi (*bytes) < (unsigned HOST_WIDE_INT) record)
	return true;
    }
  return false;
}

/* Places that have been accessed before.

   INPUT	if (x[i] > 0) y[i] = x[i];

		a = load x[i];
		m = a > 0;
		b = load x[i], lanes of m;
		store y[i] = b, lanes of m;

   OUTPUT	b = load x[i];		so that GCC finds that it equals a

   A load whose lanes have all been accessed on the way to it, under a wider
   mask, cannot fault under that mask either.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/masks/masks.h"
#include "transform/render/render-private.h"
#include "transform/tune/tune.h"

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
      rendering->frees |= may_free_p (gsi_stmt (g));
}

void
earlier_statement (gimple *stmt)
{
  if (rendering->frees && may_free_p (stmt))
    rendering->accesses.truncate (0);
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
  return same_value_p (a->base, b->base, 12);
}

tree
earlier_mask (const lanes_address *a, tree mask, basic_block bb,
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
	    && (x.bb == bb
		|| (!rendering->frees
		    && dominated_by_p (CDI_DOMINATORS, bb, x.bb)))
	    && same_place_p (a, &x.a))
	  {
	    mask = x.mask;
	    break;
	  }
      }
  earlier_access now = { *a, mask, bb };
  accesses.safe_push (now);
  return mask;
}

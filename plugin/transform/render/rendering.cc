/* What the rendering of a function has found so far.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/scalable-rows.h"
#include "transform/render/render-private.h"

struct rendering *rendering;

rendered *
rendered_as (tree name)
{
  unsigned v = SSA_NAME_VERSION (name);
  vec<rendered *> &names = rendering->names;
  if (v >= names.length ())
    names.safe_grow_cleared (v + v / 4 + 16, true);
  if (!names[v])
    names[v] = XCNEW (rendered);
  return names[v];
}

/* True if T are lanes of floats narrower than 8 bytes, two for each vscale or
   fewer.  */

static bool
few_floats_p (tree t)
{
  const struct shape *s = overlay_shape (t);

  return (shape_scalable_p (s) && lanes_least (lanes_of_shape (s)) <= 2
	  && SCALAR_FLOAT_TYPE_P (TREE_TYPE (t))
	  && element_bits (TREE_TYPE (t)) < 64);
}

/* True if T are lanes of floats of 16 bits.  */

static bool
half_p (tree t)
{
  return (shape_scalable_p (overlay_shape (t))
	  && SCALAR_FLOAT_TYPE_P (TREE_TYPE (t))
	  && element_bits (TREE_TYPE (t)) < 32);
}

/* True if cfun calls anything but what is rendered.  */

static bool
calls_p (void)
{
  basic_block bb;

  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gcall *call = dyn_cast<gcall *> (gsi_stmt (g));
	if (call && !gimple_inexpensive_call_p (call)
	    && ripple_api_call (call) == API_NONE)
	  return true;
      }
  return false;
}

/* True if there are partial sums in cfun: how many lanes each of them is of
   has been found out before.  */

static bool
partial_sums_p (void)
{
  basic_block bb;

  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      switch (ripple_api_call (gsi_stmt (g)))
	{
	case API_DOT:
	case API_SMALL_DOT:
	case API_SAD:
	case API_FOLD:
	case API_TOTAL:
	  return true;
	default:
	  break;
	}
  return false;
}

void
find_row_lanes (void)
{
  tree name;
  unsigned i;
  bool floats = false;

  scalable_row_lanes = 0;
  if (partial_sums_p ())
    return;
  FOR_EACH_SSA_NAME (i, name, cfun)
    floats |= varying_p (name) && half_p (name);
  FOR_EACH_SSA_NAME (i, name, cfun)
    if (varying_p (name))
      scalable_note_rows (overlay_shape (name), floats);
}

void
rendering_begin (void)
{
  tree name;
  unsigned i;

  lanes_without_floats = !calls_p ();
  FOR_EACH_SSA_NAME (i, name, cfun)
    if (varying_p (name) && few_floats_p (name))
      lanes_without_floats = false;
  rendering = XCNEW (struct rendering);
  rendering->frees = BITMAP_ALLOC (NULL);
}

void
rendering_end (void)
{
  struct rendering *r = rendering;
  for (unsigned i = 0; i < r->names.length (); i++)
    if (r->names[i])
      {
	free (r->names[i]->rows);
	free (r->names[i]);
      }
  r->names.release ();
  r->dead.release ();
  r->pending.release ();
  r->cache.release ();
  r->accesses.release ();
  BITMAP_FREE (r->frees);
  r->waiting.release ();
  r->loaded.release ();
  r->hints.release ();
  r->assumed.release ();
  r->lane_vars.release ();
  r->sizes.release ();
  r->fences.release ();
  r->serial_calls.release ();
  free (r);
  rendering = NULL;
  lanes_without_floats = false;
  scalable_row_lanes = 0;
}

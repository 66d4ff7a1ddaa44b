/* What the rendering of a function has found so far.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
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

void
rendering_begin (void)
{
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
}

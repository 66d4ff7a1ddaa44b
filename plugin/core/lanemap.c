/* Lane maps: which source lane each lane of a result takes.

   Decides nothing about instructions: it only says which lanes move and
   recognises the movements that targets do cheaply.  LANE_ANY takes part in
   every pattern, so that the lanes past the end of a block never spoil one.
   Called by the renderer and by emit/.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "lanemap.h"

#include <stdio.h>
#include <stdlib.h>

void
lanemap_init (struct lanemap *m, unsigned n_from, unsigned n)
{
  m->n_from = n_from;
  m->n = n;
  m->from = NULL;
  if (n == 0)
    return;
  m->from = malloc (n * sizeof *m->from);
  if (!m->from)
    {
      fputs ("ripple: out of memory for a lane map\n", stderr);
      exit (EXIT_FAILURE);
    }
  for (unsigned k = 0; k < n; k++)
    m->from[k] = LANE_ANY;
}

void
lanemap_clear (struct lanemap *m)
{
  free (m->from);
  m->from = NULL;
  m->n = 0;
}

void
lanemap_broadcast (struct lanemap *m, const struct shape *from,
		   const struct shape *to)
{
  uint64_t index[SHAPE_RANK];

  lanemap_init (m, (unsigned) shape_lanes (from), (unsigned) shape_lanes (to));
  for (unsigned k = 0; k < m->n; k++)
    {
      shape_unflatten (to, k, index);
      m->from[k] = (int) shape_flatten (from, index);
    }
}

bool
lanemap_slice (struct lanemap *m, const struct shape *from,
	       const int64_t *index)
{
  struct shape to = shape_slice (from, index);
  uint64_t at[SHAPE_RANK];

  lanemap_init (m, (unsigned) shape_lanes (from), 0);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (index[d] >= 0 && (uint64_t) index[d] >= from->dim[d].fixed)
      return false;
  lanemap_init (m, m->n_from, (unsigned) shape_lanes (&to));
  for (unsigned k = 0; k < m->n; k++)
    {
      shape_unflatten (&to, k, at);
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	if (index[d] >= 0)
	  at[d] = (uint64_t) index[d];
      m->from[k] = (int) shape_flatten (from, at);
    }
  return true;
}

/* Source lane of lane K if M has the same number of lanes on both sides and
   is of KIND, with lane 0 taking FIRST.  */

static unsigned
expected_lane (const struct lanemap *m, enum lanemap_kind kind, unsigned first,
	       unsigned k)
{
  switch (kind)
    {
    case LANEMAP_IDENTITY:
      return k;
    case LANEMAP_SPLAT:
      return first;
    case LANEMAP_REVERSE:
      return m->n - 1 - k;
    default:
      return (unsigned) (((uint64_t) first + k) % m->n);
    }
}

static bool
lanemap_is_p (const struct lanemap *m, enum lanemap_kind kind, unsigned first)
{
  for (unsigned k = 0; k < m->n; k++)
    if (m->from[k] != LANE_ANY
	&& (unsigned) m->from[k] != expected_lane (m, kind, first, k))
      return false;
  return true;
}

/* The cheapest kind that M is.  All kinds but SPLAT keep the number of lanes.
   A map without any lane that matters is GENERAL unless it keeps the number
   of lanes, so that the lane that a SPLAT repeats always exists.  */

enum lanemap_kind
lanemap_classify (const struct lanemap *m)
{
  unsigned k = 0;

  if (m->n == m->n_from && lanemap_is_p (m, LANEMAP_IDENTITY, 0))
    return LANEMAP_IDENTITY;
  while (k < m->n && m->from[k] == LANE_ANY)
    k++;
  if (k == m->n)
    return LANEMAP_GENERAL;
  unsigned from = (unsigned) m->from[k];
  if (lanemap_is_p (m, LANEMAP_SPLAT, from))
    return LANEMAP_SPLAT;
  if (m->n != m->n_from)
    return LANEMAP_GENERAL;
  if (lanemap_is_p (m, LANEMAP_REVERSE, 0))
    return LANEMAP_REVERSE;
  if (lanemap_is_p (m, LANEMAP_ROTATE, (from + m->n - k) % m->n))
    return LANEMAP_ROTATE;
  return LANEMAP_GENERAL;
}

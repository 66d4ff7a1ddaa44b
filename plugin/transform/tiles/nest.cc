/* What all files ask of a nest.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/nest.h"

int
nest_kind (const tile_nest *n, const struct shape *s)
{
  int kind = 0;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (extent_one_p (&s->dim[d]))
      continue;
    else if (d == n->dim[ROW])
      kind |= 1 << ROW;
    else if (d == n->dim[COL])
      kind |= 1 << COL;
    else
      return -1;
  return kind;
}

edge
loop_exit (class loop *loop)
{
  auto_vec<edge> exits = get_loop_exit_edges (loop);
  return exits.length () == 1 ? exits[0] : NULL;
}

edge
loop_entry (class loop *loop)
{
  edge e = EDGE_SUCC (loop->header, 0);
  return e == loop_exit (loop) ? EDGE_SUCC (loop->header, 1) : e;
}

edge
into_steps (tile_nest *n)
{
  return loop_entry (n->loop[STEP]);
}

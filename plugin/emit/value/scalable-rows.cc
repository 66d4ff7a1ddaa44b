/* How the lanes of a shape with a scalable dimension lie in parts.

   INPUT	shape [4 x vscale][3]
   OUTPUT	three rows of 4 * vscale lanes; of 4-byte elements each row is
		a part of its own, of 2-byte elements it is half of one

   Where rows are whole parts, parts can be taken for rows, and nothing needs
   to know how long they are.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "emit/value/scalable-rows.h"

void
scalable_find_rows (const struct shape *s, unsigned es, scalable_rows *r)
{
  unsigned width = lanes_width (es, lanes_of_shape (s)), least;

  r->dim = 0;
  r->count = 1;
  r->row = *s;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (s->dim[d].scalable)
      r->dim = d;
  for (unsigned d = r->dim + 1; d < SHAPE_RANK; d++)
    {
      r->count *= s->dim[d].fixed;
      r->row.dim[d].fixed = 1;
    }
  least = shape_least_lanes (&r->row);
  r->whole = (least % width == 0
	      && lanes_width (es, lanes_of_shape (&r->row)) == width);
  r->parts = least / width;
}

/* On RISC-V no part has one lane for each vscale.  Elsewhere small elements
   are unpacked in words, where there is no arithmetic of floats.  */

void
scalable_note_rows (const struct shape *s, bool floats)
{
  scalable_rows rows;
  unsigned lanes, least = scalable_groups_p () ? 2 : SCALABLE_BYTES / 4;

  if (!shape_scalable_p (s) || (floats && !scalable_groups_p ()))
    return;
  scalable_find_rows (s, 1, &rows);
  lanes = least_bit_hwi (shape_least_lanes (&rows.row));
  if (rows.count > 1 && lanes >= least
      && (!scalable_row_lanes || lanes < scalable_row_lanes))
    scalable_row_lanes = lanes;
}

void
scalable_row_index (const struct shape *s, const scalable_rows *r,
		    unsigned row, uint64_t *index)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    {
      index[d] = 0;
      if (d <= r->dim)
	continue;
      index[d] = row % s->dim[d].fixed;
      row /= s->dim[d].fixed;
    }
}

poly_uint64
scalable_inner_lanes (const struct shape *s, unsigned d)
{
  struct shape inner = *s;

  for (; d < SHAPE_RANK; d++)
    {
      inner.dim[d].fixed = 1;
      inner.dim[d].scalable = false;
    }
  return lanes_of_shape (&inner);
}

tree
scalable_amount (emitter *e, tree type, poly_uint64 n)
{
  tree name = make_ssa_name (type);
  gassign *g = gimple_build_assign (name, build_int_cst (type,
							 poly_int64 (n)));

  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  return name;
}

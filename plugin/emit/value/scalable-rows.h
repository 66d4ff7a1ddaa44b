/* The rows of a scalable shape.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SCALABLE_ROWS_H
#define RIPPLE_SCALABLE_ROWS_H

#include "emit/value/value.h"

/* The rows of a scalable shape are the lanes of its
   dimensions up to the scalable one; they lie one behind the other.  */
struct scalable_rows
{
  unsigned dim;			/* The scalable dimension.  */
  unsigned count;
  struct shape row;		/* Of one row.  */
  bool whole;			/* Each row is PARTS parts.  */
  unsigned parts;
};

/* How many lanes for each vscale a part has at most in the current function,
   so that the rows of its values are whole parts; 0: as many as the target
   has.  */
extern unsigned scalable_row_lanes;
/* Let the rows of S be whole parts, if they can be.  FLOATS: there are floats
   of 16 bits.  */
extern void scalable_note_rows (const struct shape *s, bool floats);

/* Set *R to the rows of S, of elements of ES bytes.  */
extern void scalable_find_rows (const struct shape *s, unsigned es,
				scalable_rows *r);
/* Set INDEX to the coordinates of the first lane of row ROW.  */
extern void scalable_row_index (const struct shape *s,
				const scalable_rows *r, unsigned row,
				uint64_t *index);
/* How many lanes of S there are for one coordinate in dimension D.  */
extern poly_uint64 scalable_inner_lanes (const struct shape *s, unsigned d);
/* N as an SSA name of the integer TYPE: a vector of such constants would have
   lanes that are not known.  */
extern tree scalable_amount (emitter *e, tree type, poly_uint64 n);

#endif

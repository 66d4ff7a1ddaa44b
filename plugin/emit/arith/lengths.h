/* Masks as lengths, where instructions take them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LENGTHS_H
#define RIPPLE_LENGTHS_H

#include "emit/value/parts.h"

/* The lanes of a part that are on: those of MASK before LENGTH, of sizetype;
   null: all.  */
struct part_lanes
{
  tree mask, length;
};

static const part_lanes all_lanes = { NULL_TREE, NULL_TREE };

static inline part_lanes
lanes_on (tree mask)
{
  part_lanes on = { mask, NULL_TREE };

  return on;
}

/* Note that the lanes of M before COUNT are on, where that is of use.  */
extern void lengths_note_prefix (emitter *e, lanes *m, tree count);
/* The same for M, which is A and B, and for M, which is A cut anew.  */
extern void lengths_note_and (emitter *e, lanes *m, lanes *a, lanes *b);
extern void lengths_note_resized (emitter *e, lanes *m, lanes *a);
/* The type as which vectors of VTYPE are loaded (stored, if STORE) under a
   mask; null if they cannot be.  */
extern tree lengths_moved_type (tree vtype, bool store);
/* V as TYPE, of another size, in the same register.  */
extern tree lengths_in_register (emitter *e, tree type, tree v);
/* The first COUNT lanes of VTYPE.  */
extern part_lanes lengths_of_first (tree vtype, unsigned count);
/* Part PART of M.  */
extern part_lanes lengths_of_part (emitter *e, const lanes *m, unsigned part);
/* A where ON is on, else B; null if no instruction does that with ON's
   length.  */
extern tree part_select_before (emitter *e, const part_lanes &on, tree a,
				tree b);

#endif

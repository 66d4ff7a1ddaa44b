/* Lanes of scalable shapes that change places by way of memory.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SCALABLE_BUFFER_H
#define RIPPLE_SCALABLE_BUFFER_H

#include "emit/value/value.h"

/* A, of shape S, in memory: a pointer to its first lane.  Of masks each lane
   is an integer of A->es bytes.  There is room for MORE lanes.  */
extern tree scalable_to_buffer (emitter *e, lanes *a, const struct shape *s,
				poly_uint64 more = 0);
/* A, BY lanes of it further up; the first ones are the last ones of FILL.  */
extern lanes *scalable_move_up (emitter *e, lanes *a, poly_uint64 by,
				lanes *fill);
/* The value of shape TO that a buffer P of A's lanes, of shape S, holds from
   the coordinates INDEX on (less than 0: from 0 on).  Dimensions that S lacks
   are repeated.  */
extern lanes *scalable_from_buffer (emitter *e, tree p, lanes *a,
				    const struct shape *s,
				    const int64_t *index,
				    const struct shape *to);
/* lanes_concat and lanes_reinterpret.  */
extern lanes *scalable_concat (emitter *e, lanes **v, unsigned count);
extern lanes *scalable_reinterpret (emitter *e, lanes *a, tree elt,
				    poly_uint64 n);
/* HALF: the even and the odd lanes of the one part of A and, behind it, that
   of B.  */
extern void scalable_split_pairs (emitter *e, lanes *a, lanes *b,
				  lanes **half);

#endif

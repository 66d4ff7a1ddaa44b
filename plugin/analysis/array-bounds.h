/* Lanes that are known to be within an array: array-bounds.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ARRAY_BOUNDS_H
#define RIPPLE_ARRAY_BOUNDS_H

/* True if each lane that runs the iteration of the loop that the store S is
   in, whether it does S or not, may store what is there already, as other
   threads may be disregarded (-fallow-store-data-races).  Requires dominators
   and loops.  */
extern bool all_lanes_may_store_p (gimple *s);

#endif

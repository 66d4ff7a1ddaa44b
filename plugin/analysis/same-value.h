/* Same values and same places in memory.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SAME_VALUE_H
#define RIPPLE_SAME_VALUE_H

/* True if A and B are the same value, computed by the same
   operations, at most DEPTH of them one upon the other.  */
extern bool same_value_p (tree a, tree b, int depth);
/* True if the references A and B are to the same place.  */
extern bool same_place_p (tree a, tree b);
/* True if S may change memory.  */
extern bool may_store_p (gimple *s);
/* True if A and B are one value, or are loaded from one place with nothing
   between that might change it.  */
extern bool same_load_p (tree a, tree b);
/* The same for B that may be loaded in a later block, under a mask that A need
   not have: in its lanes.  */
extern bool same_as_before_p (tree a, tree b);

#endif

/* How far apart the lanes of a memory reference are, and two references.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_REFERENCE_STRIDES_H
#define RIPPLE_REFERENCE_STRIDES_H

#include "analysis/overlay.h"

/* Set A to the strides of REF's address; false if they are not known.
   Requires forms.  */
extern bool reference_strides (tree ref, struct affine *a);
/* True if those of A and B are known to be distinct in some dimension.  */
extern bool distinct_strides_p (tree a, tree b);

/* What names stand for, as sums.  */
typedef hash_map<tree, name_expansion *> expansions;
/* Set C to the address of REF as a sum of products.  */
extern void expand_address (tree ref, aff_tree *c, expansions **seen);
/* Set *BYTES to the distance of REF from FROM, if it is the same number in all
   lanes; BY_VALUE: also if both add what two names have that are computed
   alike.  */
extern bool reference_distance (tree ref, const aff_tree *from,
				expansions **seen, HOST_WIDE_INT *bytes,
				bool by_value = false);
extern bool reference_distance (tree ref, tree from, HOST_WIDE_INT *bytes);

#endif

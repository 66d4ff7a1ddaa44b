/* How far apart the lanes of a memory reference are.

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

#endif

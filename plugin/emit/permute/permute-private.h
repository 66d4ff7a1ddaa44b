/* What the files of this room share.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_PERMUTE_PRIVATE_H
#define RIPPLE_PERMUTE_PRIVATE_H

#include "emit/arith/arith-private.h"
#include "emit/permute/permute.h"

/* True if one instruction permutes two vectors of BYTES bytes, of elements of
   ES bytes.  */
extern bool two_sources_p (unsigned es, unsigned bytes);
/* If the parts of A under MAP mix by a network of exchanges, do all stages but
   the last, which is left to MAP (changed accordingly), and return the new
   source.  Else A.  */
extern lanes *permute_stages (emitter *e, lanes *a, struct lanemap *map);
extern lanes *lanes_permute_strided (emitter *e, lanes *a,
				     const struct lanemap *map);

#endif

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
/* Number FIELD of the COUNT fields of the records that A is, by such stages of
   one instruction for each part, which do not depend on the field, as far as
   that one needs them; null if none are known.  */
extern lanes *permute_field (emitter *e, lanes *a, unsigned field,
			     unsigned count);
extern lanes *lanes_permute_strided (emitter *e, lanes *a,
				     const struct lanemap *map);

#endif

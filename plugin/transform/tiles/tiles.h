/* Nests of annotated loops that a matrix unit does by tiles.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TILES_H
#define RIPPLE_TILES_H

/* tiles.cc: let calls of functions that use the matrix unit take the place of
   nests of annotated loops that add products.  True if there are any.  */
extern bool make_tiles (void);
/* accumulator.cc: let the accumulator of <ripple/sme.h> be memory.  True if
   there is one; shapes must be computed anew.  Report why it cannot be.  */
extern bool lower_accumulator (void);
extern void check_accumulator (void);

#endif

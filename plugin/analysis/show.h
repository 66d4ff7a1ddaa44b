/* What is shown of shapes: in messages, in notes on request, in dumps.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SHOW_H
#define RIPPLE_SHOW_H

#include "core/shape.h"

/* A shape's text for one message; two may be in use at a time.  The
   message gets notes that say where the shape comes from.  */
extern const char *check_text (const struct shape *s);
/* True if there has been one since the last call.  */
extern bool named_shape_p (void);

/* Report that WHAT cannot be done with S, which is scalable.  */
extern void refuse_scalable (location_t loc, const char *what,
			     const struct shape *s);
/* show.cc: the shapes, and the masks of basic blocks, as notes.  */
extern void show_shapes (void);
extern void show_masks (void);

/* dump.cc: cfun behind STEP, with its shapes, forms and masks,
   deterministic.  */
extern void dump_overlay (FILE *f, const char *step);

#endif

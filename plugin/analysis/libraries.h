/* Which vector function a call with lanes is (front/libraries.h).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ANALYSIS_LIBRARIES_H
#define RIPPLE_ANALYSIS_LIBRARIES_H

#include "front/libraries.h"

/* The vector function for CALL, by the shapes of its arguments as they are
   known now; null if there is none.  MASKED: lanes may be off.  Among several
   the best: one that needs no mask, unless lanes may be off and it has
   effects; so if that is the only one, it is returned, and must not be
   called.  */
extern const library_function *library_match (gcall *call, bool masked);

/* True if there is one, whose result has the shape *S.  */
extern bool library_shape (gcall *call, struct shape *s);

/* True if lanes that are off cannot be told from the effects of F.  */
extern bool library_pure_p (const library_function *f);

/* True if CALL passes a block, so that only a vector function can be
   called.  */
extern bool library_handle_p (gcall *call);

#endif

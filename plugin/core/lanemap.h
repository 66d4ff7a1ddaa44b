/* Lane maps: which source lane each lane of a result takes.

   A map is made once (from shapes, a slice, an index function) and used by
   broadcasts, slices, shuffles, strided windows and reduction steps alike.
   Lanes are flattened, dimension 0 fastest.  Knows nothing of GCC.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LANEMAP_H
#define RIPPLE_LANEMAP_H

#include "shape.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { LANE_ANY = -1 };		/* The lane's value does not matter.  */

struct lanemap
{
  unsigned n_from;	/* Lanes of the source.  */
  unsigned n;		/* Lanes of the result.  */
  int *from;		/* N numbers below N_FROM, or LANE_ANY.  */
};

enum lanemap_kind
{
  LANEMAP_IDENTITY, LANEMAP_SPLAT, LANEMAP_REVERSE, LANEMAP_ROTATE,
  LANEMAP_GENERAL
};

/* All N lanes LANE_ANY.  */
void lanemap_init (struct lanemap *m, unsigned n_from, unsigned n);
void lanemap_clear (struct lanemap *m);

/* Broadcast a value of shape FROM to shape TO (FROM fits TO).  */
void lanemap_broadcast (struct lanemap *m, const struct shape *from,
			const struct shape *to);

/* Take the sub-block of a value of shape FROM at INDEX (-1 keeps a
   dimension).  Errors: false if an index is not below its extent.  */
bool lanemap_slice (struct lanemap *m, const struct shape *from,
		    const int64_t *index);

enum lanemap_kind lanemap_classify (const struct lanemap *m);

#ifdef __cplusplus
}
#endif
#endif

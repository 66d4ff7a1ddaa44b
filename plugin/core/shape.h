/* Shapes of blocks and tensors: ten extents, joined by implicit broadcasting.

   A shape lists the extent of each of SHAPE_RANK dimensions; dimension 0
   varies fastest in the flattened order of lanes.  An extent is a pair
   (fixed, times-vscale): FIXED lanes, or FIXED * vscale lanes on targets whose
   vector length is known only at run time.  Knows nothing of GCC.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SHAPE_H
#define RIPPLE_SHAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { SHAPE_RANK = 10, SHAPE_TEXT = 256 };

struct extent
{
  uint64_t fixed;	/* At least 1.  */
  bool scalable;	/* Multiply FIXED by vscale.  */
};

/* True if E is exactly one lane, which stretches when shapes are joined.  */
bool extent_one_p (const struct extent *e);
bool extent_equal_p (const struct extent *a, const struct extent *b);

struct shape
{
  struct extent dim[SHAPE_RANK];
};

/* The shape of a scalar: every extent is 1.  */
struct shape shape_scalar (void);

/* A scalar but for extent FIXED (times vscale if SCALABLE) in dimension D.  */
struct shape shape_1d (unsigned d, uint64_t fixed, bool scalable);

bool shape_scalar_p (const struct shape *s);
bool shape_equal_p (const struct shape *a, const struct shape *b);
bool shape_scalable_p (const struct shape *s);

/* Set *OUT to the join (implicit broadcast) of A and B; OUT may be A or B.

   Shapes: the result's extent per dimension is the larger one; 1 stretches.
   Errors: false and *DIM, the first dimension that conflicts (OUT untouched).
   Source: manual, "Implicit broadcasting".  Test: core.unit/t-shape.c.  */
bool shape_join (struct shape *out, const struct shape *a,
		 const struct shape *b, unsigned *dim);

/* True if VALUE can be stored at addresses of shape ADDRESS: it joins into
   ADDRESS without enlarging it.  Otherwise *DIM is the first dimension in
   which it does not.  */
bool shape_fits_p (const struct shape *value, const struct shape *address,
		   unsigned *dim);

/* S with extent 1 in every dimension whose bit is set in DIMS.  */
struct shape shape_reduce (const struct shape *s, uint64_t dims);

/* S with extent 1 in every dimension K where INDEX[K] >= 0.  */
struct shape shape_slice (const struct shape *s, const int64_t *index);

/* One more than the last dimension with an extent above 1; 0 for a scalar.  */
unsigned shape_rank (const struct shape *s);

/* Number of lanes.  Errors: 0 if S is scalable or the product does not fit
   in 31 bits.  */
uint64_t shape_lanes (const struct shape *s);

/* The same for each vscale: a scalable extent counts with its fixed part.  */
uint64_t shape_least_lanes (const struct shape *s);

/* Flattened lane of the element at INDEX (SHAPE_RANK numbers); indices in
   dimensions of extent 1 are ignored.  S is not scalable.  */
uint64_t shape_flatten (const struct shape *s, const uint64_t *index);

/* The inverse: set INDEX to the coordinates of LANE.  */
void shape_unflatten (const struct shape *s, uint64_t lane, uint64_t *index);

/* Write S to BUF as the manual prints it: "Scalar", "Tensor[32]",
   "Tensor[1][4]", scalable extents as "[4 x vscale]".  Returns BUF.  */
char *shape_print (const struct shape *s, char *buf, size_t size);

#ifdef __cplusplus
}
#endif
#endif

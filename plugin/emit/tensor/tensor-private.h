/* What the files of this room share.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TENSOR_PRIVATE_H
#define RIPPLE_TENSOR_PRIVATE_H

#include "emit/arith/arith-private.h"
#include "emit/memory/scalable-buffer.h"
#include "emit/permute/permute.h"
#include "emit/tensor/tensor.h"

/* lanes_permute_scalable, of integers, by way of memory.  */
extern lanes *permute_by_table (emitter *e, lanes *a, lanes *b, poly_uint64 n,
				const struct lanemap *map, unsigned missing);
/* The scan of A by OP that lanes_scan makes, moved up by one coordinate if
   FIRST, whose lanes come in, is not null.  NONE: lanes of the identity.  */
extern lanes *scalable_scan (emitter *e, enum reduce_op op, lanes *a,
			     const struct shape *s, unsigned dim, lanes *none,
			     lanes *first);
/* lanes_look_up by an instruction for vectors of variable length, or null.
   ZERO: lanes of A at numbers that indices as large as its elements do not
   reach are zero.  */
extern lanes *scalable_look_up (emitter *e, lanes *a, lanes *index,
				bool zero = false);
/* Part I of the mask M without lanes past the end.  */
extern tree mask_part_within (emitter *e, const lanes *m, unsigned i);
/* lanes_compress of integers; ON is M as 0 and 1 of integers that can hold the
   number of lanes but one.  */
extern lanes *compress_by_steps (emitter *e, lanes *m, lanes *a, lanes *on);
/* The constant X of type ELT with OP (x, X) = x.  */
extern tree reduce_identity (enum reduce_op op, tree elt);
/* A in words or double words, if it is of integers that are held in such (see
   lanes_width), which have more instructions than narrower ones; else
   null.  */
extern lanes *scalable_words (emitter *e, lanes *a);
/* Null if that cannot be done.  */
extern tree scalable_reduce (emitter *e, enum reduce_op op, lanes *a);
/* The internal function that reduces a vector of ELT by OP, if the result is
   what lanes_reduce promises; else IFN_LAST.  */
extern internal_fn scalable_reduction (enum reduce_op op, tree elt);
extern lanes *scalable_broadcast (emitter *e, lanes *a,
				  const struct shape *from,
				  const struct shape *to);
extern lanes *scalable_slice (emitter *e, lanes *a, const struct shape *s,
			      const int64_t *index, tree *scalar);
/* lanes_reduce where dimensions are left.  */
extern lanes *scalable_reduce_some (emitter *e, enum reduce_op op, lanes *a,
				    const struct shape *s, uint64_t dims);

#endif

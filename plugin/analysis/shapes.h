/* The shapes of values and of local variables.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SHAPES_H
#define RIPPLE_SHAPES_H

#include "core/shape.h"

/* shapes.cc: propagate shapes to a fixed point.  REPORT: report operands
   whose shapes do not join.  */
extern void compute_shapes (bool report);
/* Report at LOC that A and B do not join in dimension DIM.  */
extern void report_join (location_t loc, const struct shape *a,
			 const struct shape *b, unsigned dim);

/* locals.cc: true if conditions with lanes decide whether BB is executed.  */
extern bool conditional_block_p (basic_block bb);
/* control.cc: the operands of the conditions that decide by which edge BB is
   reached: those of the blocks from its immediate dominator on whose paths do
   not meet before BB.  */
extern void control_operands (basic_block bb, vec<tree> *ops);

/* CALL stacks *COUNT tensors of shape *S; false if the block is unknown.  */
extern bool stack_shape (gimple *call, struct shape *s, unsigned *count);
/* Shape of what CALL makes a vector of or takes from one; likewise.  */
extern bool vector_shape (gimple *call, struct shape *s);
/* The type of the vector that CALL, such a conversion, has a pointer to; null
   if CALL says how many elements it has.  */
extern tree vector_type_named (gimple *call);

/* locals.cc: before shapes are computed, find out where the addresses of local
   variables are, and which of them have a shape anyway.  */
extern void begin_local_shapes (void);
/* locals.cc: let local variables grow by what STMT, whose value has the shape
   VALUE, stores in them.  True if one grew.  */
extern bool local_store (gimple *stmt, const struct shape *value);
/* True if CALL may store through its argument I, as far as GCC knows the
   function or its declaration says.  */
extern bool call_may_store_p (gcall *call, unsigned i);
/* True if STMT is a call that passes a block: what the function does is seen
   when it has been inlined.  */
extern bool passes_block_p (gimple *stmt);
/* True if STMT calls a constructor of C++; its first argument is the address
   of the object.  */
extern bool constructor_call_p (gimple *stmt);

/* Indices of the slice call CALL; false if one is not constant.  */
extern bool slice_indices (gimple *call, int64_t *index);

#endif

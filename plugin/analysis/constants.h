/* What can be known of handles and numbers at compile time, at every -O level.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_CONSTANTS_H
#define RIPPLE_CONSTANTS_H

#include "analysis/shapes.h"
#include "core/shape.h"

/* The constant that OP is, an INTEGER_CST, or null.  */
extern tree constant_value (tree op);
/* The same, or a POLY_INT_CST.  */
extern tree poly_constant_value (tree op);
/* Shape of the block that handle OP denotes; false if unknown.  *PARAM is
   set if OP comes from a parameter of cfun.  */
extern bool block_shape (tree op, struct shape *s, bool *param = NULL);
/* The variable that OP is loaded from, if other units may set it too; else
   null.  Such a block is unknown.  */
extern tree foreign_block (tree op);
/* Before anything is rewritten: note what handles the unit keeps in
   memory.  */
extern void collect_handle_stores (void);
/* Forget what was noted since then (cfun has changed), or all (UNIT).  */
extern void forget_handle_stores (bool unit);

/* Extents of the lane call STMT along its dimensions, in their order.
   Returns the number of dimensions; 0 if not constant.  */
extern unsigned lane_dims (gimple *stmt, unsigned first, unsigned *dim,
			   uint64_t *extent, struct shape *s);

/* The extent of the dimension that is argument I of CALL, of API_FLAT.  */
extern struct extent flat_extent (gimple *call, unsigned i);

/* handles.cc.  */
/* The statement that sets the shape of handle OP, or null.  */
extern gimple *handle_definition (tree op);
/* The number of dimensions with which HANDLE was declared; those of extent 1
   at its end count only if the declaration is in sight.  */
extern unsigned declared_rank (tree handle);
/* The largest declared rank of the blocks that OP is computed from.  */
extern unsigned operand_rank (tree op);

#endif

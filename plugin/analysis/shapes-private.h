/* What the files share that compute shapes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SHAPES_PRIVATE_H
#define RIPPLE_SHAPES_PRIVATE_H

#include "analysis/shapes.h"

/* joins.cc.
   *S := the join of *S and T, the shape of an operand of STMT; of OP, which
   may be null; of the address of REF.  */
extern void join_shape (struct shape *s, const struct shape *t, gimple *stmt);
extern void join_operand (struct shape *s, tree op, gimple *stmt);
extern void join_reference (struct shape *s, tree ref, gimple *stmt);
/* A and B, of STMT, do not join in dimension DIM.  */
extern void join_failed (gimple *stmt, const struct shape *a,
			 const struct shape *b, unsigned dim);
/* Report such statements, but for those in REPORTED; if it is null, none.  */
extern void report_joins_in (hash_set<gimple *> *reported);

/* call-shapes.cc: let *S, a scalar, be the shape of what CALL returns.  */
extern void call_shape (gcall *call, struct shape *s);

#endif

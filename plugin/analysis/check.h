/* What must be refused, and where that comes from.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_CHECK_H
#define RIPPLE_CHECK_H

/* check-api.cc: check the arguments of CALL.  False if it is no function of
   the API.  */
extern bool check_api_call (gcall *call);
/* double.cc: remarks on what is computed in double without need.  */
extern void check_double (gimple *stmt);
extern void check_double_call (gcall *call);

/* origin.cc: add notes to an error that is about the shapes of the operands
   of STMT: where they come from.  */
extern void explain_shapes (gimple *stmt);
/* Likewise to one about the extents in dimension DIM of STMT and of the MASK
   that it stands under.  */
extern void explain_mask (gimple *stmt, tree mask, unsigned dim);
/* Note that an error of STMT was reported.  */
extern void blame (gimple *stmt);
/* True if an operand of STMT comes from a statement with an error; then STMT
   is blamed, too, and nothing is to be said of it.  */
extern bool inherits_blame_p (gimple *stmt);
extern void forget_blame (void);

/* check-api.cc: report that OP, a block at LOC, is unknown.  */
extern void report_unknown_block (location_t loc, tree op);
/* check.cc: report what sets the counter of an annotated loop by its address,
   as far as that is seen once calls are inlined.  */
extern void check_counters (void);
/* Report everything in cfun that must be refused.  */
extern void check_function (void);

#endif

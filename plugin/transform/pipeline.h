/* The steps that a function goes through.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_PIPELINE_H
#define RIPPLE_PIPELINE_H

/* Make vectors of what cfun, which uses Ripple, does in lanes; if that cannot
   be done, errors have been reported.  */
extern void transform_function (void);
/* Inline in cfun what must be, and take apart what lanes have copies of, until
   the shapes of all values are known.  */
extern void settle_shapes (void);
/* Let the step NAME dump cfun when it is done.  False if there is no such
   step.  */
extern bool dump_after_step (const char *name);

#endif

/* Index functions of shuffles.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SHUFFLE_H
#define RIPPLE_SHUFFLE_H

#include "core/lanemap.h"

/* shuffle-off.cc: warn of shuffles that take lanes that are off.  Requires
   masks.  */
extern void warn_shuffles (void);
/* shuffle.cc: report what is wrong with the index function of CALL.  */
extern void check_shuffle (gcall *call);
/* Set MAP to what it chooses; CALL was checked.  Lanes of the second operand
   count from the first one's on.  False if it chooses nothing, in a function
   that nobody calls.  */
extern bool shuffle_map (gcall *call, struct lanemap *map);
/* The same for scalable lanes: set MAP[v - 1] for each vscale v.  Bit v of the
   result: the function chooses nothing for v.  */
extern unsigned shuffle_maps (gcall *call, struct lanemap *map);
/* True if the body of FN takes the index function of a shuffle from its
   parameters.  */
extern bool index_from_caller_p (tree fn);
/* True if NODE, whose callers have been transformed, is called, or may be
   called by a pointer or by other units, as it was written: not inlined with
   tensors for its parameters.  */
extern bool called_as_it_is_p (cgraph_node *node);
/* Report CALL if it is a shuffle whose index function comes from a
   parameter.  */
extern void report_unknown_index (gcall *call);
/* Forget what was found out of index functions.  */
extern void forget_shuffles (void);

#endif

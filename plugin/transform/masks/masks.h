/* Branches on lanes become masks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_MASKS_H
#define RIPPLE_MASKS_H

/* linearise.cc: turn branches on varying conditions into masks.  Requires
   shapes; new names get theirs.  */
extern void linearise_regions (void);

/* masks.cc: true if the lanes of the mask M are among those of WIDE (null:
   all).  */
extern bool mask_within_p (tree m, tree wide);
/* phi-selects.cc: a variable of TYPE that nobody has set, and whether OP is
   such: any value will do.  */
extern tree make_no_value (tree type);
extern bool no_value_p (tree op);

/* scalar-memory.cc: warn of variables in memory that are changed under a
   condition for all lanes.  Requires masks.  */
extern void warn_scalar_memory (void);
/* True if VAR is one of the program's that control gives no shape.  */
extern bool plain_variable_p (tree var);
/* The local variable of which the argument ARG is the address, or null.  */
extern tree addressed_variable (tree arg);

#endif

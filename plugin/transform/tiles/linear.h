/* Values of a nest that are linear in the iterations of its loops.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LINEAR_H
#define RIPPLE_LINEAR_H

#include "transform/tiles/nest.h"

/* The sum and the product of numbers; null is zero.  */
extern tree plus (tree a, tree b);
extern tree times (tree a, tree b);
/* The conjunction of booleans.  */
extern tree both (tree a, tree b);
/* True if V is the same in all iterations.  */
extern bool linear_constant_p (const linear *v);
/* As many definitions as there are between a number and the counters of loops
   or its lane.  */
enum { DEPTH_OF_NUMBER = 8 };
/* Set *V to the number or the pointer OP, by at most DEPTH definitions; to the
   address of REF.  False if that is not known.  */
extern bool linear_value (tile_nest *n, tree op, linear *v, unsigned depth);
extern bool linear_address (tile_nest *n, tree ref, linear *v);
/* Set *V to how far from the variable or pointer in *REF that is; *REF to
   that.  */
extern bool linear_offset (tile_nest *n, tree *ref, linear *v);
/* Let it be known that N is done by tiles only if all numbers V are some of
   TYPE.  False if V changes with the steps.  */
extern bool linear_fits (tile_nest *n, tree type, const linear *v);
/* True if the number OP is known in front of N.  */
extern bool known_before_p (tile_nest *n, tree op);
/* What DEF loads, as an expression in front of N, if it is the same in all
   iterations as long as N does not store there; else null.  */
extern tree invariant_load (tile_nest *n, gimple *def);
/* How many iterations of loop L of N are done, computed in front of it.  */
extern tree iterations_before (tile_nest *n, unsigned l);
/* True if the number OP can be computed in front of N: from names that are
   known there, without traps.  */
extern bool computable_before_p (tile_nest *n, tree op);
/* Such a number, as it is computed there.  */
extern tree computed_before (tile_nest *n, tree op);

#endif

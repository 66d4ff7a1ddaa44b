/* Floating-point exceptions of lanes that are off: exceptions.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_EXCEPTIONS_H
#define RIPPLE_EXCEPTIONS_H

#include "emit/arith/arith.h"

/* What is promised in the current function of FE_INVALID, FE_DIVBYZERO and
   FE_OVERFLOW.  */
enum exceptions_level
{
  EXCEPTIONS_NONE,	/* Nothing: -fno-trapping-math.  */
  EXCEPTIONS_OPERATIONS,/* Lanes that are off raise none in divisions, square
			   roots, rounding and conversions.  */
  EXCEPTIONS_ALL	/* -ftrapping-math was asked for: they raise none, and
			   the others those of the scalar program.  */
};
extern enum exceptions_level exceptions_level (void);

/* The lowest level at which lanes that are off must not take part in CODE, an
   operation on operands of the floating type ELT.  */
extern enum exceptions_level exceptions_of (enum tree_code code, tree elt);
/* The same for the conversion from FROM to TO.  */
extern enum exceptions_level exceptions_of_conversion (tree to, tree from);
/* True if it is promised that lanes that are off raise nothing in what needs
   LEVEL.  */
extern bool exceptions_kept_p (enum exceptions_level level);
/* True if floats are computed in a wider type than their own: by the x87.  */
extern bool excess_precision_p (void);
/* True if loads of ELT must have zeros in lanes that are off: anything may be
   a signalling NaN, for which comparisons on equality signal, too.  */
extern bool exceptions_zeros_p (tree elt);
/* Let the array VAR, from which lanes of ELT come after those that are on were
   written, have zeros before, if that matters.  */
extern void exceptions_clear (emitter *e, tree var, tree elt);

/* A with the number NEUTRAL in lanes that are off in MASK (null: none) and
   past the end.  */
extern lanes *lanes_quiet (emitter *e, lanes *a, lanes *mask, int neutral);
/* A CODE B, which raises nothing in such lanes, and there is anything.  */
extern lanes *lanes_quiet_binary (emitter *e, enum tree_code code, lanes *a,
				  lanes *b, lanes *mask);
/* A CODE B, floats, that raises what the scalar comparison does.  */
extern lanes *lanes_compare_exactly (emitter *e, enum tree_code code, lanes *a,
				     lanes *b);

#endif

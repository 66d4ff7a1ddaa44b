/* Values that loops add to, block by block.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ACCUMULATORS_H
#define RIPPLE_ACCUMULATORS_H

/* What PHI, in the header of a loop, is in each iteration is what it was, CODE
   what that iteration computes.  */

struct accumulator
{
  gphi *phi;
  enum tree_code code;
  enum tree_code relation;	/* Of it to what takes its place, where that is
				   compared; else ERROR_MARK.  */
  gcall *call;			/* What does it, if the target has a function
				   for that.  */
  unsigned links;		/* Operations one upon the other.  */
};

/* accumulators.cc.  True, with what it is in *A, if PHI, in the header of
   LOOP, is an accumulator of which there may be several that are combined at
   last: of integers always, of floating numbers if REASSOCIATE.  Requires
   virtual operands.  */
extern bool find_accumulator (class loop *loop, gphi *phi, bool reassociate,
			      accumulator *a);
/* What another accumulator like A begins with; ON_ENTRY is what A does.  */
extern tree neutral_value (const accumulator *a, tree on_entry);
/* Append to *SEQ what combines X and Y, both like A.  */
extern tree combine_accumulators (gimple_seq *seq, const accumulator *a,
				  tree x, tree y);

#endif

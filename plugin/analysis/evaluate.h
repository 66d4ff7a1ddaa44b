/* Running functions of the program at compile time.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_EVALUATE_H
#define RIPPLE_EVALUATE_H

/* Why something cannot be evaluated: a note that says so, of the statement at
   LOC.  ARG is what the note's text names, if anything.  */

struct evaluation_failure
{
  enum remark_id why;
  location_t loc;
  tree arg;
};

/* The value that FN (K, N) returns, a function of two integers that has a
   body, where vscale is VSCALE (0: not known); null and *FAILURE if that
   cannot be found out.  */
extern tree evaluate_index (tree fn, uint64_t k, uint64_t n, unsigned vscale,
			    struct evaluation_failure *failure);
/* The function whose address FN returns, whatever its arguments are; null if
   it is none.  */
extern tree evaluate_function_address (tree fn);
/* The declaration of FN's body that calls of FN reach, or null; *WEAK if
   there is one, but another may take its place.  */
extern tree evaluate_body (tree fn, bool *weak);
/* Forget what was needed for several of these.  */
extern void evaluation_end (void);

#endif

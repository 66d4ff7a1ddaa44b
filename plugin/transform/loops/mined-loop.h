/* An annotated loop while it is strip-mined (strip-mine.cc, rest-blocks.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_MINED_LOOP_H
#define RIPPLE_MINED_LOOP_H

#include "analysis/overlay.h"

/* What is known of a loop that is strip-mined.  */

struct mined_loop
{
  gcall *marker;
  class loop *loop;
  location_t loc;
  struct shape shape;		/* Of its block, of  */
  poly_uint64 block;		/* so many lanes.  */
  tree c, n;			/* The counter, and the iterations.  */
  gimple *step;			/* What adds 1 to C.  */
  HOST_WIDE_INT flags;
  uint64_t safelen;		/* See safe_length.  */
};

/* rest-blocks.cc.

   Append what does the REST iterations that M's loop leaves; false if its body
   cannot be copied.  */
extern bool append_rest (mined_loop *m, tree rest);
/* If M's loop may run over its block only where a condition holds, make a
   loop, over the program's block, that runs where it does not.  False if its
   body cannot be copied.  */
extern bool append_fallback (mined_loop *m);

#endif

/* Functions that the pass has made so long that passes of GCC would need time
   and memory in the square of their length.  They get options of their own.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "options.h"
#include "target/target.h"
#include "transform/tune/tune.h"

/* What all loops behind a lane loop compute when they begin is anticipated in
   it, as it runs at least once: the sets of GCC's search for partial
   redundancies grow with the square of their number.  */

enum { MAX_PRE_LANE_LOOPS = 128 };

static void
forgo_pre (struct gcc_options *opts, struct gcc_options *)
{
  opts->x_flag_tree_pre = opts->x_flag_code_hoisting = 0;
}

void
spare_lane_loops (unsigned n)
{
  if (n > MAX_PRE_LANE_LOOPS)
    change_options (forgo_pre);
}

/* The lanes of a long block are live at the same time, and GCC's register
   allocator keeps a table of the pairs that are, of up to 1000 MB.  Where the
   table would be larger it uses an algorithm without one.  */

enum { LONG_NAMES = 8000, MAX_CONFLICTS = 20 };

static void
limit_conflicts (struct gcc_options *opts, struct gcc_options *)
{
  opts->x_param_ira_max_conflict_table_size
    = MIN (opts->x_param_ira_max_conflict_table_size, MAX_CONFLICTS);
}

void
spare_long_blocks (void)
{
  if (num_ssa_names > LONG_NAMES)
    change_options (limit_conflicts);
}

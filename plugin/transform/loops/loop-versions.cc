/* Versions of annotated loops for what only the program knows.

   INPUT	for (i = 0; i < n; i++)
		  ...
   OUTPUT	if (condition)
		  for (i = 0; i < n; i++)
		    ...			where the condition can be relied on
		else
		  the loop as it was

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

namespace {

/* The statements of a loop that there are two of.  */
enum { MOST_STATEMENTS = 400 };

/* True if LOOP is in one of LOOPS.  */

bool
in_one_of_p (const vec<class loop *> &loops, class loop *loop)
{
  for (unsigned i = 0; i < loops.length (); i++)
    if (loops[i] == loop || flow_loop_nested_p (loops[i], loop))
      return true;
  return false;
}

bool
short_p (class loop *loop)
{
  unsigned statements = 0;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (body[i]);
	 !gsi_end_p (g); gsi_next_nondebug (&g))
      statements++;
  free (body);
  return statements <= MOST_STATEMENTS;
}

} // anonymous namespace

bool
version_loops (tree (*condition) (class loop *, void *),
	       void (*rely) (class loop *, void *), void *data)
{
  auto_vec<gcall *> markers;
  auto_vec<class loop *> done;
  bool changed = false;
  find_lane_markers (&markers);
  if (markers.is_empty () || !optimize || optimize_function_for_size_p (cfun))
    return false;
  begin_loops ();
  markers.qsort (outer_loops_first);
  for (unsigned i = 0; i < markers.length (); i++)
    {
      class loop *loop = gimple_bb (markers[i])->loop_father;
      if (!loop_outer (loop) || in_one_of_p (done, loop) || !short_p (loop))
	continue;
      tree c = condition (loop, data);
      if (!c)
	continue;
      changed = true;
      close_loops ();
      if (!append_alternative (loop, c))
	continue;
      rely (loop, data);
      done.safe_push (loop);
    }
  if (!changed)
    {
      loop_optimizer_finalize ();
      return false;
    }
  end_loops ();
  overlay_forget_shapes ();
  return true;
}

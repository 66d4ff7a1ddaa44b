/* Switches on lanes, and loops that lanes leave one by one.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_FLOW_H
#define RIPPLE_FLOW_H

/* switches.cc: make branches of every switch on lanes.  True if there was one;
   shapes must be computed anew.  */
extern bool lower_switches (void);

/* switches.cc: make branches of SW.  */
extern void lower_switch (gswitch *sw);

/* A loop that lanes leave, by the condition COND.  */
struct lane_exit
{
  class loop *loop;
  gcond *cond;
};

/* divergent-loop.cc: give scalars that the loop X assigns in front of a break
   only PHIs in its head: lanes that go on see what lanes that leave have made
   of them.  Requires what end_divergent_loops does, but no loop-closed form.
   */
extern void share_scalars (const lane_exit *x);

/* divergent-loops.cc: let LOOPS, none of which is in another and which lanes
   leave one by one, end when all have left; or, if they do so together
   (UNIFORM), have one exit.  Leaves those for next time that share blocks with
   others.  Requires loops with recorded exits in loop-closed form,
   post-dominators and shapes; all must be computed anew.  */
extern void end_divergent_loops (const vec<lane_exit> &loops, bool uniform);

/* prepare-flow.cc: change switches and loops of cfun so that linearise_regions
   can make masks of what is left.  Shapes must be computed anew.  */
extern void prepare_flow (void);

#endif

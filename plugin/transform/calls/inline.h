/* Shared by the files that decide what is inlined.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_INLINE_H
#define RIPPLE_INLINE_H

#include "emit/machine.h"

/* A call that is to be inlined, or is recursive.  */
struct wanted_call
{
  cgraph_edge *edge;
  cgraph_node *callee;
};

/* callees.cc: true if NODE is a block function: its body, as it was written,
   calls a ripple_* function that is more than a hint, or it has a block as a
   parameter.  */
extern bool mentions_ripple_p (cgraph_node *node);
/* The function whose body a call of NODE runs, with that body; null if it is
   not known: another unit's, one chosen when the program is linked or
   started.  */
extern cgraph_node *body_of (cgraph_node *node);
/* True if NODE, as it was written, can call itself, directly or not.  */
extern bool recursive_p (cgraph_node *node);
/* True if GCC can inline DECL, whatever the user wants.  */
extern bool inlinable_p (tree decl);
/* If FNDECL is a function of the maths library that is an instruction of this
   target on lanes, and so not inlined, which one.  */
extern enum math_instruction math_instruction_of (tree fndecl);
/* The function that CALL calls, if its body is known and could be inlined;
   else null.  */
extern cgraph_node *ripple_inlinable_callee (gcall *call);
/* The variable of cfun that OP is the address of or points into; else
   null.  */
extern tree local_address (tree op);
/* versions.cc: the default version of the function that NODE chooses when the
   program is started; NODE itself for any other.  */
extern cgraph_node *default_version (cgraph_node *node);
/* True if CALLEE is for another target than the function CALLER, and has what
   that one lacks.  */
extern bool other_target_p (tree caller, cgraph_node *callee);
/* inline.cc: why CALL, with lanes, was not inlined, if that was decided.  */
extern const char *why_not_inlined (gcall *call);
/* effects.cc: why CALL of the lane function CALLEE must be done lane by lane,
   or null if inlining its body means the same.  */
extern const char *lane_function_effect (cgraph_node *callee, gcall *call);
/* callees.cc: true if NODE is a block function that calls itself.  */
extern bool recursive_block_function_p (cgraph_node *node);
/* What has NODE's body as it was written; null if nothing has.  */
extern cgraph_node *as_written (cgraph_node *node);
/* recursion.cc: true if NODE was made to run CALLEE, which calls itself, and
   that call has not been inlined yet; say that it has been.  */
extern bool instance_entry_p (cgraph_node *node, cgraph_node *callee);
extern void enter_instance (cgraph_node *node);
/* Let CALLS, all those of recursive block functions in NODE, cfun, call
   functions that are made for such arguments; if NODE is there to find the
   shape of its result only, leave them.  True if shapes must be computed
   anew.  */
extern bool call_instances (cgraph_node *node, const vec<wanted_call> &calls);
/* callees.cc: report that WHY CALL of NODE, which calls itself, cannot be
   made.  */
extern void report_recursion (gcall *call, cgraph_node *node, const char *why);

#endif

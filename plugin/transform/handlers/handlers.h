/* Exceptions, and objects that they destroy.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_HANDLERS_H
#define RIPPLE_HANDLERS_H

/* objects.cc: let flags say which lanes have made their objects, where an
   exception may come between.  True if something changed; shapes must be
   computed anew.  */
extern bool guard_objects (void);

/* outline-catch.cc: make functions of what catches exceptions in the bodies of
   annotated loops, and of the scopes of objects that they destroy.  True if
   there was any; shapes must be computed anew.  */
extern bool outline_handlers (void);
/* Report those of which no function could be made.  */
extern void check_handlers (void);

/* conditional-try.cc: let control lead to the handlers of try blocks under
   conditions with lanes, so that regions contain them.  Shapes must be
   computed anew if true.  */
extern bool lead_to_handlers (void);
/* Remove the branches that do so; and before that those that make loops of
   try blocks with several exits.  */
extern void forget_repeats (void);
extern void forget_leads (void);

/* marks.cc: mark the ends of the loops of cfun, which has no CFG yet.  */
extern void mark_loop_ends (void);
/* Mark the ends of the try blocks of cfun, which has no EH regions yet.  */
extern void mark_try_ends (void);
/* Let the marks of its try blocks name their EH regions.  */
extern void settle_try_marks (void);
/* Drop those of FN whose handlers are gone: its body can be copied then.  */
extern void drop_stale_marks (function *fn);
/* Drop the marks of cfun.  Returns true if there were any.  */
extern bool drop_marks (void);

/* cleanup-copies.cc: let GCC keep one copy of each cleanup of cfun, which has
   no EH regions yet, if lanes may come to it by several paths; and have its
   level of optimisation again when the regions are there.  */
extern void ripple_keep_cleanups (void);
extern void ripple_keep_level (void);
/* Let PHIs choose among constants where control goes on behind a cleanup: no
   lane changes these in a loop that it leaves.  */
extern void propagate_exits (void);

/* marks.cc: true if STMT marks where a try block begins; the first one in BB
   that does, or null.  */
extern bool begins_try_p (gimple *stmt);
extern gimple *try_mark (basic_block bb);
/* The EH region of the handlers of MARK's try block, null if they are
   gone.  */
extern struct eh_region_d *marked_region (gimple *mark);
/* The mark in BB where the try block with the handlers of REGION ends, or
   null.  */
extern gimple *try_end (basic_block bb, struct eh_region_d *region);
/* None begins or ends there any more.  */
extern void drop_try_marks (basic_block bb);

/* try-blocks.cc: true if BB ends with a branch that is never taken to a
   handler: what it begins must run under one mask.  */
extern bool leads_to_handler_p (basic_block bb);
/* conditional-try.cc: true if LOOP, never repeated, is a try block with its
   handlers: these stand anywhere among the blocks.  */
extern bool try_loop_p (class loop *loop);
/* outline-catch.cc: true if FN was made for what each lane does by itself.  */
extern bool outlined_p (tree fn);

/* parts.cc: a declaration, called NAME in dumps, of a new function of TYPE
   without parameters and body, which is made of what the function OF has.  */
extern tree declare_part (tree of, tree type, const char *name);
/* A new parameter of such a function.  */
extern tree add_parameter (tree decl, tree type, const char *name);
/* Let such a function, which has its body, be one of the unit.  */
extern cgraph_node *add_part (tree decl);

#endif

/* The transformations; pipeline.cc has their order.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TRANSFORM_H
#define RIPPLE_TRANSFORM_H

/* Let VAR, a new variable, be a local one of cfun.  */
static inline void
make_local (tree var)
{
  DECL_SEEN_IN_BIND_EXPR_P (var) = 1;
  DECL_CONTEXT (var) = current_function_decl;
  add_local_decl (cfun, var);
}

/* unit.cc: transform every function of the unit that uses Ripple.  */
extern unsigned ripple_transform_unit (void);
/* True if that changed a function; in a link, if it may have.  */
extern bool ripple_transformed_p (void);

/* versions.cc: make a function of each version of those that are for several
   targets.  */
extern void make_target_versions (void);

/* simd-call.cc: make the declarations of the vector variants that functions
   of other units are declared to have.  Before cfun is set.  */
extern void declare_simd_variants (void);

/* inline.cc: inline calls in cfun that receive a tensor or a block.  True if
   something was inlined; shapes must be computed anew.  */
extern bool inline_shaped_calls (void);

/* promotions.cc: let the ripple_* functions have the arguments that the
   program passes, where C has promoted them.  True if there were such; shapes
   must be computed anew.  */
extern bool undo_promotions (void);

/* sanitized-frame.cc: let vectors on a frame that the address sanitizer moves
   be aligned.  */
extern void align_sanitized_frame (void);

/* local-address.cc: resolve the addresses of local variables of which lanes
   have copies.  True if something changed.  */
extern bool resolve_local_addresses (void);
/* True if REF is a part of such a variable.  */
extern bool lane_copied_p (tree ref);

/* whole-copies.cc: copy objects from and to such variables scalar by scalar.
   True if there were such copies.  */
extern bool lower_whole_copies (void);
/* Let calls that are made once for several lanes, or for all, give each of
   these a copy of the object that they return.  When no call is left that is
   to be inlined.  Shapes must be computed anew if it returns true.  */
extern bool share_results (void);
/* True if VAR is a variable that was made for a call.  */
extern bool made_for_call_p (tree var);

/* aggregates.cc: take structures and arrays apart that lanes have copies of.
   True if something changed; shapes must be computed anew.  */
extern bool split_local_variables (void);

/* allocations.cc: let each iteration of an annotated loop allocate its own
   memory.  True if something changed; shapes must be computed anew.  */
extern bool own_allocations (void);

/* complex.cc: take complex numbers in lanes apart.  True if there were any;
   shapes must be computed anew.  */
extern bool lower_complex_lanes (void);

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
   try blocks with several ways out.  */
extern void forget_repeats (void);
extern void forget_leads (void);

/* effects.cc: warn of calls in annotated loops that are done once for a block,
   though they have effects.  */
extern void warn_calls_done_once (void);

/* ordered-variables.cc: keep in memory what is assigned under conditions with
   lanes, if the order of their ways matters: where it has fewer dimensions, or
   a handler sees it.  Shapes must be computed anew if true.  */
extern bool move_ordered_variables (void);

/* privatise.cc: make the copies of local variables that lanes have.  Shapes
   must be computed anew if true.  */
extern bool make_lane_copies (void);
/* Have GCC unroll short loops over them.  Requires loops, and shapes.  */
extern void unroll_array_loops (void);

/* inline.cc: let variables of which an address reached only loads and stores
   be no memory.  */
extern void take_out_of_memory (void);

/* overflow.cc: make arithmetic of calls on lanes that tell of overflow.
   Requires shapes; those of new names must be computed.  */
extern void lower_overflow_calls (void);

/* callees.cc: NODE is to be transformed: keep a copy of what is written, if it
   may be inlined in instances later.  */
extern void keep_as_written (cgraph_node *node);
/* The copies are not needed any more.  */
extern void forget_as_written (void);

/* recursion.cc: SETTLE_SHAPES inlines and computes shapes in cfun, until
   nothing changes.  */
extern void settle_instances_by (void (*settle_shapes) (void));
/* A function that was made, and is to be transformed; null if there is no
   more.  */
extern cgraph_node *next_instance (void);
extern void forget_instances (void);

/* cut-blocks.cc.  Give elementwise annotated loops with long blocks, whose
   iterations do not depend on each other, shorter ones; true if shapes must be
   computed anew.  */
extern bool cut_long_blocks (void);
/* Report blocks that are too long for straight code.  Needs forms.  */
extern void check_length (void);

/* distribute.cc: make every annotated loop of cfun run over whole blocks, with
   a masked remainder.  Shapes must be computed anew.  */
extern void distribute_loops (void);

/* elementwise.cc: why the annotated loop whose lanes MARKER numbers would mean
   something else if its remainder were a scalar loop; null if it would
   not.  */
extern const char *why_not_elementwise (gcall *marker);

/* reductions.cc: TAIL, a scalar loop, goes on behind LOOP; let the partial
   results of clauses reduction be scalars there.  */
extern void reduce_before_tail (class loop *loop, class loop *tail);
/* reductions.cc: what clauses reduction have left becomes broadcasts and
   reductions.  Shapes must be computed anew.  */
extern void lower_reductions (void);

/* reductions.cc: append to *SEQ a call of the ripple_* function NAME, of TYPE,
   with N arguments; its result.  */
extern tree append_api_call (gimple_seq *seq, location_t loc, tree type,
			     const char *name, unsigned n, tree *args);

/* reductions.cc: a call, to be inserted, whose result is the number of a lane
   in a shape S, for every lane.  */
extern gcall *build_flat_lane (const struct shape *s, location_t loc);

/* partial-sums.cc: keep sums of products of narrow integers in fewer lanes.
   Requires masks and forms; new names get their shapes.  */
extern void find_partial_sums (void);

/* loop-control.cc: let predicated loops be controlled by their masks.  After
   rendering.  */
extern void control_loops (void);

/* members.cc: make integers of whole structures and of bit-fields at addresses
   of lanes.  Shapes must be computed anew if it returns true.  */
extern bool lower_members (void);

/* value-parts.cc: make shifts of parts of lanes' values, as memcpy reads and
   write them.  Shapes must be computed anew if it returns true.  */
extern bool lower_value_parts (void);

/* row-sizes.cc: reach by pointers what stands in arrays whose rows have a size
   of each lane.  Shapes must be computed anew if it returns true.  */
extern bool lower_row_sizes (void);

/* loop-tree.cc: loops of cfun as who changes them wants them, and what makes
   up for changes since.  */
extern void begin_loops (void);
extern void end_loops (void);
/* Make up for changes of the control flow while loops are known.  */
extern void repair_loops (void);

/* reducible.cc: give every loop of cfun one entry.  */
extern void make_reducible (void);

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

/* lane-loop.cc: give scalars that the loop X assigns in front of a break only
   PHIs in its head: lanes that go on see what lanes that leave have made of
   them.  Requires what end_lane_loops does, but no loop-closed form.  */
extern void share_scalars (const lane_exit *x);

/* lane-loops.cc: let LOOPS, none of which is in another and which lanes leave
   one by one, end when all have left; or, if they do so together (UNIFORM),
   have one exit.  Leaves those for next time that share blocks with others.
   Requires loops with recorded exits in loop-closed form, post-dominators and
   shapes; all must be computed anew.  */
extern void end_lane_loops (const vec<lane_exit> &loops, bool uniform);

/* prepare-flow.cc: change switches and loops of cfun so that linearise_regions
   can make masks of what is left.  Shapes must be computed anew.  */
extern void prepare_flow (void);

/* long-functions.cc: let GCC leave out of cfun, or make cheaper, what would
   need the square of N lane loops, or of the lanes of long blocks once they
   are rendered.  */
extern void spare_lane_loops (unsigned n);
extern void spare_long_blocks (void);

/* straight-code.cc: put the long basic blocks of cfun in an order and in
   pieces that GCC is quick with.  Requires virtual operands.  */
extern void tame_straight_code (void);

/* flow.cc: give every loop of cfun one latch.  Left to itself,
   loop_optimizer_init guesses that some latches belong to an inner loop, which
   would seem to have an exit that the program does not have.  */
extern void merge_latches (void);

/* linearise.cc: turn branches on shaped conditions into masks.  Requires
   shapes; new names get theirs.  */
extern void linearise_regions (void);

/* masks.cc: true if the lanes of the mask M are among those of WIDE (null:
   all).  */
extern bool mask_within_p (tree m, tree wide);
/* choices.cc: a variable of TYPE that nobody has set, and whether OP is such:
   any value will do.  */
extern tree make_no_value (tree type);
extern bool no_value_p (tree op);

/* scalar-memory.cc: warn of variables in memory that are changed under a
   condition for all lanes.  Requires masks.  */
extern void warn_scalar_memory (void);
/* True if VAR is one of the program's that control gives no shape.  */
extern bool plain_variable_p (tree var);
/* The local variable of which the argument ARG is the address, or null.  */
extern tree addressed_variable (tree arg);

/* shared-results.cc: warn of variables that hold what the last lane's call has
   left there.  */
extern void warn_shared_results (void);

/* merge-stores.cc: where both ways of a branch store to one place, store
   once.  Requires masks and forms.  */
extern void merge_branch_stores (void);
/* True if A and B are the same value, computed by the same operations, at
   most DEPTH of them one upon the other.  */
extern bool same_value_p (tree a, tree b, int depth);

/* debug.cc: true if a debugger shows VAR as a variable of the program.  */
extern bool debug_user_variable_p (tree var);
/* Let it show PART, a new local variable, instead of VAR.  */
extern void debug_stand_for (tree var, tree part);

/* link-guard.cc: this unit must not be linked with -flto without the plugin's
   late passes.  */
extern void guard_link (void);
/* A callback of plug-ins: what follows is compiled with these passes.  */
extern void ripple_drop_link_guards (void *, void *);

/* truths.cc: let masks take the place of integers that are 0 or 1.  New names
   get their shapes.  */
extern void find_truths (void);

/* render.cc: replace all shaped statements by vector statements.  */
extern void render_function (void);

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
   no EH regions yet, if lanes may come to it by several ways; and have its
   level of optimisation again when the regions are there.  */
extern void ripple_keep_cleanups (void);
extern void ripple_keep_level (void);
/* Let PHIs choose among constants where control goes on behind a cleanup: no
   lane changes these in a loop that it leaves.  */
extern void propagate_ways_on (void);

/* text-order.cc: from now on GCC keeps blocks in the order of the text, until
   the unit is transformed.  */
extern void ripple_keep_text_order (void);
/* True if that must be said.  */
extern bool ripple_text_order_p (void);
/* Let the blocks of all functions be as if it had not been said.  */
extern void drop_text_order (void);

#endif

/* Calls: what is inlined, instances of recursive functions, versions for
   targets.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_CALLS_H
#define RIPPLE_CALLS_H

/* versions.cc: make a function of each version of those that are for several
   targets.  */
extern void make_target_versions (void);

/* simd-clones.cc: make the bodies of variants that functions of the unit are
   declared to have, if the option simd asks for it.  */
extern void make_simd_variants (void);
/* What that option says.  */
extern bool ripple_make_simd_clones;

/* fortran.cc: let functions that Fortran declares be those of C, and those of
   the module ripple be one in the program.  */
extern void prepare_fortran (void);

/* inline.cc: inline calls in cfun that receive a tensor or a block.  True if
   something was inlined; shapes must be computed anew.  */
extern bool inline_varying_calls (void);

/* sine-and-cosine.cc: let calls of sincos with lanes take the place of those
   of cexpi, which GCC has made of them.  True if something was changed; shapes
   must be computed anew.  */
extern bool make_sincos (void);

/* effects.cc: warn of calls in annotated loops that are done once for a block,
   though they have effects.  */
extern void warn_calls_done_once (void);

/* fortran.cc: true if DECL is what ripple_update<op> calls, which is for one
   lane after the other; OP: empty for any.  */
extern bool ordered_update_p (tree decl, const char *op);

/* inline.cc: let variables of which an address reached only loads and stores
   be no memory.  */
extern void take_out_of_memory (void);

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
/* NODE was made besides, and is to be transformed.  */
extern void transform_later (cgraph_node *node);
/* instance.cc: a new block with handle of TYPE and shape S, at AT.  */
extern tree make_handle (gimple_stmt_iterator *at, tree type,
			 const struct shape *s);

/* shared-results.cc: warn of variables that hold what the last lane's call has
   left there.  */
extern void warn_shared_results (void);

#endif

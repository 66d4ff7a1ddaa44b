/* The passes that stand among GCC's own, behind ours: what GCC would make
   wrong code of, crash on or be slow with.  Each file says what its pass is
   for.

   They know GIMPLE, RTL and the target, nothing of blocks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LATE_H
#define RIPPLE_LATE_H

/* Have the plugin NAME run PASS at POSITION of GCC's pass REFERENCE: of its
   first instance, or of EACH, where copies of PASS stand.  */
extern void ripple_register_pass (const char *name, opt_pass *pass,
				  const char *reference,
				  enum pass_positioning_ops position,
				  bool each);
/* Register all of these passes for the plugin NAME.  They are run if WANTED ()
   says so when their turn comes.  */
extern void ripple_register_late_passes (const char *name,
					 bool (*wanted) (void));

/* store-order.cc: let GCC's scheduler leave stores of neighbours in their
   order if WANTED () says so when it comes to them.  */
extern void ripple_order_stores (bool (*wanted) (void));

/* What they do; late.cc has them in a table.  */
extern void ripple_compressed_tails (function *fn);
extern void ripple_conditional_fma (function *fn);
extern void ripple_crowded_blocks (function *fn);
extern void ripple_cut_integers (function *fn);
extern void ripple_dead_selections (function *fn);
extern void ripple_debug_webs (function *fn);
extern void ripple_extended_abs (function *fn);
extern void ripple_held_loads (function *fn);
extern void ripple_hidden_stores (function *fn);
extern void ripple_hoisted_masks (function *fn);
extern void ripple_irregular_masks (function *fn);
extern void ripple_large_multiples (function *fn);
extern void ripple_leading_constants (function *fn);
extern void ripple_length_copies (function *fn);
extern void ripple_loaded_lanes (function *fn);
extern void ripple_long_words (function *fn);
extern void ripple_mask_selects (function *fn);
extern void ripple_masked_comparisons (function *fn);
extern void ripple_masked_loads (function *fn);
extern void ripple_merged_masks (function *fn);
extern void ripple_ordered_scatters (function *fn);
extern void ripple_partial_accesses (function *fn);
extern void ripple_poly_offsets (function *fn);
extern void ripple_repeated_selects (function *fn);
extern void ripple_retyped_lanes (function *fn);
extern void ripple_short_steps (function *fn);
extern void ripple_shown_stores (function *fn);
extern void ripple_small_objects (function *fn);
extern void ripple_uncontracted (function *fn);
extern void ripple_spilled_vectors (function *fn);
extern void ripple_unpacked_parts (function *fn);
extern void ripple_viewed_vectors (function *fn);
extern void ripple_whole_vectors (function *fn);
extern void ripple_widened_lanes (function *fn);
extern void ripple_wrapped_reversals (function *fn);

#endif

/* Where an elementwise annotated loop begins: with as many iterations, under a
   mask, as lead to an aligned place of what it stores to.

   If it stores past the cache, which takes whole aligned vectors, all places
   behind these are known to be aligned, and all iterations are such if none
   leads there.  Each of its blocks begins at one then, also those of what is
   left.

   Otherwise it only pays in loops of some length with vectors that often cross
   the lines of the cache.

   INPUT	for (c = 0; c < n; c++) x[c] = …;

   OUTPUT	head = n >= LEAST ? -(size_t) x % ALIGN / sizeof *x : 0;
		the iterations below HEAD under a mask, then the loop

   Called by block-size.cc; split-head.cc makes it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "emit/lanes.h"
#include "emit/machine.h"
#include "front/front.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

enum
{
  LINE_BYTES = 64,		/* Of the cache.  */
  CROSSING_BYTES = 32,		/* Vectors that cross lines often enough.  */
  LONG_BYTES = 1 << 14,		/* Loops that are led to an aligned place store
				   so many bytes;  */
  LEAST_LINES = 4,		/* with vectors of a line so many of these, and
				   as many more as make so many accesses,  */
  MORE_ACCESSES = 64,
  LONG_LINES = 32		/* but no more than these.  */
};

/* Append to SEQ how many elements of BYTES bytes lie between AT and the next
   multiple of ALIGN, of TYPE.  If N is not null: N at most, and N if there are
   no whole ones.  */

static tree
elements_before (gimple_seq *seq, location_t loc, tree at, unsigned bytes,
		 unsigned align, tree type, tree n)
{
  tree left = gimple_build (seq, loc, NEGATE_EXPR, sizetype, at);
  left = gimple_build (seq, loc, BIT_AND_EXPR, sizetype, left,
		       size_int (align - 1));
  tree part = gimple_build (seq, loc, BIT_AND_EXPR, sizetype, left,
			    size_int (bytes - 1));
  left = gimple_build (seq, loc, RSHIFT_EXPR, sizetype, left,
		       build_int_cst (unsigned_type_node,
				      exact_log2 (bytes)));
  left = gimple_convert (seq, loc, type, left);
  if (!n)
    return left;
  tree whole = gimple_build (seq, loc, EQ_EXPR, boolean_type_node, part,
			     size_zero_node);
  left = gimple_build (seq, loc, MIN_EXPR, type, left, n);
  return gimple_build (seq, loc, COND_EXPR, type, whole, left, n);
}

/* VALUE, computed by SEQ, before LOOP if N is LEAST or more; else 0.  */

static tree
value_of_long_loop (class loop *loop, gimple_seq seq, tree value, tree n,
		    unsigned least)
{
  tree type = TREE_TYPE (value), r = make_ssa_name (type);
  basic_block join = split_edge (loop_preheader_edge (loop));
  basic_block then = split_edge (single_pred_edge (join));
  basic_block bb = split_edge (single_pred_edge (then));
  gimple_stmt_iterator g = gsi_last_bb (then);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
  g = gsi_last_bb (bb);
  gsi_insert_after (&g, gimple_build_cond (GE_EXPR, n,
					   build_int_cst (TREE_TYPE (n),
							  least),
					   NULL_TREE, NULL_TREE),
		    GSI_NEW_STMT);
  edge yes = single_succ_edge (bb);
  yes->flags = (yes->flags & ~EDGE_FALLTHRU) | EDGE_TRUE_VALUE;
  yes->probability = profile_probability::unlikely ();
  edge no = make_edge (bb, join, EDGE_FALSE_VALUE);
  no->probability = yes->probability.invert ();
  set_immediate_dominator (CDI_DOMINATORS, join, bb);
  gphi *phi = create_phi_node (r, join);
  add_phi_arg (phi, value, single_succ_edge (then), UNKNOWN_LOCATION);
  add_phi_arg (phi, build_zero_cst (type), no, UNKNOWN_LOCATION);
  return r;
}

/* From how many bytes on, of those that are stored, an aligned place pays in a
   loop that does W, with vectors of ALIGN bytes.  Each access gains, if all
   arrays are aligned alike; the head costs about two rounds of the loop.  */

static unsigned
long_bytes (const lane_work *w, unsigned align)
{
  if (align < LINE_BYTES)
    return LONG_BYTES;
  unsigned more = MORE_ACCESSES / MAX (w->neighbours, 1);
  return LINE_BYTES * MIN (LEAST_LINES + more, LONG_LINES);
}

/* True if it may pay to lead MARKER's loop, which does W, to where STORE, of
   elements of BYTES bytes, is aligned to ALIGN bytes: always executed, by
   vectors that often cross lines, perhaps for long.  Of shorter ones than a
   line only what loads the same places has gained (Zen 3: 1.1 to 1.3 in the
   caches of levels 1 and 2).  */

static bool
pays_p (gcall *marker, class loop *loop, const lane_work *w, gimple *store,
	unsigned bytes, unsigned align)
{
  tree n = constant_value (gimple_call_arg (marker, 3));
  return align >= CROSSING_BYTES
	 && !(lane_flags (marker) & (LANE_BLOCK_INDEPENDENT | LANE_MAY_PEEL))
	 && dominated_by_p (CDI_DOMINATORS, loop->latch, gimple_bb (store))
	 && (!n || !tree_fits_uhwi_p (n)
	     || tree_to_uhwi (n) >= long_bytes (w, align) / bytes)
	 && (align >= LINE_BYTES || loaded_p (marker, store));
}

void
add_head (gcall *marker, class loop *loop, const lane_work *w, uint64_t lanes,
	  fitted_loop *f)
{
  tree n = gimple_call_arg (marker, 3), type = TREE_TYPE (n);
  gimple *store = w->streamed ? w->streamed : w->stored;
  gimple_seq seq = NULL;
  if (!store || !straight_work_p (w) || w->sums
      || lane_flags (marker) & LANE_PREDICATE)
    return;
  location_t loc = gimple_location (marker);
  unsigned bytes = lane_bytes (TREE_TYPE (gimple_assign_lhs (store)));
  unsigned align = ripple_native_bytes (bytes);
  if (!pow2p_hwi (bytes) || bytes >= align || lanes * bytes % align != 0
      || (!w->streamed
	  && (w->number_bits
	      || !pays_p (marker, loop, w, store, bytes, align))))
    return;
  tree at = first_address (marker, store, align, &seq);
  if (!at)
    return;
  f->head_lanes = align / bytes;
  f->head = elements_before (&seq, loc, at, bytes, align, type,
			     w->streamed ? n : NULL_TREE);
  if (!w->streamed)
    {
      f->head = value_of_long_loop (loop, seq, f->head, n,
				    long_bytes (w, align) / bytes);
      return;
    }
  f->aligned = store;
  f->align = align;
  if (f->rest)
    f->rest = MAX (f->rest, f->head_lanes);
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (loop), seq);
}

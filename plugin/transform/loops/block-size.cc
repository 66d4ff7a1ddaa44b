/* How many lanes an annotated loop runs at a time.

   The block is what the program means; in an elementwise loop whose iterations
   do not depend on each other nobody can tell how many of them are run
   together.  There it is as many as the machine does best:

   at least two vectors of the widest elements that are loaded or stored, which
   a short block does not fill, or as many as fill one of the narrowest ones,
   up to four, where the body is short, and four where it is very short;
   at most as many as its values have registers for;

   one vector, filled, if the loop adds to variables of a clause reduction,
   where that does not show, or, in a block of less, to such of which the
   program uses the sum of all lanes only; or one if lanes are loaded that are
   as far apart as a variable says;
   one lane, where vectors would only gather (single-lanes.cc);
   and as few as there are iterations, if so many are known.

   INPUT, for 16 lanes of bytes, with AVX2:

       l = __ripple_lane (BS, ...);

   OUTPUT:

       BS' = __ripple_set_block_shape (0, 64);
       l = __ripple_lane (BS', ...);

   If only the program knows whether they depend on each other, there is a
   second loop, over the block of the program, for the case that the places
   that are accessed overlap.  There is one, too, if that lets stores be done
   together, as by both paths of a branch, between which something is loaded.

   What a block of many vectors leaves is done in blocks of one vector, the
   last of them under a mask (strip-mine.cc).

   Vectors that cross the lines of the cache take longer, and those that pass
   by it must be aligned.  So such a loop begins, if it is long, with the
   iterations that lead to an aligned place of what it stores to, under a
   mask.

   What is done to a block is straight code, vector by vector, and GCC needs
   more than in proportion for long ones: blocks with several dimensions are
   cut, too, if they are too long.  All other blocks have a limit:
   check_length (cut-blocks.cc).

   Called before loops are strip-mined, with shapes computed.

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
#include "tree-scalar-evolution.h"

enum
{
  MAX_VECTORS = 256,		/* Longer blocks are cut, if possible,  */
  CUT_VECTORS = 64,		/* to so many vectors at most.  */
  SHORT_VECTORS = 2,		/* Blocks are to have so many at least,  */
  MORE_VECTORS = 4,		/* or so many if each waits for the round
				   before, or for lanes that have not left,  */
  SHORTEST_BODY = 8,		/* or no more than this is computed,  */
  MOST_FILLED = 4,		/* up to these if some are narrow,  */
  SHORT_BODY = 48,		/* unless more is computed in each;  */
  UPDATED_ROWS = 4,		/* in so many rows, if they are updated.  */
  SHORT_BYTES = 16,		/* A short vector has so many.  */
  MANY_BLOCKS = 16,		/* What these leave does not matter.  */
  SPARE_REGISTERS = 2,		/* For what instructions need besides.  */
  REST_VECTORS = 4,		/* A masked remainder has no more vectors,  */
  REST_VECTORS_BITS = 1		/* or so many where masks are bits.  */
};

/* By the numbers of markers (front/front.h).  Of the current function, from
   fit_nests to strip_mine_loops.  */
static hash_map<int_hash<int, -1, -2>, fitted_loop> *fitted;

void
begin_fitted_loops (void)
{
  auto_vec<gcall *> markers;
  delete fitted;
  fitted = new hash_map<int_hash<int, -1, -2>, fitted_loop>;
  /* A function that has been inlined twice has left two with one number.  */
  find_lane_markers (&markers);
  for (unsigned i = 0; i < markers.length (); i++)
    {
      tree type = TREE_TYPE (gimple_call_arg (markers[i], 4));
      gimple_call_set_arg (markers[i], 4, build_int_cst (type, i));
    }
}

/* The numbers of a fallback, a head, a last block and what has shorter blocks
   are that of their loop, and this.  */
enum
{
  FALLBACK_NUMBER = 1 << 30, HEAD_NUMBER = 1 << 29, LAST_NUMBER = 1 << 28,
  SHORT_NUMBER = 1 << 27
};

static int
marker_number (gcall *marker)
{
  return (int) tree_to_shwi (gimple_call_arg (marker, 4));
}

static fitted_loop *
fitted_of (gcall *marker)
{
  return fitted ? fitted->get (marker_number (marker)) : NULL;
}

void
note_fitted_loop (gcall *marker, const fitted_loop &f)
{
  fitted->put (marker_number (marker), f);
}

unsigned
rest_lanes (gcall *marker)
{
  fitted_loop *f = fitted_of (marker);
  return f ? f->rest : 0;
}

bool
fallback_p (gcall *marker)
{
  fitted_loop *f = fitted_of (marker);
  return f && f->fallback;
}

bool
fitted_nest_p (gcall *marker)
{
  fitted_loop *f = fitted_of (marker);
  return f && f->nest;
}

bool
fitted_single_p (gcall *marker)
{
  fitted_loop *f = fitted_of (marker);
  return f && f->single;
}

tree
take_condition (gcall *marker)
{
  fitted_loop *f = fitted_of (marker);
  tree safe = f ? f->safe : NULL_TREE;
  if (f)
    f->safe = NULL_TREE;
  return safe;
}

/* Let COPY, a marker, have another number, that of MARKER and BIT.  */

static fitted_loop *
renumber (gcall *copy, gcall *marker, int bit)
{
  fitted_loop other = fitted_loop ();
  tree type = TREE_TYPE (gimple_call_arg (copy, 4));
  gimple_call_set_arg (copy, 4, build_int_cst (type, marker_number (marker)
						     | bit));
  fitted->put (marker_number (copy), other);
  return fitted->get (marker_number (copy));
}

void
make_fallback (gcall *marker, gcall *copy)
{
  auto_vec<gcall *> markers;
  fitted_loop *f = fitted_of (marker);
  tree handle = f->handle;
  if (f->nest)
    find_lane_markers (&markers);
  gimple_call_set_arg (copy, 0, handle);
  renumber (copy, marker, FALLBACK_NUMBER)->fallback = true;
  for (unsigned i = 0; i < markers.length (); i++)
    if (flow_loop_nested_p (gimple_bb (copy)->loop_father,
			    gimple_bb (markers[i])->loop_father))
      {
	gimple_call_set_arg (markers[i], 0, handle);
	renumber (markers[i], markers[i], FALLBACK_NUMBER)->fallback = true;
      }
}

tree
take_head (gcall *marker, loop_head *head)
{
  fitted_loop *f = fitted_of (marker);
  if (!f || !f->head)
    return NULL_TREE;
  head->lanes = f->head_lanes;
  head->aligned = f->aligned;
  head->align = f->align;
  tree n = f->head;
  f->head = NULL_TREE;
  f->headed = true;
  return n;
}

void
make_head (gcall *marker)
{
  renumber (marker, marker, HEAD_NUMBER)->fallback = true;
}

fitted_loop *
fitted_rest (gcall *marker)
{
  return fitted_of (marker);
}

void
make_last_block (gcall *marker)
{
  renumber (marker, marker, LAST_NUMBER)->fallback = true;
}

void
make_shorter (gcall *copy, gcall *marker, tree left, bool once)
{
  unsigned shortest = fitted_of (marker)->shortest;
  fitted_loop *f = renumber (copy, marker, SHORT_NUMBER);
  f->shortest = shortest;
  f->one_by_one = true;
  f->left = left;
  f->once = once;
  f->fallback = true;
}

bool
done_once_p (gcall *marker)
{
  return marker_number (marker) & LAST_NUMBER;
}

/* How many of LANES lanes are to be run together in a loop that does W; in
   *REST, how many of what is left, 0 for all of it.  */

static unsigned
fitting_lanes (const lane_work *w, unsigned lanes, unsigned *rest)
{
  unsigned bytes = ripple_native_bytes (w->widest);
  unsigned vector = bytes / w->widest, want = lanes;
  unsigned registers = ripple_vector_registers (w->widest);
  unsigned taken = MIN (w->uniforms, registers / 2) + SPARE_REGISTERS;
  bool bits = lanes_mask_bits_p (w->widest, vector);
  /* What both paths of a condition store is alive until they meet
     (tune/sink-stores.cc), and so are the masks of several.  */
  unsigned kept = w->conditional_stores / 2
		  + (bits || w->conditions < 2 ? 0 : w->conditions);
  unsigned live = w->live ? w->live + kept * w->widest : 0;
  unsigned most = registers > taken && live
		  ? (registers - taken) * bytes / live : vector;
  *rest = 0;
  if (w->calls || !registers || vector < 2)
    return lanes;
  /* Several blocks with sums run together, each with its own (interleave.cc
     in tune/).  */
  if (w->sums)
    return vector;
  /* So that vectors of narrow elements are filled, too.  */
  bool more = w->carried || w->operations <= SHORTEST_BODY;
  unsigned filled = MIN (MAX (more ? MORE_VECTORS : SHORT_VECTORS,
			      w->widest / w->narrowest),
			 MOST_FILLED) * vector;
  /* More lanes leave a loop later.  */
  if (w->diverges)
    filled = w->diverges_far ? 0 : MORE_VECTORS * vector;
  /* Less than a vector is too few for any body.  */
  if (want < filled)
    want = w->operations <= SHORT_BODY ? filled : MAX (want, vector);
  /* Each lane of a block has an address of its own.  */
  if (w->stepped)
    want = MIN (want, vector);
  if (want > most)
    {
      want = MIN (want, MAX (vector, 1u << floor_log2 (most)));
      /* Vectors that do not fit by a little are spilt a little.  */
      if (want < lanes && 2 * want > lanes)
	want = lanes;
    }
  unsigned masked = bits ? REST_VECTORS_BITS : REST_VECTORS;
  if (want <= masked * vector)
    return want;
  /* Whole vectors go on behind whole vectors.  */
  *rest = vector;
  return want - want % vector;
}

/* WANT, or fewer lanes, such that a loop whose COUNT iterations are known has
   full blocks, and whole ones only if those of LANES are, unless there are
   many.  */

static uint64_t
fit_count (uint64_t want, uint64_t lanes, tree count)
{
  uint64_t n = count && tree_fits_uhwi_p (count) ? tree_to_uhwi (count) : 0;
  while (n && want > lanes
	 && (n < want || (n % lanes == 0 && n % want != 0
			  && n / want < MANY_BLOCKS)))
    want /= 2;
  return n ? MAX (want, lanes) : want;
}

bool
marker_nested_p (class loop *loop, const vec<gcall *> &markers)
{
  for (unsigned i = 0; i < markers.length (); i++)
    {
      class loop *l = gimple_bb (markers[i])->loop_father;
      if (l != loop && (flow_loop_nested_p (l, loop)
			|| flow_loop_nested_p (loop, l))
	  && several_lanes_p (markers[i]))
	return true;
    }
  return false;
}

/* True if masks are dear for MARKER's loop, which does W, and what its blocks
   leave is worth code without.  Where masks are registers these are dear if
   what is stored under one is loaded soon, as a row that is updated again, or
   that follows on the last one: processors wait until it is in memory.  */

static bool
maskless_rest_p (gcall *marker, const lane_work *w)
{
  const HOST_WIDE_INT other = (LANE_BLOCK_INDEPENDENT | LANE_MAY_PEEL
			       | LANE_NO_REMAINDER | LANE_PREDICATE);
  unsigned vector = ripple_native_bytes (w->narrowest) / w->narrowest;
  return !w->sums && !w->calls && !w->streamed
	 && lane_flags (marker) & LANE_ANY_TAIL
	 && !(lane_flags (marker) & other)
	 && (w->again || !lanes_mask_bits_p (w->narrowest, vector));
}

static bool
short_body_p (const lane_work *w)
{
  return straight_work_p (w) && !w->rounds
	 && w->operations <= (w->again ? +UPDATED_ROWS : 1) * SHORT_BODY;
}

/* True if it may be done in shorter blocks and one by one.  */

static bool
short_rests_p (gcall *marker, const lane_work *w)
{
  return w->stored && short_body_p (w) && maskless_rest_p (marker, w);
}

/* True if GCC may fuse products that are to be rounded, in scalar code that
   does W.  */

static bool
fuses_scalars_p (const lane_work *w)
{
  return FUSES_ALTERNATE_SIGNS && w->adds && w->subtracts
	 && flag_fp_contract_mode != FP_CONTRACT_FAST
	 && direct_internal_fn_supported_p (IFN_VEC_FMADDSUB,
					    build_vector_type (float_type_node,
							       4),
					    OPTIMIZE_FOR_SPEED);
}

/* True if MARKER's loop, whose blocks have LANES lanes, is better run over
   WANT lanes, and what is left as F says, if the program finds, by F's
   condition, that what is accessed does not overlap.  */

static bool
fit_if_safe (gcall *marker, class loop *loop, const lane_work *w,
	     uint64_t lanes, uint64_t want, fitted_loop *f)
{
  gimple_seq seq = NULL;
  unsigned native = ripple_native_bytes (w->widest);
  bool full = lanes * w->narrowest >= native;
  /* A vector is little for what goes round with it; but rows may be short.  */
  bool more = lanes * w->widest <= native && short_body_p (w)
	      && loop_depth (loop) == 1;
  if ((!w->streamed && !w->kept_apart && !(w->rounds && straight_work_p (w))
       && !short_rests_p (marker, w)
       && ((want == lanes && !f->rest) || (want > lanes && full && !more)))
      || !lanes_independent_p (marker, MAX (want, lanes), &seq, &f->safe))
    return false;
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (loop), seq);
  return true;
}

/* Note in F how else than under a mask what MARKER's loop leaves, of LANES
   lanes that do W, may be done: by one more block, only the last iterations of
   which are new, or by shorter blocks and one by one.  */

static void
note_maskless_rest (gcall *marker, class loop *loop, const lane_work *w,
		    uint64_t lanes, fitted_loop *f)
{
  gimple_seq seq = NULL;
  unsigned vector = ripple_native_bytes (w->narrowest) / w->narrowest;
  if (!maskless_rest_p (marker, w))
    return;
  if (repeatable_p (marker, &seq, &f->repeatable)
      && !(f->repeatable && integer_zerop (f->repeatable)))
    f->again = 2 * vector;
  /* Lanes of bytes and the like are put together under masks.  */
  if (f->again && short_body_p (w) && w->narrowest <= 2)
    f->shortest = SHORT_BYTES / w->narrowest;
  else if (!f->again && short_body_p (w) && w->stored && !fuses_scalars_p (w))
    {
      unsigned one = ripple_native_bytes (w->widest) / w->widest;
      f->rest = lanes > one ? one : 0;
      f->shortest = SHORT_BYTES / w->widest;
      f->one_by_one = true;
    }
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (loop), seq);
}

/* Let LOOP, that of MARKER, whose block is HANDLE, run over WANT lanes in
   dimension DIM.  */

static void
set_lanes (gcall *marker, class loop *loop, gimple *handle, unsigned dim,
	   uint64_t want)
{
  poly_uint64 extent = want;
  set_block_extents (marker, handle, 1, &dim, &extent);
  for (gphi_iterator p = gsi_start_nonvirtual_phis (loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    if (gimple *partial = partial_of (p.phi (), loop_preheader_edge (loop)))
      {
	gimple_call_set_arg (partial, 0, gimple_call_arg (marker, 0));
	update_stmt (partial);
      }
}

/* LANES, halved as long as the half of them is COUNT at least, and a short
   vector of what W says.  */

static uint64_t
spared_lanes (uint64_t count, uint64_t lanes, const lane_work *w)
{
  while (count <= lanes / 2 && lanes % 2 == 0
	 && lanes / 2 * w->widest >= SHORT_BYTES)
    lanes /= 2;
  return lanes;
}

/* True if all results of LOOP, which does W, are the same in whatever order
   iterations are added.  */

static bool
any_order_p (class loop *loop, const lane_work *w)
{
  for (gphi_iterator p = gsi_start_nonvirtual_phis (loop->header);
       w->sums && !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    if (partial_of (p.phi (), loop_preheader_edge (loop))
	&& !INTEGRAL_TYPE_P (TREE_TYPE (gimple_phi_result (p.phi ()))))
      return false;
  return !w->program_sums;
}

/* Let MARKER's loop, which is elementwise, run over as many lanes as are best.
   True if it does now.  */

static bool
fit_block (gcall *marker, class loop *loop)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  struct shape s;
  lane_work w;
  fitted_loop f = fitted_loop ();
  f.handle = gimple_call_arg (marker, 0);
  gimple *handle = handle_definition (f.handle);
  if (!handle || !optimize || optimize_function_for_size_p (cfun)
      || lane_dims (marker, LANE_DIM0, dim, extent, &s) != 1
      || extent[0] < 2 || lane_flags (marker) & (LANE_LENGTH | LANE_ONE_BLOCK)
      || !integer_zerop (gimple_call_arg (marker, LANE_INTERLEAVE))
      || !find_work (loop, &w))
    return false;
  tree count = constant_value (gimple_call_arg (marker, 3));
  uint64_t want = fitting_lanes (&w, extent[0], &f.rest);
  bool single = !(lane_flags (marker) & LANE_REQUIRE_VECTOR)
		&& any_order_p (loop, &w) && single_lanes_p (loop);
  if (single)
    {
      want = 1;
      f.rest = 0;
    }
  /* The same loop as that of the program's own sums.  */
  if (w.program_sums && want == extent[0])
    return false;
  /* What is done one by one is not to be more.  */
  if (lane_flags (marker) & (LANE_BLOCK_INDEPENDENT | LANE_MAY_PEEL))
    want = MIN (want, extent[0]);
  if (want > extent[0])
    want = fit_count (want, extent[0], count);
  /* As many as there are, and the rest apart.  */
  if (!single && count && tree_fits_uhwi_p (count)
      && short_rests_p (marker, &w))
    want = spared_lanes (tree_to_uhwi (count) / 2 + 1, want, &w);
  if (!lanes_independent_p (marker)
      && (w.sums || !fit_if_safe (marker, loop, &w, extent[0], want, &f)))
    return false;
  set_lane_flags (marker, lane_flags (marker) | LANE_APART);
  f.single = single;
  if (!single)
    {
      add_head (marker, loop, &w, want, &f);
      note_maskless_rest (marker, loop, &w, want, &f);
    }
  if (f.rest || f.safe || f.head || f.again || f.one_by_one || single)
    fitted->put (marker_number (marker), f);
  if (want == extent[0])
    return f.safe || f.head || f.repeatable;
  set_lanes (marker, loop, handle, dim[0], want);
  return true;
}

/* Let MARKER's loop, whose iterations are known to be fewer than the lanes of
   its block, run over as many lanes as they need, if that is a short vector at
   least.  True if it does now.  */

static bool
spare_lanes (gcall *marker, class loop *loop)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK], want;
  struct shape s;
  lane_work w;
  tree count = constant_value (gimple_call_arg (marker, 3));
  gimple *handle = handle_definition (gimple_call_arg (marker, 0));
  if (!handle || !count || !tree_fits_uhwi_p (count) || integer_zerop (count)
      || !optimize || optimize_function_for_size_p (cfun)
      || lane_flags (marker) & LANE_LENGTH
      || lane_dims (marker, LANE_DIM0, dim, extent, &s) != 1
      || tree_to_uhwi (count) > extent[0] / 2 || !find_work (loop, &w)
      || why_not_elementwise (marker, ORDERED_SUMS)
      || (short_rests_p (marker, &w) && lanes_independent_p (marker)))
    return false;
  want = spared_lanes (tree_to_uhwi (count), extent[0], &w);
  if (want == extent[0])
    return false;
  set_lanes (marker, loop, handle, dim[0], want);
  return true;
}

bool
fit_blocks (void)
{
  auto_vec<gcall *> markers;
  bool changed = false;
  find_lane_markers (&markers);
  if (markers.is_empty () || lanes_emulate)
    return false;
  begin_loops ();
  scev_initialize ();
  for (unsigned i = 0; i < markers.length (); i++)
    {
      gcall *m = markers[i];
      class loop *loop = gimple_bb (m)->loop_father;
      const struct shape *s = overlay_shape (gimple_call_lhs (m));
      if (!loop_outer (loop) || shape_scalable_p (s)
	  || lane_flags (m) & LANE_NO_REMAINDER
	  || !several_lanes_p (m))
	continue;
      if (!marker_nested_p (loop, markers) && spare_lanes (m, loop))
	{
	  changed = true;
	  continue;
	}
      if (why_not_elementwise (m, LANELESS_SUMS))
	continue;
      unsigned vectors = vectors_per_block (loop);
      if (vectors > MAX_VECTORS && !why_not_elementwise (m))
	changed |= lanes_independent_p (m)
		   && cut_block (m, shape_least_lanes (s) * CUT_VECTORS
				    / vectors);
      else if (!marker_nested_p (loop, markers))
	changed |= fit_block (m, loop);
    }
  scev_finalize ();
  loop_optimizer_finalize ();
  /* What goes round in loops in them has other lanes, too.  */
  if (changed)
    overlay_forget_shapes ();
  return changed;
}

/* Blocks that are cut: those of several scalable sizes, of which vectors have
   one only, and long ones; and how markers get other blocks.

   INPUT	BS = __ripple_set_block_shape (0, 4 * vscale, 4 * vscale);
		l = __ripple_lane (BS, ...);

   OUTPUT	BS' = __ripple_set_block_shape (0, 4 * vscale, 4);
		l = __ripple_lane (BS', ...);

   That is done before variables of lanes become arrays, and if the lanes of
   such a block may be done a few at a time.

   Blocks that are too long for straight code are cut by block-size.cc, if
   nobody can tell; all others have a limit: check_length.

   Called before loops are strip-mined, with shapes computed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

enum
{
  MIN_LONG_VECTORS = 1024,	/* check_length looks at blocks of at least so
				   many vectors  */
  MAX_LONG_VECTORS = 8000	/* and allows for so many statements.  */
};

static uint64_t
largest_divisor (uint64_t n, uint64_t most)
{
  uint64_t d = MIN (n, most);
  while (n % d)
    d--;
  return d;
}

void
set_block_extents (gcall *marker, gimple *handle, unsigned n,
		   const unsigned *dim, const poly_uint64 *extent)
{
  gcall *cut = as_a<gcall *> (gimple_copy (handle));
  for (unsigned i = 0; i < n; i++)
    {
      unsigned arg = SHAPE_SIZE0 + dim[i];
      tree type = TREE_TYPE (gimple_call_arg (cut, arg));
      gimple_call_set_arg (cut, arg, build_int_cst
				     (type, poly_int64 (extent[i])));
    }
  gimple_call_set_lhs (cut, copy_ssa_name (gimple_call_lhs (handle)));
  gimple_stmt_iterator g = gsi_for_stmt (handle);
  gsi_insert_after (&g, cut, GSI_NEW_STMT);
  /* That may be a copy.  */
  gimple_call_set_arg (marker, 0, gimple_call_lhs (cut));
  update_stmt (marker);
  imm_use_iterator it;
  gimple *use;
  FOR_EACH_IMM_USE_STMT (use, it, gimple_call_lhs (handle))
    if (ripple_api_call (use) == API_BROADCAST
	&& lane_flags (marker) & LANE_ONE_BLOCK
	&& flow_bb_inside_loop_p (gimple_bb (marker)->loop_father,
				  gimple_bb (use)))
      {
	gimple_call_set_arg (use, 0, gimple_call_lhs (cut));
	update_stmt (use);
      }
}

bool
cut_block (gcall *marker, uint64_t lanes)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK], all = 1;
  struct shape s;
  unsigned n = lane_dims (marker, LANE_DIM0, dim, extent, &s);
  gimple *handle = handle_definition (gimple_call_arg (marker, 0));
  if (!handle)
    return false;
  poly_uint64 shorter[SHAPE_RANK];
  for (unsigned i = 0; i < n; i++)
    {
      uint64_t d = largest_divisor (extent[i], MAX (lanes / all, 1));
      shorter[i] = d;
      all *= d;
    }
  if (all < lanes / 4)
    return false;
  set_block_extents (marker, handle, n, dim, shorter);
  return true;
}

/* Why lanes of MARKER's loop may not be done a few at a time, or null.  SPMD
   code is taken apart where they could tell (distribute.cc).  */

static const char *
why_not_cut (gcall *marker)
{
  if (lane_flags (marker) & LANE_NO_REMAINDER)
    return "it runs over whole blocks only";
  const char *why = why_not_elementwise (marker);
  if (why || lane_flags (marker) & LANE_ONE_BLOCK)
    return why;
  return lanes_independent_p (marker) ? NULL
	 : "its iterations are not known to be independent; say so by the "
	   "clause BlockIndependent";
}

/* If MARKER's block has several scalable dimensions, let its loop run over one
   of so many fixed lanes along those but the first.  True if it does now.  */

static bool
cut_scalable (gcall *marker)
{
  struct shape block, s;
  unsigned dim[SHAPE_RANK], first = 0;
  uint64_t extent[SHAPE_RANK];
  unsigned n = lane_dims (marker, LANE_DIM0, dim, extent, &s);
  gimple *handle = handle_definition (gimple_call_arg (marker, 0));
  if (!n || !handle || !block_shape (gimple_call_arg (marker, 0), &block)
      || !shape_scalable_p (&block))
    return false;
  while (!block.dim[first].scalable)
    first++;
  for (unsigned i = 0; i < n; i++)
    if (block.dim[dim[i]].scalable && dim[i] != first)
      {
	if (const char *why = why_not_cut (marker))
	  {
	    ripple_report (stmt_location (marker),
			   lane_flags (marker) & LANE_ONE_BLOCK
			   ? RMK_SCALABLE_LANES : RMK_SCALABLE_LOOP,
			   first, dim[i], dim[i], (unsigned) extent[i], why);
	    return false;
	  }
	poly_uint64 fixed = extent[i];
	set_block_extents (marker, handle, 1, &dim[i], &fixed);
	return true;
      }
  return false;
}

void
find_lane_markers (vec<gcall *> *markers)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE)
	markers->safe_push (as_a<gcall *> (gsi_stmt (g)));
}

int
outer_loops_first (const void *a, const void *b)
{
  class loop *x = gimple_bb (*(gcall *const *) a)->loop_father;
  class loop *y = gimple_bb (*(gcall *const *) b)->loop_father;
  int deeper = (int) loop_depth (x) - (int) loop_depth (y);
  return deeper ? deeper : x->num - y->num;
}

bool
cut_scalable_blocks (void)
{
  auto_vec<gcall *> markers;
  bool changed = false;
  find_lane_markers (&markers);
  if (markers.is_empty ())
    return false;
  begin_loops ();
  for (unsigned i = 0; i < markers.length (); i++)
    {
      changed |= cut_scalable (markers[i]);
      if (lane_flags (markers[i]) & LANE_ONE_BLOCK)
	set_lane_flags (markers[i],
			lane_flags (markers[i]) | LANE_NO_REMAINDER);
    }
  loop_optimizer_finalize ();
  /* Variables of lanes become smaller, too.  */
  if (changed)
    overlay_forget_shapes ();
  return changed;
}

/* How many vectors NAME has; 0 if it has none.  */

static unsigned
vectors_of (tree name)
{
  tree elt = varying_p (name) ? lanes_element_type (TREE_TYPE (name))
	     : NULL_TREE;
  if (!elt || overlay_info (name)->affine)
    return 0;
  poly_uint64 n = lanes_of_shape (overlay_shape (name));
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (elt));
  return CEIL (lanes_least (n), lanes_width (es, n));
}

void
check_length (void)
{
  basic_block bb;
  uint64_t all = 0;
  unsigned most = 0;
  gimple *longest = NULL;
  if (lanes_emulate)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	tree name = gimple_store_p (s) && gimple_assign_single_p (s)
		    ? gimple_assign_rhs1 (s) : gimple_get_lhs (s);
	unsigned n = vectors_of (name);
	if (n >= MIN_LONG_VECTORS)
	  all += n;
	if (n > most)
	  {
	    most = n;
	    longest = s;
	  }
      }
  if (all <= MAX_LONG_VECTORS)
    return;
  char text[SHAPE_TEXT];
  tree name = gimple_store_p (longest) ? gimple_assign_rhs1 (longest)
	      : gimple_get_lhs (longest);
  auto_diagnostic_group group;
  ripple_report (stmt_location (longest), RMK_LANE_LIMIT,
		 shape_print (overlay_shape (name), text, sizeof text), most,
		 (unsigned) all, MAX_LONG_VECTORS);
  explain_shapes (longest);
}

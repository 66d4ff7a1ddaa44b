/* Memory that the body of an annotated loop allocates belongs to the
   iteration, like the variables that are declared there.

   INPUT	lane_1 = __ripple_lane (...);
		p_2 = malloc (n_3);
   OUTPUT	none_4 = lane_1 & 0;
		size_5 = n_3 + none_4;
		p_2 = malloc (size_5);		called for each lane

   So it is the size that has lanes, and nothing else need know why.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/handlers/tried.h"
#include "transform/locals/locals.h"

/* True if CALL gives memory that nobody else has, and that outlives the
   function.  What is thrown leaves all lanes.  */

static bool
allocates_p (gcall *call)
{
  tree lhs = gimple_call_lhs (call);
  return lhs && TREE_CODE (lhs) == SSA_NAME
	 && ripple_api_call (call) == API_NONE && !makes_exception_p (call)
	 && !gimple_call_internal_p (call)
	 && (gimple_call_flags (call) & (ECF_MALLOC | ECF_MAY_BE_ALLOCA))
	    == ECF_MALLOC;
}

/* The first argument of CALL that is a number or a pointer, as the size of
   what is allocated is; as many as it has if there is none.  */

static unsigned
size_argument (gcall *call)
{
  unsigned i = 0;
  while (i < gimple_call_num_args (call)
	 && !INTEGRAL_TYPE_P (TREE_TYPE (gimple_call_arg (call, i)))
	 && !POINTER_TYPE_P (TREE_TYPE (gimple_call_arg (call, i))))
    i++;
  return i;
}

/* Let argument I of CALL have the lanes of LANE besides its own.  */

static void
spread_argument (gcall *call, unsigned i, tree lane)
{
  gimple_seq seq = NULL;
  location_t loc = gimple_location (call);
  gimple_stmt_iterator g = gsi_for_stmt (call);
  tree arg = gimple_call_arg (call, i), type = TREE_TYPE (arg);
  tree none = make_ssa_name (TREE_TYPE (lane));
  gimple_seq_add_stmt (&seq, gimple_build_assign
		       (none, BIT_AND_EXPR, lane,
			build_zero_cst (TREE_TYPE (lane))));
  bool pointer = POINTER_TYPE_P (type);
  tree offset = gimple_convert (&seq, loc, pointer ? sizetype : type, none);
  tree spread = make_ssa_name (type);
  gimple_seq_add_stmt (&seq, gimple_build_assign
		       (spread, pointer ? POINTER_PLUS_EXPR : PLUS_EXPR, arg,
			offset));
  gimple_seq_set_location (seq, loc);
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  gimple_call_set_arg (call, i, spread);
  update_stmt (call);
}

/* Do it for the loop of MARKER; true if something was changed.  */

static bool
own_allocations_of (gcall *marker)
{
  basic_block bb, body = gimple_bb (marker);
  tree lane = gimple_call_lhs (marker);
  struct shape s;
  unsigned dim[SHAPE_RANK], at;
  uint64_t extent[SHAPE_RANK];
  bool changed = false;
  if (!lane || !lane_dims (marker, LANE_DIM0, dim, extent, &s))
    return false;
  FOR_EACH_BB_FN (bb, cfun)
    if (dominated_by_p (CDI_DOMINATORS, bb, body))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gcall *call = dyn_cast<gcall *> (gsi_stmt (g));
	  if (!call || !allocates_p (call)
	      || shape_fits_p (&s, overlay_shape (gimple_call_lhs (call)), &at)
	      || (at = size_argument (call)) == gimple_call_num_args (call))
	    continue;
	  spread_argument (call, at, lane);
	  changed = true;
	}
  return changed;
}

bool
own_allocations (void)
{
  basic_block bb;
  bool changed = false;
  calculate_dominance_info (CDI_DOMINATORS);
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE)
	changed |= own_allocations_of (as_a<gcall *> (gsi_stmt (g)));
  return changed;
}

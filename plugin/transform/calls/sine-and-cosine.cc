/* sincos on lanes, of which GCC has made another function.

   INPUT	_w = cexpi (x)				x: a tensor
   OUTPUT	sincos (x, &sine, &cosine);
		_w = COMPLEX_EXPR <cosine, sine>

   As optimisation begins GCC takes cexpi, which has a result, for sincos.  The
   lane function is sincos.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "front/front.h"
#include "transform/calls/calls.h"
#include "transform/calls/inline.h"

/* A new variable of TYPE, whose address is taken.  */

static tree
result_variable (tree type, const char *name)
{
  tree var = create_tmp_var (type, name);
  TREE_ADDRESSABLE (var) = 1;
  return var;
}

/* What VAR holds, loaded at G.  */

static tree
load_result (gimple_stmt_iterator *g, tree var, location_t loc)
{
  gassign *load = gimple_build_assign (make_ssa_name (TREE_TYPE (var)), var);
  gimple_set_location (load, loc);
  gsi_insert_before (g, load, GSI_SAME_STMT);
  return gimple_assign_lhs (load);
}

static void
split_call (gimple_stmt_iterator *g, tree sincos)
{
  gcall *call = as_a<gcall *> (gsi_stmt (*g));
  location_t loc = gimple_location (call);
  tree whole = gimple_call_lhs (call), type = TREE_TYPE (TREE_TYPE (whole));
  tree sine = result_variable (type, "sine");
  tree cosine = result_variable (type, "cosine");
  gcall *both = gimple_build_call (sincos, 3, gimple_call_arg (call, 0),
				   build_fold_addr_expr (sine),
				   build_fold_addr_expr (cosine));
  gimple_set_location (both, loc);
  gsi_insert_before (g, both, GSI_SAME_STMT);
  tree re = load_result (g, cosine, loc), im = load_result (g, sine, loc);
  bool in_memory = TREE_CODE (whole) != SSA_NAME;
  tree to = in_memory ? make_ssa_name (TREE_TYPE (whole)) : whole;
  gassign *pair = gimple_build_assign (to, COMPLEX_EXPR, re, im);
  gimple_set_location (pair, loc);
  gsi_replace (g, pair, false);
  if (in_memory)
    gsi_insert_after (g, gimple_build_assign (whole, to), GSI_SAME_STMT);
}

bool
make_sincos (void)
{
  basic_block bb;
  bool any = false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	tree fn = is_gimple_call (s) ? gimple_call_fndecl (s) : NULL_TREE;
	tree sincos = fn ? ripple_sincos_for (fn) : NULL_TREE;
	if (!sincos || !gimple_call_lhs (s)
	    || !varying_p (gimple_call_arg (s, 0))
	    || !body_of (cgraph_node::get_create (sincos)))
	  continue;
	split_call (&g, sincos);
	any = true;
      }
  if (any)
    cgraph_edge::rebuild_edges ();
  return any;
}

/* Marks of places in the text that the CFG does not tell (front/front.h):
   where try blocks begin and end, which the front end has marked, and where
   loops end.  They are statements, so that GCC does not leave out an empty
   block with one, and go when the unit is done, before anything reads
   predictions.

   INPUT	top: x; goto top
   OUTPUT	top: x; // predicted likely by no prediction predictor.
		goto top

   The marks of a try block name the EH region of its handlers, by a call that
   GCC changes with the regions when it copies a body:

   INPUT	__ripple_try_begin ();			throws to region 3
   OUTPUT	__builtin_eh_filter (3);		throws nothing

   Called by conditional-try.cc, region.cc and text-order.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "except.h"
#include "front/front.h"
#include "gimple-low.h"
#include "gimple-predict.h"
#include "gimple-walk.h"
#include "predict.h"
#include "transform/handlers/handlers.h"

static bool
mark_p (gimple *stmt)
{
  return gimple_code (stmt) == GIMPLE_PREDICT
	 && gimple_predict_predictor (stmt) == RIPPLE_MARK;
}

/* True if STMT marks where a try block ends, or else begins.  */

static bool
try_mark_p (gimple *stmt, bool ends)
{
  return !gimple_get_lhs (stmt)
	 && gimple_call_builtin_p (stmt, ends ? BUILT_IN_EH_POINTER
					 : BUILT_IN_EH_FILTER);
}

bool
begins_try_p (gimple *stmt)
{
  return try_mark_p (stmt, false);
}

gimple *
try_mark (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (begins_try_p (gsi_stmt (g)))
      return gsi_stmt (g);
  return NULL;
}

eh_region
marked_region (gimple *mark)
{
  return get_eh_region_from_number (tree_to_shwi (gimple_call_arg (mark, 0)));
}

gimple *
try_end (basic_block bb, eh_region region)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (try_mark_p (gsi_stmt (g), true)
	&& marked_region (gsi_stmt (g)) == region)
      return gsi_stmt (g);
  return NULL;
}

/* Remove the marks of try blocks from BB, or if STALE only those of which the
   handlers are gone.  */

static void
drop_marks_from (basic_block bb, bool stale)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
    if ((try_mark_p (gsi_stmt (g), false) || try_mark_p (gsi_stmt (g), true))
	&& (!stale || !marked_region (gsi_stmt (g))))
      {
	unlink_stmt_vdef (gsi_stmt (g));
	gsi_remove (&g, true);
      }
    else
      gsi_next (&g);
}

void
drop_try_marks (basic_block bb)
{
  drop_marks_from (bb, false);
}

void
drop_stale_marks (function *fn)
{
  basic_block bb;
  push_cfun (fn);
  FOR_EACH_BB_FN (bb, fn)
    drop_marks_from (bb, true);
  pop_cfun ();
}

/* The mark where the try block TRY begins, null if TRY is none.  */

static gimple *
beginning_of (gimple *stmt)
{
  if (gimple_code (stmt) != GIMPLE_TRY
      || gimple_try_kind (stmt) != GIMPLE_TRY_CATCH)
    return NULL;
  gimple *first = gimple_seq_first_nondebug_stmt (gimple_try_eval (stmt));
  tree fn = first && is_gimple_call (first) ? gimple_call_fndecl (first)
	    : NULL_TREE;
  return fn && id_equal (DECL_NAME (fn), RIPPLE_TRY_BEGIN) ? first : NULL;
}

/* Mark the end of the statement at G if that is a try block, and control comes
   there.  */

static tree
mark_try_end (gimple_stmt_iterator *g, bool *, walk_stmt_info *)
{
  gimple *s = gsi_stmt (*g), *first = beginning_of (s);
  if (!first || !gimple_seq_may_fallthru (gimple_try_eval (s)))
    return NULL_TREE;
  tree fn = build_fn_decl (RIPPLE_TRY_END, gimple_call_fntype (first));
  TREE_NOTHROW (fn) = 0;
  gimple *mark = gimple_build_call (fn, 0);
  gimple_set_location (mark, gimple_location (first));
  gimple_seq_add_stmt (gimple_try_eval_ptr (s), mark);
  return NULL_TREE;
}

void
mark_try_ends (void)
{
  walk_stmt_info wi;
  memset (&wi, 0, sizeof wi);
  walk_gimple_seq (gimple_body (cfun->decl), mark_try_end, NULL, &wi);
}

/* What replaces STMT, which marks where a try block ends if ENDS, or else
   begins; null if nothing is handled there.  */

static gimple *
settled_mark (gimple *stmt, bool ends)
{
  eh_region r = get_eh_region_from_lp_number (lookup_stmt_eh_lp (stmt));
  remove_stmt_from_eh_lp (stmt);
  if (!r || r->type != ERT_TRY)
    return NULL;
  tree fn = builtin_decl_explicit (ends ? BUILT_IN_EH_POINTER
				   : BUILT_IN_EH_FILTER);
  gimple *mark = gimple_build_call (fn, 1, build_int_cst (integer_type_node,
							  r->index));
  gimple_set_location (mark, gimple_location (stmt));
  return mark;
}

void
settle_try_marks (void)
{
  gimple_seq body = gimple_body (cfun->decl);
  for (gimple_stmt_iterator g = gsi_start (body); !gsi_end_p (g);)
    {
      gimple *s = gsi_stmt (g);
      tree fn = is_gimple_call (s) ? gimple_call_fndecl (s) : NULL_TREE;
      bool ends = fn && id_equal (DECL_NAME (fn), RIPPLE_TRY_END);
      if (!fn || (!ends && !id_equal (DECL_NAME (fn), RIPPLE_TRY_BEGIN)))
	gsi_next (&g);
      else if (gimple *mark = settled_mark (s, ends))
	{
	  gsi_insert_before (&g, mark, GSI_SAME_STMT);
	  gsi_remove (&g, false);
	}
      else
	gsi_remove (&g, false);
    }
  gimple_set_body (cfun->decl, body);
}

void
mark_loop_ends (void)
{
  hash_set<tree> before;
  gimple_seq body = gimple_body (cfun->decl);
  for (gimple_stmt_iterator g = gsi_start (body); !gsi_end_p (g);
       gsi_next (&g))
    if (glabel *l = dyn_cast<glabel *> (gsi_stmt (g)))
      before.add (gimple_label_label (l));
    else if (gimple_code (gsi_stmt (g)) == GIMPLE_GOTO
	     && before.contains (gimple_goto_dest (gsi_stmt (g))))
      gsi_insert_before (&g, gimple_build_predict (RIPPLE_MARK,
						   RIPPLE_LOOP_END_MARK),
			 GSI_SAME_STMT);
  gimple_set_body (cfun->decl, body);
}

bool
drop_marks (void)
{
  basic_block bb;
  bool dropped = false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
      if (mark_p (gsi_stmt (g)) || try_mark_p (gsi_stmt (g), false)
	  || try_mark_p (gsi_stmt (g), true))
	{
	  gsi_remove (&g, true);
	  dropped = true;
	}
      else
	gsi_next (&g);
  return dropped;
}

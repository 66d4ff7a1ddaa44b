/* Where try blocks begin: the marks that the front end left (front/front.h).
   They go when the unit is done, before anything reads predictions.

   INPUT	// predicted unlikely by no prediction predictor.
   OUTPUT	nothing

   Called by region.cc, which refuses handlers under shaped conditions, and
   unit.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "predict.h"
#include "gimple-predict.h"
#include "front/front.h"
#include "transform/region.h"
#include "transform/transform.h"

static bool
try_mark_p (gimple *stmt)
{
  return gimple_code (stmt) == GIMPLE_PREDICT
	 && gimple_predict_predictor (stmt) == RIPPLE_TRY_MARK;
}

bool
begins_try_p (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (try_mark_p (gsi_stmt (g)))
      return true;
  return false;
}

/* Drop those of cfun.  */

static void
drop_function_marks (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
      if (try_mark_p (gsi_stmt (g)))
	gsi_remove (&g, true);
      else
	gsi_next (&g);
}

void
drop_try_marks (void)
{
  cgraph_node *node;
  if (ripple_try_marked)
    FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
      if (node->get_fun () && node->get_fun ()->cfg)
	{
	  push_cfun (node->get_fun ());
	  drop_function_marks ();
	  pop_cfun ();
	}
}

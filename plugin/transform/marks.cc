/* Marks of places in the text that the CFG does not tell (front/front.h):
   where try blocks begin, which the front end has marked, and where loops end.
   They are statements, so that GCC does not leave out an empty block with one,
   and go when the unit is done, before anything reads predictions.

   INPUT	top: x; goto top
   OUTPUT	top: x; // predicted likely by no prediction predictor.
		goto top

   Called by region.cc, which refuses handlers under shaped conditions, and
   text-order.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "predict.h"
#include "gimple-predict.h"
#include "front/front.h"
#include "transform/region.h"
#include "transform/transform.h"

static bool
mark_p (gimple *stmt)
{
  return gimple_code (stmt) == GIMPLE_PREDICT
	 && gimple_predict_predictor (stmt) == RIPPLE_MARK;
}

gimple *
try_mark (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (mark_p (gsi_stmt (g))
	&& gimple_predict_outcome (gsi_stmt (g)) == RIPPLE_TRY_MARK)
      return gsi_stmt (g);
  return NULL;
}

void
drop_try_marks (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
    if (mark_p (gsi_stmt (g))
	&& gimple_predict_outcome (gsi_stmt (g)) == RIPPLE_TRY_MARK)
      gsi_remove (&g, true);
    else
      gsi_next (&g);
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
      if (mark_p (gsi_stmt (g)))
	{
	  gsi_remove (&g, true);
	  dropped = true;
	}
      else
	gsi_next (&g);
  return dropped;
}

/* Warnings of local variables to which the calls of lanes store, one behind
   the other, though there is one for all lanes.

     int e;
     split (x[v], &e);		called for each lane
     o[v] = e;			what the last lane's call has left

   Nothing is known of such a function.  A variable that the program stores to
   by itself, as it would before it counts or collects something there, is
   meant to be one; so is one that only these calls use.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "gimple-walk.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/masks/masks.h"

/* A variable, the first call of lanes that may store to it, and whether the
   program stores to it or loads from it besides.  */
struct shared_result
{
  tree var;
  gcall *call;
  bool set, used;
};

/* True if CALL is done for each lane, and not known to GCC.  */

static bool
lanes_call_p (gcall *call)
{
  if (gimple_call_internal_p (call) || ripple_api_call (call) != API_NONE
      || gimple_call_builtin_p (call, BUILT_IN_NORMAL))
    return false;
  struct shape s = overlay_call_shape (call);
  return !shape_scalar_p (&s);
}

/* Append to LIST the variables to which CALL may store for each lane.  */

static void
note_results (vec<shared_result> *list, gcall *call)
{
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree var = addressed_variable (gimple_call_arg (call, i));
      if (!plain_variable_p (var) || !shape_scalar_p (local_shape (var))
	  || !call_may_store_p (call, i))
	continue;
      unsigned k = 0;
      while (k < list->length () && (*list)[k].var != var)
	k++;
      if (k < list->length ())
	continue;
      shared_result r = { var, call, false, false };
      list->safe_push (r);
    }
}

static shared_result *
find_result (vec<shared_result> *list, tree base)
{
  for (unsigned i = 0; base && i < list->length (); i++)
    if ((*list)[i].var == base)
      return &(*list)[i];
  return NULL;
}

static bool
note_load (gimple *, tree base, tree, void *list)
{
  if (shared_result *r = find_result ((vec<shared_result> *) list, base))
    r->used = true;
  return false;
}

static bool
note_store (gimple *stmt, tree base, tree, void *list)
{
  shared_result *r = find_result ((vec<shared_result> *) list, base);
  if (r && !gimple_clobber_p (stmt))
    r->set = true;
  return false;
}

/* An address that goes elsewhere: anything may be done with it.  */

static bool
note_address (gimple *stmt, tree base, tree, void *list)
{
  gcall *call = dyn_cast<gcall *> (stmt);
  shared_result *r = find_result ((vec<shared_result> *) list, base);
  if (!r)
    return false;
  if (!call || !lanes_call_p (call))
    r->set |= !call || !gimple_call_internal_p (call);
  else if (call != r->call)
    r->used = true;
  return false;
}

void
warn_shared_results (void)
{
  basic_block bb;
  gimple_stmt_iterator g;
  auto_vec<shared_result> list;
  FOR_EACH_BB_FN (bb, cfun)
    for (g = gsi_start_bb (bb); !gsi_end_p (g); gsi_next (&g))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	if (lanes_call_p (call))
	  note_results (&list, call);
  if (list.is_empty ())
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (g = gsi_start_bb (bb); !gsi_end_p (g); gsi_next (&g))
      walk_stmt_load_store_addr_ops (gsi_stmt (g), &list, note_load,
				     note_store, note_address);
  for (unsigned i = 0; i < list.length (); i++)
    if (list[i].used && !list[i].set)
      ripple_report (stmt_location (list[i].call), RMK_SHARED_RESULT,
		     list[i].var);
}

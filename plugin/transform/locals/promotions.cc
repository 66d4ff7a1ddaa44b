/* Arguments of ripple_* functions that C has promoted.

   INPUT	x.0_1 = (int) x_2 of type signed char;
		y_3 = ripple_reduceadd (1, x.0_1);
   OUTPUT	y_3 = ripple_reduceadd (1, x_2);

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/locals/locals.h"

static bool
number_p (tree type)
{
  return INTEGRAL_TYPE_P (type) || SCALAR_FLOAT_TYPE_P (type);
}

/* C promotes arguments narrower than int, and float where it knows no
   parameter.  Give argument I of S, a call of a ripple_* function, the type
   TYPE that the program passed.  True if it had another one.  */

static bool
undo_promotion (gimple_stmt_iterator *at, unsigned i, tree type)
{
  gimple *s = gsi_stmt (*at);
  tree x = gimple_call_arg (s, i);
  if (types_compatible_p (type, TREE_TYPE (x)) || !number_p (type)
      || !number_p (TREE_TYPE (x)))
    return false;
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  if (def && gimple_assign_cast_p (def)
      && types_compatible_p (type, TREE_TYPE (gimple_assign_rhs1 (def))))
    x = gimple_assign_rhs1 (def);
  else
    {
      gimple_seq seq = NULL;
      bool from_float = SCALAR_FLOAT_TYPE_P (TREE_TYPE (x));
      enum tree_code code = SCALAR_FLOAT_TYPE_P (type) == from_float ? NOP_EXPR
			    : from_float ? FIX_TRUNC_EXPR : FLOAT_EXPR;
      x = gimple_build (&seq, gimple_location (s), code, type, x);
      gsi_insert_seq_before (at, seq, GSI_SAME_STMT);
    }
  gimple_call_set_arg (s, i, x);
  update_stmt (s);
  return true;
}

bool
undo_promotions (void)
{
  basic_block bb;
  bool undone = false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	enum ripple_api api = ripple_api_call (s);
	if (api == API_NONE || api == API_PREFIX || api == API_ANY)
	  continue;
	tree type = TREE_TYPE (gimple_call_fndecl (s));
	tree parameter = TYPE_ARG_TYPES (type);
	for (unsigned i = 0; i < gimple_call_num_args (s); i++)
	  if (parameter && parameter != void_list_node)
	    {
	      undone |= undo_promotion (&g, i, TREE_VALUE (parameter));
	      parameter = TREE_CHAIN (parameter);
	    }
	  else if (api == API_STACK)
	    undone |= undo_promotion (&g, i, TREE_TYPE (type));
      }
  return undone;
}

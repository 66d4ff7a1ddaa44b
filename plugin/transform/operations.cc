/* Functions of the API that compute with values and move no memory:
   saturating arithmetic.

   A result of one lane is a scalar, and so may be what it is computed from.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/render.h"

/* LHS of a call is V.  */

static void
define (emitter *e, tree lhs, lanes *v)
{
  if (shaped_p (lhs))
    overlay_info (lhs)->value = v;
  else
    define_uniform (e, lhs, lanes_extract (e, v, 0));
}

static void
render_saturate (emitter *e, gcall *call, enum saturate_op op)
{
  tree lhs = gimple_call_lhs (call);
  const struct shape *s = overlay_shape (lhs);

  define (e, lhs, lanes_saturate (e, op,
				  value_lanes (e, gimple_call_arg (call, 0),
					       s),
				  value_lanes (e, gimple_call_arg (call, 1),
					       s)));
}

bool
render_operation (emitter *e, gcall *call)
{
  enum ripple_api api = ripple_api_call (call);

  switch (api)
    {
    case API_ADD_SAT:
    case API_SUB_SAT:
    case API_SHL_SAT:
      if (gimple_call_lhs (call))
	render_saturate (e, call,
			 (enum saturate_op) (api - API_ADD_SAT));
      return true;
    default:
      return false;
    }
}

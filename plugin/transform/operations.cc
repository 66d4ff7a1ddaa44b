/* Functions of the API that compute with values or see them in another form:
   saturating arithmetic, stacks, bits, GCC's vectors.

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

static void
render_stack (emitter *e, gcall *call)
{
  struct shape s;
  unsigned count;
  auto_vec<lanes *> v;

  stack_shape (call, &s, &count);
  for (unsigned i = 0; i < count; i++)
    v.safe_push (value_lanes (e, gimple_call_arg (call, 1 + i), &s));
  define (e, gimple_call_lhs (call),
	  lanes_concat (e, v.address (), count));
}

static void
render_reinterp (emitter *e, gcall *call)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 1);

  define (e, lhs, lanes_reinterpret (e, value_lanes (e, x, overlay_shape (x)),
				     lanes_element_type (TREE_TYPE (lhs)),
				     shape_lanes (overlay_shape (lhs))));
}

static void
render_to_vec (emitter *e, gcall *call)
{
  struct shape s;
  tree n = constant_value (gimple_call_arg (call, VEC_COUNT));

  vector_shape (call, &s);
  lanes_to_memory (e, value_lanes (e, gimple_call_arg (call, VEC_VALUE), &s),
		   gimple_call_arg (call, VEC_POINTER), tree_to_uhwi (n));
}

static void
render_from_vec (emitter *e, gcall *call)
{
  tree lhs = gimple_call_lhs (call);

  define (e, lhs, lanes_from_vector (e, lanes_element_type (TREE_TYPE (lhs)),
				     shape_lanes (overlay_shape (lhs)),
				     gimple_call_arg (call, VEC_VALUE)));
}

bool
render_operation (emitter *e, gcall *call)
{
  enum ripple_api api = ripple_api_call (call);

  if (api == API_TO_VEC)
    {
      render_to_vec (e, call);
      return true;
    }
  switch (api)
    {
    case API_ADD_SAT:
    case API_SUB_SAT:
    case API_SHL_SAT:
    case API_STACK:
    case API_REINTERP:
    case API_FROM_VEC:
      break;
    default:
      return false;
    }
  if (!gimple_call_lhs (call))
    return true;
  if (api == API_STACK)
    render_stack (e, call);
  else if (api == API_REINTERP)
    render_reinterp (e, call);
  else if (api == API_FROM_VEC)
    render_from_vec (e, call);
  else
    render_saturate (e, call, (enum saturate_op) (api - API_ADD_SAT));
  return true;
}

/* Functions of the C library and built-in functions that have a vector form.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/render.h"

/* A function of the C library or a built-in with a vector form.  Null if it
   has none.  */

lanes *
vector_form (emitter *e, gcall *call, const struct shape *s)
{
  tree lhs = gimple_call_lhs (call);
  unsigned n = gimple_call_num_args (call);
  lanes *arg[4];
  if (n > 4 || n == 0 || !lhs)
    return NULL;
  for (unsigned i = 0; i < n; i++)
    if (!lanes_element_type (TREE_TYPE (gimple_call_arg (call, i))))
      return NULL;
  combined_fn fn = gimple_call_combined_fn (call);
  if (fn == CFN_LAST)
    return NULL;
  for (unsigned i = 0; i < n; i++)
    arg[i] = value_lanes (e, gimple_call_arg (call, i), s);
  switch (fn)
    {
    case CFN_BUILT_IN_FABS:
    case CFN_BUILT_IN_FABSF:
    case CFN_BUILT_IN_ABS:
    case CFN_BUILT_IN_LABS:
    case CFN_BUILT_IN_LLABS:
      return lanes_unary (e, ABS_EXPR, arg[0]);
    case CFN_BUILT_IN_FMA:
    case CFN_BUILT_IN_FMAF:
    case CFN_FMA:
      return lanes_fma (e, arg[0], arg[1], arg[2]);
    case CFN_BUILT_IN_FMIN:
    case CFN_BUILT_IN_FMINF:
      return lanes_reduce_step (e, REDUCE_MIN, arg[0], arg[1]);
    case CFN_BUILT_IN_FMAX:
    case CFN_BUILT_IN_FMAXF:
      return lanes_reduce_step (e, REDUCE_MAX, arg[0], arg[1]);
    default:
      break;
    }
  internal_fn ifn = IFN_LAST;
  if (internal_fn_p (fn))
    ifn = as_internal_fn (fn);
  else if (tree d = gimple_call_fndecl (call))
    ifn = associated_internal_fn (d);
  if (ifn == IFN_LAST || !direct_internal_fn_p (ifn))
    return NULL;
  return lanes_ifn (e, ifn, n, arg);
}

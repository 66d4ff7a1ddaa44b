/* ripple_updateadd of a number that all lanes have in common.

   INPUT	__ripplelane_add (_2, 1);  _2: &h_3[_4], Tensor[4 x vscale]
   OUTPUT	SVE2: _5 = .MASK_GATHER_LOAD (h_3, _4, ...);
		histcnt of _4: how often its elements have been there;
		.MASK_SCATTER_STORE of the sum, the highest lane last

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/calls/calls.h"
#include "transform/render/render-private.h"

bool
render_update (emitter *e, gcall *call, const struct shape *s, tree mask)
{
  tree fn = gimple_call_fndecl (call), p, x, elt;
  lanes_address a;

  if (!fn || !ordered_update_p (fn, "add") || gimple_call_num_args (call) != 2)
    return false;
  p = gimple_call_arg (call, 0);
  x = gimple_call_arg (call, 1);
  elt = TREE_TYPE (TREE_TYPE (p));
  if (!varying_p (p) || varying_p (x) || TREE_CODE (elt) != INTEGER_TYPE
      || TYPE_VOLATILE (elt) || overlay_info (p)->affine)
    return false;
  access_address (e, build2 (MEM_REF, elt, p, build_zero_cst (TREE_TYPE (p))),
		  &a);
  if (!shape_equal_p (&a.shape, s))
    return false;
  lanes_mask m = value_mask (e, mask, &a.shape,
			     tree_to_uhwi (TYPE_SIZE_UNIT (elt)));
  return lanes_add_each (e, &a, x, &m);
}

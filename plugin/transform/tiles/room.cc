/* Elements of the lanes of a block of two dimensions, in memory.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/room.h"

tree
make_room_variable (tree type, unsigned HOST_WIDE_INT lanes, const char *name)
{
  tree room = create_tmp_var (build_array_type_nelts (type, lanes), name);
  TREE_ADDRESSABLE (room) = 1;
  return room;
}

tree
lane_number (gimple_seq *seq, tree handle, unsigned dim)
{
  gcall *id = gimple_build_call (ripple_api_make_typed (API_ID,
							size_type_node),
				 2, handle,
				 build_int_cst (integer_type_node, dim));
  tree number = make_ssa_name (size_type_node, id);
  gimple_call_set_lhs (id, number);
  gimple_seq_add_stmt (seq, id);
  return number;
}

tree
room_place (gimple_seq *seq, tree room, tree type, tree row, tree col,
	    unsigned HOST_WIDE_INT cols)
{
  tree size = fold_convert (size_type_node, TYPE_SIZE_UNIT (type));
  tree at = gimple_build (seq, MULT_EXPR, size_type_node, row,
			  build_int_cst (size_type_node, cols));
  at = gimple_build (seq, PLUS_EXPR, size_type_node, at, col);
  at = gimple_build (seq, MULT_EXPR, size_type_node, at, size);
  tree p = make_ssa_name (ptr_type_node);
  gimple_seq_add_stmt (seq, gimple_build_assign (p, POINTER_PLUS_EXPR, room,
						 at));
  return build2 (MEM_REF, type, p, build_zero_cst (ptr_type_node));
}

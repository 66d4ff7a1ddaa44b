/* Lanes of vectors in memory that are read as another type.

   INPUT	x = BIT_FIELD_REF <MEM <vector(4) unsigned> [(float *) p], 32,
				   64>, a float
   OUTPUT	x = MEM <float> [(float *) p + 8]

   Such references come from the propagation of expressions, which loads the
   lanes of which a vector's views are used one by one.  GCC 16 takes their
   alias set from the vector's type instead of from that of the pointer
   (get_alias_set; right in GCC 12): stores to what they read are removed.

   This stands behind each such propagation, and at the end of the early
   optimisers: a link with -flto runs without the plugin.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

namespace {

/* True if REF is a lane of a vector in memory, as another type than the
   vector's lanes have.  */

bool
retyped_p (tree ref)
{
  if (TREE_CODE (ref) != BIT_FIELD_REF
      || TREE_CODE (TREE_OPERAND (ref, 0)) != MEM_REF)
    return false;
  tree vector = TREE_TYPE (TREE_OPERAND (ref, 0)), type = TREE_TYPE (ref);
  return VECTOR_TYPE_P (vector) && is_gimple_reg_type (type)
	 && !types_compatible_p (TREE_TYPE (vector), type)
	 && tree_int_cst_equal (TREE_OPERAND (ref, 1), TYPE_SIZE (type))
	 && tree_fits_uhwi_p (TREE_OPERAND (ref, 2))
	 && tree_to_uhwi (TREE_OPERAND (ref, 2)) % BITS_PER_UNIT == 0;
}

/* REF, as retyped_p says, as a reference of its own.  */

tree
own_reference (tree ref)
{
  tree mem = TREE_OPERAND (ref, 0), type = TREE_TYPE (ref);
  unsigned pos = tree_to_uhwi (TREE_OPERAND (ref, 2));
  unsigned align = get_object_alignment (mem);
  if (pos)
    align = MIN (align, least_bit_hwi (pos));
  if (align < TYPE_ALIGN (type))
    type = build_aligned_type (type, align);
  tree offset = TREE_OPERAND (mem, 1);
  offset = int_const_binop (PLUS_EXPR, offset,
			    build_int_cst (TREE_TYPE (offset),
					   pos / BITS_PER_UNIT));
  tree own = build2 (MEM_REF, type, TREE_OPERAND (mem, 0), offset);
  TREE_THIS_VOLATILE (own) = TREE_THIS_VOLATILE (mem);
  return own;
}

}

void
ripple_retyped_lanes (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (!gimple_assign_single_p (s) || !retyped_p (gimple_assign_rhs1 (s)))
	  continue;
	gimple_assign_set_rhs1 (s, own_reference (gimple_assign_rhs1 (s)));
	update_stmt (s);
      }
}

/* Long vectors whose lanes are loaded one by one are put together from
   pieces.

   INPUT	v = { *p0, *p1, *p2, *p3, ..., *p15 };

   OUTPUT	q0 = { *p0, *p1, *p2, *p3 };  ...  q3 = { *p12, ..., *p15 };
		h0 = { q0, q1 };  h1 = { q2, q3 };  v = { h0, h1 };

   GCC computes what is in a constructor before it begins with the vector: all
   16 addresses are in registers at once, of which there are fewer, so that
   it keeps some of them in vector registers.  A piece of 16 bytes needs four.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

#if defined (TARGET_AVX512F)

namespace {

enum { PIECE = 16 };		/* Bytes.  */

/* True if VALUE is loaded for one vector alone.  */

bool
loaded_p (tree value)
{
  return TREE_CODE (value) == SSA_NAME && has_single_use (value)
	 && gimple_assign_load_p (SSA_NAME_DEF_STMT (value));
}

/* True if C is a long vector of lanes that are loaded.  */

bool
loaded_lanes_p (tree c)
{
  tree type = TREE_TYPE (c);
  unsigned i, lanes = vec_safe_length (CONSTRUCTOR_ELTS (c));
  tree value;
  if (!VECTOR_MODE_P (TYPE_MODE (type))
      || maybe_ne (TYPE_VECTOR_SUBPARTS (type), lanes)
      || tree_to_uhwi (TYPE_SIZE_UNIT (type)) <= PIECE)
    return false;
  FOR_EACH_CONSTRUCTOR_VALUE (CONSTRUCTOR_ELTS (c), i, value)
    if (VECTOR_TYPE_P (TREE_TYPE (value)) || !loaded_p (value))
      return false;
  return true;
}

/* Insert in front of G a vector of VALUES, of a part of the lanes of TYPE.  */

tree
insert_part (gimple_stmt_iterator *g, tree type, const vec<tree> &values,
	     unsigned lanes)
{
  vec<constructor_elt, va_gc> *elts = NULL;
  for (unsigned i = 0; i < values.length (); i++)
    CONSTRUCTOR_APPEND_ELT (elts, NULL_TREE, values[i]);
  type = build_vector_type (TREE_TYPE (type), lanes);
  tree part = make_ssa_name (type);
  gassign *s = gimple_build_assign (part, build_constructor (type, elts));
  gimple_set_location (s, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, s, GSI_SAME_STMT);
  return part;
}

/* Insert in front of G what holds LANES lanes of C from FIRST on.  */

tree
insert_lanes (gimple_stmt_iterator *g, tree c, unsigned first, unsigned lanes)
{
  tree type = TREE_TYPE (c);
  unsigned element = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (type)));
  auto_vec<tree> values;
  if (lanes * element > PIECE)
    {
      values.safe_push (insert_lanes (g, c, first, lanes / 2));
      values.safe_push (insert_lanes (g, c, first + lanes / 2, lanes / 2));
    }
  else
    for (unsigned i = first; i < first + lanes; i++)
      values.safe_push (CONSTRUCTOR_ELT (c, i)->value);
  return insert_part (g, type, values, lanes);
}

}

#endif

void
ripple_loaded_lanes (function *fn)
{
#if defined (TARGET_AVX512F)
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (gimple_assign_single_p (s)
	    && gimple_assign_rhs_code (s) == CONSTRUCTOR
	    && VECTOR_TYPE_P (TREE_TYPE (gimple_assign_rhs1 (s)))
	    && loaded_lanes_p (gimple_assign_rhs1 (s)))
	  {
	    tree c = gimple_assign_rhs1 (s);
	    gimple_assign_set_rhs1
	      (s, insert_lanes (&g, c, 0, CONSTRUCTOR_NELTS (c)));
	    update_stmt (s);
	  }
      }
#endif
}

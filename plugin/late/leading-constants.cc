/* Vectors of SVE that begin with constants.

   INPUT	v = { 0, 0, 0, 0, a, b, c, d };
   OUTPUT	z = 0, hidden;  v = { z, z, z, z, a, b, c, d };

   In vector-length-specific code the back end of AArch64 builds such a
   vector from two halves, the even lanes and the odd ones.  A half that
   begins with constants is built the other way round and reversed: the whole
   vector is, so that the lanes of the half are behind it (GCC 12 and 14, also
   in programs without Ripple).  Where only names are in the vector this is not
   done.

   Vectors that GCC takes apart, since there are no instructions for what is
   computed, end as such constructors, too; this stands behind that.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "late/late.h"

#if defined (GCC_AARCH64_H)

namespace {

/* True if C, which initialises a vector, has a constant in front of what is
   none.  */

bool
leading_constants_p (tree c)
{
  unsigned i;
  tree value;
  bool constant = false;

  if (maybe_ne (GET_MODE_BITSIZE (TYPE_MODE (TREE_TYPE (c))),
		BITS_PER_SVE_VECTOR))
    return false;
  FOR_EACH_CONSTRUCTOR_VALUE (CONSTRUCTOR_ELTS (c), i, value)
    if (VECTOR_TYPE_P (TREE_TYPE (value)))
      return false;
    else if (CONSTANT_CLASS_P (value))
      constant = true;
    else if (constant)
      return true;
  return false;
}

/* A name with the value of the constant VALUE, which GCC does not know, in
   front of G.  */

tree
hide (gimple_stmt_iterator *g, tree value)
{
  tree name = make_ssa_name (TREE_TYPE (value));
  bool general = INTEGRAL_TYPE_P (TREE_TYPE (value));
  gasm *hidden = hiding_asm (name, value, general ? "=r" : "=w");
  gsi_insert_before (g, hidden, GSI_SAME_STMT);
  return name;
}

/* The constructor C, of the statement at G, without constants.  */

tree
without_constants (gimple_stmt_iterator *g, tree c)
{
  vec<constructor_elt, va_gc> *elts = NULL;
  auto_vec<tree> constants, names;
  unsigned i;
  tree value;

  FOR_EACH_CONSTRUCTOR_VALUE (CONSTRUCTOR_ELTS (c), i, value)
    {
      if (CONSTANT_CLASS_P (value))
	{
	  unsigned k = 0;
	  while (k < names.length ()
		 && !operand_equal_p (constants[k], value, OEP_BITWISE))
	    k++;
	  if (k == names.length ())
	    {
	      constants.safe_push (value);
	      names.safe_push (hide (g, value));
	    }
	  value = names[k];
	}
      CONSTRUCTOR_APPEND_ELT (elts, NULL_TREE, value);
    }
  return build_constructor (TREE_TYPE (c), elts);
}

}

void
ripple_leading_constants (function *fn)
{
  basic_block bb;

  if (!BITS_PER_SVE_VECTOR.is_constant ())
    return;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);

	if (!gimple_assign_single_p (s)
	    || gimple_assign_rhs_code (s) != CONSTRUCTOR
	    || !VECTOR_TYPE_P (TREE_TYPE (gimple_assign_rhs1 (s)))
	    || !leading_constants_p (gimple_assign_rhs1 (s)))
	  continue;
	gimple_assign_set_rhs1 (s, without_constants (&g,
						      gimple_assign_rhs1 (s)));
	update_stmt (s);
      }
}

#endif

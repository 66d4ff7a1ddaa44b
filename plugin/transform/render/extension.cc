/* Loads of numbers that are only wanted in wider elements.

   INPUT	_1 = p_2[k];  _3 = (double) _1;
		_4 = q_5[k];  _6 = r_7[_4];
   OUTPUT	_1 in elements of 8 bytes, and _4 too if r_7 has such

   Where vectors have a variable length a load fills wider elements at once
   (emit/arith/unpacked.cc).  Here is found out where that is of use.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/render/render-private.h"

/* How many steps lead from a number to what is at that index.  */
enum { MOST_INDEX_STEPS = 4 };

static unsigned
type_bytes (tree type)
{
  return tree_to_uhwi (TYPE_SIZE_UNIT (type));
}

/* The bytes of the elements that STMT loads or stores, which has NAME, of
   lanes of shape S, in the reference and nowhere else; 0 if there are none
   such.  */

static unsigned
accessed_bytes (gimple *stmt, tree name, const struct shape *s)
{
  static bool nested;

  if (!gimple_assign_single_p (stmt) || !gimple_vuse (stmt))
    return 0;
  bool store = gimple_store_p (stmt);
  tree ref = store ? gimple_assign_lhs (stmt) : gimple_assign_rhs1 (stmt);
  struct shape own = overlay_address_shape (ref);
  if ((store && gimple_assign_rhs1 (stmt) == name)
      || !shape_equal_p (&own, s) || !lanes_element_type (TREE_TYPE (ref)))
    return 0;
  /* What is there may be wanted in wider elements itself.  */
  unsigned bytes = 0;
  if (!store && !nested && TREE_CODE (gimple_assign_lhs (stmt)) == SSA_NAME)
    {
      nested = true;
      bytes = extended_bytes (gimple_assign_lhs (stmt));
      nested = false;
    }
  return bytes ? bytes : type_bytes (TREE_TYPE (ref));
}

/* The bytes of the elements in which STMT computes lanes of shape S; 0 if it
   does something else.  */

static unsigned
computed_bytes (gimple *stmt, const struct shape *s)
{
  if (!is_gimple_assign (stmt) || gimple_vuse (stmt))
    return 0;
  tree lhs = gimple_assign_lhs (stmt);
  if (TREE_CODE (lhs) != SSA_NAME || !varying_p (lhs)
      || overlay_info (lhs)->affine || !shape_equal_p (overlay_shape (lhs), s))
    return 0;
  tree elt = overlay_info (lhs)->held;
  if (!elt)
    elt = lanes_element_type (TREE_TYPE (lhs));
  return elt && TREE_CODE (elt) != BOOLEAN_TYPE ? lanes_bytes (elt) : 0;
}

/* The same for what uses NAME, if that is one answer.  */

static unsigned
users_bytes (tree name, const struct shape *s)
{
  imm_use_iterator it;
  use_operand_p use;
  unsigned all = 0;

  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      if (is_gimple_debug (USE_STMT (use)))
	continue;
      unsigned bytes = computed_bytes (USE_STMT (use), s);
      if (!bytes || (all && all != bytes))
	return 0;
      all = bytes;
    }
  return all;
}

static unsigned wanted_bytes (tree name, const struct shape *s,
			      unsigned steps);

/* The bytes of the elements that STMT wants NAME to be in; 0: nobody knows.
   STEPS: what is left of them if it is an index by now.  */

static unsigned
use_bytes (gimple *stmt, tree name, const struct shape *s, unsigned steps)
{
  if (!is_gimple_assign (stmt))
    return 0;
  if (gimple_vuse (stmt))
    return accessed_bytes (stmt, name, s);

  tree lhs = gimple_assign_lhs (stmt);
  enum tree_code code = gimple_assign_rhs_code (stmt);
  unsigned bytes = computed_bytes (stmt, s), place = 0;
  if (!bytes)
    return 0;
  bool index = (POINTER_TYPE_P (TREE_TYPE (lhs))
		|| (code == MULT_EXPR
		    && TREE_CODE (gimple_assign_rhs2 (stmt)) == INTEGER_CST)
		|| (code == PLUS_EXPR
		    && !(varying_p (gimple_assign_rhs1 (stmt))
			 && varying_p (gimple_assign_rhs2 (stmt)))));
  if (steps < MOST_INDEX_STEPS)
    return index && steps ? wanted_bytes (lhs, s, steps - 1) : 0;
  if (!CONVERT_EXPR_CODE_P (code) && code != FLOAT_EXPR)
    return 0;
  /* What is held as it was loaded is extended where it is used.  */
  if (overlay_info (lhs)->held
      && bytes <= lanes_bytes (lanes_element_type (TREE_TYPE (name))))
    return users_bytes (lhs, s);
  /* An index need not be extended where it is to be of the size of what is
     there.  */
  if (bytes == 8 && INTEGRAL_TYPE_P (TREE_TYPE (lhs)))
    place = wanted_bytes (lhs, s, steps - 1);
  return place ? place : bytes;
}

/* The same for all uses of NAME, in lanes of shape S, if it is one answer.  */

static unsigned
wanted_bytes (tree name, const struct shape *s, unsigned steps)
{
  imm_use_iterator it;
  use_operand_p use;
  unsigned all = 0;

  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      if (is_gimple_debug (USE_STMT (use)))
	continue;
      unsigned bytes = use_bytes (USE_STMT (use), name, s, steps);
      if (!bytes || (all && all != bytes))
	return 0;
      all = bytes;
    }
  return all;
}

/* True if lanes of elements of BYTES bytes are loaded or stored in BB, so that
   masks for such are there.  */

static bool
moved_in_p (basic_block bb, unsigned bytes)
{
  if (rendering->sized != bb)
    {
      rendering->sized = bb;
      rendering->sizes_in = 0;
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *stmt = gsi_stmt (g);
	  if (!gimple_assign_single_p (stmt) || !gimple_vuse (stmt))
	    continue;
	  tree ref = (gimple_store_p (stmt) ? gimple_assign_lhs (stmt)
		      : gimple_assign_rhs1 (stmt));
	  struct shape s = overlay_address_shape (ref);
	  tree elt = lanes_element_type (TREE_TYPE (ref));
	  if (shape_scalable_p (&s) && elt)
	    rendering->sizes_in |= type_bytes (TREE_TYPE (ref));
	}
    }
  return rendering->sizes_in & bytes;
}

unsigned
extended_bytes (tree name)
{
  const struct shape *s = overlay_shape (name);
  tree elt = lanes_element_type (TREE_TYPE (name));
  unsigned bytes;

  if (!optimize || !shape_scalable_p (s) || !elt
      || TREE_CODE (elt) == BOOLEAN_TYPE)
    return 0;
  bytes = wanted_bytes (name, s, MOST_INDEX_STEPS);
  if (bytes <= lanes_bytes (elt))
    return 0;
  /* Where there are more parts then, another mask would cost as much as is
     won.  */
  return (shape_least_lanes (s) <= lanes_width (bytes, lanes_of_shape (s))
	  || moved_in_p (gimple_bb (SSA_NAME_DEF_STMT (name)), bytes)
	  ? bytes : 0);
}

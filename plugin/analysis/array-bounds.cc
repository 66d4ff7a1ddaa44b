/* Lanes that are known to be within an array, also where they do not access
   it.

   INPUT	int a[100], b[100];
		if (a[i] < 0)
		  b[i] = 0;
   OUTPUT	all lanes are within b: where none may be outside of a

   GCC's own bounds of loops follow from the same rule of the language
   (-faggressive-loop-optimizations).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "cfgloop.h"
#include "analysis/array-bounds.h"
#include "analysis/overlay.h"
#include "analysis/same-value.h"

/* The array of which REF is an element; null if it is none of a variable's,
   or of a field.  */

static tree
array_of (tree ref)
{
  while (TREE_CODE (ref) == COMPONENT_REF)
    ref = TREE_OPERAND (ref, 0);
  tree array = ref;
  while (TREE_CODE (array) == ARRAY_REF)
    array = TREE_OPERAND (array, 0);
  return array != ref && VAR_P (array) ? ref : NULL_TREE;
}

/* The number of the last element in the dimension of REF's index; null if it
   is not known.  */

static tree
last_index (tree ref)
{
  tree low = array_ref_low_bound (ref), last = array_ref_up_bound (ref);
  return integer_zerop (low) && last && TREE_CODE (last) == INTEGER_CST
	 ? last : NULL_TREE;
}

/* True if all lanes are within the dimension of the index of REF since they
   are so in an element REACHED.  */

static bool
dimension_reached_p (tree ref, tree reached)
{
  tree last = last_index (ref), index = TREE_OPERAND (ref, 1);
  if (!last)
    return false;
  if (TREE_CODE (index) == INTEGER_CST)
    return tree_int_cst_sgn (index) >= 0 && tree_int_cst_le (index, last);
  for (; TREE_CODE (reached) == ARRAY_REF; reached = TREE_OPERAND (reached, 0))
    {
      tree other = last_index (reached);
      if (other && tree_int_cst_le (other, last)
	  && same_value_p (TREE_OPERAND (reached, 1), index, 8))
	return true;
    }
  return false;
}

/* True if all lanes are within REF, an element, since they access OTHER.  */

static bool
element_reached_p (tree ref, tree other)
{
  tree reached = array_of (other);
  if (!reached)
    return false;
  for (; TREE_CODE (ref) == ARRAY_REF; ref = TREE_OPERAND (ref, 0))
    if (!dimension_reached_p (ref, reached))
      return false;
  return true;
}

/* True if the lanes that do S, a statement of BB, are all that are in its
   loop.  */

static bool
all_lanes_p (basic_block bb)
{
  class loop *loop = bb->loop_father;
  tree mask = block_mask (bb);
  return (!mask || !varying_p (mask)) && loop_outer (loop) && loop->latch
	 && dominated_by_p (CDI_DOMINATORS, loop->latch, bb);
}

/* True if a statement of BB, one before S, shows that all lanes are within
   ELEMENT.  */

static bool
reached_in_block_p (basic_block bb, gimple *s, tree element)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb);
       !gsi_end_p (g) && gsi_stmt (g) != s; gsi_next (&g))
    {
      gimple *t = gsi_stmt (g);
      if (gimple_assign_load_p (t)
	  && element_reached_p (element, gimple_assign_rhs1 (t)))
	return true;
      if (gimple_store_p (t)
	  && element_reached_p (element, gimple_get_lhs (t)))
	return true;
    }
  return false;
}

/* True if each lane that runs the iteration of the loop that S is in, whether
   it does S or not, may access REF, a reference of S.  */

static bool
within_array_p (gimple *s, tree ref)
{
  enum { MOST_BLOCKS = 64 };
  basic_block own = gimple_bb (s), bb = own;
  tree element = array_of (ref);
  if (!element || !flag_aggressive_loop_optimizations)
    return false;
  for (unsigned i = 0; bb && i < MOST_BLOCKS
		       && bb->loop_father == own->loop_father; i++)
    {
      if (all_lanes_p (bb) && reached_in_block_p (bb, s, element))
	return true;
      bb = get_immediate_dominator (CDI_DOMINATORS, bb);
    }
  return false;
}

bool
all_lanes_may_store_p (gimple *s)
{
  tree place = gimple_get_lhs (s);
  return flag_store_data_races && !(flag_sanitize & SANITIZE_THREAD)
	 && !TREE_READONLY (get_base_address (place))
	 && within_array_p (s, place);
}

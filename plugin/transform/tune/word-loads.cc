/* Idioms: neighbours in memory that are taken together.

   INPUT	unsigned char *p;  (p[2 * i] + p[2 * i + 1] + 1) >> 1
   OUTPUT	unsigned short w = *(unsigned short *) &p[2 * i];
		((w & 0xff) + (w >> 8) + 1) >> 1

   The even and the odd numbers of two vectors would be put together, which
   takes permutations, and taken apart again to be widened.  Where numbers are
   made narrow by packing them a mask and a shift cost less, also if the sum is
   a narrow number again.  Others may have instructions that load both fields.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "analysis/reference-strides.h"
#include "emit/lanes.h"
#include "emit/machine.h"
#include "transform/tune/idioms.h"

namespace {

enum
{
  DEPTH = 6,
  MOST_OPERANDS = 8
};

/* True if all that is done with X is to convert it to integers of at least
   twice its bits.  */

bool
only_widened_p (tree x)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, x)
    {
      gimple *u = USE_STMT (use);
      if (!is_gimple_debug (u)
	  && !(gimple_assign_cast_p (u) && integer_p (gimple_assign_lhs (u))
	       && bits_of (gimple_assign_lhs (u)) >= 2 * bits_of (x)))
	return false;
    }
  return true;
}

/* True if X is a narrow number that is loaded, and widened only.  */

bool
narrow_load_p (tree x)
{
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x) || !integer_p (x)
      || (bits_of (x) != 8 && bits_of (x) != 16))
    return false;
  gimple *def = SSA_NAME_DEF_STMT (x);
  return (gimple_assign_load_p (def) && !gimple_has_volatile_ops (def)
	  && ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE
				   (TREE_TYPE (gimple_assign_rhs1 (def))))
	  && only_widened_p (x));
}

/* Append to V the narrow numbers that are loaded and of which X is made by
   operations with each other and with others.  */

void
operands_of (tree x, vec<tree> *v, unsigned depth)
{
  x = unwidened (x);
  if (v->length () >= MOST_OPERANDS || v->contains (x))
    return;
  if (narrow_load_p (x))
    {
      v->safe_push (x);
      return;
    }
  gassign *def = (TREE_CODE (x) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!def || depth == 0 || gimple_vuse (def))
    return;
  switch (gimple_assign_rhs_code (def))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case LSHIFT_EXPR:
      operands_of (gimple_assign_rhs1 (def), v, depth - 1);
      operands_of (gimple_assign_rhs2 (def), v, depth - 1);
      break;
    default:
      break;
    }
}

/* Let what X is converted to be converted from HALF.  */

void
replace_uses (tree x, tree half)
{
  imm_use_iterator it;
  gimple *use;
  FOR_EACH_IMM_USE_STMT (use, it, x)
    if (!is_gimple_debug (use))
      {
	gimple_assign_set_rhs1 (use, half);
	update_stmt (use);
      }
}

/* If LOW and HIGH are the halves of words, load these.  */

bool
join_loads (tree low, tree high)
{
  gimple *load[2] = { SSA_NAME_DEF_STMT (low), SSA_NAME_DEF_STMT (high) };
  unsigned bits = bits_of (low), bytes = bits / BITS_PER_UNIT;
  tree ref = gimple_assign_rhs1 (load[0]);
  expansions *seen = NULL;
  HOST_WIDE_INT distance;
  aff_tree from;
  word w;

  if (!types_compatible_p (TREE_TYPE (low), TREE_TYPE (high))
      || gimple_bb (load[0]) != gimple_bb (load[1])
      || !shape_equal_p (overlay_shape (low), overlay_shape (high)))
    return false;
  expand_address (ref, &from, &seen);
  bool near = (reference_distance (gimple_assign_rhs1 (load[1]), &from, &seen,
				   &distance)
	       && distance == (HOST_WIDE_INT) bytes);
  free_affine_expand_cache (&seen);
  if (!near || !apart_p (ref, overlay_shape (low), 2 * bytes)
      || !loads_together_p (load, 2))
    return false;
  bool upper_first = stmt_dominates_stmt_p (load[1], load[0]);
  if (!find_address (load[upper_first], &w))
    return false;
  w.n = 2 * bytes;
  if (upper_first)
    w.behind -= bytes;
  tree x = load_word (&w), type = TREE_TYPE (x);
  gimple_stmt_iterator g = gsi_for_stmt (w.load);
  tree by = build_int_cst (integer_type_node, bits), even;
  if (TYPE_UNSIGNED (TREE_TYPE (low)))
    even = new_operation (&g, type, BIT_AND_EXPR, x,
			  wide_int_to_tree (type, wi::mask (bits, false,
							    2 * bits)));
  else
    {
      even = new_operation (&g, type, LSHIFT_EXPR, x, by);
      type = lanes_element_type (signed_type_for (type));
      even = new_operation (&g, type, NOP_EXPR, even);
      even = new_operation (&g, type, RSHIFT_EXPR, even, by);
      x = new_operation (&g, type, NOP_EXPR, x);
    }
  replace_uses (low, even);
  replace_uses (high, new_operation (&g, type, RSHIFT_EXPR, x, by));
  return true;
}

/* Look for halves of words among what G adds, subtracts or multiplies.  */

void
find_halves (gimple *g)
{
  auto_vec<tree> v;
  operands_of (gimple_assign_lhs (g), &v, DEPTH);
  for (unsigned i = 0; i < v.length (); i++)
    for (unsigned k = 0; k < v.length (); k++)
      if (i != k && v[i] && v[k] && join_loads (v[i], v[k]))
	v[i] = v[k] = NULL_TREE;
}

} // anonymous namespace

bool
apart_p (tree ref, const struct shape *s, unsigned bytes)
{
  struct affine a;
  bool yes = false;
  mpz_t by;

  affine_init (&a);
  mpz_init (by);
  if (reference_strides (ref, &a))
    for (unsigned d = 0; d < SHAPE_RANK; d++)
      if (!extent_one_p (&s->dim[d]))
	{
	  yes = (poly_constant_p (&a.stride[d], by)
		 && mpz_cmp_ui (by, bytes) == 0);
	  break;
	}
  mpz_clear (by);
  affine_clear (&a);
  return yes;
}

void
find_word_loads (void)
{
  basic_block bb;
  if (!ripple_current_target ()->truncates_by_packing || BYTES_BIG_ENDIAN)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_last_bb (bb); !gsi_end_p (g);
	 gsi_prev (&g))
      {
	gimple *stmt = gsi_stmt (g);
	enum tree_code code = (is_gimple_assign (stmt)
			       ? gimple_assign_rhs_code (stmt) : ERROR_MARK);
	if (code != PLUS_EXPR && code != MINUS_EXPR && code != MULT_EXPR)
	  continue;
	tree lhs = gimple_assign_lhs (stmt);
	if (varying_p (lhs) && integer_p (lhs) && !overlay_info (lhs)->affine
	    && !lanes_single_p (1))
	  find_halves (stmt);
      }
}

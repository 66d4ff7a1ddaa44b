/* Bytes of values of lanes, as memcpy or a pointer to a part of a variable
   reads and writes them, become shifts and conversions.

   INPUT	y = BIT_FIELD_REF <x, 16, 32>;	(bits 32 to 47 of x)
		z = BIT_INSERT_EXPR <x, w, 32>;

   OUTPUT	y = x >> 32;
		z = x & ~mask | w << 32;

   GCC makes them where it takes a variable of memory for a register.  Values
   that are no integers are viewed as such; numbers that no lane has as one
   element are left as they are, and refused.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/locals.h"
#include "transform/locals/memory-words.h"

/* The bits of a value that a statement reads or replaces.  */

struct value_part
{
  tree whole;		/* The integer type that has all of them,  */
  unsigned first;	/* counted from the lowest,  */
  unsigned width;
  tree type;		/* the type of the part.  */
};

/* True if an integer of as many bits as TYPE has can stand for it.  */

static bool
word_type_p (tree type)
{
  return (INTEGRAL_TYPE_P (type) || SCALAR_FLOAT_TYPE_P (type)
	  || POINTER_TYPE_P (type))
	 && tree_fits_uhwi_p (TYPE_SIZE (type))
	 && tree_to_uhwi (TYPE_SIZE (type)) <= 64
	 && pow2p_hwi (tree_to_uhwi (TYPE_SIZE (type)));
}

/* Tell in P which bits of VALUE are a part of type TYPE at position POS;
   false if no integers have them.  */

static bool
find_part (value_part *p, tree value, tree type, tree pos)
{
  tree from = TREE_TYPE (value);
  if (!word_type_p (from) || !word_type_p (type))
    return false;
  unsigned size = tree_to_uhwi (TYPE_SIZE (from));
  p->whole = unsigned_bits (size);
  p->width = tree_to_uhwi (TYPE_SIZE (type));
  p->first = tree_to_uhwi (pos);
  p->type = type;
  if (p->first + p->width > size)
    return false;
  if (BYTES_BIG_ENDIAN)
    p->first = size - p->width - p->first;
  return true;
}

/* VALUE as an integer of type TYPE, which has as many bits, or back.  */

static tree
as_bits (gimple_seq *seq, tree type, tree value)
{
  if (useless_type_conversion_p (type, TREE_TYPE (value)))
    return value;
  if (SCALAR_FLOAT_TYPE_P (type) || SCALAR_FLOAT_TYPE_P (TREE_TYPE (value)))
    return gimple_build (seq, VIEW_CONVERT_EXPR, type, value);
  return gimple_convert (seq, type, value);
}

/* The part P of VALUE.  */

static tree
read_part (gimple_seq *seq, const value_part *p, tree value)
{
  tree x = as_bits (seq, p->whole, value);
  tree cut = unsigned_bits (p->width);
  if (p->first)
    x = gimple_build (seq, RSHIFT_EXPR, p->whole, x,
		      build_int_cst (integer_type_node, p->first));
  return as_bits (seq, p->type, gimple_convert (seq, cut, x));
}

/* VALUE with PART in the place P.  */

static tree
write_part (gimple_seq *seq, const value_part *p, tree value, tree part)
{
  tree x = as_bits (seq, p->whole, value);
  tree y = as_bits (seq, unsigned_bits (p->width), part);
  tree rest = wide_int_to_tree (p->whole,
				wi::shifted_mask (p->first, p->width, true,
						  TYPE_PRECISION (p->whole)));
  x = gimple_build (seq, BIT_AND_EXPR, p->whole, x, rest);
  y = gimple_convert (seq, p->whole, y);
  if (p->first)
    y = gimple_build (seq, LSHIFT_EXPR, p->whole, y,
		      build_int_cst (integer_type_node, p->first));
  x = gimple_build (seq, BIT_IOR_EXPR, p->whole, x, y);
  return as_bits (seq, TREE_TYPE (value), x);
}

/* What the assignment STMT computes, if that has to do with a part of lanes'
   values; null otherwise.  */

static tree
lower_part (gimple_seq *seq, gimple *stmt)
{
  tree lhs = gimple_assign_lhs (stmt), rhs = gimple_assign_rhs1 (stmt);
  value_part p;
  if (TREE_CODE (lhs) != SSA_NAME || !varying_p (lhs))
    return NULL_TREE;
  switch (gimple_assign_rhs_code (stmt))
    {
    case BIT_FIELD_REF:
      {
	tree value = TREE_OPERAND (rhs, 0);
	if (TREE_CODE (value) != SSA_NAME
	    || !find_part (&p, value, TREE_TYPE (lhs), TREE_OPERAND (rhs, 2))
	    || p.width != tree_to_uhwi (TREE_OPERAND (rhs, 1)))
	  return NULL_TREE;
	return read_part (seq, &p, value);
      }

    case BIT_INSERT_EXPR:
      {
	tree part = gimple_assign_rhs2 (stmt);
	if (!find_part (&p, rhs, TREE_TYPE (part), gimple_assign_rhs3 (stmt)))
	  return NULL_TREE;
	return write_part (seq, &p, rhs, part);
      }

    /* The byte of a boolean, which lanes may have in a mask.  */
    case VIEW_CONVERT_EXPR:
      {
	tree value = TREE_OPERAND (rhs, 0), type = TREE_TYPE (lhs);
	if (TREE_CODE (value) != SSA_NAME
	    || !INTEGRAL_TYPE_P (type) || !INTEGRAL_TYPE_P (TREE_TYPE (value))
	    || (TREE_CODE (type) == BOOLEAN_TYPE)
	       == (TREE_CODE (TREE_TYPE (value)) == BOOLEAN_TYPE))
	  return NULL_TREE;
	return as_bits (seq, type, value);
      }

    default:
      return NULL_TREE;
    }
}

bool
lower_value_parts (void)
{
  bool any = false;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *stmt = gsi_stmt (g);
	gimple_seq seq = NULL;
	tree x = is_gimple_assign (stmt) ? lower_part (&seq, stmt) : NULL_TREE;
	if (!x)
	  continue;
	gimple_seq_set_location (seq, gimple_location (stmt));
	gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
	gimple_assign_set_rhs_from_tree (&g, x);
	update_stmt (gsi_stmt (g));
	any = true;
      }
  return any;
}

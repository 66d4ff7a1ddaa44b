/* Idioms: bits that are counted in parallel.

   INPUT	x -= x >> 1 & 0x55555555;
		x = (x & 0x33333333) + (x >> 2 & 0x33333333);
		(x + (x >> 4) & 0x0f0f0f0f) * 0x01010101 >> 24

   OUTPUT	__builtin_popcount (x)

   for which targets have instructions, or tables that are faster; of 64 bits,
   too.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "transform/tune/idioms.h"

namespace {

/* True if X is the number whose bytes are all BYTE.  */

bool
bytes_p (tree x, unsigned byte)
{
  tree c = literal (x);
  if (!c || TREE_CODE (c) != INTEGER_CST)
    return false;
  for (unsigned i = 0; i < TYPE_PRECISION (TREE_TYPE (c)); i += 8)
    if (wi::extract_uhwi (wi::to_wide (c), i, 8) != byte)
      return false;
  return true;
}

/* The operands of X = A CODE B; false if it is not made so.  */

bool
operands_of (tree x, enum tree_code code, tree *a, tree *b)
{
  gassign *s = made_by (original (x), code);
  if (!s)
    return false;
  *a = original (gimple_assign_rhs1 (s));
  *b = original (gimple_assign_rhs2 (s));
  return true;
}

/* What X is when its bits that are not in MASK, bytes, are cleared; null if
   that is not how X is made.  */

tree
masked (tree x, unsigned mask)
{
  tree a, b;
  if (!operands_of (x, BIT_AND_EXPR, &a, &b))
    return NULL_TREE;
  if (bytes_p (a, mask))
    std::swap (a, b);
  return bytes_p (b, mask) ? a : NULL_TREE;
}

/* What X is shifted from by N bits to the right, or null.  */

tree
shifted (tree x, unsigned n)
{
  tree a, b;
  return (x && operands_of (x, RSHIFT_EXPR, &a, &b) && literal (b)
	  && wi::to_wide (literal (b)) == n ? a : NULL_TREE);
}

/* X if it is (X & MASK) + (X >> N & MASK); else null.  */

tree
added (tree x, unsigned n, unsigned mask)
{
  tree a, b;
  if (!operands_of (x, PLUS_EXPR, &a, &b))
    return NULL_TREE;
  for (unsigned i = 0; i < 2; i++, std::swap (a, b))
    {
      tree low = masked (a, mask), high = shifted (masked (b, mask), n);
      if (low && low == high)
	return low;
    }
  return NULL_TREE;
}

/* The number of which the counts of pairs of bits are X, or null.  */

tree
pairs_of (tree x)
{
  tree a, b;
  if (operands_of (x, MINUS_EXPR, &a, &b)
      && shifted (masked (b, 0x55), 1) == a)
    return a;
  return added (x, 1, 0x55);
}

/* That of which the counts of bytes are X.  */

tree
bytes_of (tree x)
{
  tree a, b, sum = masked (x, 0x0f);
  if (sum && operands_of (sum, PLUS_EXPR, &a, &b))
    {
      if (shifted (a, 4) == b)
	std::swap (a, b);
      return shifted (b, 4) == a ? a : NULL_TREE;
    }
  return added (x, 4, 0x0f);
}

/* The number whose bits X is how many of, or null.  */

tree
counted (tree x)
{
  tree a, b;
  unsigned bits = bits_of (x);
  tree product = shifted (x, bits - 8);
  if (!product || !operands_of (product, MULT_EXPR, &a, &b))
    return NULL_TREE;
  if (bytes_p (a, 1))
    std::swap (a, b);
  if (!bytes_p (b, 1))
    return NULL_TREE;
  tree nibbles = bytes_of (a);
  tree pairs = nibbles ? added (nibbles, 2, 0x33) : NULL_TREE;
  return pairs ? pairs_of (pairs) : NULL_TREE;
}

} // anonymous namespace

bool
find_counted_bits (gimple_stmt_iterator *g)
{
  tree lhs = gimple_assign_lhs (gsi_stmt (*g));
  if (!varying_p (lhs) || !integer_p (lhs) || !TYPE_UNSIGNED (TREE_TYPE (lhs))
      || (bits_of (lhs) != 32 && bits_of (lhs) != 64))
    return false;
  tree x = counted (lhs);
  if (!x || TREE_CODE (x) != SSA_NAME || !integer_p (x)
      || !TYPE_UNSIGNED (TREE_TYPE (x)) || bits_of (x) != bits_of (lhs)
      || !shape_equal_p (overlay_shape (x), overlay_shape (lhs)))
    return false;
  tree arg = bits_of (x) == 32 ? unsigned_type_node
	     : long_long_unsigned_type_node;
  tree fn = builtin_decl_implicit (bits_of (x) == 32 ? BUILT_IN_POPCOUNT
				   : BUILT_IN_POPCOUNTLL);
  if (!fn)
    return false;
  tree y = new_operation (g, arg, NOP_EXPR, x);
  gcall *call = gimple_build_call (fn, 1, y);
  tree n = make_ssa_name (integer_type_node);
  gimple_call_set_lhs (call, n);
  gimple_set_location (call, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, call, GSI_SAME_STMT);
  overlay_set_shape (n, overlay_shape (lhs));
  replace_by (g, n);
  return true;
}

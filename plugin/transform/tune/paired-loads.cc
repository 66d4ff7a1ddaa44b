/* Neighbours that each lane loads from a place of its own.

   INPUT	z = w[j * step];	(a complex number, by an unknown step)
		... = REALPART_EXPR <z>, ... = IMAGPART_EXPR <z>

   OUTPUT	unsigned long p = *(unsigned long *) &w[j * step];
		... = (float) (unsigned) p, ... = (float) (unsigned) (p >> 32)

   where (float) is the same bits, seen as a number.  What no vector holds is
   loaded lane by lane, and so once instead of twice; and what is left is one
   vector in another order, which may be what is wanted as it is
   (cancelled-permutations.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/reference-strides.h"
#include "analysis/same-value.h"
#include "emit/lanes.h"
#include "transform/tune/idioms.h"

namespace {

enum
{
  HALF_BYTES = 4,
  NEAR_BYTES = 32 * HALF_BYTES	/* Lanes that are no farther apart are loaded
				   as vectors (interleaved-groups.cc).  */
};

/* True if the lanes of REF, of shape S, are far apart, or by no known number
   of bytes.  */

bool
scattered_p (tree ref, const struct shape *s)
{
  struct affine a;
  bool near = false;
  mpz_t by;
  affine_init (&a);
  mpz_init (by);
  if (reference_strides (ref, &a))
    for (unsigned d = 0; d < SHAPE_RANK && !near; d++)
      near = !extent_one_p (&s->dim[d])
	     && poly_constant_p (&a.stride[d], by)
	     && mpz_cmpabs_ui (by, NEAR_BYTES) <= 0;
  mpz_clear (by);
  affine_clear (&a);
  return !near;
}

/* True if STMT loads a number of HALF_BYTES in each lane from a place of its
   own.  */

bool
half_p (gimple *stmt)
{
  word w;
  if (!gimple_assign_load_p (stmt) || gimple_has_volatile_ops (stmt))
    return false;
  tree x = gimple_assign_lhs (stmt), ref = gimple_assign_rhs1 (stmt);
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x)
      || (!INTEGRAL_TYPE_P (TREE_TYPE (x))
	  && !SCALAR_FLOAT_TYPE_P (TREE_TYPE (x)))
      || !tree_int_cst_equal (TYPE_SIZE (TREE_TYPE (x)),
			      bitsize_int (HALF_BYTES * BITS_PER_UNIT))
      || !type_has_mode_precision_p (TREE_TYPE (x))
      || !lanes_element_type (TREE_TYPE (x)))
    return false;
  struct shape own = overlay_address_shape (ref);
  return shape_equal_p (&own, overlay_shape (x)) && !shape_scalable_p (&own)
	 && find_address (stmt, &w) && scattered_p (ref, &own);
}

/* Let LOAD assign the half of X, a word that is loaded in front of AT, that is
   SHIFT bits above its lower end.  */

void
take_half (gimple *load, gimple *at, tree x, unsigned shift)
{
  tree lhs = gimple_assign_lhs (load), type = TREE_TYPE (lhs);
  tree bits = lanes_element_type (build_nonstandard_integer_type
				  (HALF_BYTES * BITS_PER_UNIT, 1));
  gimple_stmt_iterator g = gsi_for_stmt (at);
  if (shift)
    x = new_operation (&g, TREE_TYPE (x), RSHIFT_EXPR, x,
		       build_int_cst (integer_type_node, shift));
  x = new_operation (&g, bits, NOP_EXPR, x);
  g = gsi_for_stmt (load);
  gimple_set_vuse (load, NULL_TREE);
  if (INTEGRAL_TYPE_P (type))
    gimple_assign_set_rhs_with_ops (&g, NOP_EXPR, x);
  else
    gimple_assign_set_rhs_with_ops (&g, VIEW_CONVERT_EXPR,
				    build1 (VIEW_CONVERT_EXPR, type, x));
  update_stmt (gsi_stmt (g));
}

/* If OTHER loads what is behind what LOAD loads, or before it, load both.  */

bool
join_halves (gimple *load, gimple *other)
{
  gimple *pair[2] = { load, other };
  HOST_WIDE_INT distance;
  word w;
  if (!shape_equal_p (overlay_shape (gimple_assign_lhs (load)),
		      overlay_shape (gimple_assign_lhs (other)))
      || !reference_distance (gimple_assign_rhs1 (other),
			      gimple_assign_rhs1 (load), &distance)
      || absu_hwi (distance) != HALF_BYTES
      || !loads_together_p (pair, 2) || !find_address (load, &w))
    return false;
  bool lower = distance > 0;
  w.n = 2 * HALF_BYTES;
  if (!lower)
    w.behind -= (int) HALF_BYTES;
  tree x = load_word (&w);
  take_half (other, load, x, lower ? HALF_BYTES * BITS_PER_UNIT : 0);
  take_half (load, load, x, lower ? 0 : HALF_BYTES * BITS_PER_UNIT);
  return true;
}

/* If OTHER loads what LOAD does, let it be that.  */

bool
join_equals (gimple *load, gimple *other)
{
  gimple *pair[2] = { load, other };
  tree a = gimple_assign_lhs (load), b = gimple_assign_lhs (other);
  if (!types_compatible_p (TREE_TYPE (a), TREE_TYPE (b))
      || !shape_equal_p (overlay_shape (a), overlay_shape (b))
      || !same_place_p (gimple_assign_rhs1 (load), gimple_assign_rhs1 (other))
      || !loads_together_p (pair, 2))
    return false;
  gimple_stmt_iterator g = gsi_for_stmt (other);
  gimple_set_vuse (other, NULL_TREE);
  gimple_assign_set_rhs_from_tree (&g, a);
  update_stmt (gsi_stmt (g));
  return true;
}

/* Let JOIN, which says if it has, join each half that lanes load in BB with
   one before it; if ONCE, no more than one with each.  */

void
join_loads (basic_block bb, bool (*join) (gimple *, gimple *), bool once)
{
  enum { MOST_WAITING = 16 };
  auto_vec<gimple *> waiting;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      gimple *stmt = gsi_stmt (g);
      if (!half_p (stmt))
	continue;
      unsigned i = 0;
      while (i < waiting.length () && !join (waiting[i], stmt))
	i++;
      if (i == waiting.length () && i < MOST_WAITING)
	waiting.safe_push (stmt);
      else if (i < waiting.length () && once)
	waiting.ordered_remove (i);
    }
}

} // anonymous namespace

void
find_paired_loads (void)
{
  basic_block bb;
  if (!optimize || BYTES_BIG_ENDIAN || STRICT_ALIGNMENT || lanes_emulate
      || UNITS_PER_WORD < 2 * HALF_BYTES || lanes_single_p (HALF_BYTES))
    return;
  FOR_EACH_BB_FN (bb, cfun)
    {
      join_loads (bb, join_equals, false);
      join_loads (bb, join_halves, true);
    }
}

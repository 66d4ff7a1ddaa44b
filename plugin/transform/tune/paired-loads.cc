/* Neighbours that each lane loads from a place of its own.

   INPUT	z = w[j * step];	(a complex number, by an unknown step)
		... = REALPART_EXPR <z>, ... = IMAGPART_EXPR <z>

   OUTPUT	unsigned long p = *(unsigned long *) &w[j * step];
		... = (float) (unsigned) p, ... = (float) (unsigned) (p >> 32)

   where (float) is the same bits, seen as a number.  What no vector holds is
   loaded lane by lane, and so once instead of twice; and what is left is one
   vector in another order, which may be what is wanted as it is
   (cancelled-permutations.cc).  Bytes become words of two, which may be halves
   of one of four.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/reference-strides.h"
#include "analysis/same-value.h"
#include "emit/lanes.h"
#include "emit/tensor/tensor.h"
#include "transform/tune/idioms.h"

namespace {

/* Lanes so many elements apart are loaded as vectors
   (interleaved-groups.cc).  */
enum { NEAR = 32 };

/* True if the lanes of REF, of shape S and BYTES bytes, are far apart, or by
   no known number of bytes.  */

bool
scattered_p (tree ref, const struct shape *s, unsigned bytes)
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
	     && mpz_cmpabs_ui (by, NEAR * bytes) <= 0;
  mpz_clear (by);
  affine_clear (&a);
  return !near;
}

/* The bytes of what STMT loads or has loaded.  */

unsigned
bytes_of (gimple *stmt)
{
  return tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (gimple_assign_lhs (stmt))));
}

/* True if REF is in a variable that may be a table, or behind a pointer to
   one: its elements are looked up one by one.  */

bool
in_table_p (tree ref)
{
  tree base = get_base_address (ref);
  tree size = base && DECL_P (base) ? DECL_SIZE_UNIT (base) : NULL_TREE;
  return behind_table_p (ref)
	 || (size && tree_fits_uhwi_p (size)
	     && tree_to_uhwi (size) <= MAX_TABLE_BYTES);
}

/* True if STMT loads a number of BYTES in each lane from a place of its
   own.  */

bool
half_p (gimple *stmt, unsigned bytes)
{
  word w;
  if (!gimple_assign_load_p (stmt) || gimple_has_volatile_ops (stmt))
    return false;
  tree x = gimple_assign_lhs (stmt), ref = gimple_assign_rhs1 (stmt);
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x)
      || (!INTEGRAL_TYPE_P (TREE_TYPE (x))
	  && !SCALAR_FLOAT_TYPE_P (TREE_TYPE (x)))
      || !tree_int_cst_equal (TYPE_SIZE (TREE_TYPE (x)),
			      bitsize_int (bytes * BITS_PER_UNIT))
      || !type_has_mode_precision_p (TREE_TYPE (x))
      || !lanes_element_type (TREE_TYPE (x)))
    return false;
  struct shape own = overlay_address_shape (ref);
  return shape_equal_p (&own, overlay_shape (x)) && !shape_scalable_p (&own)
	 && find_address (stmt, &w) && scattered_p (ref, &own, bytes)
	 && !in_table_p (ref);
}

/* Let LOAD assign the half of X, a word that is loaded in front of AT, that is
   SHIFT bits above its lower end.  */

void
take_half (gimple *load, gimple *at, tree x, unsigned shift)
{
  tree lhs = gimple_assign_lhs (load), type = TREE_TYPE (lhs);
  tree bits = lanes_element_type (build_nonstandard_integer_type
				  (bytes_of (load) * BITS_PER_UNIT, 1));
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
  unsigned bytes = bytes_of (load);
  word w;
  if (!shape_equal_p (overlay_shape (gimple_assign_lhs (load)),
		      overlay_shape (gimple_assign_lhs (other)))
      || !reference_distance (gimple_assign_rhs1 (other),
			      gimple_assign_rhs1 (load), &distance)
      || absu_hwi (distance) != bytes
      || !loads_together_p (pair, 2) || !find_address (load, &w))
    return false;
  bool lower = distance > 0;
  w.n = 2 * bytes;
  if (!lower)
    w.behind -= (int) bytes;
  tree x = load_word (&w);
  take_half (other, load, x, lower ? bytes * BITS_PER_UNIT : 0);
  take_half (load, load, x, lower ? 0 : bytes * BITS_PER_UNIT);
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

/* Let JOIN, which says if it has, join each half of BYTES that lanes load in
   BB with one before it; if ONCE, no more than one with each.  */

void
join_loads (basic_block bb, unsigned bytes, bool (*join) (gimple *, gimple *),
	    bool once)
{
  enum { MOST_WAITING = 16 };
  auto_vec<gimple *> waiting;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      gimple *stmt = gsi_stmt (g);
      if (!half_p (stmt, bytes))
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
  if (!optimize || BYTES_BIG_ENDIAN || STRICT_ALIGNMENT || lanes_emulate)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (unsigned bytes = 1; 2 * bytes <= UNITS_PER_WORD; bytes *= 2)
      if (!lanes_single_p (bytes))
	{
	  join_loads (bb, bytes, join_equals, false);
	  join_loads (bb, bytes, join_halves, true);
	}
}

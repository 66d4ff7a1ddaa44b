/* Vectors of which only the first lanes exist in memory.

   They are moved in one masked access where masks are cheap, else in powers of
   two: 7 floats are

	_1 = MEM <vector(4) float> [p];
	_2 = MEM <unsigned long> [p + 16];
	_3 = MEM <unsigned int> [p + 24];

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"

static place
place_after (const mem_access *x, const place &at, unsigned lanes)
{
  place p = { at.row, at.off_bytes + (HOST_WIDE_INT) lanes * x->es };

  return p;
}

/* Load the run of C elements at AT as an unsigned integer of the size of W
   elements, at most 8 bytes.  */

tree
load_unit (mem_access *x, const place &at, unsigned w, unsigned c)
{
  emitter *e = x->e;
  tree type = unsigned_of_bytes (w * x->es), lo, hi;

  if (c == 0)
    return build_zero_cst (type);
  if (c == w)
    return emit_rhs (e, type, access_ref (x, at, type));
  lo = gimple_convert (&e->seq, e->loc, type,
		       load_unit (x, at, w / 2, MIN (c, w / 2)));
  if (c <= w / 2)
    return lo;
  hi = gimple_convert (&e->seq, e->loc, type,
		       load_unit (x, place_after (x, at, w / 2), w / 2,
				  c - w / 2));
  hi = gimple_build (&e->seq, e->loc, LSHIFT_EXPR, type, hi,
		     build_int_cst (unsigned_type_node,
				    w / 2 * x->es * BITS_PER_UNIT));
  return gimple_build (&e->seq, e->loc, BIT_IOR_EXPR, type, lo, hi);
}

/* The first C elements at AT, in powers of two.  */

static tree
load_first_chunks (mem_access *x, const place &at, unsigned w, unsigned c)
{
  tree vtype = build_vector_type (x->elt, w), type;
  unsigned unit;
  tree value[16];

  if (c == 0)
    return build_zero_cst (vtype);
  if (c == w)
    return load_vector (x, at, vtype, all_lanes);
  if (w * x->es > 16)
    {
      tree half[2];

      half[0] = load_first_chunks (x, at, w / 2, MIN (c, w / 2));
      half[1] = load_first_chunks (x, place_after (x, at, w / 2), w / 2,
				   c - MIN (c, w / 2));
      return emit_join (x->e, half, 2);
    }
  /* Units filled in part are put together by shifts: little endian.  */
  for (unit = MAX (8 / x->es, 1u); BYTES_BIG_ENDIAN && c % unit; unit /= 2)
    ;
  type = unit == 1 ? x->elt : unsigned_of_bytes (unit * x->es);
  for (unsigned i = 0; i < w / unit; i++)
    {
      place p = place_after (x, at, i * unit);
      unsigned left = c > i * unit ? c - i * unit : 0;

      if (left && unit == 1)
	value[i] = emit_rhs (x->e, type, access_ref (x, p, type));
      else if (left)
	value[i] = load_unit (x, p, unit, MIN (left, unit));
      else
	value[i] = build_zero_cst (type);
    }
  return emit_view (x->e, vtype,
		    emit_vector_of (x->e, type, w / unit, value));
}

/* Load the first C elements of a vector of VTYPE that would start at AT; not
   a byte more.  */

tree
load_first (mem_access *x, const place &at, tree vtype, unsigned c)
{
  unsigned w = vector_lanes (vtype);

  if (c == w)
    return load_vector (x, at, vtype, all_lanes);
  if ((!pow2p_hwi (c) || lengths_p ()) && masked_access_p (vtype, false))
    return load_vector (x, at, vtype, lengths_of_first (vtype, c));
  return load_first_chunks (x, at, w, c);
}

/* The last step of store_first: 16 bytes V, C elements of them.  */

static void
store_units (mem_access *x, const place &at, tree v, unsigned c)
{
  for (unsigned bytes = 8, done = 0; done < c && bytes >= x->es; bytes /= 2)
    if (c - done >= bytes / x->es)
      {
	tree type = bytes == x->es ? x->elt : unsigned_of_bytes (bytes);
	tree all = emit_view (x->e, build_vector_type (type, 16 / bytes), v);
	place p = place_after (x, at, done);

	emit_store (x, access_ref (x, p, type),
		    emit_bits (x->e, type, all,
			       done * x->es * BITS_PER_UNIT));
	done += bytes / x->es;
	/* Twice 8 bytes would have been one vector.  */
      }
}

static void
store_first_chunks (mem_access *x, const place &at, tree v, unsigned c)
{
  unsigned w = vector_lanes (TREE_TYPE (v)), half = MIN (c, w / 2);

  if (c == w)
    store_vector (x, at, v, all_lanes);
  else if (w * x->es <= 16)
    store_units (x, at, v, c);
  else
    {
      store_first_chunks (x, at, part_subvector (x->e, v, 0, w / 2), half);
      if (c > half)
	store_first_chunks (x, place_after (x, at, half),
			    part_subvector (x->e, v, w / 2, w / 2), c - half);
    }
}

/* Store the first C elements of V to AT; not a byte more.  */

void
store_first (mem_access *x, const place &at, tree v, unsigned c)
{
  tree vtype = TREE_TYPE (v);

  if (c < vector_lanes (vtype) && (!pow2p_hwi (c) || lengths_p ())
      && masked_access_p (vtype, true) && masks_cheap_p (vtype))
    store_vector (x, at, v, lengths_of_first (vtype, c));
  else
    store_first_chunks (x, at, v, c);
}

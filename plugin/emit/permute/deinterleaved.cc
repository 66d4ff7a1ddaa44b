/* Wide elements made from narrow ones, the even lanes and the odd lanes apart.

   INPUT	parts of 64 bytes			b0 b1 b2 b3 …
   OUTPUT	for each two parts of 32 words		b0 b2 …   b1 b3 …

   Widening this way is a mask and a shift, narrowing a shift and an or, none
   of which leaves its word; in lane order both move bytes across the vector.
   Operations lane by lane do not mind the order.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute-private.h"

bool
lanes_deinterleave_p (unsigned es, poly_uint64 n)
{
  unsigned width = lanes_width (es, n), wide = lanes_width (2 * es, n);

  return !lanes_scalable_p (n)
	 && !BYTES_BIG_ENDIAN && es <= 2 && width == 2 * wide
	 && lanes_count (n) % width == 0
	 && VECTOR_MODE_P (TYPE_MODE (part_vector_type
				      (integer_element (16 * es, true),
				       wide)));
}

static tree
part_shift (emitter *e, enum tree_code code, tree v, unsigned bits)
{
  return part_binary (e, code, TREE_TYPE (v), v,
		      build_int_cst (unsigned_type_node, bits));
}

lanes *
lanes_deinterleave (emitter *e, lanes *a, tree elt)
{
  unsigned bits = a->es * 8;
  lanes *r = lanes_new (elt, 0, a->n);
  tree type = part_vector_type (integer_element (2 * bits,
						 TYPE_UNSIGNED (a->elt)),
				a->width / 2);
  tree to = lanes_part_type (elt, 0, a->n);

  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree v = part_view (e, type, a->part[i]), even;

      if (TYPE_UNSIGNED (a->elt))
	even = part_binary (e, BIT_AND_EXPR, type, v,
			    part_splat (e, type,
					build_int_cst (TREE_TYPE (type),
						       (1u << bits) - 1)));
      else
	even = part_shift (e, RSHIFT_EXPR,
			   part_shift (e, LSHIFT_EXPR, v, bits), bits);
      r->part[2 * i] = part_view (e, to, even);
      r->part[2 * i + 1]
	= part_view (e, to, part_shift (e, RSHIFT_EXPR, v, bits));
    }
  return r;
}

/* V shifted to the left by BITS.  What has been shifted to the right by as
   many needs no shift.  */

static tree
shifted_up (emitter *e, tree v, unsigned bits)
{
  tree type = TREE_TYPE (v), x = v;
  gassign *def = NULL;
  while (TREE_CODE (x) == SSA_NAME
	 && (def = dyn_cast <gassign *> (SSA_NAME_DEF_STMT (x)))
	 && gimple_assign_rhs_code (def) == VIEW_CONVERT_EXPR)
    x = TREE_OPERAND (gimple_assign_rhs1 (def), 0);
  if (def && gimple_assign_rhs_code (def) == RSHIFT_EXPR
      && tree_int_cst_equal (TYPE_SIZE (TREE_TYPE (TREE_TYPE (x))),
			     TYPE_SIZE (TREE_TYPE (type))))
    {
      tree by = gimple_assign_rhs2 (def);
      if (TREE_CODE (by) == VECTOR_CST)
	by = uniform_vector_p (by);
      if (by && TREE_CODE (by) == INTEGER_CST && wi::to_wide (by) == bits)
	{
	  tree upper = build_int_cst (TREE_TYPE (type),
				      HOST_WIDE_INT_M1U << bits);
	  return part_binary (e, BIT_AND_EXPR, type,
			      part_view (e, type, gimple_assign_rhs1 (def)),
			      part_splat (e, type, upper));
	}
    }
  return part_shift (e, LSHIFT_EXPR, v, bits);
}

lanes *
lanes_merge (emitter *e, lanes *a, tree elt, bool fits)
{
  lanes *r = lanes_new (elt, 0, a->n);
  unsigned bits = r->es * 8;
  tree num = integer_element (2 * bits, true);
  tree type = part_vector_type (num, a->width);
  tree to = lanes_part_type (elt, 0, a->n);

  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree even = part_view (e, type, a->part[2 * i]);
      tree odd = part_view (e, type, a->part[2 * i + 1]);

      if (!fits)
	even = part_binary (e, BIT_AND_EXPR, type, even,
			    part_splat (e, type,
					build_int_cst (num,
						       (1u << bits) - 1)));
      odd = shifted_up (e, odd, bits);
      r->part[i] = part_view (e, to, part_binary (e, BIT_IOR_EXPR, type, even,
						  odd));
    }
  return r;
}

lanes *
lanes_in_order (emitter *e, lanes *a)
{
  struct lanemap map;
  unsigned pair = 2 * a->width, n = lanes_count (a->n);

  lanemap_init (&map, n, n);
  for (unsigned k = 0; k < n; k++)
    map.from[k] = k / pair * pair + k % 2 * a->width + k % pair / 2;
  lanes *r = lanes_permute (e, a, &map);
  lanemap_clear (&map);
  return r;
}

/* Values: all lanes the same, constants, from scalars, seen as another type.

   INPUT	scalars, constants
   OUTPUT	lanes, cut into parts as layout.cc says

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"

tree
lanes_constant_lane (const lanes *a, unsigned k)
{
  tree v = a->part[k / a->width];

  return TREE_CODE (v) == VECTOR_CST ? vector_cst_elt (v, k % a->width)
				     : NULL_TREE;
}

bool
lanes_constant_p (const lanes *a)
{
  for (unsigned i = 0; i < a->nparts; i++)
    if (TREE_CODE (a->part[i]) != VECTOR_CST
	|| (lanes_scalable_p (a->n) && !uniform_vector_p (a->part[i])))
      return false;
  return true;
}

bool
lanes_uniform_p (const lanes *b)
{
  if (lanes_single_p (b->es))
    return false;
  for (unsigned i = 0; i < b->nparts; i++)
    {
      if (!operand_equal_p (b->part[i], b->part[0], 0))
	return false;
      tree v = b->part[i];
      if (TREE_CODE (v) == SSA_NAME && is_gimple_assign (SSA_NAME_DEF_STMT (v))
	  && gimple_assign_rhs_code (SSA_NAME_DEF_STMT (v)) == CONSTRUCTOR)
	v = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (v));
      if (TREE_CODE (v) == SSA_NAME || !uniform_vector_p (v))
	return false;
    }
  return true;
}

tree
scalar_boolean (emitter *e, tree value)
{
  if (TREE_CODE (TREE_TYPE (value)) == BOOLEAN_TYPE)
    return gimple_convert (&e->seq, e->loc, boolean_type_node, value);
  return part_binary (e, NE_EXPR, boolean_type_node, value,
		      build_zero_cst (TREE_TYPE (value)));
}

static tree
scalar_element (emitter *e, tree elt, tree value)
{
  return TREE_CODE (elt) == BOOLEAN_TYPE ? scalar_boolean (e, value)
	 : gimple_convert (&e->seq, e->loc, elt, value);
}

lanes *
scalar_splat (emitter *e, tree elt, unsigned es, unsigned n, tree value)
{
  lanes *r = lanes_new (elt, es, n);
  tree x = scalar_element (e, elt, value);

  for (unsigned k = 0; k < n; k++)
    r->part[k] = x;
  return r;
}

lanes *
scalar_from (emitter *e, tree elt, unsigned n, const tree *value)
{
  lanes *r = lanes_new (elt, 1, n);

  for (unsigned k = 0; k < n; k++)
    r->part[k] = value[k] ? scalar_element (e, elt, value[k])
		 : build_zero_cst (elt);
  return r;
}

lanes *
scalar_from_vector (emitter *e, tree elt, unsigned n, tree v)
{
  lanes *r = lanes_new (elt, 1, n);

  for (unsigned k = 0; k < n; k++)
    r->part[k] = part_view (e, elt, part_extract (e, v, k));
  return r;
}

static lanes *
splat_mask (emitter *e, unsigned es, poly_uint64 n, tree value)
{
  lanes *r = lanes_new (boolean_type_node, es, n);
  tree type = lanes_part_type (boolean_type_node, es, n), v;

  if (TREE_CODE (TREE_TYPE (value)) != BOOLEAN_TYPE)
    value = part_binary (e, NE_EXPR, boolean_type_node, value,
			 build_zero_cst (TREE_TYPE (value)));
  if (TREE_CODE (value) == INTEGER_CST)
    v = constant_boolean_node (!integer_zerop (value), type);
  else
    {
      bool bits_p = mask_form (type) == MASK_BITS;
      tree num = integer_element (bits_p ? MAX (r->width, 8u) : es * 8,
				  bits_p);

      value = gimple_convert (&e->seq, e->loc, num, value);
      value = part_unary (e, NEGATE_EXPR, num, value);
      if (bits_p)
	v = part_view (e, type, value);
      else
	v = part_mask_from_integers
	  (e, part_splat (e, lanes_part_type (num, es, n), value));
    }
  for (unsigned i = 0; i < r->nparts; i++)
    r->part[i] = v;
  return r;
}

lanes *
lanes_splat (emitter *e, tree elt, unsigned es, poly_uint64 n, tree value)
{
  bool is_mask = TREE_CODE (elt) == BOOLEAN_TYPE;
  lanes *r;
  tree v;

  if (lanes_single_p (is_mask ? es : lanes_bytes (elt)))
    return scalar_splat (e, elt, es, lanes_count (n), value);
  if (is_mask)
    return splat_mask (e, es, n, value);
  r = lanes_new (elt, es, n);
  v = part_splat (e, lanes_part_type (elt, es, n), value);
  for (unsigned i = 0; i < r->nparts; i++)
    r->part[i] = v;
  return r;
}

lanes *
lanes_constant (tree elt, unsigned n, const vec<tree> &value)
{
  lanes *r = lanes_new (elt, 1, n);
  bool is_mask = TREE_CODE (elt) == BOOLEAN_TYPE;

  if (lanes_single_p (r->es))
    {
      emitter none = { NULL, UNKNOWN_LOCATION };
      return scalar_from (&none, elt, n, value.address ());
    }

  tree type = lanes_part_type (elt, r->es, n);

  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree_vector_builder builder (type, r->width, 1);

      for (unsigned k = 0; k < r->width; k++)
	{
	  unsigned lane = i * r->width + k;
	  tree c = lane < n ? value[lane] : NULL_TREE;

	  if (!c)
	    c = build_zero_cst (TREE_TYPE (type));
	  else if (is_mask)
	    c = build_int_cst (TREE_TYPE (type), integer_zerop (c) ? 0 : -1);
	  else
	    c = fold_convert (TREE_TYPE (type), c);
	  builder.quick_push (c);
	}
      r->part[i] = builder.build ();
    }
  return r;
}

/* The bits of a lane of what DATA says.  */

struct viewed
{
  lanes *a;
  tree elt;
};

static tree
view_lane (emitter *e, unsigned k, void *data)
{
  const viewed *from = (const viewed *) data;

  return part_view (e, from->elt, lanes_extract (e, from->a, k));
}

lanes *
lanes_view (emitter *e, lanes *a, tree elt)
{
  viewed from = { a, elt };
  lanes *r;
  tree type;

  if (a->elt == elt)
    return a;
  if (lanes_bytes (elt) != a->es)
    return lanes_map_scalars (e, elt, lanes_count (a->n), view_lane, &from);
  r = lanes_new (elt, a->es, a->n);
  type = lanes_part_type (elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = part_view (e, type, a->part[i]);
  if (a->unpacked)
    {
      r->unpacked = lanes_new (a->unpacked->elt, a->unpacked->es, a->n);
      type = part_vector_type (elt, lanes_part_lanes (a->unpacked->es, a->n));
      for (unsigned i = 0; i < a->unpacked->nparts; i++)
	r->unpacked->part[i] = part_view (e, type, a->unpacked->part[i]);
    }
  return r;
}

tree
lanes_extract (emitter *e, lanes *a, unsigned k)
{
  tree v = a->part[k / a->width], type = TREE_TYPE (v), x;

  if (lanes_single_p (a->es))
    return v;
  if (!mask_p (a))
    return part_extract (e, v, k % a->width);
  if (TREE_CODE (v) == VECTOR_CST)
    return constant_boolean_node (!integer_zerop (vector_cst_elt
						  (v, k % a->width)),
				  boolean_type_node);
  if (mask_form (type) == MASK_BITS)
    {
      tree num = integer_element (MAX (a->width, 8u), true);

      x = part_binary (e, RSHIFT_EXPR, num, part_view (e, num, v),
		       build_int_cst (integer_type_node, k % a->width));
      x = part_binary (e, BIT_AND_EXPR, num, x, build_one_cst (num));
    }
  else
    x = part_extract (e, part_mask_to_integers (e, v, a->es), k % a->width);
  return part_binary (e, NE_EXPR, boolean_type_node, x,
		      build_zero_cst (TREE_TYPE (x)));
}

lanes *
lanes_from_scalars (emitter *e, tree elt, unsigned n, tree *value)
{
  bool is_mask = TREE_CODE (elt) == BOOLEAN_TYPE;

  if (lanes_single_p (is_mask ? 1 : lanes_bytes (elt)))
    return scalar_from (e, elt, n, value);

  tree num = is_mask ? unsigned_intQI_type_node : elt;
  lanes *r = lanes_new (num, 1, n);
  tree type = lanes_part_type (num, 1, n);

  for (unsigned i = 0; i < r->nparts; i++)
    {
      auto_vec<tree> scalar (r->width);

      for (unsigned k = 0; k < r->width; k++)
	scalar.quick_push (i * r->width + k < n ? value[i * r->width + k]
						: NULL_TREE);
      r->part[i] = part_from_scalars (e, type, scalar.address ());
    }
  if (!is_mask)
    return r;

  lanes *m = lanes_new (elt, 1, n);
  for (unsigned i = 0; i < r->nparts; i++)
    m->part[i] = part_compare (e, NE_EXPR, r->part[i], build_zero_cst (type));
  return m;
}

lanes *
lanes_map_scalars (emitter *e, tree elt, unsigned n,
		   tree (*op) (emitter *, unsigned, void *), void *data)
{
  auto_vec<tree> value (n);

  for (unsigned k = 0; k < n; k++)
    value.quick_push (op (e, k, data));
  return lanes_from_scalars (e, elt, n, value.address ());
}

lanes *
scalable_hide (emitter *e, lanes *a)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = CONSTANT_CLASS_P (a->part[i]) ? a->part[i]
		 : part_hide_vector (e, a->part[i]);
  return r;
}

/* Addresses of memory references: a base, strides, and offsets per lane.

   INPUT	p_1[i_2].y	i_2: base _3, stride 1
   OUTPUT	base &p_1[_3].y, stride sizeof *p_1

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/demanded-bits.h"
#include "transform/render/render-private.h"

/* An address while it is put together: everything in bytes.  */
struct address
{
  tree base;			/* Pointer.  */
  tree bytes;			/* Integer of sizetype to add, or null.  */
  struct affine affine;		/* Strides.  */
  lanes *offset;		/* Offsets per lane in units of SCALE bytes, or
				   null; of any width, extended by their
				   sign.  */
  unsigned scale;
  HOST_WIDE_INT *places;	/* Bytes known for each lane, or null;  */
  bool patterns;		/* if there may be any.  */
};

static void
add_bytes (emitter *e, address *a, tree b)
{
  b = gimple_convert (&e->seq, e->loc, sizetype, b);
  a->bytes = a->bytes ? gimple_build (&e->seq, e->loc, PLUS_EXPR, sizetype,
				      a->bytes, b) : b;
}

/* O * SCALE as 64-bit integers.  */

static lanes *
byte_offsets (emitter *e, lanes *o, unsigned scale)
{
  tree wide = value_wide_type ();
  o = lanes_convert (e, o, wide);
  if (scale == 1)
    return o;
  return lanes_binary (e, MULT_EXPR, o,
		       lanes_splat (e, wide, 0, o->n,
				    build_int_cst (wide, scale)), NULL);
}

static void
add_offset (emitter *e, address *a, lanes *o, unsigned scale)
{
  if (!a->offset)
    {
      a->offset = o;
      a->scale = scale;
      return;
    }
  a->offset = lanes_binary (e, PLUS_EXPR,
			    byte_offsets (e, a->offset, a->scale),
			    byte_offsets (e, o, scale), NULL);
  a->scale = 1;
}

/* The largest number of bytes that indices count.  */
enum { MAX_SCALE = 4096 };

/* If INDEX is a pattern in the lanes of S, add it times SIZE bytes to A.  */

static bool
add_pattern (emitter *e, address *a, tree index, tree size,
	     const struct shape *s)
{
  tree base;
  const HOST_WIDE_INT *at = (a->patterns && !a->offset
			     && TREE_CODE (size) == INTEGER_CST
			     && wi::ltu_p (wi::to_wide (size), MAX_SCALE + 1)
			     ? lane_pattern (e, index, s, &base) : NULL);
  if (!at)
    return false;
  unsigned n = shape_lanes (s);
  HOST_WIDE_INT bytes = tree_to_uhwi (size);
  base = gimple_convert (&e->seq, e->loc, sizetype, base);
  base = gimple_build (&e->seq, e->loc, PLUS_EXPR, sizetype, base,
		       build_int_cst (sizetype, at[0]));
  add_bytes (e, a, gimple_build (&e->seq, e->loc, MULT_EXPR, sizetype, base,
				 size));
  if (!a->places)
    {
      a->places = lanes_numbers (n);
      memset (a->places, 0, n * sizeof a->places[0]);
    }
  for (unsigned k = 0; k < n; k++)
    a->places[k] += (at[k] - at[0]) * bytes;
  return true;
}

/* Bring INDEX * *SCALE to the form of a narrower index: without the factors
   and the scalars in it, which go to *SCALE and to A, and without its
   extension.  Where it wraps around its factors must stay.  */

static tree
narrow_index (emitter *e, address *a, tree index, unsigned *scale)
{
  bool wide = TYPE_PRECISION (TREE_TYPE (index)) == 64;
  gimple *def = SSA_NAME_DEF_STMT (index);
  for (; wide && is_gimple_assign (def); def = SSA_NAME_DEF_STMT (index))
    {
      enum tree_code code = gimple_assign_rhs_code (def);
      tree x = gimple_assign_rhs1 (def), y = gimple_assign_rhs2 (def);
      tree factor = code == MULT_EXPR && varying_p (x) ? constant_value (y)
		    : NULL_TREE;
      if (factor && tree_fits_uhwi_p (factor) && !integer_zerop (factor)
	  && tree_to_uhwi (factor) <= MAX_SCALE / *scale)
	*scale *= tree_to_uhwi (factor);
      else if (code == PLUS_EXPR && varying_p (x) != varying_p (y))
	{
	  if (!varying_p (x))
	    std::swap (x, y);
	  tree bytes = value_base (e, y, value_wide_type ());
	  bytes = gimple_convert (&e->seq, e->loc, sizetype, bytes);
	  add_bytes (e, a, gimple_build (&e->seq, e->loc, MULT_EXPR, sizetype,
					 bytes, size_int (*scale)));
	}
      else
	break;
      index = x;
    }
  if (wide && gimple_assign_cast_p (def)
      && varying_p (gimple_assign_rhs1 (def))
      && INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_rhs1 (def)))
      && TREE_CODE (TREE_TYPE (gimple_assign_rhs1 (def))) != BOOLEAN_TYPE)
    index = gimple_assign_rhs1 (def);
  return index;
}

/* Add TERM * FACTOR * UNIT to SUM; false if its strides would have too many
   terms, or terms of too many factors.  */

static bool
add_product (struct affine *sum, const struct affine *term, tree factor,
	     unsigned unit)
{
  struct affine t, u;
  struct poly value;
  affine_init (&t);
  affine_init (&u);
  poly_init (&value);
  if (TREE_CODE (factor) == INTEGER_CST)
    poly_set_si (&value, tree_to_uhwi (factor));
  else
    poly_set_symbol (&value, SSA_NAME_VERSION (factor));
  bool ok = affine_mul (&t, term, &u, &value);
  poly_set_si (&value, unit);
  ok = ok && affine_mul (&t, &t, &u, &value) && affine_add (&t, &t, sum);
  if (ok)
    affine_set (sum, &t);
  poly_clear (&value);
  affine_clear (&u);
  affine_clear (&t);
  return ok;
}

/* Add INDEX * FACTOR * UNIT bytes to A, FACTOR an SSA name or a constant; the
   access has the shape S.  OCTET: see octet_index_p.  */

static void
add_index (emitter *e, address *a, tree index, tree factor, unsigned unit,
	   const struct shape *s, bool octet = false)
{
  tree size = gimple_convert (&e->seq, e->loc, sizetype, factor);
  size = gimple_build (&e->seq, e->loc, MULT_EXPR, sizetype, size,
		       size_int (unit));
  value_info *info = varying_p (index) ? overlay_info (index) : NULL;
  tree wide = value_wide_type ();
  if (!info
      || (info->affine
	  && (info->affine->exact || TYPE_PRECISION (TREE_TYPE (index)) == 64)
	  && add_product (&a->affine, info->affine, factor, unit)))
    {
      tree base = value_base (e, index, wide);
      base = gimple_convert (&e->seq, e->loc, sizetype, base);
      add_bytes (e, a, gimple_build (&e->seq, e->loc, MULT_EXPR, sizetype,
				     base, size));
      return;
    }
  if (add_pattern (e, a, index, size, s))
    return;
  lanes *v = octet && info->held
	     ? value_lanes_as (e, index, s, integer_element (8, true)) : NULL;
  if (TREE_CODE (size) == INTEGER_CST && tree_to_uhwi (size) <= MAX_SCALE)
    {
      unsigned scale = tree_to_uhwi (size);
      if (!v)
	v = value_lanes (e, narrow_index (e, a, index, &scale), s);
      add_offset (e, a, v, scale);
      return;
    }
  v = lanes_convert (e, v ? v : value_lanes (e, index, s), wide);
  lanes *m = lanes_splat (e, wide, 0, v->n,
			  gimple_convert (&e->seq, e->loc, wide, size));
  add_offset (e, a, lanes_binary (e, MULT_EXPR, v, m, NULL), 1);
}

/* Add the pointer OP.  */

static void
add_pointer (emitter *e, address *a, tree op, const struct shape *s)
{
  value_info *info = varying_p (op) ? overlay_info (op) : NULL;
  if (!info)
    {
      a->base = op;
      return;
    }
  if (info->affine && add_product (&a->affine, info->affine, size_one_node, 1))
    {
      a->base = rendered_as (op)->base;
      return;
    }
  /* A uniform pointer plus offsets: keep them apart.  */
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (is_gimple_assign (def)
      && gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR)
    {
      tree p = gimple_assign_rhs1 (def), o = gimple_assign_rhs2 (def);
      if (!varying_p (p) || overlay_info (p)->affine)
	{
	  add_pointer (e, a, p, s);
	  add_index (e, a, o, size_one_node, 1, s);
	  return;
	}
    }
  a->base = build_zero_cst (ptr_type_node);
  add_offset (e, a, value_lanes (e, op, s), 1);
}

/* Put together the address of REF, accessed with shape S.  */

static void
collect_address (emitter *e, tree ref, const struct shape *s, address *a)
{
  a->base = a->bytes = NULL_TREE;
  a->offset = NULL;
  a->places = NULL;
  a->scale = 1;
  affine_init (&a->affine);
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    switch (TREE_CODE (ref))
      {
      case ARRAY_REF:
      case ARRAY_RANGE_REF:
	{
	  tree low = array_ref_low_bound (ref);
	  tree factor = array_ref_element_size (ref);
	  unsigned unit = 1;
	  if (TREE_CODE (factor) != INTEGER_CST)
	    {
	      factor = TREE_OPERAND (ref, 3);
	      unit = TYPE_ALIGN_UNIT (TREE_TYPE (TREE_TYPE (TREE_OPERAND
							    (ref, 0))));
	    }
	  add_index (e, a, TREE_OPERAND (ref, 1), factor, unit, s,
		     octet_index_p (ref));
	  if (!integer_zerop (low))
	    {
	      tree minus = fold_build1 (NEGATE_EXPR, TREE_TYPE (low), low);
	      add_index (e, a, minus, factor, unit, s);
	    }
	}
	break;

      case COMPONENT_REF:
	{
	  tree field = TREE_OPERAND (ref, 1);
	  tree off = component_ref_field_offset (ref);
	  if (!is_gimple_val (off))
	    {
	      gimple_seq seq = NULL;
	      off = force_gimple_operand (off, &seq, true, NULL_TREE);
	      gimple_seq_add_seq (&e->seq, seq);
	    }
	  add_bytes (e, a, off);
	  add_bytes (e, a, size_int (tree_to_uhwi (DECL_FIELD_BIT_OFFSET
						   (field))
				     / BITS_PER_UNIT));
	}
	break;

      case IMAGPART_EXPR:
	add_bytes (e, a, TYPE_SIZE_UNIT (TREE_TYPE (ref)));
	break;

      case BIT_FIELD_REF:
	add_bytes (e, a, size_int (tree_to_uhwi (TREE_OPERAND (ref, 2))
				   / BITS_PER_UNIT));
	break;

      default:	/* REALPART_EXPR, VIEW_CONVERT_EXPR */
	break;
      }
  if (TREE_CODE (ref) == MEM_REF)
    {
      add_pointer (e, a, TREE_OPERAND (ref, 0), s);
      if (!integer_zerop (TREE_OPERAND (ref, 1)))
	add_bytes (e, a, TREE_OPERAND (ref, 1));
    }
  else
    {
      if (DECL_P (ref))
	TREE_ADDRESSABLE (ref) = 1;
      a->base = build_fold_addr_expr (ref);
    }
  /* No position, as the lane there may be off: GCC would warn of it.  */
  if (a->bytes && !integer_zerop (a->bytes))
    a->base = gimple_build (&e->seq, UNKNOWN_LOCATION, POINTER_PLUS_EXPR,
			    TREE_TYPE (a->base), a->base, a->bytes);
}

tree
access_affine_address (emitter *e, tree ref, tree type)
{
  address a;
  struct shape s = overlay_address_shape (ref);
  a.patterns = false;
  collect_address (e, ref, &s, &a);
  affine_clear (&a.affine);
  return gimple_convert (&e->seq, e->loc, type, a.base);
}

lanes *
render_address (emitter *e, tree ref, const struct shape *s)
{
  address a;
  tree stride[SHAPE_RANK];
  tree wide = value_wide_type ();
  a.patterns = false;
  collect_address (e, ref, s, &a);
  value_strides (e, &a.affine, wide, stride);
  affine_clear (&a.affine);
  tree base = gimple_convert (&e->seq, e->loc, sizetype, a.base);
  lanes *v = lanes_series (e, wide, s, base, stride);
  if (a.offset)
    v = lanes_binary (e, PLUS_EXPR, v, byte_offsets (e, a.offset, a.scale),
		      NULL);
  /* They are computed in 64 bits; pointers may have fewer.  */
  return lanes_convert (e, v, lanes_element_type (ptr_type_node));
}

void
set_clique (lanes_address *a, tree ref)
{
  tree base = get_base_address (ref);
  bool known = base && TREE_CODE (base) == MEM_REF;
  a->clique = known ? MR_DEPENDENCE_CLIQUE (base) : 0;
  a->member = known ? MR_DEPENDENCE_BASE (base) : 0;
}

void
access_address (emitter *e, tree ref, lanes_address *out)
{
  address a;
  out->shape = overlay_address_shape (ref);
  a.patterns = true;
  collect_address (e, ref, &out->shape, &a);
  out->base = a.base;
  value_strides (e, &a.affine, sizetype, out->stride);
  out->offset = a.offset;
  out->scale = a.scale;
  out->places = a.places;
  out->elt = TREE_TYPE (ref);
  out->alias_type = reference_alias_ptr_type (ref);
  set_clique (out, ref);
  out->align = get_object_alignment (ref) / BITS_PER_UNIT;
  out->is_volatile = TREE_THIS_VOLATILE (ref);
  out->start = 0;
  out->before = out->after = 0;
  out->whole_group = false;
  out->streamed = NULL;
  out->extended = 0;
  affine_clear (&a.affine);
}

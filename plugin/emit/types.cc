/* Element types, part types, constants, and the ways between scalars and
   parts.

   INPUT	scalars, constants, parts of one width
   OUTPUT	parts: VECTOR_CSTs where everything is constant, else SSA names

   Terms: the "width" of a value is the number of lanes of its parts.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "lanes-private.h"

bool lanes_scalable_used;

/* Everything that lanes_new allocated since lanes_free_all.  The trees in it
   need no roots: nothing collects garbage while a pass runs.  */
static struct obstack lanes_obstack;
static bool lanes_obstack_live;

static void *
lanes_alloc (size_t size)
{
  if (!lanes_obstack_live)
    {
      gcc_obstack_init (&lanes_obstack);
      lanes_obstack_live = true;
    }
  return obstack_alloc (&lanes_obstack, size);
}

void
lanes_free_all (void)
{
  lanes_scalable_used = false;
  if (lanes_obstack_live)
    obstack_free (&lanes_obstack, NULL);
  lanes_obstack_live = false;
}

bool
bfloat_p (tree type)
{
  return (SCALAR_FLOAT_TYPE_P (type) && !DECIMAL_FLOAT_TYPE_P (type)
	  && element_bits (type) == 16
	  && REAL_MODE_FORMAT (TYPE_MODE (type))->p == 8);
}

/* True if no vector has elements of the floating type TYPE.  */

static bool
single_float_p (tree type)
{
  return (DECIMAL_FLOAT_TYPE_P (type)
	  || element_bits (type) > MAX_VECTOR_ELEMENT * BITS_PER_UNIT);
}

unsigned
lanes_bytes (tree elt)
{
  if (SCALAR_FLOAT_TYPE_P (elt) && single_float_p (elt))
    return SINGLE_BYTES;
  return element_bits (elt) / BITS_PER_UNIT;
}

tree
integer_element (unsigned bits, bool is_unsigned)
{
  switch (bits)
    {
    case 8:
      return is_unsigned ? unsigned_intQI_type_node : intQI_type_node;
    case 16:
      return is_unsigned ? unsigned_intHI_type_node : intHI_type_node;
    case 32:
      return is_unsigned ? unsigned_intSI_type_node : intSI_type_node;
    case 64:
      return is_unsigned ? unsigned_intDI_type_node : intDI_type_node;
    case 128:
      if (targetm.scalar_mode_supported_p (TImode))
	return is_unsigned ? unsigned_intTI_type_node : intTI_type_node;
      return NULL_TREE;
    default:
      return NULL_TREE;
    }
}

/* The type among float, double, _Float16 and __bf16 that has the mode of
   TYPE; the type itself if it is single.  */

static tree
float_element (tree type)
{
  machine_mode mode = TYPE_MODE (type);
  const real_format *format;

  if (mode == TYPE_MODE (float_type_node))
    return float_type_node;
  if (mode == TYPE_MODE (double_type_node))
    return double_type_node;
  format = REAL_MODE_FORMAT (mode);
  if (!DECIMAL_FLOAT_TYPE_P (type)
      && GET_MODE_BITSIZE (as_a<scalar_float_mode> (mode)) == 16
      && format->p == 11)
    return float16_type_node ? float16_type_node : TYPE_MAIN_VARIANT (type);
  return (bfloat_p (type) || single_float_p (type)
	  ? TYPE_MAIN_VARIANT (type) : NULL_TREE);
}

tree
lanes_element_type (tree type)
{
  switch (TREE_CODE (type))
    {
    case BOOLEAN_TYPE:
      if (TYPE_PRECISION (type) == 1)
	return boolean_type_node;
      break;
    case INTEGER_TYPE:
      if (TYPE_PRECISION (type) == 1 && TYPE_UNSIGNED (type))
	return boolean_type_node;
      break;
    case ENUMERAL_TYPE:
      /* C++ may give enumerations fewer bits than their object has.  */
      return integer_element (element_bits (type), TYPE_UNSIGNED (type));
    case POINTER_TYPE:
    case REFERENCE_TYPE:
    case OFFSET_TYPE:
      return integer_element (TYPE_PRECISION (type), TYPE_UNSIGNED (type));
    case REAL_TYPE:
      return float_element (type);
    default:
      return NULL_TREE;
    }
  return integer_element (TYPE_PRECISION (type), TYPE_UNSIGNED (type));
}

unsigned
lanes_count (poly_uint64 n)
{
  unsigned HOST_WIDE_INT count = 0;

  if (!n.is_constant (&count))
    gcc_unreachable ();
  return count;
}

poly_uint64
lanes_of_extent (struct extent e)
{
  unsigned n = e.fixed;

  return e.scalable ? ripple_vscale * n : n;
}

poly_uint64
lanes_of_shape (const struct shape *s)
{
  unsigned n = shape_least_lanes (s);

  return shape_scalable_p (s) ? ripple_vscale * n : n;
}

unsigned
lanes_width (unsigned es, poly_uint64 n)
{
  if (lanes_single_p (es))
    return 1;

  bool scalable = lanes_scalable_p (n);
  if (scalable && scalable_groups_p ())
    {
      /* There is no vector of one lane for each vscale.  */
      unsigned pairs = CEIL (MAX (lanes_least (n), 1u), 2u);
      return MIN ((unsigned) SCALABLE_GROUP_LANES, 2u << ceil_log2 (pairs));
    }
  unsigned bytes = scalable ? unsigned (SCALABLE_BYTES)
		   : ripple_native_bytes (es);
  unsigned native = bytes / es;
  /* Few small elements stand far apart in scalable vectors: there are loads,
     stores and arithmetic of integers for that, but none of floats.  */
  unsigned least = MIN (scalable ? SCALABLE_BYTES / 4 : 16, 16 / es);
  unsigned enough = MAX (least, 1u << ceil_log2 (MAX (lanes_least (n), 1u)));

  /* Some targets have no vectors between these and those of 16 bytes.  */
  if (!scalable && enough * es > 16 && ripple_current_target ()->whole_vectors)
    return native;
  return MIN (native, enough);
}

poly_uint64
lanes_part_lanes (unsigned es, poly_uint64 n)
{
  unsigned width = lanes_width (es, n);

  return lanes_scalable_p (n) ? ripple_vscale * width : width;
}

tree
part_vector_type (tree elt, poly_uint64 width)
{
  return build_vector_type (elt, width);
}

tree
lanes_part_type (tree elt, unsigned es, poly_uint64 n)
{
  bool is_mask = TREE_CODE (elt) == BOOLEAN_TYPE;

  if (lanes_single_p (is_mask ? es : lanes_bytes (elt)))
    return elt;
  if (is_mask)
    return truth_type_for (lanes_part_type (integer_element (es * 8, false),
					    es, n));
  return part_vector_type (elt, lanes_part_lanes (lanes_bytes (elt), n));
}

lanes *
lanes_new (tree elt, unsigned es, poly_uint64 n)
{
  lanes *a = (lanes *) lanes_alloc (sizeof (lanes));

  a->elt = elt;
  a->es = TREE_CODE (elt) == BOOLEAN_TYPE ? es : lanes_bytes (elt);
  a->n = n;
  a->width = lanes_width (a->es, n);
  a->nparts = CEIL (lanes_least (n), a->width);
  lanes_scalable_used |= lanes_scalable_p (n);
  a->part = (tree *) lanes_alloc (a->nparts * sizeof (tree));
  memset (a->part, 0, a->nparts * sizeof (tree));
  a->length = NULL_TREE;
  a->inner = NULL;
  return a;
}

lanes *
lanes_new_names (tree elt, unsigned es, poly_uint64 n)
{
  lanes *a = lanes_new (elt, es, n);
  tree type = lanes_part_type (elt, a->es, n);

  for (unsigned i = 0; i < a->nparts; i++)
    a->part[i] = make_ssa_name (type, gimple_build_nop ());
  return a;
}

tree
part_view (emitter *e, tree type, tree v)
{
  if (useless_type_conversion_p (type, TREE_TYPE (v)))
    return v;
  return part_unary (e, VIEW_CONVERT_EXPR, type, v);
}

tree
moved_bits_type (tree type)
{
  return (bfloat_p (TREE_TYPE (type))
	  ? part_vector_type (integer_element (16, true),
			      TYPE_VECTOR_SUBPARTS (type))
	  : NULL_TREE);
}

tree
part_splat (emitter *e, tree type, tree value)
{
  tree bits = moved_bits_type (type);

  if (bits && !CONSTANT_CLASS_P (value))
    {
      value = gimple_convert (&e->seq, e->loc, TREE_TYPE (type), value);
      value = part_splat (e, bits, part_view (e, TREE_TYPE (bits), value));
      return part_view (e, type, value);
    }
  value = gimple_convert (&e->seq, e->loc, TREE_TYPE (type), value);
  return gimple_build_vector_from_val (&e->seq, e->loc, type, value);
}

tree
part_any (tree type)
{
  return build_zero_cst (type);
}

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

lanes *
lanes_series (emitter *e, tree elt, const struct shape *s, tree base,
	      tree *stride)
{
  if (shape_scalable_p (s))
    return scalable_series (e, elt, s, base, stride);

  unsigned n = shape_lanes (s), es = element_bits (elt) / 8;
  tree num = integer_element (es * 8, true);
  auto_vec<tree> fixed (n);
  lanes *r, *moving = NULL;
  uint64_t index[SHAPE_RANK];

  /* The strides that are numbers become one constant, the others one
     constant of coordinates each.  */
  for (unsigned k = 0; k < n; k++)
    {
      wide_int sum = wi::zero (es * 8);

      shape_unflatten (s, k, index);
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	if (stride[d] && TREE_CODE (stride[d]) == INTEGER_CST)
	  sum += wi::to_wide (fold_convert (num, stride[d])) * index[d];
      fixed.quick_push (wide_int_to_tree (num, sum));
    }
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (stride[d] && TREE_CODE (stride[d]) != INTEGER_CST
	&& !extent_one_p (&s->dim[d]))
      {
	auto_vec<tree> id (n);
	lanes *term;
	tree step = stride[d];

	for (unsigned k = 0; k < n; k++)
	  {
	    shape_unflatten (s, k, index);
	    id.quick_push (build_int_cst (num, index[d]));
	  }
	if (POINTER_TYPE_P (TREE_TYPE (step)))
	  step = gimple_convert (&e->seq, e->loc,
				 lanes_element_type (TREE_TYPE (step)), step);
	term = lanes_binary (e, MULT_EXPR, lanes_constant (num, n, id),
			     lanes_splat (e, num, es, n, step), NULL);
	moving = moving ? lanes_binary (e, PLUS_EXPR, moving, term, NULL)
			: term;
      }
  if (POINTER_TYPE_P (TREE_TYPE (base)))
    base = gimple_convert (&e->seq, e->loc,
			   lanes_element_type (TREE_TYPE (base)), base);
  r = lanes_binary (e, PLUS_EXPR, lanes_splat (e, num, es, n, base),
		    lanes_constant (num, n, fixed), NULL);
  if (moving)
    r = lanes_binary (e, PLUS_EXPR, r, moving, NULL);
  return lanes_view (e, r, elt);
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
  return r;
}

tree
part_extract (emitter *e, tree v, unsigned k)
{
  tree elt = TREE_TYPE (TREE_TYPE (v));
  unsigned bits = element_bits (elt);

  if (TREE_CODE (v) == VECTOR_CST)
    return vector_cst_elt (v, k);
  if (tree type = moved_bits_type (TREE_TYPE (v)))
    return part_view (e, elt, part_extract (e, part_view (e, type, v), k));
  return gimple_build (&e->seq, e->loc, BIT_FIELD_REF, elt, v,
		       bitsize_int (bits), bitsize_int (k * bits));
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

tree
part_from_scalars (emitter *e, tree type, tree *value)
{
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree_vector_builder builder (type, width, 1);

  if (tree bits = moved_bits_type (type))
    {
      auto_vec<tree> v (width);

      for (unsigned k = 0; k < width; k++)
	v.quick_push (value[k] ? part_view (e, TREE_TYPE (bits), value[k])
			       : NULL_TREE);
      return part_view (e, type, part_from_scalars (e, bits, v.address ()));
    }
  for (unsigned k = 0; k < width; k++)
    builder.quick_push (value[k]
			? gimple_convert (&e->seq, e->loc, TREE_TYPE (type),
					  value[k])
			: build_zero_cst (TREE_TYPE (type)));
  return gimple_build_vector (&e->seq, e->loc, &builder);
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
  return is_mask ? lanes_convert (e, r, elt) : r;
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

tree
part_hide_as (emitter *e, tree type, tree value, const char *constraint)
{
  tree to = make_ssa_name (type);
  vec<tree, va_gc> *in = NULL, *out = NULL;
  gasm *g;

  vec_safe_push (in, build_tree_list (build_tree_list
					(NULL_TREE, build_string (2, "0")),
				      value));
  tree letter = build_string (strlen (constraint) + 1, constraint);
  vec_safe_push (out, build_tree_list (build_tree_list (NULL_TREE, letter),
				       to));
  g = gimple_build_asm_vec ("", in, out, NULL, NULL);
  gimple_asm_set_volatile (g, false);
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  SSA_NAME_DEF_STMT (to) = g;
  return to;
}

tree
part_hide (emitter *e, tree value, const char *constraint)
{
  return part_hide_as (e, TREE_TYPE (value), value, constraint);
}

tree
part_hide_vector (emitter *e, tree value)
{
#if defined (GCC_AARCH64_H)
  return part_hide (e, value, "=w");
#elif defined (GCC_RISCV_H)
  return part_hide (e, value, "=vr");
#elif defined (TARGET_AVX512F)
  return part_hide (e, value, "=v");
#else
  return part_hide (e, value, "=m");
#endif
}

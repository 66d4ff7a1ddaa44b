/* How lanes are cut into native vectors.

   INPUT	an element type and a number of lanes
   OUTPUT	the type in which elements are held, how many parts of what
		type there are, and room for them

   Terms: the "width" of a value is the number of lanes of its parts.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "emit/value/scalable-rows.h"

bool lanes_emulate, lanes_without_floats;
bool lanes_scalable_used;
unsigned scalable_row_lanes;

#if NUM_POLY_INT_COEFFS > 1
const poly_uint64 ripple_vscale (1, 1);
#else
const poly_uint64 ripple_vscale (1);
#endif

poly_uint64
ripple_current_vscale (void)
{
  machine_mode mode = targetm.vectorize.preferred_simd_mode (SImode);
  const ripple_target *target = ripple_current_target ();

  if (lanes_emulate)
    return 1;
  if (target->scalable_p
      ? !target->scalable_p ()
      : !VECTOR_MODE_P (mode) || GET_MODE_SIZE (mode).is_constant ())
    return ripple_native_bytes (4) / SCALABLE_BYTES;
  return ripple_vscale;
}

/* Everything that lanes_alloc allocated since lanes_free_all.  The trees in it
   need no roots: nothing collects garbage while a pass runs.  */
static struct obstack lanes_obstack;
static bool lanes_obstack_live;

void *
lanes_alloc (size_t size)
{
  if (!lanes_obstack_live)
    {
      gcc_obstack_init (&lanes_obstack);
      lanes_obstack_live = true;
    }
  return obstack_alloc (&lanes_obstack, size);
}

HOST_WIDE_INT *
lanes_numbers (unsigned n)
{
  return (HOST_WIDE_INT *) lanes_alloc (n * sizeof (HOST_WIDE_INT));
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
      /* RISC-V has no vector of one lane for each vscale.  */
      unsigned pairs = CEIL (MAX (lanes_least (n), 1u), 2u);
      unsigned most = ripple_current_target ()->group_lanes;
      if (scalable_row_lanes)
	most = MIN (most, scalable_row_lanes);
      return MIN (most, 2u << ceil_log2 (pairs));
    }
  unsigned bytes = scalable ? unsigned (SCALABLE_BYTES)
		   : ripple_native_bytes (es);
  unsigned native = bytes / es;
  if (scalable && scalable_row_lanes)
    native = MIN (native, scalable_row_lanes);
  /* Fewer lanes of small elements than a vector has are unpacked in it, one in
     each word or double word: there are loads, stores and arithmetic of
     integers in that form, but none of floats.  */
  unsigned least = MIN (scalable ? SCALABLE_BYTES / 4 : 16, 16 / es);
  if (scalable && lanes_without_floats && es > 1)
    least = MIN (least, SCALABLE_BYTES / 8);
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
  a->unpacked = NULL;
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

poly_int64
scalable_line (HOST_WIDE_INT first, HOST_WIDE_INT step)
{
#if NUM_POLY_INT_COEFFS > 1
  return poly_int64 (first + step, step);
#else
  return first + step;
#endif
}

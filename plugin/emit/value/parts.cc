/* One native vector: between scalars and vectors, views, and what GCC does not
   look through.

   INPUT	scalars, constants, a vector
   OUTPUT	VECTOR_CSTs where everything is constant, else SSA names

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"

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

bool
large_multiple_p (const_tree x)
{
#if NUM_POLY_INT_COEFFS > 1
  /* No vector is longer than 2^13 bytes.  What is narrower than 32 bits is
     computed in 32, with room for what this multiplication loses.  */
  if (POLY_INT_CST_P (x))
    {
      unsigned bits = TYPE_PRECISION (TREE_TYPE (x));

      return bits >= 32
	     && wi::min_precision (wi::to_wide (POLY_INT_CST_COEFF (x, 1)),
				   SIGNED) > bits - 14;
    }
#endif
  return false;
}

gasm *
hiding_asm (tree to, tree value, const char *constraint)
{
  vec<tree, va_gc> *in = NULL, *out = NULL;

  vec_safe_push (in, build_tree_list (build_tree_list
					(NULL_TREE, build_string (2, "0")),
				      value));
  tree letter = build_string (strlen (constraint) + 1, constraint);
  vec_safe_push (out, build_tree_list (build_tree_list (NULL_TREE, letter),
				       to));
  gasm *g = gimple_build_asm_vec ("", in, out, NULL, NULL);
  gimple_asm_set_volatile (g, false);
  SSA_NAME_DEF_STMT (to) = g;
  return g;
}

tree
hidden_value (tree x)
{
  gasm *g = (TREE_CODE (x) == SSA_NAME
	     ? dyn_cast<gasm *> (SSA_NAME_DEF_STMT (x)) : NULL);
  return g && !gimple_asm_volatile_p (g) && !*gimple_asm_string (g)
	 && gimple_asm_noutputs (g) == 1 && gimple_asm_ninputs (g) == 1
	 ? TREE_VALUE (gimple_asm_input_op (g, 0)) : NULL_TREE;
}

tree
part_hide_as (emitter *e, tree type, tree value, const char *constraint)
{
  tree to = make_ssa_name (type);
  gasm *g = hiding_asm (to, value, constraint);

  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
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
  return part_hide (e, value, ripple_current_target ()->vector_register);
}

/* x86: floating numbers: rounding, extrema, conversions, and what the library
   of mathematics has instructions for.

   INPUT	floor of 16 floats
   OUTPUT	__builtin_ia32_rndscaleps_mask

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "x86.h"

#ifdef TARGET_AVX512F

/* ROUNDPS and the like with the bit that suppresses the inexact exception.  */

tree
x86_round (emitter *e, unsigned how, tree v)
{
  tree type = TREE_TYPE (v), fn;
  bool is_double = TYPE_MODE (TREE_TYPE (type)) == DFmode;
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  unsigned mode = how == ROUND_HALF_EVEN ? 8 : 9 + how;
  tree arg[5] = { v, build_int_cst (integer_type_node, mode), v };
  char name[64];

  if (!TARGET_SSE4_1 || bytes < 16
      || (!is_double && TYPE_MODE (TREE_TYPE (type)) != SFmode))
    return NULL_TREE;
  if (bytes == 64)
    snprintf (name, sizeof name, "__builtin_ia32_rndscalep%c_mask",
	      is_double ? 'd' : 's');
  else
    snprintf (name, sizeof name, "__builtin_ia32_roundp%c%s",
	      is_double ? 'd' : 's', bytes == 32 ? "256" : "");
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  if (bytes == 64)
    {
      arg[3] = build_minus_one_cst (long_long_unsigned_type_node);
      arg[4] = build_int_cst (integer_type_node, 4);
    }
  return ripple_target_call (e, fn, arg, bytes == 64 ? 5 : 2);
}

/* VSCALEF and VRSQRT14.  */

tree
x86_math_instruction (emitter *e, enum math_instruction which, tree *arg)
{
  tree type = TREE_TYPE (arg[0]), all[5], fn;
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type)), n = 0;
  bool scales = which == MATH_SCALB;
  char name[64];

  if (!TARGET_AVX512VL || !VECTOR_MODE_P (TYPE_MODE (type)))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_%sp%c%u_mask",
	    scales ? "scalef" : "rsqrt14",
	    TYPE_MODE (TREE_TYPE (type)) == DFmode ? 'd' : 's', bytes * 8);
  fn = ripple_target_builtin (name);
  all[n++] = arg[0];
  if (scales)
    all[n++] = arg[1];
  all[n++] = arg[0];
  all[n] = build_minus_one_cst (ripple_target_argument (fn, n));
  n++;
  if (scales && bytes == 64)
    all[n++] = build_int_cst (integer_type_node, 4);
  return ripple_target_call (e, fn, all, n);
}

/* MINPS and the like, whose result is the second operand if one is a NaN or
   both are zeros.  GCC takes them for such a choice only if no operand is a
   constant.  */

tree
x86_extremum (emitter *e, enum tree_code code, tree a, tree b)
{
  tree type = TREE_TYPE (a), fn;
  bool is_double = TYPE_MODE (TREE_TYPE (type)) == DFmode;
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  tree arg[5] = { a, b, a, NULL_TREE, NULL_TREE };
  char name[64];

  if (!VECTOR_MODE_P (TYPE_MODE (type)) || bytes < 16
      || (!is_double && TYPE_MODE (TREE_TYPE (type)) != SFmode))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_%sp%c%s",
	    code == MIN_EXPR ? "min" : "max", is_double ? 'd' : 's',
	    bytes == 64 ? "512_mask" : bytes == 32 ? "256" : "");
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  if (bytes == 64)
    {
      arg[3] = build_minus_one_cst (ripple_target_argument (fn, 3));
      arg[4] = build_int_cst (integer_type_node, 4);
    }
  return ripple_target_call (e, fn, arg, bytes == 64 ? 5 : 2);
}

bool
x86_extremum_p (gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  const char *name = fn && fndecl_built_in_p (fn, BUILT_IN_MD)
		     ? IDENTIFIER_POINTER (DECL_NAME (fn)) : "";
  return startswith (name, "__builtin_ia32_minp")
	 || startswith (name, "__builtin_ia32_maxp");
}

/* The back end makes some unsigned conversions of the signed ones.  */

enum misfits
x86_misfits (tree type, tree to)
{
  return (TYPE_UNSIGNED (to) && TYPE_PRECISION (to) < 64
	  && tree_to_uhwi (TYPE_SIZE_UNIT (type)) < 64
	  ? MISFIT_IS_ANY : MISFIT_IS_LEAST);
}

/* VCVTTPS2UDQ of vectors below 64 bytes.  */

tree
x86_to_unsigned (emitter *e, tree v)
{
  tree type = TREE_TYPE (v), arg[3], r, fn;
  tree to = part_vector_type (integer_element (32, true),
			      TYPE_VECTOR_SUBPARTS (type));
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));

  if (!TARGET_AVX512VL || !VECTOR_MODE_P (TYPE_MODE (type))
      || (bytes != 16 && bytes != 32))
    return NULL_TREE;
  fn = ripple_target_builtin (bytes == 16 ? "__builtin_ia32_cvttps2udq128_mask"
			      : "__builtin_ia32_cvttps2udq256_mask");
  if (!fn)
    return NULL_TREE;
  arg[0] = v;
  arg[1] = build_zero_cst (ripple_target_argument (fn, 1));
  arg[2] = build_minus_one_cst (ripple_target_argument (fn, 2));
  r = ripple_target_call (e, fn, arg, 3);
  return part_view (e, to, r);
}

/* Without AVX GCC takes the upper half of a vector of float by MOVHLPS, which
   keeps the upper half of the register that it writes to: that is waited for,
   be it of the iteration before.  */

tree
x86_upper_floats (emitter *e, tree v)
{
  tree type = TREE_TYPE (v), index = integer_element (32, false);

  if (TARGET_AVX || !VECTOR_MODE_P (TYPE_MODE (type))
      || maybe_ne (TYPE_VECTOR_SUBPARTS (type), 4u))
    return NULL_TREE;
  tree_vector_builder sel (part_vector_type (index, 4), 4, 1);
  for (unsigned k = 0; k < 4; k++)
    sel.quick_push (build_int_cst (index, 2 + k % 2));
  return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, v, v,
		       sel.build ());
}

bool
x86_converts_halves (unsigned lanes)
{
  return (lanes == 16 ? HAVE_512 : TARGET_F16C && (lanes == 4 || lanes == 8));
}

/* VCVTPH2PS and VCVTPS2PH, which rounds as MXCSR says.  */

tree
x86_convert_half (emitter *e, tree type, tree v)
{
  unsigned lanes = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  bool widens = element_bits (TREE_TYPE (type)) > 16;
  tree words = part_vector_type (integer_element (16, true), lanes);
  tree dwords = integer_element (64, true), arg[4], fn;
  unsigned n = 0;

  fn = ripple_target_builtin
    (widens ? (lanes == 16 ? "__builtin_ia32_vcvtph2ps512_mask"
	       : lanes == 8 ? "__builtin_ia32_vcvtph2ps256"
	       : "__builtin_ia32_vcvtph2ps")
     : (lanes == 16 ? "__builtin_ia32_vcvtps2ph512_mask"
	: lanes == 8 ? "__builtin_ia32_vcvtps2ph256"
	: "__builtin_ia32_vcvtps2ph"));
  if (widens)
    {
      v = part_view (e, words, v);
      if (lanes == 4)
	{
	  tree half[2] = { part_view (e, dwords, v), build_zero_cst (dwords) };
	  v = part_from_scalars (e, part_vector_type (dwords, 2), half);
	}
    }
  arg[n++] = v;
  if (!widens)
    arg[n++] = build_int_cst (integer_type_node, 4);
  if (lanes == 16)
    {
      arg[n] = build_zero_cst (ripple_target_argument (fn, n));
      n++;
      arg[n] = build_minus_one_cst (ripple_target_argument (fn, n));
      n++;
      if (widens)
	arg[n++] = build_int_cst (integer_type_node, 4);
    }
  v = ripple_target_call (e, fn, arg, n);
  if (!widens && lanes == 4)
    v = part_extract (e, part_view (e, part_vector_type (dwords, 2), v), 0);
  return part_view (e, type, v);
}

#endif

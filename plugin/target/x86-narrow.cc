/* x86: numbers that become narrower.

   INPUT	32 floats as bfloat16; 8 integers of 64 bits as signed ones of
		32 bits, cut off
   OUTPUT	__builtin_ia32_cvtne2ps2bf16_v32hi; __builtin_ia32_pmovsqd512

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "x86.h"

#ifdef TARGET_AVX512F

/* Three micro-operations are less than two AND, a PACK and the permutation
   that puts what this has made in order.  */

bool
x86_halves_by_permutation (unsigned es, unsigned bytes)
{
  return (es == 1 ? TARGET_AVX512VBMI : es == 2 && TARGET_AVX512BW)
	 && (bytes == 64 ? HAVE_512 : bytes == 32 && TARGET_AVX512VL);
}

/* VCVTNEPS2BF16 and VCVTNE2PS2BF16, whose first operand is the upper half.
   From GCC 13 on the functions are named by vectors of __bf16.  */

tree
x86_to_bfloat (emitter *e, tree type, tree a, tree b)
{
#ifdef TARGET_AVX512BF16
  unsigned lanes = TYPE_VECTOR_SUBPARTS (TREE_TYPE (a)).to_constant ();
  unsigned bits = tree_to_uhwi (TYPE_SIZE (b ? type : TREE_TYPE (a)));
  tree arg[2] = { b ? b : a, a }, fn;
  char name[48];

  if (!TARGET_AVX512BF16 || (bits == 512 ? !HAVE_512 : !TARGET_AVX512VL)
      || (!b && lanes < 8))
    return NULL_TREE;
  if (b)
    {
      snprintf (name, sizeof name, "__builtin_ia32_cvtne2ps2bf16_v%uhi",
		2 * lanes);
      fn = ripple_target_builtin (name);
      strcpy (name + strlen (name) - 2, "bf");
      fn = fn ? fn : ripple_target_builtin (name);
    }
  else
    {
      snprintf (name, sizeof name, "__builtin_ia32_cvtneps2bf16_v%usf", lanes);
      fn = ripple_target_builtin (name);
    }
  return fn ? part_view (e, type,
			 ripple_target_call (e, fn, arg, b ? 2 : 1))
	 : NULL_TREE;
#else
  return NULL_TREE;
#endif
}

/* VPMOVSDB, VPMOVUSDB and the like.  */

tree
x86_narrow_saturated (emitter *e, tree type, tree v, unsigned n)
{
  static const char letters[] = " bw d   q";
  tree from = TREE_TYPE (v), arg[3], fn;
  unsigned es = element_bits (TREE_TYPE (from)) / 8;
  unsigned to = element_bits (TREE_TYPE (type)) / 8;
  unsigned bits = tree_to_uhwi (TYPE_SIZE (from));
  bool uns = TYPE_UNSIGNED (TREE_TYPE (type));
  char name[48];

  if (n || !VECTOR_MODE_P (TYPE_MODE (from)) || to >= es
      || !(bits == 512 ? HAVE_512 : TARGET_AVX512VL)
      || (es == 2 && !TARGET_AVX512BW)
      || uns != (bool) TYPE_UNSIGNED (TREE_TYPE (from)))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_pmov%ss%c%c%u_mask",
	    uns ? "u" : "", letters[es], letters[to], bits);
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  arg[0] = v;
  arg[1] = build_zero_cst (ripple_target_argument (fn, 1));
  arg[2] = build_minus_one_cst (ripple_target_argument (fn, 2));
  v = ripple_target_call (e, fn, arg, 3);
  return (tree_int_cst_equal (TYPE_SIZE (TREE_TYPE (v)), TYPE_SIZE (type))
	  ? part_view (e, type, v) : NULL_TREE);
}

#endif

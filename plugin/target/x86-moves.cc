/* x86: lanes that change places by masks and indices that are known only when
   the program runs.

   INPUT	16 floats under a mask; 32 bytes at indices of a table of 16
   OUTPUT	__builtin_ia32_compresssf512_mask; __builtin_ia32_pshufb256

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "x86.h"

#ifdef TARGET_AVX512F

/* VPCOMPRESSD and VPEXPANDD, and those of other elements.  */

tree
x86_compress (emitter *e, tree v, tree mask, bool expand)
{
  static const char *const elements[] =
    { "", "qi", "hi", "", "si", "", "", "", "di" };
  tree type = TREE_TYPE (v), fn, arg[3] = { v, build_zero_cst (type) };
  unsigned es = element_bits (TREE_TYPE (type)) / 8;
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));
  char name[48];

  if (!(bits == 512 ? HAVE_512 : TARGET_AVX512VL)
      || (es < 4 && !TARGET_AVX512VBMI2))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_%s%s%u_mask",
	    expand ? "expand" : "compress", elements[es], bits);
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  arg[2] = x86_mask_bits (e, mask, bits / 8 / es, es);
  return part_view (e, type, ripple_target_call (e, fn, arg, 3));
}

/* VALIGND and VALIGNQ, which the back end does not know as permutations.  */

tree
x86_shift_pair (emitter *e, tree a, tree b, unsigned k)
{
  tree type = TREE_TYPE (a);
  unsigned es = element_bits (TREE_TYPE (type)) / 8;
  tree fn = (!HAVE_512 || (es != 4 && es != 8) ? NULL_TREE
	     : ripple_target_builtin (es == 4 ? "__builtin_ia32_alignd512_mask"
				      : "__builtin_ia32_alignq512_mask"));
  if (!fn || tree_to_uhwi (TYPE_SIZE (type)) != 512)
    return NULL_TREE;
  tree moved = ripple_target_argument (fn, 0);
  tree arg[] = { part_view (e, moved, b), part_view (e, moved, a),
		 build_int_cst (integer_type_node, k),
		 build_zero_cst (moved),
		 build_minus_one_cst (ripple_target_argument (fn, 4)) };
  return part_view (e, type, ripple_target_call (e, fn, arg, 5));
}

/* VPERMW and VPERMB, for which GCC takes the permutations of two vectors.  */

tree
x86_look_up (emitter *e, tree v, tree index)
{
  tree type = TREE_TYPE (v), fn;
  tree arg[4] = { v, index, build_zero_cst (type), NULL_TREE };
  unsigned es = element_bits (TREE_TYPE (type)) / 8;
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));
  char name[48];

  if (es > 2 || (es == 2 ? !TARGET_AVX512BW : !TARGET_AVX512VBMI)
      || !(bits == 512 ? HAVE_512 : TARGET_AVX512VL)
      || (es == 1 && bits == 128))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_permvar%s%u_mask",
	    es == 2 ? "hi" : "qi", bits);
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  arg[3] = build_minus_one_cst (ripple_target_argument (fn, 3));
  return part_view (e, type, ripple_target_call (e, fn, arg, 4));
}

/* PSHUFB in each 16 bytes; VPERMILPS, for double words there; VPERMD; those of
   AVX-512, which take two vectors.  Elements are made up of smaller ones.  */

bool
x86_table_way (unsigned es, unsigned bytes, table_form *way)
{
  bool avx512 = bytes == 64 ? HAVE_512 : TARGET_AVX512VL;

  if (avx512
      && (es >= 4 || (es == 2 ? TARGET_AVX512BW : TARGET_AVX512VBMI)))
    *way = { es, bytes, 2, es >= 4 ? 1u : 3u, false, false, false };
  else if (es >= 4 && bytes == 32 && TARGET_AVX2)
    *way = { 4, 32, 1, 1, false, false, false };
  else if (es >= 4 && bytes == 16 && TARGET_AVX)
    *way = { 4, 16, 1, 1, false, false, false };
  else if (bytes == 64 ? es <= 2 && HAVE_512 && TARGET_AVX512BW
	   : bytes == 32 ? TARGET_AVX2 : TARGET_SSSE3)
    *way = { 1, 16, 1, 1, false, true, false };
  else
    return false;
  return true;
}

tree
x86_table (emitter *e, const table_form *way, tree *v, unsigned count,
	   tree index, tree)
{
  tree type = TREE_TYPE (v[0]), fn;
  tree arg[4] = { v[0], index, build_zero_cst (type), NULL_TREE };
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));
  bool masked = false;
  char name[48];

  if (way->most == 2 && way->unit < 4 && count == 1)
    if (tree r = x86_look_up (e, v[0], index))
      return r;
  if (way->most == 2 && (count == 2 || way->unit < 4 || bits == 128))
    return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, v[0],
			 v[count - 1], index);
  if (way->unit == 1)
    {
      masked = bits == 512;
      snprintf (name, sizeof name, "__builtin_ia32_pshufb%u%s", bits,
		masked ? "_mask" : "");
    }
  else if (bits == 128)
    strcpy (name, "__builtin_ia32_vpermilvarps");
  else
    {
      masked = bits == 512 || way->unit == 8;
      snprintf (name, sizeof name, "__builtin_ia32_permvar%s%u%s",
		way->unit == 8 ? "di" : "si", bits, masked ? "_mask" : "");
    }
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  if (masked)
    arg[3] = build_minus_one_cst (ripple_target_argument (fn, 3));
  return part_view (e, type,
		    ripple_target_call (e, fn, arg, masked ? 4 : 2));
}

#endif

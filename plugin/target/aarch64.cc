/* AArch64: Advanced SIMD; with -msve-vector-bits=N the vectoriser prefers
   SVE's vectors of that size, and so do we.  A vector of 32 bytes then is half
   of one of 64: GCC 12 knows no arithmetic of floats there, and what it lacks
   it computes for some of the lanes only.  FMINNM and FMAXNM order zeros.

   INPUT	saturating addition of two parts of 16 signed chars
   OUTPUT	__builtin_aarch64_sqaddv16qi (a, b)

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "target.h"

/* The shifts take their counts as signed numbers.  */

static tree
aarch64_saturate (emitter *e, enum saturate_op op, tree a, tree b)
{
  static const char *const verb[] = { "qadd", "qsub", "qshl" };
  tree type = TREE_TYPE (a), elt = TREE_TYPE (type), fn, arg[2] = { a, b };
  bool is_unsigned = TYPE_UNSIGNED (elt);
  unsigned bits = element_bits (elt);
  char name[48];

  if (maybe_ne (GET_MODE_BITSIZE (TYPE_MODE (type)), 128)
      || !ripple_arithmetic_p (TYPE_MODE (type)))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_aarch64_%c%sv%u%s%s",
	    is_unsigned ? 'u' : 's', verb[op], 128 / bits,
	    bits == 8 ? "qi" : bits == 16 ? "hi" : bits == 32 ? "si" : "di",
	    !is_unsigned ? "" : op == SATURATE_SHL ? "_uus" : "_uuu");
  fn = ripple_target_builtin (name);
  return fn ? part_view (e, type, ripple_target_call (e, fn, arg, 2))
	 : NULL_TREE;
}

/* ORV.  (A comparison of masks would be a branch on a mask, but crashes GCC's
   if-conversion in vector-length-specific code: seen in GCC 12.)  */

static tree
aarch64_any_bit (emitter *e, tree v)
{
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (v)));
  tree num = integer_element (64, true);
  tree type = part_vector_type (num, bytes / 8);

  if (bytes <= 16
      || !direct_internal_fn_supported_p (IFN_REDUC_IOR, type,
					  OPTIMIZE_FOR_SPEED))
    return NULL_TREE;
  v = gimple_build (&e->seq, e->loc, CFN_REDUC_IOR, num,
		    part_view (e, type, v));
  return part_binary (e, NE_EXPR, boolean_type_node, v, build_zero_cst (num));
}

const ripple_target ripple_aarch64_target =
{
  .name = "aarch64",
  .native_bytes = ripple_generic_native_bytes,
  .any_bit = aarch64_any_bit,
  .fmin_orders_zeros = true,
  .saturate = aarch64_saturate,
  .whole_vectors = true,
  .vector_register = "=w",
  .resized_mask = SELECTION_KNOWS_OTHER_SIZES ? NULL : "=Upa",
  .matrix = KNOWS_SME ? &ripple_sme_matrix : NULL,
  .masked_loads_zero = true,
  .finish = ripple_sme_finish
};

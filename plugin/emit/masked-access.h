/* Masked accesses of vectors of variable length, as calls.

   OUTPUT	.MASK_LOAD (pointer, align, mask), or on RISC-V
		.MASK_LEN_LOAD (pointer, align, mask, lanes, 0)

   The calls differ with the release, as those that compat.h makes; this is
   its companion for the one back end that has lengths.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_MASKED_ACCESS_H
#define RIPPLE_MASKED_ACCESS_H

#if defined (GCC_RISCV_H) && GCCPLUGIN_VERSION >= 14000

/* The length: as many lanes as MASK has.  */

static inline tree
mask_length (tree mask)
{
  return build_int_cst (sizetype, TYPE_VECTOR_SUBPARTS (TREE_TYPE (mask)));
}

static inline tree
no_bias (void)
{
  return build_zero_cst (intQI_type_node);
}

/* What lanes that are off get, of the type of OTHER: anything.  */

static inline tree
undefined_lanes (tree other)
{
  tree type = TREE_TYPE (other);
  return get_or_create_ssa_default_def (cfun, create_tmp_var (type));
}

static inline gcall *
masked_load (tree pointer, tree align, tree mask, tree other)
{
#if GCCPLUGIN_VERSION >= 15000
  return gimple_build_call_internal (IFN_MASK_LEN_LOAD, 6, pointer, align,
				     mask, undefined_lanes (other),
				     mask_length (mask), no_bias ());
#else
  (void) other;
  return gimple_build_call_internal (IFN_MASK_LEN_LOAD, 5, pointer, align,
				     mask, mask_length (mask), no_bias ());
#endif
}

static inline gcall *
masked_store (tree pointer, tree align, tree mask, tree value)
{
  return gimple_build_call_internal (IFN_MASK_LEN_STORE, 6, pointer, align,
				     mask, mask_length (mask), no_bias (),
				     value);
}

static inline gcall *
masked_gather (tree base, tree align, tree offset, unsigned scale, tree other,
	       tree mask)
{
  tree s = build_int_cst (integer_type_node, scale);
#if GCCPLUGIN_VERSION >= 16000
  return gimple_build_call_internal (IFN_MASK_LEN_GATHER_LOAD, 9, base, align,
				     offset, s, other, mask,
				     undefined_lanes (other),
				     mask_length (mask), no_bias ());
#elif GCCPLUGIN_VERSION >= 15000
  (void) align;
  return gimple_build_call_internal (IFN_MASK_LEN_GATHER_LOAD, 8, base,
				     offset, s, other, mask,
				     undefined_lanes (other),
				     mask_length (mask), no_bias ());
#else
  (void) align;
  return gimple_build_call_internal (IFN_MASK_LEN_GATHER_LOAD, 7, base,
				     offset, s, other, mask,
				     mask_length (mask), no_bias ());
#endif
}

static inline gcall *
masked_scatter (tree base, tree align, tree offset, unsigned scale, tree value,
		tree mask)
{
  tree s = build_int_cst (integer_type_node, scale);
#if GCCPLUGIN_VERSION >= 16000
  return gimple_build_call_internal (IFN_MASK_LEN_SCATTER_STORE, 8, base,
				     align, offset, s, value, mask,
				     mask_length (mask), no_bias ());
#else
  (void) align;
  return gimple_build_call_internal (IFN_MASK_LEN_SCATTER_STORE, 7, base,
				     offset, s, value, mask,
				     mask_length (mask), no_bias ());
#endif
}

#else

# define masked_load ripple_build_mask_load
# define masked_gather ripple_build_gather
# define masked_scatter ripple_build_scatter

static inline gcall *
masked_store (tree pointer, tree align, tree mask, tree value)
{
  return gimple_build_call_internal (IFN_MASK_STORE, 4, pointer, align, mask,
				     value);
}

#endif

#endif

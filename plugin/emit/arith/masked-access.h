/* Masked accesses of vectors of variable length, as calls.

   OUTPUT	.MASK_LOAD (pointer, align, mask), or on RISC-V
		.MASK_LEN_LOAD (pointer, align, mask, length, 0)

   The calls differ with the release, as those that compat.h makes; this is
   its companion for the one back end that has lengths.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_MASKED_ACCESS_H
#define RIPPLE_MASKED_ACCESS_H

#include "emit/arith/lengths.h"

#if defined (GCC_RISCV_H) && GCCPLUGIN_VERSION >= 14000

enum { ACCESS_LENGTHS = 1 };

/* The length: as many lanes as the mask has if nothing else is said.  */

static inline tree
access_length (const part_lanes &on)
{
  return (on.length ? on.length
	  : build_int_cst (sizetype,
			   TYPE_VECTOR_SUBPARTS (TREE_TYPE (on.mask))));
}

/* True if vectors of VTYPE can be loaded (stored, if STORE) so.  */

static inline bool
masked_access_supported_p (tree vtype, bool store)
{
  internal_fn fn = store ? IFN_MASK_LEN_STORE : IFN_MASK_LEN_LOAD;

  return (VECTOR_MODE_P (TYPE_MODE (vtype))
	  && direct_internal_fn_supported_p (fn, vtype, truth_type_for (vtype),
					     OPTIMIZE_FOR_SPEED));
}

/* The type of a whole register of elements like VTYPE's, of which VTYPE is the
   first part; null if there is none.  */

static inline tree
masked_register_type (tree vtype)
{
  poly_uint64 bytes = GET_MODE_SIZE (RVVM1SImode);
  tree elt = TREE_TYPE (vtype);

  if (!TARGET_VECTOR || !VECTOR_MODE_P (TYPE_MODE (vtype))
      || maybe_gt (GET_MODE_SIZE (TYPE_MODE (vtype)), bytes))
    return NULL_TREE;
  return build_vector_type (elt, exact_div (bytes, GET_MODE_SIZE
						     (TYPE_MODE (elt))));
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
  tree var = create_tmp_var (TREE_TYPE (other));
  suppress_warning (var, OPT_Wuninitialized);
  return get_or_create_ssa_default_def (cfun, var);
}

static inline gcall *
masked_load (tree pointer, tree align, const part_lanes &on, tree other)
{
#if GCCPLUGIN_VERSION >= 15000
  return gimple_build_call_internal (IFN_MASK_LEN_LOAD, 6, pointer, align,
				     on.mask, undefined_lanes (other),
				     access_length (on), no_bias ());
#else
  (void) other;
  return gimple_build_call_internal (IFN_MASK_LEN_LOAD, 5, pointer, align,
				     on.mask, access_length (on), no_bias ());
#endif
}

static inline gcall *
masked_store (tree pointer, tree align, const part_lanes &on, tree value)
{
  return gimple_build_call_internal (IFN_MASK_LEN_STORE, 6, pointer, align,
				     on.mask, access_length (on), no_bias (),
				     value);
}

/* The same for the fields of records, arrays of vectors of TYPE.  */

static inline internal_fn
masked_lanes_function (bool store)
{
  return store ? IFN_MASK_LEN_STORE_LANES : IFN_MASK_LEN_LOAD_LANES;
}

static inline gcall *
masked_load_lanes (tree pointer, tree align, const part_lanes &on, tree type)
{
#if GCCPLUGIN_VERSION >= 15000
  return gimple_build_call_internal (IFN_MASK_LEN_LOAD_LANES, 6, pointer,
				     align, on.mask,
				     undefined_lanes (build_zero_cst (type)),
				     access_length (on), no_bias ());
#else
  (void) type;
  return gimple_build_call_internal (IFN_MASK_LEN_LOAD_LANES, 5, pointer,
				     align, on.mask, access_length (on),
				     no_bias ());
#endif
}

static inline gcall *
masked_store_lanes (tree pointer, tree align, const part_lanes &on,
		    tree fields)
{
  return gimple_build_call_internal (IFN_MASK_LEN_STORE_LANES, 6, pointer,
				     align, on.mask, access_length (on),
				     no_bias (), fields);
}

static inline gcall *
masked_gather (tree base, tree align, tree offset, unsigned scale, tree other,
	       const part_lanes &on)
{
  tree s = build_int_cst (integer_type_node, scale);
#if GCCPLUGIN_VERSION >= 16000
  return gimple_build_call_internal (IFN_MASK_LEN_GATHER_LOAD, 9, base, align,
				     offset, s, other, on.mask,
				     undefined_lanes (other),
				     access_length (on), no_bias ());
#elif GCCPLUGIN_VERSION >= 15000
  (void) align;
  return gimple_build_call_internal (IFN_MASK_LEN_GATHER_LOAD, 8, base,
				     offset, s, other, on.mask,
				     undefined_lanes (other),
				     access_length (on), no_bias ());
#else
  (void) align;
  return gimple_build_call_internal (IFN_MASK_LEN_GATHER_LOAD, 7, base,
				     offset, s, other, on.mask,
				     access_length (on), no_bias ());
#endif
}

static inline gcall *
masked_scatter (tree base, tree align, tree offset, unsigned scale, tree value,
		const part_lanes &on)
{
  tree s = build_int_cst (integer_type_node, scale);
#if GCCPLUGIN_VERSION >= 16000
  return gimple_build_call_internal (IFN_MASK_LEN_SCATTER_STORE, 8, base,
				     align, offset, s, value, on.mask,
				     access_length (on), no_bias ());
#else
  (void) align;
  return gimple_build_call_internal (IFN_MASK_LEN_SCATTER_STORE, 7, base,
				     offset, s, value, on.mask,
				     access_length (on), no_bias ());
#endif
}

/* The number of the length among the arguments of FN, or -1.  */

static inline int
length_argument (internal_fn fn)
{
  return internal_fn_len_index (fn);
}

/* What FN, a multiplication and addition under a mask and a length, is without
   these; IFN_LAST if it is something else.  */

static inline internal_fn
function_without_length (internal_fn fn)
{
  switch (fn)
    {
    case IFN_COND_LEN_FMA:
      return IFN_FMA;
    case IFN_COND_LEN_FMS:
      return IFN_FMS;
    case IFN_COND_LEN_FNMA:
      return IFN_FNMA;
    case IFN_COND_LEN_FNMS:
      return IFN_FNMS;
    default:
      return IFN_LAST;
    }
}

/* ON's lanes of A, else those of B; null if there is no such instruction.  */

static inline gcall *
masked_select (const part_lanes &on, tree a, tree b)
{
  if (!direct_internal_fn_supported_p (IFN_VCOND_MASK_LEN, TREE_TYPE (a),
				       OPTIMIZE_FOR_SPEED))
    return NULL;
  return gimple_build_call_internal (IFN_VCOND_MASK_LEN, 5, on.mask, a, b,
				     on.length, no_bias ());
}

/* A CODE B there, else OTHER.  */

static inline gcall *
masked_binary (enum tree_code code, const part_lanes &on, tree a, tree b,
	       tree other)
{
  internal_fn fn = get_conditional_len_internal_fn (code);

  if (fn == IFN_LAST
      || !direct_internal_fn_supported_p (fn, TREE_TYPE (a),
					  OPTIMIZE_FOR_SPEED))
    return NULL;
  return gimple_build_call_internal (fn, 6, on.mask, a, b, other, on.length,
				     no_bias ());
}

#else

enum { ACCESS_LENGTHS = 0 };

static inline bool
masked_access_supported_p (tree vtype, bool store)
{
  internal_fn fn = store ? IFN_MASK_STORE : IFN_MASK_LOAD;

  return direct_internal_fn_supported_p (fn, vtype, truth_type_for (vtype),
					 OPTIMIZE_FOR_SPEED);
}

static inline tree
masked_register_type (tree)
{
  return NULL_TREE;
}

static inline gcall *
masked_load (tree pointer, tree align, const part_lanes &on, tree other)
{
  return ripple_build_mask_load (pointer, align, on.mask, other);
}

static inline gcall *
masked_store (tree pointer, tree align, const part_lanes &on, tree value)
{
  return gimple_build_call_internal (IFN_MASK_STORE, 4, pointer, align,
				     on.mask, value);
}

static inline internal_fn
masked_lanes_function (bool store)
{
  return store ? IFN_MASK_STORE_LANES : IFN_MASK_LOAD_LANES;
}

static inline gcall *
masked_load_lanes (tree pointer, tree align, const part_lanes &on, tree type)
{
  return ripple_build_mask_load_lanes (pointer, align, on.mask,
				       build_zero_cst (type));
}

static inline gcall *
masked_store_lanes (tree pointer, tree align, const part_lanes &on,
		    tree fields)
{
  return gimple_build_call_internal (IFN_MASK_STORE_LANES, 4, pointer, align,
				     on.mask, fields);
}

static inline gcall *
masked_gather (tree base, tree align, tree offset, unsigned scale, tree other,
	       const part_lanes &on)
{
  return ripple_build_gather (base, align, offset, scale, other, on.mask);
}

static inline gcall *
masked_scatter (tree base, tree align, tree offset, unsigned scale, tree value,
		const part_lanes &on)
{
  return ripple_build_scatter (base, align, offset, scale, value, on.mask);
}

static inline int
length_argument (internal_fn)
{
  return -1;
}

static inline internal_fn
function_without_length (internal_fn)
{
  return IFN_LAST;
}

static inline gcall *
masked_select (const part_lanes &, tree, tree)
{
  return NULL;
}

static inline gcall *
masked_binary (enum tree_code, const part_lanes &, tree, tree, tree)
{
  return NULL;
}

#endif

#endif

/* What the back end can do, for compilers whose plugin headers cannot tell.

   Debian's plugin headers of GCC 12 and 13 lack insn-opinit.h, without which
   optabs-query.h and optabs-tree.h do not compile; the few queries that the
   plugin asks are declared here by hand.  From GCC 14 on the real headers
   are used.  Companion of compat.h: include it after that.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_OPTABS_DECL_H
#define RIPPLE_OPTABS_DECL_H

#if GCCPLUGIN_VERSION_MAJOR >= 14

#include "insn-opinit.h"
#include "optabs-query.h"
#include "optabs-tree.h"

#else

enum optab_subtype
{
  optab_default,
  optab_scalar,
  optab_vector,
  optab_vector_mixed_sign
};

extern bool target_supports_op_p (tree, enum tree_code,
				  enum optab_subtype = optab_default);
extern bool supportable_convert_operation (enum tree_code, tree, tree,
					   enum tree_code *);
extern bool expand_vec_cmp_expr_p (tree, tree, enum tree_code);
extern bool expand_vec_cond_expr_p (tree, tree, enum tree_code);
extern bool can_vec_mask_load_store_p (machine_mode, machine_mode, bool);
extern int can_mult_highpart_p (machine_mode, bool);
extern bool can_vec_extract (machine_mode, machine_mode);
extern bool can_vec_perm_var_p (machine_mode);
enum optab_tag : unsigned;
extern enum optab_tag optab_for_tree_code (enum tree_code, const_tree,
					   enum optab_subtype);
extern enum insn_code raw_optab_handler (unsigned);
# if GCCPLUGIN_VERSION_MAJOR >= 13
extern bool can_vec_perm_const_p (machine_mode, machine_mode,
				  const vec_perm_indices &, bool = true);
# else
extern bool can_vec_perm_const_p (machine_mode, const vec_perm_indices &,
				  bool = true);
# endif

#endif

/* True if VEC_PERM_EXPR of two vectors of MODE by INDICES is native.  */

static inline bool
ripple_vec_perm_const_p (machine_mode mode, const vec_perm_indices &indices)
{
#if GCCPLUGIN_VERSION_MAJOR >= 13
  return can_vec_perm_const_p (mode, mode, indices);
#else
  return can_vec_perm_const_p (mode, indices);
#endif
}

/* True if the functions of structure accesses, of which FN is one, are
   native for ARRAY, an array of vectors.  From GCC 15 on
   direct_internal_fn_supported_p takes no arrays.  */

static inline bool
ripple_lanes_p (internal_fn fn, tree array)
{
#if GCCPLUGIN_VERSION_MAJOR >= 15
  convert_optab optab
    = (fn == IFN_LOAD_LANES ? vec_load_lanes_optab
       : fn == IFN_STORE_LANES ? vec_store_lanes_optab
       : fn == IFN_MASK_LOAD_LANES ? vec_mask_load_lanes_optab
       : fn == IFN_MASK_STORE_LANES ? vec_mask_store_lanes_optab
       : fn == IFN_MASK_LEN_LOAD_LANES ? vec_mask_len_load_lanes_optab
       : vec_mask_len_store_lanes_optab);

  return (convert_optab_handler (optab, TYPE_MODE (array),
				 TYPE_MODE (TREE_TYPE (array)))
	  != CODE_FOR_nothing);
#else
  return direct_internal_fn_supported_p (fn, array, TREE_TYPE (array),
					 OPTIMIZE_FOR_SPEED);
#endif
}

/* True if the current function has stores, if STORE, or loads of vectors of
   MODE under a mask at offsets of the mode PLACES.  Before GCC 14 there are no
   functions that lack what the target has.  */

static inline bool
ripple_indexed_p (bool store, machine_mode mode, machine_mode places)
{
#if GCCPLUGIN_VERSION_MAJOR >= 14
  return (convert_optab_handler (store ? mask_scatter_store_optab
				 : mask_gather_load_optab, mode, places)
	  != CODE_FOR_nothing);
#else
  return true;
#endif
}

/* True if VEC_COND_EXPR of VECTYPE by a mask of MASKTYPE is native.  */

static inline bool
ripple_vec_cond_p (tree vectype, tree masktype)
{
#if GCCPLUGIN_VERSION_MAJOR >= 15
  return expand_vec_cond_expr_p (vectype, masktype);
#else
  return expand_vec_cond_expr_p (vectype, masktype, SSA_NAME);
#endif
}

/* True if numbers can be computed in MODE.  AArch64's streaming code, which
   GCC knows from 14 on, has the vectors of Advanced SIMD, but nothing to
   compute with them; GCC 14 says it has dot products all the same.  */

static inline bool
ripple_arithmetic_p (machine_mode mode ATTRIBUTE_UNUSED)
{
#if GCCPLUGIN_VERSION_MAJOR >= 14
  return optab_handler (add_optab, mode) != CODE_FOR_nothing;
#else
  return true;
#endif
}

/* True if DOT_PROD_EXPR of vectors A and B, of types that differ in their sign
   only, added to OUT is native.  Of operands with two signs the unsigned one
   is the first.  GCC 15 made the optab one of two modes.  */

static inline bool
ripple_dot_product_p (tree out, tree a, tree b)
{
  enum optab_subtype how = (TYPE_UNSIGNED (a) != TYPE_UNSIGNED (b)
			    ? optab_vector_mixed_sign : optab_default);
  machine_mode to = TYPE_MODE (out), from = TYPE_MODE (a);
  if (!ripple_arithmetic_p (from))
    return false;
#if GCCPLUGIN_VERSION_MAJOR >= 15
  return convert_optab_handler (optab_for_tree_code (DOT_PROD_EXPR, a, how),
				to, from) != CODE_FOR_nothing;
#else
# if GCCPLUGIN_VERSION_MAJOR >= 14
  enum insn_code code
    = optab_handler (optab_for_tree_code (DOT_PROD_EXPR, a, how), from);
# else
  enum insn_code code
    = raw_optab_handler (optab_for_tree_code (DOT_PROD_EXPR, a, how) << 16
			 | from);
# endif
  return code != CODE_FOR_nothing && insn_data[code].operand[0].mode == to;
#endif
}

/* The same for SAD_EXPR of vectors of type A.  */

static inline bool
ripple_sad_p (tree out, tree a)
{
  enum optab_tag optab = optab_for_tree_code (SAD_EXPR, a, optab_default);
  machine_mode from = TYPE_MODE (a);
  if (!ripple_arithmetic_p (from))
    return false;
#if GCCPLUGIN_VERSION_MAJOR >= 14
  enum insn_code code = optab_handler (optab, from);
#else
  enum insn_code code = raw_optab_handler (optab << 16 | from);
#endif
  return (code != CODE_FOR_nothing
	  && insn_data[code].operand[0].mode == TYPE_MODE (out));
}

#endif

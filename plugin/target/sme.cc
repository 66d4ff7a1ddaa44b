/* AArch64's matrix unit, SME: four tiles of 32-bit and eight of 64-bit
   numbers, by the functions of <arm_sme.h>.

   INPUT	add the outer product of two vectors of 4 * vscale floats
   OUTPUT	svmopa_za32_f32_m (tile, all, all, a, b)

   FMOPA rounds once for a product and its sum, raises no exception flags and
   gives default NaNs: so only where contraction is allowed and nobody has
   asked for traps.  All lanes take part: rows and columns that are off are
   not read.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "target.h"
#include "tm_p.h"

#if defined (GCC_AARCH64_H) && KNOWS_SME

static tree
builtin (const char *name)
{
  tree fn = ripple_target_builtin (name);
  /* C++ mangles it too late otherwise.  */
  if (fn && !DECL_ASSEMBLER_NAME_SET_P (fn))
    SET_DECL_ASSEMBLER_NAME (fn, DECL_NAME (fn));
  return fn;
}

/* True if <arm_sme.h> has been read: its functions are declared.  */

static bool
declared_p (void)
{
  /* AArch64 numbers the functions of ACLE with the odd codes.  */
  for (unsigned code = 1; ; code += 2)
    {
      tree decl = targetm.builtin_decl (code, true);
      if (decl == error_mark_node)
	return false;
      if (decl && TREE_CODE (decl) == FUNCTION_DECL
	  && id_equal (DECL_NAME (decl), "svzero_za"))
	return true;
    }
}

/* <ripple.h> reads <arm_sme.h> where all functions may use SME: this is for a
   unit where only one may.  */

void
ripple_declare_builtins (void)
{
  static bool done;
  if (done || !TARGET_SME)
    return;
  done = true;
  if (declared_p ())
    return;
  if (targetm.builtin_decl (1, true) == error_mark_node)
    aarch64_sve::handle_arm_sve_h (false);
  aarch64_sve::handle_arm_sme_h (false);
}

/* The number of bytes of a tile's elements of type ELT.  */

static unsigned
element_bytes (tree elt)
{
  return tree_to_uhwi (TYPE_SIZE_UNIT (elt));
}

/* The function sv<VERB>_za<bits>_<type><END> for tiles of ELT.  */

static tree
function (const char *verb, tree elt, const char *end)
{
  char name[48];
  unsigned bits = element_bytes (elt) * BITS_PER_UNIT;
  const char *kind = SCALAR_FLOAT_TYPE_P (elt) ? "f"
		     : TYPE_UNSIGNED (elt) ? "u" : "s";
  snprintf (name, sizeof name, "sv%s_za%u_%s%u%s", verb, bits, kind, bits,
	    end);
  return builtin (name);
}

static unsigned
tiles (tree elt, enum tile_use use)
{
  unsigned bytes = element_bytes (elt);
  if (!TARGET_SME || !builtin ("svzero_za"))
    return 0;
  switch (use)
    {
    case TILE_MOVED:
      return pow2p_hwi (bytes) && bytes <= 8 && !BYTES_BIG_ENDIAN
	     && (SCALAR_FLOAT_TYPE_P (elt) || TREE_CODE (elt) == INTEGER_TYPE)
	     ? bytes : 0;
    case TILE_OF_BYTES:
      return TREE_CODE (elt) == INTEGER_TYPE && TYPE_MODE (elt) == SImode
	     && !BYTES_BIG_ENDIAN ? bytes : 0;
    default:
      break;
    }
  bool traps = OPTION_SET_P (flag_trapping_math) && flag_trapping_math;
  bool here = TYPE_MODE (elt) == SFmode
	      || (TYPE_MODE (elt) == DFmode && TARGET_SME_F64F64);
  return SCALAR_FLOAT_TYPE_P (elt) && here && !traps && !flag_rounding_math
	 && flag_fp_contract_mode == FP_CONTRACT_FAST ? bytes : 0;
}

static tree
arm_attribute (const char *name, tree args, tree chain)
{
  return tree_cons (build_tree_list (get_identifier ("arm"),
				     get_identifier (name)), args, chain);
}

static void
claim (tree fndecl)
{
  tree za = build_tree_list (NULL_TREE, build_string (3, "za"));
  DECL_ATTRIBUTES (fndecl)
    = arm_attribute ("locally_streaming", NULL_TREE,
		     arm_attribute ("new", za, DECL_ATTRIBUTES (fndecl)));
  DECL_UNINLINABLE (fndecl) = 1;
}

static tree
number (unsigned n)
{
  return build_int_cst (uint64_type_node, n);
}

/* A mask of all lanes.  */

static tree
all (tree fn, unsigned arg)
{
  tree types = TYPE_ARG_TYPES (TREE_TYPE (fn));
  for (; arg > 0; arg--)
    types = TREE_CHAIN (types);
  return build_all_ones_cst (TREE_VALUE (types));
}

static void
zero (emitter *e)
{
  ripple_target_call (e, builtin ("svzero_za"), NULL, 0);
}

/* The function that multiplies bytes of A and B.  */

static tree
byte_function (bool minus, tree a, tree b)
{
  char name[48];
  bool ua = TYPE_UNSIGNED (TREE_TYPE (TREE_TYPE (a)));
  bool ub = TYPE_UNSIGNED (TREE_TYPE (TREE_TYPE (b)));
  snprintf (name, sizeof name, "sv%smop%c_za32_%c8_m",
	    ua == ub ? "" : ua ? "us" : "su", minus ? 's' : 'a',
	    ua ? 'u' : 's');
  return builtin (name);
}

static void
outer (emitter *e, unsigned tile, bool minus, tree a, tree b)
{
  tree elt = TREE_TYPE (TREE_TYPE (a));
  tree fn = INTEGRAL_TYPE_P (elt) ? byte_function (minus, a, b)
	    : function (minus ? "mops" : "mopa", elt, "_m");
  tree arg[5] = { number (tile), all (fn, 1), all (fn, 2), a, b };
  ripple_target_call (e, fn, arg, 5);
}

static tree
row (emitter *e, unsigned tile, bool vertical, tree slice, tree type)
{
  tree fn = function (vertical ? "read_ver" : "read_hor", TREE_TYPE (type),
		      "_m");
  tree arg[4] = { build_zero_cst (type), all (fn, 1), number (tile), slice };
  return part_view (e, type, ripple_target_call (e, fn, arg, 4));
}

static void
set_row (emitter *e, unsigned tile, bool vertical, tree slice, tree elt,
	 tree x)
{
  tree fn = function (vertical ? "write_ver" : "write_hor", elt, "_m");
  tree arg[4] = { number (tile), slice, all (fn, 2), x };
  ripple_target_call (e, fn, arg, 4);
}

static void
move (emitter *e, bool store, bool vertical, unsigned tile, tree slice,
      tree elt, tree pointer, tree count)
{
  char name[40];
  unsigned bits = tree_to_uhwi (TYPE_SIZE (elt));
  snprintf (name, sizeof name, "svwhilelt_b%u_u64", bits);
  tree zero = build_zero_cst (uint64_type_node);
  tree limits[2] = { zero, count };
  tree on = ripple_target_call (e, builtin (name), limits, 2);
  snprintf (name, sizeof name, "sv%s1_%s_za%u", store ? "st" : "ld",
	    vertical ? "ver" : "hor", bits);
  tree arg[4] = { number (tile), slice, on, pointer };
  ripple_target_call (e, builtin (name), arg, 4);
}

const ripple_matrix ripple_sme_matrix =
{
  .tiles = tiles,
  .claim = claim,
  .zero = zero,
  .outer = outer,
  .row = row,
  .set_row = set_row,
  .move = move
};

#else

const ripple_matrix ripple_sme_matrix = {};

void
ripple_declare_builtins (void)
{
}

#endif

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

/* True if all functions of the unit may use SME.  */

static bool
unit_has_sme_p (void)
{
  struct cl_target_option now;
  cl_target_option_save (&now, &global_options, &global_options_set);
  cl_target_option_restore (&global_options, &global_options_set,
			    TREE_TARGET_OPTION (target_option_default_node));
  bool has = TARGET_SME;
  cl_target_option_restore (&global_options, &global_options_set, &now);
  return has;
}

/* <ripple.h> reads <arm_sme.h> where all functions may use SME, perhaps behind
   functions that other headers have: this is for a unit where only some may,
   or what is made of them.  */

void
ripple_declare_builtins (void)
{
  static bool done;
  if (done || (!TARGET_SME && ripple_matrix_use != MATRIX_DISPATCH)
      || unit_has_sme_p ())
    return;
  done = true;
  if (declared_p ())
    return;
  if (targetm.builtin_decl (1, true) == error_mark_node)
    aarch64_sve::handle_arm_sve_h (false);
  aarch64_sve::handle_arm_sme_h (false);
}

/* True if the body of FNDECL is streaming code.  */

static bool
streaming_p (tree fndecl)
{
  return lookup_attribute ("arm", "locally_streaming",
			   DECL_ATTRIBUTES (fndecl))
	 || lookup_attribute ("arm", "streaming",
			      TYPE_ATTRIBUTES (TREE_TYPE (fndecl)));
}

/* GCC 14 takes the register of the return address for a free one in locally
   streaming functions that call nothing, and does not save it: it does if it
   is told that it is overwritten.  */

static void
save_return_address (void)
{
  vec<tree, va_gc> *clobbers = NULL;
  vec_safe_push (clobbers, build_tree_list (NULL_TREE,
					    build_string (3, "x30")));
  gasm *s = gimple_build_asm_vec ("", NULL, NULL, clobbers, NULL);
  gimple_asm_set_volatile (s, true);
  gimple_stmt_iterator g
    = gsi_after_labels (single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
  gsi_insert_before (&g, s, GSI_NEW_STMT);
}

/* GCC inlines code that is not streaming into code that is, unless it calls
   built-in functions: but the vectors of one are none of the other.  Neither
   is what always is to be inlined.  */

void
ripple_sme_finish (void)
{
  auto_vec<cgraph_node *> nodes;
  bool streaming = streaming_p (cfun->decl);
  if (!TARGET_SME)
    return;
  if (lookup_attribute ("arm", "locally_streaming",
			DECL_ATTRIBUTES (cfun->decl)))
    save_return_address ();
  nodes.safe_push (cgraph_node::get (cfun->decl));
  for (unsigned i = 0; i < nodes.length (); i++)
    for (cgraph_edge *e = nodes[i]->callers; e; e = e->next_caller)
      if (streaming_p (e->caller->decl) != streaming)
	{
	  DECL_UNINLINABLE (cfun->decl) = 1;
	  DECL_DISREGARD_INLINE_LIMITS (cfun->decl) = 0;
	  DECL_ATTRIBUTES (cfun->decl)
	    = remove_attribute ("always_inline", DECL_ATTRIBUTES (cfun->decl));
	  return;
	}
      else if (!nodes.contains (e->caller))
	nodes.safe_push (e->caller);
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

/* What tiles of ELT for USE need beyond SME, as Linux's HWCAP2 says it; 0 if
   nothing.  */

enum hwcap2 : uint64_t
{
  HWCAP2_SVE2 = 1 << 1, HWCAP2_SME = 1 << 23, HWCAP2_SME_I16I64 = 1 << 24,
  HWCAP2_SME_F64F64 = 1 << 25, HWCAP2_SME2 = (uint64_t) 1 << 37
};

static uint64_t
extension (tree elt, enum tile_use use)
{
  if (use == TILE_OF_PAIRS)
    return HWCAP2_SME2;
  if (use == TILE_MOVED || element_bytes (elt) != 8)
    return 0;
  return use == TILE_OF_SUMS ? HWCAP2_SME_F64F64 : HWCAP2_SME_I16I64;
}

/* True if cfun may use such tiles without asking the machine.  */

static bool
target_has_p (tree elt, enum tile_use use)
{
  switch (extension (elt, use))
    {
    case 0: return TARGET_SME;
    case HWCAP2_SME2: return TARGET_SME2;
    case HWCAP2_SME_F64F64: return TARGET_SME && TARGET_SME_F64F64;
    default: return TARGET_SME && TARGET_SME_I16I64;
    }
}

/* True if floats may be multiplied and added as FMOPA does it.  Two narrow
   products are added to each other first, without denormal numbers.  */

static bool
floats_p (enum tile_use use)
{
  bool traps = OPTION_SET_P (flag_trapping_math) && flag_trapping_math;
  return !traps && !flag_rounding_math
	 && flag_fp_contract_mode == FP_CONTRACT_FAST
	 && (use != TILE_OF_NARROW
	     || (flag_associative_math && flag_unsafe_math_optimizations));
}

static unsigned
tiles (tree elt, enum tile_use use)
{
  unsigned bytes = element_bytes (elt);
  bool integer = TREE_CODE (elt) == INTEGER_TYPE, ok = false;
  bool single_or_double = TYPE_MODE (elt) == SFmode
			  || TYPE_MODE (elt) == DFmode;
  if ((!target_has_p (elt, use) && ripple_matrix_use != MATRIX_DISPATCH)
      || BYTES_BIG_ENDIAN || !builtin ("svzero_za"))
    return 0;
  switch (use)
    {
    case TILE_MOVED:
      ok = pow2p_hwi (bytes) && bytes <= 8
	   && (integer || SCALAR_FLOAT_TYPE_P (elt));
      break;
    case TILE_OF_NARROW:
      ok = integer ? bytes == 4 || bytes == 8
	   : TYPE_MODE (elt) == SFmode && floats_p (use);
      break;
    case TILE_OF_PAIRS:
      ok = integer && bytes == 4;
      break;
    case TILE_OF_SUMS:
      ok = single_or_double && floats_p (use);
      break;
    }
  return ok ? bytes : 0;
}

static tree
arm_attribute (const char *name, tree args, tree chain)
{
  return tree_cons (build_tree_list (get_identifier ("arm"),
				     get_identifier (name)), args, chain);
}

static void
claim (tree fndecl, tree elt, enum tile_use use)
{
  if (!target_has_p (elt, use))
    {
      uint64_t more = extension (elt, use);
      const char *sme = more == HWCAP2_SME2 ? "+sme2"
			: more == HWCAP2_SME_F64F64 ? "+sme+sme-f64f64"
			: more ? "+sme+sme-i16i64" : "+sme";
      char *has = concat (SME_NEEDS_SVE2 ? "+sve2" : "", sme, NULL);
      tree arg = build_tree_list (NULL_TREE,
				  build_string (strlen (has) + 1, has));
      free (has);
      targetm.target_option.valid_attribute_p (fndecl, NULL_TREE, arg, 0);
    }
  tree za = build_tree_list (NULL_TREE, build_string (3, "za"));
  DECL_ATTRIBUTES (fndecl)
    = arm_attribute ("locally_streaming", NULL_TREE,
		     arm_attribute ("new", za, DECL_ATTRIBUTES (fndecl)));
  DECL_UNINLINABLE (fndecl) = 1;
}

/* Linux tells a program what the machine has.  */

static tree
available (tree elt, enum tile_use use)
{
  enum { AT_HWCAP2 = 26 };
  if (target_has_p (elt, use))
    return NULL_TREE;
  tree type = long_unsigned_type_node;
  tree fn = build_fn_decl ("getauxval",
			   build_function_type_list (type, type, NULL_TREE));
  TREE_NOTHROW (fn) = 1;
  uint64_t sve2 = SME_NEEDS_SVE2 ? (uint64_t) HWCAP2_SVE2 : 0;
  tree has = build_int_cst (type, HWCAP2_SME | sve2 | extension (elt, use));
  tree caps = build_call_expr (fn, 1, build_int_cst (type, AT_HWCAP2));
  return fold_build2 (EQ_EXPR, boolean_type_node,
		      fold_build2 (BIT_AND_EXPR, type, caps, has), has);
}

static tree
row_bytes (void)
{
  return TARGET_SME ? fold_convert (sizetype,
				    build_call_expr (builtin ("svcntsb"), 0))
	 : NULL_TREE;
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

/* The function that multiplies elements A and B, which are narrow or like the
   tile's, ELT.  */

static tree
outer_function (bool minus, tree elt, tree a, tree b)
{
  char name[48];
  const char *verb = minus ? "mops" : "mopa";
  unsigned bits = element_bytes (a) * BITS_PER_UNIT;
  if (SCALAR_FLOAT_TYPE_P (a) && bits > 16)
    return function (verb, a, "_m");
  bool ua = TYPE_UNSIGNED (a), ub = TYPE_UNSIGNED (b);
  if (SCALAR_FLOAT_TYPE_P (a))
    snprintf (name, sizeof name, "sv%s_za32_%s_m", verb,
	      TYPE_MODE (a) == HFmode ? "f16" : "bf16");
  else
    snprintf (name, sizeof name, "sv%s%s_za%u_%c%u_m",
	      ua == ub ? "" : ua ? "us" : "su", verb,
	      element_bytes (elt) * BITS_PER_UNIT, ua ? 'u' : 's', bits);
  return builtin (name);
}

static void
outer (emitter *e, unsigned tile, bool minus, tree elt, tree a, tree b)
{
  tree fn = outer_function (minus, elt, TREE_TYPE (TREE_TYPE (a)),
			    TREE_TYPE (TREE_TYPE (b)));
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
add_rows (emitter *e, unsigned tile, bool vertical, tree elt, tree x)
{
  tree fn = function (vertical ? "addva" : "addha", elt, "_m");
  tree arg[4] = { number (tile), all (fn, 1), all (fn, 2), x };
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

/* SME2 has loads of two and four vectors; type and sign do not matter.  */

static bool
loads (tree elt, unsigned n)
{
  return TARGET_SME2 && (n == 2 || n == 4)
	 && (TREE_CODE (elt) == INTEGER_TYPE || SCALAR_FLOAT_TYPE_P (elt))
	 && pow2p_hwi (element_bytes (elt)) && element_bytes (elt) <= 8;
}

/* Vector I of several in ALL: what GCC folds svget2 to, which it must not do
   where virtual operands are known already.  */

static tree
one_of (emitter *e, tree all, unsigned i)
{
  tree field = TYPE_FIELDS (TREE_TYPE (all));
  while (TREE_CODE (field) != FIELD_DECL)
    field = DECL_CHAIN (field);
  tree array = build3 (COMPONENT_REF, TREE_TYPE (field), all, field,
		       NULL_TREE);
  tree ref = build4 (ARRAY_REF, TREE_TYPE (TREE_TYPE (field)), array,
		     size_int (i), NULL_TREE, NULL_TREE);
  gassign *g = gimple_build_assign (make_ssa_name (TREE_TYPE (ref)), ref);
  gimple_seq_add_stmt (&e->seq, g);
  return gimple_assign_lhs (g);
}

static void
load (emitter *e, unsigned n, tree type, tree pointer, tree count, tree *v)
{
  char name[40];
  unsigned bits = element_bytes (TREE_TYPE (type)) * BITS_PER_UNIT;
  bool some = !integer_all_onesp (count);
  snprintf (name, sizeof name, "sv%s_c%u%s", some ? "whilelt" : "ptrue", bits,
	    some ? "_u64" : "");
  tree limits[3] = { number (0), count, number (n) };
  tree from[2] = { ripple_target_call (e, builtin (name), limits,
				       some ? 3 : 0), pointer };
  snprintf (name, sizeof name, "svld1_u%u_x%u", bits, n);
  tree all = ripple_target_call (e, builtin (name), from, 2);
  for (unsigned i = 0; i < n; i++)
    v[i] = part_view (e, type, one_of (e, all, i));
}

const ripple_matrix ripple_sme_matrix =
{
  .tiles = tiles,
  .claim = claim,
  .available = available,
  .row_bytes = row_bytes,
  .zero = zero,
  .loads = loads,
  .load = load,
  .outer = outer,
  .row = row,
  .set_row = set_row,
  .add_rows = add_rows,
  .move = move
};

#else

const ripple_matrix ripple_sme_matrix = {};

void
ripple_declare_builtins (void)
{
}

void
ripple_sme_finish (void)
{
}

#endif

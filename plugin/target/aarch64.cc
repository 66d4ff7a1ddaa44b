/* AArch64: Advanced SIMD; with -msve-vector-bits=N the vectoriser prefers
   SVE's vectors of that size, and so do we.  A vector of 32 bytes then is half
   of one of 64: GCC 12 knows no arithmetic of floats there, and what it lacks
   it computes for some of the lanes only.  FMINNM and FMAXNM order zeros.

   INPUT	saturating addition of two parts of 16 signed chars; a vector
		of SVE and a mask
   OUTPUT	__builtin_aarch64_sqaddv16qi (a, b); asm ("compact ...")

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith.h"
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

/* SQXTN, UQXTN or SQXTUN, and the same into the upper half.  */

static tree
aarch64_pack_saturated (emitter *e, tree type, tree a, tree b)
{
  tree from = TREE_TYPE (a), half, arg[2], fn;
  bool uns = TYPE_UNSIGNED (TREE_TYPE (type));
  bool from_uns = TYPE_UNSIGNED (TREE_TYPE (from));
  unsigned bits = element_bits (TREE_TYPE (from));
  const char *mode = bits == 16 ? "v8hi" : bits == 32 ? "v4si" : "v2di";
  const char *verb = from_uns ? "uq" : "sq";
  const char *to = uns && !from_uns ? "un" : "n";
  char name[48];

  /* Not where streaming code has no Advanced SIMD.  */
  if (maybe_ne (GET_MODE_BITSIZE (TYPE_MODE (from)), 128)
      || !ripple_arithmetic_p (TYPE_MODE (from)) || (from_uns && !uns))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_aarch64_%smov%s%s%s", verb, to, mode,
	    uns && !from_uns ? "_us" : "");
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  half = part_vector_type (TREE_TYPE (type), 64 / (bits / 2));
  arg[0] = part_view (e, half, ripple_target_call (e, fn, &a, 1));
  snprintf (name, sizeof name, "__builtin_aarch64_%sxt%s2%s%s", verb, to, mode,
	    from_uns ? "_uuu" : uns ? "_uus" : "");
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  arg[1] = b;
  return part_view (e, type, ripple_target_call (e, fn, arg, 2));
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

/* What the instruction TEXT makes, of TYPE in a register of the class OUT, of
   A and B in registers of the classes that LETTERS are and of what was in the
   register before, OLD, if that is not null: GCC has no function for it that
   needs no header.  */

static tree
instruction (emitter *e, const char *text, tree type, const char *out, tree a,
	     const char *a_letters, tree b, const char *b_letters,
	     tree old = NULL_TREE)
{
  tree to = make_ssa_name (type);
  vec<tree, va_gc> *in = NULL, *result = NULL;
  struct { tree value; const char *letters; } op[]
    = { { to, out }, { a, a_letters }, { b, b_letters }, { old, "0" } };

  for (unsigned i = 0; i < ARRAY_SIZE (op) - !old; i++)
    {
      tree letters = build_string (strlen (op[i].letters) + 1, op[i].letters);
      tree list = build_tree_list (build_tree_list (NULL_TREE, letters),
				   op[i].value);
      if (i)
	vec_safe_push (in, list);
      else
	vec_safe_push (result, list);
    }
  gasm *g = gimple_build_asm_vec (text, in, result, NULL, NULL);
  gimple_asm_set_volatile (g, false);
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  SSA_NAME_DEF_STMT (to) = g;
  return to;
}

/* TBL and TBX of Advanced SIMD, of up to four registers, which GCC puts where
   they have to be if they are one value; TBL of SVE, and of SVE2, of two.  */

static bool
aarch64_table_way (unsigned es, unsigned bytes, table_form *way)
{
  if (bytes != 16)
    {
#ifdef BYTES_PER_SVE_VECTOR
      *way = { es, bytes, 1, 1, true, false, false };
      if (TARGET_SVE2)
	way->most = way->cost = 2;
      return TARGET_SVE && known_eq (BYTES_PER_SVE_VECTOR, bytes);
#endif
      return false;
    }
  *way = { 1, 16, 4, 2, true, false, true };
#ifdef TARGET_SIMD
  return TARGET_SIMD;
#else
  return false;
#endif
}

/* The COUNT vectors V as one value.  */

static tree
consecutive_vectors (emitter *e, tree *v, unsigned count)
{
  tree type = build_array_type_nelts (TREE_TYPE (v[0]), count);
  tree var = create_tmp_var (type, "ripple_table");

  for (unsigned i = 0; i < count; i++)
    {
      tree ref = build4 (ARRAY_REF, TREE_TYPE (v[0]), var, size_int (i),
			 NULL_TREE, NULL_TREE);
      gassign *g = gimple_build_assign (ref, v[i]);

      gimple_set_location (g, e->loc);
      gimple_seq_add_stmt (&e->seq, g);
    }
  return var;
}

static tree aarch64_look_up (emitter *e, tree v, tree index);

static tree
aarch64_table (emitter *e, const table_form *way, tree *v, unsigned count,
	       tree index, tree old)
{
  static const char *const last[] = { "", "%1", "%T1", "%U1", "%V1" };
  const char *suffix = "16b";
  char text[64], first[16] = "";

  if (!way->merge)
    {
      if (count == 1)
	return aarch64_look_up (e, v[0], index);
      suffix = way->unit == 1 ? "b" : way->unit == 2 ? "h"
	       : way->unit == 4 ? "s" : "d";
    }
  if (count > 1)
    snprintf (first, sizeof first, "%%S1.%s - ", suffix);
  snprintf (text, sizeof text, "tb%c\t%%0.%s, {%s%s.%s}, %%2.%s",
	    old ? 'x' : 'l', suffix, first, last[count], suffix, suffix);
  return instruction (e, text, TREE_TYPE (v[0]), "=w",
		      count == 1 ? v[0] : consecutive_vectors (e, v, count),
		      "w", index, "w", old);
}

#ifdef BYTES_PER_SVE_VECTOR

/* True if cfun has the instructions of SVE for V, a vector, that streaming
   code has not.  */

static bool
sve_vector_p (tree v)
{
#ifdef TARGET_NON_STREAMING
  if (!TARGET_NON_STREAMING)
    return false;
#endif
  machine_mode mode = TYPE_MODE (TREE_TYPE (v));

  return (TARGET_SVE && VECTOR_MODE_P (mode)
	  && (!GET_MODE_SIZE (mode).is_constant ()
	      || known_gt (GET_MODE_SIZE (mode), 16u)));
}

/* A mask of TYPE with all lanes on, in a register.  */

static tree
all_lanes_mask (emitter *e, tree type)
{
  tree all = make_ssa_name (type);
  gimple_seq_add_stmt (&e->seq,
		       gimple_build_assign (all, build_all_ones_cst (type)));
  return all;
}

/* CNTP.  */

static tree
aarch64_count_mask (emitter *e, tree mask)
{
  static const char *const text[] =
    { "", "cntp\t%x0, %1, %2.b", "cntp\t%x0, %1, %2.h", "",
      "cntp\t%x0, %1, %2.s", "", "", "", "cntp\t%x0, %1, %2.d" };
  poly_uint64 lanes = TYPE_VECTOR_SUBPARTS (TREE_TYPE (mask));

  if (!TARGET_SVE)
    return NULL_TREE;
  return instruction (e, text[BYTES_PER_SVE_VECTOR.coeffs[0]
			      / lanes.coeffs[0]],
		      integer_element (64, true), "=r", mask, "Upl", mask,
		      "Upa");
}

/* BRKB and CNTP.  Where a predicate has several bits for an element GCC does
   not care for the upper ones, so they must be off in what governs BRKB.  */

static tree
aarch64_first_mask (emitter *e, tree mask)
{
  static const char letter[] = " bh s   d";
  poly_uint64 lanes = TYPE_VECTOR_SUBPARTS (TREE_TYPE (mask));
  char text[64];

  if (!TARGET_SVE)
    return NULL_TREE;
  snprintf (text, sizeof text, "ptrue\t%%0.%c\n\tbrkb\t%%0.b, %%0/z, %%1.b",
	    letter[BYTES_PER_SVE_VECTOR.coeffs[0] / lanes.coeffs[0]]);
  return aarch64_count_mask (e, instruction (e, text, TREE_TYPE (mask),
					     "=&Upl", mask, "Upa", mask,
					     "Upa"));
}

/* True if V is a whole vector of SVE.  */

static bool
whole_vector_p (tree v)
{
  machine_mode mode = TYPE_MODE (TREE_TYPE (v));

  return (TARGET_SVE && VECTOR_MODE_P (mode)
	  && known_eq (GET_MODE_SIZE (mode), BYTES_PER_SVE_VECTOR)
	  && !known_le (GET_MODE_SIZE (mode), 16u));
}

/* LASTA.  */

static tree
aarch64_element_behind (emitter *e, tree v, tree mask)
{
  static const char *const text[]
    = { "", "lasta\t%w0, %1, %2.b", "lasta\t%w0, %1, %2.h", "",
	"lasta\t%w0, %1, %2.s", "", "", "", "lasta\t%x0, %1, %2.d" };
  static const char *const floating[]
    = { "", "", "lasta\t%h0, %1, %2.h", "", "lasta\t%s0, %1, %2.s", "", "",
	"", "lasta\t%d0, %1, %2.d" };
  tree elt = TREE_TYPE (TREE_TYPE (v));
  unsigned es = element_bits (elt) / BITS_PER_UNIT;
  bool scalar_float = SCALAR_FLOAT_TYPE_P (elt);

  if (!whole_vector_p (v))
    return NULL_TREE;
  return instruction (e, (scalar_float ? floating : text)[es], elt,
		      scalar_float ? "=w" : "=r", mask, "Upl", v, "w");
}

/* HISTCNT.  */

static tree
aarch64_count_same (emitter *e, tree v, tree mask)
{
  tree type = TREE_TYPE (v), num;
  unsigned bits = element_bits (TREE_TYPE (type));

  if (!TARGET_SVE2 || !sve_vector_p (v) || !whole_vector_p (v) || bits < 32)
    return NULL_TREE;
  num = part_vector_type (integer_element (bits, true),
			  TYPE_VECTOR_SUBPARTS (type));
  if (TREE_CODE (mask) != SSA_NAME)
    mask = all_lanes_mask (e, TREE_TYPE (mask));
  return instruction (e, bits == 32 ? "histcnt\t%0.s, %1/z, %2.s, %2.s"
			 : "histcnt\t%0.d, %1/z, %2.d, %2.d",
		      num, "=w", mask, "Upl", v, "w");
}

/* SQXTNB, UQXTNB or SQXTUNB, which leave zeros in the upper halves, or those
   that round, SQRSHRNB and so on, and UZP1.  */

static tree
sve_pack_in_order (emitter *e, tree type, tree a, tree b, unsigned n)
{
  static const char *const suffix[] = { "", "", "b, %1.h", "", "h, %1.s", "",
					"", "", "s, %1.d" };
  tree from = TREE_TYPE (a), v[2] = { a, b };
  bool uns = TYPE_UNSIGNED (TREE_TYPE (type));
  bool from_uns = TYPE_UNSIGNED (TREE_TYPE (from));
  char text[56];

  if (!TARGET_SVE2 || !whole_vector_p (a)
      || !target_supports_op_p (from, VEC_PACK_TRUNC_EXPR))
    return NULL_TREE;
  snprintf (text, sizeof text, "%s%snb\t%%0.%s",
	    from_uns ? "uq" : "sq",
	    n ? (uns && !from_uns ? "rshru" : "rshr")
	    : uns && !from_uns ? "xtu" : "xt",
	    suffix[element_bits (TREE_TYPE (from)) / BITS_PER_UNIT]);
  if (n)
    sprintf (text + strlen (text), ", #%u", n);
  for (unsigned i = 0; i < 2; i++)
    v[i] = (i && b == a ? v[0]
	    : instruction (e, text, from, "=w", v[i], "w", v[i], "w"));
  return part_binary (e, VEC_PACK_TRUNC_EXPR, type, v[0], v[1]);
}

/* COMPACT, of elements of 4 or 8 bytes, or of the words in which they are.  */

static tree
aarch64_compress (emitter *e, tree v, tree mask, bool expand)
{
  unsigned bytes;

  if (expand || !sve_vector_p (v))
    return NULL_TREE;
  bytes = (element_bits (TREE_TYPE (TREE_TYPE (v))) / BITS_PER_UNIT
	   * (BYTES_PER_SVE_VECTOR.coeffs[0]
	      / GET_MODE_SIZE (TYPE_MODE (TREE_TYPE (v))).coeffs[0]));
  if (bytes < 4)
    return NULL_TREE;
  return instruction (e, bytes == 4 ? "compact\t%0.s, %1, %2.s"
			 : "compact\t%0.d, %1, %2.d",
		      TREE_TYPE (v), "=w", mask, "Upl", v, "w");
}

/* TBL.  */

static tree
aarch64_look_up (emitter *e, tree v, tree index)
{
  static const char *const text[] =
    { "", "tbl\t%0.b, {%1.b}, %2.b", "tbl\t%0.h, {%1.h}, %2.h", "",
      "tbl\t%0.s, {%1.s}, %2.s", "", "", "", "tbl\t%0.d, {%1.d}, %2.d" };
  unsigned es = element_bits (TREE_TYPE (TREE_TYPE (v))) / BITS_PER_UNIT;

  poly_uint64 bytes = GET_MODE_SIZE (TYPE_MODE (TREE_TYPE (v)));

  if (!TARGET_SVE || known_le (bytes, 16u)
      || maybe_ne (bytes, BYTES_PER_SVE_VECTOR))
    return NULL_TREE;
  return instruction (e, text[es], TREE_TYPE (v), "=w", v, "w", index, "w");
}

/* FRINTN, which rounds to even numbers: GCC has it for vectors of Advanced
   SIMD only.  */

static tree
aarch64_round (emitter *e, unsigned how, tree v)
{
  static const char *const text[] =
    { "", "", "frintn\t%0.h, %2/m, %0.h", "", "frintn\t%0.s, %2/m, %0.s", "",
      "", "", "frintn\t%0.d, %2/m, %0.d" };
  tree type = TREE_TYPE (v), mask = truth_type_for (type);
  unsigned es = element_bits (TREE_TYPE (type)) / BITS_PER_UNIT;
  poly_uint64 bytes = GET_MODE_SIZE (TYPE_MODE (type));

  if (how != ROUND_HALF_EVEN || !TARGET_SVE
      || (bytes.is_constant () && known_le (bytes, 16u)))
    return NULL_TREE;
  return instruction (e, text[es], type, "=w", v, "0",
		      all_lanes_mask (e, mask), "Upl");
}

/* FCVT, which takes and leaves floats in the containers of the wider ones.  */

static tree
aarch64_resize_floats (emitter *e, tree type, tree v)
{
  static const char letter[] = "  h s   d";
  unsigned from = element_bits (TREE_TYPE (TREE_TYPE (v))) / BITS_PER_UNIT;
  unsigned to = element_bits (TREE_TYPE (type)) / BITS_PER_UNIT;
  tree mask = truth_type_for (from < to ? type : TREE_TYPE (v));
  char text[32];

  if (!TARGET_SVE)
    return NULL_TREE;
  snprintf (text, sizeof text, "fcvt\t%%0.%c, %%2/m, %%1.%c", letter[to],
	    letter[from]);
  return instruction (e, text, type, "=w", v, "w", all_lanes_mask (e, mask),
		      "Upl");
}

#else

static tree (*const aarch64_resize_floats) (emitter *, tree, tree) = NULL;
static tree (*const aarch64_compress) (emitter *, tree, tree, bool) = NULL;
static tree (*const aarch64_count_mask) (emitter *, tree) = NULL;
static tree (*const aarch64_round) (emitter *, unsigned, tree) = NULL;
static tree (*const aarch64_first_mask) (emitter *, tree) = NULL;
static tree (*const aarch64_element_behind) (emitter *, tree, tree) = NULL;
static tree (*const aarch64_count_same) (emitter *, tree, tree) = NULL;

static tree
aarch64_look_up (emitter *, tree, tree)
{
  return NULL_TREE;
}

#endif

/* BFCVTN and BFCVTN2, or BFCVT of SVE, which leaves zeros in the upper halves,
   and UZP1.  */

static tree
aarch64_to_bfloat (emitter *e, tree type, tree a, tree b)
{
#if defined (TARGET_BF16_SIMD) && defined (TARGET_SVE_BF16)
  tree v[2] = { a, b };

  if (TARGET_SVE_BF16 && whole_vector_p (a) && b)
    {
      tree num = part_vector_type (integer_element (32, true),
				   TYPE_VECTOR_SUBPARTS (TREE_TYPE (a)));
      tree all = all_lanes_mask (e, truth_type_for (TREE_TYPE (a)));
      for (unsigned i = 0; i < 2; i++)
	v[i] = (i && b == a ? v[0]
		: instruction (e, "bfcvt\t%0.h, %2/m, %1.s", num, "=w", v[i],
			       "w", all, "Upl"));
      return part_binary (e, VEC_PACK_TRUNC_EXPR, type, v[0], v[1]);
    }
  /* Not where streaming code has no Advanced SIMD.  */
  if (!TARGET_BF16_SIMD
      || maybe_ne (GET_MODE_BITSIZE (TYPE_MODE (TREE_TYPE (a))), 128)
      || !ripple_arithmetic_p (TYPE_MODE (TREE_TYPE (a))))
    return NULL_TREE;
  if (!b || b == a)
    return instruction (e, "bfcvtn\t%0.4h, %1.4s", type, "=w", a, "w", a, "w");
  return instruction (e, "bfcvtn\t%0.4h, %1.4s\n\tbfcvtn2\t%0.8h, %2.4s",
		      type, "=&w", a, "w", b, "w");
#else
  return NULL_TREE;
#endif
}

/* SQRSHRN, UQRSHRN or SQRSHRUN, and the same into the upper half.  */

static tree
aarch64_pack_in_order (emitter *e, tree type, tree a, tree b, unsigned n)
{
  static const char *const low[] = { "", "", "8b, %1.8h", "", "4h, %1.4s", "",
				     "", "", "2s, %1.2d" };
  static const char *const high[] = { "", "", "16b, %2.8h", "", "8h, %2.4s",
				      "", "", "", "4s, %2.2d" };
  tree from = TREE_TYPE (a);
  unsigned es = element_bits (TREE_TYPE (from)) / BITS_PER_UNIT;
  bool from_uns = TYPE_UNSIGNED (TREE_TYPE (from));
  const char *verb = (from_uns ? "uqrshrn"
		      : TYPE_UNSIGNED (TREE_TYPE (type)) ? "sqrshrun"
		      : "sqrshrn");
  char text[96];

#ifdef BYTES_PER_SVE_VECTOR
  if (tree r = sve_pack_in_order (e, type, a, b, n))
    return r;
#endif
  /* Not where streaming code has no Advanced SIMD.  */
  if (!n || maybe_ne (GET_MODE_BITSIZE (TYPE_MODE (from)), 128)
      || !ripple_arithmetic_p (TYPE_MODE (from)))
    return NULL_TREE;
  snprintf (text, sizeof text, "%s\t%%0.%s, #%u\n\t%s2\t%%0.%s, #%u", verb,
	    low[es], n, verb, high[es], n);
  return instruction (e, text, type, "=&w", a, "w", b, "w");
}

static enum misfits
aarch64_misfits (tree, tree)
{
  return MISFIT_IS_END_OR_ZERO;
}

const ripple_target ripple_aarch64_target =
{
  .name = "aarch64",
  .native_bytes = ripple_generic_native_bytes,
  .any_bit = aarch64_any_bit,
  .fmin_orders_zeros = true,
  .saturate = aarch64_saturate,
  .round = aarch64_round,
  .pack_saturated = aarch64_pack_saturated,
  .to_bfloat = aarch64_to_bfloat,
  .bfloat_as_float = true,
  .pack_in_order = aarch64_pack_in_order,
  .misfits = aarch64_misfits,
  .resize_floats = aarch64_resize_floats,
  .compress = aarch64_compress,
  .count_mask = aarch64_count_mask,
  .first_mask = aarch64_first_mask,
  .element_behind = aarch64_element_behind,
  .count_same = aarch64_count_same,
  .look_up = aarch64_look_up,
  .table_way = aarch64_table_way,
  .table = aarch64_table,
  .whole_vectors = true,
  .no_parentheses = PARENTHESES_BY_LANES,
  .sad_overwrites = true,
  .vector_register = "=w",
  .resized_mask = SELECTION_KNOWS_OTHER_SIZES ? NULL : "=Upa",
  .matrix = KNOWS_SME ? &ripple_sme_matrix : NULL,
  .masked_loads_zero = true,
  .finish = ripple_sme_finish
};

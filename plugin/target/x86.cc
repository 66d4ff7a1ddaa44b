/* x86: SSE2, AVX2, AVX-512, as the current function's options say.

   INPUT	saturated sums of 32 signed bytes
   OUTPUT	__builtin_ia32_paddsb256 (a, b)

   Built-in functions are found by name: the declarations know the rest.
   AVX without AVX2 has no integer vectors of 32 bytes, and masks are cut by
   the elements' size alone, so it is treated like SSE.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "x86.h"

#ifdef TARGET_AVX512F

/* The longest vectors that -mprefer-vector-width allows.  What GCC prefers
   of itself for a processor is meant for code that is short of vectors.  */

static unsigned
preferred_bytes (void)
{
  if (!OPTION_SET_P (prefer_vector_width_type))
    return 64;
  switch (prefer_vector_width_type)
    {
    case PVW_AVX128: return 16;
    case PVW_AVX256: return 32;
    default: return 64;
    }
}

static unsigned
x86_native_bytes (unsigned es)
{
  unsigned most = preferred_bytes ();

  if (HAVE_512 && (es >= 4 || TARGET_AVX512BW) && most == 64)
    return 64;
  return TARGET_AVX2 && most >= 32 ? 32 : 16;
}

/* The permutations of two vectors of 16 bits or less that AVX-512 has take
   three micro-operations, so they do not count.  Before SSE4.1 there are no
   blends to prepare the permutations of one vector.  */

static unsigned
x86_permute_bytes (unsigned es, unsigned sources)
{
  unsigned native = ripple_native_bytes (es);
  unsigned within = TARGET_SSE4_1 ? 16 : 0;
  bool avx512 = TARGET_AVX512F && (native == 64 || TARGET_AVX512VL);

  if (sources == 2)
    return es >= 4 && avx512 ? native : 0;
  if (es >= 4)
    return TARGET_AVX2 ? native : within;
  if (avx512 && (es == 2 ? TARGET_AVX512BW : TARGET_AVX512VBMI))
    return native;
  return within;
}

/* UNPCK, VPERM2F128 and VSHUFF32X4.  */

static bool
x86_permute_units (unsigned bytes, unsigned unit, unsigned region,
		   bool interleaved)
{
  if (region == 16)
    return interleaved;
  return unit >= 16 && region == bytes && (!interleaved || region == 2 * unit);
}

/* VINSERTF128 and VINSERTF64X4: on Intel's processors a register is permuted
   by one port, and what comes from memory is put in place by any.  From Zen 4
   on more of them permute vectors of 64 bytes.  */

static bool
x86_joined_from_memory (tree vtype)
{
  unsigned HOST_WIDE_INT bytes = tree_to_uhwi (TYPE_SIZE_UNIT (vtype));

  return bytes == 32 || (bytes == 64 && ix86_tune < PROCESSOR_ZNVER3);
}

/* One operation for words, two for double words.  */

static bool
x86_keep_multiply (unsigned es, unsigned digits)
{
  return optimize && ((es == 2 && digits >= 3)
		      || (es == 4 && TARGET_SSE4_1 && digits >= 4));
}

static tree
x86_lane_bits (emitter *e, tree v)
{
  static const char *const names[2][9] =
    { { NULL, "__builtin_ia32_pmovmskb128", NULL, NULL,
	"__builtin_ia32_movmskps", NULL, NULL, NULL,
	"__builtin_ia32_movmskpd" },
      { NULL, "__builtin_ia32_pmovmskb256", NULL, NULL,
	"__builtin_ia32_movmskps256", NULL, NULL, NULL,
	"__builtin_ia32_movmskpd256" } };
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (v)));
  unsigned es = element_bits (TREE_TYPE (TREE_TYPE (v))) / 8;
  const char *name = (bytes == 32 && TARGET_AVX2 ? names[1][es]
		      : bytes == 16 && TARGET_SSE2 ? names[0][es] : NULL);
  tree fn = name ? ripple_target_builtin (name) : NULL_TREE;

  return fn ? gimple_convert (&e->seq, e->loc,
			      integer_element (MAX (bytes / es, 8u), true),
			      ripple_target_call (e, fn, &v, 1))
	 : NULL_TREE;
}

/* What has the signs of V, elements of which are 0 or -1: X for `X < 0'.  The
   comparison is done where V is used, too, which may be rare.  */

static tree
sign_source (tree v)
{
  tree x = v;
  gimple *def = NULL;

  while (TREE_CODE (x) == SSA_NAME
	 && is_gimple_assign (def = SSA_NAME_DEF_STMT (x))
	 && gimple_assign_rhs_code (def) == VIEW_CONVERT_EXPR)
    x = TREE_OPERAND (gimple_assign_rhs1 (def), 0);
  if (TREE_CODE (x) != SSA_NAME || !is_gimple_assign (def)
      || gimple_assign_rhs_code (def) != LT_EXPR
      || !integer_zerop (gimple_assign_rhs2 (def)))
    return v;
  x = gimple_assign_rhs1 (def);
  return (!TYPE_UNSIGNED (TREE_TYPE (TREE_TYPE (x)))
	  && TYPE_MODE (TREE_TYPE (x)) == TYPE_MODE (TREE_TYPE (v)) ? x : v);
}

/* movmskps or movmskpd, else vptest, or pmovmskb where there is none.  */

static tree
x86_any_bit (emitter *e, tree v)
{
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (v)));
  const char *name;
  tree fn, r, arg[2];
  bool test_p = true;

  if (element_bits (TREE_TYPE (TREE_TYPE (v))) >= 32
      && (r = x86_lane_bits (e, sign_source (v))))
    return part_binary (e, NE_EXPR, boolean_type_node, r,
			build_zero_cst (TREE_TYPE (r)));
  if (bytes == 32 && TARGET_AVX)
    name = "__builtin_ia32_ptestz256";
  else if (bytes == 16 && TARGET_SSE4_1)
    name = "__builtin_ia32_ptestz128";
  else if (bytes == 16 && TARGET_SSE2)
    {
      name = "__builtin_ia32_pmovmskb128";
      test_p = false;
    }
  else
    return NULL_TREE;
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  arg[0] = arg[1] = v;
  r = ripple_target_call (e, fn, arg, test_p ? 2 : 1);
  return part_binary (e, test_p ? EQ_EXPR : NE_EXPR, boolean_type_node, r,
		      build_zero_cst (TREE_TYPE (r)));
}

/* Instructions for bytes and words.  */

static tree
x86_saturate (emitter *e, enum saturate_op op, tree a, tree b)
{
  tree type = TREE_TYPE (a), elt = TREE_TYPE (type), fn, arg[4];
  unsigned es = element_bits (elt) / 8;
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));
  char name[40];

  if (es > 2 || op == SATURATE_SHL)
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_p%s%s%c%u%s",
	    op == SATURATE_ADD ? "add" : "sub",
	    TYPE_UNSIGNED (elt) ? "us" : "s", es == 1 ? 'b' : 'w', bits,
	    bits == 512 ? "_mask" : "");
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  arg[0] = a;
  arg[1] = b;
  arg[2] = build_zero_cst (type);
  arg[3] = build_minus_one_cst (long_long_unsigned_type_node);
  return part_view (e, type,
		    ripple_target_call (e, fn, arg, bits == 512 ? 4 : 2));
}

/* VPTESTM and VPTESTNM.  GCC compares what VPAND gives.  */

static tree
x86_test_bits (emitter *e, bool common, tree a, tree b)
{
  tree type = TREE_TYPE (a), mask = truth_type_for (type), fn, arg[3];
  unsigned bits = element_bits (TREE_TYPE (type));
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  char name[64];

  /* Of fewer lanes GCC 12 does not hold one bit for each.  */
  if (!VECTOR_MODE_P (TYPE_MODE (type)) || bytes * 8 / bits < 8
      || mask_form (mask) != MASK_BITS
      || (bytes < 64 && !TARGET_AVX512VL) || (bits < 32 && !TARGET_AVX512BW))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_ptest%sm%c%u",
	    common ? "" : "n", " bw d   q"[bits / 8], bytes * 8);
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  arg[0] = a;
  arg[1] = b;
  arg[2] = build_minus_one_cst (ripple_target_argument (fn, 2));
  return part_view (e, mask, ripple_target_call (e, fn, arg, 3));
}

/* VPSHLDV and VPSHRDV.  */

static tree
x86_funnel (emitter *e, bool left, tree a, tree b, tree count)
{
  static const char *const elements[]
    = { "", "", "hi", "", "si", "", "", "", "di" };
  unsigned es = element_bits (TREE_TYPE (TREE_TYPE (a))) / 8;
  unsigned bits = tree_to_uhwi (TYPE_SIZE (TREE_TYPE (a)));
  tree arg[3] = { left ? a : b, left ? b : a, count }, fn;
  char name[40];

  if (es < 2 || !TARGET_AVX512VBMI2 || !(bits == 512 ? HAVE_512
					 : TARGET_AVX512VL))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_vpsh%cdv_v%u%s",
	    left ? 'l' : 'r', bits / 8 / es, elements[es]);
  fn = ripple_target_builtin (name);
  return fn ? part_view (e, TREE_TYPE (a), ripple_target_call (e, fn, arg, 3))
	 : NULL_TREE;
}

/* True if there are instructions for the bytes of a vector of TYPE.  */

static bool
bytes_p (tree type)
{
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));
  return (bits == 512 ? HAVE_512 && TARGET_AVX512BW
	  : bits == 256 ? TARGET_AVX2 : bits == 128 && TARGET_SSSE3);
}

/* GF2P8AFFINEQB by MATRIX; null if there is no such instruction for V.  */

static tree
affine_bits (emitter *e, tree v, uint64_t matrix)
{
  tree type = TREE_TYPE (v), arg[3], fn;
  unsigned size = tree_to_uhwi (TYPE_SIZE_UNIT (type));

  if (!TARGET_GFNI || !bytes_p (type))
    return NULL_TREE;
  fn = ripple_target_builtin (size == 64
			      ? "__builtin_ia32_vgf2p8affineqb_v64qi"
			      : size == 32
			      ? "__builtin_ia32_vgf2p8affineqb_v32qi"
			      : "__builtin_ia32_vgf2p8affineqb_v16qi");
  if (!fn)
    return NULL_TREE;
  tree words = part_vector_type (integer_element (64, true), size / 8);
  arg[0] = v;
  arg[1] = build_vector_from_val (words, build_int_cstu (TREE_TYPE (words),
							 matrix));
  arg[2] = integer_zero_node;
  return part_view (e, type, ripple_target_call (e, fn, arg, 3));
}

/* Bytes rotated left by what is in COUNT, if that is one constant: bit I of
   the result is bit I - N of the source.  */

static tree
rotate_by_matrix (emitter *e, tree v, tree count)
{
  tree c = TREE_CODE (count) == VECTOR_CST ? uniform_vector_p (count)
	   : NULL_TREE;
  uint64_t matrix = 0;

  if (!c || TREE_CODE (c) != INTEGER_CST)
    return NULL_TREE;
  for (unsigned i = 0; i < 8; i++)
    matrix |= (uint64_t) 1 << (8 * (7 - i) + ((i - TREE_INT_CST_LOW (c)) & 7));
  return affine_bits (e, v, matrix);
}

/* VPROLVD and VPROLVQ; words are shifted into themselves.  */

static tree
x86_rotate (emitter *e, tree a, tree count)
{
  unsigned es = element_bits (TREE_TYPE (TREE_TYPE (a))) / 8;
  unsigned bits = tree_to_uhwi (TYPE_SIZE (TREE_TYPE (a)));
  tree arg[4] = { a, count, a, NULL_TREE }, fn;
  char name[40];

  if (es == 1)
    return rotate_by_matrix (e, a, count);
  if (es == 2)
    return x86_funnel (e, true, a, a, count);
  if (es < 4 || !(bits == 512 ? HAVE_512 : TARGET_AVX512VL))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_prolv%c%u_mask",
	    es == 4 ? 'd' : 'q', bits);
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  arg[3] = build_minus_one_cst (ripple_target_argument (fn, 3));
  return part_view (e, TREE_TYPE (a), ripple_target_call (e, fn, arg, 4));
}

/* The function NAME, of vectors of TYPE's size, which has a number behind it
   for all but the smallest, on A and B; null if there is none.  */

static tree
sized_call (emitter *e, const char *name, tree type, tree a, tree b)
{
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));
  tree arg[4] = { a, b, NULL_TREE, NULL_TREE }, fn;
  char text[48];

  snprintf (text, sizeof text, "__builtin_ia32_%s%u%s", name, bits,
	    bits == 512 ? "_mask" : "");
  fn = ripple_target_builtin (text);
  if (!fn)
    return NULL_TREE;
  if (bits == 512)
    {
      arg[2] = build_zero_cst (ripple_target_argument (fn, 2));
      arg[3] = build_minus_one_cst (ripple_target_argument (fn, 3));
    }
  return part_view (e, type,
		    ripple_target_call (e, fn, arg, bits == 512 ? 4 : 2));
}

/* Saturating sums and averages, of all elements.  */

static bool
x86_elementwise_p (gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  if (!fn || !fndecl_built_in_p (fn, BUILT_IN_MD))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (!VECTOR_TYPE_P (TREE_TYPE (gimple_call_arg (call, i)))
	&& !integer_all_onesp (gimple_call_arg (call, i)))
      return false;
  const char *name = IDENTIFIER_POINTER (DECL_NAME (fn));
  return (startswith (name, "__builtin_ia32_padds")
	  || startswith (name, "__builtin_ia32_paddus")
	  || startswith (name, "__builtin_ia32_psubs")
	  || startswith (name, "__builtin_ia32_psubus")
	  || startswith (name, "__builtin_ia32_pavg"));
}

/* PSHUFB.  */

static tree
x86_nibbles (emitter *e, tree v, const unsigned char *table)
{
  tree type = TREE_TYPE (v);

  if (!bytes_p (type))
    return NULL_TREE;
  unsigned n = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree_vector_builder t (type, n, 1);
  for (unsigned i = 0; i < n; i++)
    t.quick_push (build_int_cst (TREE_TYPE (type), table[i % 16]));
  return sized_call (e, "pshufb", type, t.build (), v);
}

/* PSADBW.  */

static bool
x86_sum_differences (emitter *e, tree type, tree a, tree b, tree *sum)
{
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));
  tree arg[2] = { a, b };

  if (!(bits == 512 ? HAVE_512 && TARGET_AVX512BW
	: bits == 256 ? TARGET_AVX2 : bits == 128 && TARGET_SSE2))
    return false;
  tree fn = ripple_target_builtin (bits == 512 ? "__builtin_ia32_psadbw512"
				   : bits == 256 ? "__builtin_ia32_psadbw256"
				   : "__builtin_ia32_psadbw128");
  if (fn && e)
    *sum = ripple_target_call (e, fn, arg, 2);
  return fn;
}

/* PMADDUBSW.  */

static bool
x86_sum_products (emitter *e, tree type, tree a, tree b, tree *sum)
{
  if (!bytes_p (type))
    return false;
  if (e)
    *sum = sized_call (e, "pmaddubsw",
		       part_vector_type (integer_element (16, false),
					 tree_to_uhwi (TYPE_SIZE_UNIT (type))
					 / 2), a, b);
  return true;
}

/* PSADBW adds up eight bytes, PMADDUBSW two and PMADDWD two words.  */

static tree
x86_sum_bytes (emitter *e, tree v)
{
  tree type = TREE_TYPE (v), bytes, words;
  unsigned es = element_bits (TREE_TYPE (type)) / 8;
  unsigned size = tree_to_uhwi (TYPE_SIZE_UNIT (type));

  if (!bytes_p (type))
    return NULL_TREE;
  bytes = part_vector_type (integer_element (8, false), size);
  words = part_vector_type (integer_element (16, false), size / 2);
  if (es == 8)
    {
      tree sum;
      return (x86_sum_differences (e, bytes, v, build_zero_cst (bytes), &sum)
	      ? part_view (e, type, sum) : NULL_TREE);
    }
  v = sized_call (e, "pmaddubsw", words, v, build_one_cst (bytes));
  if (v && es == 4)
    v = sized_call (e, "pmaddwd", part_vector_type (integer_element (32, true),
						    size / 4),
		    v, build_one_cst (words));
  return v ? part_view (e, type, v) : NULL_TREE;
}

/* PACKSSWB, PACKUSWB and those of double words.  */

static tree
x86_pack_saturated (emitter *e, tree type, tree a, tree b)
{
  unsigned es = element_bits (TREE_TYPE (type)) / 8;
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));
  bool uns = TYPE_UNSIGNED (TREE_TYPE (type));

  if (es > 2 || TYPE_UNSIGNED (TREE_TYPE (TREE_TYPE (a)))
      || !(bits == 512 ? HAVE_512 && TARGET_AVX512BW
	   : bits == 256 ? TARGET_AVX2
	   : bits == 128 && (es == 1 || !uns ? TARGET_SSE2 : TARGET_SSE4_1)))
    return NULL_TREE;
  return sized_call (e, es == 1 ? uns ? "packuswb" : "packsswb"
		     : uns ? "packusdw" : "packssdw", type, a, b);
}

#ifndef TARGET_AVXVNNIINT8
# define TARGET_AVXVNNIINT8 0
#endif
#ifndef TARGET_AVX10_2
# define TARGET_AVX10_2 0
#endif

/* Bytes are widened, half a vector at a time, and multiplied by VPMADDWD where
   there is neither VPDPBUSD nor, for those of one sign, VPDPBSSD.  */

static bool
x86_dot_scatters (tree a, tree b)
{
  unsigned bits = tree_to_uhwi (TYPE_SIZE (a));

  if (TYPE_PRECISION (TREE_TYPE (a)) != 8)
    return false;
  if (TYPE_UNSIGNED (a) == TYPE_UNSIGNED (b))
    return bits == 512 ? !TARGET_AVX10_2
	   : !TARGET_AVXVNNIINT8 && !TARGET_AVX10_2;
  return bits == 512 ? !TARGET_AVX512VNNI
	 : !TARGET_AVXVNNI && !(TARGET_AVX512VNNI && TARGET_AVX512VL);
}

/* VPDPBUSDS and VPDPWSSDS.  */

static tree
x86_dot_saturated (emitter *e, bool words, tree sums, tree a, tree b)
{
  unsigned bits = tree_to_uhwi (TYPE_SIZE (TREE_TYPE (sums)));
  tree arg[3] = { sums, a, b }, fn;
  char name[48];

  if (bits == 512 ? !(TARGET_AVX512VNNI && HAVE_512)
      : !((TARGET_AVX512VNNI && TARGET_AVX512VL) || TARGET_AVXVNNI))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_vpdp%sds_v%usi",
	    words ? "wss" : "bus", bits / 32);
  fn = ripple_target_builtin (name);
  return fn ? part_view (e, TREE_TYPE (sums),
			 ripple_target_call (e, fn, arg, 3)) : NULL_TREE;
}

/* By the matrix that has ones on its other diagonal.  */

static tree
x86_reverse_bits (emitter *e, tree v)
{
  return affine_bits (e, v, 0x8040201008040201ULL);
}

/* The instructions for integers have elements of 64 bits.  */

static tree
x86_streamed_type (tree vtype)
{
  tree elt = TREE_TYPE (vtype);
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (vtype));

  if (!TARGET_SSE2 || bytes < 16 || bytes > x86_native_bytes (8))
    return NULL_TREE;
  if (TYPE_MODE (elt) == SFmode || TYPE_MODE (elt) == DFmode)
    return vtype;
  return build_vector_type (unsigned_intDI_type_node, bytes / 8);
}

static void
x86_fence (emitter *e)
{
  gimple_seq_add_stmt (&e->seq, gimple_build_call
				  (ripple_target_builtin
				     ("__builtin_ia32_sfence"), 0));
}

const ripple_target ripple_x86_target =
{
  .name = "x86",
  .native_bytes = x86_native_bytes,
  .gather = x86_gather,
  .scatter = x86_scatter,
  .gather_loses = x86_gather_loses,
  .page_bytes = 4096,
  .masked_store_loses = x86_masked_store_loses,
  .crossing_loses = x86_crossing_loses,
  .loads_again = x86_loads_again,
  .shift_pair = x86_shift_pair,
  .permute_bytes = x86_permute_bytes,
  .permute_units = x86_permute_units,
  .joined_from_memory = x86_joined_from_memory,
  .streamed_type = x86_streamed_type,
  .fence = x86_fence,
  .any_bit = x86_any_bit,
  .lane_bits = x86_lane_bits,
  .keep_multiply = x86_keep_multiply,
  .no_byte_multiply = true,
  .saturate = x86_saturate,
  .round = x86_round,
  .test_bits = x86_test_bits,
  .math_instruction = x86_math_instruction,
  .extremum = x86_extremum,
  .extremum_p = x86_extremum_p,
  .elementwise_p = x86_elementwise_p,
  .rotate = x86_rotate,
  .funnel = x86_funnel,
  .nibbles = x86_nibbles,
  .halves_by_permutation = x86_halves_by_permutation,
  .pack_saturated = x86_pack_saturated,
  .truncates_by_packing = true,
  .narrow_saturated = x86_narrow_saturated,
  .to_bfloat = x86_to_bfloat,
  .misfits = x86_misfits,
  .to_unsigned = x86_to_unsigned,
  .upper_floats = x86_upper_floats,
  .converts_halves = x86_converts_halves,
  .convert_half = x86_convert_half,
  .dot_scatters = x86_dot_scatters,
  .dot_saturated = x86_dot_saturated,
  .reverse_bits = x86_reverse_bits,
  .sum_bytes = x86_sum_bytes,
  .sum_differences = x86_sum_differences,
  .sum_products = x86_sum_products,
  .compress = x86_compress,
  .look_up = x86_look_up,
  .table_way = x86_table_way,
  .table = x86_table,
  .selects_by_sign = true,
  .no_parentheses = PARENTHESES_BY_LANES,
  .vector_register = "=v",
  .compared_mask = "=k",
  .words_by_shifts = true
};

#endif

/* x86: SSE2, AVX2, AVX-512, as the current function's options say.

   INPUT	gather of vector(16) float from base + index * 4 under a mask
   OUTPUT	__builtin_ia32_gathersiv16sf (0, base, index, mask bits, 4)

   Built-in functions are found by name: the declarations know the rest.
   AVX without AVX2 has no integer vectors of 32 bytes, and masks are cut by
   the elements' size alone, so it is treated like SSE.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute.h"
#include "emit/value/parts.h"
#include "target.h"

#ifdef TARGET_AVX512F

# ifdef TARGET_EVEX512
#  define HAVE_512 (TARGET_AVX512F && TARGET_EVEX512)
# else
#  define HAVE_512 TARGET_AVX512F
# endif

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

/* Type of argument I of FN.  */

static tree
argument_type (tree fn, unsigned i)
{
  tree types = TYPE_ARG_TYPES (TREE_TYPE (fn));

  while (i--)
    types = TREE_CHAIN (types);
  return TREE_VALUE (types);
}

/* V in the low lanes of a vector of at least as many bytes as TYPE has, or
   the low lanes of V: registers are never narrower than 16 bytes.  */

static tree
fit_register (emitter *e, tree type, tree v)
{
  unsigned from = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (v)));
  unsigned to = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  unsigned width = TYPE_VECTOR_SUBPARTS (TREE_TYPE (v)).to_constant ();

  if (from > to)
    return part_subvector (e, v, 0, width * to / from);
  if (from < to)
    {
      auto_vec<tree> piece;

      piece.safe_push (v);
      for (unsigned i = 1; i < to / from; i++)
	piece.safe_push (part_any (TREE_TYPE (v)));
      return part_concat (e, piece.address (), piece.length ());
    }
  return v;
}

/* MASK as the integer of one bit a lane that instructions of AVX-512 want;
   null means all of WIDTH lanes.  */

static tree
mask_bits (emitter *e, tree mask, unsigned width, unsigned es)
{
  tree v, fn;

  if (!mask)
    return build_int_cst (unsigned_type_node,
			  (HOST_WIDE_INT_1 << width) - 1);
  if (mask_form (TREE_TYPE (mask)) == MASK_BITS)
    return part_view (e, integer_element (MAX (width, 8u), true), mask);
  v = part_mask_to_integers (e, mask, es);
  if (width * es < 16)
    {
      /* Two elements of 4 bytes whose indices have 8.  */
      tree piece[2] = { v, build_zero_cst (TREE_TYPE (v)) };

      v = part_concat (e, piece, 2);
      width *= 2;
    }
  fn = ripple_target_builtin (es == 8
			      ? width == 2 ? "__builtin_ia32_movmskpd"
					   : "__builtin_ia32_movmskpd256"
			      : width == 4 ? "__builtin_ia32_movmskps"
					   : "__builtin_ia32_movmskps256");
  return fn ? ripple_target_call (e, fn, &v, 1) : NULL_TREE;
}

/* Name of the gather or scatter (VERB) of WIDTH elements ELT by indices of
   INDEX_BITS; null if the function must not use any such instruction.
   *BITS_P: the mask is one bit a lane.  */

static const char *
memory_builtin (const char *verb, bool scatter, tree elt, unsigned width,
		unsigned index_bits, bool *bits_p)
{
  static char name[64];
  unsigned es = element_bits (elt) / 8, wide = MAX (es, index_bits / 8);
  unsigned bytes = width * wide, count = bytes / es;
  bool is_float = SCALAR_FLOAT_TYPE_P (elt);
  const char *letter = es == 8 ? is_float ? "df" : "di"
				: is_float ? "sf" : "si";
  const char *index = index_bits == 64 ? "div" : "siv";

  if (es < 4)
    return NULL;
  *bits_p = true;
  if (bytes == 64 && HAVE_512)
    {
      snprintf (name, sizeof name, "__builtin_ia32_%s%s%u%s", verb, index,
		count, letter);
      return name;
    }
  if (bytes > 32 || bytes < 16)
    return NULL;
  if (scatter)
    {
      if (!TARGET_AVX512VL)
	return NULL;
      snprintf (name, sizeof name, "__builtin_ia32_%s%s%u%s", verb, index,
		count, letter);
      return name;
    }
  if (index_bits == 64 && es == 4 && bytes == 32 && TARGET_AVX512VL)
    {
      snprintf (name, sizeof name, "__builtin_ia32_gather3div8%s", letter);
      return name;
    }
  /* The gathers of AVX2, whose masks are sign bits, serve AVX-512 too.  */
  if (!TARGET_AVX2)
    return NULL;
  *bits_p = false;
  if (index_bits == 64 && es == 4)
    snprintf (name, sizeof name, "__builtin_ia32_gatherdiv4%s", letter);
  else
    snprintf (name, sizeof name, "__builtin_ia32_gather%s%u%s", index, count,
	      letter);
  return name;
}

/* The gather FN of elements ELT, whose mask is bits or integers.  */

static tree
gather (emitter *e, tree fn, tree elt, tree base, tree index, unsigned scale,
	tree mask)
{
  tree arg[5], r;

  arg[0] = build_zero_cst (argument_type (fn, 0));
  arg[1] = base;
  arg[2] = fit_register (e, argument_type (fn, 2), index);
  arg[3] = VECTOR_TYPE_P (TREE_TYPE (mask))
	   ? fit_register (e, argument_type (fn, 3), mask) : mask;
  arg[4] = build_int_cst (integer_type_node, scale);
  r = ripple_target_call (e, fn, arg, 5);
  return part_view (e, part_vector_type (elt, TYPE_VECTOR_SUBPARTS
						(TREE_TYPE (r))
						.to_constant ()), r);
}

/* Four elements of four bytes by 64-bit indices, two by two.  AVX2 has an
   instruction for all four, but GCC 12 overwrites its mask with another value
   when registers are short.  */

static tree
gather_twice (emitter *e, tree fn, tree elt, tree base, tree index,
	      unsigned scale, tree mask)
{
  int high[4] = { 2, 3, LANE_ANY, LANE_ANY }, both[4] = { 0, 1, 4, 5 };
  tree a = gather (e, fn, elt, base, part_subvector (e, index, 0, 2), scale,
		   mask);
  tree b = gather (e, fn, elt, base, part_subvector (e, index, 2, 2), scale,
		   part_permute (e, mask, mask, high));

  return part_permute (e, a, b, both);
}

static tree
x86_gather (emitter *e, tree vectype, tree base, tree index, unsigned scale,
	    tree mask)
{
  tree elt = TREE_TYPE (vectype), fn, m;
  unsigned width = TYPE_VECTOR_SUBPARTS (vectype).to_constant ();
  unsigned es = element_bits (elt) / 8;
  unsigned index_bits = element_bits (TREE_TYPE (TREE_TYPE (index)));
  bool bits_p;
  const char *name = memory_builtin ("gather", false, elt, width, index_bits,
				     &bits_p);

  fn = name ? ripple_target_builtin (name) : NULL_TREE;
  if (!fn)
    return NULL_TREE;
  if (bits_p)
    m = mask_bits (e, mask, width, es);
  else
    /* Lanes beyond the result's would be read, too.  */
    m = mask ? part_mask_to_integers (e, mask, es)
	     : build_minus_one_cst (part_vector_type
				      (integer_element (es * 8, false),
				       width));
  if (!m)
    return NULL_TREE;
  if (!bits_p && es == 4 && index_bits == 64 && width == 4)
    return gather_twice (e, fn, elt, base, index, scale, m);
  return fit_register (e, vectype, gather (e, fn, elt, base, index, scale,
					   m));
}

static bool
x86_scatter (emitter *e, tree value, tree base, tree index, unsigned scale,
	     tree mask)
{
  tree vectype = TREE_TYPE (value), elt = TREE_TYPE (vectype), fn, arg[5];
  unsigned width = TYPE_VECTOR_SUBPARTS (vectype).to_constant ();
  unsigned index_bits = element_bits (TREE_TYPE (TREE_TYPE (index)));
  bool bits_p;
  const char *name = memory_builtin ("scatter", true, elt, width, index_bits,
				     &bits_p);

  fn = name ? ripple_target_builtin (name) : NULL_TREE;
  if (!fn)
    return false;
  arg[0] = base;
  arg[1] = mask_bits (e, mask, width, element_bits (elt) / 8);
  arg[2] = fit_register (e, argument_type (fn, 2), index);
  arg[3] = fit_register (e, argument_type (fn, 3), value);
  arg[4] = build_int_cst (integer_type_node, scale);
  if (!arg[1])
    return false;
  ripple_target_call (e, fn, arg, 5);
  return true;
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

/* One operation for words, two for double words.  */

static bool
x86_keep_multiply (unsigned es, unsigned digits)
{
  return optimize && ((es == 2 && digits >= 3)
		      || (es == 4 && TARGET_SSE4_1 && digits >= 4));
}

/* vptest, or pmovmskb where there is none.  */

static tree
x86_any_bit (emitter *e, tree v)
{
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (v)));
  const char *name;
  tree fn, r, arg[2];
  bool test_p = true;

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

/* ROUNDPS and the like with the bit that suppresses the inexact exception.  */

static tree
x86_round (emitter *e, unsigned how, tree v)
{
  tree type = TREE_TYPE (v), fn;
  bool is_double = TYPE_MODE (TREE_TYPE (type)) == DFmode;
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  unsigned mode = how == ROUND_HALF_EVEN ? 8 : 9 + how;
  tree arg[5] = { v, build_int_cst (integer_type_node, mode), v };
  char name[64];

  if (!TARGET_SSE4_1 || bytes < 16
      || (!is_double && TYPE_MODE (TREE_TYPE (type)) != SFmode))
    return NULL_TREE;
  if (bytes == 64)
    snprintf (name, sizeof name, "__builtin_ia32_rndscalep%c_mask",
	      is_double ? 'd' : 's');
  else
    snprintf (name, sizeof name, "__builtin_ia32_roundp%c%s",
	      is_double ? 'd' : 's', bytes == 32 ? "256" : "");
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  if (bytes == 64)
    {
      arg[3] = build_minus_one_cst (long_long_unsigned_type_node);
      arg[4] = build_int_cst (integer_type_node, 4);
    }
  return ripple_target_call (e, fn, arg, bytes == 64 ? 5 : 2);
}

/* MINPS and the like, whose result is the second operand if one is a NaN or
   both are zeros.  GCC takes them for such a choice only if no operand is a
   constant.  */

static tree
x86_extremum (emitter *e, enum tree_code code, tree a, tree b)
{
  tree type = TREE_TYPE (a), fn;
  bool is_double = TYPE_MODE (TREE_TYPE (type)) == DFmode;
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  tree arg[5] = { a, b, a, NULL_TREE, NULL_TREE };
  char name[64];

  if (!VECTOR_MODE_P (TYPE_MODE (type)) || bytes < 16
      || (!is_double && TYPE_MODE (TREE_TYPE (type)) != SFmode))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_%sp%c%s",
	    code == MIN_EXPR ? "min" : "max", is_double ? 'd' : 's',
	    bytes == 64 ? "512_mask" : bytes == 32 ? "256" : "");
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  if (bytes == 64)
    {
      arg[3] = build_minus_one_cst (argument_type (fn, 3));
      arg[4] = build_int_cst (integer_type_node, 4);
    }
  return ripple_target_call (e, fn, arg, bytes == 64 ? 5 : 2);
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

/* VPROLVD and VPROLVQ; words are shifted into themselves.  */

static tree
x86_rotate (emitter *e, tree a, tree count)
{
  unsigned es = element_bits (TREE_TYPE (TREE_TYPE (a))) / 8;
  unsigned bits = tree_to_uhwi (TYPE_SIZE (TREE_TYPE (a)));
  tree arg[4] = { a, count, a, NULL_TREE }, fn;
  char name[40];

  if (es == 2)
    return x86_funnel (e, true, a, a, count);
  if (es < 4 || !(bits == 512 ? HAVE_512 : TARGET_AVX512VL))
    return NULL_TREE;
  snprintf (name, sizeof name, "__builtin_ia32_prolv%c%u_mask",
	    es == 4 ? 'd' : 'q', bits);
  fn = ripple_target_builtin (name);
  if (!fn)
    return NULL_TREE;
  arg[3] = build_minus_one_cst (argument_type (fn, 3));
  return part_view (e, TREE_TYPE (a), ripple_target_call (e, fn, arg, 4));
}

/* VPCOMPRESSD and VPEXPANDD, and those of other elements.  */

static tree
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
  arg[2] = mask_bits (e, mask, bits / 8 / es, es);
  return part_view (e, type, ripple_target_call (e, fn, arg, 3));
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
      arg[2] = build_zero_cst (argument_type (fn, 2));
      arg[3] = build_minus_one_cst (argument_type (fn, 3));
    }
  return part_view (e, type,
		    ripple_target_call (e, fn, arg, bits == 512 ? 4 : 2));
}

/* True if there are instructions for the bytes of a vector of TYPE.  */

static bool
bytes_p (tree type)
{
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));
  return (bits == 512 ? HAVE_512 && TARGET_AVX512BW
	  : bits == 256 ? TARGET_AVX2 : bits == 128 && TARGET_SSSE3);
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
      tree arg[2] = { v, build_zero_cst (bytes) };
      tree fn = ripple_target_builtin (size == 64 ? "__builtin_ia32_psadbw512"
				       : size == 32
				       ? "__builtin_ia32_psadbw256"
				       : "__builtin_ia32_psadbw128");
      return fn ? part_view (e, type, ripple_target_call (e, fn, arg, 2))
	     : NULL_TREE;
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

/* GF2P8AFFINEQB by the matrix that has ones on its other diagonal.  */

static tree
x86_reverse_bits (emitter *e, tree v)
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
  arg[1] = build_vector_from_val (words,
				  build_int_cstu (TREE_TYPE (words),
						  0x8040201008040201ULL));
  arg[2] = integer_zero_node;
  return part_view (e, type, ripple_target_call (e, fn, arg, 3));
}

/* VPERMW and VPERMB, for which GCC takes the permutations of two vectors.  */

static tree
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
  arg[3] = build_minus_one_cst (argument_type (fn, 3));
  return part_view (e, type, ripple_target_call (e, fn, arg, 4));
}

/* PSHUFB in each 16 bytes; VPERMILPS, for double words there; VPERMD; those of
   AVX-512, which take two vectors.  Elements are made up of smaller ones.  */

static bool
x86_table_way (unsigned es, unsigned bytes, table_form *way)
{
  bool avx512 = bytes == 64 ? HAVE_512 : TARGET_AVX512VL;

  if (avx512
      && (es >= 4 || (es == 2 ? TARGET_AVX512BW : TARGET_AVX512VBMI)))
    *way = { es, bytes, 2, es >= 4 ? 1u : 3u, false, false };
  else if (es >= 4 && bytes == 32 && TARGET_AVX2)
    *way = { 4, 32, 1, 1, false, false };
  else if (es >= 4 && bytes == 16 && TARGET_AVX)
    *way = { 4, 16, 1, 1, false, false };
  else if (bytes == 64 ? es <= 2 && HAVE_512 && TARGET_AVX512BW
	   : bytes == 32 ? TARGET_AVX2 : TARGET_SSSE3)
    *way = { 1, 16, 1, 1, false, true };
  else
    return false;
  return true;
}

static tree
x86_table (emitter *e, const table_form *way, tree *v, unsigned count,
	   tree index)
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
    arg[3] = build_minus_one_cst (argument_type (fn, 3));
  return part_view (e, type,
		    ripple_target_call (e, fn, arg, masked ? 4 : 2));
}

const ripple_target ripple_x86_target =
{
  .name = "x86",
  .native_bytes = x86_native_bytes,
  .gather = x86_gather,
  .scatter = x86_scatter,
  .permute_bytes = x86_permute_bytes,
  .any_bit = x86_any_bit,
  .lane_bits = x86_lane_bits,
  .keep_multiply = x86_keep_multiply,
  .no_byte_multiply = true,
  .saturate = x86_saturate,
  .round = x86_round,
  .extremum = x86_extremum,
  .rotate = x86_rotate,
  .funnel = x86_funnel,
  .nibbles = x86_nibbles,
  .pack_saturated = x86_pack_saturated,
  .dot_saturated = x86_dot_saturated,
  .reverse_bits = x86_reverse_bits,
  .sum_bytes = x86_sum_bytes,
  .compress = x86_compress,
  .look_up = x86_look_up,
  .table_way = x86_table_way,
  .table = x86_table,
  .selects_by_sign = true,
  .vector_register = "=v",
  .compared_mask = "=k"
};

#endif

/* x86, gathers and scatters, and what accesses processors are slow at.

   INPUT	gather of vector(16) float from base + index * 4 under a mask
   OUTPUT	__builtin_ia32_gathersiv16sf (0, base, index, mask bits, 4)

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute.h"
#include "emit/value/parts.h"
#include "x86.h"

#ifdef TARGET_AVX512F

#ifndef TARGET_USE_GATHER_8PARTS
# define TARGET_USE_GATHER_8PARTS TARGET_USE_GATHER
#endif

/* True if cfun is tuned for a processor of Intel, or for one that GCC does not
   know and that is Intel's by what it has.  */

static bool
tuned_for_intel_p (void)
{
  return ix86_tune == PROCESSOR_GENERIC ? TARGET_AVX512FP16
					: ix86_tune < PROCESSOR_GEODE;
}

/* What GCC's vectoriser goes by.  On Zen 3 eight loads and insertions take
   four fifths of the time of a gather, too, or half of it.  With mask
   registers, as a Zen 4 has, which GCC 12 takes for a Zen 3, a gather is up to
   1.5 times as fast as what takes indices out of vectors.  Processors of Intel
   that GCC does not know yet, with AVX512-FP16, take half the time of loads
   and insertions.  */

bool
x86_gather_loses (unsigned n, bool loaded)
{
  if (TARGET_AVX512VL && !loaded)
    return false;
  if (ix86_tune == PROCESSOR_GENERIC && tuned_for_intel_p ())
    return false;
  if (ix86_tune == PROCESSOR_ZNVER3)
    return true;
  return (n == 2 ? !TARGET_USE_GATHER_2PARTS
	  : n == 4 ? !TARGET_USE_GATHER_4PARTS : !TARGET_USE_GATHER_8PARTS);
}

/* Seen with GCC 12 and its tables for Zen 3, but not with those for Intel's
   processors; the others for Zen are much the same.  */

bool
x86_loads_again (void)
{
  return ix86_tune >= PROCESSOR_ZNVER1 && ix86_tune < PROCESSOR_max;
}

/* AMD's processors without mask registers take 12 to 19 cycles for VMASKMOV to
   memory, Intel's one or two.  GCC's generic tuning is for both.  */

bool
x86_masked_store_loses (void)
{
  if (!TARGET_AVX || TARGET_AVX512F)
    return false;
  switch (ix86_tune)
    {
    case PROCESSOR_GENERIC:
    case PROCESSOR_BDVER1:
    case PROCESSOR_BDVER2:
    case PROCESSOR_BDVER3:
    case PROCESSOR_BDVER4:
    case PROCESSOR_BTVER2:
    case PROCESSOR_ZNVER1:
    case PROCESSOR_ZNVER2:
    case PROCESSOR_ZNVER3:
      return true;
    default:
      return false;
    }
}

/* A vector of 64 bytes that crosses a line takes two loads, of which there are
   one or two in a cycle.  Stencils have pipes left that permute on a Zen 4.
   Of the two on processors of Intel that compute such vectors, one permutes,
   and permutations are not spread so well.  */

bool
x86_crossing_loses (unsigned crossing, unsigned loads, unsigned computed)
{
  if (!TARGET_AVX512F)
    return false;
  return !tuned_for_intel_p ()
	 || 4 * computed + 5 * crossing < 4 * (loads + crossing);
}

tree
x86_mask_bits (emitter *e, tree mask, unsigned width, unsigned es)
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
  if (TARGET_AVX512VL)
    {
      snprintf (name, sizeof name, "__builtin_ia32_%s3%s%u%s", verb, index,
		count, letter);
      return name;
    }
  /* Those of AVX2, whose masks are sign bits.  */
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

/* The gather FN of elements ELT, whose mask is bits or integers.

   The instruction leaves in its destination what lanes that are off have, so
   that it waits for who wrote that last, which in a loop is the gather of the
   iteration before.  GCC gives it zeros only if it does not see that all lanes
   are on; they cost a move between registers.  */

static tree
gather (emitter *e, tree fn, tree elt, tree base, tree index, unsigned scale,
	tree mask)
{
  tree arg[5], r;

  arg[0] = build_zero_cst (ripple_target_argument (fn, 0));
  arg[1] = base;
  arg[2] = fit_register (e, ripple_target_argument (fn, 2), index);
  arg[3] = VECTOR_TYPE_P (TREE_TYPE (mask))
	   ? fit_register (e, ripple_target_argument (fn, 3), mask) : mask;
  if (optimize && TREE_CODE (arg[3]) == VECTOR_CST)
    arg[3] = part_hide (e, arg[3], "=x");
  else if (optimize && TREE_CODE (arg[3]) == INTEGER_CST)
    arg[3] = part_hide (e, fold_convert (ripple_target_argument (fn, 3),
					 arg[3]), "=k");
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

tree
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
    m = x86_mask_bits (e, mask, width, es);
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

bool
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
  arg[1] = x86_mask_bits (e, mask, width, element_bits (elt) / 8);
  arg[2] = fit_register (e, ripple_target_argument (fn, 2), index);
  arg[3] = fit_register (e, ripple_target_argument (fn, 3), value);
  arg[4] = build_int_cst (integer_type_node, scale);
  if (!arg[1])
    return false;
  ripple_target_call (e, fn, arg, 5);
  return true;
}

#endif

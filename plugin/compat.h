/* The one place that knows GCC's header order and the differences between
   GCC 12 and 16.  Every .cc file of the plugin includes this first and no
   other GCC header that is listed here; no other file tests GCCPLUGIN_VERSION.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_COMPAT_H
#define RIPPLE_COMPAT_H

/* For the headers of GCC 16.  */
#ifndef INCLUDE_VECTOR
# define INCLUDE_VECTOR
#endif

#include "gcc-plugin.h"
#include "plugin-version.h"
#include "backend.h"
#include "target.h"
#include "rtl.h"
#include "tree.h"
#include "c-family/c-common.h"
#include "diagnostic-core.h"
#include "diagnostic.h"
#include "fold-const.h"
#include "stor-layout.h"
#include "stringpool.h"
#include "attribs.h"
#include "asan.h"
#include "langhooks.h"
#include "alloc-pool.h"
#include "cgraph.h"
#include "gimple.h"
#include "gimple-iterator.h"
#include "gimple-fold.h"
#include "gimple-walk.h"
#include "gimplify.h"
#include "gimplify-me.h"
#include "gimple-pretty-print.h"
#include "tree-pretty-print.h"
#include "tree-pass.h"
#include "context.h"
#include "ssa.h"
#include "tree-affine.h"
#include "tree-cfg.h"
#include "tree-cfgcleanup.h"
#include "tree-dfa.h"
#include "tree-eh.h"
#include "tree-ssa.h"
#include "tree-into-ssa.h"
#include "tree-inline.h"
#include "tree-ssa-dce.h"
#include "tree-ssa-loop-manip.h"
#include "tree-ssa-loop-niter.h"
#include "cfgloop.h"
#include "cfganal.h"
#include "cfghooks.h"
#include "internal-fn.h"
#include "insn-config.h"
#include "recog.h"
#include "tree-vector-builder.h"
#include "vec-perm-indices.h"
#include "builtins.h"
#include "ipa-utils.h"
#include "options.h"
#include "opts.h"

#ifndef GCCPLUGIN_VERSION
# error "plugin-version.h of a GCC 12 to 16 is needed"
#endif

#if GCCPLUGIN_VERSION >= 14000
# include "rich-location.h"
#endif
#if GCCPLUGIN_VERSION >= 16000
# include "diagnostics/file-cache.h"
using diagnostics::char_span;
#endif

/* The last statement of a block that is no debug statement; GCC 14 renamed
   it.  */

#if GCCPLUGIN_VERSION >= 14000
static inline gimple *
last_stmt (basic_block bb)
{
  return last_nondebug_stmt (bb);
}
#endif

/* What ipa-inline.h declares, which needs headers that are not installed.
   GCC 16 has one argument more, after DUPLICATE: keep the function even if
   this was its last call, as others do unless UPDATE_ORIGINAL.  */

#if GCCPLUGIN_VERSION >= 16000
extern void clone_inlined_nodes (cgraph_edge *, bool, bool, bool, int *);

static inline void
clone_inlined_nodes (cgraph_edge *e, bool duplicate, bool update_original,
		     int *overall_size)
{
  clone_inlined_nodes (e, duplicate, !update_original, update_original,
		       overall_size);
}
#endif

/* Whether the gimplifier makes two assignments of `x = c ? a : b' without a
   variable between.  */

#if GCCPLUGIN_VERSION >= 15000
# define GIMPLIFIER_SPLITS_CONDITIONALS 1
#else
# define GIMPLIFIER_SPLITS_CONDITIONALS 0
#endif

/* The back end of AArch64 knows SME.  */
#define KNOWS_SME (GCCPLUGIN_VERSION >= 14000)
/* It compiles for SME only where there is SVE2, too, and may use it there.  */
#define SME_NEEDS_SVE2 (GCCPLUGIN_VERSION < 16000)

/* GCC 12 lowers a selection by a comparison of elements of another size lane
   by lane, and of lanes whose number it does not know the first ones only
   (GCC PR 109176).  */
#define SELECTION_KNOWS_OTHER_SIZES (GCCPLUGIN_VERSION >= 13000)

/* There is an internal function for |a - b|.  */
#define KNOWS_ABSOLUTE_DIFFERENCES (GCCPLUGIN_VERSION >= 14000)

/* Before GCC 14 a PAREN_EXPR of vectors is lowered to lanes.  */
#define PARENTHESES_BY_LANES (GCCPLUGIN_VERSION < 14000)

/* Before GCC 14 two conversions of vectors of floats in a row become one if
   the TYPE_PRECISION of the first result is not less than its operand's; but
   of vectors that field is made of the number of lanes, so that the rounding
   of (double) (float) x is lost.  */
#define FOLDS_CONVERSIONS_BY_LANES (GCCPLUGIN_VERSION < 14000)

/* Before GCC 14 rules of the folder turn (X | A) & B to (X & B) | (A & B) and
   back for ever where A & B is no constant, as of steps from lane to lane of
   which it does not know how many there are.  */
#define SWAPS_BITS_OF_STEPS_FOREVER (GCCPLUGIN_VERSION < 14000)

/* Before GCC 15 the back end of x86 takes VPERMILPD for a permutation of eight
   doubles that moves some of the upper four into the second pair, which the
   instruction cannot.  It permutes integers of that size rightly.  */
#define MISPERMUTES_EIGHT_DOUBLES (GCCPLUGIN_VERSION < 15000)

/* Before GCC 15 the back end of RISC-V takes the lanes { 0, n - 1, ..., 1 } of
   a permutation for multiples without their remainders.  */
#define MISPERMUTES_WRAPPED_REVERSALS (GCCPLUGIN_VERSION < 15000)

/* And it makes one constant of masks of 4 and of 8 lanes.  */
#define MERGES_CONSTANT_MASKS (GCCPLUGIN_VERSION < 15000)
/* What GCC says of an access to some lanes of a vector is that of the whole
   one; from 13 on also where dead stores are removed.  */
#define MISJUDGES_PARTIAL_ACCESSES (GCCPLUGIN_VERSION < 15000)
#define MISJUDGES_PARTIAL_DEAD_STORES (MISJUDGES_PARTIAL_ACCESSES \
				       && GCCPLUGIN_VERSION >= 13000)
/* The vectorizer of basic blocks fuses products with sums and differences by
   turns under -ffp-contract=off, too.  */
#define FUSES_ALTERNATE_SIGNS (GCCPLUGIN_VERSION < 14000)

/* libgcc does not know the length of RISC-V's vectors, by which the unwinder
   finds the frames of functions that have vectors on their stack.  */
#define UNWINDS_NO_VECTORS (GCCPLUGIN_VERSION < 16000)

/* Diagnostics.  GCC 16 moved the kinds of diagnostics into a namespace.  */

#if GCCPLUGIN_VERSION >= 16000
# define DK_ERROR diagnostics::kind::error
# define DK_WARNING diagnostics::kind::warning
# define DK_NOTE diagnostics::kind::note
typedef diagnostics::kind ripple_diagnostic_kind;
#else
typedef diagnostic_t ripple_diagnostic_kind;
#endif

/* The text of line LINE of FILE; none if it cannot be read.  */

static inline char_span
ripple_source_line (const char *file, int line)
{
#if GCCPLUGIN_VERSION >= 14000
  return global_dc->get_file_cache ().get_source_line (file, line);
#else
  return location_get_source_line (file, line);
#endif
}

/* GCC's place for what is called after a message has been printed as text, and
   what such a function calls to add a note: it gets CONTEXT.  */

#if GCCPLUGIN_VERSION >= 16000
# include "diagnostics/text-sink.h"
# define RIPPLE_TEXT_FINALIZER diagnostics::text_finalizer
#elif GCCPLUGIN_VERSION >= 15000
# include "diagnostic-format-text.h"
# define RIPPLE_TEXT_FINALIZER diagnostic_text_finalizer
#else
# define RIPPLE_TEXT_FINALIZER diagnostic_finalizer
#endif

template <typename C>
static inline void
ripple_append_note (C &&context, location_t loc, const char *text)
{
#if GCCPLUGIN_VERSION >= 15000
  pretty_printer *printer = context.get_printer ();
#else
  pretty_printer *printer = context->printer;
#endif
  /* That of the message stands before each line else.  */
  char *prefix = pp_take_prefix (printer);

#if GCCPLUGIN_VERSION >= 15000
  context.append_note (loc, text);
#else
  diagnostic_append_note (context, loc, text);
#endif
  pp_set_prefix (printer, prefix);
  /* It may be the last message.  */
  pp_flush (printer);
}

/* A new pretty-printer that knows the front end's formats.  To be deleted.  */

static inline pretty_printer *
ripple_new_printer (void)
{
#if GCCPLUGIN_VERSION >= 15000
  return global_dc->clone_printer ().release ();
#else
  return global_dc->printer->clone ();
#endif
}

/* Fill in TEXT, which says what pp_format formats.  */

static inline void
ripple_init_text_info (text_info *text, const char *format, va_list *args)
{
  *text = text_info ();
#if GCCPLUGIN_VERSION >= 14000
  text->m_format_spec = format;
  text->m_args_ptr = args;
#else
  text->format_spec = format;
  text->args_ptr = args;
#endif
}

/* IFN_MASK_LOAD of what is at POINTER (ALIGN: a constant of the alias pointer
   type, in bits) where MASK is on, else of OTHER; before GCC 15 such lanes
   hold anything.  */

static inline gcall *
ripple_build_mask_load (tree pointer, tree align, tree mask, tree other)
{
#if GCCPLUGIN_VERSION >= 15000
  return gimple_build_call_internal (IFN_MASK_LOAD, 4, pointer, align, mask,
				     other);
#else
  (void) other;
  return gimple_build_call_internal (IFN_MASK_LOAD, 3, pointer, align, mask);
#endif
}

/* IFN_MASK_LOAD_LANES, likewise.  */

static inline gcall *
ripple_build_mask_load_lanes (tree pointer, tree align, tree mask, tree other)
{
#if GCCPLUGIN_VERSION >= 15000
  return gimple_build_call_internal (IFN_MASK_LOAD_LANES, 4, pointer, align,
				     mask, other);
#else
  (void) other;
  return gimple_build_call_internal (IFN_MASK_LOAD_LANES, 3, pointer, align,
				     mask);
#endif
}

/* IFN_MASK_GATHER_LOAD from BASE + OFFSET * SCALE (ALIGN: as above) where MASK
   is on, else OTHER, which is zero.  */

static inline gcall *
ripple_build_gather (tree base, tree align, tree offset, unsigned scale,
		     tree other, tree mask)
{
  tree s = build_int_cst (integer_type_node, scale);
#if GCCPLUGIN_VERSION >= 16000
  return gimple_build_call_internal (IFN_MASK_GATHER_LOAD, 7, base, align,
				     offset, s, other, mask, other);
#elif GCCPLUGIN_VERSION >= 15000
  (void) align;
  return gimple_build_call_internal (IFN_MASK_GATHER_LOAD, 6, base, offset, s,
				     other, mask, other);
#else
  (void) align;
  return gimple_build_call_internal (IFN_MASK_GATHER_LOAD, 5, base, offset, s,
				     other, mask);
#endif
}

/* IFN_MASK_SCATTER_STORE of VALUE there.  */

static inline gcall *
ripple_build_scatter (tree base, tree align, tree offset, unsigned scale,
		      tree value, tree mask)
{
  tree s = build_int_cst (integer_type_node, scale);
#if GCCPLUGIN_VERSION >= 16000
  return gimple_build_call_internal (IFN_MASK_SCATTER_STORE, 6, base, align,
				     offset, s, value, mask);
#else
  (void) align;
  return gimple_build_call_internal (IFN_MASK_SCATTER_STORE, 5, base, offset,
				     s, value, mask);
#endif
}

/* The option of warnings of accesses outside of arrays; that without a level
   is gone in GCC 13.  */

#if GCCPLUGIN_VERSION >= 13000
# define RIPPLE_OPT_ARRAY_BOUNDS OPT_Warray_bounds_
#else
# define RIPPLE_OPT_ARRAY_BOUNDS OPT_Warray_bounds
#endif

/* How willing the back end is to let cfun call VARIANT; negative: not at
   all.  */

static inline int
ripple_simd_clone_usable (cgraph_node *variant)
{
#if GCCPLUGIN_VERSION >= 15000
  return targetm.simd_clone.usable (variant, VOIDmode);
#else
  return targetm.simd_clone.usable (variant);
#endif
}

/* True if lanes that are off in a masked load keep in RTL what the register
   held.  */

static inline bool
ripple_mask_load_keeps_p (void)
{
  return GCCPLUGIN_VERSION < 15000;
}

/* True if the array of which REF is an element may have more elements than its
   type says.  */

static inline bool
array_end_unknown_p (tree ref)
{
#if GCCPLUGIN_VERSION >= 13000
  return array_ref_flexible_size_p (ref);
#else
  return array_at_struct_end_p (ref);
#endif
}

/* GCC 16 chains statements for the assembler as it does symbols.  */

static inline asm_node *
ripple_next_asm (asm_node *node)
{
#if GCCPLUGIN_VERSION >= 16000
  return safe_as_a <asm_node *> (node->next);
#else
  return node->next;
#endif
}

/* True if folding a part of a view of a CONSTRUCTOR gives a view of another
   CONSTRUCTOR.  */

static inline bool
ripple_folds_viewed_parts_p (void)
{
  return GCCPLUGIN_VERSION < 14000;
}

/* True if LOAD, a call of IFN_MASK_LOAD, gives zero where its mask is off.
   ALWAYS: all such instructions of the target do.  */

static inline bool
ripple_mask_load_zeros_p (gcall *load, bool always)
{
#if GCCPLUGIN_VERSION >= 15000
  return always || initializer_zerop (gimple_call_arg (load, 3));
#else
  (void) load;
  return always;
#endif
}

/* True if a masked load of VTYPE must not see that its mask is a constant:
   before GCC 14 the x86 back end says that such a load reads the whole vector
   (PR target/110309), so a constant mask, also one that is found out later,
   makes a blend of it, which faults where the load would not.  There are no
   such blends of 64 bytes, but permutations of what is on in the mask;
   PERMUTED: there may be one.  */

static inline bool
ripple_hide_load_mask_p (tree vtype, bool permuted)
{
#if GCCPLUGIN_VERSION >= 14000
  (void) vtype, (void) permuted;
  return false;
#else
  return (SCALAR_INT_MODE_P (TYPE_MODE (truth_type_for (vtype)))
	  && (known_lt (GET_MODE_SIZE (TYPE_MODE (vtype)), 64u)
	      || permuted));
#endif
}

#endif

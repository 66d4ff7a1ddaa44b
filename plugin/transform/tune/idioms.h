/* Idioms: what their recognition has in common.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_IDIOMS_H
#define RIPPLE_IDIOMS_H

/* In idiom-operands.cc.  */
/* The value that X is a copy of.  */
extern tree original (tree x);
/* The assignment of CODE that makes X, or null.  */
extern gassign *made_by (tree x, enum tree_code code);
/* What the conversion that makes X converts, an integer; or null.  */
extern tree converted (tree x);
/* X before it was converted to types that have all values of its own.  */
extern tree unwidened (tree x);
/* The element type that is like the integer X.  */
extern tree element_like (tree x);
/* A CODE B, of type TYPE and with the shape of A, made in front of G.  */
extern tree new_operation (gimple_stmt_iterator *g, tree type,
			   enum tree_code code, tree a, tree b = NULL_TREE);
/* A call of API on N arguments in front of G, of type TYPE and with the shape
   of what G makes.  */
extern tree new_call (gimple_stmt_iterator *g, enum ripple_api api,
		      tree type, unsigned n, tree *args);
/* Let G assign X, converted.  */
extern void replace_by (gimple_stmt_iterator *g, tree x);
/* The shape of the join of the N values X is that of what G makes.  */
extern bool same_shape_p (gimple_stmt_iterator *g, unsigned n, tree *x);
/* A type of fewer than BITS bits that A and B, in ARGS, both have before they
   are widened; constants are converted to it.  Null if there is none.  */
extern tree common_narrow_type (tree *args, unsigned bits);

/* A word that is loaded instead of its parts: N bytes from BEHIND bytes behind
   POINTER on, in front of LOAD, which loads some of them.  */
struct word
{
  unsigned n;
  gimple *load;
  tree pointer;
  offset_int behind;
};
/* byte-orders.cc: let W be what LOAD loads, N bytes more or less from there;
   false if its address is not made of a pointer and a constant.  */
extern bool find_address (gimple *load, word *w);
/* The same for what REF refers to, whatever loads it.  */
extern bool find_address (tree ref, word *w);
/* W's place as one of TYPE, which is aligned to ALIGN bits.  */
extern tree word_reference (const word *w, tree type, unsigned align);
/* Load W, and return it.  */
extern tree load_word (const word *w);
/* True if the N loads LOADS, which are in one block, see the same memory.  */
extern bool loads_together_p (gimple *const *loads, unsigned n);
/* record-products.cc: let sums of products of the bytes of one record with
   constants be made by an instruction.  */
extern void find_record_products (void);
/* The same file: let three bytes of one record that are put together be a word
   that is loaded.  */
extern void find_record_words (void);
/* counted-bits.cc: let G, if it counts bits, be the call that does.  */
extern bool find_counted_bits (gimple_stmt_iterator *g);
/* copied-fields.cc: copy neighbours that are loaded and stored as words.  */
extern void find_copied_fields (void);
/* word-loads.cc: true if in the first dimension of S the lanes of REF are
   BYTES apart.  */
extern bool apart_p (tree ref, const struct shape *s, unsigned bytes);
/* word-loads.cc: where both halves of words are loaded and widened, load the
   words.  */
extern void find_word_loads (void);
/* paired-loads.cc: load two neighbours that each lane has somewhere else by
   one load.  */
extern void find_paired_loads (void);
/* byte-orders.cc: let one instruction take the place of what puts the bytes of
   a value in another order, or bytes that are loaded together.  */
extern void find_byte_orders (void);
/* narrowing-idioms.cc: X, which G makes of a narrow type or converts to one,
   is a number cut off at its ends.  */
extern bool find_narrowing (gimple_stmt_iterator *g, tree x);
/* saturating-idioms.cc: X, cut off at the ends of TYPE, above and below as HAS
   says, is made by G.  If that is a sum of few narrow numbers, let G make it
   by functions that saturate.  */
extern bool find_saturation (gimple_stmt_iterator *g, tree x, tree type,
			     const bool *has);

#endif

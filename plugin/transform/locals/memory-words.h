/* Words of memory that structures and bit-fields of lanes are moved in.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_MEMORY_WORDS_H
#define RIPPLE_MEMORY_WORDS_H

/* Memory OFFSET bytes behind POINTER, aligned to ALIGN bytes.  */
struct place
{
  tree pointer;
  unsigned offset;
  unsigned align;
  bool is_volatile;
};

/* structure-words.cc.  */

/* The unsigned integer type of BITS bits.  */
extern tree unsigned_bits (unsigned bits);
/* True if lanes have different addresses of REF.  */
extern bool varying_ref_p (tree ref);
/* The place of the object REF; what computes it goes to SEQ.  */
extern place place_of (gimple_seq *seq, tree ref);
/* The BITS bits of memory OFFSET bytes behind P as an unsigned integer.  */
extern tree word_at (const place *p, unsigned offset, unsigned bits);
extern tree load_word (gimple_seq *seq, const place *p, unsigned offset,
		       unsigned bits);
/* Put SEQ in the place of the statement at GSI.  */
extern void replace_by (gimple_stmt_iterator *gsi, gimple_seq seq);

/* True if STMT copies or clears a structure at addresses of lanes.  */
extern bool structure_copy_p (gimple *stmt);
/* True if a copy of FROM, which may be zeros, to TO has too many words to do
   them one by one.  */
extern bool many_words_p (tree to, tree from);
/* Replace that at GSI, unless it has too many words.  */
extern bool copy_structure (gimple_stmt_iterator *gsi);

/* True if STMT calls memcpy, memmove or memset for few bytes at addresses of
   lanes.  */
extern bool memory_call_p (gimple *stmt);
/* Replace that at GSI.  */
extern void move_bytes (gimple_stmt_iterator *gsi);

/* True if TYPE is one of scalars that are no elements.  */
extern bool opaque_type_p (tree type);
/* True if STMT only moves such a scalar, at addresses of lanes.  */
extern bool opaque_move_p (gimple *stmt);
/* Replace all of these in cfun.  */
extern void move_opaque_scalars (void);

#endif

/* Basic blocks for what placeholders stand for: memory-blocks.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_MEMORY_BLOCKS_H
#define RIPPLE_MEMORY_BLOCKS_H

#include "emit/value/value.h"

/* The object of TYPE at POINTER; WORD is a value of align_word.  */
extern tree ref_from_align_word (location_t loc, tree pointer, tree word,
				 tree type);
/* A block behind AFTER, in the loop FATHER, that runs COUNT times.  */
extern basic_block new_block (basic_block after, profile_count count,
			      class loop *father);
extern edge new_edge (basic_block from, basic_block to, int flags,
		      profile_probability probability);
/* Append G, or the computation of a new name, to BB.  */
extern void append (basic_block bb, gimple *g, location_t loc);
extern tree append_value (basic_block bb, tree type, tree rhs,
			  location_t loc);
extern tree append_binary (basic_block bb, enum tree_code code, tree type,
			   tree a, tree b, location_t loc);
/* Remove CALL; the name of its value lives on.  */
extern void remove_placeholder (gcall *call);

/* memory-prefix.cc  */
extern void expand_prefix_load (gcall *call);
extern void expand_prefix_store (gcall *call);

#endif

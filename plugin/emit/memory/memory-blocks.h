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

/* memory-paths.cc  */

/* Where code is appended, for which placeholder.  */
struct piece_path
{
  gcall *call;
  location_t loc;
  basic_block bb;
};

extern void begin_path (piece_path *at, gcall *call);
/* Cut the block of AT's placeholder in two; the second one.  */
extern basic_block cut_behind (piece_path *at);
/* End AT with  if (A CODE B)  and return the block where that holds; AT goes
   on where it does not.  */
extern basic_block fork_path (piece_path *at, enum tree_code code, tree a,
			      tree b);
extern edge go_to (basic_block from, basic_block to);
/* Let AT go on where it and THEN meet; the value there that is X by way of
   THEN and Y by way of AT.  */
extern void meet_paths (piece_path *at, basic_block then, unsigned n, tree *x,
		  tree *y, tree *value);
/* Let AT lead to AFTER, where X, if that is not null, is the value of its
   placeholder, which goes.  */
extern void end_path (piece_path *at, basic_block after, tree x);

/* memory-prefix.cc  */
extern void expand_prefix_load (gcall *call);
extern void expand_prefix_store (gcall *call);

/* memory-first-lanes.cc  */
/* Let CALL, which gathers, have its indices from memory if they are there.  */
extern void find_gather_indices (gcall *call);
extern void expand_prefix_gather (gcall *call);

#endif

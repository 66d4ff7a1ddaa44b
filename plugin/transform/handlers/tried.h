/* What becomes a function that each lane calls: tried.cc finds it, with
   cleanups.cc, and outline-catch.cc makes the function.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TRIED_H
#define RIPPLE_TRIED_H

#include "analysis/overlay.h"

struct tried
{
  gcall *marker;		/* Of LOOP, an annotated one.  */
  class loop *loop;
  basic_block latch;		/* Counts, and does nothing else.  */
  auto_bitmap pads;		/* Landing pads of exceptions of one lane.  */
  auto_bitmap normal;		/* Blocks that need no such exception.  */
  auto_bitmap blocks;		/* What becomes a function.  */
  basic_block entry;		/* The only one with an edge from outside.  */
  basic_block end;		/* Its exit, but for exceptions.  */
  basic_block after;		/* The block behind that.  */
  edge thrown;			/* How exceptions leave it, or null.  */
  tree exit_number;			/* Which path leads on.  */
  auto_vec<tree> params;	/* Names of values from outside.  */

  /* What the cleanups in BLOCKS are for: variables in memory and names that
     lanes have copies of, and which of these stand outside of the loop.  */
  hash_set<tree> objects;
  hash_set<tree> foreign;
};

static inline bool
tried_p (tried *t, basic_block bb)
{
  return bitmap_bit_p (t->blocks, bb->index);
}

/* cleanups.cc */

/* The attribute of labels of cleanups that destroy what lanes have made, as
   flags say (objects.cc); true if that which begins with PAD is such.  */
#define GUARDED_ATTRIBUTE "ripple guarded"
extern bool guarded_pad_p (basic_block pad);

/* What statements mention.  */
struct mentioned
{
  tried *t;			/* Which objects are looked for,  */
  bool found;
  hash_set<tree> *set;		/* or the set that gets all.  */
};

/* The number of the landing pad that BB begins with, or 0; its region.  */
extern int landing_pad_of (basic_block bb);
extern eh_region pad_region (basic_block pad);
/* True if PAD is a landing pad of a cleanup.  */
extern bool cleanup_p (basic_block pad);
/* True if S only computes: it is the same wherever it stands.  */
extern bool computes_p (gimple *s);
/* Let M get what S mentions.  */
extern void visit_statement (mentioned *m, gimple *s);
/* Let M get what the cleanup that begins with PAD mentions.  Returns the
   landing pad to which it leads, or null.  */
extern basic_block visit_cleanup (mentioned *m, basic_block pad);
/* Note what stands outside of the body of T's loop.  What only the body leads
   to, such as its cleanups, belongs to it.  */
extern void find_foreign (tried *t);
/* True if OBJECT, a variable or a name, belongs to the body of T's loop, and
   lanes have copies of it; a variable may be one for all of them if ANY.  */
extern bool body_object_p (tried *t, tree object, bool any);
/* Put such objects that the cleanup with landing pad PAD is for into OBJECTS.
   True if there are any.  Those that have flags do not count.  */
extern bool cleanup_objects (tried *t, basic_block pad, bool any,
			     hash_set<tree> *objects);
/* True if S mentions an object of T.  */
extern bool mentions_object_p (tried *t, gimple *s);
/* Add to T's objects the names that are computed from names among them in BB;
   true if there were more.  */
extern bool add_computed (tried *t, basic_block bb);
/* True if an exception of BB destroys objects that lanes have made behind the
   end of TOP, which dominates it.  */
extern bool destroys_objects_p (basic_block bb, basic_block top);
/* True if only exceptions lead to BB, which cleans up after them.  */
extern bool in_cleanup_p (basic_block bb);

/* tried.cc */

/* Add to BLOCKS those from FROM, which dominates AT, to AT.  */
extern void add_paths (bitmap blocks, basic_block from, basic_block at);
/* Find the first part of MARKER's loop that must be a function, to T.  What
   stands before and behind it in its first and last blocks has been split
   off.  False if there is none.  */
extern bool find_tried (tried *t, gcall *marker);

/* Why T cannot be a function: the statement *AT, or null if that is how its
   exceptions leave it.  True if it can; T's exit for exceptions is then
   set.  */
extern bool movable_p (tried *t, gimple **at);

/* outline-catch.cc */

/* A new variable of which each lane has one.  */
extern tree lane_variable (tree type, const char *name);
/* Make T, of which blocks, entry, loop and the exit for exceptions are set,
   a function, and call it.  The loops of cfun are known.  */
extern void outline (tried *t);

/* tried.cc */

/* True if E is an exception that comes to one of the landing pads PADS.  */
extern bool thrown_to_p (bitmap pads, edge e);
/* Find the blocks that control comes to without such exceptions.  */
extern void find_normal (bitmap normal, bitmap pads);
/* True if S makes the object that is thrown later: the lane that throws has
   one of its own.  */
extern bool makes_exception_p (gimple *s);

#endif

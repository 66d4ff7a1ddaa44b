/* Vectors described by where each of their bytes comes from.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ORIGINS_H
#define RIPPLE_ORIGINS_H

enum { MOST_BYTES = 64 };

/* Byte I is byte AT[I] of the vector FROM[I], of BYTES bytes.  */

struct origin
{
  unsigned bytes;
  tree from[MOST_BYTES];
  unsigned at[MOST_BYTES];
};

/* What has been made, as TYPE, of what OF describes.  */

struct description
{
  origin of;
  tree type, value;
};

/* What is done in the place of what the stores of a block need.  */

struct replacement
{
  basic_block bb;
  location_t loc;
  gimple_seq seq;	/* Before the store that is at hand.  */
  unsigned made;	/* Operations.  */
  auto_vec<tree> loads;	/* Each another value.  */
  auto_vec<description> known;
  hash_set<tree> kept;	/* What the new operations use.  */
};

/* origins.cc: how many bytes the vector type TYPE has; 0 if it is none of
   bytes that are known.  */
extern unsigned vector_bytes (tree type);
/* The bytes of an element of such a type.  */
extern unsigned element_bytes (tree type);
/* Follow byte *AT of the vector *X through what only moves bytes.  */
extern void look_behind (tree *x, unsigned *at);
/* X, or what R has met before and loads the same.  */
extern tree first_load (replacement *r, tree x);
/* Let O say where its bytes come from, however they are moved.  */
extern void find_origins (replacement *r, origin *o);
extern bool same_origins_p (const origin *a, const origin *b);
/* True if O is a vector as it stands.  */
extern bool whole_origin_p (const origin *o);
/* The number that all elements of the vector X are; null if they are not.  */
extern tree number_of_all (tree x);
/* The constant of TYPE that O describes; null if it is none.  */
extern tree constant_of (const origin *o, tree type);

/* described-values.cc: what O describes, as TYPE, computed before the store
   that R has at hand; null if that is not known, or too much.  */
extern tree build_described (replacement *r, origin *o, tree type,
			     unsigned depth = 0);
/* alternate-signs.cc: the same for what is made by additions of numbers in
   every second lane, and by subtractions in the others; null if it is not, or
   the machine has no instruction for that.  */
extern tree build_alternate (replacement *r, const origin *o, unsigned depth);
/* described-values.cc, for that file: an operation, on ARGS, appended to what
   R makes.  */
extern tree append_operation (replacement *r, tree type, gimple *stmt);
/* What operand K of what makes each element of O, which make TYPE, are
   described by, as elements of the same size; operands of additions and the
   like are taken so that they are like each other.  False if they are no such
   vectors.  */
extern bool operand_origins (replacement *r, const origin *o, unsigned k,
			     origin *of);

#endif

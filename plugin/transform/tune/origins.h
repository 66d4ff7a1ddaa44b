/* Vectors described by where each of their bytes comes from.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ORIGINS_H
#define RIPPLE_ORIGINS_H

enum
{
  MOST_BYTES = 64,
  PIECE_BYTES = 16,		/* See pieces.cc.  */
  MOST_IN_PIECE = 8		/* Elements.  */
};

/* Byte I is byte AT[I] of the vector FROM[I], of BYTES bytes.  */

struct origin
{
  unsigned bytes;
  tree from[MOST_BYTES];
  unsigned at[MOST_BYTES];
};

/* What has been made, as TYPE, of what OF describes; VALUE is null if that
   cannot be.  */

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
  unsigned permuted = 0; /* Of these, permutations of one vector.  */
  bool pieces = false;	/* Permutations of pieces may be among them.  */
  auto_vec<tree> loads;	/* Each another value.  */
  auto_vec<description> known;
  hash_set<tree> kept;	/* What the new operations use.  */
};

/* A store, and what it stores: OLD, or VALUE instead, which SEQ makes before
   it.  */

struct stored_vector
{
  gimple *stmt;
  tree old, value;
  gimple_seq seq;
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
/* The vector X as it stands.  */
extern origin whole_vector (tree x);
/* Let O say where its bytes come from, however they are moved.  */
extern void find_origins (replacement *r, origin *o);
extern bool same_origins_p (const origin *a, const origin *b);
/* True if O is a vector as it stands.  */
extern bool whole_origin_p (const origin *o);
/* The number that all elements of the vector X are; null if they are not.  */
extern tree number_of_all (tree x);
/* The constant of TYPE that O describes; null if it is none.  */
extern tree constant_of (const origin *o, tree type);
/* X as TYPE, of the same size.  */
extern tree viewed (replacement *r, tree type, tree x);
/* Append STMT, an operation of type TYPE, to what R makes; its result.  */
extern tree append_operation (replacement *r, tree type, gimple *stmt);

/* lane-operations.cc: true if G does one thing to each lane.  */
extern bool lane_by_lane_p (gimple *g);
extern unsigned operands (gimple *g);
extern tree operand_of (gimple *g, unsigned i);
/* True if A and B do the same, to operands of the same types, and operands
   that are scalars are the same.  */
extern bool same_operations_p (gimple *a, gimple *b);
/* The bytes of the elements that O consists of, and of which one operation
   each makes one; 0 if there are none.  */
extern unsigned origin_elements (const origin *o);
/* Set *OF to what operand K of what makes each element of O is described by;
   operands of additions and the like are taken so that they are like each
   other.  False if these are no vectors like those of O.  */
extern bool operand_origins (replacement *r, const origin *o, unsigned k,
			     origin *of);

/* Sums and differences by turns: FN, of so many operands, the last of which is
   to be negated before if NEGATED is true.  */

struct alternate_signs
{
  internal_fn fn;
  unsigned operands;
  bool negated;
  origin of[3];
};

/* alternate-signs.cc: set *A to what makes O, by FUSED operations if these are
   wanted; false if there is no such instruction.  */
extern bool find_alternate_signs (replacement *r, const origin *o, bool fused,
				  alternate_signs *a);

/* described-values.cc: what O describes, as TYPE, computed before the store
   that R has at hand; null if that is not known, or too much.  */
extern tree build_described (replacement *r, origin *o, tree type,
			     unsigned depth = 0);

/* pieces.cc: true if one instruction interleaves elements of ES bytes in the
   pieces of vectors of BYTES bytes, which have several.  */
extern bool pieces_interleave_p (unsigned bytes, unsigned es);
/* True if the permutation G moves nothing from one piece to another.  */
extern bool permutes_pieces_p (gassign *g);
/* Transpose the COUNT vectors V of TYPE in each piece, if that has so many
   elements; of two, interleave the elements of each half.  False if there are
   no instructions for that.  */
extern bool transpose_pieces (replacement *r, tree type, unsigned count,
			      tree *v);
/* What O describes, as something like TYPE, if permutations within pieces make
   it of several vectors, else null.  */
extern tree build_in_pieces (replacement *r, const origin *o, tree type);

/* stored-vectors.cc: where STMT has the vector that it stores; null if it
   stores none.  */
extern tree *stored_value (gimple *stmt);
/* True if X is a permutation, of something that was computed.  */
extern bool permuted_p (tree x);
/* What STMT costs: 1, and 2 if it moves elements from piece to piece.  */
extern unsigned operation_cost (gimple *stmt);
/* What is spared if STORES do not need what they store any more: the number of
   operations that R does not keep, or their cost if R is in pieces.  */
extern unsigned spared_cost (const replacement *r,
			     const vec<stored_vector> &stores);
/* Let STORES store their new values if that is WORTH it; else forget them.  */
extern void replace_stored (const vec<stored_vector> &stores, bool worth);

#endif

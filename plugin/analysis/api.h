/* The ripple_* functions as the pass sees them: undefined functions that are
   recognised by name, since no optimiser has run yet.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_API_H
#define RIPPLE_API_H

#include "front/front.h"

enum ripple_api
{
  API_NONE,		/* Not ours.  */
  API_UNKNOWN,		/* Named __ripple_…, but nothing we know.  */
  API_SET_SHAPE,	/* block (pe, s0 … s9, rank): so many sizes were given;
			   0 if that is not known.  From other languages than
			   C also without the rank and with fewer sizes.  */
  API_ID,		/* size_t (block, dim) */
  API_GET_SIZE,		/* size_t (block, dim) */
  API_VSCALE,		/* size_t (): ripple_vscale.  */
  API_PARALLEL,		/* A pragma that no loop has consumed.  */
  API_LANE,		/* size_t (block, flags, c, n, loop, length, d0 …):
			   lane's iteration number in an annotated loop:
			   front.h.  */
  API_CHUNK_IDX,	/* size_t (block, lane, d0 …) */
  API_PARTIAL,		/* T (block, dims, op): reductions.cc.  */
  API_COMBINE,		/* T (T old, T partial, dims, op) */
  API_REDUCE,		/* T (dims, T x) */
  API_ORDERED_ADD,	/* T (dims, T start, T x) */
  API_BROADCAST,	/* T (block, dims, T x) */
  API_RESHAPE,		/* T (block, T x) */
  API_SLICE,		/* T (T x, i0 … i9): missing ones are -1.  */
  API_SHUFFLE,		/* T (T x, function) */
  API_SHUFFLE_PAIR,	/* T (T a, T b, function) */
  API_ALIGN,		/* void (pointer, bytes, i0 …): a hint */
  API_ADD_SAT,		/* T (T a, T b), in the order of saturate_op */
  API_SUB_SAT,
  API_SHL_SAT,
  API_STACK,		/* T (block, T t0, …) */
  API_REINTERP,		/* D (block, T x) */
  API_TO_VEC,		/* void (block, dims, n, V *, T x): x as a vector V of
			   N elements, or 0: as many as V has; the block's
			   first DIMS dimensions count.  */
  API_FROM_VEC,		/* T (block, dims, n, T, V): the inverse, if N is 0 of
			   a V *; the T only tells the type.  */
  /* Made by the pass itself.  */
  API_PREFIX,		/* bool (lane, n, rest, lo, hi): lane < n, which holds
			   for REST lanes from the first on; LO < REST <= HI,
			   constants.  */
  API_ANY,		/* bool (mask): uniform */
  API_DOT,		/* T (T sums, a, b): emit/dot.cc.  */
  API_FOLD,		/* T (T x): fewer lanes with the same sum.  */
  API_TOTAL,		/* T (T x): the sum of all lanes, also of those that
			   are off.  */
  API_FLAT		/* size_t (d0, extent0, stride0, d1 …): the sum of
			   stride * coordinate.  */
};

/* Arguments of API_SET_SHAPE.  */
enum { SHAPE_SIZE0 = 1, SHAPE_DECLARED = 11 };

/* Arguments of API_ALIGN.  */
enum { ALIGN_POINTER, ALIGN_BYTES, ALIGN_INDEX0 };

/* Arguments of API_TO_VEC and API_FROM_VEC.  */
enum { VEC_BLOCK, VEC_DIMS, VEC_COUNT, VEC_POINTER, VEC_VALUE };

/* An argument of API_LANE, and the first dimension argument of it and of
   API_CHUNK_IDX.  */
enum { LANE_SAFELEN = 5, LANE_DIM0 = 6, CHUNK_DIM0 = 2 };

/* What the call STMT is; for API_REDUCE *OP is the operation.  */
extern enum ripple_api ripple_api_call (gimple *stmt,
					enum reduce_op *op = NULL);
extern enum ripple_api ripple_api_decl (tree fndecl,
					enum reduce_op *op = NULL);
/* False if nothing in the unit can have lanes: who must know before the calls
   are there asks for the names that make them.  */
extern bool ripple_declared_p (void);
/* The public name of FNDECL, which is declared as __ripple_NAME[_TYPE].  */
extern const char *ripple_api_name (tree fndecl);
/* The declaration of API_PREFIX, API_ANY or API_FLAT.  */
extern tree ripple_api_make (enum ripple_api api);
/* The pointer through which CALL is made, an SSA name; null if CALL names the
   function.  */
extern tree ripple_call_pointer (gimple *call);
/* True if the type is ripple_block_t.  */
extern bool ripple_block_type_p (tree type);

#endif

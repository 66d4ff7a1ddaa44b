/* The ripple_* functions as the pass sees them: undefined functions that are
   recognised by name, since no optimiser has run yet.  api.def lists them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_API_H
#define RIPPLE_API_H

#include "front/front.h"

enum ripple_api
{
  API_NONE,		/* Not ours.  */
  API_UNKNOWN,		/* Named __ripple_…, but nothing we know, or with
			   another number of arguments.  */
#define RIPPLE_API(ID, ...) API_##ID,
#include "analysis/api.def"
#undef RIPPLE_API
};

/* Arguments of API_SET_SHAPE.  */
enum { SHAPE_SIZE0 = 1, SHAPE_DECLARED = 11 };

/* Arguments of API_ALIGN.  */
enum { ALIGN_POINTER, ALIGN_BYTES, ALIGN_INDEX0 };

/* Arguments of API_TO_VEC and API_FROM_VEC.  */
enum { VEC_BLOCK, VEC_DIMS, VEC_COUNT, VEC_POINTER, VEC_VALUE };

/* Arguments of API_LANE, and the first dimension argument of it and of
   API_CHUNK_IDX.  */
enum { LANE_SAFELEN = 5, LANE_INTERLEAVE, LANE_DIM0, CHUNK_DIM0 = 2 };

/* What the call STMT is; of reductions and scans *OP is the operation.  */
extern enum ripple_api ripple_api_call (gimple *stmt,
					enum reduce_op *op = NULL);
extern enum ripple_api ripple_api_decl (tree fndecl,
					enum reduce_op *op = NULL);
/* How many arguments API, one of ours, has.  */
extern void ripple_api_arguments (enum ripple_api api, unsigned *least,
				  unsigned *most);
/* True if each lane that API, one of ours, makes is a matter of the same lane
   of its arguments.  */
extern bool ripple_api_lanewise_p (enum ripple_api api);
/* False if nothing in the unit can have lanes: who must know before the calls
   are there asks for the names that make them.  */
extern bool ripple_declared_p (void);
/* The public name of FNDECL, which is declared as __ripple_NAME[_TYPE].  */
extern const char *ripple_api_name (tree fndecl);
/* A declaration of the function that is called NAME and returns TYPE.  */
extern tree ripple_api_declare (const char *name, tree type);
/* The declaration of API_PREFIX, API_ANY, API_FLAT or API_LANE_COUNT.  */
extern tree ripple_api_make (enum ripple_api api);
/* The same of a function that returns TYPE.  */
extern tree ripple_api_make_typed (enum ripple_api api, tree type);
/* The pointer through which CALL is made, an SSA name; null if CALL names the
   function.  */
extern tree ripple_call_pointer (gimple *call);
/* What STMT returns if it is a call of __builtin_expect or its like; else
   null.  */
extern tree ripple_expected_value (gimple *stmt);
/* True if the type is ripple_block_t.  */
extern bool ripple_block_type_p (tree type);

#endif

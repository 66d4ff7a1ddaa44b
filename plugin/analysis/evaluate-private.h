/* What the files of the evaluator share.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_EVALUATE_PRIVATE_H
#define RIPPLE_EVALUATE_PRIVATE_H

#include "evaluate.h"

/* A function that is being run.  */

struct frame
{
  function *fn;
  auto_vec<tree> value;			/* Of SSA names; null: none yet.  */
  hash_map<tree, uint64_t> address;	/* Of variables in memory.  */
};

/* evaluate-failure.cc: nothing has failed yet; STMT is evaluated now.  */
extern void evaluation_begin (void);
extern void evaluation_at (gimple *stmt);
/* What has failed, if anything, and where: if that is not known OTHERWISE.  */
extern struct evaluation_failure evaluation_reason (location_t otherwise);
/* Note the failure WHY, unless there is one already.  Always null, so that
   it can be returned.  */
extern tree evaluation_fails (enum remark_id why, tree arg = NULL_TREE);
extern bool evaluation_failed_p (void);

/* evaluate.cc.  */

/* What ripple_vscale () is; 0 if that is not known.  */
extern unsigned evaluation_vscale (void);
/* One step or one call more; false if these are too many.  */
extern bool evaluation_step (void);
extern bool evaluation_enter (void);
extern void evaluation_leave (gcall *call);
/* Run F's function.  *RESULT is the operand that it returns, or null.  */
extern bool run_body (frame *f, tree *result);

/* evaluate-values.cc.  */

struct memory_place;
/* Set *P to where the reference REF is.  */
extern bool find_place (frame *f, tree ref, struct memory_place *p);
/* The address of the variable, function or literal DECL in F.  */
extern uint64_t address_of (frame *f, tree decl);
/* The value of OP, an operand that is no aggregate.  */
extern tree value_of (frame *f, tree op);
/* The address that the pointer OP holds.  */
extern bool pointer_value (frame *f, tree op, uint64_t *address);
/* CODE applied to values.  */
extern tree binary (enum tree_code code, tree type, tree a, tree b);
/* LHS, which may be null, := VALUE.  */
extern bool assign (frame *f, tree lhs, tree value);
extern bool run_assignment (frame *f, gassign *s);

/* evaluate-calls.cc.  */
extern bool run_call_statement (frame *f, gcall *call);

/* evaluate-memory.cc: every object, function and literal has an address of
   its own, so that pointers are integers.  */

/* Forget all objects.  */
extern void memory_forget (void);
/* The place behind the last local object; go back to there.  */
extern uint64_t memory_mark (void);
extern void memory_release (uint64_t mark);
/* A new local object of SIZE bytes that hold nothing; 0 if there are too
   many.  */
extern uint64_t memory_new (uint64_t size);
/* The address of DECL, a variable with static storage, a function or a
   literal.  */
extern uint64_t memory_static (tree decl);
/* The function at ADDRESS, or null.  */
extern tree memory_function (uint64_t address);

/* Where a value is: BITS bits from BIT on, counted from ADDRESS.  */

struct memory_place
{
  uint64_t address;
  unsigned bit, bits;
  tree type;
  bool bit_field;
};

/* The value at P, a scalar or vector.  Null if that fails.  */
extern tree memory_load (const memory_place *p);
extern bool memory_store (const memory_place *p, tree value);
/* Copy SIZE bytes.  */
extern bool memory_copy (uint64_t to, uint64_t from, uint64_t size);
/* Set SIZE bytes; to nothing if BYTE is negative.  */
extern bool memory_set (uint64_t to, int byte, uint64_t size);
/* Store INIT, a constant initializer of an object of TYPE.  */
extern bool memory_initialize (uint64_t address, tree type, tree init);
/* TYPE's size, if it is constant; else it fails.  */
extern bool memory_size (tree type, uint64_t *size);

#endif

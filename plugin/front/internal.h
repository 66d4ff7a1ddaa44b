/* Between the files of the front-end room.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_FRONT_INTERNAL_H
#define RIPPLE_FRONT_INTERNAL_H

#include "core/shape.h"
#include "front/front.h"
#include "report/report.h"

/* pragma.cc: `#pragma ripple parallel'.  */
extern void pragma_init (void);
/* Name of the call that a directive leaves in front of its loop:
   (block, flags, length or 0, dimensions...).  */
#define MARKER_NAME "__ripple_parallel"
/* Name of the call that each variable of a clause reduction leaves behind it:
   (enum reduction_op, variable).  */
#define REDUCTION_NAME "__ripple_reduction"
/* Name of the call that each name of a clause Nontemporal leaves behind it,
   and that stands in the loop's body then: front.h.  */
#define NONTEMPORAL_NAME "__ripple_nontemporal"
/* Name of the call that a directive for threads leaves:
   (block, flags, length of ThreadChunk or 0, dimensions...).  */
#define THREADS_NAME "__ripple_threads"
/* Name of the call that ripple_parallel_idx expands to.  */
#define CHUNK_NAME "__ripple_parallel_idx"

/* constant.cc.  */
/* True if N, folded, can be the length of Safelen; false after an error at
   LOC.  */
extern bool safelen_p (location_t loc, tree n);
/* The same for that of Interleave.  */
extern bool interleave_p (location_t loc, tree n);

/* trees.cc.  */

/* The statement inside wrappers that mean nothing here.  */
extern tree strip_statement (tree stmt);
/* EXPR without conversions to void, cleanup points and locations.  */
extern tree strip_wrappers (tree expr);
/* True if DECL occurs in EXPR.  */
extern bool mentions_p (tree expr, tree decl);
/* The location of EXPR, or DEFAULT_LOC if it has none.  */
extern location_t location_of (tree expr, location_t default_loc);

/* A new artificial local variable of TYPE in FNDECL.  */
extern tree new_local (location_t loc, tree fndecl, tree type,
		       const char *name);
/* The scope of VARS, round BODY.  */
extern tree bind (location_t loc, tree vars, tree body);
/* VAR = VALUE, converted.  */
extern tree assign (location_t loc, tree var, tree value);
/* Let BY take the place of VAR, an lvalue, in *TP; where its address is taken
   only if ADDRESSES.  */
extern void replace_variable (tree *tp, tree var, tree by, bool addresses);
/* A new artificial function NAME of TYPE.  */
extern tree declare_marker (const char *name, tree type);
/* Argument ARG of a marker call, as a constant if it is one.  */
extern tree constant_argument (tree arg);
/* Constant dimension ARG of a marker call, or -1 after an error at LOC.  */
extern int constant_dimension (location_t loc, tree arg);
/* True if TYPE is a pointer to the structure NAME, maybe qualified or a
   reference to one.  */
extern bool handle_type_p (tree type, const char *name);
/* The field NAME of the structure TYPE if it is an integer, or null.  */
extern tree integer_field (tree type, const char *name);

/* semicolon.cc.  */
extern void semicolon_init (void);

/* openmp.cc.  */
extern void openmp_init (void);

/* prototypes.cc.  */
extern void prototypes_init (void);

/* wanted-math.cc.  */
extern void wanted_math_init (void);

/* loop-form.cc.  */

/* A for loop in canonical form: counter = LO; counter RELATION bound;
   counter moves by STEP.  */
struct loop_form
{
  location_t loc;		/* Of the loop.  */
  location_t cond_loc;
  tree for_stmt;
  tree counter;			/* VAR_DECL or PARM_DECL.  */
  tree lo;			/* INTEGER_CST, or null if not constant.  */
  tree bound;			/* Of the type in which counter and bound are
				   compared.  */
  auto_vec<tree, 2> widening;	/* Types to which the counter is converted
				   before it is compared, in order.  */
  enum tree_code relation;	/* LT, LE, GT, GE or NE with the counter on the
				   left.  */
  tree step;			/* |step|, of the counter's unsigned type, if
				   it is constant; else null, and  */
  tree variable_step;		/* the step, of its signed type.  */
  bool down;			/* The counter decreases.  */
  bool cleanups;		/* The bound has temporaries to destroy.  */
  bool own_counter;		/* Declared by the for statement.  */
  tree annotations;		/* ANNOTATE_EXPRs round the condition.  */
};

/* The for statement behind a directive.  */
struct found_loop
{
  tree *for_stmt;		/* Where it stands.  */
  auto_vec<tree *, 4> before;	/* Statements of the for statement in front of
				   it: declarations and assignments.  */
  auto_vec<tree, 2> inits;	/* The assignments among them.  */
  auto_vec<tree, 2> decls;	/* The variables declared there.  */
  bool in_scope;		/* These end with the loop.  */
  tree other;			/* What was found instead of a loop.  */
};

/* loop-condition.cc: read COND into FORM, whose counter is known, and where it
   moves if the step is constant.  Otherwise false, after an error.  */
extern bool read_condition (struct loop_form *form, tree cond);
/* Read the loop FOUND behind the directive at LOC.  Otherwise false, after an
   error.  */
extern bool loop_form_read (struct loop_form *form,
			    const struct found_loop *found, location_t loc);

/* loop-body.cc.  */

/* What the body does with the counter.  */
struct loop_body
{
  bool address_taken;		/* It is pointed to,  */
  bool maybe_written;		/* not only to be read.  */
};

/* Check that BODY, in FNDECL, may be the body of annotated loop FORM; LOC is
   the directive.  Otherwise false, after an error.  */
extern bool loop_body_check (tree fndecl, tree body,
			     const struct loop_form *form, location_t loc,
			     struct loop_body *info);

/* normalize.cc.  */

/* A variable of a clause reduction.  */
struct reduction
{
  location_t loc;
  enum reduction_op op;
  tree var;			/* What its name means: an lvalue.  */
  tree partial;			/* In the body, VAR_DECL; null until then.  */
};

/* A name of a clause Nontemporal.  */
struct streamed
{
  location_t loc;
  tree base;			/* What it means: a pointer or an array.  */
};

/* A directive that lets threads share a loop.  */
struct thread_level
{
  location_t loc;
  tree block;			/* ripple_thd_block_t; or ripple_block_t, which
				   stands for all threads.  */
  bool dynamic;
  tree chunk;			/* Or null.  */
  unsigned ndims;
  int dim[SHAPE_RANK];
};

/* An annotated loop while its body is worked on.  */
struct annotated_loop
{
  const struct annotated_loop *outer;
  location_t loc;		/* Of the directive.  */
  auto_vec<thread_level> threads;	/* The outer one first.  */
  tree block;			/* Null if it is not for lanes.  */
  unsigned flags;
  tree safelen;			/* A size_t; 0 without Safelen.  */
  tree interleave;		/* The same for Interleave.  */
  auto_vec<int, SHAPE_RANK> dims;
  auto_vec<streamed> nontemporal;
  auto_vec<reduction> reductions;
  int id;
  tree lane;			/* VAR_DECL that holds __ripple_lane.  */
};

/* Normalise every annotated loop of FNDECL.  */
extern void normalize_function (tree fndecl);

/* nontemporal.cc.  */

/* Note the name of CALL, of NONTEMPORAL_NAME, in LOOP; false after an
   error.  */
extern bool read_nontemporal (struct annotated_loop *loop, tree call);
/* Append to *LIST, which is LOOP's body, what says where it stores so.  */
extern void mark_nontemporal (const struct annotated_loop *loop, tree *list);
/* Append to *LIST, behind LOOP, what puts such stores before later ones.  */
extern void fence_nontemporal (const struct annotated_loop *loop, tree *list);

/* reduction.cc.  */

/* Note the variable of CALL, of REDUCTION_NAME, in LOOP; false after an
   error.  */
extern bool read_reduction (struct annotated_loop *loop, tree call);
/* False, after an error, if a variable of LOOP is its COUNTER.  */
extern bool check_reductions (const struct annotated_loop *loop,
			      tree counter);
/* Let the variables of LOOP's clauses be partial results in *BODY: append what
   must stand before the loop to *LIST, and new variables to *VARS.  */
extern void open_reductions (tree fndecl, struct annotated_loop *loop,
			     tree *body, tree *vars, tree *list);
/* Append to *LIST what must stand behind the loop, of N iterations.  */
extern void close_reductions (const struct annotated_loop *loop, tree n,
			      tree *list);

/* threads.cc.  */

/* Add CALL of THREADS_NAME, the next directive of LOOP, to it; OUTER is the
   annotated loop around.  False after an error.  */
extern bool read_threads (struct annotated_loop *loop, tree call,
			  const struct annotated_loop *outer);

/* The functions of <ripple/thread.h> that are called, and what their names
   mean where the first directive stands that needs them.  */
enum runtime_function
{
  THD_ID, THD_SIZE, IT_SERV_INIT, IT_SERV_NEXT, IT_SERV_EXIT, RUNTIME_COUNT
};
extern tree front_runtime_decls[RUNTIME_COUNT];

/* share.cc.  */

/* What lets the threads of LEVEL, in FNDECL, share N iterations: INNER is
   for CHUNK_N of them from CHUNK_FIRST on, new variables.  */
extern tree share_iterations (tree fndecl, const struct thread_level *level,
			      tree n, tree chunk_first, tree chunk_n,
			      tree inner);

/* conditional.cc.  */

/* Let *TP, whose value is assigned to TARGET (which may be null) in FNDECL, be
   recognised as one of ?: if it is.  */
extern void keep_conditional (tree fndecl, tree target, tree *tp);

/* sincos.cc.  */

/* If *TP, in FNDECL, is a call of sincos, or what GCC has folded it to, let it
   stay one function.  */
extern void keep_sincos (tree fndecl, tree *tp);

/* computed-goto.cc.  */

/* Let the computed gotos of FNDECL be switches if it uses Ripple.  */
extern void lower_computed_gotos (tree fndecl);

/* count.cc.  */

/* The number of iterations of FORM, a size_t, from LO in the counter's type
   and BOUND in the comparison type.  */
extern tree count_iterations (location_t loc, const struct loop_form *form,
			      tree lo, tree bound);
/* The value of the counter in lane LANE, and after N iterations.  */
extern tree counter_value (location_t loc, const struct loop_form *form,
			   tree lo, tree lane);
extern tree counter_behind (location_t loc, const struct loop_form *form,
			    tree lo, tree n);
/* True if the counter's values never wrap.  */
extern bool never_wraps_p (const struct loop_form *form);
/* What is known of its values: LANE_BELOW_MAX, LANE_ABOVE_MIN.  */
extern unsigned range_flags (const struct loop_form *form);

/* rewrite.cc.  */

/* The value of ripple_parallel_idx in LOOP.  */
extern tree build_chunk_idx (location_t loc,
			     const struct annotated_loop *loop);
/* What replaces the for statement of FORM, in FNDECL.  */
extern tree rewrite_loop (tree fndecl, struct annotated_loop *loop,
			  struct loop_form *form,
			  const struct loop_body *body);

#endif

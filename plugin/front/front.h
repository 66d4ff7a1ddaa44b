/* The front end of Ripple: from `#pragma ripple parallel' to loops in the
   one form that the rest of the plugin knows.

   INPUT		ripple_parallel (BS, d0, d1)
			for (T i = lo; i < bound; i += step)
			  body

   OUTPUT		T i = lo;
			size_t n = <number of iterations>;
			for (size_t c = 0; c < n; c = c + 1)
			  {
			    size_t l = __ripple_lane (BS, FLAGS, c, n, LOOP,
						      LENGTH, BLOCKS, d0, d1);
			    i = lo + l * step;
			    body
			  }
			i = lo + n * step;	// if it lives on

   If threads share the loop, this is what they run for a chunk of it: share.cc
   shows the loop round it.  With directives for threads only, l is c.

   The new variables are artificial, local and never addressed, so they are
   gimple registers at every -O level; so is the counter.  C stays the scalar
   counter of the loop; nothing but __ripple_lane and the exit test reads it.
   Loop control and count are exact in whatever way the loop was written
   (relation, direction, types, counter on either side).

   Marker calls (artificial extern declarations, nothrow leaf, DECL_NAME as
   shown, never linked):

     size_t __ripple_lane (ripple_block_t BS, int FLAGS, size_t C, size_t N,
			   int LOOP, size_t LENGTH, size_t BLOCKS, int D0, ...)
	The lane of the counter: C in the scalar loop.  LOOP is unique in the
	translation unit (until functions are inlined or cloned).  LENGTH is
	that of clause Safelen, 0 without one, and BLOCKS is that of clause
	Interleave.
     size_t __ripple_chunk_idx (ripple_block_t BS, size_t L, int D0, ...)
	ripple_parallel_idx: L divided by the lanes of the block.

     T __ripple_partial (ripple_block_t BS, int DIMS, int OP)
     T __ripple_combine (T OLD, T PARTIAL, int DIMS, int OP)
	Round the loop if there are reductions: reduction.cc.

     void __ripple_nontemporal (void *P, size_t VARIABLE)
	In the body of the loop: it stores past the cache through P or, if that
	is null, to the array whose DECL_UID is VARIABLE.
     void __ripple_fence ()
	Behind such a loop.

   The register that the counter is copied from is named RIPPLE_COUNTER.  Its
   values in the loop are those of the scalar loop and never wrap, whatever
   the type of the arithmetic that computes them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_FRONT_H
#define RIPPLE_FRONT_H

/* FLAGS of __ripple_lane.  */
enum
{
  LANE_NO_REMAINDER = 1,	/* Clause NoRemainder.  */
  LANE_BLOCK_INDEPENDENT = 2,	/* Clause BlockIndependent.  */
  LANE_BELOW_MAX = 4,		/* The counter stays below the maximum of its
				   type,  */
  LANE_ABOVE_MIN = 8,		/* above the minimum.  */
  LANE_LENGTH = 16,		/* Clause Safelen.  */
  LANE_MAY_PEEL = 32,		/* Option tail=peel, and no clause.  */
  LANE_PREDICATE = 64,		/* Clause Tail (predicate), or the option.  */
  LANE_ANY_TAIL = 128,		/* Neither a clause nor the option says what
				   becomes of the remainder.  */
  /* Set by the pass.  */
  LANE_DISTRIBUTED = 256,	/* The loop's step is the block now.  */
  LANE_SCALAR = 512,		/* A scalar copy: one iteration a time.  */
  LANE_ONE_BLOCK = 1024,	/* It has as many iterations as its block has
				   lanes (spmd-loops.cc).  */
  LANE_APART = 2048,		/* No lane accesses what another one of its
				   block stores to (block-size.cc).  */
  /* From this bit on: clause NoWarn with the id of that number (see
     ripple_warning_number).  */
  LANE_NO_WARN_BIT = 12,
  LANE_REQUIRE_VECTOR = 1 << 30	/* Clause Require (vector).  */
};

/* What the option tail says of loops without a clause that says otherwise:
   with peel they are as with BlockIndependent if that means the same.  */
enum ripple_tail { TAIL_MASK, TAIL_PREDICATE, TAIL_PEEL, TAIL_ANY };
extern enum ripple_tail ripple_tail;

/* OP of a clause reduction.  */
enum reduction_op
{
  REDUCTION_ADD, REDUCTION_MUL, REDUCTION_MIN, REDUCTION_MAX, REDUCTION_AND,
  REDUCTION_OR, REDUCTION_XOR, REDUCTION_ANDIF, REDUCTION_ORIF
};

/* Name of the counter's register.  */
#define RIPPLE_COUNTER "ripple_counter"
/* Its name if the scalar loop may lead through the end of the type.  */
#define RIPPLE_WRAPPING_COUNTER "ripple_wrapping"

/* Name of the variable that holds the value of ?:, also the gimplifier's.  */
#define RIPPLE_CONDITIONAL "iftmp"
/* Name of GCC's variable that says where control goes on behind a cleanup.  */
#define RIPPLE_FINALLY "finally_tmp"
/* Attribute of a variable of a class whose value comes from a ?:; no user can
   write it.  */
#define RIPPLE_CONDITIONAL_ATTRIBUTE "ripple conditional"

/* Attribute of a variable that is declared in an annotated loop.  */
#define RIPPLE_BODY_ATTRIBUTE "ripple body"
/* Attribute of such a variable that stands for the loop's counter, as the
   address of that is taken; its argument is the name of the register that it
   is copied from.  */
#define RIPPLE_COPY_ATTRIBUTE "ripple copy"

/* Marks stand as long as the unit is not transformed (marks.cc in
   transform/handlers/).
   Where a loop ends in the text stands a prediction of a predictor that nobody
   else has.  */
#define RIPPLE_MARK PRED_NO_PREDICTION
#define RIPPLE_LOOP_END_MARK TAKEN
/* Where a try block begins and ends stand calls of these, which may throw: so
   GCC tells them where such exceptions are handled.  The CFG does not tell a
   try block under a condition from a condition in one.  The end is marked when
   GCC has warned of what falls through.  */
#define RIPPLE_TRY_BEGIN "__ripple_try_begin"
#define RIPPLE_TRY_END "__ripple_try_end"

/* What is called where a function of <math.h> receives lanes.  */
enum ripple_math
{
  MATH_RIPPLE,	/* The functions of include/ripple/math/.  */
  MATH_FAST,	/* Their quicker forms, with larger errors.  */
  MATH_EXACT,	/* Those that round correctly, where there are such.  */
  MATH_LIBMVEC,	/* Variants that <math.h> declares, or of libmvec.  */
  MATH_SLEEF,	/* Those of SLEEF.  */
  MATH_SCALAR	/* The C library, lane by lane.  */
};
extern enum ripple_math ripple_math;

enum { LIBRARY_NAME = 48 };

/* math-functions.cc: let NAME be what FNDECL, a function of the C library, is
   called there, whatever it is called in the program; false if it is none.  */
extern bool ripple_library_name (tree fndecl, char name[LIBRARY_NAME]);
/* The lane function that FNDECL, a function of the C
   library, is on lanes; null if there is none.  */
extern cgraph_node *ripple_math_function (tree fndecl);
/* If FNDECL is cexpi, which GCC has made of it, sincos; else null.  */
extern tree ripple_sincos_for (tree fndecl);
/* That for the product or quotient of complex numbers that S computes, which
   GCC will make a call of.  */
extern cgraph_node *ripple_complex_function (gimple *s);
/* True if the option math chose a library that has FNDECL for vectors, by the
   names of GCC's vector ABI.  */
extern bool ripple_vector_library_p (tree fndecl);
/* True if FNDECL is such a lane function.  */
extern bool ripple_math_function_p (tree fndecl);

/* What forbids to call FNDECL on lanes in the current function: the name of an
   option that changes values, if FNDECL is one that rounds correctly; else
   null.  */
extern const char *ripple_math_forbidden (tree fndecl);
/* kept-bodies.cc: let the current function, which GCC is about to lower, refer
   to what the functions that it calls are on lanes.  */
extern void ripple_refer_to_vector_functions (void);
/* The pass is done: who calls functions that have forms for lanes does not
   refer to these any more.  True if there are any to be removed.  */
extern bool ripple_drop_vector_functions (void);

/* Register the front end's callbacks under PLUGIN_NAME.  Harmless in
   compilers that are not of the C family.  */
extern void ripple_front_init (const char *plugin_name);

/* True if FNDECL is a function of C that is called without a declaration.  */
extern bool undeclared_function_p (tree fndecl);
/* The name of the API that is nearly NAME; null if there is none.  To be
   called where undeclared_function_p holds only.  */
extern const char *closest_ripple_name (const char *name);
/* True if NAME begins as those names do.  */
extern bool ripple_name_p (const char *name);

#endif

/* Shared by the files that make instances of block functions that call
   themselves.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_RECURSION_H
#define RIPPLE_RECURSION_H

#include "core/shape.h"

/* How one argument is passed.  */
struct passed
{
  enum { HANDLE, SAME, LANES } how;
  tree type;
  struct shape shape;		/* Not for SAME.  */
};

struct instance
{
  tree decl;
  cgraph_node *callee;		/* The function that it is an instance of.  */
  tree target = NULL_TREE;	/* What it is for; null: as the callee.  */
  bool entered;			/* Its own call has been inlined.  */
  bool trial;			/* It is made to find its result's shape.  */
  bool returns;			/* Its result is used.  */
  auto_vec<passed> args;
  struct shape mask;		/* Scalar: there is none.  */
  /* The shape of the result, as far as known; SETTLED if it is known.  ROUND
     is the last one in which it was computed.  */
  struct shape result;
  bool settled;
  unsigned round;
};

/* instance.cc: make the function of IN, whose result is stored in lanes of
   shape RESULT, at LOC.  */
extern cgraph_node *make_instance (instance *in, const struct shape *result,
				   location_t loc);
/* The shape of what cfun, the function of IN, stores as its result.  Requires
   shapes.  */
extern struct shape instance_result (instance *in);
/* Let CALL call IN instead.  SSA form and edges must be updated then.  */
extern void replace_by_instance (gcall *call, instance *in);
/* True if the unit has what is needed for that.  */
extern bool instances_possible_p (void);

#endif

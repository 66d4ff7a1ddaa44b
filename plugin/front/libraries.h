/* Vector functions that a program offers by their names (core/library-name.h),
   for calls of the functions for one number that the names end with.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LIBRARIES_H
#define RIPPLE_LIBRARIES_H

#include "core/library-name.h"

/* What a vector function gets or returns at one place.  */
struct library_value
{
  tree type;		/* Of one element, or of the scalar or pointer.  */
  tree vector;		/* The vector; null for what is not one.  */
  bool in_memory;	/* The vector is passed by its address.  */
  struct shape shape;
};

struct library_function
{
  tree decl;
  const char *scalar;	/* What it stands for.  */
  bool elementwise, pure;
  bool masked;		/* The last parameter is a mask.  */
  unsigned nargs;	/* Without the mask and the place of the result.  */
  struct library_value arg[LIBRARY_ARGS], ret, mask;
  unsigned lanes;	/* Of its vectors, if it takes lanes by themselves.  */
};

/* The declaration or the body of FNDECL is complete: if it is a vector
   function, it is one from now on.  What is wrong with its name or its types
   is reported there.  */
extern void library_note (tree fndecl);

/* The functions that stand for FNDECL, at OUT.  */
extern void library_functions (tree fndecl,
			       auto_vec<const library_function *> *out);

/* Let NODE refer to the bodies of those that stand for FNDECL, which it
   calls.  */
extern void refer_to_library (cgraph_node *node, tree fndecl);

/* True if NODE is such a function.  */
extern bool library_function_p (cgraph_node *node);

#endif

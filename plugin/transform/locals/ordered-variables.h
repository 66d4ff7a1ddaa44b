/* Variables that are moved to memory.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ORDERED_VARIABLES_H
#define RIPPLE_ORDERED_VARIABLES_H

/* Where a variable is used or defined.  */
struct var_access
{
  basic_block bb;
  bool defines;
};

struct ordered_var
{
  tree var;			/* Null for a name without a variable.  */
  struct shape shape;		/* The join of those of NAMES.  */
  bool refused;
  bool lane_code;		/* Conditions give it shape.  */
  bool differs;			/* Those of NAMES do not join.  */
  bool abnormal;		/* It comes over abnormal edges.  */
  auto_vec<tree> names;
  auto_vec<var_access> accesses;
  auto_bitmap wanted;		/* Blocks at whose beginning it is wanted;
				   empty before they are looked for.  */
};

/* variables-in-memory.cc.  */

/* True if VALUE is a name of P.  */
extern bool name_of_p (ordered_var *p, tree value);
/* Let P be a variable in memory instead of its names.  Shapes, dominators and
   virtual operands must be computed anew.  */
extern void move_to_memory (ordered_var *p);

#endif

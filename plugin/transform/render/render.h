/* GIMPLE in lanes becomes vectors.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_RENDER_H
#define RIPPLE_RENDER_H

/* simd-call.cc: make the declarations of the vector variants that functions
   of other units are declared to have.  Before cfun is set.  */
extern void declare_simd_variants (void);

/* debug.cc: true if a debugger shows VAR as a variable of the program.  */
extern bool debug_user_variable_p (tree var);
/* Let it show PART, a new local variable, instead of VAR.  */
extern void debug_stand_for (tree var, tree part);

/* rendering.cc: find out how many lanes the parts of scalable values have, so
   that rows of tiles are parts.  */
extern void find_row_lanes (void);

/* render.cc: replace all varying statements by vector statements.  */
extern void render_function (void);

#endif

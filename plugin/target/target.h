/* The targets.  The generic one works for every GCC back end that has any
   vectors, and for those that have none.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TARGET_H
#define RIPPLE_TARGET_H

#include "emit/machine.h"

/* Let the library of vectors use the target that this compiler is for.  */
extern void ripple_register_target (void);
extern const ripple_target ripple_generic_target;
extern unsigned ripple_generic_native_bytes (unsigned es);
extern const ripple_target ripple_x86_target;
extern const ripple_target ripple_aarch64_target;
extern const ripple_matrix ripple_sme_matrix;
/* The hook finish, where there is SME.  */
extern void ripple_sme_finish (void);
/* Called where a function that uses Ripple is complete in the front end, while
   declarations can be made.  */
extern void ripple_declare_builtins (void);

/* Let CHANGE change the options of cfun; SET says which are given.  */
extern void change_options (void (*change) (struct gcc_options *opts,
					    struct gcc_options *set));
/* Name to declaration of a machine-specific built-in function, or null.  */
extern tree ripple_target_builtin (const char *name);
/* Call FN on the COUNT arguments ARG, converted or viewed as it wants them;
   its result, if it has one.  */
extern tree ripple_target_call (emitter *e, tree fn, tree *arg,
				unsigned count);
/* The type of argument I of FN.  */
extern tree ripple_target_argument (tree fn, unsigned i);

#endif

/* Options of a function of its own.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "options.h"
#include "target.h"

void
change_options (void (*change) (struct gcc_options *opts,
				struct gcc_options *set))
{
  struct gcc_options opts = global_options, set = global_options_set;
  tree own = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (cfun->decl);
  if (own)
    cl_optimization_restore (&opts, &set, TREE_OPTIMIZATION (own));
  change (&opts, &set);
  DECL_FUNCTION_SPECIFIC_OPTIMIZATION (cfun->decl)
    = build_optimization_node (&opts, &set);
}

/* Is this the GCC that the plugin was built for?

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_GCC_CHECK_H
#define RIPPLE_GCC_CHECK_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The strings that tell one GCC from another.  */

struct gcc_strings
{
  const char *version, *date, *phase, *revision, *configuration;
};

/* True if MINE, for which the plugin in FILE was built, is GCC, which runs.
   Errors: false after text on standard error that says what differs and how
   to build the plugin anew.
   Test: ripple.options/options.exp, testsuite/matrix.sh.  */
extern bool gcc_check (const char *file, const struct gcc_strings *mine,
		       const struct gcc_strings *gcc);

#ifdef __cplusplus
}
#endif

#endif

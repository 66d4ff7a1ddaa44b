/* The rounding mode that the environment asks for: ROUND=up, down or zero.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <fenv.h>
#include <stdlib.h>
#include <string.h>

/* The errors that are allowed in that mode, LIMIT being those of the nearest
   numbers: 2 ULP, for functions that are not exact, and a little more for the
   gamma functions of double.  */

static inline double
rounding_limit (const char *name, double limit)
{
  if (!getenv ("ROUND") || limit == 0)
    return limit;
  double most = strcmp (name, "tgamma") == 0 ? 3.5
		: strcmp (name, "lgamma") == 0 ? 2.5 : 2;
  return limit > most ? limit : most;
}

static void
set_rounding (void)
{
  const char *mode = getenv ("ROUND");
  fesetround (!mode ? FE_TONEAREST
	      : strcmp (mode, "up") == 0 ? FE_UPWARD
	      : strcmp (mode, "down") == 0 ? FE_DOWNWARD : FE_TOWARDZERO);
}

static void
reset_rounding (void)
{
  fesetround (FE_TONEAREST);
}

/* The rounding mode that the environment asks for: ROUND=up, down or zero.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <fenv.h>
#include <stdlib.h>
#include <string.h>

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

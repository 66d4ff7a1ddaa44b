/* What the functions of TSVC_2 see: its arrays, and as little as can be of
   what surrounds its loops.  main.c fills the arrays and measures.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <math.h>
#include <stdlib.h>

#include "common.h"
#include "array_defs.h"

#ifdef RIPPLE
# include <ripple.h>
#endif

#define initialise_arrays(name) ((void) 0)
#define gettimeofday(time, zone) ((void) 0)
#define calc_checksum(name) 0

extern int repeat;

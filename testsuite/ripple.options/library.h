/* A library that the option lib includes; see library.c.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

typedef float library_v8sf __attribute__ ((vector_size (32)));

static inline library_v8sf
ripple_ew_pure_expf (library_v8sf x)
{
  return x * x;
}

/* A name that does not fit.  */
library_v8sf ripple_ret_8f32_expf (library_v8sf);

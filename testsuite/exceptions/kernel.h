/* What the kernels of gen.c and check.c share.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <math.h>
#include <ripple.h>

struct kernel
{
  const char *name;
  int wide;			/* Of double, not float.  */
  int calm;			/* Right if nothing is said of exceptions.  */
  int lanes;			/* How many elements it takes; 0: any.  */
  void (*run) (void);
};

#define IN(x, limit) ((x) > -(limit) && (x) < (limit))

/* In a block function the lane is i; in scalar code there is a loop.  */
#ifdef SCALAR
# define ROLE(NAME) scalar_##NAME
# define BLOCK(N) for (int i = 0; i < N; i++)
#else
# define ROLE(NAME) lanes_##NAME
# define BLOCK(N) size_t i = ripple_id (BS, 0);
#endif
extern const struct kernel scalar_kernels[], lanes_kernels[];

/* What the kernels tell the drivers: which kernels there are, and which bytes
   the scalar program touches.

   kernels.c is compiled twice: with the plugin, and as the reference
   (-DREFERENCE, without the plugin), where every access reports itself.  Both
   objects register their kernels in the same order when the program starts.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef ACCESS_H
#define ACCESS_H

#include <stddef.h>

/* The element type is known to kernels.c alone.  A kernel writes to A, and
   reads of A only what it writes; B, C and INDEX are read.  */
typedef void kernel_function (int n, void *a, const void *b,
			      const signed char *c, const int *index);

enum { MOST_KERNELS = 256 };

struct kernel
{
  const char *name;
  kernel_function *reference, *ripple;
};

extern struct kernel kernels[MOST_KERNELS];

/* How many kernels each object has registered.  */
extern int registered[2];

/* What an element is: its size, and how COUNT elements at P get values, which
   depend on their places and on SEED only.  */
extern const size_t element_bytes;
extern void fill_elements (void *p, size_t count, unsigned seed);

/* The reference has read, or will write, BYTES bytes at P.  */
extern void touched (const volatile void *p, size_t bytes, int written);

/* A number that depends on X only.  */
static inline unsigned
scramble (unsigned x)
{
  x = (x ^ x >> 15) * 0x2c1b3c6du;
  x = (x ^ x >> 12) * 0x297a2d39u;
  return x ^ x >> 15;
}

#endif

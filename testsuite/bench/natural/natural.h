/* Kernels as people write them: what each area's file begins with.

   Each kernel is written once.  The file is compiled twice: with the plugin,
   and RIPPLE_VARIANT, as an annotated loop; and without as the plain loop that
   GCC vectorizes as it can.  main.c checks one against the other and times
   both.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef NATURAL_H
#define NATURAL_H

#include <stddef.h>
#include <stdint.h>

#ifdef RIPPLE_VARIANT
# include <ripple.h>
# define NATURAL_VARIANT 1
# define FN(name) name##_ripple

/* LANES (N) for (...) deals the iterations out to N lanes.  It declares a
   block, so that it stands in braces where it is the body of something.
   LANES_REDUCE (N, +: sum) says also what the loop reduces.  */
# define LANES(N) NATURAL_LANES (N, __LINE__, )
# define LANES_REDUCE(N, ...) \
  NATURAL_LANES (N, __LINE__, reduction (__VA_ARGS__))
# define NATURAL_LANES(N, LINE, ...) NATURAL_LOOP (N, LINE, __VA_ARGS__)
# define NATURAL_LOOP(N, LINE, ...) \
  ripple_block_t block_##LINE = ripple_set_block_shape (0, N); \
  NATURAL_PRAGMA (ripple parallel Block (block_##LINE) Dims (0) __VA_ARGS__)
# define NATURAL_PRAGMA(...) _Pragma (#__VA_ARGS__)
#else
# define NATURAL_VARIANT 0
# define FN(name) name##_gcc
# define LANES(N)
# define LANES_REDUCE(N, ...)
#endif

#ifdef __cplusplus
# define restrict __restrict
extern "C" {
#endif

/* Both variants know as little of their arguments as a library does.  */
#define KERNEL(type, name) __attribute__ ((noipa)) type FN (name)

/* Data, the same for all kernels, filled anew for each; see main.c for what is
   in there.  A kernel may write to any of it: all is compared.  */
enum { N = 2003 };		/* No multiple of a block.  */
enum { POOL = 8192 };		/* Elements there are.  */
extern float *fa, *fb, *fc, *fp, *fx, *fy, *fz, *fw;
extern double *da, *db, *dx;
extern int *ia, *ib, *in, *ix, *iy;
extern unsigned *ua, *ub, *us, *ux;
extern uint64_t *qa, *qx;
extern uint8_t *ba, *bb, *bt, *bx, *by, *bz;
extern int8_t *ca, *cb, *cx;
extern int16_t *sa, *sb, *sx;

/* With the flag NATURAL_NEAR one integer of a hundred may differ: those are
   computed from floating numbers, which are rounded otherwise.  */
enum { NATURAL_EXACT, NATURAL_NEAR };
extern void natural_register (const char *name, int variant, int flags,
			      void (*call) (void));

#define NATURAL_CASE(name, flags, ...) \
  static void call_##name (void) { __VA_ARGS__; } \
  __attribute__ ((constructor)) static void \
  register_##name (void) \
  { \
    natural_register (#name, NATURAL_VARIANT, flags, call_##name); \
  }
/* CASE (name, (arguments)): how the kernel is called.  CASE_VALUE stores what
   it returns to a place in the data; CASE_NAMED calls a kernel in another way
   under a name of its own.  */
#define CASE(name, args) NATURAL_CASE (name, NATURAL_EXACT, FN (name) args)
#define CASE_NAMED(name, kernel, args) \
  NATURAL_CASE (name, NATURAL_EXACT, FN (kernel) args)
#define CASE_NEAR(name, args) NATURAL_CASE (name, NATURAL_NEAR, FN (name) args)
#define CASE_VALUE(name, place, args) \
  NATURAL_CASE (name, NATURAL_EXACT, (place) = FN (name) args)

#ifdef __cplusplus
}
#endif

#endif /* NATURAL_H */

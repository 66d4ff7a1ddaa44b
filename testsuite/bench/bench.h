/* The measuring program of a kernel: main.c of the kernel with this file.

   All variants of the kernel are linked into one program.  Each variant is
   first checked against the plain one (scalar code, not vectorised), in a
   process of its own.  Then all are timed round by round, one after the other
   within a round; a ratio is the median over the rounds of the quotients
   within a round.  So the ratios do not depend on the clock of the processor
   or on what else the machine does; their quartiles show what is left of that.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef BENCH_H
#define BENCH_H

#include <stddef.h>
#include <stdint.h>

/* A kernel, whatever its parameters are; main.c knows them and casts.  */
typedef void kernel_fn (void);

enum element { U8, I32, F32 };

struct bench_case
{
  const char *size;		/* As it appears in the table.  */
  double elements;		/* Work of a call, for time per element.  */
  void (*call) (kernel_fn *);	/* Call the kernel with its arguments.  */
  void (*reset) (void);		/* Give the output its first values.  */
  void *output;			/* What the kernel writes, with guards.  */
  size_t output_length;
  enum element element;
  double bound;			/* Relative to 1 + |value|; 0 for exact.
				   Of I32: how many may differ, as a
				   share of the work.  */
};

/* Return SIZE bytes, aligned to 64, different arrays at different offsets
   within a page.  */
extern void *bench_alloc (size_t size);

/* Pseudo-random numbers in [LOW, HIGH).  */
extern float bench_random (float low, float high);

/* Check and time all variants; print a line for each that Ripple is compared
   with: kernel, size, nanoseconds for an element, the name, and time of Ripple
   / time of the other: median, quartiles.  */
extern void bench_run (const struct bench_case *);

/* The kernel's own part: run all its cases.  */
extern void bench_cases (void);

#endif /* BENCH_H */

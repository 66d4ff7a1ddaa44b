/* What the unit tests of the core share: a check that counts failures, and
   random numbers that are the same in every run.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_CHECK_H
#define RIPPLE_CHECK_H

#include <stdint.h>
#include <stdio.h>

static unsigned check_failures;

#define CHECK(COND)							\
  ((COND) ? (void) 0							\
   : (check_failures++,							\
      (void) fprintf (stderr, "%s:%d: failed: %s\n", __FILE__,		\
		      __LINE__, #COND)))

/* The exit status of the program.  */

static inline int
check_status (void)
{
  return check_failures != 0;
}

/* A number below N (xorshift64*, fixed seed).  */

static inline uint64_t
check_random (uint64_t n)
{
  static uint64_t x = 0x9e3779b97f4a7c15u;

  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  return x * 0x2545f4914f6cdd1du % n;
}

#endif

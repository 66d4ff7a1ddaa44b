/* No byte is written, not even with its old value, that the scalar program
   does not write: after every single instruction all these bytes are changed,
   so that another thread could have changed them, and what is written back
   shows.  For x86, whose processors can stop after each instruction.

   Usage: race [PART-OF-A-NAME]; prints what is wrong and how much was run.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef _GNU_SOURCE
# define _GNU_SOURCE 1
#endif
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "access.h"

struct kernel kernels[MOST_KERNELS];
int registered[2];

static const int counts[] = { 1, 5, 13, 23, 37, 67 };
enum { COUNTS = sizeof counts / sizeof *counts, MOST = 67 };

enum { SIZE = 64 * 1024, START = 256 };

static unsigned char a[SIZE] __attribute__ ((aligned (64)));
static unsigned char b[SIZE] __attribute__ ((aligned (64)));
static signed char c[512];
static int index_of[512];
static unsigned char may_write[SIZE], want[SIZE];

/* What other threads change: bytes of A from LOW to HIGH that may not be
   written.  They are MARK now.  */
static int low, high;
static unsigned char mark;
static volatile int written = -1;

static void
other_threads (int signal)
{
  (void) signal;
  unsigned char next = mark + 1;
  for (int i = low; i < high; i++)
    if (!may_write[i])
      {
	if (a[i] != mark && written < 0)
	  written = i;
	a[i] = next;
      }
  mark = next;
}

void
touched (const volatile void *p, size_t bytes, int is_written)
{
  long first = (const volatile unsigned char *) p - a;
  if (is_written && first >= 0 && first < SIZE)
    memset (may_write + first, 1, bytes);
}

/* Stop after each instruction, or no more.  */
#ifdef __x86_64__
# define FLAGS(op, value)						\
  __asm__ volatile ("pushfq\n\t" op "q %0, (%%rsp)\n\tpopfq"		\
		    : : "i" (value) : "memory", "cc")
#else
# define FLAGS(op, value)						\
  __asm__ volatile ("pushfl\n\t" op "l %0, (%%esp)\n\tpopfl"		\
		    : : "i" (value) : "memory", "cc")
#endif

static void
fill (int n, unsigned seed)
{
  memset (a, 0x40, SIZE);
  fill_elements (a + START, (SIZE - START) / element_bytes, seed);
  fill_elements (b, SIZE / element_bytes, seed + 99);
  for (int i = 0; i < 512; i++)
    {
      unsigned r = scramble (seed + i);
      c[i] = (signed char) (seed % 2 == 0 ? (int) (r % 9) - 4
			    : r % 4 ? -(int) (r >> 8 & 3)
			    : (int) (r >> 8 & 3) + 1);
      /* Different ones for the first N, with others between them.  */
      index_of[i] = i < n ? (i * 29 % MOST) * 2 : 0;
    }
}

/* Run K for N iterations from element SHIFT on; is it right?  */
static int
try (const struct kernel *k, int n, int shift, unsigned seed)
{
  unsigned char *to = a + START + shift * element_bytes;
  memset (may_write, 0, sizeof may_write);
  fill (n, seed);
  k->reference (n, to, b, c, index_of);
  memcpy (want, a, SIZE);

  fill (n, seed);
  low = START - 128;
  for (high = SIZE - 128; high > low && !may_write[high - 1]; high--)
    continue;
  high += 128;
  mark = 1;
  for (int i = low; i < high; i++)
    if (!may_write[i])
      a[i] = mark;
  written = -1;
  kernel_function *f = k->ripple;
  FLAGS ("or", 0x100);
  f (n, to, b, c, index_of);
  FLAGS ("and", ~0x100);
  if (written >= 0)
    printf ("FAIL %s: n %d, element %d: byte %ld is written\n", k->name, n,
	    shift, (long) (a + written - to));
  for (int i = 0; i < SIZE && written < 0; i++)
    if (may_write[i] && a[i] != want[i])
      {
	printf ("FAIL %s: n %d, element %d: byte %ld is wrong\n", k->name, n,
		shift, (long) (a + i - to));
	written = i;
      }
  return written < 0;
}

int
main (int argc, char **argv)
{
  struct sigaction action;
  memset (&action, 0, sizeof action);
  action.sa_handler = other_threads;
  sigaction (SIGTRAP, &action, NULL);

  int bad = 0, runs = 0;
  for (struct kernel *k = kernels; k->name; k++)
    {
      int right = 1;
      if (argc > 1 && !strstr (k->name, argv[1]))
	continue;
      for (int i = 0; right && i < COUNTS * 2; i++, runs++)
	right = try (k, counts[i / 2], i % 4 == 1,
		     (scramble (runs) & ~1u) + (i & 1));
      bad += !right;
    }
  printf ("%d kernels, %d runs, %d wrong\n", registered[0], runs, bad);
  return bad != 0 || registered[0] == 0 || registered[0] != registered[1];
}

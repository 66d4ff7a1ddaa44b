/* Compares the accesses of memory-test.cc with scalar code.

   The memory that the lanes which are on touch is laid against a page that
   cannot be accessed, once at its end and once at its beginning.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { AREA = 1 << 16, PAGE = 4096, GUARD = 128, MAX_LANES = 512 };

struct test
{
  const char *name;
  void (*run) (void *, void *, long, long, long, unsigned long,
	       unsigned char *, void *);
  int store, es, is_bool, n, rank;
  int extent[4];
  long stride[4];		/* Bytes.  */
  int run_time[4];		/* The stride is an argument.  */
  char mask;			/* a p l  */
  int index_bits, index_unsigned, scale;
  int align, before, after;
};

static unsigned char *area;	/* AREA bytes between two closed pages.  */
static unsigned seed = 1;
static int failures;

static unsigned
next_random (void)
{
  seed = seed * 1103515245 + 12345;
  return seed >> 8;
}

static unsigned char
random_byte (const struct test *t)
{
  return t->is_bool ? next_random () & 1 : next_random ();
}

static void
run_one (const struct test *t, unsigned long count, int mask_kind, int at_end)
{
  static unsigned char other[MAX_LANES * 8 + 2 * GUARD],
    before[MAX_LANES * 8 + 2 * GUARD], mirror[AREA];
  unsigned char mask[MAX_LANES];
  union { uint8_t u8[MAX_LANES]; int16_t i16[MAX_LANES];
	  int32_t i32[MAX_LANES]; int64_t i64[MAX_LANES]; } index;
  long off[MAX_LANES], lo = 0, hi = 0, argument[3] = { 0, 0, 0 };
  int on[MAX_LANES], some = 0, args = 0, bad = -1;
  unsigned char *base;

  for (int d = 0; d < t->rank; d++)
    if (t->run_time[d])
      argument[args++] = t->stride[d];
  for (int k = 0; k < t->n; k++)
    {
      long i = t->index_unsigned ? (long) (next_random () % 200)
	       : (long) (next_random () % 240) - 120;

      mask[k] = mask_kind == 0 ? 0 : mask_kind == 1 ? 1
		: mask_kind == 2 ? next_random () & 1
		: (next_random () & 7) == 0;
      on[k] = t->mask == 'a' || (t->mask == 'p' ? (unsigned long) k < count
				 : mask[k]);
      off[k] = 0;
      for (int d = 0, r = k; d < t->rank; r /= t->extent[d], d++)
	off[k] += t->stride[d] * (r % t->extent[d]);
      switch (t->index_bits)
	{
	case 8: index.u8[k] = i; break;
	case 16: index.i16[k] = i; break;
	case 32: index.i32[k] = i; break;
	case 64: index.i64[k] = i; break;
	}
      if (t->index_bits)
	off[k] += i * t->scale;
      if (on[k])
	{
	  if (!some || off[k] - t->before < lo)
	    lo = off[k] - t->before;
	  if (!some || off[k] + t->es + t->after > hi)
	    hi = off[k] + t->es + t->after;
	  some = 1;
	}
    }
  base = at_end ? area + AREA - hi : area - lo;
  for (int i = 0; i < AREA; i++)
    mirror[i] = area[i] = random_byte (t);
  for (int i = 0; i < (int) sizeof other; i++)
    other[i] = random_byte (t);
  memcpy (before, other, sizeof other);
  t->run (base, other + GUARD, argument[0], argument[1], argument[2], count,
	  mask, &index);
  for (int k = 0; k < t->n; k++)
    {
      long at = base - area + off[k];

      if (on[k] && t->store)
	memcpy (mirror + at, other + GUARD + k * t->es, t->es);
      else if (on[k] && memcmp (mirror + at, other + GUARD + k * t->es, t->es)
	       && bad < 0)
	bad = k;
    }
  if (memcmp (mirror, area, AREA) && bad < 0)
    for (bad = 0; mirror[bad] == area[bad];)
      bad++;
  if (t->store ? memcmp (other, before, sizeof other) != 0
      : (memcmp (other, before, GUARD)
	 || memcmp (other + GUARD + t->n * t->es,
		    before + GUARD + t->n * t->es, GUARD)))
    bad = 100000;
  if (bad >= 0)
    {
      printf ("FAIL: %s count %lu mask %d end %d: at %d (base %ld)\n", t->name,
	      count, mask_kind, at_end, bad, (long) (base - area));
      failures++;
    }
}

static void
run_test (const struct test *t)
{
  if (getenv ("VERBOSE"))
    {
      printf ("%s\n", t->name);
      fflush (stdout);
    }
  for (int at_end = 0; at_end < 2; at_end++)
    switch (t->mask)
      {
      case 'p':
	for (int c = 1; c <= t->n; c += t->n > 20 ? 1 + next_random () % 7 : 1)
	  run_one (t, c, 0, at_end);
	run_one (t, t->n, 0, at_end);
	run_one (t, t->n + 5, 0, at_end);
	run_one (t, 1ul << 40, 0, at_end);
	break;
      case 'l':
	for (int kind = 0; kind < 10; kind++)
	  run_one (t, 0, kind < 4 ? kind : kind / 2 % 2 + 2, at_end);
	break;
      default:
	run_one (t, 0, 0, at_end);
	break;
      }
}

static int
run_tests (const struct test *t, int n)
{
  unsigned char *p = mmap (NULL, AREA + 2 * PAGE, PROT_READ | PROT_WRITE,
			   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  if (p == MAP_FAILED || mprotect (p, PAGE, PROT_NONE)
      || mprotect (p + PAGE + AREA, PAGE, PROT_NONE))
    return 2;
  area = p + PAGE;
  for (int i = 0; i < n; i++)
    run_test (&t[i]);
  printf ("%d accesses, %d failures\n", n, failures);
  return failures != 0;
}

/* No byte is touched that the scalar program does not touch, as far as pages
   show it: every page without such a byte is taken away, and the data begin,
   or end, at the border of a page, or lie across one.

   Usage: guard [PART-OF-A-NAME]; prints what is wrong and how much was run.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef _GNU_SOURCE
# define _GNU_SOURCE 1
#endif
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include "access.h"

struct kernel kernels[MOST_KERNELS];
int registered[2];

/* What a kernel gets, in this order.  */
enum { A, B, C, INDEX, AREAS };
static const char *const area_names[] = { "a", "b", "c", "index" };

/* Offsets are from BASE.  The elements from AT on are what a kernel gets; no
   kernel touches more than REACH of them.  */
enum { PAGE = 4096, PAGES = 40, SIZE = PAGES * PAGE, REACH = 10200 };

static struct area
{
  unsigned char *base;
  long at;
  long first, last;		/* What was touched; FIRST < 0: nothing.  */
  unsigned char pages[PAGES];	/* Is anything of it touched?  */
} areas[AREAS];

/* Where the data lie.  */
enum { AT_END, AT_START, ACROSS, PLACES };

static const int counts[] = { 0, 1, 2, 3, 5, 7, 8, 9, 13, 15, 16, 17, 19, 31,
			      33, 37, 45, 63, 64, 65, 70, 100 };

static sigjmp_buf resume;
static unsigned char *volatile fault;

static void
on_fault (int signal, siginfo_t *info, void *context)
{
  (void) signal, (void) context;
  fault = (unsigned char *) info->si_addr;
  siglongjmp (resume, 1);
}

void
touched (const volatile void *p, size_t bytes, int written)
{
  (void) written;
  for (struct area *area = areas; area < areas + AREAS; area++)
    {
      long first = (const volatile unsigned char *) p - area->base;
      long last = first + (long) bytes - 1;
      if (first < 0 || last >= SIZE)
	continue;
      if (area->first < 0 || first < area->first)
	area->first = first;
      if (last > area->last)
	area->last = last;
      area->pages[first / PAGE] = area->pages[last / PAGE] = 1;
      return;
    }
  abort ();
}

/* Let all pages be touched, or only those that the reference touches.  */
static void
allow (int all)
{
  for (struct area *area = areas; area < areas + AREAS; area++)
    for (int page = 0, end; page < PAGES; page = end)
      {
	for (end = page + 1; end < PAGES; end++)
	  if (!all && area->pages[end] != area->pages[page])
	    break;
	if (mprotect (area->base + page * PAGE, (end - page) * PAGE,
		      (all || area->pages[page]
		       ? PROT_READ | PROT_WRITE : PROT_NONE)) != 0)
	  abort ();
      }
}

/* Contents that depend on SEED and on the distance from AT only.  */
static void
fill_areas (unsigned seed)
{
  static long long elements[2 * REACH];
  static unsigned seed_of_elements;
  unsigned char *bytes = (unsigned char *) elements;
  size_t reach = REACH * element_bytes;
  if (seed != seed_of_elements)
    fill_elements (bytes, 2 * REACH, seed);
  seed_of_elements = seed;
  memset (areas[A].base, 0x11, SIZE);
  memcpy (areas[A].base + areas[A].at, bytes, reach);
  memcpy (areas[B].base + areas[B].at, bytes + reach, reach);
  signed char *c = (signed char *) areas[C].base + areas[C].at;
  int *index = (int *) (areas[INDEX].base + areas[INDEX].at);
  for (int i = 0; i < 256; i++)
    {
      unsigned r = scramble (seed + i);
      c[i] = (signed char) (seed % 3 == 0 ? (int) (r % 6) - 3
			    : seed % 3 == 1 ? (i % 7 == 3 ? 2 : -1)
			    : r % 8 ? 1 : -1);
      /* All different.  */
      index[i] = i * 7 % 257;
    }
}

static void
run (kernel_function *f, int n)
{
  f (n, areas[A].base + areas[A].at, areas[B].base + areas[B].at,
     (const signed char *) areas[C].base + areas[C].at,
     (const int *) (areas[INDEX].base + areas[INDEX].at));
}

/* Run the reference of K and see what it touches.  */
static void
run_reference (const struct kernel *k, int n, unsigned seed)
{
  fill_areas (seed);
  for (struct area *area = areas; area < areas + AREAS; area++)
    {
      area->first = area->last = -1;
      memset (area->pages, 0, sizeof area->pages);
    }
  run (k->reference, n);
}

/* Move what is touched to PLACE.  */
static void
place_areas (int place)
{
  const long bytes[AREAS] = { (long) element_bytes, (long) element_bytes, 1,
			      (long) sizeof (int) };
  for (int i = 0; i < AREAS; i++)
    {
      struct area *area = &areas[i];
      if (area->first < 0)
	continue;
      if (place == AT_END)
	area->at += PAGE - 1 - area->last % PAGE;
      else if (place == AT_START)
	area->at -= area->first % PAGE;
      else
	area->at -= ((area->first + area->last) / 2 % PAGE
		     / bytes[i] * bytes[i]);
    }
}

/* Run K for N iterations with data at PLACE; is it right?  */
static int
try (const struct kernel *k, int n, int place, unsigned seed)
{
  static unsigned char want[SIZE];
  for (struct area *area = areas; area < areas + AREAS; area++)
    area->at = 8 * PAGE + 128;
  run_reference (k, n, seed);
  place_areas (place);
  run_reference (k, n, seed);
  memcpy (want, areas[A].base, SIZE);
  fill_areas (seed);
  allow (0);
  if (sigsetjmp (resume, 1) == 0)
    {
      run (k->ripple, n);
      allow (1);
      if (memcmp (want, areas[A].base, SIZE) == 0)
	return 1;
      printf ("FAIL %s: n %d, place %d: wrong values\n", k->name, n, place);
      return 0;
    }
  allow (1);
  for (int i = 0; i < AREAS; i++)
    if (fault >= areas[i].base - PAGE && fault < areas[i].base + SIZE + PAGE)
      printf ("FAIL %s: n %d, place %d: touches byte %ld of %s; the scalar "
	      "program touches %ld to %ld\n", k->name, n, place,
	      (long) (fault - areas[i].base) - areas[i].at, area_names[i],
	      areas[i].first - areas[i].at, areas[i].last - areas[i].at);
  return 0;
}

int
main (int argc, char **argv)
{
  for (struct area *area = areas; area < areas + AREAS; area++)
    {
      area->base = (unsigned char *) mmap (NULL, SIZE + 2 * PAGE, PROT_NONE,
					   MAP_PRIVATE | MAP_ANONYMOUS, -1,
					   0) + PAGE;
      if (area->base == (unsigned char *) MAP_FAILED + PAGE)
	abort ();
    }
  allow (1);
  struct sigaction action;
  memset (&action, 0, sizeof action);
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO | SA_NODEFER;
  sigaction (SIGSEGV, &action, NULL);
  sigaction (SIGBUS, &action, NULL);

  int bad = 0, runs = 0;
  for (struct kernel *k = kernels; k->name; k++)
    {
      int right = 1;
      if (argc > 1 && !strstr (k->name, argv[1]))
	continue;
      for (size_t i = 0; right && i < sizeof counts / sizeof *counts; i++)
	for (int place = 0; right && place < PLACES; place++, runs++)
	  right = try (k, counts[i], place, 1 + i + (k - kernels));
      bad += !right;
    }
  printf ("%d kernels, %d runs, %d wrong\n", registered[0], runs, bad);
  return bad != 0 || registered[0] == 0 || registered[0] != registered[1];
}

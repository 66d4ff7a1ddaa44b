/* What the run tests share: CHECK, guarded buffers, random data.

   A test computes its expectation with plain scalar code (the model) and
   compares every element.  Buffers are surrounded by guard bytes; a buffer
   may also begin or end at a page that cannot be read.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TEST_H
#define RIPPLE_TEST_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <ripple.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* With STREAMING all kernels are streaming code of AArch64's SME: but not
   functions that return complex numbers or have a variable number of
   arguments, both of which GCC 14 loses there.  */
#define NOIPA_NORMAL __attribute__ ((noipa))
#if defined STREAMING && defined __ARM_FEATURE_SME
# define NOIPA __arm_locally_streaming NOIPA_NORMAL
#else
# define NOIPA NOIPA_NORMAL
#endif
#define HELPER __attribute__ ((unused)) static

/* Give up, with the place, unless COND holds.  */
#define CHECK(cond)							\
  do									\
    if (!(cond))							\
      {									\
	fprintf (stderr, "%s:%d: CHECK (%s)\n", __FILE__, __LINE__,	\
		 #cond);						\
	abort ();							\
      }									\
  while (0)

/* The bytes of *P that are its value: the x87's numbers have 10.  */
#if !defined __cplusplus && __LDBL_MANT_DIG__ == 64
# define VALUE_BYTES(p) _Generic ((p), long double *: 10, default: sizeof *(p))
#else
# define VALUE_BYTES(p) sizeof *(p)
#endif

/* Give up unless the COUNT elements at GOT and WANT are the same bits.  */
#define CHECK_SAME(got, want, count)					\
  check_same ((got), (want), (count), sizeof *(got), VALUE_BYTES (got),	\
	      __FILE__, __LINE__)

HELPER void
check_same (const void *got, const void *want, size_t count, size_t size,
	    size_t used, const char *file, int line)
{
  const unsigned char *g = (const unsigned char *) got;
  const unsigned char *w = (const unsigned char *) want;
  for (size_t i = 0; i < count * size; i++)
    if (g[i] != w[i] && i % size < used)
      {
	fprintf (stderr, "%s:%d: element %zu of %zu differs (byte %zu: "
		 "0x%02x, expected 0x%02x)\n", file, line, i / size, count,
		 i % size, g[i], w[i]);
	abort ();
      }
}

/* Random numbers, the same in every run.  */
static uint64_t rnd_state = 88172645463325252u;

HELPER uint32_t
rnd (void)
{
  rnd_state = rnd_state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t) (rnd_state >> 33) ^ (uint32_t) (rnd_state >> 13);
}

/* Fill COUNT elements of type T at P: integers with random bits (small
   values and extremes are frequent), floating types with multiples of 1/4
   between -100 and 100, never 0, so that products and short sums are exact
   and FMA contraction makes no difference.  */
#define FILL(T, p, count)						\
  do									\
    for (size_t i_ = 0; i_ < (size_t) (count); i_++)			\
      if ((T) 0.5 != (T) 0)						\
	(p)[i_] = (T) ((rnd () & 1 ? 0.25 : -0.25)			\
		       * (double) (1 + rnd () % 400));			\
      else if (sizeof (T) > 8)						\
	rnd_long (&(p)[i_]);						\
      else								\
	(p)[i_] = (T) rnd_bits ();					\
  while (0)

HELPER uint64_t
rnd_bits (void)
{
  uint64_t r = (uint64_t) rnd () << 32 | rnd ();
  switch (rnd () % 8)
    {
    case 0:
      return r % 5;
    case 1:
      return -(r % 5);
    case 2:
      return ((uint64_t) 1 << (r % 64)) - (r >> 63);
    default:
      return r;
    }
}

/* The same of 128 bits at P.  */
HELPER void
rnd_long (void *p)
{
  uint64_t word[2] = { rnd_bits (), rnd_bits () };
  memcpy (p, word, sizeof word);
}

/* Buffers.  Where a buffer lies with respect to unreadable pages.  */
enum
{
  BUF_MIDDLE,			/* Guard bytes on both sides.  */
  BUF_END,			/* The last byte is the last of a page.  */
  BUF_START,			/* The first byte is the first of a page.  */
  PLACES
};

#define BUF_GUARD 0xa5
static struct
{
  unsigned char *map, *data;
  size_t map_bytes, bytes;
} buf_table[64];
static int buf_count;

/* A new buffer of BYTES bytes at PLACE.  The pages before and behind it
   cannot be touched; all other bytes of its pages are guards.  */
HELPER void *
buf_new (size_t bytes, int place)
{
  size_t page = sysconf (_SC_PAGESIZE);
  size_t room = (bytes + 2 * 64 + page - 1) / page * page;
  unsigned char *map
    = (unsigned char *) mmap (NULL, room + 2 * page, PROT_NONE,
			      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK (map != (unsigned char *) MAP_FAILED && buf_count < 64);
  CHECK (mprotect (map + page, room, PROT_READ | PROT_WRITE) == 0);
  memset (map + page, BUF_GUARD, room);
  unsigned char *data
    = (place == BUF_END ? map + page + room - bytes
       : place == BUF_START ? map + page : map + page + 64);
  buf_table[buf_count].map = map;
  buf_table[buf_count].map_bytes = room + 2 * page;
  buf_table[buf_count].data = data;
  buf_table[buf_count].bytes = bytes;
  buf_count++;
  return data;
}

/* A buffer of BYTES bytes at PLACE with the contents of FROM.  */
HELPER void *
buf_copy (const void *from, size_t bytes, int place)
{
  return memcpy (buf_new (bytes, place), from, bytes);
}

/* Check the guard bytes of all buffers and free them.  */
HELPER void
buf_free_all (void)
{
  size_t page = sysconf (_SC_PAGESIZE);
  while (buf_count-- > 0)
    {
      unsigned char *map = buf_table[buf_count].map;
      unsigned char *data = buf_table[buf_count].data;
      unsigned char *end = map + buf_table[buf_count].map_bytes - page;
      unsigned char *p;
      for (p = map + page; p < data; p++)
	CHECK (*p == BUF_GUARD);
      for (p = data + buf_table[buf_count].bytes; p < end; p++)
	CHECK (*p == BUF_GUARD);
      munmap (map, buf_table[buf_count].map_bytes);
    }
  buf_count = 0;
}

/* A buffer at PLACE of COUNT random elements of type T.  */
#define BUF(T, name, count, place)					\
  T *name = (T *) buf_new ((count) * sizeof (T), place);		\
  FILL (T, name, count)

/* Trip counts worth trying with blocks of B lanes: 0 <= K < TRIPS.  */
#define TRIPS 7

HELPER int
trip (int k, int b)
{
  const int n[TRIPS] = { 0, 1, b - 1, b, b + 1, 2 * b, 5 * b + 3 };
  return n[k];
}

/* Compare KERNEL (n, a, b, c) with MODEL, for every trip count that matters
   with blocks of B lanes and every place of the buffers.  A and B have
   n * SCALE + PAD elements of type TA, C as many of type TC.  */
#define TRY(B, TA, TC, SCALE, PAD, KERNEL, MODEL)			\
  do									\
    for (int k_ = 0; k_ < TRIPS * PLACES; k_++)				\
      {									\
	int n_ = trip (k_ / PLACES, B), place_ = k_ % PLACES;		\
	int m_ = n_ * (SCALE) + (PAD);					\
	BUF (TA, a_, m_, place_);					\
	BUF (TA, b_, m_, place_);					\
	BUF (TC, c_, m_, place_);					\
	TC *e_ = (TC *) buf_copy (c_, m_ * sizeof (TC), BUF_MIDDLE);	\
	KERNEL (n_, a_, b_, c_);					\
	MODEL (n_, a_, b_, e_);						\
	CHECK_SAME (c_, e_, m_);					\
	buf_free_all ();						\
      }									\
  while (0)

#endif

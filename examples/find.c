/* Where is the first byte with some value?  What memchr of the C library does.

   A block of 128 bytes is compared at a time.  ripple_any asks whether there
   is the byte in it; only then ripple_first tells where.  Blocks begin at
   multiples of their size, so that none of them lies in two pages of memory:
   behind the byte that is found nothing is read of a page that a loop over
   bytes would not have reached.

   Usage: find  */

#include "common.h"

size_t find_reference (size_t n, const uint8_t *x, uint8_t wanted);

#ifdef REFERENCE

size_t
find_reference (size_t n, const uint8_t *x, uint8_t wanted)
{
  for (size_t i = 0; i < n; i++)
    if (x[i] == wanted)
      return i;
  return n;
}

#else

#include <ripple.h>

#define LANES 128
#define PAGE 4096	/* Or a multiple.  */

/* Return the index of the first of the N bytes X that is WANTED, or N.  */

static size_t
find (size_t n, const uint8_t *x, uint8_t wanted)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);
  size_t lane = ripple_id (block, 0);

  size_t start = 0;

  /* The first block lies where X does, if that is in one page; of the others
     some bytes have been seen then.  */
  if (n >= LANES && (uintptr_t) x % PAGE <= PAGE - LANES)
    {
      if (ripple_any (x[lane] == wanted))
	return (size_t) ripple_first (x[lane] == wanted);
      start = LANES - (uintptr_t) x % LANES;
    }
  else
    for (; start < n && (uintptr_t) (x + start) % LANES != 0; start++)
      if (x[start] == wanted)
	return start;

  const uint8_t *p = x + start, *end = p + (n - start) / LANES * LANES;
  for (; p != end; p += LANES)
    if (ripple_any (p[lane] == wanted))
      return (size_t) (p - x) + (size_t) ripple_first (p[lane] == wanted);
  start = (size_t) (p - x);

  for (; start < n; start++)
    if (x[start] == wanted)
      return start;
  return n;
}

struct data
{
  size_t n;
  const uint8_t *x;
  size_t result;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  d->result = find (d->n, d->x, 1);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  d->result = find_reference (d->n, d->x, 1);
}

static void
run_library (void *p)
{
  struct data *d = p;
  const uint8_t *found = memchr (d->x, 1, d->n);
  d->result = found ? (size_t) (found - d->x) : d->n;
}

int
main (void)
{
  size_t n = 1 << 14;
  uint8_t *x = allocate (n);
  long wrong = 0;

  for (size_t first = 0; first < 300; first += 7)
    for (size_t length = 0; length < 700; length += 13)
      for (size_t at = 0; at <= length; at += 1 + at / 4)
	{
	  x[first + at] = 1;
	  size_t got = find (length, x + first, 1);
	  size_t want = find_reference (length, x + first, 1);
	  x[first + at] = 0;
	  if (got != want && wrong++ == 0)
	    fprintf (stderr, "find: at %zu of %zu, not at %zu\n", want, length,
		     got);
	}

  x[n - 70] = 1;
  struct data data = { n, x, 0 };
  printf ("# time of memchr / time of find: %.2f\n",
	  speed_up (run_ripple, run_library, &data));
  double faster = speed_up (run_ripple, run_reference, &data);
  return report ("find", "128", VECTORS (LANES, uint8_t), faster, wrong);
}

#endif

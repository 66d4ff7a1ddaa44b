/* Is this text UTF-8?

   J. Keiser and D. Lemire, "Validating UTF-8 In Less Than One Instruction Per
   Byte", 2021, see that every error but one kind shows in two bytes that are
   neighbours.  A table for each half of the first one, and a table for the
   upper half of the second, tell which errors that half leaves possible, one
   a bit; what all three leave is an error.  The other kind is a character of
   three or four bytes whose third or fourth one is missing, or one that
   follows where none belongs: two continuing bytes, one behind the other, must
   be where a byte two or three places before wants them.

   The lanes look up three tables of 16 bytes.  Blocks of ASCII are skipped.

   Usage: utf8  */

#include "common.h"

int valid_reference (size_t n, const uint8_t *x);

/* The bytes of the character at the N bytes X, 0 if there is none.  */

static inline size_t
character (size_t n, const uint8_t *x)
{
  size_t size = x[0] < 0x80 ? 1 : x[0] < 0xc2 ? 0 : x[0] < 0xe0 ? 2
		: x[0] < 0xf0 ? 3 : x[0] < 0xf5 ? 4 : 0;
  if (size > n)
    return 0;
  for (size_t k = 1; k < size; k++)
    if (x[k] >> 6 != 2)
      return 0;
  if ((x[0] == 0xe0 && x[1] < 0xa0) || (x[0] == 0xed && x[1] > 0x9f)
      || (x[0] == 0xf0 && x[1] < 0x90) || (x[0] == 0xf4 && x[1] > 0x8f))
    return 0;
  return size;
}

/* True if the N bytes X, from FROM on, are characters.  */

static inline int
characters (size_t n, const uint8_t *x, size_t from)
{
  while (from < n)
    {
      size_t size = character (n - from, x + from);
      if (!size)
	return 0;
      from += size;
    }
  return 1;
}

#ifdef REFERENCE

int
valid_reference (size_t n, const uint8_t *x)
{
  return characters (n, x, 0);
}

#else

#include <ripple.h>

#define LANES 64

/* Errors; two or more continuing bytes are one only where nobody wants the
   second.  */
enum
{
  SHORT = 1,		/* No continuing byte where one belongs.  */
  LONG = 2,		/* One where none does.  */
  FEW3 = 4, FEW2 = 8,	/* Fewer bytes would do for it: of three, of two.  */
  FEW4 = 16,		/* Of four; or a first byte that begins nothing.  */
  SURROGATE = 32,
  LARGE = 64,		/* Beyond 10FFFF.  */
  TWO = 128,		/* Two continuing bytes.  */
  ANY = SHORT | LONG | TWO,
  LATE = ANY | LARGE | FEW4
};

static const uint8_t first_high[16]
  = { LONG, LONG, LONG, LONG, LONG, LONG, LONG, LONG, TWO, TWO, TWO, TWO,
      SHORT | FEW2, SHORT, SHORT | FEW3 | SURROGATE, SHORT | LARGE | FEW4 };
static const uint8_t first_low[16]
  = { ANY | FEW2 | FEW3 | FEW4, ANY | FEW2, ANY, ANY, ANY | LARGE, LATE, LATE,
      LATE, LATE, LATE, LATE, LATE, LATE, LATE | SURROGATE, LATE, LATE };
static const uint8_t second_high[16]
  = { SHORT, SHORT, SHORT, SHORT, SHORT, SHORT, SHORT, SHORT,
      LONG | TWO | FEW2 | FEW3 | FEW4, LONG | TWO | FEW2 | FEW3 | LARGE,
      LONG | TWO | FEW2 | SURROGATE | LARGE,
      LONG | TWO | FEW2 | SURROGATE | LARGE, SHORT, SHORT, SHORT, SHORT };

/* True if the LANES bytes X, before which there are three, follow these.  */

static inline int
block_valid (ripple_block_t block, const uint8_t *x)
{
  size_t lane = ripple_id (block, 0);

  if (!ripple_any (x[lane] >= 0x80))
    return x[-1] < 0xc0 && x[-2] < 0xe0 && x[-3] < 0xf0;

  const uint8_t *before = x - 1, *before2 = x - 2, *before3 = x - 3;
  uint8_t possible = first_high[before[lane] >> 4]
		     & first_low[before[lane] & 15]
		     & second_high[x[lane] >> 4];
  uint8_t wanted = (before2[lane] >= 0xe0) | (before3[lane] >= 0xf0)
		   ? TWO : 0;
  return ripple_all (possible == wanted);
}

static int
valid (size_t n, const uint8_t *x)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);
  size_t i = 0;

  /* Whole characters in front of the first block.  */
  while (i < 3 && i < n)
    {
      size_t size = character (n - i, x + i);
      if (!size)
	return 0;
      i += size;
    }

  size_t start = i;
  for (; i + LANES <= n; i += LANES)
    if (!block_valid (block, x + i))
      return 0;

  /* The character that the last block ends in.  */
  for (size_t k = 1; k <= 3 && i - start >= k; k++)
    if (x[i - k] >= 0xc0)
      {
	i -= k;
	break;
      }
  return characters (n, x, i);
}

struct data
{
  size_t n;
  const uint8_t *x;
  int result;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  d->result = valid (d->n, d->x);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  d->result = valid_reference (d->n, d->x);
}

static size_t
put (uint8_t *x, uint32_t c)
{
  if (c < 0x80)
    return x[0] = (uint8_t) c, 1;
  size_t size = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
  for (size_t k = size; --k > 0; c >>= 6)
    x[k] = (uint8_t) (0x80 | (c & 0x3f));
  x[0] = (uint8_t) ((0xf00 >> size & 0xff) | c);
  return size;
}

/* Text of at least N bytes and at most 3 more: characters of one to MOST
   bytes, some of them at the ends of what such may be.  */

static size_t
fill (size_t n, uint8_t *x, int most)
{
  static const uint32_t first[]
    = { 0, 0x80, 0x800, 0xe000, 0x10000, 0x110000 };
  size_t m = 0;
  while (m < n)
    {
      int k = (int) (most * random_unit ());
      k = k == 3 ? 4 : k == 2 && random_unit () < 0.5 ? 3 : k;
      uint32_t low = first[k], high = k == 2 ? 0xd800 : first[k + 1];
      double where = random_unit ();
      m += put (x + m, where < 0.1 ? low : where < 0.2 ? high - 1
		       : low + (uint32_t) ((high - low) * random_unit ()));
    }
  return m;
}

/* Compare with the reference for X of N bytes, and with every byte near the
   ends of blocks as each of some others.  */

static long
check_changes (size_t n, uint8_t *x)
{
  static const uint8_t other[]
    = { 0, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf,
	0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5,
	0xf8, 0xff };
  long wrong = valid (n, x) != valid_reference (n, x);
  for (size_t i = 0; i < n; i++)
    for (size_t k = 0; k < sizeof other; k++)
      {
	uint8_t was = x[i];
	x[i] = other[k];
	wrong += valid (n, x) != valid_reference (n, x);
	x[i] = was;
      }
  return wrong;
}

int
main (void)
{
  enum { SIZE = 1 << 16 };
  uint8_t *x = allocate (SIZE + 8);
  long wrong = 0;

  /* All pairs of bytes, and what may follow them, behind ASCII.  */
  for (size_t at = 60; at < 70; at++)
    for (unsigned pair = 0; pair < 1 << 16; pair += at % 3 ? 13 : 1)
      {
	memset (x, 'x', 140);
	x[at] = (uint8_t) (pair >> 8);
	x[at + 1] = (uint8_t) pair;
	x[at + 2] = pair % 5 ? 0x80 : 'x';
	x[at + 3] = pair % 7 ? 0xbf : 'x';
	for (size_t n = at + 1; n < 140; n += n < at + 5 ? 1 : 60)
	  wrong += valid (n, x) != valid_reference (n, x);
      }
  for (int most = 1; most <= 4; most++)
    for (size_t n = 1; n < 300; n += 1 + n / 4)
      wrong += check_changes (fill (n, x, most), x);
  if (wrong)
    fprintf (stderr, "utf8: not what the plain loop says\n");

  struct data data = { fill (SIZE, x, 1), x, 0 };
  printf ("# ASCII: %.2f\n", speed_up (run_ripple, run_reference, &data));
  data.n = fill (SIZE, x, 4);
  double faster = speed_up (run_ripple, run_reference, &data);
  wrong += !data.result;
  return report ("utf8", "64", VECTORS (LANES, uint8_t), faster, wrong);
}

#endif

/* Base64: three bytes are four letters of 64.

   The tables are small enough to be looked up in registers, and the bytes of a
   group are fields of a record, so that the loops are written as they would be
   without vectors.  What is no letter has 128 or more in its table.

   Usage: base64  */

#include "common.h"

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
  "abcdefghijklmnopqrstuvwxyz0123456789+/";

void encode_reference (int n, const uint8_t *restrict s, char *restrict text);
int decode_reference (int n, const uint8_t *values,
		      const uint8_t *restrict text, uint8_t *restrict s);

#ifdef REFERENCE

# define ENCODE encode_reference
# define DECODE decode_reference
# define VALUE(C) values[(C) & 127]

#else

# include <ripple.h>

# define LANES 64
# define ENCODE encode
# define DECODE decode
# define VALUE(C) ripple_lookup (128, values, (C) & 127)

/* What each character up to 127 stands for.  */
static uint8_t values[128];

static
#endif

/* Write the 4 * N letters for 3 * N bytes at S to TEXT.  */

void
ENCODE (int n, const uint8_t *restrict s, char *restrict text)
{
#ifndef REFERENCE
  ripple_block_t block = ripple_set_block_shape (0, LANES);
  ripple_parallel (block, 0);
#endif
  for (int i = 0; i < n; i++)
    {
      uint8_t a = s[3 * i], b = s[3 * i + 1], c = s[3 * i + 2];
      text[4 * i] = letters[a >> 2];
      text[4 * i + 1] = letters[(uint8_t) (a << 4 | b >> 4) & 63];
      text[4 * i + 2] = letters[(uint8_t) (b << 2 | c >> 6) & 63];
      text[4 * i + 3] = letters[c & 63];
    }
}

/* The inverse, by VALUES.  Return whether all are letters.  */

#ifndef REFERENCE
static
#endif
int
DECODE (int n, const uint8_t *values, const uint8_t *restrict text,
	uint8_t *restrict s)
{
  uint8_t all = 0;
#ifndef REFERENCE
  ripple_block_t block = ripple_set_block_shape (0, LANES);
# pragma ripple parallel Block (block) Dims (0) reduction (|: all)
#endif
  for (int i = 0; i < n; i++)
    {
      uint8_t p = text[4 * i], q = text[4 * i + 1];
      uint8_t r = text[4 * i + 2], t = text[4 * i + 3];
      uint8_t a = VALUE (p), b = VALUE (q), c = VALUE (r), d = VALUE (t);
      all |= a | b | c | d | p | q | r | t;
      s[3 * i] = (uint8_t) (a << 2 | b >> 4);
      s[3 * i + 1] = (uint8_t) (b << 4 | c >> 2);
      s[3 * i + 2] = (uint8_t) (c << 6 | d);
    }
  return all < 128;
}

#ifndef REFERENCE

struct data
{
  int n;
  uint8_t *bytes, *got;
  char *text, *want;
  int valid;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  encode (d->n, d->bytes, d->text);
  d->valid = decode (d->n, values, (const uint8_t *) d->text, d->got);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  encode_reference (d->n, d->bytes, d->want);
  d->valid = decode_reference (d->n, values, (const uint8_t *) d->want,
			       d->got);
}

/* Text of N groups with another character at each place in turn.  */

static long
check_errors (int n, struct data *d)
{
  long wrong = 0;
  for (int i = 0; i < 4 * n; i++)
    for (int c = 0; c < 256; c += 1 + i % 7)
      {
	char letter = d->text[i];
	d->text[i] = (char) c;
	int valid = c && c < 128 && strchr (letters, c);
	wrong += valid != decode (n, values, (const uint8_t *) d->text,
				  d->got);
	d->text[i] = letter;
      }
  return wrong;
}

int
main (void)
{
  enum { GROUPS = 4000 };
  struct data d
    = { GROUPS, allocate (3 * GROUPS), allocate (3 * GROUPS),
	allocate (4 * GROUPS), allocate (4 * GROUPS), 0 };
  long wrong = 0;
  memset (values, 128, sizeof values);
  for (int i = 0; i < 64; i++)
    values[(int) letters[i]] = (uint8_t) i;
  for (int i = 0; i < 3 * GROUPS; i++)
    d.bytes[i] = (uint8_t) (256 * random_unit ());
  for (int n = 0; n <= GROUPS; n += n < 200 ? 1 : 1900)
    {
      encode (n, d.bytes, d.text);
      encode_reference (n, d.bytes, d.want);
      wrong += check_bytes ("base64, encoded", (uint8_t *) d.text,
			    (uint8_t *) d.want, 4 * n);
      wrong += !decode (n, values, (const uint8_t *) d.text, d.got);
      wrong += check_bytes ("base64, decoded", d.got, d.bytes, 3 * n);
    }
  wrong += check_errors (70, &d);
  return report ("base64", "64", VECTORS (LANES, uint8_t),
		 speed_up (run_ripple, run_reference, &d), wrong);
}

#endif

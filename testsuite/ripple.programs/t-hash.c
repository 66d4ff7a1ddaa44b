/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A hash table with open addressing: each lane probes from its own slot until
   it meets its key or an empty slot.  */
#include "common/program.h"

enum { EMPTY = 0, MISSING = -1 };

struct slot { uint32_t key; int value; };

static uint32_t
hash (uint32_t x)
{
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ x >> 16;
}

static int
lookup (const struct slot *table, uint32_t size, uint32_t key)
{
  for (uint32_t at = hash (key) & (size - 1);; at = (at + 1) & (size - 1))
    {
      if (table[at].key == key)
	return table[at].value;
      if (table[at].key == EMPTY)
	return MISSING;
    }
}

/* At most LIMIT probes; keys and values in arrays of their own.  */

static int
lookup_apart (const uint64_t *keys, const int16_t *values, unsigned size,
	      uint64_t key, int limit)
{
  unsigned at = hash ((uint32_t) key) % size;
  int probes = 0;
  while (keys[at] != EMPTY)
    {
      if (keys[at] == key)
	return values[at];
      if (++probes == limit)
	return -2;
      if (++at == size)
	at = 0;
    }
  return MISSING;
}

NOIPA static void
model (const struct slot *table, uint32_t size, int n, const uint32_t *key,
       int *out)
{
  for (int i = 0; i < n; i++)
    out[i] = lookup (table, size, key[i]);
}

NOIPA static void
called (const struct slot *table, uint32_t size, int n, const uint32_t *key,
	int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = lookup (table, size, key[i]);
}

NOIPA static void
body (const struct slot *table, uint32_t size, int n, const uint32_t *key,
      int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      uint32_t at = hash (key[i]) & (size - 1);
      while (table[at].key != key[i] && table[at].key != EMPTY)
	at = (at + 1) & (size - 1);
      if (table[at].key == key[i])
	out[i] = table[at].value;
      else
	out[i] = MISSING;
    }
}

NOIPA static void
apart_model (const uint64_t *keys, const int16_t *values, unsigned size,
	     int n, const uint64_t *key, int limit, int *out)
{
  for (int i = 0; i < n; i++)
    out[i] = lookup_apart (keys, values, size, key[i], limit);
}

NOIPA static void
apart_called (const uint64_t *keys, const int16_t *values, unsigned size,
	      int n, const uint64_t *key, int limit, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = lookup_apart (keys, values, size, key[i], limit);
}

int
main (void)
{
  for (unsigned size = 2; size <= 512; size *= 4)
    for (int k = 0; k < TRIPS; k++)
      {
	int n = trip (k, B), place = k % PLACES;
	unsigned used = size / 8 * (k % 6) + 1;
	struct slot *table
	  = (struct slot *) buf_new (size * sizeof *table, place);
	uint64_t *keys = (uint64_t *) buf_new (size * sizeof *keys, place);
	BUF (int16_t, values, size, place);
	BUF (uint32_t, key, n, place);
	BUF (uint64_t, wide_key, n, place);
	BUF (int, out, n, place);
	BUF (int, want, n, place);
	memset (table, 0, size * sizeof *table);
	memset (keys, 0, size * sizeof *keys);
	for (unsigned i = 0; i < used; i++)
	  {
	    uint32_t new_key = rnd () % 2000 + 1;
	    unsigned at = hash (new_key) % size;
	    while (table[at].key)
	      at = (at + 1) % size;
	    table[at].key = new_key;
	    table[at].value = rnd ();
	    keys[at] = new_key * (uint64_t) 0x100000001;
	  }
	for (int i = 0; i < n; i++)
	  {
	    uint32_t old = table[rnd () % size].key;
	    key[i] = old && rnd () % 4 ? old : rnd () % 2000 + 1;
	    wide_key[i] = key[i] * (uint64_t) 0x100000001
			  ^ (uint64_t) (rnd () % 8 == 0) << 60;
	  }
	model (table, size, n, key, want);
	called (table, size, n, key, out);
	CHECK_SAME (out, want, n);
	FILL (int, out, n);
	body (table, size, n, key, out);
	CHECK_SAME (out, want, n);
	for (int limit = 1; limit < 100; limit = 5 * limit)
	  {
	    apart_model (keys, values, size, n, wide_key, limit, want);
	    apart_called (keys, values, size, n, wide_key, limit, out);
	    CHECK_SAME (out, want, n);
	  }
	buf_free_all ();
      }
  return 0;
}

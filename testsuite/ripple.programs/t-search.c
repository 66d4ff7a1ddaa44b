/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Binary search: each lane looks for its own key in one sorted table.  */
#include "common/program.h"

/* The index of the first element that is not less than KEY.  */

static int
lower_bound (const int *table, int size, int key)
{
  int low = 0, high = size;
  while (low < high)
    {
      int middle = low + (high - low) / 2;
      if (table[middle] < key)
	low = middle + 1;
      else
	high = middle;
    }
  return low;
}

/* The index of KEY, or -1; stops as soon as it is found.  */

static int
find (const int64_t *table, size_t size, int64_t key)
{
  size_t low = 0, high = size;
  while (low < high)
    {
      size_t middle = (low + high) / 2;
      if (table[middle] == key)
	return (int) middle;
      if (table[middle] < key)
	low = middle + 1;
      else
	high = middle;
    }
  return -1;
}

NOIPA static void
bounds_model (const int *table, int size, int n, const int *key, int *out)
{
  for (int i = 0; i < n; i++)
    out[i] = lower_bound (table, size, key[i]);
}

NOIPA static void
bounds_called (const int *table, int size, int n, const int *key, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = lower_bound (table, size, key[i]);
}

NOIPA static void
bounds_body (const int *table, int size, int n, const int *key, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
#pragma ripple parallel Block (block) Dims (0)
  for (int i = 0; i < n; i++)
    {
      int low = ripple_broadcast (block, 1, 0);
      int high = ripple_broadcast (block, 1, size);
      while (low < high)
	{
	  int middle = low + (high - low) / 2;
	  if (table[middle] < key[i])
	    low = middle + 1;
	  else
	    high = middle;
	}
      out[i] = low;
    }
}

/* The same with pointers.  */

NOIPA static void
bounds_pointers (const int *table, int size, int n, const int *key, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
#pragma ripple parallel Block (block) Dims (0)
  for (int i = 0; i < n; i++)
    {
      const int *base = ripple_broadcast_ptr (block, 1, table);
      int length = ripple_broadcast (block, 1, size);
      while (length > 0)
	{
	  int half = length / 2;
	  if (base[half] < key[i])
	    {
	      base += half + 1;
	      length -= half + 1;
	    }
	  else
	    length = half;
	}
      out[i] = base - table;
    }
}

NOIPA static void
find_model (const int64_t *table, int size, int n, const int64_t *key,
	    int *out)
{
  for (int i = 0; i < n; i++)
    out[i] = find (table, size, key[i]);
}

NOIPA static void
find_called (const int64_t *table, int size, int n, const int64_t *key,
	     int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = find (table, size, key[i]);
}

int
main (void)
{
  static const int sizes[] = { 0, 1, 2, 3, 31, 32, 100, 1025 };
  for (int s = 0; s < 8; s++)
    for (int k = 0; k < TRIPS; k++)
      {
	int size = sizes[s], n = trip (k, B), place = (s + k) % PLACES;
	BUF (int, table, size, place);
	BUF (int64_t, wide, size, place);
	BUF (int, key, n, place);
	BUF (int64_t, wide_key, n, place);
	BUF (int, out, n, place);
	BUF (int, want, n, place);
	for (int i = 0, at = -50; i < size; i++)
	  {
	    at += rnd () % 4;
	    table[i] = i == size - 1 && s & 1 ? INT_MAX : at;
	    wide[i] = (int64_t) table[i] * 0x100000001;
	  }
	for (int i = 0; i < n; i++)
	  {
	    if (i % 5 == 3)
	      key[i] = i & 1 ? INT_MIN : INT_MAX;
	    else
	      key[i] = size && rnd () & 1 ? table[rnd () % size]
		       : (int) (rnd () % 4000) - 100;
	    wide_key[i] = (int64_t) key[i] * 0x100000001 + (i % 7 == 0);
	  }
	bounds_model (table, size, n, key, want);
	bounds_called (table, size, n, key, out);
	CHECK_SAME (out, want, n);
	FILL (int, out, n);
	bounds_body (table, size, n, key, out);
	CHECK_SAME (out, want, n);
	FILL (int, out, n);
	bounds_pointers (table, size, n, key, out);
	CHECK_SAME (out, want, n);
	find_model (wide, size, n, wide_key, want);
	find_called (wide, size, n, wide_key, out);
	/* Of equal elements the same one is found: the probes are.  */
	CHECK_SAME (out, want, n);
	buf_free_all ();
      }
  return 0;
}

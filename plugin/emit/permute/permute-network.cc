/* Permutations of many parts by stages.

   INPUT	parts each of which goes to many parts of the result:
		transposes, interleaving
   OUTPUT	stages, each of which exchanges one bit of the part's number
		with one of the lane's place; a map for the last one

   The stages share the work among the parts: P parts need P permutations a
   stage and log2 P stages instead of P * (P - 1) permutations.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute-private.h"

/* If MAP of 2^m lanes moves the bits of the lanes' numbers about (BIT[i]: the
   source's bit that is bit i of the result's; a constant may be added without
   carry), set BIT and return true.  */

static bool
bit_permutation_p (const struct lanemap *map, unsigned *bit)
{
  unsigned n = map->n, seen = 0;

  if (n != map->n_from || !pow2p_hwi (n) || map->from[0] == LANE_ANY)
    return false;
  for (unsigned i = 0; 1u << i < n; i++)
    {
      unsigned x = map->from[1u << i] ^ map->from[0];

      if (map->from[1u << i] == LANE_ANY || !pow2p_hwi (x) || (seen & x))
	return false;
      seen |= x;
      bit[i] = exact_log2 (x);
    }
  for (unsigned k = 0; k < n; k++)
    {
      unsigned x = map->from[0];

      for (unsigned i = 0; k >> i; i++)
	if (k >> i & 1)
	  x ^= 1u << bit[i];
      if (map->from[k] != (int) x)
	return false;
    }
  return true;
}

/* Exchange bit X of the lane's place with bit Y of its number (a bit of the
   part's number): the parts of A in pairs that differ in Y.  */

static lanes *
exchange_bits (emitter *e, lanes *a, unsigned x, unsigned y)
{
  unsigned width = a->width, step = (1u << y) / width, at = 1u << x;
  lanes *r = lanes_new (a->elt, a->es, a->n);
  auto_vec<int> sel (width);

  sel.safe_grow (width);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      bool upper = (i & step) != 0;
      unsigned first = i & ~step;

      for (unsigned k = 0; k < width; k++)
	sel[k] = ((k & ~at) | (upper ? at : 0)) + (k & at ? width : 0);
      r->part[i] = part_permute (e, a->part[first], a->part[first + step],
				 sel.address ());
    }
  return r;
}

lanes *
permute_stages (emitter *e, lanes *a, struct lanemap *map)
{
  unsigned bit[32], bits, w = exact_log2 (a->width), stages = 0;
  unsigned up = 0, down = 0;	/* Source bits that must change sides.  */

  if (a->width != lanes_width (a->es, map->n)
      || !bit_permutation_p (map, bit))
    return a;
  bits = exact_log2 (map->n);
  for (unsigned i = 0; i < bits; i++)
    if (i < w && bit[i] >= w)
      down |= 1u << bit[i];
    else if (i >= w && bit[i] < w)
      {
	up |= 1u << bit[i];
	stages++;
      }
  for (; stages > 1; stages--)
    {
      unsigned x = floor_log2 (up), y = bit[x];

      /* Best goes down to place X what belongs there.  */
      if (y < w || !(down >> y & 1))
	y = floor_log2 (down);
      a = exchange_bits (e, a, x, y);
      up &= ~(1u << x);
      down &= ~(1u << y);
      for (unsigned k = 0; k < map->n; k++)
	{
	  unsigned lane = map->from[k];
	  unsigned differ = (lane >> x ^ lane >> y) & 1;

	  map->from[k] = lane ^ (differ << x | differ << y);
	}
      for (unsigned i = 0; i < bits; i++)
	bit[i] = bit[i] == x ? y : bit[i] == y ? x : bit[i];
    }
  return a;
}

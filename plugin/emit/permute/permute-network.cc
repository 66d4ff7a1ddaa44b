/* Permutations of many parts by stages.

   INPUT	parts each of which goes to many parts of the result:
		transposes, interleaving
   OUTPUT	stages, each of which exchanges one bit of the part's number
		with one of the lane's place; a map for the last one

   The stages share the work among the parts: P parts need P permutations a
   stage and log2 P stages instead of P * (P - 1) permutations.

   Where the target says which permutations are one instruction, stages are
   made of these alone if that does not need too many.  8 by 8 floats, rows r
   and columns c, on AVX:

	part  place
	r2 r1 r0  c2 c1 c0
	c2 r1 r0  r2 c1 c0	VPERM2F128 exchanges two bits
	c2 c1 r0  r2 c0 r1	UNPCK brings one in at the lower end of 16
	c2 c1 c0  r2 r1 r0	bytes, and takes one out at the upper end

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

/* A stage takes one bit of the part's number to place LO, those from LO to HI
   one place up, and the one at HI to where it came from; if DOWN it is the
   other way round, in at HI and out at LO.  */

struct stage
{
  unsigned lo, hi, row;
  bool down;
};

/* The search for the stages that bring the bits at AT[0] .. AT[BITS-1] (source
   bits; the first W are the lane's place) to where the first W are WANTED.  */

enum { MOST_BITS = 10, MOST_TRIES = 20000 };

struct search
{
  unsigned bits, w, es;
  const unsigned *wanted;
  unsigned at[MOST_BITS];
  bool joined[MOST_BITS][MOST_BITS];	/* Some stage takes a bit from place I
					   towards J.  */
  stage chosen[2 * MOST_BITS];
  unsigned tries;
};

static void
move_bits (unsigned *at, const stage &s)
{
  unsigned row = at[s.row];

  if (s.down)
    {
      at[s.row] = at[s.lo];
      for (unsigned i = s.lo; i < s.hi; i++)
	at[i] = at[i + 1];
      at[s.hi] = row;
    }
  else
    {
      at[s.row] = at[s.hi];
      for (unsigned i = s.hi; i > s.lo; i--)
	at[i] = at[i - 1];
      at[s.lo] = row;
    }
}

static bool
one_instruction_p (const search *x, unsigned lo, unsigned hi, bool down)
{
  const ripple_target *target = ripple_current_target ();

  return target->permute_units (x->es << x->w, x->es << lo,
				x->es << (hi + 1), !down);
}

static void
find_joined (search *x)
{
  memset (x->joined, 0, sizeof x->joined);
  for (unsigned lo = 0; lo < x->w; lo++)
    for (unsigned hi = lo; hi < x->w; hi++)
      for (unsigned i = lo; i <= hi; i++)
	for (unsigned j = lo; j <= hi; j++)
	  x->joined[i][j] |= i == j || one_instruction_p (x, lo, hi, j < i);
}

/* How many of the bits that X wants for places must be brought there from the
   part's number: those that are in it, and those that go there first.  */

static unsigned
bits_missing (const search *x)
{
  unsigned missing = 0;

  for (unsigned i = 0; i < x->w; i++)
    {
      unsigned k = 0;

      while (k < x->w && x->at[k] != x->wanted[i])
	k++;
      missing += k == x->w || !x->joined[k][i];
    }
  return missing;
}

/* Find LEFT stages for X, from number DONE on.  */

static bool
find_stages (search *x, unsigned done, unsigned left)
{
  unsigned at[MOST_BITS];
  stage s;

  if (bits_missing (x) > left || x->tries == 0)
    return false;
  x->tries--;
  if (left == 0)
    {
      for (unsigned i = 0; i < x->w; i++)
	if (x->at[i] != x->wanted[i])
	  return false;
      return true;
    }
  memcpy (at, x->at, sizeof at);
  for (s.lo = x->w; s.lo-- > 0;)
    for (s.hi = s.lo; s.hi < x->w; s.hi++)
      for (unsigned down = 0; down < (s.lo == s.hi ? 1 : 2); down++)
	{
	  if (!one_instruction_p (x, s.lo, s.hi, down))
	    continue;
	  s.down = down;
	  for (s.row = x->bits; s.row-- > x->w;)
	    {
	      move_bits (x->at, s);
	      x->chosen[done] = s;
	      if (find_stages (x, done + 1, left - 1))
		return true;
	      memcpy (x->at, at, sizeof at);
	    }
	}
  return false;
}

/* Do the stage S of A, for the parts of the result that are WANTED.  */

static lanes *
do_stage (emitter *e, lanes *a, const stage &s, const auto_vec<bool> &wanted)
{
  unsigned width = a->width, step = (1u << s.row) / width;
  unsigned unit = 1u << s.lo, region = 2u << s.hi, half = region / unit / 2;
  lanes *r = lanes_new (a->elt, a->es, a->n);
  auto_vec<int> sel (width);

  sel.safe_grow (width);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      unsigned upper = (i & step) != 0, first = i & ~step;

      if (!wanted[i])
	continue;
      for (unsigned k = 0; k < width; k++)
	{
	  unsigned u = k % region / unit, b, from;

	  if (s.down)
	    {
	      b = u / half;
	      from = 2 * (u % half) + upper;
	    }
	  else
	    {
	      b = u % 2;
	      from = u / 2 + upper * half;
	    }
	  sel[k] = (k / region * region + from * unit + k % unit + b * width);
	}
      r->part[i] = part_permute (e, a->part[first], a->part[first + step],
				 sel.address ());
    }
  return r;
}

/* How many stages of one instruction are no worse than LEAST ones of any kind,
   the last of which takes what it needs: where there are no instructions for
   any two vectors of elements of ES bytes that is three for words and more for
   smaller elements.  */

static unsigned
most_stages (unsigned least, unsigned es, unsigned bytes)
{
  return two_sources_p (es, bytes) ? least : es >= 4 ? least + 1 : least + 3;
}

/* The parts that S needs for those that are WANTED.  */

static void
parts_before (const stage &s, unsigned width, const auto_vec<bool> &wanted,
	      auto_vec<bool> *before)
{
  unsigned step = (1u << s.row) / width;

  for (unsigned i = 0; i < wanted.length (); i++)
    before->safe_push (wanted[i] || wanted[i ^ step]);
}

/* The same as permute_stages by stages of one instruction for each part, which
   leave nothing to be moved between parts, for the bits BIT of the MAP of A,
   of which the lanes from FIRST to END - 1 are wanted; null if none are
   known.  */

static lanes *
single_stages (emitter *e, lanes *a, struct lanemap *map, const unsigned *bit,
	       unsigned first, unsigned end)
{
  search x;
  unsigned least, most, stages;
  auto_vec<bool> wanted[2 * MOST_BITS + 1];

  x.bits = exact_log2 (map->n);
  x.w = exact_log2 (a->width);
  x.es = a->es;
  x.wanted = bit;
  x.tries = MOST_TRIES;
  if (!ripple_current_target ()->permute_units || x.bits > MOST_BITS)
    return NULL;
  for (unsigned i = 0; i < x.bits; i++)
    x.at[i] = i;
  find_joined (&x);
  least = bits_missing (&x);
  if (least == 0)
    return NULL;
  most = most_stages (least, a->es, a->es * a->width);
  for (stages = least; !find_stages (&x, 0, stages); stages++)
    if (stages == most)
      return NULL;
  wanted[stages].safe_grow_cleared (a->nparts);
  for (unsigned k = 0; k < map->n; k++)
    {
      unsigned lane = 0;

      for (unsigned i = 0; i < x.bits; i++)
	lane |= ((unsigned) map->from[k] >> x.at[i] & 1) << i;
      map->from[k] = (int) lane;
      if (k >= first && k < end)
	wanted[stages][lane / a->width] = true;
    }
  for (unsigned i = stages; i-- > 0;)
    parts_before (x.chosen[i], a->width, wanted[i + 1], &wanted[i]);
  for (unsigned i = 0; i < stages; i++)
    a = do_stage (e, a, x.chosen[i], wanted[i + 1]);
  return a;
}

lanes *
permute_stages (emitter *e, lanes *a, struct lanemap *map)
{
  unsigned bit[32], bits, w = exact_log2 (a->width), stages = 0;
  unsigned up = 0, down = 0;	/* Source bits that must change sides.  */

  if (a->width != lanes_width (a->es, map->n)
      || !bit_permutation_p (map, bit))
    return a;
  if (lanes *r = single_stages (e, a, map, bit, 0, map->n))
    return r;
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

lanes *
permute_field (emitter *e, lanes *a, unsigned field, unsigned count)
{
  unsigned all = lanes_count (a->n), n = all / count, bit[32];
  struct lanemap map;
  lanes *r = NULL;

  if (!pow2p_hwi (all) || !pow2p_hwi (count) || n < a->width
      || a->width != lanes_width (a->es, n))
    return NULL;
  lanemap_init (&map, all, all);
  for (unsigned k = 0; k < all; k++)
    map.from[k] = (int) (k % n * count + k / n);
  lanes *x = bit_permutation_p (&map, bit)
	     ? single_stages (e, a, &map, bit, field * n, (field + 1) * n)
	     : NULL;
  if (x)
    {
      r = lanes_new (a->elt, a->es, n);
      for (unsigned i = 0; i < r->nparts; i++)
	r->part[i] = x->part[map.from[field * n + i * r->width] / r->width];
    }
  lanemap_clear (&map);
  return r;
}

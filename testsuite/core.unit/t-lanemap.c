/* Unit test of core/lanemap.c.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../plugin/core/lanemap.h"
#include "check.h"

static struct shape
random_shape (void)
{
  static const uint64_t extents[] = { 1, 2, 3, 4, 5 };
  struct shape s = shape_scalar ();

  for (unsigned n = (unsigned) check_random (4); n > 0; n--)
    s.dim[check_random (SHAPE_RANK)].fixed = extents[check_random (5)];
  return s;
}

static void
test_init (void)
{
  struct lanemap m;

  lanemap_init (&m, 4, 3);
  CHECK (m.n_from == 4 && m.n == 3);
  for (unsigned k = 0; k < m.n; k++)
    CHECK (m.from[k] == LANE_ANY);
  lanemap_clear (&m);
  CHECK (m.n == 0);
  lanemap_clear (&m);
  lanemap_init (&m, 4, 0);
  lanemap_clear (&m);
}

/* Every result lane has its source's coordinates in the dimensions that the
   source has.  */

static void
test_broadcast (void)
{
  for (unsigned i = 0; i < 3000; i++)
    {
      struct shape to = random_shape ();
      struct shape from = shape_reduce (&to, check_random (1u << SHAPE_RANK));
      struct lanemap m;
      uint64_t at[SHAPE_RANK], src[SHAPE_RANK];

      lanemap_broadcast (&m, &from, &to);
      CHECK (m.n == shape_lanes (&to) && m.n_from == shape_lanes (&from));
      for (unsigned k = 0; k < m.n; k++)
	{
	  CHECK (m.from[k] >= 0 && (unsigned) m.from[k] < m.n_from);
	  shape_unflatten (&to, k, at);
	  shape_unflatten (&from, (uint64_t) m.from[k], src);
	  for (unsigned d = 0; d < SHAPE_RANK; d++)
	    CHECK (src[d] == (from.dim[d].fixed == 1 ? 0 : at[d]));
	}
      if (shape_scalar_p (&from) && !shape_scalar_p (&to))
	CHECK (lanemap_classify (&m) == LANEMAP_SPLAT);
      if (shape_equal_p (&from, &to))
	CHECK (lanemap_classify (&m) == LANEMAP_IDENTITY);
      lanemap_clear (&m);
    }
}

static void
test_slice (void)
{
  for (unsigned i = 0; i < 3000; i++)
    {
      struct shape from = random_shape (), to;
      struct lanemap m;
      int64_t index[SHAPE_RANK];
      uint64_t at[SHAPE_RANK], src[SHAPE_RANK];
      bool valid = true;

      for (unsigned d = 0; d < SHAPE_RANK; d++)
	{
	  index[d] = check_random (2) ? -1 : (int64_t) check_random (3);
	  if (check_random (2))
	    index[d] = index[d] < 0 ? -1 : 0;
	  valid &= index[d] < (int64_t) from.dim[d].fixed;
	}
      to = shape_slice (&from, index);
      CHECK (lanemap_slice (&m, &from, index) == valid);
      if (valid)
	CHECK (m.n == shape_lanes (&to) && m.n_from == shape_lanes (&from));
      for (unsigned k = 0; k < m.n; k++)
	{
	  shape_unflatten (&to, k, at);
	  shape_unflatten (&from, (uint64_t) m.from[k], src);
	  for (unsigned d = 0; d < SHAPE_RANK; d++)
	    CHECK (src[d] == (index[d] >= 0 ? (uint64_t) index[d] : at[d]));
	}
      lanemap_clear (&m);
    }
}

/* The lane that lane K takes in a map of KIND, N lanes, by R.  */

static int
lane_of (enum lanemap_kind kind, unsigned k, unsigned n, unsigned r)
{
  switch (kind)
    {
    case LANEMAP_IDENTITY:
      return (int) k;
    case LANEMAP_SPLAT:
      return (int) r;
    case LANEMAP_REVERSE:
      return (int) (n - 1 - k);
    default:
      return (int) ((k + r) % n);
    }
}

/* Each kind is recognised, with any lanes left open, and one wrong lane
   spoils it.  N is at least 6, R neither 0 nor N - 1, and lanes 0 to 3
   stay fixed, so that only one kind fits.  */

static void
test_classify (void)
{
  static const enum lanemap_kind kinds[] =
    { LANEMAP_IDENTITY, LANEMAP_SPLAT, LANEMAP_REVERSE, LANEMAP_ROTATE };

  for (unsigned i = 0; i < 20000; i++)
    {
      enum lanemap_kind kind = kinds[i % 4];
      unsigned n = 6 + (unsigned) check_random (40);
      unsigned r = 1 + (unsigned) check_random (n - 2);
      struct lanemap m;

      lanemap_init (&m, n, n);
      for (unsigned k = 0; k < n; k++)
	if (k < 4 || check_random (4))
	  m.from[k] = lane_of (kind, k, n, r);
      CHECK (lanemap_classify (&m) == kind);

      unsigned k = (unsigned) check_random (n);
      m.from[k] = (lane_of (kind, k, n, r) + 2) % (int) n;
      CHECK (lanemap_classify (&m) == LANEMAP_GENERAL);
      lanemap_clear (&m);
    }
}

static void
test_classify_cases (void)
{
  struct lanemap m;

  /* Nothing matters.  */
  lanemap_init (&m, 4, 4);
  CHECK (lanemap_classify (&m) == LANEMAP_IDENTITY);
  m.n_from = 8;
  CHECK (lanemap_classify (&m) == LANEMAP_GENERAL);

  /* The first half, the second half, one lane of eight.  */
  for (int k = 0; k < 4; k++)
    m.from[k] = k;
  CHECK (lanemap_classify (&m) == LANEMAP_GENERAL);
  for (int k = 0; k < 4; k++)
    m.from[k] = k + 4;
  CHECK (lanemap_classify (&m) == LANEMAP_GENERAL);
  for (int k = 0; k < 4; k++)
    m.from[k] = 6;
  CHECK (lanemap_classify (&m) == LANEMAP_SPLAT);
  m.from[0] = LANE_ANY;
  CHECK (lanemap_classify (&m) == LANEMAP_SPLAT);
  lanemap_clear (&m);

  /* One lane; two lanes: reverse, not rotate.  */
  lanemap_init (&m, 1, 1);
  m.from[0] = 0;
  CHECK (lanemap_classify (&m) == LANEMAP_IDENTITY);
  m.n_from = 3;
  CHECK (lanemap_classify (&m) == LANEMAP_SPLAT);
  lanemap_clear (&m);
  lanemap_init (&m, 2, 2);
  m.from[0] = 1;
  m.from[1] = 0;
  CHECK (lanemap_classify (&m) == LANEMAP_REVERSE);
  lanemap_clear (&m);

  /* Interleaving.  */
  lanemap_init (&m, 8, 8);
  for (int k = 0; k < 8; k++)
    m.from[k] = k / 2 + k % 2 * 4;
  CHECK (lanemap_classify (&m) == LANEMAP_GENERAL);
  /* A rotation whose first lanes are open.  */
  for (int k = 0; k < 8; k++)
    m.from[k] = k < 3 ? LANE_ANY : (k + 6) % 8;
  CHECK (lanemap_classify (&m) == LANEMAP_ROTATE);
  lanemap_clear (&m);
}

int
main (void)
{
  test_init ();
  test_broadcast ();
  test_slice ();
  test_classify ();
  test_classify_cases ();
  return check_status ();
}

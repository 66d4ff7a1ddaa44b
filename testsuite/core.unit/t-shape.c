/* Unit test of core/shape.c.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <string.h>
#include "../../plugin/core/shape.h"
#include "check.h"

/* If *TEXT begins with PREFIX, step over it.  */

static bool
skip_prefix (const char **text, const char *prefix)
{
  size_t len = strlen (prefix);

  if (strncmp (*text, prefix, len) != 0)
    return false;
  *text += len;
  return true;
}

/* Read a positive decimal number at *TEXT and step over it.  */

static bool
read_number (const char **text, uint64_t *value)
{
  uint64_t v = 0;

  if (**text < '1' || **text > '9')
    return false;
  for (; **text >= '0' && **text <= '9'; ++*text)
    {
      unsigned digit = (unsigned) (**text - '0');
      if (v > (UINT64_MAX - digit) / 10)
	return false;
      v = v * 10 + digit;
    }
  *value = v;
  return true;
}

/* Read what shape_print wrote.  Errors: false, *S untouched.  */

static bool
shape_parse (const char *text, struct shape *s)
{
  struct shape r = shape_scalar ();
  unsigned d = 0;

  if (strcmp (text, "Scalar") == 0)
    {
      *s = r;
      return true;
    }
  if (!skip_prefix (&text, "Tensor"))
    return false;
  for (; skip_prefix (&text, "["); d++)
    {
      if (d == SHAPE_RANK || !read_number (&text, &r.dim[d].fixed))
	return false;
      r.dim[d].scalable = skip_prefix (&text, " x vscale");
      if (!skip_prefix (&text, "]"))
	return false;
    }
  if (d == 0 || *text)
    return false;
  *s = r;
  return true;
}

static struct shape
shape_2d (uint64_t a, uint64_t b)
{
  struct shape s = shape_1d (0, a, false);

  s.dim[1].fixed = b;
  return s;
}

/* A shape of a few dimensions with small extents, so that joins often
   succeed; scalable extents if SCALABLE.  */

static struct shape
random_shape (bool scalable)
{
  static const uint64_t extents[] = { 1, 1, 1, 2, 3, 4, 1, 8 };
  struct shape s = shape_scalar ();

  for (unsigned n = (unsigned) check_random (4); n > 0; n--)
    {
      unsigned d = (unsigned) check_random (SHAPE_RANK);
      s.dim[d].fixed = extents[check_random (8)];
      s.dim[d].scalable = scalable && check_random (3) == 0;
    }
  return s;
}

static bool
prints_p (const struct shape *s, const char *text)
{
  char buf[SHAPE_TEXT];
  struct shape back;

  return (strcmp (shape_print (s, buf, sizeof buf), text) == 0
	  && shape_parse (text, &back) && shape_equal_p (s, &back));
}

static void
test_basics (void)
{
  struct shape s = shape_scalar ();

  CHECK (shape_scalar_p (&s) && !shape_scalable_p (&s));
  CHECK (shape_rank (&s) == 0 && shape_lanes (&s) == 1);
  s = shape_1d (9, 3, false);
  CHECK (!shape_scalar_p (&s) && shape_rank (&s) == 10);
  CHECK (shape_lanes (&s) == 3);
  s = shape_1d (4, 1, false);
  CHECK (shape_scalar_p (&s));
  s = shape_1d (0, 1, true);
  CHECK (!shape_scalar_p (&s) && shape_scalable_p (&s));
  CHECK (shape_rank (&s) == 1 && shape_lanes (&s) == 0);
}

static void
test_lanes (void)
{
  struct shape s = shape_2d (1u << 15, (1u << 16) - 1);

  CHECK (shape_lanes (&s) == (uint64_t) ((1u << 16) - 1) << 15);
  s = shape_2d (1u << 15, 1u << 16);
  CHECK (shape_lanes (&s) == 0);
  s = shape_1d (3, INT32_MAX, false);
  CHECK (shape_lanes (&s) == INT32_MAX);
  s = shape_1d (3, UINT64_MAX, false);
  CHECK (shape_lanes (&s) == 0);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    s.dim[d].fixed = UINT32_MAX;
  CHECK (shape_lanes (&s) == 0);
}

static void
test_join_cases (void)
{
  struct shape a = shape_1d (0, 32, false), b = shape_1d (1, 4, false);
  struct shape c = shape_1d (0, 16, false), v = shape_1d (0, 16, true);
  struct shape one = shape_1d (0, 1, true), s = shape_scalar (), r;
  unsigned dim = 99;

  CHECK (shape_join (&r, &a, &b, &dim) && prints_p (&r, "Tensor[32][4]"));
  CHECK (shape_join (&r, &a, &s, &dim) && shape_equal_p (&r, &a));
  CHECK (shape_join (&a, &a, &b, &dim) && prints_p (&a, "Tensor[32][4]"));
  CHECK (dim == 99);
  r = s;
  CHECK (!shape_join (&r, &a, &c, &dim) && dim == 0);
  CHECK (shape_equal_p (&r, &s));
  CHECK (!shape_join (&r, &c, &v, &dim));
  CHECK (!shape_join (&r, &c, &one, &dim));
  CHECK (!shape_join (&r, &v, &one, &dim));
  CHECK (shape_join (&r, &one, &s, &dim) && shape_equal_p (&r, &one));
  CHECK (shape_join (&r, &v, &b, &dim)
	 && prints_p (&r, "Tensor[16 x vscale][4]"));
  c = shape_2d (1, 5);
  CHECK (!shape_join (&r, &a, &c, &dim) && dim == 1);
}

/* Commutative, idempotent, associative where defined, the scalar is neutral,
   the operands fit the result, and fitting is joining without growth.  */

static void
test_join_laws (void)
{
  for (unsigned i = 0; i < 20000; i++)
    {
      struct shape a = random_shape (i & 1), b = random_shape (i & 1);
      struct shape c = random_shape (i & 1), one = shape_scalar ();
      struct shape ab, ba, ab_c, bc, a_bc;
      unsigned d1 = 99, d2 = 99, d;
      bool ok = shape_join (&ab, &a, &b, &d1);

      CHECK (ok == shape_join (&ba, &b, &a, &d2) && d1 == d2);
      CHECK (shape_join (&ba, &a, &a, &d) && shape_equal_p (&ba, &a));
      CHECK (shape_join (&ba, &a, &one, &d) && shape_equal_p (&ba, &a));
      CHECK (shape_fits_p (&a, &b, &d)
	     == (ok && shape_equal_p (&ab, &b)));
      if (!ok)
	{
	  for (d = 0; d < d1; d++)
	    CHECK (a.dim[d].fixed == b.dim[d].fixed || a.dim[d].fixed == 1
		   || b.dim[d].fixed == 1);
	  continue;
	}
      CHECK (shape_join (&ba, &b, &a, &d) && shape_equal_p (&ab, &ba));
      CHECK (shape_fits_p (&a, &ab, &d) && shape_fits_p (&b, &ab, &d));
      ok = shape_join (&ab_c, &ab, &c, &d);
      if (ok)
	CHECK (shape_join (&bc, &b, &c, &d) && shape_join (&a_bc, &a, &bc, &d)
	       && shape_equal_p (&ab_c, &a_bc));
    }
}

static void
test_fits (void)
{
  struct shape a = shape_1d (0, 32, false), b = shape_2d (32, 4);
  struct shape s = shape_scalar ();
  unsigned dim = 99;

  CHECK (shape_fits_p (&a, &b, &dim) && shape_fits_p (&s, &a, &dim));
  CHECK (dim == 99);
  CHECK (!shape_fits_p (&b, &a, &dim) && dim == 1);
  CHECK (!shape_fits_p (&a, &s, &dim) && dim == 0);
}

static void
test_reduce_slice (void)
{
  struct shape s = shape_2d (8, 4), r;
  int64_t index[SHAPE_RANK];

  s.dim[9].fixed = 2;
  r = shape_reduce (&s, 0x1);
  CHECK (prints_p (&r, "Tensor[1][4][1][1][1][1][1][1][1][2]"));
  r = shape_reduce (&s, UINT64_MAX);
  CHECK (shape_scalar_p (&r));
  r = shape_reduce (&s, UINT64_C (1) << 63 | 1 << 9);
  CHECK (prints_p (&r, "Tensor[8][4]"));
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    index[d] = -1;
  r = shape_slice (&s, index);
  CHECK (shape_equal_p (&r, &s));
  index[0] = 0;
  index[9] = 1;
  r = shape_slice (&s, index);
  CHECK (prints_p (&r, "Tensor[1][4]"));
  s = shape_1d (0, 4, true);
  r = shape_reduce (&s, 1);
  CHECK (shape_scalar_p (&r));
}

/* Lanes are counted as nested loops would, dimension 0 innermost, and the two
   directions are inverse.  */

static void
test_flatten (void)
{
  for (unsigned i = 0; i < 2000; i++)
    {
      struct shape s = random_shape (false);
      uint64_t at[SHAPE_RANK] = { 0 }, back[SHAPE_RANK];
      uint64_t lanes = shape_lanes (&s);

      for (uint64_t lane = 0; lane < lanes; lane++)
	{
	  CHECK (shape_flatten (&s, at) == lane);
	  shape_unflatten (&s, lane, back);
	  CHECK (memcmp (at, back, sizeof at) == 0);
	  for (unsigned d = 0; d < SHAPE_RANK; d++)
	    {
	      if (++at[d] < s.dim[d].fixed)
		break;
	      at[d] = 0;
	    }
	}
      /* A coordinate in a dimension of extent 1 does not count.  */
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	at[d] = s.dim[d].fixed == 1 ? 77 : s.dim[d].fixed - 1;
      CHECK (shape_flatten (&s, at) == lanes - 1);
    }
}

static void
test_text (void)
{
  static const char *const bad[] =
    {
      "", "scalar", "Scalar ", "Tensor", "Tensor[]", "Tensor[0]", "Tensor[04]",
      "Tensor[4", "Tensor4]", "Tensor[4] ", "Tensor [4]", "Tensor[-4]",
      "Tensor[+4]", "Tensor[4 xvscale]", "Tensor[4 x vscale ]",
      "Tensor[18446744073709551616]", "Tensor[99999999999999999999]",
      "Tensor[2][2][2][2][2][2][2][2][2][2][2]", "Tensor[2]Tensor[2]"
    };
  struct shape s = shape_scalar (), before;
  char buf[SHAPE_TEXT];

  CHECK (prints_p (&s, "Scalar"));
  s = shape_1d (0, 32, false);
  CHECK (prints_p (&s, "Tensor[32]"));
  s = shape_1d (1, 4, false);
  CHECK (prints_p (&s, "Tensor[1][4]"));
  s = shape_1d (1, 4, true);
  CHECK (prints_p (&s, "Tensor[1][4 x vscale]"));
  s = shape_1d (0, 1, true);
  CHECK (prints_p (&s, "Tensor[1 x vscale]"));
  s = shape_1d (0, UINT64_MAX, false);
  CHECK (prints_p (&s, "Tensor[18446744073709551615]"));
  CHECK (shape_parse ("Tensor[4][1]", &s) && prints_p (&s, "Tensor[4]"));

  before = s;
  for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
    if (shape_parse (bad[i], &s) || !shape_equal_p (&s, &before))
      {
	fprintf (stderr, "accepted \"%s\"\n", bad[i]);
	CHECK (!"parse");
      }

  /* Short buffers are filled and terminated.  */
  s = shape_2d (1234, 5678);
  for (size_t size = 1; size < 20; size++)
    {
      memset (buf, 'x', sizeof buf);
      shape_print (&s, buf, size);
      CHECK (strlen (buf) < size && buf[size] == 'x');
      CHECK (strncmp (buf, "Tensor[1234][5678]", strlen (buf)) == 0);
    }
}

static void
test_text_round_trip (void)
{
  for (unsigned i = 0; i < 20000; i++)
    {
      struct shape s = random_shape (true), back;
      char buf[SHAPE_TEXT];

      CHECK (shape_parse (shape_print (&s, buf, sizeof buf), &back)
	     && shape_equal_p (&s, &back));
    }
}

int
main (void)
{
  test_basics ();
  test_lanes ();
  test_join_cases ();
  test_join_laws ();
  test_fits ();
  test_reduce_slice ();
  test_flatten ();
  test_text ();
  test_text_round_trip ();
  return check_status ();
}

/* What the functions that emit-test.cc fills in must compute, in scalars.

   The name of a test says everything; it is parsed here again.  Prints a line
   PASS or FAIL for each group of tests (the first word, for reductions the
   second, too).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void test_fn (const void *, const void *, const void *, void *);

struct entry
{
  const char *name;
  test_fn *run;
};

extern const struct entry tests[];
extern const unsigned n_tests;

enum { LANES = 512, ROUNDS = 24 };

typedef __int128 wide;

struct type
{
  char kind;			/* i u f b */
  unsigned bits;
};

/* A lane: integers exactly, floats in F.  */
union lane
{
  wide i;
  double f;
};

static _Alignas (64) unsigned char a[LANES * 8], b[LANES * 8], m[LANES],
  out[LANES * 8], want[LANES * 8];
static bool skip[LANES];
static char *word[8];
static unsigned words, n, round_no;

static uint64_t
random64 (void)
{
  static uint64_t s = 88172645463325252u;

  s ^= s << 13;
  s ^= s >> 7;
  return s ^= s << 17;
}

static struct type
parse (const char *w)
{
  struct type t = { w[0], w[0] == 'b' ? 8 : (unsigned) atoi (w + 1) };
  return t;
}

static union lane
get (struct type t, const void *p, unsigned k)
{
  union lane r;

  memset (&r, 0, sizeof r);
  if (t.kind == 'f')
    r.f = t.bits == 32 ? ((const float *) p)[k] : ((const double *) p)[k];
  else if (t.kind == 'b')
    r.i = ((const unsigned char *) p)[k] != 0;
  else if (t.kind == 'u')
    r.i = t.bits == 8 ? ((const uint8_t *) p)[k]
	  : t.bits == 16 ? ((const uint16_t *) p)[k]
	  : t.bits == 32 ? ((const uint32_t *) p)[k]
			 : (wide) ((const uint64_t *) p)[k];
  else
    r.i = t.bits == 8 ? ((const int8_t *) p)[k]
	  : t.bits == 16 ? ((const int16_t *) p)[k]
	  : t.bits == 32 ? ((const int32_t *) p)[k]
			 : ((const int64_t *) p)[k];
  return r;
}

static void
put (struct type t, void *p, unsigned k, union lane x)
{
  if (t.kind == 'f' && t.bits == 32)
    ((float *) p)[k] = x.f;
  else if (t.kind == 'f')
    ((double *) p)[k] = x.f;
  else if (t.bits == 8)
    ((uint8_t *) p)[k] = x.i;
  else if (t.bits == 16)
    ((uint16_t *) p)[k] = x.i;
  else if (t.bits == 32)
    ((uint32_t *) p)[k] = x.i;
  else
    ((uint64_t *) p)[k] = x.i;
}

static wide
type_min (struct type t)
{
  return t.kind == 'i' ? -((wide) 1 << (t.bits - 1)) : 0;
}

static wide
type_max (struct type t)
{
  return ((wide) 1 << (t.bits - (t.kind == 'i'))) - 1;
}

/* X wrapped to T.  */

static wide
wrap (struct type t, wide x)
{
  wide mod = (wide) 1 << t.bits;

  x &= mod - 1;
  return t.kind == 'i' && x >= mod / 2 ? x - mod : x;
}

static union lane
random_lane (struct type t)
{
  static const double special[] =
    { 0.0, -0.0, 1.0, -1.0, INFINITY, -INFINITY, 1e30, 0.5, -2.5, 3e9,
      2147483648.0, -2147483648.0, 4294967040.0, 1e18, 9.3e18, 255.9 };
  union lane r;
  uint64_t x = random64 ();

  memset (&r, 0, sizeof r);
  if (t.kind == 'f')
    {
      if (x % 4 == 0)
	r.f = special[x / 8 % 16];
      else if (x % 16 == 1)
	r.f = x & 64 ? NAN : -NAN;
      else
	r.f = ldexp ((double) (int64_t) random64 (),
		     (int) (x / 16 % 64) - 70);
      if (t.bits == 32)
	r.f = (float) r.f;
      return r;
    }
  if (t.kind == 'b')
    r.i = x >> 40 & 1;
  else if (x % 8 == 0)
    r.i = type_max (t) - (wide) (x / 8 % 3);
  else if (x % 8 == 1)
    r.i = type_min (t) + (wide) (x / 8 % 3);
  else if (x % 8 < 4)
    r.i = wrap (t, (wide) (x / 8 % 21) - 10);
  else
    r.i = wrap (t, (wide) random64 () >> (x / 8 % 3 * (t.bits / 4)));
  return r;
}

static void
fill (struct type t, void *p)
{
  for (unsigned k = 0; k < LANES; k++)
    put (t, p, k, random_lane (t));
}

/* Reference operations; false: lane K is undefined.  */

static bool
arithmetic (const char *op, struct type t, union lane x, union lane y,
	    union lane *r)
{
  wide q, lim = t.bits;

  if (t.kind == 'f')
    {
      double d;

      if (!strcmp (op, "add"))
	d = t.bits == 32 ? (float) x.f + (float) y.f : x.f + y.f;
      else if (!strcmp (op, "sub"))
	d = t.bits == 32 ? (float) x.f - (float) y.f : x.f - y.f;
      else if (!strcmp (op, "mul"))
	d = t.bits == 32 ? (float) x.f * (float) y.f : x.f * y.f;
      else if (!strcmp (op, "rdiv"))
	d = t.bits == 32 ? (float) x.f / (float) y.f : x.f / y.f;
      else
	{
	  bool min_p = op[1] == 'i';
	  bool number_p = strlen (op) == 3;

	  if (isnan (x.f) || isnan (y.f))
	    {
	      if (!number_p || (isnan (x.f) && isnan (y.f)))
		d = NAN;
	      else
		d = isnan (x.f) ? y.f : x.f;
	    }
	  else if (x.f == y.f)
	    d = !!signbit (x.f) == min_p ? x.f : y.f;
	  else
	    d = (x.f < y.f) == min_p ? x.f : y.f;
	}
      r->f = d;
      return true;
    }
  memset (r, 0, sizeof *r);
  if (!strcmp (op, "add"))
    r->i = t.kind == 'b' ? x.i | y.i : x.i + y.i;
  else if (!strcmp (op, "sub"))
    r->i = x.i - y.i;
  else if (!strcmp (op, "mul"))
    r->i = (wide) ((unsigned __int128) x.i * (unsigned __int128) y.i);
  else if (!strcmp (op, "min"))
    r->i = x.i < y.i ? x.i : y.i;
  else if (!strcmp (op, "max"))
    r->i = x.i > y.i ? x.i : y.i;
  else if (!strcmp (op, "and"))
    r->i = x.i & y.i;
  else if (!strcmp (op, "or"))
    r->i = x.i | y.i;
  else if (!strcmp (op, "xor"))
    r->i = x.i ^ y.i;
  else if (!strcmp (op, "high"))
    {
      if (t.kind == 'u' && t.bits == 64)
	r->i = (wide) ((unsigned __int128) x.i * (unsigned __int128) y.i
		       >> 64);
      else
	r->i = x.i * y.i >> t.bits;
    }
  else if (!strcmp (op, "shl") || !strcmp (op, "shr"))
    {
      if (y.i < 0 || y.i >= lim)
	return false;
      r->i = op[2] == 'l' ? (wide) ((unsigned __int128) x.i << y.i)
			  : x.i >> y.i;
    }
  else
    {
      bool mod_p = strstr (op, "mod") != NULL;

      if (y.i == 0 || (y.i == -1 && x.i == type_min (t) && t.bits >= 32))
	return false;
      q = x.i / y.i;
      if (op[0] == 'f' && x.i % y.i != 0 && (x.i < 0) != (y.i < 0))
	q--;
      if (op[0] == 'c' && x.i % y.i != 0 && (x.i < 0) == (y.i < 0))
	q++;
      r->i = mod_p ? x.i - q * y.i : q;
    }
  r->i = wrap (t, r->i);
  return true;
}

static bool
compare (const char *op, struct type t, union lane x, union lane y, bool *r)
{
  bool lt, gt, eq, un;

  if (t.kind == 'f')
    lt = x.f < y.f, gt = x.f > y.f, eq = x.f == y.f,
    un = isnan (x.f) || isnan (y.f);
  else
    lt = x.i < y.i, gt = x.i > y.i, eq = x.i == y.i, un = false;
  *r = !strcmp (op, "lt") ? lt : !strcmp (op, "le") ? lt || eq
       : !strcmp (op, "gt") ? gt : !strcmp (op, "ge") ? gt || eq
       : !strcmp (op, "eq") ? eq : !strcmp (op, "ne") ? !eq
       : !strcmp (op, "unord") ? un : !strcmp (op, "ord") ? !un
       : !strcmp (op, "unlt") ? lt || un : !strcmp (op, "unle") ? !gt
       : !strcmp (op, "ungt") ? gt || un : !strcmp (op, "unge") ? !lt
       : !strcmp (op, "uneq") ? eq || un : lt || gt;
  return !strcmp (op, "lt") || !strcmp (op, "le") || !strcmp (op, "gt")
	 || !strcmp (op, "ge") || !strcmp (op, "eq") || !strcmp (op, "ne")
	 || strstr (op, "ord") || !strncmp (op, "un", 2)
	 || !strcmp (op, "ltgt");
}

static bool
conversion (struct type from, struct type to, union lane x, union lane *r)
{
  memset (r, 0, sizeof *r);
  if (to.kind == 'b')
    r->i = from.kind == 'f' ? x.f != 0 : x.i != 0;
  else if (to.kind == 'f' && from.kind == 'f')
    r->f = to.bits == 32 ? (float) x.f : x.f;
  else if (to.kind == 'f')
    {
      if (from.kind == 'u' && from.bits == 64)
	r->f = (to.bits == 32 ? (float) (uint64_t) x.i
		: (double) (uint64_t) x.i);
      else
	r->f = to.bits == 32 ? (float) (int64_t) x.i : (double) (int64_t) x.i;
    }
  else if (from.kind == 'f')
    {
      double d = trunc (x.f);

      if (!(d >= (double) type_min (to)
	    && d < ldexp (1.0, to.bits - (to.kind == 'i'))))
	return false;
      r->i = (wide) d;
    }
  else
    r->i = wrap (to, x.i);
  return true;
}

static int
map_lane (const char *kind, unsigned k)
{
  unsigned root = 1;

  while (root * root < n)
    root++;
  return !strcmp (kind, "rev") ? (int) (n - 1 - k)
	 : !strcmp (kind, "rot") ? (int) ((k + 3) % n)
	 : !strcmp (kind, "gen") ? (int) ((k * 7 + 5) % n)
	 : !strcmp (kind, "ev") ? (int) (2 * k % n)
	 : !strcmp (kind, "tr") ? (int) ((k % root * root + k / root) % n)
	 : !strcmp (kind, "rnd") ? (int) ((k * k * 31 + k * 17 + 3) % 8191 % n)
	 : !strcmp (kind, "sp") ? (int) (n / 2)
	 : !strcmp (kind, "bc") ? (int) (k % ((n + 3) / 4))
	 : !strcmp (kind, "row") ? (int) (k / 4)
	 : !strcmp (kind, "up") ? (int) (k / 2)
	 : !strcmp (kind, "dn") ? (int) (2 * k)
	 : !strcmp (kind, "any") ? (k % 3 ? (int) ((k + 1) % n) : -1)
	 : !strcmp (kind, "zip") ? (int) (k & 1 ? n + k / 2 : k / 2)
	 : !strcmp (kind, "uzp") ? (int) ((2 * k + 1) % (2 * n))
				 : (int) (k * 13 % (2 * n));
}

static union lane
identity (const char *op, struct type t)
{
  union lane r;

  memset (&r, 0, sizeof r);
  if (t.kind == 'f')
    r.f = !strcmp (op, "add") ? -0.0 : !strcmp (op, "mul") ? 1.0
	  : strlen (op) == 3 ? NAN : op[1] == 'i' ? INFINITY : -INFINITY;
  else
    r.i = !strcmp (op, "mul") ? 1 : !strcmp (op, "and") ? wrap (t, -1)
	  : !strcmp (op, "min") ? type_max (t)
	  : !strcmp (op, "max") ? type_min (t) : 0;
  if (t.kind == 'b' && (!strcmp (op, "min") || !strcmp (op, "and")))
    r.i = 1;
  return r;
}

/* Fold dimension D of the padded array V with extents E.  */

static void
fold (const char *op, struct type t, union lane *v, unsigned *e, unsigned d)
{
  unsigned inner = 1, total = 1;

  for (unsigned i = 0; i < 3; i++)
    total *= e[i];
  for (unsigned i = 0; i < d; i++)
    inner *= e[i];
  while (e[d] > 1)
    {
      unsigned h = e[d] / 2, o = 0;
      static union lane w[4096];

      for (unsigned k = 0; k < total; k++)
	if (k / inner % e[d] < h)
	  {
	    union lane x = v[k], y = v[k + h * inner];
	    arithmetic (op, t, x, y, &w[o++]);
	    if (t.kind == 'f' && t.bits == 32)
	      w[o - 1].f = (float) w[o - 1].f;
	  }
      memcpy (v, w, o * sizeof *v);
      total = o;
      e[d] = h;
    }
}

static unsigned
reduction (struct type t)
{
  static union lane v[4096];
  const char *op = word[1];
  unsigned s[3] = { 1, 1, 1 }, e[3], p, dims = atoi (word[4] + 1), left = 0;

  sscanf (word[5], "%ux%ux%u", &s[0], &s[1], &s[2]);
  for (unsigned d = 0; d < 3; d++)
    {
      for (p = 1; p < s[d]; p *= 2)
	;
      e[d] = dims >> d & 1 ? p : s[d];
      left += !(dims >> d & 1) && s[d] > 1;
    }
  for (unsigned k = 0; k < e[0] * e[1] * e[2]; k++)
    {
      unsigned x = k % e[0], y = k / e[0] % e[1], z = k / e[0] / e[1];
      unsigned lane = x + s[0] * (y + s[1] * z);
      bool in = x < s[0] && y < s[1] && z < s[2];

      v[k] = in && (word[3][1] == '0' || m[lane]) ? get (t, a, lane)
						  : identity (op, t);
    }
  for (unsigned i = 0; i < 3; i++)
    {
      unsigned d = left ? i : 2 - i;
      if (dims >> d & 1)
	fold (op, t, v, e, d);
    }
  p = e[0] * e[1] * e[2];
  for (unsigned k = 0; k < p; k++)
    put (t, want, k, v[k]);
  return p;
}

/* Fill the inputs, compute WANT; returns the lanes to compare, of type *T. */

static unsigned
expect (struct type *t)
{
  const char *op = word[0];
  struct type u8 = { 'u', 8 };
  bool cmp;
  union lane r;

  memset (skip, 0, sizeof skip);
  fill ((struct type) { 'b', 8 }, m);
  if (!strcmp (op, "perm") || !strcmp (op, "pair"))
    {
      unsigned lanes = n;

      *t = parse (word[2]);
      fill (*t, a);
      fill (*t, b);
      lanes = !strcmp (word[1], "up") ? 2 * n
	      : !strcmp (word[1], "dn") ? (n + 1) / 2 : n;
      for (unsigned k = 0; k < lanes; k++)
	{
	  int from = map_lane (word[1], k);

	  skip[k] = from < 0;
	  if (from >= 0)
	    put (*t, want, k, from < (int) n ? get (*t, a, from)
					     : get (*t, b, from - n));
	}
      return lanes;
    }
  if (!strcmp (op, "red"))
    {
      *t = parse (word[2]);
      fill (*t, a);
      if (round_no % 4 == 0 && t->kind == 'f')
	for (unsigned k = 0; k < LANES; k++)
	  put (*t, a, k, (union lane) { .f = round_no % 8 ? -0.0 : NAN });
      if (round_no % 3 == 0 && t->kind == 'f')
	for (unsigned k = 0; k < LANES; k++)
	  {
	    r.f = (double) (int) (random64 () % 64) - 32;
	    put (*t, a, k, r);
	  }
      return reduction (*t);
    }
  if (!strcmp (op, "resize"))
    {
      *t = u8;
      memcpy (want, m, n);
      return n;
    }
  if (!strcmp (op, "prefix"))
    {
      uint64_t count = random64 () % (n + 3), x[2] = { 0, 0 };
      struct type ct = parse (word[1]);

      if (round_no % 5 == 0)
	count = random64 ();
      if (round_no == 1)
	count = n;
      if (round_no == 2)
	count = UINT64_MAX;
      count = (uint64_t) wrap (ct, (wide) count);
      x[0] = count;
      memcpy (m, x, 8);
      *t = u8;
      for (unsigned k = 0; k < n; k++)
	want[k] = k < count;
      return n;
    }
  *t = parse (word[1]);
  fill (*t, a);
  fill (*t, b);
  if (!strcmp (op, "const"))
    {
      for (unsigned k = 0; k < n; k++)
	{
	  memset (&r, 0, sizeof r);
	  r.i = wrap (*t, k) / 2 + 2;
	  put (*t, want, k, r);
	}
      return n;
    }
  if (!strcmp (op, "series"))
    {
      uint64_t base = random64 (), step = random64 ();

      memcpy (b, &base, 8);
      memcpy (m, &step, 8);
      for (unsigned k = 0; k < n; k++)
	{
	  memset (&r, 0, sizeof r);
	  r.i = base + k % 4 * 3 + k / 4 * step;
	  put (*t, want, k, r);
	}
      return n;
    }
  if (!strcmp (op, "any") || !strcmp (op, "all"))
    {
      unsigned on = round_no < 4 ? 0 : random64 () % n, count = 0;
      bool all = op[1] == 'l', fill_on = all ? true : false;

      for (unsigned k = 0; k < LANES; k++)
	{
	  bool lane = k < n ? fill_on : !fill_on;

	  if (k == on && round_no >= 8)
	    lane = !lane;
	  r = (union lane) { .i = 0 };
	  if (t->kind == 'f')
	    r.f = lane ? 1 : 3;
	  else
	    r.i = lane ? 1 : 3;
	  put (*t, a, k, r);
	  if (t->kind == 'f')
	    r.f = 2;
	  else
	    r.i = 2;
	  put (*t, b, k, r);
	  count += k < n && lane;
	}
      *t = u8;
      want[0] = all ? count == n : count > 0;
      return 1;
    }
  for (unsigned k = 0; k < n; k++)
    {
      union lane x = get (*t, a, k), y = get (*t, b, k);
      bool ok = true;

      memset (&r, 0, sizeof r);
      if (!strcmp (op, "splat"))
	r = get (*t, a, 0);
      else if (!strcmp (op, "scalars"))
	r = x;
      else if (!strcmp (op, "select"))
	r = m[k] ? x : y;
      else if (!strcmp (op, "convert"))
	ok = conversion (*t, parse (word[2]), x, &r);
      else if (!strcmp (op, "neg") || !strcmp (op, "abs"))
	{
	  if (t->kind == 'f')
	    r.f = op[0] == 'n' ? -x.f : fabs (x.f);
	  else
	    r.i = wrap (*t, op[0] == 'n' || x.i < 0 ? -x.i : x.i);
	}
      else if (!strcmp (op, "not"))
	r.i = t->kind == 'b' ? !x.i : wrap (*t, ~x.i);
      else if (!strcmp (op, "divc") || !strcmp (op, "modc"))
	{
	  y.i = atoi (word[2]);
	  ok = arithmetic (op[0] == 'd' ? "div" : "mod", *t, x, y, &r);
	}
      else if (compare (op, *t, x, y, &cmp))
	r.i = cmp;
      else
	{
	  /* Lanes that are off divide by zero without a trap; without a
	     mask the program sees to it.  */
	  if ((strstr (op, "div") || strstr (op, "mod")) && words < 3
	      && t->kind != 'f' && (y.i == 0 || y.i == -1))
	    {
	      y.i = 1 + (wide) (random64 () % 100);
	      put (*t, b, k, y);
	    }
	  if ((strstr (op, "div") || strstr (op, "mod")) && words >= 3
	      && t->kind != 'f')
	    {
	      if (m[k] && (y.i == 0 || y.i == -1))
		{
		  y.i = 3;
		  put (*t, b, k, y);
		}
	      if (!m[k])
		{
		  y.i = 0;
		  put (*t, b, k, y);
		}
	    }
	  if ((!strcmp (op, "shl") || !strcmp (op, "shr")) && k % 8)
	    {
	      y.i = (wide) (random64 () % t->bits);
	      put (*t, b, k, y);
	    }
	  ok = arithmetic (op, *t, x, y, &r);
	  if (t->kind == 'f' && (!strcmp (op, "min") || !strcmp (op, "max"))
	      && (isnan (x.f) || isnan (y.f) || x.f == y.f))
	    ok = false;
	}
      skip[k] = !ok;
      if (!strcmp (op, "convert"))
	put (parse (word[2]), want, k, r);
      else if (compare (op, *t, x, y, &cmp) && strcmp (op, "sub"))
	want[k] = r.i;
      else
	put (*t, want, k, r);
    }
  {
    union lane z = { 0 };
    if (!strcmp (op, "convert"))
      *t = parse (word[2]);
    else if (compare (op, *t, z, z, &cmp))
      *t = u8;
  }
  return n;
}

static bool
same (struct type t, unsigned k)
{
  union lane x = get (t, out, k), y = get (t, want, k);
  unsigned bytes = t.bits / 8;

  if (t.kind == 'f' && isnan (x.f) && isnan (y.f))
    return true;
  return !memcmp (out + k * bytes, want + k * bytes, bytes);
}

static bool
run (const struct entry *e)
{
  char copy[128], *w;

  strcpy (copy, e->name);
  words = 0;
  memset (word, 0, sizeof word);
  for (w = strtok (copy, "_"); w; w = strtok (NULL, "_"))
    if (w[0] == 'n' && w[1] >= '0' && w[1] <= '9')
      n = atoi (w + 1);
    else
      word[words++] = w;
  for (round_no = 0; round_no < ROUNDS; round_no++)
    {
      struct type t;
      unsigned lanes = expect (&t);

      memset (out, 0xa5, sizeof out);
      e->run (a, b, m, out);
      for (unsigned k = 0; k < lanes; k++)
	if (!skip[k] && !same (t, k))
	  {
	    fprintf (stderr, "%s round %u lane %u: ", e->name, round_no, k);
	    if (t.kind == 'f')
	      fprintf (stderr, "got %a want %a\n", get (t, out, k).f,
		       get (t, want, k).f);
	    else
	      fprintf (stderr, "got %llx want %llx\n",
		       (unsigned long long) get (t, out, k).i,
		       (unsigned long long) get (t, want, k).i);
	    return false;
	  }
    }
  return true;
}

int
main (int argc, char **argv)
{
  char group[64] = "", last[64] = "";
  bool ok = true, all = true;
  unsigned count = 0;

  for (unsigned i = 0; i <= n_tests; i++)
    {
      group[0] = 0;
      if (i < n_tests)
	{
	  strncpy (group, tests[i].name, sizeof group - 1);
	  *strchr (group, '_') = 0;
	}
      if (strcmp (group, last) && count)
	{
	  printf ("%s: emit %s (%u)%s%s\n", ok ? "PASS" : "FAIL", last, count,
		  argc > 1 ? " " : "", argc > 1 ? argv[1] : "");
	  ok = true;
	  count = 0;
	}
      if (i == n_tests)
	break;
      strcpy (last, group);
      count++;
      if (!run (&tests[i]))
	ok = all = false;
    }
  return !all;
}

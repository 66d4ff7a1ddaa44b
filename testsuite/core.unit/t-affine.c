/* Unit test of core/affine.c.

   The property test runs random integer programs on a block of lanes, once
   with the C semantics of each type and once with affine values, and compares
   every lane.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdlib.h>
#include <string.h>

/* gmp.h declares its printing functions only after stdio.h.  */
#include <stdio.h>
#include "../../plugin/core/affine.h"
#include "check.h"

/* True if A has no stride.  */

static bool
affine_uniform_p (const struct affine *a)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!poly_zero_p (&a->stride[d]))
      return false;
  return true;
}

enum { SYMBOLS = 4, LANES = 12 };

/* Polynomials.  */

/* Set R to the value of P where symbol K is VALUE[K].  */

static void
evaluate (mpz_t r, const struct poly *p, mpz_t *value)
{
  mpz_t t;

  mpz_init (t);
  mpz_set_ui (r, 0);
  for (unsigned i = 0; i < p->n; i++)
    {
      mpz_set (t, p->term[i].coef);
      for (unsigned k = 0; k < POLY_DEGREE; k++)
	if (p->term[i].sym[k])
	  mpz_mul (t, t, value[p->term[i].sym[k]]);
      mpz_add (r, r, t);
    }
  mpz_clear (t);
}

/* The rules that poly promises: sorted, no zero, no duplicates.  */

static bool
canonical_p (const struct poly *p)
{
  for (unsigned i = 0; i < p->n; i++)
    {
      const unsigned *s = p->term[i].sym;
      if (mpz_sgn (p->term[i].coef) == 0)
	return false;
      for (unsigned k = 1; k < POLY_DEGREE; k++)
	if (s[k] && s[k - 1] > s[k])
	  return false;
	else if (s[k] && !s[k - 1])
	  return false;
      for (unsigned j = 0; j < i; j++)
	if (memcmp (s, p->term[j].sym, sizeof p->term[j].sym) == 0)
	  return false;
    }
  return p->n <= POLY_TERMS;
}

static void
random_mpz (mpz_t z, unsigned bits)
{
  mpz_set_ui (z, 0);
  for (unsigned n = 1 + (unsigned) check_random (bits); n > 0; n--)
    {
      mpz_mul_2exp (z, z, 1);
      mpz_add_ui (z, z, check_random (2));
    }
  if (check_random (2))
    mpz_neg (z, z);
}

static unsigned
some_symbol (void)
{
  return 1 + (unsigned) check_random (SYMBOLS);
}

static void
random_poly (struct poly *p)
{
  struct poly t;
  mpz_t c;

  poly_init (&t);
  mpz_init (c);
  poly_set_si (p, 0);
  for (unsigned n = (unsigned) check_random (5); n > 0; n--)
    {
      random_mpz (c, 100);
      poly_set_mpz (&t, c);
      for (unsigned k = (unsigned) check_random (3); k > 0; k--)
	{
	  struct poly s;
	  poly_init (&s);
	  poly_set_symbol (&s, some_symbol ());
	  CHECK (poly_mul (&t, &t, &s));
	  poly_clear (&s);
	}
      CHECK (poly_add (p, p, &t));
    }
  mpz_clear (c);
  poly_clear (&t);
}

static bool
prints_p (const struct poly *p, const char *text)
{
  char buf[200];
  return strcmp (poly_print (p, buf, sizeof buf), text) == 0;
}

static void
test_poly_cases (void)
{
  struct poly p, q, x, y;
  char buf[8];
  mpz_t c;

  poly_init (&p);
  poly_init (&q);
  poly_init (&x);
  poly_init (&y);
  mpz_init (c);

  CHECK (poly_zero_p (&p) && poly_constant_p (&p, c) && mpz_sgn (c) == 0);
  CHECK (prints_p (&p, "0"));
  poly_set_si (&p, -4);
  CHECK (!poly_zero_p (&p) && poly_constant_p (&p, c)
	 && mpz_cmp_si (c, -4) == 0);
  CHECK (poly_constant_p (&p, NULL) && prints_p (&p, "-4"));
  poly_set_si (&p, 0);
  CHECK (poly_zero_p (&p));

  poly_set_symbol (&x, 1);
  poly_set_symbol (&y, 2);
  CHECK (!poly_constant_p (&x, NULL) && prints_p (&x, "s1"));
  /* (x - y) (x + y) = x^2 - y^2.  */
  CHECK (poly_sub (&p, &x, &y) && poly_add (&q, &y, &x));
  CHECK (prints_p (&p, "s1 + -1*s2"));
  CHECK (poly_mul (&p, &p, &q) && prints_p (&p, "s1*s1 + -1*s2*s2"));
  CHECK (poly_mul (&q, &y, &x) && prints_p (&q, "s1*s2"));
  /* A third degree is refused, and leaves the output alone.  */
  CHECK (!poly_mul (&q, &q, &x) && prints_p (&q, "s1*s2"));
  CHECK (!poly_mul (&p, &p, &p));
  /* Cancelling.  */
  CHECK (poly_sub (&q, &q, &q) && poly_zero_p (&q));
  CHECK (poly_mul (&q, &q, &p) && poly_zero_p (&q));
  CHECK (poly_mul (&q, &p, &q) && poly_zero_p (&q));
  poly_set_symbol (&p, 123456);
  CHECK (strlen (poly_print (&p, buf, sizeof buf)) == sizeof buf - 1);

  /* The ninth term does not fit, unless it cancels.  */
  poly_set_si (&p, 0);
  for (unsigned i = 1; i <= POLY_TERMS; i++)
    {
      poly_set_symbol (&x, i);
      CHECK (poly_add (&p, &p, &x));
    }
  poly_set_symbol (&y, 99);
  poly_set (&q, &p);
  CHECK (!poly_add (&p, &p, &y) && poly_equal_p (&p, &q));
  CHECK (!poly_sub (&p, &y, &p) && poly_equal_p (&p, &q));
  CHECK (poly_sub (&y, &y, &x) && poly_add (&p, &p, &y));
  CHECK (p.n == POLY_TERMS && canonical_p (&p) && !poly_equal_p (&p, &q));
  poly_set (&p, &p);
  CHECK (p.n == POLY_TERMS);

  mpz_clear (c);
  poly_clear (&p);
  poly_clear (&q);
  poly_clear (&x);
  poly_clear (&y);
}

static void
test_poly_random (void)
{
  mpz_t value[SYMBOLS + 1], want, have, x, y;
  struct poly p, q, r, alias;

  for (unsigned i = 0; i <= SYMBOLS; i++)
    mpz_init (value[i]);
  mpz_inits (want, have, x, y, NULL);
  poly_init (&p);
  poly_init (&q);
  poly_init (&r);
  poly_init (&alias);
  for (unsigned i = 0; i < 6000; i++)
    {
      unsigned op = i % 3;
      bool ok;

      for (unsigned k = 1; k <= SYMBOLS; k++)
	random_mpz (value[k], 70);
      random_poly (&p);
      random_poly (&q);
      evaluate (x, &p, value);
      evaluate (y, &q, value);
      (op == 0 ? mpz_add : op == 1 ? mpz_sub : mpz_mul) (want, x, y);
      ok = (op == 0 ? poly_add : op == 1 ? poly_sub : poly_mul) (&r, &p, &q);
      poly_set (&alias, &p);
      CHECK ((op == 0 ? poly_add : op == 1 ? poly_sub : poly_mul)
	     (&alias, &alias, &q) == ok);
      if (!ok)
	{
	  CHECK (poly_equal_p (&alias, &p));
	  continue;
	}
      evaluate (have, &r, value);
      CHECK (mpz_cmp (want, have) == 0 && canonical_p (&r));
      CHECK (poly_equal_p (&r, &alias));
      /* Equal polynomials are equal term by term.  */
      if (op == 0)
	CHECK (poly_sub (&r, &r, &q) && poly_equal_p (&r, &p));
    }
  for (unsigned i = 0; i <= SYMBOLS; i++)
    mpz_clear (value[i]);
  mpz_clears (want, have, x, y, NULL);
  poly_clear (&p);
  poly_clear (&q);
  poly_clear (&r);
  poly_clear (&alias);
}

/* Affine values, by cases.  */

static void
set_range (struct affine *a, long lo, long hi)
{
  mpz_set_si (a->lo, lo);
  mpz_set_si (a->hi, hi);
  a->bounded = true;
}

static bool
range_p (const struct affine *a, long lo, long hi)
{
  return (a->bounded && mpz_cmp_si (a->lo, lo) == 0
	  && mpz_cmp_si (a->hi, hi) == 0);
}

static void
test_arithmetic_cases (void)
{
  struct affine a, b, r;
  struct poly p;

  affine_init (&a);
  affine_init (&b);
  affine_init (&r);
  poly_init (&p);
  CHECK (affine_uniform_p (&a) && a.exact && !a.bounded);
  poly_set_si (&a.stride[0], 3);
  CHECK (!affine_uniform_p (&a) && !affine_same_strides_p (&a, &b));
  set_range (&a, -2, 5);
  CHECK (affine_add (&r, &a, &b) && !r.bounded && r.exact);
  CHECK (affine_same_strides_p (&r, &a));
  set_range (&b, 10, 20);
  CHECK (affine_add (&r, &a, &b) && range_p (&r, 8, 25));
  CHECK (affine_sub (&r, &a, &b) && range_p (&r, -22, -5));
  CHECK (affine_sub (&r, &b, &a) && range_p (&r, 5, 22));
  affine_set (&r, &a);
  CHECK (affine_sub (&r, &r, &r) && range_p (&r, -7, 7)
	 && affine_uniform_p (&r));
  poly_set_symbol (&p, 1);
  CHECK (affine_mul (&r, &a, &b, &p) && range_p (&r, -40, 100));
  CHECK (affine_mul (&r, &r, &b, &p) && affine_mul (&a, &a, &b, &p));
  CHECK (!affine_mul (&r, &r, &b, &p));
  b.exact = false;
  CHECK (affine_add (&r, &a, &b) && !r.exact);
  poly_set_si (&p, 1);
  CHECK (affine_mul (&r, &a, &b, &p) && !r.exact);
  /* The factor may be a stride of the output.  */
  affine_clear (&a);
  affine_init (&a);
  poly_set_si (&a.stride[0], 2);
  poly_set_si (&a.stride[1], 5);
  CHECK (affine_mul (&a, &a, &b, &a.stride[0]));
  poly_set_si (&p, 10);
  CHECK (poly_equal_p (&a.stride[1], &p));
  affine_clear (&a);
  affine_clear (&b);
  affine_clear (&r);
  poly_clear (&p);
}

static void
test_type_cases (void)
{
  struct affine a;

  affine_init (&a);
  /* Promised to fit: clipped, still exact.  */
  set_range (&a, -1000, 50);
  affine_wrap (&a, 8, false, true);
  CHECK (range_p (&a, -128, 50) && a.exact);
  set_range (&a, 1000, 2000);
  affine_wrap (&a, 8, false, true);
  CHECK (range_p (&a, 127, 127));
  a.bounded = false;
  affine_wrap (&a, 8, true, true);
  CHECK (range_p (&a, 0, 255) && a.exact);
  /* Proved to fit.  */
  affine_wrap (&a, 8, true, false);
  CHECK (range_p (&a, 0, 255) && a.exact);
  /* May wrap.  */
  affine_wrap (&a, 8, false, false);
  CHECK (range_p (&a, -128, 127) && !a.exact);
  /* Once lost, exactness stays lost, and widening is refused.  */
  set_range (&a, 0, 1);
  affine_wrap (&a, 8, false, false);
  CHECK (range_p (&a, 0, 1) && !a.exact);
  CHECK (!affine_convert (&a, 8, 16, false) && range_p (&a, 0, 1));
  CHECK (affine_convert (&a, 8, 8, true) && range_p (&a, 0, 1));
  affine_clear (&a);

  affine_init (&a);
  CHECK (affine_convert (&a, 32, 64, false) && a.exact);
  CHECK (range_p (&a, -0x80000000L, 0xffffffffL));
  affine_clear (&a);
  affine_init (&a);
  CHECK (affine_convert (&a, 32, 64, true) && !a.exact && a.bounded);
  CHECK (mpz_sgn (a.lo) == 0 && mpz_sizeinbase (a.hi, 2) == 64);
  affine_clear (&a);
  affine_init (&a);
  a.bounded = false;
  affine_wrap (&a, 64, false, true);
  CHECK (a.exact && affine_convert (&a, 64, 32, false) && !a.exact);
  CHECK (range_p (&a, -0x80000000L, 0x7fffffffL));
  affine_clear (&a);
}

static void
test_contiguous_cases (void)
{
  struct affine a;
  struct shape s = shape_scalar ();

  affine_init (&a);
  CHECK (affine_contiguous_p (&a, &s, 4));
  s.dim[0].fixed = 8;
  CHECK (!affine_contiguous_p (&a, &s, 4));
  poly_set_si (&a.stride[0], 4);
  CHECK (affine_contiguous_p (&a, &s, 4) && !affine_contiguous_p (&a, &s, 8));
  s.dim[2].fixed = 3;
  poly_set_si (&a.stride[1], 77);
  CHECK (!affine_contiguous_p (&a, &s, 4));
  poly_set_si (&a.stride[2], 32);
  CHECK (affine_contiguous_p (&a, &s, 4));
  s.dim[0].scalable = true;
  CHECK (!affine_contiguous_p (&a, &s, 4));
  s.dim[0].scalable = false;
  s.dim[2].scalable = true;
  CHECK (affine_contiguous_p (&a, &s, 4));
  poly_set_symbol (&a.stride[2], 1);
  CHECK (!affine_contiguous_p (&a, &s, 4));
  poly_set_si (&a.stride[0], -4);
  CHECK (!affine_contiguous_p (&a, &s, 4));
  affine_clear (&a);
}

/* Affine values against programs.  */

/* An integer value of a C type in a block of LANES lanes: what the program
   computes in each lane, and its affine description.  BASE is the integer
   (without a width) that the caller would keep modulo the type.  */

struct value
{
  unsigned bits;
  bool is_unsigned;
  mpz_t lane[LANES];
  mpz_t base;
  struct affine a;
};

static uint64_t coordinate[LANES][SHAPE_RANK];
static bool active[LANES];
static mpz_t symbol[SYMBOLS + 1];

static void
value_init (struct value *v)
{
  for (unsigned k = 0; k < LANES; k++)
    mpz_init (v->lane[k]);
  mpz_init (v->base);
  affine_init (&v->a);
}

static void
value_clear (struct value *v)
{
  for (unsigned k = 0; k < LANES; k++)
    mpz_clear (v->lane[k]);
  mpz_clear (v->base);
  affine_clear (&v->a);
}

static void
random_type (struct value *v)
{
  static const unsigned widths[] = { 8, 16, 32, 64 };

  v->bits = widths[check_random (4)];
  v->is_unsigned = check_random (2);
}

/* Reduce Z to the type of V.  True if that changed it.  */

static bool
wrap_mpz (mpz_t z, const struct value *v)
{
  mpz_t before;
  bool changed;

  mpz_init_set (before, z);
  mpz_fdiv_r_2exp (z, z, v->bits);
  if (!v->is_unsigned && mpz_tstbit (z, v->bits - 1))
    {
      mpz_t modulus;
      mpz_init (modulus);
      mpz_setbit (modulus, v->bits);
      mpz_sub (z, z, modulus);
      mpz_clear (modulus);
    }
  changed = mpz_cmp (z, before) != 0;
  mpz_clear (before);
  return changed;
}

/* V = a number of a random type, the same in every lane, known to lie in some
   range round it, or symbol SYM.  */

static void
random_uniform (struct value *v, unsigned sym)
{
  random_type (v);
  if (sym)
    {
      v->bits = 64;
      mpz_set (v->base, symbol[sym]);
    }
  else
    {
      random_mpz (v->base, check_random (3) ? 6 : v->bits);
      wrap_mpz (v->base, v);
    }
  for (unsigned k = 0; k < LANES; k++)
    mpz_set (v->lane[k], v->base);
  v->a.bounded = check_random (4) != 0;
  mpz_sub_ui (v->a.lo, v->base, check_random (20));
  mpz_add_ui (v->a.hi, v->base, check_random (20));
  affine_wrap (&v->a, v->bits, v->is_unsigned, true);
}

/* V = the lane coordinate in a random dimension.  */

static void
coordinate_value (struct value *v)
{
  unsigned d = (unsigned) check_random (3);

  v->bits = 64;
  v->is_unsigned = true;
  for (unsigned k = 0; k < LANES; k++)
    mpz_set_ui (v->lane[k], coordinate[k][d]);
  poly_set_si (&v->a.stride[d], 1);
  set_range (&v->a, 0, 3);
}

/* What an affine value promises.  */

static bool
value_holds_p (const struct value *v)
{
  mpz_t sum, t, modulus;
  bool ok = true;

  mpz_inits (sum, t, modulus, NULL);
  mpz_setbit (modulus, v->bits);
  for (unsigned k = 0; k < LANES; k++)
    {
      if (!active[k])
	continue;
      mpz_set (sum, v->base);
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	{
	  evaluate (t, &v->a.stride[d], symbol);
	  mpz_addmul_ui (sum, t, coordinate[k][d]);
	}
      if (v->a.bounded)
	ok &= (mpz_cmp (v->lane[k], v->a.lo) >= 0
	       && mpz_cmp (v->lane[k], v->a.hi) <= 0);
      if (v->a.exact)
	ok &= mpz_cmp (sum, v->lane[k]) == 0;
      ok &= mpz_congruent_p (sum, v->lane[k], modulus) != 0;
    }
  mpz_clears (sum, t, modulus, NULL);
  return ok;
}

static unsigned n_exact, n_inexact, n_refused, n_programs;

static void
count (const struct value *v)
{
  if (affine_uniform_p (&v->a))
    return;
  *(v->a.exact ? &n_exact : &n_inexact) += 1;
}

/* R = A op B in the type of A, with C's rules for overflow.  False if the
   program would be undefined or the result is not affine.  */

static bool
compute (struct value *r, const struct value *a, const struct value *b,
	 unsigned sym)
{
  unsigned op = (unsigned) check_random (3);
  bool undefined = !a->is_unsigned && check_random (2), ok;
  struct poly factor;

  r->bits = a->bits;
  r->is_unsigned = a->is_unsigned;
  if (op == 2 && !affine_uniform_p (&b->a))
    op = 0;
  poly_init (&factor);
  if (sym)
    poly_set_symbol (&factor, sym);
  else
    poly_set_mpz (&factor, b->base);
  ok = (op == 0 ? affine_add (&r->a, &a->a, &b->a)
	: op == 1 ? affine_sub (&r->a, &a->a, &b->a)
	: affine_mul (&r->a, &a->a, &b->a, &factor));
  poly_clear (&factor);
  n_refused += !ok;
  (op == 0 ? mpz_add : op == 1 ? mpz_sub : mpz_mul) (r->base, a->base,
						     b->base);
  for (unsigned k = 0; k < LANES; k++)
    {
      (op == 0 ? mpz_add : op == 1 ? mpz_sub : mpz_mul)
	(r->lane[k], a->lane[k], b->lane[k]);
      if (wrap_mpz (r->lane[k], r) && undefined && active[k])
	ok = false;
    }
  if (ok)
    affine_wrap (&r->a, r->bits, r->is_unsigned, undefined);
  return ok;
}

/* Convert V to a random type, or to the one of TO.  */

static bool
convert (struct value *v, const struct value *to)
{
  unsigned from_bits = v->bits;

  if (to)
    {
      v->bits = to->bits;
      v->is_unsigned = to->is_unsigned;
    }
  else
    random_type (v);
  if (!affine_convert (&v->a, from_bits, v->bits, v->is_unsigned))
    {
      CHECK (!v->a.exact && v->bits > from_bits);
      n_refused++;
      return false;
    }
  for (unsigned k = 0; k < LANES; k++)
    wrap_mpz (v->lane[k], v);
  return true;
}

static void
set_up_block (void)
{
  for (unsigned k = 0; k < LANES; k++)
    {
      for (unsigned d = 0; d < 3; d++)
	coordinate[k][d] = check_random (4);
      active[k] = check_random (4) != 0;
    }
  for (unsigned i = 1; i <= SYMBOLS; i++)
    mpz_set_ui (symbol[i], 1 + check_random (1000));
}

/* One program: values from the top of a short list are combined until
   something cannot be expressed.  */

static void
run_program (void)
{
  struct value v, b, r;
  bool ok = true;

  set_up_block ();
  value_init (&v);
  coordinate_value (&v);
  CHECK (value_holds_p (&v));
  for (unsigned step = (unsigned) check_random (8); ok && step > 0; step--)
    {
      unsigned sym = check_random (4) ? 0 : some_symbol ();

      value_init (&b);
      value_init (&r);
      if (check_random (3) == 0)
	ok = convert (&v, NULL);
      else
	{
	  if (check_random (3))
	    random_uniform (&b, sym);
	  else
	    {
	      coordinate_value (&b);
	      sym = 0;
	    }
	  ok = convert (&v, &b) && compute (&r, &v, &b, sym);
	  if (ok)
	    {
	      struct value t = v;
	      v = r;
	      r = t;
	    }
	}
      if (ok)
	{
	  n_programs++;
	  count (&v);
	  CHECK (value_holds_p (&v));
	}
      value_clear (&b);
      value_clear (&r);
    }
  value_clear (&v);
}

static void
test_programs (void)
{
  for (unsigned i = 0; i <= SYMBOLS; i++)
    mpz_init (symbol[i]);
  for (unsigned i = 0; i < 10000; i++)
    run_program ();
  for (unsigned i = 0; i <= SYMBOLS; i++)
    mpz_clear (symbol[i]);
  /* The test is worth something only if all outcomes occur.  */
  CHECK (n_programs > 10000 && n_exact > 2500 && n_inexact > 2500
	 && n_refused > 250);
}

/* Contiguous is what flattening says.  */

static void
test_contiguous_random (void)
{
  for (unsigned i = 0; i < 4000; i++)
    {
      struct shape s = shape_scalar ();
      uint64_t at[SHAPE_RANK];
      long stride[SHAPE_RANK] = { 0 }, next = 4;
      struct affine a;
      bool contiguous = true;

      affine_init (&a);
      for (unsigned d = 0; d < 4; d++)
	{
	  s.dim[d].fixed = 1 + check_random (4);
	  stride[d] = check_random (8) ? next : (long) check_random (64) - 32;
	  next *= (long) s.dim[d].fixed;
	  poly_set_si (&a.stride[d], stride[d]);
	}
      for (uint64_t lane = 0; lane < shape_lanes (&s); lane++)
	{
	  long off_bytes = 0;
	  shape_unflatten (&s, lane, at);
	  for (unsigned d = 0; d < SHAPE_RANK; d++)
	    off_bytes += stride[d] * (long) at[d];
	  contiguous &= off_bytes == 4 * (long) lane;
	}
      CHECK (affine_contiguous_p (&a, &s, 4) == contiguous);
      affine_clear (&a);
    }
}

int
main (void)
{
  test_poly_cases ();
  test_poly_random ();
  test_arithmetic_cases ();
  test_type_cases ();
  test_contiguous_cases ();
  test_programs ();
  test_contiguous_random ();
  return check_status ();
}

/* Exact affine functions of the lane coordinates.

   Decides whether an index or an address still is base + sum stride * id after
   each step of the computation, and whether it is so as an integer (EXACT)
   or only modulo 2 to the width of its C type.  That is what lets addresses
   stay scalar: a value that is extended to a wider type must be exact, or its
   lanes wrap where the address would not.

   Terms: a poly is a stride, a sum of coefficient * symbols; an affine is ten
   strides and an interval.  The base is not kept here: it belongs to the
   caller.

   Called by analysis/.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>

#include "affine.h"

/* Polynomials.  */

void
poly_init (struct poly *p)
{
  p->n = 0;
  for (unsigned i = 0; i < POLY_TERMS; i++)
    {
      mpz_init (p->term[i].coef);
      memset (p->term[i].sym, 0, sizeof p->term[i].sym);
    }
}

void
poly_clear (struct poly *p)
{
  for (unsigned i = 0; i < POLY_TERMS; i++)
    mpz_clear (p->term[i].coef);
}

static void
poly_swap (struct poly *p, struct poly *q)
{
  struct poly t = *p;
  *p = *q;
  *q = t;
}

void
poly_set (struct poly *p, const struct poly *q)
{
  if (p == q)
    return;
  p->n = q->n;
  for (unsigned i = 0; i < q->n; i++)
    {
      mpz_set (p->term[i].coef, q->term[i].coef);
      memcpy (p->term[i].sym, q->term[i].sym, sizeof q->term[i].sym);
    }
}

void
poly_set_mpz (struct poly *p, const mpz_t c)
{
  p->n = mpz_sgn (c) != 0;
  mpz_set (p->term[0].coef, c);
  memset (p->term[0].sym, 0, sizeof p->term[0].sym);
}

void
poly_set_si (struct poly *p, long c)
{
  mpz_t z;

  mpz_init_set_si (z, c);
  poly_set_mpz (p, z);
  mpz_clear (z);
}

void
poly_set_symbol (struct poly *p, unsigned sym)
{
  poly_set_si (p, 1);
  p->term[0].sym[0] = sym;
}

bool
poly_zero_p (const struct poly *p)
{
  return p->n == 0;
}

/* Order of the terms in a poly: by symbols; the number comes first.  */

static int
compare_symbols (const unsigned *a, const unsigned *b)
{
  for (unsigned i = 0; i < POLY_DEGREE; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

bool
poly_equal_p (const struct poly *p, const struct poly *q)
{
  if (p->n != q->n)
    return false;
  for (unsigned i = 0; i < p->n; i++)
    if (compare_symbols (p->term[i].sym, q->term[i].sym) != 0
	|| mpz_cmp (p->term[i].coef, q->term[i].coef) != 0)
      return false;
  return true;
}

bool
poly_constant_p (const struct poly *p, mpz_ptr c)
{
  static const unsigned no_symbols[POLY_DEGREE];

  if (p->n > 1
      || (p->n == 1 && compare_symbols (p->term[0].sym, no_symbols) != 0))
    return false;
  if (c && p->n)
    mpz_set (c, p->term[0].coef);
  else if (c)
    mpz_set_ui (c, 0);
  return true;
}

/* Insert into P at place AT a term without coefficient, for symbols SYM.  */

static void
insert_term (struct poly *p, unsigned at, const unsigned *sym)
{
  struct poly_term spare = p->term[p->n];

  memmove (&p->term[at + 1], &p->term[at], (p->n - at) * sizeof spare);
  p->term[at] = spare;
  mpz_set_ui (p->term[at].coef, 0);
  memcpy (p->term[at].sym, sym, sizeof spare.sym);
  p->n++;
}

/* Remove the term at place AT of P.  */

static void
remove_term (struct poly *p, unsigned at)
{
  struct poly_term spare = p->term[at];

  p->n--;
  memmove (&p->term[at], &p->term[at + 1], (p->n - at) * sizeof spare);
  p->term[p->n] = spare;
}

/* Add COEF * the symbols SYM to P.  False if P is full.  */

static bool
add_term (struct poly *p, const mpz_t coef, const unsigned *sym)
{
  unsigned at = 0;

  if (mpz_sgn (coef) == 0)
    return true;
  while (at < p->n && compare_symbols (p->term[at].sym, sym) < 0)
    at++;
  if (at == p->n || compare_symbols (p->term[at].sym, sym) != 0)
    {
      if (p->n == POLY_TERMS)
	return false;
      insert_term (p, at, sym);
    }
  mpz_add (p->term[at].coef, p->term[at].coef, coef);
  if (mpz_sgn (p->term[at].coef) == 0)
    remove_term (p, at);
  return true;
}

/* OUT = A + SIGN * B: a merge of two ordered sums, so that only the size of
   the result counts.  */

static bool
poly_add_signed (struct poly *out, const struct poly *a, const struct poly *b,
		 int sign)
{
  struct poly r;
  mpz_t c;
  bool ok = true;
  unsigned i = 0, j = 0;

  poly_init (&r);
  mpz_init (c);
  while (ok && (i < a->n || j < b->n))
    {
      const unsigned *sym = NULL;
      int order = (i == a->n ? 1 : j == b->n ? -1
		   : compare_symbols (a->term[i].sym, b->term[j].sym));
      mpz_set_ui (c, 0);
      if (order >= 0)
	{
	  sym = b->term[j].sym;
	  mpz_mul_si (c, b->term[j++].coef, sign);
	}
      if (order <= 0)
	{
	  sym = a->term[i].sym;
	  mpz_add (c, c, a->term[i++].coef);
	}
      ok = add_term (&r, c, sym);
    }
  if (ok)
    poly_swap (out, &r);
  mpz_clear (c);
  poly_clear (&r);
  return ok;
}

bool
poly_add (struct poly *out, const struct poly *a, const struct poly *b)
{
  return poly_add_signed (out, a, b, 1);
}

bool
poly_sub (struct poly *out, const struct poly *a, const struct poly *b)
{
  return poly_add_signed (out, a, b, -1);
}

/* Set SYM to the sorted union of A and B (with repetition).  False if it has
   more than POLY_DEGREE symbols.  */

static bool
multiply_symbols (unsigned *sym, const unsigned *a, const unsigned *b)
{
  unsigned i = 0, j = 0;

  for (unsigned k = 0; k < POLY_DEGREE; k++)
    {
      unsigned x = i < POLY_DEGREE ? a[i] : 0;
      unsigned y = j < POLY_DEGREE ? b[j] : 0;
      bool from_a = x && (!y || x <= y);
      sym[k] = from_a ? x : y;
      *(from_a ? &i : &j) += 1;
    }
  return (i == POLY_DEGREE || !a[i]) && (j == POLY_DEGREE || !b[j]);
}

bool
poly_mul (struct poly *out, const struct poly *a, const struct poly *b)
{
  struct poly r;
  mpz_t c;
  bool ok = true;

  poly_init (&r);
  mpz_init (c);
  for (unsigned i = 0; i < a->n; i++)
    for (unsigned j = 0; ok && j < b->n; j++)
      {
	unsigned sym[POLY_DEGREE];
	mpz_mul (c, a->term[i].coef, b->term[j].coef);
	ok = (multiply_symbols (sym, a->term[i].sym, b->term[j].sym)
	      && add_term (&r, c, sym));
      }
  if (ok)
    poly_swap (out, &r);
  mpz_clear (c);
  poly_clear (&r);
  return ok;
}

/* Append TEXT to BUF, of which *USED bytes are in use.  */

static void
append (char *buf, size_t size, size_t *used, const char *text)
{
  if (*used < size)
    *used += (size_t) snprintf (buf + *used, size - *used, "%s", text);
}

/* Symbol 3 prints as "s3": "-4 + 3*s1 + s1*s2".  */

char *
poly_print (const struct poly *p, char *buf, size_t size)
{
  size_t used = 0;

  append (buf, size, &used, p->n ? "" : "0");
  for (unsigned i = 0; i < p->n; i++)
    {
      const struct poly_term *t = &p->term[i];
      bool unit = mpz_cmp_ui (t->coef, 1) == 0 && t->sym[0];
      append (buf, size, &used, i ? " + " : "");
      if (!unit && used < size)
	used += (size_t) gmp_snprintf (buf + used, size - used, "%Zd",
				       t->coef);
      for (unsigned k = 0; k < POLY_DEGREE && t->sym[k]; k++)
	{
	  char name[16];
	  snprintf (name, sizeof name, "%ss%u", unit && k == 0 ? "" : "*",
		    t->sym[k]);
	  append (buf, size, &used, name);
	}
    }
  return buf;
}

/* Affine values.  */

void
affine_init (struct affine *a)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    poly_init (&a->stride[d]);
  mpz_init (a->lo);
  mpz_init (a->hi);
  a->bounded = false;
  a->exact = true;
}

void
affine_clear (struct affine *a)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    poly_clear (&a->stride[d]);
  mpz_clear (a->lo);
  mpz_clear (a->hi);
}

void
affine_set (struct affine *a, const struct affine *b)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    poly_set (&a->stride[d], &b->stride[d]);
  mpz_set (a->lo, b->lo);
  mpz_set (a->hi, b->hi);
  a->bounded = b->bounded;
  a->exact = b->exact;
}

bool
affine_same_strides_p (const struct affine *a, const struct affine *b)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!poly_equal_p (&a->stride[d], &b->stride[d]))
      return false;
  return true;
}

bool
affine_add (struct affine *out, const struct affine *a, const struct affine *b)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!poly_add (&out->stride[d], &a->stride[d], &b->stride[d]))
      return false;
  out->bounded = a->bounded && b->bounded;
  out->exact = a->exact && b->exact;
  mpz_add (out->lo, a->lo, b->lo);
  mpz_add (out->hi, a->hi, b->hi);
  return true;
}

bool
affine_sub (struct affine *out, const struct affine *a, const struct affine *b)
{
  mpz_t lo;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!poly_sub (&out->stride[d], &a->stride[d], &b->stride[d]))
      return false;
  out->bounded = a->bounded && b->bounded;
  out->exact = a->exact && b->exact;
  mpz_init (lo);
  mpz_sub (lo, a->lo, b->hi);
  mpz_sub (out->hi, a->hi, b->lo);	/* B->lo may be OUT->lo.  */
  mpz_swap (out->lo, lo);
  mpz_clear (lo);
  return true;
}

/* Set [LO, HI] to the range of A * U.  */

static void
interval_mul (mpz_t lo, mpz_t hi, const struct affine *a,
	      const struct affine *u)
{
  mpz_t p;

  mpz_init (p);
  mpz_mul (lo, a->lo, u->lo);
  mpz_set (hi, lo);
  for (unsigned i = 1; i < 4; i++)
    {
      mpz_mul (p, i & 1 ? a->hi : a->lo, i & 2 ? u->hi : u->lo);
      if (mpz_cmp (p, lo) < 0)
	mpz_set (lo, p);
      if (mpz_cmp (p, hi) > 0)
	mpz_set (hi, p);
    }
  mpz_clear (p);
}

bool
affine_mul (struct affine *out, const struct affine *a, const struct affine *u,
	    const struct poly *value)
{
  struct poly factor;
  mpz_t lo, hi;
  bool ok = true;

  /* VALUE may be one of OUT's strides.  */
  poly_init (&factor);
  poly_set (&factor, value);
  for (unsigned d = 0; ok && d < SHAPE_RANK; d++)
    ok = poly_mul (&out->stride[d], &a->stride[d], &factor);
  poly_clear (&factor);
  if (!ok)
    return false;
  mpz_inits (lo, hi, NULL);
  interval_mul (lo, hi, a, u);
  out->bounded = a->bounded && u->bounded;
  out->exact = a->exact && u->exact;
  mpz_swap (out->lo, lo);
  mpz_swap (out->hi, hi);
  mpz_clears (lo, hi, NULL);
  return true;
}

/* Set [LO, HI] to the values of a type of BITS bits.  */

static void
type_range (mpz_t lo, mpz_t hi, unsigned bits, bool is_unsigned)
{
  mpz_set_ui (lo, 0);
  mpz_set_ui (hi, 0);
  mpz_setbit (hi, is_unsigned ? bits : bits - 1);
  if (!is_unsigned)
    mpz_neg (lo, hi);
  mpz_sub_ui (hi, hi, 1);
}

/* Move X to the nearest number in [LO, HI].  */

static void
clamp (mpz_t x, const mpz_t lo, const mpz_t hi)
{
  if (mpz_cmp (x, lo) < 0)
    mpz_set (x, lo);
  if (mpz_cmp (x, hi) > 0)
    mpz_set (x, hi);
}

/* A's value taken modulo 2 to the width of the type with range [LO, HI].  */

static void
reduce_to_range (struct affine *a, const mpz_t lo, const mpz_t hi)
{
  if (a->bounded && mpz_cmp (a->lo, lo) >= 0 && mpz_cmp (a->hi, hi) <= 0)
    return;
  a->exact = false;
  a->bounded = true;
  mpz_set (a->lo, lo);
  mpz_set (a->hi, hi);
}

void
affine_wrap (struct affine *a, unsigned bits, bool is_unsigned,
	     bool overflow_undefined)
{
  mpz_t lo, hi;

  mpz_inits (lo, hi, NULL);
  type_range (lo, hi, bits, is_unsigned);
  if (!overflow_undefined)
    reduce_to_range (a, lo, hi);
  else if (a->bounded)
    {
      /* Both ends are moved: were the intersection empty, then no lane is
	 active and any range is right, but LO <= HI must hold.  */
      clamp (a->lo, lo, hi);
      clamp (a->hi, lo, hi);
    }
  else
    {
      a->bounded = true;
      mpz_set (a->lo, lo);
      mpz_set (a->hi, hi);
    }
  mpz_clears (lo, hi, NULL);
}

bool
affine_convert (struct affine *a, unsigned from_bits, unsigned bits,
		bool is_unsigned)
{
  mpz_t lo, hi;

  if (!a->exact && bits > from_bits)
    return false;
  mpz_inits (lo, hi, NULL);
  if (!a->bounded && bits > from_bits && !is_unsigned)
    {
      /* Whatever its sign, the narrower type has only these values.  */
      type_range (a->lo, hi, from_bits, false);
      type_range (lo, a->hi, from_bits, true);
      a->bounded = true;
    }
  type_range (lo, hi, bits, is_unsigned);
  reduce_to_range (a, lo, hi);
  mpz_clears (lo, hi, NULL);
  return true;
}

bool
affine_contiguous_p (const struct affine *a, const struct shape *s,
		     uint64_t size)
{
  mpz_t want, have;
  bool ok = true, known = true;

  mpz_init (have);
  mpz_init_set_ui (want, size);
  for (unsigned d = 0; ok && d < SHAPE_RANK; d++)
    {
      if (s->dim[d].fixed == 1 && !s->dim[d].scalable)
	continue;
      /* Past a scalable dimension no number is the right stride.  */
      ok = (known && poly_constant_p (&a->stride[d], have)
	    && mpz_cmp (have, want) == 0);
      known = !s->dim[d].scalable;
      mpz_mul_ui (want, want, s->dim[d].fixed);
    }
  mpz_clears (want, have, NULL);
  return ok;
}

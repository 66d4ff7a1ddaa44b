/* Exact affine functions of the lane coordinates.

   The value of an integer or an address in lane (id_0, …, id_9) is

       base + sum over d of stride_d * id_d

   where base is one scalar per block (the compiler keeps it; here only its
   range is known) and every stride is a polynomial in uniform run-time
   values ("symbols", small positive numbers that the caller chooses) with
   GMP integers as coefficients, so that nothing here ever wraps.  Knows
   nothing of GCC.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_AFFINE_H
#define RIPPLE_AFFINE_H

#include <gmp.h>
#include "shape.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { POLY_DEGREE = 2, POLY_TERMS = 8 };

/* COEF * product of the symbols in SYM (sorted, 0 = none, zeros last).  */
struct poly_term
{
  mpz_t coef;
  unsigned sym[POLY_DEGREE];
};

/* A sum of terms in a canonical order, no two with equal symbols, none with
   a zero coefficient: equal polynomials are equal term by term.  */
struct poly
{
  unsigned n;
  struct poly_term term[POLY_TERMS];
};

void poly_init (struct poly *p);		/* zero */
void poly_clear (struct poly *p);
void poly_set (struct poly *p, const struct poly *q);
void poly_set_si (struct poly *p, long c);
void poly_set_mpz (struct poly *p, const mpz_t c);
void poly_set_symbol (struct poly *p, unsigned sym);
bool poly_zero_p (const struct poly *p);
bool poly_equal_p (const struct poly *p, const struct poly *q);
/* True if P is a number, which is then stored in C (unless C is null).  */
bool poly_constant_p (const struct poly *p, mpz_ptr c);
/* OUT = A op B; OUT may alias.  False (OUT untouched) if the result has more
   than POLY_TERMS terms or a degree above POLY_DEGREE.  */
bool poly_add (struct poly *out, const struct poly *a, const struct poly *b);
bool poly_sub (struct poly *out, const struct poly *a, const struct poly *b);
bool poly_mul (struct poly *out, const struct poly *a, const struct poly *b);
char *poly_print (const struct poly *p, char *buf, size_t size);

/* The strides of a value, and what is known of its range.  LO <= value <= HI
   in every lane that the program makes active, if BOUNDED.  EXACT: the value
   in each active lane, as an integer without a width, is base + sum stride *
   id, so it may be extended to a wider type; if not EXACT that only holds
   modulo 2 to the width of its type.  */
struct affine
{
  struct poly stride[SHAPE_RANK];
  mpz_t lo, hi;
  bool bounded;
  bool exact;
};

void affine_init (struct affine *a);	/* all strides 0, unbounded, exact */
void affine_clear (struct affine *a);
void affine_set (struct affine *a, const struct affine *b);
bool affine_same_strides_p (const struct affine *a, const struct affine *b);

/* The operations keep EXACT if both operands are exact, and compute the
   range by interval arithmetic (unbounded if either operand is).  False
   (OUT unspecified) if a stride cannot be expressed.  OUT may alias.  */
bool affine_add (struct affine *out, const struct affine *a,
		 const struct affine *b);
bool affine_sub (struct affine *out, const struct affine *a,
		 const struct affine *b);
/* A * U where U is uniform and equals the polynomial VALUE (a number or a
   symbol); U gives the range of the factor.  */
bool affine_mul (struct affine *out, const struct affine *a,
		 const struct affine *u, const struct poly *value);

/* The result of A was computed in a C type of BITS bits.  If OVERFLOW_
   UNDEFINED the program promises that it fits: clip the range to the type's.
   Otherwise stay EXACT only if the range proves that it fits; if it may wrap,
   drop EXACT and set the range to the type's.  */
void affine_wrap (struct affine *a, unsigned bits, bool is_unsigned,
		  bool overflow_undefined);

/* The same value converted to a type of BITS bits (C conversion, modulo
   2^BITS).  False if the result is not affine: A is not exact and the type
   is wider than FROM_BITS.  */
bool affine_convert (struct affine *a, unsigned from_bits, unsigned bits,
		     bool is_unsigned);

/* Byte strides STRIDE of an access to elements of SIZE bytes in a block of
   shape S: true if lanes are contiguous in flattened order (dimensions of
   extent 1 do not matter).  */
bool affine_contiguous_p (const struct affine *a, const struct shape *s,
			  uint64_t size);

#ifdef __cplusplus
}
#endif
#endif

/* What the generators of random programs share: random numbers, element
   types, and pieces of C.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef FUZZ_SOURCE_H
#define FUZZ_SOURCE_H

#include <stdint.h>

/* TYPES: those that an array of lanes has.  BOOL comes on top.  */
enum type { I8, U8, I16, U16, I32, U32, I64, U64, F32, F64, TYPES,
	    BOOL = TYPES, ALL_TYPES };

struct type_row
{
  const char *name, *c, *wide;	/* WIDE: unsigned type to compute in.  */
  int bits, is_signed, is_float;
};

extern const struct type_row types[ALL_TYPES];

/* Random numbers: start with SEED; a number less than N; true in PERCENT of
   the cases.  */
void start_random (uint64_t seed);
unsigned below (unsigned n);
int chance (unsigned percent);

#define PICK(array) ((array)[below (sizeof (array) / sizeof *(array))])

/* Text in pieces: expressions are built inside out, in a ring of buffers that
   is larger than what one statement needs.  What is longer than a piece
   becomes "1".  */
enum { PIECES = 16384, PIECE = 2048 };

__attribute__ ((format (printf, 1, 2)))
const char *text (const char *format, ...);

/* FORMAT with $1 ... replaced by OPERANDS.  */
const char *replaced (const char *format, const char *const *operands);

/* An operation of Ripple on each lane alone, with a result of TYPE, which is
   no boolean: C with $1, $2, $3 for operands.  Their types are put into
   OPERANDS, their number, at most OPERANDS_MOST, into COUNT.  RANDOM: it may
   be one of random numbers, which are long code.  Without the plugin it means
   the same.  */
enum { OPERANDS_MOST = 3 };
const char *operation (enum type type, int random, enum type *operands,
		       int *count);

/* Print a line.  */
extern int indent;

__attribute__ ((format (printf, 1, 2)))
void line (const char *format, ...);

/* The constant V of TYPE.  */
const char *constant (enum type type, unsigned long long v);

/* Print clamp_TYPE, which keeps floats small, and div_TYPE, which divides
   whatever the operands are.  */
void print_helpers (void);

/* Print function NUMBER for lanes, of TYPE and with two arguments of it.  */
void lane_function (int number, enum type type);

#endif

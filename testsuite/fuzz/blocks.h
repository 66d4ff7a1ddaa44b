/* The parts of blocks.c, which prints random block functions and what they
   mean in lockstep.

   Everything is made twice: as Ripple and, over arrays of lanes, for the
   reference (see lockstep.h).  The shape of a value is the set of dimensions
   along which it may have an extent; every variable has one shape as long as
   it lives, because what is assigned to it is given that shape.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef FUZZ_BLOCKS_H
#define FUZZ_BLOCKS_H

#include "source.h"

enum
{
  SIZE = 640,			/* Elements of an array.  */
  ARRAYS = 2,			/* Arrays of a type.  */
  FIELDS = 5,			/* Of struct record.  */
  MEMBERS = 3,			/* Of struct local; the last is an array.  */
  ELEMENTS = 4,			/* Of it and of local arrays.  */
  FUNCTIONS = 4,		/* Functions for lanes.  */
  SHUFFLES = 6,			/* Index functions.  */
  PAIRS = 3,			/* Those of them for pairs.  */
  VARIABLES = 40, ATOMS = 20, TARGETS = 20
};

/* A value as an expression of both kinds.  The one for lanes is computed at
   the coordinates c0, c1, c2.  */
struct value
{
  const char *ripple, *lanes;
  int shape;
};

/* A value from 0 to MAX, which serves in subscripts.  */
struct atom
{
  struct value value;
  int max;
};

enum kind { PLAIN, COUNTER, ARRAY, STRUCTURE };

struct variable
{
  const char *name;
  enum kind kind;		/* COUNTER: not to be assigned.  */
  enum type type;
  int shape;
  int full;			/* All lanes have a value.  */
  int partly;			/* Some lanes alone may have the last one.  */
  int moved;			/* It moves lanes where some may be off.  */
};

/* Where a jump may lead: what it is in Ripple, and the mask in which the lanes
   wait.  */
struct target
{
  const char *jump, *mask;
};

/* A function that returns a tensor.  */
struct block_function
{
  const char *name;
  enum type type, parameter[2];
  int shape, parameter_shape[2];
};

/* The function that is made.  */
struct function
{
  int number;			/* Of the kernel.  */
  int size[3], rank;
  int names;			/* So far.  */
  struct variable variable[VARIABLES];
  int variables;
  struct atom atom[ATOMS];
  int atoms;
  struct target target[TARGETS];
  int targets;
  int depth;			/* Statements round the statement.  */
  int annotated;		/* Dimensions of annotated loops round it.  */
  int divergent;		/* Dimensions along which lanes may be off.  */
  int loops;			/* Loops round it.  */
  int flow;			/* Loops and switches that may still come.  */
  int random;			/* Random numbers that may.  */
  int left;			/* Some lanes may have left.  */
  struct block_function called[2];
  int calls;			/* Number of these.  */
  const struct block_function *made;	/* What it is, or null: a kernel.  */
};

extern struct function fn;

/* The types of the fields of struct record and the members of struct local;
   the widths of those that are bit-fields, or 0.  */
extern enum type field_type[FIELDS], member_type[MEMBERS];
extern int field_width[FIELDS], member_width[MEMBERS];

/* The types of the functions for lanes.  */
extern enum type function_type[FUNCTIONS];

/* Print to the Ripple source, to the reference, or to both.  */
void ripple_line (const char *format, ...)
  __attribute__ ((format (printf, 1, 2)));
void lanes_line (const char *format, ...)
  __attribute__ ((format (printf, 1, 2)));
void both_lines (const char *format, ...)
  __attribute__ ((format (printf, 1, 2)));
void open_scope (void);
void close_scope (void);

/* blocks-expression.c  */

/* FORMAT with $1, $2, $3 replaced; the shapes are joined.  */
struct value combine (const char *format, const struct value *operands,
		      int count);
#define COMBINE(FORMAT, ...) \
  combine (FORMAT, (struct value[]) { __VA_ARGS__ }, \
	   (int) (sizeof ((struct value[]) { __VA_ARGS__ }) \
		  / sizeof (struct value)))

/* Where an array of the reference has its element of SHAPE; the number of
   elements.  */
const char *place (int shape);
int elements (int shape);

/* A random set of the dimensions in ALLOWED.  */
int some_of (int allowed);

/* X of type FROM as TO.  */
struct value convert (enum type to, enum type from, struct value x);

/* A value of TYPE, which has no dimensions but ALLOWED ones; one that has
   SHAPE whatever is folded; a condition.  */
struct value expression (enum type type, int allowed, int depth);
struct value with_shape (enum type type, int shape, struct value x);
struct value shaped (enum type type, int shape, int depth);
struct value condition (int allowed, int depth);

/* A subscript less than SIZE, for loads; one of exactly SHAPE, for stores.  */
struct value subscript (int allowed, int depth);
struct value store_subscript (int shape);

/* blocks-statement.c  */

/* A new variable, with a value of SHAPE.  */
struct variable *declare (enum type type, int shape, struct value value);

/* A name that begins with PREFIX.  */
const char *new_name (const char *prefix);

/* A statement without flow.  */
void simple_statement (void);

/* May lanes be off here?  */
int some_off (void);

/* A full variable with a shape that may move lanes, or null.  */
const struct variable *full_variable (void);

/* blocks-standard.c  */

/* Print tables that functions look up.  */
void print_tables (void);

/* A value of TYPE, no boolean, made by a function of Ripple for each lane.  */
struct value standard (enum type type, int allowed, int depth);

/* What is asked of the lanes; an update; statements for each value that lanes
   have.  */
void query (void);
void update (void);
void for_unique (void);

/* blocks-flow.c  */

/* A loop of the reference: lanes that `break' or `continue' wait in these
   masks; whether lanes go on; what the reference does before it asks; the
   dimensions along which lanes may leave.  */
struct loop
{
  const char *out, *again;
  struct value test;
  const char *before_test;
  int divergent;
};

/* Begin and end it; the body, which begins with RIPPLE_FIRST in Ripple and
   LANES_FIRST in the reference.  JUMPS: lanes may leave it.  */
void lanes_begin (struct loop *l);
void lanes_end (const struct loop *l);
void loop_body (const struct loop *l, const char *ripple_first,
		const char *lanes_first, int jumps);

/* A name of a mask of the reference, which is made.  */
const char *new_mask (void);

void statements (int count);

/* Return from the block function that is made.  */
void return_value (void);

#endif

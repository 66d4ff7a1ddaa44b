/* Print a random Ripple program.

   Usage: gen SEED

   The program fills arrays with random data, runs annotated loops over them
   and prints checksums.  It has the same meaning with the plugin and, as
   plain scalar C, without it; that is the oracle (see run.sh).  Therefore:

   - An array is either only read in a loop, at any element, or written;
     then each iteration touches one element of its own, so that iterations
     are independent and program order across a block does not show.
   - A variable assigned under a condition has a shape already, or the
     assignment would mean "if any lane is active".  Every value assigned to
     a local variable or added to an accumulator therefore contains z[i], an
     array that nothing else reads: no folding makes it a scalar.  The counter
     of a plain loop is a scalar, and is used in the loop only.  In functions
     that lanes call there is no such rule: each lane has all variables.
   - Local structures and arrays are variables of the loop's body, and so are
     each iteration's own.
   - Elements that iterations share are updated in one way, in which no order
     is to be seen.
   - Loops that lanes leave one by one count something that no other statement
     assigns, and that `continue' does not skip.
   - No undefined behaviour: signed arithmetic is done unsigned, shift counts
     and subscripts are reduced, divisions are guarded, floating values are
     clamped before they are stored or converted, so that there is no NaN.

   Compile the result with -ffp-contract=off.  It is also C++.  With -DSCALABLE
   the first dimension of each block is scalable, with -DSTREAMING the loops
   are in functions that are in SME's streaming mode.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "source.h"

/* Elements of an array; iterations of a loop; both sides of a picture.  */
enum { SIZE = 640, TRIPS = 150, SIDE = 22 };

/* What the loop at hand may use.  */

enum { ARRAYS = 3, LOCALS = 9, FIELDS = 3, PLAIN_LOOPS = 3, LANE_LOOPS = 3 };

static struct
{
  const char *i;		/* The element of this iteration ...  */
  const char *x, *y;		/* ... and its two counters, if 2-D.  */
  int two;			/* Two nested annotated loops.  */
  int written[TYPES][ARRAYS];	/* Written in this loop.  */
  const char *own[TYPES][ARRAYS];	/* Subscript of the own element.  */
  int field_written;		/* The array of structures is.  */
  int locals;
  enum type local_type[LOCALS];
  int counts[LOCALS];		/* It counts for a loop: not to be set.  */
  int uniform_depth;		/* Plain loops round the statement.  */
  int lane_depth;		/* Those that lanes leave one by one.  */
  int flow;			/* Loops and switches that may still come.  */
  int calls;			/* And calls of long functions.  */
  int accumulators;
  int may_reduce;
  int may_break, may_continue;	/* Here.  */
  int structures;		/* Local ones: g0, g1.  */
} loop;

/* Blocks; a variable is known to the end of its block.  */

static int blocks, known[100];

static void
open_block (void)
{
  known[blocks++] = loop.locals;
  indent += 2;
  line ("{");
  indent += 2;
}

static void
close_block (void)
{
  loop.locals = known[--blocks];
  indent -= 2;
  line ("}");
  indent -= 2;
}

static enum type field_type[FIELDS];

/* struct local: m0, the array m1, m2.  */
enum { MEMBERS = 3, LOCAL_ELEMENTS = 4 };
static enum type member_type[MEMBERS];

/* The functions that lanes call.  */
enum { FUNCTIONS = 4 };
static int functions;
static struct
{
  enum type type;
  int is_long;
  int by_pointer;		/* Its first parameter points to what it
				   changes; it returns nothing.  */
} function[FUNCTIONS];

static const char *expression (enum type type, int depth);
static const char *condition (int depth);
static const char *shaped (enum type type, int depth);
static const char *condition (int depth);

/* A subscript below SIZE for an array that is only read.  */

static const char *
subscript (int depth)
{
  if (loop.two)
    switch (below (8))
      {
      case 0:
	return text ("%s * %d + %s", loop.y, SIDE + below (3), loop.x);
      case 1:
	return text ("%s * %d + %s", loop.x, SIDE, loop.y);
      case 2:
	return text ("%s + %d", loop.x, below (4));
      case 3:
	return text ("%s", loop.y);
      case 4:
	return text ("%s * %d + %s + %d", loop.y, SIDE, loop.x, below (40));
      case 5:
	return text ("%s * pitch + %s", loop.y, loop.x);
      }
  switch (below (loop.uniform_depth ? 15 : 14))
    {
    case 0: case 1: case 2:
      return loop.i;
    case 3:
      return text ("%s + %d", loop.i, 1 + below (9));
    case 4:
      return loop.two ? loop.i
	: text ("%d * %s + %d", 2 + below (3), loop.i, below (4));
    case 5:
      return text ("%d - %s", SIZE - 1 - below (4), loop.i);
    case 6:
      return text ("%s / %d", loop.i, 2 + below (3));
    case 7:
      return text ("(%s ^ %d)", loop.i, 1 + below (15));
    case 8:
      return text ("(%s & %d)", loop.i, (1 << below (6)) - 1);
    case 9:
      return text ("perm[%s]", loop.i);
    case 10:
      return text ("index16[%s]", loop.i);
    case 11:
      return text ("%d", below (SIZE));
    case 12:
      return text ("(unsigned) %s %% %du",
		   expression (chance (50) ? I32 : U32, depth - 2),
		   1 + below (SIZE));
    case 13:
      return text ("%s + (p & 7)", loop.i);
    default:
      return text ("%s + k%d", loop.i, 1 + below (loop.uniform_depth));
    }
}

/* Text of TO: X, which has the type FROM.  */

static const char *
convert (enum type to, enum type from, const char *x)
{
  const char *c = types[to].c;
  if (types[to].is_float)
    return text ("clamp_%s ((%s) %s)", types[to].name, c, x);
  if (types[from].is_float)
    return text ("(%s) (int) clamp_%s (%s)", c, types[from].name, x);
  return text ("(%s) %s", c, x);
}

/* Member M of a local structure; an element of it, if it is the array.  */

static const char *
local_member (int m, int depth)
{
  const char *g = text ("g%d.m%d", below (loop.structures), m);
  if (m != 1)
    return g;
  switch (below (loop.uniform_depth ? 4 : 3))
    {
    case 0:
      return text ("%s[%d]", g, below (LOCAL_ELEMENTS));
    case 1:
      return text ("%s[%s & %d]", g, loop.i, LOCAL_ELEMENTS - 1);
    case 2:
      return text ("%s[(unsigned) %s %% %d]", g,
		   expression (chance (50) ? U32 : I16, depth - 2),
		   LOCAL_ELEMENTS);
    default:
      return text ("%s[k%d %% %d]", g, 1 + below (loop.uniform_depth),
		   LOCAL_ELEMENTS);
    }
}

/* A value of TYPE from memory, a variable or a constant.  */

static const char *
leaf (enum type type, int depth)
{
  int which = below (10);
  if (loop.structures && chance (15))
    {
      int m = below (MEMBERS);
      return convert (type, member_type[m], local_member (m, depth));
    }
  if (which < 6)
    {
      int a = below (ARRAYS);
      const char *at
	= loop.written[type][a] ? loop.own[type][a] : subscript (depth);
      return text ("%s_%d[%s]", types[type].name, a, at);
    }
  if (which == 6 && loop.locals)
    {
      int v = below (loop.locals);
      if (loop.local_type[v] == type)
	return text ("t%d", v);
      if (types[type].is_float)
	return text ("clamp_%s ((%s) t%d)", types[type].name, types[type].c,
		     v);
      if (!types[loop.local_type[v]].is_float)
	return text ("(%s) t%d", types[type].c, v);
    }
  if (which == 7)
    {
      int f = below (FIELDS);
      const char *at = loop.field_written ? loop.i : subscript (depth);
      if (types[type].is_float)
	return text ("clamp_%s ((%s) s[%s].f%d)", types[type].name,
		     types[type].c, at, f);
      if (!types[field_type[f]].is_float)
	return text ("(%s) s[%s].f%d", types[type].c, at, f);
    }
  if (which == 8 && loop.uniform_depth)
    return text ("(%s) k%d", types[type].c, 1 + below (loop.uniform_depth));
  if (which == 9)
    {
      static const char *const uniform[] = { "p", "n", "(p & 3)", "q" };
      int u = below (5);
      return text ("(%s) %s", types[type].c,
		   u == 4 || (u == 3 && (!loop.two || types[type].is_float))
		   ? loop.i : uniform[u]);
    }
  if (types[type].is_float)
    return text ("(%s) %d.%s", types[type].c, below (20) - 10u + 0,
		 chance (50) ? "5" : "25");
  return text ("(%s) %d", types[type].c, (int) below (300) - 100);
}

/* True if a call of function number F may stand here.  */

static int
callable (int f)
{
  if (!function[f].is_long)
    return 1;
  return loop.calls > 0 && loop.calls--;
}

/* A call of a function of TYPE with X, or X.  */

static const char *
call (enum type type, const char *x, int depth)
{
  for (int f = 0; f < functions; f++)
    if (function[f].type == type && !function[f].by_pointer && callable (f))
      return text ("lane%d (%s, %s)", f, x, leaf (type, depth));
  return types[type].is_float ? text ("clamp_%s (%s)", types[type].name, x)
	 : x;
}

/* An expression of exactly TYPE.  */

/* Small arrays for each type: the first are constant.  */

enum { TABLES = 3 };
static int table_size[TYPES][TABLES];

static void
print_tables (void)
{
  static const int sizes[] = { 1, 3, 8, 10, 16, 17, 32, 64, 100, 128, 256 };
  for (int t = 0; t < TYPES; t++)
    for (int k = 0; k < TABLES; k++)
      {
	int n = sizes[below (sizeof sizes / sizeof *sizes)];
	table_size[t][k] = n;
	printf ("static %s%s table_%s_%d[%d] = {", k ? "const " : "",
		types[t].c, types[t].name, k, n);
	for (int i = 0; i < n; i++)
	  printf (" %d,", below (128));
	printf (" };\n");
      }
}

/* An element of one of them.  */

static const char *
looked_up (enum type type, int depth)
{
  int k = below (TABLES), n = table_size[type][k];
  const char *name = types[type].name;
  const char *index
    = text ("(unsigned) (%s) %% %d",
	    expression ((enum type) below (F32), depth - 1), n);
  return chance (40) ? text ("ripple_lookup (%d, table_%s_%d, %s)", n, name,
			     k, index)
	 : text ("table_%s_%d[%s]", name, k, index);
}

/* What an operation of Ripple gives for its operands.  */

static const char *
operated (enum type type, int depth)
{
  enum type of[OPERANDS_MOST];
  const char *x[OPERANDS_MOST];
  int count, random = loop.calls > 0 && chance (20);
  const char *format = operation (type, random, of, &count);
  loop.calls -= random;
  for (int i = 0; i < count; i++)
    x[i] = expression (of[i], depth - 1 - i);
  return text ("(%s)", replaced (format, x));
}

/* What compression and expansion, and scans, make of X is known for any block:
   that is why they can stand here.  */

static const char *
standard (enum type type, const char *x, int depth)
{
  const char *c = types[type].c, *wide = types[type].wide;
  if (chance (60))
    return chance (50) ? looked_up (type, depth) : operated (type, depth);
  if (types[type].is_float || chance (60))
    return text ("THROUGH (%s, (%s) %s)", condition (depth - 1), c, x);
  return text ("(%s) ((%s) ripple_scanadd (1, (%s) %s)"
	       " - (%s) ripple_scanadd_exclusive (1, (%s) %s))", c, wide, c,
	       x, wide, c, x);
}

static const char *
float_expression (enum type type, int depth)
{
  const char *c = types[type].c;
  const char *x = expression (type, depth - 1);
  if (chance (8))
    return standard (type, x, depth);
  switch (below (10))
    {
    case 0: case 1:
      return text ("(%s + %s)", x, expression (type, depth - 1));
    case 2:
      return text ("(%s - %s)", x, expression (type, depth - 1));
    case 3: case 4:
      return text ("(%s * %s)", x, leaf (type, depth));
    case 5:
      {
	const char *y = leaf (type, depth);
	return text ("(%s / (%s * %s + (%s) 1))", x, y, y, c);
      }
    case 6:
      return text ("(%s ? %s : %s)", condition (depth - 1), x,
		   expression (type, depth - 1));
    case 7:
      return text ("-%s", leaf (type, depth));
    case 8:
      {
	enum type from = (enum type) below (TYPES);
	return convert (type, from, expression (from, depth - 1));
      }
    default:
      return call (type, x, depth);
    }
}

static const char *
expression (enum type type, int depth)
{
  if (depth <= 0 || chance (15))
    return leaf (type, depth);
  if (types[type].is_float)
    return float_expression (type, depth);
  const char *c = types[type].c, *wide = types[type].wide;
  const char *x = expression (type, depth - 1);
  if (chance (8))
    return standard (type, x, depth);
  switch (below (17))
    {
    case 0: case 1: case 2:
      {
	static const char op[] = "+-*";
	return text ("(%s) ((%s) %s %c (%s) %s)", c, wide, x, op[below (3)],
		     wide, expression (type, depth - 1));
      }
    case 3: case 4:
      {
	static const char op[] = "&|^";
	return text ("(%s) (%s %c %s)", c, x, op[below (3)],
		     expression (type, depth - 1));
      }
    case 5:
      return text ("(%s) ((%s) %s << (%s & %d))", c, wide, x,
		   leaf (type, depth), types[type].bits - 1);
    case 6:
      return text ("(%s) (%s >> (%s & %d))", c, x, leaf (type, depth),
		   types[type].bits - 1);
    case 7:
      return text ("(%s) (%s >> %d)", c, x, below (types[type].bits));
    case 8:
      return text ("(%s) ((%s) %s %s ((%s) %s | 1u))", c, wide, x,
		   chance (50) ? "/" : "%", wide, leaf (type, depth));
    case 9:
      return text ("div_%s (%s, %s)", types[type].name, x,
		   leaf (type, depth));
    case 10:
      return text ("(%s) ~%s", c, x);
    case 11:
      return text ("(%s) -(%s) %s", c, wide, x);
    case 12:
      return text ("(%s ? %s : %s)", condition (depth - 1), x,
		   expression (type, depth - 1));
    case 13:
      return text ("(%s) %s", c, condition (depth - 1));
    case 14:
      {
	enum type from = (enum type) below (TYPES);
	return convert (type, from, expression (from, depth - 1));
      }
    case 15:
      return call (type, x, depth);
    default:
      return text ("(%s) !%s", c, x);
    }
}

static const char *
condition (int depth)
{
  static const char *const relation[] = { "<", "<=", ">", ">=", "==", "!=" };
  enum type type = (enum type) below (TYPES);
  switch (depth > 0 ? below (10) : 0)
    {
    case 7:
      return text ("(%s && %s)", condition (depth - 1),
		   condition (depth - 1));
    case 8:
      return text ("(%s || %s)", condition (depth - 1),
		   condition (depth - 1));
    case 9:
      return chance (50) ? text ("!%s", condition (depth - 1))
	: text ("(%s != 0)", expression (U8, depth - 1));
    default:
      return text ("(%s %s %s)", expression (type, depth - 1),
		   PICK (relation), leaf (type, depth));
    }
}

/* A value for a variable of TYPE that has the shape of the loop.  */

static const char *
with_shape (enum type type, const char *x)
{
  if (types[type].is_float)
    return text ("clamp_%s (%s + (%s) z[%s])", types[type].name, x,
		 types[type].c, loop.i);
  return text ("(%s) ((%s) %s + z[%s])", types[type].c, types[type].wide, x,
	       loop.i);
}

static const char *
shaped (enum type type, int depth)
{
  return with_shape (type, expression (type, depth));
}

/* Statements.  */

static void statements (int count, int depth);

/* Elements that iterations share: each array is updated in one way, in which
   the order is nothing to be seen.  */

enum { SHARED = 3, SHARED_ELEMENTS = 50 };
static struct
{
  enum type type;
  const char *op;
} shared[SHARED];

static void
print_shared (void)
{
  static const char *const ops[] = { "add", "min", "max", "and", "or", "xor" };
  for (int k = 0; k < SHARED; k++)
    {
      enum type type = (enum type) below (TYPES);
      shared[k].type = type;
      shared[k].op = ops[types[type].is_float ? 1 + below (2) : below (6)];
      printf ("static %s shared%d[%d];\n", types[type].c, k, SHARED_ELEMENTS);
    }
}

static void
update (int depth)
{
  int k = below (SHARED);
  enum type type = shared[k].type;
  /* Without lanes it would be one update for all.  */
  const char *at = chance (30) ? loop.i : shaped ((enum type) below (F32),
						  depth - 1);
  const char *x = chance (30) ? "1" : expression (type, depth);
  /* 0.0 and -0.0 are equal, but not the same.  */
  if (types[type].is_float)
    x = text ("%s + 0", x);
  line ("ripple_update%s (&shared%d[(unsigned) (%s) %% %d], %s);",
	shared[k].op, k, at, 2 + below (SHARED_ELEMENTS - 1), x);
}

/* Store to something that this iteration owns.  */

static void
store (int depth)
{
  static const char *const op[] = { "&", "|", "^" };
  int found[TYPES * ARRAYS], count = 0;
  if (chance (9))
    {
      update (depth);
      return;
    }
  for (int t = 0; t < TYPES; t++)
    for (int a = 0; a < ARRAYS; a++)
      if (loop.written[t][a])
	found[count++] = t * ARRAYS + a;
  if (loop.field_written && chance (40))
    {
      int f = below (FIELDS);
      enum type t = field_type[f];
      if (types[t].is_float)
	line ("s[%s].f%d = clamp_%s (%s);", loop.i, f, types[t].name,
	      expression (t, depth));
      else
	line ("s[%s].f%d = %s;", loop.i, f, expression (t, depth));
      return;
    }
  int which = found[below (count)];
  enum type t = (enum type) (which / ARRAYS);
  int a = which % ARRAYS;
  const char *target
    = text ("%s_%d[%s]", types[t].name, a, loop.own[t][a]);
  if (types[t].is_float)
    line ("%s = clamp_%s (%s);", target, types[t].name,
	  expression (t, depth));
  else if (chance (30))
    line ("%s %s= %s;", target, PICK (op), expression (t, depth));
  else if (!types[t].is_signed && chance (20))
    line ("%s++;", target);
  else
    line ("%s = %s;", target, expression (t, depth));
}

/* A new local variable of TYPE, if there is room: its number, or -1.  */

static int
declare (enum type type, const char *value, int counts)
{
  int v = loop.locals;
  if (v == LOCALS)
    return -1;
  line ("%s t%d = %s;", types[type].c, v, value);
  loop.local_type[v] = type;
  loop.counts[v] = counts;
  loop.locals++;
  return v;
}

/* Local structures.  */

static void
declare_structure (void)
{
  int g = loop.structures;
  if (g && chance (50))
    line ("struct local g%d = g0;", g);
  else
    {
      const char *all = "";
      for (int k = 0; k < LOCAL_ELEMENTS; k++)
	all = text ("%s%s%s", all, k ? ", " : "",
		    shaped (member_type[1], chance (50)));
      line ("struct local g%d = { %s, { %s }, %s };", g,
	    shaped (member_type[0], 2), all, shaped (member_type[2], 2));
    }
  loop.structures++;
}

static int callable (int f);

/* Assign to a local structure, a member of it, or let a function do so.  */

static void
assign_structure (void)
{
  int m = below (MEMBERS);
  enum type type = member_type[m];
  const char *to = local_member (m, 2);
  if (loop.structures > 1 && chance (15))
    {
      int g = below (2);
      line ("g%d = g%d;", g, !g);
      return;
    }
  if (chance (20))
    {
      open_block ();
      line ("%s *at = &%s;", types[type].c, to);
      line ("*at = %s;", with_shape (type, chance (50) ? "*at"
				     : expression (type, 2)));
      close_block ();
      return;
    }
  for (int f = 0; f < functions && chance (50); f++)
    if (function[f].by_pointer && function[f].type == type && callable (f))
      {
	line ("lane%d (&%s, %s);", f, to, expression (type, 1));
	return;
      }
  line ("%s = %s;", to, shaped (type, 2));
}

/* Assign to a local variable.  */

static void
assign (void)
{
  int v = below (loop.locals);
  enum type type = loop.local_type[v];
  if (loop.counts[v])
    store (3);
  else if (chance (30) && !types[type].is_float)
    line ("t%d = (%s) ((%s) t%d %c %d);", v, types[type].c, types[type].wide,
	  v, chance (50) ? '+' : '-', 1 + below (3));
  else
    line ("t%d = %s;", v, shaped (type, 2));
}

static void
call_by_pointer (void)
{
  for (int f = 0; f < functions; f++)
    for (int a = 0; a < ARRAYS && function[f].by_pointer; a++)
      {
	enum type t = function[f].type;
	if (loop.written[t][a] && callable (f))
	  {
	    line ("lane%d (&%s_%d[%s], %s);", f, types[t].name, a,
		  loop.own[t][a], expression (t, 2));
	    return;
	  }
      }
  for (int f = 0; f < functions; f++)
    if (!function[f].by_pointer && loop.locals && callable (f))
      {
	int v = below (loop.locals);
	enum type t = function[f].type, to = loop.local_type[v];
	const char *x = text ("lane%d (%s, %s)", f, shaped (t, 1),
			      expression (t, 2));
	if (loop.counts[v])
	  continue;
	line ("t%d = %s;", v, with_shape (to, convert (to, t, x)));
	return;
      }
  store (3);
}

/* A condition under which lanes break or continue.  */

static const char *
way_out (void)
{
  static const char *const uniform[] = { "n > 20", "p & 1", "n == 7" };
  return chance (10) ? PICK (uniform) : condition (2);
}

static void
jump (const char *how)
{
  line ("if (%s)", way_out ());
  open_block ();
  if (chance (40))
    statements (1, 0);
  line ("%s;", how);
  close_block ();
}

/* The statements of a loop.  */

static void
loop_body (int count, int depth, int may_continue)
{
  int old_break = loop.may_break, old_continue = loop.may_continue;
  loop.may_break = 1;
  loop.may_continue = may_continue;
  statements (count, depth);
  loop.may_break = old_break;
  loop.may_continue = old_continue;
}

/* A loop that lanes leave one by one.  */

static void
lane_loop (int depth)
{
  int form = below (9), most = loop.lane_depth ? 3 : 7;
  enum type type = (enum type) below (F32);
  const char *c = types[type].c, *more = "";
  const char *count = text ("(%s) (%s & %d)", c, shaped (type, 2), most);
  int k = loop.uniform_depth + 1;
  if (chance (30))
    more = text (" && %s", condition (2));
  if (form >= 7 && k > PLAIN_LOOPS)
    form -= 7;
  int w = form < 7 ? declare (type, count, 1) : 0;
  if (w < 0)
    {
      store (3);
      return;
    }
  int statements_in = 1 + below (3);
  loop.lane_depth++;
  switch (form)
    {
    case 0: case 1:
      line ("while (t%d-- > 0%s)", w, more);
      open_block ();
      loop_body (statements_in, depth - 1, 1);
      break;
    case 2:
      line ("while (t%d > 0%s)", w, more);
      open_block ();
      line ("t%d--;", w);
      loop_body (statements_in, depth - 1, 1);
      break;
    case 3:
      {
	const char *step = chance (50) ? text ("t%d--", w)
	  : chance (50) ? text ("t%d = (%s) (t%d / 2)", w, c, w)
	  : text ("t%d = (%s) (t%d & (t%d - 1))", w, c, w, w);
	line ("for (; t%d > 0%s; %s)", w, more, step);
	open_block ();
	loop_body (statements_in, depth - 1, 1);
	break;
      }
    case 4:
      line ("do");
      open_block ();
      loop_body (statements_in, depth - 1, 1);
      close_block ();
      line ("while (t%d-- > 0%s);", w, more);
      loop.lane_depth--;
      return;
    case 5:
      line ("for (;;)");
      open_block ();
      line ("if (t%d-- <= 0)", w);
      line ("  break;");
      loop_body (statements_in, depth - 1, 1);
      break;
    case 6:
      /* The exit in the middle.  */
      line ("while (1)");
      open_block ();
      loop_body (1, depth - 1, 0);
      line ("if (t%d-- <= 0)", w);
      line ("  break;");
      loop_body (1, depth - 1, 1);
      break;
    case 7:
      /* A counter for all lanes, and a bound for each.  */
      loop.uniform_depth++;
      line ("for (int k%d = 0; k%d < (int) (%s & %d)%s; k%d++)", k, k,
	    shaped (type, 2), most, more, k);
      open_block ();
      loop_body (statements_in, depth - 1, 1);
      loop.uniform_depth--;
      break;
    default:
      loop.uniform_depth++;
      line ("for (int k%d = 0; k%d < %d; k%d++)", k, k, most, k);
      open_block ();
      loop_body (statements_in - 1, depth - 1, 1);
      jump ("break");
      loop_body (1, depth - 1, 1);
      loop.uniform_depth--;
    }
  close_block ();
  loop.lane_depth--;
}

/* The cases of a switch on TYPE, in ascending order.  */

static struct
{
  enum type type;
  unsigned long long next, end;
} cases;

static void
begin_cases (enum type type)
{
  int bits = types[type].bits, is_signed = types[type].is_signed;
  cases.type = type;
  cases.end = (is_signed ? (1ull << (bits - 1)) : bits == 64 ? 0
	       : 1ull << bits) - 1;
  switch (below (6))
    {
    case 0:
      cases.next = is_signed ? -(1ull << (bits - 1)) : 0;
      break;
    case 1:
      cases.next = cases.end - 8;
      break;
    case 2: case 3:
      cases.next = is_signed ? 0ull - below (6) : 0;
      break;
    default:
      cases.next = 0;
    }
}

static void
one_case (void)
{
  unsigned long long low = cases.next, high = low;
  unsigned long long left = cases.end - low;
  if (left > 1ull << 63)
    left = 100;
  if (left <= 8)
    {
      if (left < 2)
	return;
      high = low + below (2);
    }
  else if (chance (30))
    high = low + (chance (20) && left > 90 ? 80 : below (4));
  cases.next = high + 1 + (left > 12 ? below (3) : 0);
  if (high == low)
    line ("case %s:", constant (cases.type, low));
  else
    line ("case %s ... %s:", constant (cases.type, low),
	  constant (cases.type, high));
}

/* The type and the index of a switch.  */

static const char *
switch_index (enum type type, const char *x)
{
  if (chance (40))
    return x;
  if (chance (50))
    return text ("(%s) (%s & %d)", types[type].c, x, chance (50) ? 7 : 15);
  return text ("(%s) (%s %% 5)", types[type].c, x);
}

static void
lane_switch (int depth)
{
  enum type type = (enum type) below (F32);
  line ("switch (%s)", switch_index (type, chance (80) ? shaped (type, 2)
				     : expression (type, 2)));
  open_block ();
  int ways = 1 + below (4), other = below (ways + 2);
  int old_break = loop.may_break;
  begin_cases (type);
  loop.may_break = 1;
  for (int i = 0; i < ways; i++)
    {
      for (int labels = 1 + (chance (30) ? below (3) : 0); labels-- > 0;)
	one_case ();
      if (i == other)
	line ("default:");
      unsigned long long next = cases.next, end = cases.end;
      open_block ();
      statements (1 + chance (30), depth - 1);
      if (loop.may_continue && chance (10))
	line ("continue;");
      else if (chance (70))
	line ("break;");
      close_block ();
      cases.type = type;
      cases.next = next;
      cases.end = end;
    }
  if (other == ways)
    {
      line ("default:");
      line ("  break;");
    }
  loop.may_break = old_break;
  close_block ();
}

static void
statement (int depth)
{
  switch (depth > 0 ? below (26) : chance (10) ? 13 : 0)
    {
    case 8: case 9: case 10:
      line ("if (%s)", condition (3));
      open_block ();
      statements (1 + below (2), depth - 1);
      close_block ();
      if (chance (60))
	{
	  line ("else");
	  open_block ();
	  statements (1 + below (2), depth - 1);
	  close_block ();
	}
      break;
    case 11:
      if (loop.uniform_depth < PLAIN_LOOPS - 1 && loop.flow-- > 0)
	{
	  int k = ++loop.uniform_depth;
	  static const char *const bound[] = { "3", "p & 3", "n % 4", "5" };
	  line ("for (int k%d = 0; k%d < (%s); k%d++)", k, k, PICK (bound),
		k);
	  open_block ();
	  loop_body (1 + below (2), depth - 1, 1);
	  if (chance (20))
	    {
	      line ("if (k%d == (p & 1))", k);
	      line ("  %s;", chance (50) ? "break" : "continue");
	      statements (1, 0);
	    }
	  close_block ();
	  loop.uniform_depth--;
	  break;
	}
      /* Fall through.  */
    case 12:
      line ("if (%s)", chance (50) ? "n > 20" : "p & 1");
      open_block ();
      statements (1 + below (2), depth - 1);
      close_block ();
      break;
    case 13:
      if (loop.structures && chance (40))
	assign_structure ();
      else if (loop.locals)
	assign ();
      else
	store (3);
      break;
    case 14:
      if (loop.may_reduce)
	{
	  int r = below (loop.accumulators);
	  static const char *const op[] = { "+", "^" };
	  line ("r%d = r%d %s %s;", r, r, op[r % 2], shaped (U32, 2));
	  break;
	}
      store (3);
      break;
    case 15:
      if (loop.may_continue)
	jump ("continue");
      else
	store (3);
      break;
    case 16:
      if (loop.may_break)
	jump ("break");
      else
	store (3);
      break;
    case 17: case 18: case 19: case 24:
      if (loop.lane_depth < LANE_LOOPS && loop.flow-- > 0)
	lane_loop (depth);
      else
	store (3);
      break;
    case 20: case 21:
      if (loop.flow-- > 0)
	lane_switch (depth);
      else
	store (3);
      break;
    case 22: case 25:
      call_by_pointer ();
      break;
    case 23:
      {
	enum type t = (enum type) below (TYPES);
	declare (t, shaped (t, 2), 0);
	store (2);
	break;
      }
    default:
      store (3);
    }
}

static void
statements (int count, int depth)
{
  while (count-- > 0)
    statement (depth);
}

/* Choose what the loop writes; SUBSCRIPTS are COUNT subscripts, each one
   different for all iterations.  */

static void
choose_outputs (const char *const *subscripts, int count)
{
  memset (loop.written, 0, sizeof loop.written);
  int outputs = 1 + below (4);
  while (outputs-- > 0)
    {
      int t = below (TYPES), a = below (ARRAYS);
      loop.written[t][a] = 1;
      loop.own[t][a] = strdup (subscripts[below (count)]);
    }
  for (int f = 0; f < functions; f++)
    if (function[f].by_pointer && chance (60))
      {
	loop.written[function[f].type][0] = 1;
	loop.own[function[f].type][0] = strdup (subscripts[below (count)]);
      }
  loop.field_written = chance (25);
}

static void
body (void)
{
  loop.locals = 0;
  loop.flow = 1 + below (5);
  loop.calls = 2;
  for (int locals = below (4); locals > 0; locals--)
    {
      enum type t = (enum type) below (TYPES);
      declare (t, shaped (t, 2), 0);
    }
  loop.structures = 0;
  if (chance (30))
    for (int g = 1 + chance (50); g > 0; g--)
      declare_structure ();
  statements (2 + below (4), 3);
}

static void
declare_accumulators (void)
{
  loop.accumulators = loop.may_reduce ? 1 + below (3) : 0;
  for (int r = 0; r < loop.accumulators; r++)
    line ("unsigned r%d = 0;", r);
}

static void
reduce_accumulators (int mask)
{
  static const char *const op[] = { "add", "xor" };
  for (int r = 0; r < loop.accumulators; r++)
    line ("sums[next_sum++] = ripple_reduce%s (%d, r%d);", op[r % 2], mask,
	  r);
}

/* One annotated loop.  */

static void
one_loop (int number)
{
  static const int sizes[] = { 1, 2, 3, 4, 7, 8, 12, 16, 20, 32, 42, 64, 100 };
  static const char *const counters[]
    = { "int", "short", "long", "long long", "int", "unsigned", "size_t",
	"unsigned char", "unsigned short" };
  enum { SIGNED_COUNTERS = 5 };
  memset (&loop, 0, sizeof loop);
  loop.i = chance (50) ? "i" : "j";
  const char *i = loop.i;
  int two_dims = chance (25), down = chance (20), block, mask = 1;
  int kind = below (10);	/* 8: peel, 9: full.  */
  loop.may_reduce = kind != 8 && chance (50);
  loop.may_continue = chance (20);
  const char *const own[]
    = { i, i, i, text ("%s + %d", i, 1 + below (9)),
	text ("%d - %s", SIZE - 1, i), text ("%d * %s", 2 + below (2), i),
	text ("2 * %s + 1", i), text ("perm[%s]", i), text ("(%s ^ 1)", i),
	text ("(%s ^ 6) + 8", i) };
  choose_outputs (own, sizeof own / sizeof *own);

  line ("STREAMS NOIPA static void");
  line ("kernel%d (int n, int p)", number);
  line ("{");
  indent = 2;
  const char *dims = "0";
  if (two_dims)
    {
      static const char *const orders[] = { "0, 1", "1, 0", "1" };
      int x = 1 + below (8), y = 2 + below (5);
      dims = PICK (orders);
      /* What is scalable comes last.  */
      const char *sizes = strcmp (dims, "1, 0") == 0
			  ? "EXTENT (%d), %d" : "%d, EXTENT (%d)";
      line ("ripple_block_t BS = ripple_set_block_shape (0, %s);",
	    text (sizes, x, y));
      mask = dims[1] ? 3 : 2;
      block = dims[1] ? x * y : y;
    }
  else
    {
      block = PICK (sizes);
      line ("ripple_block_t BS = ripple_set_block_shape (%d, EXTENT (%d));",
	    below (3), block);
    }
  declare_accumulators ();
  int which = below (down ? SIGNED_COUNTERS
		     : (int) (sizeof counters / sizeof *counters));
  const char *counter = counters[which], *declare = text ("%s ", counter);
  int outside = chance (15);
  if (outside)
    {
      line ("%s %s;", counter, i);
      declare = "";
    }
  line ("%s (BS, %s)%s", kind == 8 ? "ripple_parallel_peel"
	: kind == 9 ? "FULL" : "ripple_parallel", dims,
	chance (50) ? ";" : "");
  int step = chance (70) ? 1 : 2 + below (3);
  if (kind == 9)
    line ("for (%s%s = 0; %s < %d; %s++)", declare, i, i,
	  block * (1 + TRIPS / block / (2 + below (3))), i);
  else if (down)
    line ("for (%s%s = n - 1; %s %s; %s)", declare, i, i,
	  chance (50) ? ">= 0" : "> -1",
	  step > 1 ? text ("%s -= %d", i, step)
	  : chance (50) ? text ("--%s", i) : text ("%s += -1", i));
  else
    {
      int low = below (5), form = below (4);
      const char *test = text ("%s < (%s) n", i, counter);
      if (form == 1 && which < SIGNED_COUNTERS)
	test = text ("%s <= n - 1", i);
      else if (form == 2)
	test = text ("(%s) n > %s", counter, i);
      else if (form == 3 && step == 1)
	{
	  low = 0;
	  test = text ("%s != (%s) n", i, counter);
	}
      line ("for (%s%s = %d; %s; %s)", declare, i, low, test,
	    step > 1 ? (chance (50) ? text ("%s += %d", i, step)
			: text ("%s = %s + %d", i, i, step))
	    : chance (50) ? text ("++%s", i) : text ("%s++", i));
    }
  open_block ();
  body ();
  close_block ();
  if (outside)
    line ("sums[next_sum++] = (unsigned) %s;", i);
  reduce_accumulators (mask);
  indent = 0;
  printf ("}\n\n");
}

/* Two nested annotated loops.  */

static void
two_loops (int number)
{
  static const char *const counters[]
    = { "int", "int", "unsigned", "long", "size_t", "short" };
  static const char *const headers[]
    = { "for (%s %s = 0; %s < (%s) %s; %s++)",
	"for (%s %s = 1; %s < (%s) %s; %s += 2)",
	"for (%s %s = 0; %s != (%s) %s; ++%s)" };
  memset (&loop, 0, sizeof loop);
  loop.two = 1;
  loop.x = "x";
  loop.y = "y";
  loop.i = text ("(y * %d + x)", SIDE);
  loop.i = strdup (loop.i);
  loop.may_reduce = chance (50);
  loop.may_continue = chance (10);
  const char *const own[]
    = { loop.i, loop.i, loop.i, text ("x * %d + y", SIDE),
	text ("%d - %s", SIZE - 1, loop.i), text ("perm[%s]", loop.i),
	text ("y * pitch + x"), text ("%s + 9", loop.i) };
  choose_outputs (own, sizeof own / sizeof *own);

  line ("STREAMS NOIPA static void");
  line ("kernel%d (int n, int p)", number);
  line ("{");
  indent = 2;
  line ("int m = (n * 5 + p) %% %d, pitch = %d + (p & 3);", SIDE, SIDE);
  line ("n %%= %d;", SIDE);
  /* GCC takes minutes for functions with many vectors.  */
  int y = 2 + below (7), x = 1 + below (48 / y < 16 ? 48 / y : 16);
  line ("ripple_block_t BS = ripple_set_block_shape (0, EXTENT (%d), %d);",
	x, y);
  declare_accumulators ();
  const char *cy = PICK (counters), *cx = PICK (counters);
  line ("ripple_parallel (BS, 1)%s", chance (50) ? ";" : "");
  line (PICK (headers), cy, "y", "y", cy, "m", "y");
  open_block ();
  line ("unsigned q = z[y] * 77u + z[y + 9];");
  line ("unsigned row = 0;");
  line ("rows[y] += q;");
  line ("ripple_parallel (BS, 0)%s", chance (50) ? ";" : "");
  line (PICK (headers), cx, "x", "x", cx, "n", "x");
  open_block ();
  body ();
  line ("row += %s ^ q;", shaped (U32, 1));
  close_block ();
  line ("rows[y] ^= ripple_reduceadd (1, row) + q;");
  close_block ();
  reduce_accumulators (3);
  indent = 0;
  printf ("}\n\n");
}

/* Those with control flow of their own.  In them each lane has all
   variables.  */

static struct
{
  enum type type;
  int by_pointer;
  int array;			/* There is an array v.  */
  int locals;			/* Variables without those of lane_names.  */
  int depth;			/* Loops round the statement.  */
  int may_break, may_continue;
  int labels;			/* All labels so far.  */
  int ahead[8], count_ahead;	/* Those that follow.  */
  int flow;			/* Loops and switches that may still come.  */
} fn;

/* A value of the function's type.  */

static const char *
lane_leaf (void)
{
  static const char *const own[] = { "x", "y", "a", "b" };
  const char *c = types[fn.type].c;
  switch (below (10))
    {
    case 0:
      return text ("(%s) n", c);
    case 1:
      return text ("(%s) %d", c, (int) below (12) - 3);
    case 2:
      if (!types[fn.type].is_float)
	return text ("(%s) perm[(unsigned) %s %% SIZE]", c, PICK (own));
      return text ("(%s) z[(unsigned) n %% SIZE]", c);
    case 3:
      if (fn.array && chance (50))
	return text ("v[(unsigned) %s %% %d]", chance (50) ? "n" : "m",
		     LOCAL_ELEMENTS);
      return text ("(%s) (m & 63)", c);
    case 4:
      if (fn.by_pointer)
	return "*at";
      /* Fall through.  */
    default:
      return PICK (own);
    }
}

static const char *
lane_condition (int depth)
{
  static const char *const relation[] = { "<", "<=", ">", ">=", "==", "!=" };
  switch (below (depth > 0 ? 9 : 6))
    {
    case 0:
      return text ("n %s %d", PICK (relation), below (6));
    case 1:
      return text ("(m & %d)", 1 << below (3));
    case 6:
      return text ("(%s && %s)", lane_condition (depth - 1),
		   lane_condition (depth - 1));
    case 7:
      return text ("(%s || %s)", lane_condition (depth - 1),
		   lane_condition (depth - 1));
    case 8:
      return text ("!(%s)", lane_condition (depth - 1));
    default:
      return text ("%s %s %s", lane_leaf (), PICK (relation), lane_leaf ());
    }
}

static const char *
lane_value (int depth)
{
  const char *c = types[fn.type].c, *wide = types[fn.type].wide;
  const char *x = lane_leaf ();
  if (depth <= 0 || chance (20))
    return x;
  if (chance (15))
    return text ("(%s ? %s : %s)", lane_condition (1), x,
		 lane_value (depth - 1));
  if (types[fn.type].is_float)
    return text ("clamp_%s (%s %c %s)", types[fn.type].name, x,
		 "+-*"[below (3)], lane_value (depth - 1));
  switch (below (5))
    {
    case 0:
      return text ("(%s) (%s %c %s)", c, x, "&|^"[below (3)],
		   lane_value (depth - 1));
    case 1:
      return text ("(%s) (%s >> %d)", c, x, 1 + below (3));
    case 2:
      return text ("div_%s (%s, %s)", types[fn.type].name, x, lane_leaf ());
    default:
      return text ("(%s) ((%s) %s %c (%s) %s)", c, wide, x, "+-*"[below (3)],
		   wide, lane_value (depth - 1));
    }
}

static void lane_statements (int count, int depth);

static void
lane_return (void)
{
  if (fn.by_pointer)
    line ("return;");
  else
    line ("return %s;", lane_value (2));
}

static void
lane_assign (void)
{
  static const char *const own[] = { "x", "y", "a", "b" };
  switch (below (8))
    {
    case 0:
      line ("n++;");
      break;
    case 1:
      line ("m = (int) ((unsigned) m * 3u + (unsigned) n);");
      break;
    case 2:
      line ("n = %d;", below (5));
      break;
    case 5:
      if (fn.array)
	{
	  line ("v[%s] = %s;", chance (50) ? text ("%d", below (4))
		: types[fn.type].is_float ? "m & 3" : "(unsigned) x % 4",
		lane_value (2));
	  break;
	}
      /* Fall through.  */
    case 3: case 4:
      if (fn.by_pointer)
	{
	  line ("*at = %s;", lane_value (2));
	  break;
	}
      /* Fall through.  */
    default:
      line ("%s = %s;", PICK (own), lane_value (2));
    }
}

/* Leave something, if there is something to leave.  */

static void
lane_jump (void)
{
  switch (below (4))
    {
    case 0:
      if (fn.may_break)
	{
	  line ("break;");
	  return;
	}
      break;
    case 1:
      if (fn.may_continue)
	{
	  line ("continue;");
	  return;
	}
      break;
    case 2:
      if (fn.count_ahead)
	{
	  line ("goto label%d;", fn.ahead[below (fn.count_ahead)]);
	  return;
	}
    }
  lane_return ();
}

static void
inner_loop_body (int count, int depth)
{
  int old_break = fn.may_break, old_continue = fn.may_continue;
  fn.may_break = fn.may_continue = 1;
  lane_statements (count, depth);
  fn.may_break = old_break;
  fn.may_continue = old_continue;
}

/* A loop in a function; it counts for itself.  */

static void
inner_loop (int depth)
{
  int k = ++fn.depth, most = 1 + below (k > 1 ? 3 : 6);
  int count = 1 + below (2), form = below (7);
  const char *cond = lane_condition (1);
  if (form != 1)
    line ("c%d = 0;", k);
  switch (form)
    {
    case 0: case 6:
      line ("while (c%d++ < %d && %s)", k, most, cond);
      open_block ();
      inner_loop_body (count, depth - 1);
      break;
    case 1:
      line ("for (c%d = 0; c%d < %d; c%d++)", k, k, most, k);
      open_block ();
      inner_loop_body (count, depth - 1);
      line ("if (%s)", cond);
      line ("  break;");
      break;
    case 2:
      line ("do");
      open_block ();
      inner_loop_body (count, depth - 1);
      close_block ();
      line ("while (c%d++ < %d && %s);", k, most, cond);
      fn.depth--;
      return;
    case 3:
      line ("for (;;)");
      open_block ();
      line ("if (c%d++ > %d)", k, most);
      open_block ();
      lane_assign ();
      line ("break;");
      close_block ();
      inner_loop_body (count, depth - 1);
      break;
    case 4:
      {
	/* Without a loop statement.  */
	int label = fn.labels++;
	line ("label%d:", label);
	open_block ();
	lane_statements (count, depth - 1);
	line ("if (c%d++ < %d && %s)", k, most, cond);
	line ("  goto label%d;", label);
	break;
      }
    default:
      line ("while (%s)", cond);
      open_block ();
      line ("if (c%d++ == %d)", k, most);
      open_block ();
      lane_return ();
      close_block ();
      inner_loop_body (count, depth - 1);
    }
  close_block ();
  fn.depth--;
}

static void
inner_switch (int depth)
{
  enum type type = types[fn.type].is_float || chance (30) ? I32 : fn.type;
  line ("switch (%s)", switch_index (type, type == fn.type ? lane_value (1)
				     : chance (50) ? "n" : "(m & 15)"));
  open_block ();
  int ways = 1 + below (4), other = below (ways + 2);
  int old_break = fn.may_break;
  begin_cases (type);
  fn.may_break = 1;
  for (int i = 0; i < ways; i++)
    {
      one_case ();
      if (chance (20))
	one_case ();
      if (i == other)
	line ("default:");
      unsigned long long next = cases.next, end = cases.end;
      open_block ();
      lane_statements (1, depth - 1);
      if (chance (75))
	lane_jump ();
      close_block ();
      cases.type = type;
      cases.next = next;
      cases.end = end;
    }
  fn.may_break = old_break;
  close_block ();
}

static void
inner_if (int depth)
{
  int into = -1;
  if (chance (10))
    {
      /* A jump into it.  */
      into = fn.labels++;
      line ("if (%s)", lane_condition (1));
      line ("  goto label%d;", into);
    }
  line ("if (%s)", lane_condition (2));
  open_block ();
  lane_statements (1, depth - 1);
  close_block ();
  if (into < 0 && chance (50))
    return;
  line ("else");
  open_block ();
  if (chance (50))
    lane_assign ();
  if (into >= 0)
    line ("label%d:;", into);
  lane_statements (1, depth - 1);
  close_block ();
}

static void
inner_statement (int depth)
{
  switch (depth > 0 ? below (12) : 0)
    {
    case 5: case 6:
      inner_if (depth);
      break;
    case 7: case 8:
      if (fn.depth < LANE_LOOPS && fn.flow-- > 0)
	inner_loop (depth);
      else
	lane_assign ();
      break;
    case 9:
      if (fn.flow-- > 0)
	inner_switch (depth);
      else
	lane_assign ();
      break;
    case 10: case 11:
      line ("if (%s)", lane_condition (2));
      open_block ();
      if (chance (40))
	lane_assign ();
      lane_jump ();
      close_block ();
      break;
    default:
      lane_assign ();
    }
}

static void
lane_statements (int count, int depth)
{
  int label = -1;
  if (chance (25) && fn.count_ahead < 8)
    {
      label = fn.labels++;
      fn.ahead[fn.count_ahead++] = label;
      inner_statement (depth);
    }
  while (count-- > 0)
    inner_statement (depth);
  if (label >= 0)
    {
      fn.count_ahead--;
      line ("label%d:", label);
      lane_assign ();
    }
}

static void
long_function (int number)
{
  memset (&fn, 0, sizeof fn);
  fn.type = function[number].type;
  fn.by_pointer = function[number].by_pointer;
  fn.flow = 1 + below (4);
  const char *c = types[fn.type].c;
  printf ("static %s%s\nlane%d (%s, %s y)\n{\n",
	  chance (30) ? "inline " : chance (30)
	  ? "__attribute__ ((noinline)) " : "",
	  fn.by_pointer ? "void" : c, number,
	  text ("%s %s", c, fn.by_pointer ? "*at" : "x"), c);
  indent = 2;
  if (fn.by_pointer)
    line ("%s x = *at;", c);
  line ("%s a = %s, b = (%s) 3;", c, chance (50) ? "x" : text ("(%s) 0", c),
	c);
  line ("int n = 0, m = 1, c1 = 0, c2 = 0, c3 = 0;");
  fn.array = chance (30);
  if (fn.array)
    line ("%s v[%d] = { %s, y, a, b };", c, LOCAL_ELEMENTS,
	  fn.by_pointer ? "*at" : "x");
  fn.flow++;
  lane_statements (1 + below (2), 3);
  inner_loop (3);
  lane_statements (1 + below (2), 2);
  if (fn.by_pointer)
    line ("*at = %s;", chance (50) ? "a" : lane_value (1));
  else if (chance (30))
    line ("return (%s) n;", c);
  else
    line ("return %s;", lane_value (2));
  indent = 0;
  printf ("}\n\n");
}

static void
prologue (uint64_t seed)
{
  printf ("/* Made by gen %llu.  */\n#include <ripple.h>\n"
	  "#include <ripple/random.h>\n#include <stddef.h>\n"
	  "#include <stdio.h>\n\n"
	  "#define NOIPA __attribute__ ((noipa))\n#define SIZE %d\n\n"
	  /* As above: GCC takes minutes where it is told long vectors.  */
	  "#ifdef SCALABLE\n"
	  "# if defined __ARM_FEATURE_SVE_BITS"
	  " && __ARM_FEATURE_SVE_BITS > 512\n"
	  "#  define EXTENT(N) ripple_scalable (1 + (N) %% 4)\n"
	  "# else\n"
	  "#  define EXTENT(N) ripple_scalable (1 + (N) %% 16)\n"
	  "# endif\n"
	  "# define FULL ripple_parallel\n"
	  "#else\n"
	  "# define EXTENT(N) (N)\n"
	  "# define FULL ripple_parallel_full\n"
	  "#endif\n"
	  "#ifdef STREAMING\n# define STREAMS __arm_locally_streaming\n"
	  "#else\n# define STREAMS\n#endif\n\n",
	  (unsigned long long) seed, SIZE);
  for (int t = 0; t < TYPES; t++)
    for (int a = 0; a < ARRAYS; a++)
      printf ("static %s %s_%d[SIZE];\n", types[t].c, types[t].name, a);
  print_tables ();
  print_shared ();
  /* The wanted lanes to the first ones and back.  */
  printf ("static size_t kept;\n"
	  "#define THROUGH(M, X) \\\n"
	  "  ripple_expand (M, ripple_compress (M, X, &kept))\n");
  printf ("static unsigned z[SIZE], rows[SIZE], sums[1000];\n"
	  "static int next_sum, perm[SIZE];\nstatic short index16[SIZE];\n"
	  "static struct\n{\n");
  for (int f = 0; f < FIELDS; f++)
    {
      field_type[f] = (enum type) below (TYPES);
      printf ("  %s f%d;\n", types[field_type[f]].c, f);
    }
  printf ("} s[SIZE];\n\nstruct local\n{\n");
  for (int m = 0; m < MEMBERS; m++)
    {
      member_type[m] = (enum type) below (TYPES);
      printf (m == 1 ? "  %s m%d[%d];\n" : "  %s m%d;\n",
	      types[member_type[m]].c, m, LOCAL_ELEMENTS);
    }
  printf ("};\n\n");
  print_helpers ();
  functions = below (FUNCTIONS + 1);
  for (int f = 0; f < functions; f++)
    {
      function[f].type = (enum type) below (TYPES);
      function[f].is_long = chance (60);
      function[f].by_pointer = function[f].is_long && chance (30);
      if (function[f].is_long)
	long_function (f);
      else
	lane_function (f, function[f].type);
    }
}

static void
epilogue (int kernels)
{
  printf ("static unsigned long long state = %u;\n\n"
	  "NOIPA static unsigned long long\nrandom_bits (void)\n{\n"
	  "  state = state * 6364136223846793005u + 1442695040888963407u;\n"
	  "  unsigned long long r = state ^ state >> 29;\n"
	  "  return (state >> 60) < 4 ? r %% 8 - 3 : r;\n}\n\n"
	  "static void\nprint (const char *name, const void *p, size_t size)\n"
	  "{\n  unsigned long long h = 14695981039346656037u;\n"
	  "  for (size_t i = 0; i < size; i++)\n"
	  "    h = (h ^ ((const unsigned char *) p)[i]) * 1099511628211u;\n"
	  "  printf (\"%%s %%016llx\\n\", name, h);\n}\n\n"
	  "int\nmain (void)\n{\n", below (1u << 30));
  printf ("  for (int i = 0; i < SIZE; i++)\n    {\n");
  for (int t = 0; t < TYPES; t++)
    for (int a = 0; a < ARRAYS; a++)
      printf (types[t].is_float
	      ? "      %s_%d[i] = (%s) ((int) (random_bits () %% 801) - 400)"
	      " / 4;\n"
	      : "      %s_%d[i] = (%s) random_bits ();\n",
	      types[t].name, a, types[t].c);
  printf ("      z[i] = random_bits () %% 16;\n      perm[i] = i;\n"
	  "      index16[i] = (short) (random_bits () %% SIZE);\n");
  for (int f = 0; f < FIELDS; f++)
    printf ("      s[i].f%d = (%s) (int) (random_bits () %% 100);\n", f,
	    types[field_type[f]].c);
  printf ("    }\n  for (int i = 0; i < SIZE; i++)\n    {\n"
	  "      int k = random_bits () %% SIZE, t = perm[i];\n"
	  "      perm[i] = perm[k];\n      perm[k] = t;\n    }\n");
  for (int k = 0; k < kernels; k++)
    {
      printf ("  kernel%d (%d, %d);\n", k, below (TRIPS), below (8));
      if (chance (60))
	printf ("  kernel%d (%d, %d);\n", k, below (20), below (8));
      if (chance (30))
	printf ("  kernel%d (%d, %d);\n", k, 16 * below (9), below (8));
    }
  for (int t = 0; t < TYPES; t++)
    for (int a = 0; a < ARRAYS; a++)
      printf ("  print (\"%s_%d\", %s_%d, sizeof %s_%d);\n", types[t].name, a,
	      types[t].name, a, types[t].name, a);
  for (int f = 0; f < FIELDS; f++)
    printf ("  for (int i = 0; i < SIZE; i++)\n"
	    "    %s_0[i] = s[i].f%d;\n"
	    "  print (\"f%d\", %s_0, sizeof %s_0);\n",
	    types[field_type[f]].name, f, f, types[field_type[f]].name,
	    types[field_type[f]].name);
  for (int k = 0; k < SHARED; k++)
    printf ("  print (\"shared%d\", shared%d, sizeof shared%d);\n", k, k,
	    k);
  printf ("  print (\"rows\", rows, sizeof rows);\n"
	  "  for (int i = 0; i < next_sum; i++)\n"
	  "    printf (\"sum %%d %%u\\n\", i, sums[i]);\n"
	  "  return 0;\n}\n");
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    {
      fprintf (stderr, "usage: gen SEED\n");
      return 2;
    }
  uint64_t seed = strtoull (argv[1], NULL, 10);
  start_random (seed);
  prologue (seed);
  int kernels = 1 + below (3);
  for (int k = 0; k < kernels; k++)
    if (chance (30))
      two_loops (k);
    else
      one_loop (k);
  epilogue (kernels);
  return 0;
}

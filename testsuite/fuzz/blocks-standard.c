/* Functions of Ripple beyond those that move lanes, in random block functions:
   see blocks.h.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>
#include "blocks.h"

enum { TABLES = 2 };
static int table_size[TYPES][TABLES];

/* The first table of each type is constant.  */

void
print_tables (void)
{
  static const int sizes[]
    = { 1, 2, 3, 4, 7, 8, 12, 16, 17, 31, 32, 64, 65, 100, 128, 256 };
  for (int t = 0; t < TYPES; t++)
    for (int k = 0; k < TABLES; k++)
      {
	int n = PICK (sizes);
	table_size[t][k] = n;
	printf ("static %s%s table_%s_%d[%d] = {", k ? "" : "const ",
		types[t].c, types[t].name, k, n);
	for (int i = 0; i < n; i++)
	  printf (" %d,", below (128));
	printf (" };\n");
      }
  printf ("\n");
}

/* An element of a table: of those, or of some memory.  */

static struct value
looked_up (enum type type, int allowed, int depth)
{
  int k = below (TABLES + 1), n, first = 0;
  const char *name = types[type].name;
  if (k < TABLES)
    n = table_size[type][k];
  else
    {
      n = 1 + below (256);
      first = below (SIZE - n);
    }
  struct value index
    = expression ((enum type) below (F32), allowed, depth - 1);
  const char *i = (n & (n - 1)) == 0 && chance (50) ? text ("$1 & %d", n - 1)
		  : text ("(unsigned) $1 %% %d", n);
  if (k == TABLES)
    return COMBINE (text ("ripple_lookup (%d, %s_%d + %d, %s)", n, name,
			  below (ARRAYS), first, i), index);
  return COMBINE (chance (50)
		  ? text ("ripple_lookup (%d, table_%s_%d, %s)", n, name, k,
			  i)
		  : text ("table_%s_%d[%s]", name, k, i), index);
}

struct value
standard (enum type type, int allowed, int depth)
{
  if (chance (35))
    return looked_up (type, allowed, depth);
  enum type of[OPERANDS_MOST];
  struct value x[OPERANDS_MOST];
  int count, random = fn.random > 0 && chance (50);
  const char *format = operation (type, random, of, &count);
  fn.random -= random;
  for (int i = 0; i < count; i++)
    x[i] = expression (of[i], allowed, depth - 1 - i);
  struct value v = combine (format, x, count);
  return COMBINE ("($1)", v);
}

/* What the first lane that is on, or another one, has: a new variable.  */

static void
lane (void)
{
  enum type type = (enum type) below (TYPES);
  const struct variable *v = chance (50) ? full_variable () : NULL;
  if (v)
    {
      enum type of = (enum type) below (F32);
      struct value k = expression (of, 0, 1);
      declare (v->type, 0,
	       (struct value) { text ("ripple_lane (%s, %s)", v->name,
				      k.ripple),
				text ("%s[wrapped ((long long) %s, %d)]",
				      v->name, k.lanes,
				      elements (v->shape)), 0 });
      return;
    }
  struct value x = shaped (type, some_of ((1 << fn.rank) - 1), 2);
  declare (type, 0,
	   (struct value) { text ("ripple_first_lane (%s)", x.ripple),
			    text ("NTH_LANE (%s, %d, 0, 1, %s)",
				  types[type].c, x.shape, x.lanes), 0 });
}

/* What is asked of the lanes in which a value is not 0, or more than 2.  */

void
query (void)
{
  static const struct { const char *name, *model; } queries[]
    = { { "any", "COUNT_LANES (%d, %s) != 0" },
	{ "all", "COUNT_LANES (%d, !(%s)) == 0" },
	{ "none", "COUNT_LANES (%d, %s) == 0" },
	{ "count", "COUNT_LANES (%d, %s)" },
	{ "first", "FIRST_LANE (%d, %s)" } };
  if (chance (30))
    {
      lane ();
      return;
    }
  enum type type = (enum type) below (TYPES), to = (enum type) below (TYPES);
  struct value x = shaped (type, some_of ((1 << fn.rank) - 1), 2);
  const char *test = chance (50) ? "> 2" : "!= 0";
  int q = below (5);
  struct value r
    = { text ("(%s) ripple_%s (%s %s)", types[to].c, queries[q].name, x.ripple,
	      chance (50) || test[0] == '>' ? test : ""),
	text ("(%s) (%s)", types[to].c,
	      text (queries[q].model, x.shape,
		    text ("%s %s", x.lanes, test))), 0 };
  declare (to, 0, r);
}

/* The shape of X, which has none if it was too long (combine).  */

static int
written_shape (struct value x)
{
  return strcmp (x.ripple, "1") == 0 ? 0 : x.shape;
}

/* Elements that lanes may share.  */

void
update (void)
{
  static const char *const ops[] = { "add", "min", "max", "and", "or", "xor" };
  enum type type = (enum type) below (TYPES);
  int is_float = types[type].is_float, o = below (is_float ? 3 : 6);
  const char *c = types[type].c;
  const char *to = text ("%s_%d", types[type].name, below (ARRAYS));
  int shape = some_of ((1 << fn.rank) - 1);
  struct value at = store_subscript (shape);
  if (shape && chance (50))
    at = COMBINE (text ("(unsigned) $1 %% %d", 2 + below (40)),
		  shaped ((enum type) below (F32), shape, 2));
  enum type from = chance (70) ? type : (enum type) below (F32);
  /* It is done once for each lane that these two have, so that both must have
     their shapes, whatever is folded.  */
  struct value x = shaped (from, some_of ((1 << fn.rank) - 1), 2);
  /* Sums stay small, and have the bits of integers.  */
  if (is_float && from == type)
    x = COMBINE (text ("clamp_%s ($1) / 1024", types[type].name), x);
  else if (is_float)
    x = COMBINE ("($1 & 3)", x);
  ripple_line ("ripple_update%s (&%s[%s], %s);", ops[o], to, at.ripple,
	       x.ripple);
  lanes_line ("UPDATE (%s, OP_%s, %d, %s, %s, %s)", c, ops[o],
	      written_shape (at) | written_shape (x), to, at.lanes, x.lanes);
}

/* Statements for each of the values that lanes have.  */

void
for_unique (void)
{
  enum type type = (enum type) below (TYPES), of = (enum type) below (F32);
  int shape = some_of ((1 << fn.rank) - 1);
  const char *c = types[type].c, *u = new_name ("u"), *x = new_name ("x");
  const char *rest = new_name ("rest"), *now = new_name ("now");
  const char *all = new_name ("all"), *k = new_name ("k");
  int n = elements (shape);
  struct value value
    = COMBINE (text ("(%s) ($1 & %d)", c, (2 << below (4)) - 1),
	       shaped (of, shape, 2));
  const char *at = strdup (place (shape));
  struct loop l = { .divergent = shape };
  int variables = fn.variables;

  ripple_line ("{");
  ripple_line ("ripple_foreach_unique (%s, %s)", u, value.ripple);
  lanes_line ("{");
  lanes_line ("%s %s[%d] = { 0 };", c, x, n);
  lanes_line ("unsigned char %s[%d] = { 0 }, %s[%d];", rest, n, now, n);
  lanes_line ("EACH (%d) { %s[%s] = %s; %s[%s] = 1; }", shape, x, at,
	      value.lanes, rest, at);
  lanes_line ("size_t %s = COUNT_LANES (%d, 1);", all, shape);
  lanes_begin (&l);
  /* Lanes that have left the loop end it.  */
  lanes_line ("if (COUNT_LANES (%d, 1) != %s) break;", shape, all);
  lanes_line ("long long %s = FIRST_LANE (%d, %s[%s]);", k, shape, rest, at);
  lanes_line ("if (%s < 0) break;", k);
  lanes_line ("%s %s[1] = { %s[%s] };", c, u, x, k);
  lanes_line ("for (int i = 0; i < %d; i++)", n);
  lanes_line ("  %s[i] = %s[i] && %s[i] == %s[0];", now, rest, x, u);
  const char *others = new_mask ();
  lanes_line ("LEAVE_UNLESS (%s, %s[%s]);", others, now, at);
  fn.variable[fn.variables++]
    = (struct variable) { u, COUNTER, type, 0, .full = 1 };
  loop_body (&l, NULL, NULL, 1);
  lanes_line ("rejoin (&%s);", others);
  lanes_line ("for (int i = 0; i < %d; i++)", n);
  lanes_line ("  %s[i] &= !%s[i];", rest, now);
  lanes_end (&l);
  lanes_line ("}");
  ripple_line ("}");
  fn.variables = variables;
}

/* Flow in random block functions: see blocks.h.

   In the reference the lanes that jump wait in the mask of the place where
   they go to.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>
#include "blocks.h"

/* The statements of a way or a loop, in braces, under a condition with the
   dimensions DIVERGENT.  */

static void
way (int count, int divergent)
{
  int old = fn.divergent;
  fn.divergent |= divergent;
  fn.depth++;
  open_scope ();
  statements (count);
  close_scope ();
  fn.depth--;
  fn.divergent = old;
}

static int
all_dims (void)
{
  return (1 << fn.rank) - 1;
}

const char *
new_mask (void)
{
  const char *name = new_name ("m");
  lanes_line ("struct mask %s = { 0 };", name);
  return name;
}

static void
branch (void)
{
  struct value c = condition (some_of (all_dims ()), 3);
  const char *other = new_mask ();
  ripple_line ("if (%s)", c.ripple);
  lanes_line ("LEAVE_UNLESS (%s, %s);", other, c.lanes);
  way (1 + below (2), c.shape);
  if (chance (60))
    {
      ripple_line ("else");
      lanes_line ("change_ways (&%s);", other);
      way (1 + below (2), c.shape);
    }
  lanes_line ("rejoin (&%s);", other);
}

void
return_value (void)
{
  const struct block_function *f = fn.made;
  struct value x = shaped (f->type, f->shape, 2);
  ripple_line ("return %s;", x.ripple);
  lanes_line ("EACH (%d) result[%s] = %s;", f->shape, place (f->shape),
	      x.lanes);
}

/* Jump to a place: the innermost `break' or `continue', or another one.  */

static void
jump (void)
{
  int found[TARGETS], count = 0, seen_break = 0, seen_continue = 0;
  for (int t = fn.targets; t-- > 0;)
    {
      const char *how = fn.target[t].jump;
      if (!how)
	break;
      int *seen = how[0] == 'b' ? &seen_break
		  : how[0] == 'c' ? &seen_continue : NULL;
      if (!seen || !(*seen)++)
	found[count++] = t;
    }
  if (!count)
    {
      simple_statement ();
      return;
    }
  const struct target *to = &fn.target[found[below (count)]];
  struct value c = condition (some_of (all_dims ()), 2);
  const char *other = new_mask ();
  ripple_line ("if (%s)", c.ripple);
  lanes_line ("LEAVE_UNLESS (%s, %s);", other, c.lanes);
  open_scope ();
  fn.depth++;
  if (chance (40))
    simple_statement ();
  fn.depth--;
  if (to->jump[0] == 'r' && fn.made)
    return_value ();
  else
    ripple_line ("%s;", to->jump);
  lanes_line ("leave (&%s);", to->mask);
  close_scope ();
  lanes_line ("rejoin (&%s);", other);
  fn.left = 1;
}

/* What ends the program, if a condition holds that never does.  */

static void
dead_end (void)
{
  static const char *const ends[]
    = { "__builtin_abort ()", "__builtin_unreachable ()",
	"__builtin_trap ()", "no_return (n)" };
  struct value c
    = COMBINE ("z[$1] > 15", subscript (some_of (all_dims ()), 1));
  if (chance (50))
    c = COMBINE ("($1 && $2)", condition (some_of (all_dims ()), 2), c);
  ripple_line ("if (%s)", c.ripple);
  ripple_line ("  %s;", PICK (ends));
}

static void
push_target (const char *how, const char *mask)
{
  fn.target[fn.targets++] = (struct target) { how, mask };
}

/* A block from which lanes jump to its end.  */

static void
labelled_block (void)
{
  const char *label = new_name ("end"), *mask = new_mask ();
  push_target (strdup (text ("goto %s", label)), mask);
  open_scope ();
  fn.depth++;
  jump ();
  statements (1 + below (2));
  fn.depth--;
  close_scope ();
  fn.targets--;
  ripple_line ("%s:;", label);
  lanes_line ("rejoin (&%s);", mask);
}

/* The reference's test.  */

static void
lanes_test (const struct loop *l)
{
  if (l->before_test)
    lanes_line ("%s", l->before_test);
  lanes_line ("LEAVE_UNLESS (%s, %s);", l->out, l->test.lanes);
}

void
lanes_begin (struct loop *l)
{
  lanes_line ("{");
  l->out = new_mask ();
  l->again = new_mask ();
  lanes_line ("for (;;)");
  lanes_line ("{");
}

void
lanes_end (const struct loop *l)
{
  lanes_line ("}");
  lanes_line ("rejoin (&%s);", l->out);
  lanes_line ("}");
}

void
loop_body (const struct loop *l, const char *ripple_first,
	   const char *lanes_first, int jumps)
{
  int old = fn.divergent;
  fn.divergent |= l->divergent;
  fn.depth++;
  fn.loops++;
  if (jumps)
    {
      push_target ("break", l->out);
      push_target ("continue", l->again);
    }
  open_scope ();
  if (ripple_first)
    ripple_line ("%s", ripple_first);
  if (lanes_first)
    lanes_line ("%s", lanes_first);
  statements (1 + below (2));
  if (chance (40) && jumps)
    jump ();
  close_scope ();
  lanes_line ("rejoin (&%s);", l->again);
  if (jumps)
    fn.targets -= 2;
  fn.loops--;
  fn.depth--;
  fn.divergent = old;
}

/* A counter with SHAPE, at most MOST.  */

static const struct variable *
declare_counter (int shape, int most)
{
  enum type type = (enum type) below (F32);
  struct value start = COMBINE (text ("(%s) ($1 & %d)", types[type].c, most),
				shaped (type, shape, 1));
  struct variable *v = declare (type, shape, start);
  v->kind = COUNTER;
  return v;
}

/* Set the test of L to one of counter V; one with a side effect if COUNTS.  */

static void
counter_test (struct loop *l, const struct variable *v, int counts)
{
  const char *at = text ("%s[%s]", v->name, place (v->shape));
  if (!counts)
    l->test = COMBINE ("$1 > 0", { v->name, at, v->shape });
  else
    {
      int first = types[v->type].is_signed && chance (30);
      const char *old = new_name ("old");
      const char *old_at = text ("%s[%s]", old, place (v->shape));
      l->before_test
	= strdup (text ("%s %s[%d] = { 0 }; EACH (%d) %s = %s%s%s;",
			types[v->type].c, old, elements (v->shape), v->shape,
			old_at, first ? "--" : "", at, first ? "" : "--"));
      l->test = COMBINE ("$1 > 0",
			 { text ("%s%s%s", first ? "--" : "", v->name,
				 first ? "" : "--"), old_at, v->shape });
    }
  l->divergent = v->shape;
  if (chance (30))
    {
      struct value more = condition (some_of (all_dims ()), 2);
      l->test = COMBINE ("$1 && $2", l->test, more);
      l->divergent |= more.shape;
    }
  l->test.ripple = strdup (l->test.ripple);
  l->test.lanes = strdup (l->test.lanes);
}

/* Lanes for which L's test fails leave it, and the reference does, too, when
   no lane is left.  */

static void
lanes_head (const struct loop *l)
{
  lanes_test (l);
  lanes_line ("if (!any_lane ()) break;");
}

/* A loop that counts down, each lane for itself if the counter has a
   shape.  */

static void
counter_loop (void)
{
  enum { WHILE, WHILE_STEP = 2, FOR, DO, ENDLESS, GOTO, FORMS };
  static const char *const steps[]
    = { "$1--", "$1--", "$1 = (%s) ($1 / 2)", "$1 = (%s) ($1 & ($1 - 1))" };
  int shape = chance (30) ? 0 : some_of (all_dims ());
  int form = below (fn.annotated ? GOTO : FORMS);
  const struct variable *v = declare_counter (shape, fn.loops ? 3 : 7);
  const char *at = strdup (text ("%s[%s]", v->name, place (shape)));
  struct value self = { v->name, at, shape };
  struct value step = COMBINE (text (PICK (steps), types[v->type].c), self);
  const char *label = new_name ("again");
  struct loop l = { 0 };
  counter_test (&l, v, form != WHILE_STEP && form != FOR);
  step.ripple = strdup (step.ripple);
  step.lanes = strdup (step.lanes);
  lanes_begin (&l);
  switch (form)
    {
    case FOR:
      lanes_head (&l);
      ripple_line ("for (; %s; %s)", l.test.ripple, step.ripple);
      loop_body (&l, NULL, NULL, 1);
      lanes_line ("EACH (%d) %s;", shape, step.lanes);
      break;
    case DO:
      ripple_line ("do");
      lanes_line ("if (!any_lane ()) break;");
      loop_body (&l, NULL, NULL, 1);
      ripple_line ("while (%s);", l.test.ripple);
      lanes_test (&l);
      break;
    case ENDLESS:
      ripple_line ("for (;;)");
      lanes_head (&l);
      loop_body (&l, text ("if (!(%s)) break;", l.test.ripple), NULL, 1);
      break;
    case GOTO:
      ripple_line ("%s:;", label);
      lanes_line ("if (!any_lane ()) break;");
      loop_body (&l, NULL, NULL, 0);
      ripple_line ("if (%s)", l.test.ripple);
      ripple_line ("  goto %s;", label);
      lanes_test (&l);
      break;
    default:
      lanes_head (&l);
      ripple_line ("while (%s)", l.test.ripple);
      if (form == WHILE_STEP)
	loop_body (&l, text ("%s;", step.ripple),
		   text ("EACH (%d) %s;", shape, step.lanes), 1);
      else
	loop_body (&l, NULL, NULL, 1);
    }
  lanes_end (&l);
}

/* A loop of each lane from a number of its own to one that is as far above it
   in all lanes.  */

static void
distance_loop (void)
{
  static const char *const tests[]
    = { "$1 != $2", "$1 < $2", "$2 > $1", "$2 != $1" };
  int shape = some_of (all_dims ()), step = 1 + below (2);
  enum type type = (enum type) below (F32);
  const char *c = types[type].c;
  struct value start = COMBINE (text ("(%s) (($1 & 1023) - 3)", c),
				shaped (I32, shape, 1));
  struct variable *v = declare (type, shape, start);
  struct variable *width
    = declare (I32, 0, COMBINE (text ("($1 & 3) * %d", step),
				shaped (I32, 0, 1)));
  struct value from = { v->name, strdup (text ("%s[%s]", v->name,
					       place (shape))), shape };
  struct value far = { width->name, strdup (text ("%s[0]", width->name)), 0 };
  struct variable *end
    = declare (type, shape, COMBINE (text ("(%s) ($1 + $2)", c), from, far));
  struct value to = { end->name, strdup (text ("%s[%s]", end->name,
					       place (shape))), shape };
  v->kind = width->kind = end->kind = COUNTER;
  struct loop l = { .divergent = shape };
  l.test = COMBINE (PICK (tests), from, to);
  l.test.ripple = strdup (l.test.ripple);
  l.test.lanes = strdup (l.test.lanes);
  lanes_begin (&l);
  lanes_head (&l);
  ripple_line ("for (; %s; %s += %d)", l.test.ripple, v->name, step);
  loop_body (&l, NULL, NULL, 1);
  lanes_line ("EACH (%d) %s += %d;", shape, from.lanes, step);
  lanes_end (&l);
}

/* A loop with a counter for all lanes, and perhaps a bound for each.  */

static void
plain_loop (void)
{
  int shape = chance (50) ? 0 : some_of (all_dims ());
  int most = fn.loops ? 3 : 5, atoms = fn.atoms;
  const char *k = new_name ("k");
  struct value bound
    = chance (40) ? (struct value) { "3", "3", 0 }
      : COMBINE (text ("(int) ($1 & %d)", most), shaped (I32, shape, 1));
  struct loop l = { .divergent = bound.shape };
  l.test = COMBINE ("$1", bound);
  lanes_line ("{");
  lanes_line ("int %s[1] = { 0 };", k);
  ripple_line ("for (int %s = 0; %s < %s; %s++)", k, k, bound.ripple, k);
  l.test.lanes = strdup (text ("%s[0] < %s", k, bound.lanes));
  lanes_begin (&l);
  lanes_head (&l);
  fn.atom[fn.atoms++]
    = (struct atom) { { k, strdup (text ("%s[0]", k)), 0 }, 7 };
  loop_body (&l, NULL, NULL, 1);
  fn.atoms = atoms;
  lanes_line ("EACH (0) %s[0]++;", k);
  lanes_end (&l);
  lanes_line ("}");
}

/* A statement, made by MAKE; what it is on both sides is between two equal
   comments, so that a script can take it out.  */

static void
statement (void (*make) (void))
{
  static int number;
  int this_one = number++;
  for (int end = 0; end < 2; end++)
    {
      if (end)
	make ();
      ripple_line ("/*%s%d*/", end ? "/" : "", this_one);
      lanes_line ("/*%s%d*/", end ? "/" : "", this_one);
    }
}

/* An annotated loop along dimensions that no other one has.  */

static void
annotated_loop (void)
{
  static const char *const counters[]
    = { "int", "int", "long long", "unsigned", "size_t", "short" };
  static const char *const trips[] = { "n", "13", "(p & 7) + 9", "(n & 31)" };
  int dims = some_of (all_dims () & ~fn.annotated);
  /* Leave some for loops in its body.  */
  if (chance (40))
    dims &= -dims;
  if (!dims || (dims & fn.divergent && chance (80)))
    {
      simple_statement ();
      return;
    }
  int order[3], count = 0, block = 1, backwards = chance (40);
  for (int k = 0; k < 3; k++)
    {
      int d = backwards ? 2 - k : k;
      if (dims >> d & 1)
	order[count++] = d;
    }
  const char *list = "", *flat = "";
  for (int k = 0; k < count; k++)
    {
      list = text ("%s%s%d", list, k ? ", " : "", order[k]);
      flat = text ("%s%s%d * c%d", flat, k ? " + " : "", block, order[k]);
      block *= fn.size[order[k]];
    }
  const char *i = new_name ("i"), *c = PICK (counters), *n = PICK (trips);
  const char *before = new_name ("before"), *b = new_name ("b");
  const char *again = new_name ("m"), *trip = new_name ("trips");
  int low = below (5), step = chance (70) ? 1 : 2 + below (2);
  int down = chance (20) && strcmp (c, "size_t") && strcmp (c, "unsigned");
  const char *at = place (dims);

  ripple_line ("ripple_parallel (BS, %s)%s", list, chance (50) ? ";" : "");
  if (down)
    ripple_line ("for (%s %s = (%s) - 1; %s >= 0; %s)", c, i, n, i,
		 step > 1 ? text ("%s -= %d", i, step) : text ("%s--", i));
  else
    ripple_line ("for (%s %s = %d; %s < (%s) (%s); %s)", c, i, low, i, c, n,
		 step > 1 ? text ("%s += %d", i, step) : text ("%s++", i));
  lanes_line ("{");
  lanes_line ("struct mask %s = on, %s = { 0 };", before, again);
  lanes_line ("long %s = ((long) (%s) - %d + %d) / %d;", trip, n,
	      down ? 0 : low, step - 1, step);
  lanes_line ("for (long %s = 0; %s * %d < %s; %s++)", b, b, block, trip, b);
  lanes_line ("{");
  lanes_line ("on = %s;", before);
  lanes_line ("%s %s[%d] = { 0 };", c, i, elements (dims));
  lanes_line ("LEAVE_UNLESS (%s, %s * %d + (long) (%s) < %s);", again, b,
	      block, flat, trip);
  if (down)
    lanes_line ("EACH (%d) %s[%s] = (%s) - 1 - (%s * %d + (long) (%s)) * %d;",
		dims, i, at, n, b, block, flat, step);
  else
    lanes_line ("EACH (%d) %s[%s] = %d + (%s * %d + (long) (%s)) * %d;",
		dims, i, at, low, b, block, flat, step);

  int old_annotated = fn.annotated, old_divergent = fn.divergent;
  int atoms = fn.atoms;
  fn.atom[fn.atoms++]
    = (struct atom) { { i, strdup (text ("%s[%s]", i, at)), dims }, 40 };
  fn.annotated |= dims;
  fn.divergent |= dims;
  fn.depth++;
  push_target (NULL, NULL);
  push_target ("continue", again);
  open_scope ();
  if (chance (30))
    statement (annotated_loop);
  statements (1 + below (3));
  if (chance (30))
    statement (dead_end);
  close_scope ();
  fn.targets -= 2;
  fn.depth--;
  fn.divergent = old_divergent;
  fn.annotated = old_annotated;
  fn.atoms = atoms;
  lanes_line ("}");
  lanes_line ("on = %s;", before);
  lanes_line ("}");
}

/* A switch: each case is a way, in the order of the program.  */

static void
choice (void)
{
  enum type type = (enum type) below (F32);
  int ways = 2 + below (3), other = below (ways + 1);
  int old = fn.divergent, next = 0;
  struct value x = shaped (type, some_of (all_dims ()), 2);
  x = COMBINE (text ("(%s) ($1 & 7)", types[type].c), x);
  lanes_line ("{");
  const char *index = new_name ("index"), *out = new_mask ();
  const char *wait = new_mask (), *at = place (x.shape), *cases = "";
  int first[4], last[4];
  for (int w = 0; w < ways; w++)
    {
      first[w] = next + (int) below (2);
      last[w] = first[w] + (chance (30) ? (int) below (3) : 0);
      next = last[w] + 1;
      cases = text ("%s(x >= %d && x <= %d) ? %d : ", cases, first[w],
		    last[w], w);
    }
  lanes_line ("int %s[%d];", index, elements (x.shape));
  lanes_line ("EACH (%d) { long long x = (long long) %s; %s[%s] = %s%d; }",
	      x.shape, x.lanes, index, at, cases, other);
  lanes_line ("leave (&%s);", wait);
  ripple_line ("switch (%s)", x.ripple);
  index = strdup (text ("%s[%s]", index, at));
  fn.divergent |= x.shape;
  push_target ("break", out);
  ripple_line ("{");
  for (int w = 0; w < ways; w++)
    {
      if (first[w] == last[w])
	ripple_line ("case %d:", first[w]);
      else
	ripple_line ("case %d ... %d:", first[w], last[w]);
      if (w == other)
	ripple_line ("default:");
      lanes_line ("ENTER (%s, %s == %d);", wait, index, w);
      way (1 + chance (30), x.shape);
      if (chance (75))
	{
	  ripple_line ("break;");
	  lanes_line ("leave (&%s);", out);
	}
    }
  ripple_line ("}");
  fn.targets--;
  fn.divergent = old;
  lanes_line ("rejoin (&%s);", wait);
  lanes_line ("rejoin (&%s);", out);
  lanes_line ("}");
}

static void
any_statement (void)
{
  int more = fn.depth < 4 && fn.flow > 0;
  switch (more ? below (21) : 0)
    {
    case 10: case 11: case 12:
      fn.flow--;
      branch ();
      break;
    case 13:
      if (chance (70))
	jump ();
      else
	dead_end ();
      break;
    case 14: case 15:
      fn.flow -= 2;
      counter_loop ();
      break;
    case 16:
      fn.flow -= 2;
      if (chance (30))
	distance_loop ();
      else
	plain_loop ();
      break;
    case 17:
      fn.flow -= 2;
      choice ();
      break;
    case 18:
      fn.flow -= 2;
      annotated_loop ();
      break;
    case 19:
      fn.flow--;
      if (fn.annotated)
	jump ();
      else
	labelled_block ();
      break;
    case 20:
      fn.flow -= 2;
      for_unique ();
      break;
    default:
      simple_statement ();
    }
}

void
statements (int count)
{
  while (count-- > 0)
    statement (any_statement);
}

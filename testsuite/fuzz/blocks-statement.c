/* Statements without flow of random block functions: see blocks.h.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>
#include "blocks.h"

const char *
new_name (const char *prefix)
{
  return strdup (text ("%s%d", prefix, fn.names++));
}

int
some_off (void)
{
  return fn.left || fn.divergent || fn.depth;
}

/* Note variable NAME.  */

static struct variable *
note (const char *name, enum kind kind, enum type type, int shape)
{
  struct variable *v = &fn.variable[fn.variables++];
  *v = (struct variable) { name, kind, type, shape, .full = !some_off () };
  return v;
}

struct variable *
declare (enum type type, int shape, struct value value)
{
  const char *name = new_name ("t"), *c = types[type].c;
  ripple_line ("%s %s = %s;", c, name, value.ripple);
  lanes_line ("%s %s[%d] = { 0 };", c, name, elements (shape));
  lanes_line ("EACH (%d) %s[%s] = %s;", shape, name, place (shape),
	      value.lanes);
  return note (name, PLAIN, type, shape);
}

/* A local array; a local structure.  */

static void
declare_array (void)
{
  enum type type = (enum type) below (TYPES);
  int shape = some_of ((1 << fn.rank) - 1);
  const char *name = new_name ("t"), *c = types[type].c, *at = place (shape);
  const char *all = "";
  struct value x[ELEMENTS];
  lanes_line ("%s %s[%d][%d] = { 0 };", c, name, ELEMENTS, elements (shape));
  for (int k = 0; k < ELEMENTS; k++)
    {
      x[k] = shaped (type, shape, chance (40));
      all = text ("%s%s%s", all, k ? ", " : "", x[k].ripple);
      lanes_line ("EACH (%d) %s[%d][%s] = %s;", shape, name, k, at,
		  x[k].lanes);
    }
  ripple_line ("%s %s[%d] = { %s };", c, name, ELEMENTS, all);
  note (name, ARRAY, type, shape);
}

static void
declare_structure (void)
{
  int shape = some_of ((1 << fn.rank) - 1);
  const char *name = new_name ("t"), *at = place (shape), *all = "";
  lanes_line ("struct local %s[%d] = { 0 };", name, elements (shape));
  for (int m = 0; m < MEMBERS + ELEMENTS - 1; m++)
    {
      int k = m - (MEMBERS - 1);
      struct value x = shaped (member_type[k < 0 ? m : MEMBERS - 1], shape,
			       chance (40));
      all = text ("%s%s%s%s", all, m ? ", " : "", k == 0 ? "{ " : "",
		  x.ripple);
      lanes_line ("EACH (%d) %s[%s].m%s = %s;", shape, name, at,
		  k < 0 ? text ("%d", m) : text ("%d[%d]", MEMBERS - 1, k),
		  x.lanes);
    }
  ripple_line ("struct local %s = { %s } };", name, all);
  note (name, STRUCTURE, I32, shape);
}

/* Assign to an element of V, an array, or a member of it.  */

static void
assign_part (const struct variable *v)
{
  const char *at = place (v->shape);
  int constant_index = chance (60), k = below (ELEMENTS);
  struct value i = { text ("%d", k), text ("%d", k), 0 };
  if (!constant_index)
    i = COMBINE (text ("(unsigned) $1 %% %d", ELEMENTS),
		 expression (chance (50) ? U32 : I8, v->shape, 1));
  enum type type = v->type;
  const char *to = text ("%s[%s]", v->name, i.ripple);
  const char *lanes_to = text ("%s[%s][%s]", v->name, i.lanes, at);
  if (v->kind == STRUCTURE)
    {
      int m = below (MEMBERS);
      const char *index = m < MEMBERS - 1 ? "" : text ("[%s]", i.ripple);
      type = member_type[m];
      to = text ("%s.m%d%s", v->name, m, index);
      lanes_to = text ("%s[%s].m%d%s", v->name, at, m,
		       *index ? text ("[%s]", i.lanes) : "");
    }
  struct value x = shaped (type, v->shape, 2);
  ripple_line ("%s = %s;", to, x.ripple);
  lanes_line ("EACH (%d) %s = %s;", v->shape, lanes_to, x.lanes);
}

/* Assign to a variable, if one is found.  What lanes have that are off is not
   specified, so that no lane that may be off moves into another one.  */

static int
assign (void)
{
  if (!fn.variables)
    return 0;
  struct variable *v = &fn.variable[below (fn.variables)];
  if (v->kind == COUNTER || (some_off () && v->moved))
    return 0;
  v->partly |= some_off ();
  if (v->kind != PLAIN)
    {
      assign_part (v);
      return 1;
    }
  const char *at = place (v->shape);
  if (chance (25) && !types[v->type].is_float && v->type != BOOL
      && !types[v->type].is_signed)
    {
      static const char *const steps[] = { "++", "--", " += 3", " -= 7" };
      const char *step = PICK (steps);
      ripple_line ("%s%s;", v->name, step);
      lanes_line ("EACH (%d) %s[%s]%s;", v->shape, v->name, at, step);
      return 1;
    }
  struct value x = shaped (v->type, v->shape, 2);
  ripple_line ("%s = %s;", v->name, x.ripple);
  lanes_line ("EACH (%d) %s[%s] = %s;", v->shape, v->name, at, x.lanes);
  return 1;
}

/* A variable of whole bytes that belongs to the block, or null.  */

static struct variable *
integer_variable (void)
{
  for (int tries = 0; tries < 10 && fn.variables; tries++)
    {
      struct variable *v = &fn.variable[below (fn.variables)];
      if (v->kind == PLAIN && v->type != BOOL && !types[v->type].is_float
	  && types[v->type].bits % 8 == 0)
	return v;
    }
  return NULL;
}

/* Copy some bytes of a variable to another one, or to one that gets its shape
   from them.  ROOM: there may be another one.  */

static int
copy_bytes (int room)
{
  struct variable *v = integer_variable (), *w = integer_variable ();
  if (!w)
    return 0;
  if (room && chance (60))
    {
      struct value start = { "77", "77", w->shape };
      v = declare (chance (50) ? w->type : U32, w->shape, start);
    }
  if (!v || v == w || (w->shape & ~v->shape) || (some_off () && v->moved))
    return 0;
  v->partly |= some_off ();
  int to_bytes = types[v->type].bits / 8, from_bytes = types[w->type].bits / 8;
  int most = to_bytes < from_bytes ? to_bytes : from_bytes;
  /* GCC makes an assignment of 1, 2, 4 and 8 bytes.  */
  int n = most > 3 && chance (60) ? 3 : 1 + below (most);
  int to = below (to_bytes - n + 1), from = below (from_bytes - n + 1);
  ripple_line ("__builtin_memcpy ((char *) &%s + %d, (char *) &%s + %d, %d);",
	       v->name, to, w->name, from, n);
  lanes_line ("EACH (%d) __builtin_memcpy ((char *) &%s[%s] + %d, "
	      "(char *) &%s[%s] + %d, %d);", v->shape, v->name,
	      place (v->shape), to, w->name, place (w->shape), from, n);
  struct value at = store_subscript (v->shape);
  const char *c = types[v->type].c, *array = types[v->type].name;
  ripple_line ("%s_0[%s] = %s;", array, at.ripple, v->name);
  lanes_line ("STORE (%s, %d, %s_0, %s, , %s[%s])", c, v->shape, array,
	      at.lanes, v->name, place (v->shape));
  return 1;
}

/* Store.  */

static void
store (void)
{
  static const char *const op[] = { "&", "|", "^" };
  int shape = some_of ((1 << fn.rank) - 1);
  enum type type = (enum type) below (ALL_TYPES);
  const char *to, *member = "";
  if (chance (20))
    {
      int f = below (FIELDS);
      type = field_type[f];
      to = "records";
      member = text (".f%d", f);
    }
  else
    to = text ("%s_%d", types[type].name, below (ARRAYS));
  const char *c = types[type].c;
  struct value at = store_subscript (shape);
  int is_unsigned = !types[type].is_signed && type != BOOL;
  if (is_unsigned && chance (15))
    {
      ripple_line ("%s[%s]%s++;", to, at.ripple, member);
      lanes_line ("STORE (%s, %d, %s, %s, %s, %s[%s]%s + 1)", c, shape, to,
		  at.lanes, member, to, at.lanes, member);
      return;
    }
  struct value x = expression (type, shape, 3);
  if (types[type].is_float)
    x = COMBINE (text ("clamp_%s ($1)", types[type].name), x);
  else if (is_unsigned && chance (20))
    {
      const char *o = PICK (op);
      ripple_line ("%s[%s]%s %s= %s;", to, at.ripple, member, o, x.ripple);
      lanes_line ("STORE (%s, %d, %s, %s, %s, %s[%s]%s %s (%s))", c, shape,
		  to, at.lanes, member, to, at.lanes, member, o, x.lanes);
      return;
    }
  ripple_line ("%s[%s]%s = %s;", to, at.ripple, member, x.ripple);
  lanes_line ("STORE (%s, %d, %s, %s, %s, %s)", c, shape, to, at.lanes,
	      member, x.lanes);
}

/* What combines lanes.  */

static const struct { const char *op, *identity; } ops[]
  = { { "add", "0" }, { "min", "" },
      { "max", "" }, { "mul", "1" }, { "and", "-1" },
      { "or", "0" }, { "xor", "0" } };

/* What operation O, a minimum or maximum of TYPE, starts with.  */

static const char *
extreme (enum type type, int o)
{
  unsigned long long top = ~0ull >> (64 - types[type].bits);
  if (types[type].is_float)
    return o == 1 ? "__builtin_inf ()" : "-__builtin_inf ()";
  return text ("(%s) %lluull", types[type].c,
	       types[type].is_signed ? top / 2 + (o == 2) : o == 1 ? top : 0);
}

static void
reduce (void)
{
  enum type type = (enum type) below (TYPES);
  int is_float = types[type].is_float, o = below (is_float ? 3 : 7);
  int shape = some_of ((1 << fn.rank) - 1);
  if (!shape)
    shape = 1;
  int dims = some_of (shape);
  if (!dims)
    dims = shape;
  const char *c = types[type].c;
  const char *identity = is_float && o == 0 ? "-0.0" : ops[o].identity;
  if (o == 1 || o == 2)
    identity = extreme (type, o);
  struct value x = shaped (type, shape, 2);
  struct value r
    = { text ("ripple_reduce%s (%d, %s)", ops[o].op, dims, x.ripple),
	text ("REDUCE (%s, OP_%s%s, %s, %d, %d, %s)", c,
	      is_float && o ? "f" : "", ops[o].op, identity, shape, dims,
	      x.lanes), shape & ~dims };
  if (is_float)
    r = COMBINE (text ("clamp_%s ($1)", types[type].name), r);
  declare (type, shape & ~dims, r);
}

const struct variable *
full_variable (void)
{
  for (int tries = 0; tries < 10 && fn.variables; tries++)
    {
      struct variable *v = &fn.variable[below (fn.variables)];
      if (v->full && !(some_off () && v->partly) && v->shape
	  && v->kind == PLAIN && v->type != BOOL)
	{
	  v->moved |= some_off ();
	  return v;
	}
    }
  return NULL;
}

static int
slice (const struct variable *v)
{
  int dims = some_of (v->shape);
  const char *indices = "", *at = "", *plus = "";
  int stride = 1;
  for (int d = 0; d < fn.rank; d++)
    {
      int k = dims >> d & 1 ? (int) below (fn.size[d]) : -1;
      indices = text ("%s, %d", indices, k);
      if (v->shape >> d & 1)
	{
	  at = text ("%s%s%d * %s", at, plus, stride,
		     k < 0 ? text ("c%d", d) : text ("%d", k));
	  plus = " + ";
	  stride *= fn.size[d];
	}
    }
  declare (v->type, v->shape & ~dims,
	   (struct value) { text ("ripple_slice (%s%s)", v->name, indices),
			    text ("%s[%s]", v->name, at),
			    v->shape & ~dims });
  return 1;
}

/* Scans of V; sums of floats depend on the order.  */

static int
scan (const struct variable *v)
{
  int is_float = types[v->type].is_float;
  int o = is_float ? 1 + (int) below (2) : (int) below (7), d;
  int exclusive = chance (50);
  do
    d = below (fn.rank);
  while (!(v->shape >> d & 1));
  struct value x
    = { text ("ripple_scan%s%s (%d, %s)", ops[o].op,
	      exclusive ? "_exclusive" : "", 1 << d, v->name),
	text ("SCAN (%s, OP_%s%s, %s, %d, %d, %d, %s[%s])", types[v->type].c,
	      is_float ? "f" : "", ops[o].op,
	      o == 1 || o == 2 ? extreme (v->type, o) : ops[o].identity,
	      v->shape, d, exclusive, v->name, place (v->shape)), v->shape };
  if (is_float)
    x = COMBINE (text ("clamp_%s ($1)", types[v->type].name), x);
  declare (v->type, v->shape, x);
  return 1;
}

/* V compressed or expanded, or permuted by an index.  */

static int
move_by_value (const struct variable *v)
{
  const char *c = types[v->type].c;
  struct value x;
  if (chance (40))
    {
      enum type type = (enum type) below (F32);
      struct value index = shaped (type, some_of ((1 << fn.rank) - 1), 1);
      x.ripple = text ("ripple_permute (%s, (%s) %s)", v->name, types[type].c,
		       index.ripple);
      x.lanes = text ("%s[wrapped ((long long) (%s) %s, %d)]", v->name,
		      types[type].c, index.lanes, elements (v->shape));
      x.shape = index.shape;
    }
  else
    {
      int expand = chance (50);
      struct value m = condition (v->shape, 1);
      x.ripple = text (expand ? "ripple_expand (%s, %s)"
		       : "ripple_compress (%s, %s, &lost)", m.ripple, v->name);
      x.lanes = text ("%s (%s, %d, %s, %s[%s])",
		      expand ? "EXPAND" : "COMPRESS", c, v->shape, m.lanes,
		      v->name, place (v->shape));
      x.shape = v->shape;
    }
  declare (v->type, x.shape, x);
  return 1;
}

/* Move lanes, if there are some that have a value.  */

static int
move_lanes (void)
{
  const struct variable *v = full_variable (), *w = full_variable ();
  if (!v)
    return 0;
  if (chance (25))
    return slice (v);
  if (chance (25))
    return scan (v);
  if (chance (25))
    return move_by_value (v);
  int f = PAIRS + below (SHUFFLES - PAIRS), n = elements (v->shape);
  struct value x
    = { text ("ripple_shuffle (%s, shuffle%d)", v->name, f),
	text ("%s[shuffle%d (%s, %d)]", v->name, f, place (v->shape), n),
	v->shape };
  if (w && w->type == v->type && w->shape == v->shape)
    {
      f = below (PAIRS);
      x.ripple = text ("ripple_shuffle_pair (%s, %s, shuffle%d)", v->name,
		       w->name, f);
      x.lanes = text ("PAIR (%s, %s, %d, shuffle%d (%s, %d))", v->name,
		      w->name, n, f, place (v->shape), n);
    }
  declare (v->type, v->shape, x);
  return 1;
}

/* Call a block function, if there is one.  */

static int
call_block_function (void)
{
  if (!fn.calls)
    return 0;
  const struct block_function *f = &fn.called[below (fn.calls)];
  struct value x[2];
  const char *name[2], *result = new_name ("r");
  for (int i = 0; i < 2; i++)
    {
      int shape = f->parameter_shape[i];
      x[i] = shaped (f->parameter[i], shape, 2);
      name[i] = new_name ("x");
      lanes_line ("%s %s[%d] = { 0 };", types[f->parameter[i]].c, name[i],
		  elements (shape));
      lanes_line ("EACH (%d) %s[%s] = %s;", shape, name[i], place (shape),
		  x[i].lanes);
    }
  lanes_line ("%s %s[%d] = { 0 };", types[f->type].c, result,
	      elements (f->shape));
  lanes_line ("%s_lanes (n, p, %s, %s, %s);", f->name, name[0], name[1],
	      result);
  declare (f->type, f->shape,
	   (struct value) { text ("%s (BS, n, p, %s, %s)", f->name,
				  x[0].ripple, x[1].ripple),
			    text ("%s[%s]", result, place (f->shape)),
			    f->shape });
  return 1;
}

void
simple_statement (void)
{
  int room = fn.variables < VARIABLES - 4, done = 0;
  switch (below (17))
    {
    case 0: case 1:
      if (room)
	{
	  enum type type = (enum type) below (ALL_TYPES);
	  int shape = some_of ((1 << fn.rank) - 1);
	  declare (type, shape, shaped (type, shape, 2));
	  done = 1;
	}
      break;
    case 2:
      if (room && chance (50))
	{
	  if (chance (50))
	    declare_array ();
	  else
	    declare_structure ();
	  done = 1;
	}
      break;
    case 3:
      if (room)
	{
	  chance (30) ? query () : reduce ();
	  done = 1;
	}
      break;
    case 4:
      done = room && move_lanes ();
      break;
    case 5: case 6:
      done = room && call_block_function ();
      break;
    case 7: case 8: case 9: case 10:
      done = assign ();
      break;
    case 11:
      done = copy_bytes (room);
      break;
    case 12:
      if (chance (60))
	{
	  update ();
	  done = 1;
	}
      break;
    }
  if (!done)
    store ();
}

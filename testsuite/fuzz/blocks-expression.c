/* Expressions of random block functions: see blocks.h.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>
#include "blocks.h"

struct value
combine (const char *format, const struct value *operands, int count)
{
  const char *side[2][10];
  int shape = 0;
  for (int i = 0; i < count; i++)
    {
      side[0][i] = operands[i].ripple;
      side[1][i] = operands[i].lanes;
      shape |= operands[i].shape;
    }
  struct value v = { replaced (format, side[0]), replaced (format, side[1]),
		     shape };
  /* What has become too long has done so on both sides.  */
  if (strlen (v.ripple) > PIECE / 4 || strlen (v.lanes) > PIECE / 4)
    v.ripple = v.lanes = "1";
  return v;
}

static struct value
both (const char *x)
{
  return (struct value) { x, x, 0 };
}

const char *
place (int shape)
{
  const char *all = "";
  int stride = 1;
  for (int d = 0; d < 3; d++)
    if (shape >> d & 1)
      {
	all = stride > 1 ? text ("%s + %d * c%d", all, stride, d)
	      : text ("c%d", d);
	stride *= fn.size[d];
      }
  return shape ? all : "0";
}

int
elements (int shape)
{
  int n = 1;
  for (int d = 0; d < 3; d++)
    if (shape >> d & 1)
      n *= fn.size[d];
  return n;
}

int
some_of (int allowed)
{
  int set = 0;
  for (int d = 0; d < 3; d++)
    if (allowed >> d & 1 && chance (70))
      set |= 1 << d;
  return set;
}

struct value
convert (enum type to, enum type from, struct value x)
{
  const char *c = types[to].c;
  if (to == from)
    return x;
  if (types[to].is_float)
    return COMBINE (text ("clamp_%s ((%s) $1)", types[to].name, c), x);
  if (types[from].is_float && to != BOOL)
    return COMBINE (text ("(%s) (int) clamp_%s ($1)", c, types[from].name),
		    x);
  return COMBINE (text ("(%s) $1", c), x);
}

/* The atoms of SHAPE, or of one that is a part of it: one of them.  */

static const struct atom *
some_atom (int shape, int exactly)
{
  int found[ATOMS], count = 0;
  for (int a = 0; a < fn.atoms; a++)
    if (exactly ? fn.atom[a].value.shape == shape
	: (fn.atom[a].value.shape & ~shape) == 0)
      found[count++] = a;
  return count ? &fn.atom[found[below (count)]] : NULL;
}

/* An affine subscript: the sum of one atom for each dimension of SHAPE, with
   strides and a start that keep it below SIZE.  */

static struct value
affine (int shape)
{
  static const char *const types_of_strides[] = { "", "(long) ", "(int) " };
  struct value sum = both ("0");
  int room = SIZE - 1, first = 1;
  for (int d = 0, at = below (3); d < 4; d++)
    {
      int dim = d < 3 ? (at + d) % 3 : -1;
      const struct atom *a
	= dim < 0 ? (chance (30) ? some_atom (0, 1) : NULL)
	: shape >> dim & 1 ? some_atom (1 << dim, 1) : NULL;
      if (!a)
	continue;
      int most = a->max ? room / a->max : 1;
      int stride = most < 1 ? 1 : 1 + below (most < 12 ? most : 12);
      if (chance (40) || most < 1)
	stride = 1;
      const char *cast = PICK (types_of_strides);
      if (first && chance (30))
	sum = COMBINE (text ("%d - %d * %s$1", stride * a->max, stride, cast),
		       a->value);
      else if (first)
	sum = stride > 1 ? COMBINE (text ("%d * $1", stride), a->value)
	      : a->value;
      else
	sum = COMBINE (text (chance (50) ? "$1 + %d * %s$2"
			     : "%2$s$2 * %1$d + $1", stride, cast),
		       sum, a->value);
      first = 0;
      room -= stride * a->max;
    }
  if (room > 0 && chance (50))
    sum = COMBINE (text ("$1 + %d", below (room < 30 ? room : 30)), sum);
  return sum;
}

struct value
subscript (int allowed, int depth)
{
  int shape = some_of (allowed);
  switch (below (9))
    {
    case 0:
      return COMBINE (text ("(unsigned) $1 %% %du", 1 + below (SIZE)),
		      expression (chance (50) ? U32 : I16, allowed,
				  depth - 2));
    case 1:
      return both (text ("%d", below (SIZE)));
    case 2:
      return COMBINE (text ("($1) / %d", 2 + below (3)), affine (shape));
    case 3:
      return COMBINE (text ("(($1) & %d)", (1 << below (7)) - 1),
		      affine (shape));
    case 4:
      return COMBINE (text ("(($1) ^ %d) %% %d", below (16), SIZE),
		      affine (shape));
    default:
      return affine (shape);
    }
}

/* The place of a lane: Z[it] has exactly SHAPE, whatever is folded.  */

static struct value
place_value (int shape)
{
  const char *all = "";
  int stride = 1;
  for (int d = 0; d < 3; d++)
    if (shape >> d & 1)
      {
	all = stride > 1 ? text ("%s + %d * v%d", all, stride, d)
	      : text ("v%d", d);
	stride *= fn.size[d];
      }
  return (struct value) { all, place (shape), shape };
}

struct value
store_subscript (int shape)
{
  switch (below (10))
    {
    case 0:
      if (!shape)
	return both (text ("%d", below (SIZE)));
      /* Any place.  */
      return COMBINE (text ("(unsigned) ($1 + z[$2]) %% %du",
			    2 + below (SIZE - 2)),
		      expression (U32, shape, 1), place_value (shape));
    case 1: case 2:
      /* Several lanes for one place.  */
      return COMBINE (text ("($1) / %d", 2 + below (4)), affine (shape));
    case 3:
      return COMBINE (text ("(($1) & %d)", (16 << below (4)) - 1),
		      affine (shape));
    case 4:
      return COMBINE (text ("(($1) ^ %d) %% %d", below (16), SIZE),
		      affine (shape));
    default:
      return affine (shape);
    }
}

static struct value
number (enum type type)
{
  static const unsigned long long large[]
    = { 0x9e3779b97f4a7c15u, 1ull << 63, ~0ull, ~0ull - 1, (1ull << 63) - 1,
	0xff51afd7ed558ccdu, 1ull << 32, 0xffffffffu, 1ull << 31, 0x80, 0xff,
	0x8000, 0xffff, 0x7f };
  if (types[type].is_float)
    return both (text ("(%s) %d.%s", types[type].c, (int) below (20) - 10,
		       chance (50) ? "5" : "25"));
  if (type == BOOL)
    return both (chance (50) ? "(_Bool) 1" : "(_Bool) 0");
  if (chance (30))
    return both (text ("(%s) 0x%llxu%s", types[type].c, PICK (large), "ll"));
  return both (text ("(%s) %d", types[type].c, (int) below (300) - 100));
}

/* A value of variable V, which is also in lanes of more dimensions.  */

static struct value
variable_value (const struct variable *v, int allowed, int depth,
		enum type *type)
{
  const char *at = place (v->shape);
  *type = v->type;
  struct value self = { v->name, text ("%s[%s]", v->name, at), v->shape };
  if (v->kind == PLAIN || v->kind == COUNTER)
    return self;
  struct value k
    = chance (60) ? both (text ("%d", below (ELEMENTS)))
      : COMBINE (text ("(unsigned) $1 %% %d", ELEMENTS),
		 expression (chance (50) ? U32 : I16, allowed, depth - 2));
  self.lanes = v->name;
  if (v->kind == ARRAY)
    {
      struct value x = COMBINE ("$1[$2]", self, k);
      x.lanes = text ("%s[%s]", x.lanes, at);
      return x;
    }
  int m = below (MEMBERS);
  *type = member_type[m];
  self.lanes = text ("%s[%s]", v->name, at);
  return m < MEMBERS - 1 ? COMBINE (text ("$1.m%d", m), self)
	 : COMBINE (text ("$1.m%d[$2]", m), self, k);
}

/* A value from memory, a variable or a constant.  */

static struct value
leaf (enum type type, int allowed, int depth)
{
  int which = below (12);
  if (which < 5 && fn.variables)
    for (int tries = 0; tries < 8; tries++)
      {
	const struct variable *v = &fn.variable[below (fn.variables)];
	if ((v->shape & ~allowed) == 0 && (v->type == type || tries > 4))
	  {
	    enum type from;
	    struct value x = variable_value (v, allowed, depth, &from);
	    return convert (type, from, x);
	  }
      }
  if (which < 8)
    {
      enum type from = type == BOOL && chance (70) ? U8 : type;
      return convert (type, from,
		      COMBINE (text ("%s_%d[$1]", types[from].name,
				     below (ARRAYS)),
			       subscript (allowed, depth)));
    }
  if (which == 8)
    {
      int f = below (FIELDS);
      return convert (type, field_type[f],
		      /* Bit-fields are promoted to int.  */
		      COMBINE (text ("(%s) records[$1].f%d",
				     types[field_type[f]].c, f),
			       subscript (allowed, depth)));
    }
  const struct atom *a = some_atom (allowed, 0);
  if (which == 9 && a)
    return COMBINE (text ("(%s) $1", types[type].c), a->value);
  if (which == 10)
    {
      static const char *const uniform[] = { "n", "p", "(p & 3)", "seen" };
      return both (text ("(%s) %s", types[type].c, PICK (uniform)));
    }
  return number (type);
}

/* A call of a function for lanes with X, or X.  */

static struct value
call (enum type type, struct value x, int allowed, int depth)
{
  for (int f = 0; f < FUNCTIONS; f++)
    if (function_type[f] == type)
      return COMBINE (text ("lane%d ($1, $2)", f), x,
		      leaf (type, allowed, depth));
  return types[type].is_float
	 ? COMBINE (text ("clamp_%s ($1)", types[type].name), x) : x;
}

static struct value
conditional (enum type type, struct value x, int allowed, int depth)
{
  return COMBINE ("($1 ? $2 : $3)", condition (allowed, depth - 1), x,
		  expression (type, allowed, depth - 1));
}

static struct value
converted (enum type type, int allowed, int depth)
{
  enum type from = (enum type) below (ALL_TYPES);
  return convert (type, from, expression (from, allowed, depth - 1));
}

static struct value
float_expression (enum type type, int allowed, int depth)
{
  if (chance (8))
    return standard (type, allowed, depth);
  struct value x = expression (type, allowed, depth - 1);
  switch (below (10))
    {
    case 0: case 1: case 2:
      return COMBINE (chance (50) ? "($1 + $2)" : "($1 - $2)", x,
		      expression (type, allowed, depth - 1));
    case 3: case 4:
      return COMBINE ("($1 * $2)", x, leaf (type, allowed, depth));
    case 5:
      return COMBINE (text ("($1 / ($2 * $2 + (%s) 1))", types[type].c), x,
		      leaf (type, allowed, depth));
    case 6:
      return conditional (type, x, allowed, depth);
    case 7:
      return chance (50) ? COMBINE ("-$1", leaf (type, allowed, depth))
	     : COMBINE (text ("(%s) (float) $1", types[type].c), x);
    case 8:
      return converted (type, allowed, depth);
    default:
      return call (type, x, allowed, depth);
    }
}

/* X of an unsigned TYPE rotated.  */

static struct value
rotated (enum type type, struct value x, int allowed, int depth)
{
  const char *c = types[type].c;
  int bits = types[type].bits, left = chance (50), k = 1 + below (bits - 1);
  if (chance (60))
    return COMBINE (text ("(%s) ($1 %s %d | $1 %s %d)", c,
			  left ? "<<" : ">>", k, left ? ">>" : "<<",
			  bits - k), x);
  return COMBINE (text ("(%s) ($1 %s ($2 & %d) | $1 %s (-$2 & %d))", c,
			left ? "<<" : ">>", bits - 1, left ? ">>" : "<<",
			bits - 1), x, leaf (type, allowed, depth));
}

struct value
expression (enum type type, int allowed, int depth)
{
  static const char *const of_two[]
    = { "add_sat", "sub_sat", "rotate_left", "rotate_right", "average_up",
	"average_down", "multiply_high", "multiply_rounded",
	"abs_difference" };
  if (depth <= 0 || chance (15))
    return leaf (type, allowed, depth);
  if (types[type].is_float)
    return float_expression (type, allowed, depth);
  if (type == BOOL)
    return COMBINE ("(_Bool) $1", condition (allowed, depth));
  if (chance (10))
    return standard (type, allowed, depth);
  const char *c = types[type].c, *wide = types[type].wide;
  struct value x = expression (type, allowed, depth - 1);
  switch (below (19))
    {
    case 0: case 1: case 2:
      return COMBINE (text ("(%s) ((%s) $1 %c (%s) $2)", c, wide,
			    "+-*"[below (3)], wide), x,
		      expression (type, allowed, depth - 1));
    case 3: case 4:
      return COMBINE (text ("(%s) ($1 %c $2)", c, "&|^"[below (3)]), x,
		      expression (type, allowed, depth - 1));
    case 5:
      return COMBINE (text ("(%s) ((%s) $1 << ($2 & %d))", c, wide,
			    types[type].bits - 1), x,
		      leaf (type, allowed, depth));
    case 6:
      return COMBINE (text ("(%s) ($1 >> ($2 & %d))", c,
			    types[type].bits - 1), x,
		      leaf (type, allowed, depth));
    case 7:
      return COMBINE (text ("(%s) ($1 >> %d)", c, below (types[type].bits)),
		      x);
    case 8:
      return COMBINE (text ("(%s) ((%s) $1 %c ((%s) $2 | 1u))", c, wide,
			    "/%"[below (2)], wide), x,
		      leaf (type, allowed, depth));
    case 9:
      return COMBINE (text ("div_%s ($1, $2)", types[type].name), x,
		      leaf (type, allowed, depth));
    case 10:
      return COMBINE (chance (50) ? text ("(%s) ~$1", c)
		      : text ("(%s) -(%s) $1", c, wide), x);
    case 11: case 12:
      return conditional (type, x, allowed, depth);
    case 13:
      return COMBINE (text ("(%s) $1", c), condition (allowed, depth - 1));
    case 14:
      return converted (type, allowed, depth);
    case 15:
      return call (type, x, allowed, depth);
    case 16:
      return types[type].is_signed ? x : rotated (type, x, allowed, depth);
    case 17:
      return COMBINE (text ("ripple_%s ($1, $2)", of_two[below (9)]),
		      COMBINE (text ("(%s) $1", c), x),
		      COMBINE (text ("(%s) $1", c),
			       leaf (type, allowed, depth)));
    default:
      if (types[type].bits > 32)
	return COMBINE (text ("(%s) !$1", c), x);
      return COMBINE (text (chance (50) ? "(%s) __builtin_abs ((int) $1 / 2)"
			    : "(%s) __builtin_popcount ((unsigned) $1)", c),
		      x);
    }
}

struct value
condition (int allowed, int depth)
{
  static const char *const relation[] = { "<", "<=", ">", ">=", "==", "!=" };
  static const char *const uniform[] = { "(n > 20)", "(p & 1)", "(n == 7)" };
  enum type type = (enum type) below (TYPES);
  switch (depth > 0 ? below (12) : 0)
    {
    case 7:
      return COMBINE ("($1 && $2)", condition (allowed, depth - 1),
		      condition (allowed, depth - 1));
    case 8:
      return COMBINE ("($1 || $2)", condition (allowed, depth - 1),
		      condition (allowed, depth - 1));
    case 9:
      return chance (50) ? COMBINE ("!$1", condition (allowed, depth - 1))
	     : COMBINE ("($1 != 0)", expression (U8, allowed, depth - 1));
    case 10:
      return both (PICK (uniform));
    case 11:
      return leaf (BOOL, allowed, depth);
    default:
      {
	struct value x = expression (type, allowed, depth - 1);
	return COMBINE (text ("($1 %s $2)", PICK (relation)), x,
			leaf (type, allowed, depth));
      }
    }
}

struct value
with_shape (enum type type, int shape, struct value x)
{
  const char *c = types[type].c;
  if (!shape)
    return types[type].is_float
	   ? COMBINE (text ("clamp_%s ($1)", types[type].name), x) : x;
  if (chance (25) && type != BOOL)
    {
      struct value v = COMBINE (types[type].is_float
				? text ("clamp_%s ($1)", types[type].name)
				: text ("(%s) ($1)", c), x);
      v.ripple = text ("ripple_broadcast (BS, %d, %s)", shape, v.ripple);
      v.shape = shape;
      return v;
    }
  struct value z = place_value (shape);
  if (types[type].is_float)
    return COMBINE (text ("clamp_%s ($1 + (%s) z[$2])", types[type].name, c),
		    x, z);
  if (type == BOOL)
    return COMBINE ("(_Bool) ($1 ^ (z[$2] & 1))", x, z);
  return COMBINE (text ("(%s) ((%s) $1 + z[$2])", c, types[type].wide), x,
		  z);
}

struct value
shaped (enum type type, int shape, int depth)
{
  return with_shape (type, shape, expression (type, shape, depth));
}

/* The names of vector functions; see library-name.h.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>
#include "core/library-name.h"

/* Extents and indices beyond this are no numbers of lanes.  */
enum { MAX_NUMBER = 1 << 20 };

static bool
digit_p (char c)
{
  return c >= '0' && c <= '9';
}

/* If the text at *P begins with PREFIX, skip that.  */

static bool
skip (const char **p, const char *prefix)
{
  size_t n = strlen (prefix);
  if (strncmp (*p, prefix, n) != 0)
    return false;
  *p += n;
  return true;
}

/* The number at *P, which is skipped, or a negative one.  */

static long
number (const char **p)
{
  long n = 0;
  if (!digit_p (**p))
    return -1;
  for (; digit_p (**p); ++*p)
    if (n <= MAX_NUMBER)
      n = n * 10 + (**p - '0');
  return n <= MAX_NUMBER ? n : -1;
}

/* Read a shape and the underscore behind it.  Returns what is wrong, or
   null.  */

static const char *
read_shape (const char **p, struct library_shape *out)
{
  static const char *const elements[]
    = { "f16", "bf16", "f32", "f64", "i1", "i8", "i16", "i32", "i64", "u8",
	"u16", "u32", "u64" };
  const char *invalid = "shape is not of the form t<extents><element type>";
  const char *end;
  unsigned d = 0;
  out->shape = shape_scalar ();
  if (!skip (p, "t"))
    return invalid;
  do
    {
      long n = number (p);
      if (n < 1)
	return invalid;
      if (d == SHAPE_RANK)
	return "shape has more than 10 dimensions";
      out->shape.dim[d++].fixed = (uint64_t) n;
    }
  while (skip (p, "x"));
  for (end = *p; *end && *end != '_'; end++)
    ;
  for (unsigned i = 0; i < LIBRARY_ELEMENTS; i++)
    if (strlen (elements[i]) == (size_t) (end - *p)
	&& strncmp (elements[i], *p, (size_t) (end - *p)) == 0)
      {
	out->given = true;
	out->element = (enum library_element) i;
	*p = end;
	return skip (p, "_") ? NULL : "shape lacks an underscore behind it";
      }
  return "element type is none of f16, bf16, f32, f64, i1, i8, i16, i32, i64,"
	 " u8, u16, u32, u64";
}

/* Read the shape of what WORD says, "arg2" for instance, to *OUT.  */

static bool
read_signature (const char **p, const char *word, struct library_shape *out,
		char *fault)
{
  const char *wrong;
  if (out->given)
    wrong = "shape is given twice";
  else
    wrong = read_shape (p, out);
  if (wrong)
    snprintf (fault, LIBRARY_FAULT, "its `%s' %s", word, wrong);
  return !wrong;
}

/* True if a shape without a word is at P.  A name that merely looks like the
   beginning of one is a name.  */

static bool
shape_at_p (const char *p)
{
  struct library_shape ignored;
  return read_shape (&p, &ignored) == NULL;
}

/* True if `arg' at P begins a signature: a function may be called argmax.  */

static bool
argument_at_p (const char *p)
{
  return skip (&p, "arg") && (digit_p (*p) || *p == '_');
}

/* Read one option or signature.  False if there is none, or a fault.  */

static bool
read_item (const char **p, struct library_name *out, unsigned *next,
	   char *fault)
{
  char word[16];
  if (skip (p, "ew_"))
    return out->elementwise = true;
  if (skip (p, "pure_"))
    return out->pure = true;
  if (skip (p, "mask_"))
    return out->mask = true;
  if (skip (p, "uniform_"))
    return read_signature (p, "uniform", &out->uniform, fault);
  if (skip (p, "ret_"))
    return read_signature (p, "ret", &out->ret, fault);
  long index;
  if (argument_at_p (*p))
    {
      skip (p, "arg");
      index = number (p);
      if (index < 0 || !skip (p, "_"))
	{
	  snprintf (fault, LIBRARY_FAULT,
		    "`arg' needs an index and an underscore");
	  return false;
	}
    }
  else if (shape_at_p (*p))
    index = *next;
  else
    return false;
  if (index >= LIBRARY_ARGS)
    {
      snprintf (fault, LIBRARY_FAULT, "argument %ld is beyond the %d that such"
		" functions may have", index, LIBRARY_ARGS);
      return false;
    }
  *next = (unsigned) index + 1;
  snprintf (word, sizeof word, "arg%ld", index);
  return read_signature (p, word, &out->arg[index], fault);
}

bool
library_name_read (const char *name, struct library_name *out, char *fault)
{
  unsigned next = 0;
  bool own = false;
  fault[0] = '\0';
  if (!skip (&name, "ripple_"))
    return false;
  memset (out, 0, sizeof *out);
  while (read_item (&name, out, &next, fault))
    ;
  out->scalar = name;
  if (fault[0])
    return true;
  for (unsigned i = 0; i < LIBRARY_ARGS; i++)
    own |= out->arg[i].given;
  if (*name == '\0')
    snprintf (fault, LIBRARY_FAULT, "the name of the function for one number"
	      " is missing");
  else if (out->uniform.given && (out->ret.given || own))
    snprintf (fault, LIBRARY_FAULT, "`uniform' cannot stand beside `%s'",
	      out->ret.given ? "ret" : "arg");
  return true;
}

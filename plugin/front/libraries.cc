/* Vector functions that a program offers by their names: which there are, and
   whether name and types agree.

     v64sf ripple_ew_pure_sinf (v64sf)	sinf on lanes, 64 at a time

   They are noted where they are declared, since nothing calls them; and who
   calls sinf refers to those with a body until the pass is done, which GCC
   would drop else (kept-bodies.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/internal.h"
#include "front/libraries.h"

/* All of them.  The declarations are kept from the collector by a list.  */
static auto_vec<library_function *> functions;
tree front_library_decls;
static hash_set<tree> *seen;

/* Report WHY, an error if it is one of the types and not of the name, that
   FNDECL is no vector function.  */

static void
refuse (tree fndecl, bool error, const char *why)
{
  ripple_report (DECL_SOURCE_LOCATION (fndecl),
		 error ? RMK_LIBRARY_TYPE : RMK_LIBRARY_NAME, fndecl, why);
}

/* True if TYPE can be an element named E.  Signs are not looked at, and a
   condition is an integer of any size.  */

static bool
element_p (tree type, enum library_element e)
{
  static const unsigned char bits[]
    = { 16, 16, 32, 64, 0, 8, 16, 32, 64, 8, 16, 32, 64 };
  unsigned size = TYPE_PRECISION (type);
  if (e <= LIBRARY_F64)
    return SCALAR_FLOAT_TYPE_P (type) && size == bits[e]
	   && (size != 16 || (REAL_MODE_FORMAT (TYPE_MODE (type))->p == 8)
			     == (e == LIBRARY_BF16));
  return INTEGRAL_TYPE_P (type) && (e == LIBRARY_I1 || size == bits[e]);
}

/* Fill in V, which is of TYPE and for which the name says SIG; WORD is what
   the name calls it.  False after a report.  */

static bool
read_value (tree fndecl, tree type, const struct library_shape *sig,
	    const char *word, library_value *v)
{
  char why[LIBRARY_FAULT + 64];
  unsigned HOST_WIDE_INT n = 1;
  v->shape = shape_scalar ();
  v->type = TYPE_MAIN_VARIANT (type);
  v->vector = NULL_TREE;
  v->in_memory = false;
  if (VECTOR_TYPE_P (type))
    v->vector = v->type;
  else if (sig->given && POINTER_TYPE_P (type)
	   && VECTOR_TYPE_P (TREE_TYPE (type)))
    {
      v->vector = TYPE_MAIN_VARIANT (TREE_TYPE (type));
      v->in_memory = true;
    }
  if (v->vector)
    {
      v->type = TYPE_MAIN_VARIANT (TREE_TYPE (v->vector));
      if (!TYPE_VECTOR_SUBPARTS (v->vector).is_constant (&n))
	{
	  refuse (fndecl, true, "its vectors have no constant length");
	  return false;
	}
      v->shape = shape_1d (0, n, false);
    }
  if (!sig->given)
    return true;
  if (shape_lanes (&sig->shape) != n)
    {
      char text[SHAPE_TEXT];
      shape_print (&sig->shape, text, sizeof text);
      snprintf (why, sizeof why,
		"%s is a %.40s by its name and has %u elements", word, text,
		(unsigned) n);
      refuse (fndecl, true, why);
      return false;
    }
  if (v->vector && !element_p (v->type, sig->element))
    {
      snprintf (why, sizeof why, "the elements of %s are not those that its"
		" name says", word);
      refuse (fndecl, true, why);
      return false;
    }
  v->shape = sig->shape;
  return true;
}

/* The mask of F, whose last parameter has TYPE.  */

static bool
read_mask (library_function *f, tree type)
{
  static const struct library_shape none = library_shape ();
  if (!type)
    {
      refuse (f->decl, true, "the mask that `mask' asks for is missing");
      return false;
    }
  if (!VECTOR_TYPE_P (type) || !INTEGRAL_TYPE_P (TREE_TYPE (type)))
    {
      refuse (f->decl, true, "the last parameter, its mask, is no vector of"
			     " integers");
      return false;
    }
  f->masked = true;
  return read_value (f->decl, type, &none, "its mask", &f->mask);
}

/* True if the vectors of F, which takes lanes by themselves, have one
   length.  */

static bool
read_lanes (library_function *f)
{
  bool any = false;
  f->lanes = f->ret.vector ? shape_lanes (&f->ret.shape) : 0;
  for (unsigned i = 0; i < f->nargs; i++)
    if (f->arg[i].vector)
      {
	unsigned n = shape_lanes (&f->arg[i].shape);
	if (f->lanes && f->lanes != n)
	  {
	    refuse (f->decl, true, "`ew' needs vectors of one length");
	    return false;
	  }
	f->lanes = n;
	any = true;
      }
  if (!any)
    refuse (f->decl, true, "`ew' needs an argument that is a vector");
  else if (f->masked && shape_lanes (&f->mask.shape) != f->lanes)
    refuse (f->decl, true, "its mask has another length than its vectors");
  else
    return true;
  return false;
}

/* True if a parameter or the result of a function of TYPE is a vector, or is
   one in memory by its NAME.  */

static bool
has_vectors_p (tree type, const struct library_name *name)
{
  bool given = name->ret.given;
  if (VECTOR_TYPE_P (TREE_TYPE (type)))
    return true;
  for (unsigned i = 0; i < LIBRARY_ARGS; i++)
    given |= name->arg[i].given;
  for (tree t = TYPE_ARG_TYPES (type); t && !VOID_TYPE_P (TREE_VALUE (t));
       t = TREE_CHAIN (t))
    if (VECTOR_TYPE_P (TREE_VALUE (t))
	|| (given && POINTER_TYPE_P (TREE_VALUE (t))
	    && VECTOR_TYPE_P (TREE_TYPE (TREE_VALUE (t)))))
      return true;
  return false;
}

/* Fill in F, of which NAME was read.  False after a report.  */

static bool
read_function (library_function *f, const struct library_name *name)
{
  static const struct library_shape none = library_shape ();
  tree type = TREE_TYPE (f->decl), t;
  auto_vec<tree> params;
  char word[32];
  for (t = TYPE_ARG_TYPES (type); t && !VOID_TYPE_P (TREE_VALUE (t));
       t = TREE_CHAIN (t))
    params.safe_push (TREE_VALUE (t));
  f->scalar = name->scalar;
  f->elementwise = name->elementwise;
  f->pure = name->pure || TREE_READONLY (f->decl) || DECL_PURE_P (f->decl);
  if (name->mask
      && !read_mask (f, params.is_empty () ? NULL_TREE : params.pop ()))
    return false;
  tree result = TREE_TYPE (type);
  /* A result in memory: its place is the first parameter.  */
  if (VOID_TYPE_P (result) && name->ret.given && !params.is_empty ())
    {
      result = params[0];
      params.ordered_remove (0);
    }
  const struct library_shape *sig = name->ret.given ? &name->ret
				    : VECTOR_TYPE_P (result) ? &name->uniform
				    : &none;
  if (!read_value (f->decl, result, sig, "the result", &f->ret))
    return false;
  f->nargs = params.length ();
  if (f->nargs > LIBRARY_ARGS)
    {
      refuse (f->decl, true, "it has more than 16 parameters");
      return false;
    }
  for (unsigned i = f->nargs; i < LIBRARY_ARGS; i++)
    if (name->arg[i].given)
      {
	char why[LIBRARY_FAULT];
	snprintf (why, sizeof why, "it has no argument %u, only %u, counted"
		  " from 0", i, f->nargs);
	refuse (f->decl, false, why);
	return false;
      }
  for (unsigned i = 0; i < f->nargs; i++)
    {
      snprintf (word, sizeof word, "argument %u", i);
      sig = name->arg[i].given ? &name->arg[i]
	    : VECTOR_TYPE_P (params[i]) ? &name->uniform : &none;
      if (!read_value (f->decl, params[i], sig, word, &f->arg[i]))
	return false;
    }
  return !f->elementwise || read_lanes (f);
}

void
library_note (tree fndecl)
{
  struct library_name name;
  char fault[LIBRARY_FAULT];
  tree type = TREE_TYPE (fndecl);
  if (!DECL_NAME (fndecl)
      || !startswith (IDENTIFIER_POINTER (DECL_NAME (fndecl)), "ripple_")
      || !library_name_read (IDENTIFIER_POINTER (DECL_NAME (fndecl)), &name,
			     fault)
      || !prototype_p (type) || stdarg_p (type)
      || !has_vectors_p (type, &name)
      || (DECL_CONTEXT (fndecl)
	  && TREE_CODE (DECL_CONTEXT (fndecl)) != TRANSLATION_UNIT_DECL))
    return;
  if (!seen)
    seen = new hash_set<tree>;
  if (seen->add (DECL_NAME (fndecl)))
    return;
  if (fault[0])
    {
      refuse (fndecl, false, fault);
      return;
    }
  library_function *f = XCNEW (library_function);
  f->decl = fndecl;
  if (!read_function (f, &name))
    {
      free (f);
      return;
    }
  front_library_decls = tree_cons (NULL_TREE, fndecl, front_library_decls);
  functions.safe_push (f);
}

void
library_functions (tree fndecl, auto_vec<const library_function *> *out)
{
  char name[LIBRARY_NAME];
  if (functions.is_empty ())
    return;
  if (!ripple_library_name (fndecl, name))
    snprintf (name, sizeof name, "%s", DECL_NAME (fndecl)
	      ? IDENTIFIER_POINTER (DECL_NAME (fndecl)) : "");
  for (unsigned i = 0; i < functions.length (); i++)
    if (strcmp (functions[i]->scalar, name) == 0)
      out->safe_push (functions[i]);
}

void
refer_to_library (cgraph_node *node, tree fndecl)
{
  auto_vec<const library_function *> found;
  library_functions (fndecl, &found);
  for (unsigned i = 0; i < found.length (); i++)
    if (DECL_INITIAL (found[i]->decl))
      node->create_reference (cgraph_node::get_create (found[i]->decl),
			      IPA_REF_ADDR);
}

bool
library_function_p (cgraph_node *node)
{
  for (unsigned i = 0; i < functions.length (); i++)
    if (functions[i]->decl == node->decl)
      return true;
  return false;
}

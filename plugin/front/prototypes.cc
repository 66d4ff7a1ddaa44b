/* The functions of the API, one for each type of elements.

     #pragma ripple declare all __ripple_reduce_add : T (uint64_t, T)

   declares, in C, __ripple_reduce_add_i8 and so on, in C++ overloads of
   __ripple_reduce_add.  The text of a thousand prototypes would take much
   longer to read than most programs.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/frontend.h"
#include "front/internal.h"

/* What the word for a set of types asks of them, and the element types that
   <ripple.h> names by typedefs.  */
enum { WHOLE = 1, REAL = 2, NATIVE = 4, SINGLE = 8 };

struct type_set
{
  const char *name;
  unsigned kinds;
};

static const type_set sets[] =
{
  { "all", WHOLE | REAL | NATIVE | SINGLE },
  { "all_int", WHOLE | NATIVE | SINGLE },
  { "all_float", REAL | NATIVE | SINGLE },
  { "native", WHOLE | REAL | NATIVE },
  { "native_int", WHOLE | NATIVE }
};

struct element
{
  const char *suffix;
  unsigned kind;
  tree type;			/* Null if there is no such type.  */
};

/* The type that the typedef or the keyword NAME is, or null.  */

static tree
named_type (const char *name)
{
  tree id = maybe_get_identifier (name);
  tree decl = id ? lookup_name (id) : NULL_TREE;

  return decl && TREE_CODE (decl) == TYPE_DECL ? TREE_TYPE (decl) : NULL_TREE;
}

/* As the tables of include/ripple/elements.h have them.  */

struct elements
{
  auto_vec<element, 20> list;

  void
  add (const char *suffix, unsigned kind, tree type)
  {
    list.safe_push ({ suffix, kind, type });
  }

  elements ()
  {
    bool lp64 = TYPE_PRECISION (long_integer_type_node) == 64;
    add ("c", WHOLE | NATIVE, char_type_node);
    add ("i8", WHOLE | NATIVE, signed_char_type_node);
    add ("u8", WHOLE | NATIVE, unsigned_char_type_node);
    add ("i16", WHOLE | NATIVE, short_integer_type_node);
    add ("u16", WHOLE | NATIVE, short_unsigned_type_node);
    add ("i32", WHOLE | NATIVE, integer_type_node);
    add ("u32", WHOLE | NATIVE, unsigned_type_node);
    add (lp64 ? "i64" : "l", WHOLE | NATIVE, long_integer_type_node);
    add (lp64 ? "u64" : "ul", WHOLE | NATIVE, long_unsigned_type_node);
    add (lp64 ? "ll" : "i64", WHOLE | NATIVE, long_long_integer_type_node);
    add (lp64 ? "ull" : "u64", WHOLE | NATIVE, long_long_unsigned_type_node);
    add ("f32", REAL | NATIVE, float_type_node);
    add ("f64", REAL | NATIVE, double_type_node);
    add ("f16", REAL | NATIVE, named_type ("__ripple_f16"));
    add ("bf16", REAL | NATIVE, named_type ("__ripple_bf16"));
    add ("i128", WHOLE | SINGLE, named_type ("__ripple_i128"));
    add ("u128", WHOLE | SINGLE, named_type ("__ripple_u128"));
    add ("ld", REAL | SINGLE, long_double_type_node);
    add ("f128", REAL | SINGLE, named_type ("__ripple_f128"));
  }

  /* The type that WORD is, or null.  */

  tree
  find (const char *word) const
  {
    for (unsigned i = 0; i < list.length (); i++)
      if (strcmp (list[i].suffix, word) == 0)
	return list[i].type;
    return strcmp (word, "bool") == 0 ? boolean_type_node
	   : strcmp (word, "int") == 0 ? integer_type_node
	   : strcmp (word, "void") == 0 ? void_type_node
	   : strcmp (word, "size_t") == 0 ? size_type_node
	   : named_type (word);
  }
};

/* A type in a prototype.  */

struct parameter
{
  bool element;			/* T.  */
  bool constant, pointer;	/* const TYPE *.  */
  tree type;

  tree
  for_element (tree t) const
  {
    t = element ? t : type;
    if (constant)
      t = build_qualified_type (t, TYPE_QUAL_CONST);
    return pointer ? build_pointer_type (t) : t;
  }
};

struct prototype
{
  const char *name;
  parameter result;
  auto_vec<parameter, 12> parameters;
  bool variadic;
};

/* Read a type, TOKEN with VALUE being its first one; the token behind it is
   read, too.  */

static parameter
read_type (const elements *types, cpp_ttype *token, tree *value)
{
  parameter p = { false, false, false, NULL_TREE };

  if (*token == CPP_NAME && id_equal (*value, "const"))
    {
      p.constant = true;
      *token = (cpp_ttype) pragma_lex (value);
    }
  if (*token == CPP_NAME)
    {
      p.element = id_equal (*value, "T");
      p.type = types->find (IDENTIFIER_POINTER (*value));
      *token = (cpp_ttype) pragma_lex (value);
    }
  if (*token == CPP_MULT)
    {
      p.pointer = true;
      *token = (cpp_ttype) pragma_lex (value);
    }
  return p;
}

/* Declare P for ELEMENT.  */

static void
declare (const prototype *p, const element *e)
{
  /* In C++ the types are part of the name, unless they say nothing.  */
  bool suffix = frontend_get () == &frontend_c;
  for (unsigned i = 0; !suffix && i < p->parameters.length (); i++)
    if (p->parameters[i].element)
      break;
    else
      suffix = i + 1 == p->parameters.length ();
  char *name = suffix ? concat (p->name, "_", e->suffix, NULL)
		      : xstrdup (p->name);
  auto_vec<tree, 12> types;
  for (unsigned i = 0; i < p->parameters.length (); i++)
    types.safe_push (p->parameters[i].for_element (e->type));
  tree result = p->result.for_element (e->type);
  tree type = p->variadic
	      ? build_varargs_function_type_array (result, types.length (),
						   types.address ())
	      : build_function_type_array (result, types.length (),
					   types.address ());
  tree decl = build_decl (input_location, FUNCTION_DECL, get_identifier (name),
			  type);
  free (name);
  TREE_PUBLIC (decl) = 1;
  DECL_EXTERNAL (decl) = 1;
  TREE_NOTHROW (decl) = 1;
  DECL_ATTRIBUTES (decl) = tree_cons (get_identifier ("leaf"), NULL_TREE,
				      NULL_TREE);
  frontend_get ()->declare (decl);
}

/* #pragma ripple declare SET NAME : RESULT (TYPE, ...).  What types there are
   not has no functions.  */

static void
handle_declare (cpp_reader *)
{
  elements types;
  prototype p;
  tree set = NULL_TREE, value;
  unsigned kinds = 0;
  cpp_ttype token = (cpp_ttype) pragma_lex (&set);

  for (unsigned i = 0; token == CPP_NAME && i < ARRAY_SIZE (sets); i++)
    if (id_equal (set, sets[i].name))
      kinds = sets[i].kinds;
  token = (cpp_ttype) pragma_lex (&value);
  p.name = token == CPP_NAME ? IDENTIFIER_POINTER (value) : "";
  p.variadic = false;
  pragma_lex (&value);
  token = (cpp_ttype) pragma_lex (&value);
  p.result = read_type (&types, &token, &value);
  while (token != CPP_CLOSE_PAREN && token != CPP_PRAGMA_EOL
	 && token != CPP_EOF)
    {
      token = (cpp_ttype) pragma_lex (&value);
      if (token == CPP_ELLIPSIS)
	p.variadic = true;
      else
	p.parameters.safe_push (read_type (&types, &token, &value));
      if (token == CPP_ELLIPSIS)
	token = (cpp_ttype) pragma_lex (&value);
    }
  if (token == CPP_CLOSE_PAREN)
    pragma_lex (&value);
  if (!p.result.element && !p.result.type)
    return;
  for (unsigned i = 0; i < types.list.length (); i++)
    if (types.list[i].type
	&& (types.list[i].kind & kinds) == types.list[i].kind)
      declare (&p, &types.list[i]);
}

void
prototypes_init (void)
{
  /* Names of the program are no macros here.  */
  c_register_pragma ("ripple", "declare", handle_declare);
}

/* The functions of mathematics on lanes that a unit may call are read at its
   end, the others not at all.

   Which ones these are the words of its files tell, as the C++ front end reads
   all tokens before it parses any.  So a file, ripple/math/math.h, follows
   the unit's last one, with a macro for what there shall be of it:

     #define __RIPPLE_MATH_FILES__ 0x0001	exp.h

   A name that the preprocessor puts together of other words is not found: such
   a function is called lane by lane.  Where files cannot be read, and for
   precompiled headers, which do not know their users, all functions are read.
   Preprocessed text has what it needs.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "safe-ctype.h"
#include "toplev.h"
#include "front/frontend.h"
#include "front/internal.h"

FRONTEND_WEAK (cpp_push_include);
FRONTEND_WEAK (cpp_defined);
FRONTEND_WEAK (cpp_lookup);
extern const struct c_common_resword c_common_reswords[]
  __attribute__ ((weak));
extern const unsigned int num_c_common_reswords __attribute__ ((weak));


/* The files of include/ripple/math/, with the numbers that math.h has.  */
enum
{
  EXP = 1, LOG = 2, POWER = 4, ROOT = 8, TRIG = 16, ARC = 32, HYPERBOLIC = 64,
  ERF = 128, GAMMA = 256, PARTS = 512, COMPLEX = 1024, PRODUCTS = 2048,
  ALL = 4095
};

/* Words and the files that have what they mean, or what GCC makes of it.  */
static const struct
{
  const char *word;
  unsigned files;
} words[] =
{
  { "exp", EXP }, { "exp2", EXP | PARTS }, { "exp10", EXP }, { "pow10", EXP },
  { "expm1", EXP }, { "log", LOG }, { "log2", LOG }, { "log10", LOG },
  { "log1p", LOG }, { "pow", POWER | EXP | ROOT | PARTS },
  { "cbrt", ROOT | POWER }, { "rsqrt", ROOT }, { "hypot", ROOT },
  { "sin", TRIG }, { "cos", TRIG }, { "sincos", TRIG }, { "tan", TRIG },
  { "sinpi", TRIG }, { "cospi", TRIG },
  { "atan", ARC }, { "atan2", ARC }, { "asin", ARC }, { "acos", ARC },
  { "sinh", HYPERBOLIC }, { "cosh", HYPERBOLIC }, { "tanh", HYPERBOLIC },
  { "asinh", HYPERBOLIC }, { "acosh", HYPERBOLIC }, { "atanh", HYPERBOLIC },
  { "erf", ERF }, { "erfc", ERF },
  { "tgamma", GAMMA }, { "lgamma", GAMMA }, { "gamma", GAMMA },
  { "fmod", PARTS }, { "remainder", PARTS }, { "drem", PARTS },
  { "scalbn", PARTS }, { "ldexp", PARTS }, { "scalbln", PARTS },
  { "frexp", PARTS }, { "modf", PARTS }, { "ilogb", PARTS },
  { "logb", PARTS }, { "nextafter", PARTS }, { "fdim", PARTS },
  { "cexp", COMPLEX }, { "cexpi", COMPLEX }, { "cabs", COMPLEX },
  { "carg", COMPLEX }, { "complex", PRODUCTS }, { "_Complex", PRODUCTS },
  { "complex__", PRODUCTS }
};

/* Headers of the system whose functions call others.  */
static const struct
{
  const char *name;
  unsigned files;
} headers[] =
{
  { "tgmath.h", COMPLEX }, { "complex", ALL }, { "valarray", ALL },
  { "random", ALL }
};

/* What the unit's words mean so far.  */
static unsigned wanted;
/* Its files that may call functions.  They are read at the end, if the unit
   uses Ripple.  */
static hash_set<nofree_string_hash> *seen_files;
static auto_vec<const char *> files;
/* Its last line.  */
static location_t end_of_unit;
static bool at_end;
/* A file more follows, but the token for the end is still to come.  */
static bool goes_on;

/* What WORD, of N letters, means.  The names of types that functions have
   behind their own mean nothing: expf16, __builtin_expf.  */

static unsigned
meaning (const char *word, size_t n)
{
  static const char *const prefixes[]
    = { "__builtin_ripple_", "__builtin_elementwise_", "__builtin_", "__" };
  static const char *const suffixes[]
    = { "", "f", "l", "f16", "bf16", "f32", "f64", "f32x", "_r", "f_r" };
  for (unsigned i = 0; *word == '_' && i < ARRAY_SIZE (prefixes); i++)
    {
      size_t length = strlen (prefixes[i]);
      if (n > length && memcmp (word, prefixes[i], length) == 0)
	{
	  word += length;
	  n -= length;
	}
    }
  for (unsigned i = 0; i < ARRAY_SIZE (words); i++)
    {
      size_t length = strlen (words[i].word);
      if (length > n || memcmp (word, words[i].word, length) != 0)
	continue;
      for (unsigned j = 0; j < ARRAY_SIZE (suffixes); j++)
	if (strlen (suffixes[j]) == n - length
	    && memcmp (word + length, suffixes[j], n - length) == 0)
	  return words[i].files;
    }
  return 0;
}

/* True if a word that begins with C may mean something.  */

static bool
first_letter_p (char c)
{
  static bool letters[256];
  if (!letters['_'])
    {
      letters['_'] = true;
      for (unsigned i = 0; i < ARRAY_SIZE (words); i++)
	letters[(unsigned char) words[i].word[0]] = true;
    }
  return letters[(unsigned char) c];
}

static void
read_words (const char *text, size_t n)
{
  const char *end = text + n;
  while (text < end)
    {
      if (!ISIDNUM (*text))
	{
	  text++;
	  continue;
	}
      const char *word = text;
      while (text < end && ISIDNUM (*text))
	text++;
      if (first_letter_p (*word) && text - word < LIBRARY_NAME)
	wanted |= meaning (word, text - word);
    }
}

/* True if the names of functions in the file NAME, a header of the system if
   SYSTEM, are those of their declarations: the headers of the C and C++
   libraries, of GCC and of Ripple.  */

static bool
declares_only_p (const char *name, bool system)
{
  static const char *const places[]
    = { "/c++/", "/bits/", "/gcc/", "/ripple/", "/ripple.h", "/ripple_math.h",
	"/math.h", "/complex.h", "/tgmath.h", "/stdc-predef.h" };
  for (unsigned i = 0; system && i < ARRAY_SIZE (places); i++)
    if (strstr (name, places[i]))
      return true;
  return false;
}

static void
read_file (const char *name)
{
  FILE *file = fopen (name, "r");
  struct stat st;
  if (!file || fstat (fileno (file), &st) != 0 || !S_ISREG (st.st_mode))
    wanted = ALL;
  else
    {
      char *text = XNEWVEC (char, st.st_size + 1);
      read_words (text, fread (text, 1, st.st_size, file));
      free (text);
    }
  if (file)
    fclose (file);
}

/* A file begins.  */

static void
note_file (const char *name, bool system)
{
  for (unsigned i = 0; system && i < ARRAY_SIZE (headers); i++)
    if (strcmp (lbasename (name), headers[i].name) == 0)
      wanted |= headers[i].files;
  /* Not the names of files.  */
  if (wanted == ALL || declares_only_p (name, system)
      || strcmp (name, "<built-in>") == 0
      || strcmp (name, "<command-line>") == 0)
    return;
  if (!seen_files)
    seen_files = new hash_set<nofree_string_hash>;
  name = xstrdup (name);
  if (!seen_files->add (name))
    files.safe_push (name);
}

static void (*next_file_change) (cpp_reader *, const line_map_ordinary *);
static void (*next_line_change) (cpp_reader *, const cpp_token *, int);
static void (*next_read_pch) (cpp_reader *, const char *, int, const char *);

static bool
defined_p (const char *macro)
{
  return cpp_defined (parse_in, (const unsigned char *) macro, strlen (macro));
}

/* Keywords mean themselves from here on.  The program's macros of other names
   meet none in the files that follow.  */

static void
undefine_keywords (void)
{
  for (unsigned i = 0; i < num_c_common_reswords; i++)
    if (defined_p (c_common_reswords[i].word))
      {
	/* A directive would need a place among the tokens.  */
	const char *word = c_common_reswords[i].word;
	cpp_hashnode *node
	  = cpp_lookup (parse_in, (const unsigned char *) word, strlen (word));
	node->type = NT_VOID;
	node->value.macro = NULL;
      }
}

/* NEW_MAP is null where there are no more files.  */

static void
on_file_change (cpp_reader *reader, const line_map_ordinary *new_map)
{
  if (new_map && new_map->reason == LC_ENTER && !at_end)
    note_file (ORDINARY_MAP_FILE_NAME (new_map),
	       ORDINARY_MAP_IN_SYSTEM_HEADER_P (new_map));
  next_file_change (reader, new_map);
  if (new_map || at_end)
    return;
  at_end = true;
  if (!defined_p ("RIPPLE_H") || defined_p ("RIPPLE_MATH_MATH_H"))
    return;
  for (unsigned i = 0; i < files.length () && wanted != ALL; i++)
    read_file (files[i]);
  if (pch_file || (wanted && ripple_math == MATH_EXACT))
    wanted = ALL;
  /* In C errors and scopes that are not closed are known here.  */
  if (!wanted || seen_error ()
      || (!flag_preprocess_only && !lang_hooks.decls.global_bindings_p ()))
    return;
  char definition[40];
  snprintf (definition, sizeof definition, "__RIPPLE_MATH_FILES__=0x%x",
	    wanted);
  frontend_define (definition);
  undefine_keywords ();
  goes_on = cpp_push_include (reader, "ripple/math/math.h");
}

/* TOKEN is the first one of a line.  What the end of the program gave is no
   end, but a token that means nothing.  */

static void
on_line_change (cpp_reader *reader, const cpp_token *token, int parsing_args)
{
  if (goes_on && token->type == CPP_EOF)
    {
      cpp_token *padding = const_cast<cpp_token *> (token);
      padding->type = CPP_PADDING;
      padding->flags = 0;
      padding->val.source = NULL;
      goes_on = false;
    }
  else
    {
      if (!at_end && token->type != CPP_EOF)
	end_of_unit = token->src_loc;
      if (next_line_change)
	next_line_change (reader, token, parsing_args);
    }
}

static void
on_read_pch (cpp_reader *reader, const char *name, int fd, const char *orig)
{
  wanted = ALL;
  next_read_pch (reader, name, fd, orig);
}

/* #pragma ripple end: what comes is not of the program.  If that goes on, an
   error says so, and no others about what stands there.  */

static void
handle_end (cpp_reader *)
{
  if (!lang_hooks.decls.global_bindings_p ())
    fatal_error (end_of_unit, "expected %<}%> at end of input");
}

void
wanted_math_init (void)
{
  cpp_callbacks *callbacks = cpp_get_callbacks (parse_in);
  if (ripple_math >= MATH_LIBMVEC || !flag_hosted)
    return;
  c_register_pragma ("ripple", "end", handle_end);
  if (cpp_get_options (parse_in)->preprocessed || !callbacks->file_change)
    return;
  note_file (main_input_filename, false);
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    if (save_decoded_options[i].opt_index == OPT_D)
      read_words (save_decoded_options[i].arg,
		  strlen (save_decoded_options[i].arg));
  next_file_change = callbacks->file_change;
  callbacks->file_change = on_file_change;
  next_line_change = callbacks->line_change;
  callbacks->line_change = on_line_change;
  next_read_pch = callbacks->read_pch;
  if (next_read_pch)
    callbacks->read_pch = on_read_pch;
}

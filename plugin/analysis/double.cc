/* What is computed in double though float would do: lanes of float that meet
   a constant without the suffix f, or a function for double.  Decides where
   the program is told of it, and finds the constant in its text, so that the
   remark can name it and propose the edit:

     INPUT	y[i] * 0.5
     OUTPUT	note: ... since '0.5' is a 'double'; with '0.5f' ...

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/check.h"
#include "report/report.h"

/* Characters FROM up to END of the line at TEXT.  */
struct piece
{
  const char *text;
  unsigned from, end;
};

static bool
word_char_p (char c)
{
  return ISALNUM (c) || c == '_' || c == '.';
}

/* The end of the number, in the sense of the preprocessor, that begins at
   P->from.  */

static unsigned
number_end (const piece *p)
{
  unsigned k = p->from;
  while (k < p->end
	 && (word_char_p (p->text[k])
	     || ((p->text[k] == '+' || p->text[k] == '-')
		 && strchr ("eEpP", p->text[k - 1]))))
    k++;
  return k;
}

/* True if TOKEN is a floating constant without a suffix.  */

static bool
plain_constant_p (const char *token)
{
  if (token[0] == '0' && (token[1] == 'x' || token[1] == 'X'))
    {
      const char *exponent = strpbrk (token, "pP");
      return exponent && exponent[strspn (exponent, "pP+-0123456789")] == '\0';
    }
  return (strpbrk (token, ".eE")
	  && token[strspn (token, "+-.eE0123456789")] == '\0');
}

/* True if C is the value of TOKEN, but for the sign: `x - 1.5' may have become
   `x + -1.5'; or its inverse: `x / 2.0' may be `x * 0.5'.  */

static bool
same_value_p (const char *token, tree c)
{
  REAL_VALUE_TYPE value, other = real_value_abs (TREE_REAL_CST_PTR (c));
  real_from_string3 (&value, token, TYPE_MODE (TREE_TYPE (c)));
  return (real_identical (&value, &other)
	  || (exact_real_inverse (TYPE_MODE (TREE_TYPE (c)), &value)
	      && real_identical (&value, &other)));
}

/* Find the one floating constant without a suffix in P, and narrow P to it.
   Return its text, to be freed; null if there is none, or several, or if it
   is not where C comes from.  What strings and comments contain is not looked
   at.  */

static char *
find_constant (piece *p, tree c)
{
  piece found = { p->text, 0, 0 }, at = *p;
  while (at.from < at.end)
    {
      const char *s = at.text + at.from;
      bool more = at.from + 1 < at.end;
      if (*s == '"' || *s == '\''
	  || (*s == '/' && more && (s[1] == '/' || s[1] == '*')))
	break;
      if (!word_char_p (*s))
	{
	  at.from++;
	  continue;
	}
      unsigned end = at.from;
      if (ISDIGIT (*s) || (*s == '.' && more && ISDIGIT (s[1])))
	{
	  end = number_end (&at);
	  char *token = xstrndup (s, end - at.from);
	  bool plain = plain_constant_p (token);
	  free (token);
	  if (plain && found.end)
	    return NULL;
	  if (plain)
	    found = { at.text, at.from, end };
	}
      /* Else a name, in which digits mean nothing; `x.e-1' is no number.  */
      else
	while (end < at.end && word_char_p (at.text[end]))
	  end++;
      at.from = end;
    }
  if (!found.end)
    return NULL;
  char *token = xstrndup (found.text + found.from, found.end - found.from);
  if (same_value_p (token, c))
    {
      *p = found;
      return token;
    }
  free (token);
  return NULL;
}

/* Find the constant C in the text of the expression at LOC.  Return its text,
   to be freed, and its last character in *LAST; null if it is not clear.  */

static char *
constant_in_program (location_t loc, tree c, location_t *last)
{
  location_t start = get_start (loc), finish = get_finish (loc);
  expanded_location from = expand_location (start);
  expanded_location to = expand_location (finish);
  if (!from.file || from.file != to.file || from.line != to.line
      || from.column < 1 || to.column < from.column
      || linemap_location_from_macro_expansion_p (line_table, start)
      || linemap_location_from_macro_expansion_p (line_table, finish))
    return NULL;
  char_span line = ripple_source_line (from.file, from.line);
  unsigned length = line.length ();
  if (!line || (unsigned) to.column > length)
    return NULL;
  piece p = { line.get_buffer (), (unsigned) from.column - 1,
	      (unsigned) to.column };
  /* Of `y *= 0.5' C knows no more than where the operator is.  */
  if (start == get_pure_location (line_table, loc))
    while (p.end < length && !strchr (";,", p.text[p.end]))
      p.end++;
  else
    while (p.end < length && word_char_p (p.text[p.end]))
      p.end++;
  char *token = find_constant (&p, c);
  if (token)
    *last = linemap_position_for_loc_and_offset (line_table, start,
						 p.end - from.column);
  return token;
}

/* Report that what is at LOC is computed in double because of C.  */

static void
report_constant (location_t loc, tree c)
{
  rich_location where (line_table, loc);
  location_t last;
  char *token = constant_in_program (loc, c, &last);
  if (!token)
    {
      ripple_report (loc, RMK_DOUBLE);
      return;
    }
  where.add_fixit_insert_after (last, "f");
  ripple_report_fix (&where, RMK_DOUBLE_CONSTANT, token, token);
  free (token);
}

/* Tell the user if STMT, on lanes that were float, is computed in double for
   the sake of a constant.  */

void
check_double (gimple *stmt)
{
  tree x = gimple_assign_rhs1 (stmt), c = gimple_assign_rhs2 (stmt);
  if (!ripple_missed_wanted_p () || !c
      || !varying_p (gimple_assign_lhs (stmt)))
    return;
  if (TREE_CODE (x) == REAL_CST)
    std::swap (x, c);
  if (TREE_CODE (c) != REAL_CST || TREE_CODE (x) != SSA_NAME
      || TYPE_MODE (TREE_TYPE (c)) != DFmode)
    return;
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (gimple_assign_cast_p (def)
      && TYPE_MODE (TREE_TYPE (gimple_assign_rhs1 (def))) == SFmode)
    report_constant (ripple_program_location (stmt_location (stmt)), c);
}

/* Tell the user if CALL is of a mathematical function for double whose lanes
   were float.  */

void
check_double_call (gcall *call)
{
  tree fn = gimple_call_fndecl (call), lhs = gimple_call_lhs (call);
  if (!ripple_missed_wanted_p () || !fn || !varying_p (lhs)
      || TYPE_MODE (TREE_TYPE (lhs)) != DFmode
      || !fndecl_built_in_p (fn, BUILT_IN_NORMAL))
    return;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree x = gimple_call_arg (call, i);
      gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
      if (TREE_CODE (x) != REAL_CST
	  && !(def && gimple_assign_cast_p (def)
	       && TYPE_MODE (TREE_TYPE (gimple_assign_rhs1 (def))) == SFmode))
	return;
    }
  ripple_report (stmt_location (call), RMK_DOUBLE_CALL, fn,
		 IDENTIFIER_POINTER (DECL_NAME (fn)));
}

/* Is this the GCC that the plugin was built for?

   Plugins of GCC have no stable interface: built for another GCC they crash
   or miscompile, hence the strings that describe a GCC must be equal.

   This runs before that is known.  Functions of the compiler may be missing
   then and its structures may be others, so this file uses the C library
   only, and prints its messages, which are those of remark.def, by itself.
   That it is reached at all in another GCC is the work of plugin/link.sh.

   Called by plugin_init (ripple.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define _POSIX_C_SOURCE 200809L

#include "gcc-check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum
{
  SEV_ERROR, SEV_WARNING, SEV_NOTE, SEV_SHOWN, SEV_OPTIMIZED, SEV_MISSED
};

enum message
{
#define REMARK(ID, SEVERITY, NAME, TEXT) MSG_##ID,
#include "../report/remark.def"
#undef REMARK
};

static const struct
{
  int severity;
  const char *name, *text;
} messages[] =
{
#define REMARK(ID, SEVERITY, NAME, TEXT) { SEV_##SEVERITY, NAME, TEXT },
#include "../report/remark.def"
#undef REMARK
};

static char compiler[4096];	/* The file of the compiler proper.  */

/* Print message ID; the arguments are those of its text, which may have the
   formats %s, %qs, %< and %>.  */

static void
print (enum message id, ...)
{
  const char *slash = strrchr (compiler, '/');
  va_list args;

  fprintf (stderr, "%s: %s: ", slash ? slash + 1 : compiler,
	   messages[id].severity == SEV_ERROR ? "error" : "note");
  va_start (args, id);
  for (const char *s = messages[id].text; *s; s++)
    if (*s != '%')
      putc (*s, stderr);
    else if (*++s == 's')
      fputs (va_arg (args, const char *), stderr);
    else
      {
	putc ('\'', stderr);
	if (*s == 'q')
	  {
	    fprintf (stderr, "%s'", va_arg (args, const char *));
	    s++;
	  }
      }
  va_end (args);
  fprintf (stderr, " [ripple-%s]\n", messages[id].name);
}

/* True if the word of LEN characters at WORD is one of TEXT, whose words
   stand between blanks.  */

static bool
has_word (const char *text, const char *word, size_t len)
{
  for (const char *s = text; *s; s += strcspn (s, " "))
    {
      s += strspn (s, " ");
      if (strcspn (s, " ") == len && strncmp (s, word, len) == 0)
	return true;
    }
  return false;
}

/* The words of A that are not in B, separated by blanks.  */

static char *
extra_words (const char *a, const char *b)
{
  char *result = calloc (strlen (a) + 2, 1), *end = result;
  size_t len;

  if (!result)
    abort ();
  for (const char *s = a; *(s += strspn (s, " ")); s += len)
    {
      len = strcspn (s, " ");
      if (has_word (b, s, len))
	continue;
      if (end != result)
	*end++ = ' ';
      memcpy (end, s, len);
      end += len;
    }
  return result;
}

/* Print the field NAME if MINE and GCC differ; if WORDS, only the words that
   do.  */

static void
print_field (const char *name, const char *mine, const char *gcc, bool words)
{
  char *a, *b;

  if (strcmp (mine, gcc) == 0)
    return;
  a = extra_words (mine, words ? gcc : "");
  b = extra_words (gcc, words ? mine : "");
  print (MSG_WRONG_GCC_FIELD, name, a, b);
  free (a);
  free (b);
}

/* Print how to build the plugin for the family whose driver the user called,
   by the name of its C driver.  */

static void
print_rebuild (void)
{
  static const char *const others[] = { "g++", "gfortran" };
  const char *name = getenv ("COLLECT_GCC"), *base;
  char driver[4096];

  if (!name)
    name = "gcc";
  base = strrchr (name, '/');
  base = base ? base + 1 : name;
  snprintf (driver, sizeof driver, "%s", name);
  for (unsigned i = 0; i < sizeof others / sizeof *others; i++)
    {
      const char *at = strstr (base, others[i]);
      if (at)
	snprintf (driver, sizeof driver, "%.*sgcc%s", (int) (at - name), name,
		  at + strlen (others[i]));
    }
  print (MSG_WRONG_GCC_REBUILD, driver);
}

bool
gcc_check (const char *file, const struct gcc_strings *mine,
	   const struct gcc_strings *gcc)
{
  if (strcmp (mine->version, gcc->version) == 0
      && strcmp (mine->date, gcc->date) == 0
      && strcmp (mine->phase, gcc->phase) == 0
      && strcmp (mine->revision, gcc->revision) == 0
      && strcmp (mine->configuration, gcc->configuration) == 0)
    return true;

  if (readlink ("/proc/self/exe", compiler, sizeof compiler - 1) <= 0)
    strcpy (compiler, "this compiler");
  print (MSG_WRONG_GCC, file, compiler);
  print_field ("version", mine->version, gcc->version, false);
  print_field ("date", mine->date, gcc->date, false);
  print_field ("development phase", mine->phase, gcc->phase, false);
  print_field ("revision", mine->revision, gcc->revision, false);
  print_field ("configuration", mine->configuration, gcc->configuration, true);
  print_rebuild ();
  return false;
}

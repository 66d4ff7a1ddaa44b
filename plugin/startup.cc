/* Start-up: is this the right GCC, what does the user want, where are the
   headers.

   Decides whether the plugin takes part in the compilation at all.  Plugins
   of GCC have no stable interface: built for another GCC they crash or
   miscompile, hence the five strings that describe a GCC must be equal.

   Called by plugin_init (ripple.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "dumpfile.h"
#include "incpath.h"
#include "spellcheck.h"
#include "report/report.h"
#include "startup.h"

#ifndef RIPPLE_VERSION
# define RIPPLE_VERSION "(unknown version)"
#endif
#ifndef RIPPLE_INCLUDE_SUBDIR
# define RIPPLE_INCLUDE_SUBDIR "ripple-include"
#endif

/* Which GCC.  */

/* The file of the running compiler proper, for messages.  */

static const char *
compiler_file (void)
{
  static char buf[4096];
  ssize_t len = readlink ("/proc/self/exe", buf, sizeof buf - 1);

  if (len <= 0)
    return progname;
  buf[len] = '\0';
  return buf;
}

/* The C driver of the family whose driver the user called, for messages.  To
   be freed.  */

static char *
driver_name (void)
{
  static const char *const others[] = { "g++", "gfortran" };
  const char *name = getenv ("COLLECT_GCC");

  for (unsigned i = 0; name && i < ARRAY_SIZE (others); i++)
    if (const char *at = strstr (lbasename (name), others[i]))
      {
	char *dir = xstrndup (name, at - name);
	return reconcat (dir, dir, "gcc", at + strlen (others[i]), NULL);
      }
  return xstrdup (name ? name : "gcc");
}

/* The words of A that are not in B, separated by blanks.  To be freed.  */

static char *
extra_words (const char *a, const char *b)
{
  char *words = xstrdup (a), *result = xstrdup ("");
  char *padded = concat (" ", b, " ", NULL);

  for (char *w = strtok (words, " "); w; w = strtok (NULL, " "))
    {
      char *key = concat (" ", w, " ", NULL);
      if (!strstr (padded, key))
	result = reconcat (result, result, *result ? " " : "", w, NULL);
      free (key);
    }
  free (padded);
  free (words);
  return result;
}

bool
ripple_check_gcc (const plugin_name_args *plugin, const plugin_gcc_version *gcc)
{
  const plugin_gcc_version *mine = &gcc_version;
  const struct { const char *name, *mine, *gcc; } fields[] =
    {
      { "version", mine->basever, gcc->basever },
      { "date", mine->datestamp, gcc->datestamp },
      { "development phase", mine->devphase, gcc->devphase },
      { "revision", mine->revision, gcc->revision },
      { "configuration", mine->configuration_arguments,
	gcc->configuration_arguments }
    };
  bool same = true;

  for (unsigned i = 0; i < ARRAY_SIZE (fields); i++)
    same &= strcmp (fields[i].mine, fields[i].gcc) == 0;
  if (same)
    return true;

  auto_diagnostic_group group;
  ripple_report (UNKNOWN_LOCATION, RMK_WRONG_GCC, plugin->full_name,
		 compiler_file ());
  for (unsigned i = 0; i < ARRAY_SIZE (fields); i++)
    if (strcmp (fields[i].mine, fields[i].gcc) != 0)
      {
	bool long_p = fields[i].mine == mine->configuration_arguments;
	char *a = extra_words (fields[i].mine, long_p ? fields[i].gcc : "");
	char *b = extra_words (fields[i].gcc, long_p ? fields[i].mine : "");
	ripple_report (UNKNOWN_LOCATION, RMK_WRONG_GCC_FIELD, fields[i].name,
		       a, b);
	free (a);
	free (b);
      }
  char *driver = driver_name ();
  ripple_report (UNKNOWN_LOCATION, RMK_WRONG_GCC_REBUILD, driver);
  free (driver);
  return false;
}

/* Options.  */

static void
option_help (const plugin_name_args *plugin, const char *)
{
  fputs (plugin->help, stderr);
}

static void
option_version (const plugin_name_args *plugin, const char *)
{
  fprintf (stderr, "%s\n", plugin->version);
}

static void
option_report (const plugin_name_args *plugin, const char *value)
{
  if (strcmp (value, "off") == 0)
    ripple_remark_notes = REMARK_NOTES_OFF;
  else if (strcmp (value, "missed") == 0)
    ripple_remark_notes = REMARK_NOTES_MISSED;
  else if (strcmp (value, "all") == 0)
    ripple_remark_notes = REMARK_NOTES_ALL;
  else
    ripple_report (UNKNOWN_LOCATION, RMK_OPTION_VALUE, value,
		   plugin->base_name, "report", "off, missed, all");
}

/* As -fdump-ipa-ripple[-FLAGS], which GCC reads before it knows the pass.  */

static void
option_dump (const plugin_name_args *, const char *value)
{
  char *name = concat ("ipa-ripple", value ? "-" : "", value, NULL);

  g->get_dumps ()->dump_switch_p (name);
  free (name);
}

enum value_kind { VALUE_NONE, VALUE_OPTIONAL, VALUE_REQUIRED };

static const struct
{
  const char *key;
  enum value_kind value;
  void (*obey) (const plugin_name_args *plugin, const char *value);
  const char *syntax, *help;
} options[] =
{
  { "help", VALUE_NONE, option_help, "help", "print this text" },
  { "version", VALUE_NONE, option_version, "version", "print the version" },
  { "report", VALUE_REQUIRED, option_report, "report=off|missed|all",
    "print optimisation remarks as notes" },
  { "dump", VALUE_OPTIONAL, option_dump, "dump[=FLAGS]",
    "dump like -fdump-ipa-ripple[-FLAGS]" }
};

/* Tell GCC, and through it `gcc --help' and -fplugin-arg-ripple-help, what
   the options are.  */

static void
register_texts (plugin_name_args *plugin)
{
  char *help = concat ("Options of GCC Ripple (-fplugin=", plugin->base_name,
		       "):\n", NULL);
  char *version = concat ("GCC Ripple " RIPPLE_VERSION " for GCC ",
			  gcc_version.basever, NULL);

  for (unsigned i = 0; i < ARRAY_SIZE (options); i++)
    {
      char line[200];
      snprintf (line, sizeof line, "  -fplugin-arg-%s-%-24s %s\n",
		plugin->base_name, options[i].syntax, options[i].help);
      help = reconcat (help, help, line, NULL);
    }
  plugin->help = help;
  plugin->version = version;
  plugin_info info = { version, help };
  register_callback (plugin->base_name, PLUGIN_INFO, NULL, &info);
}

/* Report that there is no option KEY, and which the user may have meant.  */

static void
report_unknown (const plugin_name_args *plugin, const char *key)
{
  auto_vec<const char *> keys;
  const char *hint;

  for (unsigned i = 0; i < ARRAY_SIZE (options); i++)
    keys.safe_push (options[i].key);
  hint = find_closest_string (key, &keys);
  if (hint)
    ripple_report (UNKNOWN_LOCATION, RMK_UNKNOWN_OPTION_HINT,
		   plugin->base_name, key, plugin->base_name, hint);
  else
    ripple_report (UNKNOWN_LOCATION, RMK_UNKNOWN_OPTION,
		   plugin->base_name, key, plugin->base_name);
}

static void
parse_option (const plugin_name_args *plugin, const plugin_argument *arg)
{
  unsigned i = 0;

  while (i < ARRAY_SIZE (options) && strcmp (options[i].key, arg->key) != 0)
    i++;
  if (i == ARRAY_SIZE (options))
    report_unknown (plugin, arg->key);
  else if (arg->value && options[i].value == VALUE_NONE)
    ripple_report (UNKNOWN_LOCATION, RMK_OPTION_NO_VALUE,
		   plugin->base_name, arg->key);
  else if (!arg->value && options[i].value == VALUE_REQUIRED)
    ripple_report (UNKNOWN_LOCATION, RMK_OPTION_NEEDS_VALUE,
		   plugin->base_name, arg->key, plugin->base_name,
		   options[i].syntax);
  else
    options[i].obey (plugin, arg->value);
}

void
ripple_parse_options (plugin_name_args *plugin)
{
  register_texts (plugin);
  for (int i = 0; i < plugin->argc; i++)
    parse_option (plugin, &plugin->argv[i]);
}

/* Headers.  */

/* Not in lto1, and of no use outside C and C++.  */
extern void add_path (char *, incpath_kind, int, bool) __attribute__ ((weak));

static bool
directory_p (const char *name)
{
  struct stat st;

  return stat (name, &st) == 0 && S_ISDIR (st.st_mode);
}

/* The place is the one of -idirafter: the last.  So every other header is
   found as without the plugin, with no file more looked for.  */

void
ripple_add_include_dir (const plugin_name_args *plugin)
{
  char *dir;

  if (!add_path || !(lang_GNU_C () || lang_GNU_CXX ()))
    return;
  dir = concat (plugin->full_name, NULL);
  dir[lbasename (dir) - dir] = '\0';
  dir = reconcat (dir, dir, RIPPLE_INCLUDE_SUBDIR, NULL);
#ifdef RIPPLE_BUILD_INCLUDE
  if (!directory_p (dir))
    dir = reconcat (dir, RIPPLE_BUILD_INCLUDE, NULL);
#endif
  if (directory_p (dir))
    add_path (dir, INC_AFTER, true, false);
  else
    free (dir);
}

/* Start-up: is this the right GCC, what does the user want, where are the
   headers.

   Decides whether the plugin takes part in the compilation at all.

   Called by plugin_init (ripple.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "dumpfile.h"
#include "incpath.h"
#include "spellcheck.h"
#include "core/gcc-check.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/pipeline.h"
#include "target/target.h"
#include "front/front.h"
#include "startup.h"

#ifndef RIPPLE_VERSION
# define RIPPLE_VERSION "(unknown version)"
#endif
#ifndef RIPPLE_INCLUDE_SUBDIR
# define RIPPLE_INCLUDE_SUBDIR "ripple-include"
#endif

/* Which GCC.  */

static gcc_strings
strings_of (const plugin_gcc_version *v)
{
  return { v->basever, v->datestamp, v->devphase, v->revision,
	   v->configuration_arguments };
}

bool
ripple_check_gcc (const plugin_name_args *plugin,
		  const plugin_gcc_version *gcc)
{
  const gcc_strings mine = strings_of (&gcc_version), its = strings_of (gcc);

  return gcc_check (plugin->full_name, &mine, &its);
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

/* The one of the N values VALUES that is nearly VALUE, or null.  */

static const char *
closest_value (const char *value, const char *const *values, unsigned n)
{
  auto_vec<const char *> names;

  for (unsigned i = 0; i < n; i++)
    names.safe_push (values[i]);
  return find_closest_string (value, &names);
}

/* The number of VALUE among the N values VALUES that the option KEY can have;
   -1, after an error, if it is none.  */

static int
value_number (const plugin_name_args *plugin, const char *key,
	      const char *value, const char *const *values, unsigned n)
{
  char *list = xstrdup (values[0]);
  const char *hint;

  for (unsigned i = 0; i < n; i++)
    if (strcmp (value, values[i]) == 0)
      return i;
  for (unsigned i = 1; i < n; i++)
    list = reconcat (list, list, ", ", values[i], NULL);
  hint = closest_value (value, values, n);
  if (hint)
    ripple_report (UNKNOWN_LOCATION, RMK_OPTION_VALUE_HINT, value,
		   plugin->base_name, key, list, hint);
  else
    ripple_report (UNKNOWN_LOCATION, RMK_OPTION_VALUE, value,
		   plugin->base_name, key, list);
  free (list);
  return -1;
}

static void
option_report (const plugin_name_args *plugin, const char *value)
{
  static const char *const values[] = { "off", "missed", "all" };
  int i = value_number (plugin, "report", value, values, ARRAY_SIZE (values));

  if (i >= 0)
    ripple_remark_notes = (enum remark_notes) i;
}

static void
option_width (const plugin_name_args *plugin, const char *value)
{
  static const char *const values[] = { "16", "32", "64" };

  if (value_number (plugin, "width", value, values, ARRAY_SIZE (values)) >= 0)
    ripple_width = atoi (value);
}

static void
option_gather (const plugin_name_args *plugin, const char *value)
{
  static const char *const values[] = { "auto", "always", "never" };
  int i = value_number (plugin, "gather", value, values, ARRAY_SIZE (values));

  if (i >= 0)
    ripple_gather = (enum ripple_gather) i;
}

static void
option_tail (const plugin_name_args *plugin, const char *value)
{
  static const char *const values[] = { "mask", "predicate", "peel" };
  int i = value_number (plugin, "tail", value, values, ARRAY_SIZE (values));

  if (i >= 0)
    ripple_tail = (enum ripple_tail) i;
}

static void
option_sme (const plugin_name_args *plugin, const char *value)
{
  static const char *const uses[] = { "off", "auto", "on", "dispatch" };
  static const char *const jobs[] = { "f32", "f64", "f16", "s8", "s16",
				      "transpose" };
  char *list = xstrdup (value);
  char *word = strtok (list, ",");
  int i = value_number (plugin, "sme", word ? word : "", uses,
			ARRAY_SIZE (uses));

  if (i >= 0)
    ripple_matrix_use = (enum ripple_matrix_use) i;
  word = i >= 0 ? strtok (NULL, ",") : NULL;
  if (word)
    ripple_matrix_jobs = 0;
  for (; word; word = strtok (NULL, ","))
    {
      i = value_number (plugin, "sme", word, jobs, ARRAY_SIZE (jobs));
      if (i >= 0)
	ripple_matrix_jobs |= 1 << i;
    }
  free (list);
}

static void
option_math (const plugin_name_args *plugin, const char *value)
{
  static const char *const values[]
    = { "ripple", "fast", "exact", "libmvec", "sleef", "scalar" };
  int i = value_number (plugin, "math", value, values, ARRAY_SIZE (values));

  if (i >= 0)
    ripple_math = (enum ripple_math) i;
}

/* As with -include, which GCC obeys when it begins to read the program.  */

static void
option_lib (const plugin_name_args *, const char *value)
{
  if (lang_GNU_C () || lang_GNU_CXX ())
    lang_hooks.handle_option (OPT_include, xstrdup (value), 1, 0,
			      UNKNOWN_LOCATION, NULL);
}

static void
option_simd (const plugin_name_args *plugin, const char *value)
{
  static const char *const values[] = { "gcc", "ripple" };
  int i = value_number (plugin, "simd", value, values, ARRAY_SIZE (values));

  if (i >= 0)
    ripple_make_simd_clones = i == 1;
}

static void
option_no_warn (const plugin_name_args *plugin, const char *value)
{
  auto_vec<const char *> names;
  const char *hint;

  if (strncmp (value, "ripple-", strlen ("ripple-")) == 0)
    value += strlen ("ripple-");
  if (ripple_disable_warning (value))
    return;
  ripple_warnings (&names);
  hint = find_closest_string (value, &names);
  if (hint)
    ripple_report (UNKNOWN_LOCATION, RMK_NO_WARNING_HINT, value, hint);
  else
    ripple_report (UNKNOWN_LOCATION, RMK_NO_WARNING, value);
}

static void
option_emulate (const plugin_name_args *, const char *)
{
  lanes_emulate = true;
  /* Lanes shall not become vectors again.  */
  flag_tree_loop_vectorize = 0;
  flag_tree_slp_vectorize = 0;
}

/* What is asked for already.  */

static void
option_strict (const plugin_name_args *, const char *)
{
}

/* Some values are shown as notes; others are the step behind which the dump
   shows what there is then.  Others are as in -fdump-ipa-ripple[-FLAGS], which
   GCC reads before it knows the pass.  */

static void
option_dump (const plugin_name_args *plugin, const char *value)
{
  static const char *const values[]
    = { "shapes", "masks", "accesses", "all" };
  static const unsigned shown[]
    = { SHOW_SHAPES, SHOW_MASKS, SHOW_ACCESSES, SHOW_ALL };

  for (unsigned i = 0; value && i < ARRAY_SIZE (values); i++)
    if (strcmp (value, values[i]) == 0)
      {
	ripple_show |= shown[i];
	return;
      }
  if (value && dump_after_step (value))
    value = NULL;
  if (value && closest_value (value, values, ARRAY_SIZE (values)))
    {
      value_number (plugin, "dump", value, values, ARRAY_SIZE (values));
      return;
    }

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
  { "no-warn", VALUE_REQUIRED, option_no_warn, "no-warn=ID",
    "do not give the warning [ripple-ID]" },
  { "width", VALUE_REQUIRED, option_width, "width=16|32|64",
    "use vectors of at most so many bytes" },
  { "gather", VALUE_REQUIRED, option_gather, "gather=auto|always|never",
    "where to gather lanes instead of loading them one by one" },
  { "emulate", VALUE_NONE, option_emulate, "emulate",
    "compute every lane by itself, in scalar code" },
  { "strict", VALUE_NONE, option_strict, "strict",
    "what cannot be done as written is an error (default)" },
  { "tail", VALUE_REQUIRED, option_tail, "tail=mask|predicate|peel",
    "what loops without a clause do with the remainder" },
  { "sme", VALUE_REQUIRED, option_sme, "sme=auto|off|on|dispatch[,JOBS]",
    "where to use the matrix unit; JOBS: some of f32, f64, f16, s8, s16,"
    " transpose" },
  { "math", VALUE_REQUIRED, option_math,
    "math=ripple|fast|exact|libmvec|sleef|scalar",
    "what the functions of <math.h> are on lanes" },
  { "lib", VALUE_REQUIRED, option_lib, "lib=FILE",
    "include FILE, a library of vector functions, before the program" },
  { "simd", VALUE_REQUIRED, option_simd, "simd=gcc|ripple",
    "who makes the variants of functions declared with omp declare simd" },
  { "dump", VALUE_OPTIONAL, option_dump,
    "dump[=shapes|masks|accesses|all|STEP|FLAGS]",
    "show these as notes; or dump behind a step, or like -fdump-ipa-ripple" }
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

/* Printing of messages.

   Decides where a message of remark.def goes: to GCC's diagnostics (errors,
   warnings, notes), which honour -w, -Werror and the -fdiagnostics options,
   or to GCC's optimisation remarks (-fopt-info-vec[-missed],
   -fsave-optimization-record), which exist only while a pass of the vec group
   runs.

     REMARK (CLASH, ERROR, "clash", "%qs clashes with %qs")

     t.c:4:7: error: 'Tensor[8]' clashes with 'Tensor[4]' [ripple-clash]

   A position in the expansion of a macro of a system header, as those of
   <ripple.h> are, is reported where the program uses the macro: the program
   is what has to change, and GCC drops warnings about system headers.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "dumpfile.h"
#include "report/report.h"

unsigned ripple_errors;
enum remark_notes ripple_remark_notes;
unsigned ripple_show;

enum severity
{
  SEV_ERROR, SEV_WARNING, SEV_NOTE, SEV_SHOWN, SEV_OPTIMIZED, SEV_MISSED
};

static struct
{
  enum severity severity;
  const char *name, *format;
  bool disabled;
} remarks[] =
{
#define REMARK(ID, SEVERITY, NAME, TEXT)				\
  { SEV_##SEVERITY, NAME, TEXT " [ripple-" NAME "]", false },
#include "report/remark.def"
#undef REMARK
};

/* LOC without the macros of system headers that it is in: an argument of such
   a macro is where the program wrote it, all else where the macro is used.  */

static location_t
outside_of_system_macros (location_t loc)
{
  location_t at = get_pure_location (line_table, loc);

  while (linemap_location_from_macro_expansion_p (line_table, at)
	 && in_system_header_at (at))
    {
      const line_map *map = linemap_lookup (line_table, at);
      location_t spelt
	= linemap_macro_map_loc_unwind_toward_spelling
	    (line_table, linemap_check_macro (map), at);

      if (linemap_location_from_macro_expansion_p (line_table, spelt)
	  || !in_system_header_at (spelt))
	at = spelt;
      else
	at = linemap_unwind_toward_expansion (line_table, at, &map);
    }
  if (at == get_pure_location (line_table, loc))
    return loc;
  /* Macros of the program round it.  */
  return linemap_resolve_location (line_table, at, LRK_MACRO_EXPANSION_POINT,
				   NULL);
}

bool
ripple_in_macro_p (location_t loc, const char *name)
{
  loc = get_pure_location (line_table, loc);
  while (linemap_location_from_macro_expansion_p (line_table, loc))
    {
      const line_map *map = linemap_lookup (line_table, loc);

      if (!strcmp (linemap_map_get_macro_name (linemap_check_macro (map)),
		   name))
	return true;
      loc = linemap_unwind_toward_expansion (line_table, loc, &map);
    }
  return false;
}

location_t
ripple_program_location (location_t loc)
{
  tree block = LOCATION_BLOCK (loc);

  loc = outside_of_system_macros (loc);
  /* Without it GCC could not say which calls were inlined.  */
  return block ? set_block (loc, block) : loc;
}

/* The text of FORMAT; to be freed.  */

static char *
formatted (const char *format, va_list *args)
{
  pretty_printer *pp = ripple_new_printer ();
  text_info text;
  char *result;

  ripple_init_text_info (&text, format, args);
  pp_show_color (pp) = false;
  pp_format (pp, &text);
  pp_output_formatted_text (pp);
  result = xstrdup (pp_formatted_text (pp));
  delete pp;
  return result;
}

/* What ripple_silence was told.  */
static hash_map<int_hash<location_t, UNKNOWN_LOCATION>, unsigned> *silenced;

void
ripple_silence (location_t loc, unsigned set)
{
  if (loc == UNKNOWN_LOCATION)
    return;
  if (!silenced)
    silenced = new hash_map<int_hash<location_t, UNKNOWN_LOCATION>, unsigned>;
  silenced->get_or_insert (loc) |= set;
}

/* True if the warning ID is not wanted, or not at LOC.  */

static bool
unwanted_p (location_t loc, enum remark_id id)
{
  unsigned *set = (silenced && loc != UNKNOWN_LOCATION
		   ? silenced->get (loc) : NULL);
  return (remarks[id].disabled
	  || (set && *set >> ripple_warning_number (remarks[id].name) & 1));
}

/* Where the program asks for whole vectors.  */
static hash_set<int_hash<location_t, UNKNOWN_LOCATION> > *required;

void
ripple_require_vectors (location_t loc)
{
  if (loc == UNKNOWN_LOCATION)
    return;
  if (!required)
    required = new hash_set<int_hash<location_t, UNKNOWN_LOCATION> >;
  required->add (get_pure_location (loc));
}

bool
ripple_vectors_required_p (location_t loc)
{
  return (required && loc != UNKNOWN_LOCATION
	  && required->contains (get_pure_location (loc)));
}

/* True if ID, missed at LOC, is what the program asks for.  */

static bool
required_p (location_t loc, enum remark_id id)
{
  switch (id)
    {
    case RMK_GATHER:
    case RMK_LANE_BY_LANE:
    case RMK_CALL_SERIAL:
    case RMK_CALL_SERIAL_POINTER:
    case RMK_SPILL:
      return ripple_vectors_required_p (loc);
    default:
      return false;
    }
}

/* Emit a diagnostic of KIND at LOC.  From GCC 15 on each must be in a group;
   a caller may have opened one to add notes.  */

static bool
report_diagnostic (ripple_diagnostic_kind kind, location_t loc,
		   const char *format, va_list *args)
{
  auto_diagnostic_group group;

  return emit_diagnostic_valist (kind, loc, 0, format, args);
}

/* True if TEXT was not said of LOC before.  A statement is rendered more than
   once where the loop it stands in has several forms.  */

static bool
first_time_p (location_t loc, const char *text)
{
  static hash_set<int_hash<uint64_t, 0, 1> > *said;

  if (!said)
    said = new hash_set<int_hash<uint64_t, 0, 1> >;
  return !said->add (((uint64_t) loc << 32 | htab_hash_string (text)) + 2);
}

/* Emit an optimisation remark.  The dump machinery has formats of its own, so
   that it is given plain text; an edit is in the note only.  */

static bool
report_remark (dump_flags_t kind, bool as_note, rich_location *where,
	       const char *format, va_list *args)
{
  location_t loc = where->get_loc ();
  char *text;
  bool first;

  if (!dump_enabled_p () && !as_note)
    return false;
  text = formatted (format, args);
  first = first_time_p (loc, text);
  if (first && dump_enabled_p ())
    dump_printf_loc (kind, dump_user_location_t::from_location_t (loc), "%s\n",
		     text);
  if (first && as_note)
    inform (where, "%s", text);
  free (text);
  return first;
}

static bool
report_missed (rich_location *where, const char *format, va_list *args)
{
  return report_remark (MSG_MISSED_OPTIMIZATION,
			ripple_remark_notes != REMARK_NOTES_OFF,
			where, format, args);
}

/* Report, once for a place, that ID is missed, which the program asks for:
   FORMAT says what.  */

static bool
report_required (location_t loc, enum remark_id id, const char *format,
		 va_list *args)
{
  char *text = formatted (format, args);
  bool first = first_time_p (loc, "");

  if (first)
    {
      auto_diagnostic_group group;

      ripple_report (loc, id == RMK_SPILL ? RMK_REQUIRE_REGISTERS
		     : RMK_REQUIRE);
      inform (loc, "%s", text);
    }
  free (text);
  return first;
}

/* Print a note, once.  */

static bool
report_shown (location_t loc, const char *format, va_list *args)
{
  char *text = formatted (format, args);
  bool first = first_time_p (loc, text);

  if (first)
    inform (loc, "%s", text);
  free (text);
  return first;
}

bool
ripple_missed_wanted_p (void)
{
  return dump_enabled_p () || ripple_remark_notes != REMARK_NOTES_OFF
	 || required;
}

bool
ripple_report (location_t loc, enum remark_id id, ...)
{
  const char *format = remarks[id].format;
  bool printed = false, asked_for = required_p (loc, id);
  va_list args;

  if (remarks[id].severity == SEV_WARNING && unwanted_p (loc, id))
    return false;
  loc = ripple_program_location (loc);
  rich_location where (line_table, loc);
  va_start (args, id);
  switch (remarks[id].severity)
    {
    case SEV_ERROR:
      ripple_errors++;
      printed = report_diagnostic (DK_ERROR, loc, format, &args);
      break;
    case SEV_WARNING:
      printed = report_diagnostic (DK_WARNING, loc, format, &args);
      break;
    case SEV_NOTE:
      printed = report_diagnostic (DK_NOTE, loc, format, &args);
      break;
    case SEV_SHOWN:
      printed = report_shown (loc, format, &args);
      break;
    case SEV_OPTIMIZED:
      printed = report_remark (MSG_OPTIMIZED_LOCATIONS,
			       ripple_remark_notes == REMARK_NOTES_ALL,
			       &where, format, &args);
      break;
    case SEV_MISSED:
      printed = asked_for ? report_required (loc, id, format, &args)
		: report_missed (&where, format, &args);
      break;
    }
  va_end (args);
  return printed;
}

bool
ripple_report_fix (rich_location *where, enum remark_id id, ...)
{
  auto_diagnostic_group group;
  const char *format = remarks[id].format;
  bool printed;
  va_list args;

  va_start (args, id);
  if (remarks[id].severity == SEV_MISSED)
    printed = report_missed (where, format, &args);
  else
    {
      char *text = formatted (format, &args);

      gcc_checking_assert (remarks[id].severity == SEV_ERROR);
      ripple_errors++;
      printed = emit_diagnostic (DK_ERROR, where, 0, "%s", text);
      free (text);
    }
  va_end (args);
  return printed;
}

const char *
ripple_text (enum remark_id id)
{
  return remarks[id].format;
}

bool
ripple_disable_warning (const char *name)
{
  bool any = false;

  for (unsigned i = 0; i < RMK_COUNT; i++)
    if (remarks[i].severity == SEV_WARNING
	&& strcmp (remarks[i].name, name) == 0)
      any = remarks[i].disabled = true;
  return any;
}

/* True if no remark before I is a warning of the same name.  */

static bool
first_warning_p (unsigned i)
{
  if (remarks[i].severity != SEV_WARNING)
    return false;
  for (unsigned k = 0; k < i; k++)
    if (remarks[k].severity == SEV_WARNING
	&& strcmp (remarks[k].name, remarks[i].name) == 0)
      return false;
  return true;
}

int
ripple_warning_number (const char *name)
{
  int n = 0;

  for (unsigned i = 0; i < RMK_COUNT; i++)
    if (first_warning_p (i))
      {
	if (strcmp (remarks[i].name, name) == 0)
	  return n;
	n++;
      }
  return -1;
}

void
ripple_warnings (vec<const char *> *names)
{
  for (unsigned i = 0; i < RMK_COUNT; i++)
    if (first_warning_p (i))
      names->safe_push (remarks[i].name);
}

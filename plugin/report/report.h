/* Every message of the program.  The texts stand in remark.def, one row per
   id; the id is printed behind the text as [ripple-ID] so that it can be
   searched for and matched in tests.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_REPORT_H
#define RIPPLE_REPORT_H

enum remark_id
{
#define REMARK(ID, SEVERITY, NAME, TEXT) RMK_##ID,
#include "remark.def"
#undef REMARK
  RMK_COUNT
};

/* Report ID at LOC with the arguments its text in remark.def names (GCC's
   diagnostic formats).  Severity decides whether it is an error, a warning, a
   note or an optimisation remark (-fopt-info-vec).  True if something was
   printed (so that notes may follow).  Errors are counted in
   ripple_errors.  */
extern bool ripple_report (location_t loc, enum remark_id id, ...);
extern unsigned ripple_errors;

/* The same for an error or a missed optimisation at WHERE, to which the caller
   has added the edit that would help.  */
extern bool ripple_report_fix (rich_location *where, enum remark_id id, ...);

/* The text of ID, which takes no arguments, as a format.  */
extern const char *ripple_text (enum remark_id id);

/* LOC, or where the program uses the macro of a system header that has it;
   still in the same block.  */
extern location_t ripple_program_location (location_t loc);
/* True if LOC is in what the macro NAME stands for.  */
extern bool ripple_in_macro_p (location_t loc, const char *name);

/* Do not give the warning [ripple-NAME].  False if there is none.  */
extern bool ripple_disable_warning (const char *name);
/* The number of the warnings [ripple-NAME], -1 if there are none.  */
extern int ripple_warning_number (const char *name);
/* Do not give at LOC the warnings whose numbers are the bits of SET.  */
extern void ripple_silence (location_t loc, unsigned set);
/* Let it be an error if what stands at LOC is not done by whole vectors.  */
extern void ripple_require_vectors (location_t loc);
extern bool ripple_vectors_required_p (location_t loc);
/* Append the names of all warnings, in the order of their numbers, to
   NAMES.  */
extern void ripple_warnings (vec<const char *> *names);

/* What of each function is shown as notes.  */
enum
{
  SHOW_SHAPES = 1, SHOW_MASKS = 2, SHOW_ACCESSES = 4,
  SHOW_ALL = SHOW_SHAPES | SHOW_MASKS | SHOW_ACCESSES
};
extern unsigned ripple_show;

/* Which optimisation remarks are printed as notes even if -fopt-info does not
   ask for them.  */
enum remark_notes { REMARK_NOTES_OFF, REMARK_NOTES_MISSED, REMARK_NOTES_ALL };
extern enum remark_notes ripple_remark_notes;

/* True if remarks of the severity MISSED go anywhere, so that it pays to find
   out what they say.  */
extern bool ripple_missed_wanted_p (void);

#endif

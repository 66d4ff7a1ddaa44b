/* A directive of OpenMP over one of Ripple.

   INPUT	#pragma omp parallel for
		#pragma ripple parallel Block (b) Dims (0)
		for (...) body

   OUTPUT	GCC's error, which says that it wants a for statement there
		(C), or no pragma (C++); and a note that says how threads and
		lanes share a loop

   GCC asks nobody before it gives that error, and C++ does not come to our
   directive any more.  So the note is given when the error has been printed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/frontend.h"
#include "front/internal.h"

/* Line LINE of FILE without blanks round it, of the first MOST characters.  To
   be freed; null if there is none.  */

static char *
trimmed_line (const char *file, int line, size_t most)
{
  char_span span = ripple_source_line (file, line);
  if (line < 1 || !span)
    return NULL;
  size_t n = MIN (span.length (), most), first = 0;
  const char *text = span.get_buffer ();
  while (first < n && ISSPACE (text[first]))
    first++;
  while (n > first && ISSPACE (text[n - 1]))
    n--;
  return xstrndup (text + first, n - first);
}

/* True if line LINE of FILE goes on in the next one.  */

static bool
continued_p (const char *file, int line)
{
  char *text = trimmed_line (file, line, (size_t) -1);
  bool continued = text && *text && text[strlen (text) - 1] == '\\';
  free (text);
  return continued;
}

/* True if the last thing in front of AT is a directive of OpenMP.  */

static bool
behind_openmp_p (expanded_location at)
{
  bool found = false, up = true;
  for (size_t most = at.column - 1; up; at.line--, most = (size_t) -1)
    {
      char *text = trimmed_line (at.file, at.line, most);
      if (!text)
	return false;
      found = strstr (text, "omp ");
      /* `#pragma' belongs to the directive at AT.  */
      up = !found && (*text == '\0' || most != (size_t) -1
		      || continued_p (at.file, at.line - 1));
      free (text);
    }
  return found;
}

/* True if a directive of Ripple stands at AT.  */

static bool
ripple_directive_at_p (expanded_location at)
{
  static const char word[] = "ripple";
  size_t len = sizeof word - 1;
  char_span line = ripple_source_line (at.file, at.line);
  return line && at.column > 0 && line.length () >= at.column - 1 + len
	 && memcmp (line.get_buffer () + at.column - 1, word, len) == 0;
}

/* True if the error at LOC is GCC's on a directive of OpenMP over one of
   Ripple.  */

static bool
openmp_error_p (location_t loc)
{
  static unsigned own_errors;

  if (own_errors != ripple_errors || !(flag_openmp || flag_openmp_simd))
    {
      own_errors = ripple_errors;
      return false;
    }
  expanded_location at = expand_location (loc);
  return at.file && ripple_directive_at_p (at) && behind_openmp_p (at);
}

/* Where GCC calls what F is the type of when a message has been printed.  */

template <typename F> struct finalizer;
template <typename C, typename I, typename K> struct finalizer<void (*) (C, I,
									 K)>
{
  static void (*next) (C, I, K);

  static void
  run (C context, I info, K kind)
  {
    next (context, info, kind);
    location_t loc = ripple_program_location (diagnostic_location (info));
    if (kind == DK_ERROR && openmp_error_p (loc))
      ripple_append_note (context, loc, ripple_text (RMK_OPENMP_LOOP));
  }
};
template <typename C, typename I, typename K>
void (*finalizer<void (*) (C, I, K)>::next) (C, I, K);

void
openmp_init (void)
{
  auto &last = RIPPLE_TEXT_FINALIZER (global_dc);
  typedef finalizer<std::remove_reference<decltype (last)>::type> ours;

  ours::next = last;
  last = ours::run;
}

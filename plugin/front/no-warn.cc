/* Clause NoWarn.

   INPUT	NoWarn (carried-value, lane-conflict)
   OUTPUT	flags of the directive's marker, one for each warning; the
		pass (analysis/depend.cc) says nothing of the kind of what
		stands in the loop.

   An id is several tokens.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "spellcheck.h"
#include "front/directive.h"
#include "front/front.h"

extern const char *find_closest_string (const char *,
					const auto_vec<const char *> *)
  __attribute__ ((weak));

/* Read the name of a warning to NAME, of SIZE bytes; false if none stands
   there.  */

static bool
read_id (struct directive *d, char *name, size_t size)
{
  size_t used = 0;
  name[0] = '\0';
  while (d->token == CPP_NAME)
    {
      used += snprintf (name + used, size - used, "%s",
			IDENTIFIER_POINTER (d->value));
      next_token (d);
      if (d->token != CPP_MINUS || used + 2 > size)
	return used < size;
      name[used++] = '-';
      name[used] = '\0';
      next_token (d);
    }
  return false;
}

/* Report that there is no warning NAME, which stands at LOC.  */

static void
unknown_warning (location_t loc, const char *name)
{
  const char *hint = NULL;
  auto_vec<const char *> names;
  ripple_warnings (&names);
  if (find_closest_string)
    hint = find_closest_string (name, &names);
  if (hint)
    ripple_report (loc, RMK_DIRECTIVE_NO_WARN_HINT, name, hint);
  else
    ripple_report (loc, RMK_DIRECTIVE_NO_WARN, name);
}

bool
parse_no_warn (struct directive *d)
{
  for (;;)
    {
      location_t loc = d->token_loc;
      char name[64];
      const char *id = name;
      bool read = read_id (d, name, sizeof name);
      if (read && startswith (id, "ripple-"))
	id += strlen ("ripple-");
      int n = read ? ripple_warning_number (id) : -1;
      if (n < 0)
	{
	  unknown_warning (loc, id);
	  return false;
	}
      d->flags |= 1u << (LANE_NO_WARN_BIT + n);
      if (d->token != CPP_COMMA)
	return expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE, id);
      next_token (d);
    }
}

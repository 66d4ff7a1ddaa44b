/* Shared by the files that refuse what must be refused.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_CHECK_H
#define RIPPLE_CHECK_H

/* show.cc: a shape's text for one message; two may be in use at a time.  The
   message gets notes that say where the shape comes from.  */
extern const char *check_text (const struct shape *s);
/* True if there has been one since the last call.  */
extern bool named_shape_p (void);
/* check-api.cc: check the arguments of CALL.  False if it is no function of
   the API.  */
extern bool check_api_call (gcall *call);
/* double.cc: remarks on what is computed in double without need.  */
extern void check_double (gimple *stmt);
extern void check_double_call (gcall *call);

#endif

/* A header of the system with a macro that is a condition.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#pragma GCC system_header

#define IF_POSITIVE(X) if ((X) > 0)

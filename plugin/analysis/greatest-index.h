/* How far the indices of tables go.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_GREATEST_INDEX_H
#define RIPPLE_GREATEST_INDEX_H

/* More than any index that is known.  */
enum { NO_INDEX = 256 };

/* What INDEX was before it was extended.  */
extern tree unextended_index (tree index);
/* The greatest value that INDEX may have; NO_INDEX if that is not seen, is
   more, or if it may be negative, unless that is known NOT to be.  */
extern unsigned greatest_index (tree index, bool not_negative);

#endif

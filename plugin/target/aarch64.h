/* AArch64, and the passes that stand between what the plugin makes and what
   that back end makes of it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_AARCH64_H
#define RIPPLE_AARCH64_H

#include "target.h"

/* The passes: irregular-masks.cc, hoisted-masks.cc, mask-choices.cc,
   leading-constants.cc.  */
extern void ripple_irregular_masks (function *fn);
extern void ripple_hoisted_masks (function *fn);
extern void ripple_mask_choices (function *fn);
extern void ripple_leading_constants (function *fn);

#endif

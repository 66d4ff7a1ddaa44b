/* Affine forms.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_FORMS_H
#define RIPPLE_FORMS_H

/* forms.cc: affine forms, after control flow has become masks.  */
extern void compute_forms (void);

#endif

/* The transformations; pipeline.cc has their order.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TRANSFORM_H
#define RIPPLE_TRANSFORM_H

/* unit.cc: transform every function of the unit that uses Ripple.  */
extern unsigned ripple_transform_unit (void);
/* True if that changed a function; in a link, if it may have.  */
extern bool ripple_transformed_p (void);

/* sanitized-frame.cc: let vectors on a frame that the address sanitizer moves
   be aligned.  */
extern void align_sanitized_frame (void);

/* link-guard.cc: this unit must not be linked with -flto without the plugin's
   late passes.  */
extern void guard_link (void);
/* A callback of plug-ins: what follows is compiled with these passes.  */
extern void ripple_drop_link_guards (void *, void *);

/* text-order.cc: from now on GCC keeps blocks in the order of the text, until
   the unit is transformed.  */
extern void ripple_keep_text_order (void);
/* True if that must be said.  */
extern bool ripple_text_order_p (void);
/* Let the blocks of all functions be as if it had not been said.  */
extern void drop_text_order (void);

#endif

/* Where the paths from a block meet again.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_POSTDOM_H
#define RIPPLE_POSTDOM_H

/* True if the row follows E: no exceptions, no computed gotos.  */
extern bool plain_edge_p (edge e);
/* True if E decides where control meets: those, and computed gotos.  */
extern bool flow_edge_p (edge e);
/* Compute, look up, and change the immediate post-dominators of cfun over such
   edges.  A new block has none, nor what never ends.  */
extern void compute_ipdoms (void);
extern basic_block ipdom (basic_block bb);
/* True if no path leads from BB to the exit.  */
extern bool never_returns_p (basic_block bb);
extern void set_ipdom (basic_block bb, basic_block to);
extern void forget_ipdoms (void);
extern bool ipdoms_known_p (void);

#endif

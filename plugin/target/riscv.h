/* RISC-V, and the passes that stand between what the plugin makes and what
   that back end makes of it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_RISCV_H
#define RIPPLE_RISCV_H

#include "target.h"

extern const ripple_target ripple_riscv_target;
/* True if the current function has vectors of which nothing is known but that
   they have a multiple of SCALABLE_BYTES.  */
extern bool riscv_scalable_p (void);
/* Let the current function stop where vectors are longer than
   MAX_SCALABLE_BYTES, which is what lanes are numbered for.  */
extern void riscv_stop_beyond_longest (void);
/* ordered-scatters.cc: to stand before registers are known.  */
extern opt_pass *ripple_ordered_scatters_pass (gcc::context *ctxt);
/* conditional-fma.cc: to stand before instructions are selected.  */
extern opt_pass *ripple_conditional_fma_pass (gcc::context *ctxt);
/* length-copies.cc: to stand there, too.  */
extern opt_pass *ripple_length_copies_pass (gcc::context *ctxt);
/* uncontracted.cc: to stand before the combiner.  */
extern opt_pass *ripple_uncontracted_pass (gcc::context *ctxt);

#endif

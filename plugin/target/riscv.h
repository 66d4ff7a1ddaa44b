/* RISC-V.

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
/* Let exceptions pass the current function, whatever it has on its stack.  */
extern void riscv_keep_unwindable (void);
/* CHANGE the sources of the instructions of FN that are unspecs CODE.  */
extern void riscv_change_unspecs (function *fn, int code,
				  void (*change) (rtx unspec));

#endif

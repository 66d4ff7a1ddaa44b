/* RISC-V.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_RISCV_H
#define RIPPLE_RISCV_H

#include "target.h"

extern const ripple_target ripple_riscv_target;
/* CHANGE the sources of the instructions of FN that are unspecs CODE.  */
extern void riscv_change_unspecs (function *fn, int code,
				  void (*change) (rtx unspec));

#endif

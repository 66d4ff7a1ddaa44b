/* The Ripple API: blocks, tensors and annotated loops.

   Everything here is a declaration: the compiler plugin recognises the
   functions by their names (__ripple_*) and none of them is ever linked.
   The method is the same everywhere: a macro with the documented name calls
   an undefined function whose parameter type is the element type, one
   function per type in C (chosen by _Generic), overloads in C++.

   Without the plugin (__RIPPLE__ is not defined) annotated loops keep their
   scalar meaning: the loop macros expand to nothing, and reductions,
   broadcasts and slices of a scalar are that scalar.  What depends on lanes
   (ripple_id and its like) is then an error when it is compiled.

   Copyright (C) 2026 The GCC Ripple authors.

   This file is part of GCC Ripple.

   GCC Ripple is free software; you can redistribute it and/or modify it
   under the terms of the GNU General Public License as published by the
   Free Software Foundation; either version 3, or (at your option) any later
   version.

   GCC Ripple is distributed in the hope that it will be useful, but WITHOUT
   ANY WARRANTY; without even the implied warranty of MERCHANTABILITY or
   FITNESS FOR A PARTICULAR PURPOSE.  See the GNU General Public License for
   more details.

   Under Section 7 of GPL version 3, you are granted additional permissions
   described in the GCC Runtime Library Exception, version 3.1, as published
   by the Free Software Foundation.

   You should have received a copy of the GNU General Public License and a
   copy of the GCC Runtime Library Exception along with this program; see
   the files COPYING and COPYING.RUNTIME.  If not, see
   <http://www.gnu.org/licenses/>.

   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_H
#define RIPPLE_H

#if defined __cplusplus && __cplusplus < 201103L
# error "ripple.h needs C++11 or later: compile with -std=c++11"
/* Errors about all that is not declared then would bury this one: a file that
   is not there ends the compilation.  */
# include "C++11, which ripple.h needs"
#else

#pragma GCC system_header

#define __need_size_t
#include <stddef.h>
#include <stdint.h>
/* The plugin calls these functions, which GCC declares only once.  */
#if defined __RIPPLE__ && defined __ARM_FEATURE_SME
# include <arm_sme.h>
#endif

#include "ripple/elements.h"
#include "ripple/block.h"
#include "ripple/tensor.h"
#include "ripple/standard.h"
#include "ripple/queries.h"
#include "ripple/numeric.h"
#include "ripple/small.h"
#include "ripple/lookup.h"
#include "ripple/vector.h"
#include "ripple/builtins.h"
#include "ripple/elementwise.h"
#include "ripple/loop.h"
/* What the functions of <math.h> are on lanes the plugin reads at the end of
   the program: ripple/math/math.h.  */

#endif
#endif

/* The name that LLVM-Ripple's library for SME has.

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

#include <ripple/sme.h>

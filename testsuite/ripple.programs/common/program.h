/* What the programs share: the lanes of a block, two native vectors of int.
   (Where memory is accessed lane by lane more of them take long to compile.)

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

#if defined __AVX512F__
enum { B = 32 };
#elif defined __AVX2__
enum { B = 16 };
#else
enum { B = 8 };
#endif

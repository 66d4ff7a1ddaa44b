/* Tensors in vector registers, and the statements that compute with them.

   A `lanes' value holds N lanes of one scalar type, flattened with dimension
   0 fastest, cut into native vectors ("parts").  Every function here appends
   target-neutral GIMPLE (generic vectors, internal functions that the target
   was asked for) to a sequence; target builtins are used only through
   target.h.  Nothing here knows about shapes of program values, control flow
   or the overlay: this is a vector library whose machine is GIMPLE.

   The part type of element type ELT and N lanes (lanes_part_type) is a
   vector of  min (native lanes, max (16 bytes, N rounded up to a power of
   two))  elements.  Lanes at and past N in the last part hold anything.

   Element types: integers of 8 to 64 bits (enumerations and pointers are held
   as integers of their precision; lanes_element_type maps), float, double,
   _Float16 and __bf16 if the target has them, and booleans.  Elements that no
   vector has, __int128, long double and decimal numbers, are single: their
   parts, and those of masks cut for them, are scalars of one lane.  Booleans
   ("masks") are held as vector booleans; ES says for which element size in
   bytes they are cut: a comparison of floats gives ES 4, and
   lanes_mask_resize cuts it anew for elements of another size.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LANES_H
#define RIPPLE_LANES_H

#include "emit/arith/arith.h"
#include "emit/permute/permute.h"
#include "emit/tensor/tensor.h"
#include "emit/value/value.h"

#endif

/* Constant masks of RISC-V that GCC must not merge.

   INPUT	.LC0 = { -1, 0, -1, 0 } of a mask of 4 lanes, .LC1 = { -1, 0,
		-1, 0, -1, 0, -1, 0 } of a mask of 8 lanes
   OUTPUT	.LC1 alone, from which the mask of 4 lanes is loaded, too

   When GCC 14 has compiled the unit and optimises, it compares the bytes of
   its constants, a pattern repeated as often as a byte needs.  It finds the
   two equal and keeps .LC0, of which it then writes four bits.  A mask whose
   lanes fill bytes has no such bits: shorter ones are made that long.

   This stands where no more constants are made.  What is compared and when is
   not up to a function or its options.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "memmodel.h"
#include "emit-rtl.h"
#include "rtl-iter.h"
#include "rtx-vector-builder.h"
#include "late/late.h"

#if defined (GCC_RISCV_H)

# if MERGES_CONSTANT_MASKS && defined (HAVE_V8BImode)

/* If SYMBOL stands for a constant mask of less than a byte, that of a mask of
   a byte that begins so; else null.  */

static rtx
whole_byte (rtx symbol)
{
  if (!CONSTANT_POOL_ADDRESS_P (symbol))
    return NULL_RTX;
  rtx c = get_pool_constant (symbol);
  machine_mode mode = get_pool_mode (symbol);
  unsigned HOST_WIDE_INT lanes;
  if (GET_CODE (c) != CONST_VECTOR
      || GET_MODE_CLASS (mode) != MODE_VECTOR_BOOL
      || !GET_MODE_NUNITS (mode).is_constant (&lanes)
      || lanes >= BITS_PER_UNIT)
    return NULL_RTX;
  rtx_vector_builder byte (V8BImode, BITS_PER_UNIT, 1);
  for (unsigned k = 0; k < BITS_PER_UNIT; k++)
    byte.quick_push (CONST_VECTOR_ELT (c, k % lanes));
  return XEXP (force_const_mem (V8BImode, byte.build ()), 0);
}

# endif

void
ripple_merged_masks (function *)
{
# if MERGES_CONSTANT_MASKS && defined (HAVE_V8BImode)
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (INSN_P (insn))
      {
	subrtx_ptr_iterator::array_type array;
	FOR_EACH_SUBRTX_PTR (iter, array, &PATTERN (insn), ALL)
	  if (SYMBOL_REF_P (**iter))
	    if (rtx whole = whole_byte (**iter))
	      **iter = whole;
      }
# endif
}

#endif

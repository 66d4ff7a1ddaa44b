/* The target that every GCC back end is, and the choice of the target.

   The vectors of the generic target are those that the back end's own
   vectoriser prefers if their size is known, else 16 bytes: what is no
   vector mode is lowered by GCC to scalars.  No gathers: the caller loads
   lane by lane.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "riscv.h"

unsigned
ripple_generic_native_bytes (unsigned es)
{
  scalar_mode elt = int_mode_for_size (es * 8, 0).require ();
  machine_mode mode = targetm.vectorize.preferred_simd_mode (elt);
  unsigned HOST_WIDE_INT bytes;

  if (VECTOR_MODE_P (mode) && GET_MODE_SIZE (mode).is_constant (&bytes)
      && bytes > 16 && pow2p_hwi (bytes))
    return bytes;
  return 16;
}

const ripple_target ripple_generic_target =
{
  .name = "generic",
  .native_bytes = ripple_generic_native_bytes
};

void
ripple_register_target (void)
{
#if defined (TARGET_AVX512F)
  ripple_use_target (&ripple_x86_target);
#elif defined (GCC_AARCH64_H)
  ripple_use_target (&ripple_aarch64_target);
#elif defined (GCC_RISCV_H)
  ripple_use_target (&ripple_riscv_target);
#else
  ripple_use_target (&ripple_generic_target);
#endif
}

/* The target that is used, and how long its vectors are.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "machine.h"

static const ripple_target *used;
enum ripple_matrix_use ripple_matrix_use = MATRIX_AUTO;
unsigned ripple_matrix_jobs = (1 << MATRIX_JOBS) - 1;
unsigned ripple_width;
enum ripple_gather ripple_gather = GATHER_AUTO;

void
ripple_use_target (const ripple_target *target)
{
  used = target;
}

const ripple_target *
ripple_current_target (void)
{
  return used;
}

unsigned
ripple_native_bytes (unsigned es)
{
  unsigned native = used->native_bytes (es);

  if (!ripple_width || ripple_width >= native)
    return native;
  return used->whole_vectors ? 16 : ripple_width;
}

unsigned
ripple_vector_registers (unsigned es)
{
  unsigned count = 0, lanes = ripple_native_bytes (es) / es;
  tree elt = build_nonstandard_integer_type (es * BITS_PER_UNIT, true);
  machine_mode mode = TYPE_MODE (build_vector_type (elt, lanes));

  for (unsigned r = 0; r < FIRST_PSEUDO_REGISTER; r++)
    count += !fixed_regs[r] && targetm.hard_regno_mode_ok (r, mode);
  return count;
}

bool
ripple_masked_store_loses (void)
{
  return optimize && used->masked_store_loses && used->masked_store_loses ();
}

/* The grammar of the names of vector functions.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <string.h>
#include "../../plugin/core/library-name.h"
#include "check.h"

static struct library_name n;
static char fault[LIBRARY_FAULT];

/* What is wrong with NAME must contain TEXT.  */

static void
wrong (const char *name, const char *text)
{
  CHECK (library_name_read (name, &n, fault));
  CHECK (strstr (fault, text));
}

static void
right (const char *name, const char *scalar)
{
  CHECK (library_name_read (name, &n, fault));
  CHECK (!fault[0]);
  CHECK (strcmp (n.scalar, scalar) == 0);
}

static bool
shape_p (const struct library_shape *s, uint64_t d0, uint64_t d1,
	 enum library_element element)
{
  struct shape want = shape_1d (0, d0, false);
  want.dim[1].fixed = d1;
  return s->given && s->element == element && shape_equal_p (&s->shape, &want);
}

int
main (void)
{
  right ("ripple_sinf", "sinf");
  CHECK (!n.elementwise && !n.pure && !n.mask && !n.ret.given);
  right ("ripple_pure_ew_mask_sinf", "sinf");
  CHECK (n.elementwise && n.pure && n.mask);
  right ("ripple_ew_arg0_t4x4f32_pure_arg1_t16u8_f", "f");
  CHECK (n.elementwise && n.pure && !n.mask);
  CHECK (shape_p (&n.arg[0], 4, 4, LIBRARY_F32));
  CHECK (shape_p (&n.arg[1], 16, 1, LIBRARY_U8));
  CHECK (!n.arg[2].given);
  right ("ripple_ret_t4x4f32_t1x4bf16_t4f64_externf4", "externf4");
  CHECK (shape_p (&n.ret, 4, 4, LIBRARY_F32));
  CHECK (shape_p (&n.arg[0], 1, 4, LIBRARY_BF16));
  CHECK (shape_p (&n.arg[1], 4, 1, LIBRARY_F64));
  right ("ripple_uniform_t64f16_exp_f16", "exp_f16");
  CHECK (shape_p (&n.uniform, 64, 1, LIBRARY_F16));
  /* Names that begin as items do.  */
  right ("ripple_tanhf", "tanhf");
  right ("ripple_t4x4", "t4x4");
  right ("ripple_t4q7_f", "t4q7_f");
  right ("ripple_argmax", "argmax");
  right ("ripple_ewald", "ewald");
  right ("ripple_mask", "mask");
  right ("ripple_return", "return");
  CHECK (!library_name_read ("rippled", &n, fault));
  CHECK (!library_name_read ("sinf", &n, fault));

  wrong ("ripple_", "missing");
  wrong ("ripple_ew_pure_", "missing");
  wrong ("ripple_t4f32_", "missing");
  wrong ("ripple_uniform_f", "`uniform' shape is not");
  wrong ("ripple_uniform_t4f32", "`uniform' shape lacks an underscore");
  wrong ("ripple_ret_4f32_f", "`ret' shape is not");
  wrong ("ripple_ret_t0f32_f", "`ret' shape is not");
  wrong ("ripple_ret_tf32_f", "`ret' shape is not");
  wrong ("ripple_ret_t4x_f", "`ret' shape is not");
  wrong ("ripple_ret_t4f31_f", "`ret' element type");
  wrong ("ripple_arg0_t4i128_f", "`arg0' element type");
  wrong ("ripple_arg3_t4_f", "`arg3' element type");
  wrong ("ripple_ret_t99999999999999f32_f", "`ret' shape is not");
  wrong ("ripple_ret_t1x1x1x1x1x1x1x1x1x1x1f32_f", "more than 10 dimensions");
  wrong ("ripple_arg_t4f32_f", "index and an underscore");
  wrong ("ripple_arg0t4f32_f", "index and an underscore");
  wrong ("ripple_arg99_t4f32_f", "argument 99 is beyond");
  wrong ("ripple_ret_t4f32_ret_t4f32_f", "`ret' shape is given twice");
  wrong ("ripple_arg1_t4f32_arg1_t4f32_f", "`arg1' shape is given twice");
  wrong ("ripple_arg1_t4f32_arg0_t4f32_t8f32_f",
	 "`arg1' shape is given twice");
  wrong ("ripple_uniform_t4f32_ret_t4f32_f", "beside `ret'");
  wrong ("ripple_arg0_t4f32_uniform_t4f32_f", "beside `arg'");
  wrong ("ripple_t4f32_uniform_t4f32_f", "beside `arg'");
  return check_status ();
}

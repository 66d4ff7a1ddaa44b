/* The names of vector functions that a program or a library offers:

     ripple_ew_pure_t64f32_sinf
     ripple_mask_ret_t32x32f32_arg1_t32f32_scale

   A name is `ripple_', options and signatures in any order, and the name of
   the function for one number that it stands for:

     option	ew_, pure_, mask_
     signature	uniform_SHAPE_, ret_SHAPE_, argNUMBER_SHAPE_, SHAPE_
     shape	t EXTENT {x EXTENT} ELEMENT, dimension 0 first

   A shape without a word in front of it is that of the next argument.  Knows
   nothing of GCC.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LIBRARY_NAME_H
#define RIPPLE_LIBRARY_NAME_H

#include "core/shape.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { LIBRARY_ARGS = 16, LIBRARY_FAULT = 160 };

enum library_element
{
  LIBRARY_F16, LIBRARY_BF16, LIBRARY_F32, LIBRARY_F64, LIBRARY_I1, LIBRARY_I8,
  LIBRARY_I16, LIBRARY_I32, LIBRARY_I64, LIBRARY_U8, LIBRARY_U16, LIBRARY_U32,
  LIBRARY_U64, LIBRARY_ELEMENTS
};

/* The shape of what is passed or returned, if the name tells it.  */
struct library_shape
{
  bool given;
  struct shape shape;
  enum library_element element;
};

struct library_name
{
  bool elementwise, pure, mask;
  struct library_shape uniform, ret, arg[LIBRARY_ARGS];
  const char *scalar;	/* The function for one number, the end of it.  */
};

/* Read NAME.  False if it does not begin with `ripple_' and a letter; then
   *OUT is undefined.  If it is malformed FAULT, of LIBRARY_FAULT characters,
   says how, as the end of a sentence; else FAULT is empty.  */
bool library_name_read (const char *name, struct library_name *out,
			char *fault);

#ifdef __cplusplus
}
#endif
#endif

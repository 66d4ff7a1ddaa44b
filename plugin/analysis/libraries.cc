/* Which vector function a call with lanes is.

     float scale (float, float);
     v32sf ripple_t32f32_scale (v32sf, float);

     _3 = scale (_1, f_2);	_1: Tensor[32]; f_2 is scalar
     ripple_t32f32_scale	its arguments have these shapes, or it takes
				lanes by themselves (ew), whatever they are

   A call that passes a block and scalars, which no function for one number
   could do anything with, is one of a vector function that returns a tensor
   that fits into that block.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/libraries.h"
#include "analysis/overlay.h"

bool
library_handle_p (gcall *call)
{
  return gimple_call_num_args (call) > 0
	 && ripple_block_type_p (TREE_TYPE (gimple_call_arg (call, 0)));
}

/* True if numbers of the types A and B are the same bits: signs are not looked
   at.  */

static bool
same_element_p (tree a, tree b)
{
  if (INTEGRAL_TYPE_P (a) && INTEGRAL_TYPE_P (b))
    return TYPE_PRECISION (a) == TYPE_PRECISION (b);
  if (POINTER_TYPE_P (a) && POINTER_TYPE_P (b))
    return true;
  return types_compatible_p (a, b);
}

/* True if what CALL calls has the types of F.  SKIP: how many arguments F does
   not get.  */

static bool
same_types_p (gcall *call, const library_function *f, unsigned skip)
{
  tree type = gimple_call_fntype (call);
  tree t = TYPE_ARG_TYPES (type);
  if (gimple_call_num_args (call) != f->nargs + skip
      || !prototype_p (type) || stdarg_p (type)
      || !same_element_p (f->ret.type, TREE_TYPE (type)))
    return false;
  for (; skip > 0; skip--)
    t = TREE_CHAIN (t);
  for (unsigned i = 0; i < f->nargs; i++, t = TREE_CHAIN (t))
    if (!same_element_p (f->arg[i].type, TREE_VALUE (t)))
      return false;
  return true;
}

/* The shape of argument I of CALL.  */

static struct shape
argument_shape (gcall *call, unsigned i)
{
  return overlay_operand_shape (gimple_call_arg (call, i));
}

/* True if the arguments of CALL have the shapes that F wants.  */

static bool
same_shapes_p (gcall *call, const library_function *f)
{
  for (unsigned i = 0; i < f->nargs; i++)
    {
      struct shape s = argument_shape (call, i);
      if (!shape_equal_p (&s, &f->arg[i].shape))
	return false;
    }
  return true;
}

/* True if the lanes of CALL can be passed to F, which takes lanes by
   themselves: what it takes as scalars are such.  */

static bool
lanes_fit_p (gcall *call, const library_function *f)
{
  for (unsigned i = 0; i < f->nargs; i++)
    {
      struct shape s = argument_shape (call, i);
      if (shape_scalable_p (&s)
	  || (!f->arg[i].vector && !shape_scalar_p (&s)))
	return false;
    }
  return true;
}

/* True if CALL, whose first argument is a block, gets scalars otherwise, and F
   returns a tensor that joins the block's shape without enlarging it.  */

static bool
block_fits_p (gcall *call, const library_function *f)
{
  struct shape block;
  bool param;
  unsigned dim;
  for (unsigned i = 1; i < gimple_call_num_args (call); i++)
    {
      struct shape s = argument_shape (call, i);
      if (!shape_scalar_p (&s) || f->arg[i - 1].vector)
	return false;
    }
  return f->ret.vector
	 && block_shape (gimple_call_arg (call, 0), &block, &param)
	 && shape_fits_p (&f->ret.shape, &block, &dim);
}

static bool
fits_p (gcall *call, const library_function *f)
{
  if (library_handle_p (call))
    return same_types_p (call, f, 1) && block_fits_p (call, f);
  return same_types_p (call, f, 0)
	 && (f->elementwise ? lanes_fit_p (call, f) : same_shapes_p (call, f));
}

/* True if STMT writes no memory but variables of FN, and calls nothing that
   might.  */

static bool
harmless_statement_p (function *fn, gimple *stmt)
{
  if (gcall *call = dyn_cast<gcall *> (stmt))
    return gimple_call_flags (call) & (ECF_CONST | ECF_PURE);
  if (gimple_has_volatile_ops (stmt) || gimple_code (stmt) == GIMPLE_ASM)
    return false;
  if (!gimple_vdef (stmt))
    return true;
  tree base = gimple_assign_single_p (stmt)
	      ? get_base_address (gimple_assign_lhs (stmt)) : NULL_TREE;
  return base && DECL_P (base) && auto_var_in_fn_p (base, fn->decl);
}

bool
library_pure_p (const library_function *f)
{
  cgraph_node *node = cgraph_node::get (f->decl);
  basic_block bb;
  if (f->pure)
    return true;
  if (!node || !node->has_gimple_body_p () || DECL_WEAK (f->decl)
      || !node->get_fun ()->cfg)
    return false;
  FOR_EACH_BB_FN (bb, node->get_fun ())
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (!harmless_statement_p (node->get_fun (), gsi_stmt (g)))
	return false;
  return true;
}

/* How well F does for a call: more is better.  */

static int
rank (const library_function *f, bool masked)
{
  if (!masked)
    return f->masked ? 0 : 2;
  return f->masked ? 1 : library_pure_p (f) ? 2 : 0;
}

/* True if CALL has lanes, or a block instead.  */

static bool
lanes_call_p (gcall *call)
{
  struct shape s = overlay_call_shape (call);
  return !shape_scalar_p (&s) || library_handle_p (call);
}

const library_function *
library_match (gcall *call, bool masked)
{
  auto_vec<const library_function *> found;
  const library_function *best = NULL;
  tree fn = gimple_call_fndecl (call);
  if (fn)
    library_functions (fn, &found);
  if (found.is_empty () || !lanes_call_p (call))
    return NULL;
  for (unsigned i = 0; i < found.length (); i++)
    if (fits_p (call, found[i])
	&& (!best || rank (found[i], masked) > rank (best, masked)))
      best = found[i];
  return best;
}

bool
library_shape (gcall *call, struct shape *s)
{
  const library_function *f = library_match (call, false);
  if (!f)
    return false;
  *s = f->elementwise ? overlay_call_shape (call) : f->ret.shape;
  if (!f->ret.vector)
    *s = shape_scalar ();
  return true;
}

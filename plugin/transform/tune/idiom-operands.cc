/* Idioms: their operands, and what takes the place of an idiom.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "transform/tune/idioms.h"

tree
original (tree x)
{
  while (TREE_CODE (x) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (x))
    {
      gimple *def = SSA_NAME_DEF_STMT (x);
      if (gphi *phi = dyn_cast<gphi *> (def))
	{
	  if (gimple_phi_num_args (phi) != 1)
	    break;
	  x = gimple_phi_arg_def (phi, 0);
	}
      else if (gimple_assign_ssa_name_copy_p (def))
	x = gimple_assign_rhs1 (def);
      else
	break;
    }
  return x;
}

gassign *
made_by (tree x, enum tree_code code)
{
  x = original (x);
  gassign *def = (TREE_CODE (x) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  return def && gimple_assign_rhs_code (def) == code ? def : NULL;
}

tree
converted (tree x)
{
  gassign *def = made_by (x, NOP_EXPR);
  def = def ? def : made_by (x, CONVERT_EXPR);
  return (def && integer_p (gimple_assign_lhs (def))
	  && integer_p (gimple_assign_rhs1 (def))
	  ? original (gimple_assign_rhs1 (def)) : NULL_TREE);
}

tree
unwidened (tree x)
{
  x = original (x);
  while (tree from = converted (x))
    {
      bool uns = TYPE_UNSIGNED (TREE_TYPE (from));
      if (bits_of (from) >= bits_of (x)
	  || (!uns && TYPE_UNSIGNED (TREE_TYPE (x))))
	break;
      x = from;
    }
  return x;
}

tree
element_like (tree x)
{
  return lanes_element_type (TREE_TYPE (x));
}

tree
new_operation (gimple_stmt_iterator *g, tree type, enum tree_code code,
	       tree a, tree b)
{
  tree r = make_ssa_name (type);
  gassign *op = (b ? gimple_build_assign (r, code, a, b)
		 : gimple_build_assign (r, code, a));
  gimple_set_location (op, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, op, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (a));
  return r;
}

tree
new_call (gimple_stmt_iterator *g, enum ripple_api api, tree type, unsigned n,
	  tree *args)
{
  auto_vec<tree> list;
  for (unsigned i = 0; i < n; i++)
    list.safe_push (args[i]);
  /* What looks for loads and stores that belong together passes it.  */
  tree fn = ripple_api_make_typed (api, type);
  TREE_READONLY (fn) = 1;
  TREE_NOTHROW (fn) = 1;
  gcall *call = gimple_build_call_vec (fn, list);
  tree r = make_ssa_name (type);
  gimple_call_set_lhs (call, r);
  gimple_set_location (call, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, call, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (gimple_assign_lhs (gsi_stmt (*g))));
  return r;
}

void
replace_by (gimple_stmt_iterator *g, tree x)
{
  gimple *stmt = gsi_stmt (*g);
  bool same = types_compatible_p (TREE_TYPE (x),
				  TREE_TYPE (gimple_assign_lhs (stmt)));
  gimple_assign_set_rhs_with_ops (g, same ? SSA_NAME : NOP_EXPR, x);
  update_stmt (gsi_stmt (*g));
}

bool
same_shape_p (gimple_stmt_iterator *g, unsigned n, tree *x)
{
  const struct shape *s = overlay_shape (gimple_assign_lhs (gsi_stmt (*g)));
  for (unsigned i = 0; i < n; i++)
    if (varying_p (x[i]) && shape_equal_p (overlay_shape (x[i]), s))
      return true;
  return false;
}

tree
common_narrow_type (tree *args, unsigned bits)
{
  tree type = NULL_TREE;
  for (unsigned i = 0; i < 2; i++)
    {
      args[i] = unwidened (args[i]);
      if (TREE_CODE (args[i]) != SSA_NAME || !integer_p (args[i])
	  || literal (args[i]))
	continue;
      tree t = element_like (args[i]);
      if (!t || (type && type != t))
	return NULL_TREE;
      type = t;
    }
  if (!type || TYPE_PRECISION (type) >= bits)
    return NULL_TREE;
  for (unsigned i = 0; i < 2; i++)
    if (tree c = literal (args[i]))
      {
	if (!int_fits_type_p (c, type))
	  return NULL_TREE;
	args[i] = fold_convert (type, c);
      }
  return type;
}

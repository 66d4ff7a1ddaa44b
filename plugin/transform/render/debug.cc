/* What a debugger shows of variables with a shape.

   GCC's debug information says where a variable of the program's own type is;
   a tensor is in vectors, or nowhere.  So each variable VAR that has a shape
   gets others, named by their first lane, that are vectors:

     not optimised	VAR$0, an array in memory, which every assignment
			stores to, as variables are in such code;
     optimised		VAR$0, VAR$8, ...: one for each register.  Debug bind
			statements follow them.

   VAR itself shows the first lane.  A value that is never in vectors, since it
   is the first lane's plus a multiple of the lane number, shows in this way
   only.  Of a structure or an array that has been taken apart
   (scalar-replacement.cc) each member, VAR$MEMBER, is such a variable.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/cfg/cfg.h"
#include "transform/render/render-private.h"
#include "transform/render/render.h"

/* A variable of the program with a shape.  */
struct lane_var
{
  tree var;
  struct shape shape;		/* The shape of that name of VAR which has most
				   lanes.  */
  tree memory;			/* Array, or null.  */
  auto_vec<tree> pieces;	/* Vectors.  */
};


bool
debug_user_variable_p (tree var)
{
  return TREE_CODE (var) == VAR_DECL && DECL_NAME (var)
	 && !DECL_IGNORED_P (var) && !DECL_ARTIFICIAL (var)
	 && !is_global_var (var) && !ripple_block_type_p (TREE_TYPE (var));
}

void
debug_stand_for (tree var, tree part)
{
  DECL_ARTIFICIAL (part) = DECL_IGNORED_P (part) = 0;
  /* PART is declared where VAR is.  */
  DECL_CHAIN (part) = DECL_CHAIN (var);
  DECL_CHAIN (var) = part;
  /* Without optimisation the debugger would show what is in the place where
     VAR is no more.  */
  DECL_IGNORED_P (var) = !optimize;
}

/* The variable that the user knows NAME by, or null.  */

static tree
user_var (tree name)
{
  tree var = TREE_CODE (name) == SSA_NAME ? SSA_NAME_VAR (name) : name;
  return var && debug_user_variable_p (var) ? var : NULL_TREE;
}

static lane_var *
lane_var_of (tree decl)
{
  lane_var **v = decl ? rendering->lane_var_of->get (decl) : NULL;
  return v ? *v : NULL;
}

/* NAME is a version of a variable in lanes.  */

static void
note_name (tree name)
{
  tree decl = user_var (name);
  tree elt = decl ? lanes_element_type (TREE_TYPE (decl)) : NULL_TREE;
  unsigned dim;
  if (!elt || TREE_CODE (elt) == BOOLEAN_TYPE)
    return;
  lane_var *&v = rendering->lane_var_of->get_or_insert (decl);
  if (!v)
    {
      v = new lane_var ();
      v->var = decl;
      v->shape = *overlay_shape (name);
      rendering->lane_vars.safe_push (v);
    }
  else if (!shape_join (&v->shape, &v->shape, overlay_shape (name), &dim))
    v->shape = shape_scalar ();
}

void
debug_begin (void)
{
  unsigned i;
  tree name;
  rendering->lane_var_of = new hash_map<tree, lane_var *>;
  /* There is no register that the debugger could show.  */
  if (lanes_emulate && optimize)
    return;
  FOR_EACH_SSA_NAME (i, name, cfun)
    if (!virtual_operand_p (name) && varying_p (name)
	&& !overlay_info (name)->affine)
      note_name (name);
}

/* A variable that stands for V from lane FIRST on.  */

static tree
make_variable (lane_var *v, unsigned first, tree type)
{
  char *name = xasprintf ("%s$%u", IDENTIFIER_POINTER (DECL_NAME (v->var)),
			  first);
  tree d = build_decl (DECL_SOURCE_LOCATION (v->var), VAR_DECL,
		       get_identifier (name), type);
  free (name);
  TREE_USED (d) = 1;
  make_local (d);
  return d;
}

/* Whether to store what is assigned to V, a variable or null.  */

static bool
stored_p (lane_var *v)
{
  return v && !optimize && !shape_scalar_p (&v->shape)
	 && !shape_scalable_p (&v->shape);
}

/* Store NAME to V's array.  */

static void
store_value (emitter *e, lane_var *v, tree name)
{
  lanes *value = value_lanes (e, name, &v->shape);
  lanes_address a;
  lanes_mask all;
  all.kind = lanes_mask::ALL;
  if (!v->memory)
    {
      v->memory = make_variable (v, 0, build_array_type_nelts
					 (value->elt, value->n));
      TREE_ADDRESSABLE (v->memory) = 1;
    }
  lanes_array_address (v->memory, value->n, &a);
  lanes_store (e, &a, value, &all);
  if (!varying_p (name))
    return;
  /* GCC keeps all names of the variable in one place.  */
  tree first = gimple_convert (&e->seq, e->loc, TREE_TYPE (name),
			       lanes_extract (e, value, 0));
  gimple *copy = gimple_build_assign (copy_ssa_name (name), first);
  gimple_set_location (copy, e->loc);
  gimple_seq_add_stmt (&e->seq, copy);
}

void
debug_assign (emitter *e, tree name)
{
  lane_var *v = TREE_CODE (name) == SSA_NAME && varying_p (name)
		? lane_var_of (SSA_NAME_VAR (name)) : NULL;
  if (stored_p (v))
    store_value (e, v, name);
}

void
debug_assign_scalar (gimple_stmt_iterator *at, tree name)
{
  lane_var *v = TREE_CODE (name) == SSA_NAME && !varying_p (name)
		? lane_var_of (SSA_NAME_VAR (name)) : NULL;
  /* What a variable is out of its scope must not be read: the address
     sanitizer says so.  */
  if (!stored_p (v) || stmt_ends_bb_p (gsi_stmt (*at))
      || gimple_call_internal_p (gsi_stmt (*at), IFN_ASAN_POISON))
    return;
  emitter e = { NULL, gimple_location (gsi_stmt (*at)) };
  store_value (&e, v, name);
  gsi_insert_seq_after (at, e.seq, GSI_CONTINUE_LINKING);
  value_new_block ();
}

/* GDB takes what is in a register of 64 bytes for two of 32.  */
enum { PIECE_BYTES = 32 };

/* Piece K of VALUE, TYPE, as a debug bind statement may have it.  */

static tree
piece_of (lanes *value, tree type, unsigned k)
{
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  unsigned per_part = lanes_single_p (value->es) ? 1
		      : value->width * value->es / bytes;
  tree part = value->part[k / per_part];
  return per_part == 1 ? part
	 : build3 (BIT_FIELD_REF, type, part, TYPE_SIZE (type),
		   bitsize_int (k % per_part * bytes * BITS_PER_UNIT));
}

/* Bind V's variables to the pieces of VALUE, at AT, unless that needs
   others.  */

static void
bind_pieces (gimple_stmt_iterator *at, lane_var *v, lanes *value)
{
  /* Of scalable values the first lane is all that shows.  */
  if (lanes_scalable_p (value->n))
    return;
  bool single = lanes_single_p (value->es);
  unsigned width = single ? 1 : MIN (value->width, PIECE_BYTES / value->es);
  unsigned n = value->nparts * (value->width / width);
  tree type = single ? value->elt : build_vector_type (value->elt, width);
  if (v->pieces.is_empty ())
    for (unsigned k = 0; k < n; k++)
      v->pieces.safe_push (make_variable (v, k * width, type));
  if (v->pieces.length () != n
      || !types_compatible_p (TREE_TYPE (v->pieces[0]), type))
    return;
  for (unsigned k = 0; k < n; k++)
    gsi_insert_before (at, gimple_build_debug_bind (v->pieces[k],
						    piece_of (value, type, k),
						    gsi_stmt (*at)),
		       GSI_SAME_STMT);
}

/* The first lane of NAME, or null if that is nowhere.  */

static tree
first_lane (tree name)
{
  rendered *x = rendered_as (name);
  tree type = TREE_TYPE (name);
  if (overlay_info (name)->affine)
    return x->base ? fold_convert (type, x->base) : NULL_TREE;
  if (!x->value || TREE_CODE (x->value->elt) == BOOLEAN_TYPE)
    return NULL_TREE;
  tree part = x->value->part[0];
  if (lanes_single_p (x->value->es))
    return fold_convert (type, part);
  return fold_convert (type, build3 (BIT_FIELD_REF, x->value->elt, part,
				     TYPE_SIZE (x->value->elt),
				     bitsize_zero_node));
}

void
debug_bind (gimple_stmt_iterator *at)
{
  gimple *bind = gsi_stmt (*at);
  if (!gimple_debug_bind_p (bind) || !gimple_debug_bind_has_value_p (bind))
    return;
  ssa_op_iter i;
  tree use, value = gimple_debug_bind_get_value (bind), first = NULL_TREE;
  bool varying = false;
  FOR_EACH_SSA_TREE_OPERAND (use, bind, i, SSA_OP_USE)
    varying |= varying_p (use);
  if (!varying)
    return;
  if (TREE_CODE (value) == SSA_NAME)
    {
      lanes *lane = rendered_as (value)->value;
      lane_var *v = lane_var_of (user_var (gimple_debug_bind_get_var (bind)));
      if (v && lane && TREE_CODE (lane->elt) != BOOLEAN_TYPE)
	bind_pieces (at, v, lane);
      first = first_lane (value);
    }
  if (first)
    gimple_debug_bind_set_value (bind, first);
  else
    gimple_debug_bind_reset_value (bind);
  update_stmt (bind);
}

/* The scope in B that VAR belongs to, or null.  */

static tree
scope_of (tree b, tree var)
{
  for (; b; b = BLOCK_CHAIN (b))
    {
      for (tree d = BLOCK_VARS (b); d; d = DECL_CHAIN (d))
	if (d == var)
	  return b;
      if (tree in = scope_of (BLOCK_SUBBLOCKS (b), var))
	return in;
    }
  return NULL_TREE;
}

/* Let the debugger find the variables that stand for V.  */

static void
declare (lane_var *v)
{
  tree scope = scope_of (DECL_INITIAL (current_function_decl), v->var);
  if (v->memory)
    v->pieces.safe_push (v->memory);
  if (!scope || v->pieces.is_empty ())
    return;
  for (unsigned k = v->pieces.length (); k-- > 0;)
    {
      DECL_CHAIN (v->pieces[k]) = DECL_CHAIN (v->var);
      DECL_CHAIN (v->var) = v->pieces[k];
    }
}

void
debug_end (void)
{
  for (unsigned i = 0; i < rendering->lane_vars.length (); i++)
    {
      declare (rendering->lane_vars[i]);
      delete rendering->lane_vars[i];
    }
  delete rendering->lane_var_of;
}

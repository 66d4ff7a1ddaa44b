/* Scalar replacement of structures and arrays.

   INPUT	struct { float x, y; } v, w;
		v = w;	v.x = a[lane];

   OUTPUT	float v$x, v$y, w$x, w$y;
		v$x = w$x;  v$y = w$y;  v$x = a[lane];

   A variable of which lanes have copies is cut into its members and elements,
   so that each has its own shape and is no memory, unless somebody needs it in
   one piece (privatise.cc); so is what all lanes share and is set once
   (constant-records.cc).  Before, copies of whole objects become copies of
   their scalars (whole-copies.cc), and addresses are resolved
   (local-address.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/calls/calls.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/locals.h"
#include "transform/render/render.h"

struct split_variable
{
  bool ok;			/* It is never needed in one piece.  */
  bool used;
  bool shown;			/* The debugger shows the variable.  */
  hash_map<tree, tree> fields;	/* Member -> its variable.  */
  auto_vec<tree> elements;
};
static hash_map<tree, split_variable *> *splits;
static bool replacing;
static bool visiting_call;	/* What is visited are operands of a call.  */

static split_variable *
split_of (tree base)
{
  split_variable **v = splits->get (base);
  return v ? *v : NULL;
}

/* The variable for the part INDEX of VAR, of type TYPE.  */

static tree
part_variable (split_variable *v, tree var, tree index, tree type)
{
  char *name;
  const char *base = DECL_NAME (var) ? IDENTIFIER_POINTER (DECL_NAME (var))
		     : "local";
  tree *slot, r;

  if (TREE_CODE (index) == FIELD_DECL)
    slot = &v->fields.get_or_insert (index);
  else
    {
      unsigned i = tree_to_uhwi (index);
      if (v->elements.length () <= i)
	v->elements.safe_grow_cleared (i + 1, true);
      slot = &v->elements[i];
    }
  if (*slot)
    return *slot;
  if (TREE_CODE (index) == FIELD_DECL)
    name = xasprintf ("%s$%s", base, DECL_NAME (index)
				     ? IDENTIFIER_POINTER (DECL_NAME (index))
				     : "base");
  else
    name = xasprintf ("%s$%u", base, (unsigned) tree_to_uhwi (index));
  r = build_decl (DECL_SOURCE_LOCATION (var), VAR_DECL, get_identifier (name),
		  TYPE_MAIN_VARIANT (type));
  free (name);
  DECL_ARTIFICIAL (r) = 1;
  DECL_IGNORED_P (r) = 1;
  TREE_USED (r) = 1;
  TREE_ADDRESSABLE (r) = 1;
  make_local (r);
  if (v->shown)
    debug_stand_for (var, r);
  /* An object is one thing: where lanes have one each, all its parts are
     theirs.  */
  if (conditional_variable_p (var)
      || TYPE_NEEDS_CONSTRUCTING (TREE_TYPE (var)))
    note_lane_variable (r);
  local_shape_grow (r, local_shape (var));
  *slot = r;
  return r;
}

/* The index in VAR of the part PART of it, if that is a constant, else
   null.  */

static tree
constant_part (tree var, tree part)
{
  tree type = TREE_TYPE (var);
  if (TREE_CODE (part) == COMPONENT_REF && sole_member (type))
    return TREE_OPERAND (part, 1) == sole_member (type) ? sole_member (type)
							: NULL_TREE;
  if (TREE_CODE (part) == COMPONENT_REF && TREE_CODE (type) == RECORD_TYPE)
    {
      tree f = TREE_OPERAND (part, 1);
      bool own = (TYPE_MAIN_VARIANT (DECL_CONTEXT (f))
		  == TYPE_MAIN_VARIANT (type));
      return own && !DECL_BIT_FIELD (f) ? f : NULL_TREE;
    }
  if (TREE_CODE (part) == REALPART_EXPR || TREE_CODE (part) == IMAGPART_EXPR)
    return size_int (TREE_CODE (part) == IMAGPART_EXPR);
  if (TREE_CODE (part) == ARRAY_REF && TREE_CODE (type) == ARRAY_TYPE)
    {
      tree i = constant_value (TREE_OPERAND (part, 1));
      return i && tree_fits_uhwi_p (i) && TYPE_MAX_VALUE (TYPE_DOMAIN (type))
	     && tree_int_cst_le (i, TYPE_MAX_VALUE (TYPE_DOMAIN (type)))
	     ? i : NULL_TREE;
    }
  return NULL_TREE;
}

static tree
visit_operand (tree *op, int *walk_subtrees, void *)
{
  tree *part = NULL;
  if (TYPE_P (*op))
    {
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  if (!handled_component_p (*op) && !DECL_P (*op))
    return NULL_TREE;
  *walk_subtrees = 0;
  while (handled_component_p (*op))
    {
      part = op;
      op = &TREE_OPERAND (*op, 0);
    }
  if (TREE_CODE (*op) == MEM_REF)
    op = &TREE_OPERAND (*op, 0), part = NULL;
  if (TREE_CODE (*op) == ADDR_EXPR)
    {
      op = &TREE_OPERAND (*op, 0), part = NULL;
      while (handled_component_p (*op))
	op = &TREE_OPERAND (*op, 0);
    }
  split_variable *v = DECL_P (*op) ? split_of (*op) : NULL;
  if (!v)
    return NULL_TREE;
  v->used = true;
  tree index = part ? constant_part (*op, *part) : NULL_TREE;
  /* What was made for a call stays until that is inlined.  */
  if (!index || (visiting_call && made_for_call_p (*op)))
    v->ok = false;
  else if (replacing && v->ok)
    *part = part_variable (v, *op, index, TREE_TYPE (*part));
  return NULL_TREE;
}

/* &VAR.x is no use of VAR.x.  */

static tree
visit_address (tree *op, int *walk_subtrees, void *data)
{
  if (TREE_CODE (*op) == ADDR_EXPR)
    {
      tree base = reference_base (TREE_OPERAND (*op, 0));
      split_variable *v = DECL_P (base) ? split_of (base) : NULL;
      if (v)
	v->ok = false;
      *walk_subtrees = v == NULL;
      return NULL_TREE;
    }
  return visit_operand (op, walk_subtrees, data);
}

static void
visit_statements (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	for (unsigned i = 0; i < gimple_phi_num_args (p.phi ()); i++)
	  walk_tree (gimple_phi_arg_def_ptr (p.phi (), i), visit_address,
		     NULL, NULL);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
	{
	  gimple *s = gsi_stmt (g);
	  if (gimple_clobber_p (s))
	    {
	      split_variable *v = split_of (gimple_assign_lhs (s));
	      if (v && v->ok && replacing)
		{
		  unlink_stmt_vdef (s);
		  gsi_remove (&g, true);
		  continue;
		}
	    }
	  else if (!is_gimple_debug (s))
	    {
	      visiting_call = is_gimple_call (s);
	      for (unsigned i = 0; i < gimple_num_ops (s); i++)
		if (gimple_op (s, i))
		  walk_tree (gimple_op_ptr (s, i), visit_address, NULL, NULL);
	      visiting_call = false;
	    }
	  if (replacing)
	    update_stmt (s);
	  gsi_next (&g);
	}
    }
}

/* Cut the variables of lanes into their parts.  */

static bool
split_variables (void)
{
  bool changed = false;
  unsigned i;
  tree var;
  hash_set<tree> constant;
  splits = new hash_map<tree, split_variable *>;
  find_constant_records (&constant);
  FOR_EACH_LOCAL_DECL (cfun, i, var)
    if (VAR_P (var) && (lane_copied_p (var) || constant.contains (var))
	&& (AGGREGATE_TYPE_P (TREE_TYPE (var))
	    || TREE_CODE (TREE_TYPE (var)) == COMPLEX_TYPE))
      {
	split_variable *v = new split_variable ();
	v->ok = true;
	v->shown = debug_user_variable_p (var);
	splits->put (var, v);
      }
  if (!splits->is_empty ())
    {
      replacing = false;
      visit_statements ();
      for (auto it = splits->begin (); it != splits->end (); ++it)
	changed |= (*it).second->ok && (*it).second->used;
      replacing = true;
      if (changed)
	visit_statements ();
    }
  for (auto it = splits->begin (); it != splits->end (); ++it)
    delete (*it).second;
  delete splits;
  return changed;
}

bool
split_local_variables (void)
{
  bool changed = resolve_local_addresses ();
  changed |= resolve_phi_loads ();
  changed |= lower_whole_copies ();
  while (split_variables ())
    changed = true;
  if (!changed)
    changed = index_local_arrays ();
  if (changed)
    {
      mark_virtual_operands_for_renaming (cfun);
      update_ssa (TODO_update_ssa);
      take_out_of_memory ();
      cgraph_edge::rebuild_edges ();
    }
  return changed;
}

/* The overlay: storage and look-up.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "front/front.h"

/* That of one function.  */
struct overlay
{
  vec<value_info *> infos;
  hash_map<basic_block, tree> masks;
  hash_map<tree, struct shape> locals;
  bool locals_done;
  hash_set<tree> lane_owners;	/* Lane functions, their variables.  */
  hash_set<tree> lane_copies;	/* See lane_copies_p.  */
  hash_map<gimple *, struct shape> results;
  hash_map<gimple *, bool> apart;	/* See note_lanes_apart.  */
  hash_map<gimple *, unsigned> tables;	/* See note_table.  */
  function *owner;
  overlay *outer;		/* That of the function left for this one.  */
};
static overlay none, *here = &none;
static struct shape scalar;

void
overlay_begin (void)
{
  overlay *o = new overlay ();
  o->infos = vNULL;
  o->locals_done = false;
  o->owner = cfun;
  o->outer = here;
  here = o;
  scalar = shape_scalar ();
}

bool
overlay_here_p (void)
{
  return here && here->owner == cfun;
}

void
overlay_end (void)
{
  overlay *o = here;
  for (unsigned i = 0; i < o->infos.length (); i++)
    if (o->infos[i])
      {
	if (o->infos[i]->affine)
	  {
	    affine_clear (o->infos[i]->affine);
	    free (o->infos[i]->affine);
	  }
	free (o->infos[i]);
      }
  o->infos.release ();
  here = o->outer;
  delete o;
  lanes_free_all ();
}

value_info *
overlay_info (tree name)
{
  unsigned v = SSA_NAME_VERSION (name);
  vec<value_info *> &infos = here->infos;
  if (v >= infos.length ())
    infos.safe_grow_cleared (v + v / 4 + 16, true);
  if (!infos[v])
    {
      infos[v] = XCNEW (value_info);
      infos[v]->shape = scalar;
    }
  return infos[v];
}

const struct shape *
local_shape (tree var)
{
  struct shape *s = here->locals.get (var);
  return s ? s : &scalar;
}

bool
local_shape_grow (tree var, const struct shape *s)
{
  struct shape t;
  unsigned dim;
  if (here->locals_done || !shape_join (&t, local_shape (var), s, &dim)
      || shape_equal_p (&t, local_shape (var)))
    return false;
  here->locals.put (var, t);
  return true;
}

void
local_shapes_done (void)
{
  here->locals.empty ();
  here->locals_done = true;
}

const struct shape *
result_shape (gimple *call)
{
  return here->results.get (call);
}

bool
result_shape_grow (gimple *call, const struct shape *s)
{
  struct shape t = *s, *old = here->results.get (call);
  unsigned dim;
  if (old && (!shape_join (&t, old, s, &dim) || shape_equal_p (&t, old)))
    return false;
  here->results.put (call, t);
  return true;
}

void
note_lane_function (tree fn)
{
  here->lane_owners.add (fn);
}

void
note_lane_variable (tree var)
{
  here->lane_owners.add (var);
}

bool
lane_variable_p (tree var)
{
  hash_set<tree> &owners = here->lane_owners;
  return var && (owners.contains (var)
		 || owners.contains (DECL_CONTEXT (DECL_ORIGIN (var))));
}

void
note_lane_copies (tree array)
{
  here->lane_copies.add (array);
}

void
note_table (tree pointer, unsigned bytes)
{
  here->tables.put (SSA_NAME_DEF_STMT (pointer), bytes);
}

unsigned
table_bytes (tree pointer)
{
  unsigned *bytes = TREE_CODE (pointer) == SSA_NAME
		    ? here->tables.get (SSA_NAME_DEF_STMT (pointer)) : NULL;
  return bytes ? *bytes : 0;
}

bool
behind_table_p (tree ref)
{
  tree base = get_base_address (ref);
  if (!base || TREE_CODE (base) != MEM_REF
      || TREE_CODE (TREE_OPERAND (base, 0)) != SSA_NAME)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (TREE_OPERAND (base, 0));
  return is_gimple_assign (def)
	 && gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR
	 && table_bytes (gimple_assign_rhs1 (def));
}

void
note_lanes_apart (gimple *s, bool tested)
{
  here->apart.put (s, tested);
}

bool
lanes_apart_p (gimple *s)
{
  return here->apart.get (s);
}

bool
stores_distinct_p (gimple *s)
{
  bool *tested = here->apart.get (s);
  return tested && *tested;
}

bool
lane_copies_p (tree array)
{
  return here->lane_copies.contains (array);
}

bool
conditional_variable_p (tree var)
{
  return lane_variable_p (var)
	 || conditional_name_p (DECL_NAME (var))
	 || lookup_attribute (RIPPLE_CONDITIONAL_ATTRIBUTE,
			      DECL_ATTRIBUTES (DECL_ORIGIN (var)));
}

const struct shape *
overlay_shape (tree op)
{
  if (op && TREE_CODE (op) == SSA_NAME)
    return &overlay_info (op)->shape;
  if (op && TREE_CODE (op) == ADDR_EXPR)
    if (tree var = local_variable (TREE_OPERAND (op, 0)))
      return local_shape (var);
  return &scalar;
}

bool
varying_p (tree op)
{
  return op && TREE_CODE (op) == SSA_NAME
	 && (overlay_info (op)->flags & VALUE_VARYING);
}

void
overlay_set_shape (tree name, const struct shape *s)
{
  value_info *i = overlay_info (name);
  i->shape = *s;
  if (shape_scalar_p (s))
    i->flags &= ~VALUE_VARYING;
  else
    i->flags |= VALUE_VARYING;
}

void
overlay_forget_shapes (void)
{
  vec<value_info *> &infos = here->infos;
  for (unsigned i = 0; i < infos.length (); i++)
    if (infos[i])
      {
	infos[i]->shape = scalar;
	infos[i]->flags &= ~VALUE_VARYING;
      }
  here->locals.empty ();
}

struct shape
overlay_address_shape (tree ref)
{
  struct shape s = scalar;
  unsigned dim;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF || TREE_CODE (ref) == ARRAY_RANGE_REF)
      {
	shape_join (&s, &s, overlay_shape (TREE_OPERAND (ref, 1)), &dim);
	/* Rows may have a size of each lane.  */
	shape_join (&s, &s, overlay_shape (TREE_OPERAND (ref, 3)), &dim);
      }
  if (TREE_CODE (ref) == MEM_REF || TREE_CODE (ref) == TARGET_MEM_REF)
    shape_join (&s, &s, overlay_shape (TREE_OPERAND (ref, 0)), &dim);
  else if (tree var = local_variable (ref))
    shape_join (&s, &s, local_shape (var), &dim);
  return s;
}

struct shape
overlay_operand_shape (tree op)
{
  if (!op || TREE_CODE (op) == SSA_NAME || is_gimple_min_invariant (op))
    return *overlay_shape (op);
  return overlay_address_shape (op);
}

struct shape
overlay_call_shape (gcall *call)
{
  tree lhs = gimple_call_lhs (call);
  bool made = lhs && TREE_ADDRESSABLE (TREE_TYPE (lhs));
  struct shape s = made ? overlay_operand_shape (lhs) : shape_scalar ();
  unsigned dim;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      struct shape t = overlay_operand_shape (gimple_call_arg (call, i));
      shape_join (&s, &s, &t, &dim);
    }
  if (tree pointer = ripple_call_pointer (call))
    shape_join (&s, &s, overlay_shape (pointer), &dim);
  shape_join (&s, &s, overlay_shape (gimple_call_chain (call)), &dim);
  return s;
}

tree
block_mask (basic_block bb)
{
  tree *m = here->masks.get (bb);
  return m ? *m : NULL_TREE;
}

void
set_block_mask (basic_block bb, tree mask)
{
  here->masks.put (bb, mask);
  if (mask)
    overlay_info (mask)->flags |= VALUE_BLOCK;
}

location_t
stmt_location (gimple *stmt)
{
  location_t loc = gimple_location (stmt);
  if (loc == UNKNOWN_LOCATION && cfun)
    loc = DECL_SOURCE_LOCATION (cfun->decl);
  return loc;
}

void
overlay_solve (bool (*visit) (gimple *))
{
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo, false);
  bool changed;
  do
    {
      changed = false;
      for (int i = 0; i < n; i++)
	{
	  basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
	  for (gphi_iterator g = gsi_start_phis (bb); !gsi_end_p (g);
	       gsi_next (&g))
	    changed |= visit (g.phi ());
	  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	       gsi_next (&g))
	    changed |= visit (gsi_stmt (g));
	}
    }
  while (changed);
  free (rpo);
}

bool
temporary_name_p (tree id, const char *prefix)
{
  size_t len = strlen (prefix);
  return id && strncmp (IDENTIFIER_POINTER (id), prefix, len) == 0
	 && IDENTIFIER_POINTER (id)[len] == '.';
}

bool
conditional_name_p (tree id)
{
  return temporary_name_p (id, RIPPLE_CONDITIONAL)
	 || temporary_name_p (id, RIPPLE_FINALLY);
}

tree
local_variable (tree ref)
{
  tree base = reference_base (ref);
  if (TREE_CODE (base) == MEM_REF
      && TREE_CODE (TREE_OPERAND (base, 0)) == ADDR_EXPR)
    base = TREE_OPERAND (TREE_OPERAND (base, 0), 0);
  return VAR_P (base) && !is_gimple_reg (base)
	 && auto_var_in_fn_p (base, cfun->decl) && !TREE_THIS_VOLATILE (base)
	 && !DECL_HAS_VALUE_EXPR_P (base) && DECL_SIZE_UNIT (base)
	 && tree_fits_uhwi_p (DECL_SIZE_UNIT (base)) ? base : NULL_TREE;
}

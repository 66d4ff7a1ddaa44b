/* Local variables of which every lane has a copy.

   INPUT	float acc[2];
		acc[0] = x[lane];

   What is stored in a part of a local variable has more lanes than the place
   where it is stored, so the variable gets the shape of the value: ACC is
   expanded like a scalar.  A variable that is declared in an annotated loop
   belongs to the iteration: it also gets the shape of an index, and of a call
   that receives its address.  An object has the shape of what its constructor
   is given; one that copies and destroys itself, as a string does, is always
   that of the iteration.  In a lane function a variable belongs to the
   call, of which there is one per lane: it also gets the shape of the
   conditions under which it is stored to.

   A store through a pointer is one to every variable that the pointer may
   point to; of addresses in memory it is known in which variable they are.
   Transforming: transform/locals/privatise.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/shapes.h"
#include "attr-fnspec.h"
#include "analysis/overlay.h"
#include "front/front.h"

static bool
body_variable_p (tree var)
{
  return lookup_attribute (RIPPLE_BODY_ATTRIBUTE,
			   DECL_ATTRIBUTES (DECL_ORIGIN (var))) != NULL;
}

/* Pairs of a variable, null for all other memory, and a variable whose address
   has been stored there.  */
struct stored_address
{
  tree place;
  tree var;
};
static vec<stored_address> stored;

static bool pointed_to (tree p, auto_vec<tree> *vars);

/* Append to VARS the variables that REF may be a part of, null for other
   memory.  */

static void
places_of (tree ref, auto_vec<tree> *vars)
{
  if (tree var = local_variable (ref))
    {
      vars->safe_push (var);
      return;
    }
  tree base = get_base_address (ref);
  if (base && TREE_CODE (base) == MEM_REF)
    pointed_to (TREE_OPERAND (base, 0), vars);
  if (vars->is_empty ())
    vars->safe_push (NULL_TREE);
}

/* Append to VARS the variables whose addresses may be loaded from REF.  */

static void
stored_in (tree ref, auto_vec<tree> *vars)
{
  auto_vec<tree> places;
  if (stored.is_empty ())
    return;
  places_of (ref, &places);
  for (unsigned i = 0; i < stored.length (); i++)
    if (places.contains (stored[i].place))
      vars->safe_push (stored[i].var);
}

/* Append to VARS the variables that the pointer P may point to.  True if some
   of the addresses come out of memory.  */

static bool
pointed_to (tree p, auto_vec<tree> *vars)
{
  auto_vec<tree> work;
  hash_set<tree> seen;
  bool loaded = false;
  work.safe_push (p);
  while (!work.is_empty ())
    {
      tree op = work.pop ();
      if (TREE_CODE (op) == ADDR_EXPR)
	{
	  if (tree var = local_variable (TREE_OPERAND (op, 0)))
	    vars->safe_push (var);
	  continue;
	}
      if (TREE_CODE (op) != SSA_NAME || seen.add (op)
	  || SSA_NAME_IS_DEFAULT_DEF (op))
	continue;
      gimple *def = SSA_NAME_DEF_STMT (op);
      if (gphi *phi = dyn_cast<gphi *> (def))
	for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
	  work.safe_push (gimple_phi_arg_def (phi, i));
      /* A function may return an address that it was given.  */
      else if (is_gimple_call (def) && ripple_api_call (def) == API_NONE)
	for (unsigned i = 0; i < gimple_call_num_args (def); i++)
	  work.safe_push (gimple_call_arg (def, i));
      else if (gimple_assign_load_p (def))
	{
	  stored_in (gimple_assign_rhs1 (def), vars);
	  loaded = true;
	}
      else if (is_gimple_assign (def))
	switch (gimple_assign_rhs_code (def))
	  {
	  case ADDR_EXPR:
	    {
	      tree base = TREE_OPERAND (gimple_assign_rhs1 (def), 0);
	      if (tree var = local_variable (base))
		vars->safe_push (var);
	      base = reference_base (base);
	      if (TREE_CODE (base) == MEM_REF)
		work.safe_push (TREE_OPERAND (base, 0));
	    }
	    break;
	  case SSA_NAME:
	  case POINTER_PLUS_EXPR:
	  CASE_CONVERT:
	    work.safe_push (gimple_assign_rhs1 (def));
	    break;
	  case COND_EXPR:
	    work.safe_push (gimple_assign_rhs2 (def));
	    work.safe_push (gimple_assign_rhs3 (def));
	    break;
	  default:
	    break;
	  }
    }
  return loaded;
}

/* Note that the address of VAR is stored in PLACE; true if that is new.  */

static bool
note_stored (tree place, tree var)
{
  for (unsigned i = 0; i < stored.length (); i++)
    if (stored[i].place == place && stored[i].var == var)
      return false;
  stored_address s = { place, var };
  stored.safe_push (s);
  return true;
}

/* Note that the function CALL calls, a constructor for instance, may store
   addresses that it is given in variables that it is given, or in its result.
   What belongs to an iteration may have lanes whatever the function does.  */

static bool
note_given (gimple *call)
{
  bool changed = false;
  auto_vec<tree> vars, places;
  tree lhs = gimple_call_lhs (call);

  if (gimple_call_internal_p (call) || ripple_api_call (call) != API_NONE
      || !gimple_vdef (call))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (POINTER_TYPE_P (TREE_TYPE (gimple_call_arg (call, i))))
      pointed_to (gimple_call_arg (call, i), &vars);
  places.safe_splice (vars);
  if (tree var = lhs && TREE_CODE (lhs) != SSA_NAME ? local_variable (lhs)
		 : NULL_TREE)
    places.safe_push (var);
  for (unsigned i = 0; i < places.length (); i++)
    for (unsigned k = 0; k < vars.length (); k++)
      if (places[i] != vars[k] && body_variable_p (vars[k])
	  && AGGREGATE_TYPE_P (TREE_TYPE (places[i])))
	changed |= note_stored (places[i], vars[k]);
  return changed;
}

static void
find_stored_addresses (void)
{
  basic_block bb;
  bool changed;
  stored.truncate (0);
  do
    {
      changed = false;
      FOR_EACH_BB_FN (bb, cfun)
	for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	     gsi_next (&g))
	  {
	    gimple *s = gsi_stmt (g);
	    auto_vec<tree> vars, places;
	    if (is_gimple_call (s))
	      changed |= note_given (s);
	    if (!gimple_assign_single_p (s) || !gimple_vdef (s)
		|| gimple_clobber_p (s))
	      continue;
	    tree from = gimple_assign_rhs1 (s);
	    if (!is_gimple_reg_type (TREE_TYPE (from)))
	      {
		if (TREE_CODE (from) != CONSTRUCTOR)
		  stored_in (from, &vars);
	      }
	    else if (POINTER_TYPE_P (TREE_TYPE (from)))
	      pointed_to (from, &vars);
	    if (vars.is_empty ())
	      continue;
	    places_of (gimple_assign_lhs (s), &places);
	    for (unsigned i = 0; i < places.length (); i++)
	      for (unsigned k = 0; k < vars.length (); k++)
		changed |= note_stored (places[i], vars[k]);
	  }
    }
  while (changed);
}

/* True if VAR is an object of the iteration whatever is done with it: its
   class has functions that copy or destroy it.  */

static bool
own_object_p (tree var)
{
  return local_variable (var) && body_variable_p (var)
	 && TREE_ADDRESSABLE (TREE_TYPE (var));
}

static bool
grow_own_object (gimple *, tree base, tree, void *shape)
{
  if (base && VAR_P (base) && own_object_p (base))
    local_shape_grow (base, (const struct shape *) shape);
  return false;
}

/* Give the objects that the body of MARKER uses its lanes.  */

static void
grow_own_objects (gimple *marker)
{
  basic_block bb;
  struct shape s;
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  if (!lane_dims (marker, LANE_DIM0, dim, extent, &s))
    return;
  FOR_EACH_BB_FN (bb, cfun)
    if (dominated_by_p (CDI_DOMINATORS, bb, gimple_bb (marker)))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	walk_stmt_load_store_addr_ops (gsi_stmt (g), &s, grow_own_object,
				       grow_own_object, grow_own_object);
}

void
begin_local_shapes (void)
{
  unsigned i;
  tree var;
  basic_block bb;
  bool found = false;
  find_stored_addresses ();
  FOR_EACH_LOCAL_DECL (cfun, i, var)
    found |= VAR_P (var) && own_object_p (var);
  if (!found)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE)
	grow_own_objects (gsi_stmt (g));
}

/* *S := join of *S and the shapes of the conditions that decide whether BB is
   executed.  */

static void
join_conditions (struct shape *s, basic_block bb)
{
  auto_vec<basic_block> work;
  hash_set<basic_block> seen;
  unsigned dim;

  if (!dom_info_available_p (CDI_POST_DOMINATORS))
    calculate_dominance_info (CDI_POST_DOMINATORS);
  work.safe_push (bb);
  while (!work.is_empty ())
    {
      basic_block x = work.pop (), b;
      auto_vec<basic_block> up;
      hash_set<basic_block> passed;

      if (seen.add (x))
	continue;
      /* Walk back through the blocks that X post-dominates.  */
      up.safe_push (x);
      while (!up.is_empty ())
	{
	  edge e;
	  edge_iterator ei;

	  b = up.pop ();
	  if (passed.add (b))
	    continue;
	  FOR_EACH_EDGE (e, ei, b->preds)
	    {
	      gimple *last = last_stmt (e->src);
	      if (e->src != x
		  && dominated_by_p (CDI_POST_DOMINATORS, e->src, x))
		{
		  up.safe_push (e->src);
		  continue;
		}
	      if (gcond *c = safe_dyn_cast<gcond *> (last))
		{
		  shape_join (s, s, overlay_shape (gimple_cond_lhs (c)), &dim);
		  shape_join (s, s, overlay_shape (gimple_cond_rhs (c)), &dim);
		}
	      else if (gswitch *w = safe_dyn_cast<gswitch *> (last))
		shape_join (s, s, overlay_shape (gimple_switch_index (w)),
			    &dim);
	      work.safe_push (e->src);
	    }
	}
    }
}

bool
conditional_block_p (basic_block bb)
{
  struct shape s = shape_scalar ();
  join_conditions (&s, bb);
  return !shape_scalar_p (&s);
}

/* STMT stores a value of shape VALUE at addresses of shape ADDRESS in VAR; if
   ADDRESS is null it is a call of a function elsewhere that may store
   something there.  LOADED: what shape the address has may come from the place
   where it was stored.  */

static bool
store_in (gimple *stmt, tree var, const struct shape *value,
	  const struct shape *address, bool loaded)
{
  struct shape s = *value;
  unsigned dim;

  if (conditional_variable_p (var))
    {
      if (address)
	shape_join (&s, &s, address, &dim);
      join_conditions (&s, gimple_bb (stmt));
    }
  else if (body_variable_p (var))
    {
      if (address)
	shape_join (&s, &s, address, &dim);
    }
  else if (!address || (!loaded && shape_fits_p (value, address, &dim)))
    return false;
  return local_shape_grow (var, &s);
}

bool
passes_block_p (gimple *stmt)
{
  for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
    if (ripple_block_type_p (TREE_TYPE (gimple_call_arg (stmt, i))))
      return true;
  return false;
}

bool
constructor_call_p (gimple *stmt)
{
  tree fn = is_gimple_call (stmt) ? gimple_call_fndecl (stmt) : NULL_TREE;
  return fn && DECL_CXX_CONSTRUCTOR_P (fn) && gimple_call_num_args (stmt) > 0;
}

/* True if CALL prints what its variable arguments point to, and does not store
   there.  */

static bool
prints_p (gcall *call)
{
  switch (gimple_call_builtin_p (call, BUILT_IN_NORMAL)
	  ? DECL_FUNCTION_CODE (gimple_call_fndecl (call)) : BUILT_IN_NONE)
    {
    case BUILT_IN_PRINTF:
    case BUILT_IN_FPRINTF:
    case BUILT_IN_SPRINTF:
    case BUILT_IN_SNPRINTF:
    case BUILT_IN_PRINTF_CHK:
    case BUILT_IN_FPRINTF_CHK:
    case BUILT_IN_SPRINTF_CHK:
    case BUILT_IN_SNPRINTF_CHK:
      return true;
    default:
      return false;
    }
}

bool
call_may_store_p (gcall *call, unsigned i)
{
  attr_fnspec spec = gimple_call_fnspec (call);
  tree types = TYPE_ARG_TYPES (gimple_call_fntype (call));
  if (spec.known_p () && spec.arg_specified_p (i))
    return spec.arg_maybe_written_p (i);
  while (types && i-- > 0)
    types = TREE_CHAIN (types);
  return types ? !POINTER_TYPE_P (TREE_VALUE (types))
		 || !TYPE_READONLY (TREE_TYPE (TREE_VALUE (types)))
	 : !prints_p (call);
}

/* CALL calls a function of the library that GCC knows, for lanes of the shape
   VALUE: what it stores is stored as by an assignment.  */

static bool
store_by_library (gcall *call, const struct shape *value)
{
  bool grew = false;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      auto_vec<tree> vars;
      tree to = gimple_call_arg (call, i);
      if (!POINTER_TYPE_P (TREE_TYPE (to)) || !call_may_store_p (call, i))
	continue;
      bool loaded = pointed_to (to, &vars);
      for (unsigned k = 0; k < vars.length (); k++)
	grew |= store_in (call, vars[k], value, overlay_shape (to), loaded);
    }
  return grew;
}

/* CALL calls any other function for lanes of the shape VALUE.  */

static bool
store_by_call (gcall *call, const struct shape *value)
{
  bool grew = false;
  auto_vec<tree> vars;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (POINTER_TYPE_P (TREE_TYPE (gimple_call_arg (call, i))))
      pointed_to (gimple_call_arg (call, i), &vars);
  if (tree chain = gimple_call_chain (call))
    pointed_to (chain, &vars);
  /* What a body that is known stores is that of each lane, as if it had been
     inlined.  */
  tree fn = gimple_call_fndecl (call);
  cgraph_node *node = fn ? cgraph_node::get (fn) : NULL;
  bool known = node
	       && node->ultimate_alias_target ()->has_gimple_body_p ();
  for (unsigned i = 0; known && i < vars.length (); i++)
    for (unsigned k = 0; k < stored.length (); k++)
      if (stored[k].place == vars[i] && !vars.contains (stored[k].var))
	vars.safe_push (stored[k].var);
  for (unsigned i = 0; i < vars.length (); i++)
    grew |= store_in (call, vars[i], value, known ? value : NULL, known);
  vars.truncate (0);
  if (!known && constructor_call_p (call))
    pointed_to (gimple_call_arg (call, 0), &vars);
  for (unsigned i = 0; i < vars.length (); i++)
    grew |= store_in (call, vars[i], value, value, true);
  return grew;
}

bool
local_store (gimple *stmt, const struct shape *value)
{
  tree lhs = gimple_get_lhs (stmt);
  auto_vec<tree> vars;
  bool grew = false;

  if (lhs && TREE_CODE (lhs) != SSA_NAME && gimple_vdef (stmt)
      && !gimple_clobber_p (stmt))
    {
      struct shape address = overlay_address_shape (lhs);
      if (tree var = local_variable (lhs))
	grew |= store_in (stmt, var, value, &address, false);
      else
	{
	  tree base = get_base_address (lhs);
	  bool loaded = base && TREE_CODE (base) == MEM_REF
			&& pointed_to (TREE_OPERAND (base, 0), &vars);
	  for (unsigned i = 0; i < vars.length (); i++)
	    grew |= store_in (stmt, vars[i], value, &address, loaded);
	}
    }
  gcall *call = dyn_cast<gcall *> (stmt);
  if (call && !shape_scalar_p (value) && ripple_api_call (call) == API_NONE
      && !passes_block_p (call))
    grew |= (gimple_call_builtin_p (call, BUILT_IN_NORMAL)
	     ? store_by_library : store_by_call) (call, value);
  return grew;
}

/* What objects memory references are to.

   Two of them are to distinct ones since these are different variables, since
   one is reached from a parameter that is restrict, or since their types say
   so.  That holds for any two lanes, as what GCC says of one reference and
   another does not.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/depend.h"

bool
distinct_bases_p (tree a, tree b)
{
  if (!a || !b || a == b)
    return false;
  /* As GCC's own analysis sees variables: those of other units are distinct
     unless this one declares them to be aliases.  */
  return (DECL_P (a) && DECL_P (b) && compare_base_decls (a, b) == 0)
	 || (!DECL_P (a) && TYPE_RESTRICT (TREE_TYPE (a)))
	 || (!DECL_P (b) && TYPE_RESTRICT (TREE_TYPE (b)));
}

static tree pointer_base (tree p, hash_set<tree> *seen);

/* The same as known_base for REF; SEEN are names that have been, of which what
   error_mark_node stands for is one.  */

static tree
reference_base (tree ref, hash_set<tree> *seen)
{
  ref = get_base_address (ref);
  if (!ref || DECL_P (ref))
    return ref;
  return TREE_CODE (ref) == MEM_REF
	 ? pointer_base (TREE_OPERAND (ref, 0), seen) : NULL_TREE;
}

/* The one base that the arguments of PHI have, a pointer that moves on in a
   loop.  */

static tree
common_base (gphi *phi, hash_set<tree> *seen)
{
  tree base = error_mark_node;
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      tree b = pointer_base (gimple_phi_arg_def (phi, i), seen);
      if (b == error_mark_node)
	continue;
      if (!b || (base != error_mark_node && b != base))
	return NULL_TREE;
      base = b;
    }
  return base;
}

static tree
pointer_base (tree p, hash_set<tree> *seen)
{
  while (p && TREE_CODE (p) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (p))
    {
      gimple *def = SSA_NAME_DEF_STMT (p);
      if (gphi *phi = dyn_cast<gphi *> (def))
	return seen->add (p) ? error_mark_node : common_base (phi, seen);
      if (!is_gimple_assign (def)
	  || !(gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR
	       || gimple_assign_single_p (def) || gimple_assign_cast_p (def)))
	return NULL_TREE;
      p = gimple_assign_rhs1 (def);
    }
  if (p && TREE_CODE (p) == ADDR_EXPR)
    return reference_base (TREE_OPERAND (p, 0), seen);
  return p && TREE_CODE (p) == SSA_NAME && POINTER_TYPE_P (TREE_TYPE (p))
	 && SSA_NAME_VAR (p) && TREE_CODE (SSA_NAME_VAR (p)) == PARM_DECL
	 ? p : NULL_TREE;
}

tree
known_base (tree ref)
{
  hash_set<tree> seen;
  tree base = reference_base (ref, &seen);
  return base == error_mark_node ? NULL_TREE : base;
}

bool
distinct_types_p (tree a, tree b)
{
  return !alias_sets_conflict_p (get_alias_set (a), get_alias_set (b));
}

bool
distinct_references_p (tree a, tree b)
{
  return distinct_bases_p (known_base (a), known_base (b))
	 || distinct_types_p (a, b);
}

bool
loads_elsewhere_p (gimple *stmt, tree ref)
{
  if (!gimple_assign_load_p (stmt) || gimple_vdef (stmt))
    return false;
  tree from = gimple_assign_rhs1 (stmt), base = known_base (from);
  if (TREE_THIS_VOLATILE (from))
    return false;
  /* Nothing points to what has no address.  */
  tree own = get_base_address (from);
  if (own && VAR_P (own) && auto_var_in_fn_p (own, current_function_decl)
      && !TREE_ADDRESSABLE (own) && get_base_address (ref) != own)
    return true;
  return (base && VAR_P (base) && TREE_READONLY (base) && TREE_STATIC (base)
	  && !TREE_THIS_VOLATILE (base))
	 || distinct_references_p (from, ref);
}

/* What REF's address is computed from: a variable or a name; null if that is
   not known.  */

static tree
origin_of (tree ref)
{
  ref = get_base_address (ref);
  tree p = ref && TREE_CODE (ref) == MEM_REF ? TREE_OPERAND (ref, 0) : ref;
  while (p && TREE_CODE (p) == SSA_NAME && SSA_NAME_DEF_STMT (p)
	 && is_gimple_assign (SSA_NAME_DEF_STMT (p))
	 && !gimple_vuse (SSA_NAME_DEF_STMT (p)))
    {
      gimple *def = SSA_NAME_DEF_STMT (p);
      if (gimple_assign_rhs_code (def) != POINTER_PLUS_EXPR
	  && !gimple_assign_single_p (def) && !gimple_assign_cast_p (def))
	break;
      p = gimple_assign_rhs1 (def);
    }
  return p;
}

/* The load that P is the result of; else null.  */

static tree
loaded_from (tree p)
{
  gimple *def = TREE_CODE (p) == SSA_NAME ? SSA_NAME_DEF_STMT (p) : NULL;
  return def && gimple_assign_load_p (def) ? gimple_assign_rhs1 (def)
	 : NULL_TREE;
}

/* True if P is a variable, what a parameter had, or the result of a load or a
   call.  */

static bool
known_origin_p (tree p)
{
  return p && (DECL_P (p) || TREE_CODE (p) == ADDR_EXPR
	       || (TREE_CODE (p) == SSA_NAME
		   && (SSA_NAME_IS_DEFAULT_DEF (p) || loaded_from (p)
		       || is_gimple_call (SSA_NAME_DEF_STMT (p)))));
}

bool
distinct_origins_p (tree a, tree b)
{
  a = origin_of (a);
  b = origin_of (b);
  if (!known_origin_p (a) || !known_origin_p (b)
      || operand_equal_p (a, b, 0))
    return false;
  tree x = loaded_from (a), y = loaded_from (b);
  if (!x || !y)
    return true;
  /* Loads from one place are one origin.  */
  if (DECL_P (x) && DECL_P (y))
    return x != y;
  return TREE_CODE (x) == COMPONENT_REF && TREE_CODE (y) == COMPONENT_REF
	 && TREE_OPERAND (x, 1) != TREE_OPERAND (y, 1)
	 && TREE_CODE (TREE_TYPE (TREE_OPERAND (x, 0))) == RECORD_TYPE
	 && operand_equal_p (TREE_OPERAND (x, 0), TREE_OPERAND (y, 0), 0);
}

bool
same_origin_p (tree a, tree b)
{
  tree x = origin_of (a);
  return known_origin_p (x) && x == origin_of (b);
}

bool
kept_apart_p (const vec<gimple *> &list)
{
  enum { MOST = 400 };
  if (list.length () > MOST)
    return false;
  for (unsigned i = 0; i < list.length (); i++)
    {
      tree ref = gimple_store_p (list[i]) ? gimple_get_lhs (list[i])
		 : NULL_TREE;
      bool read = false;
      for (unsigned k = i + 1; ref && k < list.length (); k++)
	if (gimple_store_p (list[k]))
	  {
	    if (read
		&& origin_of (gimple_get_lhs (list[k])) == origin_of (ref))
	      return true;
	  }
	else if (gimple_assign_load_p (list[k]))
	  read |= !loads_elsewhere_p (list[k], ref)
		  && origin_of (gimple_assign_rhs1 (list[k]))
		     != origin_of (ref);
    }
  return false;
}

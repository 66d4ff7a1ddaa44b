/* Pointers that walk through a local array of which lanes have copies become
   indices.

   INPUT	p = PHI <&v[0], q>;	OUTPUT	i = PHI <0, j>;
		x = *p;				x = v[i];
		q = p + 4;			j = i + 1;
		if (q != &v[4])			if (j != 4)

   So are loops over std::array, over the elements of an initializer list, and
   what functions do with an array that they are given.  Each lane has its own
   array, hence its own pointer, but where in its array a lane is is mostly the
   same for all: the condition above has no lanes any more.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/locals.h"

namespace {

/* Pointers into one array that depend on each other.  */

struct walk
{
  tree array;			/* A reference to the array.  */
  tree var;			/* The variable that it is a part of.  */
  HOST_WIDE_INT begin;		/* In bytes, in VAR.  */
  HOST_WIDE_INT size;		/* Of an element.  */
  auto_vec<tree> pointers;
  hash_set<tree> seen;
  hash_map<tree, tree> index;	/* Pointer -> its index.  */
};

tree
element_type (const walk *w)
{
  return TREE_TYPE (TREE_TYPE (w->array));
}

/* Where the constant address ADDR is in the variable *VAR, in bytes; false if
   that is no variable of lanes.  */

bool
place_in_variable (tree addr, tree *var, HOST_WIDE_INT *bytes)
{
  poly_int64 at;
  tree ref = TREE_OPERAND (addr, 0);
  if (!lane_copied_p (ref))
    return false;
  tree base = get_addr_base_and_unit_offset (ref, &at);
  if (base && TREE_CODE (base) == MEM_REF
      && TREE_CODE (TREE_OPERAND (base, 0)) == ADDR_EXPR)
    {
      at += memory_offset (base);
      base = TREE_OPERAND (TREE_OPERAND (base, 0), 0);
    }
  *var = base;
  return base && DECL_P (base) && at.is_constant (bytes);
}

/* The number of the element of W's array that ADDR, a constant address, is
   that of, or null.  */

tree
constant_index (const walk *w, tree addr)
{
  tree var;
  HOST_WIDE_INT bytes;
  if (!place_in_variable (addr, &var, &bytes) || var != w->var
      || (bytes - w->begin) % w->size != 0)
    return NULL_TREE;
  return build_int_cst (ssizetype, (bytes - w->begin) / w->size);
}

/* How many elements OFFSET, in bytes, is.  *FACTOR is 1 or -1, or the number
   if null is returned; 0 if that is not known.  */

tree
elements_of (const walk *w, tree offset, HOST_WIDE_INT *factor)
{
  *factor = 0;
  if (tree c = constant_value (offset))
    {
      HOST_WIDE_INT bytes = wi::to_wide (c).to_shwi ();
      if (bytes % w->size == 0)
	*factor = bytes / w->size;
      return NULL_TREE;
    }
  HOST_WIDE_INT sign = 1;
  for (;;)
    {
      offset = copied_value (offset);
      gassign *def = (TREE_CODE (offset) == SSA_NAME
		      ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (offset))
		      : NULL);
      if (!def)
	return NULL_TREE;
      tree by = gimple_num_ops (def) > 2 ? gimple_assign_rhs2 (def)
		: NULL_TREE;
      if (gimple_assign_rhs_code (def) == NEGATE_EXPR)
	{
	  sign = -sign;
	  offset = gimple_assign_rhs1 (def);
	}
      else if (gimple_assign_rhs_code (def) == MULT_EXPR
	       && TREE_CODE (by) == INTEGER_CST
	       && wi::to_wide (by) == w->size)
	{
	  *factor = sign;
	  return gimple_assign_rhs1 (def);
	}
      else
	return NULL_TREE;
    }
}

/* True if OP is an address in W's array, or a pointer that is a part of W
   or becomes one.  */

bool
add_pointer (walk *w, tree op)
{
  if (TREE_CODE (op) == ADDR_EXPR)
    return constant_index (w, op) != NULL_TREE;
  if (TREE_CODE (op) != SSA_NAME || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (op)
      || !POINTER_TYPE_P (TREE_TYPE (op)))
    return false;
  if (!w->seen.add (op))
    w->pointers.safe_push (op);
  return true;
}

/* True if what defines P can be said by indices.  */

bool
add_definition (walk *w, tree p)
{
  gimple *def = SSA_NAME_DEF_STMT (p);
  if (gphi *phi = dyn_cast<gphi *> (def))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
	if (!add_pointer (w, gimple_phi_arg_def (phi, i)))
	  return false;
      return true;
    }
  if (!is_gimple_assign (def) || gimple_vuse (def)
      || !add_pointer (w, gimple_assign_rhs1 (def)))
    return false;
  HOST_WIDE_INT factor;
  switch (gimple_assign_rhs_code (def))
    {
    case SSA_NAME:
    case ADDR_EXPR:
    CASE_CONVERT:
      return true;
    case POINTER_PLUS_EXPR:
      elements_of (w, gimple_assign_rhs2 (def), &factor);
      return factor != 0;
    default:
      return false;
    }
}

/* The MEM_REF in REF, or null.  */

tree *
memory_in (tree *ref)
{
  while (handled_component_p (*ref))
    ref = &TREE_OPERAND (*ref, 0);
  return TREE_CODE (*ref) == MEM_REF ? ref : NULL;
}

/* True if each occurrence of P in the operand *OP of a load or a store is the
   address of an element.  */

bool
access_p (const walk *w, tree *op, tree p)
{
  tree *mem = memory_in (op);
  if (!mem || TREE_OPERAND (*mem, 0) != p)
    return *op != p;
  return !TREE_THIS_VOLATILE (*mem)
	 && types_compatible_p (TREE_TYPE (*mem), element_type (w))
	 && memory_offset (*mem) % w->size == 0;
}

/* True if STMT, which uses the pointer P of W, can use an index instead.  */

bool
add_use (walk *w, gimple *stmt, tree p)
{
  if (is_gimple_debug (stmt))
    return true;
  if (gimple_code (stmt) == GIMPLE_PHI)
    return add_pointer (w, gimple_phi_result (stmt));
  if (gcond *cond = dyn_cast<gcond *> (stmt))
    return add_pointer (w, gimple_cond_lhs (cond))
	   && add_pointer (w, gimple_cond_rhs (cond));
  gassign *g = dyn_cast<gassign *> (stmt);
  if (!g || gimple_has_volatile_ops (g))
    return false;
  if (gimple_vuse (g))
    return gimple_assign_single_p (g) && !gimple_clobber_p (g)
	   && access_p (w, gimple_assign_lhs_ptr (g), p)
	   && access_p (w, gimple_assign_rhs1_ptr (g), p);
  tree_code code = gimple_assign_rhs_code (g);
  if (TREE_CODE_CLASS (code) == tcc_comparison || code == POINTER_DIFF_EXPR)
    return add_pointer (w, gimple_assign_rhs1 (g))
	   && add_pointer (w, gimple_assign_rhs2 (g));
  return add_pointer (w, gimple_assign_lhs (g));
}

/* Add to W all that depends on its pointers; true if all can be said by
   indices.  */

bool
complete (walk *w)
{
  imm_use_iterator it;
  use_operand_p use;
  for (unsigned i = 0; i < w->pointers.length (); i++)
    {
      tree p = w->pointers[i];
      if (!add_definition (w, p))
	return false;
      FOR_EACH_IMM_USE_FAST (use, it, p)
	if (!add_use (w, USE_STMT (use), p))
	  return false;
    }
  return true;
}

/* True if no pointer of W is used behind a loop in which it is defined: lanes
   may leave that at different times, each with its own.  In functions of lanes
   a PHI is there, which says so.  */

bool
stays_in_loops_p (const walk *w)
{
  imm_use_iterator it;
  use_operand_p use;
  for (unsigned i = 0; i < w->pointers.length (); i++)
    {
      basic_block def = gimple_bb (SSA_NAME_DEF_STMT (w->pointers[i]));
      FOR_EACH_IMM_USE_FAST (use, it, w->pointers[i])
	{
	  gimple *s = USE_STMT (use);
	  gphi *phi = dyn_cast<gphi *> (s);
	  if (is_gimple_debug (s)
	      || (phi && (overlay_info (gimple_phi_result (phi))->flags
			  & VALUE_LANE_CODE)))
	    continue;
	  basic_block at = gimple_bb (s);
	  if (phi)
	    at = gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src;
	  if (!flow_bb_inside_loop_p (def->loop_father, at))
	    return false;
	}
    }
  return true;
}

/* Let W begin with the array that has what the constant address ADDR is that
   of, as a pointer to TYPE.  */

bool
begin_with (walk *w, tree addr, tree type)
{
  HOST_WIDE_INT bytes;
  poly_int64 at;
  if (!place_in_variable (addr, &w->var, &bytes))
    return false;
  tree element = reference_behind (TREE_OPERAND (addr, 0), 0, type);
  if (!element || TREE_CODE (element) != ARRAY_REF)
    return false;
  w->array = TREE_OPERAND (element, 0);
  w->size = int_size_in_bytes (type);
  /* Programs walk from one row into the next one, which no index of a row
     says.  */
  return (w->size > 0 && TREE_CODE (w->array) != ARRAY_REF
	  && reference_base (w->array) == w->var
	  && get_addr_base_and_unit_offset (w->array, &at)
	  && at.is_constant (&w->begin)
	  && TREE_CODE (TREE_TYPE (w->array)) == ARRAY_TYPE
	  && types_compatible_p (element_type (w), type));
}

tree
index_of (walk *w, tree op)
{
  if (TREE_CODE (op) == ADDR_EXPR)
    return constant_index (w, op);
  return *w->index.get (op);
}

/* FIRST CODE SECOND, of indices, computed in front of G.  */

tree
index_before (gimple_stmt_iterator *g, tree first, tree_code code, tree second)
{
  tree x = make_ssa_name (ssizetype);
  gassign *s = gimple_build_assign (x, code, first, second);
  gimple_set_location (s, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, s, GSI_SAME_STMT);
  return x;
}

/* Give the index of P, which is no PHI, its definition.  */

void
define_index (walk *w, tree p)
{
  gimple *def = SSA_NAME_DEF_STMT (p);
  gimple_stmt_iterator g = gsi_for_stmt (def);
  tree index = index_of (w, p);
  tree from = index_of (w, gimple_assign_rhs1 (def));
  gassign *s;
  if (gimple_assign_rhs_code (def) != POINTER_PLUS_EXPR)
    s = gimple_build_assign (index, from);
  else
    {
      HOST_WIDE_INT factor;
      tree by = elements_of (w, gimple_assign_rhs2 (def), &factor);
      tree_code code = by && factor < 0 ? MINUS_EXPR : PLUS_EXPR;
      if (!by)
	by = build_int_cst (ssizetype, factor);
      else
	{
	  tree x = make_ssa_name (ssizetype);
	  gassign *c = gimple_build_assign (x, NOP_EXPR, by);
	  gimple_set_location (c, gimple_location (def));
	  gsi_insert_before (&g, c, GSI_SAME_STMT);
	  by = x;
	}
      s = gimple_build_assign (index, code, from, by);
    }
  gimple_set_location (s, gimple_location (def));
  gsi_insert_before (&g, s, GSI_SAME_STMT);
}

void
define_phi (walk *w, gphi *phi)
{
  tree p = gimple_phi_result (phi), index = index_of (w, p);
  gphi *to = create_phi_node (index, gimple_bb (phi));
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    add_phi_arg (to, index_of (w, gimple_phi_arg_def (phi, i)),
		 gimple_phi_arg_edge (phi, i), gimple_location (phi));
  /* Pointers of lanes are each lane's own, wherever they are assigned.  */
  overlay_info (index)->flags
    |= (overlay_info (p)->flags & VALUE_LANE_CODE) | VALUE_DATA_PHI;
}

/* Let *OP, of a load or a store at G, be an element of W's array if it is one
   by the pointer P.  */

void
index_access (walk *w, gimple_stmt_iterator *g, tree *op, tree p)
{
  tree *mem = memory_in (op);
  if (!mem || TREE_OPERAND (*mem, 0) != p)
    return;
  tree index = index_of (w, p);
  if (HOST_WIDE_INT by = memory_offset (*mem) / w->size)
    index = index_before (g, index, PLUS_EXPR, build_int_cst (ssizetype, by));
  *mem = build4 (ARRAY_REF, element_type (w), unshare_expr (w->array), index,
		 NULL_TREE, NULL_TREE);
}

/* Let STMT use the index of P.  */

void
index_use (walk *w, gimple *stmt, tree p)
{
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  if (gimple_debug_bind_p (stmt))
    gimple_debug_bind_reset_value (stmt);
  else if (gcond *cond = dyn_cast<gcond *> (stmt))
    {
      gimple_cond_set_lhs (cond, index_of (w, gimple_cond_lhs (cond)));
      gimple_cond_set_rhs (cond, index_of (w, gimple_cond_rhs (cond)));
    }
  else if (gimple_vuse (stmt))
    {
      index_access (w, &g, gimple_assign_lhs_ptr (stmt), p);
      index_access (w, &g, gimple_assign_rhs1_ptr (stmt), p);
    }
  else if (gimple_assign_rhs_code (stmt) == POINTER_DIFF_EXPR)
    {
      tree by = index_before (&g, index_of (w, gimple_assign_rhs1 (stmt)),
			    MINUS_EXPR,
			    index_of (w, gimple_assign_rhs2 (stmt)));
      by = index_before (&g, by, MULT_EXPR,
			 build_int_cst (ssizetype, w->size));
      gimple_assign_set_rhs_with_ops (&g, NOP_EXPR, by);
    }
  else
    {
      gimple_assign_set_rhs1 (stmt, index_of (w, gimple_assign_rhs1 (stmt)));
      gimple_assign_set_rhs2 (stmt, index_of (w, gimple_assign_rhs2 (stmt)));
    }
  update_stmt (gsi_stmt (g));
}

/* Is STMT, a use of a pointer of W, what defines another one?  */

bool
defines_pointer_p (walk *w, gimple *stmt)
{
  tree lhs = gimple_get_lhs (stmt);
  return lhs && TREE_CODE (lhs) == SSA_NAME && w->seen.contains (lhs);
}

/* Let indices stand for W's pointers.  */

void
use_indices (walk *w)
{
  for (unsigned i = 0; i < w->pointers.length (); i++)
    w->index.put (w->pointers[i], make_ssa_name (ssizetype));
  for (unsigned i = 0; i < w->pointers.length (); i++)
    {
      gimple *def = SSA_NAME_DEF_STMT (w->pointers[i]);
      if (gphi *phi = dyn_cast<gphi *> (def))
	define_phi (w, phi);
      else
	define_index (w, w->pointers[i]);
    }
  for (unsigned i = 0; i < w->pointers.length (); i++)
    {
      imm_use_iterator it;
      gimple *stmt;
      auto_vec<gimple *> uses;
      FOR_EACH_IMM_USE_STMT (stmt, it, w->pointers[i])
	if (!defines_pointer_p (w, stmt))
	  uses.safe_push (stmt);
      for (unsigned k = 0; k < uses.length (); k++)
	index_use (w, uses[k], w->pointers[i]);
    }
  for (unsigned i = 0; i < w->pointers.length (); i++)
    {
      gimple *def = SSA_NAME_DEF_STMT (w->pointers[i]);
      gimple_stmt_iterator g = gsi_for_stmt (def);
      if (gimple_code (def) == GIMPLE_PHI)
	remove_phi_node (&g, false);
      else
	gsi_remove (&g, true);
    }
  for (unsigned i = 0; i < w->pointers.length (); i++)
    release_ssa_name (w->pointers[i]);
}

/* The constant address that OP is, or null.  */

tree
constant_address (tree op)
{
  op = copied_address (op);
  if (TREE_CODE (op) == SSA_NAME)
    {
      gimple *def = SSA_NAME_DEF_STMT (op);
      if (!is_gimple_assign (def)
	  || gimple_assign_rhs_code (def) != ADDR_EXPR)
	return NULL_TREE;
      op = gimple_assign_rhs1 (def);
    }
  return TREE_CODE (op) == ADDR_EXPR ? op : NULL_TREE;
}

/* The constant address that NAME, a pointer, is one of several that lead on
   from, or null.  */

tree
begin_of_walk (tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  tree addr = NULL_TREE;
  if (!gimple_bb (def) || !POINTER_TYPE_P (TREE_TYPE (name))
      || !COMPLETE_TYPE_P (TREE_TYPE (TREE_TYPE (name))))
    return NULL_TREE;
  if (gphi *phi = dyn_cast<gphi *> (def))
    for (unsigned i = 0; i < gimple_phi_num_args (phi) && !addr; i++)
      addr = constant_address (gimple_phi_arg_def (phi, i));
  else if (is_gimple_assign (def)
	   && gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR)
    addr = constant_address (gimple_assign_rhs1 (def));
  return addr && lane_copied_p (TREE_OPERAND (addr, 0)) ? addr : NULL_TREE;
}

/* Let indices stand for P, the first pointer of a walk, and for what depends
   on it; true if they can.  */

bool
walk_from (tree p)
{
  walk w;
  if (!begin_with (&w, begin_of_walk (p), TREE_TYPE (TREE_TYPE (p)))
      || !add_pointer (&w, p) || !complete (&w) || !stays_in_loops_p (&w))
    return false;
  use_indices (&w);
  return true;
}

} // anonymous namespace

bool
index_local_arrays (void)
{
  unsigned v;
  tree name;
  auto_vec<tree> begins;
  bool changed = false;
  if (!optimize)
    return false;
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (!SSA_NAME_IS_DEFAULT_DEF (name) && begin_of_walk (name))
      begins.safe_push (name);
  if (begins.is_empty ())
    return false;
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  if (current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
  loop_optimizer_init (AVOID_CFG_MODIFICATIONS);
  for (unsigned i = 0; i < begins.length () && !changed; i++)
    changed = walk_from (begins[i]);
  loop_optimizer_finalize ();
  return changed;
}

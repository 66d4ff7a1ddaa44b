/* Statements of the nest, copied to the function that it becomes.

   A statement is copied for the lanes, and under the mask, of the scope that
   asks for it: that of a row may be done for a vector of rows or for one of
   them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/handlers/handlers.h"
#include "transform/tiles/builder.h"

/* Values.  */

static tree
parameter (builder *b, tree op)
{
  bool known;
  tree &p = b->params.get_or_insert (op, &known);
  if (!known)
    {
      tree decl = add_parameter (b->decl, TREE_TYPE (op), "value");
      p = get_or_create_ssa_default_def (cfun, decl);
      b->args.safe_push (op);
    }
  return p;
}

struct copying
{
  builder *b;
  scope *s;
};

static tree
copy_operand (tree *tp, int *walk, void *data)
{
  copying *c = (copying *) ((struct walk_stmt_info *) data)->info;
  if (TREE_CODE (*tp) == SSA_NAME)
    *tp = value (c->b, c->s, *tp);
  if (TYPE_P (*tp))
    *walk = 0;
  return NULL_TREE;
}

tree
copy_statement (builder *b, scope *s, gimple *stmt)
{
  gimple *copy = gimple_copy (stmt);
  tree lhs = gimple_get_lhs (stmt);
  copying c = { b, s };
  struct walk_stmt_info wi;
  memset (&wi, 0, sizeof wi);
  wi.info = &c;
  gimple_set_vuse (copy, NULL_TREE);
  gimple_set_vdef (copy, NULL_TREE);
  for (unsigned i = 0; i < gimple_num_ops (copy); i++)
    if (gimple_op (copy, i))
      gimple_set_op (copy, i, unshare_expr (gimple_op (copy, i)));
  tree name = NULL_TREE;
  if (TREE_CODE (lhs) == SSA_NAME)
    {
      name = make_ssa_name (TREE_TYPE (lhs), copy);
      if (tree id = SSA_NAME_IDENTIFIER (lhs))
	SET_SSA_NAME_VAR_OR_IDENTIFIER (name, id);
      gimple_set_lhs (copy, name);
    }
  for (unsigned i = name ? 1 : 0; i < gimple_num_ops (copy); i++)
    if (gimple_op (copy, i))
      walk_tree (gimple_op_ptr (copy, i), copy_operand, &wi, NULL);
  append (b, copy);
  gimple_set_location (copy, LOCATION_LOCUS (gimple_location (stmt)));
  return name;
}

/* The number of the row or column (L) of S's lanes.  */

static tree
number_in (scope *s, unsigned l)
{
  while (!s->number[l])
    s = s->outer;
  return s->number[l];
}

/* What OP, which gives that number in the nest, is in S.  That of a plain loop
   becomes the counter of an annotated one.  */

static tree
counter_value (builder *b, scope *s, unsigned l, tree op)
{
  tree number = number_in (s, l);
  if (types_compatible_p (TREE_TYPE (op), TREE_TYPE (number)))
    return number;
  gassign *g = gimple_build_assign (make_ssa_name (TREE_TYPE (op)), NOP_EXPR,
				    number);
  tree counter = gimple_assign_lhs (g);
  SET_SSA_NAME_VAR_OR_IDENTIFIER (counter, get_identifier (RIPPLE_COUNTER
							   ".0"));
  append (b, g);
  s->names.put (op, counter);
  return counter;
}

tree
value (builder *b, scope *s, tree op)
{
  if (TREE_CODE (op) != SSA_NAME)
    return op;
  if (!inside_p (b->n, op))
    return parameter (b, op);
  for (scope *o = s; o; o = o->outer)
    {
      tree *known = o->names.get (op);
      if (!known && o->shared)
	known = o->shared->names.get (op);
      if (known)
	return *known;
    }
  gimple *def = SSA_NAME_DEF_STMT (op);
  int l = counted_by (b->n, def);
  if (l >= 0)
    return counter_value (b, s, l, op);
  if (tree counter = step_counter (b->n, def))
    return value (b, s, counter);
  if (tree passed = passed_value (b->n, def))
    return value (b, s, passed);
  if (ripple_api_call (def) == API_BROADCAST)
    return value (b, s, gimple_call_arg (def, 2));
  gcc_assert (is_gimple_assign (def) && !gimple_vuse (def));
  tree r = copy_statement (b, s, def);
  s->names.put (op, r);
  return r;
}

tree
value_of_tree (builder *b, tree expr)
{
  copying c = { b, b->top };
  struct walk_stmt_info wi;
  gimple_seq seq = NULL;
  memset (&wi, 0, sizeof wi);
  wi.info = &c;
  if (!expr)
    return size_zero_node;
  expr = unshare_expr (expr);
  walk_tree (&expr, copy_operand, &wi, NULL);
  expr = force_gimple_operand (expr, &seq, true, NULL_TREE);
  gimple_stmt_iterator at = gsi_last_bb (b->bb);
  gsi_insert_seq_after (&at, seq, GSI_NEW_STMT);
  return expr;
}

tree
linear_now (builder *b, const linear *v, tree const *number)
{
  tree x = value_of_tree (b, v->start);
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    if (v->coef[l] && number[l])
      x = sum_of (b, x, product_of (b, number[l],
				    value_of_tree (b, v->coef[l])));
  return x;
}

tree
address_of (builder *b, const nest_access *a, tree const *number)
{
  linear v;
  v.start = a->start;
  memcpy (v.coef, a->coef, sizeof v.coef);
  return compute (b, NOP_EXPR, ptr_type_node, linear_now (b, &v, number));
}

/* Copy the access A with the address P; the name that it defines.  */

static tree
copy_at (builder *b, scope *s, const nest_access *a, tree p)
{
  tree ref = build2 (MEM_REF, TREE_TYPE (a->ref), p,
		     build_zero_cst (reference_alias_ptr_type (a->ref)));
  tree name = a->store ? NULL_TREE : make_ssa_name (TREE_TYPE (a->name));
  gassign *copy;
  if (a->store)
    {
      tree x = value (b, s, gimple_assign_rhs1 (a->stmt));
      copy = gimple_build_assign (ref, x);
    }
  else
    copy = gimple_build_assign (name, ref);
  append (b, copy);
  if (a->stmt)
    gimple_set_location (copy, LOCATION_LOCUS (gimple_location (a->stmt)));
  return name;
}

/* The address of A for the lanes of S.  */

static tree
address_in (builder *b, scope *s, const nest_access *a)
{
  tree number[LOOPS_OF_NEST];
  memcpy (number, b->round, sizeof number);
  for (unsigned l = ROW; l <= COL; l++)
    if (a->coef[l])
      number[l] = number_in (s, l);
  return address_of (b, a, number);
}

/* Compute in S what the access A needs, for all lanes.  The address that it
   has, null if its statement computes that.  */

static tree
prepare_access (builder *b, scope *s, const nest_access *a)
{
  ssa_op_iter i;
  tree use;
  if (b->n->turned || b->n->rounds || !a->stmt)
    {
      if (a->store)
	value (b, s, gimple_assign_rhs1 (a->stmt));
      return address_in (b, s, a);
    }
  FOR_EACH_SSA_TREE_OPERAND (use, a->stmt, i, SSA_OP_USE)
    value (b, s, use);
  return NULL_TREE;
}

void
copy_access (builder *b, scope *s, const nest_access *a)
{
  tree address = prepare_access (b, s, a);
  bool lanes = s->mask && (a->kind & s->kind);
  basic_block join = lanes ? open_mask (b, s->mask) : NULL;
  tree r = address ? copy_at (b, s, a, address)
	   : copy_statement (b, s, a->stmt);
  if (lanes && !a->store)
    {
      edge on = single_succ_edge (b->bb), off;
      edge_iterator ei;
      tree merged = make_ssa_name (TREE_TYPE (r));
      gphi *phi = create_phi_node (merged, join);
      FOR_EACH_EDGE (off, ei, join->preds)
	add_phi_arg (phi, off == on ? r : build_zero_cst (TREE_TYPE (r)), off,
		     UNKNOWN_LOCATION);
      r = merged;
    }
  if (join)
    b->bb = join;
  if (!a->store)
    s->names.put (a->name, r);
}

void
copy_accesses (builder *b, scope *s, int place, hash_set<tree> *needed,
	       bool every)
{
  tile_nest *n = b->n;
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (a->place == place && !a->store && !a->packed
	  && (every || (a->kind == s->kind && !a->at_once))
	  && needed->contains (a->name))
	copy_access (b, s, a);
    }
}

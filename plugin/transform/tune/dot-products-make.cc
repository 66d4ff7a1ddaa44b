/* Making the dot-product reductions that dot-products.cc has found.

   OUTPUT	r_1 = PHI <0, r_2>;
		c = mask ? a : 0;
		r_2 = __ripple_dot (r_1, c, b);
		t = __ripple_total (r_1);

   Where all that is added to a sum is products, each starts from the last one:
   the instruction adds to its third operand.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "transform/loops/loops.h"
#include "transform/tune/dot-products.h"

/* Where statements are appended, to SEQ for basic block BB at position LOC,
   and for which chains.  */
struct builder
{
  const reduction_chains *chains;
  gimple_seq seq;
  location_t loc;
  basic_block bb;
};

/* CODE on A, B and C, as TYPE in lanes of shape S.  */

static tree
append (builder *to, const struct shape *s, tree type, enum tree_code code,
	tree a, tree b = NULL_TREE, tree c = NULL_TREE)
{
  tree r = make_ssa_name (type);
  gimple *g = gimple_build_assign (r, code, a, b, c);

  gimple_set_location (g, to->loc);
  gimple_seq_add_stmt (&to->seq, g);
  overlay_set_shape (r, s);
  return r;
}

static tree
append_call (builder *to, const char *name, unsigned n, tree *args)
{
  tree r = append_api_call (&to->seq, to->loc, to->chains->type, name, n,
			    args);

  overlay_set_shape (r, &to->chains->few);
  return r;
}

static tree
append_sum (builder *to, enum tree_code code, tree a, tree b)
{
  if (!b || (!a && code == PLUS_EXPR))
    return a ? a : b;
  return append (to, &to->chains->few, to->chains->type, code,
		 a ? a : build_zero_cst (to->chains->type), b);
}

/* X, or zero in lanes where MASK does not hold.  */

static tree
append_masked (builder *to, tree x, condition *mask)
{
  tree zero = build_zero_cst (TREE_TYPE (x));

  for (; mask; mask = mask->rest)
    x = append (to, &to->chains->shape, TREE_TYPE (x), COND_EXPR, mask->name,
		mask->negated ? zero : x, mask->negated ? x : zero);
  return x;
}

static tree
append_converted (builder *to, tree x, tree type)
{
  if (types_compatible_p (TREE_TYPE (x), type))
    return x;
  if (TREE_CODE (x) == INTEGER_CST)
    return fold_convert (type, x);
  return append (to, overlay_shape (x), type, NOP_EXPR, x);
}

/* X in as many lanes as the values of the chains have.  */

static tree
append_whole (builder *to, tree x)
{
  if (shape_equal_p (overlay_shape (x), &to->chains->shape))
    return x;
  return append (to, &to->chains->shape, TREE_TYPE (x), SSA_NAME, x);
}

/* True if X is loaded under the mask that MASK says, and no other.  */

static bool
loaded_so_p (tree x, condition *mask)
{
  if (!varying_p (x) || mask->rest || mask->negated)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (x);
  return gimple_assign_load_p (def)
	 && block_mask (gimple_bb (def)) == mask->name;
}

/* The mask that is converted to make X, or null.  */

static tree
truth_of (tree x)
{
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  if (!def || !gimple_assign_cast_p (def))
    return NULL_TREE;
  tree from = gimple_assign_rhs1 (def);
  return varying_p (from) && TREE_CODE (TREE_TYPE (from)) == BOOLEAN_TYPE
	 ? from : NULL_TREE;
}

static tree
append_product (builder *to, sum_node *s, tree sum)
{
  tree a = s->p.a, b = s->p.b, ta = s->p.type_a, tb = s->p.type_b;

  if (tree narrow = literal (a))
    a = fold_convert (ta, narrow);
  else if (tree truth = truth_of (a))
    a = append (to, overlay_shape (truth), ta, NOP_EXPR, truth);
  /* One of the factors is enough; lanes that are off may be loaded as zero
     anyway.  */
  if (s->mask && loaded_so_p (b, s->mask) && !loaded_so_p (a, s->mask))
    {
      std::swap (a, b);
      std::swap (ta, tb);
    }
  a = append_converted (to, append_masked (to, a, s->mask), ta);
  /* Of a difference both, unless that is zero.  */
  if (s->p.difference && !integer_zerop (b))
    b = append_masked (to, b, s->mask);
  b = append_converted (to, b, tb);
  if (!shape_equal_p (overlay_shape (a), &to->chains->shape))
    std::swap (a, b);
  tree args[3] = { sum ? sum : build_zero_cst (to->chains->type),
		   append_whole (to, a), b };
  return append_call (to, s->p.difference ? "__ripple_sad"
			  : s->p.small ? "__ripple_small_dot" : "__ripple_dot",
		      3, args);
}

/* V, as a scalar that all lanes have; null if they may differ.  */

static tree
uniform (tree v)
{
  if (varying_p (v))
    {
      gimple *def = SSA_NAME_DEF_STMT (v);
      if (ripple_api_call (def) != API_BROADCAST)
	return NULL_TREE;
      v = gimple_call_arg (def, 2);
    }
  tree c = literal (v);
  return c ? c : varying_p (v) ? NULL_TREE : v;
}

static tree
append_folded (builder *to, sum_node *s)
{
  tree v = s->v, all = uniform (v);

  if (all && integer_zerop (all))
    return NULL_TREE;
  if (all && !s->mask)
    {
      tree times = build_int_cst (to->chains->type,
				  partial_ratio (to->chains));
      all = append_converted (to, all, to->chains->type);
      return TREE_CODE (all) == INTEGER_CST
	     ? const_binop (MULT_EXPR, to->chains->type, all, times)
	     : append (to, overlay_shape (all), to->chains->type, MULT_EXPR,
		       all, times);
    }
  v = append_whole (to, append_masked (to, v, s->mask));
  v = append_converted (to, v, to->chains->type);
  return append_call (to, "__ripple_fold", 1, &v);
}

static tree make_sum (const reduction_chains *chains, sum_node *s);

/* SUM (null: zero) plus S; null for zero.  */

static tree
append_partial (builder *to, sum_node *s, tree sum)
{
  tree x;
  switch (s->kind)
    {
    case SUM_SAME:
      return append_partial (to, s->op[0], sum);
    case SUM_PRODUCT:
      return append_product (to, s, sum);
    case SUM_FOLDED:
      return append_sum (to, PLUS_EXPR, sum, append_folded (to, s));
    case SUM_PLUS:
      if (!sum || s->uses > 1
	  || gimple_bb (SSA_NAME_DEF_STMT (s->v)) != to->bb)
	break;
      x = append_partial (to, s->op[0], sum);
      return append_partial (to, s->op[1], x);
    default:
      break;
    }
  return append_sum (to, PLUS_EXPR, sum, make_sum (to->chains, s));
}

/* The value of S, which is no product and not folded; null for zero.  */

static tree
make_sum (const reduction_chains *chains, sum_node *s)
{
  if (s->value)
    return s->value;
  gimple *def = SSA_NAME_DEF_STMT (s->v);
  builder to = { chains, NULL, gimple_location (def), gimple_bb (def) };
  tree r = append_partial (&to, s->op[0], NULL_TREE);
  if (s->kind == SUM_MINUS)
    r = append_sum (&to, MINUS_EXPR, r,
		    append_partial (&to, s->op[1], NULL_TREE));
  else
    r = append_partial (&to, s->op[1], r);
  if (s->kind == SUM_CHOICE)
    r = append_sum (&to, MINUS_EXPR, r,
		    append_partial (&to, s->op[2], NULL_TREE));
  gimple_stmt_iterator g = gsi_for_stmt (def);
  gsi_insert_seq_before (&g, to.seq, GSI_SAME_STMT);
  s->value = r;
  return r;
}

/* Give the PHI of S its arguments.  */

static void
finish_phi (const reduction_chains *chains, sum_node *s)
{
  gphi *from = as_a<gphi *> (SSA_NAME_DEF_STMT (s->v));
  gphi *phi = as_a<gphi *> (SSA_NAME_DEF_STMT (s->value));

  for (unsigned i = 0; i < gimple_phi_num_args (from); i++)
    {
      edge e = gimple_phi_arg_edge (from, i);
      location_t loc = gimple_phi_arg_location (from, i);
      builder to = { chains, NULL, loc, e->src };
      tree x = append_partial (&to, s->op[i], NULL_TREE);
      gimple_stmt_iterator g = gsi_last_bb (e->src);
      if (!gsi_end_p (g) && stmt_ends_bb_p (gsi_stmt (g)))
	gsi_insert_seq_before (&g, to.seq, GSI_SAME_STMT);
      else
	gsi_insert_seq_after (&g, to.seq, GSI_NEW_STMT);
      add_phi_arg (phi, x ? x : build_zero_cst (chains->type), e, loc);
    }
}

/* Let T be the total of its partial sum.  */

static void
make_total (const reduction_chains *chains, total *t)
{
  tree lhs = gimple_call_lhs (t->call);
  location_t loc = gimple_location (t->call);
  builder to = { chains, NULL, loc, gimple_bb (t->call) };
  tree x = append_partial (&to, t->sum, NULL_TREE);
  tree r = append_api_call (&to.seq, to.loc, chains->type, "__ripple_total", 1,
			    &x);
  gimple *g = gimple_build_assign (lhs, NOP_EXPR, r);

  gimple_set_location (g, to.loc);
  gimple_seq_add_stmt (&to.seq, g);
  gimple_stmt_iterator at = gsi_for_stmt (t->call);
  gsi_insert_seq_before (&at, to.seq, GSI_SAME_STMT);
  unlink_stmt_vdef (t->call);
  gsi_remove (&at, true);
}

/* The statements that the sums replace are removed.  */

/* Remove what defines NAME, which nobody uses but for debug statements.  What
   it is computed from is appended to OPERANDS.  */

static void
remove_name (tree name, vec<tree> *operands)
{
  gimple *def = SSA_NAME_DEF_STMT (name), *stmt;
  imm_use_iterator it;
  use_operand_p op;
  ssa_op_iter i;

  FOR_EACH_IMM_USE_STMT (stmt, it, name)
    if (is_gimple_debug (stmt))
      {
	gimple_debug_bind_reset_value (stmt);
	update_stmt (stmt);
      }
  FOR_EACH_PHI_OR_STMT_USE (op, def, i, SSA_OP_USE)
    if (TREE_CODE (USE_FROM_PTR (op)) == SSA_NAME)
      operands->safe_push (USE_FROM_PTR (op));
  gimple_stmt_iterator g = gsi_for_stmt (def);
  if (gimple_code (def) == GIMPLE_PHI)
    remove_phi_node (&g, true);
  else
    {
      gsi_remove (&g, true);
      release_defs (def);
    }
}

/* True if NAME has lanes and nobody uses it.  */

static bool
useless_p (tree name)
{
  imm_use_iterator it;
  use_operand_p use;

  if (SSA_NAME_IN_FREE_LIST (name) || !varying_p (name)
      || SSA_NAME_IS_DEFAULT_DEF (name)
      || (overlay_info (name)->flags & VALUE_BLOCK))
    return false;
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (gimple_code (def) != GIMPLE_PHI
      && (!is_gimple_assign (def) || gimple_vuse (def)))
    return false;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    if (!is_gimple_debug (USE_STMT (use)))
      return false;
  return true;
}

/* Remove those of NAMES that nobody uses, and what was computed for them
   alone.  */

static void
remove_useless (vec<tree> *names)
{
  while (!names->is_empty ())
    {
      tree name = names->pop ();
      if (useless_p (name))
	remove_name (name, names);
    }
}

void
remove_useless_phis (void)
{
  basic_block bb;
  auto_vec<tree> names;

  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_nonvirtual_phis (bb); !gsi_end_p (p);
	 gsi_next_nonvirtual_phi (&p))
      names.safe_push (gimple_phi_result (p.phi ()));
  remove_useless (&names);
}

static void
remove_chains (const reduction_chains *chains, bitmap names)
{
  auto_vec<tree> operands;
  bitmap_iterator b;
  unsigned version;

  EXECUTE_IF_SET_IN_BITMAP (names, 0, version, b)
    remove_name (ssa_name (version), &operands);
  for (unsigned i = 0; i < chains->nodes.length (); i++)
    if (chains->nodes[i]->kind == SUM_PRODUCT)
      operands.safe_push (chains->nodes[i]->v);
  remove_useless (&operands);
}

void
make_dot_products (reduction_chains *chains, vec<total> *totals, bitmap names)
{
  for (unsigned i = 0; i < chains->nodes.length (); i++)
    {
      sum_node *s = chains->nodes[i];
      if (!s->uses || s->kind != SUM_PHI)
	continue;
      s->value = make_ssa_name (chains->type);
      overlay_set_shape (s->value, &chains->few);
      create_phi_node (s->value, gimple_bb (SSA_NAME_DEF_STMT (s->v)));
    }
  for (unsigned i = 0; i < chains->nodes.length (); i++)
    if (chains->nodes[i]->uses && chains->nodes[i]->kind == SUM_PHI)
      finish_phi (chains, chains->nodes[i]);
  for (unsigned i = 0; i < totals->length (); i++)
    if ((*totals)[i].sum)
      {
	make_total (chains, &(*totals)[i]);
	(*totals)[i].done = true;
      }
  remove_chains (chains, names);
}

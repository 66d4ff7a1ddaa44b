/* Dot-product reductions: sums of products of narrow integers, of which only
   the total is wanted.

   INPUT	s_1 = PHI <0, s_3>;		n lanes of words
		p_1 = (int) a * (int) b;	a, b: bytes
		s_2 = s_1 + p_1;
		s_3 = mask ? s_2 : s_1;
		t = __ripple_reduce_add (1, s_1);

   OUTPUT	r_1 = PHI <0, r_2>;		n / 4 lanes
		c = mask ? a : 0;
		r_2 = __ripple_dot (r_1, c, b);
		t = __ripple_total (r_1);

   A partial sum of a value V stands for it in fewer lanes that have the same
   total as V's.  Additions and what passes a value on can be done on partial
   sums as well.  A selection between V and what was added to V is that of the
   summands: where it does not choose them they are zero.  Any other value is
   folded: the vectors that it consists of are added.  All this is modulo 2 to
   the bits of the sum, where the order is of no consequence.

   The partial sum of V is sought for a base, a value from which V is computed
   by additions alone, and a condition: it is that of the base plus what was
   added to it in the lanes in which the condition holds.  The tree of these
   is a sum_node; nothing is changed before all are known.  If something else
   looks at a value of which there would be a partial sum it is folded after
   all, and if then there is no product left the sum remains as it is.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/demanded-bits.h"
#include "transform/tune/dot-products.h"
#include "transform/tune/tune.h"

enum { MOST_NODES = 400, MOST_DEPTH = 100, MOST_ANCESTORS = 64 };

static void
forget_nodes (reduction_chains *chains, unsigned first)
{
  while (chains->nodes.length () > first)
    delete chains->nodes.pop ();
}

/* Which values there may be partial sums of.  */

static bool
chain_name_p (reduction_chains *chains, tree v)
{
  return TREE_CODE (v) == SSA_NAME && varying_p (v) && integer_p (v)
	 && bits_of (v) == TYPE_PRECISION (chains->type)
	 && shape_equal_p (overlay_shape (v), &chains->shape)
	 && !overlay_info (v)->affine && !SSA_NAME_IS_DEFAULT_DEF (v)
	 && !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (v)
	 && !bitmap_bit_p (chains->folded, SSA_NAME_VERSION (v));
}

/* Append to OPS what the partial sum of V would be computed from.  */

static void
summands (reduction_chains *chains, tree v, vec<tree> *ops)
{
  if (!chain_name_p (chains, v))
    return;
  gimple *def = SSA_NAME_DEF_STMT (v);
  if (gphi *phi = dyn_cast<gphi *> (def))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
	if (!dominated_by_p (CDI_DOMINATORS, gimple_phi_arg_edge (phi, i)->src,
			     gimple_bb (phi)))
	  ops->safe_push (gimple_phi_arg_def (phi, i));
      return;
    }
  if (!is_gimple_assign (def))
    return;
  unsigned first = 1;
  switch (gimple_assign_rhs_code (def))
    {
    case COND_EXPR:
      first = 2;
      break;
    case SSA_NAME:
    CASE_CONVERT:
    case PLUS_EXPR:
    case MINUS_EXPR:
      break;
    default:
      return;
    }
  for (unsigned i = first; i < gimple_num_ops (def); i++)
    ops->safe_push (gimple_op (def, i));
}

/* Set A to the names from which V may come by additions without going round a
   loop, V first.  */

static void
ancestors (reduction_chains *chains, tree v, vec<tree> *a)
{
  a->safe_push (v);
  for (unsigned i = 0; i < a->length () && a->length () < MOST_ANCESTORS; i++)
    {
      auto_vec<tree> ops;
      summands (chains, (*a)[i], &ops);
      for (unsigned k = 0; k < ops.length (); k++)
	if (TREE_CODE (ops[k]) == SSA_NAME && !a->contains (ops[k]))
	  a->safe_push (ops[k]);
    }
}

static bool
comes_from_p (reduction_chains *chains, tree v, tree from)
{
  auto_vec<tree> a;
  if (TREE_CODE (v) != SSA_NAME)
    return false;
  ancestors (chains, v, &a);
  return a.contains (from);
}

static bool
computed_before_p (tree a, tree b)
{
  return a == b || SSA_NAME_IS_DEFAULT_DEF (a)
	 || (!SSA_NAME_IS_DEFAULT_DEF (b)
	     && stmt_dominates_stmt_p (SSA_NAME_DEF_STMT (a),
				       SSA_NAME_DEF_STMT (b)));
}

/* The last value from which both X and Y come, or null.  */

static tree
common_ancestor (reduction_chains *chains, tree x, tree y)
{
  auto_vec<tree> a, b;
  if (TREE_CODE (x) != SSA_NAME || TREE_CODE (y) != SSA_NAME)
    return NULL_TREE;
  ancestors (chains, x, &a);
  ancestors (chains, y, &b);
  for (unsigned i = 0; i < a.length (); i++)
    if (b.contains (a[i]) && computed_before_p (a[i], x)
	&& computed_before_p (a[i], y))
      return a[i];
  return NULL_TREE;
}

/* Finding partial sums.  */

static sum_node *
new_node (reduction_chains *chains, enum sum_kind kind, tree v,
	  sum_node *base, condition *mask)
{
  sum_node *s = new sum_node ();
  s->kind = kind;
  s->v = v;
  s->base = base;
  s->mask = mask;
  chains->nodes.safe_push (s);
  return s;
}

/* True if all masks in MASK, of which there is one, are made for elements of
   BITS bits.  */

static bool
masks_fit_p (condition *mask, unsigned bits)
{
  bool any = mask;
  for (; mask; mask = mask->rest)
    any &= mask_bits (mask->name) <= bits;
  return any;
}

/* V is added as it is.  */

static sum_node *
find_summand (reduction_chains *chains, tree v, condition *mask,
	      const place &at)
{
  product p;
  if (!known_at_p (mask, at))
    return NULL;
  poly_uint64 n = lanes_of_shape (&chains->shape);
  bool dot = (literal (v)
	      ? (masks_fit_p (mask, chains->bits)
		 && find_counted (v, chains->type, chains->bits, n, &p))
	      : find_product (v, chains->type, chains->bits, n, &p));
  sum_node *s = new_node (chains, dot ? SUM_PRODUCT : SUM_FOLDED, v, NULL,
			  mask);
  if (dot)
    s->p = p;
  return s;
}

static sum_node *find_sum (reduction_chains *chains, tree v, sum_node *base,
			   condition *mask, const place &at);

/* Add to S the operand V.  */

static bool
add_operand (reduction_chains *chains, sum_node *s, tree v, sum_node *base,
	     condition *mask, const place &at)
{
  sum_node *op = find_sum (chains, v, base, mask, at);
  if (op)
    s->op.safe_push (op);
  return op != NULL;
}

static bool
find_phi (reduction_chains *chains, sum_node *s, gphi *phi)
{
  /* In a loop the condition must be the same each time.  */
  if (!known_at_p (s->mask, { phi, NULL }))
    return false;
  bool guard = overlay_info (s->v)->flags & VALUE_ANY_LANE_PHI;
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      edge e = gimple_phi_arg_edge (phi, i);
      tree arg = gimple_phi_arg_def (phi, i);
      if (e->flags & EDGE_COMPLEX)
	return false;
      if (guard && s->base && integer_zerop (arg))
	s->op.safe_push (s->base);
      else if (!add_operand (chains, s, arg, s->base, s->mask,
			     { NULL, e->src }))
	return false;
    }
  return true;
}

static bool
find_addition (reduction_chains *chains, sum_node *s, gimple *def)
{
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  place at = { def, NULL };
  if (s->base && !comes_from_p (chains, a, s->base->v) && s->kind == SUM_PLUS)
    std::swap (a, b);
  if (!add_operand (chains, s, a, s->base, s->mask, at)
      || !add_operand (chains, s, b, NULL, s->mask, at))
    return false;
  if (s->kind == SUM_PLUS && s->op[0]->kind >= SUM_PRODUCT)
    std::swap (s->op[0], s->op[1]);
  return true;
}

static bool
find_select (reduction_chains *chains, sum_node *s, gimple *def)
{
  tree c = gimple_assign_rhs1 (def);
  tree x = gimple_assign_rhs2 (def), y = gimple_assign_rhs3 (def);
  place at = { def, NULL };
  if (TREE_CODE (c) != SSA_NAME
      || (varying_p (c) && !shape_equal_p (overlay_shape (c), &chains->shape)))
    return false;
  condition *on = and_also (chains, s->mask, c, false);
  condition *off = and_also (chains, s->mask, c, true);
  tree from = common_ancestor (chains, x, y);
  if (!from)
    {
      s->kind = SUM_PLUS;
      return !s->base && add_operand (chains, s, x, NULL, on, at)
	     && add_operand (chains, s, y, NULL, off, at);
    }
  sum_node *base = find_sum (chains, from, s->base, s->mask, at);
  if (!base)
    return false;
  s->kind = x == from || y == from ? SUM_SAME : SUM_CHOICE;
  if ((x != from && !add_operand (chains, s, x, base, on, at))
      || (y != from && !add_operand (chains, s, y, base, off, at)))
    return false;
  if (s->kind == SUM_CHOICE || s->op.is_empty ())
    s->op.safe_push (base);
  return true;
}

/* Set S, of V that is defined by DEF, to how it is computed.  */

static bool
find_operands (reduction_chains *chains, sum_node *s, gimple *def)
{
  if (gphi *phi = dyn_cast<gphi *> (def))
    return find_phi (chains, s, phi);
  switch (gimple_assign_rhs_code (def))
    {
    case COND_EXPR:
      return find_select (chains, s, def);
    case PLUS_EXPR:
    case MINUS_EXPR:
      s->kind = (gimple_assign_rhs_code (def) == PLUS_EXPR ? SUM_PLUS
		 : SUM_MINUS);
      return find_addition (chains, s, def);
    default:
      s->kind = SUM_SAME;
      return add_operand (chains, s, gimple_assign_rhs1 (def), s->base,
			  s->mask, { def, NULL });
    }
}

/* True if DEF is a statement by which values of a reduction chain go on.  */

static bool
adds_p (reduction_chains *chains, gimple *def)
{
  if (gimple_code (def) == GIMPLE_PHI)
    return true;
  if (!is_gimple_assign (def))
    return false;
  tree a = gimple_assign_rhs1 (def);
  switch (gimple_assign_rhs_code (def))
    {
    case COND_EXPR:
    case PLUS_EXPR:
    case MINUS_EXPR:
      return true;
    case SSA_NAME:
    CASE_CONVERT:
      return integer_p (a) && bits_of (a) == TYPE_PRECISION (chains->type);
    default:
      return false;
    }
}

/* The partial sum of V for BASE and MASK, to be computed AT; null if there is
   none, which cannot be if BASE and MASK are null.  */

static sum_node *
find_sum (reduction_chains *chains, tree v, sum_node *base, condition *mask,
	  const place &at)
{
  if (base && base->v == v)
    return base;
  unsigned first = chains->nodes.length ();
  for (unsigned i = 0; i < first; i++)
    {
      sum_node *s = chains->nodes[i];
      if (s->v == v && s->base == base && s->mask == mask
	  && (s->kind < SUM_PRODUCT || known_at_p (mask, at)))
	return s;
    }
  if (first > MOST_NODES || chains->depth > MOST_DEPTH)
    return NULL;
  if (chain_name_p (chains, v) && adds_p (chains, SSA_NAME_DEF_STMT (v)))
    {
      sum_node *s = new_node (chains, SUM_PHI, v, base, mask);
      chains->depth++;
      bool ok = find_operands (chains, s, SSA_NAME_DEF_STMT (v));
      chains->depth--;
      if (ok)
	return s;
      forget_nodes (chains, first);
    }
  return base ? NULL : find_summand (chains, v, mask, at);
}

/* Which sums are worth it.  */

/* True if S, a product, is more than a number that all lanes there are add:
   that is no reason to add anything otherwise than lane by lane.  */

static bool
worthwhile_p (const sum_node *s)
{
  if (!literal (s->v))
    return true;
  for (const condition *m = s->mask; m; m = m->rest)
    if (m->negated || !(overlay_info (m->name)->flags & VALUE_PREFIX))
      return true;
  return false;
}

/* Count the uses of S and what it is computed from; true if there is a product
   among that for which it is worth while.  SEEN: what has been counted.  */

static bool
count_uses (sum_node *s, hash_set<sum_node *> *seen)
{
  bool product = s->kind == SUM_PRODUCT && worthwhile_p (s);
  s->uses++;
  if (seen->add (s))
    return product;
  for (unsigned i = 0; i < s->op.length (); i++)
    product |= count_uses (s->op[i], seen);
  return product;
}

/* True if USE is a statement that goes away: one of what there are partial
   sums of, in NAMES, or a reduction in TOTALS.  */

static bool
goes_away_p (gimple *use, const vec<total> &totals, bitmap names)
{
  tree lhs = gimple_get_lhs (use);
  if (gphi *phi = dyn_cast<gphi *> (use))
    lhs = gimple_phi_result (phi);
  if (lhs && TREE_CODE (lhs) == SSA_NAME
      && bitmap_bit_p (names, SSA_NAME_VERSION (lhs)))
    return true;
  for (unsigned i = 0; i < totals.length (); i++)
    if (totals[i].call == use && totals[i].sum)
      return true;
  return false;
}

/* Set NAMES to the versions of what there are partial sums of.  True if all of
   that goes away; else something is folded from now on.  */

static bool
check_chains (reduction_chains *chains, const vec<total> &totals, bitmap names)
{
  bool ok = true;
  bitmap_clear (names);
  for (unsigned i = 0; i < chains->nodes.length (); i++)
    if (chains->nodes[i]->uses && chains->nodes[i]->kind < SUM_PRODUCT)
      bitmap_set_bit (names, SSA_NAME_VERSION (chains->nodes[i]->v));
  bitmap_iterator b;
  unsigned version;
  EXECUTE_IF_SET_IN_BITMAP (names, 0, version, b)
    {
      imm_use_iterator it;
      use_operand_p use;
      FOR_EACH_IMM_USE_FAST (use, it, ssa_name (version))
	if (!is_gimple_debug (USE_STMT (use))
	    && !goes_away_p (USE_STMT (use), totals, names))
	  ok = !bitmap_set_bit (chains->folded, version) && ok;
    }
  /* Under another condition there may be none.  */
  for (unsigned i = 0; i < chains->nodes.length (); i++)
    {
      sum_node *s = chains->nodes[i];
      if (s->uses && s->kind >= SUM_PRODUCT && TREE_CODE (s->v) == SSA_NAME
	  && bitmap_bit_p (names, SSA_NAME_VERSION (s->v)))
	ok = !bitmap_set_bit (chains->folded, SSA_NAME_VERSION (s->v)) && ok;
    }
  return ok;
}

/* Find the partial sums for those of TOTALS that are like that of number
   FIRST.  The number of products.  */

static unsigned
find_chains (reduction_chains *chains, vec<total> *totals, unsigned first,
	     unsigned bits, bitmap names)
{
  chains->bits = bits;
  chains->shape = *overlay_shape (gimple_call_arg ((*totals)[first].call, 1));
  chains->type = lanes_element_type
	       (unsigned_type_for (TREE_TYPE (gimple_call_arg
						((*totals)[first].call, 1))));
  uint64_t least = shape_least_lanes (&chains->shape) / partial_ratio (chains);
  if (least == 0)
    return 0;
  chains->few = shape_1d (0, least, shape_scalable_p (&chains->shape));
  bitmap_clear (chains->folded);
  for (unsigned i = 0; i < totals->length (); i++)
    (*totals)[i].sum = NULL;
  auto_bitmap given_up;
  for (;;)
    {
      unsigned before = bitmap_count_bits (given_up), products = 0;
      forget_nodes (chains, 0);
      for (unsigned i = 0; i < totals->length (); i++)
	{
	  total &t = (*totals)[i];
	  tree x = gimple_call_arg (t.call, 1);
	  tree mask = block_mask (gimple_bb (t.call));
	  t.sum = NULL;
	  if (t.done || bitmap_bit_p (given_up, i) || !chain_name_p (chains, x)
	      || (mask
		  && !shape_equal_p (overlay_shape (mask), &chains->shape)))
	    continue;
	  condition *on = mask ? and_also (chains, NULL, mask, false) : NULL;
	  t.sum = find_sum (chains, x, NULL, on, { t.call, NULL });
	  if (!t.sum)
	    bitmap_set_bit (given_up, i);
	}
      for (unsigned i = 0; i < totals->length (); i++)
	if ((*totals)[i].sum)
	  {
	    hash_set<sum_node *> seen;
	    if (!count_uses ((*totals)[i].sum, &seen))
	      bitmap_set_bit (given_up, i);
	  }
      if (bitmap_count_bits (given_up) != before)
	continue;
      if (!check_chains (chains, *totals, names))
	continue;
      for (unsigned i = 0; i < chains->nodes.length (); i++)
	if (chains->nodes[i]->uses && chains->nodes[i]->kind == SUM_PRODUCT)
	  products++;
      return products;
    }
}

/* Find the sums over all lanes.  */

static void
find_totals (vec<total> *totals)
{
  basic_block bb;
  enum reduce_op op;

  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (ripple_api_call (s, &op) != API_REDUCE || op != REDUCE_ADD
	    || !gimple_call_lhs (s))
	  continue;
	tree x = gimple_call_arg (s, 1);
	tree dims = constant_value (gimple_call_arg (s, 0));
	if (!varying_p (x) || !integer_p (x) || bits_of (x) < 32
	    || !dims || !tree_fits_uhwi_p (dims))
	  continue;
	struct shape left = shape_reduce (overlay_shape (x),
					  tree_to_uhwi (dims));
	if (shape_scalar_p (&left))
	  totals->safe_push ({ as_a<gcall *> (s), NULL, false });
      }
}

void
find_dot_products (void)
{
  auto_vec<total> totals;

  /* A debugger shows each lane.  */
  if (!optimize || optimize_debug)
    return;
  find_totals (&totals);
  if (totals.is_empty ())
    return;
  calculate_dominance_info (CDI_DOMINATORS);
  find_loop_sums ();
  totals.truncate (0);
  find_totals (&totals);
  reduction_chains all = {}, *chains = &all;
  remove_useless_phis ();
  chains->folded = BITMAP_ALLOC (NULL);
  for (unsigned i = 0; i < totals.length (); i++)
    if (!totals[i].done)
      {
	auto_bitmap names;
	compute_ranges ();
	unsigned wide = bits_of (gimple_call_arg (totals[i].call, 1));
	unsigned most = 0, best = 0, last = 0;
	for (unsigned bits = 8; bits < wide; bits *= 2)
	  {
	    unsigned found = find_chains (chains, &totals, i, bits, names);
	    last = bits;
	    if (found > most)
	      {
		most = found;
		best = bits;
	      }
	  }
	if (most && best != last)
	  find_chains (chains, &totals, i, best, names);
	forget_ranges ();
	if (most)
	  make_dot_products (chains, &totals, names);
	totals[i].done = true;
      }
  forget_nodes (chains, 0);
  forget_conditions (chains);
  BITMAP_FREE (chains->folded);
}

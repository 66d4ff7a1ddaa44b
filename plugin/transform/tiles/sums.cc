/* What a nest adds up.

   INPUT	PHI (0, sum1);  sum1 = sum + a * b;  or
		t = c[i * n + j];  t1 = t + a * b;  c[i * n + j] = t1;
   OUTPUT	nest_sum: starts with 0, or with what is in c; the term a * b

   Products are added one by one, in their order: it is that of the source.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/linear.h"

/* The definition of OP in the steps of N that is an assignment of CODE; null
   if it is none, or has another use.  */

static gimple *
defined_by (tile_nest *n, tree op, enum tree_code code)
{
  if (TREE_CODE (op) != SSA_NAME)
    return NULL;
  gimple *def = SSA_NAME_DEF_STMT (op);
  return is_gimple_assign (def) && gimple_assign_rhs_code (def) == code
	 && n->body.contains (def) && has_single_use (op) ? def : NULL;
}

/* How many elements of type A, converted to B, are multiplied at a time and
   added to B: four integers, two floats, or two integers of 16 bits in 32; 0
   if one is.  */

static unsigned
ways_of (tree a, tree b)
{
  unsigned bits = TYPE_PRECISION (a), ways = TYPE_PRECISION (b) / bits;
  bool floats = SCALAR_FLOAT_TYPE_P (a) && SCALAR_FLOAT_TYPE_P (b);
  bool integers = TREE_CODE (a) == INTEGER_TYPE && INTEGRAL_TYPE_P (b);
  bool narrow = (integers && ways == MOST_WAYS && (bits == 8 || bits == 16))
		|| ((integers || floats) && ways == 2 && bits == 16);
  return narrow && TYPE_PRECISION (b) == ways * bits ? ways : 0;
}

/* The load of a narrow element, for sums of TYPE, that OP, a factor of N, is
   the conversion of; null if it is none.  */

static gimple *
narrow_of (tile_nest *n, tree op, tree type)
{
  gimple *def = TREE_CODE (op) == SSA_NAME ? SSA_NAME_DEF_STMT (op) : NULL;
  if (!def || !n->body.contains (def) || !gimple_assign_cast_p (def))
    return NULL;
  tree x = gimple_assign_rhs1 (def);
  if (TREE_CODE (x) != SSA_NAME || !ways_of (TREE_TYPE (x), type))
    return NULL;
  gimple *load = SSA_NAME_DEF_STMT (x);
  return n->body.contains (load) && gimple_assign_load_p (load) ? load : NULL;
}

static tree
narrow_type (const nest_term *t, unsigned l)
{
  return TREE_TYPE (gimple_assign_lhs (t->narrow[l]));
}

/* True if the narrow factors of T can be multiplied: two integers both have a
   sign or none.  */

static bool
alike_p (const nest_term *t)
{
  tree a = narrow_type (t, ROW), b = narrow_type (t, COL);
  return TYPE_MODE (a) == TYPE_MODE (b)
	 && (t->ways == MOST_WAYS || TYPE_UNSIGNED (a) == TYPE_UNSIGNED (b));
}

/* True if numbers of TYPE have room for all products of the narrow factors of
   T, or lack it only where that is undefined.  */

static bool
holds_product_p (tree type, const nest_term *t)
{
  bool both = TYPE_UNSIGNED (narrow_type (t, ROW))
	      && TYPE_UNSIGNED (narrow_type (t, COL));
  unsigned bits = TYPE_PRECISION (narrow_type (t, ROW));
  return TYPE_PRECISION (type) >= 2 * bits
	 && (TYPE_UNSIGNED (type) ? both
	     : !both || TYPE_OVERFLOW_UNDEFINED (type)
	       || TYPE_PRECISION (type) > 2 * bits);
}

/* True if OP, of the type of the sum X, is a product of a row's and a column's
   value: *T.  */

static bool
find_product (tile_nest *n, tree op, tree x, nest_term *t)
{
  tree type = TREE_TYPE (x);
  /* C multiplies bytes, and may multiply 16-bit numbers, as int, which has
     room for the product.  */
  if (INTEGRAL_TYPE_P (type))
    if (gimple *convert = defined_by (n, op, NOP_EXPR))
      op = gimple_assign_rhs1 (convert);
  gimple *product = defined_by (n, op, MULT_EXPR);
  if (!product)
    return false;
  tree a = gimple_assign_rhs1 (product), b = gimple_assign_rhs2 (product);
  if (kind_of (n, a) == 1 << COL)
    std::swap (a, b);
  t->factor[ROW] = a;
  t->factor[COL] = b;
  for (unsigned l = ROW; l <= COL; l++)
    t->narrow[l] = narrow_of (n, t->factor[l], type);
  t->ways = t->narrow[ROW] ? ways_of (narrow_type (t, ROW), type) : 0;
  if (!t->narrow[ROW] || !t->narrow[COL] || !alike_p (t))
    t->narrow[ROW] = t->narrow[COL] = NULL;
  unsigned bits = TYPE_PRECISION (TREE_TYPE (op));
  if (bits != TYPE_PRECISION (type)
      && (!t->narrow[ROW]
	  || (bits < TYPE_PRECISION (type)
	      && !holds_product_p (TREE_TYPE (op), t))))
    return false;
  return kind_of (n, a) == 1 << ROW && kind_of (n, b) == 1 << COL;
}

/* Put the products that are added up to X, the last one first, into TERMS, and
   the sums in between into *NAMES.  What they are added to is returned.  */

static tree
find_terms (tile_nest *n, tree x, vec<nest_term> *terms, hash_set<tree> *names)
{
  nest_term t;
  gimple *add = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  while (add && is_gimple_assign (add) && n->body.contains (add))
    {
      tree_code code = gimple_assign_rhs_code (add);
      if (code != PLUS_EXPR && code != MINUS_EXPR)
	break;
      tree a = gimple_assign_rhs1 (add), b = gimple_assign_rhs2 (add);
      if (!find_product (n, b, x, &t))
	{
	  if (code == MINUS_EXPR || !find_product (n, a, x, &t))
	    break;
	  a = b;
	}
      t.minus = code == MINUS_EXPR;
      terms->safe_push (t);
      names->add (x);
      x = a;
      add = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
    }
  return x;
}

/* True if NAME, one of those NAMES of a sum, is used by what computes the
   others only, by PHIs, or outside of the steps of N.  */

static bool
used_by_sum_p (tile_nest *n, tree name, hash_set<tree> *names)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      if (is_gimple_debug (s) || !steps_around (n, gimple_bb (s)))
	continue;
      tree lhs = gimple_code (s) == GIMPLE_PHI ? gimple_phi_result (s)
		 : gimple_get_lhs (s);
      if (!lhs || TREE_CODE (lhs) != SSA_NAME || !names->contains (lhs))
	return false;
    }
  return true;
}

/* The PHI of the header of N's Q-th loop of steps that carries the sum which
   is BEFORE in front of it and BEHIND behind it; NAMES get its names.  Null if
   there is none.  */

static gphi *
find_inner (tile_nest *n, unsigned q, tree before, tree behind,
	    hash_set<tree> *names)
{
  for (gphi_iterator p
	 = gsi_start_nonvirtual_phis (n->loop[STEP + q]->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    {
      tree x, y;
      hash_set<tree> own;
      if (!around_steps (n, q, p.phi (), &x, &y, &own) || x != before
	  || y != behind)
	continue;
      for (hash_set<tree>::iterator i = own.begin (); i != own.end (); ++i)
	names->add (*i);
      return p.phi ();
    }
  return NULL;
}

/* The sum that PHI, of N's first loop of steps, carries from step to step;
   null if it is none.  */

static nest_sum *
find_carried (tile_nest *n, gphi *phi)
{
  hash_set<tree> names;
  nest_sum *s = new nest_sum ();
  s->carried = gimple_phi_result (phi);
  bool ok = around_steps (n, 0, phi, &s->start, &s->result, &names);
  for (unsigned q = 0; q < n->steps && ok; q++)
    {
      tree r = gimple_phi_result (phi);
      tree next = PHI_ARG_DEF_FROM_EDGE (phi, n->again[q]);
      if (q + 1 == n->steps)
	ok = find_terms (n, next, &s->terms, &names) == r;
      else
	{
	  phi = find_inner (n, q + 1, r, next, &names);
	  ok = phi != NULL;
	}
    }
  for (hash_set<tree>::iterator i = names.begin (); i != names.end (); ++i)
    ok = ok && used_by_sum_p (n, *i, &names);
  if (ok && !s->terms.is_empty ())
    return s;
  delete s;
  return NULL;
}

/* True if the references A and B are of the same place, in all steps of N; of
   a block, in each.  */

static bool
same_place_p (tile_nest *n, tree a, tree b)
{
  linear v, w;
  if (!linear_address (n, a, &v) || !linear_address (n, b, &w)
      || !same_p (v.start, w.start)
      || !types_compatible_p (TREE_TYPE (a), TREE_TYPE (b)))
    return false;
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    if (!same_p (v.coef[l], w.coef[l])
	|| (l >= STEP && v.coef[l] && !n->block))
      return false;
  return true;
}

/* The sum that STORE, of N's body, leaves in memory; null if it is none.  */

static nest_sum *
find_stored (tile_nest *n, gimple *store)
{
  hash_set<tree> names;
  tree x = gimple_assign_rhs1 (store);
  if (TREE_CODE (x) != SSA_NAME || kind_of (n, x) != BOTH)
    return NULL;
  nest_sum *s = new nest_sum ();
  s->result = x;
  s->store = store;
  s->start = find_terms (n, x, &s->terms, &names);
  s->load = TREE_CODE (s->start) == SSA_NAME ? SSA_NAME_DEF_STMT (s->start)
	    : NULL;
  if (!s->terms.is_empty () && s->load && n->body.contains (s->load)
      && gimple_assign_load_p (s->load)
      && has_single_use (s->start) && has_single_use (x)
      && same_place_p (n, gimple_assign_rhs1 (s->load),
		       gimple_assign_lhs (store)))
    return s;
  delete s;
  return NULL;
}

/* Where STMT is in LIST.  */

static unsigned
index_of (const vec<gimple *> &list, gimple *stmt)
{
  unsigned i = 0;
  while (list[i] != stmt)
    i++;
  return i;
}

/* Add S, which STORE leaves in memory, to N's sums.  If one of them is in the
   same place, S goes on with it.  False if S does not begin with what that one
   has stored.  */

static bool
add_stored (tile_nest *n, nest_sum *s, gimple *store)
{
  for (unsigned i = 0; i < n->sums.length (); i++)
    {
      nest_sum *old = n->sums[i];
      if (!same_place_p (n, gimple_assign_lhs (old->store),
			 gimple_assign_lhs (store)))
	continue;
      bool behind = s->load && index_of (n->body, s->load)
			       > index_of (n->body, old->store);
      s->terms.safe_splice (old->terms);
      s->start = old->start;
      s->load = old->load;
      n->sums[i] = s;
      delete old;
      return behind;
    }
  n->sums.safe_push (s);
  return true;
}

/* The sum of no products that STORE, the only statement of N that stores,
   takes: the matrix is transposed.  */

static nest_sum *
find_transposed (tile_nest *n, gimple *store)
{
  tree x = gimple_assign_rhs1 (store);
  if (n->steps > 0 || TREE_CODE (x) != SSA_NAME || kind_of (n, x) != BOTH)
    return NULL;
  nest_sum *s = new nest_sum ();
  s->result = s->start = x;
  s->store = store;
  return s;
}

/* Find the sums that the loops of steps of N carry.  */

static bool
find_all_carried (tile_nest *n)
{
  if (!n->block
      && (n->steps == 0 || n->loop[STEP] == n->outer
	  || loop_outer (n->loop[STEP]) == n->outer))
    return true;
  for (gphi_iterator p = gsi_start_phis (n->loop[STEP]->header);
       !gsi_end_p (p); gsi_next (&p))
    {
      tree r = gimple_phi_result (p.phi ());
      if (virtual_operand_p (r) || kind_of (n, r) != BOTH)
	continue;
      nest_sum *s = find_carried (n, p.phi ());
      if (!s)
	return false;
      n->sums.safe_push (s);
    }
  return true;
}

/* True if sums of N are in other places in other iterations of its loops.  */

static bool
sums_move_p (tile_nest *n)
{
  linear v;
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (n->sums[i]->store
	&& linear_address (n, gimple_assign_lhs (n->sums[i]->store), &v))
      for (unsigned q = 0; q < n->steps; q++)
	if (v.coef[STEP + q])
	  return true;
  return false;
}

bool
find_sums (tile_nest *n)
{
  auto_vec<gimple *> stores;
  for (unsigned i = 0; i < n->body.length (); i++)
    if (is_gimple_assign (n->body[i]) && gimple_vdef (n->body[i]))
      stores.safe_push (n->body[i]);
  if (!find_all_carried (n) || (!n->sums.is_empty () && !stores.is_empty ()))
    return false;
  for (unsigned i = 0; i < stores.length (); i++)
    {
      nest_sum *s = find_stored (n, stores[i]);
      if (!s && stores.length () == 1)
	s = find_transposed (n, stores[i]);
      if (!s || !add_stored (n, s, stores[i]))
	return false;
    }
  if (n->sums.is_empty ())
    return false;
  n->rounds = sums_move_p (n);
  n->type = TREE_TYPE (n->sums[0]->start);
  n->ways = n->sums[0]->terms.is_empty () ? 0 : n->sums[0]->terms[0].ways;
  for (unsigned i = 0; i < n->sums.length (); i++)
    for (unsigned k = 0; k < n->sums[i]->terms.length (); k++)
      if (!n->sums[i]->terms[k].narrow[ROW]
	  || n->sums[i]->terms[k].ways != n->ways)
	n->ways = 0;
  /* Floats can be multiplied one by one as well.  */
  const ripple_matrix *m = ripple_current_target ()->matrix;
  if (n->ways && SCALAR_FLOAT_TYPE_P (n->type)
      && m->tiles (n->type, TILE_OF_NARROW) == 0)
    n->ways = 0;
  return true;
}

bool
adds_products_p (tile_nest *n)
{
  for (unsigned i = 0; i < n->body.length () && n->steps > 0; i++)
    {
      gimple *s = n->body[i];
      nest_term t;
      if (is_gimple_assign (s)
	  && (gimple_assign_rhs_code (s) == PLUS_EXPR
	      || gimple_assign_rhs_code (s) == MINUS_EXPR)
	  && (find_product (n, gimple_assign_rhs2 (s), gimple_assign_lhs (s),
			    &t)
	      || find_product (n, gimple_assign_rhs1 (s),
			       gimple_assign_lhs (s), &t)))
	return true;
    }
  return false;
}

bool
adds_once_p (gimple *store)
{
  tile_nest n;
  struct shape s = overlay_address_shape (gimple_assign_lhs (store));
  begin_nest (&n, NULL);
  n.block = true;
  if (!find_dimensions (&n, &s))
    return false;
  for (gimple_stmt_iterator g = gsi_start_bb (gimple_bb (store));
       !gsi_end_p (g); gsi_next (&g))
    if (is_gimple_assign (gsi_stmt (g)))
      n.body.safe_push (gsi_stmt (g));
  nest_sum *sum = find_stored (&n, store);
  delete sum;
  return sum != NULL;
}

bool
multiplies_p (tile_nest *n)
{
  for (unsigned i = 0; i < n->body.length (); i++)
    if (is_gimple_assign (n->body[i])
	&& gimple_assign_rhs_code (n->body[i]) == MULT_EXPR)
      {
	int a = kind_of (n, gimple_assign_rhs1 (n->body[i]));
	int b = kind_of (n, gimple_assign_rhs2 (n->body[i]));
	if (a > 0 && b > 0 && a != b && (a | b) == BOTH)
	  return true;
      }
  return false;
}

/* True if NAME is what N's loops of rows or columns count in.  */

static bool
counter_p (tile_nest *n, tree name)
{
  return name == loop_counter (n, ROW) || name == loop_counter (n, COL);
}

/* Let NAME, of the rows or columns of N's block, come in by a room.  */

static void
bring (tile_nest *n, tree name)
{
  if (!n->brought.contains (name))
    n->brought.safe_push (name);
}

/* True if DEF is a call round a loop with a clause.  */

static bool
of_clause_p (gimple *def)
{
  enum ripple_api api = ripple_api_call (def);
  return api == API_PARTIAL || api == API_COMBINE;
}

/* Put what OP is computed from in N, also in earlier steps, into NAMES.  False
   if some of it differs by other loops than those of KIND, or comes by a PHI
   that can not be had elsewhere.  */

static bool
apart_p (tile_nest *n, tree op, int kind, hash_set<tree> *names)
{
  hash_set<tree> own;
  need (n, &own, op, true);
  for (hash_set<tree>::iterator i = own.begin (); i != own.end (); ++i)
    {
      gimple *def = SSA_NAME_DEF_STMT (*i);
      int k = kind_of (n, *i);
      bool brought = brought_p (n, *i);
      if (k < 0 || (k & ~kind)
	  || (gimple_code (def) == GIMPLE_PHI && !brought
	      && step_number (n, gimple_bb (def)->loop_father) < 0
	      && !counter_p (n, *i))
	  || of_clause_p (def))
	return false;
      /* What else is in front is computed anew.  */
      if (brought)
	bring (n, *i);
      names->add (*i);
    }
  return true;
}

/* True if OP can be had where sums begin and end: no step changes what it is
   computed from, but for the sums of N.  */

static bool
outside_steps_p (tile_nest *n, tree op, hash_set<tree> *needed)
{
  hash_set<tree> own;
  for (unsigned i = 0; i < n->sums.length (); i++)
    own.add (n->sums[i]->result);
  need (n, &own, op);
  for (unsigned i = 0; i < n->sums.length (); i++)
    own.remove (n->sums[i]->result);
  for (hash_set<tree>::iterator i = own.begin (); i != own.end (); ++i)
    {
      basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (*i));
      if ((gimple_code (SSA_NAME_DEF_STMT (*i)) == GIMPLE_PHI
	   && step_number (n, bb->loop_father) >= 0)
	  || of_clause_p (SSA_NAME_DEF_STMT (*i)))
	return false;
      needed->add (*i);
    }
  return true;
}

/* True if the operands of STMT can.  */

static bool
operands_outside_p (tile_nest *n, gimple *stmt, hash_set<tree> *needed)
{
  ssa_op_iter i;
  tree use;
  FOR_EACH_SSA_TREE_OPERAND (use, stmt, i, SSA_OP_USE)
    if (!outside_steps_p (n, use, needed))
      return false;
  return true;
}

bool
sums_apart_p (tile_nest *n, const char **why)
{
  *why = "what it multiplies is computed from rows and columns together";
  for (unsigned i = 0; i < n->sums.length (); i++)
    for (unsigned k = 0; k < n->sums[i]->terms.length (); k++)
      for (unsigned l = ROW; l <= COL; l++)
	if (!apart_p (n, n->sums[i]->terms[k].factor[l], 1 << l, &n->in_steps))
	  return false;
  for (unsigned q = 0; q < n->steps; q++)
    {
      gimple *cond = last_stmt (n->loop[STEP + q]->header);
      if (!apart_p (n, gimple_cond_lhs (cond), 0, &n->in_steps)
	  || !apart_p (n, gimple_cond_rhs (cond), 0, &n->in_steps))
	return false;
    }
  *why = "what is done before or behind the sums changes with the steps";
  for (unsigned i = 0; i < n->sums.length (); i++)
    {
      nest_sum *s = n->sums[i];
      if (((!n->block || s->load)
	   && !outside_steps_p (n, s->start, &n->outside))
	  || (s->store && !n->rounds
	      && !operands_outside_p (n, s->store, &n->outside)))
	return false;
      if (!types_compatible_p (n->type, TREE_TYPE (s->start)))
	{
	  *why = "its sums are of several types";
	  return false;
	}
    }
  for (unsigned i = 0; i < n->after.length (); i++)
    if (!operands_outside_p (n, n->after[i], &n->outside))
      return false;
  for (unsigned i = 0; i < n->behind.length (); i++)
    if (gcond *c = safe_dyn_cast<gcond *> (last_stmt (n->behind[i])))
      if (!operands_outside_p (n, c, &n->outside))
	return false;
  return true;
}

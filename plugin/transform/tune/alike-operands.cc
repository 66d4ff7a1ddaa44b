/* Operations on fields that are taken out of records in the same way.

   INPUT	x = PERM <a, b, { 0, 2, 4, 6 }>
		y = PERM <c, d, { 0, 2, 4, 6 }>
		z = x * y

   OUTPUT	p = a * c
		q = b * d
		z = PERM <p, q, { 0, 2, 4, 6 }>

   The products of all fields of two records, as for a scalar product, are as
   many operations before the records are taken apart as behind; but only one
   record is taken apart.

   Done if all that there is in the vectors is treated like this, so that
   nothing is computed that the program does not, and if fewer operations are
   left.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "transform/tune/origins.h"
#include "transform/tune/tune.h"

namespace {

enum { MOST_LEAVES = 16, DEEPEST = 6, MOST_CANDIDATES = 64 };

/* Vectors that one operation is on, and its result once it is made.  */

struct leaf_pair
{
  tree a, b, result;
};

/* Operations of one kind on fields that come from the same vectors.  */

struct alike_fields
{
  enum tree_code code;
  tree type;
  auto_vec<leaf_pair> pairs;
  auto_vec<gassign *> stmts;
};

}

/* The statement that makes X of other vectors of its size by moving elements;
   null if nothing does.  */

static gassign *
moved_by (tree x)
{
  gassign *g = (TREE_CODE (x) == SSA_NAME
		&& !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (x)
		? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!g)
    return NULL;
  switch (gimple_assign_rhs_code (g))
    {
    case SSA_NAME:
    case VEC_PERM_EXPR:
      return g;
    case VIEW_CONVERT_EXPR:
      {
	tree from = TREE_OPERAND (gimple_assign_rhs1 (g), 0);
	return TREE_CODE (from) == SSA_NAME
	       && (vector_bytes (TREE_TYPE (from))
		   == vector_bytes (TREE_TYPE (x))) ? g : NULL;
      }
    default:
      return NULL;
    }
}

static tree
moved_operand (gassign *g, unsigned i)
{
  tree x = gimple_op (g, i + 1);
  return TREE_CODE (x) == VIEW_CONVERT_EXPR ? TREE_OPERAND (x, 0) : x;
}

/* How many vectors G moves elements of.  */

static unsigned
moved_operands (gassign *g)
{
  return gimple_assign_rhs_code (g) == VEC_PERM_EXPR ? 2 : 1;
}

/* True if X and Y are made in the same way, and *PERMUTED if that moves
   elements; put the vectors that they are made of into G.  */

static bool
made_alike_p (replacement *r, alike_fields *g, tree x, tree y,
	      bool *permuted, unsigned depth = 0)
{
  gassign *a = moved_by (x), *b = moved_by (y);
  if (depth > DEEPEST || !types_compatible_p (TREE_TYPE (x), TREE_TYPE (y)))
    return false;
  if (!a || !b)
    {
      leaf_pair p = { first_load (r, x), first_load (r, y), NULL_TREE };
      if (a || b || TREE_CODE (x) != SSA_NAME || TREE_CODE (y) != SSA_NAME
	  || p.a == p.b || g->pairs.length () == MOST_LEAVES)
	return false;
      for (unsigned i = 0; i < g->pairs.length (); i++)
	if (g->pairs[i].a == p.a && g->pairs[i].b == p.b)
	  return true;
      g->pairs.safe_push (p);
      return true;
    }
  if (gimple_assign_rhs_code (a) != gimple_assign_rhs_code (b))
    return false;
  if (gimple_assign_rhs_code (a) == VEC_PERM_EXPR)
    {
      *permuted = true;
      if (!operand_equal_p (gimple_assign_rhs3 (a), gimple_assign_rhs3 (b), 0)
	  || element_bytes (TREE_TYPE (x)) < element_bytes (g->type))
	return false;
    }
  for (unsigned i = 0; i < moved_operands (a); i++)
    if (!made_alike_p (r, g, moved_operand (a, i), moved_operand (b, i),
		       permuted, depth + 1))
      return false;
  return true;
}

/* True if G does something lane by lane that raises no exceptions but those of
   its operands, as fast as any permutation.  */

static bool
simple_operation_p (gassign *g)
{
  tree x = gimple_assign_lhs (g);
  if (TREE_CODE (x) != SSA_NAME || !VECTOR_TYPE_P (TREE_TYPE (x))
      || VECTOR_BOOLEAN_TYPE_P (TREE_TYPE (x))
      || !vector_bytes (TREE_TYPE (x)) || stmt_ends_bb_p (g))
    return false;
  switch (gimple_assign_rhs_code (g))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case MIN_EXPR:
    case MAX_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return TREE_CODE (gimple_assign_rhs1 (g)) == SSA_NAME
	     && TREE_CODE (gimple_assign_rhs2 (g)) == SSA_NAME;
    default:
      return false;
    }
}

/* Put STMT into one of GROUPS, if its operands are fields that are taken out
   of records alike.  */

static void
add_operation (replacement *r, vec<alike_fields *> &groups, gassign *stmt)
{
  bool permuted = false;
  alike_fields *g = new alike_fields ();
  g->code = gimple_assign_rhs_code (stmt);
  g->type = TREE_TYPE (gimple_assign_lhs (stmt));
  if (!made_alike_p (r, g, gimple_assign_rhs1 (stmt),
		     gimple_assign_rhs2 (stmt), &permuted)
      || !permuted || g->pairs.length () < 2
      || groups.length () == MOST_CANDIDATES)
    {
      delete g;
      return;
    }
  for (unsigned i = 0; i < groups.length (); i++)
    if (groups[i]->code == g->code
	&& types_compatible_p (groups[i]->type, g->type)
	&& groups[i]->pairs.length () == g->pairs.length ())
      {
	bool same = true;
	for (unsigned k = 0; k < g->pairs.length () && same; k++)
	  {
	    same = false;
	    for (unsigned j = 0; j < g->pairs.length () && !same; j++)
	      same = groups[i]->pairs[j].a == g->pairs[k].a
		     && groups[i]->pairs[j].b == g->pairs[k].b;
	  }
	if (!same)
	  continue;
	groups[i]->stmts.safe_push (stmt);
	delete g;
	return;
      }
  g->stmts.safe_push (stmt);
  groups.safe_push (g);
}

/* Put what moves elements to X into MOVES.  */

static void
collect_moves (hash_set<gimple *> *moves, tree x)
{
  gassign *g = moved_by (x);
  if (g && !moves->add (g))
    for (unsigned i = 0; i < moved_operands (g); i++)
      collect_moves (moves, moved_operand (g, i));
}

static bool
permutes_p (gimple *stmt)
{
  return gimple_assign_rhs_code (stmt) == VEC_PERM_EXPR;
}

/* How many permutations of MOVES are needed no more, if STMTS are not.  */

static unsigned
idle_permutations (hash_set<gimple *> *moves, const vec<gassign *> &stmts)
{
  hash_set<gimple *> needed;
  bool changed = true;
  unsigned n = 0;
  while (changed)
    {
      changed = false;
      for (gimple *m : *moves)
	{
	  imm_use_iterator it;
	  use_operand_p use;
	  bool used = false;
	  if (needed.contains (m))
	    continue;
	  FOR_EACH_IMM_USE_FAST (use, it, gimple_assign_lhs (m))
	    {
	      gimple *u = USE_STMT (use);
	      used |= !is_gimple_debug (u)
		      && !(is_gimple_assign (u)
			   && stmts.contains (as_a<gassign *> (u)))
		      && (!moves->contains (u) || needed.contains (u));
	    }
	  if (used)
	    changed |= !needed.add (m);
	}
    }
  for (gimple *m : *moves)
    n += permutes_p (m) && !needed.contains (m);
  return n;
}

/* True if G's operations are on all that there is in its vectors.  */

static bool
all_used_p (replacement *r, const alike_fields *g)
{
  unsigned bytes = vector_bytes (g->type);
  auto_bitmap used;
  for (unsigned i = 0; i < g->stmts.length (); i++)
    {
      origin o = whole_vector (gimple_assign_rhs1 (g->stmts[i]));
      find_origins (r, &o);
      for (unsigned k = 0; k < bytes; k++)
	for (unsigned j = 0; j < g->pairs.length (); j++)
	  if (o.from[k] == g->pairs[j].a)
	    bitmap_set_bit (used, j * bytes + o.at[k]);
    }
  return bitmap_count_bits (used) == bytes * g->pairs.length ();
}

/* True if less is to be done with G's operations on whole records.  */

static bool
worth_p (const alike_fields *g)
{
  hash_set<gimple *> moves, left;
  unsigned stay = 0;
  for (unsigned i = 0; i < g->stmts.length (); i++)
    {
      collect_moves (&left, gimple_assign_rhs1 (g->stmts[i]));
      collect_moves (&moves, gimple_assign_rhs1 (g->stmts[i]));
      collect_moves (&moves, gimple_assign_rhs2 (g->stmts[i]));
    }
  for (gimple *m : left)
    stay += permutes_p (m);
  return stay + g->pairs.length ()
	 < idle_permutations (&moves, g->stmts) + g->stmts.length ();
}

/* The operation of G on what X and something else are made of, moved as X is,
   and computed before AT.  DONE: what X's statements become.  */

static tree
move_results (replacement *r, alike_fields *g, gimple_stmt_iterator *at,
	      tree x, hash_map<tree, tree> *done)
{
  if (tree *d = done->get (x))
    return *d;
  tree made, leaf = first_load (r, x);
  unsigned i = 0;
  while (i < g->pairs.length () && g->pairs[i].a != leaf)
    i++;
  if (i < g->pairs.length ())
    {
      leaf_pair *p = &g->pairs[i];
      if (!p->result)
	{
	  gimple_seq seq = NULL;
	  tree a = gimple_build (&seq, r->loc, VIEW_CONVERT_EXPR, g->type,
				 p->a);
	  tree b = gimple_build (&seq, r->loc, VIEW_CONVERT_EXPR, g->type,
				 p->b);
	  p->result = gimple_build (&seq, r->loc, g->code, g->type, a, b);
	  gsi_insert_seq_before (at, seq, GSI_SAME_STMT);
	}
      made = p->result;
    }
  else
    {
      gassign *m = moved_by (x);
      tree a = move_results (r, g, at, moved_operand (m, 0), done);
      made = a;
      if (permutes_p (m))
	{
	  tree b = move_results (r, g, at, moved_operand (m, 1), done);
	  tree type = TREE_TYPE (gimple_assign_lhs (m));
	  gimple_seq seq = NULL;
	  a = gimple_build (&seq, r->loc, VIEW_CONVERT_EXPR, type, a);
	  b = gimple_build (&seq, r->loc, VIEW_CONVERT_EXPR, type, b);
	  made = gimple_build (&seq, r->loc, VEC_PERM_EXPR, type, a, b,
			       gimple_assign_rhs3 (m));
	  gsi_insert_seq_before (at, seq, GSI_SAME_STMT);
	}
    }
  done->put (x, made);
  return made;
}

/* Let G's operations be on whole records.  */

static void
join_operations (replacement *r, alike_fields *g)
{
  hash_map<tree, tree> done;
  for (unsigned i = 0; i < g->stmts.length (); i++)
    {
      gimple_stmt_iterator at = gsi_for_stmt (g->stmts[i]);
      r->loc = gimple_location (g->stmts[i]);
      tree x = move_results (r, g, &at, gimple_assign_rhs1 (g->stmts[i]),
			     &done);
      gimple_assign_set_rhs_with_ops (&at, VIEW_CONVERT_EXPR,
				      build1 (VIEW_CONVERT_EXPR, g->type, x));
      update_stmt (gsi_stmt (at));
    }
}

/* True if a vector of the first operands of G is with one of the second ones
   only.  */

static bool
one_to_one_p (const alike_fields *g)
{
  for (unsigned i = 0; i < g->pairs.length (); i++)
    for (unsigned k = 0; k < i; k++)
      if (g->pairs[i].a == g->pairs[k].a)
	return false;
  return true;
}

void
join_alike_operands (void)
{
  basic_block bb;

  if (!optimize || lanes_emulate)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    {
      replacement r;
      auto_vec<alike_fields *> groups;
      r.bb = bb;
      r.made = 0;
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gassign *s = dyn_cast<gassign *> (gsi_stmt (g)))
	  if (simple_operation_p (s))
	    add_operation (&r, groups, s);
      for (unsigned i = 0; i < groups.length (); i++)
	{
	  if (one_to_one_p (groups[i]) && all_used_p (&r, groups[i])
	      && worth_p (groups[i]))
	    join_operations (&r, groups[i]);
	  delete groups[i];
	}
    }
}

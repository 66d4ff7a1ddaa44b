/* Variables that carry a value from one iteration of an annotated loop to the
   next.

   INPUT	x_1 = PHI <x_0, x_2>;
		a[i] = x_1;		warned of: all lanes of a block get
		x_2 = b[i];		what the block before left

   A variable is let be if it only adds up, or the like, and is read for that
   alone:

		s_1 = PHI <s_0, s_2>;
		s_2 = s_1 + b[i];

		m_1 = PHI <m_0, m_3>;	k_1 = PHI <k_0, k_3>;
		if (b[i] > m_1)
		  m_2 = b[i], k_2 = i;
		m_3 = PHI <m_1, m_2>;	k_3 = PHI <k_1, k_2>;

   and if it has lanes before the loop: then its author thinks in lanes.  But
   if nothing in the loop has lanes, what adds up does so once for a block:

		q_1 = PHI <q_0, q_2>;
		q_2 = q_1 * .99;		warned of

   Where something has, this may be meant: q counts blocks, or sums what
   reductions give.

   A variable in memory that all iterations load and store is one, too:

		x_1 = *p;		warned of
		a[i] = x_1;
		*p = x_1 + 1;

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/depend.h"
#include "report/report.h"

bool
inside_p (const struct parallel_loop *loop, gimple *stmt)
{
  return gimple_bb (stmt) && flow_bb_inside_loop_p (loop->loop,
						    gimple_bb (stmt));
}

/* A variable of the loop, and what was found of it so far.  */
struct carried_variable
{
  const struct parallel_loop *loop;
  gphi *phi;			/* At the loop's head; or null, and then  */
  gimple *store;		/* what leaves it in memory.  */
  enum tree_code code;		/* What adds to it; ERROR_MARK: nothing.  */
  auto_vec<tree> names;		/* Its values in an iteration.  */
  hash_set<tree> known;		/* The same.  */
  hash_set<tree> negated;	/* Those with the other sign.  */
};

/* Add NAME, which comes from FROM and has the OTHER sign or the same.  */

static void
add_name (carried_variable *c, tree name, tree from, bool other = false)
{
  if (from && c->negated.contains (from) != other)
    c->negated.add (name);
  if (!c->known.add (name))
    c->names.safe_push (name);
}

/* The operation, of any order, that CODE belongs to (PLUS_EXPR for
   MINUS_EXPR); ERROR_MARK if the order matters.  */

static enum tree_code
accumulation (enum tree_code code)
{
  switch (code)
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case POINTER_PLUS_EXPR:
    case NEGATE_EXPR:
      return PLUS_EXPR;
    case MULT_EXPR:
    case RDIV_EXPR:
      return MULT_EXPR;
    case MIN_EXPR:
    case MAX_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return code;
    default:
      return ERROR_MARK;
    }
}

/* RESULT is NAME OP x, or x - NAME if OTHER: true if that does no more than
   accumulate in C.  */

static bool
accumulates_p (carried_variable *c, enum tree_code op, tree result, tree name,
	       bool other = false)
{
  if (op == ERROR_MARK || (c->code != ERROR_MARK && c->code != op))
    return false;
  c->code = op;
  add_name (c, result, name, other);
  return true;
}

/* The same for a call that computes with NAME.  */

static bool
call_accumulates_p (carried_variable *c, gcall *call, tree name)
{
  tree result = gimple_call_lhs (call);
  if (!result || TREE_CODE (result) != SSA_NAME)
    return false;
  switch (gimple_call_combined_fn (call))
    {
    case CFN_BUILT_IN_FMAX:
    case CFN_BUILT_IN_FMAXF:
    case CFN_BUILT_IN_FMAXL:
    case CFN_FMAX:
      return accumulates_p (c, MAX_EXPR, result, name);
    case CFN_BUILT_IN_FMIN:
    case CFN_BUILT_IN_FMINF:
    case CFN_BUILT_IN_FMINL:
    case CFN_FMIN:
      return accumulates_p (c, MIN_EXPR, result, name);
    case CFN_BUILT_IN_FMA:
    case CFN_BUILT_IN_FMAF:
    case CFN_BUILT_IN_FMAL:
    case CFN_FMA:
      return (name == gimple_call_arg (call, 2)
	      && accumulates_p (c, PLUS_EXPR, result, name));
    case CFN_UBSAN_CHECK_ADD:
      return accumulates_p (c, PLUS_EXPR, result, name);
    case CFN_UBSAN_CHECK_SUB:
      return accumulates_p (c, PLUS_EXPR, result, name,
			    name != gimple_call_arg (call, 0));
    case CFN_UBSAN_CHECK_MUL:
      return accumulates_p (c, MULT_EXPR, result, name);
    default:
      return false;
    }
}

static bool
assign_accumulates_p (carried_variable *c, gimple *stmt, tree name)
{
  tree result = gimple_assign_lhs (stmt);
  enum tree_code code = gimple_assign_rhs_code (stmt);
  if (TREE_CODE (result) != SSA_NAME || gimple_vuse (stmt))
    return false;
  if (CONVERT_EXPR_CODE_P (code) || code == SSA_NAME || code == FLOAT_EXPR
      || code == FIX_TRUNC_EXPR || code == VIEW_CONVERT_EXPR)
    {
      add_name (c, result, name);
      return true;
    }
  /* x / s is no product, s + s no sum.  */
  if (code == RDIV_EXPR && gimple_assign_rhs1 (stmt) != name)
    return false;
  if (gimple_num_ops (stmt) == 3
      && c->known.contains (gimple_assign_rhs1 (stmt))
      && c->known.contains (gimple_assign_rhs2 (stmt)))
    return false;
  return accumulates_p (c, accumulation (code), result, name,
			code == NEGATE_EXPR
			|| (code == MINUS_EXPR
			    && gimple_assign_rhs1 (stmt) != name));
}

/* True if RESULT, a PHI behind a condition, chooses among values of a variable
   of the loop.  */

static bool
chosen_p (const carried_variable *c, gphi *phi)
{
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      tree a = gimple_phi_arg_def (phi, i);
      while (TREE_CODE (a) == SSA_NAME
	     && (gimple_assign_ssa_name_copy_p (SSA_NAME_DEF_STMT (a))
		 || gimple_assign_cast_p (SSA_NAME_DEF_STMT (a))))
	a = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (a));
      if (TREE_CODE (a) == SSA_NAME
	  && gimple_bb (SSA_NAME_DEF_STMT (a)) == c->loop->loop->header
	  && gimple_code (SSA_NAME_DEF_STMT (a)) == GIMPLE_PHI)
	return true;
    }
  return false;
}

/* True if what depends on the branch COND are values of variables of the loop
   alone, so that it chooses among them.  */

static bool
only_chooses_p (const carried_variable *c, gimple *cond)
{
  basic_block join = get_immediate_dominator (CDI_POST_DOMINATORS,
					      gimple_bb (cond));
  auto_vec<basic_block> work;
  hash_set<basic_block> seen;
  edge e;
  edge_iterator ei;
  if (!join || !flow_bb_inside_loop_p (c->loop->loop, join))
    return false;
  FOR_EACH_EDGE (e, ei, gimple_bb (cond)->succs)
    work.safe_push (e->dest);
  while (!work.is_empty ())
    {
      basic_block bb = work.pop ();
      if (bb == join || seen.add (bb))
	continue;
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gimple_vdef (gsi_stmt (g)) && !gimple_clobber_p (gsi_stmt (g)))
	  return false;
      FOR_EACH_EDGE (e, ei, bb->succs)
	work.safe_push (e->dest);
    }
  for (gphi_iterator p = gsi_start_phis (join); !gsi_end_p (p); gsi_next (&p))
    if (!virtual_operand_p (gimple_phi_result (p.phi ()))
	&& !chosen_p (c, p.phi ()))
      return false;
  return true;
}

/* True if all that uses the boolean NAME only chooses among values.  */

static bool
boolean_selects_p (const carried_variable *c, tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *stmt = USE_STMT (use);
      if (is_gimple_debug (stmt))
	continue;
      /* Conversions and comparisons with 0.  */
      if (is_gimple_assign (stmt)
	  && TREE_CODE (gimple_assign_lhs (stmt)) == SSA_NAME
	  && !gimple_vuse (stmt)
	  && (gimple_num_ops (stmt) == 2
	      || is_gimple_min_invariant (gimple_assign_rhs2 (stmt))))
	{
	  if (!boolean_selects_p (c, gimple_assign_lhs (stmt)))
	    return false;
	}
      else if (gimple_code (stmt) != GIMPLE_COND || !only_chooses_p (c, stmt))
	return false;
    }
  return true;
}

/* True if STMT, which uses NAME, a value of C, does no more than add to C or
   choose.  */

static bool
harmless_p (carried_variable *c, gimple *stmt, tree name)
{
  if (is_gimple_debug (stmt) || !inside_p (c->loop, stmt))
    return true;
  switch (gimple_code (stmt))
    {
    case GIMPLE_PHI:
      if (stmt == c->phi)
	return !c->negated.contains (name);
      if (gimple_bb (stmt) == c->loop->loop->header)
	return false;
      add_name (c, gimple_phi_result (stmt), name);
      return true;
    case GIMPLE_COND:
      return only_chooses_p (c, stmt);
    case GIMPLE_CALL:
      /* A call of the API: its author has thought of lanes.  */
      if (ripple_api_call (stmt) != API_NONE)
	return true;
      return call_accumulates_p (c, as_a<gcall *> (stmt), name);
    case GIMPLE_ASSIGN:
      if (stmt == c->store)
	return !c->negated.contains (name);
      if (TREE_CODE_CLASS (gimple_assign_rhs_code (stmt)) == tcc_comparison)
	return boolean_selects_p (c, gimple_assign_lhs (stmt));
      return assign_accumulates_p (c, stmt, name);
    default:
      return false;
    }
}

/* The statement in the loop that needs what an earlier iteration made of C, or
   null.  */

static gimple *
find_reader (carried_variable *c)
{
  for (unsigned i = 0; i < c->names.length (); i++)
    {
      imm_use_iterator it;
      use_operand_p use;
      FOR_EACH_IMM_USE_FAST (use, it, c->names[i])
	if (!harmless_p (c, USE_STMT (use), c->names[i]))
	  return USE_STMT (use);
    }
  return NULL;
}

/* Where the loop assigns to the variable whose value at its end is NAME.  */

static location_t
assignment_location (const carried_variable *c, tree name)
{
  auto_vec<tree> work;
  hash_set<tree> seen;
  work.safe_push (name);
  while (!work.is_empty ())
    {
      tree t = work.pop ();
      if (TREE_CODE (t) != SSA_NAME || seen.add (t))
	continue;
      gimple *def = SSA_NAME_DEF_STMT (t);
      if (!inside_p (c->loop, def))
	continue;
      gphi *phi = dyn_cast<gphi *> (def);
      if (!phi)
	return stmt_location (def);
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
	work.safe_push (gimple_phi_arg_def (phi, i));
    }
  return UNKNOWN_LOCATION;
}

/* What accumulation_of says.  */
static hash_map<tree, int> *accumulated;

enum tree_code
accumulation_of (tree var)
{
  int *code = accumulated ? accumulated->get (DECL_ORIGIN (var)) : NULL;
  return code ? (enum tree_code) *code : ERROR_MARK;
}

static void
note_accumulation (const carried_variable *c, tree var)
{
  if (c->code == ERROR_MARK)
    return;
  if (!accumulated)
    accumulated = new hash_map<tree, int>;
  accumulated->put (DECL_ORIGIN (var), c->code);
}

/* True if STMT computes with lanes or calls a function of the API.  A
   statement that only computes has no effect of its own.  */

static bool
uses_lanes_p (gimple *stmt)
{
  ssa_op_iter i;
  tree use;
  if (is_gimple_debug (stmt)
      || (is_gimple_assign (stmt) && !gimple_vuse (stmt)))
    return false;
  FOR_EACH_SSA_TREE_OPERAND (use, stmt, i, SSA_OP_USE)
    if (varying_p (use))
      return true;
  return ripple_api_call (stmt) != API_NONE;
}

/* True if something is done in the lanes of LOOP, or others.  */

static bool
loop_has_lanes_p (const struct parallel_loop *loop)
{
  basic_block *body = get_loop_body (loop->loop);
  bool found = false;
  for (unsigned i = 0; i < loop->loop->num_nodes && !found; i++)
    {
      for (gphi_iterator p = gsi_start_phis (body[i]); !gsi_end_p (p);
	   gsi_next (&p))
	found |= varying_p (gimple_phi_result (p.phi ()));
      for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	   gsi_next (&g))
	found |= gsi_stmt (g) != loop->marker && uses_lanes_p (gsi_stmt (g));
    }
  free (body);
  return found;
}

/* The name in clauses of what CODE accumulates; null if it is the same however
   often that is done.  */

static const char *
repeated_operation (enum tree_code code)
{
  switch (code)
    {
    case PLUS_EXPR: return "+";
    case MULT_EXPR: return "*";
    case BIT_XOR_EXPR: return "^";
    default: return NULL;
    }
}

/* Nothing in the loop reads VAR, which C accumulates and which is AFTER an
   iteration.  Warn if it is changed once for a block.  */

static void
warn_once (const carried_variable *c, tree var, tree after)
{
  const char *operation = repeated_operation (c->code);
  location_t set = assignment_location (c, after);
  if (operation && set != UNKNOWN_LOCATION && !loop_has_lanes_p (c->loop))
    ripple_report (set, RMK_CARRIED_ONCE, var, c->loop->lanes, operation, var);
}

static void
warn_value (const struct parallel_loop *loop, gphi *phi)
{
  auto_diagnostic_group group;
  tree result = gimple_phi_result (phi), var = SSA_NAME_VAR (result);
  tree before = PHI_ARG_DEF_FROM_EDGE (phi, loop_preheader_edge (loop->loop));
  tree after = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (loop->loop));
  carried_variable c;
  c.loop = loop;
  c.phi = phi;
  c.store = NULL;
  c.code = ERROR_MARK;
  if (virtual_operand_p (result) || !var || DECL_ARTIFICIAL (var)
      || varying_p (before) || after == result)
    return;
  add_name (&c, result, NULL_TREE);
  gimple *reader = find_reader (&c);
  if (!reader)
    {
      note_accumulation (&c, var);
      warn_once (&c, var, after);
      return;
    }
  location_t set = assignment_location (&c, after);
  if (set == UNKNOWN_LOCATION)
    return;
  location_t read = (gimple_code (reader) == GIMPLE_PHI
		     ? UNKNOWN_LOCATION : stmt_location (reader));
  /* It is handed on to another variable.  */
  if (read == UNKNOWN_LOCATION)
    read = set;
  if (ripple_report (read, RMK_CARRIED_VALUE, var, loop->lanes)
      && read != set)
    ripple_report (set, RMK_CARRIED_SET);
}

bool
warn_carried_load (const struct parallel_loop *loop, gimple *load,
		   gimple *store)
{
  auto_diagnostic_group group;
  carried_variable c;
  c.loop = loop;
  c.phi = NULL;
  c.store = store;
  c.code = ERROR_MARK;
  add_name (&c, gimple_assign_lhs (load), NULL_TREE);
  if (!find_reader (&c))
    return false;
  if (ripple_report (stmt_location (load), RMK_CARRIED_LOAD, loop->lanes))
    ripple_report (stmt_location (store), RMK_CARRIED_SET);
  return true;
}

void
warn_carried_values (const struct parallel_loop *loop)
{
  for (gphi_iterator p = gsi_start_phis (loop->loop->header); !gsi_end_p (p);
       gsi_next (&p))
    if (gimple_phi_result (p.phi ()) != gimple_call_arg (loop->marker, 2))
      warn_value (loop, p.phi ());
}

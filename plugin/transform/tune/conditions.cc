/* Conditions: conjunctions of masks and of what is off in them.

   INPUT	m_1 = c;  m_2 = m_1 & d;  m_3 = m_1 & !d;	masks of blocks
   OUTPUT	m_1 and m_2: m_2;  not m_3 and m_2: m_2

   What a mask is made of, which the overlay knows, tells which parts of a
   conjunction say nothing new.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/tune/dot-products.h"

void
forget_conditions (reduction_chains *chains)
{
  vec<condition *> &conditions = chains->conditions;
  while (!conditions.is_empty ())
    delete conditions.pop ();
  conditions.release ();
}

/* The mask for which M stands behind a branch that is taken if it has a
   lane.  */

static tree
behind_any_lane_branch (tree m)
{
  while (TREE_CODE (m) == SSA_NAME
	 && overlay_info (m)->flags & VALUE_ANY_LANE_PHI)
    m = gimple_phi_arg_def (SSA_NAME_DEF_STMT (m), 0);
  return m;
}

/* True if A is, in the lanes in which it is on, a part of B or, if NEGATED, of
   what B is not.  */

static bool
implies_p (tree a, tree b, bool negated)
{
  a = behind_any_lane_branch (a);
  b = behind_any_lane_branch (b);
  if (a == b && !negated)
    return true;
  if (TREE_CODE (a) != SSA_NAME || !varying_p (a))
    return false;
  value_info *info = overlay_info (a);
  if (info->cond && info->cond == b && info->negated == negated)
    return true;
  return (info->parent && implies_p (info->parent, b, negated))
	 || (info->cond && !info->negated
	     && implies_p (info->cond, b, negated));
}

/* True if no lane is on in both A and B.  */

static bool
excludes_p (tree a, tree b)
{
  b = behind_any_lane_branch (b);
  if (TREE_CODE (b) != SSA_NAME || !varying_p (b))
    return false;
  value_info *info = overlay_info (b);
  return implies_p (a, b, true)
	 || (info->cond && implies_p (a, info->cond, !info->negated))
	 || (info->parent && excludes_p (a, info->parent));
}

/* The condition that NAME is on (off, if NEGATED) where REST holds.  */

static condition *
make_condition (reduction_chains *chains, tree name, bool negated,
		condition *rest)
{
  vec<condition *> &conditions = chains->conditions;
  for (unsigned i = 0; i < conditions.length (); i++)
    {
      condition *c = conditions[i];
      if (c->name == name && c->negated == negated && c->rest == rest)
	return c;
    }
  condition *c = new condition ();
  c->name = name;
  c->negated = negated;
  c->rest = rest;
  conditions.safe_push (c);
  return c;
}

/* What is left of the condition C in the lanes where NAME is on: C without the
   parts that hold there.  */

static condition *
left_by (reduction_chains *chains, condition *c, tree name)
{
  if (!c)
    return NULL;
  condition *rest = left_by (chains, c->rest, name);
  if (c->negated ? excludes_p (name, c->name)
      : implies_p (name, c->name, false))
    return rest;
  return rest == c->rest ? c
	 : make_condition (chains, c->name, c->negated, rest);
}

condition *
and_also (reduction_chains *chains, condition *rest, tree name, bool negated)
{
  /* Masks that were computed behind the branch are made of the mask
     itself.  */
  if (!negated)
    name = behind_any_lane_branch (name);
  for (condition *c = rest; c; c = c->rest)
    if ((c->name == name && c->negated == negated)
	|| (!c->negated && (negated ? excludes_p (c->name, name)
			    : implies_p (c->name, name, false))))
      return rest;
  return make_condition (chains, name, negated,
			 negated ? rest : left_by (chains, rest, name));
}

bool
known_at_p (condition *c, const place &at)
{
  for (; c; c = c->rest)
    {
      gimple *def = SSA_NAME_DEF_STMT (c->name);
      if (!SSA_NAME_IS_DEFAULT_DEF (c->name)
	  && !(at.stmt ? stmt_dominates_stmt_p (def, at.stmt)
	       : dominated_by_p (CDI_DOMINATORS, at.bb, gimple_bb (def))))
	return false;
    }
  return true;
}

/* Loops with several exits, by tests of numbers that are known in each round.

   INPUT	for (k = 2; k != 3; k += 2)
		  {
		    if (k + 1 == 3)
		      {
			...			behind the loop
			break;
		      }
		    ...
		  }

   OUTPUT	...

   std::minmax ({ x, y, z }) has such a loop over its list.  GCC counts the
   iterations of a loop where it has one exit; here it is done round by
   round, with the numbers that its counters have then.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/remainder.h"

namespace {

enum { DEEPEST = 200 };		/* What is computed from what.  */

/* A round of a loop.  */

struct loop_round
{
  class loop *loop;		/* Null for what is in no loop.  */
  hash_map<tree, tree> numbers;	/* What PHIs of the header are.  */
  auto_vec<edge> taken;		/* From conditions that are known.  */
  bool again;			/* It leads to the next one.  */
};

/* The number that X is in round R; or null.  */

tree
number_in (loop_round *r, tree x, unsigned depth = 0)
{
  if (TREE_CODE (x) != SSA_NAME)
    return TREE_CODE (x) == INTEGER_CST ? x : NULL_TREE;
  if (tree *n = r->numbers.get (x))
    return *n;
  gimple *def = SSA_NAME_DEF_STMT (x);
  tree type = TREE_TYPE (x), a, b = NULL_TREE;
  if (depth > DEEPEST || !INTEGRAL_TYPE_P (type))
    return NULL_TREE;
  if (gphi *phi = dyn_cast<gphi *> (def))
    return gimple_phi_num_args (phi) == 1
	   ? number_in (r, gimple_phi_arg_def (phi, 0), depth + 1) : NULL_TREE;
  if (!is_gimple_assign (def) || gimple_num_ops (def) > 3
      || !(a = number_in (r, gimple_assign_rhs1 (def), depth + 1))
      || (gimple_num_ops (def) == 3
	  && !(b = number_in (r, gimple_assign_rhs2 (def), depth + 1))))
    return NULL_TREE;
  enum tree_code code = gimple_assign_rhs_code (def);
  tree n = (b ? const_binop (code, type, a, b)
	    : gimple_assign_single_p (def) ? a
	    : const_unop (code, type, a));
  return n && TREE_CODE (n) == INTEGER_CST && !TREE_OVERFLOW (n)
	 ? n : NULL_TREE;
}

/* The edge by which BB is left in round R, if that is known.  */

edge
known_edge (loop_round *r, basic_block bb)
{
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (bb));
  tree a = cond ? number_in (r, gimple_cond_lhs (cond)) : NULL_TREE;
  tree b = a ? number_in (r, gimple_cond_rhs (cond)) : NULL_TREE;
  tree holds = b ? fold_binary (gimple_cond_code (cond), boolean_type_node,
				a, b) : NULL_TREE;
  if (!holds || TREE_CODE (holds) != INTEGER_CST)
    return NULL;
  edge yes, no;
  extract_true_false_edges_from_block (bb, &yes, &no);
  return integer_zerop (holds) ? no : yes;
}

/* Begin round R with the numbers that lead to it by E.  */

void
begin_round (loop_round *r, edge e)
{
  auto_vec<tree> names, numbers;
  for (gphi_iterator p = gsi_start_nonvirtual_phis (r->loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    {
      names.safe_push (gimple_phi_result (p.phi ()));
      numbers.safe_push (number_in (r, PHI_ARG_DEF_FROM_EDGE (p.phi (), e)));
    }
  for (unsigned i = 0; i < names.length (); i++)
    r->numbers.put (names[i], numbers[i]);
}

/* Do round R.  False if it is not known whether it is the last.  */

bool
do_round (loop_round *r)
{
  auto_vec<basic_block> todo;
  hash_set<basic_block> seen;
  r->again = false;
  r->taken.truncate (0);
  todo.safe_push (r->loop->header);
  while (!todo.is_empty ())
    {
      basic_block bb = todo.pop ();
      if (seen.add (bb))
	continue;
      edge known = known_edge (r, bb), e;
      edge_iterator ei;
      if (known)
	r->taken.safe_push (known);
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (known && e != known)
	  continue;
	else if (e->dest == r->loop->header)
	  r->again = true;
	else if (flow_bb_inside_loop_p (r->loop, e->dest))
	  todo.safe_push (e->dest);
	else if (!known)
	  return false;
    }
  return true;
}

}

unsigned
known_rounds (class loop *loop, unsigned most)
{
  loop_round r;
  unsigned rounds = 1;
  r.loop = loop;
  begin_round (&r, loop_preheader_edge (loop));
  for (; do_round (&r); rounds++)
    if (!r.again)
      return rounds;
    else if (rounds == most)
      return 0;
    else
      begin_round (&r, loop_latch_edge (loop));
  return 0;
}

void
peel_known_rounds (class loop *loop)
{
  loop_round r;
  while (loop)
    {
      r.loop = loop;
      begin_round (&r, loop_preheader_edge (loop));
      class loop *rest = (do_round (&r) && r.again
			  ? append_rounds (loop) : NULL);
      if (r.again && !rest)
	return;
      for (unsigned i = 0; i < r.taken.length (); i++)
	take_edge (r.taken[i]);
      remove_unreachable ();
      repair_loops ();
      loop = rest;
    }
}

bool
take_known_conditions (void)
{
  bool changed = false, again = true;
  begin_loops ();
  while (again)
    {
      loop_round none;
      basic_block bb;
      again = false;
      FOR_EACH_BB_FN (bb, cfun)
	if (edge known = known_edge (&none, bb))
	  {
	    edge other = EDGE_SUCC (bb, EDGE_SUCC (bb, 0) == known);
	    if (loop_exit_edge_p (bb->loop_father, other))
	      continue;
	    take_edge (known);
	    again = true;
	  }
      if (again)
	{
	  remove_unreachable ();
	  repair_loops ();
	  changed = true;
	}
    }
  end_loops ();
  /* Calls may be gone.  */
  if (changed)
    cgraph_edge::rebuild_edges ();
  return changed;
}

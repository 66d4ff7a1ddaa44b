/* Loops that run several blocks at a time.

   What a loop adds to from block to block waits for the sum of the block
   before, while the processor could do several.  So some blocks run together,
   one behind the other as before, each with sums of its own:

   INPUT	s = PHI <s0, s'>, c = PHI <c0, c'>
		if (!(c < n)) goto done
		s' = s + f (c)
		c' = c + B

   OUTPUT	if (c0 < n - 3 * B, and that is no overflow)
		  do
		    {
		      s = PHI <s0, s'>, t = PHI <0, t'>, …
		      s' = s + f (c)
		      c1 = c + B
		      t' = t + f (c1)
		      …
		      c = c3 + B
		    }
		  while (c < n - 3 * B);
		s1 = s' + t' + …

		the loop as it was, from s1 and c on

   So do blocks of scalable size whose loop makes a mask for each of them: all
   lanes are on in the first loop, which needs no masks, and counts less often.

   Integers are added in any order.  Floating numbers are with
   -fassociative-math, and where clause Interleave says how many blocks run
   together.

   How many that are is decided here; interleave-make.cc makes the loops.

   After rendering.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/lanes.h"
#include "report/report.h"
#include "emit/machine.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/remainder.h"
#include "transform/tune/interleave.h"
#include "transform/tune/tune.h"

enum
{
  MOST_TOGETHER = 8,		/* Blocks.  */
  MOST_STATEMENTS = 192,	/* Of these.  */
  ENOUGH_WORK = 12,		/* Vectors loaded and computed, for which the
				   loop's own instructions do not count, but of
				   no more blocks.  */
  ENOUGH_MASKED_WORK = 24,	/* The same with the masks it makes.  */
  ENOUGH_BLOCKS = 4,
  FLOAT_LATENCY = 4,		/* Cycles, in each of which there could be  */
  WIDTH = 4,			/* so many operations, or half as many
				   loads.  */
  SPARE_REGISTERS = 6
};

static bool
invariant_p (class loop *loop, tree x)
{
  return is_gimple_min_invariant (x)
	 || (TREE_CODE (x) == SSA_NAME
	     && (SSA_NAME_IS_DEFAULT_DEF (x)
		 || !flow_bb_inside_loop_p (loop, gimple_bb
						    (SSA_NAME_DEF_STMT (x)))));
}

/* If NAME is another one plus a constant, that name, and the constant in
   *BY.  */

static tree
added_to (tree name, poly_int64 *by)
{
  gassign *s = TREE_CODE (name) == SSA_NAME
	       ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (name)) : NULL;
  if (!s || gimple_assign_rhs_code (s) != PLUS_EXPR
      || !poly_int_tree_p (gimple_assign_rhs2 (s), by))
    return NULL_TREE;
  return gimple_assign_rhs1 (s);
}

/* True if X, from LEAST up, is that little that its multiples are in TYPE as
   well.  */

static bool
small_p (poly_int64 x, int least, tree type)
{
  enum { MULTIPLES = 4 * MOST_TOGETHER, BITS = 40 };
  unsigned bits = MIN (TYPE_PRECISION (type) - 1, BITS);
  return known_ge (x, least)
	 && x.coeffs[0] <= (HOST_WIDE_INT_1 << bits) / MULTIPLES;
}

/* Find what L's loop counts.  */

static bool
find_counter (interleaved_loop *l)
{
  class loop *loop = l->loop;
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (loop->header));
  if (!cond)
    return false;
  tree x = gimple_cond_lhs (cond);
  l->bound = gimple_cond_rhs (cond);
  l->relation = gimple_cond_code (cond);
  if (l->exit->flags & EDGE_TRUE_VALUE)
    l->relation = invert_tree_comparison (l->relation, false);
  if (invariant_p (loop, x))
    {
      std::swap (x, l->bound);
      l->relation = swap_tree_comparison (l->relation);
    }
  if ((l->relation != LT_EXPR && l->relation != LE_EXPR)
      || TREE_CODE (x) != SSA_NAME || !invariant_p (loop, l->bound)
      || !INTEGRAL_TYPE_P (TREE_TYPE (x)))
    return false;
  l->ahead = 0;
  l->counter = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (x));
  if (!l->counter)
    if (tree c = added_to (x, &l->ahead))
      l->counter = TREE_CODE (c) == SSA_NAME
		   ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (c)) : NULL;
  if (!l->counter || gimple_bb (l->counter) != loop->header
      || !small_p (l->ahead, 0, TREE_TYPE (x)))
    return false;
  tree next = PHI_ARG_DEF_FROM_EDGE (l->counter, loop_latch_edge (loop));
  return added_to (next, &l->step) == gimple_phi_result (l->counter)
	 && small_p (l->step, 1, TREE_TYPE (x))
	 && (l->step.is_constant () || TYPE_UNSIGNED (TREE_TYPE (next)));
}

/* Note in L what S, which is in the loop, costs.  */

static void
note_statement (interleaved_loop *l, gimple *s)
{
  tree lhs = gimple_get_lhs (s);
  l->masked |= lanes_on_p (l, s);
  if (is_gimple_debug (s))
    return;
  l->statements++;
  if (!lhs || !VECTOR_TYPE_P (TREE_TYPE (lhs)))
    return;
  if (gimple_vuse (s))
    l->loads += !gimple_vdef (s);
  else if (!is_gimple_assign (s)
	   || (gimple_assign_rhs_code (s) != VIEW_CONVERT_EXPR
	       && gimple_assign_rhs_code (s) != BIT_FIELD_REF
	       && gimple_assign_rhs_code (s) != CONSTRUCTOR))
    l->operations++;
}

/* Find the values that L's loop carries, and what a block costs.  */

static void
find_work (interleaved_loop *l)
{
  class loop *loop = l->loop;
  bool reassociate = flag_associative_math || l->clause;
  l->loads = l->operations = l->statements = l->registers = l->latency = 0;
  l->masked = false;
  basic_block *bbs = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]); !gsi_end_p (g);
	 gsi_next (&g))
      note_statement (l, gsi_stmt (g));
  free (bbs);
  for (gphi_iterator p = gsi_start_nonvirtual_phis (loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    {
      tree type = TREE_TYPE (gimple_phi_result (p.phi ()));
      carried *v = new carried ();
      l->values.safe_push (v);
      v->sum.phi = p.phi ();
      if (p.phi () == l->counter
	  || !find_accumulator (loop, p.phi (), reassociate, &v->sum))
	v->sum.code = ERROR_MARK;
      else if (VECTOR_TYPE_P (type))
	{
	  unsigned each = FLOAT_TYPE_P (type) ? FLOAT_LATENCY : 1;
	  l->latency = MAX (l->latency, each * v->sum.links);
	  l->registers++;
	}
    }
}

/* True if L's loop does the same for each block, vector by vector, and nothing
   else.  */

static bool
simple_p (const interleaved_loop *l)
{
  class loop *loop = l->loop;
  bool simple = !loop->inner;
  basic_block *bbs = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes && simple; i++)
    {
      simple = bbs[i] == loop->header || (single_pred_p (bbs[i])
					  && single_succ_p (bbs[i]));
      for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *s = gsi_stmt (g);
	  if (gimple_code (s) == GIMPLE_ASM
	      || (is_gimple_call (s) && !gimple_call_internal_p (s)
		  && !(gimple_call_flags (s) & (ECF_CONST | ECF_PURE))))
	    simple = false;
	}
    }
  free (bbs);
  return simple;
}

/* How many blocks of L's loop are best run together.  */

static unsigned
blocks_together (const interleaved_loop *l)
{
  unsigned work = l->loads + l->operations;
  unsigned slots = MAX (MAX (2 * l->loads, l->operations), 1u);
  bool masks = l->masked && !lengths_p ();
  unsigned registers = ripple_vector_registers (4);
  if (!work || (!l->latency && !masks))
    return 1;
  unsigned enough = l->latency ? ENOUGH_WORK : ENOUGH_MASKED_WORK;
  unsigned want = MAX (CEIL (l->latency * WIDTH, slots),
		       MIN (CEIL (enough, work), ENOUGH_BLOCKS));
  unsigned m = 1;
  while (m < want && m < MOST_TOGETHER
	 && 2 * m * l->statements <= MOST_STATEMENTS
	 && 2 * m * l->registers + SPARE_REGISTERS <= registers)
    m *= 2;
  return m;
}

/* Find what is to be known of LOOP; why it cannot be run for several blocks at
   a time, or null.  */

static const char *
find_loop (class loop *loop, const interleave_clause *clause,
	   interleaved_loop *l)
{
  l->loop = loop;
  l->clause = clause;
  l->exit = counted_exit (loop);
  if (!l->exit || l->exit->src != loop->header || !loop->latch
      || EDGE_COUNT (loop->header->succs) != 2 || !find_counter (l))
    return "its counter is changed";
  if (!can_duplicate_loop_p (loop))
    return "its body cannot be copied";
  find_work (l);
  return NULL;
}

/* The clause of LOOP, or null.  */

static const interleave_clause *
clause_of (class loop *loop)
{
  for (gphi_iterator p = gsi_start_nonvirtual_phis (loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    if (const interleave_clause *c
	  = interleave_clause_of (gimple_phi_result (p.phi ())))
      return c;
  return NULL;
}

/* How many blocks of LOOP, of which *L becomes what is to be known, are to run
   together: as many as its clause says or, if it has none, as are best.  Why
   they cannot is *WHY, or null.  */

static unsigned
blocks_wanted (class loop *loop, interleaved_loop *l, const char **why)
{
  const interleave_clause *clause = clause_of (loop);
  *why = find_loop (loop, clause, l);
  return clause ? clause->blocks
	 : !*why && simple_p (l) ? blocks_together (l) : 1;
}

/* Let several blocks of LOOP run together, if that is still wanted.  */

static void
interleave_loop (class loop *loop)
{
  interleaved_loop l;
  const char *why;
  unsigned m = blocks_wanted (loop, &l, &why);
  if (m > 1 && !why && !interleave (&l, m) && l.clause)
    ripple_report (l.clause->loc, RMK_LOOP_FORM, "its body cannot be copied");
}

/* Remove what rendering has computed for nobody, so that it does not seem to
   use what a loop adds to.  */

static void
remove_unused (void)
{
  auto_bitmap names;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (tree lhs = gimple_get_lhs (gsi_stmt (g)))
	if (TREE_CODE (lhs) == SSA_NAME && has_zero_uses (lhs))
	  bitmap_set_bit (names, SSA_NAME_VERSION (lhs));
  simple_dce_from_worklist (names);
}

/* Put the counters of the loops of which several blocks are to run together
   into COUNTERS; of those without a clause only if ALL.  Loops themselves do
   not outlive what is done with others.  */

static void
find_loops (bool all, vec<tree> *counters)
{
  begin_loops ();
  for (class loop *loop : loops_list (cfun, LI_FROM_INNERMOST))
    if (clause_of (loop) || (all && !loop->inner))
      {
	interleaved_loop l;
	const char *why;
	if (blocks_wanted (loop, &l, &why) < 2)
	  continue;
	if (why)
	  ripple_report (l.clause->loc, RMK_LOOP_FORM, why);
	else
	  counters->safe_push (gimple_phi_result (l.counter));
      }
  loop_optimizer_finalize ();
}

void
interleave_blocks (void)
{
  bool all = optimize > 1 && !lanes_emulate
	     && !optimize_function_for_size_p (cfun);
  auto_vec<tree> counters;
  if (!all && !interleave_clauses_p ())
    return;
  remove_unused ();
  find_loops (all, &counters);
  for (unsigned i = 0; i < counters.length (); i++)
    {
      begin_loops ();
      rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
      interleave_loop (gimple_bb (SSA_NAME_DEF_STMT (counters[i]))
		       ->loop_father);
      end_loops ();
    }
}

/* Annotated loops that take longer by vectors than iteration by iteration.

   INPUT	for (i < n)			each lane in a text of its own
		  {
		    for (k = 0; k < 16 && s[16 * i + k] != ' '; k++)
		      ;
		    length[i] = k;
		  }

   Each round of the loop inside gathers an element for every lane, and lanes
   that have left it wait for those that have not.  Only one that computes a
   lot is worth that.  And where the elements of a lane lie one behind the
   other, and nothing else goes from round to round but what may be added in
   any order, GCC's vectorizer has whole vectors of them.

   So do divisions of integers where vectors have none; and a loop without
   others in it gains nothing by vectors if all that it does is to move
   elements that are far apart, and little if it writes some fields of records
   but not others, which takes a store for each, and looks up what it writes.

   What a lane does in a round is counted in scalar operations.

   Called by block-size.cc, which sees to it that nobody can tell how many
   lanes are run together, and by serial-loops.cc, for one loop inside.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/machine.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"
#include "optabs-decl.h"
#include "tree-data-ref.h"

namespace {

enum
{
  NEAR = 8,			/* Lanes so many elements apart are loaded
				   together,  */
  NEAR_UNDER_MASK = 2,		/* and so many if not all are on.  */
  TURN = 2,			/* A round of a loop of scalars,  */
  LEAVE = 1,			/* whether a lane leaves it,  */
  CONDITION = 2,		/* another condition of its own,  */
  CHAIN = 5,			/* a round whose sum must be waited for, or
				   from where it loads,  */
  PART_STORE = 3,		/* A field of a record that stays what it is
				   otherwise, by vectors.  */
  CHASE = 8,			/* and if conditions decide on that, and how
				   often, as in a binary search.  */
  CALL = 10,			/* A function that has a vector form.  */
  DIVISION = 6,			/* One of integers,  */
  CONSTANT_DIVISION = 3,	/* by a constant,  */
  VECTOR_DIVISION = 10,		/* and by vectors that have none,  */
  WIDE_DIVISION = 3,		/* but eight doubles.  */
  VECTORIZED = 4,		/* Lanes of GCC's vectorizer, at least.  */
  DEEPEST = 8			/* Of an address.  */
};

/* What a round of a loop in an annotated loop does.  */

struct round_work
{
  unsigned operations;
  unsigned far;			/* Accesses of lanes that are far apart; a
				   store counts for two,  */
  unsigned far_cost;		/* their cost by vectors.  */
  unsigned near;		/* Of neighbours.  */
  unsigned divisions;		/* That vectors do not have,  */
  unsigned division_cost;	/* and what they take a lane,  */
  unsigned vector_division_cost;	/* also by vectors.  */
  bool narrow_division;		/* One is of less than 64 bits.  */
  unsigned exits;		/* Conditions of lanes to leave it,  */
  unsigned conditions;		/* and others.  */
  bool leaves;			/* Lanes leave it one by one.  */
  bool chain;			/* A sum of floats that is to be in order.  */
  bool chase;			/* What is loaded says from where the next
				   round loads.  */
  bool vectors;			/* GCC's vectorizer has vectors for it.  */
};

/* What a lane of a gather of elements of BYTES bytes takes, MASKED or not.  */

unsigned
gather_cost (unsigned bytes, bool masked)
{
  const ripple_target *target = ripple_current_target ();
  if (!masked)
    return 5;
  if (!target->gather || bytes > 8 || lanes_emulate)
    return 6;
  if (bytes < 4)
    return 8;
  return target->gather_loses && target->gather_loses (8, true) ? 8 : 4;
}

/* How far the place of REF of STMT moves in each round of LOOP; null if that
   is not known.  */

tree
step_of (gimple *stmt, tree ref, class loop *loop)
{
  innermost_loop_behavior b;
  memset (&b, 0, sizeof b);
  return dr_analyze_innermost (&b, ref, loop, stmt) ? b.step : NULL_TREE;
}

/* True if X of LOOP is loaded in this round, or chosen by the path that it
   takes.  */

bool
found_p (tree x, class loop *loop, unsigned depth = 0)
{
  if (TREE_CODE (x) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (x)
      || depth > DEEPEST)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (!flow_bb_inside_loop_p (loop, gimple_bb (def)))
    return false;
  if (gimple_code (def) == GIMPLE_PHI)
    return gimple_bb (def) != loop->header;
  if (gimple_assign_load_p (def))
    return true;
  if (is_gimple_assign (def))
    for (unsigned i = 1; i < gimple_num_ops (def); i++)
      if (found_p (gimple_op (def, i), loop, depth + 1))
	return true;
  return false;
}

/* True if address X in LOOP is made of what was found the round before.  */

bool
chases_p (tree x, class loop *loop, unsigned depth = 0)
{
  if (TREE_CODE (x) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (x)
      || depth > DEEPEST)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (gimple_code (def) == GIMPLE_PHI)
    return gimple_bb (def) == loop->header
	   && found_p (PHI_ARG_DEF_FROM_EDGE (def, loop_latch_edge (loop)),
		       loop);
  if (is_gimple_assign (def) && !gimple_vuse (def)
      && flow_bb_inside_loop_p (loop, gimple_bb (def)))
    for (unsigned i = 1; i < gimple_num_ops (def); i++)
      if (chases_p (gimple_op (def, i), loop, depth + 1))
	return true;
  return false;
}

/* Note in W the access of STMT, in LOOP.  */

void
note_access (round_work *w, gimple *stmt, class loop *loop)
{
  bool store = gimple_store_p (stmt);
  tree ref = store ? gimple_assign_lhs (stmt) : gimple_assign_rhs1 (stmt);
  struct shape s = overlay_address_shape (ref);
  HOST_WIDE_INT by, bytes = int_size_in_bytes (TREE_TYPE (ref));
  if (shape_scalar_p (&s) && !store)
    return;
  bool known = lanes_apart_by (ref, &by);
  if (known && by == 0)
    return;
  tree step = step_of (stmt, ref, loop);
  /* What is the same in each round is loaded once.  */
  if (!store && step && integer_zerop (step))
    return;
  w->vectors &= (step && TREE_CODE (step) == INTEGER_CST
		 && wi::to_widest (step) == bytes);
  unsigned HOST_WIDE_INT near = w->leaves ? +NEAR_UNDER_MASK : +NEAR;
  if (behind_table_p (ref) || (known && absu_hwi (by) <= near * bytes))
    w->near++;
  else
    {
      tree base = get_base_address (ref);
      w->chase |= !store && base && TREE_CODE (base) == MEM_REF
		  && chases_p (TREE_OPERAND (base, 0), loop);
      w->far += store ? 2 : 1;
      w->far_cost += (store ? 2 : 1) * gather_cost (MAX (bytes, 1), w->leaves);
    }
}

/* The fields that are written, in LOOP, of records that are not written as a
   whole.  */

unsigned
parts_written (class loop *loop)
{
  struct record { HOST_WIDE_INT by, bytes; unsigned stores; };
  auto_vec<record> records;
  unsigned parts = 0;
  HOST_WIDE_INT by;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (body[i]);
	 !gsi_end_p (g); gsi_next_nondebug (&g))
      {
	gimple *s = gsi_stmt (g);
	if (!is_gimple_assign (s) || !gimple_store_p (s)
	    || !lanes_apart_by (gimple_assign_lhs (s), &by) || by == 0)
	  continue;
	unsigned k = 0;
	while (k < records.length () && records[k].by != by)
	  k++;
	if (k == records.length ())
	  records.safe_push ({ by, 0, 0 });
	records[k].bytes
	  += int_size_in_bytes (TREE_TYPE (gimple_assign_lhs (s)));
	records[k].stores++;
      }
  free (body);
  for (unsigned k = 0; k < records.length (); k++)
    if (records[k].bytes < (HOST_WIDE_INT) absu_hwi (records[k].by))
      parts += records[k].stores;
  return parts;
}

/* True if STMT divides integers, and there are no vectors that do.  Those by a
   constant are multiplications, whose upper half no vectors of 64 bits
   have.  */

bool
divided_apart_p (gimple *stmt)
{
  tree type = TREE_TYPE (gimple_assign_lhs (stmt));
  tree_code code = gimple_assign_rhs_code (stmt);
  if ((code != TRUNC_DIV_EXPR && code != TRUNC_MOD_EXPR)
      || !INTEGRAL_TYPE_P (type))
    return false;
  unsigned bytes = int_size_in_bytes (type);
  tree by = gimple_assign_rhs2 (stmt);
  tree vector = build_vector_type (type, ripple_native_bytes (bytes) / bytes);
  return TREE_CODE (by) == SSA_NAME
	 ? !target_supports_op_p (vector, TRUNC_DIV_EXPR, optab_vector)
	 : bytes == 8 && TREE_CODE (by) == INTEGER_CST && !integer_pow2p (by)
	   && !target_supports_op_p (vector, MULT_HIGHPART_EXPR, optab_vector);
}

/* Note in W what STMT, in LOOP, does.  */

void
note_statement (round_work *w, gimple *stmt, class loop *loop)
{
  if (ripple_api_call (stmt) == API_LANE)
    return;
  if (is_gimple_call (stmt))
    {
      w->operations += CALL;
      w->vectors = false;
    }
  if (gcond *c = dyn_cast<gcond *> (stmt))
    if (varying_p (gimple_cond_lhs (c)) || varying_p (gimple_cond_rhs (c)))
      {
	basic_block bb = gimple_bb (c);
	if (loop_exit_edge_p (loop, EDGE_SUCC (bb, 0))
	    || loop_exit_edge_p (loop, EDGE_SUCC (bb, 1)))
	  w->exits++;
	else
	  w->conditions++;
      }
  if (!is_gimple_assign (stmt))
    return;
  tree lhs = gimple_assign_lhs (stmt);
  if (gimple_vuse (stmt))
    note_access (w, stmt, loop);
  else if (TREE_CODE (lhs) == SSA_NAME && varying_p (lhs)
	   && gimple_num_ops (stmt) >= 3 && !POINTER_TYPE_P (TREE_TYPE (lhs)))
    {
      w->operations++;
      if (divided_apart_p (stmt))
	{
	  bool narrow = TYPE_PRECISION (TREE_TYPE (lhs)) < 64;
	  w->divisions++;
	  w->narrow_division |= narrow;
	  w->vector_division_cost += (narrow && ripple_native_bytes (8) >= 64
				      ? WIDE_DIVISION : VECTOR_DIVISION);
	  w->division_cost += TREE_CODE (gimple_assign_rhs2 (stmt)) == SSA_NAME
			      ? DIVISION : CONSTANT_DIVISION;
	}
    }
}

/* Note in W what goes from round to round of LOOP.  */

void
note_carried (round_work *w, class loop *loop)
{
  for (gphi_iterator p = gsi_start_nonvirtual_phis (loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    {
      tree x = gimple_phi_result (p.phi ());
      if (varying_p (x) && SCALAR_FLOAT_TYPE_P (TREE_TYPE (x))
	  && !flag_associative_math)
	{
	  w->chain = true;
	  w->vectors = false;
	}
    }
}

/* True if GCC's vectorizer takes loops whose iterations nobody knows.  */

bool
vectorizer_p (void)
{
  return flag_tree_loop_vectorize
	 && (flag_vect_cost_model == VECT_COST_MODEL_DYNAMIC
	     || flag_vect_cost_model == VECT_COST_MODEL_UNLIMITED);
}

/* True if W takes longer by vectors.  */

bool
work_loses_p (const round_work &w)
{
  /* In tenths.  Every other lane waits, more or less.  */
  unsigned vector = 10 * (w.far_cost + w.vector_division_cost)
		    + 3 * w.near + 2 * w.operations;
  if (w.leaves)
    vector = vector * 17 / 10;
  unsigned scalar = 10 * (w.far + w.near + TURN + LEAVE * w.exits
			  + CONDITION * w.conditions + w.division_cost)
		    + 7 * w.operations;
  if (w.chase && w.conditions && w.leaves)
    scalar += 10 * CHASE;
  else if (w.chain || (w.chase && !w.conditions))
    scalar += 10 * CHAIN;
  if (w.vectors)
    scalar /= VECTORIZED;
  return scalar < vector;
}

/* True if what is done in LOOP, which has no others in it and is in ANNOTATED,
   takes longer by vectors.  *NOTHING: lanes do nothing there.  */

bool
loses_p (class loop *loop, class loop *annotated, bool *nothing)
{
  round_work w = round_work ();
  w.leaves = left_by_lanes_p (loop, annotated);
  w.vectors = !w.leaves && loop->num_nodes <= 3 && vectorizer_p ();
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (body[i]);
	 !gsi_end_p (g); gsi_next_nondebug (&g))
      note_statement (&w, gsi_stmt (g), loop);
  free (body);
  note_carried (&w, loop);
  *nothing = !w.far && !w.near && !w.operations;
  if (!w.far && !w.divisions)
    return false;
  return work_loses_p (w);
}

/* True if the loops in LOOP, or it itself if there are none, take longer by
   vectors, or do nothing; ANNOTATED is round them.  *SOME: one takes
   longer.  */

bool
all_lose_p (class loop *loop, class loop *annotated, bool *some)
{
  if (!loop->inner)
    {
      bool nothing;
      bool loses = loses_p (loop, annotated, &nothing);
      *some |= loses;
      return loses || nothing;
    }
  for (class loop *l = loop->inner; l; l = l->next)
    if (!all_lose_p (l, annotated, some))
      return false;
  return true;
}

/* True if LOOP, an annotated one without others in it, does little but move
   numbers between places that are far apart: nothing is gained by taking them
   together and apart.  So it is if these are fields of records, or divisions
   of 64 bits, which no floats are wide enough for, take longest.  */

bool
scatters_p (class loop *loop)
{
  round_work w = round_work ();
  bool stores = false;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (body[i]);
	 !gsi_end_p (g); gsi_next_nondebug (&g))
      {
	note_statement (&w, gsi_stmt (g), loop);
	stores |= gimple_store_p (gsi_stmt (g));
      }
  free (body);
  if (ripple_gather == GATHER_ALWAYS || lanes_emulate || !stores
      || w.conditions)
    return false;
  if (w.divisions)
    return !w.narrow_division && work_loses_p (w);
  if (!w.far)
    return false;
  if (!w.near)
    return w.operations <= 2 * w.far;
  unsigned parts = parts_written (loop);
  return parts && (w.far + w.near + TURN + w.operations
		   < w.far_cost + PART_STORE * parts);
}

} // anonymous namespace

bool
serial_rounds_p (class loop *loop, class loop *annotated)
{
  bool some = false;
  return ripple_gather != GATHER_ALWAYS && !lanes_emulate
	 && all_lose_p (loop, annotated, &some) && some;
}

bool
single_lanes_p (class loop *loop)
{
  return loop->inner ? serial_rounds_p (loop, loop) : scatters_p (loop);
}

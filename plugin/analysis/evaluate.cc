/* Running functions of the program at compile time: index functions of
   shuffles.

   INPUT	a function in SSA form, not optimised; its arguments
   OUTPUT	what it returns; or a statement that cannot be evaluated, and
		why

   Every statement that a path through the function meets is folded with the
   values of its operands.  Memory is that of evaluate-memory.cc.  What the
   language leaves undefined is a failure, not a guess: overflow, shifts by
   too much, reading what holds nothing, leaving an object.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "report/report.h"
#include "analysis/evaluate-private.h"

/* How many statements have been evaluated, and how many calls are active, one
   within the other.  */
enum { MAX_STEPS = 1 << 20, MAX_DEPTH = 256 };
static unsigned steps, depth, vscale;

unsigned
evaluation_vscale (void)
{
  return vscale;
}

bool
evaluation_step (void)
{
  return ++steps <= MAX_STEPS || evaluation_fails (RMK_EVAL_STEPS);
}

bool
evaluation_enter (void)
{
  return ++depth <= MAX_DEPTH || evaluation_fails (RMK_EVAL_DEPTH);
}

/* Back behind CALL.  */

void
evaluation_leave (gcall *call)
{
  depth--;
  evaluation_at (call);
}

/* The edge by which control leaves BB, whose last statement is LAST; null if
   an operand of LAST is unknown.  */

static edge
taken_edge (frame *f, basic_block bb, gimple *last)
{
  edge e, yes, no;
  edge_iterator ei;

  if (gcond *c = safe_dyn_cast<gcond *> (last))
    {
      tree a = value_of (f, gimple_cond_lhs (c));
      tree b = a ? value_of (f, gimple_cond_rhs (c)) : NULL_TREE;
      tree r = b ? binary (gimple_cond_code (c), boolean_type_node, a, b)
		 : NULL_TREE;

      if (!r)
	return NULL;
      extract_true_false_edges_from_block (bb, &yes, &no);
      return integer_zerop (r) ? no : yes;
    }
  if (gswitch *s = safe_dyn_cast<gswitch *> (last))
    {
      tree x = value_of (f, gimple_switch_index (s));
      tree label = gimple_switch_default_label (s);

      if (!x)
	return NULL;
      for (unsigned i = 1; i < gimple_switch_num_labels (s); i++)
	{
	  tree c = gimple_switch_label (s, i);
	  tree lo = CASE_LOW (c), hi = CASE_HIGH (c) ? CASE_HIGH (c) : lo;

	  if (wi::to_widest (x) >= wi::to_widest (lo)
	      && wi::to_widest (x) <= wi::to_widest (hi))
	    label = c;
	}
      return find_edge (bb, label_to_block (f->fn, CASE_LABEL (label)));
    }
  if (!last || gimple_code (last) != GIMPLE_GOTO)
    FOR_EACH_EDGE (e, ei, bb->succs)
      if (!(e->flags & EDGE_COMPLEX))
	return e;
  evaluation_fails (last && is_gimple_call (last) ? RMK_EVAL_UNREACHABLE
						  : RMK_EVAL_STATEMENT);
  return NULL;
}

/* The PHIs of the block that E leads to take their values.  */

static void
run_phis (frame *f, edge e)
{
  auto_vec<tree> value;
  unsigned i = 0;

  for (gphi_iterator g = gsi_start_phis (e->dest); !gsi_end_p (g);
       gsi_next (&g))
    {
      tree arg = PHI_ARG_DEF_FROM_EDGE (g.phi (), e);

      /* A variable that has not been set may be copied.  */
      value.safe_push (virtual_operand_p (arg) ? NULL_TREE
		       : TREE_CODE (arg) == SSA_NAME
		       ? f->value[SSA_NAME_VERSION (arg)]
		       : value_of (f, arg));
    }
  for (gphi_iterator g = gsi_start_phis (e->dest); !gsi_end_p (g);
       gsi_next (&g))
    f->value[SSA_NAME_VERSION (gimple_phi_result (g.phi ()))] = value[i++];
}

/* Evaluate S, which does not choose an edge.  False if it cannot be
   evaluated.  */

static bool
run_statement (frame *f, gimple *s)
{
  switch (gimple_code (s))
    {
    case GIMPLE_ASSIGN:
      return run_assignment (f, as_a<gassign *> (s));
    case GIMPLE_CALL:
      return run_call_statement (f, as_a<gcall *> (s));
    case GIMPLE_LABEL:
    case GIMPLE_NOP:
    case GIMPLE_PREDICT:
    case GIMPLE_COND:
    case GIMPLE_SWITCH:
    case GIMPLE_GOTO:
    case GIMPLE_RETURN:
      return true;
    default:
      return evaluation_fails (RMK_EVAL_STATEMENT);
    }
}

bool
run_body (frame *f, tree *result)
{
  edge e = single_succ_edge (ENTRY_BLOCK_PTR_FOR_FN (f->fn));

  for (;;)
    {
      basic_block bb = e->dest;
      gimple *last = NULL;

      run_phis (f, e);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next_nondebug (&g))
	{
	  last = gsi_stmt (g);
	  if (is_gimple_debug (last))
	    continue;
	  evaluation_at (last);
	  if (!evaluation_step () || !run_statement (f, last))
	    return (evaluation_failed_p ()
		    || evaluation_fails (RMK_EVAL_STATEMENT)) && false;
	}
      if (greturn *r = safe_dyn_cast<greturn *> (last))
	{
	  *result = gimple_return_retval (r);
	  return true;
	}
      /* A block may be empty.  */
      if (!evaluation_step () || !(e = taken_edge (f, bb, last)))
	return false;
      if (e->dest == EXIT_BLOCK_PTR_FOR_FN (f->fn))
	{
	  *result = NULL_TREE;
	  return true;
	}
    }
}

/* Run FN with the COUNT integers ARG; *WHY, if that fails.  */

static tree
run (tree fn, const uint64_t *arg, unsigned count,
     struct evaluation_failure *why)
{
  frame f;
  tree result = NULL_TREE, value = NULL_TREE;
  unsigned i = 0;
  /* Flags that constant folding obeys: whether the program's operations may
     trap or round in other ways does not matter here.  */
  int trapping = flag_trapping_math, rounding = flag_rounding_math;

  flag_trapping_math = flag_rounding_math = 0;
  evaluation_begin ();
  steps = depth = 0;
  f.fn = DECL_STRUCT_FUNCTION (fn);
  f.value.safe_grow_cleared (vec_safe_length (SSANAMES (f.fn)));
  for (tree p = DECL_ARGUMENTS (fn); p && i < count; p = DECL_CHAIN (p))
    {
      tree name = is_gimple_reg (p) ? ssa_default_def (f.fn, p) : p;

      if (name)
	assign (&f, name, build_int_cstu (TREE_TYPE (p), arg[i]));
      i++;
    }
  if (!evaluation_failed_p () && run_body (&f, &result))
    value = result ? value_of (&f, result)
		   : evaluation_fails (RMK_EVAL_UNINITIALIZED);
  *why = evaluation_reason (DECL_SOURCE_LOCATION (fn));
  flag_trapping_math = trapping;
  flag_rounding_math = rounding;
  memory_release (0);
  return evaluation_failed_p () ? NULL_TREE : value;
}

tree
evaluate_index (tree fn, uint64_t k, uint64_t n, unsigned vs,
		struct evaluation_failure *why)
{
  uint64_t arg[2] = { k, n };

  vscale = vs;
  tree r = run (fn, arg, 2, why);
  vscale = 0;
  return r ? fold_convert (size_type_node, r) : NULL_TREE;
}

tree
evaluate_function_address (tree fn)
{
  struct evaluation_failure why;
  tree r = run (fn, NULL, 0, &why);

  return r && TREE_CODE (r) == INTEGER_CST && POINTER_TYPE_P (TREE_TYPE (r))
	 ? memory_function (wi::to_wide (r).to_uhwi ()) : NULL_TREE;
}

void
evaluation_end (void)
{
  memory_forget ();
}

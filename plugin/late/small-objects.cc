/* Loops over whole blocks in objects that are smaller than a block.

   INPUT	int y[3];
		for (c = 0; c < (n & -16); c += 16)
		  MEM <vector(16) int> [&y + k * 4] = …
   OUTPUT	for (c = 0; c < (n & -16); c += 16)
		  __builtin_unreachable ();

   No program may run it, and GCC removes it.  It would warn of what is beyond
   the object instead, with the loop as written in mind or as memcpy, that of a
   function that has been inlined among others.  What runs in any case stays:
   the warning is true then.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-cfgcleanup.h"
#include "tree-scalar-evolution.h"
#include "late/late.h"

namespace {

/* What is accessed from the pointer BASE on: bytes FIRST to END.  The first
   statement that does so is AT.  */

struct reach
{
  tree base;
  HOST_WIDE_INT first, end;
  gimple *at;
};

/* The bytes of the object into which P points, whatever its offset, or 0 if
   that is not known.  */

unsigned HOST_WIDE_INT
object_bytes (tree p)
{
  for (unsigned depth = 0; depth < 16; depth++)
    {
      if (TREE_CODE (p) == ADDR_EXPR)
	{
	  tree object = get_base_address (TREE_OPERAND (p, 0));
	  if (!object || !VAR_P (object) || DECL_EXTERNAL (object)
	      || DECL_COMMON (object))
	    {
	      if (!object || TREE_CODE (object) != MEM_REF)
		return 0;
	      p = TREE_OPERAND (object, 0);
	      continue;
	    }
	  tree bytes = DECL_SIZE_UNIT (object);
	  return bytes && tree_fits_uhwi_p (bytes) ? tree_to_uhwi (bytes) : 0;
	}
      gassign *s = TREE_CODE (p) == SSA_NAME
		   ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (p)) : NULL;
      if (!s
	  || (!gimple_assign_single_p (s)
	      && gimple_assign_rhs_code (s) != POINTER_PLUS_EXPR
	      && !CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (s))))
	return 0;
      p = gimple_assign_rhs1 (s);
    }
  return 0;
}

/* Add REF, which S accesses, to REACHES.  True if more is accessed now than
   there is: R is what.  */

bool
add_reach (vec<reach> *reaches, tree ref, gimple *s, reach *r)
{
  HOST_WIDE_INT offset;
  unsigned i;
  if (TREE_CODE (ref) != MEM_REF || !VECTOR_TYPE_P (TREE_TYPE (ref))
      || TREE_THIS_VOLATILE (ref)
      /* Not all of it need be accessed: make_ref in
	 emit/memory/memory-places.cc.  */
      || warning_suppressed_p (ref, RIPPLE_OPT_ARRAY_BOUNDS)
      || !tree_fits_shwi_p (TREE_OPERAND (ref, 1))
      || !tree_fits_uhwi_p (TYPE_SIZE_UNIT (TREE_TYPE (ref))))
    return false;
  offset = tree_to_shwi (TREE_OPERAND (ref, 1));
  for (i = 0; i < reaches->length (); i++)
    if (operand_equal_p ((*reaches)[i].base, TREE_OPERAND (ref, 0), 0))
      break;
  if (i == reaches->length ())
    reaches->safe_push ({ TREE_OPERAND (ref, 0), offset, offset, s });
  *r = (*reaches)[i];
  r->first = MIN (r->first, offset);
  r->end = MAX (r->end, offset + HOST_WIDE_INT (tree_to_uhwi (
			  TYPE_SIZE_UNIT (TREE_TYPE (ref)))));
  (*reaches)[i] = *r;
  unsigned HOST_WIDE_INT bytes = object_bytes (r->base);
  return bytes && (unsigned HOST_WIDE_INT) (r->end - r->first) > bytes;
}

/* The statement of BB from which on more than an object is accessed, or
   null.  */

gimple *
exceeding (basic_block bb)
{
  auto_vec<reach> reaches;
  reach r;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      gimple *s = gsi_stmt (g);
      if (gimple_code (s) == GIMPLE_ASM
	  || (is_gimple_call (s) && gimple_has_side_effects (s)))
	reaches.truncate (0);
      else if (gimple_assign_single_p (s)
	       && (add_reach (&reaches, gimple_assign_lhs (s), s, &r)
		   || add_reach (&reaches, gimple_assign_rhs1 (s), s, &r)))
	return r.at;
    }
  return NULL;
}

/* The value of X in the first iteration of LOOP.  */

tree
first_value (tree x, class loop *loop)
{
  if (TREE_CODE (x) == SSA_NAME
      && gimple_code (SSA_NAME_DEF_STMT (x)) == GIMPLE_PHI
      && gimple_bb (SSA_NAME_DEF_STMT (x)) == loop->header)
    return PHI_ARG_DEF_FROM_EDGE (SSA_NAME_DEF_STMT (x),
				  loop_preheader_edge (loop));
  return x;
}

/* True if BB belongs to a loop that may have no iteration: its header asks for
   what is not known.  */

bool
may_not_run_p (basic_block bb)
{
  class loop *loop = bb->loop_father;
  if (!loop_outer (loop) || bb == loop->header)
    return false;
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (loop->header));
  return cond && loop_exits_from_bb_p (loop, loop->header)
	 && !(is_gimple_min_invariant (first_value (gimple_cond_lhs (cond),
						    loop))
	      && is_gimple_min_invariant (first_value (gimple_cond_rhs (cond),
						       loop)));
}

/* Let nothing from S on be reached.  */

void
end_before (gimple *s)
{
  gimple_stmt_iterator g = gsi_for_stmt (s);
  gcall *end = gimple_build_call (builtin_decl_implicit (BUILT_IN_UNREACHABLE),
				  0);
  gsi_insert_before (&g, end, GSI_SAME_STMT);
  fixup_noreturn_call (end);
}

}

void
ripple_small_objects (function *fn)
{
  auto_vec<gimple *> found;
  basic_block bb;
  unsigned ended = 0;
  if (flag_sanitize || !flag_aggressive_loop_optimizations)
    return;
  FOR_EACH_BB_FN (bb, fn)
    if (gimple *s = exceeding (bb))
      found.safe_push (s);
  if (found.is_empty ())
    return;
  /* Among the passes that change loops, there are loops in their state.  */
  bool own = !scev_initialized_p ();
  if (own)
    loop_optimizer_init (LOOPS_HAVE_PREHEADERS);
  for (unsigned i = 0; i < found.length (); i++)
    if (may_not_run_p (gimple_bb (found[i])))
      found[ended++] = found[i];
  if (own)
    loop_optimizer_finalize ();
  for (unsigned i = 0; i < ended; i++)
    end_before (found[i]);
  if (ended)
    cleanup_tree_cfg (TODO_update_ssa);
}

/* Long straight code, which GCC is given in an order and in pieces that cost
   it time in proportion to their length.

   A statement on a block of many vectors is as many statements, and those of
   the next statement of the program follow: all vectors of a value are alive
   at once.  Where the order does not matter, what a vector is used for
   follows it now:

       x0 = *p0;                      x0 = *p0;
       x1 = *p1;                      y0 = x0 * 2;
       y0 = x0 * 2;            ->     z0 = y0 + 1;
       y1 = x1 * 2;                   x1 = *p1;
       z0 = y0 + 1;                   y1 = x1 * 2;
       z1 = y1 + 1;                   z1 = y1 + 1;

   The combiner and other passes of GCC over instructions look through a basic
   block for each one in it.  So long ones are cut, by jumps to what follows
   that GCC has to keep and that no instruction is emitted for.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/tune/tune.h"

enum
{
  LONG_BLOCK = 1000,	/* Statements of the shortest long block  */
  PIECE = 500			/* and of a piece of it.  */
};

static unsigned
statements_of (basic_block bb)
{
  unsigned n = 0;
  for (gimple_stmt_iterator g = gsi_start_nondebug_after_labels_bb (bb);
       !gsi_end_p (g); gsi_next_nondebug (&g))
    n++;
  return n;
}

static bool
abnormal_p (gimple *s)
{
  ssa_op_iter i;
  tree name;
  FOR_EACH_SSA_TREE_OPERAND (name, s, i, SSA_OP_USE | SSA_OP_DEF)
    if (SSA_NAME_OCCURS_IN_ABNORMAL_PHI (name))
      return true;
  return false;
}

/* Must all other statements stay on their side of S?  */

static bool
barrier_p (gimple *s)
{
  return gimple_vdef (s) || gimple_has_side_effects (s)
	 || stmt_ends_bb_p (s) || gimple_code (s) == GIMPLE_LABEL
	 || abnormal_p (s);
}

/* The statements from G to the next barrier wait, each for the operands that
   are computed among them: their UIDs become the numbers of these, plus one.
   Those of all other statements of the block are 0.  */

static void
count_operands (gimple_stmt_iterator g)
{
  for (; !gsi_end_p (g); gsi_next_nondebug (&g))
    {
      gimple *s = gsi_stmt (g);
      ssa_op_iter i;
      tree name;
      unsigned n = 1;
      if (barrier_p (s))
	return;
      FOR_EACH_SSA_TREE_OPERAND (name, s, i, SSA_OP_USE)
	{
	  gimple *def = SSA_NAME_DEF_STMT (name);
	  n += gimple_bb (def) == gimple_bb (s) && gimple_uid (def) > 0;
	}
      gimple_set_uid (s, n);
    }
}

/* S waits no longer; push the statements of its block onto READY that have
   waited for it alone.  */

static void
release_uses (gimple *s, vec<gimple *> *ready)
{
  tree lhs = gimple_get_lhs (s);
  imm_use_iterator i;
  use_operand_p use;
  gimple_set_uid (s, 0);
  if (!lhs || TREE_CODE (lhs) != SSA_NAME)
    return;
  FOR_EACH_IMM_USE_FAST (use, i, lhs)
    {
      gimple *u = USE_STMT (use);
      if (gimple_bb (u) != gimple_bb (s) || is_gimple_debug (u)
	  || gimple_uid (u) < 2)
	continue;
      gimple_set_uid (u, gimple_uid (u) - 1);
      if (gimple_uid (u) == 1)
	ready->safe_push (u);
    }
}

/* Let each statement of BB be followed by those that have waited for it.
   No statement moves down, so that debug statements stay right.  */

static void
order_depth_first (basic_block bb)
{
  auto_vec<gimple *> ready;
  bool counted = false;
  for (gphi_iterator g = gsi_start_phis (bb); !gsi_end_p (g); gsi_next (&g))
    gimple_set_uid (g.phi (), 0);
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    gimple_set_uid (gsi_stmt (g), 0);
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
       gsi_next_nondebug (&g))
    {
      if (barrier_p (gsi_stmt (g)))
	{
	  counted = false;
	  continue;
	}
      if (!counted)
	count_operands (g);
      counted = true;
      release_uses (gsi_stmt (g), &ready);
      while (!ready.is_empty ())
	{
	  gimple *s = ready.pop ();
	  gimple_stmt_iterator from = gsi_for_stmt (s);
	  gsi_move_after (&from, &g);
	  release_uses (s, &ready);
	}
    }
}

/* End BB behind S with a jump to what follows, and return that.  */

static basic_block
cut_behind (basic_block bb, gimple *s)
{
  basic_block rest = split_block (bb, s)->dest;
  vec<tree, va_gc> *labels = NULL;
  vec_safe_push (labels, build_tree_list (NULL_TREE,
					  gimple_block_label (rest)));
  gasm *jump = gimple_build_asm_vec ("", NULL, NULL, NULL, labels);
  gimple_asm_set_volatile (jump, true);
  gimple_set_location (jump, gimple_location (s));
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gsi_insert_after (&g, jump, GSI_NEW_STMT);
  return rest;
}

static void
cut_in_pieces (basic_block bb, unsigned n)
{
  for (; n >= 2 * PIECE; n -= PIECE)
    {
      gimple_stmt_iterator g = gsi_start_nondebug_after_labels_bb (bb);
      for (unsigned k = 1; k < PIECE; k++)
	gsi_next_nondebug (&g);
      bb = cut_behind (bb, gsi_stmt (g));
    }
}

void
tame_straight_code (void)
{
  auto_vec<basic_block> blocks;
  basic_block bb;
  if (!optimize)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    blocks.safe_push (bb);
  for (unsigned i = 0; i < blocks.length (); i++)
    {
      unsigned n = statements_of (blocks[i]);
      if (n < LONG_BLOCK)
	continue;
      order_depth_first (blocks[i]);
      cut_in_pieces (blocks[i], n);
    }
}

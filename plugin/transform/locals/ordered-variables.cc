/* Variables that are in memory, since the order of the paths of a condition
   with lanes matters.  SSA form takes the paths for alternatives, while they
   run one after the other.  Memory has that order by itself; privatise.cc
   gives the lanes their copies.

   INPUT, c has dimensions that x lacks, so that lanes of both paths share an
   element of x:

       if (c) x_2 = x_1 + 10; else x_3 = x_1 * 2;
       x_4 = PHI <x_2, x_3>

   OUTPUT, x is in memory:

       if (c) { x_5 = x; x_2 = x_5 + 10; x = x_2; }
       else { x_6 = x; x_3 = x_6 * 2; x = x_3; }

   Such an element is to a path what a scalar is: assigned if any lane that has
   it comes by.  Left alone is what only one of the paths looks at: order does
   not matter then.  A variable of a lane function has the shape of the
   condition.  For scalars scalars.cc does the same, in each region.

   INPUT, what f throws comes to a handler, or to a cleanup, behind the paths:

       if (c) { x_2 = 7; f (); x_3 = 8; } else { x_4 = 20; f (); }
       ...
     handler: x_5 = PHI <x_2, x_4>

   An exception leaves all lanes, those of the other path among them: when the
   second call throws, x is 8 where c is true.  So a variable of any shape, or
   a name without one, that is defined under c and wanted there is in memory as
   well.  Likewise what the body of an annotated loop defines: in the end there
   are fewer iterations than lanes.

   Constants must not be propagated past such paths, nor iterations be counted,
   so that variables of which one path reads what another may have assigned,
   scalars among them, are in memory as soon as shapes are known:

   INPUT, all lanes of the second path see what the first has left:

       n_1 = 0;
       if (c) { n_2 = y; ...; return; }
       for (k_3 = n_1; k_3 < 4; k_3++)

   Tensors that come over abnormal edges (of setjmp, of jumps out of nested
   functions) are in memory, too: GCC wants one register for all names of such
   a variable, and a tensor has several.  So are scalars that a condition with
   lanes gives new names to.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "except.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/locals.h"
#include "transform/locals/ordered-variables.h"
#include "transform/masks/region.h"

/* True if C has more than one lane in a dimension in which S has one.  */

static bool
lacks_dimension_p (const struct shape *s, const struct shape *c)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (extent_one_p (&s->dim[d]) && !extent_one_p (&c->dim[d]))
      return true;
  return false;
}

/* True if NAME counts the iterations of an annotated loop.  */

static bool
lane_counter_p (tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    if (ripple_api_call (USE_STMT (use)) == API_LANE)
      return true;
  return false;
}

/* True if find_variables is to collect P.  */

static bool
wanted_p (const ordered_var *p, bool settling)
{
  if (p->refused)
    return false;
  if (settling)
    {
      if (!p->var || p->names.length () < 2 || p->lane_code || p->differs
	  || p->abnormal)
	return false;
      for (unsigned i = 0; i < p->names.length (); i++)
	if (lane_counter_p (p->names[i]))
	  return false;
      return true;
    }
  if (p->abnormal)
    return !p->lane_code && !p->differs;
  return (cfun->eh && cfun->eh->region_tree)
	 || (p->var && !shape_scalar_p (&p->shape));
}

/* Collect the variables of which some name is a tensor, or that come over
   abnormal edges, or all if what is thrown may come to landing pads; if
   SETTLING, those that have several names.  */

static void
find_variables (vec<ordered_var *> *vars, bool settling)
{
  hash_map<tree, ordered_var *> by_decl;
  auto_vec<ordered_var *> all;
  unsigned v, dim;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    {
      tree decl = SSA_NAME_VAR (name);
      if (virtual_operand_p (name))
	continue;
      bool existed;
      ordered_var *&p = by_decl.get_or_insert (decl ? decl : name, &existed);
      if (!existed)
	{
	  p = new ordered_var ();
	  p->var = decl;
	  p->shape = shape_scalar ();
	  p->refused = ripple_block_type_p (TREE_TYPE (name));
	  all.safe_push (p);
	}
      p->names.safe_push (name);
      gimple *def = SSA_NAME_DEF_STMT (name);
      p->lane_code |= (overlay_info (name)->flags & VALUE_LANE_CODE) != 0;
      p->abnormal |= SSA_NAME_OCCURS_IN_ABNORMAL_PHI (name);
      if (gimple_code (def) == GIMPLE_ASM && stmt_ends_bb_p (def))
	p->refused = true;
      if (!shape_join (&p->shape, &p->shape, overlay_shape (name), &dim))
	p->differs = true;
    }
  for (unsigned i = 0; i < all.length (); i++)
    if (wanted_p (all[i], settling))
      vars->safe_push (all[i]);
    else
      delete all[i];
}

static void
add_access (ordered_var *p, basic_block bb, bool defines)
{
  var_access a = { bb, defines };
  if (bb)
    p->accesses.safe_push (a);
}

/* Where S, which uses a name of P, does so; null if it does not count.  */

static basic_block
place_of_use (ordered_var *p, gimple *s, use_operand_p use)
{
  if (is_gimple_debug (s))
    return NULL;
  gphi *phi = dyn_cast<gphi *> (s);
  if (!phi)
    return gimple_bb (s);
  return name_of_p (p, gimple_phi_result (phi)) ? NULL
	 : gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src;
}

static void
find_accesses (ordered_var *p)
{
  imm_use_iterator it;
  use_operand_p use;
  for (unsigned i = 0; i < p->names.length (); i++)
    {
      gimple *def = SSA_NAME_DEF_STMT (p->names[i]);
      if (gphi *phi = dyn_cast<gphi *> (def))
	for (unsigned k = 0; k < gimple_phi_num_args (phi); k++)
	  {
	    if (!name_of_p (p, gimple_phi_arg_def (phi, k)))
	      add_access (p, gimple_phi_arg_edge (phi, k)->src, true);
	  }
      else
	add_access (p, gimple_bb (def), true);
      FOR_EACH_IMM_USE_FAST (use, it, p->names[i])
	add_access (p, place_of_use (p, USE_STMT (use), use), false);
    }
}

/* Find the blocks at whose beginning P is wanted.  A call that throws has
   defined nothing.  */

static void
find_wanted (ordered_var *p)
{
  imm_use_iterator it;
  use_operand_p use;
  edge e;
  edge_iterator ei;
  auto_vec<basic_block> work;
  auto_bitmap defined, called;
  for (unsigned i = 0; i < p->names.length (); i++)
    {
      gimple *def = SSA_NAME_DEF_STMT (p->names[i]);
      basic_block from = gimple_code (def) == GIMPLE_PHI ? NULL
			 : gimple_bb (def);
      if (from)
	bitmap_set_bit (stmt_ends_bb_p (def) ? called : defined, from->index);
      FOR_EACH_IMM_USE_FAST (use, it, p->names[i])
	{
	  basic_block bb = place_of_use (p, USE_STMT (use), use);
	  if (bb && bb != from && bitmap_set_bit (p->wanted, bb->index))
	    work.safe_push (bb);
	}
    }
  while (!work.is_empty ())
    FOR_EACH_EDGE (e, ei, work.pop ()->preds)
      if (!bitmap_bit_p (defined, e->src->index)
	  && ((e->flags & EDGE_EH) || !bitmap_bit_p (called, e->src->index))
	  && bitmap_set_bit (p->wanted, e->src->index))
	work.safe_push (e->src);
}

/* The path from BB that leads to A and to which no other does, or null.  */

static edge
arm_to (basic_block bb, basic_block a)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (single_pred_p (e->dest)
	&& dominated_by_p (CDI_DOMINATORS, a, e->dest))
      return e;
  return NULL;
}

/* True if A and B are on different paths from BB, so that none comes before
   the other in SSA form.  */

static bool
apart_p (basic_block bb, basic_block a, basic_block b)
{
  edge arm = arm_to (bb, a);
  if (arm != arm_to (bb, b))
    return true;
  return !arm && !dominated_by_p (CDI_DOMINATORS, a, b)
	 && !dominated_by_p (CDI_DOMINATORS, b, a);
}

/* The paths of the condition at the end of BB; or the only path of the one
   that leads to the body of an annotated loop with the marker in BB, where
   some lanes do not come in the end.  */
struct arms
{
  basic_block bb, end;
  struct shape shape;		/* Of the condition; that of a scalar for a
				   loop.  */
  hash_set<basic_block> blocks;
  auto_bitmap pads;		/* Landing pads of their exceptions.  */
};

/* True if what W's paths make of P a handler may see.  */

static bool
handled_p (ordered_var *p, arms *w)
{
  if (bitmap_empty_p (w->pads))
    return false;
  if (bitmap_empty_p (p->wanted))
    find_wanted (p);
  return bitmap_intersect_p (p->wanted, w->pads);
}

/* True if what one of the paths W makes of P, another one or a handler may
   see; W null: if P comes over abnormal edges with its lanes.  */

static bool
ordered_p (ordered_var *p, arms *w)
{
  if (!w)
    return p->abnormal && !shape_scalar_p (&p->shape);
  bool lacks = p->var && !p->lane_code && !p->differs
	       && !shape_scalar_p (&p->shape)
	       && lacks_dimension_p (&p->shape, &w->shape);
  bool loop = shape_scalar_p (&w->shape);
  bool any = p->abnormal && !loop;
  if (!lacks && !any && (bitmap_empty_p (w->pads)
			 || (loop && shape_scalar_p (&p->shape))))
    return false;
  if (p->accesses.is_empty ())
    find_accesses (p);
  for (unsigned i = 0; i < p->accesses.length (); i++)
    if (p->accesses[i].defines && w->blocks.contains (p->accesses[i].bb))
      {
	if (any || handled_p (p, w))
	  return true;
	/* The condition of a loop.  */
	if (lacks && w->blocks.contains (w->bb))
	  return true;
	for (unsigned k = 0; lacks && k < p->accesses.length (); k++)
	  if (w->blocks.contains (p->accesses[k].bb)
	      && apart_p (w->bb, p->accesses[i].bb, p->accesses[k].bb))
	    return true;
      }
  return false;
}

/* True if NAME is read in one of the blocks IN, which the paths from BB lead
   to.  */

static bool
read_in_p (tree name, hash_set<basic_block> *in, basic_block bb)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      basic_block at = gimple_bb (s);
      if (is_gimple_debug (s))
	continue;
      if (gphi *phi = dyn_cast<gphi *> (s))
	{
	  basic_block from
	    = gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src;
	  bool own = SSA_NAME_VAR (gimple_phi_result (phi))
		     == SSA_NAME_VAR (name);
	  if ((from == bb || in->contains (from))
	      && (in->contains (at) || (!own && from != bb)))
	    return true;
	}
      else if (in->contains (at))
	return true;
    }
  return false;
}

/* True if P is defined in one of BLOCKS, other than by names of its own that
   meet there.  */

static bool
defined_in_p (ordered_var *p, hash_set<basic_block> *blocks)
{
  if (p->accesses.is_empty ())
    find_accesses (p);
  for (unsigned i = 0; i < p->accesses.length (); i++)
    if (p->accesses[i].defines && blocks->contains (p->accesses[i].bb))
      return true;
  return false;
}

/* The blocks from E to END.  */

static void
reach_by (edge e, basic_block end, hash_set<basic_block> *blocks)
{
  auto_vec<basic_block> list;
  if (e->dest != end && e->dest != EXIT_BLOCK_PTR_FOR_FN (cfun))
    {
      blocks->add (e->dest);
      reach (e->dest, end, blocks, &list);
    }
}

/* True if one of BLOCKS of W reads P as it was before the paths part.  */

static bool
reads_former_p (ordered_var *p, arms *w, hash_set<basic_block> *blocks)
{
  for (unsigned i = 0; i < p->names.length (); i++)
    {
      tree name = p->names[i];
      basic_block def = gimple_bb (SSA_NAME_DEF_STMT (name));
      if (!(def && w->blocks.contains (def))
	  && !ssa_undefined_value_p (name, false)
	  && read_in_p (name, blocks, w->bb))
	return true;
    }
  return false;
}

/* True if a path of W reads P as it was before the paths part, while another
   one defines it.  */

static bool
crosses_p (ordered_var *p, arms *w)
{
  edge e;
  edge_iterator ei;
  auto_vec<edge> readers, definers;
  if (!lacks_dimension_p (&p->shape, &w->shape)
      || !defined_in_p (p, &w->blocks))
    return false;
  FOR_EACH_EDGE (e, ei, w->bb->succs)
    {
      hash_set<basic_block> blocks;
      reach_by (e, w->end, &blocks);
      if (reads_former_p (p, w, &blocks))
	readers.safe_push (e);
      if (defined_in_p (p, &blocks))
	definers.safe_push (e);
    }
  return !readers.is_empty () && !definers.is_empty ()
	 && (readers.length () > 1 || definers.length () > 1
	     || readers[0] != definers[0]);
}

/* The shape of what decides at the end of BB, or that of a scalar.  */

static struct shape
deciding_shape (basic_block bb)
{
  struct shape s = shape_scalar ();
  unsigned dim;
  gimple *last = last_stmt (bb);
  if (gcond *c = safe_dyn_cast<gcond *> (last))
    shape_join (&s, overlay_shape (gimple_cond_lhs (c)),
		overlay_shape (gimple_cond_rhs (c)), &dim);
  else if (gswitch *sw = safe_dyn_cast<gswitch *> (last))
    s = *overlay_shape (gimple_switch_index (sw));
  return s;
}

/* Find the blocks of W, from BB to END, and their landing pads.  */

static void
find_arms (arms *w, basic_block bb, basic_block end)
{
  edge e;
  edge_iterator ei;
  auto_vec<basic_block> list;
  w->bb = bb;
  w->end = end;
  reach (bb, end, &w->blocks, &list);
  for (hash_set<basic_block>::iterator b = w->blocks.begin ();
       b != w->blocks.end (); ++b)
    FOR_EACH_EDGE (e, ei, (*b)->succs)
      if (e->flags & EDGE_EH)
	bitmap_set_bit (w->pads, e->dest->index);
}

/* Move those of VARS to MOVED of which MOVES_P is true for W.  */

static void
move_ordered (arms *w, bool (*moves_p) (ordered_var *, arms *),
	      vec<ordered_var *> *vars, vec<ordered_var *> *moved)
{
  for (unsigned i = 0; i < vars->length ();)
    if (moves_p ((*vars)[i], w))
      {
	moved->safe_push ((*vars)[i]);
	vars->ordered_remove (i);
      }
    else
      i++;
}

/* The head of the annotated loop of which the marker is in BB, or null.  */

static basic_block
annotated_head (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (ripple_api_call (gsi_stmt (g)) == API_LANE)
      {
	tree c = gimple_call_arg (gsi_stmt (g), 2);
	gimple *def = TREE_CODE (c) == SSA_NAME ? SSA_NAME_DEF_STMT (c) : NULL;
	return def && gimple_code (def) == GIMPLE_PHI ? gimple_bb (def) : NULL;
      }
  return NULL;
}

/* Move those of VARS to MOVED that the paths of a condition with lanes
   cross.  */

static void
find_crossed (vec<ordered_var *> *vars, vec<ordered_var *> *moved)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      arms w;
      w.shape = deciding_shape (bb);
      if (shape_scalar_p (&w.shape))
	continue;
      find_arms (&w, bb, ipdom (bb));
      move_ordered (&w, crosses_p, vars, moved);
    }
}

/* Move those of VARS to MOVED that are to be in memory.  */

static void
find_ordered (vec<ordered_var *> *vars, vec<ordered_var *> *moved)
{
  basic_block bb;
  move_ordered (NULL, ordered_p, vars, moved);
  FOR_EACH_BB_FN (bb, cfun)
    {
      struct shape s = deciding_shape (bb);
      if (!shape_scalar_p (&s))
	{
	  arms w;
	  w.shape = s;
	  find_arms (&w, bb, ipdom (bb));
	  move_ordered (&w, ordered_p, vars, moved);
	}
      if (basic_block head = annotated_head (bb))
	{
	  arms w;
	  w.shape = shape_scalar ();
	  w.blocks.add (bb);
	  find_arms (&w, bb, head);
	  move_ordered (&w, ordered_p, vars, moved);
	}
    }
}

/* Move variables to memory: those that paths cross if shapes are SETTLING, all
   that are ordered afterwards.  */

static bool
move_variables (bool settling)
{
  auto_vec<ordered_var *> vars, moved;
  find_variables (&vars, settling);
  if (!vars.is_empty ())
    {
      calculate_dominance_info (CDI_DOMINATORS);
      compute_ipdoms ();
      (settling ? find_crossed : find_ordered) (&vars, &moved);
      forget_ipdoms ();
    }
  bool any = !moved.is_empty ();
  for (unsigned i = 0; i < moved.length (); i++)
    {
      move_to_memory (moved[i]);
      delete moved[i];
    }
  for (unsigned i = 0; i < vars.length (); i++)
    delete vars[i];
  if (any)
    {
      free_dominance_info (CDI_DOMINATORS);
      mark_virtual_operands_for_renaming (cfun);
      update_ssa (TODO_update_ssa);
    }
  return any;
}

bool
move_crossed_variables (void)
{
  return move_variables (true);
}

bool
move_ordered_variables (void)
{
  return move_variables (false);
}

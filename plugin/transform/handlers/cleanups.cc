/* What cleanups are for: which objects statements mention, and which of these
   an exception destroys.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "except.h"
#include "gimple-walk.h"
#include "transform/handlers/tried.h"

int
landing_pad_of (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (glabel *l = dyn_cast<glabel *> (gsi_stmt (g)))
      if (int lp = EH_LANDING_PAD_NR (gimple_label_label (l)))
	return lp;
  return 0;
}

static void
mention (mentioned *m, tree object)
{
  if (m->set)
    m->set->add (object);
  else
    m->found |= m->t->objects.contains (object);
}

static bool
visit_reference (gimple *, tree base, tree, void *data)
{
  if (tree var = base ? local_variable (base) : NULL_TREE)
    mention ((mentioned *) data, var);
  return false;
}

bool
computes_p (gimple *s)
{
  return is_gimple_debug (s) || gimple_code (s) == GIMPLE_LABEL
	 || (is_gimple_assign (s) && !gimple_vuse (s)
	     && !stmt_could_throw_p (cfun, s));
}

void
visit_statement (mentioned *m, gimple *s)
{
  ssa_op_iter it;
  tree name;
  if (is_gimple_debug (s))
    return;
  walk_stmt_load_store_addr_ops (s, m, visit_reference, visit_reference,
				 visit_reference);
  FOR_EACH_SSA_TREE_OPERAND (name, s, it,
			     computes_p (s) ? SSA_OP_USE
			     : SSA_OP_USE | SSA_OP_DEF)
    mention (m, name);
}

eh_region
pad_region (basic_block pad)
{
  return get_eh_region_from_lp_number (landing_pad_of (pad));
}

bool
cleanup_p (basic_block pad)
{
  eh_region region = pad_region (pad);
  return region && region->type == ERT_CLEANUP;
}

basic_block
visit_cleanup (mentioned *m, basic_block pad)
{
  basic_block next = NULL;
  auto_vec<basic_block> work;
  auto_bitmap seen;
  edge e;
  edge_iterator ei;
  bitmap_set_bit (seen, pad->index);
  work.safe_push (pad);
  while (!work.is_empty ())
    {
      basic_block bb = work.pop ();
      for (gphi_iterator p = gsi_start_nonvirtual_phis (bb); !gsi_end_p (p);
	   gsi_next_nonvirtual_phi (&p))
	for (unsigned k = 0; k < gimple_phi_num_args (p.phi ()); k++)
	  if (TREE_CODE (gimple_phi_arg_def (p.phi (), k)) == SSA_NAME)
	    mention (m, gimple_phi_arg_def (p.phi (), k));
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	visit_statement (m, gsi_stmt (g));
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (e->flags & EDGE_EH)
	  next = e->dest;
	else if (e->dest != EXIT_BLOCK_PTR_FOR_FN (cfun)
		 && bitmap_set_bit (seen, e->dest->index))
	  work.safe_push (e->dest);
    }
  return next;
}

void
find_foreign (tried *t)
{
  mentioned m = { t, false, &t->foreign };
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (!dominated_by_p (CDI_DOMINATORS, bb, gimple_bb (t->marker)))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	visit_statement (&m, gsi_stmt (g));
}

bool
body_object_p (tried *t, tree object, bool any)
{
  if (TREE_CODE (object) != SSA_NAME)
    return ((any || !shape_scalar_p (local_shape (object)))
	    && !t->foreign.contains (object));
  basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (object));
  return (varying_p (object) && bb
	  && dominated_by_p (CDI_DOMINATORS, bb, gimple_bb (t->marker)));
}

/* True if OBJECT is a name that the cleanup with landing pad PAD defines.  */

static bool
made_by_p (tree object, basic_block pad)
{
  basic_block bb = TREE_CODE (object) == SSA_NAME
		   ? gimple_bb (SSA_NAME_DEF_STMT (object)) : NULL;
  return bb && dominated_by_p (CDI_DOMINATORS, bb, pad);
}

bool
cleanup_objects (tried *t, basic_block pad, bool any, hash_set<tree> *objects)
{
  hash_set<tree> all;
  mentioned m = { t, false, &all };
  bool found = false;
  if (!cleanup_p (pad) || guarded_pad_p (pad))
    return false;
  visit_cleanup (&m, pad);
  for (hash_set<tree>::iterator i = all.begin (); i != all.end (); ++i)
    if (body_object_p (t, *i, any) && !made_by_p (*i, pad))
      {
	objects->add (*i);
	found = true;
      }
  return found;
}

bool
mentions_object_p (tried *t, gimple *s)
{
  mentioned m = { t, false, NULL };
  if (ripple_api_call (s) == API_LANE)
    return false;
  visit_statement (&m, s);
  return m.found;
}

bool
add_computed (tried *t, basic_block bb)
{
  unsigned n = t->objects.elements ();
  ssa_op_iter it;
  use_operand_p use;
  for (gphi_iterator p = gsi_start_nonvirtual_phis (bb); !gsi_end_p (p);
       gsi_next_nonvirtual_phi (&p))
    FOR_EACH_PHI_ARG (use, p.phi (), it, SSA_OP_USE)
      if (t->objects.contains (USE_FROM_PTR (use)))
	t->objects.add (gimple_phi_result (p.phi ()));
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (is_gimple_assign (gsi_stmt (g)) && computes_p (gsi_stmt (g)))
      FOR_EACH_SSA_USE_OPERAND (use, gsi_stmt (g), it, SSA_OP_USE)
	if (t->objects.contains (USE_FROM_PTR (use)))
	  t->objects.add (gimple_assign_lhs (gsi_stmt (g)));
  return t->objects.elements () > n;
}

/* True if OBJECT, which the cleanup with landing pad PAD mentions, is made
   behind the end of TOP.  FOREIGN is what other blocks mention.  */

static bool
made_behind_p (tree object, basic_block top, basic_block pad,
	       hash_set<tree> *foreign)
{
  if (TREE_CODE (object) != SSA_NAME)
    return !foreign->contains (object);
  basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (object));
  return varying_p (object) && bb && bb != top
	 && dominated_by_p (CDI_DOMINATORS, bb, top)
	 && !made_by_p (object, pad);
}

bool
destroys_objects_p (basic_block bb, basic_block top)
{
  edge e;
  edge_iterator ei;
  basic_block pad = NULL, other;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (e->flags & EDGE_EH)
      pad = e->dest;
  while (pad && cleanup_p (pad))
    {
      hash_set<tree> all, foreign;
      mentioned m = { NULL, false, &all }, f = { NULL, false, &foreign };
      bool varying = false;
      basic_block next = visit_cleanup (&m, pad);
      for (hash_set<tree>::iterator i = all.begin (); i != all.end (); ++i)
	varying |= TREE_CODE (*i) == SSA_NAME && varying_p (*i);
      varying &= !guarded_pad_p (pad);
      if (varying)
	FOR_EACH_BB_FN (other, cfun)
	  if (other == top || !dominated_by_p (CDI_DOMINATORS, other, top))
	    for (gimple_stmt_iterator g = gsi_start_bb (other);
		 !gsi_end_p (g); gsi_next (&g))
	      visit_statement (&f, gsi_stmt (g));
      for (hash_set<tree>::iterator i = all.begin (); i != all.end (); ++i)
	if (varying && made_behind_p (*i, top, pad, &foreign))
	  return true;
      pad = next;
    }
  return false;
}

bool
in_cleanup_p (basic_block bb)
{
  while (bb && !landing_pad_of (bb))
    bb = get_immediate_dominator (CDI_DOMINATORS, bb);
  return bb && cleanup_p (bb);
}

bool
guarded_pad_p (basic_block pad)
{
  eh_landing_pad lp = get_eh_landing_pad_from_number (landing_pad_of (pad));
  return lp && lookup_attribute (GUARDED_ATTRIBUTE,
				 DECL_ATTRIBUTES (lp->post_landing_pad));
}

/* What is done with the sums, copied for a row of them.

   INPUT	if (s < 0) s = 0; c[i * n + j] = s;
   OUTPUT	the same blocks, of a row i and a vector of columns j; what
		accesses memory does so for the columns that there are

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/builder.h"

/* A block of the nest, and where its copy begins and ends.  */
struct block_copy
{
  basic_block of, begin, end;
};

static block_copy *
copy_of (vec<block_copy> *copies, basic_block bb)
{
  for (unsigned i = 0; i < copies->length (); i++)
    if ((*copies)[i].of == bb)
      return &(*copies)[i];
  return NULL;
}

/* Compute in S what of NEEDED is made in front of the steps, and what loops
   count: all blocks may look at it.  */

static void
compute_before (builder *b, scope *s, hash_set<tree> *needed)
{
  for (unsigned l = ROW; l <= COL; l++)
    if (b->n->counter[l] && needed->contains (b->n->counter[l]))
      value (b, s, b->n->counter[l]);
  for (unsigned i = 0; i < b->n->body.length (); i++)
    {
      tree lhs = gimple_get_lhs (b->n->body[i]);
      if (TREE_CODE (lhs) == SSA_NAME && needed->contains (lhs))
	value (b, s, lhs);
    }
}

/* Give the copies PHIs with the names that their results have in S.  */

static void
make_phis (builder *b, scope *s, vec<block_copy> *copies,
	   hash_set<tree> *needed)
{
  for (unsigned i = 0; i < copies->length (); i++)
    for (gphi_iterator p = gsi_start_phis ((*copies)[i].of); !gsi_end_p (p);
	 gsi_next (&p))
      {
	tree r = gimple_phi_result (p.phi ());
	if (virtual_operand_p (r) || !needed->contains (r)
	    || s->names.get (r))
	  continue;
	if (i == 0)
	  {
	    s->names.put (r, value (b, s, gimple_phi_arg_def (p.phi (), 0)));
	    continue;
	  }
	tree copy = make_ssa_name (TREE_TYPE (r));
	/* Its shape is that of the condition, too, as in the nest.  */
	if (kind_of (b->n, r))
	  SET_SSA_NAME_VAR_OR_IDENTIFIER (copy, get_identifier
						  (RIPPLE_CONDITIONAL ".0"));
	create_phi_node (copy, (*copies)[i].begin);
	s->names.put (r, copy);
      }
}

/* Give them their arguments.  */

static void
finish_phis (builder *b, scope *s, vec<block_copy> *copies,
	     hash_set<tree> *needed)
{
  for (unsigned i = 1; i < copies->length (); i++)
    for (gphi_iterator p = gsi_start_phis ((*copies)[i].of); !gsi_end_p (p);
	 gsi_next (&p))
      {
	tree r = gimple_phi_result (p.phi ());
	if (virtual_operand_p (r) || !needed->contains (r))
	  continue;
	gphi *phi = as_a<gphi *> (SSA_NAME_DEF_STMT (*s->names.get (r)));
	for (unsigned k = 0; k < gimple_phi_num_args (p.phi ()); k++)
	  {
	    block_copy *from
	      = copy_of (copies, gimple_phi_arg_edge (p.phi (), k)->src);
	    add_phi_arg (phi, value (b, s, gimple_phi_arg_def (p.phi (), k)),
			 find_edge (from->end, (*copies)[i].begin),
			 UNKNOWN_LOCATION);
	  }
      }
}

/* Copy the statements of C's block that are NEEDED, and its stores.  */

static void
copy_block (builder *b, scope *s, block_copy *c, hash_set<tree> *needed)
{
  b->bb = c->begin;
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (c->of);
       !gsi_end_p (g); gsi_next_nondebug (&g))
    {
      gimple *stmt = gsi_stmt (g);
      tree lhs = is_gimple_assign (stmt) ? gimple_assign_lhs (stmt) : NULL;
      if (!lhs || (TREE_CODE (lhs) == SSA_NAME && !needed->contains (lhs)))
	continue;
      if (const nest_access *a = access_of (b->n, stmt))
	copy_access (b, s, a);
      else if (!s->names.get (lhs))
	s->names.put (lhs, copy_statement (b, s, stmt));
    }
  c->end = b->bb;
}

/* End the copy C as its block ends; what leads out of the nest's body leads to
   JOIN.  */

static void
end_block (builder *b, scope *s, block_copy *c, vec<block_copy> *copies,
	   basic_block join)
{
  edge e;
  edge_iterator ei;
  b->bb = c->end;
  remove_edge (single_succ_edge (c->end));
  if (gcond *cond = safe_dyn_cast<gcond *> (last_stmt (c->of)))
    append (b, gimple_build_cond (gimple_cond_code (cond),
				  value (b, s, gimple_cond_lhs (cond)),
				  value (b, s, gimple_cond_rhs (cond)),
				  NULL_TREE, NULL_TREE));
  FOR_EACH_EDGE (e, ei, c->of->succs)
    {
      block_copy *to = copy_of (copies, e->dest);
      edge copy = make_edge (c->end, to ? to->begin : join, e->flags);
      copy->probability = e->probability;
    }
}

void
copy_behind (builder *b, scope *s, hash_set<tree> *needed)
{
  auto_vec<block_copy> copies;
  tile_nest *n = b->n;
  compute_before (b, s, needed);
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (n->sums[i]->store)
      copy_access (b, s, access_of (n, n->sums[i]->store));
  if (n->behind.is_empty ())
    return;
  basic_block join = split_edge (single_succ_edge (b->bb)), last = b->bb;
  for (unsigned i = 0; i < n->behind.length (); i++)
    {
      block_copy c = { n->behind[i], last, NULL };
      if (i > 0)
	{
	  c.begin = create_empty_bb (last);
	  make_edge (c.begin, join, EDGE_FALLTHRU)->probability
	    = profile_probability::always ();
	}
      last = c.begin;
      copies.safe_push (c);
    }
  make_phis (b, s, &copies, needed);
  for (unsigned i = 0; i < copies.length (); i++)
    copy_block (b, s, &copies[i], needed);
  for (unsigned i = 0; i < copies.length (); i++)
    end_block (b, s, &copies[i], &copies, join);
  finish_phis (b, s, &copies, needed);
  b->bb = join;
}

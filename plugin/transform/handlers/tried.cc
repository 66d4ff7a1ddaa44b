/* What of the body of an annotated loop each lane must do by itself, since an
   exception in it is the business of that lane alone.

   That is what throws exceptions that are caught in the body:

     before;
     try
       {
	 x;
	 y = f (x);	from the first call that may throw
	 g (y);		to the last one
	 z;
       }
     catch (int e)
       {
	 h (e);		and what follows the landing pads
       }
     after;

   And it is the scope of an object of which each lane has one, if an exception
   may leave that scope: lanes in front of the one that throws have made their
   objects, those behind it have not, and each object that was made, and no
   other, is to be destroyed.

     object o (x);	from its constructor
     f (o);		may throw
     y;
     o.~object ();	to its destructor

   What a constructor does cannot be told from what stands before it once it is
   inlined.  So such a part begins as early as it can, behind what all lanes do
   together.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "except.h"
#include "transform/handlers/tried.h"

bool
thrown_to_p (bitmap pads, edge e)
{
  return (e->flags & EDGE_EH) && bitmap_bit_p (pads, e->dest->index);
}

/* Find the landing pads of T.  What is thrown leads from one to the next.
   Returns an edge to the first of them in the text, or null.  */

static edge
find_pads (tried *t)
{
  edge e, first = NULL;
  edge_iterator ei;
  basic_block *body = get_loop_body_in_dom_order (t->loop);
  auto_vec<basic_block> work;
  auto_bitmap seen;
  for (unsigned i = t->loop->num_nodes; i-- > 0;)
    work.safe_push (body[i]);
  free (body);
  while (!work.is_empty ())
    {
      basic_block bb = work.pop ();
      if (!bitmap_set_bit (seen, bb->index))
	continue;
      FOR_EACH_EDGE (e, ei, bb->succs)
	{
	  hash_set<tree> objects;
	  if (!(e->flags & EDGE_EH))
	    {
	      if (dominated_by_p (CDI_DOMINATORS, e->dest,
				  gimple_bb (t->marker)))
		work.safe_push (e->dest);
	    }
	  else
	    {
	      bool caught = flow_bb_inside_loop_p (t->loop, e->dest);
	      if (caught || cleanup_objects (t, e->dest, false, &objects))
		{
		  first = first ? first : e;
		  bitmap_set_bit (t->pads, e->dest->index);
		}
	      if (caught || cleanup_p (e->dest))
		work.safe_push (e->dest);
	    }
	}
    }
  return first;
}

void
find_normal (bitmap normal, bitmap pads)
{
  auto_vec<basic_block> work;
  bitmap_clear (normal);
  work.safe_push (ENTRY_BLOCK_PTR_FOR_FN (cfun));
  while (!work.is_empty ())
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, work.pop ()->succs)
	if (!thrown_to_p (pads, e) && bitmap_set_bit (normal, e->dest->index))
	  work.safe_push (e->dest);
    }
}

/* Add to T what follows the landing pad AT, unless it is in HANDLED.  */

static void
add_handler (tried *t, bitmap handled, basic_block at)
{
  auto_vec<basic_block> work;
  if (bitmap_bit_p (t->normal, at->index)
      || !bitmap_set_bit (handled, at->index))
    return;
  cleanup_objects (t, at, true, &t->objects);
  work.safe_push (at);
  while (!work.is_empty ())
    {
      edge e;
      edge_iterator ei;
      basic_block bb = work.pop ();
      bitmap_set_bit (t->blocks, bb->index);
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (e->dest != t->latch && e->dest != EXIT_BLOCK_PTR_FOR_FN (cfun)
	    && !(e->flags & EDGE_EH)
	    && !bitmap_bit_p (t->normal, e->dest->index)
	    && bitmap_set_bit (handled, e->dest->index))
	  work.safe_push (e->dest);
    }
}

/* True if what catches the exception of E stands round all of T's landing
   pads.  */

static bool
thrown_on_p (tried *t, edge e)
{
  unsigned i;
  bitmap_iterator bi;
  eh_region to = pad_region (e->dest);
  EXECUTE_IF_AND_IN_BITMAP (t->blocks, t->pads, 0, i, bi)
    {
      eh_region r = pad_region (BASIC_BLOCK_FOR_FN (cfun, i))->outer;
      while (r && r != to)
	r = r->outer;
      if (!r)
	return false;
    }
  return true;
}

void
add_paths (bitmap blocks, basic_block from, basic_block at)
{
  auto_vec<basic_block> work;
  auto_bitmap seen;
  bitmap_set_bit (seen, from->index);
  if (bitmap_set_bit (seen, at->index))
    work.safe_push (at);
  while (!work.is_empty ())
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, work.pop ()->preds)
	if (bitmap_set_bit (seen, e->src->index))
	  work.safe_push (e->src);
    }
  bitmap_ior_into (blocks, seen);
}

bool
makes_exception_p (gimple *s)
{
  tree fn = is_gimple_call (s) ? gimple_call_fndecl (s) : NULL_TREE;
  return fn && id_equal (DECL_NAME (fn), "__cxa_allocate_exception");
}

/* Where BB, a block of T, has an object from that it throws, or null.  */

static basic_block
exception_from (basic_block bb)
{
  ssa_op_iter it;
  tree name;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    FOR_EACH_SSA_TREE_OPERAND (name, gsi_stmt (g), it, SSA_OP_USE)
      if (makes_exception_p (SSA_NAME_DEF_STMT (name)))
	return gimple_bb (SSA_NAME_DEF_STMT (name));
  return NULL;
}

static void
add_source (tried *t, basic_block bb, vec<basic_block> *sources)
{
  if (sources->contains (bb))
    return;
  t->entry = nearest_common_dominator (CDI_DOMINATORS, t->entry, bb);
  sources->safe_push (bb);
  bitmap_set_bit (t->blocks, bb->index);
}

/* Let what in the body of T's loop throws on be SOURCES: where GCC does not
   optimise, cleanups of C are one for all paths, and then choose.  */

static void
add_throws (tried *t, vec<basic_block> *sources)
{
  unsigned n = t->loop->num_nodes;
  basic_block *body = get_loop_body (t->loop);
  edge e;
  edge_iterator ei;
  for (unsigned i = 0; i < n; i++)
    FOR_EACH_EDGE (e, ei, body[i]->succs)
      if (!(e->flags & EDGE_EH) && bitmap_bit_p (t->normal, e->dest->index))
	if (gimple *last = last_stmt (e->dest))
	  if (gimple_code (last) == GIMPLE_RESX)
	    add_source (t, e->dest, sources);
  free (body);
}

/* Let the blocks of the body of T's loop that mention its objects be SOURCES,
   up to where they do.  Handlers follow their landing pads.  */

static void
add_mentions (tried *t, vec<basic_block> *sources)
{
  if (t->objects.is_empty ())
    return;
  add_throws (t, sources);
  unsigned n = t->loop->num_nodes;
  basic_block *body = get_loop_body_in_dom_order (t->loop);
  bool more;
  do
    {
      more = false;
      for (unsigned i = 0; i < n; i++)
	more |= add_computed (t, body[i]);
    }
  while (more);
  for (unsigned i = 0; i < n; i++)
    {
      if (body[i] == t->latch || !bitmap_bit_p (t->normal, body[i]->index)
	  || sources->contains (body[i]))
	continue;
      gimple_stmt_iterator g = gsi_last_bb (body[i]);
      while (!gsi_end_p (g) && !mentions_object_p (t, gsi_stmt (g)))
	gsi_prev (&g);
      if (gsi_end_p (g))
	continue;
      if (!stmt_ends_bb_p (gsi_stmt (g)))
	{
	  edge rest = split_block (body[i], gsi_stmt (g));
	  bitmap_set_bit (t->normal, rest->dest->index);
	}
      add_source (t, body[i], sources);
    }
  free (body);
}

/* The last call of BB in front of STOP, or of all BB if that is null, that is
   for all lanes together, or null.  */

static gimple *
joint_call (basic_block bb, gimple *stop)
{
  gimple *last = NULL;
  for (gimple_stmt_iterator g = gsi_start_bb (bb);
       !gsi_end_p (g) && gsi_stmt (g) != stop; gsi_next (&g))
    if (ripple_api_call (gsi_stmt (g)) != API_NONE)
      last = gsi_stmt (g);
  return last;
}

/* Let T, if it has objects, begin as early as it can.  */

static void
extend_entry (tried *t)
{
  while (!t->objects.is_empty () && t->entry != gimple_bb (t->marker)
	 && !joint_call (t->entry, NULL))
    {
      unsigned i;
      bitmap_iterator bi;
      auto_bitmap path;
      basic_block from = get_immediate_dominator (CDI_DOMINATORS, t->entry);
      add_paths (path, from, t->entry);
      bitmap_clear_bit (path, from->index);
      EXECUTE_IF_SET_IN_BITMAP (path, 0, i, bi)
	if (joint_call (BASIC_BLOCK_FOR_FN (cfun, i), NULL))
	  return;
      t->entry = from;
      bitmap_set_bit (path, from->index);
      bitmap_ior_into (t->blocks, path);
    }
}

/* True if all lanes together may do S, which stands at the beginning of what
   each lane does by itself, with the same effect.  What is known of lane
   numbers and of the shapes of loads would be lost if it went to memory.  */

static bool
leads_p (gimple *s)
{
  return computes_p (s)
	 || (gimple_assign_load_p (s) && !gimple_has_volatile_ops (s)
	     && is_gimple_reg (gimple_assign_lhs (s))
	     && !stmt_could_throw_p (cfun, s));
}

/* Where T begins in its entry: with the last statement, or with what makes an
   object to be thrown; as early as it can if T has objects.  */

static gimple_stmt_iterator
first_statement (tried *t)
{
  gimple *last = last_stmt (t->entry);
  bool early = !t->objects.is_empty ();
  gimple_stmt_iterator g = gsi_start_nondebug_bb (t->entry);
  while (!gsi_end_p (g) && !makes_exception_p (gsi_stmt (g))
	 && (early ? !mentions_object_p (t, gsi_stmt (g))
	     : gsi_stmt (g) != last))
    gsi_next_nondebug (&g);
  if (!early)
    return g;
  gimple *joint = joint_call (t->entry, gsi_end_p (g) ? NULL : gsi_stmt (g));
  g = joint ? gsi_for_stmt (joint) : gsi_start_bb (t->entry);
  if (joint)
    gsi_next (&g);
  while (!gsi_end_p (g) && leads_p (gsi_stmt (g)))
    gsi_next (&g);
  return g;
}

/* True if the exceptions that come to PAD are those of one lane: it, or where
   they are thrown on to, is a landing pad of T or a cleanup of what is USED
   in T.  */

static bool
own_way_p (tried *t, basic_block pad, hash_set<tree> *used)
{
  while (pad && !bitmap_bit_p (t->pads, pad->index))
    {
      hash_set<tree> all;
      mentioned m = { t, false, &all };
      if (!cleanup_p (pad))
	return false;
      pad = visit_cleanup (&m, pad);
      for (hash_set<tree>::iterator i = all.begin (); i != all.end (); ++i)
	if (VAR_P (*i) && used->contains (*i) && body_object_p (t, *i, true))
	  return true;
    }
  return pad != NULL;
}

/* Find more landing pads for T: exceptions of its own handlers, and cleanups
   round T of what it uses.  True if there are any.  */

static bool
add_pads (tried *t)
{
  unsigned i;
  bitmap_iterator bi;
  edge e;
  edge_iterator ei;
  hash_set<tree> used;
  mentioned m = { t, false, &used };
  bool any = false;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, i);
      for (gimple_stmt_iterator g = bb == t->entry ? first_statement (t)
				    : gsi_start_bb (bb);
	   !gsi_end_p (g); gsi_next (&g))
	visit_statement (&m, gsi_stmt (g));
    }
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    FOR_EACH_EDGE (e, ei, BASIC_BLOCK_FOR_FN (cfun, i)->succs)
      if ((e->flags & EDGE_EH) && !thrown_to_p (t->pads, e)
	  && (!thrown_on_p (t, e) || own_way_p (t, e->dest, &used)))
	any |= bitmap_set_bit (t->pads, e->dest->index);
  return any;
}

/* Find the blocks of T, which has the exceptions of FIRST, and all others
   that are caught in the same place.  */

static void
find_blocks (tried *t, edge first)
{
  unsigned n, i;
  edge e;
  edge_iterator ei;
  bitmap_iterator bi;
  basic_block entry;
  auto_vec<basic_block> sources;
  auto_bitmap handled;
  bitmap_clear (t->blocks);
  t->entry = first->src;
  find_normal (t->normal, t->pads);
  add_handler (t, handled, first->dest);
  if (flow_bb_inside_loop_p (t->loop, first->src))
    add_source (t, first->src, &sources);
  do
    {
      auto_vec<basic_block> members;
      n = bitmap_count_bits (t->blocks);
      entry = t->entry;
      add_mentions (t, &sources);
      for (unsigned k = 0; k < sources.length (); k++)
	add_paths (t->blocks, t->entry, sources[k]);
      EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
	members.safe_push (BASIC_BLOCK_FOR_FN (cfun, i));
      for (i = 0; i < members.length (); i++)
	{
	  FOR_EACH_EDGE (e, ei, members[i]->succs)
	    if (thrown_to_p (t->pads, e))
	      add_handler (t, handled, e->dest);
	  FOR_EACH_EDGE (e, ei, members[i]->preds)
	    if (thrown_to_p (t->pads, e))
	      add_source (t, e->src, &sources);
	  if (basic_block from = exception_from (members[i]))
	    add_source (t, from, &sources);
	}
      extend_entry (t);
    }
  while (n != bitmap_count_bits (t->blocks) || entry != t->entry);
}

/* Let T have one edge from outside.  */

static void
cut_entry (tried *t)
{
  basic_block old = t->entry;
  gimple *before = NULL;
  gimple_stmt_iterator g = first_statement (t);
  if (gsi_end_p (g))
    g = gsi_last_bb (old);
  else
    gsi_prev (&g);
  if (!gsi_end_p (g) && gimple_code (gsi_stmt (g)) != GIMPLE_LABEL)
    before = gsi_stmt (g);
  edge e = before ? split_block (old, before) : split_block_after_labels (old);
  t->entry = e->dest;
  bitmap_clear_bit (t->blocks, old->index);
  bitmap_set_bit (t->blocks, t->entry->index);
}

/* The statement that counts the iterations of MARKER's loop, or null.  */

static gimple *
counting_step (gcall *marker)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  tree c = gimple_call_arg (marker, 2);
  gphi *phi = TREE_CODE (c) == SSA_NAME
	      ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (c)) : NULL;
  if (!phi || gimple_bb (phi) != loop->header || !loop->latch)
    return NULL;
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (loop));
  gimple *s = TREE_CODE (next) == SSA_NAME ? SSA_NAME_DEF_STMT (next) : NULL;
  return s && is_gimple_assign (s) ? s : NULL;
}

bool
find_tried (tried *t, gcall *marker)
{
  gimple *step = counting_step (marker);
  t->marker = marker;
  t->loop = gimple_bb (marker)->loop_father;
  if (!step || !loop_outer (t->loop))
    return false;
  find_foreign (t);
  edge first = find_pads (t);
  if (!first)
    return false;
  gimple_stmt_iterator g = gsi_for_stmt (step);
  gsi_prev (&g);
  if (!gsi_end_p (g) && gimple_code (gsi_stmt (g)) != GIMPLE_LABEL)
    split_block (gimple_bb (step), gsi_stmt (g));
  t->latch = gimple_bb (step);
  do
    find_blocks (t, first);
  while (add_pads (t));
  cut_entry (t);
  return true;
}

/* True if E, by which exceptions leave T, is as good as T's exit for them:
   it leads to the same place with the same values, which T does not make.  */

static bool
same_way_p (tried *t, edge e)
{
  if (t->thrown && t->thrown->dest != e->dest)
    return false;
  for (gphi_iterator p = gsi_start_nonvirtual_phis (e->dest); !gsi_end_p (p);
       gsi_next_nonvirtual_phi (&p))
    {
      tree a = PHI_ARG_DEF_FROM_EDGE (p.phi (), e);
      basic_block def = TREE_CODE (a) == SSA_NAME
			? gimple_bb (SSA_NAME_DEF_STMT (a)) : NULL;
      if ((t->thrown
	   && !operand_equal_p (a, PHI_ARG_DEF_FROM_EDGE (p.phi (),
							  t->thrown)))
	  || (def && tried_p (t, def)))
	return false;
    }
  return true;
}

bool
movable_p (tried *t, gimple **at)
{
  unsigned i;
  bitmap_iterator bi;
  t->thrown = NULL;
  *at = NULL;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    {
      edge e;
      edge_iterator ei;
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, i);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) != API_NONE)
	  {
	    *at = gsi_stmt (g);
	    return false;
	  }
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (e->flags & EDGE_ABNORMAL)
	  return false;
	else if ((e->flags & EDGE_EH) && !tried_p (t, e->dest))
	  {
	    if (thrown_to_p (t->pads, e) || !same_way_p (t, e))
	      return false;
	    t->thrown = e;
	  }
    }
  return true;
}

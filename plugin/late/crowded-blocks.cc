/* Straight code in which more vectors are alive than there are registers.

   A statement of the program becomes one for each of its vectors, so that all
   of what it loads is alive before the next statement uses it.  GCC takes the
   order of statements into instructions as it is, where no scheduler runs
   before registers are allocated, as on x86.  Where another order needs fewer
   registers, it is put there:

   INPUT	a0 = *p0; a1 = *p1; a2 = *p2; b = *q;
		s0 += a0 * b; s1 += a1 * b; s2 += a2 * b;

   OUTPUT	b = *q;
		a0 = *p0; s0 += a0 * b;
		a1 = *p1; s1 += a1 * b;
		a2 = *p2; s2 += a2 * b;

   The order is found from the last statement to the first: before those that
   have a place stands the one, among those whose result nobody waits for, that
   lets the fewest vectors live; of several that whose result has been asked
   for last, and then that which ends the wait for a vector soonest.

   What accesses memory stays in order with stores, calls and the like with all
   others.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "late/late.h"

namespace {

enum
{
  USUAL_SIZE = 4,
  MOST_STATEMENTS = 1000	/* The time goes with their square.  */
};

/* A statement between two that stay where they are.  */

struct node
{
  gimple *stmt;
  auto_vec<unsigned> before;	/* What has to stand before it.  */
  unsigned waits;		/* How many that stand behind it have no place
				   yet.  */
};

/* What is known of the block at hand, from its end on.  */

struct block_state
{
  unsigned registers;
  bitmap live;			/* The vectors, by their versions.  */
  unsigned alive;		/* How many.  */
  vec<unsigned> met;		/* Of each version, when its last use was met,
				   by the clock; 0 before the first node.  */
  unsigned clock;
  vec<unsigned> uses;		/* Of each version, in the nodes that have no
				   place yet.  */
};

/* True if NAME has a register for vectors.  */

bool
vector_register_p (tree name)
{
  if (TREE_CODE (name) != SSA_NAME || virtual_operand_p (name))
    return false;
  machine_mode mode = TYPE_MODE (TREE_TYPE (name));
  return SCALAR_FLOAT_MODE_P (mode)
	 || (VECTOR_MODE_P (mode) && GET_MODE_CLASS (mode) != MODE_VECTOR_BOOL
	     && VECTOR_TYPE_P (TREE_TYPE (name)));
}

bool
store_p (gimple *s)
{
  return gimple_vdef (s)
	 && (is_gimple_assign (s)
	     || (gimple_call_internal_p (s)
		 && internal_store_fn_p (gimple_call_internal_fn (s))));
}

/* True if other statements may pass by S.  */

bool
movable_p (gimple *s)
{
  ssa_op_iter i;
  tree name;

  FOR_EACH_SSA_TREE_OPERAND (name, s, i, SSA_OP_ALL_OPERANDS)
    if (SSA_NAME_OCCURS_IN_ABNORMAL_PHI (name))
      return false;
  return (is_gimple_assign (s) || is_gimple_call (s)) && !stmt_ends_bb_p (s)
	 && !gimple_has_volatile_ops (s) && !gimple_clobber_p (s)
	 && (store_p (s)
	     || (!gimple_vdef (s) && !gimple_has_side_effects (s)));
}

/* By how many vectors more are alive before S than behind it.  */

int
pressure_of (block_state *b, gimple *s)
{
  ssa_op_iter i;
  tree name, seen[8];
  unsigned n = 0;
  int more = 0;

  FOR_EACH_SSA_TREE_OPERAND (name, s, i, SSA_OP_DEF)
    more -= vector_register_p (name)
	    && bitmap_bit_p (b->live, SSA_NAME_VERSION (name));
  FOR_EACH_SSA_TREE_OPERAND (name, s, i, SSA_OP_USE)
    {
      bool again = !vector_register_p (name)
		   || bitmap_bit_p (b->live, SSA_NAME_VERSION (name));
      for (unsigned k = 0; k < n; k++)
	again |= seen[k] == name;
      more += !again;
      if (!again && n < ARRAY_SIZE (seen))
	seen[n++] = name;
    }
  return more;
}

/* In how many statements that have no place yet one of S's vectors is used
   that is alive behind it: the fewest.  */

unsigned
fewest_uses (block_state *b, gimple *s)
{
  ssa_op_iter i;
  tree name;
  unsigned fewest = -1u;

  FOR_EACH_SSA_TREE_OPERAND (name, s, i, SSA_OP_USE)
    if (vector_register_p (name)
	&& bitmap_bit_p (b->live, SSA_NAME_VERSION (name)))
      fewest = MIN (fewest, b->uses[SSA_NAME_VERSION (name)]);
  return fewest;
}

/* When the last use of S's vector was met.  */

unsigned
when_met (block_state *b, gimple *s)
{
  tree lhs = gimple_get_lhs (s);
  return lhs && vector_register_p (lhs) ? b->met[SSA_NAME_VERSION (lhs)] : 0;
}

/* Go on from behind S to before it.  The vectors that are alive at once, the
   result of S too, even if it has no use.  */

unsigned
pass_by (block_state *b, gimple *s)
{
  ssa_op_iter i;
  tree name;
  unsigned most = b->alive;

  FOR_EACH_SSA_TREE_OPERAND (name, s, i, SSA_OP_DEF)
    if (vector_register_p (name))
      {
	bool used = bitmap_clear_bit (b->live, SSA_NAME_VERSION (name));
	most += !used;
	b->alive -= used;
      }
  b->clock++;
  FOR_EACH_SSA_TREE_OPERAND (name, s, i, SSA_OP_USE)
    if (vector_register_p (name)
	&& bitmap_set_bit (b->live, SSA_NAME_VERSION (name)))
      {
	b->alive++;
	b->met[SSA_NAME_VERSION (name)] = b->clock;
      }
  return MAX (most, b->alive);
}

/* Let node K stand behind all that it needs: what computes its operands and,
   if it accesses memory, the store before it, number *STORE - 1; if it is a
   store, also the loads since, *LOADS.  */

void
note_order (const vec<node *> &nodes, unsigned k, unsigned *store,
	    vec<unsigned> *loads)
{
  node *n = nodes[k];
  ssa_op_iter i;
  tree name;

  FOR_EACH_SSA_TREE_OPERAND (name, n->stmt, i, SSA_OP_USE)
    {
      gimple *def = SSA_NAME_DEF_STMT (name);
      if (gimple_bb (def) == gimple_bb (n->stmt) && gimple_uid (def))
	n->before.safe_push (gimple_uid (def) - 1);
    }
  if (gimple_vuse (n->stmt) && *store)
    n->before.safe_push (*store - 1);
  if (gimple_vdef (n->stmt))
    {
      n->before.safe_splice (*loads);
      loads->truncate (0);
      *store = k + 1;
    }
  else if (gimple_vuse (n->stmt))
    loads->safe_push (k);
  for (unsigned j = 0; j < n->before.length (); j++)
    nodes[n->before[j]]->waits++;
}

/* What says whether a node stands behind others.  */

struct choice
{
  int more;			/* See pressure_of,  */
  unsigned met, uses;		/* when_met and fewest_uses.  */
  unsigned node;
};

choice
choice_of (block_state *b, const vec<node *> &nodes, unsigned k)
{
  gimple *s = nodes[k]->stmt;
  return { pressure_of (b, s), when_met (b, s), fewest_uses (b, s), k };
}

bool
better_p (const choice *a, const choice *b)
{
  if (a->more != b->more)
    return a->more < b->more;
  if (a->met != b->met)
    return a->met > b->met;
  return a->uses != b->uses ? a->uses < b->uses : a->node > b->node;
}

/* The numbers of NODES in an order that keeps few vectors alive, the last one
   first, in *ORDER.  The most that are.  */

unsigned
find_order (block_state *b, const vec<node *> &nodes, vec<unsigned> *order)
{
  auto_vec<unsigned> ready;
  unsigned most = 0;
  ssa_op_iter i;
  tree name;

  for (unsigned k = 0; k < nodes.length (); k++)
    {
      if (!nodes[k]->waits)
	ready.safe_push (k);
      FOR_EACH_SSA_TREE_OPERAND (name, nodes[k]->stmt, i, SSA_OP_USE)
	b->uses[SSA_NAME_VERSION (name)]++;
    }
  while (!ready.is_empty ())
    {
      unsigned best = 0;
      choice first = choice_of (b, nodes, ready[0]);
      for (unsigned r = 1; r < ready.length (); r++)
	{
	  choice other = choice_of (b, nodes, ready[r]);
	  if (better_p (&other, &first))
	    {
	      best = r;
	      first = other;
	    }
	}
      unsigned k = ready[best];
      ready.unordered_remove (best);
      order->safe_push (k);
      most = MAX (most, pass_by (b, nodes[k]->stmt));
      FOR_EACH_SSA_TREE_OPERAND (name, nodes[k]->stmt, i, SSA_OP_USE)
	b->uses[SSA_NAME_VERSION (name)]--;
      for (unsigned j = 0; j < nodes[k]->before.length (); j++)
	if (!--nodes[nodes[k]->before[j]]->waits)
	  ready.safe_push (nodes[k]->before[j]);
    }
  return most;
}

/* True if what debug statement S says is known where the nodes that are PLACED
   have been, and so is node BEHIND - 1, which it stands behind.  */

bool
known_p (gimple *s, unsigned behind, const vec<bool> &placed)
{
  ssa_op_iter i;
  tree name;

  FOR_EACH_SSA_TREE_OPERAND (name, s, i, SSA_OP_USE)
    {
      gimple *def = SSA_NAME_DEF_STMT (name);
      if (gimple_bb (def) == gimple_bb (s) && gimple_uid (def)
	  && !placed[gimple_uid (def) - 1])
	return false;
    }
  return !behind || placed[behind - 1];
}

/* Move S to the end of BB, or before END if that is a statement.  */

void
move_before (gimple *s, basic_block bb, gimple *end)
{
  gimple_stmt_iterator from = gsi_for_stmt (s), to;

  if (!end)
    {
      /* What is moved behind itself is lost, with what stood before it.  */
      if (gsi_stmt (gsi_last_bb (bb)) != s)
	gsi_move_to_bb_end (&from, bb);
      return;
    }
  to = gsi_for_stmt (end);
  gsi_move_before (&from, &to);
}

/* Put the statements of NODES where they stand in ORDER, the last one first,
   and debug statements, which stay in their order, where what they say is
   known.  */

void
put_in_order (const vec<node *> &nodes, const vec<unsigned> &order)
{
  basic_block bb = gimple_bb (nodes[0]->stmt);
  gimple_stmt_iterator g = gsi_for_stmt (nodes[0]->stmt);
  auto_vec<gimple *> notes;
  auto_vec<unsigned> behind;
  auto_vec<bool> placed;
  unsigned said = 0;
  int track = flag_var_tracking_assignments;

  /* Where what is moved has been, GCC would say what it was.  */
  flag_var_tracking_assignments = 0;
  for (unsigned k = 0; k < nodes.length (); gsi_next (&g))
    if (is_gimple_debug (gsi_stmt (g)))
      {
	notes.safe_push (gsi_stmt (g));
	behind.safe_push (k);
      }
    else
      k++;
  gimple *end = gsi_end_p (g) ? NULL : gsi_stmt (g);
  placed.safe_grow_cleared (nodes.length ());
  for (unsigned k = order.length (); k-- > 0;)
    {
      move_before (nodes[order[k]]->stmt, bb, end);
      placed[order[k]] = true;
      while (said < notes.length ()
	     && known_p (notes[said], behind[said], placed))
	move_before (notes[said++], bb, end);
    }
  flag_var_tracking_assignments = track;
}

void
forget_meetings (block_state *b, const vec<node *> &nodes)
{
  ssa_op_iter i;
  tree name;

  for (unsigned k = 0; k < nodes.length (); k++)
    FOR_EACH_SSA_TREE_OPERAND (name, nodes[k]->stmt, i, SSA_OP_ALL_OPERANDS)
      b->met[SSA_NAME_VERSION (name)] = 0;
  b->clock = 0;
}

/* Order NODES anew, which stand one behind the other, if that needs fewer of
   the registers, which are not enough as they stand.  B is that behind them,
   and then before them.  */

void
order_nodes (block_state *b, const vec<node *> &nodes)
{
  auto_bitmap live;
  unsigned alive = b->alive, most = 0, store = 0;
  auto_vec<unsigned> loads, order;

  bitmap_copy (live, b->live);
  for (unsigned k = nodes.length (); k-- > 0;)
    most = MAX (most, pass_by (b, nodes[k]->stmt));
  if (most <= b->registers || nodes.length () > MOST_STATEMENTS)
    return;
  bitmap_copy (b->live, live);
  b->alive = alive;
  forget_meetings (b, nodes);
  for (unsigned k = 0; k < nodes.length (); k++)
    gimple_set_uid (nodes[k]->stmt, k + 1);
  for (unsigned k = 0; k < nodes.length (); k++)
    note_order (nodes, k, &store, &loads);
  if (find_order (b, nodes, &order) < most)
    put_in_order (nodes, order);
  for (unsigned k = 0; k < nodes.length (); k++)
    gimple_set_uid (nodes[k]->stmt, 0);
}

/* Order the statements of BB, behind which the vectors of B are alive.  */

void
order_block (block_state *b, basic_block bb)
{
  auto_delete_vec<node> nodes;
  auto_vec<gimple *> stmts;

  for (gphi_iterator g = gsi_start_phis (bb); !gsi_end_p (g); gsi_next (&g))
    gimple_set_uid (g.phi (), 0);
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      gimple_set_uid (gsi_stmt (g), 0);
      if (!is_gimple_debug (gsi_stmt (g)))
	stmts.safe_push (gsi_stmt (g));
    }
  for (unsigned k = stmts.length (); k > 0;)
    {
      unsigned end = k;
      while (k > 0 && movable_p (stmts[k - 1]))
	k--;
      for (unsigned j = k; j < end; j++)
	{
	  nodes.safe_push (new node ());
	  nodes.last ()->stmt = stmts[j];
	}
      if (end > k)
	order_nodes (b, nodes);
      while (!nodes.is_empty ())
	delete nodes.pop ();
      if (k > 0)
	pass_by (b, stmts[--k]);
    }
}

/* True if BB has more statements on vectors than REGISTERS.  */

bool
long_block_p (basic_block bb, unsigned registers)
{
  unsigned n = 0;
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
       gsi_next_nondebug (&g))
    {
      tree lhs = gimple_get_lhs (gsi_stmt (g));
      n += lhs && VECTOR_TYPE_P (TREE_TYPE (lhs));
    }
  return n > registers;
}

/* Put NAME into those of OUT, the sets of vectors that are alive behind a
   block, by its index, that it belongs to; blocks that are not looked at have
   none.  */

void
note_life (tree name, const vec<bitmap> &out)
{
  basic_block from = gimple_bb (SSA_NAME_DEF_STMT (name));
  auto_vec<basic_block> begun;	/* Where it is alive at the beginning.  */
  auto_bitmap behind;
  imm_use_iterator it;
  use_operand_p use;
  edge_iterator ei;
  edge e;

  if (!from)
    from = ENTRY_BLOCK_PTR_FOR_FN (cfun);
  auto end = [&] (basic_block bb)
    {
      if (bitmap_set_bit (behind, bb->index) && bb != from)
	begun.safe_push (bb);
    };
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      if (gphi *phi = dyn_cast<gphi *> (s))
	end (gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src);
      else if (!is_gimple_debug (s) && gimple_bb (s) != from)
	begun.safe_push (gimple_bb (s));
    }
  while (!begun.is_empty ())
    FOR_EACH_EDGE (e, ei, begun.pop ()->preds)
      end (e->src);
  bitmap_iterator bi;
  unsigned k;
  EXECUTE_IF_SET_IN_BITMAP (behind, 0, k, bi)
    if (out[k])
      bitmap_set_bit (out[k], SSA_NAME_VERSION (name));
}

}

void
ripple_crowded_blocks (function *fn)
{
  auto_vec<bitmap> out;
  bool any = false;
  block_state b;
  basic_block bb;
  unsigned k;
  tree name;

  if (!optimize)
    return;
  b.registers = ripple_vector_registers (USUAL_SIZE);
  out.safe_grow_cleared (last_basic_block_for_fn (fn));
  FOR_EACH_BB_FN (bb, fn)
    if (long_block_p (bb, b.registers))
      {
	out[bb->index] = BITMAP_ALLOC (NULL);
	any = true;
      }
  if (!any)
    return;
  FOR_EACH_SSA_NAME (k, name, fn)
    if (vector_register_p (name))
      note_life (name, out);
  b.uses = b.met = vNULL;
  b.uses.safe_grow_cleared (num_ssa_names);
  b.met.safe_grow_cleared (num_ssa_names);
  FOR_EACH_BB_FN (bb, fn)
    if ((b.live = out[bb->index]))
      {
	b.alive = bitmap_count_bits (b.live);
	order_block (&b, bb);
	BITMAP_FREE (b.live);
      }
  b.uses.release ();
  b.met.release ();
}

/* A version of annotated loops for tables that can be read as a whole.

   INPUT	for (i = 0; i < n; i++)		in: unsigned char
		  out[i] = t[in[i]];

   OUTPUT	if (t % 4096 <= 4096 - 256)
		  {
		    u = t;		256 bytes may be read behind u where
					any lane reads there
		    for (i = 0; i < n; i++)
		      out[i] = u[in[i]];
		  }
		else
		  the loop as it was

   Behind a pointer there may be less than all that an index can reach.  But a
   lane that looks up something may read a byte of the page that all of it is
   in if it is in one page, so that a processor reads the rest as well.  Then
   the look-ups are permutations of the table (render/table.cc).

   Called before blocks are given other sizes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/greatest-index.h"
#include "analysis/overlay.h"
#include "emit/machine.h"
#include "emit/tensor/tensor.h"
#include "transform/loops/loops.h"

namespace {

enum { MOST_TABLES = 4 };

struct whole_table
{
  tree pointer;			/* To it, known before the loop,  */
  tree copy;			/* and in the loop.  */
  unsigned bytes;
};

struct table_loop
{
  class loop *loop;
  auto_vec<whole_table> tables;
  auto_vec<gimple *> places;	/* What adds indices to the pointers.  */
};

/* The pointer that ADDRESS adds an index to, if that is known before LOOP;
   else null.  */

tree
table_pointer (class loop *loop, gimple *address)
{
  if (!is_gimple_assign (address)
      || gimple_assign_rhs_code (address) != POINTER_PLUS_EXPR)
    return NULL_TREE;
  tree p = gimple_assign_rhs1 (address);
  if (TREE_CODE (p) != SSA_NAME || varying_p (p))
    return NULL_TREE;
  gimple *def = SSA_NAME_DEF_STMT (p);
  return SSA_NAME_IS_DEFAULT_DEF (p)
	 || !flow_bb_inside_loop_p (loop, gimple_bb (def)) ? p : NULL_TREE;
}

/* How many elements of ES bytes OFFSET reaches; 0 if that is not known.  */

unsigned
reached_elements (tree offset, unsigned es)
{
  tree index = offset;
  gimple *def = SSA_NAME_DEF_STMT (offset);
  if (es > 1)
    {
      if (!is_gimple_assign (def) || gimple_assign_rhs_code (def) != MULT_EXPR
	  || !tree_fits_uhwi_p (gimple_assign_rhs2 (def))
	  || tree_to_uhwi (gimple_assign_rhs2 (def)) != es)
	return 0;
      index = gimple_assign_rhs1 (def);
    }
  unsigned most = greatest_index (unextended_index (index), false);
  return most < NO_INDEX ? most + 1 : 0;
}

/* Note in T what LOAD looks up, if that is best read as a whole.  */

void
find_table (table_loop *t, gimple *load)
{
  tree ref = gimple_assign_rhs1 (load), elt;
  HOST_WIDE_INT by, es = int_size_in_bytes (TREE_TYPE (ref));
  if (TREE_CODE (ref) != MEM_REF || !integer_zerop (TREE_OPERAND (ref, 1))
      || TREE_THIS_VOLATILE (ref)
      || TREE_CODE (TREE_OPERAND (ref, 0)) != SSA_NAME
      || es < 1 || es > MAX_VECTOR_ELEMENT
      || !(elt = integer_element (es * BITS_PER_UNIT, true)))
    return;
  gimple *address = SSA_NAME_DEF_STMT (TREE_OPERAND (ref, 0));
  tree pointer = table_pointer (t->loop, address);
  if (!pointer)
    return;
  tree offset = gimple_assign_rhs2 (address);
  if (TREE_CODE (offset) != SSA_NAME || !varying_p (offset)
      || lanes_differ_by (offset, &by))
    return;
  unsigned count = reached_elements (offset, es);
  struct shape s = overlay_address_shape (ref);
  if (!count || count * es > MAX_TABLE_BYTES
      || !lanes_table_p (elt, count, lanes_of_shape (&s)))
    return;
  unsigned i = 0;
  while (i < t->tables.length () && t->tables[i].pointer != pointer)
    i++;
  if (i == t->tables.length ())
    t->tables.safe_push ({ pointer, NULL_TREE, 0 });
  t->tables[i].bytes = MAX (t->tables[i].bytes, count * (unsigned) es);
  t->places.safe_push (address);
}

/* The condition that each table of T is in one page, in front of the loop.  */

tree
in_pages (table_loop *t)
{
  gimple_seq seq = NULL;
  tree all = NULL_TREE;
  unsigned page = ripple_current_target ()->page_bytes;
  for (unsigned i = 0; i < t->tables.length (); i++)
    {
      whole_table *w = &t->tables[i];
      w->copy = make_ssa_name (TREE_TYPE (w->pointer));
      gimple_seq_add_stmt (&seq, gimple_build_assign (w->copy, w->pointer));
      note_table (w->copy, w->bytes);
      tree at = gimple_convert (&seq, sizetype, w->pointer);
      at = gimple_build (&seq, BIT_AND_EXPR, sizetype, at,
			 size_int (page - 1));
      tree in = gimple_build (&seq, LE_EXPR, boolean_type_node, at,
			      size_int (page - w->bytes));
      all = all ? gimple_build (&seq, BIT_AND_EXPR, boolean_type_node, all, in)
	    : in;
    }
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (t->loop), seq);
  return all;
}

/* The condition for a version of LOOP that reads tables as a whole, or
   null.  */

tree
page_condition (class loop *loop, void *data)
{
  table_loop *t = (table_loop *) data;
  t->loop = loop;
  t->tables.truncate (0);
  t->places.truncate (0);
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      if (gimple_assign_load_p (gsi_stmt (g)))
	find_table (t, gsi_stmt (g));
  free (body);
  return t->tables.is_empty () || t->tables.length () > MOST_TABLES
	 ? NULL_TREE : in_pages (t);
}

/* Let the look-ups of LOOP be of tables that are read as a whole.  */

void
read_whole (class loop *, void *data)
{
  table_loop *t = (table_loop *) data;
  for (unsigned i = 0; i < t->places.length (); i++)
    for (unsigned k = 0; k < t->tables.length (); k++)
      if (gimple_assign_rhs1 (t->places[i]) == t->tables[k].pointer)
	{
	  gimple_assign_set_rhs1 (t->places[i], t->tables[k].copy);
	  update_stmt (t->places[i]);
	  break;
	}
}

} // anonymous namespace

bool
version_whole_tables (void)
{
  table_loop t;
  return ripple_current_target ()->page_bytes
	 && ripple_gather != GATHER_ALWAYS && !lanes_emulate
	 && version_loops (page_condition, read_whole, &t);
}

/* Lanes that need not be in order.

   Records of two, four or eight numbers, as complex ones or quaternions, are
   taken apart into a vector for each field, and put together again.  Where the
   machine moves elements within pieces of 16 bytes in less time than across
   them, that leaves lanes in another order; if what is done in between is done
   lane by lane, they may stay in it:

       x = PERM <a, b, { 0, 2, 4, 6 }>      x = PERM <a, b, { 0, 4, 2, 6 }>
       y = PERM <a, b, { 1, 3, 5, 7 }>      y = PERM <a, b, { 1, 5, 3, 7 }>
       z = x * y                       ->   z = x * y
       *p = PERM <z, y, { 0, 4, 1, 5 }>     *p = PERM <z, y, { 0, 4, 2, 6 }>
       *q = PERM <z, y, { 2, 6, 3, 7 }>     *q = PERM <z, y, { 1, 5, 3, 7 }>

   Vectors that are stored, and together are records, are found by where their
   elements come from (origins.cc).  Their fields are described in that order
   and computed anew (described-values.cc), which ends at what is loaded, or at
   a vector in another order.  All such stores of a block are changed if less
   is to be computed then, permutations across pieces counted twice.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "transform/tune/origins.h"
#include "transform/tune/tune.h"

namespace {

/* Vectors that are stored and hold the records of the fields FIELD[0] to
   FIELD[COUNT - 1], of ES bytes each.  */

struct stored_records
{
  unsigned es, count, found;
  tree field[MOST_IN_PIECE];
  gimple *store[MOST_IN_PIECE];	/* In the order of the lanes.  */
  gimple *first;		/* Of these, in the block.  */
};

}

/* Number the statements of BB.  */

static void
number_statements (basic_block bb)
{
  unsigned n = 0;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    gimple_set_uid (gsi_stmt (g), ++n);
}

/* If O is some of the records of COUNT fields of ES bytes each, from a vector
   for each field, set G's fields to these, and *ROW to which of COUNT vectors
   with such records that is.  */

static bool
records_p (const origin *o, unsigned es, unsigned count, stored_records *g,
	   unsigned *row)
{
  unsigned records = o->bytes / es / count, first = o->at[0] / es;
  *row = first / records;
  if (first % records != 0 || *row >= count)
    return false;
  for (unsigned i = 0; i < o->bytes; i++)
    {
      unsigned k = i / es;
      if (TREE_CODE (o->from[i]) != SSA_NAME
	  || vector_bytes (TREE_TYPE (o->from[i])) != o->bytes
	  || o->from[i] != o->from[k % count * es]
	  || o->at[i] != (first + k / count) * es + i % es)
	return false;
    }
  g->es = es;
  g->count = count;
  for (unsigned k = 0; k < count; k++)
    g->field[k] = o->from[k * es];
  return true;
}

/* Put STMT, which stores what O describes, into GROUPS if that is records.  */

static void
add_store (vec<stored_records> &groups, gimple *stmt, const origin *o)
{
  static const unsigned kinds[][2]
    = { { 8, 2 }, { 4, 4 }, { 4, 2 }, { 2, 8 } };
  stored_records g;
  unsigned row, i;
  bool found = false;
  for (i = 0; i < ARRAY_SIZE (kinds) && !found; i++)
    found = pieces_interleave_p (o->bytes, kinds[i][0])
	    && records_p (o, kinds[i][0], kinds[i][1], &g, &row);
  if (!found)
    return;
  for (i = 0; i < groups.length (); i++)
    if (groups[i].es == g.es && groups[i].count == g.count
	&& !memcmp (groups[i].field, g.field, g.count * sizeof g.field[0])
	&& !groups[i].store[row])
      break;
  if (i == groups.length ())
    {
      memset (g.store, 0, sizeof g.store);
      g.found = 0;
      g.first = stmt;
      groups.safe_push (g);
    }
  groups[i].store[row] = stmt;
  groups[i].found++;
}

/* True if all that SEQ uses of BB is computed before STMT.  */

static bool
available_p (gimple_seq seq, basic_block bb, gimple *stmt)
{
  for (gimple_stmt_iterator g = gsi_start (seq); !gsi_end_p (g); gsi_next (&g))
    {
      ssa_op_iter it;
      tree x;
      FOR_EACH_SSA_TREE_OPERAND (x, gsi_stmt (g), it, SSA_OP_USE)
	{
	  gimple *def = SSA_NAME_DEF_STMT (x);
	  if (gimple_bb (def) == bb && gimple_code (def) != GIMPLE_PHI
	      && gimple_uid (def) >= gimple_uid (stmt))
	    return false;
	}
    }
  return true;
}

/* Field K of G in each piece: of records that lie in this piece of the vectors
   that are stored, one vector after the other.  */

static origin
field_in_pieces (const stored_records *g, unsigned k, unsigned bytes)
{
  unsigned per = PIECE_BYTES / g->es, of_vector = per / g->count;
  unsigned records = bytes / g->es / g->count;
  origin o;
  o.bytes = bytes;
  for (unsigned i = 0; i < bytes; i++)
    {
      unsigned piece = i / PIECE_BYTES, e = i / g->es % per;
      unsigned row = e / of_vector;
      o.from[i] = g->field[k];
      o.at[i] = ((row * records + piece * of_vector + e % of_vector) * g->es
		 + i % g->es);
    }
  return o;
}

/* Make what G's stores store, and push them onto STORES; false if that cannot
   be.  */

static bool
make_records (replacement *r, const stored_records *g,
	      vec<stored_vector> &stores)
{
  tree v[MOST_IN_PIECE], type = TREE_TYPE (g->field[0]);
  unsigned bytes = vector_bytes (type);
  if (element_bytes (type) != g->es)
    type = build_vector_type (build_nonstandard_integer_type (g->es * 8, 1),
			      bytes / g->es);
  r->loc = gimple_location (g->first);
  r->seq = NULL;
  for (unsigned k = 0; k < g->count; k++)
    {
      origin o = field_in_pieces (g, k, bytes);
      v[k] = build_described (r, &o, type);
      if (!v[k])
	return false;
    }
  if (!transpose_pieces (r, type, g->count, v))
    return false;
  for (unsigned k = 0; k < g->count; k++)
    {
      tree old = *stored_value (g->store[k]);
      stored_vector s = { g->store[k], old, viewed (r, TREE_TYPE (old), v[k]),
			  NULL };
      stores.safe_push (s);
    }
  if (!available_p (r->seq, r->bb, g->first))
    return false;
  for (unsigned k = 0; k < g->count; k++)
    if (g->store[k] == g->first)
      stores[stores.length () - g->count + k].seq = r->seq;
  return true;
}

static unsigned
sequence_cost (gimple_seq seq)
{
  unsigned cost = 0;
  for (gimple_stmt_iterator g = gsi_start (seq); !gsi_end_p (g); gsi_next (&g))
    cost += operation_cost (gsi_stmt (g));
  return cost;
}

static void
reorder_block (basic_block bb)
{
  replacement r;
  auto_vec<stored_records> groups;
  auto_vec<stored_vector> stores;
  unsigned made = 0;
  r.bb = bb;
  r.made = 0;
  r.pieces = true;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (tree *x = stored_value (gsi_stmt (g)))
      if (permuted_p (*x))
	{
	  origin o = whole_vector (*x);
	  find_origins (&r, &o);
	  add_store (groups, gsi_stmt (g), &o);
	}
  if (!groups.is_empty ())
    number_statements (bb);
  for (unsigned i = 0; i < groups.length (); i++)
    if (groups[i].found == groups[i].count)
      {
	unsigned known = r.known.length (), old = stores.length ();
	if (make_records (&r, &groups[i], stores))
	  {
	    made += sequence_cost (r.seq);
	    continue;
	  }
	r.known.truncate (known);
	stores.truncate (old);
	gimple_seq_discard (r.seq);
      }
  replace_stored (stores, !stores.is_empty ()
			  && made < spared_cost (&r, stores));
}

void
spare_lane_order (void)
{
  basic_block bb;

  if (!optimize || lanes_emulate)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    reorder_block (bb);
}

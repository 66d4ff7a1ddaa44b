/* How many lanes two nested annotated loops run at a time.

   INPUT	i in blocks of 16 rows, j in blocks of 16 columns, with AVX2:
		for (k = 0; k < n; k++)
		  sum += a[i * n + k] * b[k * n + j];

   OUTPUT	i in blocks of 6, j in blocks of 16

   What goes round in a loop in such a nest has to stay in registers, and there
   are to be enough of it, as each waits for the round before.  What one
   dimension has loaded is used for all lanes of the other, so that of the
   tiles that fit that is best which needs the fewest instructions per vector.
   Where nothing is used so, and memory is accessed along rows, each of these
   is done like a single loop.

   In a nest that is elementwise, and whose lanes do not depend on each other,
   nobody can tell how many are run together, as in single loops
   (block-size.cc).

   Called before loops are strip-mined, with shapes computed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "emit/lanes.h"
#include "emit/machine.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"
#include "tree-scalar-evolution.h"

namespace {

enum
{
  SPARE_REGISTERS = 2,		/* For what is used at once.  */
  BUSY_CHAINS = 10,		/* So many that wait for the round before keep
				   the units for products busy.  */
  ROUND_OVERHEAD = 3,		/* Instructions of a loop for itself,  */
  ROW_LOAD = 2,			/* and of a load for a row, with its
				   address.  */
  MOST_COLUMN_VECTORS = 4,
  WIDTH_PERCENT = 5,		/* What each vector of columns costs more, as
				   the last tile of a row may be empty but for
				   one lane.  */
  MOST_GROWTH = 4,		/* How often what the program asks for.  */
  LONG_BODY = 48,		/* Statements on tiles.  */
  SHORT_ROW = 8,		/* Rows of the program have so many lanes, */
  SHORT_BYTES = 16		/* or bytes, if they are to be long.  */
};

/* What loops in a nest do in each round, in vectors for each vector of columns
   and for each row.  */

struct nest_work
{
  unsigned bytes;		/* Of all elements.  */
  unsigned tiles;		/* What goes round, or is used, in both
				   dimensions,  */
  unsigned columns, rows;	/* and in one of them.  */
  unsigned column_loads, row_loads, tile_loads;
  unsigned operations;		/* In both.  */
  unsigned uniforms;
};

struct nest
{
  gcall *outer, *inner;
  class loop *outer_loop, *inner_loop;
  gcall *column_marker, *row_marker;	/* Which of them is along x, y.  */
  unsigned x, y;		/* The faster dimension, and the other.  */
  struct extent columns, rows;	/* Of the program's block.  */
};

/* Vectors along columns, and rows.  */

struct tile_size
{
  unsigned vectors, rows;
};

/* One of four counters for NAME, by its shape in N.  */

unsigned *
count_for (const nest *n, tree name, unsigned *tiles, unsigned *columns,
	   unsigned *rows, unsigned *uniforms)
{
  const struct shape *s = overlay_shape (name);
  bool x = !extent_one_p (&s->dim[n->x]), y = !extent_one_p (&s->dim[n->y]);
  return x && y ? tiles : x ? columns : y ? rows : uniforms;
}

/* True if NAME, which has lanes, is known not to be an address or what one is
   made of: it is a float, or computed from what DATA has.  */

bool
data_p (tree name, hash_set<tree> *data)
{
  return TREE_CODE (name) == SSA_NAME && !virtual_operand_p (name)
	 && varying_p (name) && !POINTER_TYPE_P (TREE_TYPE (name))
	 && (SCALAR_FLOAT_TYPE_P (TREE_TYPE (name)) || data->contains (name));
}

/* Put into DATA what is loaded in N, goes round in its loops, or is computed
   from that.  */

void
find_data (const nest *n, hash_set<tree> *data)
{
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int blocks = pre_and_rev_post_order_compute (NULL, rpo, false);
  for (int i = 0; i < blocks; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      if (!flow_bb_inside_loop_p (n->outer_loop, bb))
	continue;
      for (gphi_iterator p = gsi_start_nonvirtual_phis (bb); !gsi_end_p (p);
	   gsi_next_nonvirtual_phi (&p))
	data->add (gimple_phi_result (p.phi ()));
      for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb);
	   !gsi_end_p (g); gsi_next_nondebug (&g))
	{
	  gimple *s = gsi_stmt (g);
	  tree lhs = gimple_get_lhs (s), use;
	  ssa_op_iter it;
	  if (!lhs || TREE_CODE (lhs) != SSA_NAME)
	    continue;
	  bool any = gimple_assign_load_p (s);
	  FOR_EACH_SSA_TREE_OPERAND (use, s, it, SSA_OP_USE)
	    any |= data_p (use, data);
	  if (any)
	    data->add (lhs);
	}
    }
  free (rpo);
}

bool
uniform_float_p (tree name)
{
  return SCALAR_FLOAT_TYPE_P (TREE_TYPE (name)) && !varying_p (name);
}

/* Note in W the size of the elements of TYPE; false if others have another
   one.  */

bool
note_bytes (nest_work *w, tree type)
{
  unsigned bytes = lane_bytes (type);
  if (!w->bytes)
    w->bytes = bytes;
  return bytes && bytes == w->bytes;
}

/* Note in W what STMT, in a loop in N, does with DATA; OUTSIDE are the values
   from before that have been seen.  */

bool
note_statement (const nest *n, nest_work *w, gimple *stmt,
		hash_set<tree> *data, hash_set<tree> *outside)
{
  unsigned other = 0;
  ssa_op_iter it;
  tree name = gimple_get_lhs (stmt);
  if (is_gimple_call (stmt) || gimple_code (stmt) == GIMPLE_ASM
      || gimple_store_p (stmt))
    return false;
  if (name && data_p (name, data))
    {
      if (!note_bytes (w, TREE_TYPE (name)))
	return false;
      if (gimple_assign_load_p (stmt))
	{
	  ++*count_for (n, name, &w->tile_loads, &w->column_loads,
			&w->row_loads, &other);
	  ++*count_for (n, name, &other, &w->columns, &other, &other);
	}
      ++*count_for (n, name, &w->operations, &other, &other, &other);
    }
  FOR_EACH_SSA_TREE_OPERAND (name, stmt, it, SSA_OP_USE)
    if ((data_p (name, data) || uniform_float_p (name))
	&& !flow_loop_nested_p (n->inner_loop,
				gimple_bb (SSA_NAME_DEF_STMT (name))
				? gimple_bb (SSA_NAME_DEF_STMT (name))
				  ->loop_father : n->outer_loop)
	&& !outside->add (name))
      ++*count_for (n, name, &w->tiles, &w->columns, &w->rows, &w->uniforms);
  return true;
}

/* True if NAME, which goes round in LOOP, goes on so in a loop in it.  */

bool
goes_on_inside_p (class loop *loop, tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    if (gimple_code (USE_STMT (use)) == GIMPLE_PHI
	&& flow_loop_nested_p (loop, gimple_bb (USE_STMT (use))->loop_father))
      return true;
  return false;
}

/* Find W of N; false if that is not known, or nothing in both dimensions goes
   round.  */

bool
find_nest_work (const nest *n, nest_work *w)
{
  hash_set<tree> data, outside;
  basic_block bb;
  unsigned carried = 0;
  *w = nest_work ();
  find_data (n, &data);
  FOR_EACH_BB_FN (bb, cfun)
    {
      class loop *l = bb->loop_father;
      if (!flow_loop_nested_p (n->inner_loop, l))
	continue;
      if (!common_rounds_p (l))
	return false;
      for (gphi_iterator p = gsi_start_nonvirtual_phis (bb); !gsi_end_p (p);
	   gsi_next_nonvirtual_phi (&p))
	if (data_p (gimple_phi_result (p.phi ()), &data))
	  {
	    tree r = gimple_phi_result (p.phi ());
	    if (bb != l->header || !note_bytes (w, TREE_TYPE (r)))
	      return false;
	    if (goes_on_inside_p (l, r))
	      continue;
	    ++*count_for (n, r, &carried, &w->columns, &w->rows, &w->uniforms);
	  }
      for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb);
	   !gsi_end_p (g); gsi_next_nondebug (&g))
	if (!note_statement (n, w, gsi_stmt (g), &data, &outside))
	  return false;
    }
  w->tiles += carried;
  return carried && w->operations <= LONG_BODY;
}

unsigned
registers_for (const nest_work *w, tile_size t)
{
  return t.vectors * t.rows * w->tiles + t.vectors * w->columns
	 + t.rows * w->rows + w->uniforms + SPARE_REGISTERS;
}

/* The number of iterations of MARKER's loop, if it is known and less than
   MOST, else that.  */

unsigned
known_iterations (gcall *marker, unsigned most)
{
  tree n = constant_value (gimple_call_arg (marker, 3));
  return n && tree_fits_uhwi_p (n) && tree_to_uhwi (n) < most
	 ? MAX (tree_to_uhwi (n), 1) : most;
}

/* How much of what blocks of LANES lanes do for MARKER's loop is wanted, in
   percent: all of it, if its iterations are not known.  */

unsigned
used_percent (gcall *marker, unsigned lanes)
{
  enum { SHORT_LOOP = 1024 };
  unsigned n = known_iterations (marker, SHORT_LOOP);
  return n < SHORT_LOOP ? n * 100 / ROUND_UP (n, lanes) : 100;
}

/* What a vector that is wanted of a tile T of N costs, for W: instructions, or
   as many as could be done while its chains wait.  The unit is small.  */

unsigned
cost_of (const nest *n, const nest_work *w, tile_size t)
{
  unsigned vectors = t.vectors * t.rows, chains = vectors * w->tiles;
  unsigned all = vectors * w->operations + t.vectors * w->column_loads
		 + t.rows * w->row_loads * ROW_LOAD + ROUND_OVERHEAD;
  return all * 100 / vectors * (100 + WIDTH_PERCENT * t.vectors)
	 * MAX (BUSY_CHAINS, chains) / chains
	 * 100 / used_percent (n->row_marker, t.rows);
}

/* The lanes of a vector of N's elements of BYTES bytes: the least, if they are
   scalable.  */

unsigned
vector_lanes (const nest *n, unsigned bytes)
{
  return n->columns.scalable
	 ? lanes_width (bytes, lanes_of_extent (n->columns))
	 : ripple_native_bytes (bytes) / bytes;
}

/* The best tile for what N does, W; T, what it has, if that is as good.  */

tile_size
best_tile (const nest *n, const nest_work *w, tile_size t)
{
  unsigned registers = ripple_vector_registers (w->bytes);
  unsigned lanes = vector_lanes (n, w->bytes);
  unsigned most = MOST_GROWTH * t.vectors * t.rows;
  tile_size best = t, u;
  if (registers_for (w, t) <= registers
      && t.vectors * t.rows * w->tiles >= BUSY_CHAINS)
    return t;
  unsigned cost = registers_for (w, t) <= registers ? cost_of (n, w, t) : -1u;
  unsigned columns = known_iterations (n->column_marker,
				       MOST_COLUMN_VECTORS * lanes);
  unsigned rows = known_iterations (n->row_marker, registers);
  for (u.vectors = 1; u.vectors <= CEIL (columns, lanes); u.vectors *= 2)
    for (u.rows = 1; u.rows <= rows; u.rows++)
      if (u.vectors * u.rows <= most && registers_for (w, u) <= registers
	  && cost_of (n, w, u) < cost)
	{
	  best = u;
	  cost = cost_of (n, w, u);
	}
  return best;
}

/* Let N be the annotated loop of OUTER, and the only one in it, whose marker
   is one of MARKERS; false if they are other loops.  */

bool
find_nest (gcall *outer, const vec<gcall *> &markers, nest *n)
{
  unsigned dim[SHAPE_RANK], inner_dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  struct shape s, t;
  const HOST_WIDE_INT apart = (LANE_LENGTH | LANE_ONE_BLOCK
			       | LANE_BLOCK_INDEPENDENT | LANE_MAY_PEEL
			       | LANE_PREDICATE);
  n->outer = outer;
  n->inner = NULL;
  n->outer_loop = gimple_bb (outer)->loop_father;
  if (!loop_outer (n->outer_loop))
    return false;
  for (unsigned i = 0; i < markers.length (); i++)
    {
      class loop *l = gimple_bb (markers[i])->loop_father;
      if (flow_loop_nested_p (l, n->outer_loop)
	  || (flow_loop_nested_p (n->outer_loop, l) && n->inner))
	return false;
      if (flow_loop_nested_p (n->outer_loop, l))
	n->inner = markers[i];
    }
  if (!n->inner || !several_lanes_p (outer) || !several_lanes_p (n->inner)
      || ((lane_flags (outer) | lane_flags (n->inner)) & apart)
      || lane_dims (outer, LANE_DIM0, dim, extent, &s) != 1
      || lane_dims (n->inner, LANE_DIM0, inner_dim, extent, &t) != 1
      || dim[0] == inner_dim[0]
      || !integer_zerop (gimple_call_arg (outer, LANE_INTERLEAVE))
      || !integer_zerop (gimple_call_arg (n->inner, LANE_INTERLEAVE)))
    return false;
  n->inner_loop = gimple_bb (n->inner)->loop_father;
  n->x = MIN (dim[0], inner_dim[0]);
  n->y = MAX (dim[0], inner_dim[0]);
  n->column_marker = n->x == dim[0] ? outer : n->inner;
  n->row_marker = n->y == dim[0] ? outer : n->inner;
  n->columns = n->x == dim[0] ? s.dim[n->x] : t.dim[n->x];
  n->rows = n->y == dim[0] ? s.dim[n->y] : t.dim[n->y];
  return loop_outer (n->inner_loop) == n->outer_loop && !n->rows.scalable;
}

/* Let the loop of MARKER, which ran over WAS lanes at a time, run over LANES
   of them: that there is no remainder of WAS says nothing of the new one.  */

void
forget_whole_blocks (gcall *marker, poly_uint64 was, poly_uint64 lanes)
{
  if (!multiple_p (was, lanes))
    set_lane_flags (marker, lane_flags (marker) & ~LANE_NO_REMAINDER);
}

/* True if N is better run row by row, each like a single loop: nothing that is
   loaded for one dimension is used for several lanes of the other in loops in
   it, W, and what is accessed lies along rows.  These fill a short vector of
   elements of BYTES bytes.  */

bool
by_rows_p (const nest *n, const nest_work *w, unsigned bytes)
{
  unsigned most = 2 * ripple_native_bytes (bytes) / bytes;
  return n->row_marker == n->outer && !n->columns.scalable
	 && (n->columns.fixed >= SHORT_ROW
	     || n->columns.fixed * bytes >= SHORT_BYTES)
	 && (!n->inner_loop->inner || w->tile_loads)
	 && known_iterations (n->column_marker, most) == most
	 && rows_contiguous_p (n->outer, n->inner, n->column_marker);
}

/* The tile that N is best run over; that of the program if it is as good, or
   if that is not known.  */

struct new_extents
{
  poly_uint64 columns, rows;
};

new_extents
best_extents (const nest *n)
{
  new_extents best = { lanes_of_extent (n->columns),
		       lanes_of_extent (n->rows) };
  nest_work w;
  lane_work all;
  if (find_nest_work (n, &w) && !w.tile_loads)
    {
      unsigned lanes = vector_lanes (n, w.bytes);
      if (lanes < 2 || n->columns.fixed < lanes)
	return best;
      tile_size t = { CEIL (unsigned (n->columns.fixed), lanes),
		      unsigned (n->rows.fixed) };
      tile_size u = best_tile (n, &w, t);
      if (u.vectors != t.vectors || u.rows != t.rows)
	{
	  struct extent e = { u.vectors * lanes, n->columns.scalable };
	  best.columns = lanes_of_extent (e);
	  best.rows = u.rows;
	}
    }
  else if (find_work (n->outer_loop, &all) && straight_work_p (&all)
	   && by_rows_p (n, &w, all.widest))
    best.rows = 1;
  return best;
}

/* Let the loop of OUTER and the one in it, the markers of which are among
   MARKERS, run over a tile that is better than theirs.  True if they do
   now.  */

bool
fit_nest (gcall *outer, const vec<gcall *> &markers)
{
  nest n;
  gimple_seq seq = NULL;
  fitted_loop f = fitted_loop ();
  if (!find_nest (outer, markers, &n))
    return false;
  f.handle = gimple_call_arg (outer, 0);
  f.nest = true;
  gimple *handle = handle_definition (f.handle);
  if (!handle || handle != handle_definition (gimple_call_arg (n.inner, 0)))
    return false;
  new_extents best = best_extents (&n);
  if ((known_eq (best.columns, lanes_of_extent (n.columns))
       && known_eq (best.rows, lanes_of_extent (n.rows)))
      || why_not_elementwise (outer) || why_not_elementwise (n.inner)
      || !nest_independent_p (outer, n.inner, &seq, &f.safe))
    return false;
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (n.outer_loop), seq);
  const unsigned dims[] = { n.x, n.y };
  const poly_uint64 extents[] = { best.columns, best.rows };
  forget_whole_blocks (n.column_marker, lanes_of_extent (n.columns),
		       best.columns);
  forget_whole_blocks (n.row_marker, lanes_of_extent (n.rows), best.rows);
  set_block_extents (outer, handle, 2, dims, extents);
  gimple_call_set_arg (n.inner, 0, gimple_call_arg (outer, 0));
  update_stmt (n.inner);
  note_fitted_loop (outer, f);
  return true;
}

}

bool
fit_nests (void)
{
  auto_vec<gcall *> markers;
  bool changed = false;
  begin_fitted_loops ();
  find_lane_markers (&markers);
  if (markers.length () < 2 || lanes_emulate || !optimize
      || optimize_function_for_size_p (cfun))
    return false;
  begin_loops ();
  scev_initialize ();
  for (unsigned i = 0; i < markers.length (); i++)
    changed |= fit_nest (markers[i], markers);
  scev_finalize ();
  loop_optimizer_finalize ();
  if (changed)
    overlay_forget_shapes ();
  return changed;
}

/* How an access is carried out: places of the lanes, runs, costs, policy.

   Nothing is emitted here.  Every part of the access gets one way; the costs
   are rough instruction counts, only good enough to order the ways.

   Called by lanes_load, lanes_store and lanes_access_class.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"

/* True if a sanitizer is to check the accesses.  GCC's see no masked accesses,
   gathers and scatters.  */

bool
accesses_checked_p (void)
{
  return sanitize_flags_p (SANITIZE_ADDRESS | SANITIZE_HWADDRESS
			   | SANITIZE_THREAD);
}

/* True if vectors of VTYPE can be loaded (stored, if STORE) under a mask.  */

bool
masked_access_p (tree vtype, bool store)
{
  if (!VECTOR_MODE_P (TYPE_MODE (vtype)) || accesses_checked_p ())
    return false;
  return lengths_moved_type (vtype, store) != NULL_TREE;
}

/* True if masks of VTYPE are registers of their own (AVX-512, SVE).  There a
   masked access costs what a plain one does; vmaskmov of AVX2 is slow to
   store on some machines and is left to accesses that need it.  */

bool
masks_cheap_p (tree vtype)
{
  machine_mode mode = TYPE_MODE (truth_type_for (vtype));

  return (SCALAR_INT_MODE_P (mode)
	  || GET_MODE_CLASS (mode) == MODE_VECTOR_BOOL);
}

/* Constant value of stride D of A (0 for none); false if it is known only at
   run time.  Strides of dimensions with extent 1 do not matter.  */

static bool
constant_stride_p (const lanes_address *a, unsigned d, HOST_WIDE_INT *value)
{
  tree stride = a->stride[d];

  *value = 0;
  if (!stride || extent_one_p (&a->shape.dim[d]))
    return true;
  if (TREE_CODE (stride) != INTEGER_CST)
    return false;
  *value = sext_hwi (TREE_INT_CST_LOW (stride), TYPE_PRECISION (sizetype));
  return true;
}

/* Find row and offset of every lane of X.  */

static void
find_places (mem_access *x)
{
  HOST_WIDE_INT stride[SHAPE_RANK];

  x->nrows = 1;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    {
      x->row_stride[d] = 0;
      if (!constant_stride_p (x->a, d, &stride[d]))
	{
	  x->row_stride[d] = x->nrows;
	  x->nrows *= (unsigned) x->a->shape.dim[d].fixed;
	}
    }
  x->row_pointer.safe_grow_cleared (x->nrows);
  x->at.reserve_exact (x->n);
  for (unsigned k = 0; k < x->n; k++)
    {
      uint64_t index[SHAPE_RANK];
      place p = { 0, x->a->start };

      shape_unflatten (&x->a->shape, k, index);
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	{
	  p.row += (unsigned) index[d] * x->row_stride[d];
	  p.off_bytes += (HOST_WIDE_INT) ((unsigned HOST_WIDE_INT) stride[d]
					  * index[d]);
	}
      if (x->a->places)
	p.off_bytes += x->a->places[k];
      x->at.quick_push (p);
    }
}

tree
access_element (const lanes_address *a)
{
  tree elt = lanes_element_type (a->elt);

  return (TREE_CODE (elt) == BOOLEAN_TYPE || bfloat_p (elt)
	  ? integer_element (tree_to_uhwi (TYPE_SIZE (a->elt)), true) : elt);
}

void
access_init (mem_access *x, emitter *e, const lanes_address *a, bool store,
	     const lanes_mask *mask)
{
  x->e = e;
  x->a = a;
  x->store = store;
  x->es = (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  x->elt = access_element (a);
  x->n = (unsigned) shape_lanes (&a->shape);
  x->single = lanes_single_p (lanes_bytes (x->elt));
  x->width = x->single ? 1 : lanes_width (x->es, x->n);
  x->nparts = (x->n + x->width - 1) / x->width;
  x->vtype = lanes_part_type (x->elt, x->es, x->n);
  x->masked = mask && mask->kind != lanes_mask::ALL;
  x->given = x->masked ? mask : NULL;
  x->mask = NULL;
  x->has_masks = masked_access_p (x->vtype, store);
  x->mask_piece = 0;
  find_places (x);
}

/* True if the lanes K .. K+C-1, as far as they exist, are a run.  */

bool
run_p (const mem_access *x, unsigned k, unsigned c)
{
  unsigned end = MIN (k + c, x->n);

  for (unsigned i = k + 1; i < end; i++)
    if (x->at[i].row != x->at[k].row
	|| (x->at[i].off_bytes
	    != x->at[k].off_bytes + (HOST_WIDE_INT) (i - k) * x->es))
      return false;
  return true;
}

/* True if these lanes are all at one place.  */

bool
same_place_p (const mem_access *x, unsigned k, unsigned c)
{
  unsigned end = MIN (k + c, x->n);

  for (unsigned i = k + 1; i < end; i++)
    if (x->at[i].row != x->at[k].row
	|| x->at[i].off_bytes != x->at[k].off_bytes)
      return false;
  return true;
}

bool
single_stride_p (const mem_access *x, HOST_WIDE_INT *stride_bytes)
{
  if (x->a->offset || x->nrows != 1 || x->n < 2)
    return false;
  *stride_bytes = x->at[1].off_bytes;
  for (unsigned k = 2; k < x->n; k++)
    if (x->at[k].off_bytes != *stride_bytes * (HOST_WIDE_INT) k)
      return false;
  return true;
}

/* The 16 bytes of lanes from K on are built of units of this many lanes: the
   most that fit 8 bytes and make every unit a run that exists as a whole, in
   part, or not at all.  */

unsigned
piece_lanes_of_16 (const mem_access *x, unsigned k)
{
  unsigned c = 16 / x->es, unit;

  for (unit = MAX (8 / x->es, 1u); unit > 1; unit /= 2)
    {
      unsigned i;

      for (i = k; i < k + c && i < x->n; i += unit)
	if (!run_p (x, i, unit)
	    /* Half a unit is put together by shifts.  */
	    || (BYTES_BIG_ENDIAN && i + unit > x->n))
	  break;
      if (i >= k + c || i >= x->n)
	return unit;
    }
  return 1;
}

/* Cost of lanes K .. K+C-1 of X as pieces.  */

static unsigned
piece_cost (const mem_access *x, unsigned k, unsigned c)
{
  if (k >= x->n)
    return 0;
  if (k + c <= x->n && run_p (x, k, c))
    return 1;
  if (!x->store && same_place_p (x, k, c))
    return 2;
  if (c * x->es > 16)
    return (piece_cost (x, k, c / 2) + piece_cost (x, k + c / 2, c / 2) + 1);

  unsigned unit = piece_lanes_of_16 (x, k);
  unsigned units = (MIN (c, x->n - k) + unit - 1) / unit;

  return 2 * units;
}

/* Set X->mask_piece: the size of the pieces that a part under a mask can be
   moved in, 0 if there is none, the whole width for runs.  */

static void
find_mask_piece (mem_access *x)
{
  for (unsigned c = x->width; c * x->es >= 16; c /= 2)
    {
      bool runs = true;

      for (unsigned k = 0; runs && k < x->n; k += c)
	runs = run_p (x, k, c);
      if (runs && masked_access_p (build_vector_type (x->elt, c), x->store))
	{
	  x->mask_piece = c;
	  return;
	}
    }
}

bool
slow_masks_p (const mem_access *x)
{
  return x->store && x->masked && x->given->kind == lanes_mask::LANES
	 && !lanes_emulate && !optimize_function_for_size_p (cfun)
	 && ripple_masked_store_loses ();
}

/* Straight code that costs more than this is too long, since GCC needs time in
   the square of it; unless a loop would take several times as long to run.  */

enum { MAX_STRAIGHT_COST = 256, MOST_CASTS = 4 };

/* True if the indices of X are loaded as they are, so that each of them can be
   loaded for itself.  */

static bool
indices_loaded_p (const mem_access *x)
{
  tree v = x->a->offset->nparts ? x->a->offset->part[0] : NULL_TREE;
  for (unsigned i = 0; v && TREE_CODE (v) == SSA_NAME && i < MOST_CASTS; i++)
    {
      gimple *def = SSA_NAME_DEF_STMT (v);
      if (gimple_assign_load_p (def)
	  || gimple_call_internal_p (def, IFN_MASK_LOAD))
	return true;
      if (!is_gimple_assign (def))
	return false;
      v = gimple_assign_rhs1 (def);
      if (TREE_CODE (v) == VIEW_CONVERT_EXPR)
	v = TREE_OPERAND (v, 0);
      else if (!CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (def))
	       && gimple_assign_rhs_code (def) != SSA_NAME)
	return false;
    }
  return false;
}

/* True if the processor is quicker lane by lane than by a gather, or a
   scatter, of X, if there is nothing to test.  */

static bool
slow_gather_p (const mem_access *x)
{
  const ripple_target *target = ripple_current_target ();

  if (ripple_gather == GATHER_ALWAYS || !optimize
      || 2 * x->n > MAX_STRAIGHT_COST)
    return false;
  return (ripple_gather == GATHER_NEVER
	  || (target->gather_loses && !optimize_function_for_size_p (cfun)
	      && target->gather_loses (x->width,
				       !x->a->offset
				       || indices_loaded_p (x))));
}

/* True if X, which can be gathered, is to be loaded lane by lane instead if
   there is nothing to test.  */

static bool
gather_loses_p (const mem_access *x)
{
  return !x->store && slow_gather_p (x);
}

bool
spread_p (mem_access *x)
{
  enum { FEWEST = 8 };
  if (x->masked || x->width < FEWEST || (x->nrows > 1 && x->nrows != x->n)
      || slow_gather_p (x) || !gather_p (x))
    return false;
  for (unsigned k = 0; k < x->n; k += 16 / x->es)
    if (piece_lanes_of_16 (x, k) > 1)
      return false;
  return true;
}

/* Plan for an access with places and without branches: runs, pieces, window
   or gather by cost.  */

static void
plan_places (mem_access *x)
{
  auto_vec<bool> hard;
  unsigned hard_cost = 0, nhard = 0, win_cost, field_cost;

  if (x->masked)
    find_mask_piece (x);
  for (unsigned p = 0; p < x->nparts; p++)
    {
      unsigned k = p * x->width, valid = part_valid (x, p), cost;
      bool is_hard = false;

      if (x->masked)
	{
	  if (run_p (x, k, x->width) && x->has_masks)
	    x->how[p] = HOW_RUN;
	  else if (x->mask_piece && x->width / x->mask_piece <= 4)
	    {
	      x->how[p] = HOW_PIECES;
	      x->cost += 2 * x->width / x->mask_piece;
	    }
	  else
	    {
	      x->how[p] = HOW_BRANCH;
	      is_hard = true;
	      hard_cost += 8 * valid;
	    }
	}
      else if (run_p (x, k, x->width))
	x->how[p] = HOW_RUN;
      else
	{
	  x->how[p] = HOW_PIECES;
	  cost = piece_cost (x, k, x->width);
	  x->cost += cost;
	  is_hard = cost > 3;
	  if (is_hard)
	    hard_cost += cost;
	}
      hard.safe_push (is_hard);
      nhard += is_hard;
    }
  if (!nhard)
    return;
  if (x->store)
    /* Lanes may overlap: keep to one way, which keeps the order.  */
    for (unsigned p = 0; p < x->nparts; p++)
      if (!hard[p])
	{
	  hard[p] = true;
	  hard_cost += 2;
	}

  /* The cost of a gather is what its element loads cost; it pays where each
     lane would need a test or an address out of a vector.  */
  bool window = (window_make (x, hard.address (), &win_cost)
		 && win_cost < hard_cost
		 && !(slow_masks_p (x) && loop_over_records_p (x, 1)));
  if (nhard == x->nparts && field_p (x, &field_cost)
      && field_cost < (window ? win_cost : hard_cost))
    {
      x->cost = field_cost;
      for (unsigned p = 0; p < x->nparts; p++)
	x->how[p] = HOW_FIELD;
    }
  else if (window)
    {
      x->cost = win_cost;
      for (unsigned p = 0; p < x->nparts; p++)
	if (hard[p])
	  x->how[p] = HOW_WINDOW;
    }
  else if (x->masked ? gather_p (x) : spread_p (x))
    for (unsigned p = 0; p < x->nparts; p++)
      if (hard[p])
	x->how[p] = HOW_GATHER;
}

static bool
too_long_p (const mem_access *x)
{
  return (!lanes_emulate && x->cost > MAX_STRAIGHT_COST
	  && x->cost >= x->n);
}

/* True if the lanes of X that are off are best loaded from where lane 0 is:
   the first lanes are on, and nothing but an index says where they are.  */

bool
from_first_p (mem_access *x)
{
  if (x->store || !x->masked || x->given->kind != lanes_mask::PREFIX
      || !x->a->offset || x->a->is_volatile || x->nrows != 1)
    return false;
  for (unsigned k = 0; k < x->n; k++)
    if (x->at[k].off_bytes)
      return false;
  return gather_p (x) && gather_loses_p (x);
}

/* Decide how each part of X is moved.  */

static void
plan_parts (mem_access *x)
{
  bool branch = false;
  part_how all = x->masked ? HOW_BRANCH : HOW_PIECES;

  x->cost = 0;
  x->how.safe_grow_cleared (x->nparts);
  if (x->store && prefix_pieces_p (x))
    {
      for (unsigned p = 0; p < x->nparts; p++)
	x->how[p] = HOW_BRANCH;
      return;
    }
  if (x->a->is_volatile)
    ;
  else if (!x->a->offset)
    {
      plan_places (x);
      for (unsigned p = 0; p < x->nparts; p++)
	branch |= x->how[p] == HOW_BRANCH;
      if (!branch)
	return;
    }
  if (!x->a->is_volatile && (x->masked || x->a->offset) && gather_p (x)
      && (x->masked || !gather_loses_p (x)))
    all = HOW_GATHER;
  else if (all == HOW_BRANCH && words_p (x))
    all = HOW_WORDS;
  x->cost = all == HOW_PIECES ? 2 * x->n : 0;
  for (unsigned p = 0; p < x->nparts; p++)
    x->how[p] = all;
}

/* Let a loop move X's lanes.  */

void
access_by_loop (mem_access *x)
{
  for (unsigned p = 0; p < x->nparts; p++)
    x->how[p] = HOW_BRANCH;
}

/* Decide how each part of X is moved.  Branches are all or nothing: their
   loop runs over the lanes of the whole access.  */

void
access_plan (mem_access *x)
{
  plan_parts (x);
  if (too_long_p (x))
    access_by_loop (x);
}

enum access_class
lanes_access_class (const lanes_address *a, bool store, bool masked)
{
  mem_access x;
  lanes_mask some = { masked ? lanes_mask::LANES : lanes_mask::ALL,
		      NULL_TREE, 0, 0, NULL };
  emitter e = { NULL, UNKNOWN_LOCATION };
  HOST_WIDE_INT stride;
  enum access_class worst = ACCESS_CONTIGUOUS, c;
  bool whole;

  if (a->whole_group)
    return ACCESS_WINDOW;
  if (shape_scalable_p (&a->shape))
    return (scalable_run_p (a) ? ACCESS_CONTIGUOUS
	    : scalable_reversed_p (a) ? ACCESS_REVERSED
	    : scalable_rows_p (a) ? ACCESS_ROWS : ACCESS_GATHER);

  access_init (&x, &e, a, store, &some);
  if (x.single)
    return ACCESS_SCALAR;
  if (tile_p (&x, &whole) && (!store || optimize))
    return ACCESS_WINDOW;
  access_plan (&x);
  for (unsigned p = 0; p < x.nparts; p++)
    {
      unsigned k = p * x.width;

      c = ACCESS_SCALAR;
      switch (x.how[p])
	{
	case HOW_RUN:
	  c = ACCESS_CONTIGUOUS;
	  break;
	case HOW_PIECES:
	  if (!a->offset && !a->is_volatile
	      && piece_cost (&x, k, x.width) < 2 * part_valid (&x, p))
	    c = ACCESS_ROWS;
	  break;
	case HOW_WINDOW:
	  c = single_stride_p (&x, &stride) && stride == -(HOST_WIDE_INT) x.es
	      ? ACCESS_REVERSED : ACCESS_WINDOW;
	  break;
	case HOW_FIELD:
	  c = ACCESS_WINDOW;
	  break;
	case HOW_GATHER:
	case HOW_WORDS:
	  c = ACCESS_GATHER;
	  break;
	case HOW_BRANCH:
	  break;
	}
      worst = MAX (worst, c);
    }
  return worst;
}

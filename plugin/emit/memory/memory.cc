/* Loads and stores of tensors: the two entry points, and pieces.

   INPUT, 16 lanes of float in rows of 8, the row stride known at run time:

	lanes_load { base p_1, shape [8][2], strides { 4, s_2 } }

   OUTPUT:

	p_3 = p_1 + s_2;
	_4 = MEM <vector(8) float> [(float *) p_1];
	_5 = MEM <vector(8) float> [(float *) p_3];
	_6 = {_4, _5};

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"

/* Lanes K .. K+W-1, of 16 bytes and not a run.  */

static tree
load_units (mem_access *x, unsigned k, unsigned w)
{
  unsigned unit = piece_lanes_of_16 (x, k), n = w / unit;
  tree type = unit == 1 ? x->elt : unsigned_of_bytes (unit * x->es);
  tree value[16];

  for (unsigned i = 0; i < n; i++, k += unit)
    if (k >= x->n)
      value[i] = build_zero_cst (type);
    else if (unit == 1)
      value[i] = emit_rhs (x->e, type, access_ref (x, x->at[k], type));
    else
      value[i] = load_unit (x, x->at[k], unit, MIN (unit, x->n - k));
  return emit_view (x->e, build_vector_type (x->elt, w),
		    emit_vector_of (x->e, type, n, value));
}

/* Lanes K .. K+W-1 as a vector (at least 16 bytes), no mask.  */

static tree
load_piece (mem_access *x, unsigned k, unsigned w)
{
  tree vtype = build_vector_type (x->elt, w), v[2];

  if (k >= x->n)
    return build_zero_cst (vtype);
  if (k + w <= x->n && run_p (x, k, w))
    return load_vector (x, x->at[k], vtype, all_lanes);
  if (same_place_p (x, k, w) && MIN (w, x->n - k) > 1)
    return gimple_build_vector_from_val
	     (&x->e->seq, x->e->loc, vtype,
	      emit_rhs (x->e, x->elt, access_ref (x, x->at[k], x->elt)));
  if (w * x->es <= 16)
    return load_units (x, k, w);
  v[0] = load_piece (x, k, w / 2);
  v[1] = load_piece (x, k + w / 2, w / 2);
  return emit_join (x->e, v, 2);
}

/* Store V, the lanes from K on, in lane order, no mask.  */

static void
store_piece (mem_access *x, unsigned k, tree v)
{
  unsigned w = vector_lanes (TREE_TYPE (v)), unit, bytes;
  tree type;

  if (k >= x->n)
    return;
  if (k + w <= x->n && run_p (x, k, w))
    {
      store_vector (x, x->at[k], v, all_lanes);
      return;
    }
  if (w * x->es > 16)
    {
      store_piece (x, k, part_subvector (x->e, v, 0, w / 2));
      if (k + w / 2 < x->n)
	store_piece (x, k + w / 2, part_subvector (x->e, v, w / 2, w / 2));
      return;
    }
  unit = piece_lanes_of_16 (x, k);
  bytes = unit * x->es;
  type = unit == 1 ? x->elt : unsigned_of_bytes (bytes);
  for (unsigned i = 0; i < w && k + i < x->n; i += unit)
    if (k + i + unit <= x->n)
      emit_store (x, access_ref (x, x->at[k + i], type),
		  emit_bits (x->e, type,
			     emit_view (x->e, build_vector_type (type,
								 16 / bytes),
					v),
			     i * x->es * BITS_PER_UNIT));
    else
      for (unsigned j = i; k + j < x->n; j++)
	emit_store (x, access_ref (x, x->at[k + j], x->elt),
		    emit_bits (x->e, x->elt, v, j * x->es * BITS_PER_UNIT));
}

/* Parts.  */

static tree
load_masked_pieces (mem_access *x, unsigned p)
{
  unsigned c = x->mask_piece, n = x->width / c, k = p * x->width;
  tree mask = access_part_mask (x, p), vtype = build_vector_type (x->elt, c);
  tree v[4];

  for (unsigned i = 0; i < n; i++)
    if (k + i * c >= x->n)
      v[i] = build_zero_cst (vtype);
    else
      v[i] = load_vector (x, x->at[k + i * c], vtype,
			  lanes_on (emit_sub_mask (x->e, mask, x->elt, i * c,
						   c)));
  return emit_join (x->e, v, n);
}

static void
store_masked_pieces (mem_access *x, unsigned p, tree v)
{
  unsigned c = x->mask_piece, k = p * x->width;
  tree mask = access_part_mask (x, p);

  for (unsigned i = 0; i < x->width && k + i < x->n; i += c)
    store_vector (x, x->at[k + i], part_subvector (x->e, v, i, c),
		  lanes_on (emit_sub_mask (x->e, mask, x->elt, i, c)));
}

static tree
load_part (mem_access *x, unsigned p)
{
  unsigned k = p * x->width;

  if (x->how[p] == HOW_PIECES)
    return x->masked ? load_masked_pieces (x, p) : load_piece (x, k, x->width);
  if (x->masked)
    return load_vector (x, x->at[k], x->vtype, access_part_lanes (x, p));
  return load_first (x, x->at[k], x->vtype, part_valid (x, p));
}

static void
store_part (mem_access *x, unsigned p, tree v)
{
  unsigned k = p * x->width;

  if (x->how[p] == HOW_PIECES && x->masked)
    store_masked_pieces (x, p, v);
  else if (x->how[p] == HOW_PIECES)
    store_piece (x, k, v);
  else if (x->masked)
    store_vector (x, x->at[k], v, access_part_lanes (x, p));
  else
    store_first (x, x->at[k], v, part_valid (x, p));
}

/* One access per lane, in order: run-time offsets without a gather, volatile
   objects.  */

static lanes *
load_scalars (mem_access *x)
{
  auto_vec<tree> value;

  for (unsigned k = 0; k < x->n; k++)
    value.safe_push (emit_rhs (x->e, x->elt,
			       lane_ref (x, access_lane_pointer (x, k))));
  return lanes_from_scalars (x->e, x->elt, x->n, value.address ());
}

static void
store_scalars (mem_access *x, lanes *value)
{
  for (unsigned k = 0; k < x->n; k++)
    emit_store (x, lane_ref (x, access_lane_pointer (x, k)),
		lanes_extract (x->e, value, k));
}

static bool
any_part_p (const mem_access *x, part_how how)
{
  for (unsigned p = 0; p < x->nparts; p++)
    if (x->how[p] == how)
      return true;
  return false;
}

/* A with a base of its own: only windows have a use for the common one.  */

static lanes_address
own_base (emitter *e, const lanes_address *a)
{
  lanes_address own = *a;

  own.base = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			   TREE_TYPE (a->base), a->base, size_int (a->start));
  own.align = (unsigned) least_bit_hwi (MAX (a->align, 1u) | a->start);
  own.start = 0;
  own.rows = NULL;
  return own;
}

/* If X has one stride, which is known only at run time, begin a choice: where
   the lanes lie one behind the other they are moved as whole vectors, at
   *A.  */

static bool
begin_run_choice (mem_access *x, lanes_address *a)
{
  emitter *e = x->e;
  unsigned d = 0;
  tree cond;

  if (!optimize || optimize_function_for_size_p (cfun) || lanes_emulate
      || (x->masked && !x->has_masks) || x->a->offset || x->a->places
      || x->a->is_volatile || chunks_of_rows_p (x)
      || x->n < 4 || x->nrows != x->n || TREE_CODE (x->a->elt) == BOOLEAN_TYPE)
    return false;
  while (d < SHAPE_RANK - 1 && !x->row_stride[d])
    d++;
  if (x->a->shape.dim[d].fixed != x->n)
    return false;
  *a = *x->a;
  a->stride[d] = size_int (x->es);
  cond = gimple_build (&e->seq, e->loc, EQ_EXPR, boolean_type_node,
		       x->a->stride[d], a->stride[d]);
  emit_placeholder (e, CHOICE_IF, void_type_node, 1, &cond);
  return true;
}

/* If X is stored as whole vectors under a mask, or lane by lane where that is
   quicker, and the processor is slow at masks, begin a choice: where all lanes
   are on they are stored without the mask.  */

static bool
begin_whole_choice (mem_access *x)
{
  if (!slow_masks_p (x) || x->a->is_volatile)
    return false;
  for (unsigned p = 0; p < x->nparts; p++)
    if (x->how[p] != HOW_RUN
	&& (x->how[p] != HOW_BRANCH || !loop_over_records_p (x, 1)))
      return false;
  return begin_all_choice (x);
}

/* Begin another one: where no lane is on, which takes the longest under a
   mask, nothing is stored.  */

static bool
begin_some_choice (mem_access *x)
{
  tree some = lanes_any (x->e, x->given->m);
  if (CONSTANT_CLASS_P (some))
    return false;
  emit_placeholder (x->e, CHOICE_IF, void_type_node, 1, &some);
  return true;
}

/* The lanes A of one way of a choice, which ends here, B of the other.  */

static lanes *
end_choice (emitter *e, lanes *a, lanes *b)
{
  lanes *r = lanes_new (b->elt, b->es, b->n);

  emit_placeholder (e, CHOICE_END, void_type_node, 0, NULL);
  for (unsigned p = 0; p < b->nparts; p++)
    {
      tree arg[2] = { a->part[p], b->part[p] };

      r->part[p] = emit_placeholder (e, CHOICE_VALUE, TREE_TYPE (arg[1]), 2,
				     arg);
    }
  return r;
}

/* Load X, of which lanes that are off may be at the place of lane 0.  */

static lanes *
load_from_first (mem_access *x)
{
  emitter *e = x->e;
  const lanes_mask *mask = x->given;
  lanes_address a = *x->a;
  lanes *o = a.offset;
  lanes *m = lanes_prefix (e, mask->count, mask->lo, mask->hi, o->es, o->n);

  a.offset = lanes_select (e, m, o, lanes_splat (e, o->elt, o->es, o->n,
						 lanes_extract (e, o, 0)));
  return lanes_load (e, &a, NULL);
}

lanes *
lanes_load (emitter *e, const lanes_address *a, const lanes_mask *mask)
{
  mem_access x;
  lanes_address run;
  lanes *r, *of_run = NULL;
  bool whole;

  if (shape_scalable_p (&a->shape))
    return scalable_load (e, a, mask);
  access_init (&x, e, a, false, mask);
  if (x.single)
    {
      r = x.masked ? branch_load (&x) : load_scalars (&x);
      return lanes_convert (e, r, lanes_element_type (a->elt));
    }
  if (first_lanes_p (&x))
    return first_lanes_load (&x);
  if (from_first_p (&x))
    return load_from_first (&x);
  if (tile_p (&x, &whole))
    {
      if (!whole)
	return tile_load (&x, false);
      tree all = lanes_all (e, mask->m);
      emit_placeholder (e, CHOICE_IF, void_type_node, 1, &all);
      of_run = tile_load (&x, true);
      emit_placeholder (e, CHOICE_ELSE, void_type_node, 0, NULL);
    }
  access_plan (&x);
  if (a->start && !any_part_p (&x, HOW_WINDOW))
    {
      lanes_address own = own_base (e, a);

      return lanes_load (e, &own, mask);
    }
  if (!of_run && begin_run_choice (&x, &run))
    {
      of_run = lanes_load (e, &run, mask);
      emit_placeholder (e, CHOICE_ELSE, void_type_node, 0, NULL);
    }
  if (any_part_p (&x, HOW_BRANCH))
    r = branch_load (&x);
  else if (any_part_p (&x, HOW_WORDS))
    r = words_load (&x, mask);
  else if (any_part_p (&x, HOW_FIELD))
    r = field_load (&x);
  else if ((a->offset || a->is_volatile) && x.how[0] == HOW_PIECES)
    r = load_scalars (&x);
  else
    {
      r = lanes_new (x.elt, x.es, x.n);
      for (unsigned p = 0; p < x.nparts; p++)
	if (x.how[p] == HOW_RUN || x.how[p] == HOW_PIECES)
	  r->part[p] = load_part (&x, p);
      if (any_part_p (&x, HOW_WINDOW))
	window_load (&x, r);
      if (any_part_p (&x, HOW_GATHER))
	gather_load (&x, r);
    }
  if (TREE_CODE (a->elt) == BOOLEAN_TYPE)
    r = lanes_convert (e, r, boolean_type_node);
  else if (bfloat_p (a->elt))
    r = lanes_view (e, r, lanes_element_type (a->elt));
  return of_run ? end_choice (e, of_run, r) : r;
}

/* True if the bytes AT and OF from X's base are in one page.  */

static tree
same_page (mem_access *x, HOST_WIDE_INT at, HOST_WIDE_INT of)
{
  emitter *e = x->e;
  tree base = gimple_convert (&e->seq, e->loc, sizetype, x->a->base);
  tree a = gimple_build (&e->seq, e->loc, PLUS_EXPR, sizetype, base,
			 build_int_cst (sizetype, at));
  tree b = gimple_build (&e->seq, e->loc, PLUS_EXPR, sizetype, base,
			 build_int_cst (sizetype, of));
  a = gimple_build (&e->seq, e->loc, BIT_XOR_EXPR, sizetype, a, b);
  return gimple_build (&e->seq, e->loc, LT_EXPR, boolean_type_node, a,
		       size_int (LEAST_PAGE));
}

lanes *
lanes_load_in_page (emitter *e, const lanes_address *a, const lanes_mask *mask,
		    HOST_WIDE_INT other)
{
  mem_access x;
  HOST_WIDE_INT stride, es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  lanes_address all = *a, plain = *a;

  if (mask->kind != lanes_mask::LANES || shape_scalable_p (&a->shape)
      || a->offset || a->is_volatile || lanes_emulate || !optimize
      || optimize_function_for_size_p (cfun) || accesses_checked_p ()
      || a->extended)
    return NULL;
  plain.start = 0;
  access_init (&x, e, &plain, false, mask);
  if (x.single || !single_stride_p (&x, &stride)
      || (x.has_masks && masks_cheap_p (x.vtype)))
    return NULL;

  /* From the first byte that is read to the last one; and of these the ones
     that may be.  */
  HOST_WIDE_INT last = (HOST_WIDE_INT) (x.n - 1) * stride;
  HOST_WIDE_INT first = a->start + MIN (last, 0) - a->before;
  HOST_WIDE_INT end = a->start + MAX (last, 0) + a->after + es - 1;
  HOST_WIDE_INT known = a->start + MIN (last, 0) + other;
  HOST_WIDE_INT known_end = a->start + MAX (last, 0) + other + es - 1;
  tree ok = boolean_true_node;
  if (first < known)
    ok = same_page (&x, first, known);
  if (end > known_end)
    ok = gimple_build (&e->seq, e->loc, BIT_AND_EXPR, boolean_type_node, ok,
		       same_page (&x, end, known_end));
  all.before = MAX ((HOST_WIDE_INT) a->before, -other);
  all.after = MAX ((HOST_WIDE_INT) a->after, other);
  if (CONSTANT_CLASS_P (ok))
    return integer_zerop (ok) ? NULL : lanes_load (e, &all, NULL);
  emit_placeholder (e, CHOICE_IF, void_type_node, 1, &ok);
  lanes *r = lanes_load (e, &all, NULL);
  emit_placeholder (e, CHOICE_ELSE, void_type_node, 0, NULL);
  return end_choice (e, r, lanes_load (e, a, mask));
}

/* VALUE as the elements that X stores.  */

static lanes *
stored_value (mem_access *x, lanes *value)
{
  if (TREE_CODE (value->elt) == BOOLEAN_TYPE)
    return lanes_convert (x->e, lanes_mask_resize (x->e, value, x->es),
			  x->elt);
  return useless_type_conversion_p (x->elt, value->elt) ? value
	 : lanes_view (x->e, value, x->elt);
}

lanes *
lanes_load_first (emitter *e, const lanes_address *a, const lanes_mask *mask)
{
  mem_access x;
  if (shape_scalable_p (&a->shape) || a->offset || a->start)
    return NULL;
  access_init (&x, e, a, false, mask);
  if (TREE_CODE (a->elt) == BOOLEAN_TYPE || bfloat_p (a->elt)
      || !prefix_pieces_p (&x))
    return NULL;
  return prefix_load (&x);
}

bool
lanes_store_first (emitter *e, const lanes_address *a, lanes *value,
		   const lanes_mask *mask)
{
  mem_access x;
  if (shape_scalable_p (&a->shape) || a->offset || a->start)
    return false;
  access_init (&x, e, a, true, mask);
  if (!prefix_pieces_p (&x))
    return false;
  prefix_store (&x, stored_value (&x, value));
  return true;
}

/* What is known of a store, and how far it may be decided at run time how it
   is done: there are no choices in one way of a choice.  */

enum store_way
{
  STORE_CHOOSE,
  STORE_PLANNED,
  STORE_RARE		/* It hardly ever comes to that.  */
};

static void store_lanes (emitter *, const lanes_address *, lanes *,
			 const lanes_mask *, enum store_way);

/* Store VALUE to X if that is a tile.  */

static bool
store_tile (mem_access *x, lanes *value)
{
  emitter *e = x->e;
  lanes_address t, rare;
  lanes_mask mask;
  lanes *rows = value;
  bool whole;

  if (!tile_p (x, &whole))
    return false;
  tree apart = tile_rows_apart (x);
  if (whole)
    apart = gimple_build (&e->seq, e->loc, BIT_AND_EXPR, boolean_type_node,
			  apart, lanes_all (e, x->given->m));
  bool always = integer_nonzerop (apart);
  if (integer_zerop (apart)
      || (!always && (!optimize || optimize_function_for_size_p (cfun))))
    return false;
  bool masked = x->masked && !whole;
  if (!always)
    emit_placeholder (e, CHOICE_IF, void_type_node, 1, &apart);
  tile_turn (x, &rows, &t, masked ? &mask : NULL);
  store_lanes (e, &t, rows, masked ? &mask : NULL, STORE_PLANNED);
  if (always)
    return true;
  emit_placeholder (e, CHOICE_ELSE, void_type_node, 0, NULL);
  rare = tile_hidden (x);
  store_lanes (e, &rare, value, x->given, STORE_RARE);
  emit_placeholder (e, CHOICE_END, void_type_node, 0, NULL);
  return true;
}

/* The same as lanes_store.  */

static void
store_lanes (emitter *e, const lanes_address *a, lanes *value,
	     const lanes_mask *mask, enum store_way way)
{
  mem_access x;
  lanes_address run;
  bool choice, some = false;

  if (shape_scalable_p (&a->shape))
    {
      scalable_store (e, a, value, mask);
      return;
    }
  access_init (&x, e, a, true, mask);
  if (x.single)
    {
      value = mask_p (value) ? lanes_convert (e, value, x.elt)
	      : lanes_view (e, value, x.elt);
      if (x.masked)
	branch_store (&x, value);
      else
	store_scalars (&x, value);
      return;
    }
  access_plan (&x);
  if (a->start && !any_part_p (&x, HOW_WINDOW))
    {
      lanes_address own = own_base (e, a);

      store_lanes (e, &own, value, mask, way);
      return;
    }
  gcc_assert (lanes_count (value->n) == x.n);
  if (way == STORE_RARE && !x.masked)
    access_by_loop (&x);
  if (way == STORE_CHOOSE && store_tile (&x, value))
    return;
  choice = way == STORE_CHOOSE && begin_run_choice (&x, &run);
  if (choice)
    {
      store_lanes (e, &run, value, mask, STORE_PLANNED);
      emit_placeholder (e, CHOICE_ELSE, void_type_node, 0, NULL);
    }
  else if (way == STORE_CHOOSE && begin_whole_choice (&x))
    {
      lanes_address whole = *a;

      choice = whole.unsure = true;
      store_lanes (e, &whole, value, NULL, STORE_PLANNED);
      emit_placeholder (e, CHOICE_ELSE, void_type_node, 0, NULL);
      some = !any_part_p (&x, HOW_BRANCH) && begin_some_choice (&x);
    }
  else if (way == STORE_CHOOSE && slow_masks_p (&x)
	   && any_part_p (&x, HOW_WINDOW))
    some = begin_some_choice (&x);
  value = stored_value (&x, value);
  if (any_part_p (&x, HOW_BRANCH))
    branch_store (&x, value);
  else if ((a->offset || a->is_volatile) && x.how[0] == HOW_PIECES)
    store_scalars (&x, value);
  else if (any_part_p (&x, HOW_WINDOW))
    window_store (&x, value);
  else if (any_part_p (&x, HOW_GATHER))
    scatter_store (&x, value);
  else
    for (unsigned p = 0; p < x.nparts; p++)
      store_part (&x, p, value->part[p]);
  if (some)
    {
      emit_placeholder (e, CHOICE_ELSE, void_type_node, 0, NULL);
      emit_placeholder (e, CHOICE_END, void_type_node, 0, NULL);
    }
  if (choice)
    emit_placeholder (e, CHOICE_END, void_type_node, 0, NULL);
}

void
lanes_store (emitter *e, const lanes_address *a, lanes *value,
	     const lanes_mask *mask)
{
  store_lanes (e, a, value, mask, STORE_CHOOSE);
}

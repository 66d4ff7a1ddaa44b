/* Loads and stores of lanes in vectors of variable length.

   INPUT	16 * vscale lanes of 4 bytes that lie one behind the other,
		those before COUNT on
   OUTPUT	for each part I
		m = .WHILE_ULT (4 * vscale * I, count);
		.MASK_LOAD (base + 16 * vscale * I, m)

   Lanes one before the other are moved as such vectors, which are reversed,
   as are their masks.  A tile whose rows are such runs of whole parts is moved
   row by row, and so are rows of one stride where there are instructions for
   that.  What is no such run is gathered and scattered, in vectors of
   words or of double words as the offsets need it; the elements are the low
   bits of these words.  Scatters store the highest lane last.  Where there are
   no such instructions, and for volatile objects, a loop moves lane by lane by
   way of arrays on the stack.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/masked-access.h"
#include "emit/memory/memory-priv.h"
#include "emit/memory/scalable-buffer.h"
#include "emit/value/scalable-rows.h"

struct scalable_access
{
  emitter *e;
  const lanes_address *a;
  const lanes_mask *mask;	/* Null for ALL.  */
  tree elt;			/* As held, an integer or float.  */
  unsigned es;
  poly_uint64 n;
  tree base, align;
  scalable_rows rows;
  bool run;			/* Else rows are runs, if anything is.  */
  bool reversed;		/* Rows are runs backwards.  */
};

static void
begin (scalable_access *x, emitter *e, const lanes_address *a,
       const lanes_mask *mask)
{
  x->e = e;
  x->a = a;
  x->mask = mask && mask->kind != lanes_mask::ALL ? mask : NULL;
  x->es = (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  x->elt = access_element (a);
  x->n = lanes_of_shape (&a->shape);
  x->run = scalable_run_p (a);
  x->reversed = scalable_reversed_p (a);
  scalable_find_rows (&a->shape, x->es, &x->rows);
  x->base = a->base;
  if (a->start)
    x->base = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			    TREE_TYPE (x->base), x->base, size_int (a->start));
  unsigned align = (unsigned) least_bit_hwi (MAX (a->align, 1u) | a->start);
  x->align = build_int_cst (a->alias_type,
			    MIN (align, x->es) * BITS_PER_UNIT);
}

/* True if the first lanes of A, of shape S, lie one behind the other, and may
   be moved together.  */

static bool
contiguous_p (const lanes_address *a, const struct shape *s)
{
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  poly_uint64 bytes;

  if (a->offset || a->is_volatile)
    return false;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&s->dim[d])
	&& (!a->stride[d] || !poly_int_tree_p (a->stride[d], &bytes)
	    || maybe_ne (bytes, scalable_inner_lanes (s, d) * es)))
      return false;
  return true;
}

bool
scalable_run_p (const lanes_address *a)
{
  return contiguous_p (a, &a->shape);
}

bool
scalable_rows_p (const lanes_address *a)
{
  scalable_rows rows;

  scalable_find_rows (&a->shape, tree_to_uhwi (TYPE_SIZE_UNIT (a->elt)),
		      &rows);
  return rows.whole && contiguous_p (a, &rows.row);
}

/* The lanes of vectors of TYPE, the last one first; null if there is no
   instruction for that.  */

static tree
reversing_indices (tree type)
{
  poly_uint64 width = TYPE_VECTOR_SUBPARTS (type);
  vec_perm_builder sel (width, 1, 3);

  for (unsigned i = 0; i < 3; i++)
    sel.quick_push (poly_int64 (width) - 1 - i);
  vec_perm_indices indices (sel, 1, width);
  if (!VECTOR_MODE_P (TYPE_MODE (type))
      || !ripple_vec_perm_const_p (TYPE_MODE (type), indices))
    return NULL_TREE;
  return vec_perm_indices_to_tree (build_vector_type (ssizetype, width),
				   indices);
}

/* The vector or mask V, the last lane first.  */

static tree
reversed_part (emitter *e, tree v)
{
  tree type = TREE_TYPE (v);

  if (CONSTANT_CLASS_P (v) && uniform_vector_p (v))
    return v;
  return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, v, v,
		       reversing_indices (type));
}

bool
scalable_reversed_p (const lanes_address *a)
{
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  poly_uint64 n = lanes_of_shape (&a->shape);
  tree elt = access_element (a), stride = a->stride[0], mask;
  scalable_rows rows;

  scalable_find_rows (&a->shape, es, &rows);
  if (a->offset || a->is_volatile || scalable_groups_p () || !stride
      || rows.dim != 0 || !(rows.whole || rows.count == 1)
      || TREE_CODE (stride) != INTEGER_CST
      || (sext_hwi (TREE_INT_CST_LOW (stride), TYPE_PRECISION (sizetype))
	  != -HOST_WIDE_INT (es)))
    return false;
  mask = lanes_part_type (boolean_type_node, es, n);
  return (reversing_indices (lanes_part_type (elt, es, n))
	  && reversing_indices (mask));
}

lanes *
scalable_access_mask (emitter *e, const lanes_mask *mask, unsigned es,
		      poly_uint64 n)
{
  lanes *m = NULL;

  if (mask && mask->kind == lanes_mask::PREFIX)
    return lanes_prefix (e, mask->count, 0, 0, es, n);
  if (mask && mask->kind == lanes_mask::LANES)
    m = lanes_mask_resize (e, mask->m, es);
  lanes *like = lanes_new (boolean_type_node, es, n);
  tree end = scalable_end_mask (e, like, like->nparts - 1);
  if (!end || (m && m->length))
    return m;
  lanes *exist = lanes_mask_all (es, n);
  exist->part[exist->nparts - 1] = end;
  lengths_note_prefix (e, exist, build_int_cst (sizetype, poly_int64 (n)));
  return m ? lanes_binary (e, BIT_AND_EXPR, m, exist, NULL) : exist;
}

/* The mask of X's lanes cut for elements of ES bytes, null if all are on.  */

static lanes *
whole_mask (scalable_access *x, unsigned es)
{
  return scalable_access_mask (x->e, x->mask, es, x->n);
}

static void
append (scalable_access *x, gimple *g)
{
  gimple_set_location (g, x->e->loc);
  gimple_seq_add_stmt (&x->e->seq, g);
}

/* The result of CALL, of TYPE.  */

static tree
append_load (scalable_access *x, gcall *call, tree type)
{
  tree lhs = make_ssa_name (type);

  gimple_call_set_lhs (call, lhs);
  gimple_call_set_nothrow (call, true);
  append (x, call);
  return lhs;
}

static tree
advance_pointer (scalable_access *x, tree p, tree bytes)
{
  return gimple_build (&x->e->seq, x->e->loc, POINTER_PLUS_EXPR,
		       TREE_TYPE (p), p, bytes);
}

/* Where row ROW of X begins.  */

static tree
row_pointer (scalable_access *x, unsigned row)
{
  uint64_t index[SHAPE_RANK];
  tree p = x->base;

  scalable_row_index (&x->a->shape, &x->rows, row, index);
  for (unsigned d = x->rows.dim + 1; d < SHAPE_RANK; d++)
    if (x->a->stride[d] && index[d])
      {
	tree bytes = part_binary (x->e, MULT_EXPR, sizetype, x->a->stride[d],
				  size_int (index[d]));
	p = advance_pointer (x, p, bytes);
      }
  return p;
}

/* Where part PART of V, which lies in runs, begins.  */

static tree
part_pointer (scalable_access *x, const lanes *v, unsigned part)
{
  poly_int64 lanes = lanes_part_lanes (v->es, v->n);
  tree p = x->base;

  if (!x->run && x->rows.count > 1)
    {
      p = row_pointer (x, part / x->rows.parts);
      part %= x->rows.parts;
    }
  if (x->reversed)
    return advance_pointer (x, p,
			    build_int_cst (sizetype,
					   (1 - lanes * (part + 1))
					   * x->es));
  return advance_pointer (x, p,
			  build_int_cst (sizetype, lanes * x->es * part));
}

static tree
part_ref (scalable_access *x, tree pointer, tree type)
{
  type = build_aligned_type (type, TREE_INT_CST_LOW (x->align));
  return lanes_reference (x->a,
			  build2 (MEM_REF, type, pointer,
				  build_zero_cst (x->a->alias_type)));
}

/* True if X, a run, is moved in vectors of its elements in containers of BYTES
   bytes: then its mask is cut for these, or for anything.  */

static bool
containers_p (scalable_access *x, unsigned bytes)
{
  return (bytes && x->run
	  && (!x->mask || x->mask->kind != lanes_mask::LANES
	      || x->mask->m->es == bytes)
	  && !accesses_checked_p () && unpacked_p (x->elt, bytes, x->n));
}

/* Part I of M, the mask of X's lanes, in the order of memory.  */

static part_lanes
mask_in_memory (scalable_access *x, lanes *m, unsigned i)
{
  part_lanes on = lengths_of_part (x->e, m, i);

  if (x->reversed)
    on.mask = reversed_part (x->e, on.mask);
  return on;
}

static lanes *
load_run (scalable_access *x)
{
  /* Without a mask the pointer would have to be copied, see below.  */
  bool extend = (containers_p (x, x->a->extended)
		 && whole_mask (x, x->a->extended));
  unsigned bytes = extend ? x->a->extended : x->es;
  tree like = extend ? integer_element (bytes * BITS_PER_UNIT, true) : x->elt;
  lanes *r = lanes_new (like, bytes, x->n), *m = whole_mask (x, bytes);
  tree type = part_vector_type (x->elt, lanes_part_lanes (bytes, x->n));

  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree p = part_pointer (x, r, i);

      /* GCC would take a short vector out of a longer one that was stored
	 there, for which the back end has no instruction.  */
      if (!m && r->width * x->es < SCALABLE_BYTES)
	p = part_hide (x->e, p, "=r");
      if (!m)
	r->part[i] = emit_rhs (x->e, type, part_ref (x, p, type));
      else
	r->part[i]
	  = append_load (x, masked_load (p, x->align,
					 mask_in_memory (x, m, i),
					 build_zero_cst (type)), type);
      if (x->reversed)
	r->part[i] = reversed_part (x->e, r->part[i]);
    }
  return (extend ? lanes_from_unpacked (x->e, x->elt, bytes, x->n, r->part)
	  : r);
}

static void
store_run (scalable_access *x, lanes *value)
{
  /* Packing is cheaper than several stores.  */
  if (value->unpacked && value->unpacked->nparts == value->nparts
      && containers_p (x, value->unpacked->es))
    value = value->unpacked;
  lanes *m = whole_mask (x, value->es);

  for (unsigned i = 0; i < value->nparts; i++)
    {
      tree p = part_pointer (x, value, i), v = value->part[i];

      if (x->reversed)
	v = reversed_part (x->e, v);
      if (!m)
	append (x, gimple_build_assign (part_ref (x, p, TREE_TYPE (v)), v));
      else
	append (x, masked_store (p, x->align, mask_in_memory (x, m, i), v));
    }
}

/* How the offsets of a gather or scatter are held.  */
struct scalable_offsets
{
  lanes *v;		/* Integers; signed ones are to be extended so.  */
  unsigned scale;
  lanes *mask;		/* Never null.  */
};

/* True if the affine part of A is certain to lie within 2 GB of its base, and,
   if FORWARD, not before it.  */

static bool
near_p (const lanes_address *a, bool forward)
{
  const HOST_WIDE_INT most = greatest_vscale ();
  HOST_WIDE_INT far = 0;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (a->stride[d] && !extent_one_p (&a->shape.dim[d]))
      {
	poly_uint64 bytes;
	if (!poly_int_tree_p (a->stride[d], &bytes))
	  return false;
	HOST_WIDE_INT s = constant_lower_bound (bytes);
	if (lanes_scalable_p (bytes))
	  s *= most;
	if (s > INT_MAX / most || s < (forward ? 0 : -(INT_MAX / most)))
	  return false;
	far += abs_hwi (s) * a->shape.dim[d].fixed * most;
	if (far > INT_MAX)
	  return false;
      }
  return true;
}

static bool
any_stride_p (const lanes_address *a)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (a->stride[d] && !integer_zerop (a->stride[d]))
      return true;
  return false;
}

/* RISC-V adds offsets as they are, extended by zeros: what GCC 16 asks for,
   and what older releases make of other ones.  */

static void
find_offsets (scalable_access *x, scalable_offsets *o)
{
  const lanes_address *a = x->a;
  unsigned scale = MAX (a->scale, 1u);
  bool plain = scalable_groups_p ();
  bool own = (a->offset && !any_stride_p (a)
	      && (scale == 1 || (scale == x->es && !plain)));
  tree num, zero;
  /* What is loaded may be wanted in 64 bits, as the offsets then are.  */
  bool wide = (a->extended == 8 && a->offset
	       && unpacked_p (x->elt, 8, x->n));

  o->scale = 1;
  /* Offsets fill their containers.  */
  wide |= !plain && lanes_width (4, x->n) * 4 < SCALABLE_BYTES;
  if (own && a->offset->es <= 4 && x->es <= 4 && !wide
      && (!plain || TYPE_UNSIGNED (a->offset->elt)))
    {
      o->v = lanes_convert (x->e, a->offset,
			    integer_element (32, TYPE_UNSIGNED
						   (a->offset->elt)));
      o->scale = scale;
    }
  else if (own)
    {
      o->v = lanes_convert (x->e, a->offset, integer_element (64, plain));
      o->scale = scale;
    }
  else
    {
      bool narrow = (x->es <= 4 && !wide && !a->offset
		     && near_p (a, plain));
      num = integer_element (narrow ? 32 : 64, plain);
      zero = build_zero_cst (num);
      o->v = lanes_series (x->e, num, &a->shape, zero,
			   const_cast<tree *> (a->stride));
      if (a->offset)
	{
	  lanes *own = lanes_convert (x->e, a->offset, num);

	  own = lanes_binary (x->e, MULT_EXPR, own,
			      lanes_splat (x->e, num, 8, x->n,
					   build_int_cst (num, scale)), NULL);
	  o->v = lanes_binary (x->e, PLUS_EXPR, o->v, own, NULL);
	}
    }
  o->mask = whole_mask (x, o->v->es);
  if (!o->mask)
    o->mask = lanes_mask_all (o->v->es, x->n);
}

/* The vector type of X's elements, as integers, for one part of offsets.  */

static tree
gathered_type (scalable_access *x, const scalable_offsets *o)
{
  return part_vector_type (integer_element (x->es * 8, true),
			   lanes_part_lanes (o->v->es, x->n));
}

/* True if X's lanes can be moved together by an instruction for offsets O,
   which the current function has: not in the streaming mode of SME.  */

static bool
indexed_p (scalable_access *x, const scalable_offsets *o, bool store)
{
  machine_mode mode = TYPE_MODE (gathered_type (x, o));
  machine_mode places = TYPE_MODE (TREE_TYPE (o->v->part[0]));

  if (x->a->is_volatile)
    return false;
  return scalable_groups_p () || ripple_indexed_p (store, mode, places);
}

/* Move X's lanes, at offsets O, one by one to or from VALUES, an array.  */

static void
loop_over_lanes (scalable_access *x, scalable_offsets *o, tree values,
		 bool store)
{
  emitter *e = x->e;
  const struct shape *s = &x->a->shape;
  tree i64 = integer_element (64, false);
  tree scale = build_int_cst (i64, o->scale);
  lanes *places = lanes_convert (e, o->v, i64), *m;
  tree arg[LOOP_ELEMENT + 1];

  places = lanes_binary (e, MULT_EXPR, places,
			 lanes_splat (e, i64, 8, x->n, scale), NULL);
  m = lanes_mask_resize (e, o->mask, 1);
  arg[LOOP_LIMIT] = scalable_amount (e, sizetype, x->n);
  arg[LOOP_POINTER] = x->base;
  arg[LOOP_ALIGN] = build_int_cst (x->a->alias_type,
				   2 * (TREE_INT_CST_LOW (x->align)
					/ BITS_PER_UNIT)
				   + x->a->is_volatile);
  arg[LOOP_STRIDE] = size_one_node;
  arg[LOOP_VALUES] = values;
  arg[LOOP_OFFSETS] = scalable_to_buffer (e, places, s);
  arg[LOOP_OFFSET] = build_zero_cst (i64);
  arg[LOOP_MASK]
    = scalable_to_buffer (e, lanes_convert (e, m, unsigned_char_type_node), s);
  arg[LOOP_BITS] = size_int (0);
  arg[LOOP_ELEMENT] = build_zero_cst (integer_element (x->es * 8, true));
  emit_placeholder (e, store ? LOOP_STORE : LOOP_LOAD, void_type_node,
		    LOOP_ELEMENT + 1, arg);
}

static lanes *
gather_by_lanes (scalable_access *x, scalable_offsets *o)
{
  tree own = integer_element (x->es * 8, true);
  lanes *zero = lanes_splat (x->e, own, x->es, x->n, build_zero_cst (own));
  tree p = scalable_to_buffer (x->e, zero, &x->a->shape);

  loop_over_lanes (x, o, p, false);
  zero = scalable_from_buffer (x->e, p, zero, &x->a->shape, NULL,
			       &x->a->shape);
  return lanes_view (x->e, zero, x->elt);
}

/* True if the lanes of each of X's rows have one stride and, if STORE, do not
   overlap.  */

static bool
stride_p (scalable_access *x, bool store)
{
  const lanes_address *a = x->a;
  tree stride = a->stride[x->rows.dim];

  if (a->offset || a->is_volatile || accesses_checked_p () || !stride
      || !(x->rows.whole || x->rows.count == 1))
    return false;
  for (unsigned d = 0; d < x->rows.dim; d++)
    if (!extent_one_p (&a->shape.dim[d]))
      return false;
  if (!store)
    return true;
  return (TREE_CODE (stride) == INTEGER_CST
	  && absu_hwi (sext_hwi (TREE_INT_CST_LOW (stride),
				 TYPE_PRECISION (sizetype))) >= x->es);
}

/* Move X's lanes to or, if STORE, from V by instructions for their stride;
   false if there are none.  */

static bool
move_strided (scalable_access *x, lanes *v, bool store)
{
  const ripple_target *target = ripple_current_target ();
  emitter *e = x->e;
  tree stride = x->a->stride[x->rows.dim], type;
  poly_int64 width = lanes_part_lanes (x->es, x->n);

  if (!(store ? target->strided_store != NULL : target->strided_load != NULL)
      || !stride_p (x, store))
    return false;
  lanes *m = whole_mask (x, x->es);
  if (!m)
    m = lanes_mask_all (x->es, x->n);
  type = lanes_part_type (v->elt, v->es, v->n);
  for (unsigned i = 0; i < v->nparts; i++)
    {
      bool rows = x->rows.count > 1;
      tree p = rows ? row_pointer (x, i / x->rows.parts) : x->base;
      tree first = build_int_cst (sizetype, width * (rows ? i % x->rows.parts
						     : i));
      part_lanes on = lengths_of_part (e, m, i);
      tree mask = integer_all_onesp (on.mask) ? NULL_TREE : on.mask;

      p = advance_pointer (x, p, part_binary (e, MULT_EXPR, sizetype, stride,
					      first));
      if (store
	  && !target->strided_store (e, v->part[i], x->a->alias_type, p,
				     stride, mask, on.length))
	return false;
      if (!store)
	v->part[i] = target->strided_load (e, type, x->a->alias_type, p,
					   stride, mask, on.length);
      if (!v->part[i])
	return false;
    }
  return true;
}

static lanes *
gather (scalable_access *x)
{
  scalable_offsets o;
  lanes *strided = lanes_new (integer_element (x->es * 8, true), x->es, x->n);
  if (move_strided (x, strided, false))
    return lanes_view (x->e, strided, x->elt);
  find_offsets (x, &o);
  if (!indexed_p (x, &o, false))
    return gather_by_lanes (x, &o);
  tree type = gathered_type (x, &o);
  tree word = integer_element (o.v->es * 8, true);
  tree wide = lanes_part_type (word, o.v->es, x->n);
  lanes *r = lanes_new (word, o.v->es, x->n);
  tree own = integer_element (x->es * 8, true);

  if (scalable_groups_p ())
    {
      r = lanes_new (own, x->es, x->n);
      wide = type;
    }
  bool extend = (x->a->extended == o.v->es
		 && unpacked_p (x->elt, o.v->es, x->n));
  for (unsigned i = 0; i < r->nparts; i++)
    {
      gcall *c = masked_gather (x->base, x->align, o.v->part[i], o.scale,
				build_zero_cst (type),
				lengths_of_part (x->e, o.mask, i));
      tree v = append_load (x, c, type);
      r->part[i] = (extend
		    ? part_view (x->e, part_vector_type
				 (x->elt, TYPE_VECTOR_SUBPARTS (type)), v)
		    : part_unary (x->e, NOP_EXPR, wide, v));
    }
  if (extend)
    return lanes_from_unpacked (x->e, x->elt, o.v->es, x->n, r->part);
  r = lanes_convert (x->e, r, own);
  return lanes_view (x->e, r, x->elt);
}

static void
scatter (scalable_access *x, lanes *value)
{
  scalable_offsets o;

  value = lanes_view (x->e, value, integer_element (x->es * 8, true));
  if (move_strided (x, value, true))
    return;
  find_offsets (x, &o);
  tree type = gathered_type (x, &o);
  tree word = integer_element (o.v->es * 8, true);

  if (!indexed_p (x, &o, true))
    {
      loop_over_lanes (x, &o, scalable_to_buffer (x->e, value, &x->a->shape),
		       true);
      return;
    }
  if (!scalable_groups_p ())
    value = lanes_convert (x->e, value, word);
  for (unsigned i = 0; i < value->nparts; i++)
    {
      tree v = part_unary (x->e, NOP_EXPR, type, value->part[i]);
      append (x, masked_scatter (x->base, x->align, o.v->part[i], o.scale,
				 v, lengths_of_part (x->e, o.mask, i)));
    }
}

/* What several lanes have in common is stored last by the highest of them,
   which knows how many there are.  */

bool
lanes_add_each (emitter *e, const lanes_address *a, tree addend,
		const lanes_mask *mask)
{
  tree (*count) (emitter *, tree, tree) = ripple_current_target ()->count_same;
  scalable_access x;
  scalable_offsets o;
  auto_vec<tree> before;

  if (!count || !lanes_scalable_p (lanes_of_shape (&a->shape)) || !a->offset
      || accesses_checked_p ())
    return false;
  begin (&x, e, a, mask);
  find_offsets (&x, &o);
  if (!indexed_p (&x, &o, true))
    return false;
  for (unsigned i = 0; i < o.v->nparts; i++)
    {
      tree n = count (e, o.v->part[i], o.mask->part[i]);
      if (!n)
	return false;
      before.safe_push (n);
    }
  tree type = gathered_type (&x, &o);
  for (unsigned i = 0; i < o.v->nparts; i++)
    {
      tree n = before[i], wide = TREE_TYPE (n), v;
      part_lanes on = lengths_of_part (e, o.mask, i);
      v = append_load (&x, masked_gather (x.base, x.align, o.v->part[i],
					  o.scale, build_zero_cst (type), on),
		       type);
      v = part_unary (e, NOP_EXPR, wide, v);
      if (!integer_onep (addend))
	{
	  tree y = gimple_convert (&e->seq, e->loc, TREE_TYPE (wide), addend);
	  n = part_binary (e, MULT_EXPR, wide, n, part_splat (e, wide, y));
	}
      v = part_binary (e, PLUS_EXPR, wide, v, n);
      v = part_unary (e, NOP_EXPR, type, v);
      append (&x, masked_scatter (x.base, x.align, o.v->part[i], o.scale, v,
				  on));
    }
  return true;
}

lanes *
scalable_load (emitter *e, const lanes_address *a, const lanes_mask *mask)
{
  scalable_access x;
  begin (&x, e, a, mask);
  lanes *r = (x.run || x.reversed || scalable_rows_p (a) ? load_run (&x)
	      : gather (&x));

  if (TREE_CODE (a->elt) == BOOLEAN_TYPE)
    return lanes_convert (e, r, boolean_type_node);
  return (bfloat_p (a->elt) ? lanes_view (e, r, lanes_element_type (a->elt))
	  : r);
}

void
scalable_store (emitter *e, const lanes_address *a, lanes *value,
		const lanes_mask *mask)
{
  scalable_access x;
  begin (&x, e, a, mask);
  if (TREE_CODE (value->elt) == BOOLEAN_TYPE)
    value = lanes_convert (e, lanes_mask_resize (e, value, x.es), x.elt);
  else if (!useless_type_conversion_p (x.elt, value->elt))
    value = lanes_view (e, value, x.elt);
  if (x.run || x.reversed || scalable_rows_p (a))
    store_run (&x, value);
  else
    scatter (&x, value);
}

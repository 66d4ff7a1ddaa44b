/* Records in vectors of variable length.

   INPUT	x[k].re and x[k].im for 4 * vscale lanes
   OUTPUT	f = .MASK_LOAD_LANES (base, mask);
		re = f[0]; im = f[1];

   Instructions that tell the fields apart while they move them touch all of a
   record where its lane is on.  So they are used only where the program does
   that, too; else fields are gathered and scattered.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "memory-priv.h"

/* The type of COUNT parts of N lanes of ELT, or null if there are no
   instructions FN for that.  */

static tree
fields_type (internal_fn fn, tree elt, poly_uint64 n, unsigned count)
{
  tree part = lanes_part_type (elt, element_bits (elt) / 8, n);
  tree array = build_array_type_nelts (part, count);

  return (VECTOR_MODE_P (TYPE_MODE (part))
	  && direct_internal_fn_supported_p (fn, tree_pair (array, part),
					     OPTIMIZE_FOR_SPEED)
	  ? array : NULL_TREE);
}

bool
lanes_record_p (const lanes_address *a, unsigned count, bool store)
{
  unsigned es = (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));

  return (shape_scalable_p (&a->shape) && !a->offset
	  && count >= 2 && count <= MAX_FIELDS
	  && fields_type (store ? IFN_MASK_STORE_LANES : IFN_MASK_LOAD_LANES,
			  integer_element (es * BITS_PER_UNIT, true),
			  lanes_of_shape (&a->shape), count));
}

struct record_access
{
  emitter *e;
  const lanes_address *a;
  unsigned count, es;
  tree elt, array, align;
  poly_uint64 n;
  lanes *mask;
};

static void
begin (record_access *x, emitter *e, internal_fn fn, const lanes_address *a,
       HOST_WIDE_INT first, unsigned count, const lanes_mask *mask)
{
  unsigned align = (unsigned) least_bit_hwi (MAX (a->align, 1u) | first);

  x->e = e;
  x->a = a;
  x->count = count;
  x->es = (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  x->elt = integer_element (x->es * BITS_PER_UNIT, true);
  x->n = lanes_of_shape (&a->shape);
  x->array = fields_type (fn, x->elt, x->n, count);
  x->align = build_int_cst (a->alias_type,
			    MIN (align, x->es) * BITS_PER_UNIT);
  x->mask = scalable_access_mask (e, mask, x->es, x->n);
  if (!x->mask)
    x->mask = lanes_mask_all (x->es, x->n);
}

static void
append (record_access *x, gimple *g)
{
  gimple_set_location (g, x->e->loc);
  gimple_seq_add_stmt (&x->e->seq, g);
}

/* Where the records of part PART begin, the first one FIRST bytes from A's
   base.  */

static tree
part_pointer (record_access *x, HOST_WIDE_INT first, unsigned part)
{
  poly_int64 lanes = lanes_part_lanes (x->es, x->n);
  poly_int64 bytes = lanes * (x->es * x->count * part) + first;

  return gimple_build (&x->e->seq, x->e->loc, POINTER_PLUS_EXPR,
		       TREE_TYPE (x->a->base), x->a->base,
		       build_int_cst (sizetype, bytes));
}

/* A new variable for one part of the fields.  */

static tree
fields_variable (record_access *x)
{
  return create_tmp_var (x->array, "ripple_fields");
}

/* The value of VAR is of no interest any more.  */

static void
forget (record_access *x, tree var)
{
  append (x, gimple_build_assign (var, build_clobber (x->array)));
}

static tree
field_of (record_access *x, tree var, unsigned i)
{
  return build4 (ARRAY_REF, TREE_TYPE (x->array), var, size_int (i),
		 NULL_TREE, NULL_TREE);
}

void
lanes_record_load (emitter *e, const lanes_address *a, HOST_WIDE_INT first,
		   lanes **field, unsigned count, const lanes_mask *mask)
{
  record_access x;

  begin (&x, e, IFN_MASK_LOAD_LANES, a, first, count, mask);
  tree part = TREE_TYPE (x.array);
  for (unsigned i = 0; i < count; i++)
    field[i] = lanes_new (x.elt, x.es, x.n);
  for (unsigned p = 0; p < field[0]->nparts; p++)
    {
      tree var = fields_variable (&x);
      gcall *call
	= ripple_build_mask_load_lanes (part_pointer (&x, first, p), x.align,
					x.mask->part[p],
					build_zero_cst (part));

      gimple_call_set_lhs (call, var);
      gimple_call_set_nothrow (call, true);
      append (&x, call);
      for (unsigned i = 0; i < count; i++)
	field[i]->part[p] = emit_rhs (e, part, field_of (&x, var, i));
      forget (&x, var);
    }
}

void
lanes_record_store (emitter *e, const lanes_address *a, HOST_WIDE_INT first,
		    lanes **field, unsigned count, const lanes_mask *mask)
{
  record_access x;

  begin (&x, e, IFN_MASK_STORE_LANES, a, first, count, mask);
  for (unsigned p = 0; p < field[0]->nparts; p++)
    {
      tree var = fields_variable (&x);
      gcall *call;

      forget (&x, var);
      for (unsigned i = 0; i < count; i++)
	{
	  lanes *v = lanes_view (e, field[i], x.elt);
	  append (&x, gimple_build_assign (field_of (&x, var, i),
					   v->part[p]));
	}
      call = gimple_build_call_internal (IFN_MASK_STORE_LANES, 4,
					 part_pointer (&x, first, p), x.align,
					 x.mask->part[p], var);
      gimple_call_set_nothrow (call, true);
      append (&x, call);
      forget (&x, var);
    }
}

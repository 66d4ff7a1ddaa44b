/* Interleaved access: loads and stores that tell the fields of records apart.

   INPUT	x[k].re and x[k].im for 4 * vscale lanes
   OUTPUT	f = .MASK_LOAD_LANES (base, mask);
		re = f[0]; im = f[1];

   Without a mask, if all lanes of the vectors are accessed:

		f = .LOAD_LANES (MEM <float[8 * vscale]> [base]);

   RISC-V has functions with a mask and a length instead.

   These instructions touch all of a record whose lane is on.  So they are used
   only where the program does that, too; else fields are moved one by one.

   Lanes with a stride are a field of records, too.  What lies between the
   first and the last lane may be read (memory-window.cc), so they are the
   first field in all parts but the last, in which they are the last one.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/masked-access.h"
#include "emit/memory/memory-priv.h"
#include "optabs-decl.h"

struct interleaved_access
{
  emitter *e;
  const lanes_address *a;
  unsigned count, es;
  poly_uint64 n, width;		/* Lanes, and those of a part.  */
  tree elt, array;		/* One part of every field.  */
  internal_fn fn;
  bool store, masked;
  HOST_WIDE_INT back;		/* Bytes from the records to the field A.  */
  mem_access fixed;		/* Unless the shape is scalable.  */
  lanes *mask;			/* Of a scalable shape.  */
};

/* Choose X's function; false if there are no such instructions.  */

static bool
choose_function (interleaved_access *x)
{
  tree part = lanes_part_type (x->elt, x->es, x->n);

  x->array = build_array_type_nelts (part, x->count);
  if (!VECTOR_MODE_P (TYPE_MODE (part)))
    return false;
  x->fn = x->store ? IFN_STORE_LANES : IFN_LOAD_LANES;
  if (!x->masked && multiple_p (x->n, x->width)
      && ripple_lanes_p (x->fn, x->array))
    return true;
  x->masked = true;
  x->fn = masked_lanes_function (x->store);
  return ripple_lanes_p (x->fn, x->array);
}

static bool
begin (interleaved_access *x, emitter *e, const lanes_address *a,
       unsigned count, bool store, bool masked)
{
  x->e = e;
  x->a = a;
  x->count = count;
  x->es = (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  x->n = lanes_of_shape (&a->shape);
  x->width = lanes_part_lanes (x->es, x->n);
  /* Not an integer for every type: what is computed then is a field of the
     array at once, and GCC's register allocator sees no other mode.  */
  x->elt = access_element (a);
  x->store = store;
  x->masked = masked;
  x->back = 0;
  return choose_function (x);
}

/* True if the lanes of each part are at records one behind the other.  */

static bool
records_in_line_p (const mem_access *m, unsigned count)
{
  for (unsigned k = 0; k < m->n; k++)
    {
      unsigned first = k / m->width * m->width;
      HOST_WIDE_INT bytes = (HOST_WIDE_INT) (k - first) * count * m->es;

      if (m->at[k].row != m->at[first].row
	  || m->at[k].off_bytes != m->at[first].off_bytes + bytes)
	return false;
    }
  return true;
}

bool
lanes_interleaved_p (const lanes_address *a, unsigned count, bool store,
		     bool masked)
{
  interleaved_access x;

  if (a->offset || a->is_volatile || count < 2 || count > MAX_FIELDS
      || lanes_single_p (lanes_bytes (access_element (a)))
      || !begin (&x, NULL, a, count, store, masked))
    return false;
  if (shape_scalable_p (&a->shape))
    return true;
  access_init (&x.fixed, NULL, a, store, NULL);
  return !accesses_checked_p () && records_in_line_p (&x.fixed, count);
}

/* Get ready to move records under MASK.  */

static void
begin_parts (interleaved_access *x, emitter *e, const lanes_address *a,
	     unsigned count, bool store, const lanes_mask *mask)
{
  if (!begin (x, e, a, count, store, mask->kind != lanes_mask::ALL))
    gcc_unreachable ();
  if (!shape_scalable_p (&a->shape))
    access_init (&x->fixed, e, a, store, mask);
  else if (x->masked)
    {
      x->mask = scalable_access_mask (e, mask, x->es, x->n);
      if (!x->mask)
	x->mask = lanes_mask_all (x->es, x->n);
    }
}

static void
append (interleaved_access *x, gimple *g)
{
  gimple_set_location (g, x->e->loc);
  gimple_seq_add_stmt (&x->e->seq, g);
}

/* Where the records of part PART begin, and in *ALIGN the alignment in bytes
   of their fields.  */

static tree
part_pointer (interleaved_access *x, unsigned part, unsigned *align)
{
  const lanes_address *a = x->a;
  tree p;

  if (shape_scalable_p (&a->shape))
    {
      poly_int64 lanes = x->width;
      poly_int64 bytes = lanes * (x->es * x->count * part) + a->start;

      *align = (unsigned) least_bit_hwi (MAX (a->align, 1u) | a->start);
      p = gimple_build (&x->e->seq, x->e->loc, POINTER_PLUS_EXPR,
			TREE_TYPE (a->base), a->base,
			build_int_cst (sizetype, bytes));
    }
  else
    {
      place at = x->fixed.at[part * x->fixed.width];

      at.off_bytes -= x->back;
      *align = access_align_bytes (&x->fixed, at);
      p = access_pointer (&x->fixed, at);
    }
  *align = MIN (*align, x->es);
  return p;
}

/* The memory of part PART, for functions without a mask.  */

static tree
part_memory (interleaved_access *x, unsigned part)
{
  unsigned align;
  tree p = part_pointer (x, part, &align);
  tree type = build_array_type_nelts (x->elt, x->width * x->count);

  if (!is_gimple_mem_ref_addr (p))
    p = emit_rhs (x->e, TREE_TYPE (p), p);
  if (align * BITS_PER_UNIT < TYPE_ALIGN (type))
    type = build_aligned_type (type, align * BITS_PER_UNIT);
  return lanes_reference (x->a,
			  build2_loc (x->e->loc, MEM_REF, type, p,
				      build_zero_cst (x->a->alias_type)));
}

/* The lanes of part PART that are moved.  */

static part_lanes
part_on (interleaved_access *x, unsigned part)
{
  if (shape_scalable_p (&x->a->shape))
    return lengths_of_part (x->e, x->mask, part);
  if (x->fixed.masked)
    return access_part_lanes (&x->fixed, part);
  return lengths_of_first (x->fixed.vtype, part_valid (&x->fixed, part));
}

/* The call that moves part PART to or from VAR.  */

static void
append_call (interleaved_access *x, unsigned part, tree var)
{
  tree lhs = x->store ? NULL_TREE : var;
  gcall *call;

  if (!x->masked)
    {
      tree memory = part_memory (x, part);

      call = gimple_build_call_internal (x->fn, 1, x->store ? var : memory);
      lhs = x->store ? memory : var;
    }
  else
    {
      unsigned bytes;
      tree p = part_pointer (x, part, &bytes);
      tree align = build_int_cst (x->a->alias_type, bytes * BITS_PER_UNIT);
      part_lanes on = part_on (x, part);

      call = (x->store ? masked_store_lanes (p, align, on, var)
	      : masked_load_lanes (p, align, on, TREE_TYPE (x->array)));
    }
  if (lhs)
    gimple_call_set_lhs (call, lhs);
  gimple_call_set_nothrow (call, true);
  append (x, call);
}

static tree
field_of (interleaved_access *x, tree var, unsigned i)
{
  return build4 (ARRAY_REF, TREE_TYPE (x->array), var, size_int (i),
		 NULL_TREE, NULL_TREE);
}

/* A new variable for one part of the fields.  A clobber behind its last use
   would be another definition to GCC, which then copies the fields.  */

static tree
fields_variable (interleaved_access *x)
{
  return create_tmp_var (x->array, "ripple_fields");
}

void
lanes_interleaved_load (emitter *e, const lanes_address *a, lanes **field,
			unsigned count, const lanes_mask *mask)
{
  interleaved_access x;

  begin_parts (&x, e, a, count, false, mask);
  tree part = TREE_TYPE (x.array);
  for (unsigned i = 0; i < count; i++)
    field[i] = lanes_new (x.elt, x.es, x.n);
  for (unsigned p = 0; p < field[0]->nparts; p++)
    {
      tree var = fields_variable (&x);

      append_call (&x, p, var);
      for (unsigned i = 0; i < count; i++)
	field[i]->part[p] = emit_rhs (e, part, field_of (&x, var, i));
    }
}

void
lanes_interleaved_store (emitter *e, const lanes_address *a, lanes **field,
			 unsigned count, const lanes_mask *mask)
{
  interleaved_access x;

  begin_parts (&x, e, a, count, true, mask);
  for (unsigned p = 0; p < field[0]->nparts; p++)
    {
      tree var = fields_variable (&x);

      append (&x, gimple_build_assign (var, build_clobber (x.array)));
      for (unsigned i = 0; i < count; i++)
	{
	  lanes *v = lanes_view (e, field[i], x.elt);
	  append (&x, gimple_build_assign (field_of (&x, var, i),
					   v->part[p]));
	}
      append_call (&x, p, var);
    }
}

/* How many elements X's lanes lie from each other; 0 if they have no stride
   that records can have.  */

static unsigned
elements_of_stride (const mem_access *x)
{
  HOST_WIDE_INT bytes, es = x->es;

  return (single_stride_p (x, &bytes) && bytes > es
	  && bytes <= MAX_FIELDS * es && bytes % es == 0
	  ? (unsigned) (bytes / es) : 0);
}

/* The cost is what it takes to fill the registers.  Fields that the program
   reads together have a window in common.  */

bool
field_p (const mem_access *x, unsigned *cost)
{
  unsigned count = elements_of_stride (x);

  *cost = x->nparts * count;
  return (count && !x->store && !x->masked && x->nparts > 1
	  && !x->a->before && !x->a->after
	  && lanes_interleaved_p (x->a, count, false, false));
}

lanes *
field_load (mem_access *x)
{
  unsigned count = elements_of_stride (x);
  lanes_mask all = { lanes_mask::ALL, NULL_TREE, 0, 0, NULL };
  lanes *v = lanes_new (x->elt, x->es, x->n);
  interleaved_access r;

  begin_parts (&r, x->e, x->a, count, false, &all);
  for (unsigned p = 0; p < x->nparts; p++)
    {
      tree var = fields_variable (&r);
      unsigned field = p + 1 < x->nparts ? 0 : count - 1;

      r.back = (HOST_WIDE_INT) field * x->es;
      append_call (&r, p, var);
      v->part[p] = emit_rhs (x->e, x->vtype, field_of (&r, var, field));
    }
  return v;
}

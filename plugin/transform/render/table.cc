/* Look-ups: loads from small arrays that exist as a whole, at an index for
   each lane.

   INPUT	static const float t[16]; ... = t[i_2];	i_2: an index per lane
   OUTPUT	the 16 elements, loaded into vectors, and permutations of these
		(emit/tensor/table-lookup.cc)

   The array is part of a variable, also where the address comes by way of
   pointers, so that all of it can be read where one element is, whichever
   lanes are on; or it begins at a pointer behind which there is a table if
   some lane is on (whole-tables.cc).  An index that is not that of an element
   is undefined, so its low bits are enough.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/greatest-index.h"
#include "report/report.h"
#include "transform/render/render-private.h"

/* INDEX * BYTES.  */
struct table_term
{
  tree index;
  unsigned bytes;
};

struct table_access
{
  tree object;			/* The variable, or a string, or a pointer to
				   the table.  */
  HOST_WIDE_INT start, size;	/* Where the table lies in it, in bytes.  */
  HOST_WIDE_INT inner;		/* Of the element in the table, but for  */
  auto_vec<table_term> terms;
  bool whole;			/* The table is the whole variable: it is not
				   known where the array ends.  */
};

/* All that is known of the place so far is within the table.  */

static void
enclose (table_access *t)
{
  t->inner += t->start;
  t->start = 0;
}

static bool pointed_p (table_access *t, tree pointer);

static bool
add_term (table_access *t, tree index, unsigned HOST_WIDE_INT bytes)
{
  if (!INTEGRAL_TYPE_P (TREE_TYPE (index)) || bytes == 0
      || bytes > MAX_TABLE_BYTES)
    return false;
  table_term term = { unextended_index (index), (unsigned) bytes };
  t->terms.safe_push (term);
  return true;
}

static bool
array_element_p (table_access *t, tree ref)
{
  tree index = TREE_OPERAND (ref, 1), size = array_ref_element_size (ref);
  tree array = TREE_TYPE (TREE_OPERAND (ref, 0));
  if (TREE_CODE (size) != INTEGER_CST || !tree_fits_uhwi_p (size)
      || !integer_zerop (array_ref_low_bound (ref)))
    return false;
  if (tree c = constant_value (index))
    {
      if (!tree_fits_shwi_p (c) || !tree_fits_shwi_p (size)
	  || tree_to_shwi (c) < 0 || tree_to_shwi (c) > INT_MAX
	  || tree_to_shwi (size) > INT_MAX)
	return false;
      t->start += tree_to_shwi (c) * tree_to_shwi (size);
      return true;
    }
  enclose (t);
  tree bytes = TYPE_SIZE_UNIT (array);
  if (array_end_unknown_p (ref) || !bytes || !tree_fits_shwi_p (bytes))
    t->whole = true;
  else
    t->size = tree_to_shwi (bytes);
  return add_term (t, index, tree_to_uhwi (size));
}

/* Note where REF is; false if it is no such element.  */

static bool
element_p (table_access *t, tree ref)
{
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    switch (TREE_CODE (ref))
      {
      case ARRAY_REF:
	if (!array_element_p (t, ref))
	  return false;
	break;

      case COMPONENT_REF:
	{
	  tree field = TREE_OPERAND (ref, 1);
	  tree off = component_ref_field_offset (ref);
	  if (DECL_BIT_FIELD (field) || TREE_THIS_VOLATILE (ref)
	      || !tree_fits_shwi_p (off))
	    return false;
	  t->start += tree_to_shwi (off);
	  t->start += (tree_to_uhwi (DECL_FIELD_BIT_OFFSET (field))
		       / BITS_PER_UNIT);
	}
	break;

      default:
	return false;
      }
  if (TREE_CODE (ref) == MEM_REF)
    {
      if (!tree_fits_shwi_p (TREE_OPERAND (ref, 1)))
	return false;
      t->start += tree_to_shwi (TREE_OPERAND (ref, 1));
      return pointed_p (t, TREE_OPERAND (ref, 0));
    }
  t->object = ref;
  return VAR_P (ref) || TREE_CODE (ref) == PARM_DECL
	 || TREE_CODE (ref) == STRING_CST;
}

/* Note that the place is OFFSET bytes further on; false if that is not told
   apart into an index and the size of elements.  */

static bool
offset_p (table_access *t, tree offset)
{
  if (tree c = constant_value (offset))
    {
      /* Offsets are unsigned and may be meant as negative ones.  */
      t->start += wi::sext (wi::to_widest (c),
			    TYPE_PRECISION (TREE_TYPE (c))).to_shwi ();
      return true;
    }
  enclose (t);
  t->whole = true;
  if (TREE_CODE (offset) != SSA_NAME)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (offset);
  if (is_gimple_assign (def) && gimple_assign_rhs_code (def) == MULT_EXPR)
    if (tree c = constant_value (gimple_assign_rhs2 (def)))
      return tree_fits_uhwi_p (c)
	     && add_term (t, gimple_assign_rhs1 (def), tree_to_uhwi (c));
  return add_term (t, offset, 1);
}

/* Note what POINTER points at.  */

static bool
pointed_p (table_access *t, tree pointer)
{
  for (;;)
    {
      if (TREE_CODE (pointer) == ADDR_EXPR)
	return element_p (t, TREE_OPERAND (pointer, 0));
      if (TREE_CODE (pointer) != SSA_NAME)
	return false;
      if (table_bytes (pointer))
	{
	  t->object = pointer;
	  return true;
	}
      gimple *def = SSA_NAME_DEF_STMT (pointer);
      if (!is_gimple_assign (def))
	return false;
      tree from = gimple_assign_rhs1 (def);
      if (gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR)
	{
	  if (!offset_p (t, gimple_assign_rhs2 (def)))
	    return false;
	}
      else if (!gimple_assign_single_p (def) && !gimple_assign_cast_p (def))
	return false;
      if (!POINTER_TYPE_P (TREE_TYPE (from)))
	return false;
      pointer = from;
    }
}

/* How many bytes OBJECT has, or null.  */

static tree
object_size (tree object)
{
  if (TREE_CODE (object) == SSA_NAME)
    return size_int (table_bytes (object));
  return DECL_P (object) ? DECL_SIZE_UNIT (object)
			 : TYPE_SIZE_UNIT (TREE_TYPE (object));
}

/* True if all bytes of DECL, which may be a pointer, can be read wherever some
   are.  */

static bool
readable_p (tree decl)
{
  if (TREE_CODE (decl) == SSA_NAME)
    return true;
  tree type = TREE_TYPE (decl);
  if (TREE_CODE (decl) == STRING_CST)
    return object_size (decl) && tree_fits_shwi_p (object_size (decl));
  return (!TREE_THIS_VOLATILE (decl) && !TYPE_VOLATILE (type)
	  && !TYPE_ATOMIC (strip_array_types (type))
	  && !DECL_HAS_VALUE_EXPR_P (decl)
	  && !(VAR_P (decl) && DECL_HARD_REGISTER (decl))
	  && !(VAR_P (decl) && DECL_EXTERNAL (decl) && DECL_WEAK (decl))
	  && ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (type))
	  && DECL_SIZE_UNIT (decl)
	  && tree_fits_shwi_p (DECL_SIZE_UNIT (decl)));
}

/* True if some index of T, in the lanes of S, is one for each lane that is
   neither affine nor a pattern: the others are permutations that are
   known.  */

static bool
irregular_p (const table_access *t, const struct shape *s)
{
  bool irregular = false;
  tree base;
  for (unsigned i = 0; i < t->terms.length () && !irregular; i++)
    {
      emitter trial = { NULL, UNKNOWN_LOCATION };
      tree index = t->terms[i].index;
      irregular = varying_p (index) && !overlay_info (index)->affine
		  && !lane_pattern (&trial, index, s, &base);
      gimple_seq_discard (trial.seq);
    }
  return irregular;
}

/* Set *T to what REF, an element of ES bytes in the lanes of S, is in a
   table.  */

static bool
find_table (table_access *t, tree ref, const struct shape *s, unsigned es)
{
  t->object = NULL_TREE;
  t->start = t->size = t->inner = 0;
  t->whole = false;
  if (TREE_THIS_VOLATILE (ref) || reverse_storage_order_for_component_p (ref)
      || !element_p (t, ref) || !irregular_p (t, s)
      || !readable_p (t->object))
    return false;
  HOST_WIDE_INT all = tree_to_shwi (object_size (t->object));
  if (t->whole)
    {
      enclose (t);
      t->size = all;
    }
  bool ok = t->start >= 0 && t->size >= es && t->size <= MAX_TABLE_BYTES
	    && t->start + t->size <= all && t->inner % (int) es == 0;
  for (unsigned i = 0; i < t->terms.length (); i++)
    ok &= t->terms[i].bytes % es == 0;
  return ok;
}

/* T's elements of ES bytes from the first up to the last one that is looked
   up.  */

static unsigned
table_count (const table_access *t, unsigned es)
{
  unsigned HOST_WIDE_INT last = t->inner;
  for (unsigned i = 0; i < t->terms.length (); i++)
    last += ((unsigned HOST_WIDE_INT) greatest_index (t->terms[i].index, true)
	     * t->terms[i].bytes);
  return t->inner < 0 ? t->size / es : MIN (last + es, t->size) / es;
}

/* The lanes of INDEX as NUM.  What an octet is held in has other bits, too, or
   a sign; it does not matter whether it is one.  */

static lanes *
index_lanes (emitter *e, tree index, const struct shape *s, tree num)
{
  tree held = varying_p (index) ? overlay_info (index)->held : NULL_TREE;
  lanes *v = value_lanes_as (e, index, s, num);
  if (!held || TYPE_PRECISION (num) <= 8
      || (TYPE_PRECISION (held) <= 8 && TYPE_UNSIGNED (held)))
    return v;
  return lanes_binary (e, BIT_AND_EXPR, v,
		       lanes_splat (e, num, v->es, v->n,
				    build_int_cst (num, UCHAR_MAX)), NULL);
}

/* The lanes of T's index, of type NUM, which has ES bytes.  */

static lanes *
table_index (emitter *e, const table_access *t, const struct shape *s,
	     tree num, unsigned es)
{
  lanes *r = NULL;
  for (unsigned i = 0; i < t->terms.length (); i++)
    {
      lanes *v = index_lanes (e, t->terms[i].index, s, num);
      unsigned factor = t->terms[i].bytes / es;
      if (factor > 1)
	v = lanes_binary (e, MULT_EXPR, v,
			  lanes_splat (e, num, es, v->n,
				       build_int_cst (num, factor)), NULL);
      r = r ? lanes_binary (e, PLUS_EXPR, r, v, NULL) : v;
    }
  HOST_WIDE_INT first = t->inner / (int) es;
  if (first)
    r = lanes_binary (e, PLUS_EXPR, r,
		      lanes_splat (e, num, es, r->n,
				   build_int_cst (num, first)), NULL);
  return r;
}

/* TABLE, of BYTES bytes, or one that may be read where no lane is on in
   MASK.  */

static tree
readable_table (emitter *e, tree table, unsigned bytes, tree mask)
{
  if (!mask || overlay_info (mask)->flags & (VALUE_PREFIX | VALUE_NONEMPTY))
    return table;
  lanes *m = value_lanes (e, mask, overlay_shape (mask));
  tree any = lanes_condition_value (e, m, lanes_any (e, m));
  tree zeros = gimple_convert (&e->seq, e->loc, TREE_TYPE (table),
			       lanes_zero_table (bytes));
  return gimple_build (&e->seq, e->loc, COND_EXPR, TREE_TYPE (table), any,
		       table, zeros);
}

lanes *
render_table (emitter *e, tree ref, tree mask)
{
  tree elt = lanes_element_type (TREE_TYPE (ref));
  struct shape s = overlay_address_shape (ref);
  lanes_address a = lanes_address ();
  table_access t;
  if (!elt || TREE_CODE (TYPE_SIZE_UNIT (TREE_TYPE (ref))) != INTEGER_CST)
    return NULL;
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (ref)));
  if (es > MAX_VECTOR_ELEMENT || !find_table (&t, ref, &s, es))
    return NULL;
  unsigned count = table_count (&t, es);
  if (!lanes_table_p (integer_element (es * BITS_PER_UNIT, true), count,
		      lanes_of_shape (&s)))
    return NULL;
  if (DECL_P (t.object))
    TREE_ADDRESSABLE (t.object) = 1;
  a.base = TREE_CODE (t.object) == SSA_NAME
	   ? readable_table (e, t.object, t.size, mask)
	   : build_fold_addr_expr (t.object);
  if (t.start)
    a.base = gimple_build (&e->seq, UNKNOWN_LOCATION, POINTER_PLUS_EXPR,
			   TREE_TYPE (a.base), a.base, size_int (t.start));
  a.shape = shape_1d (0, count, false);
  a.stride[0] = size_int (es);
  a.elt = TREE_TYPE (ref);
  a.alias_type = reference_alias_ptr_type (ref);
  a.align = DECL_P (t.object)
	    ? least_bit_hwi (DECL_ALIGN_UNIT (t.object) | t.start) : 1;
  tree num = integer_element (es * BITS_PER_UNIT, true);
  return lanes_look_up_table (e, &a, table_index (e, &t, &s, num, es));
}

/* A type for references to elements ELT at a pointer of any type.  */

static tree
table_alias_type (tree elt)
{
  return SCALAR_FLOAT_TYPE_P (elt) ? build_pointer_type (elt)
	 : build_pointer_type_for_mode (char_type_node, ptr_mode, true);
}

/* CALL, which is the same in all lanes.  */

static void
uniform_lookup (emitter *e, gcall *call, tree mask, unsigned count)
{
  tree lhs = gimple_call_lhs (call), elt = TREE_TYPE (lhs);
  tree size = TYPE_SIZE_UNIT (elt);
  tree p = readable_table (e, gimple_call_arg (call, 1),
			   tree_to_uhwi (size) * count, mask);
  tree i = gimple_convert (&e->seq, e->loc, sizetype,
			   gimple_call_arg (call, 2));
  i = gimple_build (&e->seq, e->loc, MIN_EXPR, sizetype, i,
		    size_int (count - 1));
  i = gimple_build (&e->seq, e->loc, MULT_EXPR, sizetype, i,
		    fold_convert (sizetype, size));
  p = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, TREE_TYPE (p), p, i);
  tree r = make_ssa_name (elt);
  gassign *g = gimple_build_assign (r, build2 (MEM_REF, elt, p,
					       build_zero_cst
					       (table_alias_type (elt))));
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  define_uniform (e, lhs, r);
}

/* The lanes of CALL one by one, at addresses A but for the index.  */

static lanes *
lookup_by_lanes (emitter *e, gcall *call, lanes_address *a, tree mask,
		 unsigned count)
{
  tree table = gimple_call_arg (call, 1), index = gimple_call_arg (call, 2);
  tree num = integer_element (32, true);
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  lanes *i = index_lanes (e, unextended_index (index), &a->shape, num);
  i = lanes_binary (e, MIN_EXPR, i,
		    lanes_splat (e, num, 4, i->n,
				 build_int_cst (num, count - 1)), NULL);
  a->base = table;
  a->offset = i;
  a->scale = es;
  if (varying_p (table))
    {
      tree wide = value_wide_type ();
      i = lanes_convert (e, i, wide);
      i = lanes_binary (e, MULT_EXPR, i,
			lanes_splat (e, wide, 8, i->n,
				     build_int_cst (wide, es)), NULL);
      lanes *p = lanes_convert (e, value_lanes (e, table, &a->shape), wide);
      a->base = build_zero_cst (ptr_type_node);
      a->offset = lanes_binary (e, PLUS_EXPR, p, i, NULL);
      a->scale = 1;
    }
  lanes_mask m = value_mask (e, mask, &a->shape, es);
  return lanes_load (e, a, &m);
}

void
render_lookup (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call), table = gimple_call_arg (call, 1);
  unsigned count = tree_to_uhwi (constant_value (gimple_call_arg (call, 0)));
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (lhs)));
  lanes_address a = lanes_address ();
  if (!varying_p (lhs))
    {
      uniform_lookup (e, call, mask, count);
      return;
    }
  a.shape = *overlay_shape (lhs);
  a.elt = TREE_TYPE (lhs);
  a.alias_type = table_alias_type (a.elt);
  a.align = TYPE_ALIGN_UNIT (a.elt);
  tree num = es <= MAX_VECTOR_ELEMENT
	     ? integer_element (es * BITS_PER_UNIT, true) : NULL_TREE;
  if (varying_p (table) || !num
      || !lanes_table_p (num, count, lanes_of_shape (&a.shape)))
    {
      rendered_as (lhs)->value = lookup_by_lanes (e, call, &a, mask, count);
      return;
    }
  lanes *index
    = index_lanes (e, unextended_index (gimple_call_arg (call, 2)), &a.shape,
		   num);
  a.base = readable_table (e, table, es * count, mask);
  a.shape = shape_1d (0, count, false);
  a.stride[0] = size_int (es);
  rendered_as (lhs)->value = lanes_look_up_table (e, &a, index);
}

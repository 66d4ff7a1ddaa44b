/* What alike-fields.cc has found is made: a loop over fields.

   INPUT	o[i].r = a[i].r * a[i].a;  OUTPUT  o'[j] = a'[j] * a'[j | 3];
		o[i].g = a[i].g * a[i].a;
		o[i].b = a[i].b * a[i].a;
		o[i].a = a[i].a * a[i].a;

   Where a field is made of another one's place, that is told by the bits of
   the element's number, so that it is known in every lane of a block.

   What all lanes share, but not all fields, is put into an array in front of
   the loop:

   INPUT	o[i].r = a[i].r * 2;  OUTPUT  by[] = { 2, 3, 2, 1 };
		o[i].g = a[i].g * 3;	      o'[j] = a'[j] * by[j & 3];
		...

   The statements of the first field stay where they are, with other addresses;
   those of the other fields go away.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/alike-fields.h"
#include "transform/loops/remainder.h"

enum { DEEPEST = 60 };

/* X, a value in F's loop, in the first iteration of it, to be computed in
   front of the loop; null if that cannot be.  */

static tree
in_first_iteration (field_loop *f, tree x, unsigned depth = 0)
{
  if (!inside_p (f, x))
    return x;
  if (x == f->loop.lane)
    return build_zero_cst (TREE_TYPE (x));
  if (tree *known = f->first.get (x))
    return *known;
  gassign *s = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x));
  if (!s || gimple_vuse (s) || depth > DEEPEST || gimple_num_ops (s) > 3)
    return NULL_TREE;
  tree op[2] = { gimple_assign_rhs1 (s), gimple_assign_rhs2 (s) };
  for (unsigned i = 0; i < gimple_num_ops (s) - 1; i++)
    if (!is_gimple_val (op[i])
	|| !(op[i] = in_first_iteration (f, op[i], depth + 1)))
      return NULL_TREE;
  tree r = make_ssa_name (TREE_TYPE (x));
  gassign *c = gimple_build_assign (r, gimple_assign_rhs_code (s), op[0],
				    op[1]);
  gimple_set_location (c, gimple_location (s));
  gimple_seq_add_stmt (&f->seq, c);
  f->first.put (x, r);
  return r;
}

tree
first_address (field_loop *f, field_access *a)
{
  tree ref = unshare_expr (a->ref), *base = &ref;
  while (handled_component_p (*base))
    {
      if (TREE_CODE (*base) == ARRAY_REF)
	{
	  tree i = in_first_iteration (f, TREE_OPERAND (*base, 1));
	  if (!i)
	    return NULL_TREE;
	  TREE_OPERAND (*base, 1) = i;
	}
      else if (TREE_CODE (*base) != COMPONENT_REF)
	return NULL_TREE;
      base = &TREE_OPERAND (*base, 0);
    }
  if (TREE_CODE (*base) == MEM_REF)
    {
      tree p = in_first_iteration (f, TREE_OPERAND (*base, 0));
      if (!p)
	return NULL_TREE;
      TREE_OPERAND (*base, 0) = p;
    }
  else if (!DECL_P (*base))
    return NULL_TREE;
  tree type = build_pointer_type (TREE_TYPE (ref)), r = make_ssa_name (type);
  if (DECL_P (*base))
    TREE_ADDRESSABLE (*base) = 1;
  gassign *s = gimple_build_assign (r, build1 (ADDR_EXPR, type, ref));
  gimple_set_location (s, gimple_location (a->stmt));
  gimple_seq_add_stmt (&f->seq, s);
  return r;
}

void
keep_apart (field_loop *f, const access_group &a, const access_group &b)
{
  const access_group *group[2] = { &a, &b };
  tree begin[2], end[2], n = gimple_call_arg (f->loop.marker, 3);
  location_t loc = gimple_location (f->loop.marker);
  gimple_seq *s = &f->seq;
  n = gimple_convert (s, sizetype, n);
  for (unsigned i = 0; i < 2; i++)
    {
      const field_access *first = group[i]->leader;
      tree at = gimple_convert (s, sizetype, first->address);
      begin[i] = gimple_build (s, loc, PLUS_EXPR, sizetype, at,
			       size_int (group[i]->lo));
      end[i] = gimple_build (s, loc, MULT_EXPR, sizetype, n,
			     size_int (first->stride));
      end[i] = gimple_build (s, loc, PLUS_EXPR, sizetype, at, end[i]);
      end[i] = gimple_build (s, loc, PLUS_EXPR, sizetype, end[i],
			     size_int (group[i]->hi - first->stride));
    }
  tree c = gimple_build (s, loc, LE_EXPR, boolean_type_node, end[0], begin[1]);
  tree d = gimple_build (s, loc, LE_EXPR, boolean_type_node, end[1], begin[0]);
  c = gimple_build (s, loc, BIT_IOR_EXPR, boolean_type_node, c, d);
  f->safe = f->safe ? gimple_build (s, loc, BIT_AND_EXPR, boolean_type_node,
				    f->safe, c) : c;
}

/* A term of the number of an element that is accessed: the bits MASK of the
   number of the field, counted through all records, shifted to the right by
   SHIFT, TIMES so many.  */

struct place_term
{
  unsigned HOST_WIDE_INT mask;
  unsigned shift;
  HOST_WIDE_INT times;
};

/* Add the bits MASK, of which the lowest is number BIT and counts for WEIGHT
   elements, to TERMS.  */

static void
add_bits (auto_vec<place_term> *terms, unsigned HOST_WIDE_INT mask,
	  unsigned bit, HOST_WIDE_INT weight)
{
  HOST_WIDE_INT unit = HOST_WIDE_INT_1 << bit;
  place_term t = { mask, bit, weight };
  if (weight == 0)
    return;
  if (weight % unit == 0)
    {
      t.shift = 0;
      t.times = weight / unit;
    }
  else if (weight > 0 && pow2p_hwi (weight))
    {
      t.shift = bit - exact_log2 (weight);
      t.times = 1;
    }
  for (unsigned i = 0; i < terms->length (); i++)
    if ((*terms)[i].shift == t.shift && (*terms)[i].times == t.times)
      {
	(*terms)[i].mask |= mask;
	return;
      }
  terms->safe_push (t);
}

/* Set *TERMS to those of A's places; false if there are too many, or if they
   are no such sum.  */

static bool
find_terms (const field_loop *f, const field_access *a,
	    auto_vec<place_term> *terms)
{
  enum { MOST_TERMS = 3 };
  HOST_WIDE_INT record = a->stride / a->bytes, by = a->behind[1];
  unsigned n = f->fields, bits = floor_log2 (n);
  bool even = record == by * (HOST_WIDE_INT) n;
  for (unsigned k = 0; k < n; k++)
    even &= a->behind[k] == by * (HOST_WIDE_INT) k;
  if (even)
    {
      add_bits (terms, HOST_WIDE_INT_M1U, 0, by);
      return true;
    }
  if (!pow2p_hwi (n))
    return false;
  for (unsigned k = 0; k < n; k++)
    {
      HOST_WIDE_INT sum = 0;
      for (unsigned b = 0; b < bits; b++)
	sum += k >> b & 1 ? a->behind[1u << b] : 0;
      if (sum != a->behind[k])
	return false;
    }
  for (unsigned b = 0; b < bits; b++)
    add_bits (terms, HOST_WIDE_INT_1U << b, b, a->behind[1u << b]);
  add_bits (terms, -(unsigned HOST_WIDE_INT) n, bits, record);
  return terms->length () <= MOST_TERMS;
}

bool
places_known_p (const field_loop *f, const field_access *a)
{
  auto_vec<place_term> terms;
  return find_terms (f, a, &terms);
}

/* Append to SEQ the number of the element that A accesses for field J, a
   number of sizetype.  */

static tree
element_number (gimple_seq *seq, location_t loc, const field_loop *f,
		const field_access *a, tree j)
{
  auto_vec<place_term> terms;
  tree sum = NULL_TREE;
  find_terms (f, a, &terms);
  for (unsigned i = 0; i < terms.length (); i++)
    {
      const place_term &t = terms[i];
      tree x = gimple_build (seq, loc, BIT_AND_EXPR, sizetype, j,
			     build_int_cst (sizetype, t.mask));
      if (t.shift)
	x = gimple_build (seq, loc, RSHIFT_EXPR, sizetype, x,
			  build_int_cst (unsigned_type_node, t.shift));
      x = gimple_build (seq, loc, MULT_EXPR, sizetype, x,
			build_int_cst (sizetype, t.times));
      sum = sum ? gimple_build (seq, loc, PLUS_EXPR, sizetype, sum, x) : x;
    }
  return sum;
}

/* Let A's statement, for the first field, be for every field.  */

static void
access_all (field_loop *f, field_access *a)
{
  gimple_seq seq = NULL;
  gimple_stmt_iterator g = gsi_for_stmt (a->stmt);
  location_t loc = gimple_location (a->stmt);
  tree by = gimple_convert (&seq, sizetype, f->loop.lane);
  tree at = make_ssa_name (TREE_TYPE (a->address));
  by = element_number (&seq, loc, f, a, by);
  by = gimple_build (&seq, loc, MULT_EXPR, sizetype, by,
		     size_int (a->bytes));
  gimple_seq_add_stmt (&seq, gimple_build_assign (at, POINTER_PLUS_EXPR,
						  a->address, by));
  tree ref = build2 (MEM_REF, TREE_TYPE (a->ref), at,
		     build_zero_cst (reference_alias_ptr_type (a->ref)));
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  if (a->store)
    gimple_assign_set_lhs (a->stmt, ref);
  else
    gimple_assign_set_rhs1 (a->stmt, ref);
  update_stmt (a->stmt);
}

/* Let all of F's fields have what is number I of its constants, and others of
   the same operand.  */

static void
give_constant (field_loop *f, unsigned i)
{
  gimple *stmt = f->constants[i].stmt;
  unsigned op = f->constants[i].op;
  tree old = copied_value (gimple_op (stmt, op));
  tree type = TYPE_MAIN_VARIANT (TREE_TYPE (old));
  tree array = create_tmp_var_raw (build_array_type_nelts (type, f->fields),
				   "fields");
  location_t loc = gimple_location (stmt);
  gimple_seq seq = NULL;
  make_local (array);
  TREE_ADDRESSABLE (array) = 1;
  for (unsigned k = 0; k < f->fields; k++)
    {
      tree value = old;
      for (unsigned c = i; c < f->constants.length (); c++)
	if (f->constants[c].stmt == stmt && f->constants[c].op == op
	    && f->constants[c].field == k)
	  value = f->constants[c].value;
      tree place = build4 (ARRAY_REF, type, array, size_int (k), NULL_TREE,
			   NULL_TREE);
      gimple_seq_add_stmt (&seq, gimple_build_assign (place, value));
    }
  tree begin = build1 (ADDR_EXPR, build_pointer_type (type), array);
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (f->loop.loop), seq);
  seq = NULL;
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  tree j = gimple_convert (&seq, sizetype, f->loop.lane);
  j = gimple_build (&seq, loc, BIT_AND_EXPR, sizetype, j,
		    size_int (f->fields - 1));
  j = gimple_build (&seq, loc, MULT_EXPR, sizetype, j, TYPE_SIZE_UNIT (type));
  tree at = make_ssa_name (TREE_TYPE (begin)), x = make_ssa_name (type);
  gimple_seq_add_stmt (&seq, gimple_build_assign (at, POINTER_PLUS_EXPR,
						  begin, j));
  gassign *load
    = gimple_build_assign (x, build2 (MEM_REF, type, at,
				      build_zero_cst (TREE_TYPE (begin))));
  gimple_set_location (load, loc);
  gimple_seq_add_stmt (&seq, load);
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  gimple_set_op (stmt, op, x);
  update_stmt (stmt);
}

void
run_over_fields (field_loop *f)
{
  class loop *loop = f->loop.loop;
  gcall *marker = f->loop.marker;
  tree n = gimple_call_arg (marker, 3);
  if (f->safe)
    {
      rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
      append_alternative (loop, f->safe);
    }
  gimple_seq seq = NULL;
  tree all = gimple_build (&seq, gimple_location (marker), MULT_EXPR,
			   TREE_TYPE (n), n,
			   build_int_cst (TREE_TYPE (n), f->fields));
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (loop), seq);
  gcond *cond = as_a<gcond *> (last_stmt (loop->header));
  gimple_cond_set_rhs (cond, all);
  update_stmt (cond);
  gimple_call_set_arg (marker, 3, all);
  update_stmt (marker);
  for (unsigned i = 0; i < f->constants.length (); i++)
    {
      bool first = true;
      for (unsigned k = 0; k < i; k++)
	first &= f->constants[k].stmt != f->constants[i].stmt
		 || f->constants[k].op != f->constants[i].op;
      if (first)
	give_constant (f, i);
    }
  auto_bitmap unused;
  for (unsigned i = 0; i < f->accesses.length (); i++)
    {
      field_access *a = f->accesses[i];
      if (a->field == 0)
	access_all (f, a);
      else if (a->store)
	{
	  gimple_stmt_iterator g = gsi_for_stmt (a->stmt);
	  tree value = gimple_assign_rhs1 (a->stmt);
	  if (TREE_CODE (value) == SSA_NAME)
	    bitmap_set_bit (unused, SSA_NAME_VERSION (value));
	  unlink_stmt_vdef (a->stmt);
	  gsi_remove (&g, true);
	  release_defs (a->stmt);
	}
    }
  /* Also what they load, since that is not there for so many lanes.  */
  simple_dce_from_worklist (unused);
  loop->any_upper_bound = loop->any_likely_upper_bound = false;
  loop->any_estimate = false;
}

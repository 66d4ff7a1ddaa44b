/* Loops that do the same to all fields of records become loops over the
   fields.

   INPUT	for (i < n)			OUTPUT	for (j < 3 * n)
		  {					  o'[j] = a'[j] * w;
		    o[i].x = a[i].x * w;
		    o[i].y = a[i].y * w;
		    o[i].z = a[i].z * w;
		  }

   which takes no permutations, and runs over vectors that are full.  The
   iterations must be elementwise and store all that the records have; what all
   lanes share must be the same for all fields.  If only the program knows
   whether the records overlap, there are both loops.

   The statements of the first field stay where they are, with other addresses;
   those of the other fields have no use any more.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "analysis/same-value.h"
#include "core/affine.h"
#include "emit/lanes.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

namespace {

enum
{
  MOST_FIELDS = 16, MOST_STATEMENTS = 400, DEEPEST = 60, MOST_TESTS = 6
};

/* A load or a store of lanes.  */

struct access
{
  gassign *stmt;
  tree ref;
  bool store;
  unsigned position;		/* In the order of the program.  */
  struct poly at;
  HOST_WIDE_INT bytes, stride;
  int group;			/* Of the same records, or -1;  */
  int field;			/* which of their fields.  */
};

/* A loop, and what it accesses.  */

struct field_loop
{
  struct parallel_loop loop;
  auto_vec<access *> accesses;
  hash_map<gimple *, access *> of;
  unsigned fields;
  int groups;
  /* Pairs of values that are alike.  */
  hash_set<pair_hash<nofree_ptr_hash<tree_node>,
		     nofree_ptr_hash<tree_node> > > alike;
  tree safe;			/* Records do not overlap; or null.  */
  unsigned tests;		/* So many pairs.  */
  gimple_seq seq;		/* In front of the loop.  */
  hash_map<tree, tree> first;	/* Values in the first iteration.  */
};

bool
inside_p (const field_loop *f, tree x)
{
  return TREE_CODE (x) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (x)
	 && inside_p (&f->loop, SSA_NAME_DEF_STMT (x));
}

/* *D is how many bytes A is in front of B, if that is a constant.  */

bool
distance_p (const access *a, const access *b, HOST_WIDE_INT *d)
{
  struct poly p;
  mpz_t c;
  poly_init (&p);
  mpz_init (c);
  bool ok = poly_sub (&p, &b->at, &a->at) && poly_constant_p (&p, c)
	    && mpz_fits_slong_p (c);
  if (ok)
    *d = mpz_get_si (c);
  mpz_clear (c);
  poly_clear (&p);
  return ok;
}

access *
new_access (field_loop *f, gassign *s, bool store, unsigned position)
{
  access *a = new access ();
  a->stmt = s;
  a->store = store;
  a->ref = store ? gimple_assign_lhs (s) : gimple_assign_rhs1 (s);
  a->position = position;
  a->bytes = int_size_in_bytes (TREE_TYPE (a->ref));
  a->group = a->field = -1;
  poly_init (&a->at);
  reference_address (a->ref, &a->at, NULL);
  a->stride = lane_stride (&f->loop, &a->at);
  f->accesses.safe_push (a);
  f->of.put (s, a);
  return a;
}

/* True if S, in lanes, only computes.  */

bool
computes_p (gimple *s)
{
  if (gimple_has_volatile_ops (s) || gimple_vdef (s)
      || stmt_could_throw_p (cfun, s))
    return false;
  if (is_gimple_assign (s))
    return !gimple_vuse (s);
  return is_gimple_call (s) && gimple_call_builtin_p (s)
	 && !ripple_api_call (s) && gimple_call_flags (s) & ECF_CONST;
}

/* Find what F's loop accesses; false if it does anything else.  */

bool
find_accesses (field_loop *f)
{
  class loop *loop = f->loop.loop;
  unsigned position = 0;
  bool ok = !loop->inner && loop->num_nodes <= 4;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes && ok; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]);
	 !gsi_end_p (g) && ok; gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	gassign *a = dyn_cast<gassign *> (s);
	ok = position++ < MOST_STATEMENTS;
	if (is_gimple_debug (s) || s == f->loop.marker
	    || gimple_code (s) == GIMPLE_LABEL
	    || gimple_code (s) == GIMPLE_PREDICT
	    || (gimple_code (s) == GIMPLE_COND && body[i] == loop->header))
	  continue;
	if (!a || !gimple_assign_single_p (a) || !gimple_vuse (a)
	    || gimple_has_volatile_ops (a) || gimple_clobber_p (a)
	    || stmt_could_throw_p (cfun, a)
	    || !is_gimple_reg_type (TREE_TYPE (gimple_assign_lhs (a))))
	  {
	    ok &= computes_p (s);
	    continue;
	  }
	access *at = new_access (f, a, gimple_vdef (a) != NULL_TREE, position);
	ok &= at->bytes > 0 && at->stride >= 2 * at->bytes
	      && at->stride <= MOST_FIELDS * at->bytes
	      && at->stride % at->bytes == 0
	      && !reverse_storage_order_for_component_p (at->ref)
	      && !(TREE_CODE (at->ref) == COMPONENT_REF
		   && DECL_BIT_FIELD (TREE_OPERAND (at->ref, 1)));
      }
  free (body);
  return ok;
}

/* True if the first field of the group that access A is the FIELD-th one of
   is FIRST.  */

bool
join_group (field_loop *f, access *first, access *a, unsigned field)
{
  HOST_WIDE_INT d;
  if (first->bytes != a->bytes || first->stride != a->stride
      || first->stride != a->bytes * (HOST_WIDE_INT) f->fields
      || !types_compatible_p (TREE_TYPE (first->ref), TREE_TYPE (a->ref))
      || !distance_p (first, a, &d) || d != a->bytes * (HOST_WIDE_INT) field)
    return false;
  if (first->group < 0)
    {
      first->group = f->groups++;
      first->field = 0;
    }
  if (first->field != 0 || (a->group >= 0 && (a->group != first->group
					      || a->field != (int) field)))
    return false;
  a->group = first->group;
  a->field = field;
  return true;
}

/* True if X is for the first field what Y is for that of number FIELD.  */

bool
alike_p (field_loop *f, tree x, tree y, unsigned field, unsigned depth)
{
  x = copied_value (x);
  y = copied_value (y);
  bool lanes = TREE_CODE (x) == SSA_NAME && varying_p (x);
  if (!lanes || x == y)
    return !lanes && (TREE_CODE (y) != SSA_NAME || !varying_p (y))
	   && same_value_p (x, y, DEEPEST);
  if (TREE_CODE (y) != SSA_NAME || depth > DEEPEST || !inside_p (f, x)
      || !inside_p (f, y)
      || !types_compatible_p (TREE_TYPE (x), TREE_TYPE (y)))
    return false;
  if (f->alike.contains (std::make_pair (x, y)))
    return true;
  gimple *s = SSA_NAME_DEF_STMT (x), *t = SSA_NAME_DEF_STMT (y);
  access **a = f->of.get (s), **b = f->of.get (t);
  if (a || b)
    {
      if (!a || !b || !join_group (f, *a, *b, field))
	return false;
    }
  else if (gimple_code (s) != gimple_code (t)
	   || gimple_num_ops (s) != gimple_num_ops (t)
	   || s == f->loop.marker || t == f->loop.marker
	   || (is_gimple_assign (s)
	       ? gimple_assign_rhs_code (s) != gimple_assign_rhs_code (t)
	       : !is_gimple_call (s)
		 || gimple_call_fndecl (s) != gimple_call_fndecl (t)))
    return false;
  else if (is_gimple_assign (s) && gimple_num_ops (s) == 3
	   && commutative_tree_code (gimple_assign_rhs_code (s)))
    {
      tree p = gimple_assign_rhs1 (s), p2 = gimple_assign_rhs2 (s);
      tree q = gimple_assign_rhs1 (t), q2 = gimple_assign_rhs2 (t);
      if (!(alike_p (f, p, q, field, depth + 1)
	    && alike_p (f, p2, q2, field, depth + 1))
	  && !(alike_p (f, p, q2, field, depth + 1)
	       && alike_p (f, p2, q, field, depth + 1)))
	return false;
    }
  else
    for (unsigned i = 1; i < gimple_num_ops (s); i++)
      {
	tree p = gimple_op (s, i), q = gimple_op (t, i);
	if (!p || !q || (is_gimple_call (s) && i < 3))
	  {
	    if (!is_gimple_call (s) && p != q)
	      return false;
	    continue;
	  }
	if (COMPARISON_CLASS_P (p))
	  {
	    if (TREE_CODE (p) != TREE_CODE (q)
		|| !alike_p (f, TREE_OPERAND (p, 0), TREE_OPERAND (q, 0),
			     field, depth + 1)
		|| !alike_p (f, TREE_OPERAND (p, 1), TREE_OPERAND (q, 1),
			     field, depth + 1))
	      return false;
	  }
	else if (!is_gimple_val (p) || !is_gimple_val (q)
		 || !alike_p (f, p, q, field, depth + 1))
	  return false;
      }
  f->alike.add (std::make_pair (x, y));
  return true;
}

/* Find the records that F's loop stores, and what they are made of; false if
   not all of what it accesses are fields that are treated alike.  */

bool
find_groups (field_loop *f)
{
  for (unsigned i = 0; i < f->accesses.length (); i++)
    {
      access *first = f->accesses[i];
      if (!first->store || first->group >= 0)
	continue;
      /* The field with the lowest address.  */
      unsigned n = 0;
      HOST_WIDE_INT d;
      access *field[MOST_FIELDS] = { first };
      for (unsigned k = i + 1; k < f->accesses.length (); k++)
	{
	  access *a = f->accesses[k];
	  if (a->store && a->group < 0 && a->stride == first->stride
	      && distance_p (first, a, &d) && d < 0 && -d < a->stride)
	    first = a;
	}
      f->fields = f->fields ? f->fields : first->stride / first->bytes;
      for (unsigned k = i; k < f->accesses.length (); k++)
	{
	  access *a = f->accesses[k];
	  if (!a->store || a->group >= 0 || !distance_p (first, a, &d)
	      || d < 0 || d >= first->stride || d % first->bytes != 0)
	    continue;
	  if (a != first && (d == 0 || field[d / first->bytes]))
	    return false;
	  field[d / first->bytes] = a;
	  n++;
	}
      if (n != f->fields)
	return false;
      for (unsigned k = 0; k < n; k++)
	{
	  /* What is alike is so for one field.  */
	  f->alike.empty ();
	  if (!field[k] || !join_group (f, first, field[k], k)
	      || (k && !alike_p (f, gimple_assign_rhs1 (first->stmt),
				 gimple_assign_rhs1 (field[k]->stmt), k, 0)))
	    return false;
	}
    }
  for (unsigned i = 0; i < f->accesses.length (); i++)
    if (f->accesses[i]->group < 0)
      return false;
  return f->groups > 0;
}

/* X, a value in F's loop, in the first iteration of it, to be computed in
   front of the loop; null if that cannot be.  */

tree
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

/* The address of A in the first iteration, or null.  */

tree
first_address (field_loop *f, access *a)
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

/* Let F's loop need that the records of A and B do not overlap.  */

void
keep_apart (field_loop *f, tree a, tree b, HOST_WIDE_INT a_stride,
	    HOST_WIDE_INT b_stride)
{
  tree n = gimple_call_arg (f->loop.marker, 3);
  location_t loc = gimple_location (f->loop.marker);
  gimple_seq *s = &f->seq;
  a = gimple_convert (s, sizetype, a);
  b = gimple_convert (s, sizetype, b);
  n = gimple_convert (s, sizetype, n);
  tree a_end = gimple_build (s, loc, MULT_EXPR, sizetype, n,
			     size_int (a_stride));
  tree b_end = gimple_build (s, loc, MULT_EXPR, sizetype, n,
			     size_int (b_stride));
  a_end = gimple_build (s, loc, PLUS_EXPR, sizetype, a, a_end);
  b_end = gimple_build (s, loc, PLUS_EXPR, sizetype, b, b_end);
  tree c = gimple_build (s, loc, LE_EXPR, boolean_type_node, a_end, b);
  tree d = gimple_build (s, loc, LE_EXPR, boolean_type_node, b_end, a);
  c = gimple_build (s, loc, BIT_IOR_EXPR, boolean_type_node, c, d);
  f->safe = f->safe ? gimple_build (s, loc, BIT_AND_EXPR, boolean_type_node,
				    f->safe, c) : c;
}

/* True if the records of F's groups whose first fields are A, stored, and B
   may be accessed field by field; ADDRESS is where they begin.  */

bool
apart_p (field_loop *f, access *a, access *b, const vec<tree> &address)
{
  HOST_WIDE_INT d;
  if (distinct_references_p (a->ref, b->ref))
    return true;
  if (distance_p (a, b, &d))
    {
      if (d != 0 || b->store || a->stride != b->stride
	  || a->bytes != b->bytes)
	return false;
      /* Updated in place: each field is loaded before it is stored.  */
      for (unsigned i = 0; i < f->accesses.length (); i++)
	for (unsigned k = 0; k < f->accesses.length (); k++)
	  if (f->accesses[i]->group == a->group
	      && f->accesses[k]->group == b->group
	      && f->accesses[i]->field == f->accesses[k]->field
	      && f->accesses[k]->position > f->accesses[i]->position)
	    return false;
      return true;
    }
  if (++f->tests > MOST_TESTS)
    return false;
  keep_apart (f, address[a->group], address[b->group], a->stride, b->stride);
  return true;
}

/* Let A's statement, of the first field, be about every field, which begin at
   ADDRESS.  */

void
access_all (field_loop *f, access *a, tree address)
{
  gimple_seq seq = NULL;
  gimple_stmt_iterator g = gsi_for_stmt (a->stmt);
  location_t loc = gimple_location (a->stmt);
  tree by = gimple_convert (&seq, sizetype, f->loop.lane);
  tree at = make_ssa_name (TREE_TYPE (address));
  by = gimple_build (&seq, loc, MULT_EXPR, sizetype, by,
		     size_int (a->bytes));
  gimple_seq_add_stmt (&seq, gimple_build_assign (at, POINTER_PLUS_EXPR,
						  address, by));
  tree ref = build2 (MEM_REF, TREE_TYPE (a->ref), at,
		     build_zero_cst (reference_alias_ptr_type (a->ref)));
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  if (a->store)
    gimple_assign_set_lhs (a->stmt, ref);
  else
    gimple_assign_set_rhs1 (a->stmt, ref);
  update_stmt (a->stmt);
}

/* Let F's loop run over the fields of its records, which begin at ADDRESS.  */

void
run_over_fields (field_loop *f, const vec<tree> &address)
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
  for (unsigned i = 0; i < f->accesses.length (); i++)
    {
      access *a = f->accesses[i];
      if (a->field == 0)
	access_all (f, a, address[a->group]);
      else if (a->store)
	{
	  gimple_stmt_iterator g = gsi_for_stmt (a->stmt);
	  unlink_stmt_vdef (a->stmt);
	  gsi_remove (&g, true);
	  release_defs (a->stmt);
	}
    }
  loop->any_upper_bound = loop->any_likely_upper_bound = false;
  loop->any_estimate = false;
}

/* True if F's loop is one over records that are treated alike; then it runs
   over their fields.  */

bool
join_fields (field_loop *f)
{
  auto_vec<tree> address;
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (f->loop.loop->header));
  if (!cond || gimple_cond_code (cond) != LT_EXPR
      || gimple_cond_rhs (cond) != gimple_call_arg (f->loop.marker, 3)
      || !find_accesses (f) || !find_groups (f))
    return false;
  address.safe_grow_cleared (f->groups);
  for (unsigned i = 0; i < f->accesses.length (); i++)
    {
      access *a = f->accesses[i];
      if (a->field == 0 && !address[a->group]
	  && !(address[a->group] = first_address (f, a)))
	return false;
    }
  for (unsigned i = 0; i < f->accesses.length (); i++)
    for (unsigned k = 0; k < f->accesses.length (); k++)
      {
	access *a = f->accesses[i], *b = f->accesses[k];
	if (a->store && a->field == 0 && b->field == 0
	    && a->group != b->group && (!b->store || a->group < b->group)
	    && !apart_p (f, a, b, address))
	  return false;
      }
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (f->loop.loop),
				    f->seq);
  f->seq = NULL;
  run_over_fields (f, address);
  return true;
}

/* The same for the loop of MARKER.  */

bool
join_fields_of (gcall *marker)
{
  const HOST_WIDE_INT other = LANE_LENGTH | LANE_ONE_BLOCK;
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  struct shape s;
  field_loop f;
  f.fields = f.groups = f.tests = 0;
  f.safe = NULL_TREE;
  f.seq = NULL;
  if (!several_lanes_p (marker) || lane_flags (marker) & other
      || lane_dims (marker, LANE_DIM0, dim, extent, &s) != 1
      || why_not_elementwise (marker) || !loop_of_marker (&f.loop, marker))
    return false;
  begin_addresses (&f.loop);
  bool changed = join_fields (&f);
  for (unsigned i = 0; i < f.accesses.length (); i++)
    {
      poly_clear (&f.accesses[i]->at);
      delete f.accesses[i];
    }
  end_addresses ();
  gimple_seq_discard (f.seq);
  return changed;
}

} // anonymous namespace

bool
join_alike_fields (void)
{
  auto_vec<gcall *> markers;
  bool changed = false;
  find_lane_markers (&markers);
  if (markers.is_empty () || !optimize || optimize_function_for_size_p (cfun))
    return false;
  begin_loops ();
  for (unsigned i = 0; i < markers.length (); i++)
    changed |= join_fields_of (markers[i]);
  if (changed)
    {
      end_loops ();
      overlay_forget_shapes ();
    }
  else
    loop_optimizer_finalize ();
  return changed;
}

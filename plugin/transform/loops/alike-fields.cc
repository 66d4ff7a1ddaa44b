/* Loops that do the same to all fields of records become loops over the
   fields.

   INPUT	for (i < n)			OUTPUT	for (j < 3 * n)
		  {					  o'[j] = a'[j] * w;
		    o[i].x = a[i].x * w;
		    o[i].y = a[i].y * w;
		    o[i].z = a[i].z * w;
		  }

   which takes no permutations, and runs over vectors that are full.  Or fewer
   than before, if fields are made of other ones but all in the same way: by
   a factor that they share, or as rows and columns.  So each field can have a
   factor of its own, such as a row of a matrix.

   The iterations must be elementwise and store all that the records have; what
   all lanes share must be the same for all fields.  If only the program knows
   whether the records overlap, there are both loops.  fields-loop.cc makes
   it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "emit/lanes.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/alike-fields.h"
#include "transform/loops/block-size.h"
#include "transform/loops/remainder.h"

namespace {

enum
{
  MOST_STATEMENTS = 2000, MOST_TESTS = 6,
  DEAR = 8			/* Operations that a division takes.  */
};

field_access *
new_access (field_loop *f, gassign *s, bool store, unsigned position)
{
  field_access *a = new field_access ();
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

/* A, the last of F's accesses, is a load from where only values say, or of
   what all lanes share: one of what a field is computed from.  */

void
look_up (field_loop *f, field_access *a)
{
  f->lookups.safe_push (a->stmt);
  f->of.remove (a->stmt);
  f->accesses.pop ();
  poly_clear (&a->at);
  delete a;
}

/* True if nothing that F's loop stores is what it looks up.  */

bool
lookups_apart_p (field_loop *f)
{
  for (unsigned i = 0; i < f->lookups.length (); i++)
    for (unsigned k = 0; k < f->accesses.length (); k++)
      if (f->accesses[k]->store
	  && !distinct_references_p (gimple_assign_rhs1 (f->lookups[i]),
				     f->accesses[k]->ref))
	return false;
  return true;
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
	bool store = gimple_vdef (a) != NULL_TREE;
	field_access *at = new_access (f, a, store, position);
	if (!store && at->stride == 0)
	  {
	    look_up (f, at);
	    continue;
	  }
	ok &= at->bytes > 0
	      && at->stride >= (at->store ? 2 : 1) * at->bytes
	      && at->stride <= (at->store ? +MOST_FIELDS : +FARTHEST)
			       * at->bytes
	      && at->stride % at->bytes == 0
	      && !reverse_storage_order_for_component_p (at->ref)
	      && !(TREE_CODE (at->ref) == COMPONENT_REF
		   && DECL_BIT_FIELD (TREE_OPERAND (at->ref, 1)));
      }
  free (body);
  return ok && lookups_apart_p (f);
}

/* Make a group of the stores to the record of which FIRST is one, in FIELD by
   their places; false if these are not all fields.  */

bool
group_stores (field_loop *f, field_access *first, field_access **field)
{
  unsigned n = 0;
  HOST_WIDE_INT d;
  auto_vec<field_access *> &all = f->accesses;
  for (unsigned k = 0; k < all.length (); k++)
    if (all[k]->store && all[k]->group < 0
	&& all[k]->stride == first->stride
	&& distance_p (first, all[k], &d) && d < 0 && -d < first->stride)
      first = all[k];
  unsigned fields = first->stride / first->bytes;
  f->fields = f->fields ? f->fields : fields;
  if (fields != f->fields)
    return false;
  for (unsigned k = 0; k < all.length (); k++)
    {
      field_access *a = all[k];
      if (!a->store || a->group >= 0 || !distance_p (first, a, &d)
	  || d < 0 || d >= first->stride)
	continue;
      if (d % first->bytes != 0 || a->bytes != first->bytes
	  || a->stride != first->stride
	  || !types_compatible_p (TREE_TYPE (first->ref), TREE_TYPE (a->ref))
	  || field[d / first->bytes])
	return false;
      field[d / first->bytes] = a;
      n++;
    }
  if (n != fields)
    return false;
  for (unsigned k = 0; k < n; k++)
    {
      field[k]->group = f->groups.length ();
      field[k]->field = k;
      first->behind[k] = k;
    }
  access_group g = { first, 0, first->stride, false };
  f->groups.safe_push (g);
  return true;
}

/* Find the records that F's loop stores, and what they are made of; false if
   not all of what it stores are fields that are treated alike.  */

bool
find_records (field_loop *f)
{
  for (unsigned i = 0; i < f->accesses.length (); i++)
    if (f->accesses[i]->store && f->accesses[i]->group < 0)
      {
	field_access *field[MOST_FIELDS] = { };
	if (!group_stores (f, f->accesses[i], field))
	  return false;
	for (unsigned k = 1; k < f->fields; k++)
	  {
	    /* What is alike is so for one field.  */
	    f->alike.empty ();
	    if (!alike_p (f, field[0]->stmt, 1,
			  gimple_assign_rhs1 (field[0]->stmt),
			  gimple_assign_rhs1 (field[k]->stmt), k, 0))
	      return false;
	  }
      }
  find_constants (f);
  return f->groups.length () != 0;
}

/* Add the load A, for the first field, to one of F's groups.  */

void
group_load (field_loop *f, field_access *a)
{
  HOST_WIDE_INT d = 0, lo = 0, hi = 0;
  bool moved = a->stride != (HOST_WIDE_INT) f->fields * a->bytes;
  for (unsigned k = 0; k < f->fields; k++)
    {
      lo = MIN (lo, a->behind[k]);
      hi = MAX (hi, a->behind[k]);
      moved |= a->behind[k] != k;
    }
  for (unsigned i = 0; i < f->groups.length () && a->group < 0; i++)
    {
      const field_access *leader = f->groups[i].leader;
      if (!leader->store && leader->stride == a->stride
	  && leader->bytes == a->bytes && distance_p (leader, a, &d))
	a->group = i;
    }
  if (a->group < 0)
    {
      access_group g = { a, 0, 0, false };
      a->group = f->groups.length ();
      f->groups.safe_push (g);
      d = 0;
    }
  access_group *g = &f->groups[a->group];
  g->lo = MIN (g->lo, d + lo * a->bytes);
  g->hi = MAX (g->hi, d + (hi + 1) * a->bytes);
  g->moved |= moved || d != 0;
}

/* Find what F's loop loads for the first field; false if it loads anything
   that is for none.  */

bool
find_loads (field_loop *f)
{
  for (unsigned i = 0; i < f->pairs.length (); i++)
    {
      const field_pair &p = f->pairs[i];
      HOST_WIDE_INT d = 0;
      distance_p (p.first, p.other, &d);
      p.first->field = 0;
      p.first->behind[p.field] = d / p.first->bytes;
    }
  for (unsigned i = 0; i < f->pairs.length (); i++)
    {
      field_access *a = f->pairs[i].first, *b = f->pairs[i].other;
      if (a->group < 0)
	group_load (f, a);
      if (b->field < 0)
	b->field = f->pairs[i].field;
      b->group = a->group;
    }
  for (unsigned i = 0; i < f->accesses.length (); i++)
    {
      field_access *a = f->accesses[i];
      if (a->field < 0 || (a->field == 0 && !places_known_p (f, a)))
	return false;
    }
  return true;
}

/* What S takes.  */

unsigned
operations (gimple *s)
{
  if (is_gimple_call (s))
    return DEAR;
  if (!is_gimple_assign (s) || gimple_vuse (s) || gimple_num_ops (s) < 3
      || !varying_p (gimple_assign_lhs (s)))
    return gimple_vuse (s) ? +DEAR : 0;
  tree_code code = gimple_assign_rhs_code (s);
  return code == POINTER_PLUS_EXPR ? 0
	 : code == RDIV_EXPR || code == TRUNC_DIV_EXPR
	   || code == TRUNC_MOD_EXPR ? +DEAR : 1;
}

/* What X takes that has not been seen before.  */

unsigned
operations_of (field_loop *f, tree x, hash_set<gimple *> *seen)
{
  ssa_op_iter it;
  tree use;
  if (!inside_p (f, x) || !varying_p (x)
      || seen->add (SSA_NAME_DEF_STMT (x)))
    return 0;
  gimple *s = SSA_NAME_DEF_STMT (x);
  if (s == f->loop.marker || f->of.get (s))
    return 0;
  unsigned n = operations (s);
  FOR_EACH_SSA_TREE_OPERAND (use, s, it, SSA_OP_USE)
    n += operations_of (f, use, seen);
  return n;
}

/* True if it takes no more than before if F's loop is one over fields: what
   fields share is computed for each of them then, and moved; but records need
   not be taken apart and put together.  */

bool
worthwhile_p (field_loop *f)
{
  hash_set<gimple *> all;
  unsigned before = 0, after = 0, log = ceil_log2 (f->fields);
  bool moved = false;
  for (unsigned i = 0; i < f->groups.length (); i++)
    {
      const field_access *leader = f->groups[i].leader;
      moved |= f->groups[i].moved;
      before += (leader->stride / leader->bytes) * log;
    }
  if (!moved)
    return true;
  for (unsigned i = 0; i < f->accesses.length (); i++)
    {
      field_access *a = f->accesses[i];
      if (a->store)
	before += operations_of (f, gimple_assign_rhs1 (a->stmt), &all);
      if (a->store && a->field == 0)
	{
	  hash_set<gimple *> one;
	  after += f->fields * operations_of (f, gimple_assign_rhs1 (a->stmt),
					      &one);
	}
      else if (!a->store && a->field == 0)
	for (unsigned k = 0; k < f->fields; k++)
	  if (a->behind[k] != k)
	    {
	      after += f->fields;
	      break;
	    }
    }
  return after <= before;
}

/* True if nothing is accessed by both of F's groups number A and B.  */

bool
distinct_p (field_loop *f, unsigned a, unsigned b)
{
  for (unsigned i = 0; i < f->accesses.length (); i++)
    for (unsigned k = 0; k < f->accesses.length (); k++)
      {
	const field_access *x = f->accesses[i], *y = f->accesses[k];
	if (x->group == (int) a && y->group == (int) b
	    && !distinct_references_p (x->ref, y->ref))
	  return false;
      }
  return true;
}

/* True if the stored records of group NUMBER may be stored field by field, as
   far as group OTHER is concerned.  */

bool
apart_p (field_loop *f, unsigned number, unsigned other)
{
  const access_group &a = f->groups[number], &b = f->groups[other];
  HOST_WIDE_INT d;
  if (distinct_p (f, number, other))
    return true;
  if (!distance_p (a.leader, b.leader, &d))
    {
      if (++f->tests > MOST_TESTS)
	return false;
      keep_apart (f, a, b);
      return true;
    }
  if (d != 0 || b.leader->store || b.moved
      || a.leader->stride != b.leader->stride
      || a.leader->bytes != b.leader->bytes)
    return false;
  /* Updated in place: each field is loaded before it is stored.  */
  for (unsigned i = 0; i < f->accesses.length (); i++)
    for (unsigned k = 0; k < f->accesses.length (); k++)
      {
	const field_access *s = f->accesses[i], *l = f->accesses[k];
	if (s->store && !l->store && distance_p (s, l, &d) && d == 0
	    && l->position > s->position)
	  return false;
      }
  return true;
}

/* True if F's loop is one over records that are treated alike; then it runs
   over their fields.  */

bool
join_fields (field_loop *f, uint64_t lanes)
{
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (f->loop.loop->header));
  if (!cond || gimple_cond_code (cond) != LT_EXPR
      || gimple_cond_rhs (cond) != gimple_call_arg (f->loop.marker, 3)
      || !find_accesses (f) || !find_records (f) || !find_loads (f)
      || !worthwhile_p (f))
    return false;
  for (unsigned i = 0; i < f->accesses.length (); i++)
    {
      field_access *a = f->accesses[i];
      if (a->field == 0 && !(a->address = first_address (f, a)))
	return false;
    }
  for (unsigned i = 0; i < f->groups.length (); i++)
    {
      /* Blocks begin with whole records.  */
      if ((f->groups[i].moved || !f->constants.is_empty ())
	  && lanes % f->fields != 0)
	return false;
      for (unsigned k = 0; k < f->groups.length (); k++)
	if (i != k && f->groups[i].leader->store
	    && (i < k || !f->groups[k].leader->store)
	    && !apart_p (f, i, k))
	  return false;
    }
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (f->loop.loop),
				    f->seq);
  f->seq = NULL;
  run_over_fields (f);
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
  f.fields = f.tests = f.steps = 0;
  f.safe = NULL_TREE;
  f.seq = NULL;
  if (!several_lanes_p (marker) || lane_flags (marker) & other
      || lane_dims (marker, LANE_DIM0, dim, extent, &s) != 1
      || why_not_elementwise (marker) || !loop_of_marker (&f.loop, marker))
    return false;
  begin_addresses (&f.loop);
  bool changed = join_fields (&f, extent[0]);
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

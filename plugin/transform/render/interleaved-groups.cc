/* Interleaved groups: loads and stores of several fields of the same records.

   INPUT	_1 = p_2->r;		(p_2 has a stride of 3 bytes)
		...
		_3 = p_4->g;		(p_4 is p_2 in every lane)
		...
		_5 = p_6->b;

   OUTPUT	for the emitter: one base, that of _1, the distance of each
		field from it, and how far the fields reach to either side

   The emitter then loads the same vectors for each field, which the compiler
   sees, unless a store between them may change what is loaded.  Only loads
   that are sure to be carried out if the first one is are taken together,
   for the first one touches the others' memory.

   Stores to fields of the same records are held back until the last of them.
   If they fill the records, these are put together and stored as what they
   are, numbers one behind the other; else fields next to each other are, and
   stored as pieces.  Where other fields are loaded between them, these are
   then loaded with those before, as nothing of the records has changed.

   Where the target has instructions that load or store all fields of records,
   those are used, if the first and the last field are accessed: what is
   between them may be read then.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/depend.h"
#include "analysis/reference-strides.h"
#include "emit/machine.h"
#include "transform/render/render-private.h"

enum
{
  MAX_RECORD = 32,		/* Elements.  */
  CHUNK_BYTES = 16,
  MAX_STATEMENTS = 256		/* That are looked at.  */
};

/* True if what follows STMT might not be reached.  */

static bool
barrier_p (gimple *stmt)
{
  if (gimple_code (stmt) == GIMPLE_ASM || stmt_could_throw_p (cfun, stmt))
    return true;
  if (!is_gimple_call (stmt) || ripple_api_call (stmt) != API_NONE
      || gimple_call_internal_p (stmt))
    return false;
  int flags = gimple_call_flags (stmt);
  return !(flags & (ECF_CONST | ECF_PURE))
	 || (flags & ECF_LOOPING_CONST_OR_PURE);
}

/* Those of scalable blocks have one dimension and go up, for there are no
   other instructions.  */

unsigned
record_bytes (const lanes_address *a, unsigned es)
{
  bool scalable = shape_scalable_p (&a->shape);

  /* Such lanes are near each other in any case.  */
  if (a->places)
    return es * MAX_RECORD;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&a->shape.dim[d]))
      {
	if (!a->stride[d] || TREE_CODE (a->stride[d]) != INTEGER_CST)
	  return 0;
	HOST_WIDE_INT s = sext_hwi (TREE_INT_CST_LOW (a->stride[d]),
				    TYPE_PRECISION (sizetype));
	if (scalable && (!a->shape.dim[d].scalable || s < 0
			 || a->shape.dim[d].fixed
			    != shape_least_lanes (&a->shape)))
	  return 0;
	s = absu_hwi (s);
	return s > es && s <= es * MAX_RECORD ? s : 0;
      }
  return 0;
}

/* The same for A that is loaded from in all lanes: those of one dimension that
   are a number of bytes apart which is known only at run time have as much
   beside them as the program loads.  */

static unsigned
loaded_record_bytes (const lanes_address *a, unsigned es)
{
  unsigned dims = 0;
  bool run_time = !a->places && !shape_scalable_p (&a->shape);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&a->shape.dim[d]))
      {
	dims++;
	run_time &= a->stride[d] && TREE_CODE (a->stride[d]) != INTEGER_CST;
      }
  return run_time && dims == 1 ? es * MAX_RECORD : record_bytes (a, es);
}

/* True if STMT loads elements of ES bytes in shape S from *REF.  */

static bool
field_load_p (gimple *stmt, unsigned es, const struct shape *s, tree *ref)
{
  if (!gimple_assign_load_p (stmt)
      || TREE_CODE (gimple_assign_lhs (stmt)) != SSA_NAME
      || !varying_p (gimple_assign_lhs (stmt)))
    return false;
  *ref = gimple_assign_rhs1 (stmt);
  if (TREE_THIS_VOLATILE (*ref) || !lanes_element_type (TREE_TYPE (*ref))
      || tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (*ref))) != es)
    return false;
  struct shape own = overlay_address_shape (*ref);
  return shape_equal_p (&own, s);
}

static tree *
new_names (unsigned n)
{
  tree *name = (tree *) lanes_alloc (n * sizeof (tree));
  memset (name, 0, n * sizeof (tree));
  return name;
}

/* What fields of the records of A, of up to RECORD bytes each, have in common;
   only pointers with those of OLD, if that is not null.  */

static shared_rows *
new_rows (const lanes_address *a, unsigned record, const shared_rows *old)
{
  shared_rows *rows = (shared_rows *) lanes_alloc (sizeof *rows);
  unsigned n = shape_least_lanes (&a->shape);
  rows->pointer = old ? old->pointer : new_names (n);
  rows->vector = new_names (n * (record / CHUNK_BYTES + 1));
  return rows;
}

/* True if S may store to what the load STMT loads, or to near it.  */

static bool
may_store_to_group_p (gimple *s, gimple *stmt)
{
  return gimple_vdef (s)
	 && !(is_gimple_assign (s)
	      && loads_elsewhere_p (stmt, gimple_assign_lhs (s)));
}

void
group_begin (gimple *stmt, lanes_address *a, tree mask)
{
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  HOST_WIDE_INT record = mask ? record_bytes (a, es)
			 : loaded_record_bytes (a, es);
  HOST_WIDE_INT lo = 0, hi = 0, at;
  expansions *seen = NULL;
  aff_tree first;
  vec<waiting_field> &waiting = rendering->waiting;
  unsigned count = 0, old = waiting.length ();
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  tree ref;

  if (!record || a->offset || a->is_volatile
      || lanes_single_p (lanes_bytes (lanes_element_type (a->elt)))
      || shape_scalable_p (&a->shape))
    return;
  if (!record_bytes (a, es))
    a->rows = new_rows (a, record, NULL);
  shared_rows *rows = a->rows;
  expand_address (gimple_assign_rhs1 (stmt), &first, &seen);
  for (gsi_next_nondebug (&g);
       !gsi_end_p (g) && !barrier_p (gsi_stmt (g)) && count < MAX_STATEMENTS;
       gsi_next_nondebug (&g), count++)
    if (rows && may_store_to_group_p (gsi_stmt (g), stmt))
      rows = new_rows (a, record, rows);
    else if (field_load_p (gsi_stmt (g), es, &a->shape, &ref)
	&& reference_distance (ref, &first, &seen, &at, rows)
	&& at % es == 0
	&& MAX (hi, at) - MIN (lo, at) < record)
      {
	waiting_field f = { gsi_stmt (g), at, *a };

	f.address.elt = TREE_TYPE (ref);
	f.address.alias_type = reference_alias_ptr_type (ref);
	set_clique (&f.address, ref);
	f.address.start = at;
	f.address.rows = rows;
	lo = MIN (lo, at);
	hi = MAX (hi, at);
	waiting.safe_push (f);
      }
  free_affine_expand_cache (&seen);
  for (unsigned i = old; i < waiting.length (); i++)
    {
      waiting[i].address.before = waiting[i].start - lo;
      waiting[i].address.after = hi - waiting[i].start;
    }
  a->before = -lo;
  a->after = hi;
}

bool
group_take (gimple *stmt, lanes_address *a)
{
  vec<waiting_field> &waiting = rendering->waiting;
  for (unsigned i = 0; i < waiting.length (); i++)
    if (waiting[i].stmt == stmt)
      {
	*a = waiting[i].address;
	waiting.unordered_remove (i);
	return true;
      }
  return false;
}

/* All fields at once.  */

/* The alias type of references of types A and B.  */

static tree
common_alias_type (tree a, tree b)
{
  return (get_deref_alias_set (a) == get_deref_alias_set (b)
	  ? a : ptr_type_node);
}

/* Let A, which has the clique of one reference, be for REF, too.  */

static void
join_clique (lanes_address *a, tree ref)
{
  lanes_address b = lanes_address ();
  set_clique (&b, ref);
  if (a->clique != b.clique || a->member != b.member)
    a->clique = a->member = 0;
}

/* V as a value of TYPE.  */

static lanes *
field_value (emitter *e, lanes *v, tree type)
{
  tree elt = lanes_element_type (type);

  return (TREE_CODE (elt) == BOOLEAN_TYPE ? lanes_convert (e, v, elt)
	  : lanes_view (e, v, elt));
}

lanes *
group_load (emitter *e, gimple *stmt, lanes_address *a,
	    const lanes_mask *mask)
{
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt)), count = 0;
  HOST_WIDE_INT record = record_bytes (a, es), lo = 0, hi = 0, at;
  expansions *seen = NULL;
  aff_tree first;
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  auto_vec<loaded_field> found;
  lanes *field[MAX_FIELDS];
  tree ref, alias = a->alias_type;

  if (!record || record % es || a->places
      || !lanes_interleaved_p (a, record / es, false,
			       mask->kind != lanes_mask::ALL))
    return NULL;
  expand_address (gimple_assign_rhs1 (stmt), &first, &seen);
  for (; !gsi_end_p (g) && !barrier_p (gsi_stmt (g))
	 && !gimple_vdef (gsi_stmt (g)) && count < MAX_STATEMENTS;
       gsi_next_nondebug (&g), count++)
    if (field_load_p (gsi_stmt (g), es, &a->shape, &ref)
	&& reference_distance (ref, &first, &seen, &at) && at % es == 0
	&& MAX (hi, at) - MIN (lo, at) < record)
      {
	loaded_field f = { gsi_stmt (g), at, NULL };

	alias = common_alias_type (alias, reference_alias_ptr_type (ref));
	lo = MIN (lo, at);
	hi = MAX (hi, at);
	found.safe_push (f);
      }
  free_affine_expand_cache (&seen);
  if (hi - lo != record - es)
    return NULL;

  a->whole_group = true;
  lanes_address lowest = *a;
  for (unsigned i = 0; i < found.length (); i++)
    join_clique (&lowest, gimple_assign_rhs1 (found[i].stmt));
  lowest.start = a->start + lo;
  lowest.alias_type = alias;
  lanes_interleaved_load (e, &lowest, field, record / es, mask);
  for (unsigned i = 0; i < found.length (); i++)
    {
      found[i].value = field[(found[i].start - lo) / es];
      rendering->loaded.safe_push (found[i]);
    }
  return group_loaded (e, stmt);
}

lanes *
group_loaded (emitter *e, gimple *stmt)
{
  vec<loaded_field> &loaded = rendering->loaded;
  for (unsigned i = 0; i < loaded.length (); i++)
    if (loaded[i].stmt == stmt)
      {
	lanes *v = loaded[i].value;
	loaded.unordered_remove (i);
	return field_value (e, v, TREE_TYPE (gimple_assign_rhs1 (stmt)));
      }
  return NULL;
}

/* Stores.  */

enum { MAX_STORED = MAX_RECORD };

/* The stores that are held back; LEFT is 0 if there are none.  */
static struct
{
  unsigned count, left;
  bool at_once;
  bool whole;			/* All fields, put together in registers.  */
  bool alone;			/* Each field by itself.  */
  gimple *stmt[MAX_STORED];	/* In the order of memory; null if none.  */
  lanes *value[MAX_STORED];
  lanes_address address;	/* Of the lowest field.  */
} held;

/* True if STMT stores elements of ES bytes in shape S to *REF.  */

static bool
field_store_p (gimple *stmt, unsigned es, const struct shape *s, tree *ref)
{
  if (!gimple_assign_single_p (stmt) || !gimple_vdef (stmt)
      || gimple_clobber_p (stmt) || !is_gimple_val (gimple_assign_rhs1 (stmt)))
    return false;
  *ref = gimple_assign_lhs (stmt);
  tree elt = lanes_element_type (TREE_TYPE (*ref));
  if (TREE_THIS_VOLATILE (*ref) || !elt || TREE_CODE (elt) == BOOLEAN_TYPE
      || tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (*ref))) != es)
    return false;
  struct shape own = overlay_address_shape (*ref);
  return shape_equal_p (&own, s);
}

/* True if STMT loads another field of records of RECORD bytes than those, of
   ES bytes each, whose distances from FROM are AT[0] to AT[N - 1].  */

static bool
other_field_p (gimple *stmt, const struct shape *s, unsigned es,
	       HOST_WIDE_INT record, const aff_tree *from, expansions **seen,
	       const HOST_WIDE_INT *at, unsigned n)
{
  HOST_WIDE_INT bytes;
  tree ref;
  if (!field_load_p (stmt, es, s, &ref)
      || !reference_distance (ref, from, seen, &bytes))
    return false;
  for (unsigned i = 0; i < n; i++)
    {
      HOST_WIDE_INT d = (bytes - at[i]) % record;
      d = d < 0 ? d + record : d;
      if (d < es || d > record - es)
	return false;
    }
  return true;
}

/* True if one of AT[0] to AT[N - 1] is X.  */

static bool
among_p (const HOST_WIDE_INT *at, unsigned n, HOST_WIDE_INT x)
{
  for (unsigned i = 0; i < n; i++)
    if (at[i] == x)
      return true;
  return false;
}

/* True if the load S, behind STORE, was tested to be from elsewhere.  */

static bool
apart_by_test_p (gimple *s, gimple *store)
{
  tree from = gimple_assign_load_p (s) ? gimple_assign_rhs1 (s) : NULL_TREE;
  tree to = gimple_assign_lhs (store);
  return from && stores_distinct_p (s) && stores_distinct_p (store)
	 && (distinct_origins_p (from, to) || distinct_strides_p (from, to));
}

/* Find the stores to different fields of the records of COUNT elements of ES
   bytes to which STMT stores, as far as they may be done together with the
   last of them; return their number.  *FIRST is the distance of the lowest
   from STMT, *BETWEEN says that other fields are loaded between them.  */

static unsigned
find_fields (gimple *stmt, const lanes_address *a, unsigned es, unsigned count,
	     HOST_WIDE_INT *first, bool *between)
{
  HOST_WIDE_INT at[MAX_STORED], lo = 0, hi = 0;
  gimple *found[MAX_STORED];
  expansions *seen = NULL;
  aff_tree from;
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  unsigned n = 0, looked = 0;
  bool loaded = false;
  tree ref;

  *between = false;
  expand_address (gimple_assign_lhs (stmt), &from, &seen);
  for (; n < count && !gsi_end_p (g) && !barrier_p (gsi_stmt (g))
	 && looked < MAX_STATEMENTS; gsi_next_nondebug (&g), looked++)
    if (gimple_vuse (gsi_stmt (g))
	&& ripple_api_call (gsi_stmt (g)) != API_FLAT
	&& !loads_elsewhere_p (gsi_stmt (g), gimple_assign_lhs (stmt))
	&& !apart_by_test_p (gsi_stmt (g), stmt))
      {
	if (other_field_p (gsi_stmt (g), &a->shape, es, count * es, &from,
			   &seen, at, n))
	  {
	    loaded = true;
	    continue;
	  }
	if (!field_store_p (gsi_stmt (g), es, &a->shape, &ref)
	    || !reference_distance (ref, &from, &seen, &at[n]) || at[n] % es
	    || (MAX (hi, at[n]) - MIN (lo, at[n])
		>= (HOST_WIDE_INT) (count * es))
	    || among_p (at, n, at[n]))
	  break;
	lo = MIN (lo, at[n]);
	hi = MAX (hi, at[n]);
	found[n++] = gsi_stmt (g);
	*between = loaded;
      }
  free_affine_expand_cache (&seen);
  memset (held.stmt, 0, sizeof held.stmt);
  memset (held.value, 0, sizeof held.value);
  for (unsigned i = 0; i < n; i++)
    held.stmt[(at[i] - lo) / es] = found[i];
  *first = lo;
  return n;
}

/* How many fields from number K on, next to each other, are best stored
   together: a power of two.  */

static unsigned
chunk_fields (unsigned k, unsigned es)
{
  unsigned n = 0;
  while (k + n < held.count && held.stmt[k + n] && n < MAX_INTERLEAVED)
    n++;
  return n ? MIN (1u << floor_log2 (n), MAX (CHUNK_BYTES / es, 1u)) : 0;
}

/* True if the fields that are held, some of the records, are fewer pieces of
   memory than fields.  */

static bool
chunks_p (unsigned es)
{
  if (ripple_current_target ()->whole_vectors || lanes_emulate
      || !lanes_interleave_p (es, 2))
    return false;
  for (unsigned k = 0; k < held.count; k++)
    if (chunk_fields (k, es) > 1)
      return true;
  return false;
}

/* Store the fields that are held: those next to each other as pieces of each
   record, D the dimension of the records.  */

static void
store_chunks (emitter *e, const lanes_mask *m, unsigned es, unsigned d)
{
  if (held.alone
      && lanes_store_fields (e, &held.address, held.value, held.count, m))
    return;
  for (unsigned k = 0, n; k < held.count; k += MAX (n, 1u))
    {
      lanes_address a = held.address;
      a.start += (HOST_WIDE_INT) k * es;
      n = chunk_fields (k, es);
      if (held.alone)
	n = MIN (n, 1u);
      if (n == 1)
	lanes_store (e, &a, held.value[k], m);
      if (n <= 1)
	continue;
      tree stride = a.stride[d];
      unsigned records = a.shape.dim[d].fixed;
      a.shape = shape_1d (1, records, false);
      a.shape.dim[0].fixed = n;
      for (unsigned i = 0; i < SHAPE_RANK; i++)
	a.stride[i] = NULL_TREE;
      a.stride[0] = size_int (es);
      a.stride[1] = stride;
      lanes_store (e, &a, lanes_interleave (e, held.value + k, n), m);
    }
}

/* The held fields in all lanes of the records from A on, of dimension D, part
   by part: each part's fields are done with when it is stored.  False if the
   records would be cut into other vectors.  */

static bool
store_parts (emitter *e, const lanes_address *a, unsigned es, unsigned d)
{
  const lanes *v = held.value[0];
  unsigned width = v->width, n = lanes_count (v->n);
  if (v->nparts < 2 || n % width
      || lanes_width (es, width * held.count) != width)
    return false;
  lanes_mask all = { lanes_mask::ALL, NULL_TREE, 0, 0, NULL };
  for (unsigned p = 0; p < n / width; p++)
    {
      lanes *one[MAX_STORED];
      lanes_address at = *a;
      for (unsigned i = 0; i < held.count; i++)
	{
	  one[i] = lanes_new (held.value[i]->elt, es, width);
	  one[i]->part[0] = held.value[i]->part[p];
	}
      at.start += (HOST_WIDE_INT) p * width * held.count * es;
      at.shape.dim[d].fixed = width * held.count;
      at.stride[d] = size_int (es);
      lanes_store (e, &at, lanes_interleave (e, one, held.count), &all);
    }
  return true;
}

/* Records of 4 or 8 bytes, all of whose fields, of fewer bytes, are stored
   from A on, along dimension D, under the mask M: as numbers, where these can
   be stored under a mask.  False if that cannot be.  */

static bool
store_words (emitter *e, lanes_address *a, const lanes_mask *m, unsigned es,
	     unsigned d)
{
  unsigned bytes = es * held.count, n = a->shape.dim[d].fixed;
  lanes_address words = *a;
  if (es >= 4 || (bytes != 4 && bytes != 8) || m->kind != lanes_mask::LANES)
    return false;
  words.elt = build_nonstandard_integer_type (bytes * BITS_PER_UNIT, 1);
  words.whole_group = false;
  if (lanes_access_class (&words, true, true) != ACCESS_CONTIGUOUS)
    return false;
  lanes *v = lanes_view_bytes (e, lanes_interleave (e, held.value, held.count),
			       words.elt, n);
  lanes_mask wide = *m;
  if (!v)
    return false;
  wide.m = lanes_mask_resize (e, m->m, bytes);
  lanes_store (e, &words, v, &wide);
  return true;
}

/* Emit the one store.  */

static void
store_records (emitter *e, tree mask)
{
  lanes_address a = held.address;
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a.elt)), d = 0;
  lanes_mask m = value_mask (e, mask, &a.shape, es);
  if (held.at_once)
    {
      lanes_interleaved_store (e, &a, held.value, held.count, &m);
      return;
    }
  while (extent_one_p (&a.shape.dim[d]))
    d++;
  if (!held.whole)
    {
      store_chunks (e, &m, es, d);
      return;
    }
  if ((m.kind == lanes_mask::ALL && store_parts (e, &a, es, d))
      || store_words (e, &a, &m, es, d))
    return;
  lanes *v = lanes_interleave (e, held.value, held.count);

  if (m.kind == lanes_mask::PREFIX)
    {
      tree type = TREE_TYPE (m.count);
      m.count = gimple_build (&e->seq, e->loc, MIN_EXPR, type, m.count,
			      build_int_cst (type, a.shape.dim[d].fixed));
      m.count = gimple_build (&e->seq, e->loc, MULT_EXPR, type, m.count,
			      build_int_cst (type, held.count));
      m.lo *= held.count;
      m.hi *= held.count;
    }
  else if (m.kind == lanes_mask::LANES)
    {
      struct lanemap map;
      lanemap_init (&map, lanes_count (m.m->n), lanes_count (v->n));
      for (unsigned k = 0; k < lanes_count (v->n); k++)
	map.from[k] = k / held.count;
      m.m = lanes_permute (e, lanes_mask_resize (e, m.m, es), &map);
      lanemap_clear (&map);
    }
  a.shape.dim[d].fixed *= held.count;
  a.stride[d] = size_int (es);
  lanes_store (e, &a, v, &m);
}

const lanes_address *
group_store_next (emitter *e, gimple *stmt, tree mask)
{
  unsigned i = 0;

  if (!held.left)
    return NULL;
  while (held.stmt[i] != stmt)
    i++;
  lanes *v = value_lanes (e, gimple_assign_rhs1 (stmt), &held.address.shape);
  held.value[i] = lanes_view (e, v, held.address.elt);
  if (--held.left == 0)
    store_records (e, mask);
  return &held.address;
}

bool
group_store (emitter *e, gimple *stmt, lanes_address *a, tree mask)
{
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt)), dims = 0, count;
  unsigned record = record_bytes (a, es);
  bool scalable = shape_scalable_p (&a->shape), between;
  HOST_WIDE_INT first;
  tree ref;

  if (!record || record % es || record / es > MAX_STORED || a->offset
      || a->places)
    return false;
  count = record / es;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&a->shape.dim[d]))
      {
	dims++;
	/* The strides of other dimensions may be anything.  */
	if (dims > 1 || tree_int_cst_sgn (fold_convert (ssizetype,
							a->stride[d])) < 0)
	  return false;
      }
  held.at_once = lanes_interleaved_p (a, count, true, mask != NULL_TREE);
  held.whole = (held.at_once
		|| (!scalable && lanes_interleave_p (es, count)));
  if ((!held.whole && scalable) || lanes_emulate
      || !field_store_p (stmt, es, &a->shape, &ref)
      || lanes_single_p (lanes_bytes (lanes_element_type (a->elt))))
    return false;
  held.left = 0;
  held.count = count;
  unsigned n = find_fields (stmt, a, es, count, &first, &between);
  held.whole = held.whole && n == count;
  held.alone = mask || scalable || !chunks_p (es);
  if (!held.whole && held.alone
      && (scalable || n < 2 || (!between && !mask)))
    return false;
  a->whole_group = held.whole || !held.alone;
  held.at_once = held.at_once && held.whole;
  held.address = *a;
  held.address.start = first;
  held.address.elt = lanes_element_type (a->elt);
  if (!held.at_once)
    held.address.elt = build_nonstandard_integer_type (es * BITS_PER_UNIT, 1);
  for (unsigned i = 0; i < count; i++)
    {
      if (!held.stmt[i])
	continue;
      tree type = reference_alias_ptr_type (gimple_assign_lhs (held.stmt[i]));
      join_clique (&held.address, gimple_assign_lhs (held.stmt[i]));
      if (get_deref_alias_set (type) != get_deref_alias_set (a->alias_type))
	held.address.alias_type = ptr_type_node;
    }
  held.left = n;
  return group_store_next (e, stmt, mask) != NULL;
}

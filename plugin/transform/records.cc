/* Arrays of records: loads of several fields of the same records.

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

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/render.h"

enum
{
  MAX_RECORD = 32,		/* Elements.  */
  MAX_STATEMENTS = 256		/* That are looked at.  */
};

struct field
{
  gimple *stmt;
  HOST_WIDE_INT start;
  lanes_address address;
};
/* Fields whose base is known, to be loaded later in this basic block.  */
static vec<field> waiting;

typedef hash_map<tree, name_expansion *> expansions;

/* Set C to the address of REF as a sum of products.  */

static void
expand_address (tree ref, aff_tree *c, expansions **seen)
{
  poly_widest_int size;

  get_inner_reference_aff (ref, c, &size);
  aff_combination_expand (c, seen);
}

/* Set *BYTES to the distance of REF from FROM, if it is the same number in
   all lanes.  */

static bool
distance (tree ref, const aff_tree *from, expansions **seen,
	  HOST_WIDE_INT *bytes)
{
  aff_tree c, minus = *from;

  expand_address (ref, &c, seen);
  aff_combination_scale (&minus, -1);
  aff_combination_add (&c, &minus);
  if (c.n || c.rest || !c.offset.is_constant ()
      || !wi::fits_shwi_p (c.offset.coeffs[0]))
    return false;
  *bytes = c.offset.coeffs[0].to_shwi ();
  return true;
}

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

/* The size of A's records, 0 if they are none.  */

static unsigned
record_bytes (const lanes_address *a, unsigned es)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (a->shape.dim[d].fixed > 1)
      {
	if (!a->stride[d] || TREE_CODE (a->stride[d]) != INTEGER_CST)
	  return 0;
	HOST_WIDE_INT s = sext_hwi (TREE_INT_CST_LOW (a->stride[d]),
				    TYPE_PRECISION (sizetype));
	s = absu_hwi (s);
	return s > es && s <= es * MAX_RECORD ? s : 0;
      }
  return 0;
}

/* True if STMT loads elements of ES bytes in shape S from *REF.  */

static bool
field_load_p (gimple *stmt, unsigned es, const struct shape *s, tree *ref)
{
  if (!gimple_assign_load_p (stmt)
      || TREE_CODE (gimple_assign_lhs (stmt)) != SSA_NAME
      || !shaped_p (gimple_assign_lhs (stmt)))
    return false;
  *ref = gimple_assign_rhs1 (stmt);
  if (TREE_THIS_VOLATILE (*ref) || !lanes_element_type (TREE_TYPE (*ref))
      || tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (*ref))) != es)
    return false;
  struct shape own = overlay_address_shape (*ref);
  return shape_equal_p (&own, s);
}

void
records_begin (gimple *stmt, lanes_address *a)
{
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  HOST_WIDE_INT record = record_bytes (a, es), lo = 0, hi = 0, at;
  expansions *seen = NULL;
  aff_tree first;
  unsigned count = 0, old = waiting.length ();
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  tree ref;

  if (!record || a->offset || a->is_volatile)
    return;
  expand_address (gimple_assign_rhs1 (stmt), &first, &seen);
  for (gsi_next_nondebug (&g);
       !gsi_end_p (g) && !barrier_p (gsi_stmt (g)) && count < MAX_STATEMENTS;
       gsi_next_nondebug (&g), count++)
    if (field_load_p (gsi_stmt (g), es, &a->shape, &ref)
	&& distance (ref, &first, &seen, &at) && at % es == 0
	&& MAX (hi, at) - MIN (lo, at) < record)
      {
	field f = { gsi_stmt (g), at, *a };

	f.address.elt = TREE_TYPE (ref);
	f.address.alias_type = reference_alias_ptr_type (ref);
	f.address.start = at;
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
records_take (gimple *stmt, lanes_address *a)
{
  for (unsigned i = 0; i < waiting.length (); i++)
    if (waiting[i].stmt == stmt)
      {
	*a = waiting[i].address;
	waiting.unordered_remove (i);
	return true;
      }
  return false;
}

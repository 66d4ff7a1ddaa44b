/* Where the bytes of vectors come from, through what only moves them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/same-value.h"
#include "transform/tune/origins.h"

enum { MOST_LOADS = 64 };

unsigned
vector_bytes (tree type)
{
  unsigned HOST_WIDE_INT n;
  if (!VECTOR_TYPE_P (type) || !VECTOR_MODE_P (TYPE_MODE (type))
      || !TYPE_VECTOR_SUBPARTS (type).is_constant (&n)
      || !tree_fits_uhwi_p (TYPE_SIZE_UNIT (type)))
    return 0;
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  return bytes <= MOST_BYTES && bytes % n == 0 ? bytes : 0;
}

unsigned
element_bytes (tree type)
{
  return vector_bytes (type) / TYPE_VECTOR_SUBPARTS (type).to_constant ();
}

void
look_behind (tree *x, unsigned *at)
{
  while (TREE_CODE (*x) == SSA_NAME)
    {
      gassign *g = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (*x));
      if (!g || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (*x))
	return;
      tree type = TREE_TYPE (*x), a = gimple_assign_rhs1 (g);
      unsigned to = *at;
      /* The elements of a mask register are bits.  */
      if (VECTOR_BOOLEAN_TYPE_P (type) && element_bytes (type) == 0)
	return;
      switch (gimple_assign_rhs_code (g))
	{
	case SSA_NAME:
	  break;
	case VIEW_CONVERT_EXPR:
	  a = TREE_OPERAND (a, 0);
	  break;
	case VEC_PERM_EXPR:
	  {
	    tree sel = gimple_assign_rhs3 (g);
	    unsigned es = element_bytes (type);
	    unsigned n = vector_bytes (type) / es;
	    if (TREE_CODE (sel) != VECTOR_CST
		|| vector_bytes (TREE_TYPE (a)) != vector_bytes (type))
	      return;
	    unsigned k
	      = TREE_INT_CST_LOW (VECTOR_CST_ELT (sel, to / es)) % (2 * n);
	    a = k < n ? a : gimple_assign_rhs2 (g);
	    to = k % n * es + to % es;
	  }
	  break;
	case VEC_PACK_TRUNC_EXPR:
	  {
	    unsigned es = element_bytes (type), n = vector_bytes (type) / es;
	    if (BYTES_BIG_ENDIAN || !VECTOR_INTEGER_TYPE_P (type)
		|| vector_bytes (TREE_TYPE (a)) != vector_bytes (type))
	      return;
	    unsigned k = to / es;
	    a = k < n / 2 ? a : gimple_assign_rhs2 (g);
	    to = k % (n / 2) * 2 * es + to % es;
	  }
	  break;
	case RSHIFT_EXPR:
	  {
	    tree by = gimple_assign_rhs2 (g);
	    unsigned es = element_bytes (type);
	    if (BYTES_BIG_ENDIAN || !tree_fits_uhwi_p (by)
		|| tree_to_uhwi (by) % BITS_PER_UNIT != 0
		|| to % es + tree_to_uhwi (by) / BITS_PER_UNIT >= es)
	      return;
	    to += tree_to_uhwi (by) / BITS_PER_UNIT;
	  }
	  break;
	case BIT_FIELD_REF:
	  {
	    tree bit = TREE_OPERAND (a, 2);
	    if (!tree_fits_uhwi_p (bit) || tree_to_uhwi (bit) % 8 != 0)
	      return;
	    a = TREE_OPERAND (a, 0);
	    to += tree_to_uhwi (bit) / 8;
	  }
	  break;
	case CONSTRUCTOR:
	  {
	    if (CONSTRUCTOR_NELTS (a) == 0)
	      return;
	    unsigned part = vector_bytes (TREE_TYPE (CONSTRUCTOR_ELT
						       (a, 0)->value));
	    if (!part || to / part >= CONSTRUCTOR_NELTS (a))
	      return;
	    a = CONSTRUCTOR_ELT (a, to / part)->value;
	    to %= part;
	  }
	  break;
	default:
	  return;
	}
      if ((TREE_CODE (a) != SSA_NAME && TREE_CODE (a) != VECTOR_CST)
	  || to >= vector_bytes (TREE_TYPE (a)))
	return;
      *x = a;
      *at = to;
    }
}

/* True if the statements A and B of one block load the same.  */

static bool
same_loads_p (gimple *a, gimple *b)
{
  enum { DEEP = 8 };
  if (gimple_bb (a) != gimple_bb (b) || gimple_vuse (a) != gimple_vuse (b)
      || gimple_code (a) != gimple_code (b))
    return false;
  if (is_gimple_assign (a))
    {
      tree x = gimple_assign_rhs1 (a), y = gimple_assign_rhs1 (b);
      return TREE_CODE (x) == MEM_REF && TREE_CODE (y) == MEM_REF
	     && types_compatible_p (TREE_TYPE (x), TREE_TYPE (y))
	     && tree_int_cst_equal (TREE_OPERAND (x, 1), TREE_OPERAND (y, 1))
	     && same_value_p (TREE_OPERAND (x, 0), TREE_OPERAND (y, 0), DEEP);
    }
  if (!gimple_call_internal_p (a, IFN_MASK_LOAD)
      || !gimple_call_internal_p (b, IFN_MASK_LOAD)
      || gimple_call_num_args (a) != gimple_call_num_args (b)
      || !types_compatible_p (TREE_TYPE (gimple_call_lhs (a)),
			      TREE_TYPE (gimple_call_lhs (b))))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (a); i++)
    if (!same_value_p (gimple_call_arg (a, i), gimple_call_arg (b, i), DEEP))
      return false;
  return true;
}

tree
first_load (replacement *r, tree x)
{
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  if (!def || gimple_bb (def) != r->bb || !gimple_vuse (def)
      || gimple_vdef (def) || gimple_has_volatile_ops (def)
      || gimple_code (def) == GIMPLE_PHI)
    return x;
  for (unsigned i = 0; i < r->loads.length (); i++)
    if (r->loads[i] == x
	|| same_loads_p (SSA_NAME_DEF_STMT (r->loads[i]), def))
      return r->loads[i];
  if (r->loads.length () < MOST_LOADS)
    r->loads.safe_push (x);
  return x;
}

origin
whole_vector (tree x)
{
  origin o;
  o.bytes = vector_bytes (TREE_TYPE (x));
  for (unsigned i = 0; i < o.bytes; i++)
    {
      o.from[i] = x;
      o.at[i] = i;
    }
  return o;
}

void
find_origins (replacement *r, origin *o)
{
  tree last = NULL_TREE, same = NULL_TREE;
  for (unsigned i = 0; i < o->bytes; i++)
    {
      look_behind (&o->from[i], &o->at[i]);
      if (o->from[i] != last)
	{
	  last = o->from[i];
	  same = first_load (r, last);
	}
      o->from[i] = same;
    }
}

bool
same_origins_p (const origin *a, const origin *b)
{
  return a->bytes == b->bytes
	 && !memcmp (a->from, b->from, a->bytes * sizeof a->from[0])
	 && !memcmp (a->at, b->at, a->bytes * sizeof a->at[0]);
}

bool
whole_origin_p (const origin *o)
{
  for (unsigned i = 0; i < o->bytes; i++)
    if (o->from[i] != o->from[0] || o->at[i] != i)
      return false;
  return vector_bytes (TREE_TYPE (o->from[0])) == o->bytes;
}

tree
number_of_all (tree x)
{
  if (TREE_CODE (x) == VECTOR_CST)
    return uniform_vector_p (x);
  gassign *g = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x));
  if (!g)
    return NULL_TREE;
  return gimple_assign_rhs_code (g) == VEC_DUPLICATE_EXPR
	 ? gimple_assign_rhs1 (g)
	 : gimple_assign_rhs_code (g) == CONSTRUCTOR
	 ? uniform_vector_p (gimple_assign_rhs1 (g)) : NULL_TREE;
}

tree
constant_of (const origin *o, tree type)
{
  unsigned char bytes[MOST_BYTES], one[MOST_BYTES];
  tree last = NULL_TREE;
  for (unsigned i = 0; i < o->bytes; i++)
    {
      if (TREE_CODE (o->from[i]) != VECTOR_CST)
	return NULL_TREE;
      if (o->from[i] != last
	  && native_encode_expr (o->from[i], one, sizeof one)
	     != (int) vector_bytes (TREE_TYPE (o->from[i])))
	return NULL_TREE;
      last = o->from[i];
      bytes[i] = one[o->at[i]];
    }
  return native_interpret_expr (type, bytes, o->bytes);
}

tree
viewed (replacement *r, tree type, tree x)
{
  r->kept.add (x);
  if (useless_type_conversion_p (type, TREE_TYPE (x)))
    return x;
  x = gimple_build (&r->seq, r->loc, VIEW_CONVERT_EXPR, type, x);
  return x;
}

tree
append_operation (replacement *r, tree type, gimple *stmt)
{
  tree lhs = make_ssa_name (type, stmt);
  gimple_set_lhs (stmt, lhs);
  gimple_set_location (stmt, r->loc);
  gimple_seq_add_stmt_without_update (&r->seq, stmt);
  r->made++;
  return lhs;
}

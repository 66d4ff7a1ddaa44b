/* Permutations that cancel each other.

   Records of two, three or more numbers are taken apart into a vector for each
   number, and put together again.  Where all numbers are treated in the same
   way, or by other constants, what is in memory may stay as it is:

       a = PERM <u, v, { 0, 2, 4, 6 }>
       b = PERM <u, v, { 1, 3, 5, 7 }>
       x = a + 1, y = b + 2
       *p = PERM <x, y, { 0, 4, 1, 5 }>   ->   *p = u + { 1, 2, 1, 2 }
       *q = PERM <x, y, { 2, 6, 3, 7 }>        *q = v + { 1, 2, 1, 2 }

   The same is true of lanes that are read and written backwards.  Where only
   some numbers become negative, as of the conjugate of a complex number, the
   others are multiplied by 1, so to speak.

   What is stored is described by where each of its bytes comes from.  If that
   is a vector as it stands, or a constant, there is nothing to do; if it is
   results of one operation, that operation is done on what its operands are
   described by, in the same way.  All stores of a block are tried; they are
   changed if less is to be computed then.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/same-value.h"
#include "emit/machine.h"
#include "transform/tune/tune.h"

namespace {

enum { MOST_BYTES = 64, DEEPEST = 24, MOST_MADE = 256, MOST_LOADS = 64 };

/* Byte I is byte AT[I] of the vector FROM[I], of BYTES bytes.  */

struct origin
{
  unsigned bytes;
  tree from[MOST_BYTES];
  unsigned at[MOST_BYTES];
};

/* What is done in the place of what the stores of a block need.  */

struct replacement
{
  basic_block bb;
  location_t loc;
  gimple_seq seq;	/* Before the store that is at hand.  */
  unsigned made;	/* Operations.  */
  auto_vec<tree> loads;	/* Each another value.  */
  hash_set<tree> kept;	/* What the new operations use.  */
};

struct store
{
  gimple *stmt;
  tree old, value;
  gimple_seq seq;
};

}

/* How many bytes the vector type TYPE has; 0 if it is none of bytes that are
   known.  */

static unsigned
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

static unsigned
element_bytes (tree type)
{
  return vector_bytes (type) / TYPE_VECTOR_SUBPARTS (type).to_constant ();
}

/* Follow byte *AT of the vector *X through what only moves bytes.  */

static void
look_behind (tree *x, unsigned *at)
{
  while (TREE_CODE (*x) == SSA_NAME)
    {
      gassign *g = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (*x));
      if (!g || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (*x))
	return;
      tree type = TREE_TYPE (*x), a = gimple_assign_rhs1 (g);
      unsigned to = *at;
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

/* X, or what R has met before and loads the same.  */

static tree
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

/* The number that all elements of the vector X are; null if they are not.  */

static tree
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

/* X as TYPE, of the same size.  */

static tree
viewed (replacement *r, tree type, tree x)
{
  r->kept.add (x);
  if (useless_type_conversion_p (type, TREE_TYPE (x)))
    return x;
  x = gimple_build (&r->seq, r->loc, VIEW_CONVERT_EXPR, type, x);
  return x;
}

/* The constant of TYPE that O describes; null if it is none.  */

static tree
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

/* True if G does one thing to each lane.  */

static bool
lane_by_lane_p (gimple *g)
{
  if (gimple_vuse (g) || !gimple_get_lhs (g) || gimple_has_side_effects (g)
      || stmt_ends_bb_p (g))
    return false;
  if (is_gimple_call (g))
    {
      bool (*elementwise_p) (gcall *)
	= ripple_current_target ()->elementwise_p;
      if (!gimple_call_internal_p (g))
	return elementwise_p && elementwise_p (as_a<gcall *> (g));
      switch (gimple_call_internal_fn (g))
	{
	case IFN_FMA:
	case IFN_FMS:
	case IFN_FNMA:
	case IFN_FNMS:
	case IFN_SQRT:
	case IFN_COPYSIGN:
	case IFN_AVG_FLOOR:
	case IFN_AVG_CEIL:
	  return true;
	default:
	  return false;
	}
    }
  if (!is_gimple_assign (g))
    return false;
  switch (gimple_assign_rhs_code (g))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case MULT_HIGHPART_EXPR:
    case RDIV_EXPR:
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
    case EXACT_DIV_EXPR:
    case MIN_EXPR:
    case MAX_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
    case LSHIFT_EXPR:
    case RSHIFT_EXPR:
    case LROTATE_EXPR:
    case RROTATE_EXPR:
    case BIT_NOT_EXPR:
    case NEGATE_EXPR:
    case ABS_EXPR:
    case ABSU_EXPR:
    CASE_CONVERT:
    case FLOAT_EXPR:
    case FIX_TRUNC_EXPR:
    case PAREN_EXPR:
    case VEC_COND_EXPR:
      return true;
    default:
      return TREE_CODE_CLASS (gimple_assign_rhs_code (g)) == tcc_comparison;
    }
}

static unsigned
operands (gimple *g)
{
  return is_gimple_call (g) ? gimple_call_num_args (g)
	 : gimple_num_ops (g) - 1;
}

static tree
operand_of (gimple *g, unsigned i)
{
  return is_gimple_call (g) ? gimple_call_arg (g, i) : gimple_op (g, i + 1);
}

/* True if A and B do the same, to operands of the same types, and operands
   that are scalars are the same.  */

static bool
same_operations_p (gimple *a, gimple *b)
{
  if (gimple_code (a) != gimple_code (b) || operands (a) != operands (b)
      || (is_gimple_call (a)
	  ? !gimple_call_same_target_p (a, b)
	  : gimple_assign_rhs_code (a) != gimple_assign_rhs_code (b))
      || !types_compatible_p (TREE_TYPE (gimple_get_lhs (a)),
			      TREE_TYPE (gimple_get_lhs (b))))
    return false;
  for (unsigned i = 0; i < operands (a); i++)
    {
      tree x = operand_of (a, i), y = operand_of (b, i);
      if (!types_compatible_p (TREE_TYPE (x), TREE_TYPE (y))
	  || (!VECTOR_TYPE_P (TREE_TYPE (x)) && !operand_equal_p (x, y, 0)))
	return false;
    }
  return true;
}

/* Do G's operation on ARGS.  */

static tree
build_operation (replacement *r, gimple *g, const vec<tree> &args)
{
  tree type = TREE_TYPE (gimple_get_lhs (g)), lhs = make_ssa_name (type);
  gimple *s;
  if (is_gimple_call (g) && gimple_call_internal_p (g))
    s = gimple_build_call_internal_vec (gimple_call_internal_fn (g), args);
  else if (is_gimple_call (g))
    s = gimple_build_call_vec (gimple_call_fn (g), args);
  else
    s = gimple_build_assign (lhs, gimple_assign_rhs_code (g), args[0],
			     args.length () > 1 ? args[1] : NULL_TREE,
			     args.length () > 2 ? args[2] : NULL_TREE);
  gimple_set_lhs (s, lhs);
  SSA_NAME_DEF_STMT (lhs) = s;
  gimple_set_location (s, r->loc);
  gimple_seq_add_stmt_without_update (&r->seq, s);
  r->made++;
  return lhs;
}

static tree build (replacement *r, origin *o, tree type, unsigned depth);

/* What O describes, as TYPE, if that is the negative of some integers, or its
   complement, and others as they are; else null:  (x ^ m) - m , or  x ^ m ,
   for the mask M of the former.  */

static tree
build_signs (replacement *r, const origin *o, tree type, unsigned depth)
{
  origin of = *o;
  unsigned char mask[MOST_BYTES];
  unsigned es = 0, negative = 0;
  enum tree_code code = ERROR_MARK;
  for (unsigned i = 0; i < o->bytes; i++)
    {
      tree x = o->from[i];
      gassign *g = (TREE_CODE (x) == SSA_NAME
		    ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
      mask[i] = 0;
      if (!g || (gimple_assign_rhs_code (g) != NEGATE_EXPR
		 && gimple_assign_rhs_code (g) != BIT_NOT_EXPR))
	continue;
      if (code == ERROR_MARK)
	code = gimple_assign_rhs_code (g);
      if (!VECTOR_INTEGER_TYPE_P (TREE_TYPE (x))
	  || gimple_assign_rhs_code (g) != code
	  || (es && element_bytes (TREE_TYPE (x)) != es))
	return NULL_TREE;
      es = element_bytes (TREE_TYPE (x));
      of.from[i] = gimple_assign_rhs1 (g);
      mask[i] = 0xff;
      negative++;
    }
  if (negative == 0 || negative == o->bytes || o->bytes % es != 0)
    return NULL_TREE;
  for (unsigned i = 0; i < o->bytes; i++)
    if (mask[i] != mask[i / es * es]
	|| (mask[i] && (o->from[i] != o->from[i / es * es]
			|| o->at[i] % es != i % es
			|| o->at[i] / es != o->at[i / es * es] / es)))
      return NULL_TREE;
  tree num = build_nonstandard_integer_type (es * 8, true);
  tree numbers = build_vector_type (num, o->bytes / es);
  tree m = VECTOR_MODE_P (TYPE_MODE (numbers))
	   ? native_interpret_expr (numbers, mask, o->bytes) : NULL_TREE;
  tree x = m ? build (r, &of, numbers, depth + 1) : NULL_TREE;
  if (!x)
    return NULL_TREE;
  x = gimple_build (&r->seq, r->loc, BIT_XOR_EXPR, numbers, x, m);
  if (code == NEGATE_EXPR)
    x = gimple_build (&r->seq, r->loc, MINUS_EXPR, numbers, x, m);
  r->made += 2;
  return viewed (r, type, x);
}

/* What O describes, as TYPE; null if that takes permutations.  */

static tree
build (replacement *r, origin *o, tree type, unsigned depth)
{
  bool whole = true, all = true;
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
      whole = whole && o->from[i] == o->from[0] && o->at[i] == i;
    }
  if (whole && vector_bytes (TREE_TYPE (o->from[0])) == o->bytes)
    return viewed (r, type, o->from[0]);
  if (tree c = constant_of (o, type))
    return c;
  if (depth > DEEPEST || r->made > MOST_MADE)
    return NULL_TREE;
  if (tree x = build_signs (r, o, type, depth))
    return x;
  tree first = o->from[0];
  if (TREE_CODE (first) != SSA_NAME
      || vector_bytes (TREE_TYPE (first)) != o->bytes)
    return NULL_TREE;
  unsigned es = element_bytes (TREE_TYPE (first));
  for (unsigned i = 0; i < o->bytes; i++)
    {
      tree x = o->from[i], y = o->from[i / es * es];
      /* Elements stay together.  */
      if (TREE_CODE (x) != SSA_NAME || x != y || o->at[i] % es != i % es
	  || o->at[i] / es != o->at[i / es * es] / es
	  || !types_compatible_p (TREE_TYPE (x), TREE_TYPE (first)))
	return NULL_TREE;
      all = all && number_of_all (x)
	    && operand_equal_p (number_of_all (x), number_of_all (first), 0);
    }
  if (all)
    return viewed (r, type, first);
  gimple *g = SSA_NAME_DEF_STMT (first);
  if (!lane_by_lane_p (g))
    return NULL_TREE;
  for (unsigned i = es; i < o->bytes; i += es)
    {
      gimple *other = SSA_NAME_DEF_STMT (o->from[i]);
      if (other != g
	  && (!lane_by_lane_p (other) || !same_operations_p (g, other)))
	return NULL_TREE;
    }
  auto_vec<tree> args;
  for (unsigned k = 0; k < operands (g); k++)
    {
      tree x = operand_of (g, k);
      if (VECTOR_TYPE_P (TREE_TYPE (x)))
	{
	  origin of;
	  of.bytes = o->bytes;
	  if (vector_bytes (TREE_TYPE (x)) != o->bytes
	      || element_bytes (TREE_TYPE (x)) != es)
	    return NULL_TREE;
	  for (unsigned i = 0; i < o->bytes; i++)
	    {
	      of.from[i] = operand_of (SSA_NAME_DEF_STMT (o->from[i]), k);
	      of.at[i] = o->at[i];
	    }
	  x = build (r, &of, TREE_TYPE (x), depth + 1);
	}
      else
	r->kept.add (x);
      if (!x)
	return NULL_TREE;
      args.safe_push (x);
    }
  return viewed (r, type, build_operation (r, g, args));
}

/* Where STMT has the vector that it stores; null if it stores none.  */

static tree *
stored_value (gimple *stmt)
{
  tree *x = NULL;
  if (gimple_assign_single_p (stmt) && gimple_store_p (stmt))
    x = gimple_assign_rhs1_ptr (stmt);
  else if (gimple_call_internal_p (stmt, IFN_MASK_STORE))
    x = gimple_call_arg_ptr (stmt, 3);
  return x && TREE_CODE (*x) == SSA_NAME && vector_bytes (TREE_TYPE (*x))
	 && !gimple_has_volatile_ops (stmt) ? x : NULL;
}

/* True if X is a permutation, of something that was computed.  */

static bool
permuted_p (tree x)
{
  tree from = x;
  for (unsigned i = 0; i < vector_bytes (TREE_TYPE (x)); i++)
    {
      unsigned at = i;
      from = x;
      look_behind (&from, &at);
      if (at != i)
	return true;
    }
  return false;
}

/* Try what S stores; true if it can be had without permutations.  */

static bool
try_store (replacement *r, store *s)
{
  origin o;
  tree type = TREE_TYPE (s->old);
  o.bytes = vector_bytes (type);
  for (unsigned i = 0; i < o.bytes; i++)
    {
      o.from[i] = s->old;
      o.at[i] = i;
    }
  r->loc = gimple_location (s->stmt);
  r->seq = NULL;
  unsigned made = r->made;
  s->value = build (r, &o, type, 0);
  s->seq = r->seq;
  if (s->value)
    return true;
  r->made = made;
  gimple_seq_discard (s->seq);
  return false;
}

/* How many operations compute nothing that is needed if STORES need it no
   more, but what R keeps.  */

static unsigned
operations_spared (const replacement *r, const vec<store> &stores)
{
  hash_set<gimple *> dead;
  auto_vec<tree> work;
  unsigned n = 0;
  for (unsigned i = 0; i < stores.length (); i++)
    {
      dead.add (stores[i].stmt);
      work.safe_push (stores[i].old);
    }
  while (!work.is_empty ())
    {
      imm_use_iterator it;
      use_operand_p use;
      ssa_op_iter op;
      tree x = work.pop ();
      gimple *def = SSA_NAME_DEF_STMT (x);
      bool used = const_cast<replacement *> (r)->kept.contains (x);
      if (used || dead.contains (def) || gimple_bb (def) != r->bb
	  || (!is_gimple_assign (def) && !is_gimple_call (def))
	  || gimple_vdef (def) || gimple_has_side_effects (def))
	continue;
      FOR_EACH_IMM_USE_FAST (use, it, x)
	used |= !is_gimple_debug (USE_STMT (use))
		&& !dead.contains (USE_STMT (use));
      if (used)
	continue;
      dead.add (def);
      n += !gimple_assign_ssa_name_copy_p (def)
	   && !(is_gimple_assign (def)
		&& gimple_assign_rhs_code (def) == VIEW_CONVERT_EXPR);
      FOR_EACH_SSA_TREE_OPERAND (x, def, op, SSA_OP_USE)
	work.safe_push (x);
    }
  return n;
}

static void
cancel_in_block (basic_block bb)
{
  replacement r;
  auto_vec<store> stores;
  r.bb = bb;
  r.made = 0;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      tree *x = stored_value (gsi_stmt (g));
      if (!x || !permuted_p (*x))
	continue;
      store s = { gsi_stmt (g), *x, NULL_TREE, NULL };
      if (try_store (&r, &s))
	stores.safe_push (s);
    }
  bool worth = !stores.is_empty () && r.made < operations_spared (&r, stores);
  auto_bitmap unused;
  for (unsigned i = 0; i < stores.length (); i++)
    {
      store *s = &stores[i];
      if (!worth)
	{
	  gimple_seq_discard (s->seq);
	  continue;
	}
      gimple_stmt_iterator g = gsi_for_stmt (s->stmt);
      gsi_insert_seq_before (&g, s->seq, GSI_SAME_STMT);
      *stored_value (s->stmt) = s->value;
      update_stmt (s->stmt);
      bitmap_set_bit (unused, SSA_NAME_VERSION (s->old));
    }
  simple_dce_from_worklist (unused);
}

void
cancel_permutations (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    cancel_in_block (bb);
}

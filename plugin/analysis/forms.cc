/* Which varying integers and addresses are affine in the lane coordinates.

   An optimistic fixed point over SSA: a PHI is affine if all its arguments
   have the same strides.  The ranges decide whether a value of a narrow type
   may be extended (core/affine.h): a counter of an annotated loop never wraps
   in an active lane, signed overflow is undefined, everything else must be
   proven.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/forms.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"

enum form_state { TOP, AFFINE, LANES };
static vec<char> states;

static char &
state_of (tree name)
{
  unsigned v = SSA_NAME_VERSION (name);
  if (v >= states.length ())
    states.safe_grow_cleared (v + v / 4 + 16, true);
  return states[v];
}

static bool
affine_type_p (tree type)
{
  return (INTEGRAL_TYPE_P (type) && TREE_CODE (type) != BOOLEAN_TYPE
	  && TYPE_PRECISION (type) > 1 && TYPE_PRECISION (type) <= 64)
	 || POINTER_TYPE_P (type);
}

static unsigned
type_bits (tree type)
{
  return POINTER_TYPE_P (type) ? 64 : TYPE_PRECISION (type);
}

static void
set_type_range (struct affine *a, tree type)
{
  unsigned bits = type_bits (type);
  bool uns = POINTER_TYPE_P (type) || TYPE_UNSIGNED (type);
  mpz_set_ui (a->hi, 1);
  mpz_mul_2exp (a->hi, a->hi, uns ? bits : bits - 1);
  if (uns)
    mpz_set_ui (a->lo, 0);
  else
    mpz_neg (a->lo, a->hi);
  mpz_sub_ui (a->hi, a->hi, 1);
  a->bounded = true;
}

/* Describe the uniform operand OP.  VALUE, if not null: the polynomial that
   OP equals.  False if there is none: OP is a multiple of vscale.  */

static bool
uniform_affine (struct affine *a, tree op, struct poly *value)
{
  tree c = constant_value (op);
  if (c)
    {
      wi::to_mpz (wi::to_widest (c), a->lo, SIGNED);
      mpz_set (a->hi, a->lo);
      a->bounded = true;
      if (value)
	poly_set_mpz (value, a->lo);
      return true;
    }
  set_type_range (a, TREE_TYPE (op));
  if (value && TREE_CODE (op) == SSA_NAME)
    poly_set_symbol (value, SSA_NAME_VERSION (op));
  return TREE_CODE (op) == SSA_NAME;
}

/* Describe OP in *A, which is initialised and may describe something else.  */

static enum form_state
operand_affine (tree op, struct affine *a)
{
  if (!affine_type_p (TREE_TYPE (op)))
    return LANES;
  if (!varying_p (op))
    {
      affine_clear (a);
      affine_init (a);
      uniform_affine (a, op, NULL);
      return AFFINE;
    }
  enum form_state s = (enum form_state) state_of (op);
  if (s == AFFINE)
    affine_set (a, overlay_info (op)->affine);
  return s;
}

static enum form_state
worse (enum form_state a, enum form_state b)
{
  if (a == LANES || b == LANES)
    return LANES;
  return a == TOP || b == TOP ? TOP : AFFINE;
}

/* Multiply A by the uniform operand OP.  */

static bool
multiply_by (struct affine *a, tree op)
{
  struct affine u;
  struct poly value;
  affine_init (&u);
  poly_init (&value);
  bool ok = uniform_affine (&u, op, &value)
	    && affine_mul (a, a, &u, &value);
  poly_clear (&value);
  affine_clear (&u);
  return ok;
}

static bool
multiply_by_int (struct affine *a, const widest_int &w)
{
  struct affine u;
  struct poly value;
  affine_init (&u);
  poly_init (&value);
  wi::to_mpz (w, u.lo, SIGNED);
  mpz_set (u.hi, u.lo);
  u.bounded = true;
  poly_set_mpz (&value, u.lo);
  bool ok = affine_mul (a, a, &u, &value);
  poly_clear (&value);
  affine_clear (&u);
  return ok;
}

/* Multiply A by the element size of the array reference REF.  */

static bool
multiply_by_size (struct affine *a, tree ref)
{
  tree size = array_ref_element_size (ref);
  if (TREE_CODE (size) == INTEGER_CST)
    return multiply_by (a, size);
  /* A variable size is kept in units of the element's alignment.  */
  size = TREE_OPERAND (ref, 3);
  tree elt = TREE_TYPE (TREE_TYPE (TREE_OPERAND (ref, 0)));
  return size && TREE_CODE (size) == SSA_NAME && multiply_by (a, size)
	 && multiply_by_int (a, TYPE_ALIGN_UNIT (elt));
}

/* Byte address of the reference REF.  */

static enum form_state
reference_affine (tree ref, struct affine *a)
{
  enum form_state s = AFFINE;
  struct affine t;
  affine_init (&t);
  for (; s != LANES && handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF && varying_p (TREE_OPERAND (ref, 1)))
      {
	tree index = TREE_OPERAND (ref, 1);
	enum form_state i = operand_affine (index, &t);
	if (i == AFFINE && !t.exact && type_bits (TREE_TYPE (index)) < 64)
	  i = LANES;
	if (i == AFFINE
	    && (!multiply_by_size (&t, ref)
		|| !affine_add (a, a, &t)))
	  i = LANES;
	s = worse (s, i);
      }
  if (s != LANES && TREE_CODE (ref) == MEM_REF
      && varying_p (TREE_OPERAND (ref, 0)))
    {
      enum form_state i = operand_affine (TREE_OPERAND (ref, 0), &t);
      if (i == AFFINE && !affine_add (a, a, &t))
	i = LANES;
      s = worse (s, i);
    }
  affine_clear (&t);
  a->exact = true;
  return s;
}

/* Finish the operation CODE of C type TYPE whose exact result is *A.  GCC has
   signed numbers wrap when they are shifted, whatever their type: it makes
   such shifts of those of unsigned numbers.  */

static enum form_state
wrap (struct affine *a, tree type, enum tree_code code)
{
  affine_wrap (a, type_bits (type),
	       POINTER_TYPE_P (type) || TYPE_UNSIGNED (type),
	       POINTER_TYPE_P (type)
	       || (TYPE_OVERFLOW_UNDEFINED (type) && code != LSHIFT_EXPR));
  return AFFINE;
}

static enum form_state
binary (enum tree_code code, tree type, tree op0, tree op1, struct affine *a)
{
  enum form_state s = LANES;
  bool ok = false;
  struct affine b;
  if (!affine_type_p (TREE_TYPE (op0)) || !affine_type_p (TREE_TYPE (op1)))
    return LANES;
  affine_init (&b);
  switch (code)
    {
    case PLUS_EXPR:
    case POINTER_PLUS_EXPR:
      s = worse (operand_affine (op0, a), operand_affine (op1, &b));
      ok = s == AFFINE && affine_add (a, a, &b);
      break;
    case MINUS_EXPR:
    case POINTER_DIFF_EXPR:
      s = worse (operand_affine (op0, a), operand_affine (op1, &b));
      ok = s == AFFINE && affine_sub (a, a, &b);
      break;
    case MULT_EXPR:
      if (varying_p (op0) && varying_p (op1))
	break;
      if (varying_p (op1))
	std::swap (op0, op1);
      s = operand_affine (op0, a);
      ok = s == AFFINE && multiply_by (a, op1);
      break;
    case LSHIFT_EXPR:
      {
	tree c = constant_value (op1);
	if (!c || !tree_fits_uhwi_p (c)
	    || tree_to_uhwi (c) >= type_bits (type))
	  break;
	s = operand_affine (op0, a);
	ok = s == AFFINE
	     && multiply_by_int (a, wi::lshift (widest_int (1),
						tree_to_uhwi (c)));
      }
      break;
    default:
      break;
    }
  affine_clear (&b);
  if (s == TOP)
    return TOP;
  return ok ? wrap (a, type, code) : LANES;
}

static enum form_state
convert (tree type, tree op, struct affine *a)
{
  tree from = TREE_TYPE (op);
  if (!affine_type_p (from))
    return LANES;
  enum form_state s = operand_affine (op, a);
  if (s != AFFINE)
    return s;
  return affine_convert (a, type_bits (from), type_bits (type),
			 POINTER_TYPE_P (type) || TYPE_UNSIGNED (type))
	 ? AFFINE : LANES;
}

/* The counter of an annotated loop, which, if NUMBER, is the number of the
   iteration, converted: the scalar loop runs the iteration of every active
   lane, so the value is exact, whatever arithmetic led to it.  */

static void
counter (tree name, bool number, struct affine *a)
{
  tree type = TREE_TYPE (name);
  unsigned bits = type_bits (type), flags = overlay_info (name)->flags;
  mpz_t c, half, full;
  mpz_inits (c, half, full, NULL);
  mpz_set_ui (half, 1);
  mpz_mul_2exp (half, half, bits - 1);
  mpz_mul_2exp (full, half, 1);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!poly_zero_p (&a->stride[d]) && poly_constant_p (&a->stride[d], c))
      {
	mpz_fdiv_r (c, c, full);
	if (mpz_cmp (c, half) >= 0)
	  mpz_sub (c, c, full);
	poly_set_mpz (&a->stride[d], c);
      }
  mpz_clears (c, half, full, NULL);
  a->exact = true;
  set_type_range (a, type);
  if (flags & VALUE_BELOW_MAX)
    mpz_sub_ui (a->hi, a->hi, 1);
  if (flags & VALUE_ABOVE_MIN)
    mpz_add_ui (a->lo, a->lo, 1);
  /* The number of an iteration, as is.  */
  if (number && mpz_sgn (a->lo) < 0)
    mpz_set_ui (a->lo, 0);
}

static enum form_state
assign (gimple *stmt, struct affine *a)
{
  tree lhs = gimple_assign_lhs (stmt), type = TREE_TYPE (lhs);
  enum tree_code code = gimple_assign_rhs_code (stmt);
  enum form_state s = LANES;
  tree op0 = gimple_assign_rhs1 (stmt);
  switch (code)
    {
    case SSA_NAME:
      s = operand_affine (op0, a);
      break;
    CASE_CONVERT:
      s = convert (type, op0, a);
      break;
    case NEGATE_EXPR:
    case BIT_NOT_EXPR:
      s = operand_affine (op0, a);
      if (s == AFFINE)
	{
	  struct affine one;
	  affine_init (&one);
	  mpz_set_si (one.lo, -1);
	  mpz_set_si (one.hi, -1);
	  one.bounded = true;
	  s = multiply_by_int (a, -1)
	      && (code == NEGATE_EXPR || affine_add (a, a, &one))
	      ? wrap (a, type, code) : LANES;
	  affine_clear (&one);
	}
      break;
    case ADDR_EXPR:
      s = reference_affine (TREE_OPERAND (op0, 0), a);
      if (s == AFFINE)
	set_type_range (a, type);
      break;
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case POINTER_PLUS_EXPR:
    case POINTER_DIFF_EXPR:
    case LSHIFT_EXPR:
      s = binary (code, type, op0, gimple_assign_rhs2 (stmt), a);
      break;
    default:
      break;
    }
  if (s == AFFINE && (overlay_info (lhs)->flags & VALUE_COUNTER))
    counter (lhs, CONVERT_EXPR_CODE_P (code) && TREE_CODE (op0) == SSA_NAME
		  && ripple_api_call (SSA_NAME_DEF_STMT (op0)) == API_LANE
		  && TYPE_UNSIGNED (TREE_TYPE (op0)), a);
  return s;
}

/* The most lanes that E can be.  */

static uint64_t
most_lanes (struct extent e)
{
  return e.scalable ? e.fixed * (MAX_SCALABLE_BYTES / SCALABLE_BYTES)
	 : e.fixed;
}

static enum form_state
call (gcall *c, struct affine *a)
{
  tree lhs = gimple_call_lhs (c);
  struct shape s;
  unsigned dim[SHAPE_RANK], n;
  uint64_t extent[SHAPE_RANK];
  int64_t index[SHAPE_RANK];

  switch (ripple_api_call (c))
    {
    case API_ID:
      {
	tree d = constant_value (gimple_call_arg (c, 1));
	unsigned k = tree_to_uhwi (d);
	poly_set_si (&a->stride[k], 1);
	mpz_set_ui (a->lo, 0);
	mpz_set_ui (a->hi, most_lanes (overlay_shape (lhs)->dim[k]) - 1);
	a->bounded = true;
	return AFFINE;
      }
    case API_LANE:
      n = lane_dims (c, LANE_DIM0, dim, extent, &s);
      {
	uint64_t stride = 1;
	for (unsigned i = 0; i < n; i++)
	  {
	    poly_set_si (&a->stride[dim[i]], stride);
	    stride *= extent[i];
	  }
	set_type_range (a, size_type_node);
	return AFFINE;
      }
    case API_FLAT:
      {
	uint64_t last = 0;
	for (unsigned i = 0; i < gimple_call_num_args (c); i += 3)
	  {
	    struct extent extent = flat_extent (c, i);
	    uint64_t stride = tree_to_uhwi (gimple_call_arg (c, i + 2));
	    if (extent_one_p (&extent))
	      continue;
	    poly_set_si (&a->stride[tree_to_uhwi (gimple_call_arg (c, i))],
			 stride);
	    last += (most_lanes (extent) - 1) * stride;
	  }
	mpz_set_ui (a->lo, 0);
	mpz_set_ui (a->hi, last);
	a->bounded = true;
	return AFFINE;
      }
    case API_BROADCAST:
      return operand_affine (gimple_call_arg (c, 2), a);
    case API_SLICE:
      {
	enum form_state st = operand_affine (gimple_call_arg (c, 0), a);
	if (st == AFFINE && slice_indices (c, index))
	  for (unsigned d = 0; d < SHAPE_RANK; d++)
	    if (index[d] >= 0)
	      poly_set_si (&a->stride[d], 0);
	return st;
      }
    case API_NONE:
      if (gimple_call_internal_p (c))
	switch (gimple_call_internal_fn (c))
	  {
	  case IFN_UBSAN_CHECK_ADD:
	    return binary (PLUS_EXPR, TREE_TYPE (lhs), gimple_call_arg (c, 0),
			   gimple_call_arg (c, 1), a);
	  case IFN_UBSAN_CHECK_SUB:
	    return binary (MINUS_EXPR, TREE_TYPE (lhs),
			   gimple_call_arg (c, 0), gimple_call_arg (c, 1), a);
	  case IFN_UBSAN_CHECK_MUL:
	    return binary (MULT_EXPR, TREE_TYPE (lhs), gimple_call_arg (c, 0),
			   gimple_call_arg (c, 1), a);
	  default:
	    return LANES;
	  }
      if (gimple_call_builtin_p (c, BUILT_IN_ASSUME_ALIGNED)
	  || ripple_expected_value (c))
	return operand_affine (gimple_call_arg (c, 0), a);
      return LANES;
    default:
      return LANES;
    }
}

/* True if all scalars in the strides of A are known in BB: not what a node
   computes that no lane may need.  */

static bool
strides_known_p (const struct affine *a, basic_block bb)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    for (unsigned t = 0; t < a->stride[d].n; t++)
      for (unsigned k = 0; k < POLY_DEGREE; k++)
	if (unsigned sym = a->stride[d].term[t].sym[k])
	  {
	    gimple *def = SSA_NAME_DEF_STMT (ssa_name (sym));
	    if (gimple_bb (def)
		&& !dominated_by_p (CDI_DOMINATORS, bb, gimple_bb (def)))
	      return false;
	  }
  return true;
}

static enum form_state
phi (gphi *p, struct affine *a)
{
  tree res = gimple_phi_result (p);
  if (overlay_info (res)->flags & VALUE_ANY_LANE_PHI)
    {
      enum form_state s = operand_affine (gimple_phi_arg_def (p, 0), a);
      return s == AFFINE && !strides_known_p (a, gimple_bb (p)) ? LANES : s;
    }
  enum form_state s = TOP;
  bool exact = true;
  struct affine b;
  affine_init (&b);
  for (unsigned i = 0; i < gimple_phi_num_args (p); i++)
    {
      enum form_state t = operand_affine (gimple_phi_arg_def (p, i), &b);
      if (t == TOP)
	continue;
      if (t == LANES || (s == AFFINE && !affine_same_strides_p (a, &b)))
	{
	  s = LANES;
	  break;
	}
      affine_set (a, &b);
      exact &= b.exact;
      s = AFFINE;
    }
  affine_clear (&b);
  if (s == AFFINE)
    {
      a->exact = exact;
      set_type_range (a, TREE_TYPE (res));
    }
  return s;
}

/* Recompute the form of STMT's result; true if it changed.  */

static bool
visit (gimple *stmt)
{
  tree lhs = gimple_code (stmt) == GIMPLE_PHI
	     ? gimple_phi_result (stmt) : gimple_get_lhs (stmt);
  if (!lhs || TREE_CODE (lhs) != SSA_NAME || virtual_operand_p (lhs)
      || !varying_p (lhs) || state_of (lhs) == LANES)
    return false;
  struct affine a;
  affine_init (&a);
  enum form_state s = LANES;
  if (!affine_type_p (TREE_TYPE (lhs)))
    s = LANES;
  else if (gphi *p = dyn_cast<gphi *> (stmt))
    s = phi (p, &a);
  else if (gcall *c = dyn_cast<gcall *> (stmt))
    s = call (c, &a);
  else if (is_gimple_assign (stmt))
    s = assign (stmt, &a);
  value_info *info = overlay_info (lhs);
  bool changed = s != state_of (lhs);
  if (s == AFFINE)
    {
      if (!info->affine)
	{
	  info->affine = XNEW (struct affine);
	  affine_init (info->affine);
	}
      /* A value may only lose what was assumed: strides that change from one
	 visit to the next are no function of the lane coordinates.  */
      else if (state_of (lhs) == AFFINE)
	{
	  if (!affine_same_strides_p (info->affine, &a))
	    {
	      s = LANES;
	      changed = true;
	    }
	  else
	    changed = info->affine->exact != a.exact;
	}
      affine_set (info->affine, &a);
    }
  state_of (lhs) = s;
  affine_clear (&a);
  return changed;
}

void
compute_forms (void)
{
  states = vNULL;
  calculate_dominance_info (CDI_DOMINATORS);
  overlay_solve (visit);
  unsigned i;
  tree name;
  FOR_EACH_SSA_NAME (i, name, cfun)
    if (varying_p (name) && state_of (name) != AFFINE)
      {
	value_info *info = overlay_info (name);
	if (info->affine)
	  {
	    affine_clear (info->affine);
	    free (info->affine);
	    info->affine = NULL;
	  }
      }
  states.release ();
}

/* Addresses in an annotated loop as polynomials; see depend.h.

   INPUT	_1 = i_5 + -1; _2 = (long unsigned int) _1; _3 = _2 * 4;
		_4 = a_7 (D) + _3; x_8 = *_4;
   OUTPUT	x_8 is loaded from a + 4 * i + -4

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/front.h"
#include "analysis/depend.h"

/* Symbols from FIRST_DECL on stand for variables, those from FIRST_OTHER on
   for values of which nothing is known, each another one.  */
enum { FIRST_DECL = 1 << 28, FIRST_OTHER = 1 << 29 };

/* A load: others from the same place get its value.  */
struct known_load
{
  struct poly *at;
  gimple *stmt;
};

static const struct parallel_loop *here;
static hash_map<tree, struct poly *> *values;
static vec<known_load> loads;
static vec<tree> decls, stored_types;
static bool all_stored;		/* A call in the loop may store anything.  */
static unsigned others;

static struct poly *
new_poly (void)
{
  struct poly *p = XNEW (struct poly);
  poly_init (p);
  return p;
}

static void
free_poly (struct poly *p)
{
  poly_clear (p);
  free (p);
}

static void
note_stores (gimple *stmt)
{
  if (!gimple_vdef (stmt) || gimple_clobber_p (stmt))
    return;
  tree to = gimple_get_lhs (stmt);
  if (to && TREE_CODE (to) != SSA_NAME)
    stored_types.safe_push (TREE_TYPE (to));
  if (is_gimple_call (stmt) && ripple_api_call (stmt) == API_NONE)
    all_stored = true;
}

void
begin_addresses (const struct parallel_loop *loop)
{
  basic_block bb;
  here = loop;
  values = new hash_map<tree, struct poly *>;
  all_stored = false;
  others = 0;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (loop->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	note_stores (gsi_stmt (g));
}

void
end_addresses (void)
{
  for (auto i = values->begin (); i != values->end (); ++i)
    free_poly ((*i).second);
  for (unsigned i = 0; i < loads.length (); i++)
    free_poly (loads[i].at);
  delete values;
  loads.truncate (0);
  decls.truncate (0);
  stored_types.truncate (0);
}

tree
symbol_name (unsigned symbol)
{
  return symbol < FIRST_DECL ? ssa_name (symbol) : NULL_TREE;
}

tree
symbol_variable (unsigned symbol)
{
  return symbol >= FIRST_DECL && symbol < FIRST_OTHER
	 ? decls[symbol - FIRST_DECL] : NULL_TREE;
}

static void
set_other (struct poly *p)
{
  poly_set_symbol (p, FIRST_OTHER + others++);
}

static void
set_decl (struct poly *p, tree decl)
{
  unsigned i = 0;
  while (i < decls.length () && decls[i] != decl)
    i++;
  if (i == decls.length ())
    decls.safe_push (decl);
  poly_set_symbol (p, FIRST_DECL + i);
}

/* A constant that is added to what may be unsigned is a small negative number
   rather than a large one.  */

static void
set_constant (struct poly *p, tree c)
{
  char buf[WIDE_INT_PRINT_BUFFER_SIZE];
  mpz_t z;
  print_dec (wi::to_wide (c), buf, SIGNED);
  mpz_init_set_str (z, buf, 10);
  poly_set_mpz (p, z);
  mpz_clear (z);
}

static void value (tree op, struct poly *p);

/* *P += FACTOR * OP; false if that cannot be said.  */

static bool
add_product (struct poly *p, tree op, tree factor)
{
  struct poly a, b;
  poly_init (&a);
  poly_init (&b);
  value (op, &a);
  value (factor, &b);
  bool ok = poly_mul (&a, &a, &b) && poly_add (p, p, &a);
  poly_clear (&a);
  poly_clear (&b);
  return ok;
}

static bool
add_bytes (struct poly *p, HOST_WIDE_INT bytes)
{
  struct poly a;
  poly_init (&a);
  poly_set_si (&a, bytes);
  bool ok = poly_add (p, p, &a);
  poly_clear (&a);
  return ok;
}

/* Does OP depend on the lane of the loop?  */

static bool
has_lane_p (tree op)
{
  struct poly p;
  bool found = false;
  poly_init (&p);
  value (op, &p);
  for (unsigned i = 0; i < p.n; i++)
    for (unsigned k = 0; k < POLY_DEGREE; k++)
      if (p.term[i].sym[k] && symbol_name (p.term[i].sym[k]) == here->lane)
	found = true;
  poly_clear (&p);
  return found;
}

/* Add what the array reference REF adds to an address.  */

static bool
add_index (struct poly *p, tree ref, uint64_t *row)
{
  tree index = TREE_OPERAND (ref, 1), size = array_ref_element_size (ref);
  tree low = array_ref_low_bound (ref);
  tree domain = TYPE_DOMAIN (TREE_TYPE (TREE_OPERAND (ref, 0)));
  tree max = domain ? TYPE_MAX_VALUE (domain) : NULL_TREE;
  if (TREE_CODE (size) != INTEGER_CST || !tree_fits_shwi_p (low)
      || !tree_fits_shwi_p (size))
    return false;
  /* An array of one element may be a longer one at the end of a structure.  */
  if (row && max && tree_fits_uhwi_p (max) && !integer_zerop (max)
      && has_lane_p (index))
    *row = (tree_to_uhwi (max) - tree_to_shwi (low) + 1) * tree_to_uhwi (size);
  return (add_product (p, index, size)
	  && add_bytes (p, -tree_to_shwi (low) * tree_to_shwi (size)));
}

static bool
add_component (struct poly *p, tree ref, uint64_t *row)
{
  HOST_WIDE_INT bits;
  tree offset;
  switch (TREE_CODE (ref))
    {
    case ARRAY_REF:
      return add_index (p, ref, row);
    case COMPONENT_REF:
      offset = component_ref_field_offset (ref);
      if (!offset || !tree_fits_shwi_p (offset))
	return false;
      bits = tree_to_shwi (DECL_FIELD_BIT_OFFSET (TREE_OPERAND (ref, 1)));
      return add_bytes (p, tree_to_shwi (offset) + bits / BITS_PER_UNIT);
    case IMAGPART_EXPR:
      return add_bytes (p, int_size_in_bytes (TREE_TYPE (ref)));
    case REALPART_EXPR:
    case VIEW_CONVERT_EXPR:
      return true;
    default:
      return false;
    }
}

void
reference_address (tree ref, struct poly *p, uint64_t *row)
{
  struct poly base;
  bool ok = true;
  poly_set_si (p, 0);
  for (; ok && handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    ok = add_component (p, ref, row);
  poly_init (&base);
  if (DECL_P (ref))
    set_decl (&base, ref);
  else if (TREE_CODE (ref) == MEM_REF)
    {
      value (TREE_OPERAND (ref, 0), &base);
      ok = ok && add_product (p, TREE_OPERAND (ref, 1), integer_one_node);
    }
  else
    ok = false;
  if (!ok || !poly_add (p, p, &base))
    set_other (p);
  poly_clear (&base);
}

/* True if the loop stores nothing of TYPE.  */

static bool
unchanged_type_p (tree type)
{
  if (all_stored)
    return false;
  for (unsigned i = 0; i < stored_types.length (); i++)
    if (types_compatible_p (TYPE_MAIN_VARIANT (stored_types[i]),
			    TYPE_MAIN_VARIANT (type)))
      return false;
  return true;
}

/* Set *P to what the load STMT loads.  */

static void
loaded_value (gimple *stmt, struct poly *p)
{
  tree ref = gimple_assign_rhs1 (stmt);
  bool same = unchanged_type_p (TREE_TYPE (ref));
  known_load load = { new_poly (), stmt };
  reference_address (ref, load.at, NULL);
  for (unsigned i = 0; i < loads.length (); i++)
    if (poly_equal_p (loads[i].at, load.at)
	&& types_compatible_p (TREE_TYPE (gimple_assign_rhs1 (loads[i].stmt)),
			       TREE_TYPE (ref))
	&& (same || gimple_vuse (loads[i].stmt) == gimple_vuse (stmt)))
      {
	tree name = gimple_assign_lhs (loads[i].stmt);
	poly_set_symbol (p, SSA_NAME_VERSION (name));
	free_poly (load.at);
	return;
      }
  loads.safe_push (load);
  poly_set_symbol (p, SSA_NAME_VERSION (gimple_assign_lhs (stmt)));
}

/* True if the conversion of OP to the type of TO keeps its value.  */

static bool
plain_conversion_p (tree to, tree op)
{
  tree type = TREE_TYPE (to), from = TREE_TYPE (op);
  if (temporary_name_p (SSA_NAME_IDENTIFIER (to), RIPPLE_COUNTER))
    return true;
  return ((INTEGRAL_TYPE_P (type) || POINTER_TYPE_P (type))
	  && (INTEGRAL_TYPE_P (from) || POINTER_TYPE_P (from))
	  && TYPE_PRECISION (type) >= 32 && TYPE_PRECISION (from) >= 32);
}

/* Set *P to the result of CODE; false if that cannot be said.  */

static bool
combine (enum tree_code code, tree op0, tree op1, struct poly *p)
{
  struct poly b;
  bool ok = false;
  poly_init (&b);
  value (op0, p);
  value (op1, &b);
  switch (code)
    {
    case PLUS_EXPR:
    case POINTER_PLUS_EXPR:
      ok = poly_add (p, p, &b);
      break;
    case MINUS_EXPR:
      ok = poly_sub (p, p, &b);
      break;
    case MULT_EXPR:
      ok = poly_mul (p, p, &b);
      break;
    case LSHIFT_EXPR:
      if (TREE_CODE (op1) == INTEGER_CST && tree_fits_uhwi_p (op1)
	  && tree_to_uhwi (op1) < 32)
	{
	  poly_set_si (&b, 1L << tree_to_uhwi (op1));
	  ok = poly_mul (p, p, &b);
	}
      break;
    default:
      break;
    }
  poly_clear (&b);
  return ok;
}

static bool
assigned_value (gimple *stmt, struct poly *p)
{
  tree lhs = gimple_assign_lhs (stmt), op0 = gimple_assign_rhs1 (stmt);
  enum tree_code code = gimple_assign_rhs_code (stmt);
  switch (code)
    {
    case SSA_NAME:
    case INTEGER_CST:
      value (op0, p);
      return true;
    case ADDR_EXPR:
      reference_address (TREE_OPERAND (op0, 0), p, NULL);
      return true;
    CASE_CONVERT:
      if (!plain_conversion_p (lhs, op0))
	return false;
      value (op0, p);
      return true;
    case NEGATE_EXPR:
      return combine (MINUS_EXPR, build_zero_cst (TREE_TYPE (op0)), op0, p);
    default:
      break;
    }
  if (gimple_assign_load_p (stmt))
    loaded_value (stmt, p);
  else if (gimple_num_ops (stmt) != 3
	   || (!INTEGRAL_TYPE_P (TREE_TYPE (lhs))
	       && !POINTER_TYPE_P (TREE_TYPE (lhs))))
    return false;
  else
    return combine (code, op0, gimple_assign_rhs2 (stmt), p);
  return true;
}

/* Set *P to what STMT computes; false if that cannot be said.  */

static bool
defined_value (gimple *stmt, struct poly *p)
{
  if (is_gimple_assign (stmt))
    return assigned_value (stmt, p);
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      if (gimple_phi_num_args (phi) != 1)
	return false;
      value (gimple_phi_arg_def (phi, 0), p);
      return true;
    }
  if (!is_gimple_call (stmt) || !gimple_call_internal_p (stmt))
    return false;
  enum tree_code code;
  switch (gimple_call_internal_fn (stmt))
    {
    case IFN_UBSAN_CHECK_ADD: code = PLUS_EXPR; break;
    case IFN_UBSAN_CHECK_SUB: code = MINUS_EXPR; break;
    case IFN_UBSAN_CHECK_MUL: code = MULT_EXPR; break;
    default: return false;
    }
  return combine (code, gimple_call_arg (stmt, 0), gimple_call_arg (stmt, 1),
		  p);
}

/* Set *P to OP, a number or a pointer.  */

static void
value (tree op, struct poly *p)
{
  if (TREE_CODE (op) == INTEGER_CST)
    set_constant (p, op);
  else if (TREE_CODE (op) == ADDR_EXPR)
    reference_address (TREE_OPERAND (op, 0), p, NULL);
  else if (TREE_CODE (op) != SSA_NAME)
    set_other (p);
  else if (struct poly **known = values->get (op))
    poly_set (p, *known);
  else
    {
      struct poly *result = new_poly ();
      /* For the case that the value depends on itself.  */
      poly_set_symbol (result, SSA_NAME_VERSION (op));
      values->put (op, result);
      if (!defined_value (SSA_NAME_DEF_STMT (op), p))
	poly_set_symbol (p, SSA_NAME_VERSION (op));
      poly_set (result, p);
    }
}

/* True if all values of FROM are also of TO.  */

static bool
includes_type_p (tree to, tree from)
{
  unsigned to_bits = TYPE_PRECISION (to), bits = TYPE_PRECISION (from);
  return TYPE_UNSIGNED (from) ? to_bits > bits || (to_bits == bits
						   && TYPE_UNSIGNED (to))
	 : !TYPE_UNSIGNED (to) && to_bits >= bits;
}

/* Put into KEPT what OP is made of, and of which the type matters: numbers in
   types that are narrower than addresses, where they wrap or are converted to
   from others.  SEEN are names that have been.  */

static void
note_narrow (tree op, hash_set<tree> *seen, vec<narrow_value> *kept)
{
  ssa_op_iter it;
  tree name;
  if (TREE_CODE (op) != SSA_NAME || seen->add (op))
    return;
  gimple *def = SSA_NAME_DEF_STMT (op);
  gassign *s = dyn_cast<gassign *> (def);
  if (!s || gimple_assign_load_p (s)
      || temporary_name_p (SSA_NAME_IDENTIFIER (op), RIPPLE_COUNTER))
    return;
  tree type = TREE_TYPE (op), from = gimple_assign_rhs1 (s);
  if (INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) < POINTER_SIZE)
    {
      if (!gimple_assign_cast_p (s))
	{
	  if (gimple_assign_rhs_class (s) != GIMPLE_SINGLE_RHS
	      && TYPE_OVERFLOW_WRAPS (type))
	    kept->safe_push ({ op, type });
	}
      else if (INTEGRAL_TYPE_P (TREE_TYPE (from))
	       && !includes_type_p (type, TREE_TYPE (from)))
	kept->safe_push ({ from, type });
    }
  FOR_EACH_SSA_TREE_OPERAND (name, s, it, SSA_OP_USE)
    note_narrow (name, seen, kept);
}

void
narrow_values (tree ref, vec<narrow_value> *kept)
{
  hash_set<tree> seen;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF)
      note_narrow (TREE_OPERAND (ref, 1), &seen, kept);
  if (TREE_CODE (ref) == MEM_REF)
    note_narrow (TREE_OPERAND (ref, 0), &seen, kept);
}

void
number_value (tree op, struct poly *p)
{
  value (op, p);
}

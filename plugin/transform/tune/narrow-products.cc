/* Products of narrow integers, as C has them.

   INPUT	_1 = (int) x;  _2 = (int) y;  _3 = _1 * _2;
		x, y: bytes
   OUTPUT	x * y, as bytes

   INPUT	_1 = (int) x;  _2 = (int) y;  _3 = _1 - _2;
		_4 = ABS_EXPR <_3>;
		x, y: unsigned bytes
   OUTPUT	|x - y|, of which there are sums; and |x - 0| for x alone

   INPUT	m_1 = x > y;  _2 = (int) m_1;
		x, y: bytes
   OUTPUT	1 or 0, as a byte; as a float, if x and y are: in sums of 64
		bits they are added byte by byte

   Whatever conversions and narrow arithmetic stand between, it is the range of
   the factors that counts: that of the difference of two bytes fits in 16
   bits.  But a factor that is computed in wide lanes stays there: to make it
   narrow takes more than is saved.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "transform/tune/dot-products.h"

/* How many operations that compute a factor are looked at, one upon the
   other.  */
enum { MOST_STEPS = 6 };

/* The operand of the conversion that makes the integer X of one, or null.  */

static tree
converted (tree x)
{
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;

  if (!def || !is_gimple_assign (def)
      || !(gimple_assign_cast_p (def) || gimple_assign_ssa_name_copy_p (def))
      || !integer_p (gimple_assign_rhs1 (def)))
    return NULL_TREE;
  return gimple_assign_rhs1 (def);
}

/* X without the conversions that made it from a narrower integer: they keep
   its value or, unless *EXACT, its BITS low bits.  Set *EXACT if the integer
   has fewer than BITS bits.  */

static tree
unconverted (tree x, unsigned bits, bool *exact)
{
  while (tree from = converted (x))
    {
      if (*exact && !within_type_p (range_of (from), TREE_TYPE (x)))
	break;
      x = from;
      if (bits_of (x) < bits)
	*exact = true;
    }
  return x;
}

/* True if X is a mask, or what is the same for all lanes of one.  */

static bool
mask_p (tree x)
{
  tree type = TREE_TYPE (x);
  return (INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) == 1
	  && TYPE_UNSIGNED (type));
}

static tree
element (unsigned bits, bool uns)
{
  return lanes_element_type (build_nonstandard_integer_type (bits, uns));
}

static bool
fits_p (tree x, unsigned bits)
{
  width_info r = range_of (x);
  return within_type_p (r, element (bits, true))
	 || within_type_p (r, element (bits, false));
}

static bool narrow_p (tree x, unsigned bits, int steps, bool alone);

/* True if A and, if it has lanes, B can be compared in lanes of BITS bits.  */

static bool
compared_in_p (tree a, tree b, unsigned bits, int steps)
{
  width_info r = range_of (a);
  if (varying_p (b))
    r = join_ranges (r, range_of (b));
  return ((within_type_p (r, element (bits, true))
	   || within_type_p (r, element (bits, false)))
	  && narrow_p (a, bits, steps, true)
	  && narrow_p (b, bits, steps, true));
}

/* The bits of the elements that A and B are compared in.  */

static unsigned
compared_bits (tree a, tree b, int steps)
{
  if (!varying_p (a))
    std::swap (a, b);
  if (SCALAR_FLOAT_TYPE_P (TREE_TYPE (a)))
    return tree_to_uhwi (TYPE_SIZE (TREE_TYPE (a)));
  if (!integer_p (a) || !integer_p (b))
    return 64;
  unsigned bits = 8;
  while (bits < bits_of (a) && !compared_in_p (a, b, bits, steps))
    bits *= 2;
  return bits;
}

/* See there.  STEPS: how many operations are looked at.  */

static unsigned
mask_bits_by (tree m, int steps)
{
  if (TREE_CODE (m) != SSA_NAME || !varying_p (m)
      || (overlay_info (m)->flags & VALUE_PREFIX))
    return 8;
  gimple *def = SSA_NAME_DEF_STMT (m);
  if (steps == 0)
    return 64;
  if (gphi *phi = dyn_cast<gphi *> (def))
    return (gimple_phi_num_args (phi) == 1
	    || (overlay_info (m)->flags & VALUE_ANY_LANE_PHI)
	    ? mask_bits_by (gimple_phi_arg_def (phi, 0), steps - 1) : 64);
  if (gimple_assign_load_p (def))
    return 8;
  if (!is_gimple_assign (def))
    return 64;
  enum tree_code code = gimple_assign_rhs_code (def);
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  if (TREE_CODE_CLASS (code) == tcc_comparison && !mask_p (a))
    return compared_bits (a, b, steps - 1);
  if (!mask_p (a))
    return integer_p (a) ? bits_of (a) : 64;
  unsigned bits = 8;
  for (unsigned i = 1; i < gimple_num_ops (def); i++)
    bits = MAX (bits, mask_bits_by (gimple_op (def, i), steps - 1));
  return bits;
}

unsigned
mask_bits (tree m)
{
  return mask_bits_by (m, MOST_STEPS);
}

/* True if X, whose BITS low bits are all that is wanted, can be had in lanes
   of BITS bits at no cost, but for STEPS operations that are done in such
   lanes; ALONE: no masks are converted for these.  */

static bool
low_bits_narrow_p (tree x, unsigned bits, int steps, bool alone)
{
  if (!varying_p (x) || overlay_info (x)->affine)
    return true;
  if (mask_p (x))
    return alone && mask_bits_by (x, steps) <= bits;
  if (!integer_p (x))
    return false;
  if (bits_of (x) <= bits)
    return true;
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (steps == 0 || !is_gimple_assign (def) || gimple_vuse (def))
    return false;
  unsigned first = 1;
  bool low = true;
  switch (gimple_assign_rhs_code (def))
    {
    case COND_EXPR:
      if (alone
	  && (TREE_CODE (gimple_assign_rhs1 (def)) != SSA_NAME
	      || mask_bits_by (gimple_assign_rhs1 (def), steps - 1) > bits))
	return false;
      first = 2;
      break;
    case MIN_EXPR:
    case MAX_EXPR:
    case ABS_EXPR:
      low = false;
      if (!fits_p (x, bits))
	return false;
      break;
    default:
      if (!low_bits_code_p (gimple_assign_rhs_code (def)))
	return false;
      break;
    }
  for (unsigned i = first; i < gimple_num_ops (def); i++)
    if (!(low ? low_bits_narrow_p : narrow_p) (gimple_op (def, i), bits,
					       steps - 1, alone))
      return false;
  return true;
}

/* The same if X is wanted, which fits in BITS bits.  */

static bool
narrow_p (tree x, unsigned bits, int steps, bool alone)
{
  if (varying_p (x) && !overlay_info (x)->affine && integer_p (x)
      && bits_of (x) > bits && !fits_p (x, bits))
    return false;
  return low_bits_narrow_p (x, bits, steps, alone);
}

/* Choose the types of P's factors; DIRECTLY: that one instruction
   multiplies.  */

static bool
choose_types (product *p, tree sum, unsigned bits, poly_uint64 n,
	      bool directly)
{
  width_info ra = range_of (p->a), rb = range_of (p->b);
  /* The type of a factor itself is tried first.  */
  bool ua = TYPE_UNSIGNED (TREE_TYPE (p->a));
  bool ub = varying_p (p->b) ? TYPE_UNSIGNED (TREE_TYPE (p->b)) : ua;

  if (!varying_p (p->a))
    ua = ub;
  for (unsigned i = 0; i < 4; i++)
    {
      p->type_a = element (bits, ua ^ (i & 1));
      p->type_b = element (bits, ub ^ (i >> 1));
      if (within_type_p (ra, p->type_a) && within_type_p (rb, p->type_b)
	  && lanes_dot_p (sum, p->type_a, p->type_b, n, directly))
	return true;
    }
  return false;
}

/* True if P is a product of an unsigned and a signed byte, the types of which
   are set, and of any two the sum fits in 16 bits.  */

static bool
small_p (product *p, tree sum, poly_uint64 n)
{
  width_info ra = range_of (p->a), rb = range_of (p->b);
  p->type_a = element (8, true);
  p->type_b = element (8, false);
  if (!within_type_p (ra, p->type_a) || !within_type_p (rb, p->type_b))
    {
      std::swap (p->type_a, p->type_b);
      if (!within_type_p (ra, p->type_a) || !within_type_p (rb, p->type_b))
	return false;
    }
  HOST_WIDE_INT a = MAX (ra.hi, -ra.lo), b = MAX (rb.hi, -rb.lo);
  return 2 * a * b <= 32767 && lanes_small_dot_p (sum, n);
}

/* Let P be |A - B| of unsigned bytes.  */

static bool
difference (product *p, tree a, tree b, tree sum, poly_uint64 n)
{
  tree byte = element (8, true);
  p->a = a;
  p->b = b;
  p->type_a = p->type_b = byte;
  p->difference = true;
  return (!(varying_p (a) && overlay_info (a)->affine)
	  && narrow_p (a, 8, MOST_STEPS, true)
	  && narrow_p (b, 8, MOST_STEPS, true)
	  && within_type_p (range_of (a), byte)
	  && within_type_p (range_of (b), byte) && lanes_sad_p (sum, byte, n));
}

/* Let P be A, of more bits than a byte, of which all but the lowest one are 0:
   the sum of its bytes.  */

static bool
lowest_byte (product *p, tree a, tree sum, unsigned bits, poly_uint64 n)
{
  gimple *def = TREE_CODE (a) == SSA_NAME ? SSA_NAME_DEF_STMT (a) : NULL;
  if (def && gimple_assign_cast_p (def) && mask_p (gimple_assign_rhs1 (def))
      && mask_bits (gimple_assign_rhs1 (def)) > bits)
    return false;
  p->a = a;
  p->b = build_zero_cst (TREE_TYPE (a));
  p->type_a = p->type_b = element (bits, true);
  p->difference = true;
  return (bits > 8 && within_type_p (range_of (a), element (8, true))
	  && lanes_sad_p (sum, p->type_a, n));
}

/* DEF makes the absolute value of a difference of bytes, which is P.  For some
   there is a call, see idioms.cc.  */

static bool
find_difference (gimple *def, tree sum, poly_uint64 n, product *p)
{
  if (def && ripple_api_call (def) == API_ABS_DIFFERENCE)
    {
      tree a = gimple_call_arg (def, 0), b = gimple_call_arg (def, 1);
      if (!varying_p (a))
	std::swap (a, b);
      return varying_p (a) && difference (p, a, b, sum, n);
    }
  if (!def || !is_gimple_assign (def)
      || gimple_assign_rhs_code (def) != ABS_EXPR)
    return false;
  tree d = gimple_assign_rhs1 (def);
  gimple *minus = TREE_CODE (d) == SSA_NAME ? SSA_NAME_DEF_STMT (d) : NULL;
  if (!minus || !is_gimple_assign (minus) || !integer_p (d)
      || bits_of (d) < 16 || gimple_assign_rhs_code (minus) != MINUS_EXPR)
    return false;
  bool exact_a = true, exact_b = true;
  tree a = unconverted (gimple_assign_rhs1 (minus), bits_of (d), &exact_a);
  tree b = unconverted (gimple_assign_rhs2 (minus), bits_of (d), &exact_b);
  if (!varying_p (a))
    std::swap (a, b);
  return varying_p (a) && difference (p, a, b, sum, n);
}

/* True if DEF counts the bits of numbers of ALL bits, in as many: to take the
   counts together would cost more than to add them up.  */

static bool
counted_wide_p (gimple *def, unsigned all)
{
  return def && counts_bits_p (def)
	 && bits_of (gimple_call_arg (def, 0)) >= all;
}

/* Let P be the number X.  */

static bool
find_single (product *p, tree x, tree sum, unsigned bits, poly_uint64 n)
{
  p->a = x;
  p->b = build_one_cst (TREE_TYPE (x));
  p->difference = p->small = false;
  if (varying_p (x) && overlay_info (x)->affine)
    return false;
  if (choose_types (p, sum, bits, n, true)
      || (bits == 8 && difference (p, x, build_zero_cst (TREE_TYPE (x)), sum,
				   n))
      || lowest_byte (p, x, sum, bits, n))
    return true;
  p->b = build_one_cst (TREE_TYPE (x));
  p->difference = false;
  return choose_types (p, sum, bits, n, false);
}

bool
find_counted (tree x, tree sum, unsigned bits, poly_uint64 n, product *p)
{
  tree c = literal (x);
  return c && !integer_zerop (c) && find_single (p, c, sum, bits, n);
}

bool
find_product (tree x, tree sum, unsigned bits, poly_uint64 n, product *p)
{
  unsigned all = TYPE_PRECISION (sum);
  bool exact = false;

  p->difference = p->small = false;
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x) || !integer_p (x))
    return false;
  x = unconverted (x, all, &exact);
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  if (def && is_gimple_assign (def)
      && gimple_assign_rhs_code (def) == MULT_EXPR
      && (!exact || within_type_p (exact_range (def), TREE_TYPE (x))))
    {
      bool exact_a = exact, exact_b = exact;
      p->a = unconverted (gimple_assign_rhs1 (def), all, &exact_a);
      p->b = unconverted (gimple_assign_rhs2 (def), all, &exact_b);
      if (!narrow_p (p->a, bits, MOST_STEPS, false)
	  || !narrow_p (p->b, bits, MOST_STEPS, false))
	return false;
    }
  else if (bits == 8 && find_difference (def, sum, n, p))
    return true;
  else
    {
      p->difference = false;
      if (!integer_p (x) || !narrow_p (x, bits, MOST_STEPS, true)
	  || counted_wide_p (def, all))
	return false;
      return find_single (p, x, sum, bits, n);
    }
  if (!varying_p (p->a) || overlay_info (p->a)->affine)
    std::swap (p->a, p->b);
  return (varying_p (p->a) && !overlay_info (p->a)->affine
	  && (choose_types (p, sum, bits, n, true)
	      || (bits == 8 && (p->small = small_p (p, sum, n)))
	      || choose_types (p, sum, bits, n, false)));
}

/* Idioms: what C says in several operations on promoted numbers and machines
   do in one on narrow ones.

   INPUT	unsigned n;  x << (n & 31) | x >> (-n & 31)
   OUTPUT	__ripple_rotate_left (x, n)

   INPUT	unsigned char a, b;  (a + b + 1) >> 1;  (a + b) / 2
   OUTPUT	(int) __ripple_average_up (a, b);  average_down

   INPUT	x / -3
   OUTPUT	-(x / 3)

   INPUT	unsigned char a, b;  abs (a - b);  a > b ? a - b : b - a
   OUTPUT	(int) __ripple_abs_difference (a, b)

   INPUT	unsigned char a, b;  a > b ? a - b : 0
   OUTPUT	(int) __ripple_sub_sat (a, b)

   INPUT	short a, b;  (a * b) >> 16
   OUTPUT	(int) __ripple_multiply_high (a, b)

   INPUT	short a, b, r;  r = (a * b + 0x4000) >> 15;
   OUTPUT	r = __ripple_multiply_rounded (a, b)

   INPUT	int a, b, r;  r = ((int64_t) a * b + 0x8000) >> 16;
   OUTPUT	r = __ripple_fixed_product (a, b, 0x8000, 16)

   Narrowing is in narrowing-idioms.cc, orders of bytes in byte-orders.cc.

   Each stands for the last operation of the idiom; what is not needed then is
   removed by the renderer.  The wide result has the value of the narrow one
   in all lanes that are on, whatever the operands.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "analysis/same-value.h"
#include "emit/lanes.h"
#include "transform/tune/idioms.h"
#include "transform/tune/tune.h"

/* True if X is the constant N.  */

static bool
constant_p (tree x, HOST_WIDE_INT n)
{
  tree c = literal (x);
  return c && tree_fits_shwi_p (c) && tree_to_shwi (c) == n;
}

/* X with only its bits below BITS, a power of two up to 64, of interest.
   *MASKED: there was a mask for them.  */

static tree
low_part (tree x, unsigned bits, bool *masked)
{
  for (;;)
    {
      tree from = converted (x);
      gassign *mask = from ? NULL : made_by (x, BIT_AND_EXPR);
      if (mask && constant_p (gimple_assign_rhs2 (mask), bits - 1))
	{
	  from = gimple_assign_rhs1 (mask);
	  *masked = true;
	}
      if (!from || !integer_p (from))
	return original (x);
      x = from;
    }
}

/* The count C of a shift of one of BITS bits as a number, modulo BITS, or as
   one that was subtracted from a multiple of BITS: *NEGATIVE.  What is no such
   difference is the number itself.  */

static tree
parse_count (tree c, unsigned bits, bool *negative, bool *masked)
{
  *negative = *masked = false;
  tree inner = low_part (c, bits, masked), of = NULL_TREE;
  bool other;
  if (gassign *g = made_by (inner, NEGATE_EXPR))
    of = *masked ? gimple_assign_rhs1 (g) : NULL_TREE;
  else if (gassign *g = made_by (inner, MINUS_EXPR))
    {
      tree k = literal (gimple_assign_rhs1 (g));
      if (k && tree_fits_uhwi_p (k) && tree_to_uhwi (k) % bits == 0
	  && (*masked || tree_to_uhwi (k) == bits))
	of = gimple_assign_rhs2 (g);
    }
  if (!of)
    return inner;
  *negative = true;
  return low_part (of, bits, &other);
}

/* The shift by CODE that makes X, of which WANT bits matter.  */

static gassign *
shift_of (tree x, enum tree_code code, unsigned want)
{
  for (tree from; (from = converted (x)); x = from)
    if (bits_of (from) < want || bits_of (x) < want)
      return NULL;
  return made_by (x, code);
}

/* X, made by G or what G converts to WANT bits, is a rotation.  */

static bool
find_rotation (gimple_stmt_iterator *g, tree x, unsigned want)
{
  gassign *both = made_by (x, BIT_IOR_EXPR);
  bool either = both;
  both = both ? both : made_by (x, PLUS_EXPR);
  both = both ? both : made_by (x, BIT_XOR_EXPR);
  if (!both)
    return false;
  tree x1 = gimple_assign_rhs1 (both), x2 = gimple_assign_rhs2 (both);
  if (shift_of (x2, LSHIFT_EXPR, want))
    std::swap (x1, x2);
  gassign *l = shift_of (x1, LSHIFT_EXPR, want);
  gassign *r = shift_of (x2, RSHIFT_EXPR, want);
  if (!l || !r)
    return false;
  tree from = unwidened (gimple_assign_rhs1 (r));
  if (!integer_p (from) || !TYPE_UNSIGNED (TREE_TYPE (from))
      || TREE_CODE (from) != SSA_NAME
      || !same_load_p (unwidened (gimple_assign_rhs1 (l)), from))
    return false;
  unsigned bits = bits_of (from);
  if ((bits & (bits - 1)) || bits < 8 || bits > 64 || bits < want)
    return false;
  tree cl = gimple_assign_rhs2 (l), cr = gimple_assign_rhs2 (r), count;
  tree kl = literal (cl), kr = literal (cr);
  enum ripple_api api = API_ROTATE_LEFT;
  if (kl && kr)
    {
      if (!tree_fits_uhwi_p (kl) || !tree_fits_uhwi_p (kr)
	  || tree_to_uhwi (kl) + tree_to_uhwi (kr) != bits)
	return false;
      count = build_int_cst (integer_type_node, tree_to_uhwi (kl));
    }
  else
    {
      bool minus_l, minus_r, masked_l, masked_r;
      tree nl = parse_count (cl, bits, &minus_l, &masked_l);
      count = parse_count (cr, bits, &minus_r, &masked_r);
      if (minus_l == minus_r || !same_load_p (nl, count)
	  || TREE_CODE (count) != SSA_NAME || !integer_p (count))
	return false;
      /* Where the difference is masked a count of 0 is one of 0 on both sides:
	 X + X is no rotation.  And of a promoted number more bits may be
	 shifted out than it has.  */
      if ((minus_l ? masked_l : masked_r)
	  && !(either && ((minus_l ? masked_r : masked_l)
			  || bits == bits_of (gimple_assign_lhs (minus_l ? r
								 : l)))))
	return false;
      api = minus_l ? API_ROTATE_RIGHT : API_ROTATE_LEFT;
    }
  tree args[2] = { from, count };
  if (!same_shape_p (g, 2, args))
    return false;
  replace_by (g, new_call (g, api, element_like (from), 2, args));
  return true;
}

/* Append to OPS what the sum X adds, and to *CONSTANT what of that is
   constant.  */

static bool
summands (tree x, vec<tree> *ops, HOST_WIDE_INT *constant)
{
  if (tree c = literal (x))
    {
      if (!tree_fits_shwi_p (c) || !IN_RANGE (tree_to_shwi (c), 0, 1 << 30))
	return false;
      *constant += tree_to_shwi (c);
      return true;
    }
  tree from;
  while ((from = converted (x)) && bits_of (from) == bits_of (x))
    x = from;
  gassign *plus = made_by (x, PLUS_EXPR);
  if (!plus || ops->length () > 2)
    {
      ops->safe_push (x);
      return ops->length () <= 2;
    }
  return (summands (gimple_assign_rhs1 (plus), ops, constant)
	  && summands (gimple_assign_rhs2 (plus), ops, constant));
}

/* The bits of X, made in front of G, as an unsigned or a signed number.  */

static tree
with_sign (gimple_stmt_iterator *g, tree x, bool uns)
{
  tree type = TREE_TYPE (x);
  if (TYPE_UNSIGNED (type) == uns)
    return x;
  type = uns ? unsigned_type_for (type) : signed_type_for (type);
  tree r = make_ssa_name (lanes_element_type (type));
  gimple *cast = gimple_build_assign (r, NOP_EXPR, x);
  gimple_set_location (cast, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, cast, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (x));
  return r;
}

/* Let G make |ARGS[0] - ARGS[1]|, which are of TYPE.  */

static bool
replace_by_difference (gimple_stmt_iterator *g, tree type, tree *args)
{
  if (!same_shape_p (g, 2, args))
    return false;
  tree r = new_call (g, API_ABS_DIFFERENCE, type, 2, args);
  replace_by (g, with_sign (g, r, true));
  return true;
}

/* G makes the magnitude of a number, the difference of two narrow ones.  */

static bool
find_magnitude (gimple_stmt_iterator *g)
{
  tree x = gimple_assign_rhs1 (gsi_stmt (*g)), type;
  gassign *minus = made_by (x, MINUS_EXPR);
  if (!minus)
    return false;
  tree args[2] = { gimple_assign_rhs1 (minus), gimple_assign_rhs2 (minus) };
  return ((type = common_narrow_type (args, bits_of (x)))
	  && replace_by_difference (g, type, args));
}

/* The operands of the subtraction X, before they are widened, or of the
   comparison X if COMPARED.  */

static bool
two_operands (tree x, bool compared, tree *args)
{
  x = original (x);
  gassign *def = (TREE_CODE (x) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!def)
    return false;
  enum tree_code code = gimple_assign_rhs_code (def);
  if (compared ? TREE_CODE_CLASS (code) != tcc_comparison : code != MINUS_EXPR)
    return false;
  args[0] = unwidened (gimple_assign_rhs1 (def));
  args[1] = unwidened (gimple_assign_rhs2 (def));
  bool swap = code == LT_EXPR || code == LE_EXPR;
  if (swap)
    std::swap (args[0], args[1]);
  return (!compared || swap || code == GT_EXPR || code == GE_EXPR);
}

/* Y is X in its lanes.  */

static bool
same_p (tree x, tree y)
{
  tree c = literal (x), d = literal (y);
  return c && d ? tree_int_cst_equal (c, d)
	 : !c && !d && same_as_before_p (x, y);
}

/* G chooses the difference of two numbers that is not negative.  Those that
   are compared are there in all lanes of G.  */

static bool
find_difference (gimple_stmt_iterator *g)
{
  gassign *choice = as_a<gassign *> (gsi_stmt (*g));
  tree c[2], x[2], y[2], lhs = gimple_assign_lhs (choice);
  if (!two_operands (gimple_assign_rhs1 (choice), true, c)
      || !two_operands (gimple_assign_rhs2 (choice), false, x)
      || !two_operands (gimple_assign_rhs3 (choice), false, y)
      || !same_p (c[0], x[0]) || !same_p (c[1], x[1])
      || !same_p (c[0], y[1]) || !same_p (c[1], y[0])
      || !integer_p (c[0]) || !integer_p (c[1]))
    return false;
  tree type = common_narrow_type (c, bits_of (lhs) + 1);
  return type && replace_by_difference (g, type, c);
}

/* G chooses the difference of two unsigned numbers where it is not negative,
   zero elsewhere.  */

static bool
find_cut_difference (gimple_stmt_iterator *g)
{
  gassign *choice = as_a<gassign *> (gsi_stmt (*g));
  tree c[2], x[2], lhs = gimple_assign_lhs (choice);
  if (!two_operands (gimple_assign_rhs1 (choice), true, c))
    return false;
  tree zero = gimple_assign_rhs3 (choice), minus = gimple_assign_rhs2 (choice);
  if (constant_p (original (minus), 0))
    {
      std::swap (zero, minus);
      std::swap (c[0], c[1]);
    }
  if (!constant_p (original (zero), 0) || !two_operands (minus, false, x)
      || !same_p (c[0], x[0]) || !same_p (c[1], x[1])
      || !integer_p (c[0]) || !integer_p (c[1]))
    return false;
  tree type = common_narrow_type (c, bits_of (lhs) + 1);
  if (!type || !TYPE_UNSIGNED (type) || TYPE_PRECISION (type) > 16
      || !same_shape_p (g, 2, c))
    return false;
  replace_by (g, new_call (g, API_SUB_SAT, type, 2, c));
  return true;
}

/* If G divides by a negative constant, which GCC makes of  z - x / 2, let it
   change the sign of what is divided by a positive one.  */

static void
divide_by_positive (gimple_stmt_iterator *g)
{
  gassign *div = as_a<gassign *> (gsi_stmt (*g));
  tree lhs = gimple_assign_lhs (div), x = gimple_assign_rhs1 (div);
  tree c = literal (gimple_assign_rhs2 (div)), type = TREE_TYPE (lhs);
  if (!c || TYPE_UNSIGNED (type) || !varying_p (x)
      || tree_int_cst_sgn (c) >= 0
      || tree_int_cst_equal (c, TYPE_MIN_VALUE (TREE_TYPE (c))))
    return;
  tree r = make_ssa_name (type);
  c = fold_convert (type, fold_unary (NEGATE_EXPR, TREE_TYPE (c), c));
  gassign *plus = gimple_build_assign (r, TRUNC_DIV_EXPR, x, c);
  gimple_set_location (plus, gimple_location (div));
  gsi_insert_before (g, plus, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (lhs));
  gimple_assign_set_rhs_with_ops (g, NEGATE_EXPR, r);
  update_stmt (gsi_stmt (*g));
  gsi_prev (g);
}

/* X, made by G, is an average or the upper half of a product.  */

static bool
find_shifted (gimple_stmt_iterator *g, tree x)
{
  gassign *shift = made_by (x, RSHIFT_EXPR);
  gassign *half = shift ? NULL : made_by (x, TRUNC_DIV_EXPR);
  shift = half ? half : shift;
  tree c = shift ? literal (gimple_assign_rhs2 (shift)) : NULL_TREE;
  if (!c || !tree_fits_uhwi_p (c) || (half && tree_to_uhwi (c) != 2))
    return false;
  tree of = gimple_assign_rhs1 (shift), args[2], type;
  unsigned wide = bits_of (of), count = half ? 1 : tree_to_uhwi (c);
  if (count == 1)
    {
      auto_vec<tree> ops;
      HOST_WIDE_INT more = 0;
      if (!summands (of, &ops, &more))
	return false;
      /* A + 7 is A + 6 + 1.  */
      if (ops.length () == 1 && more > 0)
	{
	  ops.safe_push (build_int_cst (TREE_TYPE (of), more - 1));
	  more = 1;
	}
      if (ops.length () != 2 || more > 1)
	return false;
      args[0] = ops[0];
      args[1] = ops[1];
      type = common_narrow_type (args, wide);
      /* A negative sum in an unsigned type is not shifted as a number.  */
      if (!type || TYPE_PRECISION (type) > 16 || !same_shape_p (g, 2, args)
	  || (half && !TYPE_UNSIGNED (type))
	  || (!TYPE_UNSIGNED (type) && TYPE_UNSIGNED (TREE_TYPE (of))))
	return false;
      replace_by (g, new_call (g, more ? API_AVERAGE_UP : API_AVERAGE_DOWN,
			       type, 2, args));
      return true;
    }
  gassign *mult = made_by (of, MULT_EXPR);
  if (!mult)
    return false;
  args[0] = gimple_assign_rhs1 (mult);
  args[1] = gimple_assign_rhs2 (mult);
  type = common_narrow_type (args, wide);
  if (!type || TYPE_PRECISION (type) != count || (count != 16 && count != 32)
      || !same_shape_p (g, 2, args))
    return false;
  /* The bits above the product are its sign.  */
  if (!TYPE_UNSIGNED (type) && TYPE_UNSIGNED (TREE_TYPE (of)))
    return false;
  tree high = new_call (g, API_MULTIPLY_HIGH, type, 2, args);
  /* Where sums wrap a product may have become negative.  */
  if (wide == 2 * count && !TYPE_UNSIGNED (TREE_TYPE (of))
      && TYPE_UNSIGNED (type))
    high = with_sign (g, high, false);
  replace_by (g, high);
  return true;
}

/* X, which G converts to 16 bits, is a product of fixed-point numbers,
   rounded.  */

static bool
find_rounded_product (gimple_stmt_iterator *g, tree x)
{
  gassign *shift = made_by (x, RSHIFT_EXPR);
  if (!shift || !constant_p (gimple_assign_rhs2 (shift), 15))
    return false;
  auto_vec<tree> ops;
  HOST_WIDE_INT more = 0;
  tree of = gimple_assign_rhs1 (shift);
  if (!summands (of, &ops, &more) || ops.length () != 1 || more != 0x4000)
    return false;
  gassign *mult = made_by (ops[0], MULT_EXPR);
  if (!mult)
    return false;
  tree args[2] = { gimple_assign_rhs1 (mult), gimple_assign_rhs2 (mult) };
  tree type = common_narrow_type (args, 32);
  if (!type || TYPE_UNSIGNED (type) || TYPE_PRECISION (type) != 16
      || !same_shape_p (g, 2, args)
      || !lanes_rounded_product_p (type, lanes_of_shape
				   (overlay_shape (gimple_assign_lhs
						   (gsi_stmt (*g))))))
    return false;
  replace_by (g, new_call (g, API_MULTIPLY_ROUNDED, type, 2, args));
  return true;
}

/* X, which G converts to the type of two factors, is their product in fixed
   point: shifted down by fewer bits than they have, and maybe rounded.  */

static bool
find_fixed_product (gimple_stmt_iterator *g, tree x)
{
  tree lhs = gimple_assign_lhs (gsi_stmt (*g));
  gassign *shift = made_by (x, RSHIFT_EXPR);
  tree c = shift ? literal (gimple_assign_rhs2 (shift)) : NULL_TREE;
  auto_vec<tree> ops;
  HOST_WIDE_INT more = 0;
  if (!c || !tree_fits_uhwi_p (c)
      || !IN_RANGE (tree_to_uhwi (c), 1, bits_of (lhs) - 1)
      || !summands (gimple_assign_rhs1 (shift), &ops, &more)
      || ops.length () != 1)
    return false;
  gassign *mult = made_by (ops[0], MULT_EXPR);
  if (!mult || bits_of (ops[0]) < 2 * bits_of (lhs))
    return false;
  tree args[4] = { gimple_assign_rhs1 (mult), gimple_assign_rhs2 (mult) };
  tree type = common_narrow_type (args, bits_of (ops[0]));
  if (!type || TYPE_PRECISION (type) != bits_of (lhs)
      || !same_shape_p (g, 2, args)
      || !lanes_fixed_product_p (type, lanes_of_shape (overlay_shape (lhs)),
				 more != 0))
    return false;
  args[2] = build_int_cst (uint64_type_node, more);
  args[3] = build_int_cst (unsigned_type_node, tree_to_uhwi (c));
  replace_by (g, new_call (g, API_FIXED_PRODUCT, type, 4, args));
  return true;
}

static void
find_in (gimple_stmt_iterator *g)
{
  gimple *stmt = gsi_stmt (*g);
  tree lhs = gimple_assign_lhs (stmt);
  if (gimple_vuse (stmt) || TREE_CODE (lhs) != SSA_NAME || !varying_p (lhs)
      || !integer_p (lhs) || overlay_info (lhs)->affine
      || lanes_single_p (bits_of (lhs) / BITS_PER_UNIT))
    return;
  if (CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (stmt)))
    {
      tree x = gimple_assign_rhs1 (stmt);
      if (!integer_p (x) || bits_of (x) <= bits_of (lhs)
	  || TREE_CODE (x) != SSA_NAME
	  || !shape_equal_p (overlay_shape (x), overlay_shape (lhs)))
	return;
      if (!find_rotation (g, x, bits_of (lhs))
	  && !find_rounded_product (g, x) && !find_fixed_product (g, x))
	find_narrowing (g, x);
      return;
    }
  switch (gimple_assign_rhs_code (stmt))
    {
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
    case PLUS_EXPR:
      find_rotation (g, lhs, bits_of (lhs));
      break;
    case TRUNC_DIV_EXPR:
      divide_by_positive (g);
      lhs = gimple_assign_lhs (gsi_stmt (*g));
      /* FALLTHRU */
    case RSHIFT_EXPR:
      if (!find_counted_bits (g))
	find_shifted (g, lhs);
      break;
    case ABS_EXPR:
      find_magnitude (g);
      break;
    case COND_EXPR:
      if (!find_difference (g) && !find_cut_difference (g))
	find_narrowing (g, lhs);
      break;
    default:
      break;
    }
}

/* Let the argument take the place of a PHI that has no other: where branches
   were, they stand in straight code, and would be held in all bits of their
   type.  */

static void
forward_single_arguments (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_nonvirtual_phis (bb); !gsi_end_p (p);)
      {
	gphi *phi = p.phi ();
	tree to = gimple_phi_result (phi), from = gimple_phi_arg_def (phi, 0);
	if (gimple_phi_num_args (phi) == 1 && varying_p (to)
	    && integer_p (to)
	    && TREE_CODE (from) == SSA_NAME && varying_p (from)
	    && !SSA_NAME_IS_DEFAULT_DEF (from)
	    && gimple_bb (SSA_NAME_DEF_STMT (from))->loop_father
	       == bb->loop_father
	    && shape_equal_p (overlay_shape (to), overlay_shape (from))
	    && types_compatible_p (TREE_TYPE (to), TREE_TYPE (from))
	    && !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (to)
	    && !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (from)
	    && !(overlay_info (to)->flags & (VALUE_BLOCK | VALUE_DEAD_END)))
	  {
	    replace_uses_by (to, from);
	    remove_phi_node (&p, true);
	  }
	else
	  gsi_next_nonvirtual_phi (&p);
      }
}

void
find_idioms (void)
{
  basic_block bb;
  if (optimize && !optimize_debug)
    forward_single_arguments ();
  find_copied_fields ();
  find_record_words ();
  find_byte_orders ();
  find_record_products ();
  find_word_loads ();
  find_paired_loads ();
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (is_gimple_assign (gsi_stmt (g)))
	find_in (&g);
}

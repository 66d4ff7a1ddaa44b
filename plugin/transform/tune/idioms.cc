/* Idioms: what C says in several operations on promoted numbers and machines
   do in one on narrow ones.

   INPUT	unsigned n;  x << (n & 31) | x >> (-n & 31)
   OUTPUT	__ripple_rotate_left (x, n)

   INPUT	unsigned char a, b;  (a + b + 1) >> 1
   OUTPUT	(int) __ripple_average_up (a, b)

   INPUT	short a, b;  (a * b) >> 16
   OUTPUT	(int) __ripple_multiply_high (a, b)

   INPUT	short a, b, r;  r = (a * b + 0x4000) >> 15;
   OUTPUT	r = __ripple_multiply_rounded (a, b)

   INPUT	int x;  signed char r;  if (x > 127) x = 127;
		if (x < -128) x = -128;  r = x;
   OUTPUT	r = __ripple_narrow (x)

   Each stands for the last operation of the idiom; what is not needed then is
   removed by the renderer.  The wide result has the value of the narrow one
   in all lanes that are on, whatever the operands.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "transform/tune/tune.h"

/* The value that X is a copy of.  */

static tree
original (tree x)
{
  while (TREE_CODE (x) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (x))
    {
      gimple *def = SSA_NAME_DEF_STMT (x);
      if (gphi *phi = dyn_cast<gphi *> (def))
	{
	  if (gimple_phi_num_args (phi) != 1)
	    break;
	  x = gimple_phi_arg_def (phi, 0);
	}
      else if (gimple_assign_ssa_name_copy_p (def))
	x = gimple_assign_rhs1 (def);
      else
	break;
    }
  return x;
}

/* The assignment of CODE that makes X, or null.  */

static gassign *
made_by (tree x, enum tree_code code)
{
  x = original (x);
  gassign *def = (TREE_CODE (x) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  return def && gimple_assign_rhs_code (def) == code ? def : NULL;
}

/* What the conversion that makes X converts, an integer; or null.  */

static tree
converted (tree x)
{
  gassign *def = made_by (x, NOP_EXPR);
  def = def ? def : made_by (x, CONVERT_EXPR);
  return (def && integer_p (gimple_assign_lhs (def))
	  && integer_p (gimple_assign_rhs1 (def))
	  ? original (gimple_assign_rhs1 (def)) : NULL_TREE);
}

/* X before it was converted to types that have all values of its own.  */

static tree
unwidened (tree x)
{
  x = original (x);
  while (tree from = converted (x))
    {
      bool uns = TYPE_UNSIGNED (TREE_TYPE (from));
      if (bits_of (from) >= bits_of (x)
	  || (!uns && TYPE_UNSIGNED (TREE_TYPE (x))))
	break;
      x = from;
    }
  return x;
}

/* True if X is the constant N.  */

static bool
constant_p (tree x, HOST_WIDE_INT n)
{
  tree c = literal (x);
  return c && tree_fits_shwi_p (c) && tree_to_shwi (c) == n;
}

/* The element type that is like the integer X.  */

static tree
element_like (tree x)
{
  return lanes_element_type (TREE_TYPE (x));
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

/* A call of API on N arguments in front of G, of type TYPE and with the shape
   of what G makes.  */

static tree
new_call (gimple_stmt_iterator *g, enum ripple_api api, tree type, unsigned n,
	  tree *args)
{
  auto_vec<tree> list;
  for (unsigned i = 0; i < n; i++)
    list.safe_push (args[i]);
  gcall *call = gimple_build_call_vec (ripple_api_make_typed (api, type),
				       list);
  tree r = make_ssa_name (type);
  gimple_call_set_lhs (call, r);
  gimple_set_location (call, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, call, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (gimple_assign_lhs (gsi_stmt (*g))));
  return r;
}

/* Let G assign X, converted.  */

static void
replace_by (gimple_stmt_iterator *g, tree x)
{
  gimple *stmt = gsi_stmt (*g);
  bool same = types_compatible_p (TREE_TYPE (x),
				  TREE_TYPE (gimple_assign_lhs (stmt)));
  gimple_assign_set_rhs_with_ops (g, same ? SSA_NAME : NOP_EXPR, x);
  update_stmt (gsi_stmt (*g));
}

/* The shape of the join of the N values X is that of what G makes.  */

static bool
same_shape_p (gimple_stmt_iterator *g, unsigned n, tree *x)
{
  const struct shape *s = overlay_shape (gimple_assign_lhs (gsi_stmt (*g)));
  for (unsigned i = 0; i < n; i++)
    if (varying_p (x[i]) && shape_equal_p (overlay_shape (x[i]), s))
      return true;
  return false;
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
  gassign *plus = made_by (x, PLUS_EXPR);
  if (!plus || ops->length () > 2)
    {
      ops->safe_push (x);
      return ops->length () <= 2;
    }
  return (summands (gimple_assign_rhs1 (plus), ops, constant)
	  && summands (gimple_assign_rhs2 (plus), ops, constant));
}

/* A type of fewer than BITS bits that A and B, in ARGS, both have before they
   are widened; constants are converted to it.  Null if there is none.  */

static tree
common_narrow_type (tree *args, unsigned bits)
{
  tree type = NULL_TREE;
  for (unsigned i = 0; i < 2; i++)
    {
      args[i] = unwidened (args[i]);
      if (TREE_CODE (args[i]) != SSA_NAME || !integer_p (args[i])
	  || literal (args[i]))
	continue;
      tree t = element_like (args[i]);
      if (!t || (type && type != t))
	return NULL_TREE;
      type = t;
    }
  if (!type || TYPE_PRECISION (type) >= bits)
    return NULL_TREE;
  for (unsigned i = 0; i < 2; i++)
    if (tree c = literal (args[i]))
      {
	if (!int_fits_type_p (c, type))
	  return NULL_TREE;
	args[i] = fold_convert (type, c);
      }
  return type;
}

/* X, made by G, is an average or the upper half of a product.  */

static bool
find_shifted (gimple_stmt_iterator *g, tree x)
{
  gassign *shift = made_by (x, RSHIFT_EXPR);
  tree c = shift ? literal (gimple_assign_rhs2 (shift)) : NULL_TREE;
  if (!c || !tree_fits_uhwi_p (c))
    return false;
  tree of = gimple_assign_rhs1 (shift), args[2], type;
  unsigned wide = bits_of (of), count = tree_to_uhwi (c);
  if (count == 1)
    {
      auto_vec<tree> ops;
      HOST_WIDE_INT more = 0;
      if (!summands (of, &ops, &more) || ops.length () != 2 || more > 1)
	return false;
      args[0] = ops[0];
      args[1] = ops[1];
      type = common_narrow_type (args, wide);
      /* A negative sum in an unsigned type is not shifted as a number.  */
      if (!type || TYPE_PRECISION (type) > 16 || !same_shape_p (g, 2, args)
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
    {
      tree r = make_ssa_name (lanes_element_type (signed_type_for (type)));
      gimple *cast = gimple_build_assign (r, NOP_EXPR, high);
      gimple_set_location (cast, gimple_location (gsi_stmt (*g)));
      gsi_insert_before (g, cast, GSI_SAME_STMT);
      overlay_set_shape (r, overlay_shape (high));
      high = r;
    }
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

/* If G chooses a constant, *END, where a number is above it (*UPPER) or below,
   and *REST elsewhere, that number; else null.  */

static tree
chosen_end (gassign *g, tree *rest, bool *upper, tree *end)
{
  tree c = original (gimple_assign_rhs1 (g)), k;
  gassign *cond = (TREE_CODE (c) == SSA_NAME
		   ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (c)) : NULL);
  if (!cond || TREE_CODE_CLASS (gimple_assign_rhs_code (cond))
	       != tcc_comparison)
    return NULL_TREE;
  enum tree_code code = gimple_assign_rhs_code (cond);
  tree of = gimple_assign_rhs1 (cond);
  if (!integer_p (of) || !(k = literal (gimple_assign_rhs2 (cond))))
    return NULL_TREE;
  *end = literal (gimple_assign_rhs2 (g));
  *rest = gimple_assign_rhs3 (g);
  if (!*end)
    {
      *end = literal (*rest);
      *rest = gimple_assign_rhs2 (g);
      code = invert_tree_comparison (code, false);
    }
  *upper = code == GT_EXPR || code == GE_EXPR;
  if (!*end || (!*upper && code != LT_EXPR && code != LE_EXPR))
    return NULL_TREE;
  /* X > 127 and X >= 128, or the other way round, do the same; as do X >= 127
     and X > 126.  */
  widest_int d = wi::to_widest (k) - wi::to_widest (*end);
  if (!*upper)
    d = -d;
  if (d != 0 && !(d == 1 && (code == GE_EXPR || code == LE_EXPR))
      && !(d == -1 && (code == GT_EXPR || code == LT_EXPR)))
    return NULL_TREE;
  return original (of);
}

/* If X is what is left of a number where it is cut off at a constant, *END,
   above (UPPER) or below, that number; else null.  */

static tree
cut_off (tree x, bool *upper, tree *end)
{
  for (int i = 0; i < 2; i++)
    if (gassign *g = made_by (x, i ? MAX_EXPR : MIN_EXPR))
      {
	*upper = i == 0;
	*end = literal (gimple_assign_rhs2 (g));
	return *end ? original (gimple_assign_rhs1 (g)) : NULL_TREE;
      }
  gassign *g = made_by (x, COND_EXPR);
  tree rest, of = g ? chosen_end (g, &rest, upper, end) : NULL_TREE;
  return of && original (rest) == of ? of : NULL_TREE;
}

/* X, cut off at the ends of TYPE, above and below as HAS says, is the sum or
   the difference of ARGS, of that type: which function that is, or none.  */

static enum ripple_api
saturating (tree x, tree type, const bool *has, tree *args)
{
  bool uns = TYPE_UNSIGNED (type);
  gassign *g = made_by (x, PLUS_EXPR);
  bool plus = g;
  g = g ? g : made_by (x, MINUS_EXPR);
  if (!g)
    return API_NONE;
  args[0] = gimple_assign_rhs1 (g);
  args[1] = gimple_assign_rhs2 (g);
  if (common_narrow_type (args, bits_of (x)) != type
      || !(uns ? has[plus] : has[0] && has[1])
      || ((!uns || !plus) && TYPE_UNSIGNED (TREE_TYPE (x))))
    return API_NONE;
  return plus ? API_ADD_SAT : API_SUB_SAT;
}

/* X, which G converts to a narrow type, is a number cut off at its ends.  */

static bool
find_narrowing (gimple_stmt_iterator *g, tree x)
{
  tree type = element_like (gimple_assign_lhs (gsi_stmt (*g))), args[2];
  bool has[2] = { false, false };
  unsigned bits = TYPE_PRECISION (type);
  tree of = original (x);
  if (bits > 32)
    return false;
  for (int i = 0; i < 2; i++)
    {
      tree end;
      bool upper;
      tree from = cut_off (of, &upper, &end);
      if (!from || has[upper]
	  || !tree_int_cst_equal (end, upper ? TYPE_MAX_VALUE (type)
				       : TYPE_MIN_VALUE (type)))
	break;
      has[upper] = true;
      of = from;
    }
  if (TREE_CODE (of) != SSA_NAME || !integer_p (of) || bits_of (of) <= bits)
    return false;
  enum ripple_api api = saturating (of, type, has, args);
  if (api != API_NONE && same_shape_p (g, 2, args))
    {
      replace_by (g, new_call (g, api, type, 2, args));
      return true;
    }
  if (!has[1] || (!has[0] && !TYPE_UNSIGNED (TREE_TYPE (of)))
      || !same_shape_p (g, 1, &of))
    return false;
  replace_by (g, new_call (g, API_NARROW, type, 1, &of));
  return true;
}

/* X, chosen where any lane wants it; elsewhere it is zero.  */

static tree
behind_guard (tree x)
{
  x = original (x);
  gphi *phi = (TREE_CODE (x) == SSA_NAME
	       ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!phi || !(overlay_info (x)->flags & VALUE_ANY_LANE_PHI)
      || gimple_phi_num_args (phi) != 2)
    return x;
  for (unsigned i = 0; i < 2; i++)
    if (integer_zerop (gimple_phi_arg_def (phi, i)))
      return original (gimple_phi_arg_def (phi, 1 - i));
  return x;
}

/* G chooses one end of a narrow type, or a number that is cut off at the other
   one and was converted to that type.  */

static bool
find_chosen (gimple_stmt_iterator *g)
{
  tree type = element_like (gimple_assign_lhs (gsi_stmt (*g))), rest, end[2];
  bool upper, other;
  if (TYPE_PRECISION (type) > 32)
    return false;
  tree of = chosen_end (as_a<gassign *> (gsi_stmt (*g)), &rest, &upper,
			&end[0]);
  tree from = of ? converted (behind_guard (rest)) : NULL_TREE;
  if (!from || TREE_CODE (of) != SSA_NAME
      || bits_of (of) <= TYPE_PRECISION (type))
    return false;
  tree x = cut_off (from, &other, &end[1]);
  if (!x || other == upper || !same_load_p (x, of)
      || !same_shape_p (g, 1, &of)
      || !tree_int_cst_equal (end[!upper], TYPE_MAX_VALUE (type))
      || !tree_int_cst_equal (end[upper], TYPE_MIN_VALUE (type)))
    return false;
  replace_by (g, new_call (g, API_NARROW, type, 1, &of));
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
	  && !find_rounded_product (g, x))
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
    case RSHIFT_EXPR:
      find_shifted (g, lhs);
      break;
    case COND_EXPR:
      find_chosen (g);
      break;
    default:
      break;
    }
}

void
find_idioms (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (is_gimple_assign (gsi_stmt (g)))
	find_in (&g);
}

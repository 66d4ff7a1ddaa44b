/* Demanded bits: arithmetic that C promotes, in the width that operands and
   uses need.

   INPUT	unsigned char p, q, r;
		r = (77 * p + 150 * q + 128) >> 8;	in 32 bits, says C

   OUTPUT	p, q as they are; the products and sums as 16-bit unsigned
		integers, because they are below 65536; the shift too; r from
		those

   A value may be held in N bits if its N low bits are all that its uses need,
   or if it is known to fit in N bits; and only if no operand is wider, so
   that nothing is converted twice.  Ranges come from the types of what is
   loaded, uses from conversions that cut.  Only lanes that are on count:
   others hold anything at any width.

   Words that are made of bytes and become bytes again need not be in lane
   order: deinterleaved-values.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "emit/machine.h"
#include "emit/value/parts.h"
#include "emit/value/scalable-rows.h"
#include "report/report.h"

bool
counts_bits_p (gimple *stmt)
{
  if (!is_gimple_call (stmt) || gimple_call_num_args (stmt) != 1
      || !integer_p (gimple_call_arg (stmt, 0)))
    return false;
  switch (gimple_call_combined_fn (stmt))
    {
    case CFN_BUILT_IN_POPCOUNT: case CFN_BUILT_IN_POPCOUNTL:
    case CFN_BUILT_IN_POPCOUNTLL:
    case CFN_BUILT_IN_CLZ: case CFN_BUILT_IN_CLZL: case CFN_BUILT_IN_CLZLL:
    case CFN_BUILT_IN_CTZ: case CFN_BUILT_IN_CTZL: case CFN_BUILT_IN_CTZLL:
      return true;
    default:
      return false;
    }
}

/* Uses.  */

static void
demand (tree op, unsigned bits)
{
  if (op && TREE_CODE (op) == SSA_NAME && varying_p (op) && integer_p (op))
    info_of (op).demanded = MAX (info_of (op).demanded,
				 MIN (bits, bits_of (op)));
}

static void
demand_all (gimple *stmt)
{
  ssa_op_iter i;
  tree use;
  FOR_EACH_SSA_TREE_OPERAND (use, stmt, i, SSA_OP_USE)
    demand (use, 64);
}

bool
octet_index_p (tree ref)
{
  if (TREE_CODE (ref) != ARRAY_REF
      || !integer_zerop (array_ref_low_bound (ref)))
    return false;
  tree max = array_ref_up_bound (ref);
  return max && tree_fits_uhwi_p (max) && tree_to_uhwi (max) <= UCHAR_MAX
	 && !array_end_unknown_p (ref);
}

/* Note what the load STMT needs of indices.  */

static void
demand_indices (gimple *stmt)
{
  ssa_op_iter i;
  tree use;
  FOR_EACH_SSA_TREE_OPERAND (use, stmt, i, SSA_OP_USE)
    {
      bool octet = true;
      tree ref = gimple_assign_rhs1 (stmt);
      for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
	for (int k = 1; k < TREE_OPERAND_LENGTH (ref); k++)
	  if (TREE_OPERAND (ref, k) == use)
	    octet &= k == 1 && octet_index_p (ref);
      demand (use, octet ? CHAR_BIT : 64);
    }
}

/* Note what the call STMT needs of its arguments: of counts that are taken
   modulo the bits of a number, the low bits.  */

static void
demand_arguments (gimple *stmt)
{
  enum ripple_api api = ripple_api_call (stmt);
  unsigned n = gimple_call_num_args (stmt);
  if (api >= API_ROTATE_LEFT && api <= API_FUNNEL_RIGHT)
    for (unsigned i = 0; i < n; i++)
      demand (gimple_call_arg (stmt, i), i == n - 1 ? 8 : 64);
  else if (gimple_call_combined_fn (stmt) == CFN_BUILT_IN_BSWAP16)
    demand (gimple_call_arg (stmt, 0), 16);
  else
    demand_all (stmt);
}

/* Note what the assignment STMT needs of its operands.  */

static void
demand_operands (gimple *stmt)
{
  tree lhs = gimple_get_lhs (stmt);
  if (is_gimple_call (stmt))
    {
      demand_arguments (stmt);
      return;
    }
  if (!is_gimple_assign (stmt) || TREE_CODE (lhs) != SSA_NAME
      || !varying_p (lhs) || !integer_p (lhs)
      || !integer_p (gimple_assign_rhs1 (stmt)) || gimple_vuse (stmt))
    {
      /* A condition may stand in a COND_EXPR.  */
      if (is_gimple_assign (stmt) && TREE_CODE (lhs) == SSA_NAME
	  && varying_p (lhs) && integer_p (lhs)
	  && gimple_assign_rhs_code (stmt) == COND_EXPR)
	{
	  tree c = gimple_assign_rhs1 (stmt);
	  if (COMPARISON_CLASS_P (c))
	    {
	      demand (TREE_OPERAND (c, 0), 64);
	      demand (TREE_OPERAND (c, 1), 64);
	    }
	  demand (gimple_assign_rhs2 (stmt), info_of (lhs).demanded);
	  demand (gimple_assign_rhs3 (stmt), info_of (lhs).demanded);
	}
      else if (gimple_assign_load_p (stmt))
	demand_indices (stmt);
      else
	demand_all (stmt);
      return;
    }
  unsigned need = info_of (lhs).demanded;
  tree a = gimple_assign_rhs1 (stmt), b = gimple_assign_rhs2 (stmt), c;
  enum tree_code code = gimple_assign_rhs_code (stmt);
  if (low_bits_code_p (code))
    {
      demand (a, need);
      demand (b, need);
      return;
    }
  switch (code)
    {
    case LSHIFT_EXPR:
      demand (a, need);
      demand (b, 64);
      break;
    case RSHIFT_EXPR:
      c = literal (b);
      demand (a, c && tree_fits_uhwi_p (c) && tree_to_uhwi (c) < 64
		 ? need + tree_to_uhwi (c) : 64);
      demand (b, 64);
      break;
    default:
      demand_all (stmt);
      break;
    }
}

/* Widths.  */

static tree
element (unsigned bits, bool uns)
{
  return lanes_element_type (build_nonstandard_integer_type (bits, uns));
}

/* The type of BITS bits that holds all of R, or null.  */

static tree
type_for (unsigned bits, const width_info &r)
{
  tree type = element (bits, r.lo >= 0);
  return within_type_p (r, type) ? type : NULL_TREE;
}

/* True if B, by how many bits each lane is shifted, is less than BITS, and the
   target shifts elements of so many bits by such.  */

static bool
count_fits_p (tree b, unsigned bits)
{
  width_info r = range_of (b);
  tree type = element (bits, true);
  unsigned es = bits / BITS_PER_UNIT, n = ripple_native_bytes (es) / es;
  return (r.known && r.lo >= 0 && r.hi < bits && n > 1
	  && target_supports_op_p (build_vector_type (type, n), LSHIFT_EXPR,
				   optab_vector));
}

/* The type of BITS bits in which STMT's result can be computed, or null.  */

static tree
computable (gimple *stmt, unsigned bits)
{
  tree lhs = gimple_assign_lhs (stmt);
  tree a = gimple_assign_rhs1 (stmt), b = gimple_assign_rhs2 (stmt), c;
  const width_info &r = info_of (lhs);
  width_info ra;
  bool slow = bits == 8 && ripple_current_target ()->no_byte_multiply;
  enum tree_code code = gimple_assign_rhs_code (stmt);
  switch (code)
    {
    case LSHIFT_EXPR:
      c = literal (b);
      if (c ? !tree_fits_uhwi_p (c) || tree_to_uhwi (c) >= bits
	  : !count_fits_p (b, bits))
	return NULL_TREE;
      break;
    case RSHIFT_EXPR:
      c = literal (b);
      if (!c || !tree_fits_uhwi_p (c) || tree_to_uhwi (c) >= bits)
	return NULL_TREE;
      ra = range_of (a);
      if (tree type = ra.known ? type_for (bits, ra) : NULL_TREE)
	return slow && !TYPE_UNSIGNED (type) ? NULL_TREE : type;
      return r.demanded + tree_to_uhwi (c) <= bits ? element (bits, true)
	     : NULL_TREE;
    case MIN_EXPR:
    case MAX_EXPR:
      ra = join_ranges (range_of (a), range_of (b));
      return ra.known ? type_for (bits, ra) : NULL_TREE;
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
      ra = join_ranges (range_of (a), range_of (b));
      return ra.known && range_of (b).lo > 0 ? type_for (bits, ra) : NULL_TREE;
    case ABS_EXPR:
      ra = range_of (a);
      if (!ra.known || !within_type_p (ra, element (bits, false))
	  || !within_type_p (r, element (bits, false)))
	return NULL_TREE;
      return element (bits, false);
    default:
      if ((!low_bits_code_p (code) && code != COND_EXPR)
	  || (code == MULT_EXPR && slow
	      && !((c = literal (b)) && tree_fits_shwi_p (c)
		   && lanes_bytes_times_p (tree_to_shwi (c) & 0xff))))
	return NULL_TREE;
      break;
    }
  if (r.known)
    if (tree type = type_for (bits, r))
      return type;
  return r.demanded <= bits ? element (bits, true) : NULL_TREE;
}

/* True if STMT gives all bits of its type that what counts in as many of an
   argument counts: it may as well be counted in these.  */

static bool
wide_count_p (gimple *stmt)
{
  tree lhs = gimple_assign_lhs (stmt), op = gimple_assign_rhs1 (stmt);
  if (!gimple_assign_cast_p (stmt) || TREE_CODE (op) != SSA_NAME
      || info_of (lhs).demanded < bits_of (lhs))
    return false;
  gimple *def = SSA_NAME_DEF_STMT (op);
  return (counts_bits_p (def) && !overlay_info (op)->held
	  && bits_of (gimple_call_arg (def, 0)) == bits_of (lhs)
	  && bits_of (op) < bits_of (lhs));
}

/* True if lanes like those of OP take as many vectors in BITS bits as in those
   of their type, where rows of tiles are parts: what is narrow is unpacked in
   words, and would be extended once more.  */

static bool
no_fewer_vectors_p (tree op, unsigned bits)
{
  const struct shape *s = overlay_shape (op);

  if (!scalable_row_lanes || scalable_groups_p () || !shape_scalable_p (s))
    return false;
  poly_uint64 n = lanes_of_shape (s);
  return (lanes_width (bits / BITS_PER_UNIT, n)
	  == lanes_width (bits_of (op) / BITS_PER_UNIT, n));
}

/* True if OP is what is chosen for a sum of narrow numbers, which takes it as
   wide as it is.  */

static bool
summand_p (tree op)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, op)
    {
      gimple *u = USE_STMT (use);
      enum ripple_api api = ripple_api_call (u);
      if (api == API_DOT || api == API_SAD || api == API_SMALL_DOT
	  || (is_gimple_assign (u) && gimple_assign_rhs_code (u) == COND_EXPR
	      && summand_p (gimple_assign_lhs (u))))
	return true;
    }
  return false;
}

unsigned
compared_bytes (tree m, unsigned steps)
{
  unsigned es = 0;
  if (!varying_p (m) || steps == 0 || SSA_NAME_IS_DEFAULT_DEF (m))
    return 0;
  gimple *def = SSA_NAME_DEF_STMT (m);
  if (gphi *phi = dyn_cast<gphi *> (def))
    {
      for (unsigned i = 0; !es && i < gimple_phi_num_args (phi); i++)
	es = compared_bytes (gimple_phi_arg_def (phi, i), steps - 1);
      return es;
    }
  bool same_p = ripple_api_call (def) == API_SAME;
  if (!is_gimple_assign (def) && !same_p)
    return 0;
  tree a = same_p ? gimple_call_arg (def, 0) : gimple_assign_rhs1 (def);
  if (gimple_assign_load_p (def))
    return tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (a)));
  if (TREE_CODE (lanes_element_type (TREE_TYPE (a))) != BOOLEAN_TYPE)
    {
      tree t = varying_p (a) ? overlay_info (a)->held : NULL_TREE;
      if (!t)
	t = lanes_element_type (TREE_TYPE (a));
      return t ? tree_to_uhwi (TYPE_SIZE_UNIT (t)) : 0;
    }
  for (unsigned i = gimple_num_ops (def); !es && i-- > 1;)
    es = compared_bytes (gimple_op (def, i), steps - 1);
  return es;
}

static void
choose_width (gimple *stmt)
{
  tree lhs = gimple_assign_lhs (stmt);
  if (gimple_assign_load_p (stmt) || gimple_vuse (stmt)
      || overlay_info (lhs)->affine || wide_count_p (stmt)
      || summand_p (lhs))
    return;
  unsigned need = 0;
  bool cond = gimple_assign_rhs_code (stmt) == COND_EXPR;
  for (unsigned i = cond ? 2 : 1; i < gimple_num_ops (stmt); i++)
    {
      tree op = gimple_op (stmt, i);
      if (!integer_p (op))
	return;
      need = MAX (need, held_bits (op));
    }
  /* A choice of constants is as wide as the mask that chooses, if its uses are
     not narrower: else the mask would be narrowed and the choice widened.  */
  if (cond && need == 0 && info_of (lhs).demanded >= bits_of (lhs))
    need = compared_bytes (gimple_assign_rhs1 (stmt)) * BITS_PER_UNIT;
  for (unsigned bits = 8; bits < bits_of (lhs); bits *= 2)
    if (need <= bits && !no_fewer_vectors_p (lhs, bits))
      if (tree type = computable (stmt, bits))
	{
	  overlay_info (lhs)->held = type;
	  return;
	}
}

/* CALL counts bits of its argument: it may count them in the bits that that
   takes.  */

static void
choose_count_width (gimple *call)
{
  tree lhs = gimple_call_lhs (call), arg = gimple_call_arg (call, 0);
  width_info r = range_of (arg);
  for (unsigned bits = 8; r.known && r.lo >= 0 && bits < bits_of (lhs);
       bits *= 2)
    if (held_bits (arg) <= bits)
      if (tree type = type_for (bits, r))
	{
	  overlay_info (lhs)->held = type;
	  return;
	}
}

/* Tell the user if STMT is computed in more bits, and so in more vectors, than
   its uses need: C promotes what is narrower than int.  */

static void
report_promotion (gimple *stmt)
{
  tree lhs = gimple_assign_lhs (stmt);
  unsigned bits = held_bits (lhs), need = 8, n;
  if (!ripple_missed_wanted_p () || gimple_assign_cast_p (stmt)
      || gimple_vuse (stmt) || overlay_info (lhs)->affine
      || !info_of (lhs).demanded)
    return;
  while (need < info_of (lhs).demanded)
    need *= 2;
  n = shape_lanes (overlay_shape (lhs));
  if (need < bits
      && CEIL (n, lanes_width (need / 8, n)) < CEIL (n, lanes_width (bits / 8,
								     n)))
    ripple_report (stmt_location (stmt), RMK_PROMOTION, bits, need);
}

/* Let *R be the range that is known of the affine value A, if it is less.  */

static void
clip_to_form (const struct affine *a, width_info *r)
{
  if (!a->bounded || !mpz_fits_slong_p (a->lo) || !mpz_fits_slong_p (a->hi))
    return;
  HOST_WIDE_INT lo = mpz_get_si (a->lo), hi = mpz_get_si (a->hi);
  if (!r->known || (lo >= r->lo && hi <= r->hi))
    {
      r->known = true;
      r->lo = lo;
      r->hi = hi;
    }
}

/* Append the statements of cfun to STMTS, in reverse postorder, and find the
   ranges of what they assign; let what PHIs take be demanded.  */

static void
find_ranges (vec<gimple *> *stmts)
{
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo, false);
  begin_widths ();
  for (int i = 0; i < n; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	for (unsigned k = 0; k < gimple_phi_num_args (p.phi ()); k++)
	  demand (gimple_phi_arg_def (p.phi (), k), 64);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *stmt = gsi_stmt (g);
	  if (is_gimple_debug (stmt))
	    continue;
	  stmts->safe_push (stmt);
	  tree lhs = gimple_get_lhs (stmt);
	  bool counts = counts_bits_p (stmt);
	  bool products = ripple_api_call (stmt) == API_DOT_ADD;
	  /* What is counted may be used by nobody.  */
	  if (!lhs || (!is_gimple_assign (stmt) && !counts && !products)
	      || TREE_CODE (lhs) != SSA_NAME || !varying_p (lhs)
	      || !integer_p (lhs))
	    continue;
	  width_info r = { counts, 0, 64, 0 };
	  if (products)
	    r = range_of_products (stmt);
	  else if (!counts && !gimple_vuse (stmt))
	    r = exact_range (stmt);
	  if (!within_type_p (r, TREE_TYPE (lhs)))
	    r = range_of_type (TREE_TYPE (lhs));
	  if (struct affine *a = overlay_info (lhs)->affine)
	    clip_to_form (a, &r);
	  r.demanded = info_of (lhs).demanded;
	  info_of (lhs) = r;
	}
    }
  free (rpo);
}

void
compute_ranges (void)
{
  auto_vec<gimple *> stmts;
  find_ranges (&stmts);
}

void
forget_ranges (void)
{
  end_widths ();
}

void
compute_widths (void)
{
  auto_vec<gimple *> stmts;
  find_ranges (&stmts);
  for (unsigned i = stmts.length (); i-- > 0;)
    demand_operands (stmts[i]);
  auto_vec<gimple *> computed;
  for (unsigned i = 0; i < stmts.length (); i++)
    {
      tree lhs = gimple_get_lhs (stmts[i]);
      if (!lhs || TREE_CODE (lhs) != SSA_NAME || !varying_p (lhs)
	  || !integer_p (lhs))
	continue;
      const width_info &r = info_of (lhs);
      if (r.known && r.lo >= 0)
	overlay_info (lhs)->bits = MAX (floor_log2 (r.hi) + 1, 1);
      if (counts_bits_p (stmts[i]))
	choose_count_width (stmts[i]);
      else if (is_gimple_assign (stmts[i]))
	{
	  choose_width (stmts[i]);
	  computed.safe_push (stmts[i]);
	}
    }
  for (unsigned i = 0; i < computed.length (); i++)
    report_promotion (computed[i]);
  choose_lane_order (computed);
  forget_ranges ();
}

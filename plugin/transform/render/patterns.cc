/* Lane patterns: numbers of lanes that a program makes of lane numbers by
   shifts, masks and divisions by powers of two.

   INPUT	a[i_1 >> 1]	i_1: base _2, stride 1, _2 a multiple of 16
   OUTPUT	base &a[_2 >> 1], places 0 0 1 1 2 2 3 3 ... in elements

   A pattern is one scalar for the block plus a constant for each lane.  The
   low bits of the scalar that are known to be zero keep the two apart.  As an
   address it is a window of memory and a permutation (emit/memory/), where
   an index for each lane would take a gather.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "transform/render/render-private.h"

enum { DEEPEST = 12, MOST_LANES = 512, FURTHEST_SHIFT = 16 };

/* The largest number that a lane may be away from the scalar.  */
static const HOST_WIDE_INT FARTHEST = HOST_WIDE_INT_1 << 20;

/* In lane K the value is BASE + AT[K], as an integer without a width if EXACT,
   else modulo 2^64.  LO <= value <= HI.  */

struct pattern
{
  tree base;			/* Of 64 bits.  */
  auto_vec<HOST_WIDE_INT, 64> at;
  bool exact;
  widest_int lo, hi;
};

static tree
build (emitter *e, enum tree_code code, tree a, tree b)
{
  return gimple_build (&e->seq, e->loc, code, TREE_TYPE (a), a, b);
}

static tree
constant_base (HOST_WIDE_INT c)
{
  return build_int_cst (value_wide_type (), c);
}

/* Let P's bounds be those of TYPE.  */

static void
bound_by_type (pattern *p, tree type)
{
  p->lo = widest_int::from (wi::min_value (type), TYPE_SIGN (type));
  p->hi = widest_int::from (wi::max_value (type), TYPE_SIGN (type));
}

/* P has been computed in TYPE, or converted to it: false if it is not that
   integer then.  */

static bool
fits_p (pattern *p, tree type)
{
  widest_int lo = p->lo, hi = p->hi;
  bound_by_type (p, type);
  if (wi::les_p (p->lo, lo) && wi::les_p (hi, p->hi))
    {
      p->lo = lo;
      p->hi = hi;
      return true;
    }
  p->exact = false;
  return TYPE_PRECISION (type) == 64;
}

/* The same of what has been computed.  */

static bool
computed_p (pattern *p, tree type)
{
  if (!TYPE_OVERFLOW_UNDEFINED (type))
    return fits_p (p, type);
  pattern t;
  bound_by_type (&t, type);
  p->lo = wi::smax (p->lo, t.lo);
  p->hi = wi::smin (p->hi, t.hi);
  return true;
}

/* *C is the constant X, modulo 2^64; false if it is none or not near 0.  */

static bool
near_zero_p (tree x, HOST_WIDE_INT *c)
{
  tree cst = constant_value (x);
  if (!cst || (TYPE_PRECISION (TREE_TYPE (cst)) < 64
	       ? !tree_fits_shwi_p (cst)
	       : TYPE_PRECISION (TREE_TYPE (cst)) > 64))
    return false;
  *c = (HOST_WIDE_INT) TREE_INT_CST_LOW (cst);
  return absu_hwi (*c) <= (unsigned HOST_WIDE_INT) FARTHEST;
}

/* X, the same in all N lanes.  */

static bool
uniform_pattern (emitter *e, tree x, unsigned n, pattern *p)
{
  HOST_WIDE_INT at = 0;
  bool c = near_zero_p (x, &at);
  p->base = c ? constant_base (0) : value_base (e, x, value_wide_type ());
  for (unsigned k = 0; k < n; k++)
    p->at.quick_push (at);
  p->exact = at >= 0 || !TYPE_UNSIGNED (TREE_TYPE (x));
  bound_by_type (p, TREE_TYPE (x));
  if (c && p->exact)
    p->lo = p->hi = at;
  return true;
}

/* X, which is affine, in the lanes of S.  */

static bool
affine_pattern (emitter *e, tree x, const struct shape *s, pattern *p)
{
  const struct affine *a = overlay_info (x)->affine;
  unsigned n = shape_lanes (s);
  HOST_WIDE_INT stride[SHAPE_RANK];
  uint64_t index[SHAPE_RANK];
  mpz_t c;
  if (!a->exact && TYPE_PRECISION (TREE_TYPE (x)) != 64)
    return false;
  mpz_init (c);
  bool ok = true;
  for (unsigned d = 0; d < SHAPE_RANK && ok; d++)
    {
      stride[d] = 0;
      if (extent_one_p (&s->dim[d]))
	continue;
      ok = poly_constant_p (&a->stride[d], c) && mpz_fits_slong_p (c);
      stride[d] = ok ? mpz_get_si (c) : 0;
      ok = ok && absu_hwi (stride[d]) <= (unsigned HOST_WIDE_INT) FARTHEST;
    }
  mpz_clear (c);
  if (!ok)
    return false;
  for (unsigned k = 0; k < n; k++)
    {
      HOST_WIDE_INT at = 0;
      shape_unflatten (s, k, index);
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	at += stride[d] * (HOST_WIDE_INT) index[d];
      p->at.quick_push (at);
    }
  p->base = value_base (e, x, value_wide_type ());
  p->exact = a->exact;
  bound_by_type (p, TREE_TYPE (x));
  if (a->exact && a->bounded)
    {
      if (mpz_fits_slong_p (a->lo))
	p->lo = wi::smax (p->lo, mpz_get_si (a->lo));
      if (mpz_fits_slong_p (a->hi))
	p->hi = wi::smin (p->hi, mpz_get_si (a->hi));
    }
  return true;
}

static bool find (emitter *e, tree x, const struct shape *s, pattern *p,
		  unsigned depth);

/* P + Q, or P - Q, of TYPE.  */

static bool
add (emitter *e, enum tree_code code, tree type, pattern *p, const pattern *q)
{
  bool minus = code == MINUS_EXPR;
  p->base = build (e, code, p->base, q->base);
  for (unsigned k = 0; k < p->at.length (); k++)
    p->at[k] += minus ? -q->at[k] : q->at[k];
  p->exact &= q->exact;
  widest_int lo = minus ? p->lo - q->hi : p->lo + q->lo;
  p->hi = minus ? p->hi - q->lo : p->hi + q->hi;
  p->lo = lo;
  return computed_p (p, type);
}

/* P * C.  */

static void
multiply (emitter *e, pattern *p, HOST_WIDE_INT c)
{
  p->base = build (e, MULT_EXPR, p->base, constant_base (c));
  for (unsigned k = 0; k < p->at.length (); k++)
    p->at[k] *= c;
  p->lo = p->lo * c;
  p->hi = p->hi * c;
  if (c < 0)
    std::swap (p->lo, p->hi);
}

/* P >> C, of TYPE.  */

static bool
shift_right (emitter *e, tree type, pattern *p, unsigned c)
{
  if (!p->exact || low_zero_bits (p->base) < c)
    return false;
  tree in = TYPE_UNSIGNED (type) ? value_wide_type ()
	    : signed_type_for (value_wide_type ());
  tree b = gimple_convert (&e->seq, e->loc, in, p->base);
  b = build (e, RSHIFT_EXPR, b, build_int_cst (in, c));
  p->base = gimple_convert (&e->seq, e->loc, value_wide_type (), b);
  for (unsigned k = 0; k < p->at.length (); k++)
    p->at[k] >>= c;
  p->lo = wi::arshift (p->lo, c);
  p->hi = wi::arshift (p->hi, c);
  return true;
}

/* P CODE C, of which C or ~C has few bits.  */

static bool
low_bits (enum tree_code code, pattern *p, HOST_WIDE_INT c)
{
  HOST_WIDE_INT few = c < 0 ? ~c : c;
  unsigned n = few ? floor_log2 (few) + 1 : 0;
  HOST_WIDE_INT low = (HOST_WIDE_INT_1 << n) - 1;
  if (low_zero_bits (p->base) < n || (c < 0 && code != BIT_AND_EXPR))
    return false;
  bool only = c >= 0 && code == BIT_AND_EXPR;
  for (unsigned k = 0; k < p->at.length (); k++)
    {
      HOST_WIDE_INT t = p->at[k] & low, rest = p->at[k] - t;
      p->at[k] = only ? t & c
		 : rest + (code == BIT_AND_EXPR ? t & c
			   : code == BIT_IOR_EXPR ? t | c : t ^ c);
    }
  if (only)
    {
      p->base = constant_base (0);
      p->exact = true;
      p->lo = 0;
      p->hi = c;
    }
  else
    {
      /* Only the low bits change.  */
      p->lo = wi::bit_and_not (p->lo, low);
      p->hi = wi::bit_or (p->hi, low);
    }
  return true;
}

/* X, what STMT assigns.  */

static bool
assigned_pattern (emitter *e, gimple *stmt, const struct shape *s, pattern *p,
		  unsigned depth)
{
  enum tree_code code = gimple_assign_rhs_code (stmt);
  tree type = TREE_TYPE (gimple_assign_lhs (stmt));
  tree a = gimple_assign_rhs1 (stmt), b = gimple_assign_rhs2 (stmt);
  if (gimple_num_ops (stmt) > 3 || !is_gimple_val (a)
      || !value_integer_p (a))
    return false;
  if (code == MULT_EXPR && constant_value (a))
    std::swap (a, b);
  if (!find (e, a, s, p, depth + 1))
    return false;
  if (CONVERT_EXPR_CODE_P (code) || code == SSA_NAME)
    return fits_p (p, type);
  if (!b || !is_gimple_val (b) || !value_integer_p (b))
    return false;
  if (code == PLUS_EXPR || code == MINUS_EXPR)
    {
      pattern q;
      return find (e, b, s, &q, depth + 1) && add (e, code, type, p, &q);
    }
  HOST_WIDE_INT c;
  if (!near_zero_p (b, &c))
    {
      /* Bits that the value does not have may be anything.  */
      if (code != BIT_AND_EXPR || TREE_CODE (b) != INTEGER_CST
	  || wi::neg_p (p->lo) || !wi::fits_shwi_p (p->hi))
	return false;
      c = TREE_INT_CST_LOW (b)
	  | HOST_WIDE_INT_M1U << (floor_log2 (p->hi.to_shwi () | 1) + 1);
      if (absu_hwi (c) > (unsigned HOST_WIDE_INT) FARTHEST)
	return false;
    }
  switch (code)
    {
    case MULT_EXPR:
      multiply (e, p, c);
      return computed_p (p, type);
    case LSHIFT_EXPR:
      if (c < 0 || c > FURTHEST_SHIFT)
	return false;
      multiply (e, p, HOST_WIDE_INT_1 << c);
      return fits_p (p, type);
    case RSHIFT_EXPR:
      return c >= 0 && c < TYPE_PRECISION (type)
	     && shift_right (e, type, p, c);
    case TRUNC_DIV_EXPR:
    case EXACT_DIV_EXPR:
      return c > 0 && pow2p_hwi (c) && !wi::neg_p (p->lo)
	     && shift_right (e, type, p, exact_log2 (c));
    case TRUNC_MOD_EXPR:
      return c > 0 && pow2p_hwi (c) && !wi::neg_p (p->lo)
	     && low_bits (BIT_AND_EXPR, p, c - 1);
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return low_bits (code, p, c);
    default:
      return false;
    }
}

/* What X is in the lanes of S.  */

static bool
find (emitter *e, tree x, const struct shape *s, pattern *p, unsigned depth)
{
  p->at.truncate (0);
  p->at.reserve (shape_lanes (s));
  if (!varying_p (x))
    return uniform_pattern (e, x, shape_lanes (s), p);
  if (overlay_info (x)->affine)
    return affine_pattern (e, x, s, p);
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (depth > DEEPEST || !is_gimple_assign (def)
      || !assigned_pattern (e, def, s, p, depth))
    return false;
  for (unsigned k = 0; k < p->at.length (); k++)
    if (absu_hwi (p->at[k]) > (unsigned HOST_WIDE_INT) FARTHEST)
      return false;
  return true;
}

const HOST_WIDE_INT *
lane_pattern (emitter *e, tree x, const struct shape *s, tree *base)
{
  pattern p;
  emitter trial = { NULL, e->loc };
  if (!optimize || shape_scalable_p (s) || shape_lanes (s) > MOST_LANES
      || !varying_p (x) || !value_integer_p (x)
      || !find (&trial, x, s, &p, 0))
    {
      gimple_seq_discard (trial.seq);
      return NULL;
    }
  gimple_seq_add_seq (&e->seq, trial.seq);
  HOST_WIDE_INT *at = lanes_numbers (p.at.length ());
  for (unsigned k = 0; k < p.at.length (); k++)
    at[k] = p.at[k];
  *base = p.base;
  return at;
}

/* Single lanes: every lane by itself, in scalar statements.

   INPUT	lanes_binary { PLUS_EXPR, a, b } of 4 lanes
   OUTPUT	_5 = _1 + b_9;  _6 = _2 + b_9;  _7 = _3 + b_9;  _8 = _4 + b_9;

   A part is a scalar where no vector has such elements (lanes_single_p), and
   with -fplugin-arg-ripple-emulate all are.  The functions here take the place
   of those of the same name in lanes.h that make vectors; the others are made
   of these, and work on parts of any kind.  What they do is what the C
   operators mean, so that emulation can say what is right: nothing is chosen
   by cost, by target or by what is known of a value.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"


/* True if arithmetic on ELT is done in float, which has enough digits that
   rounding twice is rounding once.  */

static bool
half_p (tree elt)
{
  return SCALAR_FLOAT_TYPE_P (elt) && element_bits (elt) == 16;
}

/* The type in which ELT is computed: what overflows wraps, as lanes that are
   off may overflow.  */

static tree
computing_type (tree elt, bool wraps)
{
  if (half_p (elt))
    return float_type_node;
  return wraps && INTEGRAL_TYPE_P (elt) ? unsigned_type_for (elt) : elt;
}

static tree
unary_lane (emitter *e, enum tree_code code, tree elt, tree a)
{
  tree type = computing_type (elt, true), x, negative;

  if (TREE_CODE (elt) == BOOLEAN_TYPE)
    return part_binary (e, BIT_XOR_EXPR, elt, a, boolean_true_node);
  x = gimple_convert (&e->seq, e->loc, type, a);
  if (INTEGRAL_TYPE_P (elt) && (code == ABS_EXPR || code == ABSU_EXPR))
    {
      negative = part_binary (e, LT_EXPR, boolean_type_node, a,
			      build_zero_cst (elt));
      x = gimple_build (&e->seq, e->loc, COND_EXPR, type, negative,
			part_unary (e, NEGATE_EXPR, type, x), x);
      return code == ABSU_EXPR ? x : gimple_convert (&e->seq, e->loc, elt, x);
    }
  return gimple_convert (&e->seq, e->loc, elt, part_unary (e, code, type, x));
}

lanes *
scalar_unary (emitter *e, enum tree_code code, lanes *a)
{
  tree elt = code == ABSU_EXPR ? unsigned_type_for (a->elt) : a->elt;
  lanes *r = lanes_new (elt, a->es, a->n);

  for (unsigned k = 0; k < lanes_count (a->n); k++)
    r->part[k] = unary_lane (e, code, a->elt, a->part[k]);
  return r;
}

/* A CODE B; ON is null or says if the lane is on.  */

static tree
binary_lane (emitter *e, enum tree_code code, tree elt, tree a, tree b,
	     tree on)
{
  bool wraps = code == PLUS_EXPR || code == MINUS_EXPR || code == MULT_EXPR
	       || code == LSHIFT_EXPR;
  tree type = computing_type (elt, wraps);

  if (on && INTEGRAL_TYPE_P (elt) && lanes_division_p (code))
    b = gimple_build (&e->seq, e->loc, COND_EXPR, elt, on, b,
		      build_one_cst (elt));
  a = gimple_convert (&e->seq, e->loc, type, a);
  b = gimple_convert (&e->seq, e->loc, type, b);
  /* Lanes that are off may hold any count.  Where the element has two words
     the machine's instructions take a count of one.  */
  if (code == LSHIFT_EXPR || code == RSHIFT_EXPR || code == LROTATE_EXPR
      || code == RROTATE_EXPR)
    {
      b = part_binary (e, BIT_AND_EXPR, type, b,
		       build_int_cst (type, element_bits (elt) - 1));
      b = gimple_convert (&e->seq, e->loc, unsigned_type_node, b);
    }
  return gimple_convert (&e->seq, e->loc, elt,
			 part_binary (e, code, type, a, b));
}

/* The operation on booleans that CODE is.  */

static enum tree_code
boolean_code (enum tree_code code)
{
  switch (code)
    {
    case TRUTH_AND_EXPR: case TRUTH_ANDIF_EXPR: case MIN_EXPR: case MULT_EXPR:
      return BIT_AND_EXPR;
    case TRUTH_OR_EXPR: case TRUTH_ORIF_EXPR: case MAX_EXPR:
      return BIT_IOR_EXPR;
    case TRUTH_XOR_EXPR:
      return BIT_XOR_EXPR;
    default:
      return code;
    }
}

lanes *
scalar_binary (emitter *e, enum tree_code code, lanes *a, lanes *b,
	       lanes *mask)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  if (code == POINTER_PLUS_EXPR)
    code = PLUS_EXPR;
  else if (code == POINTER_DIFF_EXPR)
    code = MINUS_EXPR;
  for (unsigned k = 0; k < lanes_count (a->n); k++)
    r->part[k] = mask_p (a)
		 ? part_binary (e, boolean_code (code), a->elt, a->part[k],
				b->part[k])
		 : binary_lane (e, code, a->elt, a->part[k], b->part[k],
				mask ? mask->part[k] : NULL_TREE);
  return r;
}

lanes *
scalar_compare (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *r = lanes_new (boolean_type_node, a->es, a->n);
  tree type = half_p (a->elt) ? float_type_node : a->elt;

  for (unsigned k = 0; k < lanes_count (a->n); k++)
    r->part[k] = part_binary (e, code, boolean_type_node,
			      gimple_convert (&e->seq, e->loc, type,
					      a->part[k]),
			      gimple_convert (&e->seq, e->loc, type,
					      b->part[k]));
  return r;
}

lanes *
scalar_select (emitter *e, lanes *mask, lanes *a, lanes *b)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  for (unsigned k = 0; k < lanes_count (a->n); k++)
    r->part[k] = gimple_build (&e->seq, e->loc, COND_EXPR, a->elt,
			       mask->part[k], a->part[k], b->part[k]);
  return r;
}

static tree
convert_lane (emitter *e, tree to, tree from, tree x)
{
  if (TREE_CODE (to) == BOOLEAN_TYPE)
    return scalar_boolean (e, x);
  if (SCALAR_FLOAT_TYPE_P (from) && INTEGRAL_TYPE_P (to))
    return part_unary (e, FIX_TRUNC_EXPR, to,
		       half_p (from) ? gimple_convert (&e->seq, e->loc,
						       float_type_node, x)
		       : x);
  if (SCALAR_FLOAT_TYPE_P (to) && !SCALAR_FLOAT_TYPE_P (from))
    return part_unary (e, FLOAT_EXPR, to,
		       TREE_CODE (from) == BOOLEAN_TYPE
		       ? gimple_convert (&e->seq, e->loc, integer_type_node, x)
		       : x);
  return gimple_convert (&e->seq, e->loc, to, x);
}

lanes *
scalar_convert (emitter *e, lanes *a, tree elt)
{
  unsigned n = lanes_count (a->n);
  auto_vec<tree> value (n);

  for (unsigned k = 0; k < n; k++)
    value.quick_push (convert_lane (e, elt, a->elt, lanes_extract (e, a, k)));
  if (TREE_CODE (elt) != BOOLEAN_TYPE)
    return lanes_from_scalars (e, elt, n, value.address ());

  lanes *r = lanes_new (elt, a->es, n);

  for (unsigned k = 0; k < n; k++)
    r->part[k] = value[k];
  return r;
}

lanes *
scalar_resize (emitter *e, lanes *m, unsigned es)
{
  unsigned n = lanes_count (m->n);
  lanes *r = lanes_new (m->elt, es, n);
  auto_vec<tree> on (n);

  for (unsigned k = 0; k < n; k++)
    on.quick_push (lanes_extract (e, m, k));
  if (!lanes_single_p (es))
    return lanes_mask_resize (e, lanes_from_scalars (e, m->elt, n,
						     on.address ()), es);
  for (unsigned k = 0; k < n; k++)
    r->part[k] = on[k];
  return r;
}

lanes *
scalar_prefix (emitter *e, tree count, unsigned es, unsigned n)
{
  lanes *r = lanes_new (boolean_type_node, es, n);
  tree wide = integer_element (64, true);

  count = gimple_convert (&e->seq, e->loc, wide, count);
  for (unsigned k = 0; k < n; k++)
    r->part[k] = part_binary (e, GT_EXPR, boolean_type_node, count,
			      build_int_cst (wide, k));
  return r;
}

lanes *
scalar_signbit (emitter *e, lanes *a)
{
  lanes *r = lanes_new (boolean_type_node, a->es, a->n);
  tree fn = builtin_decl_explicit (BUILT_IN_SIGNBIT);

  for (unsigned k = 0; k < lanes_count (a->n); k++)
    {
      gcall *call = gimple_build_call (fn, 1, a->part[k]);
      tree sign = make_ssa_name (integer_type_node, call);

      gimple_call_set_lhs (call, sign);
      gimple_set_location (call, e->loc);
      gimple_seq_add_stmt (&e->seq, call);
      r->part[k] = scalar_boolean (e, sign);
    }
  return r;
}

tree
scalar_any (emitter *e, lanes *m)
{
  tree r = m->part[0];

  for (unsigned k = 1; k < lanes_count (m->n); k++)
    r = part_binary (e, BIT_IOR_EXPR, boolean_type_node, r, m->part[k]);
  return r;
}

lanes *
scalar_permute (lanes *a, lanes *b, const struct lanemap *map)
{
  lanes *r = lanes_new (a->elt, a->es, map->n);

  for (unsigned k = 0; k < map->n; k++)
    {
      int from = map->from[k];

      r->part[k] = from == LANE_ANY ? build_zero_cst (a->elt)
		   : (unsigned) from < lanes_count (a->n) ? a->part[from]
		   : b->part[from - lanes_count (a->n)];
    }
  return r;
}

/* The elements lie in memory as the target orders bytes; what A's lanes do
   not reach is 0.  */

lanes *
scalar_reinterpret (emitter *e, lanes *a, tree elt, unsigned n)
{
  unsigned es = element_bits (elt) / 8, step = MIN (es, a->es);
  tree from = integer_element (a->es * 8, true);
  tree piece = integer_element (step * 8, true);
  tree to = integer_element (es * 8, true);
  lanes *bits = lanes_view (e, a, from), *r = lanes_new (to, es, n);

  for (unsigned k = 0; k < n; k++)
    {
      tree sum = build_zero_cst (to);

      for (unsigned i = 0; i < es / step; i++)
	{
	  unsigned byte = k * es + i * step, lane = byte / a->es;
	  unsigned in = byte % a->es, out = i * step;
	  tree x;

	  if (lane >= lanes_count (a->n))
	    break;
	  if (BYTES_BIG_ENDIAN)
	    {
	      in = a->es - step - in;
	      out = es - step - out;
	    }
	  x = part_binary (e, RSHIFT_EXPR, from, bits->part[lane],
			   build_int_cst (integer_type_node, in * 8));
	  x = gimple_convert (&e->seq, e->loc, piece, x);
	  x = gimple_convert (&e->seq, e->loc, to, x);
	  x = part_binary (e, LSHIFT_EXPR, to, x,
			   build_int_cst (integer_type_node, out * 8));
	  sum = part_binary (e, BIT_IOR_EXPR, to, sum, x);
	}
      r->part[k] = sum;
    }
  return lanes_view (e, r, elt);
}

void
scalar_to_memory (emitter *e, lanes *a, tree p, unsigned count)
{
  tree any = build_pointer_type_for_mode (char_type_node, ptr_mode, true);

  for (unsigned k = 0; k < MIN (count, lanes_count (a->n)); k++)
    {
      tree ref = build2 (MEM_REF, a->elt, p, build_int_cst (any, k * a->es));
      gassign *g = gimple_build_assign (ref, a->part[k]);

      gimple_set_location (g, e->loc);
      gimple_seq_add_stmt (&e->seq, g);
    }
}

/* Functions of the API that compute with values or see them in another form:
   saturating arithmetic, IEEE 754's extrema, stacks, bits, GCC's vectors.

   A result of one lane is a scalar, and so may be what it is computed from.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/shapes.h"
#include "transform/render/render-private.h"
#include "emit/lanes.h"
#include "emit/machine.h"
#include "emit/value/parts.h"

/* LHS of a call is V.  */

static void
define (emitter *e, tree lhs, lanes *v)
{
  if (varying_p (lhs))
    rendered_as (lhs)->value = v;
  else
    define_uniform (e, lhs, lanes_extract (e, v, 0));
}

/* Argument I of CALL in lanes like those of its result.  */

static lanes *
argument (emitter *e, gcall *call, unsigned i)
{
  return value_lanes (e, gimple_call_arg (call, i),
		      overlay_shape (gimple_call_lhs (call)));
}

void
render_saturate (emitter *e, gcall *call, tree)
{
  enum saturate_op op
    = (enum saturate_op) (ripple_api_call (call) - API_ADD_SAT);

  define (e, gimple_call_lhs (call),
	  lanes_saturate (e, op, argument (e, call, 0),
			  argument (e, call, 1)));
}

/* The count is in 64 bits, of which only the low ones matter.  */

void
render_rotate (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call);
  lanes *x = argument (e, call, 0);
  lanes *n = value_lanes_as (e, gimple_call_arg (call, 1),
			     overlay_shape (lhs), x->elt);
  bool left = ripple_api_call (call) == API_ROTATE_LEFT;
  lanes *r = left ? lanes_rotate_as_bytes (e, x, n) : NULL;

  define (e, lhs, r ? r : lanes_binary (e, left ? LROTATE_EXPR : RROTATE_EXPR,
					x, n, NULL));
}

void
render_order_bytes (emitter *e, gcall *call, tree)
{
  lanes *x = argument (e, call, 0);
  unsigned HOST_WIDE_INT order = tree_to_uhwi (gimple_call_arg (call, 1));
  signed char from[8];

  for (unsigned k = 0; k < 8; k++)
    {
      from[k] = order >> 4 * k & 15;
      if (from[k] > 7)
	from[k] = -1;
    }
  define (e, gimple_call_lhs (call), lanes_permute_bytes (e, x, from));
}

void
render_join_bytes (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call);
  lanes *v[4];

  for (unsigned k = 0; k < ARRAY_SIZE (v); k++)
    v[k] = argument (e, call, k);
  lanes *all = lanes_interleave (e, v, ARRAY_SIZE (v));
  define (e, lhs, lanes_reinterpret (e, all, integer_element (32, true),
				     v[0]->n));
}

void
render_funnel (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call);
  lanes *high = argument (e, call, 0);
  lanes *n = value_lanes_as (e, gimple_call_arg (call, 2),
			     overlay_shape (lhs), high->elt);

  define (e, lhs,
	  lanes_funnel (e, ripple_api_call (call) == API_FUNNEL_LEFT, high,
			argument (e, call, 1), n));
}

void
render_bit_reverse (emitter *e, gcall *call, tree)
{
  lanes *r = lanes_bit_reverse (e, argument (e, call, 0));

  /* In vectors the bytes are in their places yet.  */
  if (r->es > 1 && !lanes_single_p (r->es))
    r = lanes_view (e, lanes_reverse_bytes (e, r), r->elt);
  define (e, gimple_call_lhs (call), r);
}

void
render_average (emitter *e, gcall *call, tree)
{
  define (e, gimple_call_lhs (call),
	  lanes_average (e, ripple_api_call (call) == API_AVERAGE_UP,
			 argument (e, call, 0), argument (e, call, 1)));
}

void
render_abs_difference (emitter *e, gcall *call, tree)
{
  define (e, gimple_call_lhs (call),
	  lanes_abs_difference (e, argument (e, call, 0),
				argument (e, call, 1)));
}

void
render_multiply_part (emitter *e, gcall *call, tree)
{
  lanes *a = argument (e, call, 0), *b = argument (e, call, 1);

  define (e, gimple_call_lhs (call),
	  ripple_api_call (call) == API_MULTIPLY_ROUNDED
	  ? lanes_rounded_product (e, a, b)
	  : lanes_binary (e, MULT_HIGHPART_EXPR, a, b, NULL));
}

void
render_fixed_product (emitter *e, gcall *call, tree)
{
  tree more = gimple_call_arg (call, 2);

  define (e, gimple_call_lhs (call),
	  lanes_fixed_product (e, argument (e, call, 0), argument (e, call, 1),
			       integer_zerop (more) ? NULL_TREE : more,
			       tree_to_uhwi (gimple_call_arg (call, 3))));
}

/* A number that is held in fewer bits fits in these.  */

void
render_narrow (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 0);
  const struct shape *s = overlay_shape (lhs);
  lanes *a = varying_p (x) ? value_lanes_held (e, x, s)
	     : value_lanes (e, x, s);

  tree elt = lanes_element_type (TREE_TYPE (lhs));

  define (e, lhs, SCALAR_FLOAT_TYPE_P (a->elt) ? lanes_narrow_float (e, a, elt)
		  : lanes_narrow (e, a, elt));
}

void
render_round_narrow (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 0);
  tree n = gimple_call_arg (call, 1);
  const struct shape *s = overlay_shape (lhs);
  lanes *a = varying_p (x) ? value_lanes_held (e, x, s)
	     : value_lanes (e, x, s);

  define (e, lhs, lanes_round_narrow (e, a, value_lanes_as (e, n, s, a->elt),
				      lanes_element_type (TREE_TYPE (lhs))));
}

void
render_bf16_from_float (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 0);

  if (varying_p (lhs))
    define (e, lhs, lanes_bfloat_bits (e, argument (e, call, 0), true));
  else
    define_uniform (e, lhs, scalar_bfloat_bits (e, x));
}

void
render_dot_add (emitter *e, gcall *call, tree)
{
  unsigned kind = tree_to_uhwi (constant_value (gimple_call_arg (call, 3)));

  define (e, gimple_call_lhs (call),
	  lanes_dot_add (e, kind, argument (e, call, 0),
			 argument (e, call, 1), argument (e, call, 2)));
}

/* A maximum of numbers is one step of the reduction of that name.  */

void
render_extremum (emitter *e, gcall *call, tree)
{
  static const enum reduce_op ops[] =
    { REDUCE_MINIMUM, REDUCE_MAXIMUM, REDUCE_MIN, REDUCE_MAX };
  tree lhs = gimple_call_lhs (call);
  const struct shape *s = overlay_shape (lhs);

  define (e, lhs,
	  lanes_reduce_step (e, ops[ripple_api_call (call) - API_MINIMUM],
			     value_lanes (e, gimple_call_arg (call, 0), s),
			     value_lanes (e, gimple_call_arg (call, 1), s)));
}

void
render_stack (emitter *e, gcall *call, tree)
{
  struct shape s;
  unsigned count;
  auto_vec<lanes *> v;

  stack_shape (call, &s, &count);
  for (unsigned i = 0; i < count; i++)
    v.safe_push (value_lanes (e, gimple_call_arg (call, 1 + i), &s));
  define (e, gimple_call_lhs (call),
	  lanes_concat (e, v.address (), count));
}

void
render_reinterp (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 1);

  define (e, lhs, lanes_reinterpret (e, value_lanes (e, x, overlay_shape (x)),
				     lanes_element_type (TREE_TYPE (lhs)),
				     lanes_of_shape (overlay_shape (lhs))));
}

/* P, a pointer to a vector of TYPE that is written or read as N lanes of ELT.
   If these are not all of it, GCC does not see that: it would take parts out
   of vectors for which the back end may have no instruction.  */

static tree
vector_place (emitter *e, tree p, tree type, tree elt, poly_uint64 n)
{
  poly_uint64 bytes;

  if (poly_int_tree_p (TYPE_SIZE_UNIT (type), &bytes)
      && known_eq (bytes, n * tree_to_uhwi (TYPE_SIZE_UNIT (elt))))
    return p;
  return part_hide (e, p, "=r");
}

void
render_to_vec (emitter *e, gcall *call, tree)
{
  struct shape s;
  tree p = gimple_call_arg (call, VEC_POINTER);
  tree type = vector_type_named (call);

  vector_shape (call, &s);
  lanes *a = value_lanes (e, gimple_call_arg (call, VEC_VALUE), &s);
  if (type)
    lanes_write (e, a, vector_place (e, p, type, a->elt, a->n));
  else if (shape_scalable_p (&s))
    lanes_write (e, a, part_hide (e, p, "=r"));
  else
    lanes_to_memory (e, a, p,
		     tree_to_uhwi (constant_value (gimple_call_arg
						   (call, VEC_COUNT))));
}

/* A pointer to V, a vector.  */

static tree
vector_in_memory (emitter *e, tree v)
{
  tree var = create_tmp_var (TREE_TYPE (v), "ripple_vector");
  gassign *g = gimple_build_assign (var, v);

  TREE_ADDRESSABLE (var) = 1;
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  return build_fold_addr_expr (var);
}

void
render_from_vec (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), v = gimple_call_arg (call, VEC_VALUE);
  tree elt = lanes_element_type (TREE_TYPE (lhs));
  poly_uint64 n = lanes_of_shape (overlay_shape (lhs));

  tree type = vector_type_named (call);

  if (!type && lanes_scalable_p (n))
    {
      type = TREE_TYPE (v);
      v = vector_in_memory (e, v);
    }
  if (type)
    define (e, lhs, lanes_read (e, elt, n,
				vector_place (e, v, type, elt, n)));
  else
    define (e, lhs, lanes_from_vector (e, elt, lanes_count (n), v));
}

/* What dot-products.cc has made.  */

void
render_dot (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), a = gimple_call_arg (call, 1);
  const struct shape *s = overlay_shape (a);
  lanes *sums = argument (e, call, 0), *x = value_lanes (e, a, s);
  lanes *y = value_lanes (e, gimple_call_arg (call, 2), s);

  enum ripple_api api = ripple_api_call (call);
  define (e, lhs, (api == API_SAD ? lanes_sad : api == API_SMALL_DOT
		   ? lanes_small_dot : lanes_dot) (e, sums, x, y));
}

void
render_fold (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 0);

  define (e, lhs, lanes_fold (e, value_lanes (e, x, overlay_shape (x)),
			      lanes_of_shape (overlay_shape (lhs))));
}

void
render_total (emitter *e, gcall *call, tree)
{
  tree x = gimple_call_arg (call, 0), sum;
  const struct shape *s = overlay_shape (x);

  lanes_reduce (e, REDUCE_ADD, value_lanes (e, x, s), s, 1, NULL, &sum);
  define_uniform (e, gimple_call_lhs (call), sum);
}

/* What transform/tiles has made.  */

static const ripple_matrix *
matrix (void)
{
  return ripple_current_target ()->matrix;
}

static unsigned
number_argument (gcall *call, unsigned i)
{
  return tree_to_uhwi (gimple_call_arg (call, i));
}

/* Argument I of CALL as the one vector of its block's lanes.  */

static tree
vector_argument (emitter *e, gcall *call, unsigned i)
{
  struct shape s;
  block_shape (gimple_call_arg (call, 0), &s);
  lanes *v = value_lanes (e, gimple_call_arg (call, i), &s);
  gcc_assert (v->nparts == 1);
  return v->part[0];
}

void
render_tile_zero (emitter *e, gcall *, tree)
{
  matrix ()->zero (e);
}

void
render_outer_add (emitter *e, gcall *call, tree)
{
  matrix ()->outer (e, number_argument (call, 1), number_argument (call, 2),
		    TREE_TYPE (gimple_call_arg (call, 5)),
		    vector_argument (e, call, 3),
		    vector_argument (e, call, 4));
}

/* A new value for LHS, of one part.  */

static lanes *
new_vector (tree lhs)
{
  lanes *r = lanes_new (lanes_element_type (TREE_TYPE (lhs)), 0,
			lanes_of_shape (overlay_shape (lhs)));
  gcc_assert (r->nparts == 1);
  rendered_as (lhs)->value = r;
  return r;
}

/* The other vectors are loaded where the first one is.  */

void
render_load_vectors (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), v[MOST_VECTORS];
  lanes *r = new_vector (lhs);
  imm_use_iterator i;
  use_operand_p use;
  matrix ()->load (e, number_argument (call, 1),
		   lanes_part_type (r->elt, r->es, r->n),
		   gimple_call_arg (call, 2), gimple_call_arg (call, 3), v);
  r->part[0] = v[0];
  FOR_EACH_IMM_USE_FAST (use, i, lhs)
    if (ripple_api_call (USE_STMT (use)) == API_LOADED_WITH)
      {
	gcall *with = as_a<gcall *> (USE_STMT (use));
	if (tree other = gimple_call_lhs (with))
	  new_vector (other)->part[0] = v[number_argument (with, 1)];
      }
}

void
render_tile_row (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call);
  lanes *r = new_vector (lhs);
  r->part[0] = matrix ()->row (e, number_argument (call, 1),
			       number_argument (call, 3),
			       value_base (e, gimple_call_arg (call, 2),
					   unsigned_type_node),
			       lanes_part_type (r->elt, r->es, r->n));
}

void
render_tile_set_row (emitter *e, gcall *call, tree)
{
  matrix ()->set_row (e, number_argument (call, 1), number_argument (call, 3),
		      value_base (e, gimple_call_arg (call, 2),
				  unsigned_type_node),
		      TREE_TYPE (gimple_call_arg (call, 5)),
		      vector_argument (e, call, 4));
}

void
render_tile_add_rows (emitter *e, gcall *call, tree)
{
  matrix ()->add_rows (e, number_argument (call, 1), number_argument (call, 2),
		       TREE_TYPE (gimple_call_arg (call, 4)),
		       vector_argument (e, call, 3));
}

/* CALL, which moves a slice of a tile; in its last argument only the type
   counts.  */

static void
render_move (emitter *e, gcall *call, bool store)
{
  matrix ()->move (e, store, number_argument (call, 5),
		   number_argument (call, 1),
		   value_base (e, gimple_call_arg (call, 2),
			       unsigned_type_node),
		   TREE_TYPE (gimple_call_arg (call, 6)),
		   gimple_call_arg (call, 3), gimple_call_arg (call, 4));
}

void
render_tile_load (emitter *e, gcall *call, tree)
{
  render_move (e, call, false);
}

void
render_tile_store (emitter *e, gcall *call, tree)
{
  render_move (e, call, true);
}

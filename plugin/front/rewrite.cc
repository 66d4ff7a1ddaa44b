/* An annotated loop in canonical form becomes the loop of front.h.

   Terms: T is the counter's type, C the type in which it is compared; UT and
   UC are their unsigned types; S is |step|.

   The number of iterations is computed without branches, so that bounds which
   are tensors stay straight-line code, and exactly, also at the ends of the
   types.  For a loop that goes up (down is the mirror image):

     i < b	d = (UC) max (b, lo) - (UC) lo;  n = d / S + (d % S != 0)
     i <= b	d as above;  n = d / S + 1 if lo <= b, else 0
     i != b	d = (UT) b - (UT) lo;  n = d / S; where T wraps, the smallest
		solution of n * S = d (mod 2^width), which is the same if S
		divides d

   A counter narrower than C wraps before it reaches some bounds; the loop is
   cut short there ("clamp"), where a scalar loop would mostly run for ever.

   The scalar loop never ends where these are not its number of iterations.

   The counter's value is lo + l * step.  It is computed in T itself where
   that cannot overflow in an iteration of the scalar loop, in UT otherwise.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "gimple-expr.h"
#include "tree-iterator.h"
#include "front/frontend.h"
#include "front/internal.h"

/* Loops whose step is at most this are taken to run fewer than 2^31 (2^63)
   times over a range that is not known: the range of the counter would have
   to be more than half of its type.  */
enum { SMALL_STEP = 16 };

static tree
unsigned_of (tree type)
{
  return (TREE_CODE (type) == INTEGER_TYPE ? unsigned_type_for (type)
	  : build_nonstandard_integer_type (TYPE_PRECISION (type), 1));
}

/* TYPE, or if it is no integer type one that is like it.  */

static tree
integer_of (tree type)
{
  return (TREE_CODE (type) == INTEGER_TYPE ? TYPE_MAIN_VARIANT (type)
	  : build_nonstandard_integer_type (TYPE_PRECISION (type),
					    TYPE_UNSIGNED (type)));
}

tree
new_local (location_t loc, tree fndecl, tree type, const char *name)
{
  tree var = create_tmp_var_raw (TYPE_MAIN_VARIANT (type), name);

  DECL_SOURCE_LOCATION (var) = loc;
  DECL_CONTEXT (var) = fndecl;
  TREE_USED (var) = 1;
  DECL_READ_P (var) = 1;
  suppress_warning (var);
  return var;
}

tree
assign (location_t loc, tree var, tree value)
{
  tree stmt = build2_loc (loc, MODIFY_EXPR, TREE_TYPE (var), var,
			  fold_convert_loc (loc, TREE_TYPE (var), value));

  TREE_SIDE_EFFECTS (stmt) = 1;
  suppress_warning (stmt);
  return stmt;
}

static tree
bind (location_t loc, tree vars, tree body)
{
  tree stmt = build3_loc (loc, BIND_EXPR, void_type_node, vars, body,
			  NULL_TREE);

  TREE_SIDE_EFFECTS (stmt) = 1;
  return stmt;
}

/* Marker calls.  */

tree
declare_marker (const char *name, tree type)
{
  tree decl = build_fn_decl (name, type);

  SET_DECL_ASSEMBLER_NAME (decl, DECL_NAME (decl));
  DECL_ATTRIBUTES (decl) = tree_cons (get_identifier ("leaf"), NULL_TREE,
				      DECL_ATTRIBUTES (decl));
  if (frontend_get ()->adopt)
    frontend_get ()->adopt (decl);
  return decl;
}

enum { MARKER_LANE, MARKER_CHUNK_IDX, MARKER_COUNT };

/* A root of the garbage collector.  */
tree front_marker_decls[MARKER_COUNT];

static tree
marker_decl (int which)
{
  tree type, decl = front_marker_decls[which];

  if (decl)
    return decl;
  if (which == MARKER_LANE)
    {
      type = build_varargs_function_type_list (size_type_node, ptr_type_node,
					       integer_type_node,
					       size_type_node, size_type_node,
					       integer_type_node, NULL_TREE);
      decl = declare_marker ("__ripple_lane", type);
    }
  else
    {
      type = build_varargs_function_type_list (size_type_node, ptr_type_node,
					       size_type_node, NULL_TREE);
      decl = declare_marker ("__ripple_chunk_idx", type);
    }
  front_marker_decls[which] = decl;
  return decl;
}

/* Append the dimensions of LOOP to ARGS and build the call.  */

static tree
build_marker (location_t loc, int which, const struct annotated_loop *loop,
	      vec<tree, va_gc> *args)
{
  for (unsigned i = 0; i < loop->dims.length (); i++)
    vec_safe_push (args, build_int_cst (integer_type_node, loop->dims[i]));
  return build_call_expr_loc_vec (loc, marker_decl (which), args);
}

tree
build_chunk_idx (location_t loc, const struct annotated_loop *loop)
{
  vec<tree, va_gc> *args = NULL;

  vec_safe_push (args, unshare_expr (loop->block));
  vec_safe_push (args, loop->lane);
  return build_marker (loc, MARKER_CHUNK_IDX, loop, args);
}

/* __ripple_lane (block, FLAGS and those of LOOP, C, N, id, length, dims...)
   of LOOP.  */

static tree
build_lane (const struct annotated_loop *loop, unsigned flags, tree c, tree n)
{
  vec<tree, va_gc> *args = NULL;

  vec_safe_push (args, unshare_expr (loop->block));
  vec_safe_push (args, build_int_cst (integer_type_node,
				      loop->flags | flags));
  vec_safe_push (args, c);
  vec_safe_push (args, n);
  vec_safe_push (args, build_int_cst (integer_type_node, loop->id));
  vec_safe_push (args, loop->safelen);
  return build_marker (loop->loc, MARKER_LANE, loop, args);
}

/* The number of iterations.  */

/* The inverse of odd number A modulo 2^64.  */

static unsigned HOST_WIDE_INT
inverse (unsigned HOST_WIDE_INT a)
{
  unsigned HOST_WIDE_INT x = a;	/* Right in the low 3 bits.  */

  for (int bits = 3; bits < 64; bits *= 2)
    x *= 2 - a * x;
  return x;
}

/* True if T wraps in the C language.  */

static bool
wraps_p (tree type)
{
  return (TYPE_UNSIGNED (type) || flag_wrapv
	  || TYPE_PRECISION (type) < TYPE_PRECISION (integer_type_node));
}

/* FROM - TO, or TO - FROM if FORM goes up, in unsigned TYPE.  */

static tree
distance (location_t loc, const struct loop_form *form, tree type, tree from,
	  tree to)
{
  from = fold_convert_loc (loc, type, from);
  to = fold_convert_loc (loc, type, to);
  return (form->down ? fold_build2_loc (loc, MINUS_EXPR, type, from, to)
	  : fold_build2_loc (loc, MINUS_EXPR, type, to, from));
}

/* The number of iterations of i != BOUND from LO.  */

static tree
count_until_equal (location_t loc, const struct loop_form *form, tree lo,
		   tree bound)
{
  tree type = unsigned_of (TREE_TYPE (form->counter));
  tree step = fold_convert (type, form->step);
  tree d = distance (loc, form, type, lo, bound);
  unsigned HOST_WIDE_INT s = tree_to_uhwi (form->step);
  int shift = exact_log2 (s & -s);
  unsigned width = TYPE_PRECISION (type);

  if (integer_onep (step))
    return d;
  if (!wraps_p (TREE_TYPE (form->counter)))
    return fold_build2_loc (loc, TRUNC_DIV_EXPR, type, d, step);
  d = fold_build2_loc (loc, RSHIFT_EXPR, type, d,
		       build_int_cst (integer_type_node, shift));
  d = fold_build2_loc (loc, MULT_EXPR, type, d,
		       build_int_cst_type (type, inverse (s >> shift)));
  return fold_build2_loc (loc, BIT_AND_EXPR, type, d,
			  wide_int_to_tree (type, wi::mask (width - shift,
							    false, width)));
}

/* The number of iterations from LO while LO may still reach BOUND; the
   comparison is done in TYPE, the type of both.  */

static tree
count_until_passed (location_t loc, const struct loop_form *form, tree type,
		    tree lo, tree bound)
{
  tree utype = unsigned_of (type), step, d, n, more;
  bool equal = form->relation == LE_EXPR || form->relation == GE_EXPR;

  step = fold_convert_loc (loc, utype, form->step);
  if (equal)
    more = fold_build2_loc (loc, form->down ? GE_EXPR : LE_EXPR,
			    boolean_type_node, lo, bound);
  else
    bound = fold_build2_loc (loc, form->down ? MIN_EXPR : MAX_EXPR, type,
			     bound, lo);
  d = distance (loc, form, utype, lo, bound);
  n = fold_convert_loc (loc, size_type_node,
			fold_build2_loc (loc, TRUNC_DIV_EXPR, utype, d, step));
  if (equal)
    {
      n = fold_build2_loc (loc, PLUS_EXPR, size_type_node, n, size_one_node);
      more = fold_convert_loc (loc, size_type_node, more);
      return fold_build2_loc (loc, BIT_AND_EXPR, size_type_node, n,
			      fold_build1_loc (loc, NEGATE_EXPR,
					       size_type_node, more));
    }
  if (integer_onep (step))
    return n;
  more = fold_build2_loc (loc, NE_EXPR, boolean_type_node,
			  fold_build2_loc (loc, TRUNC_MOD_EXPR, utype, d,
					   step),
			  build_zero_cst (utype));
  return fold_build2_loc (loc, PLUS_EXPR, size_type_node, n,
			  fold_convert_loc (loc, size_type_node, more));
}

/* At most N iterations, and no more than the counter can count from LO.  */

static tree
clamp (location_t loc, const struct loop_form *form, tree lo, tree n)
{
  tree type = integer_of (TREE_TYPE (form->counter));
  tree utype = unsigned_of (type);
  tree d = distance (loc, form, utype, lo,
		     form->down ? TYPE_MIN_VALUE (type)
		     : TYPE_MAX_VALUE (type));

  d = fold_build2_loc (loc, TRUNC_DIV_EXPR, utype, d,
		       fold_convert (utype, form->step));
  d = fold_build2_loc (loc, PLUS_EXPR, size_type_node,
		       fold_convert_loc (loc, size_type_node, d),
		       size_one_node);
  return fold_build2_loc (loc, MIN_EXPR, size_type_node, n, d);
}

/* The number of iterations of FORM, a size_t, from LO in the counter's type
   and BOUND in the comparison type.  */

static tree
count_iterations (location_t loc, const struct loop_form *form, tree lo,
		  tree bound)
{
  tree type = integer_of (TREE_TYPE (bound)), from = lo, n;
  unsigned width = TYPE_PRECISION (TREE_TYPE (form->counter));

  if (form->relation == NE_EXPR)
    return fold_convert_loc (loc, size_type_node,
			     count_until_equal (loc, form, lo, bound));
  for (unsigned i = 0; i < form->widening.length (); i++)
    from = fold_convert_loc (loc, form->widening[i], from);
  n = count_until_passed (loc, form, type, fold_convert_loc (loc, type, from),
			  fold_convert_loc (loc, type, bound));
  if (wraps_p (TREE_TYPE (form->counter))
      && width < TYPE_PRECISION (type)
      && width < TYPE_PRECISION (size_type_node))
    n = clamp (loc, form, lo, n);
  return n;
}

/* The counter's values.  */

/* True if (T) l * S cannot overflow in counter type TYPE in an iteration that
   the scalar loop runs: it is no more than the distance between the first and
   the last value, which fits if both are on one side of zero.  */

static bool
small_range_p (const struct loop_form *form)
{
  widest_int max = wi::to_widest (TYPE_MAX_VALUE (TREE_TYPE (form->counter)));
  bool bound_known = (TREE_CODE (form->bound) == INTEGER_CST
		      && form->relation != NE_EXPR
		      && !TYPE_UNSIGNED (TREE_TYPE (form->bound)));

  if (wi::gtu_p (wi::to_widest (form->step), max))
    return false;
  if (form->lo && wi::neg_p (wi::to_widest (form->lo)) == form->down)
    return true;
  if (bound_known
      && wi::neg_p (wi::to_widest (form->bound)) != form->down)
    return true;
  if (form->lo && bound_known)
    return wi::leu_p (wi::abs (wi::to_widest (form->bound)
			       - wi::to_widest (form->lo)), max);
  return !form->lo && tree_to_uhwi (form->step) <= SMALL_STEP;
}

/* True if the counter's values never wrap.  All but != keep it on one side of
   the bound; that leads through the end of the type if it starts behind the
   bound, or if the step does not divide the distance.  */

static bool
never_wraps_p (const struct loop_form *form)
{
  tree type = TREE_TYPE (form->counter);
  tree first = form->down ? TYPE_MAX_VALUE (type) : TYPE_MIN_VALUE (type);
  tree last = form->down ? TYPE_MIN_VALUE (type) : TYPE_MAX_VALUE (type);

  if (form->relation != NE_EXPR || !wraps_p (type))
    return true;
  return (integer_pow2p (form->step)
	  && ((form->lo && first && tree_int_cst_equal (form->lo, first))
	      || (TREE_CODE (form->bound) == INTEGER_CST && last
		  && tree_int_cst_equal (form->bound, last))));
}

/* True if FORM's bound is a value of the counter's type.  */

static bool
bound_fits_p (const struct loop_form *form)
{
  tree type = TREE_TYPE (form->counter), bound = strip_wrappers (form->bound);

  if (TREE_CODE (bound) == INTEGER_CST)
    return int_fits_type_p (bound, type);
  while (CONVERT_EXPR_P (bound) && INTEGRAL_TYPE_P (TREE_TYPE (bound))
	 && INTEGRAL_TYPE_P (TREE_TYPE (TREE_OPERAND (bound, 0)))
	 && (TYPE_PRECISION (TREE_TYPE (TREE_OPERAND (bound, 0)))
	     < TYPE_PRECISION (TREE_TYPE (bound)))
	 && TYPE_PRECISION (TREE_TYPE (bound)) > TYPE_PRECISION (type))
    bound = strip_wrappers (TREE_OPERAND (bound, 0));
  return (TYPE_UNSIGNED (TREE_TYPE (bound)) == TYPE_UNSIGNED (type)
	  && TYPE_PRECISION (TREE_TYPE (bound)) <= TYPE_PRECISION (type));
}

/* LANE_BELOW_MAX and LANE_ABOVE_MIN as far as they are known: the counter
   does not reach the end of its type at which the bound is if it stops short
   of a bound that it could have as its value, and not the other end if it does
   not start there.  */

static unsigned
range_flags (const struct loop_form *form)
{
  tree type = TREE_TYPE (form->counter);
  tree first = form->down ? TYPE_MAX_VALUE (type) : TYPE_MIN_VALUE (type);
  tree last = form->down ? TYPE_MIN_VALUE (type) : TYPE_MAX_VALUE (type);
  bool inclusive = form->relation == LE_EXPR || form->relation == GE_EXPR;
  unsigned flags = 0;

  if (TREE_CODE (type) != INTEGER_TYPE || !never_wraps_p (form))
    return 0;
  if (bound_fits_p (form)
      && (!inclusive
	  || (TREE_CODE (form->bound) == INTEGER_CST
	      && wi::to_widest (form->bound) != wi::to_widest (last))))
    flags |= form->down ? LANE_ABOVE_MIN : LANE_BELOW_MAX;
  if (form->lo && !tree_int_cst_equal (form->lo, first))
    flags |= form->down ? LANE_BELOW_MAX : LANE_ABOVE_MIN;
  return flags;
}

/* LO moved by COUNT steps, computed in TYPE, in the counter's type.  */

static tree
counter_after (location_t loc, const struct loop_form *form, tree type,
	       tree lo, tree count)
{
  tree value = fold_convert_loc (loc, type, count);

  value = fold_build2_loc (loc, MULT_EXPR, type, value,
			   fold_convert (type, form->step));
  value = fold_build2_loc (loc, form->down ? MINUS_EXPR : PLUS_EXPR, type,
			   fold_convert_loc (loc, type, lo), value);
  return fold_convert_loc (loc, TREE_TYPE (form->counter), value);
}

/* The value of the counter in lane LANE.  */

static tree
counter_value (location_t loc, const struct loop_form *form, tree lo,
	       tree lane)
{
  tree type = TREE_TYPE (form->counter);

  if (TREE_CODE (type) == INTEGER_TYPE && !TYPE_UNSIGNED (type)
      && TYPE_PRECISION (type) >= TYPE_PRECISION (integer_type_node)
      && small_range_p (form))
    type = integer_of (type);
  else
    type = unsigned_of (type);
  return counter_after (loc, form, type, lo, lane);
}

/* The body.  */

struct substitution
{
  tree from, to;
  bool addresses;
  hash_map<tree, tree> done;	/* What became of what was walked.  */
};

/* True if T must be copied before it is changed: the C++ front end may have
   folded it for the sake of a warning, and remembers what T was folded to.  */

static bool
remembered_p (tree t)
{
  switch (TREE_CODE (t))
    {
    case SAVE_EXPR:
    case TARGET_EXPR:
    case BIND_EXPR:
    case DECL_EXPR:
      return false;
    case CONSTRUCTOR:
      return true;
    default:
      return EXPR_P (t) && TREE_CODE_CLASS (TREE_CODE (t)) != tcc_statement;
    }
}

static tree
substitute (tree *tp, int *walk_subtrees, void *data)
{
  struct substitution *s = (struct substitution *) data;
  tree t = *tp;

  if (t == s->from || (TREE_CODE (t) == TREE_CODE (s->from)
		       && EXPR_P (t) && operand_equal_p (t, s->from, 0)))
    {
      *tp = s->to;
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  if (DECL_P (t))
    return NULL_TREE;
  tree *done = s->done.get (t);
  bool address = (TREE_CODE (t) == ADDR_EXPR
		  && operand_equal_p (TREE_OPERAND (t, 0), s->from, 0));
  if (TYPE_P (t) || done || (address && !s->addresses))
    {
      *tp = done ? *done : t;
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  if (address)
    TREE_ADDRESSABLE (s->to) = 1;
  if (remembered_p (t))
    {
      *tp = copy_node (t);
      if (TREE_CODE (t) == CONSTRUCTOR)
	CONSTRUCTOR_ELTS (*tp) = vec_safe_copy (CONSTRUCTOR_ELTS (t));
      s->done.put (*tp, *tp);
    }
  s->done.put (t, *tp);
  if (TREE_CODE (t) == DECL_EXPR && VAR_P (DECL_EXPR_DECL (t))
      && !TREE_STATIC (DECL_EXPR_DECL (t)))
    walk_tree (&DECL_INITIAL (DECL_EXPR_DECL (t)), substitute, s, NULL);
  return NULL_TREE;
}

void
replace_variable (tree *tp, tree var, tree by, bool addresses)
{
  struct substitution s;

  s.from = var;
  s.to = by;
  s.addresses = addresses;
  walk_tree (tp, substitute, &s, NULL);
}

/* A copy of the counter of FORM that the iteration may have the address of:
   so nothing changes the loop, and each lane has its own.  It is set from
   REG.  */

static tree
addressed_counter (tree fndecl, const struct loop_form *form, tree reg)
{
  tree var = copy_node (form->counter);

  DECL_CONTEXT (var) = fndecl;
  DECL_CHAIN (var) = NULL_TREE;
  DECL_INITIAL (var) = NULL_TREE;
  SET_DECL_VALUE_EXPR (var, NULL_TREE);
  DECL_HAS_VALUE_EXPR_P (var) = 0;
  DECL_ATTRIBUTES (var)
    = tree_cons (get_identifier (RIPPLE_BODY_ATTRIBUTE), NULL_TREE,
		 tree_cons (get_identifier (RIPPLE_COPY_ATTRIBUTE),
			    DECL_NAME (reg),
			    DECL_ATTRIBUTES (form->counter)));
  return var;
}

/* The body of the new loop: lane, counter, then the old body.  The user's
   counter is a copy of one that is a register and set nowhere else; if it
   lives in memory the body reads the register, unless something may be
   written to the copy.  */

static tree
build_body (tree fndecl, const struct annotated_loop *loop,
	    const struct loop_form *form, const struct loop_body *body,
	    tree lo, tree c, tree n)
{
  location_t loc = loop->loc;
  tree counter = new_local (loc, fndecl, TREE_TYPE (form->counter),
			    never_wraps_p (form) ? RIPPLE_COUNTER
			    : RIPPLE_WRAPPING_COUNTER);
  tree list = NULL_TREE, lane;

  lane = build_lane (loop, range_flags (form), c, n);
  append_to_statement_list (assign (loc, loop->lane, lane), &list);
  append_to_statement_list (assign (loc, counter,
				    counter_value (loc, form, lo, loop->lane)),
			    &list);
  DECL_CHAIN (loop->lane) = counter;
  if (!TREE_ADDRESSABLE (form->counter))
    append_to_statement_list (assign (loc, form->counter, counter), &list);
  else
    {
      if (!body->maybe_written)
	replace_variable (&FOR_BODY (form->for_stmt), form->counter, counter,
			  false);
      if (body->address_taken)
	{
	  tree copy = addressed_counter (fndecl, form, counter);

	  replace_variable (&FOR_BODY (form->for_stmt), form->counter, copy,
			    true);
	  append_to_statement_list (assign (loc, copy, counter), &list);
	  DECL_CHAIN (counter) = copy;
	}
    }
  if (FOR_BODY (form->for_stmt))
    append_to_statement_list (FOR_BODY (form->for_stmt), &list);
  return bind (loc, loop->lane, list);
}

/* COND in the ANNOTATE_EXPRs of ANNOTATIONS.  */

static tree
annotate (tree annotations, tree cond)
{
  if (!annotations || TREE_CODE (annotations) != ANNOTATE_EXPR)
    return cond;
  return build3_loc (EXPR_LOCATION (annotations), ANNOTATE_EXPR,
		     TREE_TYPE (cond),
		     annotate (TREE_OPERAND (annotations, 0), cond),
		     TREE_OPERAND (annotations, 1),
		     TREE_OPERAND (annotations, 2));
}

tree
rewrite_loop (tree fndecl, struct annotated_loop *loop,
	      const struct loop_form *form, const struct loop_body *body)
{
  location_t loc = loop->loc;
  tree lo = form->lo, bound = form->bound, list = NULL_TREE, vars = NULL_TREE;
  tree n = new_local (loc, fndecl, size_type_node, "ripple_n");
  tree c = new_local (loc, fndecl, size_type_node, "ripple_c");
  tree for_stmt = form->for_stmt, stmt;

  DECL_CHAIN (n) = c;
  vars = n;
  if (!lo)
    {
      lo = new_local (loc, fndecl, TREE_TYPE (form->counter), "ripple_lo");
      DECL_CHAIN (lo) = vars;
      vars = lo;
      append_to_statement_list (assign (loc, lo, form->counter), &list);
    }
  if (TREE_CODE (bound) != INTEGER_CST)
    {
      bound = new_local (loc, fndecl, TREE_TYPE (bound), "ripple_bound");
      DECL_CHAIN (bound) = vars;
      vars = bound;
      stmt = assign (form->cond_loc, bound, form->bound);
      if (form->cleanups)
	stmt = build1_loc (loc, CLEANUP_POINT_EXPR, TREE_TYPE (stmt), stmt);
      append_to_statement_list (stmt, &list);
    }
  append_to_statement_list (assign (loc, n, count_iterations (loc, form, lo,
							      bound)), &list);
  append_to_statement_list (assign (loc, c, size_zero_node), &list);

  open_reductions (fndecl, loop, &FOR_BODY (for_stmt), &vars, &list);
  FOR_BODY (for_stmt) = build_body (fndecl, loop, form, body, lo, c, n);
  FOR_COND (for_stmt)
    = annotate (form->annotations,
		build2_loc (form->cond_loc, LT_EXPR, boolean_type_node, c, n));
  FOR_EXPR (for_stmt)
    = assign (loc, c, build2_loc (loc, PLUS_EXPR, size_type_node, c,
				  size_one_node));
  append_to_statement_list (for_stmt, &list);
  close_reductions (loop, n, &list);

  if (!form->own_counter)
    append_to_statement_list
      (assign (loc, form->counter,
	       counter_after (loc, form,
			      unsigned_of (TREE_TYPE (form->counter)), lo, n)),
       &list);
  return bind (loc, vars, list);
}

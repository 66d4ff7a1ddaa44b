/* What vectors are computed anew from where their elements come from.

   What is stored is described by where each of its bytes comes from.  If that
   is a vector as it stands, or a constant, there is nothing to do; if it is
   results of one operation, that operation is done on what its operands are
   described by, in the same way.  What nothing is known of but that it is one
   vector, in another order, is permuted; what comes from the same place in all
   pieces of several vectors is taken from there, where that is wanted.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "optabs-decl.h"
#include "transform/tune/origins.h"

enum { DEEPEST = 24, MOST_MADE = 256, MOST_KNOWN = 1024 };

/* Do G's operation on ARGS.  */

static tree
build_operation (replacement *r, gimple *g, const vec<tree> &args)
{
  gimple *s;
  if (is_gimple_call (g) && gimple_call_internal_p (g))
    s = gimple_build_call_internal_vec (gimple_call_internal_fn (g), args);
  else if (is_gimple_call (g))
    s = gimple_build_call_vec (gimple_call_fn (g), args);
  else
    s = gimple_build_assign (NULL_TREE, gimple_assign_rhs_code (g), args[0],
			     args.length () > 1 ? args[1] : NULL_TREE,
			     args.length () > 2 ? args[2] : NULL_TREE);
  return append_operation (r, TREE_TYPE (gimple_get_lhs (g)), s);
}

/* What O describes, as TYPE, if that is the negative of some integers, or its
   complement, and others as they are; else null:  (x ^ m) - m , or  x ^ m ,
   for the mask M of the former.  */

static tree
build_signs (replacement *r, const origin *o, tree type, unsigned depth)
{
  origin of = *o;
  unsigned char mask[MOST_BYTES];
  unsigned es = 0, negative = 0;
  enum tree_code code = ERROR_MARK;
  for (unsigned i = 0; i < o->bytes; i++)
    {
      tree x = o->from[i];
      gassign *g = (TREE_CODE (x) == SSA_NAME
		    ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
      mask[i] = 0;
      if (!g || (gimple_assign_rhs_code (g) != NEGATE_EXPR
		 && gimple_assign_rhs_code (g) != BIT_NOT_EXPR))
	continue;
      if (code == ERROR_MARK)
	code = gimple_assign_rhs_code (g);
      if (!VECTOR_INTEGER_TYPE_P (TREE_TYPE (x))
	  || gimple_assign_rhs_code (g) != code
	  || (es && element_bytes (TREE_TYPE (x)) != es))
	return NULL_TREE;
      es = element_bytes (TREE_TYPE (x));
      of.from[i] = gimple_assign_rhs1 (g);
      mask[i] = 0xff;
      negative++;
    }
  if (negative == 0 || negative == o->bytes || o->bytes % es != 0)
    return NULL_TREE;
  for (unsigned i = 0; i < o->bytes; i++)
    if (mask[i] != mask[i / es * es]
	|| (mask[i] && (o->from[i] != o->from[i / es * es]
			|| o->at[i] % es != i % es
			|| o->at[i] / es != o->at[i / es * es] / es)))
      return NULL_TREE;
  tree num = build_nonstandard_integer_type (es * 8, true);
  tree numbers = build_vector_type (num, o->bytes / es);
  tree m = VECTOR_MODE_P (TYPE_MODE (numbers))
	   ? native_interpret_expr (numbers, mask, o->bytes) : NULL_TREE;
  tree x = m ? build_described (r, &of, numbers, depth + 1) : NULL_TREE;
  if (!x)
    return NULL_TREE;
  x = gimple_build (&r->seq, r->loc, BIT_XOR_EXPR, numbers, x, m);
  if (code == NEGATE_EXPR)
    x = gimple_build (&r->seq, r->loc, MINUS_EXPR, numbers, x, m);
  r->made += 2;
  return viewed (r, type, x);
}

/* What O describes, if each element is the result of the operation of G; null
   if not.  */

static tree
build_same (replacement *r, const origin *o, gimple *g, unsigned depth)
{
  auto_vec<tree> args;
  unsigned es = origin_elements (o);
  for (unsigned i = es; i < o->bytes; i += es)
    {
      gimple *other = SSA_NAME_DEF_STMT (o->from[i]);
      if (other != g
	  && (!lane_by_lane_p (other) || !same_operations_p (g, other)))
	return NULL_TREE;
    }
  for (unsigned k = 0; k < operands (g); k++)
    {
      origin of;
      tree x = operand_of (g, k);
      if (!VECTOR_TYPE_P (TREE_TYPE (x)))
	r->kept.add (x);
      else if (!operand_origins (r, o, k, &of))
	return NULL_TREE;
      else
	x = build_described (r, &of, TREE_TYPE (x), depth + 1);
      if (!x)
	return NULL_TREE;
      args.safe_push (x);
    }
  return build_operation (r, g, args);
}

/* True if O is bytes of one vector.  */

static bool
single_source_p (const origin *o)
{
  for (unsigned i = 1; i < o->bytes; i++)
    if (o->from[i] != o->from[0])
      return false;
  return true;
}

/* True if O is made of pieces of ES bytes of one vector.  */

static bool
pieces_p (const origin *o, unsigned es)
{
  for (unsigned i = 0; i < o->bytes; i++)
    if (o->from[i] != o->from[0] || o->at[i] % es != i % es
	|| o->at[i] / es != o->at[i / es * es] / es)
      return false;
  return true;
}

/* What O describes, if that is one vector in another order, of pieces of which
   the machine has any order; else null.  It is WANTED as that type.  */

static tree
build_permuted (replacement *r, const origin *o, tree wanted)
{
  enum { SHORTEST = 4, LONGEST = 8 };
  unsigned es = LONGEST;
  tree x = o->from[0];
  if (TREE_CODE (x) != SSA_NAME || vector_bytes (TREE_TYPE (x)) != o->bytes)
    return NULL_TREE;
  while (es >= SHORTEST && (o->bytes % es != 0 || !pieces_p (o, es)))
    es /= 2;
  if (es < SHORTEST)
    return NULL_TREE;
  /* Where numbers are wanted, as such: instructions differ.  */
  tree type = element_bytes (wanted) == es ? wanted : TREE_TYPE (x);
  unsigned n = o->bytes / es;
  if (element_bytes (type) != es)
    type = build_vector_type (build_nonstandard_integer_type (8 * es, 1), n);
  vec_perm_builder sel (n, n, 1);
  for (unsigned i = 0; i < o->bytes; i += es)
    sel.quick_push (o->at[i] / es);
  vec_perm_indices indices (sel, 1, n);
  if (!VECTOR_MODE_P (TYPE_MODE (type))
      || !ripple_vec_perm_const_p (TYPE_MODE (type), indices))
    return NULL_TREE;
  x = viewed (r, type, x);
  r->permuted++;
  tree mask = vec_perm_indices_to_tree (build_vector_type (ssizetype, n),
					indices);
  return append_operation (r, type,
			   gimple_build_assign (NULL_TREE, VEC_PERM_EXPR,
						x, x, mask));
}

/* What O describes, if that is sums and differences by turns for which the
   machine has an instruction; else null.  */

static tree
build_alternate (replacement *r, const origin *o, unsigned depth)
{
  for (int fused = 1; fused >= 0; fused--)
    {
      alternate_signs a;
      auto_vec<tree> args;
      tree type = TREE_TYPE (o->from[0]), x = type;
      if (!find_alternate_signs (r, o, fused, &a))
	continue;
      for (unsigned k = 0; k < a.operands && x; k++)
	{
	  x = build_described (r, &a.of[k], type, depth + 1);
	  args.safe_push (x);
	}
      if (!x)
	continue;
      if (a.negated)
	args.last () = append_operation (r, type,
					 gimple_build_assign (NULL_TREE,
							      NEGATE_EXPR, x));
      return append_operation (r, type,
			       gimple_build_call_internal_vec (a.fn, args));
    }
  return NULL_TREE;
}

/* The same as build_described for what is no vector as it stands, and has not
   been made.  */

static tree
build_anew (replacement *r, origin *o, tree type, unsigned depth)
{
  if (depth > DEEPEST || r->made > MOST_MADE)
    return NULL_TREE;
  if (tree x = build_signs (r, o, type, depth))
    return x;
  unsigned es = origin_elements (o), made = r->made, permuted = r->permuted;
  tree first = o->from[0], n = es ? number_of_all (first) : NULL_TREE;
  tree x = NULL_TREE;
  for (unsigned i = 0; i < o->bytes && n; i += es)
    if (!number_of_all (o->from[i])
	|| !operand_equal_p (number_of_all (o->from[i]), n, 0))
      n = NULL_TREE;
  if (n)
    return viewed (r, type, first);
  gimple *g = es ? SSA_NAME_DEF_STMT (first) : NULL;
  if (g && lane_by_lane_p (g))
    {
      x = build_same (r, o, g, depth);
      /* The result rather than several operands, unless other results will
	 need these, too.  */
      if (x && !r->pieces && r->permuted > permuted + 1
	  && single_source_p (o))
	x = NULL_TREE;
      else if (!x)
	x = build_alternate (r, o, depth);
    }
  if (!x)
    {
      /* What has been made in vain is not used.  */
      r->made = made;
      r->permuted = permuted;
      x = build_permuted (r, o, type);
    }
  if (!x && r->pieces)
    x = build_in_pieces (r, o, type);
  return x ? viewed (r, type, x) : NULL_TREE;
}

tree
build_described (replacement *r, origin *o, tree type, unsigned depth)
{
  find_origins (r, o);
  if (whole_origin_p (o))
    return viewed (r, type, o->from[0]);
  if (tree c = constant_of (o, type))
    return c;
  for (unsigned i = 0; i < r->known.length (); i++)
    if (same_origins_p (&r->known[i].of, o)
	&& types_compatible_p (r->known[i].type, type))
      return r->known[i].value;
  if (r->known.length () > MOST_KNOWN)
    return NULL_TREE;
  /* What cannot be made is known, too, so that nothing is tried twice.  */
  description d = { *o, type, build_anew (r, o, type, depth) };
  r->known.safe_push (d);
  return d.value;
}

/* Calls of functions that are declared to have vector variants, by
   __attribute__ ((simd)) or #pragma omp declare simd, as <math.h> does with
   -ffast-math.

   INPUT	_2 = sinf (_1);			_1: Tensor[16]
   OUTPUT	_2 = _ZGVeN16v_sinf (_1);	vector(16) float

   GCC itself says which variants there are (expand_simd_clones), how they are
   called, and which the target of the function can run.  The one with the
   most lanes that fit in a part is taken, and of these the one with the most
   uniform and linear parameters.  A linear one receives the value of the first
   lane; the others must follow in steps that are the constant that was
   declared.  With -flto none are used but those of the C library: the symbol
   table of another unit has none as long as it is not optimised.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "emit/lanes.h"
#include "emit/value/parts.h"
#include "front/front.h"
#include "omp-simd-clone.h"
#include "transform/render/render-private.h"
#include "transform/render/render.h"

/* Let NODE have the variants that the option math says, or none if it says
   so: what the C library's headers declare is not the program's wish.  */

static void
obey_option (cgraph_node *node)
{
  tree fn = node->decl;
  bool declared = lookup_attribute ("omp declare simd", DECL_ATTRIBUTES (fn));
  if (!declared && ripple_vector_library_p (fn))
    {
      tree clauses = build_tree_list
		       (NULL_TREE, build_omp_clause (UNKNOWN_LOCATION,
						     OMP_CLAUSE_NOTINBRANCH));
      DECL_ATTRIBUTES (fn) = tree_cons (get_identifier ("omp declare simd"),
					clauses, DECL_ATTRIBUTES (fn));
    }
  else if (declared && ripple_math == MATH_SCALAR && fndecl_built_in_p (fn)
	   && in_system_header_at (DECL_SOURCE_LOCATION (fn)))
    DECL_ATTRIBUTES (fn) = remove_attribute ("omp declare simd",
					     DECL_ATTRIBUTES (fn));
}

void
declare_simd_variants (void)
{
  cgraph_node *node;
  auto_vec<cgraph_node *> declared;
  FOR_EACH_FUNCTION (node)
    if (!node->definition && node->callers)
      obey_option (node);
  FOR_EACH_FUNCTION (node)
    if (!node->definition && node->callers && !node->simd_clones
	&& (!flag_generate_lto || fndecl_built_in_p (node->decl))
	&& TYPE_ARG_TYPES (TREE_TYPE (node->decl))
	&& !stdarg_p (TREE_TYPE (node->decl))
	&& lookup_attribute ("omp declare simd", DECL_ATTRIBUTES (node->decl)))
      declared.safe_push (node);
  for (unsigned i = 0; i < declared.length (); i++)
    {
      expand_simd_clones (declared[i]);
      /* Variants have no variants: with -flto the compiler would look for
	 them.  */
      for (node = declared[i]->simd_clones; node;
	   node = node->simdclone->next_clone)
	{
	  tree attributes = DECL_ATTRIBUTES (node->decl);
	  DECL_ATTRIBUTES (node->decl)
	    = remove_attribute ("omp declare simd", attributes);
	}
    }
}

/* What the affine OP has in lane K of a block of shape S more than its base,
   to *MORE; false if that is no constant.  */

static bool
lane_offset (tree op, const struct shape *s, unsigned k, HOST_WIDE_INT *more)
{
  const value_info *info = overlay_info (op);
  uint64_t index[SHAPE_RANK];
  unsigned HOST_WIDE_INT sum = 0;
  shape_unflatten (s, k, index);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&info->shape.dim[d]))
      {
	mpz_t stride;
	mpz_init (stride);
	bool ok = poly_constant_p (&info->affine->stride[d], stride)
		  && mpz_fits_slong_p (stride);
	if (ok)
	  sum += (unsigned HOST_WIDE_INT) mpz_get_si (stride) * index[d];
	mpz_clear (stride);
	if (!ok)
	  return false;
      }
  *more = (HOST_WIDE_INT) sum;
  return true;
}

/* True if the lanes of OP, in each LEN lanes of a block of shape S, increase
   by STEP, as numbers of TYPE.  */

static bool
linear_p (tree op, tree type, const struct shape *s, unsigned len,
	  HOST_WIDE_INT step)
{
  HOST_WIDE_INT first = 0, more;
  if (!varying_p (op) || !overlay_info (op)->affine
      || !types_compatible_p (type, TREE_TYPE (op)))
    return false;
  for (unsigned k = 0; k < shape_lanes (s); k++)
    {
      if (!lane_offset (op, s, k, &more))
	return false;
      if (k % len == 0)
	first = more;
      if (more - first != (HOST_WIDE_INT) (k % len) * step)
	return false;
    }
  return true;
}

/* OP in the lanes K = 0, LEN, 2 * LEN, ... of a block of shape S.  */

static void
linear_arguments (emitter *e, tree op, const struct shape *s, unsigned len,
		  auto_vec<tree> *out)
{
  tree wide = value_wide_type (), base = value_base (e, op, wide);
  HOST_WIDE_INT more;
  for (unsigned k = 0; k < shape_lanes (s); k += len)
    {
      lane_offset (op, s, k, &more);
      tree x = gimple_build (&e->seq, e->loc, PLUS_EXPR, wide, base,
			     build_int_cst (wide, more));
      out->safe_push (gimple_convert (&e->seq, e->loc, TREE_TYPE (op), x));
    }
}

/* True if VARIANT can be called instead of calls like CALL for the lanes of S.
   MASKED: some lanes may be off.  */

static bool
fits_p (cgraph_node *variant, gcall *call, const struct shape *s, bool masked)
{
  cgraph_simd_clone *c = variant->simdclone;
  unsigned n = shape_lanes (s);
  unsigned HOST_WIDE_INT len;
  tree result = TREE_TYPE (TREE_TYPE (variant->decl));
  /* Lanes set no errno.  */
  bool pure = (gimple_call_flags (call) & (ECF_CONST | ECF_PURE))
	      || ripple_vector_library_p (gimple_call_fndecl (call));
  if (!c->simdlen.is_constant (&len)
      || !(VOID_TYPE_P (result) || VECTOR_TYPE_P (result))
      || ripple_simd_clone_usable (variant) < 0)
    return false;
  if (pure ? c->inbranch : (masked != c->inbranch || n % len != 0))
    return false;
  for (unsigned i = 0; i < c->nargs; i++)
    switch (c->args[i].arg_type)
      {
      case SIMD_CLONE_ARG_TYPE_VECTOR:
      case SIMD_CLONE_ARG_TYPE_MASK:
	break;
      case SIMD_CLONE_ARG_TYPE_UNIFORM:
	if (varying_p (gimple_call_arg (call, i)))
	  return false;
	break;
      case SIMD_CLONE_ARG_TYPE_LINEAR_CONSTANT_STEP:
	if (!linear_p (gimple_call_arg (call, i), c->args[i].orig_type, s, len,
		       c->args[i].linear_step))
	  return false;
	break;
      default:
	return false;
      }
  return c->nargs == gimple_call_num_args (call) + c->inbranch;
}

static unsigned
scalar_parameters (cgraph_node *variant)
{
  unsigned count = 0;
  for (unsigned i = 0; i < variant->simdclone->nargs; i++)
    count += (variant->simdclone->args[i].arg_type
	      != SIMD_CLONE_ARG_TYPE_VECTOR);
  return count;
}

/* True if A, which can be called, is better than B.  */

static bool
better_p (cgraph_node *a, cgraph_node *b)
{
  if (maybe_ne (a->simdclone->simdlen, b->simdclone->simdlen))
    return known_gt (a->simdclone->simdlen, b->simdclone->simdlen);
  if (scalar_parameters (a) != scalar_parameters (b))
    return scalar_parameters (a) > scalar_parameters (b);
  return ripple_simd_clone_usable (a) < ripple_simd_clone_usable (b);
}

static cgraph_node *
choose (gcall *call, tree elt, const struct shape *s, bool masked)
{
  tree fn = gimple_call_fndecl (call);
  cgraph_node *node = fn ? cgraph_node::get (fn) : NULL, *best = NULL;
  unsigned width = lanes_width (tree_to_uhwi (TYPE_SIZE_UNIT (elt)),
				shape_lanes (s));
  if (!node || node->definition)
    return NULL;
  for (cgraph_node *v = node->simd_clones; v; v = v->simdclone->next_clone)
    if (fits_p (v, call, s, masked)
	&& known_le (v->simdclone->simdlen, width)
	&& (!best || better_p (v, best)))
      best = v;
  return best;
}

/* OUT: for each of the calls on LEN lanes, the vectors of TYPE that hold
   its argument, whose lanes are A.  */

static void
vector_arguments (emitter *e, tree type, lanes *a, unsigned len,
		  auto_vec<tree> *out)
{
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  lanes_regroup (e, a, width, out);
  for (unsigned i = 0; i < out->length (); i++)
    (*out)[i] = part_view (e, type, (*out)[i]);
  while (out->length () < CEIL (lanes_count (a->n), len) * len / width)
    out->safe_push (part_any (type));
}

/* The type of VARIANT's last parameters, its mask.  Where the variant itself
   does not tell it, its function's type does; from GCC 14 on that leaves it
   out.  */

static tree
mask_type (cgraph_node *variant)
{
  cgraph_simd_clone *c = variant->simdclone;
  tree type = c->args[c->nargs - 1].vector_type;
  if (!type)
    for (tree t = TYPE_ARG_TYPES (TREE_TYPE (variant->decl)); t;
	 t = TREE_CHAIN (t))
      if (!VOID_TYPE_P (TREE_VALUE (t)))
	type = TREE_VALUE (t);
  return type;
}

/* The same for the mask M, cut for the elements of the mask's vectors.  */

static void
mask_arguments (emitter *e, cgraph_node *variant, lanes *m, unsigned len,
		auto_vec<tree> *out)
{
  tree type = mask_type (variant);
  if (VECTOR_TYPE_P (type))
    {
      tree num = integer_element (tree_to_uhwi (TYPE_SIZE (TREE_TYPE (type))),
				  false);
      m = lanes_convert (e, m, num);
      m = lanes_unary (e, NEGATE_EXPR, m);
      vector_arguments (e, type, m, len, out);
      return;
    }
  for (unsigned k = 0; k < lanes_count (m->n); k += len)
    {
      tree bits = lanes_bits (e, m, k / 64 * 64);
      bits = gimple_build (&e->seq, e->loc, RSHIFT_EXPR, TREE_TYPE (bits),
			   bits, build_int_cst (integer_type_node, k % 64));
      bits = gimple_build (&e->seq, e->loc, BIT_AND_EXPR, TREE_TYPE (bits),
			   bits, build_int_cstu (TREE_TYPE (bits),
						 HOST_WIDE_INT_M1U
						 >> (64 - len)));
      out->safe_push (gimple_convert (&e->seq, e->loc, type, bits));
    }
}

bool
render_simd_call (emitter *e, gcall *call, const struct shape *s, tree mask,
		  lanes **result)
{
  tree lhs = gimple_call_lhs (call), fn = gimple_call_fndecl (call);
  unsigned n = shape_lanes (s), nargs = gimple_call_num_args (call);
  tree ret = fn ? TREE_TYPE (TREE_TYPE (fn)) : void_type_node, elt = NULL_TREE;
  if (!fn || stmt_can_throw_internal (cfun, call) || lanes_emulate
      || shape_scalable_p (s))
    return false;
  elt = VOID_TYPE_P (ret) ? integer_type_node : lanes_element_type (ret);
  cgraph_node *variant = elt ? choose (call, elt, s, mask != NULL_TREE) : NULL;
  if (!variant)
    return false;
  cgraph_simd_clone *c = variant->simdclone;
  unsigned len = c->simdlen.to_constant ();
  if (mask && !c->inbranch && exceptions_kept_p (EXCEPTIONS_ALL))
    return false;
  lanes *m = c->inbranch ? value_mask_lanes (e, mask, s, 4) : NULL;
  if (c->inbranch
      && (!m || (c->mask_mode != VOIDmode && !lanes_mask_bits_p (4, n))))
    return false;
  auto_vec<auto_vec<tree> *> args;
  for (unsigned i = 0; i < c->nargs; i++)
    {
      args.safe_push (new auto_vec<tree> ());
      if (i == nargs)
	mask_arguments (e, variant, m, len, args[i]);
      else if (c->args[i].arg_type == SIMD_CLONE_ARG_TYPE_VECTOR)
	{
	  lanes *a = value_lanes (e, gimple_call_arg (call, i), s);
	  tree type = lanes_element_type (c->args[i].orig_type);
	  vector_arguments (e, c->args[i].vector_type,
			    lanes_convert (e, a, type), len, args[i]);
	}
      else if (c->args[i].arg_type
	       == SIMD_CLONE_ARG_TYPE_LINEAR_CONSTANT_STEP)
	linear_arguments (e, gimple_call_arg (call, i), s, len, args[i]);
    }
  auto_vec<tree> results;
  for (unsigned k = 0; k * len < n; k++)
    {
      auto_vec<tree> all;
      for (unsigned i = 0; i < c->nargs; i++)
	if (args[i]->is_empty ())
	  all.safe_push (gimple_call_arg (call, i));
	else
	  {
	    unsigned per = args[i]->length () / CEIL (n, len);
	    for (unsigned j = 0; j < per; j++)
	      all.safe_push ((*args[i])[k * per + j]);
	  }
      gcall *g = gimple_build_call_vec (variant->decl, all);
      gimple_set_location (g, e->loc);
      if (!VOID_TYPE_P (ret))
	{
	  tree v = make_ssa_name (TREE_TYPE (TREE_TYPE (variant->decl)));
	  gimple_call_set_lhs (g, v);
	  results.safe_push (v);
	}
      gimple_seq_add_stmt (&e->seq, g);
    }
  for (unsigned i = 0; i < c->nargs; i++)
    delete args[i];
  *result = NULL;
  if (lhs && varying_p (lhs))
    {
      tree type = part_vector_type (elt, len);
      for (unsigned i = 0; i < results.length (); i++)
	results[i] = part_view (e, type, results[i]);
      *result = lanes_ungroup (e, elt, n, results);
      elt = lanes_element_type (TREE_TYPE (lhs));
      *result = lanes_convert (e, *result, elt);
    }
  return true;
}

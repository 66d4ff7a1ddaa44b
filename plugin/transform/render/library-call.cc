/* Calls of vector functions that the program offers by their names
   (analysis/libraries.cc says which).

   INPUT	_2 = sinf (_1);			_1: Tensor[80]
   OUTPUT	_3 = ripple_ew_sinf (lanes 0 to 63 of _1);
		_4 = ripple_ew_sinf (lanes 64 to 79 of _1, and zeros);
		_2 = the lanes of _3, and the first 16 of _4

   A function that does not take lanes by themselves gets its arguments whole.
   Vectors that are no larger than those of the target are put together in
   registers, larger ones, which are passed in memory anyway, there.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/libraries.h"
#include "emit/arith/exceptions.h"
#include "emit/lanes.h"
#include "emit/value/parts.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/render/render-private.h"

/* The values for the parameters of F: for each of its calls one.  */

struct library_call
{
  const library_function *f;
  gcall *call;
  unsigned skip;	/* Arguments of CALL that F does not get.  */
  unsigned calls;
  struct shape shape;	/* Of all lanes, if F takes lanes by themselves.  */
};

/* True if vectors of TYPE are registers that lanes of the elements are cut
   into pieces of.  */

static bool
in_registers_p (tree type)
{
  unsigned n = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  return VECTOR_MODE_P (TYPE_MODE (type))
	 && !lanes_single_p (lanes_bytes (TREE_TYPE (type)))
	 && n <= lanes_width (lanes_bytes (TREE_TYPE (type)), n);
}

/* A new variable for COUNT vectors of TYPE; lanes of its elements, at *A.  */

static tree
vectors_in_memory (tree type, unsigned count, unsigned n, lanes_address *a)
{
  tree var = create_tmp_var_raw (build_array_type_nelts (type, count),
				 "library_vectors");
  TREE_ADDRESSABLE (var) = 1;
  suppress_warning (var);
  make_local (var);
  *a = lanes_address ();
  a->base = build_fold_addr_expr (var);
  a->shape = shape_1d (0, n, false);
  a->stride[0] = TYPE_SIZE_UNIT (TREE_TYPE (type));
  a->scale = 1;
  a->elt = TREE_TYPE (type);
  a->alias_type = ptr_type_node;
  a->align = TYPE_ALIGN_UNIT (TREE_TYPE (type));
  return var;
}

/* Vector K of VAR.  */

static tree
vector_of (tree var, unsigned k)
{
  tree type = TREE_TYPE (TREE_TYPE (var));
  return build4 (ARRAY_REF, type, var, size_int (k), NULL_TREE, NULL_TREE);
}

static void
append (emitter *e, gimple *s)
{
  gimple_set_location (s, e->loc);
  gimple_seq_add_stmt (&e->seq, s);
}

/* The lanes A as COUNT vectors of TYPE, with zeros behind the last lane.  */

static void
cut_in_registers (emitter *e, lanes *a, tree type, unsigned count,
		  auto_vec<tree> *out)
{
  unsigned n = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  unsigned width = MIN (n, a->width), have = lanes_count (a->n);
  auto_vec<tree> piece;
  lanes_regroup (e, have % n ? lanes_quiet (e, a, NULL, 0) : a, width, &piece);
  tree zero = build_zero_cst (TREE_TYPE (piece[0]));
  while (piece.length () < count * (n / width))
    piece.safe_push (zero);
  for (unsigned k = 0; k < count; k++)
    {
      tree v = n == width ? piece[k]
	       : part_concat (e, piece.address () + k * (n / width),
			      n / width);
      out->safe_push (part_view (e, type, v));
    }
}

/* The same in memory.  ADDRESS: what is passed are the addresses.  */

static void
cut_in_memory (emitter *e, lanes *a, tree type, unsigned count, bool address,
	       auto_vec<tree> *out)
{
  lanes_address to;
  lanes_mask all;
  tree var = vectors_in_memory (type, count, lanes_count (a->n), &to);
  unsigned n = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  all.kind = lanes_mask::ALL;
  if (lanes_count (a->n) < count * n)
    append (e, gimple_build_assign (vector_of (var, count - 1),
				    build_zero_cst (type)));
  lanes_store (e, &to, a, &all);
  for (unsigned k = 0; k < count; k++)
    if (address)
      out->safe_push (build_fold_addr_expr (vector_of (var, k)));
    else
      {
	tree v = make_ssa_name (type);
	append (e, gimple_build_assign (v, vector_of (var, k)));
	out->safe_push (v);
      }
}

static void
cut (emitter *e, const library_call *c, lanes *a, const library_value *v,
     auto_vec<tree> *out)
{
  a = lanes_convert (e, a, lanes_element_type (v->type));
  if (!v->in_memory && in_registers_p (v->vector))
    cut_in_registers (e, a, v->vector, c->calls, out);
  else
    cut_in_memory (e, a, v->vector, c->calls, v->in_memory, out);
}

/* The argument I of C's function for each call.  */

static void
argument (emitter *e, const library_call *c, unsigned i, auto_vec<tree> *out)
{
  const library_value *v = &c->f->arg[i];
  tree op = gimple_call_arg (c->call, i + c->skip);
  if (v->vector)
    cut (e, c, value_lanes (e, op, c->f->elementwise ? &c->shape : &v->shape),
	 v, out);
  else
    for (unsigned k = 0; k < c->calls; k++)
      out->safe_push (gimple_convert (&e->seq, e->loc, v->type, op));
}

/* The shape of the lanes that a mask of C's call is about.  */

static struct shape
mask_shape (const library_call *c)
{
  struct shape s = c->shape;
  unsigned dim;
  if (c->f->elementwise)
    return s;
  s = c->f->ret.shape;
  for (unsigned i = 0; i < c->f->nargs; i++)
    shape_join (&s, &s, &c->f->arg[i].shape, &dim);
  return s;
}

/* The mask of C's function: 1 for lanes that are on in MASK, null for all.
   False after an error.  */

static bool
mask_argument (emitter *e, const library_call *c, tree mask,
	       auto_vec<tree> *out)
{
  struct shape s = mask_shape (c);
  char text[SHAPE_TEXT];
  unsigned n = shape_lanes (&s);
  tree elt = lanes_element_type (c->f->mask.type);
  if (!c->f->elementwise && n != shape_lanes (&c->f->mask.shape))
    {
      shape_print (&s, text, sizeof text);
      ripple_report (e->loc, RMK_LIBRARY_MASK, c->f->decl, n, text,
		     (unsigned) shape_lanes (&c->f->mask.shape));
      return false;
    }
  lanes *m = value_mask_lanes (e, mask, &s, lanes_bytes (elt));
  m = m ? lanes_convert (e, m, elt)
      : lanes_splat (e, elt, lanes_bytes (elt), n, build_one_cst (elt));
  cut (e, c, m, &c->f->mask, out);
  return true;
}

/* Emit the calls with ARGS, which has for each parameter what each call gets.
   Returns the lanes of the results, if these are vectors; a scalar one at
   *SCALAR.  */

static lanes *
make_calls (emitter *e, const library_call *c,
	    auto_vec<auto_vec<tree> *> *args, tree *scalar)
{
  const library_value *ret = &c->f->ret;
  struct shape s = c->f->elementwise ? c->shape : ret->shape;
  bool registers = ret->vector && !ret->in_memory
		   && in_registers_p (ret->vector);
  auto_vec<tree> results;
  lanes_address from;
  lanes_mask all;
  tree var = NULL_TREE;
  all.kind = lanes_mask::ALL;
  if (ret->vector && !registers)
    var = vectors_in_memory (ret->vector, c->calls, shape_lanes (&s), &from);
  for (unsigned k = 0; k < c->calls; k++)
    {
      auto_vec<tree> all_args;
      if (ret->in_memory)
	all_args.safe_push (build_fold_addr_expr (vector_of (var, k)));
      for (unsigned i = 0; i < args->length (); i++)
	all_args.safe_push ((*(*args)[i])[k]);
      gcall *g = gimple_build_call_vec (c->f->decl, all_args);
      tree type = TREE_TYPE (TREE_TYPE (c->f->decl)), r = NULL_TREE;
      if (!VOID_TYPE_P (type))
	{
	  r = make_ssa_name (TYPE_MAIN_VARIANT (type));
	  gimple_call_set_lhs (g, r);
	}
      append (e, g);
      if (registers)
	results.safe_push (part_view (e, part_vector_type
					 (lanes_element_type (ret->type),
					  TYPE_VECTOR_SUBPARTS (type)
					  .to_constant ()), r));
      else if (ret->vector && !ret->in_memory)
	append (e, gimple_build_assign (vector_of (var, k), r));
      else if (r)
	*scalar = r;
    }
  if (registers)
    return lanes_ungroup (e, lanes_element_type (ret->type), shape_lanes (&s),
			  results);
  return var ? lanes_load (e, &from, &all) : NULL;
}

/* True if F can be called for CALL under MASK; false after an error, which is
   not repeated for copies of the call.  */

static bool
maskable_p (emitter *e, const library_function *f, gcall *call, tree mask)
{
  static location_t reported;
  if (!mask || f->masked || library_pure_p (f))
    return true;
  if (e->loc == reported)
    return false;
  reported = e->loc;
  auto_diagnostic_group group;
  if (ripple_report (e->loc, RMK_LIBRARY_NO_MASK, gimple_call_fndecl (call),
		     f->decl))
    ripple_report (DECL_SOURCE_LOCATION (f->decl), RMK_LIBRARY_DECLARED,
		   f->decl);
  return false;
}

bool
render_library_call (emitter *e, gcall *call, tree mask, lanes **result)
{
  library_call c;
  char text[SHAPE_TEXT];
  tree lhs = gimple_call_lhs (call), scalar = NULL_TREE;
  *result = NULL;
  c.f = library_match (call, mask != NULL_TREE);
  if (!c.f)
    return false;
  c.call = call;
  c.skip = library_handle_p (call);
  c.shape = overlay_call_shape (call);
  c.calls = c.f->elementwise ? CEIL (shape_lanes (&c.shape), c.f->lanes) : 1;
  if (maskable_p (e, c.f, call, mask))
    {
      auto_vec<auto_vec<tree> *> args;
      bool ok = true;
      for (unsigned i = 0; i < c.f->nargs + c.f->masked; i++)
	{
	  args.safe_push (new auto_vec<tree> ());
	  if (i < c.f->nargs)
	    argument (e, &c, i, args[i]);
	  else
	    ok = mask_argument (e, &c, mask, args[i]);
	}
      struct shape s = mask_shape (&c);
      shape_print (&s, text, sizeof text);
      ripple_report (e->loc, RMK_CALL_LIBRARY, gimple_call_fndecl (call), text,
		     c.f->decl, c.calls);
      if (ok)
	*result = make_calls (e, &c, &args, &scalar);
      for (unsigned i = 0; i < args.length (); i++)
	delete args[i];
    }
  if (!lhs)
    return true;
  if (!varying_p (lhs))
    define_uniform (e, lhs, scalar ? scalar
			    : build_zero_cst (TREE_TYPE (lhs)));
  else if (*result)
    *result = lanes_convert (e, *result, lanes_element_type (TREE_TYPE (lhs)));
  else
    {
      /* After an error.  */
      tree elt = lanes_element_type (TREE_TYPE (lhs));
      *result = lanes_splat (e, elt, lanes_bytes (elt),
			     shape_lanes (overlay_shape (lhs)),
			     build_zero_cst (elt));
    }
  return true;
}

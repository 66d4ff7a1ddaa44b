/* Loads and stores of lanes, and what the user is told of them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "report/report.h"
#include "transform/render/render-private.h"

static unsigned
element_bytes (tree type)
{
  return tree_to_uhwi (TYPE_SIZE_UNIT (type));
}

static bool
one_dimension_p (const struct shape *s)
{
  unsigned d = shape_rank (s) - 1;
  return s->dim[d].fixed == shape_least_lanes (s);
}

/* A value that lacks dimension 0 and is only used where it is broadcast along
   it is best loaded as scalars: every use is a splat, which most targets fold
   into an operation with a broadcast memory operand.  */

enum { MAX_ROWS = 64 };

static bool
rows_p (tree lhs, const lanes_address *a, const lanes_mask *mask)
{
  const struct shape *s = overlay_shape (lhs);
  imm_use_iterator it;
  use_operand_p use;
  if (mask->kind == lanes_mask::LANES
      || (mask->kind == lanes_mask::PREFIX && !one_dimension_p (s))
      || a->offset || a->places || a->is_volatile
      || !extent_one_p (&s->dim[0])
      || shape_scalable_p (s) || shape_lanes (s) > MAX_ROWS
      || TREE_CODE (TREE_TYPE (lhs)) == BOOLEAN_TYPE)
    return false;
  FOR_EACH_IMM_USE_FAST (use, it, lhs)
    {
      gimple *u = USE_STMT (use);
      if (is_gimple_debug (u))
	continue;
      if (!is_gimple_assign (u) || gimple_vuse (u)
	  || extent_one_p (&overlay_shape (gimple_assign_lhs (u))->dim[0]))
	return false;
    }
  return true;
}

/* Bytes from the element of lane 0 to that with coordinate INDEX in dimension
   D, or to the last one that is on in MASK.  */

static tree
row_offset (emitter *e, const lanes_address *a, const lanes_mask *mask,
	    unsigned d, unsigned index)
{
  tree i = size_int (index);
  if (mask->kind == lanes_mask::PREFIX)
    {
      tree n = gimple_convert (&e->seq, e->loc, sizetype, mask->count);
      tree last = gimple_build (&e->seq, e->loc, MINUS_EXPR, sizetype, n,
				size_one_node);
      i = gimple_build (&e->seq, e->loc, MIN_EXPR, sizetype, last, i);
    }
  return gimple_build (&e->seq, e->loc, MULT_EXPR, sizetype, a->stride[d], i);
}

/* Rows that are off in MASK are loaded from the place of the last one that is
   on.  */

static void
load_rows (emitter *e, tree lhs, const lanes_address *a,
	   const lanes_mask *mask)
{
  value_info *info = overlay_info (lhs);
  unsigned n = shape_lanes (&info->shape);
  uint64_t index[SHAPE_RANK];
  tree type = a->elt;
  tree *rows = rendered_as (lhs)->rows = XNEWVEC (tree, n);
  for (unsigned k = 0; k < n; k++)
    {
      tree p = a->base;
      shape_unflatten (&info->shape, k, index);
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	if (a->stride[d] && index[d])
	  p = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, TREE_TYPE (p),
			    p, row_offset (e, a, mask, d, index[d]));
      if (TYPE_ALIGN (type) > a->align * BITS_PER_UNIT)
	type = build_aligned_type (type, a->align * BITS_PER_UNIT);
      gimple_seq before = NULL;
      p = force_gimple_operand (p, &before, true, NULL);
      gimple_seq_add_seq (&e->seq, before);
      tree ref = build2_loc (e->loc, MEM_REF, type, p,
			     build_int_cst (a->alias_type, 0));
      lanes_reference (a, ref);
      tree r = make_ssa_name (TYPE_MAIN_VARIANT (a->elt));
      gassign *g = gimple_build_assign (r, ref);
      gimple_set_location (g, e->loc);
      gimple_seq_add_stmt (&e->seq, g);
      tree elt = lanes_element_type (a->elt);
      rows[k] = gimple_convert (&e->seq, e->loc, elt, r);
    }
}

/* The pointer that differs from lane to lane and is not computed from
   another one, to which REF leads; null if there is none.  */

static tree
tensor_base (tree ref)
{
  ref = get_base_address (ref);
  tree p = TREE_CODE (ref) == MEM_REF ? TREE_OPERAND (ref, 0) : NULL_TREE;
  while (p && varying_p (p) && !overlay_info (p)->affine)
    {
      gimple *def = SSA_NAME_DEF_STMT (p);
      if (!is_gimple_assign (def)
	  || !(gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR
	       || gimple_assign_ssa_name_copy_p (def)
	       || (gimple_assign_cast_p (def)
		   && POINTER_TYPE_P (TREE_TYPE (gimple_assign_rhs1 (def))))))
	return p;
      p = gimple_assign_rhs1 (def);
    }
  return NULL_TREE;
}

/* Why A is not accessed by whole vectors.  */

static const char *
why_irregular (tree ref, const lanes_address *a, bool store, bool masked)
{
  static char text[80 + SHAPE_TEXT];
  if (a->is_volatile)
    return "it is volatile";
  if (lanes_single_p (lanes_bytes (lanes_element_type (a->elt))))
    return "no vector has such elements";
  tree base = a->offset ? tensor_base (ref) : NULL_TREE;
  if (base)
    {
      char shape[SHAPE_TEXT];
      shape_print (overlay_shape (base), shape, sizeof shape);
      snprintf (text, sizeof text, "its base is a pointer per lane, %s",
		shape);
      return text;
    }
  if (a->offset)
    return "its index is not affine in the coordinates of the block";
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (a->stride[d] && TREE_CODE (a->stride[d]) != INTEGER_CST)
      {
	snprintf (text, sizeof text, "non-constant stride along dimension %u",
		  d);
	return text;
      }
  if (a->places)
    return "its lanes are far apart";
  if (masked && lanes_access_class (a, store, false) < ACCESS_GATHER)
    return "it is masked, which the target cannot do with such elements";
  unsigned d = 0;
  while (d < SHAPE_RANK - 1 && extent_one_p (&a->shape.dim[d]))
    d++;
  snprintf (text, sizeof text, "strided access along dimension %u: its lanes "
	    "are far apart", d);
  return text;
}

/* Tell the user if the access of STMT to A under MASK is not done by whole
   vectors.  The first lanes of a vector are moved without a mask if need
   be.  */

static void
report_gather (emitter *e, gimple *stmt, tree ref, const lanes_address *a,
	       bool store, tree mask)
{
  if (!ripple_missed_wanted_p () || lanes_emulate)
    return;
  bool masked = mask && !(overlay_info (mask)->flags & VALUE_PREFIX);
  enum access_class c = lanes_access_class (a, store, masked);
  const char *access = store ? "store" : "load";
  bool told = false;
  if (c == ACCESS_GATHER)
    told = ripple_report (e->loc, RMK_GATHER, access,
			  store ? "scatter" : "gather",
			  why_irregular (ref, a, store, masked));
  else if (c == ACCESS_SCALAR)
    told = ripple_report (e->loc, RMK_LANE_BY_LANE, access,
			  why_irregular (ref, a, store, masked));
  if (told && !a->offset && !a->is_volatile)
    if (location_t loop = contiguous_loop (a, gimple_bb (stmt)))
      ripple_report (loop, RMK_CONTIGUOUS_LOOP, access);
}

/* How the lanes of A lie, as text.  */

static const char *
lane_places (const lanes_address *a)
{
  static char text[160];
  size_t len = 0;

  if (a->offset)
    return "an index for each lane";
  if (a->places)
    return "known places";
  text[0] = '\0';
  for (unsigned d = 0; d < SHAPE_RANK && len < sizeof text - 40; d++)
    if (a->stride[d] && !extent_one_p (&a->shape.dim[d]))
      {
	len += snprintf (text + len, sizeof text - len, "%s",
			 len ? ", " : "stride ");
	if (TREE_CODE (a->stride[d]) == INTEGER_CST)
	  len += snprintf (text + len, sizeof text - len,
			   HOST_WIDE_INT_PRINT_DEC " bytes",
			   wi::to_wide (a->stride[d]).to_shwi ());
	else
	  len += snprintf (text + len, sizeof text - len, "not constant");
	len += snprintf (text + len, sizeof text - len, " in dimension %u", d);
      }
  return len ? text : "one place";
}

/* Show the access to A under MASK if the option dump asks for it.  */

static void
show_access (emitter *e, const lanes_address *a, bool store, tree mask)
{
  static const char *const classes[] =
    {
      "whole vectors", "whole vectors, reversed", "parts of vectors",
      "vectors and permutations", "a gather", "single elements"
    };
  char text[SHAPE_TEXT];

  if (!(ripple_show & SHOW_ACCESSES))
    return;
  bool prefix = mask && overlay_info (mask)->flags & VALUE_PREFIX;
  enum access_class c = lanes_access_class (a, store, mask && !prefix);
  ripple_report (e->loc, RMK_SHOW_ACCESS, store ? "store" : "load",
		 shape_print (&a->shape, text, sizeof text),
		 c == ACCESS_GATHER && store ? "a scatter" : classes[c],
		 lane_places (a),
		 !mask ? "all lanes" : prefix ? "the first lanes"
		 : "lanes of a mask");
}

/* The same for the load of REF, which is looked up in a table.  */

static void
show_table (emitter *e, tree ref)
{
  char text[SHAPE_TEXT];
  struct shape s = overlay_address_shape (ref);

  if (ripple_show & SHOW_ACCESSES)
    ripple_report (e->loc, RMK_SHOW_ACCESS, "load",
		   shape_print (&s, text, sizeof text),
		   "permutations of the whole array", "an index for each lane",
		   "all lanes");
}

/* Set *A to the address of REF, which STMT accesses.  */

static void
statement_address (emitter *e, gimple *stmt, tree ref, lanes_address *a)
{
  access_address (e, ref, a);
  if (!a->offset)
    a->align = MAX (a->align, alignment_bytes (a->base, gimple_bb (stmt)));
}

/* The bytes for which MASK is cut if it is to be that of elements of ES bytes
   in containers of WIDE bytes, if that is not 0: those of the containers only
   if it is so already.  */

static unsigned
mask_bytes (tree mask, unsigned es, unsigned wide)
{
  if (!wide || !mask || !varying_p (mask))
    return es;
  lanes *m = rendered_as (mask)->value;
  return m && m->es == wide ? wide : es;
}

/* True if REF is what each lane has in its copy of a variable: all are there,
   whichever lanes are on.  */

static bool
own_copy_p (tree ref)
{
  tree base = get_base_address (ref);
  if (!base || !DECL_P (base) || !lane_copies_p (base)
      || TREE_THIS_VOLATILE (ref))
    return false;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF)
      {
	tree i = TREE_OPERAND (ref, 1), last = array_ref_up_bound (ref);
	bool known = TREE_CODE (i) == INTEGER_CST && last
		     && TREE_CODE (last) == INTEGER_CST
		     && tree_int_cst_sgn (i) >= 0
		     && !tree_int_cst_lt (last, i);
	if (!known
	    && !(TREE_CODE (i) == SSA_NAME
		 && ripple_api_call (SSA_NAME_DEF_STMT (i)) == API_FLAT))
	  return false;
      }
    else if (TREE_CODE (ref) != COMPONENT_REF)
      return false;
  return ref == base;
}

/* Let the copies in ARRAY be zeros where the function begins: a lane that
   never runs has no number of the program's there, and ELT, which is loaded of
   them, may raise an exception where all lanes compute.  */

static void
clear_copies (tree array, tree elt)
{
  if (!exceptions_zeros_p (elt))
    return;
  gimple_stmt_iterator top
    = gsi_after_labels (single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
  for (gimple_stmt_iterator g = top;
       !gsi_end_p (g) && gimple_assign_single_p (gsi_stmt (g))
       && TREE_CODE (gimple_assign_rhs1 (gsi_stmt (g))) == CONSTRUCTOR;
       gsi_next (&g))
    if (gimple_assign_lhs (gsi_stmt (g)) == array)
      return;
  gsi_insert_before (&top,
		     gimple_build_assign
		       (array, build_constructor (TREE_TYPE (array), NULL)),
		     GSI_SAME_STMT);
}

void
render_load (emitter *e, gimple *stmt, tree mask)
{
  tree lhs = gimple_assign_lhs (stmt), ref = gimple_assign_rhs1 (stmt);
  lanes_address a;
  /* A slice or a shuffle may ask for what lanes have that are off.  */
  if (mask && own_copy_p (ref))
    {
      clear_copies (get_base_address (ref), TREE_TYPE (lhs));
      mask = NULL_TREE;
    }
  if (lanes *v = group_loaded (e, stmt))
    {
      rendered_as (lhs)->value = v;
      return;
    }
  if (lanes *v = render_table (e, ref, mask))
    {
      show_table (e, ref);
      rendered_as (lhs)->value = v;
      return;
    }
  bool field = group_take (stmt, &a);
  if (!field)
    statement_address (e, stmt, ref, &a);
  tree own = mask;
  mask = earlier_mask (&a, ref, mask, gimple_bb (stmt), false);
  /* It is not known whether the other fields may be accessed under the wider
     mask.  */
  if (mask != own)
    a.before = a.after = 0;
  a.extended = extended_bytes (lhs);
  lanes_mask m = value_mask (e, mask, &a.shape,
			     mask_bytes (mask, element_bytes (a.elt),
					 a.extended));
  if (!field && rows_p (lhs, &a, &m))
    {
      show_access (e, &a, false, mask);
      load_rows (e, lhs, &a, &m);
      return;
    }
  if (mask == own)
    if (lanes *v = group_load (e, stmt, &a, &m))
      {
	show_access (e, &a, false, mask);
	rendered_as (lhs)->value = v;
	return;
      }
  if (!field && mask == own)
    group_begin (stmt, &a, mask);
  show_access (e, &a, false, mask);
  HOST_WIDE_INT other;
  if (m.kind == lanes_mask::LANES
      && earlier_field (&a, ref, gimple_bb (stmt), &other))
    if (lanes *v = lanes_load_in_page (e, &a, &m, other))
      {
	rendered_as (lhs)->value = v;
	return;
      }
  report_gather (e, stmt, ref, &a, false, mask);
  lanes_mask first;
  lanes *v = value_first_lanes (e, mask, &a.shape, &first)
	     ? lanes_load_first (e, &a, &first) : NULL;
  rendered_as (lhs)->value = v ? v : lanes_load (e, &a, &m);
}

void
render_store (emitter *e, gimple *stmt, tree mask)
{
  tree ref = gimple_assign_lhs (stmt), rhs = gimple_assign_rhs1 (stmt);
  lanes_address a;
  if (const lanes_address *field = group_store_next (e, stmt, mask))
    {
      show_access (e, field, true, mask);
      report_gather (e, stmt, ref, field, true, mask);
      return;
    }
  statement_address (e, stmt, ref, &a);
  if (gimple_assign_nontemporal_move_p (as_a<gassign *> (stmt)))
    a.streamed = &rendering->streamed;
  earlier_mask (&a, ref, mask, gimple_bb (stmt), true);
  bool record = group_store (e, stmt, &a, mask);
  show_access (e, &a, true, mask);
  if (record)
    {
      report_gather (e, stmt, ref, &a, true, mask);
      return;
    }
  lanes *v = value_lanes (e, rhs, &a.shape,
			  TREE_CODE (TREE_TYPE (rhs)) == BOOLEAN_TYPE
			  ? element_bytes (a.elt) : 0);
  report_gather (e, stmt, ref, &a, true, mask);
  lanes_mask m;
  if (value_first_lanes (e, mask, &a.shape, &m)
      && lanes_store_first (e, &a, v, &m))
    return;
  m = value_mask (e, mask, &a.shape,
		  mask_bytes (mask, element_bytes (a.elt),
			      v->unpacked ? v->unpacked->es : 0));
  lanes_store (e, &a, v, &m);
}

/* One walk in dominance order: every statement that has a shape becomes
   statements on native vectors, every other one stays.

   An affine value becomes one scalar, its base.  A value in lanes becomes its
   parts.  The statement that computed it goes away at the end of the walk.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/render.h"
#include "transform/transform.h"
#include "report/report.h"

static vec<gimple *> dead;

/* Shaped PHIs whose arguments are not rendered yet.  Until they are, an empty
   statement defines the names of the result: GCC's folders look through a
   PHI and must not meet one without arguments.  */
struct pending_phi
{
  gphi *phi;
  lanes *value;			/* Null if affine.  */
};
static vec<pending_phi *> pending;

void
define_uniform (emitter *e, tree lhs, tree value)
{
  gassign *g = gimple_build_assign (lhs, gimple_convert (&e->seq, e->loc,
							 TREE_TYPE (lhs),
							 value));
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
}

/* Affine statements: compute the base.  */

/* True if OP's base, computed in 64 bits, is its exact value.  */

static bool
exact_p (tree op)
{
  if (!shaped_p (op))
    return true;
  const struct affine *a = overlay_info (op)->affine;
  return a->exact || POINTER_TYPE_P (TREE_TYPE (op))
	 || TYPE_PRECISION (TREE_TYPE (op)) == 64;
}

static tree
affine_arithmetic (emitter *e, enum tree_code code, tree lhs, tree op0,
		   tree op1)
{
  tree type = value_base_type (lhs);
  if (code == POINTER_PLUS_EXPR)
    return gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, type,
			 value_base (e, op0, type),
			 value_base (e, op1, sizetype));
  /* Operands that may have wrapped: compute as the program does, in the
     value's own width, and extend the result.  */
  tree in = type;
  if (POINTER_TYPE_P (type))
    in = sizetype;
  else if (!exact_p (op0) || (op1 && !exact_p (op1)))
    in = unsigned_type_for (TREE_TYPE (lhs));
  tree a = value_base (e, op0, in), r;
  if (code == LSHIFT_EXPR)
    r = gimple_build (&e->seq, e->loc, LSHIFT_EXPR, in, a,
		      constant_value (op1));
  else if (op1)
    r = gimple_build (&e->seq, e->loc, code, in, a, value_base (e, op1, in));
  else
    r = gimple_build (&e->seq, e->loc, code, in, a);
  if (!types_compatible_p (in, type))
    {
      r = gimple_convert (&e->seq, e->loc, TREE_TYPE (lhs), r);
      r = gimple_convert (&e->seq, e->loc, type, r);
    }
  return r;
}

static tree
affine_assign (emitter *e, gimple *stmt)
{
  tree lhs = gimple_assign_lhs (stmt), type = value_base_type (lhs);
  tree op0 = gimple_assign_rhs1 (stmt);
  switch (gimple_assign_rhs_code (stmt))
    {
    case SSA_NAME:
    CASE_CONVERT:
      /* What may have wrapped counts in its own type.  */
      if (!exact_p (op0))
	{
	  tree v = value_base (e, op0, shaped_p (op0)
			       && POINTER_TYPE_P (TREE_TYPE (op0))
			       ? sizetype : TREE_TYPE (op0));
	  v = gimple_convert (&e->seq, e->loc, TREE_TYPE (lhs), v);
	  return gimple_convert (&e->seq, e->loc, type, v);
	}
      return value_base (e, op0, type);
    case ADDR_EXPR:
      return access_affine_address (e, TREE_OPERAND (op0, 0), type);
    case NEGATE_EXPR:
    case BIT_NOT_EXPR:
      return affine_arithmetic (e, gimple_assign_rhs_code (stmt), lhs, op0,
				NULL_TREE);
    case POINTER_DIFF_EXPR:
      {
	tree p = value_base (e, op0, sizetype);
	tree q = value_base (e, gimple_assign_rhs2 (stmt), sizetype);
	tree d = gimple_build (&e->seq, e->loc, MINUS_EXPR, sizetype, p, q);
	return gimple_convert (&e->seq, e->loc, type, d);
      }
    default:
      return affine_arithmetic (e, gimple_assign_rhs_code (stmt), lhs, op0,
				gimple_assign_rhs2 (stmt));
    }
}

static tree
affine_call (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call), type = value_base_type (lhs);
  int64_t index[SHAPE_RANK];
  switch (ripple_api_call (call))
    {
    case API_ID:
    case API_FLAT:
      return build_zero_cst (type);
    case API_LANE:
      return value_base (e, gimple_call_arg (call, 2), type);
    case API_BROADCAST:
      return value_base (e, gimple_call_arg (call, 2), type);
    case API_SLICE:
      {
	tree x = gimple_call_arg (call, 0), stride[SHAPE_RANK];
	tree in = POINTER_TYPE_P (type) ? sizetype : type;
	tree b = value_base (e, x, in);
	slice_indices (call, index);
	value_strides (e, overlay_info (x)->affine, in, stride);
	for (unsigned d = 0; d < SHAPE_RANK; d++)
	  if (index[d] > 0 && stride[d])
	    b = gimple_build (&e->seq, e->loc, PLUS_EXPR, in, b,
			      gimple_build (&e->seq, e->loc, MULT_EXPR, in,
					    stride[d],
					    build_int_cst (in, index[d])));
	return gimple_convert (&e->seq, e->loc, type, b);
      }
    default:
      break;
    }
  if (gimple_call_internal_p (call))
    {
      internal_fn fn = gimple_call_internal_fn (call);
      render_check (e, call, mask);
      return affine_arithmetic (e, fn == IFN_UBSAN_CHECK_ADD ? PLUS_EXPR
				: fn == IFN_UBSAN_CHECK_SUB ? MINUS_EXPR
				: MULT_EXPR, lhs, gimple_call_arg (call, 0),
				gimple_call_arg (call, 1));
    }
  return value_base (e, gimple_call_arg (call, 0), type);
}

/* Statements in lanes.  */

static lanes *
boolean_compare (emitter *e, enum tree_code code, tree a, tree b,
		 const struct shape *s)
{
  lanes *x = value_lanes (e, a, s), *y = value_lanes (e, b, s, x->es);
  switch (code)
    {
    case NE_EXPR:
      return lanes_binary (e, BIT_XOR_EXPR, x, y, NULL);
    case EQ_EXPR:
      return lanes_unary (e, BIT_NOT_EXPR,
			  lanes_binary (e, BIT_XOR_EXPR, x, y, NULL));
    default:
      x = lanes_convert (e, x, unsigned_char_type_node);
      y = lanes_convert (e, y, unsigned_char_type_node);
      return lanes_compare (e, code, x, y);
    }
}

static bool
boolean_p (tree op)
{
  return TREE_CODE (lanes_element_type (TREE_TYPE (op))) == BOOLEAN_TYPE;
}

/* The type that holds all values of the integer types A and B, if it is
   narrower than TYPE, else null.  */

static tree
common_type (tree a, tree b, tree type)
{
  unsigned pa = TYPE_PRECISION (a), pb = TYPE_PRECISION (b);
  bool uns = TYPE_UNSIGNED (a) && TYPE_UNSIGNED (b);
  unsigned bits = MAX (TYPE_UNSIGNED (a) && !uns ? 2 * pa : pa,
		       TYPE_UNSIGNED (b) && !uns ? 2 * pb : pb);
  if (bits >= TYPE_PRECISION (type))
    return NULL_TREE;
  return lanes_element_type (build_nonstandard_integer_type (bits, uns));
}

/* X CODE B for the uniform integer B, which may lie outside of X's type: what
   is past an end of it is taken as the end, which is wrong for lanes at the
   end only, and for some comparisons.  */

static lanes *
compare_uniform (emitter *e, enum tree_code code, lanes *x, tree b)
{
  tree type = TREE_TYPE (b), bt = boolean_type_node;
  tree lo = fold_convert (type, TYPE_MIN_VALUE (x->elt));
  tree hi = fold_convert (type, TYPE_MAX_VALUE (x->elt));
  tree c = gimple_build (&e->seq, e->loc, MAX_EXPR, type, b, lo);
  c = gimple_build (&e->seq, e->loc, MIN_EXPR, type, c, hi);
  c = gimple_convert (&e->seq, e->loc, x->elt, c);
  lanes *m = lanes_compare (e, code, x, lanes_splat (e, x->elt, 0, x->n, c));
  tree in, above = gimple_build (&e->seq, e->loc, GT_EXPR, bt, b, hi);
  tree below = gimple_build (&e->seq, e->loc, LT_EXPR, bt, b, lo);
  bool set = false;	/* Lanes outside are on, not off.  */
  switch (code)
    {
    case GT_EXPR: in = below; set = true; break;
    case LT_EXPR: in = above; set = true; break;
    case GE_EXPR: in = above; break;
    case LE_EXPR: in = below; break;
    default:
      in = gimple_build (&e->seq, e->loc, BIT_IOR_EXPR, bt, above, below);
      set = code == NE_EXPR;
      break;
    }
  if (integer_zerop (in))
    return m;
  if (!set)
    in = gimple_build (&e->seq, e->loc, BIT_XOR_EXPR, bt, in,
		       boolean_true_node);
  return lanes_binary (e, set ? BIT_IOR_EXPR : BIT_AND_EXPR, m,
		       lanes_splat (e, bt, m->es, m->n, in), NULL);
}

/* The comparison in a narrower type than A and B have, or null.  */

static lanes *
compare_narrow (emitter *e, enum tree_code code, tree a, tree b,
		const struct shape *s)
{
  tree ta = value_held_type (a), tb = value_held_type (b);
  if (!ta && tb)
    return compare_narrow (e, swap_tree_comparison (code), b, a, s);
  if (!ta || !INTEGRAL_TYPE_P (ta)
      || TYPE_PRECISION (ta) >= TYPE_PRECISION (TREE_TYPE (a)))
    return NULL;
  if (!shaped_p (b))
    return compare_uniform (e, code, value_lanes_held (e, a, s), b);
  tree common = tb ? common_type (ta, tb, TREE_TYPE (a)) : NULL_TREE;
  if (!common)
    return NULL;
  return lanes_compare (e, code, value_lanes_as (e, a, s, common),
			value_lanes_as (e, b, s, common));
}

static lanes *
compare (emitter *e, enum tree_code code, tree a, tree b,
	 const struct shape *s)
{
  if (boolean_p (a))
    return boolean_compare (e, code, a, b, s);
  if (lanes *m = compare_narrow (e, code, a, b, s))
    return m;
  return lanes_compare (e, code, value_lanes (e, a, s), value_lanes (e, b, s));
}

/* The operand OP of STMT in the type and the order in which STMT's result is
   computed.  */

static lanes *
operand (emitter *e, gimple *stmt, tree op, const struct shape *s)
{
  value_info *to = overlay_info (gimple_assign_lhs (stmt));
  if (to->flags & VALUE_SPLIT)
    return value_lanes_split (e, op, s, to->held);
  return to->held ? value_lanes_as (e, op, s, to->held)
	 : value_lanes (e, op, s);
}

static lanes *
render_select (emitter *e, gimple *stmt, const struct shape *s)
{
  tree c = gimple_assign_rhs1 (stmt);
  tree a = gimple_assign_rhs2 (stmt), b = gimple_assign_rhs3 (stmt);
  lanes *x, *y, *m;
  unsigned es;
  if (boolean_p (a))
    {
      x = value_lanes (e, a, s, shaped_p (a) ? 0 : shaped_p (b) ? 0 : 4);
      if (!shaped_p (a) && shaped_p (b))
	{
	  y = value_lanes (e, b, s);
	  x = value_lanes (e, a, s, y->es);
	}
      else
	y = value_lanes (e, b, s, x->es);
      es = x->es;
    }
  else
    {
      x = operand (e, stmt, a, s);
      y = operand (e, stmt, b, s);
      es = x->es;
    }
  if (COMPARISON_CLASS_P (c))
    {
      m = compare (e, TREE_CODE (c), TREE_OPERAND (c, 0), TREE_OPERAND (c, 1),
		   s);
      m = lanes_mask_resize (e, m, es);
    }
  else
    {
      /* A condition with dimensions that the value lacks counts where any of
	 its lanes is true.  */
      m = shaped_p (c) ? value_mask_lanes (e, c, s, es) : NULL;
      if (!m && shaped_p (c))
	return x;
      if (!m)
	m = lanes_splat (e, boolean_type_node, es, x->n, c);
    }
  return lanes_select (e, m, x, y);
}

static bool
division_p (enum tree_code code)
{
  switch (code)
    {
    case TRUNC_DIV_EXPR: case FLOOR_DIV_EXPR: case CEIL_DIV_EXPR:
    case ROUND_DIV_EXPR: case EXACT_DIV_EXPR:
    case TRUNC_MOD_EXPR: case FLOOR_MOD_EXPR: case CEIL_MOD_EXPR:
    case ROUND_MOD_EXPR:
      return true;
    default:
      return false;
    }
}

static lanes *
render_binary (emitter *e, gimple *stmt, const struct shape *s, tree mask)
{
  enum tree_code code = gimple_assign_rhs_code (stmt);
  tree a = gimple_assign_rhs1 (stmt), b = gimple_assign_rhs2 (stmt);
  tree elt = lanes_element_type (TREE_TYPE (gimple_assign_lhs (stmt)));
  if (TREE_CODE (elt) == BOOLEAN_TYPE)
    {
      /* The operand whose cut is fixed decides.  */
      bool prefix = shaped_p (a) && overlay_info (a)->flags & VALUE_PREFIX;
      if (!shaped_p (a) || prefix)
	std::swap (a, b);
      lanes *x = value_lanes (e, a, s);
      return lanes_binary (e, code, x, value_lanes (e, b, s, x->es), NULL);
    }
  lanes *x = operand (e, stmt, a, s), *y = operand (e, stmt, b, s);
  if (code == POINTER_PLUS_EXPR)
    code = PLUS_EXPR;
  else if (code == POINTER_DIFF_EXPR)
    {
      lanes *d = lanes_binary (e, MINUS_EXPR, x, y, NULL);
      return lanes_convert (e, d, elt);
    }
  if (code == LSHIFT_EXPR || code == RSHIFT_EXPR || code == LROTATE_EXPR
      || code == RROTATE_EXPR)
    y = lanes_convert (e, y, x->elt);
  lanes *m = NULL;
  if (division_p (code) && shaped_p (b))
    m = value_mask_lanes (e, mask, s, x->es);
  return lanes_binary (e, code, x, y, m);
}

static lanes *
render_assign_lanes (emitter *e, gimple *stmt, tree mask)
{
  tree lhs = gimple_assign_lhs (stmt), op0 = gimple_assign_rhs1 (stmt);
  const struct shape *s = overlay_shape (lhs);
  tree elt = lanes_element_type (TREE_TYPE (lhs));
  enum tree_code code = gimple_assign_rhs_code (stmt);
  switch (code)
    {
    case SSA_NAME:
    case PAREN_EXPR:
    case INTEGER_CST:
    case REAL_CST:
      return operand (e, stmt, op0, s);
    CASE_CONVERT:
    case FLOAT_EXPR:
    case FIX_TRUNC_EXPR:
      if (overlay_info (lhs)->held)
	return operand (e, stmt, op0, s);
      /* Narrow lanes have no own order but for bytes made of them.  */
      return INTEGRAL_TYPE_P (elt) && value_held_type (op0)
	     && INTEGRAL_TYPE_P (value_held_type (op0))
	     ? value_lanes_as (e, op0, s, elt)
	     : lanes_convert (e, value_lanes_held (e, op0, s), elt);
    case ADDR_EXPR:
      return render_address (e, TREE_OPERAND (op0, 0), s);
    case NEGATE_EXPR:
    case BIT_NOT_EXPR:
    case ABS_EXPR:
    case ABSU_EXPR:
      {
	lanes *x = lanes_unary (e, code, operand (e, stmt, op0, s));
	return code == ABSU_EXPR ? lanes_view (e, x, elt) : x;
      }
    case COND_EXPR:
      return render_select (e, stmt, s);
    default:
      break;
    }
  if (TREE_CODE_CLASS (code) == tcc_comparison)
    {
      lanes *m = compare (e, code, op0, gimple_assign_rhs2 (stmt), s);
      return TREE_CODE (elt) == BOOLEAN_TYPE ? m : lanes_convert (e, m, elt);
    }
  if (TREE_CODE_CLASS (code) == tcc_binary)
    return render_binary (e, stmt, s, mask);
  return NULL;
}

static bool
render_assign (emitter *e, gimple *stmt, tree mask)
{
  tree lhs = gimple_assign_lhs (stmt);
  if (TREE_CODE (lhs) != SSA_NAME)
    {
      struct shape a = overlay_address_shape (lhs);
      if (shape_scalar_p (&a))
	return false;
      if (!gimple_clobber_p (stmt))
	render_store (e, stmt, mask);
      return true;
    }
  if (!shaped_p (lhs))
    return false;
  if (gimple_assign_rhs_code (stmt) == VIEW_CONVERT_EXPR
      && TREE_CODE (TREE_OPERAND (gimple_assign_rhs1 (stmt), 0)) == SSA_NAME)
    {
      tree op = TREE_OPERAND (gimple_assign_rhs1 (stmt), 0);
      overlay_info (lhs)->value
	= lanes_view (e, value_lanes (e, op, overlay_shape (lhs)),
		      lanes_element_type (TREE_TYPE (lhs)));
      return true;
    }
  /* An element of a string constant is no load in GIMPLE's terms.  */
  if (gimple_assign_load_p (stmt)
      || TREE_CODE_CLASS (gimple_assign_rhs_code (stmt)) == tcc_reference)
    {
      render_load (e, stmt, mask);
      return true;
    }
  lanes *v = render_assign_lanes (e, stmt, mask);
  if (v && overlay_info (lhs)->held)
    {
      overlay_info (lhs)->narrow = v;
      return true;
    }
  if (!v)
    {
      ripple_report (stmt_location (stmt), RMK_STATEMENT,
		     get_tree_code_name (gimple_assign_rhs_code (stmt)));
      tree elt = lanes_element_type (TREE_TYPE (lhs));
      v = lanes_splat (e, elt, elt == boolean_type_node ? 4 : 0,
		       shape_lanes (overlay_shape (lhs)),
		       build_zero_cst (elt));
    }
  overlay_info (lhs)->value = v;
  return true;
}

/* Where STMT stands; what the pass has made belongs to the line before.  */

static location_t
line_of (gimple *stmt)
{
  static location_t last = UNKNOWN_LOCATION;
  static function *fn;
  if (fn != cfun)
    last = UNKNOWN_LOCATION;
  fn = cfun;
  if (!is_gimple_debug (stmt) && gimple_has_location (stmt))
    last = gimple_location (stmt);
  return last != UNKNOWN_LOCATION ? last : stmt_location (stmt);
}

/* Render STMT, which stands at *GSI.  */

static void
render_statement (gimple_stmt_iterator *gsi)
{
  gimple *stmt = gsi_stmt (*gsi);
  emitter e = { NULL, line_of (stmt) };
  tree mask = block_mask (gsi_bb (*gsi));
  tree lhs = gimple_get_lhs (stmt);
  bool done = false;

  if (is_gimple_debug (stmt))
    {
      debug_bind (gsi);
      return;
    }
  earlier_statement (stmt);
  if (lhs && shaped_p (lhs) && overlay_info (lhs)->affine)
    {
      overlay_info (lhs)->base = is_gimple_call (stmt)
				 ? affine_call (&e, as_a<gcall *> (stmt), mask)
				 : affine_assign (&e, stmt);
      done = true;
    }
  else if (gcall *call = dyn_cast<gcall *> (stmt))
    done = render_call (&e, call, mask);
  else if (is_gimple_assign (stmt))
    done = render_assign (&e, stmt, mask);
  if (done && lhs)
    debug_assign (&e, lhs);
  gsi_insert_seq_before (gsi, e.seq, GSI_SAME_STMT);
  if (done)
    dead.safe_push (stmt);
  else if (lhs)
    debug_assign_scalar (gsi, lhs);
}

/* PHIs.  */

/* Bytes of the elements whose comparison makes the mask M; 0 if that is not
   seen in STEPS steps.  */

static unsigned
compared_bytes (tree m, unsigned steps)
{
  unsigned es = 0;
  if (!shaped_p (m) || steps == 0 || SSA_NAME_IS_DEFAULT_DEF (m))
    return 0;
  gimple *def = SSA_NAME_DEF_STMT (m);
  if (gphi *phi = dyn_cast<gphi *> (def))
    {
      for (unsigned i = 0; !es && i < gimple_phi_num_args (phi); i++)
	es = compared_bytes (gimple_phi_arg_def (phi, i), steps - 1);
      return es;
    }
  if (!is_gimple_assign (def))
    return 0;
  tree a = gimple_assign_rhs1 (def);
  if (gimple_assign_load_p (def))
    return tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (a)));
  if (!boolean_p (a))
    {
      tree t = shaped_p (a) ? overlay_info (a)->held : NULL_TREE;
      if (!t && shaped_p (a))
	t = value_held_type (a);
      if (!t)
	t = lanes_element_type (TREE_TYPE (a));
      return t ? tree_to_uhwi (TYPE_SIZE_UNIT (t)) : 0;
    }
  for (unsigned i = gimple_num_ops (def); !es && i-- > 1;)
    es = compared_bytes (gimple_op (def, i), steps - 1);
  return es;
}

/* The element size for which the mask of PHI is cut: as what a loop computes,
   for that is done each time; else as what comes from before.  */

static unsigned
phi_bytes (gphi *phi)
{
  unsigned es = 0, before = 0;
  for (unsigned i = 0; !es && i < gimple_phi_num_args (phi); i++)
    {
      tree a = gimple_phi_arg_def (phi, i);
      if (!shaped_p (a) || !overlay_info (a)->value)
	es = compared_bytes (a, 10);
      else if (!before)
	before = overlay_info (a)->value->es;
    }
  return es ? es : before ? before : 4;
}

static void
begin_phi (gphi *phi)
{
  tree res = gimple_phi_result (phi);
  value_info *info = overlay_info (res);
  pending_phi *p = new pending_phi ();
  p->phi = phi;
  p->value = NULL;
  if (info->affine)
    {
      info->base = make_ssa_name (value_base_type (res), gimple_build_nop ());
    }
  else
    {
      tree elt = lanes_element_type (TREE_TYPE (res));
      unsigned es = (TREE_CODE (elt) == BOOLEAN_TYPE ? phi_bytes (phi)
		     : 0);
      p->value = lanes_new_names (elt, es, shape_lanes (&info->shape));
      info->value = p->value;
      info->flags &= ~VALUE_PREFIX;
    }
  pending.safe_push (p);
}

static void
finish_phi (pending_phi *p)
{
  tree res = gimple_phi_result (p->phi);
  value_info *info = overlay_info (res);
  unsigned nparts = p->value ? p->value->nparts : 1;
  auto_vec<tree> args;		/* The parts of argument 0, 1, ...  */
  for (unsigned i = 0; i < gimple_phi_num_args (p->phi); i++)
    {
      edge in = gimple_phi_arg_edge (p->phi, i);
      tree arg = gimple_phi_arg_def (p->phi, i);
      emitter e = { NULL, gimple_phi_arg_location (p->phi, i) };
      value_new_block ();
      if (!p->value)
	args.safe_push (value_base (&e, arg, TREE_TYPE (info->base)));
      else
	{
	  lanes *v = value_lanes (&e, arg, &info->shape,
				  p->value->elt == boolean_type_node
				  ? p->value->es : 0);
	  for (unsigned k = 0; k < nparts; k++)
	    args.safe_push (v->part[k]);
	}
      if (e.seq)
	gsi_insert_seq_on_edge (in, e.seq);
    }
  for (unsigned k = 0; k < nparts; k++)
    {
      gphi *phi = create_phi_node (p->value ? p->value->part[k] : info->base,
				   gimple_bb (p->phi));
      for (unsigned i = 0; i < gimple_phi_num_args (p->phi); i++)
	add_phi_arg (phi, args[i * nparts + k],
		     gimple_phi_arg_edge (p->phi, i),
		     gimple_phi_arg_location (p->phi, i));
    }
}

static void
remove_dead (void)
{
  for (unsigned i = dead.length (); i-- > 0;)
    {
      gimple_stmt_iterator g = gsi_for_stmt (dead[i]);
      tree lhs = gimple_get_lhs (dead[i]);
      if (lhs && ripple_api_call (dead[i]) == API_SET_SHAPE)
	{
	  gsi_replace (&g, gimple_build_assign (lhs, build_zero_cst
						(TREE_TYPE (lhs))), false);
	  continue;
	}
      /* The name of a uniform result has a new definition.  */
      if (lhs && TREE_CODE (lhs) == SSA_NAME
	  && SSA_NAME_DEF_STMT (lhs) != dead[i])
	{
	  if (is_gimple_call (dead[i]))
	    gimple_call_set_lhs (dead[i], NULL_TREE);
	}
      unlink_stmt_vdef (dead[i]);
      gsi_remove (&g, true);
      release_defs (dead[i]);
    }
  dead.release ();
}

void
render_function (void)
{
  earlier_begin ();
  alignment_begin ();
  debug_begin ();
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo, false);
  for (int i = 0; i < n; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      auto_vec<gphi *> phis;
      for (gphi_iterator g = gsi_start_phis (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (shaped_p (gimple_phi_result (g.phi ())))
	  phis.safe_push (g.phi ());
      for (unsigned k = 0; k < phis.length (); k++)
	begin_phi (phis[k]);
      value_new_block ();
      emitter e = { NULL, UNKNOWN_LOCATION };
      for (unsigned k = 0; k < phis.length (); k++)
	debug_assign (&e, gimple_phi_result (phis[k]));
      gimple_stmt_iterator g = gsi_after_labels (bb);
      gsi_insert_seq_before (&g, e.seq, GSI_SAME_STMT);
      for (; !gsi_end_p (g); gsi_next (&g))
	render_statement (&g);
    }
  free (rpo);
  debug_end ();
  for (unsigned i = 0; i < pending.length (); i++)
    finish_phi (pending[i]);
  for (unsigned i = 0; i < pending.length (); i++)
    {
      gimple_stmt_iterator g = gsi_for_phi (pending[i]->phi);
      remove_phi_node (&g, true);
      delete pending[i];
    }
  pending.release ();
  value_new_block ();
  gsi_commit_edge_inserts ();
  remove_dead ();
  expand_serial_calls ();
  lanes_expand_branches ();
}

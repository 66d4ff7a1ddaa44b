/* Numbers and block handles that are known at compile time.

   The manual lets sizes, dimensions, masks and handles go through variables,
   parameters of inlined functions, members and lambda captures.  No optimiser
   has run when the pass looks at the function, so this file follows
   definitions by itself, the same way at every -O level.

   A handle that lives in memory (a capture, a member, a variable shared with
   an OpenMP region) is resolved by its field or variable: all stores to it in
   the unit must agree.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"

/* The value of a name depends on those of its operands.  MAX_STEPS limits the
   statements of called functions that are looked at, whose values depend on
   the call; all other values are remembered in ANSWERS.  */
enum { MAX_DEPTH = 64, MAX_STEPS = 10000 };
static unsigned depth, steps;
static hash_map<tree, tree> *answers;

static tree
valueize (tree op)
{
  if (TREE_CODE (op) != SSA_NAME || depth >= MAX_DEPTH)
    return op;
  tree c = poly_constant_value (op);
  return c ? c : op;
}

/* The one constant that all arguments of PHI have, or null.  */

static tree
phi_constant (gphi *phi)
{
  tree c = NULL_TREE;
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      tree a = gimple_phi_arg_def (phi, i);
      if (a == gimple_phi_result (phi))
	continue;
      a = poly_constant_value (a);
      if (!a || (c && !tree_int_cst_equal (a, c)))
	return NULL_TREE;
      c = a;
    }
  return c;
}

/* Calls whose bodies are being evaluated, innermost first.  */

struct frame
{
  gcall *call;
  struct frame *outer;
};
static struct frame *current_frame;

/* The constant that PARM has in the innermost call.  */

static tree
parameter_constant (tree parm)
{
  struct frame *f = current_frame;
  unsigned i = 0;
  if (!f)
    return NULL_TREE;
  for (tree p = DECL_ARGUMENTS (gimple_call_fndecl (f->call)); p && p != parm;
       p = DECL_CHAIN (p))
    i++;
  if (i >= gimple_call_num_args (f->call))
    return NULL_TREE;
  current_frame = f->outer;
  tree r = poly_constant_value (gimple_call_arg (f->call, i));
  current_frame = f;
  return r;
}

/* What the function that CALL calls returns, if that is one constant whatever
   way is taken through it: constexpr functions of one expression.  */

static tree
function_constant (gcall *call)
{
  tree decl = gimple_call_fndecl (call);
  cgraph_node *node = decl ? cgraph_node::get (decl) : NULL;
  if (node)
    node = node->ultimate_alias_target ();
  if (!node || !node->has_gimple_body_p () || !node->get_fun ()
      || !node->get_fun ()->cfg || node->decl != decl
      || (DECL_WEAK (decl) && !DECL_COMDAT (decl)))
    return NULL_TREE;
  edge e;
  edge_iterator ei;
  tree r = NULL_TREE;
  FOR_EACH_EDGE (e, ei, EXIT_BLOCK_PTR_FOR_FN (node->get_fun ())->preds)
    {
      greturn *ret = safe_dyn_cast<greturn *> (last_stmt (e->src));
      tree v = ret ? gimple_return_retval (ret) : NULL_TREE;
      if (!v || r)
	return NULL_TREE;
      struct frame f = { call, current_frame };
      current_frame = &f;
      r = poly_constant_value (v);
      current_frame = f.outer;
      if (!r)
	return NULL_TREE;
    }
  return r;
}

static tree
call_constant (gcall *call)
{
  struct shape s;
  if (ripple_api_call (call) == API_NONE)
    return function_constant (call);
  if (ripple_api_call (call) == API_VSCALE)
    return build_int_cst (size_type_node,
			  poly_int64 (ripple_current_vscale ()));
  if (ripple_api_call (call) != API_GET_SIZE
      || gimple_call_num_args (call) != 2)
    return NULL_TREE;
  tree dim = poly_constant_value (gimple_call_arg (call, 1));
  if (!dim || !tree_fits_uhwi_p (dim) || tree_to_uhwi (dim) >= SHAPE_RANK
      || !block_shape (gimple_call_arg (call, 0), &s))
    return NULL_TREE;
  return build_int_cst (size_type_node,
			poly_int64 (lanes_of_extent
				    (s.dim[tree_to_uhwi (dim)])));
}

/* The constant that DEF computes, or null.  */

static tree
defined_constant (gimple *def)
{
  tree r = NULL_TREE;
  if (gphi *phi = dyn_cast<gphi *> (def))
    r = phi_constant (phi);
  else if (gcall *call = dyn_cast<gcall *> (def))
    r = call_constant (call);
  else if (is_gimple_assign (def) && !gimple_vuse (def))
    r = gimple_fold_stmt_to_constant_1 (def, valueize);
  else if (gimple_assign_load_p (def))
    r = fold_const_aggregate_ref_1 (gimple_assign_rhs1 (def), valueize);
  return r && poly_int_tree_p (r) && !TREE_OVERFLOW (r) ? r : NULL_TREE;
}

tree
poly_constant_value (tree op)
{
  STRIP_NOPS (op);
  if (poly_int_tree_p (op))
    return op;
  if (TREE_CODE (op) != SSA_NAME || depth >= MAX_DEPTH)
    return NULL_TREE;
  if (SSA_NAME_IS_DEFAULT_DEF (op))
    return SSA_NAME_VAR (op) && TREE_CODE (SSA_NAME_VAR (op)) == PARM_DECL
	   ? parameter_constant (SSA_NAME_VAR (op)) : NULL_TREE;
  bool first = !answers, remember = !current_frame;
  if (first)
    {
      answers = new hash_map<tree, tree>;
      steps = 0;
    }
  if (tree *known = remember ? answers->get (op) : NULL)
    return *known;
  tree r = NULL_TREE;
  /* A value that depends on itself is unknown.  */
  if (remember)
    answers->put (op, r);
  if (remember || ++steps < MAX_STEPS)
    {
      depth++;
      r = defined_constant (SSA_NAME_DEF_STMT (op));
      depth--;
    }
  if (remember)
    answers->put (op, r);
  if (first)
    {
      delete answers;
      answers = NULL;
    }
  return r;
}

tree
constant_value (tree op)
{
  tree c = poly_constant_value (op);
  return c && TREE_CODE (c) == INTEGER_CST ? c : NULL_TREE;
}

/* Stores of handles, and of addresses of handles, in the whole unit.  KEY is
   the variable or field that is written.  */

struct handle_store
{
  tree key;
  gimple *stmt;		/* An assignment or a call.  */
  bool known;		/* SHAPE is what STMT stored, which may have been
			   rendered since.  */
  struct shape shape;
};

/* Of STORES the first UNIT_STORES are those of the unit as it was written, the
   others those of variables that inlining made in cfun, if
   FUNCTION_COLLECTED.  */
static vec<handle_store> stores;
static unsigned unit_stores;
static bool function_collected;

static tree
store_key (tree ref)
{
  if (TREE_CODE (ref) == COMPONENT_REF)
    return TREE_OPERAND (ref, 1);
  if (DECL_P (ref))
    return ref;
  if (TREE_CODE (ref) == MEM_REF
      && TREE_CODE (TREE_OPERAND (ref, 0)) == ADDR_EXPR
      && integer_zerop (TREE_OPERAND (ref, 1)))
    return store_key (TREE_OPERAND (TREE_OPERAND (ref, 0), 0));
  return NULL_TREE;
}

/* True if T is ripple_block_t or a pointer or reference to one.  */

static bool
handle_like_p (tree t)
{
  if (ripple_block_type_p (t))
    return true;
  return POINTER_TYPE_P (t) && ripple_block_type_p (TREE_TYPE (t));
}

static bool
unit_key_p (tree key)
{
  for (unsigned i = 0; i < unit_stores; i++)
    if (stores[i].key == key)
      return true;
  return false;
}

/* Collect the stores of FN to keys that the unit did not have.  */

static void
collect_stores (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	tree lhs = gimple_get_lhs (s);
	if (!lhs || TREE_CODE (lhs) == SSA_NAME
	    || !handle_like_p (TREE_TYPE (lhs)))
	  continue;
	tree key = store_key (lhs);
	if (!key || gimple_clobber_p (s) || unit_key_p (key))
	  continue;
	handle_store h = { key, s, false, shape_scalar () };
	stores.safe_push (h);
      }
}

static bool stored_shape (gimple *stmt, struct shape *s);

void
collect_handle_stores (void)
{
  cgraph_node *node;
  function_collected = true;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    if (node->get_fun () && node->get_fun ()->cfg)
      collect_stores (node->get_fun ());
  for (unsigned i = 0; i < stores.length (); i++)
    {
      struct shape s;
      if (stored_shape (stores[i].stmt, &s))
	{
	  stores[i].shape = s;
	  stores[i].known = true;
	}
    }
  unit_stores = stores.length ();
}

void
forget_handle_stores (bool unit)
{
  if (unit)
    unit_stores = 0;
  stores.truncate (unit_stores);
  function_collected = false;
}

static void
collect_new_stores (void)
{
  if (function_collected)
    return;
  function_collected = true;
  collect_stores (cfun);
}

/* True if FIELD belongs to a record that OpenMP makes to share variables with
   an outlined region.  */

static bool
omp_field_p (tree field)
{
  tree id = TYPE_IDENTIFIER (DECL_CONTEXT (field));
  return id && startswith (IDENTIFIER_POINTER (id), ".omp_data");
}

/* The two record types that OpenMP makes for one region, the sender's and the
   receiver's, have different declarations of the same name as fields.  */

static bool
same_key_p (tree a, tree b)
{
  if (a == b)
    return true;
  return TREE_CODE (a) == FIELD_DECL && TREE_CODE (b) == FIELD_DECL
	 && DECL_NAME (a) && DECL_NAME (a) == DECL_NAME (b)
	 && omp_field_p (a) && omp_field_p (b);
}

static bool memory_shape (tree ref, struct shape *s);

/* The variable that pointer VALUE (to a handle) points to, or null.  */

static tree
pointee (tree value)
{
  if (TREE_CODE (value) == ADDR_EXPR)
    return TREE_OPERAND (value, 0);
  if (TREE_CODE (value) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (value)
      || depth >= MAX_DEPTH)
    return NULL_TREE;
  gimple *def = SSA_NAME_DEF_STMT (value);
  if (!gimple_assign_single_p (def) && !gimple_assign_cast_p (def))
    return NULL_TREE;
  tree rhs = gimple_assign_rhs1 (def);
  tree r = NULL_TREE;
  depth++;
  if (TREE_CODE (rhs) == SSA_NAME || TREE_CODE (rhs) == ADDR_EXPR)
    r = pointee (rhs);
  else if (tree key = store_key (rhs))
    {
      collect_new_stores ();
      for (unsigned i = 0; i < stores.length (); i++)
	if (same_key_p (stores[i].key, key))
	  {
	    tree p = gimple_assign_single_p (stores[i].stmt)
		     ? pointee (gimple_assign_rhs1 (stores[i].stmt))
		     : NULL_TREE;
	    if (!p || (r && p != r))
	      {
		r = NULL_TREE;
		break;
	      }
	    r = p;
	  }
    }
  depth--;
  return r;
}

static bool set_shape_call (gcall *call, struct shape *s);

/* Shape of the handle that STMT stores.  */

static bool
stored_shape (gimple *stmt, struct shape *s)
{
  if (gcall *call = dyn_cast<gcall *> (stmt))
    return ripple_api_call (call) == API_SET_SHAPE && set_shape_call (call, s);
  return gimple_assign_single_p (stmt)
	 && block_shape (gimple_assign_rhs1 (stmt), s);
}

/* True if code that is not in this unit may store to KEY, a variable.  */

static bool
foreign_key_p (tree key)
{
  return (VAR_P (key) && !TREE_READONLY (key)
	  && (TREE_PUBLIC (key) || DECL_EXTERNAL (key)));
}

tree
foreign_block (tree op)
{
  gimple *def;
  while (TREE_CODE (op) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (op)
	 && (def = SSA_NAME_DEF_STMT (op))
	 && (gimple_assign_single_p (def) || gimple_assign_cast_p (def)))
    op = gimple_assign_rhs1 (def);
  tree key = TREE_CODE (op) == SSA_NAME ? NULL_TREE : store_key (op);
  return key && foreign_key_p (key) ? key : NULL_TREE;
}

/* Shape of the handle that the stores of the unit leave at REF.  */

static bool
memory_shape (tree ref, struct shape *s)
{
  if (depth >= MAX_DEPTH)
    return false;
  if (TREE_CODE (ref) == MEM_REF)
    {
      if (TREE_CODE (TREE_OPERAND (ref, 0)) == SSA_NAME
	  && integer_zerop (TREE_OPERAND (ref, 1)))
	{
	  tree p = pointee (TREE_OPERAND (ref, 0));
	  return p && memory_shape (p, s);
	}
    }
  tree key = store_key (ref);
  if (!key || foreign_key_p (key))
    return false;
  collect_new_stores ();
  bool found = false;
  depth++;
  for (unsigned i = 0; i < stores.length (); i++)
    if (same_key_p (stores[i].key, key))
      {
	struct shape t;
	if (stores[i].known)
	  t = stores[i].shape;
	else if (!stored_shape (stores[i].stmt, &t))
	  {
	    depth--;
	    return false;
	  }
	if (found && !shape_equal_p (&t, s))
	  {
	    depth--;
	    return false;
	  }
	*s = t;
	found = true;
      }
  depth--;
  return found;
}

/* Set *E to the extent that the constant C is; false if it is none.  */

static bool
constant_extent (tree c, struct extent *e)
{
  poly_uint64 n;
  if (!c || !poly_int_tree_p (c, &n) || maybe_eq (n, 0u))
    return false;
  e->fixed = lanes_least (n);
  e->scalable = lanes_scalable_p (n);
  return known_eq (lanes_of_extent (*e), n);
}

struct extent
flat_extent (gimple *call, unsigned i)
{
  struct extent e = { 1, false };
  constant_extent (gimple_call_arg (call, i + 1), &e);
  return e;
}

static bool
set_shape_call (gcall *call, struct shape *s)
{
  unsigned nargs = gimple_call_num_args (call);
  *s = shape_scalar ();
  if (nargs <= SHAPE_SIZE0 || nargs > SHAPE_DECLARED + 1)
    return false;
  for (unsigned d = 0; d < SHAPE_RANK && SHAPE_SIZE0 + d < nargs; d++)
    {
      tree c = poly_constant_value (gimple_call_arg (call, SHAPE_SIZE0 + d));
      if (!constant_extent (c, &s->dim[d]))
	return false;
    }
  return shape_least_lanes (s) != 0;
}

bool
block_shape (tree op, struct shape *s, bool *param)
{
  if (TREE_CODE (op) != SSA_NAME)
    return (DECL_P (op) || REFERENCE_CLASS_P (op)) && memory_shape (op, s);
  if (depth >= MAX_DEPTH)
    return false;
  if (SSA_NAME_IS_DEFAULT_DEF (op))
    {
      if (param && SSA_NAME_VAR (op)
	  && TREE_CODE (SSA_NAME_VAR (op)) == PARM_DECL)
	*param = true;
      return false;
    }
  gimple *def = SSA_NAME_DEF_STMT (op);
  bool ok = false;
  depth++;
  if (gcall *call = dyn_cast<gcall *> (def))
    {
      if (ripple_api_call (call) == API_SET_SHAPE)
	ok = set_shape_call (call, s);
    }
  else if (gphi *phi = dyn_cast<gphi *> (def))
    {
      struct shape t;
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
	{
	  tree a = gimple_phi_arg_def (phi, i);
	  if (a == op)
	    continue;
	  if (!block_shape (a, &t, param) || (ok && !shape_equal_p (&t, s)))
	    {
	      ok = false;
	      break;
	    }
	  *s = t;
	  ok = true;
	}
    }
  else if (gimple_assign_ssa_name_copy_p (def) || gimple_assign_cast_p (def))
    ok = block_shape (gimple_assign_rhs1 (def), s, param);
  else if (gimple_assign_load_p (def))
    {
      ok = memory_shape (gimple_assign_rhs1 (def), s);
      /* Reached through a pointer parameter (a closure, a record of an
	 outlined region): the callers know.  */
      tree base = get_base_address (gimple_assign_rhs1 (def));
      if (!ok && param && base && TREE_CODE (base) == MEM_REF
	  && TREE_CODE (TREE_OPERAND (base, 0)) == SSA_NAME
	  && SSA_NAME_IS_DEFAULT_DEF (TREE_OPERAND (base, 0)))
	*param = true;
    }
  depth--;
  return ok;
}

unsigned
lane_dims (gimple *stmt, unsigned first, unsigned *dim, uint64_t *extent,
	   struct shape *s)
{
  struct shape block;
  *s = shape_scalar ();
  unsigned n = gimple_call_num_args (stmt);
  if (n <= first || n - first > SHAPE_RANK
      || !block_shape (gimple_call_arg (stmt, 0), &block))
    return 0;
  for (unsigned i = first; i < n; i++)
    {
      tree c = constant_value (gimple_call_arg (stmt, i));
      if (!c || !tree_fits_uhwi_p (c) || tree_to_uhwi (c) >= SHAPE_RANK)
	return 0;
      unsigned d = tree_to_uhwi (c);
      dim[i - first] = d;
      extent[i - first] = block.dim[d].fixed;
      s->dim[d] = block.dim[d];
    }
  return n - first;
}

/* Shuffles: which lanes their index functions choose.

   INPUT	r = __ripple_shuffle (x, f), x of N lanes
   OUTPUT	the lane map: lane k of r is lane f (k, N) of x

   The function is found through variables, parameters of inlined functions,
   constant tables and the conversion of a lambda to a pointer.  It is run
   once for each lane (evaluate.cc) and number of lanes; what it returns is
   remembered.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/shuffle.h"
#include "report/report.h"
#include "analysis/evaluate.h"

static bool
called_p (cgraph_node *node, hash_set<cgraph_node *> *seen)
{
  if (seen->add (node))
    return false;
  if (node->address_taken
      || (TREE_PUBLIC (node->decl) && !DECL_POSSIBLY_INLINED (node->decl)))
    return true;
  for (cgraph_edge *e = node->callers; e; e = e->next_caller)
    if (e->inline_failed && e->call_stmt && called_p (e->caller, seen))
      return true;
  return false;
}

bool
called_as_it_is_p (cgraph_node *node)
{
  hash_set<cgraph_node *> seen;
  return called_p (node, &seen);
}

enum { MAX_DEPTH = 64 };

/* What the function FN returns for N lanes where vscale is VSCALE.  If it
   cannot be evaluated for lane INDEX.length (), FAILURE says why.  */

struct index_table
{
  tree fn;
  uint64_t n;
  unsigned vscale;
  vec<uint64_t> index;
  struct evaluation_failure failure;
};
static vec<index_table *> tables;

static const index_table *
table_of (tree fn, uint64_t n, unsigned vscale)
{
  for (unsigned i = 0; i < tables.length (); i++)
    if (tables[i]->fn == fn && tables[i]->n == n
	&& tables[i]->vscale == vscale)
      return tables[i];
  index_table *t = new index_table ();
  t->fn = fn;
  t->n = n;
  t->vscale = vscale;
  for (uint64_t k = 0; k < n; k++)
    {
      tree r = evaluate_index (fn, k, n, vscale, &t->failure);
      if (!r)
	break;
      t->index.safe_push (tree_to_uhwi (r));
    }
  tables.safe_push (t);
  return t;
}

void
forget_shuffles (void)
{
  for (unsigned i = 0; i < tables.length (); i++)
    {
      tables[i]->index.release ();
      delete tables[i];
    }
  tables.truncate (0);
  evaluation_end ();
}

static tree
no_value (tree op)
{
  return op;
}

/* The nested function that CALL makes a pointer to, or null: without
   optimisation that is done by a trampoline for all of them.  */

static tree
nested_function (gcall *call)
{
  basic_block bb = gimple_bb (call);
  if (!gimple_call_builtin_p (call, BUILT_IN_ADJUST_TRAMPOLINE))
    return NULL_TREE;
  /* CALL need not be one of cfun.  */
  while (bb->prev_bb)
    bb = bb->prev_bb;
  for (; bb; bb = bb->next_bb)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (gimple_call_builtin_p (s, BUILT_IN_INIT_TRAMPOLINE)
	    && operand_equal_p (gimple_call_arg (s, 0),
				gimple_call_arg (call, 0)))
	  return TREE_OPERAND (gimple_call_arg (s, 1), 0);
      }
  return NULL_TREE;
}

/* The function whose address is OP, or null.  *PARAM is set if OP is a
   parameter of the function.  */

static tree
pointed_function (tree op, bool *param, unsigned depth = 0)
{
  bool weak;
  tree r = NULL_TREE, fn;

  STRIP_NOPS (op);
  if (TREE_CODE (op) == ADDR_EXPR
      && TREE_CODE (TREE_OPERAND (op, 0)) == FUNCTION_DECL)
    return TREE_OPERAND (op, 0);
  if (TREE_CODE (op) != SSA_NAME || depth == MAX_DEPTH)
    return NULL_TREE;
  if (SSA_NAME_IS_DEFAULT_DEF (op))
    {
      if (SSA_NAME_VAR (op) && TREE_CODE (SSA_NAME_VAR (op)) == PARM_DECL)
	*param = true;
      return NULL_TREE;
    }
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (gphi *phi = dyn_cast<gphi *> (def))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
	{
	  tree a = gimple_phi_arg_def (phi, i);
	  if (a == op)
	    continue;
	  a = pointed_function (a, param, depth + 1);
	  if (!a || (r && a != r))
	    return NULL_TREE;
	  r = a;
	}
      return r;
    }
  if (gcall *call = dyn_cast<gcall *> (def))
    {
      if (tree nested = nested_function (call))
	return nested;
      fn = gimple_call_fndecl (call);
      fn = fn ? evaluate_body (fn, &weak) : NULL_TREE;
      return fn && !weak ? evaluate_function_address (fn) : NULL_TREE;
    }
  if (gimple_assign_load_p (def))
    {
      tree ref = gimple_assign_rhs1 (def);
      tree c = DECL_P (ref) ? get_symbol_constant_value (ref)
			    : fold_const_aggregate_ref_1 (ref, no_value);
      return c ? pointed_function (c, param, depth + 1) : NULL_TREE;
    }
  if (gimple_assign_single_p (def) || gimple_assign_cast_p (def))
    return pointed_function (gimple_assign_rhs1 (def), param, depth + 1);
  return NULL_TREE;
}

/* The operand of CALL that is the index function; null if CALL is no
   shuffle.  */

static tree
shuffle_function (gcall *call)
{
  enum ripple_api api = ripple_api_call (call);
  unsigned i = api == API_SHUFFLE ? 1 : api == API_SHUFFLE_PAIR ? 2 : 0;
  return i && gimple_call_num_args (call) == i + 1 ? gimple_call_arg (call, i)
						   : NULL_TREE;
}

/* True if TYPE is size_t, which is signed in Fortran.  */

static bool
size_p (tree type)
{
  tree size = lang_GNU_Fortran () ? signed_type_for (size_type_node)
				  : size_type_node;
  return types_compatible_p (type, size);
}

/* True if FN, which has a body, is size_t (size_t, size_t).  */

static bool
index_prototype_p (tree fn)
{
  tree p = DECL_ARGUMENTS (fn);
  unsigned count = 0;
  for (; p; p = DECL_CHAIN (p), count++)
    if (!size_p (TREE_TYPE (p)))
      return false;
  return count == 2 && !stdarg_p (TREE_TYPE (fn))
	 && size_p (TREE_TYPE (TREE_TYPE (fn)));
}

static bool takes_index_p (tree fn, hash_set<tree> *seen);

/* True if CALL takes the index function of a shuffle, itself or in what it
   calls, from a parameter of its function.  */

static bool
passes_index_p (gcall *call, hash_set<tree> *seen)
{
  bool param = false;
  tree op;
  if (gimple_call_internal_p (call))
    return false;
  if (tree f = shuffle_function (call))
    return !pointed_function (f, &param) && param;
  if (ripple_api_call (call) != API_NONE || !gimple_call_fndecl (call))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      op = gimple_call_arg (call, i);
      if (POINTER_TYPE_P (TREE_TYPE (op))
	  && FUNC_OR_METHOD_TYPE_P (TREE_TYPE (TREE_TYPE (op)))
	  && !pointed_function (op, &param) && param)
	return takes_index_p (gimple_call_fndecl (call), seen);
    }
  return false;
}

static bool
takes_index_p (tree fn, hash_set<tree> *seen)
{
  bool weak;
  basic_block bb;
  fn = evaluate_body (fn, &weak);
  if (!fn || seen->add (fn))
    return false;
  FOR_EACH_BB_FN (bb, DECL_STRUCT_FUNCTION (fn))
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	if (passes_index_p (call, seen))
	  return true;
  return false;
}

bool
index_from_caller_p (tree fn)
{
  hash_set<tree> seen;
  return takes_index_p (fn, &seen);
}

static const char *
shuffle_name (gcall *call)
{
  return ripple_api_call (call) == API_SHUFFLE_PAIR ? "ripple_shuffle_pair"
						    : "ripple_shuffle";
}

void
report_unknown_index (gcall *call)
{
  bool param = false;
  tree op = gimple_call_internal_p (call) ? NULL_TREE
					  : shuffle_function (call);
  if (op && !pointed_function (op, &param) && param)
    ripple_report (stmt_location (call), RMK_SHUFFLE_FUNCTION,
		   shuffle_name (call));
}

/* The number of lanes of the operands of CALL.  */

static poly_uint64
operand_lanes (gcall *call)
{
  struct shape s = *overlay_shape (gimple_call_arg (call, 0));
  unsigned dim;
  if (ripple_api_call (call) == API_SHUFFLE_PAIR)
    shape_join (&s, &s, overlay_shape (gimple_call_arg (call, 1)), &dim);
  return lanes_of_shape (&s);
}

/* vscale in cfun if that is a constant, else 0.  */

static unsigned
constant_vscale (void)
{
  poly_uint64 v = ripple_current_vscale ();
  return lanes_scalable_p (v) ? 0 : lanes_least (v);
}

/* The index function of CALL, which is known to have a body.  */

static tree
known_function (gcall *call)
{
  bool param, weak;
  tree op = shuffle_function (call);
  tree fn = op ? pointed_function (op, &param) : NULL_TREE;
  return fn ? evaluate_body (fn, &weak) : NULL_TREE;
}

/* True if CALL stands in a helper function that has been inlined wherever it
   is called: what its scalar operands mean here is no matter.  */

static bool
dead_scalar_p (uint64_t n)
{
  return n == 1 && !called_as_it_is_p (cgraph_node::get (cfun->decl));
}

/* The first lane for which T, of a function of CALL, has no lane to take; the
   number of lanes if there is none.  */

static uint64_t
first_wrong (gcall *call, const index_table *t)
{
  bool pair_p = ripple_api_call (call) == API_SHUFFLE_PAIR;
  uint64_t k = 0, limit = pair_p ? 2 * t->n : t->n;
  while (k < t->index.length () && t->index[k] < limit)
    k++;
  return k;
}

/* Report the first lane for which T, of the function FN of CALL, has no lane
   to take, if there is one.  */

static void
check_table (gcall *call, tree fn, const index_table *t)
{
  location_t loc = stmt_location (call);
  bool pair_p = ripple_api_call (call) == API_SHUFFLE_PAIR;
  uint64_t k = first_wrong (call, t), limit = pair_p ? 2 * t->n : t->n;
  if (k == t->n)
    return;
  auto_diagnostic_group group;
  if (k < t->index.length ())
    ripple_report (loc, RMK_SHUFFLE_RANGE, shuffle_name (call), fn, k, t->n,
		   t->index[k], pair_p ? "two tensors" : "tensor", limit);
  else if (ripple_report (loc, RMK_SHUFFLE_EVALUATION, shuffle_name (call),
			  fn, k, t->n))
    ripple_report (t->failure.loc, t->failure.why, t->failure.arg);
}

/* The same for a CALL whose lanes, N for each vscale, are scalable: report the
   first vscale that is wrong.  There are no vectors whose length is no power
   of two; what a function returns for these may be wrong, too.  */

static void
check_tables (gcall *call, tree fn, unsigned n)
{
  for (unsigned v = 1; v <= MAX_VSCALE; v *= 2)
    {
      const index_table *t = table_of (fn, n * v, v);
      if (first_wrong (call, t) == t->n)
	continue;
      auto_diagnostic_group group;
      check_table (call, fn, t);
      ripple_report (stmt_location (call), RMK_SHUFFLE_VSCALE, v,
		     v * SCALABLE_BYTES * BITS_PER_UNIT);
      return;
    }
}

void
check_shuffle (gcall *call)
{
  const char *name = shuffle_name (call);
  location_t loc = stmt_location (call);
  bool param, weak;
  tree op = shuffle_function (call);
  tree fn = op ? pointed_function (op, &param) : NULL_TREE;
  tree body = fn ? evaluate_body (fn, &weak) : NULL_TREE;
  if (!fn)
    ripple_report (loc, RMK_SHUFFLE_FUNCTION, name);
  else if (!body)
    ripple_report (loc, RMK_SHUFFLE_BODY, fn, name);
  else if (weak)
    ripple_report (loc, RMK_SHUFFLE_WEAK, fn, name);
  else if (!index_prototype_p (body))
    ripple_report (loc, RMK_SHUFFLE_PROTOTYPE, fn, name);
  else
    {
      poly_uint64 n = operand_lanes (call);
      if (lanes_scalable_p (n))
	check_tables (call, body, lanes_least (n));
      else if (!dead_scalar_p (lanes_count (n)))
	check_table (call, body, table_of (body, lanes_count (n),
					   constant_vscale ()));
    }
}

/* Set MAP to what T says of CALL; false if that is wrong.  */

static bool
table_map (gcall *call, const index_table *t, struct lanemap *map)
{
  unsigned n = t->n;
  lanemap_init (map, ripple_api_call (call) == API_SHUFFLE ? n : 2 * n, n);
  for (unsigned k = 0; k < n; k++)
    {
      if (k >= t->index.length () || t->index[k] >= map->n_from)
	return false;
      map->from[k] = t->index[k];
    }
  return true;
}

bool
shuffle_map (gcall *call, struct lanemap *map)
{
  return table_map (call, table_of (known_function (call),
				    lanes_count (operand_lanes (call)),
				    constant_vscale ()), map);
}

unsigned
shuffle_maps (gcall *call, struct lanemap *map)
{
  unsigned wrong = 0, n = lanes_least (operand_lanes (call));
  tree fn = known_function (call);
  for (unsigned v = 1; v <= MAX_VSCALE; v++)
    if (!table_map (call, table_of (fn, n * v, v), &map[v - 1]))
      wrong |= 1u << v;
  return wrong;
}

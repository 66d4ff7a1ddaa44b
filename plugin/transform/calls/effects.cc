/* Which lane functions cannot be inlined, since their inlined body would not
   do what the function does when it is called for every lane.

     static int next (int x) { count++; return x + count; }

   Statements that are the same for all lanes run once when they are inlined,
   but `count' has to be increased for every lane.  Likewise a variable of the
   function whose address leaves the code that is inlined would be one for all
   lanes.  Such a function is called lane by lane.  By the same reasoning there
   are warnings of calls in annotated loops that no argument gives lanes.

   The bodies are looked at before shapes are known in them.  What is known of
   an SSA name there:

     LANES	it may differ from lane to lane;
     OWN	it may point to a variable of a function that is inlined, or of
		its caller.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/depend.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/calls/inline.h"

enum { LANES = 1, OWN = 2 };

/* Bodies without an effect, with what is known of their parameters, so that
   each is looked at once, however many calls lead to it.  */
typedef int_hash<unsigned HOST_WIDE_INT, 0, HOST_WIDE_INT_M1U> body_key;
typedef hash_set<body_key> body_set;

/* A function that is looked at, and who called it.  */

struct body
{
  cgraph_node *node;
  function *fn;
  auto_vec<unsigned char> state;	/* By SSA version.  */
  struct body *outer;
  body_set *harmless;
  bool only_effects;	/* The body is looked at although it may call itself,
			   and then cannot be inlined.  */
  bool cyclic;	/* The answer holds for these callers only, since a call leads
		   back to one of them.  */
};

static const char *effect_of (body *b);

enum { MAX_KEY_PARAMETERS = 16 };

/* The key of CALLEE with parameters of which STATES are known; 0 if these are
   too many.  */

static unsigned HOST_WIDE_INT
key_of (cgraph_node *callee, const auto_vec<unsigned> &states)
{
  unsigned HOST_WIDE_INT key = callee->get_uid () + 1;
  if (states.length () > MAX_KEY_PARAMETERS)
    return 0;
  for (unsigned i = 0; i < MAX_KEY_PARAMETERS; i++)
    key = key << 2 | (i < states.length () ? states[i] : 0);
  return key;
}

/* What is known of the operand OP, a value, in B.  */

static unsigned
state_of (const body *b, tree op)
{
  if (TREE_CODE (op) == SSA_NAME)
    return b->state[SSA_NAME_VERSION (op)];
  if (TREE_CODE (op) != ADDR_EXPR)
    return 0;
  tree base = get_base_address (TREE_OPERAND (op, 0));
  return base && DECL_P (base) && auto_var_in_fn_p (base, b->fn->decl)
	 ? OWN : 0;
}

/* What is known of the address of the reference REF: LANES if its lanes have
   different ones, OWN if it lies in a variable of somebody.  */

static unsigned
address_state (const body *b, tree ref)
{
  unsigned state = 0;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF || TREE_CODE (ref) == ARRAY_RANGE_REF)
      {
	state |= state_of (b, TREE_OPERAND (ref, 1)) & LANES;
	if (TREE_OPERAND (ref, 3))
	  state |= state_of (b, TREE_OPERAND (ref, 3)) & LANES;
      }
  if (TREE_CODE (ref) == MEM_REF || TREE_CODE (ref) == TARGET_MEM_REF)
    state |= state_of (b, TREE_OPERAND (ref, 0));
  else if (DECL_P (ref) && auto_var_in_fn_p (ref, b->fn->decl))
    state |= OWN;
  return state;
}

static bool
memory_p (tree op)
{
  return handled_component_p (op) || TREE_CODE (op) == MEM_REF
	 || TREE_CODE (op) == TARGET_MEM_REF
	 || (DECL_P (op) && !is_gimple_reg (op)
	     && TREE_CODE (op) != FUNCTION_DECL && TREE_CODE (op) != LABEL_DECL
	     && TREE_CODE (op) != CONST_DECL);
}

/* What is known of the operand OP: an address, a value, or what is loaded.
   A variable of somebody may hold anything.  */

static unsigned
operand_state (const body *b, tree op)
{
  if (memory_p (op))
    {
      unsigned s = address_state (b, op);
      return s & OWN ? LANES | OWN : s & LANES;
    }
  if (TREE_CODE (op) == ADDR_EXPR)
    return address_state (b, TREE_OPERAND (op, 0));
  return state_of (b, op);
}

static unsigned
argument_states (const body *b, gcall *call)
{
  unsigned state = 0;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    state |= operand_state (b, gimple_call_arg (call, i));
  if (tree pointer = ripple_call_pointer (call))
    state |= state_of (b, pointer);
  return state;
}

/* Note what STMT's result is; true if that is more than was known.  */

static bool
visit (body *b, gimple *stmt)
{
  tree lhs = gimple_code (stmt) == GIMPLE_PHI ? gimple_phi_result (stmt)
	     : gimple_get_lhs (stmt);
  if (!lhs || TREE_CODE (lhs) != SSA_NAME || virtual_operand_p (lhs))
    return false;
  unsigned state = 0;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
      state |= operand_state (b, gimple_phi_arg_def (phi, i));
  else if (gcall *call = dyn_cast<gcall *> (stmt))
    state = argument_states (b, call);
  else if (is_gimple_assign (stmt))
    for (unsigned i = 1; i < gimple_num_ops (stmt); i++)
      if (tree op = gimple_op (stmt, i))
	{
	  state |= operand_state (b, op);
	  if (COMPARISON_CLASS_P (op))
	    state |= (state_of (b, TREE_OPERAND (op, 0))
		      | state_of (b, TREE_OPERAND (op, 1))) & LANES;
	}
  /* No address is a floating-point number.  */
  if (FLOAT_TYPE_P (TREE_TYPE (lhs)))
    state &= ~OWN;
  unsigned char *known = &b->state[SSA_NAME_VERSION (lhs)];
  if ((*known | state) == *known)
    return false;
  *known |= state;
  return true;
}

static void
find_states (body *b)
{
  basic_block bb;
  bool changed;
  do
    {
      changed = false;
      FOR_EACH_BB_FN (bb, b->fn)
	{
	  for (gphi_iterator g = gsi_start_phis (bb); !gsi_end_p (g);
	       gsi_next (&g))
	    changed |= visit (b, g.phi ());
	  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	       gsi_next (&g))
	    changed |= visit (b, gsi_stmt (g));
	}
    }
  while (changed);
}

/* Let B be the body of NODE, which OUTER calls..  */

static void
begin_body (body *b, cgraph_node *node, body *outer, body_set *harmless)
{
  b->node = node;
  b->fn = node->get_fun ();
  b->outer = outer;
  b->harmless = harmless;
  b->only_effects = outer && outer->only_effects;
  b->cyclic = false;
  b->state.safe_grow_cleared (vec_safe_length (b->fn->gimple_df->ssa_names));
}

static void
set_parameter (body *b, tree param, unsigned state)
{
  if (tree name = is_gimple_reg (param) ? ssa_default_def (b->fn, param)
		  : NULL_TREE)
    b->state[SSA_NAME_VERSION (name)] = state;
}

/* True if REF is part of a volatile object of B's own.  */

static bool
own_volatile_p (const body *b, tree ref)
{
  tree base = get_base_address (ref);
  return base && DECL_P (base) && TREE_THIS_VOLATILE (ref)
	 && auto_var_in_fn_p (base, b->fn->decl);
}

static const char *
effect_of_assign (body *b, gimple *stmt)
{
  tree lhs = gimple_assign_lhs (stmt);
  if (gimple_clobber_p (stmt))
    return NULL;
  if (!b->only_effects && gimple_has_volatile_ops (stmt)
      && (own_volatile_p (b, lhs)
	  || own_volatile_p (b, gimple_assign_rhs1 (stmt))))
    return "it has a volatile variable";
  if (memory_p (lhs))
    {
      unsigned to = address_state (b, lhs);
      if (to == 0)
	return "it changes memory that all lanes share";
      if (!(to & OWN)
	  && (operand_state (b, gimple_assign_rhs1 (stmt)) & OWN)
	  && POINTER_TYPE_P (TREE_TYPE (lhs)))
	return "it stores the address of one of its variables";
    }
  if (gimple_has_volatile_ops (stmt) && gimple_assign_load_p (stmt)
      && address_state (b, gimple_assign_rhs1 (stmt)) == 0)
    return "it reads a volatile object that all lanes share";
  return NULL;
}

static bool
on_the_way_p (const body *b, cgraph_node *node)
{
  for (; b; b = b->outer)
    if (b->node == node)
      return true;
  return false;
}

/* True if CALL is of a function of <math.h> that takes and returns numbers
   only.  Such a function may also set errno, but to the same value however
   often it is called.  */

static bool
number_function_p (gcall *call)
{
  if (!gimple_call_builtin_p (call, BUILT_IN_NORMAL)
      || gimple_call_num_args (call) == 0
      || !FLOAT_TYPE_P (TREE_TYPE (gimple_call_arg (call, 0))))
    return false;
  for (unsigned i = 1; i < gimple_call_num_args (call); i++)
    {
      tree type = TREE_TYPE (gimple_call_arg (call, i));
      if (!FLOAT_TYPE_P (type) && !INTEGRAL_TYPE_P (type))
	return false;
    }
  return true;
}

/* True if nobody can tell how often CALL is made.  */

static bool
harmless_p (gcall *call)
{
  return gimple_call_internal_p (call)
	 || ripple_api_call (call) != API_NONE
	 || number_function_p (call)
	 || (gimple_call_flags (call)
	     & (ECF_CONST | ECF_PURE | ECF_NOVOPS | ECF_NORETURN))
	 || gimple_call_builtin_p (call, BUILT_IN_PREFETCH)
	 || gimple_call_builtin_p (call, BUILT_IN_ASSUME_ALIGNED);
}

/* The function that CALL calls, if its body is known; with ANY also one that
   could not be inlined, as it calls itself.  */

static cgraph_node *
known_callee (gcall *call, bool any)
{
  tree fn = gimple_call_fndecl (call);
  if (!fn)
    return NULL;
  if (cgraph_node *callee = ripple_inlinable_callee (call))
    return callee;
  cgraph_node *node = any ? cgraph_node::get (fn) : NULL;
  node = node ? node->ultimate_alias_target () : NULL;
  return node && node->get_availability () > AVAIL_INTERPOSABLE
	 && node->has_gimple_body_p () && node->get_fun ()->cfg ? node : NULL;
}

static const char *
effect_of_call (body *b, gcall *call)
{
  unsigned state = argument_states (b, call);
  tree fn = gimple_call_fndecl (call);
  if (fn && fndecl_built_in_p (fn, BUILT_IN_NORMAL))
    switch (DECL_FUNCTION_CODE (fn))
      {
      CASE_BUILT_IN_ALLOCA:
      case BUILT_IN_STACK_SAVE:
	return "it allocates on its stack";
      case BUILT_IN_STACK_RESTORE:
      case BUILT_IN_OBJECT_SIZE:
      case BUILT_IN_DYNAMIC_OBJECT_SIZE:
	return NULL;
      default:
	break;
      }
  cgraph_node *callee = known_callee (call, b->only_effects);
  if (callee && on_the_way_p (b, callee))
    {
      b->cyclic = true;
      if (b->only_effects)
	return NULL;
    }
  else if (callee)
    {
      auto_vec<unsigned> states;
      for (unsigned i = 0; i < gimple_call_num_args (call); i++)
	states.safe_push (operand_state (b, gimple_call_arg (call, i)));
      unsigned HOST_WIDE_INT key = key_of (callee, states);
      if (key && b->harmless->contains (key))
	return NULL;
      body inner;
      tree p = DECL_ARGUMENTS (callee->decl);
      begin_body (&inner, callee, b, b->harmless);
      for (unsigned i = 0; p && i < states.length (); i++, p = DECL_CHAIN (p))
	set_parameter (&inner, p, states[i]);
      const char *effect = effect_of (&inner);
      b->cyclic |= inner.cyclic;
      if (key && !effect && !inner.cyclic)
	b->harmless->add (key);
      /* With lanes it may be called for each of them.  */
      return (state & LANES) && !(state & OWN) ? NULL : effect;
    }
  if ((state & OWN) && !(harmless_p (call)
			 && !(gimple_call_flags (call) & ECF_PURE)))
    return "it passes the address of one of its variables to a function "
	   "that is not inlined";
  if (!(state & LANES) && !harmless_p (call))
    return "it calls a function with the same arguments for all lanes";
  return NULL;
}

/* True if STMT, of FN, throws when all calls in it are inlined that can be.
   SEEN are functions that were looked at.  */

static bool
throws_p (function *fn, gimple *stmt, hash_set<cgraph_node *> *seen)
{
  gcall *call = dyn_cast<gcall *> (stmt);
  if (gimple_code (stmt) == GIMPLE_RESX || !stmt_could_throw_p (fn, stmt))
    return false;
  cgraph_node *callee = call ? ripple_inlinable_callee (call) : NULL;
  basic_block bb;
  if (!callee)
    return true;
  if (!seen->add (callee))
    FOR_EACH_BB_FN (bb, callee->get_fun ())
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (throws_p (callee->get_fun (), gsi_stmt (g), seen))
	  return true;
  return false;
}

/* True if what exceptions of BB lead to does something.  */

static bool
cleans_up_p (basic_block bb)
{
  edge e;
  edge_iterator ei;
  auto_vec<edge> work;
  auto_bitmap seen;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (e->flags & EDGE_EH)
      work.safe_push (e);
  while (!work.is_empty ())
    {
      basic_block at = work.pop ()->dest;
      if (!bitmap_set_bit (seen, at->index))
	continue;
      for (gimple_stmt_iterator g = gsi_start_bb (at); !gsi_end_p (g);
	   gsi_next (&g))
	if (is_gimple_call (gsi_stmt (g)) || gimple_store_p (gsi_stmt (g)))
	  if (!gimple_clobber_p (gsi_stmt (g)))
	    return true;
      FOR_EACH_EDGE (e, ei, at->succs)
	work.safe_push (e);
    }
  return false;
}

/* Why B's function cannot be inlined, or null.  */

static const char *
effect_of (body *b)
{
  basic_block bb;
  find_states (b);
  FOR_EACH_BB_FN (bb, b->fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *stmt = gsi_stmt (g);
	const char *effect = NULL;
	if (gcall *call = dyn_cast<gcall *> (stmt))
	  effect = effect_of_call (b, call);
	else if (is_gimple_assign (stmt))
	  effect = effect_of_assign (b, stmt);
	else if (gimple_code (stmt) == GIMPLE_ASM)
	  effect = "it has inline assembly";
	hash_set<cgraph_node *> seen;
	if (!effect && gsi_one_before_end_p (g)
	    && throws_p (b->fn, stmt, &seen) && cleans_up_p (bb))
	  effect = "an exception in it destroys what the lane has made";
	if (effect)
	  return effect;
      }
  return NULL;
}

/* The same for CALLEE, which CALL calls.  */

static const char *
effect_of_callee (cgraph_node *callee, gcall *call, bool only_effects)
{
  body b;
  body_set harmless;
  tree p = DECL_ARGUMENTS (callee->decl);
  begin_body (&b, callee, NULL, &harmless);
  b.only_effects = only_effects;
  for (unsigned i = 0; p && i < gimple_call_num_args (call);
       i++, p = DECL_CHAIN (p))
    {
      tree a = gimple_call_arg (call, i);
      set_parameter (&b, p, (varying_p (a) ? LANES : 0)
			    | (local_address (a) ? OWN : 0));
    }
  if (tree result = DECL_RESULT (callee->decl))
    if (DECL_BY_REFERENCE (result))
      set_parameter (&b, result, OWN);
  return effect_of (&b);
}

const char *
lane_function_effect (cgraph_node *callee, gcall *call)
{
  return effect_of_callee (callee, call, false);
}

/* True if FN is a function of <ripple/thread.h>, which lanes do not have.  */

static bool
thread_function_p (tree fn)
{
  return strncmp (IDENTIFIER_POINTER (DECL_NAME (fn)), "ripple_thd_", 11) == 0;
}

/* True if A is a vector, or what the ripple_* API makes of lanes: who passes
   it thinks in lanes.  */

static bool
made_of_lanes_p (tree a)
{
  while (TREE_CODE (a) == SSA_NAME
	 && gimple_assign_cast_p (SSA_NAME_DEF_STMT (a)))
    a = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (a));
  return VECTOR_TYPE_P (TREE_TYPE (a))
	 || (TREE_CODE (a) == SSA_NAME
	     && ripple_api_call (SSA_NAME_DEF_STMT (a)) != API_NONE);
}

/* True if CALL is done once for all lanes, and it matters whether it is done
   for each.  */

static bool
called_once_p (gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  if (!fn || ripple_api_call (call) != API_NONE || harmless_p (call)
      || thread_function_p (fn)
      || ((gimple_call_flags (call) & ECF_LEAF)
	  && fndecl_built_in_p (fn, BUILT_IN_NORMAL)))
    return false;
  struct shape s = overlay_call_shape (call);
  if (!shape_scalar_p (&s))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      /* What a call does to a variable of the function is reported elsewhere
	 (masks/scalar-memory.cc).  */
      tree a = gimple_call_arg (call, i);
      if (local_address (a) || made_of_lanes_p (a))
	return false;
    }
  cgraph_node *callee = known_callee (call, true);
  return !callee || effect_of_callee (callee, call, true);
}

static void
warn_calls (const struct parallel_loop *loop)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (loop->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	  if (called_once_p (call))
	    ripple_report (stmt_location (call), RMK_CALLED_ONCE,
			   gimple_call_fndecl (call), loop->lanes);
}

void
warn_calls_done_once (void)
{
  for_parallel_loops (warn_calls);
}

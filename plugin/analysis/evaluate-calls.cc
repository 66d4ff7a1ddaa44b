/* Calls that evaluate.cc meets: of functions with a body, of built-in and of
   internal functions.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "fold-const-call.h"
#include "report/report.h"
#include "analysis/overlay.h"
#include "analysis/evaluate-private.h"

tree
evaluate_body (tree fn, bool *weak)
{
  cgraph_node *node = cgraph_node::get (fn);

  *weak = false;
  if (node)
    node = node->ultimate_alias_target ();
  if (!node || !node->has_gimple_body_p () || !node->get_fun ()
      || !node->get_fun ()->cfg || node->thunk
      || !gimple_in_ssa_p (node->get_fun ()))
    return NULL_TREE;
  *weak = DECL_WEAK (fn) && !DECL_COMDAT (fn) && !DECL_ONE_ONLY (fn);
  return node->decl;
}

/* An argument: VALUE, or what is at PLACE.  */

struct argument
{
  tree value;
  memory_place place;
};

/* The arguments of CALL, which F makes, for the parameters of FN.  */

static bool
take_arguments (frame *f, gcall *call, tree fn, vec<argument> *args)
{
  unsigned i = 0;

  for (tree p = DECL_ARGUMENTS (fn); p; p = DECL_CHAIN (p), i++)
    {
      argument a = { NULL_TREE, memory_place () };

      if (i >= gimple_call_num_args (call))
	return evaluation_fails (RMK_EVAL_STATEMENT);
      if (is_gimple_reg_type (TREE_TYPE (p)))
	a.value = value_of (f, gimple_call_arg (call, i));
      else
	find_place (f, gimple_call_arg (call, i), &a.place);
      if (evaluation_failed_p ())
	return false;
      args->safe_push (a);
    }
  return true;
}

/* Let F, a new frame of the function FN, begin with ARGS.  */

static bool
pass_arguments (frame *f, tree fn, const vec<argument> &args)
{
  unsigned i = 0;

  for (tree p = DECL_ARGUMENTS (fn); p; p = DECL_CHAIN (p), i++)
    {
      const memory_place *from = &args[i].place;

      if (!args[i].value)
	{
	  uint64_t to = address_of (f, p);

	  if (!to || !memory_copy (to, from->address, from->bits / 8))
	    return false;
	  continue;
	}
      tree name = is_gimple_reg (p) ? ssa_default_def (f->fn, p) : p;
      if (name && !assign (f, name, args[i].value))
	return false;
    }
  return true;
}

/* Run FN, of which F is a new frame.  *RESULT is what it returns if that is no
   aggregate, else it is copied to TO (null: nowhere).  */

static bool
run_frame (frame *f, tree fn, const memory_place *to, tree *result)
{
  tree decl = DECL_RESULT (fn), op;
  memory_place from;
  uint64_t size, address;

  if (DECL_BY_REFERENCE (decl))
    {
      tree name = ssa_default_def (f->fn, decl);

      if (!memory_size (TREE_TYPE (TREE_TYPE (decl)), &size)
	  || !(address = memory_new (size))
	  || (name && !assign (f, name, build_int_cst (TREE_TYPE (name),
						       address)))
	  || !run_body (f, &op))
	return false;
      return !to || memory_copy (to->address, address, size);
    }
  if (!run_body (f, &op))
    return false;
  if (!op)
    return true;
  if (is_gimple_reg_type (TREE_TYPE (op)))
    {
      /* A variable that has not been set may be returned.  */
      if (TREE_CODE (op) != SSA_NAME || f->value[SSA_NAME_VERSION (op)])
	*result = value_of (f, op);
      return !evaluation_failed_p ();
    }
  return !to || (find_place (f, op, &from)
		 && memory_copy (to->address, from.address, to->bits / 8));
}

/* CALL, made by OUTER, of FN, which has a body.  */

static bool
run_call (frame *outer, gcall *call, tree fn)
{
  frame f;
  tree lhs = gimple_call_lhs (call), result = NULL_TREE;
  bool aggregate_p = lhs && !is_gimple_reg_type (TREE_TYPE (lhs));
  auto_vec<argument> args;
  memory_place to;

  if (gimple_call_chain (call))
    return evaluation_fails (RMK_EVAL_STATEMENT);
  /* The variables of OUTER must have places in memory before those of the
     call, which go away behind it.  */
  if (!evaluation_enter () || !take_arguments (outer, call, fn, &args)
      || (lhs && TREE_CODE (lhs) != SSA_NAME && !find_place (outer, lhs, &to)))
    return false;
  uint64_t mark = memory_mark ();
  f.fn = DECL_STRUCT_FUNCTION (fn);
  f.value.safe_grow_cleared (vec_safe_length (SSANAMES (f.fn)));
  if (!pass_arguments (&f, fn, args)
      || !run_frame (&f, fn, aggregate_p ? &to : NULL, &result))
    return false;
  evaluation_leave (call);
  memory_release (mark);
  if (!lhs || aggregate_p)
    return true;
  return result ? assign (outer, lhs, result)
		: evaluation_fails (RMK_EVAL_UNINITIALIZED) != NULL_TREE;
}

/* CALL is of the built-in function FN.  *DONE unless it is one that must be
   called.  */

static bool
run_builtin (frame *f, gcall *call, tree fn, bool *done)
{
  tree lhs = gimple_call_lhs (call), type = gimple_call_return_type (call);
  unsigned n = gimple_call_num_args (call);
  tree v[4] = { NULL_TREE, NULL_TREE, NULL_TREE, NULL_TREE };
  uint64_t to, from, size;

  *done = true;
  switch (DECL_FUNCTION_CODE (fn))
    {
    case BUILT_IN_EXPECT:
    case BUILT_IN_EXPECT_WITH_PROBABILITY:
    case BUILT_IN_ASSUME_ALIGNED:
      return assign (f, lhs, value_of (f, gimple_call_arg (call, 0)));
    case BUILT_IN_CONSTANT_P:
    case BUILT_IN_STACK_SAVE:
    case BUILT_IN_RETURN_ADDRESS:
      return assign (f, lhs, build_zero_cst (type));
    case BUILT_IN_STACK_RESTORE:
    case BUILT_IN_PREFETCH:
    case BUILT_IN_PROFILE_FUNC_ENTER:
    case BUILT_IN_PROFILE_FUNC_EXIT:
    case BUILT_IN_ASAN_POINTER_COMPARE:
    case BUILT_IN_ASAN_POINTER_SUBTRACT:
    case BUILT_IN_CLEAR_PADDING:
      return true;
    case BUILT_IN_OBJECT_SIZE:
    case BUILT_IN_DYNAMIC_OBJECT_SIZE:
      /* What is said of an object that is not known.  */
      v[0] = value_of (f, gimple_call_arg (call, 1));
      return v[0] && assign (f, lhs, wi::to_wide (v[0]).to_uhwi () & 2
				     ? build_zero_cst (type)
				     : build_minus_one_cst (type));
    case BUILT_IN_UNREACHABLE:
    case BUILT_IN_TRAP:
    case BUILT_IN_ABORT:
      return evaluation_fails (RMK_EVAL_UNREACHABLE);
    case BUILT_IN_ALLOCA:
    case BUILT_IN_ALLOCA_WITH_ALIGN:
    case BUILT_IN_ALLOCA_WITH_ALIGN_AND_MAX:
      v[0] = value_of (f, gimple_call_arg (call, 0));
      to = v[0] ? memory_new (wi::to_wide (v[0]).to_uhwi ()) : 0;
      return to && assign (f, lhs, build_int_cst (type, to));
    case BUILT_IN_MEMCPY:
    case BUILT_IN_MEMMOVE:
    case BUILT_IN_MEMCPY_CHK:
    case BUILT_IN_MEMMOVE_CHK:
    case BUILT_IN_MEMSET:
    case BUILT_IN_MEMSET_CHK:
      if (n < 3 || !pointer_value (f, gimple_call_arg (call, 0), &to)
	  || !pointer_value (f, gimple_call_arg (call, 1), &from)
	  || !pointer_value (f, gimple_call_arg (call, 2), &size))
	return evaluation_fails (RMK_EVAL_STATEMENT);
      if (DECL_FUNCTION_CODE (fn) == BUILT_IN_MEMSET
	  || DECL_FUNCTION_CODE (fn) == BUILT_IN_MEMSET_CHK)
	{
	  if (!memory_set (to, from & 255, size))
	    return false;
	}
      else if (!memory_copy (to, from, size))
	return false;
      return assign (f, lhs, build_int_cst (type, to));
    default:
      break;
    }
  *done = false;
  if (n == 0 || n > 3 || !lhs || !is_gimple_reg_type (TREE_TYPE (lhs)))
    return false;
  for (unsigned i = 0; i < n; i++)
    {
      if (!is_gimple_reg_type (TREE_TYPE (gimple_call_arg (call, i))))
	return false;
      v[i] = value_of (f, gimple_call_arg (call, i));
      if (!v[i])
	return false;
    }
  combined_fn cfn = as_combined_fn (DECL_FUNCTION_CODE (fn));
  tree r = (n == 1 ? fold_const_call (cfn, type, v[0])
	    : n == 2 ? fold_const_call (cfn, type, v[0], v[1])
	    : fold_const_call (cfn, type, v[0], v[1], v[2]));
  if (!r || !CONSTANT_CLASS_P (r))
    return false;
  *done = true;
  return assign (f, lhs, r);
}

/* Arithmetic whose result is a complex number: the value, and whether it
   overflowed.  */

static tree
with_overflow (enum tree_code code, tree type, tree a, tree b)
{
  tree part = TREE_TYPE (type);
  tree x = fold_convert (part, a), y = fold_convert (part, b);
  widest_int p = wi::to_widest (a), q = wi::to_widest (b), r;

  r = (code == PLUS_EXPR ? p + q : code == MINUS_EXPR ? p - q : p * q);
  x = fold_binary (code, unsigned_type_for (part),
		   fold_convert (unsigned_type_for (part), x),
		   fold_convert (unsigned_type_for (part), y));
  x = fold_convert (part, x);
  return build_complex (type, TREE_OVERFLOW_P (x) ? drop_tree_overflow (x) : x,
			build_int_cst (part, r != wi::to_widest (x)));
}

static bool
run_internal (frame *f, gcall *call)
{
  tree lhs = gimple_call_lhs (call), v[2] = { NULL_TREE, NULL_TREE };
  enum tree_code code = ERROR_MARK;

  switch (gimple_call_internal_fn (call))
    {
    case IFN_UBSAN_NULL:
    case IFN_UBSAN_BOUNDS:
    case IFN_UBSAN_VPTR:
    case IFN_UBSAN_OBJECT_SIZE:
    case IFN_UBSAN_PTR:
    case IFN_ASAN_MARK:
    case IFN_ASAN_POISON:	/* A variable that has no value any more.  */
    case IFN_HWASAN_MARK:
    case IFN_TSAN_FUNC_EXIT:
    case IFN_FALLTHROUGH:
    case IFN_DEFERRED_INIT:
      return true;		/* The evaluator checks every access
				   itself.  */
    case IFN_BUILTIN_EXPECT:
      return assign (f, lhs, value_of (f, gimple_call_arg (call, 0)));
    case IFN_UBSAN_CHECK_ADD:
    case IFN_ADD_OVERFLOW:
      code = PLUS_EXPR;
      break;
    case IFN_UBSAN_CHECK_SUB:
    case IFN_SUB_OVERFLOW:
      code = MINUS_EXPR;
      break;
    case IFN_UBSAN_CHECK_MUL:
    case IFN_MUL_OVERFLOW:
      code = MULT_EXPR;
      break;
    default:
      return evaluation_fails (RMK_EVAL_STATEMENT);
    }
  if (!lhs)
    return true;
  for (unsigned i = 0; i < 2; i++)
    if (!(v[i] = value_of (f, gimple_call_arg (call, i))))
      return false;
  if (TREE_CODE (TREE_TYPE (lhs)) == COMPLEX_TYPE)
    return assign (f, lhs, with_overflow (code, TREE_TYPE (lhs), v[0], v[1]));
  return assign (f, lhs, binary (code, TREE_TYPE (lhs), v[0], v[1]));
}

bool
run_call_statement (frame *f, gcall *call)
{
  bool weak, done;
  tree fn, body;
  uint64_t address;

  if (gimple_call_internal_p (call))
    return run_internal (f, call);
  fn = gimple_call_fndecl (call);
  if (!fn)
    {
      if (!pointer_value (f, gimple_call_fn (call), &address))
	return false;
      fn = memory_function (address);
      if (!fn)
	return evaluation_fails (RMK_EVAL_INDIRECT);
    }
  if (fndecl_built_in_p (fn, BUILT_IN_NORMAL))
    {
      bool ok = run_builtin (f, call, fn, &done);

      if (done || evaluation_failed_p ())
	return ok;
    }
  if (ripple_api_call (call) == API_VSCALE && evaluation_vscale ())
    return assign (f, gimple_call_lhs (call),
		   build_int_cst (size_type_node, evaluation_vscale ()));
  body = evaluate_body (fn, &weak);
  if (!body || weak)
    return evaluation_fails (weak ? RMK_EVAL_WEAK : RMK_EVAL_BODY, fn);
  return run_call (f, call, body);
}

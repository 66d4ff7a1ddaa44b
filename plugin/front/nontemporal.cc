/* Clause Nontemporal (pointer, ...).

   INPUT	#pragma ripple parallel Block (BS) Dims (0) Nontemporal (p)
		for (...)
		  p[i] = x[i];

   OUTPUT	of the pragma, next to the marker of the directive:

		__ripple_nontemporal (0, p);

		of the loop:

		for (...)
		  {
		    __ripple_nontemporal (p, 0);
		    p[i] = x[i];
		  }
		__ripple_fence ();

   In the body the value of P is what stores are compared with
   (transform/loops/nontemporal.cc).  An array is told by its number: its
   address is not to be taken.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-iterator.h"
#include "front/directive.h"

/* True if BASE can be in a clause; otherwise false, after an error at LOC.  */

static bool
nontemporal_base_p (location_t loc, tree base)
{
  if (!VAR_P (base) && TREE_CODE (base) != PARM_DECL && !INDIRECT_REF_P (base)
      && TREE_CODE (base) != COMPONENT_REF)
    {
      ripple_report (loc, RMK_NONTEMPORAL_NAME);
      return false;
    }
  if (POINTER_TYPE_P (TREE_TYPE (base))
      || TREE_CODE (TREE_TYPE (base)) == ARRAY_TYPE)
    return true;
  ripple_report (loc, RMK_NONTEMPORAL_TYPE, base, TREE_TYPE (base));
  return false;
}

bool
parse_nontemporal (struct directive *d)
{
  for (;;)
    {
      location_t loc = d->token_loc;
      tree base;

      if (d->token != CPP_NAME)
	{
	  ripple_report (loc, RMK_NONTEMPORAL_NAME);
	  return false;
	}
      base = parse_name (d, RMK_NONTEMPORAL_NAME);
      if (!base)
	return false;
      if (d->token != CPP_COMMA && d->token != CPP_CLOSE_PAREN)
	{
	  ripple_report (d->token_loc, RMK_NONTEMPORAL_NAME);
	  return false;
	}
      if (!d->fe->dependent_p (base)
	  && !nontemporal_base_p (loc, strip_wrappers (base)))
	return false;
      for (unsigned i = 0; i < d->nontemporal.length (); i++)
	if (operand_equal_p (d->nontemporal[i].base, base, 0))
	  {
	    ripple_report (loc, RMK_NONTEMPORAL_TWICE, base);
	    return false;
	  }
      d->nontemporal.safe_push ({ loc, base });
      if (d->token != CPP_COMMA)
	return expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE, "the names");
      next_token (d);
    }
}

/* BASE as the argument of a call: an array is a pointer to itself, which the
   front end would call its address.  */

static tree
argument (struct directive *d, tree base)
{
  tree x = strip_wrappers (base);

  if (d->fe->dependent_p (base) || TREE_CODE (TREE_TYPE (x)) != ARRAY_TYPE)
    return base;
  return build1 (ADDR_EXPR, build_pointer_type (TREE_TYPE (x)), x);
}

void
add_nontemporal_markers (struct directive *d)
{
  tree marker = lookup_name (get_identifier (NONTEMPORAL_NAME));

  for (unsigned i = 0; marker && i < d->nontemporal.length (); i++)
    {
      vec<tree, va_gc> *args = NULL;

      vec_safe_push (args, integer_zero_node);
      vec_safe_push (args, argument (d, d->nontemporal[i].base));
      d->fe->add_call (d->nontemporal[i].loc, marker, args);
    }
}

bool
read_nontemporal (struct annotated_loop *loop, tree call)
{
  streamed s;

  s.loc = location_of (call, input_location);
  s.base = strip_wrappers (CALL_EXPR_ARG (call, 1));
  while (CONVERT_EXPR_P (s.base))
    s.base = strip_wrappers (TREE_OPERAND (s.base, 0));
  if (TREE_CODE (s.base) == ADDR_EXPR)
    s.base = strip_wrappers (TREE_OPERAND (s.base, 0));
  if (!nontemporal_base_p (s.loc, s.base))
    return false;
  loop->nontemporal.safe_push (s);
  return true;
}

void
mark_nontemporal (const struct annotated_loop *loop, tree *list)
{
  tree type = build_function_type_list (void_type_node, ptr_type_node,
					size_type_node, NULL_TREE);

  for (unsigned i = 0; i < loop->nontemporal.length (); i++)
    {
      const streamed *s = &loop->nontemporal[i];
      tree base = s->base, variable = size_zero_node;

      /* Nothing loads a volatile pointer but the program.  */
      if (TREE_THIS_VOLATILE (base) && POINTER_TYPE_P (TREE_TYPE (base)))
	continue;
      if (VAR_P (base) && TREE_CODE (TREE_TYPE (base)) == ARRAY_TYPE)
	{
	  variable = size_int (DECL_UID (base));
	  base = null_pointer_node;
	}
      else if (TREE_CODE (TREE_TYPE (base)) == ARRAY_TYPE)
	base = build_fold_addr_expr (unshare_expr (base));
      append_to_statement_list
	(build_call_expr_loc (s->loc, declare_marker (NONTEMPORAL_NAME, type),
			      2, fold_convert (ptr_type_node,
					       unshare_expr (base)),
			      variable), list);
    }
}

void
fence_nontemporal (const struct annotated_loop *loop, tree *list)
{
  tree type = build_function_type_list (void_type_node, NULL_TREE);

  if (!loop->nontemporal.is_empty ())
    append_to_statement_list
      (build_call_expr_loc (loop->loc, declare_marker ("__ripple_fence", type),
			    0), list);
}

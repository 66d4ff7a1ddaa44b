/* Masks as lengths, for instructions that have both (RISC-V V).

   INPUT	16 * vscale lanes in two parts; the mask of those before COUNT
		for which C holds
   OUTPUT	part 0		mask C's part 0, length min (count, 8 * vscale)
		part 1		mask C's part 1, length
				max (count, 8 * vscale) - 8 * vscale

   A vector of constant size that is part of a register, for which there are no
   such instructions, is moved as that register; the length keeps to the part.

   The whole mask is there, too; it is not computed if nobody else asks for it.
   A length is exact: the machine is never asked how many lanes it would like
   to do, as .SELECT_VL does, which in the last but one iteration may be fewer
   than there are.  Then the lanes of the last block would not be those that
   the program numbers.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"
#include "emit/arith/masked-access.h"

bool
lengths_p (void)
{
  return ACCESS_LENGTHS && !lanes_emulate;
}

void
lengths_note_prefix (emitter *e, lanes *m, tree count)
{
  tree type = TREE_TYPE (count);

  if (!ACCESS_LENGTHS)
    return;
  count = part_binary (e, MIN_EXPR, type, count,
		       build_int_cst (type, poly_int64 (m->n)));
  m->length = gimple_convert (&e->seq, e->loc, sizetype, count);
}

void
lengths_note_and (emitter *e, lanes *m, lanes *a, lanes *b)
{
  if (!a->length)
    std::swap (a, b);
  if (!a->length)
    return;
  if (!b->length)
    m->inner = a->inner ? lanes_binary (e, BIT_AND_EXPR, a->inner, b, NULL)
	       : b;
  else if (a->inner && b->inner)
    m->inner = lanes_binary (e, BIT_AND_EXPR, a->inner, b->inner, NULL);
  else
    m->inner = a->inner ? a->inner : b->inner;
  m->length = a->length;
  if (b->length && b->length != a->length)
    m->length = part_binary (e, MIN_EXPR, sizetype, a->length, b->length);
}

void
lengths_note_resized (emitter *e, lanes *m, lanes *a)
{
  if (m == a || !a->length)
    return;
  m->length = a->length;
  m->inner = a->inner ? lanes_mask_resize (e, a->inner, m->es) : NULL;
}

tree
lengths_moved_type (tree vtype, bool store)
{
  if (masked_access_supported_p (vtype, store))
    return vtype;
  tree type = masked_register_type (vtype);
  return type && masked_access_supported_p (type, store) ? type : NULL_TREE;
}

tree
lengths_in_register (emitter *e, tree type, tree v)
{
  return useless_type_conversion_p (type, TREE_TYPE (v))
	 ? v : part_hide_as (e, type, v, "=vr");
}

part_lanes
lengths_of_first (tree vtype, unsigned count)
{
  tree mask = truth_type_for (vtype);

  if (!ACCESS_LENGTHS)
    return lanes_on (part_first_lanes (mask, count));
  part_lanes on = { build_all_ones_cst (mask), size_int (count) };
  return on;
}

part_lanes
lengths_of_part (emitter *e, const lanes *m, unsigned part)
{
  part_lanes on = lanes_on (m->part[part]);
  poly_int64 width = lanes_part_lanes (m->es, m->n);
  tree first = build_int_cst (sizetype, width * part), length = m->length;

  if (!length || CONSTANT_CLASS_P (on.mask))
    return on;
  if (part)
    {
      length = part_binary (e, MAX_EXPR, sizetype, length, first);
      length = part_binary (e, MINUS_EXPR, sizetype, length, first);
    }
  if (part + 1 < m->nparts)
    length = part_binary (e, MIN_EXPR, sizetype, length,
			  build_int_cst (sizetype, width));
  on.length = length;
  on.mask = (m->inner ? m->inner->part[part]
	     : build_all_ones_cst (TREE_TYPE (on.mask)));
  return on;
}

/* V as it was before it was viewed as another type.  */

static tree
without_views (tree v)
{
  while (TREE_CODE (v) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (v))
    {
      gassign *s = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (v));

      if (!s || gimple_assign_rhs_code (s) != VIEW_CONVERT_EXPR
	  || TREE_CODE (TREE_OPERAND (gimple_assign_rhs1 (s), 0)) != SSA_NAME)
	break;
      v = TREE_OPERAND (gimple_assign_rhs1 (s), 0);
    }
  return v;
}

/* If A is an operation on B, that operation under ON on top of B; A itself
   then is not computed.  */

static gcall *
operation_before (emitter *e, const part_lanes &on, tree a, tree b)
{
  tree x = without_views (a);
  gassign *s = (TREE_CODE (x) == SSA_NAME
		? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);

  if (!s || TREE_CODE_CLASS (gimple_assign_rhs_code (s)) != tcc_binary)
    return NULL;
  tree p = gimple_assign_rhs1 (s), q = gimple_assign_rhs2 (s);
  tree other = without_views (b);
  if (without_views (p) != other && without_views (q) != other)
    return NULL;
  return masked_binary (gimple_assign_rhs_code (s), on, p, q,
			part_view (e, TREE_TYPE (x), b));
}

tree
part_select_before (emitter *e, const part_lanes &on, tree a, tree b)
{
  if (!on.length || TYPE_VECTOR_SUBPARTS (TREE_TYPE (a)).is_constant ())
    return NULL_TREE;

  gcall *call = operation_before (e, on, a, b);
  tree type = TREE_TYPE (call ? gimple_call_arg (call, 1) : a);
  if (!call)
    call = masked_select (on, a, b);
  if (!call)
    return NULL_TREE;
  tree r = make_ssa_name (type);
  gimple_call_set_lhs (call, r);
  gimple_call_set_nothrow (call, true);
  gimple_set_location (call, e->loc);
  gimple_seq_add_stmt (&e->seq, call);
  return part_view (e, TREE_TYPE (a), r);
}

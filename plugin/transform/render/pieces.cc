/* Values of lanes that are put together from something smaller, such as an
   address from the index of an octet.

   INPUT	_1 = (long) x;  p = t + _1		char x: a tensor
   PIECES	x
   OUTPUT	_2 = (long) x_k;  p_k = t + _2		in lane k

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/render/render-private.h"

enum { MOST_PIECES = 3, MOST_STEPS = 12 };

/* The statement that defines X, if it is cheap and computes integers or
   pointers from such; else null.  */

static gassign *
cheap_step (tree x)
{
  gassign *g = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x));

  if (!g || gimple_has_volatile_ops (g))
    return NULL;
  switch (gimple_assign_rhs_code (g))
    {
    case SSA_NAME:
    case PLUS_EXPR:
    case MULT_EXPR:
    case LSHIFT_EXPR:
    case POINTER_PLUS_EXPR:
    CASE_CONVERT:
      break;
    default:
      return NULL;
    }
  for (unsigned i = 0; i < gimple_num_ops (g); i++)
    {
      tree type = TREE_TYPE (gimple_op (g, i));

      if (!POINTER_TYPE_P (type)
	  && !(TREE_CODE (type) == INTEGER_TYPE
	       && type_has_mode_precision_p (type)))
	return NULL;
    }
  return g;
}

/* Append to PIECES what X is put together from in at most STEPS.  */

static void
find_pieces (tree x, unsigned *steps, vec<tree> *pieces)
{
  gassign *g = *steps ? cheap_step (x) : NULL;

  if (!g)
    {
      if (!pieces->contains (x))
	pieces->safe_push (x);
      return;
    }
  --*steps;
  for (unsigned i = 1; i < gimple_num_ops (g); i++)
    if (varying_p (gimple_op (g, i)))
      find_pieces (gimple_op (g, i), steps, pieces);
}

tree
assign_step (emitter *e, gassign *g)
{
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  return gimple_assign_lhs (g);
}

tree
put_together (emitter *e, tree x, const vec<tree> &pieces,
	      const vec<tree> &value)
{
  for (unsigned i = 0; i < pieces.length (); i++)
    if (pieces[i] == x)
      return value[i];
  gassign *g = as_a<gassign *> (gimple_copy (SSA_NAME_DEF_STMT (x)));
  for (unsigned i = 1; i < gimple_num_ops (g); i++)
    if (varying_p (gimple_op (g, i)))
      gimple_set_op (g, i, put_together (e, gimple_op (g, i), pieces, value));
  gimple_assign_set_lhs (g, make_ssa_name (TREE_TYPE (x)));
  return assign_step (e, g);
}

bool
made_of_pieces_p (tree x, vec<tree> *pieces)
{
  unsigned bytes = 0, steps = MOST_STEPS;

  find_pieces (x, &steps, pieces);
  for (unsigned i = 0; i < pieces->length (); i++)
    bytes += tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE ((*pieces)[i])));
  return (pieces->length () <= MOST_PIECES
	  && bytes < tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (x))));
}

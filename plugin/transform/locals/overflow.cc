/* Arithmetic that says whether it overflows, on lanes.

   INPUT	_c = .ADD_OVERFLOW (a, b);  r = REALPART <_c>;
		o = IMAGPART <_c>;		int a, b: tensors
   OUTPUT	e = (long) a + (long) b;  r = (int) e;  o = (long) r != e;

   If no integer type of 64 bits or, where operands or result are longer, of
   128 bits holds the exact result, the word of so many bits above it is
   computed, too.  The two parts of a complex value are no lanes, so that it
   must be gone before anything is rendered.  Requires shapes; those of the new
   names must be computed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/locals/locals.h"

struct sequence
{
  gimple_seq seq;
  location_t loc;
};

static tree
build (sequence *s, enum tree_code code, tree a, tree b)
{
  return gimple_build (&s->seq, s->loc, code, TREE_TYPE (a), a, b);
}

static tree
compare (sequence *s, enum tree_code code, tree a, tree b)
{
  return gimple_build (&s->seq, s->loc, code, boolean_type_node, a, b);
}

static tree
convert_to (sequence *s, tree type, tree x)
{
  return gimple_convert (&s->seq, s->loc, type, x);
}

/* Bits that a signed type needs to hold all values of TYPE.  */

static unsigned
signed_bits (tree type)
{
  return TYPE_PRECISION (type) + TYPE_UNSIGNED (type);
}

/* A CODE B is exact in the signed type WIDE.  Its value in TYPE is returned,
   *OVERFLOW says if that is another one.  */

static tree
exact_result (sequence *s, enum tree_code code, tree a, tree b, tree type,
	      tree wide, tree *overflow)
{
  tree e = build (s, code, convert_to (s, wide, a), convert_to (s, wide, b));
  tree r = convert_to (s, type, e);
  *overflow = compare (s, NE_EXPR, convert_to (s, wide, r), e);
  if (TYPE_UNSIGNED (type) && TYPE_PRECISION (type) >= TYPE_PRECISION (wide))
    *overflow = build (s, BIT_IOR_EXPR, *overflow,
		       compare (s, LT_EXPR, e, build_zero_cst (wide)));
  return r;
}

/* What stands above the word X: all ones if it is negative.  */

static tree
upper (sequence *s, tree x, tree word)
{
  if (TYPE_UNSIGNED (TREE_TYPE (x)))
    return build_zero_cst (word);
  x = convert_to (s, signed_type_for (word), x);
  x = gimple_build (&s->seq, s->loc, RSHIFT_EXPR, TREE_TYPE (x), x,
		    build_int_cst (integer_type_node,
				   TYPE_PRECISION (word) - 1));
  return convert_to (s, word, x);
}

/* The same where no type is wide enough, by unsigned numbers of type WORD.  */

static tree
long_result (sequence *s, enum tree_code code, tree a, tree b, tree type,
	     tree word, tree *overflow)
{
  tree low, high;
  tree ah = upper (s, a, word), bh = upper (s, b, word);
  a = convert_to (s, word, a);
  b = convert_to (s, word, b);
  low = build (s, code, a, b);
  if (code == MULT_EXPR)
    {
      high = build (s, MULT_HIGHPART_EXPR, a, b);
      high = build (s, MINUS_EXPR, high, build (s, BIT_AND_EXPR, ah, b));
      high = build (s, MINUS_EXPR, high, build (s, BIT_AND_EXPR, bh, a));
    }
  else
    {
      tree carry = code == PLUS_EXPR ? compare (s, LT_EXPR, low, a)
		   : compare (s, LT_EXPR, a, b);
      high = build (s, code, build (s, code, ah, bh),
		    convert_to (s, word, carry));
    }
  tree r = convert_to (s, type, low);
  low = build (s, BIT_XOR_EXPR, low, convert_to (s, word, r));
  high = build (s, BIT_XOR_EXPR, high, upper (s, r, word));
  *overflow = compare (s, NE_EXPR, build (s, BIT_IOR_EXPR, low, high),
		       build_zero_cst (word));
  return r;
}

/* The uses of NAME in OUT, if all take one of its parts.  */

static bool
part_uses (tree name, vec<gimple *> *out)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      if (is_gimple_debug (s))
	continue;
      if (!is_gimple_assign (s)
	  || (gimple_assign_rhs_code (s) != REALPART_EXPR
	      && gimple_assign_rhs_code (s) != IMAGPART_EXPR))
	return false;
      out->safe_push (s);
    }
  return true;
}

static void
lower_call (gcall *call, enum tree_code code)
{
  tree lhs = gimple_call_lhs (call), over, r;
  tree a = gimple_call_arg (call, 0), b = gimple_call_arg (call, 1);
  auto_vec<gimple *> uses;
  if (!lhs || !varying_p (lhs) || !part_uses (lhs, &uses))
    return;
  tree type = TREE_TYPE (TREE_TYPE (lhs));
  unsigned ab = signed_bits (TREE_TYPE (a)), bb = signed_bits (TREE_TYPE (b));
  unsigned bits = code == MULT_EXPR ? ab + bb : MAX (ab, bb) + 1;
  unsigned longest = MAX (MAX (ab, bb) - 1, TYPE_PRECISION (type));
  tree word = build_nonstandard_integer_type (longest > 64 ? 128 : 64,
					      true);
  if (longest > TYPE_PRECISION (word))
    return;
  sequence s = { NULL, gimple_location (call) };
  bits = MAX (bits, MAX (TYPE_PRECISION (type), 16));
  if (bits <= TYPE_PRECISION (word))
    {
      tree wide = build_nonstandard_integer_type (1 << ceil_log2 (bits),
						  false);
      r = exact_result (&s, code, a, b, type, wide, &over);
    }
  else
    r = long_result (&s, code, a, b, type, word, &over);
  over = convert_to (&s, type, over);
  gimple_stmt_iterator g = gsi_for_stmt (call);
  gsi_insert_seq_before (&g, s.seq, GSI_SAME_STMT);
  for (unsigned i = 0; i < uses.length (); i++)
    {
      gimple_stmt_iterator u = gsi_for_stmt (uses[i]);
      bool value = gimple_assign_rhs_code (uses[i]) == REALPART_EXPR;
      gimple_assign_set_rhs_from_tree (&u, value ? r : over);
      update_stmt (gsi_stmt (u));
    }
  g = gsi_for_stmt (call);
  gsi_remove (&g, true);
  release_defs (call);
}

void
lower_overflow_calls (void)
{
  auto_vec<gcall *> calls;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	if (gimple_call_internal_p (call))
	  calls.safe_push (call);
  for (unsigned i = 0; i < calls.length (); i++)
    switch (gimple_call_internal_fn (calls[i]))
      {
      case IFN_ADD_OVERFLOW: lower_call (calls[i], PLUS_EXPR); break;
      case IFN_SUB_OVERFLOW: lower_call (calls[i], MINUS_EXPR); break;
      case IFN_MUL_OVERFLOW: lower_call (calls[i], MULT_EXPR); break;
      default: break;
      }
}

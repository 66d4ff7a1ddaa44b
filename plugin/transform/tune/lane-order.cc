/* Lanes that need not be in order.

   The parts of records of two, as the real and imaginary parts of complex
   numbers, are taken out of 32 bytes and put there again.  Where the machine
   moves elements within 16 bytes only, each of that ends in an instruction for
   the order.  If what is done in between is done lane by lane, the middle
   quarters of all vectors may as well be exchanged:

       x = PERM <a, b, { 0, 2, 4, 6 }>      x = PERM <a, b, { 0, 4, 2, 6 }>
       y = PERM <a, b, { 1, 3, 5, 7 }>      y = PERM <a, b, { 1, 5, 3, 7 }>
       z = x * y                       ->   z = x * y
       p = PERM <z, y, { 0, 4, 1, 5 }>      p = PERM <z, y, { 0, 4, 2, 6 }>
       q = PERM <z, y, { 2, 6, 3, 7 }>      q = PERM <z, y, { 1, 5, 3, 7 }>

   A region is what the last two permutations are made of, up to the first
   ones; nothing else uses it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/value/parts.h"
#include "transform/tune/idioms.h"
#include "transform/tune/tune.h"

enum { BYTES = 32, QUARTERS = 4, MOST_NODES = 64 };

/* What a value of a region is: the same in all lanes; the even or the odd
   quarters of two vectors; computed lane by lane; or made elsewhere.  */
enum node { SAME_LANES, EVEN, ODD, COMPUTED, OTHER };

struct region
{
  auto_vec<tree> nodes;		/* Computed or even or odd.  */
  auto_vec<tree> others;
  hash_map<tree, tree> *made;	/* With the quarters exchanged.  */
  unsigned first;		/* Of even or odd ones, how many.  */
};

static bool
vector_p (tree x)
{
  tree type = TREE_TYPE (x);
  return (VECTOR_TYPE_P (type) && VECTOR_MODE_P (TYPE_MODE (type))
	  && known_eq (GET_MODE_SIZE (TYPE_MODE (type)), unsigned (BYTES))
	  && !VECTOR_BOOLEAN_TYPE_P (type));
}

/* True if SEL is the N numbers of the string WANT, of one letter each.  */

static bool
selects_p (tree sel, const char *want)
{
  static const char digits[] = "0123456789abcdef";
  unsigned n = strlen (want);

  if (TREE_CODE (sel) != VECTOR_CST
      || maybe_ne (TYPE_VECTOR_SUBPARTS (TREE_TYPE (sel)), n))
    return false;
  for (unsigned k = 0; k < n; k++)
    if (TREE_INT_CST_LOW (VECTOR_CST_ELT (sel, k))
	!= (unsigned) (strchr (digits, want[k]) - digits))
      return false;
  return true;
}

static enum node
node_of (tree x, basic_block bb)
{
  if (CONSTANT_CLASS_P (x))
    return uniform_vector_p (x) ? SAME_LANES : OTHER;
  gimple *def = SSA_NAME_DEF_STMT (x);
  gassign *g = dyn_cast<gassign *> (def);

  if (g && gimple_assign_rhs_code (g) == CONSTRUCTOR
      && uniform_vector_p (gimple_assign_rhs1 (g)))
    return SAME_LANES;
  if (g && gimple_assign_rhs_code (g) == VEC_DUPLICATE_EXPR)
    return SAME_LANES;
  if (!g || gimple_bb (g) != bb || gimple_vuse (g) || stmt_ends_bb_p (g))
    return OTHER;
  switch (gimple_assign_rhs_code (g))
    {
    case VEC_PERM_EXPR:
      return (selects_p (gimple_assign_rhs3 (g), "0246") ? EVEN
	      : selects_p (gimple_assign_rhs3 (g), "1357") ? ODD : OTHER);
    case VIEW_CONVERT_EXPR:
      {
	tree op = TREE_OPERAND (gimple_assign_rhs1 (g), 0);
	return TREE_CODE (op) == SSA_NAME && vector_p (op) ? COMPUTED : OTHER;
      }
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case RDIV_EXPR:
    case MIN_EXPR:
    case MAX_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
    case BIT_NOT_EXPR:
    case NEGATE_EXPR:
    case ABS_EXPR:
      return COMPUTED;
    default:
      return OTHER;
    }
}

/* Operand I of G, which computes lane by lane.  */

static tree
operand_of (gassign *g, unsigned i)
{
  tree x = gimple_op (g, i);
  return TREE_CODE (x) == VIEW_CONVERT_EXPR ? TREE_OPERAND (x, 0) : x;
}

/* Put X, and what it is made of in BB, into R; false if that is too much.  */

static bool
collect (region *r, tree x, basic_block bb)
{
  enum node node = node_of (x, bb);

  if (node == SAME_LANES || r->nodes.contains (x) || r->others.contains (x))
    return true;
  if (!vector_p (x) || r->nodes.length () > MOST_NODES
      || (TREE_CODE (x) == SSA_NAME && SSA_NAME_OCCURS_IN_ABNORMAL_PHI (x)))
    return false;
  if (node == OTHER)
    {
      r->others.safe_push (x);
      return TREE_CODE (x) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (x);
    }
  r->nodes.safe_push (x);
  if (node != COMPUTED)
    {
      r->first++;
      return true;
    }
  gassign *g = as_a<gassign *> (SSA_NAME_DEF_STMT (x));
  for (unsigned i = 1; i < gimple_num_ops (g); i++)
    if (!collect (r, operand_of (g, i), bb))
      return false;
  return true;
}

/* True if nothing uses what R computes but R itself and LAST.  */

static bool
closed_p (const region *r, gimple *const *last)
{
  for (unsigned i = 0; i < r->nodes.length (); i++)
    {
      imm_use_iterator it;
      use_operand_p use;
      FOR_EACH_IMM_USE_FAST (use, it, r->nodes[i])
	{
	  gimple *u = USE_STMT (use);
	  tree lhs = gimple_get_lhs (u);
	  /* Views that are not used may be left.  */
	  if (!is_gimple_debug (u) && u != last[0] && u != last[1]
	      && !(lhs && TREE_CODE (lhs) == SSA_NAME
		   && (has_zero_uses (lhs)
		       || const_cast<region *> (r)->nodes.contains (lhs))))
	    return false;
	}
    }
  return true;
}

/* VEC_PERM of A and B, as TYPE, by the N numbers SEL.  */

static tree
permuted (gimple_seq *seq, location_t loc, tree type, tree a, tree b,
	  unsigned n, const int *sel)
{
  vec_perm_builder builder (n, n, 1);
  for (unsigned k = 0; k < n; k++)
    builder.quick_push (sel[k]);
  vec_perm_indices indices (builder, 2, n);
  tree bits = integer_element (BYTES * 8 / n, false);
  tree s = vec_perm_indices_to_tree (part_vector_type (bits, n), indices);
  return gimple_build (seq, loc, VEC_PERM_EXPR, type, a, b, s);
}

static tree
view (gimple_seq *seq, location_t loc, tree type, tree x)
{
  return gimple_build (seq, loc, VIEW_CONVERT_EXPR, type, x);
}

/* What exchanges the two words in the middle of each 16 bytes of Y, if X is a
   view of such a permutation of it; else null.  */

static tree
words_in_order (tree x)
{
  gassign *g = made_by (x, VIEW_CONVERT_EXPR);
  if (!g)
    return NULL_TREE;
  g = made_by (TREE_OPERAND (gimple_assign_rhs1 (g), 0), VEC_PERM_EXPR);
  return (g && selects_p (gimple_assign_rhs3 (g), "02134657")
	  && gimple_assign_rhs1 (g) == gimple_assign_rhs2 (g)
	  ? gimple_assign_rhs1 (g) : NULL_TREE);
}

/* The even or ODD quarters, or words, that G takes, with the quarters of the
   result exchanged.  */

static tree
build_first (gimple_seq *seq, gassign *g, bool odd)
{
  static const int quarters[2][4] = { { 0, 4, 2, 6 }, { 1, 5, 3, 7 } };
  static const int words[2][8]
    = { { 0, 2, 8, 10, 4, 6, 12, 14 }, { 1, 3, 9, 11, 5, 7, 13, 15 } };
  tree type = TREE_TYPE (gimple_assign_lhs (g));
  tree a = gimple_assign_rhs1 (g), b = gimple_assign_rhs2 (g);
  tree x = words_in_order (a), y = words_in_order (b);
  location_t loc = gimple_location (g);

  if (!x || !y)
    return permuted (seq, loc, type, a, b, 4, quarters[odd]);
  tree floats = part_vector_type (float_type_node, 8);
  x = view (seq, loc, floats, x);
  y = view (seq, loc, floats, y);
  return view (seq, loc, type,
	       permuted (seq, loc, floats, x, y, 8, words[odd]));
}

/* X, of BB, with the middle quarters exchanged.  */

static tree
build (region *r, tree x, basic_block bb)
{
  enum node node = node_of (x, bb);
  gimple_seq seq = NULL;
  tree made, type = TREE_TYPE (x);

  if (node == SAME_LANES)
    return x;
  if (tree *done = r->made->get (x))
    return *done;
  gimple *def = SSA_NAME_DEF_STMT (x);
  location_t loc = gimple_location (def);
  if (node == OTHER)
    {
      static const int middle[4] = { 0, 2, 1, 3 };
      tree words = part_vector_type (integer_element (64, true), QUARTERS);
      gimple_stmt_iterator at = gsi_after_labels (bb);

      made = view (&seq, loc, words, x);
      made = permuted (&seq, loc, words, made, made, 4, middle);
      made = view (&seq, loc, type, made);
      if (gimple_bb (def) == bb && gimple_code (def) != GIMPLE_PHI)
	{
	  at = gsi_for_stmt (def);
	  gsi_insert_seq_after (&at, seq, GSI_SAME_STMT);
	}
      else
	gsi_insert_seq_before (&at, seq, GSI_SAME_STMT);
    }
  else
    {
      gassign *g = as_a<gassign *> (def);
      gimple_stmt_iterator at = gsi_for_stmt (g);
      enum tree_code code = gimple_assign_rhs_code (g);

      if (node != COMPUTED)
	made = build_first (&seq, g, node == ODD);
      else
	{
	  tree a = build (r, operand_of (g, 1), bb);
	  tree b = (gimple_num_ops (g) > 2 ? build (r, operand_of (g, 2), bb)
		    : NULL_TREE);
	  at = gsi_for_stmt (g);
	  made = b ? gimple_build (&seq, loc, code, type, a, b)
		 : gimple_build (&seq, loc, code, type, a);
	}
      gsi_insert_seq_before (&at, seq, GSI_SAME_STMT);
    }
  r->made->put (x, made);
  return made;
}

/* True if G puts elements of two vectors one by one beside each other: their
   first halves, or if UPPER the others.  */

static bool
interleaves_p (gimple *s, bool upper)
{
  gassign *g = dyn_cast<gassign *> (s);
  if (!g || gimple_assign_rhs_code (g) != VEC_PERM_EXPR
      || !vector_p (gimple_assign_lhs (g))
      || TREE_CODE (gimple_assign_rhs1 (g)) != SSA_NAME
      || TREE_CODE (gimple_assign_rhs2 (g)) != SSA_NAME
      || gimple_assign_rhs1 (g) == gimple_assign_rhs2 (g))
    return false;
  tree sel = gimple_assign_rhs3 (g);
  return (selects_p (sel, upper ? "4c5d6e7f" : "08192a3b")
	  || selects_p (sel, upper ? "2637" : "0415"));
}

/* The statement of BB that does so with the other halves of what G does.  */

static gimple *
other_half (gimple *g, basic_block bb)
{
  imm_use_iterator it;
  use_operand_p use;

  FOR_EACH_IMM_USE_FAST (use, it, gimple_assign_rhs1 (g))
    {
      gimple *u = USE_STMT (use);
      if (gimple_bb (u) == bb && interleaves_p (u, true)
	  && gimple_assign_rhs1 (u) == gimple_assign_rhs1 (g)
	  && gimple_assign_rhs2 (u) == gimple_assign_rhs2 (g))
	return u;
    }
  return NULL;
}

/* Let G and its other half take lanes that are not in order, if that saves
   permutations.  */

static void
reorder (gimple *g, basic_block bb)
{
  static const int quarters[2][4] = { { 0, 4, 2, 6 }, { 1, 5, 3, 7 } };
  static const int words[2][8]
    = { { 0, 8, 1, 9, 4, 12, 5, 13 }, { 2, 10, 3, 11, 6, 14, 7, 15 } };
  gimple *last[2] = { g, other_half (g, bb) };
  tree op[2] = { gimple_assign_rhs1 (g), gimple_assign_rhs2 (g) };
  unsigned n = TYPE_VECTOR_SUBPARTS (TREE_TYPE (op[0])).to_constant ();
  region r;

  r.first = 0;
  if (!last[1] || !collect (&r, op[0], bb) || !collect (&r, op[1], bb)
      || r.first + 2 <= r.others.length () || r.first == 0
      || !closed_p (&r, last))
    return;
  r.made = new hash_map<tree, tree>;
  for (unsigned i = 0; i < 2; i++)
    op[i] = build (&r, op[i], bb);
  for (unsigned i = 0; i < 2; i++)
    {
      gimple_stmt_iterator at = gsi_for_stmt (last[i]);
      tree lhs = gimple_assign_lhs (last[i]);
      gimple_seq seq = NULL;
      tree x = permuted (&seq, gimple_location (last[i]), TREE_TYPE (lhs),
			 op[0], op[1], n, n == 8 ? words[i] : quarters[i]);

      gsi_insert_seq_before (&at, seq, GSI_SAME_STMT);
      gimple_assign_set_rhs_from_tree (&at, x);
      update_stmt (gsi_stmt (at));
    }
  delete r.made;
}

void
spare_lane_order (void)
{
  basic_block bb;

  if (!optimize || lanes_emulate || ripple_native_bytes (4) != BYTES)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (interleaves_p (gsi_stmt (g), false))
	reorder (gsi_stmt (g), bb);
}

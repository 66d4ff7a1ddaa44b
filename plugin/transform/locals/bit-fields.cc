/* Bit-fields at addresses of lanes become integers; so do, by
   structure-words.cc, whole structures.

   INPUT	s[i].b = x;  y = s[i].b;

   OUTPUT	w = word of s[i]; word of s[i] = (w & ~mask) | (x << n & mask);
		y = word of s[i] << m >> k

   The word is what the ABI lets an access to the bit-field touch.  C computes
   in types of as many bits as a bit-field has; values of lanes are kept in
   whole elements (their "carrier"), extended after each operation.  What is
   left as it was is refused later.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/locals/locals.h"
#include "transform/locals/memory-words.h"

/* Bit-fields.  */

struct bits
{
  unsigned offset;	/* So many bytes behind the object is the word,  */
  unsigned word;	/* of so many bits,  */
  unsigned first;	/* the first of which,  */
  unsigned width;	/* and how many, are meant.  */
};

/* The word of B's bits, which begin at POS, among the SIZE bits from START on
   that an access may touch: the smallest that has them all.  */

static bool
find_word (bits *b, unsigned pos, unsigned start, unsigned size)
{
  for (b->word = 8; b->word <= 64; b->word *= 2)
    for (unsigned step = b->word; step >= 8; step /= 2)
      {
	unsigned from = pos / step * step;
	if (from + b->word > start + size && size >= b->word && step == 8)
	  from = start + size - b->word;
	if (from < start || from + b->word > start + size
	    || pos + b->width > from + b->word)
	  continue;
	b->offset = from / BITS_PER_UNIT;
	b->first = pos - from;
	return true;
      }
  return false;
}

/* The words of the WIDTH bits from POS on, the lower ones first: one, but in
   packed structures.  */

static void
find_words (vec<bits> *v, unsigned pos, unsigned width, unsigned start,
	    unsigned size)
{
  bits b = { 0, 0, 0, width };
  if (find_word (&b, pos, start, size))
    {
      v->safe_push (b);
      return;
    }
  unsigned low = ROUND_UP (pos + width / 2, BITS_PER_UNIT) - pos;
  find_words (v, pos, low, start, size);
  find_words (v, pos + low, width - low, start, size);
}

/* The words of REF, an access to a bit-field; false if that is none that can
   be told.  */

static bool
find_bits (tree ref, vec<bits> *v)
{
  if (BYTES_BIG_ENDIAN || !INTEGRAL_TYPE_P (TREE_TYPE (ref)))
    return false;
  if (TREE_CODE (ref) == BIT_FIELD_REF)
    {
      unsigned HOST_WIDE_INT pos = tree_to_uhwi (TREE_OPERAND (ref, 2));
      unsigned HOST_WIDE_INT width = tree_to_uhwi (TREE_OPERAND (ref, 1));
      if (pos % BITS_PER_UNIT || width % BITS_PER_UNIT || width > 64)
	return false;
      find_words (v, pos, width, pos, width);
      return true;
    }
  tree field = TREE_OPERAND (ref, 1);
  tree unit = DECL_BIT_FIELD_REPRESENTATIVE (field);
  if (!unit || TREE_OPERAND (ref, 2)
      || !tree_fits_uhwi_p (bit_position (field))
      || !tree_fits_uhwi_p (bit_position (unit)))
    return false;
  unsigned pos = int_bit_position (field);
  unsigned width = tree_to_uhwi (DECL_SIZE (field));
  unsigned type = tree_to_uhwi (TYPE_SIZE (DECL_BIT_FIELD_TYPE (field)));
  /* Where the ABI says so the object that is accessed has the declared
     type.  */
  if (TREE_THIS_VOLATILE (ref) && flag_strict_volatile_bitfields > 0
      && type <= 64 && pos % type + width <= type)
    {
      bits b = { pos / type * type / BITS_PER_UNIT, type, pos % type, width };
      v->safe_push (b);
      return true;
    }
  find_words (v, pos, width, int_bit_position (unit),
	      tree_to_uhwi (DECL_SIZE (unit)));
  return true;
}

static bool
bit_field_p (tree ref)
{
  return (TREE_CODE (ref) == BIT_FIELD_REF
	  ? TREE_CODE (TREE_OPERAND (ref, 0)) != SSA_NAME
	  : TREE_CODE (ref) == COMPONENT_REF
	    && DECL_BIT_FIELD (TREE_OPERAND (ref, 1)))
	 && varying_ref_p (ref);
}

static tree
low_mask (tree type, unsigned width)
{
  return wide_int_to_tree (type, wi::mask (width, false,
					   TYPE_PRECISION (type)));
}

static tree
shift (gimple_seq *seq, enum tree_code code, tree x, unsigned count)
{
  return gimple_build (seq, code, TREE_TYPE (x), x,
		       build_int_cst (integer_type_node, count));
}

/* The low COUNT bits of X, of its sign or zeros above, in X's type.  A pair of
   shifts would be folded to a conversion to COUNT bits.  */

static tree
extend (gimple_seq *seq, tree x, unsigned count, bool is_unsigned)
{
  tree type = TREE_TYPE (x);
  unsigned all = TYPE_PRECISION (type);
  if (count >= all)
    return x;
  tree bits = unsigned_bits (all);
  tree sign = wide_int_to_tree (bits, wi::set_bit_in_zero (count - 1, all));
  x = gimple_convert (seq, bits, x);
  x = gimple_build (seq, BIT_AND_EXPR, bits, x, low_mask (bits, count));
  if (!is_unsigned)
    {
      x = gimple_build (seq, BIT_XOR_EXPR, bits, x, sign);
      x = gimple_build (seq, MINUS_EXPR, bits, x, sign);
    }
  return gimple_convert (seq, type, x);
}

static void
load_bits (gimple_stmt_iterator *gsi, const vec<bits> &v)
{
  gimple *stmt = gsi_stmt (*gsi);
  tree name = gimple_assign_lhs (stmt), ref = gimple_assign_rhs1 (stmt);
  tree type = TREE_TYPE (name), all = NULL_TREE;
  gimple_seq seq = NULL;
  place p = place_of (&seq, TREE_OPERAND (ref, 0));
  p.is_volatile = TREE_THIS_VOLATILE (ref);
  unsigned width = 0;
  for (unsigned i = 0; i < v.length (); i++)
    {
      tree w = load_word (&seq, &p, v[i].offset, v[i].word);
      w = shift (&seq, RSHIFT_EXPR, w, v[i].first);
      if (v.length () > 1)
	{
	  w = extend (&seq, w, v[i].width, true);
	  w = gimple_convert (&seq, unsigned_bits (64), w);
	  w = shift (&seq, LSHIFT_EXPR, w, width);
	}
      all = all ? gimple_build (&seq, BIT_IOR_EXPR, TREE_TYPE (w), all, w) : w;
      width += v[i].width;
    }
  all = extend (&seq, all, width, TYPE_UNSIGNED (TREE_TYPE (ref)));
  gimple *last;
  if (TREE_CODE (type) == BOOLEAN_TYPE)
    last = gimple_build_assign (name, NE_EXPR, all,
				build_zero_cst (TREE_TYPE (all)));
  else
    last = gimple_build_assign (name, NOP_EXPR, all);
  gimple_seq_add_stmt (&seq, last);
  replace_by (gsi, seq);
  SSA_NAME_DEF_STMT (name) = last;
}

static void
store_bits (gimple_stmt_iterator *gsi, const vec<bits> &v)
{
  gimple *stmt = gsi_stmt (*gsi);
  tree value = gimple_assign_rhs1 (stmt);
  gimple_seq seq = NULL;
  place p = place_of (&seq, TREE_OPERAND (gimple_assign_lhs (stmt), 0));
  p.is_volatile = gimple_has_volatile_ops (stmt);
  /* The rest of the word need not have been set.  */
  tree base = get_base_address (gimple_assign_lhs (stmt));
  if (base && VAR_P (base))
    suppress_warning (base, OPT_Wuninitialized);
  tree rest = gimple_convert (&seq, unsigned_bits (v.length () > 1 ? 64
						   : v[0].word), value);
  for (unsigned i = 0; i < v.length (); i++)
    {
      const bits *b = &v[i];
      tree type = unsigned_bits (b->word), mask = low_mask (type, b->width);
      tree x = gimple_convert (&seq, type, rest);
      if (b->width < b->word)
	{
	  tree w = load_word (&seq, &p, b->offset, b->word);
	  x = gimple_build (&seq, BIT_AND_EXPR, type, x, mask);
	  x = shift (&seq, LSHIFT_EXPR, x, b->first);
	  mask = fold_build2 (LSHIFT_EXPR, type, mask,
			      build_int_cst (integer_type_node, b->first));
	  w = gimple_build (&seq, BIT_AND_EXPR, type, w,
			    fold_build1 (BIT_NOT_EXPR, type, mask));
	  x = gimple_build (&seq, BIT_IOR_EXPR, type, w, x);
	}
      gimple_seq_add_stmt (&seq, gimple_build_assign (word_at (&p, b->offset,
							       b->word), x));
      if (i + 1 < v.length ())
	rest = shift (&seq, RSHIFT_EXPR, rest, b->width);
    }
  replace_by (gsi, seq);
}

/* Types with fewer bits than their mode.  */

static bool
odd_type_p (tree type)
{
  return TREE_CODE (type) == INTEGER_TYPE
	 && TYPE_PRECISION (type) < GET_MODE_PRECISION (SCALAR_INT_TYPE_MODE
							(type));
}

static tree
carrier (tree type)
{
  unsigned bits = GET_MODE_PRECISION (SCALAR_INT_TYPE_MODE (type));
  return build_nonstandard_integer_type (bits, TYPE_UNSIGNED (type));
}

/* TYPE, or its carrier if it is odd.  */

static tree
carried (tree type)
{
  return odd_type_p (type) ? carrier (type) : type;
}

/* The operand *OP of an operation at GSI, in its carrier, as TYPE (null: any)
   has one: GIMPLE takes booleans and integers of one bit for the same, their
   carriers are not.  */

static void
carry_operand (gimple_stmt_iterator *gsi, tree *op, tree type)
{
  tree x = *op;
  if (!x || !INTEGRAL_TYPE_P (TREE_TYPE (x)))
    return;
  tree to = carried (TREE_TYPE (x));
  bool boolean = TREE_CODE (to) == BOOLEAN_TYPE;
  if (type && INTEGRAL_TYPE_P (type)
      && boolean != (TREE_CODE (type) == BOOLEAN_TYPE))
    to = type;
  if (to == TREE_TYPE (x))
    return;
  gimple_seq seq = NULL;
  *op = gimple_convert (&seq, to, x);
  gsi_insert_seq_before (gsi, seq, GSI_SAME_STMT);
}

/* Likewise the two that are compared.  */

static void
carry_compared (gimple_stmt_iterator *gsi, tree *a, tree *b)
{
  tree type = carried (TREE_TYPE (*a));
  if (TREE_CODE (type) == BOOLEAN_TYPE)
    type = carried (TREE_TYPE (*b));
  carry_operand (gsi, a, type);
  carry_operand (gsi, b, type);
}

static bool
shift_p (enum tree_code code)
{
  return code == LSHIFT_EXPR || code == RSHIFT_EXPR || code == LROTATE_EXPR
	 || code == RROTATE_EXPR;
}

/* Likewise all of the assignment at GSI, which does not convert.  */

static void
carry_operands (gimple_stmt_iterator *gsi)
{
  gimple *stmt = gsi_stmt (*gsi);
  enum tree_code code = gimple_assign_rhs_code (stmt);
  tree type = carried (TREE_TYPE (gimple_assign_lhs (stmt)));
  if (TREE_CODE_CLASS (code) == tcc_comparison)
    {
      carry_compared (gsi, gimple_op_ptr (stmt, 1), gimple_op_ptr (stmt, 2));
      return;
    }
  for (unsigned i = 1; i < gimple_num_ops (stmt); i++)
    {
      tree *op = gimple_op_ptr (stmt, i);
      bool own = (code == COND_EXPR && i == 1) || (i == 2 && shift_p (code));
      if (*op && COMPARISON_CLASS_P (*op))
	carry_compared (gsi, &TREE_OPERAND (*op, 0), &TREE_OPERAND (*op, 1));
      else
	carry_operand (gsi, op, own ? NULL_TREE : type);
    }
}

/* A rotation by a type of WIDTH bits in X's, which has more, where the bits
   above are 0.  */

static tree
rotate (gimple_seq *seq, enum tree_code code, tree x, tree count,
	unsigned width)
{
  tree type = TREE_TYPE (x), own = TREE_TYPE (count);
  tree rest = gimple_build (seq, MINUS_EXPR, own, build_int_cst (own, width),
			    count);
  if (code == RROTATE_EXPR)
    std::swap (count, rest);
  tree up = gimple_build (seq, LSHIFT_EXPR, type, x, count);
  tree down = gimple_build (seq, RSHIFT_EXPR, type, x, rest);
  return gimple_build (seq, BIT_IOR_EXPR, type, up, down);
}

/* Let the load at GSI, of a boolean to a name that was of one bit, convert
   what it loads.  */

static void
carry_load (gimple_stmt_iterator *gsi)
{
  gimple *stmt = gsi_stmt (*gsi);
  tree name = gimple_assign_lhs (stmt);
  tree type = TREE_TYPE (gimple_assign_rhs1 (stmt));
  if (TREE_CODE (type) != BOOLEAN_TYPE
      || TREE_CODE (TREE_TYPE (name)) == BOOLEAN_TYPE)
    return;
  tree boolean = make_ssa_name (type);
  gimple_assign_set_lhs (stmt, boolean);
  gassign *convert = gimple_build_assign (name, NOP_EXPR, boolean);
  gsi_insert_after (gsi, convert, GSI_SAME_STMT);
  SSA_NAME_DEF_STMT (name) = convert;
}

/* The assignment at GSI computes in types that were odd: WIDTH is the bits of
   its result's, or 0.  */

static void
carry_assignment (gimple_stmt_iterator *gsi, unsigned width)
{
  gimple *stmt = gsi_stmt (*gsi);
  enum tree_code code = gimple_assign_rhs_code (stmt);
  tree name = gimple_assign_lhs (stmt);
  bool convert = CONVERT_EXPR_CODE_P (code);
  if (gimple_assign_load_p (stmt))
    carry_load (gsi);
  else if (!convert && TREE_CODE_CLASS (code) != tcc_reference)
    carry_operands (gsi);
  if (width && (convert || TREE_CODE_CLASS (code) == tcc_unary
		|| TREE_CODE_CLASS (code) == tcc_binary))
    {
      tree raw = make_ssa_name (TREE_TYPE (name));
      gimple_seq seq = NULL;
      if (code == LROTATE_EXPR || code == RROTATE_EXPR)
	{
	  tree x = rotate (&seq, code, gimple_assign_rhs1 (stmt),
			   gimple_assign_rhs2 (stmt), width);
	  gsi_insert_seq_before (gsi, seq, GSI_SAME_STMT);
	  gimple_assign_set_rhs_code (stmt, SSA_NAME);
	  gimple_assign_set_rhs1 (stmt, x);
	  seq = NULL;
	}
      gimple_assign_set_lhs (stmt, raw);
      tree x = extend (&seq, raw, width, TYPE_UNSIGNED (TREE_TYPE (name)));
      gassign *last = gimple_build_assign (name, x);
      gimple_seq_add_stmt (&seq, last);
      gsi_insert_seq_after (gsi, seq, GSI_NEW_STMT);
      SSA_NAME_DEF_STMT (name) = last;
    }
  update_stmt (stmt);
}

/* Likewise the branch at GSI.  */

static void
carry_condition (gimple_stmt_iterator *gsi)
{
  gcond *c = as_a<gcond *> (gsi_stmt (*gsi));
  carry_compared (gsi, gimple_cond_lhs_ptr (c), gimple_cond_rhs_ptr (c));
  update_stmt (c);
}

/* Give the varying names of odd types their carriers.  WIDTH gets the bits
   that each had, by version.  */

static void
carry_names (vec<unsigned> *width)
{
  unsigned i;
  tree name;
  FOR_EACH_SSA_NAME (i, name, cfun)
    if (!virtual_operand_p (name) && varying_p (name)
	&& odd_type_p (TREE_TYPE (name)))
      {
	(*width)[i] = TYPE_PRECISION (TREE_TYPE (name));
	TREE_TYPE (name) = carrier (TREE_TYPE (name));
	SET_SSA_NAME_VAR_OR_IDENTIFIER (name, NULL_TREE);
      }
}

static void
carry_phi (gphi *phi)
{
  tree type = TREE_TYPE (gimple_phi_result (phi));
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      tree a = gimple_phi_arg_def (phi, i);
      gimple_seq seq = NULL;
      if (types_compatible_p (type, TREE_TYPE (a)))
	continue;
      a = gimple_convert (&seq, type, a);
      if (seq)
	gsi_insert_seq_on_edge (gimple_phi_arg_edge (phi, i), seq);
      SET_PHI_ARG_DEF (phi, i, a);
    }
}

/* True if STMT has to do with bit-fields of lanes or their types, or copies a
   structure of lanes or moves what is no element.  */

static bool
concerned_p (gimple *stmt)
{
  if (!is_gimple_assign (stmt))
    return memory_call_p (stmt);
  if (structure_copy_p (stmt) || opaque_move_p (stmt))
    return true;
  tree lhs = gimple_assign_lhs (stmt), rhs = gimple_assign_rhs1 (stmt);
  if (TREE_CODE (lhs) == SSA_NAME && varying_p (lhs)
      && odd_type_p (TREE_TYPE (lhs)))
    return true;
  return bit_field_p (lhs) || (gimple_assign_single_p (stmt)
			       && bit_field_p (rhs));
}

bool
lower_bit_fields (void)
{
  basic_block bb;
  bool any = false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !any && !gsi_end_p (g);
	 gsi_next (&g))
      any = concerned_p (gsi_stmt (g));
  if (!any)
    return false;
  move_opaque_scalars ();
  auto_vec<unsigned> width;
  width.safe_grow_cleared (num_ssa_names);
  carry_names (&width);
  FOR_EACH_BB_FN (bb, cfun)
    {
      for (gphi_iterator g = gsi_start_phis (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (varying_p (gimple_phi_result (g.phi ()))
	    && INTEGRAL_TYPE_P (TREE_TYPE (gimple_phi_result (g.phi ()))))
	  carry_phi (g.phi ());
      for (gimple_stmt_iterator g = gsi_start_bb (bb), next; !gsi_end_p (g);
	   g = next)
	{
	  gimple *stmt = gsi_stmt (g);
	  auto_vec<bits> words;
	  next = g;
	  gsi_next (&next);
	  if (gimple_code (stmt) == GIMPLE_COND
	      && (varying_p (gimple_cond_lhs (stmt))
		  || varying_p (gimple_cond_rhs (stmt))))
	    carry_condition (&g);
	  if (memory_call_p (stmt))
	    move_bytes (&g);
	  if (!is_gimple_assign (stmt))
	    continue;
	  tree lhs = gimple_assign_lhs (stmt);
	  tree rhs = gimple_assign_rhs1 (stmt);
	  if (structure_copy_p (stmt))
	    copy_structure (&g);
	  else if (bit_field_p (lhs))
	    {
	      if (find_bits (lhs, &words))
		store_bits (&g, words);
	    }
	  else if (gimple_assign_single_p (stmt) && bit_field_p (rhs))
	    {
	      if (find_bits (rhs, &words))
		load_bits (&g, words);
	    }
	  else if (TREE_CODE (lhs) == SSA_NAME && varying_p (lhs))
	    carry_assignment (&g, SSA_NAME_VERSION (lhs) < width.length ()
				  ? width[SSA_NAME_VERSION (lhs)] : 0);
	  else if (gimple_store_p (stmt) && varying_p (rhs))
	    {
	      carry_operand (&g, gimple_assign_rhs1_ptr (stmt),
			     TREE_TYPE (lhs));
	      update_stmt (stmt);
	    }
	}
    }
  gsi_commit_edge_inserts ();
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa_only_virtuals);
  return true;
}

/* Idioms: the bytes of one record, multiplied by constants or put together.

   INPUT	unsigned char *p;
		77 * p[3 * i] + 150 * p[3 * i + 1] + 29 * p[3 * i + 2] + 128

   OUTPUT	w = __ripple_join_bytes (p[3 * i], p[3 * i + 1], p[3 * i + 2],
					 p[3 * i + 1]);
		__ripple_dot_add (w, { 77, 127, 29, 23 }, 128)

   and

   INPUT	p[3 * i] << 8 | p[3 * i + 1] << 16 | p[3 * i + 2] << 24

   OUTPUT	__ripple_join_bytes (..., p[3 * i], p[3 * i + 1], p[3 * i + 2])

   Where an instruction adds four products of bytes, of which one has a sign,
   nothing is widened; and the bytes of records are in their places, or one
   permutation away (loaded-windows.cc).  Constants of more than seven bits are
   split, if there is room for both parts; if not, the bytes of the record are
   taken as signed ones, 128 less, and 128 times the sum of the constants is
   added.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "analysis/reference-strides.h"
#include "emit/lanes.h"
#include "emit/machine.h"
#include "transform/tune/idioms.h"

namespace {

enum
{
  FIELDS = 4,			/* Bytes that one instruction multiplies.  */
  FEWEST = 3,			/* Of a record, for which that is better.  */
  DEPTH = 12,
  LARGEST = 1 << 20		/* Factor.  */
};

/* A byte of the record, and what it is multiplied by.  */

struct field
{
  tree x;
  HOST_WIDE_INT at;		/* Behind the first one that was found.  */
  HOST_WIDE_INT factor;
};

struct record_sum
{
  unsigned n;
  field f[FIELDS];
  HOST_WIDE_INT constant;
};

/* What the machine multiplies: byte K is FIELD[K], by FACTOR[K].  */

struct layout
{
  unsigned field[FIELDS];
  HOST_WIDE_INT factor[FIELDS];
};

/* The byte that X is converted from, if it is loaded; else null.  */

tree
loaded_byte (tree x)
{
  x = unwidened (x);
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x) || !integer_p (x)
      || bits_of (x) != 8)
    return NULL_TREE;
  gimple *def = SSA_NAME_DEF_STMT (x);
  return (gimple_assign_load_p (def) && !gimple_has_volatile_ops (def)
	  && ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE
				   (TREE_TYPE (gimple_assign_rhs1 (def))))
	  ? x : NULL_TREE);
}

gimple *
load_of (const field *f)
{
  return SSA_NAME_DEF_STMT (f->x);
}

/* Add X times FACTOR to S; false if there is no place for it.  */

bool
add_field (record_sum *s, tree x, HOST_WIDE_INT factor)
{
  HOST_WIDE_INT at = 0;
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (s->n > 0)
    {
      gimple *first = load_of (&s->f[0]);
      if (gimple_bb (def) != gimple_bb (first)
	  || !types_compatible_p (TREE_TYPE (x), TREE_TYPE (s->f[0].x))
	  || !shape_equal_p (overlay_shape (x), overlay_shape (s->f[0].x))
	  || !reference_distance (gimple_assign_rhs1 (def),
				  gimple_assign_rhs1 (first), &at)
	  || at <= -FIELDS || at >= FIELDS)
	return false;
    }
  for (unsigned i = 0; i < s->n; i++)
    if (s->f[i].at == at)
      {
	s->f[i].factor += factor;
	return true;
      }
  if (s->n == FIELDS)
    return false;
  s->f[s->n++] = { x, at, factor };
  return true;
}

/* Add X times FACTOR, made of loaded bytes and constants, to S, which
   wraps.  */

bool
add_terms (record_sum *s, tree x, HOST_WIDE_INT factor, unsigned depth)
{
  if (depth == 0 || factor < -LARGEST || factor > LARGEST)
    return false;
  if (tree c = literal (x))
    {
      if (!tree_fits_shwi_p (c) || tree_to_shwi (c) < -LARGEST
	  || tree_to_shwi (c) > LARGEST)
	return false;
      s->constant += factor * tree_to_shwi (c);
      return true;
    }
  if (tree byte = loaded_byte (x))
    return add_field (s, byte, factor);
  if (!integer_p (x) || bits_of (x) != 32)
    return false;
  if (tree from = converted (x))
    return bits_of (from) == 32 && add_terms (s, from, factor, depth - 1);
  x = original (x);
  gassign *def = (TREE_CODE (x) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!def || gimple_vuse (def))
    return false;
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def), c;
  switch (gimple_assign_rhs_code (def))
    {
    case PLUS_EXPR:
      return (add_terms (s, a, factor, depth - 1)
	      && add_terms (s, b, factor, depth - 1));
    case MINUS_EXPR:
      return (add_terms (s, a, factor, depth - 1)
	      && add_terms (s, b, -factor, depth - 1));
    case NEGATE_EXPR:
      return add_terms (s, a, -factor, depth - 1);
    case MULT_EXPR:
      if (literal (a))
	std::swap (a, b);
      c = literal (b);
      return (c && tree_fits_shwi_p (c)
	      && IN_RANGE (tree_to_shwi (c), -LARGEST, LARGEST)
	      && add_terms (s, a, factor * tree_to_shwi (c), depth - 1));
    case LSHIFT_EXPR:
      c = literal (b);
      return (c && tree_fits_uhwi_p (c) && tree_to_uhwi (c) < 16
	      && add_terms (s, a, factor * (1 << tree_to_uhwi (c)),
			    depth - 1));
    default:
      return false;
    }
}

/* True if the fields of S are of one record, all loaded at one time, of
   records that are close together.  They are in the order of memory then.  */

bool
one_record_p (record_sum *s)
{
  gimple *loads[FIELDS];
  for (unsigned i = 1; i < s->n; i++)
    for (unsigned k = i; k > 0 && s->f[k].at < s->f[k - 1].at; k--)
      std::swap (s->f[k], s->f[k - 1]);
  for (unsigned i = 0; i < s->n; i++)
    loads[i] = load_of (&s->f[i]);
  tree ref = gimple_assign_rhs1 (loads[0]);
  const struct shape *shape = overlay_shape (s->f[0].x);
  unsigned bytes = apart_p (ref, shape, 3) ? 3 : apart_p (ref, shape, 4) ? 4
		   : 0;
  return (s->n >= FEWEST && s->f[s->n - 1].at - s->f[0].at < bytes
	  && loads_together_p (loads, s->n));
}

/* The bytes of S are multiplied as they are, by signed factors: L.  */

bool
with_signed_factors (const record_sum *s, layout *l)
{
  unsigned slots = s->n;
  /* What has most to do with how bright a pixel is stands in the middle; other
     sums of the same record shall have the same word.  */
  for (unsigned k = 0; k < FIELDS; k++)
    l->field[k] = k < s->n ? k : 1;
  for (unsigned k = 0; k < FIELDS; k++)
    l->factor[k] = k < s->n ? s->f[k].factor : 0;
  for (unsigned k = 0; k < s->n; k++)
    {
      HOST_WIDE_INT most = MIN (MAX (l->factor[k], -128), 127);
      if (most == l->factor[k])
	continue;
      if (slots == FIELDS)
	return false;
      l->field[slots] = k;
      l->factor[slots] = l->factor[k] - most;
      l->factor[k] = most;
      if (!IN_RANGE (l->factor[slots], -128, 127))
	return false;
      slots++;
    }
  return true;
}

/* They are by unsigned ones.  */

bool
with_unsigned_factors (const record_sum *s, layout *l)
{
  for (unsigned k = 0; k < FIELDS; k++)
    {
      l->field[k] = k < s->n ? k : 1;
      l->factor[k] = k < s->n ? s->f[k].factor : 0;
      if (!IN_RANGE (l->factor[k], 0, 255))
	return false;
    }
  return true;
}

/* The word of L's fields of S, behind the last load of these.  */

tree
make_word (const record_sum *s, const layout *l)
{
  tree args[FIELDS];
  gimple *last = load_of (&s->f[0]);
  for (unsigned k = 1; k < s->n; k++)
    if (stmt_dominates_stmt_p (last, load_of (&s->f[k])))
      last = load_of (&s->f[k]);
  for (unsigned k = 0; k < FIELDS; k++)
    args[k] = s->f[l->field[k]].x;
  gimple_stmt_iterator g = gsi_for_stmt (last);
  tree word = new_call (&g, API_JOIN_BYTES, integer_element (32, true),
			FIELDS, args);
  gimple *call = SSA_NAME_DEF_STMT (word);
  gimple_stmt_iterator at = gsi_for_stmt (call);
  gsi_remove (&at, false);
  gsi_insert_after (&g, call, GSI_SAME_STMT);
  return word;
}

/* Let G, which makes the sum S, do so by L: of bytes and factors of which one
   has a sign, SIGNED_BYTES or the other, which is 128 less or more than the
   bytes of S if FLIP.  */

void
make_sum (gimple_stmt_iterator *g, const record_sum *s, const layout *l,
	  bool signed_bytes, bool flip)
{
  tree word = make_word (s, l), u32 = TREE_TYPE (word);
  unsigned HOST_WIDE_INT factors = 0, all = 0, constant = s->constant;
  for (unsigned k = 0; k < FIELDS; k++)
    {
      all += l->factor[k];
      factors |= (unsigned HOST_WIDE_INT) (l->factor[k] & 255) << 8 * k;
    }
  if (flip)
    {
      word = new_operation (g, u32, BIT_XOR_EXPR, word,
			    build_int_cst (u32, 0x80808080));
      constant += (signed_bytes ? 128 : -128) * all;
    }
  tree type = element_like (gimple_assign_lhs (gsi_stmt (*g)));
  tree by = build_int_cst (u32, factors);
  tree args[4] = { signed_bytes ? by : word, signed_bytes ? word : by,
		   wide_int_to_tree (type,
				     wi::shwi (sext_hwi (constant, 32), 32)),
		   build_int_cst (integer_type_node, DOT_U8I8) };
  replace_by (g, new_call (g, API_DOT_ADD, type, 4, args));
}

/* Add X, bytes that are loaded and put together at multiples of eight bits,
   shifted by BITS to the left, to S.  */

bool
add_bytes (record_sum *s, tree x, unsigned bits, unsigned depth)
{
  if (tree byte = loaded_byte (x))
    {
      unsigned n = s->n;
      return (bits % 8 == 0 && bits < 32 && TYPE_UNSIGNED (TREE_TYPE (byte))
	      && add_field (s, byte, (HOST_WIDE_INT) 1 << bits) && s->n > n);
    }
  if (depth == 0 || !integer_p (x) || bits_of (x) != 32)
    return false;
  if (tree from = converted (x))
    return bits_of (from) == 32 && add_bytes (s, from, bits, depth - 1);
  x = original (x);
  gassign *def = (TREE_CODE (x) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!def || gimple_vuse (def))
    return false;
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  switch (gimple_assign_rhs_code (def))
    {
    case PLUS_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return (add_bytes (s, a, bits, depth - 1)
	      && add_bytes (s, b, bits, depth - 1));
    case LSHIFT_EXPR:
      b = literal (b);
      return (b && tree_fits_uhwi_p (b) && tree_to_uhwi (b) < 32 - bits
	      && add_bytes (s, a, bits + tree_to_uhwi (b), depth - 1));
    default:
      return false;
    }
}

/* True if all that uses X, a word, shifts it to the right by at least BITS
   bits.  */

bool
shifted_out_p (tree x, unsigned bits)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, x)
    {
      gassign *s = dyn_cast<gassign *> (USE_STMT (use));
      if (is_gimple_debug (USE_STMT (use)))
	continue;
      tree by = s && gimple_assign_rhs_code (s) == RSHIFT_EXPR
		? literal (gimple_assign_rhs2 (s)) : NULL_TREE;
      if (s && gimple_assign_cast_p (s) && integer_p (gimple_assign_lhs (s))
	  && bits_of (gimple_assign_lhs (s)) == 32
	  ? !shifted_out_p (gimple_assign_lhs (s), bits)
	  : !by || !tree_fits_uhwi_p (by) || tree_to_uhwi (by) < bits)
	return false;
    }
  return true;
}

/* True if the only user of X puts its bytes together with a fourth one.  */

bool
part_of_word_p (tree x)
{
  use_operand_p use;
  gimple *user;
  record_sum s = { 0, {}, 0 };
  return (single_imm_use (x, &use, &user) && is_gimple_assign (user)
	  && ((add_bytes (&s, gimple_assign_lhs (user), 0, DEPTH)
	       && s.n == FIELDS)
	      || (gimple_assign_cast_p (user)
		  && part_of_word_p (gimple_assign_lhs (user)))));
}

/* G may put the bytes of a record together to a word.  */

void
find_record_word (gimple_stmt_iterator *g)
{
  record_sum s = { 0, {}, 0 };
  tree lhs = gimple_assign_lhs (gsi_stmt (*g));
  layout l;
  unsigned mask = 0;
  /* Four bytes are a word as it stands (byte-orders.cc).  */
  if (!add_bytes (&s, lhs, 0, DEPTH) || s.n == FIELDS || part_of_word_p (lhs)
      || !one_record_p (&s)
      || !shape_equal_p (overlay_shape (lhs), overlay_shape (s.f[0].x)))
    return;
  for (unsigned k = 0; k < FIELDS; k++)
    l.field[k] = 0;
  for (unsigned k = 0; k < s.n; k++)
    {
      unsigned byte = ctz_hwi (s.f[k].factor) / 8;
      if (mask & 255u << 8 * byte)
	return;
      mask |= 255u << 8 * byte;
      l.field[byte] = k;
    }
  tree word = make_word (&s, &l), u32 = TREE_TYPE (word);
  if (mask != ~0u && !(mask == ~255u && shifted_out_p (lhs, 8)))
    word = new_operation (g, u32, BIT_AND_EXPR, word,
			  build_int_cst (u32, mask));
  replace_by (g, word);
}

/* G may make such a sum.  */

void
find_record_sum (gimple_stmt_iterator *g)
{
  record_sum s = { 0, {}, 0 };
  tree lhs = gimple_assign_lhs (gsi_stmt (*g));
  layout l;
  if (!add_terms (&s, lhs, 1, DEPTH) || !one_record_p (&s)
      || !shape_equal_p (overlay_shape (lhs), overlay_shape (s.f[0].x)))
    return;
  bool uns = TYPE_UNSIGNED (TREE_TYPE (s.f[0].x));
  if (with_signed_factors (&s, &l))
    make_sum (g, &s, &l, false, !uns);
  else if (with_unsigned_factors (&s, &l))
    make_sum (g, &s, &l, true, uns);
}

/* True if the target moves bytes to any place of a vector.  */

bool
moves_bytes_p (void)
{
  unsigned (*moves) (unsigned, unsigned)
    = ripple_current_target ()->permute_bytes;
  return (moves && !BYTES_BIG_ENDIAN && !lanes_single_p (1)
	  && moves (1, 1) == ripple_native_bytes (1));
}

/* True if it adds products of bytes.  */

bool
adds_products_p (void)
{
  unsigned bytes = ripple_native_bytes (1);
  tree num = integer_element (8, true);
  return (lanes_dot_p (integer_element (32, false), num,
			  integer_element (8, false), bytes, true));
}

/* True if STMT adds to, or puts together, a word of lanes.  */

bool
sum_p (gimple *stmt)
{
  tree lhs = is_gimple_assign (stmt) ? gimple_assign_lhs (stmt) : NULL_TREE;
  if (!lhs || !varying_p (lhs) || !integer_p (lhs) || bits_of (lhs) != 32
      || overlay_info (lhs)->affine || has_zero_uses (lhs))
    return false;
  switch (gimple_assign_rhs_code (stmt))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return true;
    default:
      return false;
    }
}

} // anonymous namespace

void
find_record_words (void)
{
  basic_block bb;
  if (!moves_bytes_p ())
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_last_bb (bb); !gsi_end_p (g);
	 gsi_prev (&g))
      if (sum_p (gsi_stmt (g)))
	find_record_word (&g);
}

void
find_record_products (void)
{
  basic_block bb;
  if (!moves_bytes_p () || !adds_products_p ())
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_last_bb (bb); !gsi_end_p (g);
	 gsi_prev (&g))
      if (sum_p (gsi_stmt (g)))
	find_record_sum (&g);
}
